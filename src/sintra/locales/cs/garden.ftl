# Zahrady pro královnu: dílky, události, volby.

garden-title = Zahrady pro královnu

## Pieces

garden-colour = { garden-colour.stem }á
    .stem = { $colour ->
        [blue] modr
        [dark-purple] tmavě fialov
        [light-purple] světle fialov
        [yellow] žlut
        [light-green] světle zelen
       *[dark-green] tmavě zelen
    }
garden-symbol = { $symbol ->
    [tree] strom
    [bird] pták
    [butterfly] motýl
    [flower] květina
    [lily] lilie
   *[tulips] tulipány
}
garden-hexagon = { garden-colour.stem }{ $symbol ->
        [tree] ý strom
        [bird] ý pták
        [butterfly] ý motýl
        [flower] á květina
        [lily] á lilie
       *[tulips] é tulipány
    }
    .object = { garden-colour.stem }{ $symbol ->
        [tree] ý strom
        [bird] ého ptáka
        [butterfly] ého motýla
        [flower] ou květinu
        [lily] ou lilii
       *[tulips] é tulipány
    }
garden-line = { $colour ->
    [hidden] { garden-symbol }
   *[other] { garden-colour }
}
garden-some-tiles = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
garden-some-expansions = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
}
garden-some-hexagons = { $count ->
    [one] { $count } záhon
    [few] { $count } záhony
   *[other] { $count } záhonů
}
garden-some-pavilions = { $count ->
    [one] { $count } pavilón
    [few] { $count } pavilóny
   *[other] { $count } pavilónů
}
garden-feature-at = { $feature ->
    [fountain] fontána
    [statue] socha na { $cell }
    [bench] lavička na { $cell }
   *[pavilion] pavilón na { $cell }
}

## Events

garden-event-take = { $from ->
    [top] { $player } bere { garden-hexagon.object } z vrchu sloupečku.
    [expansion] { $player } bere destičku: { garden-hexagon }.
   *[other] { $player } bere { garden-hexagon.object } z hromádky { $from }.
}
garden-event-aside = { $count ->
    [0] Vrchní destička se přesouvá vedle sloupečku a nezůstal na ní žádný dílek.
   *[other] Vrchní destička se přesouvá vedle sloupečku jako hromádka { $pile }; zbytek na ní: { garden-some-tiles }.
}
garden-event-deal = Na vrch sloupečku: { garden-hexagon }.
garden-event-pour = Věž se vysypává do sáčku: { garden-some-tiles }.
garden-event-open = Destička se otáčí lícem nahoru: { garden-hexagon }.
garden-event-pay = { $kind ->
    [tile] { $player } platí: { garden-hexagon }.
   *[expansion] { $player } platí destičkou: { garden-hexagon }.
}
garden-event-spend = { $player } platí; žolíků: { $count }.
garden-event-place = { $player } pokládá { garden-hexagon.object } na { $cell }.
garden-event-expand = { $player } pokládá destičku na pole { $slot }, otočení { $turn }: { garden-hexagon }.
garden-event-buy = { $player } kupuje prázdnou destičku na pole { $slot } a ztrácí { common-lost }.
garden-event-feature = { $lost ->
    [0] { $player } obklopil zahradní prvek: { garden-feature-at }. Žolíci: { $count }.
   *[other] { $player } obklopil zahradní prvek: { garden-feature-at }. Žolíci: { $count }, pro nedostatek místa propadlo: { $lost }.
}
garden-event-pass = { $player } pasuje.
garden-event-marker = { $lost ->
    [0] { $player } bere žeton začínajícího hráče a nemá žádné body, které by ztratil.
   *[other] { $player } bere žeton začínajícího hráče a ztrácí { common-lost }.
}
garden-event-discard = { $kind ->
    [tile] { $player } odhazuje { garden-hexagon.object } a ztrácí { common-lost }.
   *[expansion] { $player } odhazuje destičku ({ garden-hexagon }) a ztrácí { common-lost }.
}
garden-event-wheel = { $player }: { garden-line }, v zahradě { $count } × { $each }: { common-points }.
garden-event-pavilions = { $player }: { garden-some-pavilions }: { common-points }.
garden-event-sweep = Z výlohy do věže: { garden-some-tiles }.
garden-event-return = Pod zásobu jde destička: { garden-hexagon }.
garden-event-rest = Lícem dolů pod zásobu: { garden-some-expansions }.
garden-event-round = Začíná { $round }. kolo, první je na tahu { $player-inside }.
garden-event-end = Poslední kolo skončilo.
garden-event-jokers = { $player }: zbylí žolíci: { $count }, { common-points }.
garden-event-storage = { $lost ->
    [0] { $player } nemá body, které by ztratil za zbytek ve skladišti: { garden-some-hexagons }.
   *[other] { $player } ztrácí { common-lost } za zbytek ve skladišti: { garden-some-hexagons }.
}
garden-event-group = { $colour ->
    [hidden] { $player }: skupina se symbolem { garden-symbol } na { $cell } ({ $hexagons }): { common-points }.
   *[other] { $player }: { garden-colour } skupina na { $cell } ({ $hexagons }): { common-points }.
}
garden-event-bonus = { $player }: bonus za skupinu o velikosti { $count }: { common-points }.

## Points

garden-part-buy = prázdné destičky
garden-part-marker = žeton začínajícího hráče
garden-part-discard = odhozeno při pasu
garden-part-wheel = dílčí vyhodnocení
garden-part-pavilions = pavilóny
garden-part-jokers = zbylí žolíci
garden-part-storage = záhony zbylé ve skladišti
garden-part-group = skupiny
garden-part-bonus = bonus za velké skupiny

## Options

garden-option-scoring = Bodování
garden-option-scoring-base = základní
garden-option-scoring-base-meaning = Základní strana kola; bonus za skupiny o šesti záhonech.
garden-option-scoring-variant = varianta
garden-option-scoring-variant-meaning = Druhá strana kola: symboly přinášejí tolik bodů, jaké je jejich číslo; bonus za skupiny o čtyřech, pěti a šesti záhonech.
garden-option-discard = Odhazování při pasu
garden-option-discard-off = ne
garden-option-discard-off-meaning = Kdo pasuje, nechává si všechno ve skladišti.
garden-option-discard-on = ano
garden-option-discard-on-meaning = Kdo pasuje, smí odhodit záhony ze skladiště a ztratit tolik bodů, jaká je jejich hodnota.
## Words of moves
# Jak se tahy píšou. První slovo říká, co se dělá; ostatní vypsaná slova psát netřeba.
# Čemu se rozumí navíc, je v `.also`; z forem oddělených lomítkem stačí kterákoli.

garden-move-acquire = vzít { $line }
garden-move-copy = vybrat { $hexagon } { $from }
garden-move-place = položit { $hexagon } { $cell }
garden-move-expand = rozšířit { $hexagon } pole { $slot } otočení { $turn }
garden-move-buy = koupit pole { $slot }
garden-move-pay = zaplatit { $paid }
garden-move-pass = pas
garden-move-discard = odhodit { $hexagon }
garden-move-done = hotovo
garden-word-colour = { $colour ->
    [dark-purple] tmavě-fialovou
    [light-purple] světle-fialovou
    [yellow] žlutou
    [light-green] světle-zelenou
    [dark-green] tmavě-zelenou
   *[blue] modrou
}
    .stem = { $colour ->
    [dark-purple] tmavě-fialov
    [light-purple] světle-fialov
    [yellow] žlut
    [light-green] světle-zelen
    [dark-green] tmavě-zelen
   *[blue] modr
}
    .also = { $colour ->
    [dark-purple] tmavě-fialový/tmavě-fialová/tmavě-fialové/tmavě-fialového
    [light-purple] světle-fialový/světle-fialová/světle-fialové/světle-fialového
    [yellow] žlutý/žlutá/žluté/žlutého
    [light-green] světle-zelený/světle-zelená/světle-zelené/světle-zeleného
    [dark-green] tmavě-zelený/tmavě-zelená/tmavě-zelené/tmavě-zeleného
   *[blue] modrý/modrá/modré/modrého
}
garden-word-symbol = { $symbol ->
    [bird] ptáky
    [butterfly] motýly
    [flower] květiny
    [lily] lilie
    [tulips] tulipány
   *[tree] stromy
}
    .also = { $symbol ->
    [bird] pták/ptáka
    [butterfly] motýl/motýla
    [flower] květina/květinu
    [lily] lilie/lilii
    [tulips] tulipány
   *[tree] strom
}
garden-word-hexagon = { $symbol ->
    [bird] { garden-word-colour.stem }ého ptáka
    [butterfly] { garden-word-colour.stem }ého motýla
    [flower] { garden-word-colour.stem }ou květinu
    [lily] { garden-word-colour.stem }ou lilii
    [tulips] { garden-word-colour.stem }é tulipány
   *[tree] { garden-word-colour.stem }ý strom
}
    .also = { garden-word-colour }/{ garden-word-colour.also } { garden-word-symbol }/{ garden-word-symbol.also }
garden-word-pile = hromádka { $number }
garden-word-top = sloupeček
    .also = vrch
garden-word-expansion = destička
garden-word-paid-expansion = destičku
    .also = destička
garden-word-jokers = žolíky { $number }
    .also = { $number } žolíky
garden-refusal-move = neplatný tah: „{ $given }“ (očekává se například „vzít modrou“, „položit modrého ptáka c4“, „rozšířit modrého ptáka pole 3 otočení 2“, „zaplatit modrý strom žolíky 1“ nebo „pas“)
garden-refusal-pay = tohle není platba: „{ $given }“ (očekávají se různé záhony jedné barvy nebo jednoho symbolu, kterými lze zaplatit jiný záhon, z toho nejvýš dvě destičky)
## Positions

garden-part-of-text-jokers = počet žolíků v { $field }
garden-part-of-text-tiles = dílky v { $field }
garden-part-of-text-expansions = destičky v { $field }
garden-part-of-text-garden = zahrada v { $field }
garden-part-of-text-slots = pole v { $field }
garden-part-of-text-slot = pole { $number } v { $field }
garden-part-of-text-stack = sloupeček { $number }
garden-part-of-text-pile = hromádka { $number }
garden-part-of-text-line = barva nebo symbol v { $field }
garden-part-of-text-picks = místa v { $field }
garden-refusal-hexagon = { $name }: „{ $given }“ neznám (očekává se písmeno { $letters } a číslo 1 až 6, například B2)
garden-refusal-hexagons = { $name }: „{ $given }“ nelze přečíst (očekávají se písmena { $letters } s čísly 1 až { $most }, například B12Y4, nebo -, když tam nic není)
garden-refusal-different = { $name }: „{ $given }“ není možné (smí jich být nejvýš { $most } a každá jen jednou)
garden-refusal-copies = { $name }: dílků { $hexagon } je { $count } (smí být nejvýš { $most })
garden-refusal-planted = { $name }: „{ $given }“ nelze přečíst (očekává se políčko a záhon, například c4B2, nebo -, když je prázdná)
garden-refusal-spot = { $name }: místo „{ $given }“ neexistuje (očekává se políčko, například c4, nebo pole s otočením, například 1.6)
garden-refusal-slot = { $name } je „{ $given }“ (očekává se destička s otočením, například B2:6, nebo B2:-, když leží rubem nahoru, nebo -, když tam žádná není)
garden-refusal-cell = zahrada v { $player }: na { $cell } nemůže ležet dílek (očekává se volné políčko zahrady nebo destičky)
garden-refusal-group = zahrada v { $player } má ve skupině shodné záhony (jeden z nich je { $hexagon } na { $cell })
garden-refusal-storage = { $player } má ve skladišti { $count } dílků a žolíků (vejde se jich nejvýš { $most })
garden-refusal-tiles = dílků { $hexagon } je { $count } (mají být { $expected })
garden-refusal-stack = sloupeček { $number }: destiček je { $count } (má jich být { $least } až { $most })
garden-refusal-returned = returned obsahuje { $expansions } (očekávají se jen destičky v zásobě nebo ležící rubem nahoru)
garden-refusal-expansions = destiček { $expansion } je { $count } (má být 1)
garden-refusal-display = ve výloze je destiček { $count } (smí jich být nejvýš { $most })
garden-refusal-top = top: dílků je { $count } (má jich být { $least } až { $most })
garden-refusal-pile = na hromádce { $number } je dílků { $count } (má jich být 1 až { $most })
garden-refusal-marker = žeton začínajícího hráče je na špatném místě (má ho mít hráč, který pasoval, nebo nikdo, je-li passed -)
garden-refusal-passed = passed neodpovídá fázi (po konci hry tam mají být všichni hráči, jinak ne ten, kdo je na tahu)
garden-refusal-copying = není z čeho vybírat (očekává se volba pro každý záhon před tím, který leží na několika místech)
garden-refusal-paying = { $hexagon } se teď neplatí (očekává se místo, kam smí, a aspoň dva způsoby, jak zaplatit)
garden-refusal-discarding = není co odhodit (očekává se pass_discard=on a ve skladišti záhon, na který stačí body)
garden-refusal-over = hra ještě nemůže být u konce (očekává se { $last }. kolo a prázdná skladiště)

# Duel: dílky, události, cíle, volby.

duel-title = Duel

## Pieces

duel-colour = { duel-colour.stem }á
    .stem = { $colour ->
        [blue] modr
        [yellow] žlut
        [red] červen
        [black] čern
       *[turquoise] tyrkysov
    }
duel-noun = { $count ->
    [one] dlaždice
    [few] dlaždice
   *[other] dlaždic
}
duel-some = { $count } { duel-colour.stem }{ $count ->
    [one] á
    [few] é
   *[other] ých
}
duel-tiles = { duel-some } { duel-noun }
    .object = { $count ->
        [one] { $count } { duel-colour.stem }ou dlaždici
       *[other] { duel-tiles }
    }
duel-pieces = { $count } { duel-noun }
duel-type = { $type ->
        [ornament] ozdobná
       *[mosaic] mozaiková
    }
    .object = { $type ->
        [ornament] ozdobnou
       *[mosaic] mozaikovou
    }
# Velká dílna je pátá.
duel-of-factory = { $factory ->
    [5] velké dílny
   *[other] dílny { $factory }
}
duel-of-target = { $to ->
    [5] velké dílny
   *[other] dílny { $to }
}

## Events

duel-event-plate = { $player } si bere destičku { $plate }.
duel-event-draw = { $lost ->
    [0] { $player } dobírá destičku lícem dolů ({ duel-type.object }), zdarma, protože nemá žádné body.
   *[other] { $player } dobírá destičku lícem dolů ({ duel-type.object }) za { common-lost }.
}
duel-event-look = { $plate ->
    [hidden] { $player } si prohlíží dobranou destičku ({ duel-type.object }).
   *[other] { $number }. dobraná destička je { $plate }.
}
duel-event-keep = { $plate ->
    [hidden] { $player } si vybírá destičku.
   *[other] { $player } si vybírá destičku { $plate }.
}
duel-event-under = { $plate ->
    [hidden] Jedna destička ({ duel-type }) se vrací pod hromádku.
   *[other] Destička { $plate } se vrací pod hromádku.
}
duel-event-place = { $player } umísťuje destičku { $plate } na pole { $field }{ $turn ->
    [0] { "" }
    [1] , otočenou o 90 stupňů
    [2] , otočenou o 180 stupňů
   *[3] , otočenou o 270 stupňů
}.
duel-event-refill = Na místo { $to } přichází destička { $plate }.
duel-event-sun = { $player } bere { duel-tiles.object } ze slunce { duel-of-factory }.
duel-event-moon = { $player } bere { duel-tiles.object } z měsíce { duel-of-factory }.
duel-event-first = { $player } si bere dlaždici začínajícího hráče.
duel-event-line = Do přípravné řady { $line }: { duel-tiles }.
duel-event-break = { $to ->
    [tower] Rozbito: { duel-tiles }, rovnou do věže, bez ztráty.
   *[other] Rozbito: { duel-tiles }.
}
duel-event-rest = Na měsíc velké dílny: { duel-tiles }.
duel-event-stack = Na měsíc { duel-of-factory }: { duel-tiles }.
duel-event-reveal = Bonus { duel-of-factory } se otáčí lícem nahoru: { $chip }.
duel-event-chip = { $player } si bere bonus { $chip }.
duel-event-pass = { $player } už nemá žádnou možnou akci a pasuje.
duel-event-pay = { $player } nahrazuje dlaždici v přípravné řadě { $line } bonusy { $chips }.
duel-event-tile = { $player }: { duel-tiles } z přípravné řady { $line } na klenbu, sloupec { $column }: { common-points }{ duel-runs }.
duel-runs = { $across ->
    [1] { "" }
   *[other] { $down ->
        [1] { "" }
       *[other] { " " }({ $across } vodorovně, { $down } svisle)
    }
}
duel-event-ornament = { $player }: ozdobná dlaždice v řadě { $row }, sloupec { $column }: { common-points }.
duel-event-lose = { $player }: přípravná řada { $line } už na klenbě místo nenajde a celá se rozbije.
duel-event-clear = Z přípravné řady { $line } do věže: { duel-tiles }.
duel-event-broken = { $lost ->
    [0] { $player } nemá body, které by za rozbité dlaždice ztratil.
   *[other] { $player } ztrácí za rozbité dlaždice { common-lost }.
}
duel-event-late = { $lost ->
    [0] { $player } nemá body, které by za dlaždici začínajícího hráče ztratil.
   *[other] { $player } ztrácí za dlaždici začínajícího hráče { common-lost }.
}
duel-event-round = Začíná { $round }. kolo, první je na tahu { $player-inside }.
duel-event-pour = Věž se vysypává do pytlíku: { duel-pieces }.
duel-event-redeal = Na velké dílně leží { duel-tiles } a nic jiného; vracejí se do pytlíku.
duel-event-deal = Na slunce { duel-of-target }: { duel-tiles }.
duel-event-hide = Na měsíc { duel-of-target } přichází bonus lícem dolů.
duel-event-end = Konec hry: bylo odehráno páté kolo.
duel-event-goal = { $player }, cíl { duel-goal }: { common-points }.
duel-event-spared = { $player } neklesne pod nulu a { common-points } neztrácí.

## Points

duel-part-draw = dobrané destičky
duel-part-tile = dlaždice na klenbě
duel-part-ornament = ozdobné dlaždice
duel-part-broken = rozbité dlaždice
duel-part-late = dlaždice začínajícího hráče
duel-part-goal = cíle
duel-part-spared = nikdy pod nulu

## Goals

duel-goal = { $goal ->
    [rows] { duel-goal-rows }
    [colours] { duel-goal-colours }
    [columns] { duel-goal-columns }
    [border] { duel-goal-border }
    [diagonals] { duel-goal-diagonals }
    [corners] { duel-goal-corners }
    [mosaics] { duel-goal-mosaics }
   *[ornaments] { duel-goal-ornaments }
}
duel-goal-rows = řady
duel-goal-rows-meaning = 3 body za každou dokončenou řadu klenby.
duel-goal-colours = barvy
duel-goal-colours-meaning = 4 body za každou řadu s dlaždicemi pěti různých barev; jednu z nich může zastoupit ozdobná dlaždice.
duel-goal-columns = sloupce
duel-goal-columns-meaning = 7 bodů za každý dokončený sloupec klenby.
duel-goal-border = okraj
duel-goal-border-meaning = 1 bod za každou dlaždici na okraji klenby.
duel-goal-diagonals = úhlopříčky
duel-goal-diagonals-meaning = 10 bodů za každou dokončenou úhlopříčku.
duel-goal-corners = rohy
duel-goal-corners-meaning = 3 body za zaplněnou destičku v horním rohu, 8 bodů v dolním.
duel-goal-mosaics = mozaiky
duel-goal-mosaics-meaning = 2 body za každé mozaikové políčko, jsou-li zaplněna všechna.
duel-goal-ornaments = ozdoby
duel-goal-ornaments-meaning = Minus 3 body za každé prázdné políčko pro ozdobnou dlaždici.

## Options

duel-option-goals = Cíle
duel-option-goals-beginner = pro první hru
duel-option-goals-beginner-meaning = Řady, sloupce a úhlopříčky.
duel-option-goals-random3 = tři náhodné
duel-option-goals-random3-meaning = Vylosují se tři destičky cílů a jejich strany.
duel-option-goals-random4 = čtyři náhodné
duel-option-goals-random4-meaning = Všechny čtyři destičky cílů, strany se vylosují.
## Words of moves
# Jak se tahy píšou. První slovo říká, co se dělá; ostatní vypsaná slova psát netřeba.

duel-move-plate = destička { $from }
duel-move-draw = dobrat
duel-move-stop = dost
duel-move-keep = vybrat { $plate }
duel-move-under = vespod { $plate }
duel-move-place = umístit { $field } otočit { $turn }
duel-move-sun = slunce { $factory } { $colour } { $to }
duel-move-stack = navrstvit { $colour }
duel-move-moon = měsíc { $colour } { $to }
duel-move-chip = bonus { $factory }
duel-move-tile = obložit { $line } sloupec { $column }
duel-move-complete = dokončit { $line }
duel-move-leave = nechat { $line }
duel-move-pay = zaplatit { $paid }
duel-word-large = velká
duel-word-broken = rozbít
duel-colour-blue = modrá
duel-colour-yellow = žlutá
duel-colour-red = červená
duel-colour-black = černá
duel-colour-turquoise = tyrkysová
duel-refusal-move = neplatný tah: „{ $given }“ (očekává se například „slunce 3 modrá 2“, „měsíc červená rozbít“, „bonus 1“, „destička 2“, „dobrat“ nebo „umístit 5 otočit 90“)
duel-refusal-pay = tohle není platba: „{ $given }“ (očekávají se dva nebo tři bonusy, nejvýš dva stejné; v datech podle abecedy)
## Positions

duel-part-of-text-factory = číslo v { $field }
duel-part-of-text-line = číslo v { $field }
duel-part-of-text-tokens = počet žetonů v { $field }
duel-part-of-text-plates = destičky v { $field }
duel-part-of-text-dome = klenba v { $field }
duel-part-of-text-row = řada { $number } klenby v { $field }
duel-part-of-text-broken = rozbité dlaždice v { $field }
duel-part-of-text-chips = bonusy v { $field }
duel-part-of-text-spent = utracené bonusy v { $field }
duel-part-of-text-taken = počet vzatých bonusů v { $field }
duel-refusal-line = { $name } je „{ $given }“ (očekává se řada od 1 do { $most } a, když už se za ni platí bonusy, tečka a počet nahrazených dlaždic, například 3.1)
duel-refusal-plate = { $name }: „{ $given }“ neznám (očekává se destička, například YKTS, nebo -, když tam žádná není)
duel-refusal-known-plate = { $name }: „{ $given }“ neznám (očekává se destička a u ní místa, která ji znají: 1, 2 nebo 12, například YKTS2)
duel-refusal-drawn-plate = { $name }: „{ $given }“ neznám (očekává se destička a u ní místa, která ji znají: 1, 2 nebo 12, a pokud se vrátila, znak >, například YKTS2>)
duel-refusal-turned-plate = { $name }: „{ $given }“ neznám (očekává se destička s počtem čtvrtotáček, například YKTS2, nebo -, když tam žádná není)
duel-refusal-chip = { $name }: „{ $given }“ neznám (možnosti: { $chips }, lícem dolů s otazníkem, nebo -, když tam žádný není)
duel-refusal-goals = goals má obě strany jedné destičky (z každé dvojice smí být nejvýš jedna: { $pairs })
duel-refusal-tiles = { duel-colour.stem }ých dlaždic je { $count } (má jich být { $expected })
duel-refusal-plates = počet destiček { $plate } je { $count } (má být jediná)
duel-refusal-placed-plates = klenba v { $board } má destiček { $count } (v tomto kole jich má být { $expected })
duel-refusal-face-up = vyložených destiček je { $count } (v tomto kole a s těmito žetony jich má být { $least } až { $most })
duel-refusal-stack = někdo zná destičku uprostřed hromádky (znát lze jen destičky vespod)
duel-refusal-returned = vrácená destička není vespod hromádky (má tam být a zná ji jen ten, kdo ji dobral)
duel-refusal-hand = destičky v hand a held neodpovídají fázi (dobrané patří do hand, ta k umístění do held)
duel-refusal-factory = dílna { $factory } má na slunci dlaždic { $sun } a na měsíci { $moon } (mají být jen na jednom)
duel-refusal-factory-chip = bonus dílny { $factory } neodpovídá (pod dlaždicemi leží lícem dolů, bez nich lícem nahoru)
duel-refusal-large-factory = velká dílna má na slunci dlaždic { $sun } a na měsíci { $moon } (mají být jen na jednom)
duel-refusal-first-tile = dlaždice začínajícího hráče je vzatá předčasně (dokud z měsíce velké dílny nikdo nebral, leží tam)
duel-refusal-chips = bonusů { $chip } je { $count } (mohou být nejvýš { $most })
duel-refusal-taken-chips = vzatých bonusů je { $taken } a chybějících { $missing } (mají se rovnat)
duel-refusal-board-chips = { $board } má bonusů { $count } (v tomto kole jich má být { $expected })
duel-refusal-space = řada { $row } klenby v { $board } má dlaždici na políčku, kam nepatří (sloupec { $column })
duel-refusal-ornament = ozdobná dlaždice na poli { $field } v { $board } neodpovídá (patří tam, až jsou ostatní tři plná)
duel-refusal-mark = přípravná řada { $row } v { $board } nemůže končit znakem > (smí jen řada nad právě vyhodnocovanou, a ne dokončená)
duel-refusal-row = řada { $row } klenby v { $board } má dlaždic { $count } (za kolo přibude nejvýš jedna: { $most })
duel-refusal-unmoved = přípravná řada { $row } v { $board } nic neposlala (v řadě klenby se očekává její barva)
duel-refusal-passed = hráč { $player } ještě může hrát (pasovat lze, jen když není možná žádná akce)
duel-refusal-tiled = { $board } už je vyhodnocen (nemají tam zbývat rozbité dlaždice ani nevyřízené řady)
duel-refusal-left = ještě je co brát (v této fázi nemají zbývat dlaždice, bonusy ani žetony)
duel-refusal-line-above = řada nad přípravnou řadou { $number } ještě není vyhodnocena (postupuje se shora dolů)
duel-refusal-no-choice = u přípravné řady { $number } není z čeho vybírat (očekává se řada, která odpovídá fázi)
duel-refusal-opening = nejdřív se umísťují úvodní destičky (očekává se phase opening a turn { $player } a nic vzatého)
duel-refusal-opened = oba hráči už destičky mají (úvod hry skončil)
duel-refusal-no-action = není co dělat (očekávají se dlaždice, bonusy nebo žetony)
duel-refusal-no-draw = nelze dobírat (očekává se hromádka a body)
duel-refusal-no-stacking = na dílně { $number } není co vrstvit (na slunci se očekávají dlaždice více barev)
duel-refusal-over = hra nemůže skončit v { $round }. kole (končí po { $last }. kole)

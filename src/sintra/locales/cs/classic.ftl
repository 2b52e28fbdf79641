# Mini a Mistři čokolády: dílky, události, volby. Každá věta dostane vydání ($edition).

classic-title-mini = Mini
classic-title-chocolatier = Mistři čokolády

## Pieces

classic-colour = { classic-colour.stem }á
    .stem = { $colour ->
        [blue] modr
        [yellow] žlut
        [red] červen
        [black] čern
        [white] bíl
       *[brown] hněd
    }
classic-noun = { $edition ->
    [mini] { $count ->
        [one] dlaždice
        [few] dlaždice
       *[other] dlaždic
    }
   *[chocolatier] { $count ->
        [one] pralinka
        [few] pralinky
       *[other] pralinek
    }
}
classic-some = { $count } { classic-colour.stem }{ $count ->
    [one] á
    [few] é
   *[other] ých
}
classic-tiles = { classic-some } { classic-noun }
    .object = { $count ->
        [one] { $count } { classic-colour.stem }ou { $edition ->
            [mini] dlaždici
           *[chocolatier] pralinku
        }
       *[other] { classic-tiles }
    }
classic-pieces = { $count } { classic-noun }
classic-on-wall = { $edition ->
    [mini] na stěně
   *[chocolatier] v bonboniéře
}
classic-to-wall = { $edition ->
    [mini] na stěnu
   *[chocolatier] do bonboniéry
}
classic-from = { $from ->
        [centre] ze středu
       *[other] { $edition ->
            [mini] z výlohy { $from }
           *[chocolatier] z nabídky { $from }
        }
    }
    .to = { $edition ->
        [mini] Z výlohy { $from } na výlohu { $to }
       *[chocolatier] Z nabídky { $from } na nabídku { $to }
    }
classic-special = { $special ->
    [extra] o dílek víc
    [keep] zbytek zůstává na místě
    [spread] zbytek k sousedům
    [shield] štít proti jedné ztrátě
    [gone] štít už si někdo vzal
    [pull-blue] přitahuje modrou
    [pull-yellow] přitahuje žlutou
    [pull-red] přitahuje červenou
    [pull-black] přitahuje černou
    [pull-white] přitahuje bílou
   *[pull-brown] přitahuje hnědou
}

## Events

classic-event-take = { $player } bere { classic-tiles.object } { classic-from }.
classic-event-rest = Do středu: { classic-tiles }.
classic-event-marker = { $to ->
    [shield] { $player } bere žeton začínajícího hráče a klade ho na štít.
    [beside] { $player } bere žeton začínajícího hráče; podlaha je plná, takže nic nestojí.
   *[other] { $player } bere žeton začínajícího hráče a klade ho na podlahu.
}
classic-event-shield = { $player } si bere štít.
classic-event-line = Do přípravné řady { $line }: { classic-tiles }.
classic-event-fall = { $to ->
    [shield] Na štít, bez ztráty: { classic-tiles }.
    [lid] Do víka, protože podlaha je plná: { classic-tiles }.
   *[other] Na podlahu: { classic-tiles }.
}
classic-event-spread = { classic-from.to }: { classic-tiles }.
classic-event-break = { $player }: přípravná řada { $line } nemá { classic-on-wall } místo a celá padá na podlahu.
classic-event-tile = { $player }: { classic-tiles } z řady { $line } { classic-to-wall }, sloupec { $column }: { common-points }{ classic-runs }.
classic-runs = { $across ->
    [1] { "" }
   *[other] { $down ->
        [1] { "" }
       *[other] { " " }({ $across } vodorovně, { $down } svisle)
    }
}
classic-event-clear = Z řady { $line } do víka: { classic-tiles }.
classic-event-floor = { $lost ->
    [0] { $player } nemá body, které by za podlahu ztratil.
   *[other] { $player } ztrácí za podlahu { common-lost }.
}
classic-event-round = Začíná { $round }. kolo, první je na tahu { $player-inside }.
classic-event-gold = { $edition ->
    [mini] Výloha
   *[chocolatier] Nabídka
} { $display } je zlatá: { classic-special }.
classic-event-pour = Víko se vysypává do sáčku: { classic-pieces }.
classic-event-deal = { $edition ->
    [mini] Na výlohu
   *[chocolatier] Na nabídku
} { $to }: { classic-tiles }.
classic-event-pull = { classic-from.to }: { classic-tiles }.
classic-event-end = Konec hry: { $reason ->
    [row] je dokončena vodorovná řada
    [tiles] došly všechny dílky
   *[rounds] bylo odehráno poslední kolo
}.
classic-event-row = { $player }: dokončená řada { $row }: { common-points }.
classic-event-column = { $player }: dokončený sloupec { $column }: { common-points }.
classic-event-colour = { $player }: všech pět { classic-colour.stem }ých: { common-points }.

## Points

classic-part-tile = umístěno { classic-on-wall }
classic-part-floor = podlaha
classic-part-row = dokončené řady
classic-part-column = dokončené sloupce
classic-part-colour = dokončené barvy

## Options

classic-option-wall = { $edition ->
    [mini] Strana stěny
   *[chocolatier] Strana bonboniéry
}
classic-option-wall-coloured = barevná
classic-option-wall-coloured-meaning = Každá barva má v každé řadě své místo.
classic-option-wall-plain = { $edition ->
    [mini] šedá
   *[chocolatier] hnědá
}
classic-option-wall-plain-meaning = Místo si volíte sami; žádná barva se v řadě ani ve sloupci neopakuje.
classic-option-special = Speciální nabídky
classic-option-special-off = ne
classic-option-special-off-meaning = Všechny nabídky jsou stejné.
classic-option-special-on = ano
classic-option-special-on-meaning = V každém kole se tolik nabídek, kolik je hráčů, otočí zlatou stranou s vlastním pravidlem.
## Words of moves
# Jak se tahy píšou. První slovo říká, co se dělá; ostatní vypsaná slova psát netřeba.

classic-move-draft = { $from } { $colour } { $to }
classic-move-spread = rozdat { $colour } { $side }
classic-move-tile = obložit { $line } sloupec { $column }
classic-word-centre = střed
classic-word-floor = podlaha
classic-word-left = vlevo
classic-word-right = vpravo
classic-colour-blue = modrá
classic-colour-yellow = žlutá
classic-colour-red = červená
classic-colour-black = černá
classic-colour-white = bílá
classic-colour-brown = hnědá
classic-refusal-move = neplatný tah: „{ $given }“ (očekává se například „3 modrá 2“, „střed modrá podlaha“, „rozdat modrá vlevo“ nebo „obložit 2 sloupec 4“)
## Positions

classic-part-of-text-display = číslo nabídky v { $field }
classic-part-of-text-line = číslo přípravné řady v { $field }
classic-part-of-text-wall = stěna v { $field }
classic-part-of-text-row = řada { $number } stěny v { $field }
classic-part-of-text-floor = podlaha v { $field }
classic-part-of-text-shield = štít v { $field }
classic-refusal-shield = { $name } je „{ $given }“ (očekává se -, + nebo + s jedním dílkem či žetonem)
classic-refusal-special = hra { $game } nemá speciální nabídky
classic-refusal-tiles = { classic-colour.stem }ých dílků je { $count } (má jich být { $expected })
classic-refusal-offer = v nabídkách a ve středu je příliš mnoho dílků (v nabídce mají být { $each }, celkem { $most })
classic-refusal-marker-twice = žeton začínajícího hráče je tu navíc (má být jediný: ve středu, nebo u hráče, který si ho vzal)
classic-refusal-marker-lost = žeton hráče { $player } nikde neleží (očekává se * na podlaze)
classic-refusal-tiled = { $board } už má obloženo (očekává se prázdná podlaha, žádný štít a žádná dokončená přípravná řada)
classic-refusal-mark = přípravná řada { $row } v { $board } nemůže končit znakem > (smí jen řada nad právě obkládanou, které chybí jeden dílek)
classic-refusal-row-too-long = řada { $row } stěny v { $board } má dílků { $count } (za kolo přibude nejvýš jeden: { $most })
classic-refusal-row-twice = řada { $row } stěny v { $board } má některou barvu dvakrát
classic-refusal-unmoved = přípravná řada { $row } v { $board } nic neposlala (v řadě stěny se očekává její barva)
classic-refusal-line = přípravná řada { $row } v { $board } má barvu, která už je v téže řadě stěny
classic-refusal-place = řada { $row } stěny v { $board } má { $letter } na špatném místě
classic-refusal-column-twice = sloupec { $column } stěny v { $board } má některou barvu dvakrát
classic-refusal-gold = zlatých nabídek je v gold { $count } (má jich být { $expected }, každá jiného druhu)
classic-refusal-shield-holders = hráčů se štítem je { $count } (má být jeden, pokud už si štít někdo vzal, jinak žádný)
classic-refusal-shield-place = na místě po štítu leží dílky (když si štít někdo vzal, nemají tam být žádné)
classic-refusal-draft = není co brát (očekávají se dílky v nabídkách nebo ve středu a žádná dokončená řada)
classic-refusal-drafted = v nabídkách nebo ve středu ještě leží dílky (v této fázi tam nemají být žádné)
classic-refusal-spread = nabídku { $number } nelze rozdat (očekává se nabídka spread, na které leží dílky)
classic-refusal-tile = z přípravné řady { $number } se teď neobkládá (očekává se dokončená řada a na výběr aspoň dva sloupce)
classic-refusal-tile-above = nad přípravnou řadou { $number } je ještě dokončená řada (ta se obkládá dřív)
classic-refusal-over = hra ještě nemůže být u konce (očekává se dokončená řada, prázdný sáček i víko, nebo poslední kolo)

## Positions

classic-part-of-text-display = číslo nabídky v { $field }
classic-part-of-text-line = číslo přípravné řady v { $field }
classic-part-of-text-wall = stěna v { $field }
classic-part-of-text-row = řada { $number } stěny v { $field }
classic-part-of-text-floor = podlaha v { $field }
classic-part-of-text-shield = štít v { $field }
classic-refusal-shield = { $name } je „{ $given }“ (očekává se -, + nebo + s jedním dílkem či žetonem)
classic-refusal-special = hra { $game } nemá speciální nabídky
classic-refusal-tiles = { $colour ->
    [blue] modrých
    [yellow] žlutých
    [red] červených
    [black] černých
    [brown] hnědých
   *[white] bílých
} dílků je { $count } (má jich být { $expected })
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

# Odmítnutí: co přišlo a co se čekalo. Začínají malým písmenem: něco může stát před nimi.

refusal-in-line = řádek { $line }: { $reason }
refusal-in-file = { $path }, { $reason }
refusal-seed = neplatný seed: { $given } (očekává se celé číslo od 0 do 2**{ $bits } - 1)
refusal-no-game = hru { $given } neznám (možnosti: { $expected })
refusal-no-text = to není text: { $given } (očekává se str)
refusal-players = hru { $game } nelze hrát s počtem hráčů { $given } (možnosti: { $expected })

## Volby

refusal-option = volba { $option } nemůže být { $given } (možnosti: { $expected })
refusal-expected-one = { $names }
refusal-expected-selection = { $names }; nebo { $sizes } jména, z každé dvojice nejvýš jedno: { $pairs }
refusal-no-options = neplatné volby: { $given } (očekávají se jména s hodnotami, například { $example })
refusal-no-option = tato hra nemá volbu { $given } (možnosti: { $expected })

## U stolu

refusal-undo-rule = undo nemůže být { $given } (možnosti: { $expected })
refusal-no-seat = místo { $given } u tohoto stolu není (očekává se číslo od 0 do { $last })
refusal-over = hra už skončila
refusal-turn = místo { $given } teď není na tahu (na tahu je místo { $turn })
refusal-not-now = teď nelze: „{ $given }“ (možné je například „{ $example }“)
refusal-move-kind = neplatný tah: { $given } (očekává se objekt a v něm „do“; možnosti: { $expected })
refusal-move-fields = neplatný tah: { $given } (tah „{ $kind }“ má pole { $expected })
refusal-move-field = neplatný tah: „{ $field }“ nemůže být { $given } (možnosti: { $expected })
refusal-move-list = neplatný tah: „{ $field }“ nemůže být { $given } (očekává se seznam, v něm: { $expected })
refusal-no-undo = není žádný tah, který by šlo vzít zpět
refusal-undo-closed = tento tah už vzít zpět nelze
refusal-no-redo = není žádný vrácený tah, který by šlo zopakovat

## Záznamy

refusal-record = tohle není záznam: „{ $given }“ (očekává se „{ $expected }“)
refusal-record-end = záznam uvádí „{ $given }“, ale z tahů vychází „{ $expected }“
refusal-record-position-open = pozice není úplná (očekává se celá, i s hodnotou chance)
refusal-record-position-and-more = pozice říká všechno (vedle ní se neočekává players, option ani seed)
refusal-record-late-heading = „{ $given }“ stojí až za tahy (patří před ně)
refusal-record-cut = záznam končí předčasně (očekává se tah, „{ $unfinished }“ nebo „result …“)
refusal-record-empty-heading = za „{ $given }“ chybí hodnota (očekává se například „players 2“)
refusal-record-twice = „{ $given }“ je uvedeno dvakrát
refusal-record-after-end = „{ $given }“ stojí až za koncem záznamu
refusal-record-move = neplatný tah: „{ $given }“ (očekává se například „1. player 1: …“)
refusal-record-number = tah { $given } stojí tam, kde se čeká tah { $expected }
refusal-record-whole-number = { $name } je „{ $given }“ (před tahy se očekává celé číslo)

## Pozice

refusal-position = tohle není pozice hry { $game }: „{ $given }“ (očekává se „{ $game } …“)
refusal-position-turn = turn je „{ $turn }“ ve fázi { $phase } (očekává se - po konci hry, jinak číslo hráče)
refusal-fields = { $wrong } (očekávají se pole { $expected })
refusal-field = „{ $given }“ nelze přečíst (každé pole se očekává jednou, ve tvaru jméno=hodnota)
refusal-field-missing = chybí { $name }
refusal-field-unknown = { $name } je neznámé pole
refusal-field-number = { $name } je „{ $given }“ (očekává se číslo od { $least } do { $most })
refusal-field-choice = { $name }: „{ $given }“ neznám (možnosti: { $expected })
refusal-field-letters = { $name }: „{ $given }“ nelze přečíst (očekává se nejvýš { $most } ze znaků { $letters }, nebo -, když tam nic není)
refusal-field-spaces = { $name }: „{ $given }“ nelze přečíst (očekává se { $most } ze znaků { $letters }, prázdné místo je .)
refusal-field-repeated = { $name } je „{ $given }“ (vejde se nejvýš { $most }, a to jedné barvy z { $letters }, nebo -, když je prázdná)
refusal-field-counts = { $name } je „{ $given }“ (očekává se například { $example }, žádné číslo nad { $most }, nebo -, když tam nic není)
refusal-field-twice = { $name } je „{ $given }“ (nic se tam nesmí opakovat)
refusal-field-parts = { $name }: částí je { $count } (má jich být { $expected }, oddělených znakem „{ $separator }“)
refusal-field-range = { $least } až { $most }
refusal-field-phase = { $name } je „{ $given }“ (za dvojtečkou pokračují jen { $longer })
refusal-field-chance = { $name } je „{ $given }“ (očekává se 16 šestnáctkových číslic, tečka a číslo)

# Jak se v nich jmenuje část pole.
refusal-part-score = skóre v { $field }
refusal-part-lines = přípravné řady v { $field }
refusal-part-line = přípravná řada { $number } v { $field }

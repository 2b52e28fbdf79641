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
duel-refusal-tiles = { $colour ->
    [blue] modrých
    [yellow] žlutých
    [red] červených
    [black] černých
   *[turquoise] tyrkysových
} dlaždic je { $count } (má jich být { $expected })
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

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

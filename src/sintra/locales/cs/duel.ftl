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

## Words of moves
# As a person types them. The first word says what is done; the others that are written out need not be typed.

duel-move-plate = plate { $from }
duel-move-draw = draw
duel-move-stop = stop
duel-move-keep = keep { $plate }
duel-move-under = under { $plate }
duel-move-place = place { $field } turned { $turn }
duel-move-sun = sun { $factory } { $colour } { $to }
duel-move-stack = stack { $colour }
duel-move-moon = moon { $colour } { $to }
duel-move-chip = chip { $factory }
duel-move-tile = tile { $line } column { $column }
duel-move-complete = complete { $line }
duel-move-leave = leave { $line }
duel-move-pay = pay { $paid }
duel-word-large = large
duel-word-broken = broken
duel-colour-blue = blue
duel-colour-yellow = yellow
duel-colour-red = red
duel-colour-black = black
duel-colour-turquoise = turquoise
duel-refusal-move = not a move: "{ $given }" (expected for example "sun 3 blue 2", "moon red broken", "chip 1", "plate 2", "draw" or "place 5 turned 90")
duel-refusal-pay = not a payment: "{ $given }" (expected two or three chips, at most two of a kind; as data in the order of the alphabet)

## Words of moves
# As a person types them. The first word says what is done; the others that are written out need not be typed.

classic-move-draft = { $from } { $colour } { $to }
classic-move-spread = spread { $colour } { $side }
classic-move-tile = tile { $line } column { $column }
classic-word-centre = centre
classic-word-floor = floor
classic-word-left = left
classic-word-right = right
classic-colour-blue = blue
classic-colour-yellow = yellow
classic-colour-red = red
classic-colour-black = black
classic-colour-white = white
classic-colour-brown = brown
classic-refusal-move = not a move: "{ $given }" (expected for example "3 blue 2", "centre blue floor", "spread blue left" or "tile 2 column 4")

classic-board-board = Board of { $name }
classic-board-enlarge = Show the board of { $name } large
classic-board-close = Close
classic-board-turn = to move
classic-board-starts = Starts the next round
classic-board-bag = Bag: { $count }
classic-board-lid = Lid: { $count }
classic-board-centre = Centre
classic-board-centre-pick = Centre: { $tiles }
classic-board-centre-marker = The first-player marker: whoever takes from the centre first takes it too
classic-board-to-line = To pattern line { $number }
classic-board-to-floor = To the floor
classic-board-to-column = Row { $row }, column { $column }
classic-board-line = Pattern line { $number }, { $tiles }, spaces: { $spaces }
classic-board-line-empty = Pattern line { $number }, empty, spaces: { $spaces }
classic-board-floor = Floor, pieces: { $count }
classic-board-shield-held = Shield: the next piece that falls lies here and costs nothing
classic-board-shield-full = The shield has caught a piece, which costs nothing

## mini

classic-board-mini-display = Display { $number }
classic-board-mini-display-pick = Display { $number }: { $tiles }
classic-board-mini-to-display = To display { $number }
classic-board-mini-wall = Wall
classic-board-mini-draft = Choose tiles from a display or the centre
classic-board-mini-tile = Choose a place on the wall for the tile of line { $line }

## chocolatier

classic-board-chocolatier-display = Display { $number }
classic-board-chocolatier-display-pick = Display { $number }: { $tiles }
classic-board-chocolatier-to-display = To display { $number }
classic-board-chocolatier-wall = Box
classic-board-chocolatier-draft = Choose pralines from a display or the centre
classic-board-chocolatier-tile = Choose a place in the box for the praline of line { $line }

## special

classic-board-special-extra = One praline more is dealt here
classic-board-special-keep = What you leave stays here
classic-board-special-spread = What you leave you hand to the two neighbouring displays
classic-board-special-shield = Whoever takes from here gets the shield: the next piece that falls costs nothing
classic-board-special-gone = The shield has been taken
classic-board-special-pull = Draws one { $colour } praline from each neighbour when the round is laid out

## colour

classic-board-colour-blue = blue
classic-board-colour-yellow = yellow
classic-board-colour-red = red
classic-board-colour-black = black
classic-board-colour-white = white
classic-board-colour-brown = brown

## one

classic-board-one-blue = blue
classic-board-one-yellow = yellow
classic-board-one-red = red
classic-board-one-black = black
classic-board-one-white = white
classic-board-one-brown = brown

## ones

classic-board-ones-blue = blue
classic-board-ones-yellow = yellow
classic-board-ones-red = red
classic-board-ones-black = black
classic-board-ones-white = white
classic-board-ones-brown = brown

## tiles

classic-board-tiles-blue = { $count ->
    [one] { $count } blue
   *[other] { $count } blue
}
classic-board-tiles-yellow = { $count ->
    [one] { $count } yellow
   *[other] { $count } yellow
}
classic-board-tiles-red = { $count ->
    [one] { $count } red
   *[other] { $count } red
}
classic-board-tiles-black = { $count ->
    [one] { $count } black
   *[other] { $count } black
}
classic-board-tiles-white = { $count ->
    [one] { $count } white
   *[other] { $count } white
}
classic-board-tiles-brown = { $count ->
    [one] { $count } brown
   *[other] { $count } brown
}
classic-board-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
classic-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
classic-board-stake = { $count ->
    [one] { $count } point at the end of the round
   *[other] { $count } points at the end of the round
}
classic-board-falls = { $count ->
    [one] { $count } falls
   *[other] { $count } fall
}

# The home page and the pictures of the rules
classic-about-mini = Collect coloured tiles and lay them on a wall, row by row.
classic-about-chocolatier = The same art with pralines, and displays that can do tricks.
classic-figure-take = Choose one display and one colour. You take all tiles of that colour; the rest slides into the centre.
classic-figure-line = All of them go into one pattern line. What does not fit falls on the floor and costs points.
classic-figure-wall = At the end of the round each full line sends one tile to the wall.
classic-figure-score = The tile scores the runs it joins: here 3 across and 2 down, so 5 points.

## What is in the hand, and what a hint says

classic-board-hold = { classic-tiles } in your hand: choose a lit line for { $count ->
    [one] it
   *[other] them
}, or the floor.
classic-board-hold-marker = With the first-player marker.
classic-board-spread = Where { $count ->
    [one] does
   *[other] do
} { classic-tiles } go: to display { $left } or to display { $right }?
classic-hint-draft = Take { classic-tiles } { classic-from }, { $to ->
    [floor] to the floor
   *[other] into line { $to }
}.
classic-hint-spread = { classic-tiles } to display { $to }.
classic-hint-tile = { $edition ->
    [mini] The tile
   *[chocolatier] The praline
} of line { $line } { classic-to-wall }, column { $column }.

## The story, beside pictures of the tiles

classic-story-line = Into line { $line }.

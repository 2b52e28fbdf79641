# Mini and Master Chocolatier: pieces, events, options. Every sentence gets the edition.

classic-title-mini = Mini
classic-title-chocolatier = Master Chocolatier

## Pieces

classic-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
    [white] white
   *[brown] brown
}
classic-noun = { $edition ->
    [mini] { $count ->
        [one] tile
       *[other] tiles
    }
   *[chocolatier] { $count ->
        [one] praline
       *[other] pralines
    }
}
classic-some = { $count } { classic-colour }
classic-tiles = { classic-some } { classic-noun }
classic-pieces = { $count } { classic-noun }
classic-on-wall = { $edition ->
    [mini] on the wall
   *[chocolatier] in the box
}
classic-to-wall = { $edition ->
    [mini] to the wall
   *[chocolatier] to the box
}
classic-from = { $from ->
    [centre] from the centre
   *[other] from display { $from }
}
classic-special = { $special ->
    [extra] one tile more
    [keep] the rest stays here
    [spread] the rest goes to the neighbours
    [shield] shield against one loss
    [gone] taken for this round
    [pull-blue] pulls blue
    [pull-yellow] pulls yellow
    [pull-red] pulls red
    [pull-black] pulls black
    [pull-white] pulls white
   *[pull-brown] pulls brown
}

## Events

classic-event-take = { $player } takes { classic-tiles } { classic-from }.
classic-event-rest = { classic-tiles } to the centre.
classic-event-marker = { $to ->
    [shield] { $player } takes the first-player marker onto the shield.
    [beside] { $player } takes the first-player marker; the floor is full, so it costs nothing.
   *[other] { $player } takes the first-player marker to the floor.
}
classic-event-shield = { $player } takes the shield.
classic-event-line = { classic-tiles } into line { $line }.
classic-event-fall = { $to ->
    [shield] { classic-tiles } onto the shield, without loss.
    [lid] { classic-tiles } to the lid, the floor is full.
   *[other] { classic-tiles } to the floor.
}
classic-event-spread = { classic-tiles } { classic-from } to display { $to }.
classic-event-break = { $player }: line { $line } has no place { classic-on-wall }, all of it falls.
classic-event-tile = { $player }: { classic-tiles } from line { $line } { classic-to-wall }, column { $column }: { common-points }{ classic-runs }.
classic-runs = { $across ->
    [1] { "" }
   *[other] { $down ->
        [1] { "" }
       *[other] { " " }({ $across } across, { $down } down)
    }
}
classic-event-clear = { classic-tiles } of line { $line } to the lid.
classic-event-floor = { $lost ->
    [0] { $player } has no points to lose for the floor.
   *[other] { $player } loses { common-lost } for the floor.
}
classic-event-round = Round { $round } begins; { $player-inside } starts.
classic-event-gold = Display { $display } is gold: { classic-special }.
classic-event-pour = The lid is poured into the bag: { classic-pieces }.
classic-event-deal = { classic-tiles } to display { $to }.
classic-event-pull = { classic-tiles } { classic-from } to display { $to }.
classic-event-end = The game is over: { $reason ->
    [row] a row is complete
    [tiles] there are no tiles left
   *[rounds] the last round has been played
}.
classic-event-row = { $player }: row { $row } is complete: { common-points }.
classic-event-column = { $player }: column { $column } is complete: { common-points }.
classic-event-colour = { $player }: all five { classic-colour }: { common-points }.

## Points

classic-part-tile = placed { classic-on-wall }
classic-part-floor = floor
classic-part-row = complete rows
classic-part-column = complete columns
classic-part-colour = complete colours

## Options

classic-option-wall = { $edition ->
    [mini] Side of the wall
   *[chocolatier] Side of the box
}
classic-option-wall-coloured = coloured
classic-option-wall-coloured-meaning = Every colour has its own place in each row.
classic-option-wall-plain = { $edition ->
    [mini] plain (grey)
   *[chocolatier] plain (brown)
}
classic-option-wall-plain-meaning = You choose the place yourself; no colour twice in a row or column.
classic-option-special = Special displays
classic-option-special-off = off
classic-option-special-off-meaning = All displays are alike.
classic-option-special-on = on
classic-option-special-on-meaning = Each round as many displays as there are players show their gold side, with a rule of its own.
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
## Positions

classic-part-of-text-display = the display of { $field }
classic-part-of-text-line = the line of { $field }
classic-part-of-text-wall = wall of { $field }
classic-part-of-text-row = wall row { $number } of { $field }
classic-part-of-text-floor = floor of { $field }
classic-part-of-text-shield = shield of { $field }
classic-refusal-shield = { $name } is "{ $given }" (expected -, + or + with one piece)
classic-refusal-special = { $game } has no special displays
classic-refusal-tiles = there are { $count } { $colour } tiles (expected { $expected })
classic-refusal-offer = there are too many tiles to draft (expected { $each } on a display, { $most } in all)
classic-refusal-marker-twice = there is a marker too many (expected one: in the centre, or with the seat that took it)
classic-refusal-marker-lost = the marker of player { $player } lies nowhere (expected a * on the floor)
classic-refusal-tiled = { $board } has been tiled (expected an empty floor, no shield and no complete line)
classic-refusal-mark = line { $row } of { $board } can not have moved (expected only above the line being tiled, one tile short)
classic-refusal-row-too-long = wall row { $row } of { $board } has { $count } tiles (expected at most one a round: { $most })
classic-refusal-row-twice = wall row { $row } of { $board } has a colour twice
classic-refusal-unmoved = line { $row } of { $board } has not moved (expected its colour in the wall row)
classic-refusal-line = line { $row } of { $board } holds a colour that its wall row has already
classic-refusal-place = wall row { $row } of { $board } has { $letter } in a wrong place
classic-refusal-column-twice = wall column { $column } of { $board } has a colour twice
classic-refusal-gold = gold shows { $count } displays (expected { $expected }, each kind once)
classic-refusal-shield-holders = { $count } players hold the shield (expected one if it is gone, otherwise none)
classic-refusal-shield-place = there are tiles on the shield's place (expected none once it is gone)
classic-refusal-draft = nothing can be drafted (expected tiles on the displays or in the centre, and no complete row)
classic-refusal-drafted = there are tiles left to draft (expected none in this phase)
classic-refusal-spread = display { $number } can not be spread (expected the spread display with tiles on it)
classic-refusal-tile = line { $number } is not to be tiled (expected a complete line with two or more columns)
classic-refusal-tile-above = a line above line { $number } is still complete (expected it to be tiled first)
classic-refusal-over = the game can not be over (expected a complete row, no tiles to lay out, or the last round)

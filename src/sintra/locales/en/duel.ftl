# Duel: pieces, events, goals, options.

duel-title = Duel

## Pieces

duel-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[turquoise] turquoise
}
duel-noun = { $count ->
    [one] tile
   *[other] tiles
}
duel-some = { $count } { duel-colour }
duel-tiles = { duel-some } { duel-noun }
duel-pieces = { $count } { duel-noun }
duel-type = { $type ->
    [ornament] ornament
   *[mosaic] mosaic
}
# The large factory is the fifth.
duel-of-factory = { $factory ->
    [5] of the large factory
   *[other] of factory { $factory }
}
duel-of-target = { $to ->
    [5] of the large factory
   *[other] of factory { $to }
}

## Events

duel-event-plate = { $player } takes plate { $plate }.
duel-event-draw = { $lost ->
    [0] { $player } draws an unseen plate ({ duel-type }) for nothing, having no points.
   *[other] { $player } draws an unseen plate ({ duel-type }) for { common-lost }.
}
duel-event-look = { $plate ->
    [hidden] { $player } looks at a drawn plate ({ duel-type }).
   *[other] Plate { $number } of the draw is { $plate }.
}
duel-event-keep = { $plate ->
    [hidden] { $player } keeps a plate.
   *[other] { $player } keeps plate { $plate }.
}
duel-event-under = { $plate ->
    [hidden] A plate ({ duel-type }) goes under the stack.
   *[other] Plate { $plate } goes under the stack.
}
duel-event-place = { $player } places plate { $plate } on field { $field }{ $turn ->
    [0] { "" }
    [1] , turned by 90 degrees
    [2] , turned by 180 degrees
   *[3] , turned by 270 degrees
}.
duel-event-refill = Plate { $plate } comes to place { $to }.
duel-event-sun = { $player } takes { duel-tiles } from the sun { duel-of-factory }.
duel-event-moon = { $player } takes { duel-tiles } from the moon { duel-of-factory }.
duel-event-first = { $player } takes the first-player tile.
duel-event-line = { duel-tiles } into line { $line }.
duel-event-break = { $to ->
    [tower] Broken: { duel-tiles }, straight to the tower, without loss.
   *[other] Broken: { duel-tiles }.
}
duel-event-rest = { duel-tiles } to the moon of the large factory.
duel-event-stack = { duel-tiles } onto the moon { duel-of-factory }.
duel-event-reveal = The chip { duel-of-factory } turns face up: { $chip }.
duel-event-chip = { $player } takes the chip { $chip }.
duel-event-pass = { $player } can not act any more and passes.
duel-event-pay = { $player } makes up for a tile of line { $line } with the chips { $chips }.
duel-event-tile = { $player }: { duel-tiles } from line { $line } to the dome, column { $column }: { common-points }{ duel-runs }.
duel-runs = { $across ->
    [1] { "" }
   *[other] { $down ->
        [1] { "" }
       *[other] { " " }({ $across } across, { $down } down)
    }
}
duel-event-ornament = { $player }: an ornament in row { $row }, column { $column }: { common-points }.
duel-event-lose = { $player }: line { $line } has no place on the dome any more, all of it breaks.
duel-event-clear = { duel-tiles } of line { $line } to the tower.
duel-event-broken = { $lost ->
    [0] { $player } has no points to lose for broken tiles.
   *[other] { $player } loses { common-lost } for broken tiles.
}
duel-event-late = { $lost ->
    [0] { $player } has no points to lose for the first-player tile.
   *[other] { $player } loses { common-lost } for the first-player tile.
}
duel-event-round = Round { $round } begins; { $player-inside } starts.
duel-event-pour = The tower is poured into the bag: { duel-pieces }.
duel-event-redeal = The large factory got { duel-tiles } and nothing else; they go back into the bag.
duel-event-deal = { duel-tiles } to the sun { duel-of-target }.
duel-event-hide = A chip face down on the moon { duel-of-target }.
duel-event-end = The game is over: the fifth round has been played.
duel-event-goal = { $player }, goal { duel-goal }: { common-points }.
duel-event-spared = { $player } does not fall below 0; not lost: { common-points }.

## Points

duel-part-draw = plates drawn
duel-part-tile = tiles on the dome
duel-part-ornament = ornaments
duel-part-broken = broken tiles
duel-part-late = first-player tile
duel-part-goal = goals
duel-part-spared = never below 0

## Goals

duel-goal = { $goal ->
    [rows] { duel-goal-rows }
    [colours] { duel-goal-colours }
    [columns] { duel-goal-columns }
    [border] { duel-goal-border }
    [diagonals] { duel-goal-diagonals }
    [corners] { duel-goal-corners }
    [mosaics] { duel-goal-mosaics }
   *[ornaments] { duel-goal-ornaments }
}
duel-goal-rows = rows
duel-goal-rows-meaning = 3 points for each complete row of the dome.
duel-goal-colours = colours
duel-goal-colours-meaning = 4 points for each row with tiles of five different colours; one ornament may stand for one of them.
duel-goal-columns = columns
duel-goal-columns-meaning = 7 points for each complete column of the dome.
duel-goal-border = border
duel-goal-border-meaning = 1 point for each tile on the border of the dome.
duel-goal-diagonals = diagonals
duel-goal-diagonals-meaning = 10 points for each complete main diagonal.
duel-goal-corners = corners
duel-goal-corners-meaning = 3 points for a complete plate in an upper corner, 8 in a lower one.
duel-goal-mosaics = mosaics
duel-goal-mosaics-meaning = 2 points for each mosaic space, if all of yours are filled.
duel-goal-ornaments = ornaments
duel-goal-ornaments-meaning = Minus 3 points for each empty ornament space.

## Options

duel-option-goals = Goals
duel-option-goals-beginner = for the first game
duel-option-goals-beginner-meaning = Rows, columns and diagonals.
duel-option-goals-random3 = three at random
duel-option-goals-random3-meaning = Three tablets are drawn, each with one of its sides.
duel-option-goals-random4 = four at random
duel-option-goals-random4-meaning = All four tablets, each with a side at random.
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

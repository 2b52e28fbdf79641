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
## Positions

duel-part-of-text-factory = the number of { $field }
duel-part-of-text-line = the number of { $field }
duel-part-of-text-tokens = the tokens of { $field }
duel-part-of-text-plates = plates of { $field }
duel-part-of-text-dome = dome of { $field }
duel-part-of-text-row = dome row { $number } of { $field }
duel-part-of-text-broken = broken tiles of { $field }
duel-part-of-text-chips = chips of { $field }
duel-part-of-text-spent = spent chips of { $field }
duel-part-of-text-taken = the chips taken of { $field }
duel-refusal-line = { $name } is "{ $given }" (expected a line from 1 to { $most }, and once chips are spent for it a point and the tiles paid, for example 3.1)
duel-refusal-plate = { $name } has "{ $given }" (expected a plate, for example YKTS, or - for none)
duel-refusal-known-plate = { $name } has "{ $given }" (expected a plate, with the seats that know it: 1, 2 or 12, for example YKTS2)
duel-refusal-drawn-plate = { $name } has "{ $given }" (expected a plate, with the seats that know it: 1, 2 or 12, and > if it has gone back, for example YKTS2>)
duel-refusal-turned-plate = { $name } has "{ $given }" (expected a plate with its quarter turns, for example YKTS2, or - for none)
duel-refusal-chip = { $name } has "{ $given }" (expected one of: { $chips }, with ? if it lies face down, or - for none)
duel-refusal-goals = goals has both sides of a tablet (expected at most one of each pair: { $pairs })
duel-refusal-tiles = there are { $count } { $colour } tiles (expected { $expected })
duel-refusal-plates = plate { $plate } is there { $count } times (expected once)
duel-refusal-placed-plates = the dome of { $board } has { $count } plates (expected { $expected } in this round)
duel-refusal-face-up = { $count } plates lie face up (expected { $least } to { $most } in this round, with these tokens)
duel-refusal-stack = a plate in the middle of the stack is known (expected only plates at the bottom)
duel-refusal-returned = a plate that has gone back is not at the bottom of the stack (expected there, known to its drawer alone)
duel-refusal-hand = the plates in hand do not fit the phase (expected drawn ones in hand, and the one to be placed in held)
duel-refusal-factory = factory { $factory } has { $sun } tiles on its sun and { $moon } on its moon (expected one or the other)
duel-refusal-factory-chip = the chip of factory { $factory } is wrong (expected face down below tiles, face up without them)
duel-refusal-large-factory = the large factory has { $sun } tiles on its sun and { $moon } on its moon (expected one or the other)
duel-refusal-first-tile = the first-player tile is taken too early (expected on the moon while nothing was taken from there)
duel-refusal-chips = there are { $count } chips { $chip } (expected at most { $most })
duel-refusal-taken-chips = { $taken } chips are taken and { $missing } are missing (expected the same number)
duel-refusal-board-chips = { $board } has { $count } chips (expected { $expected } in this round)
duel-refusal-space = dome row { $row } of { $board } has a tile on a space that does not take it (column { $column })
duel-refusal-ornament = the ornament on field { $field } of { $board } is wrong (expected when the other three are full)
duel-refusal-mark = line { $row } of { $board } can not have moved (expected only above the line being tiled, with room for a tile)
duel-refusal-row = dome row { $row } of { $board } has { $count } tiles (expected at most one a round: { $most })
duel-refusal-unmoved = line { $row } of { $board } has not moved (expected its colour in the dome row)
duel-refusal-passed = player { $player } can still act (expected to pass only when nothing is possible)
duel-refusal-tiled = { $board } has been tiled (expected no broken tiles and no line that can be placed or is lost)
duel-refusal-left = there is something left to acquire (expected no tiles, chips and tokens in this phase)
duel-refusal-line-above = a line above line { $number } is not handled yet (expected from top to bottom)
duel-refusal-no-choice = there is nothing to choose for line { $number } (expected a line that fits the phase)
duel-refusal-opening = the opening plates come first (expected phase opening and turn { $player }, nothing taken yet)
duel-refusal-opened = both players have plates (expected no opening any more)
duel-refusal-no-action = nothing can be done (expected tiles, chips or tokens)
duel-refusal-no-draw = no plate can be drawn (expected a stack and points)
duel-refusal-no-stacking = factory { $number } is not to be stacked (expected tiles of several colours on its sun)
duel-refusal-over = the game can not be over in round { $round } (expected after round { $last })

duel-board-board = Board of { $name }

## kind

duel-board-kind-blue = blue
duel-board-kind-yellow = yellow
duel-board-kind-red = red
duel-board-kind-black = black
duel-board-kind-turquoise = turquoise
duel-board-kind-ornament = ornament
duel-board-kind-mosaic = mosaic
duel-board-kind-first = first-player tile

## goal

duel-board-goal-rows = rows
duel-board-goal-colours = colours
duel-board-goal-columns = columns
duel-board-goal-border = border
duel-board-goal-diagonals = diagonals
duel-board-goal-corners = corners
duel-board-goal-mosaics = mosaics
duel-board-goal-ornaments = ornaments

## worth

duel-board-worth-rows = 3 each
duel-board-worth-colours = 4 a row
duel-board-worth-columns = 7 each
duel-board-worth-border = 1 a tile
duel-board-worth-diagonals = 10 each
duel-board-worth-corners = 3 and 8
duel-board-worth-mosaics = 2 each
duel-board-worth-ornaments = −3 each

## meaning

duel-board-meaning-rows = 3 points for every complete row of the dome.
duel-board-meaning-colours = 4 points for every row of the dome with at least five tiles of different colours; one ornament may be one of them.
duel-board-meaning-columns = 7 points for every complete column of the dome.
duel-board-meaning-border = 1 point for every tile on the twenty spaces of the border.
duel-board-meaning-diagonals = 10 points for every complete main diagonal.
duel-board-meaning-corners = For every complete plate in a corner: 3 points above, 8 below.
duel-board-meaning-mosaics = 2 points for every mosaic space of yours, if all of them are filled; otherwise nothing.
duel-board-meaning-ornaments = Minus 3 points for every empty ornament space.
duel-board-goals = Goals
duel-board-close = Close
duel-board-enlarge = Enlarge
duel-board-round = Round { $round } of { $rounds }
duel-board-market = Factories
duel-board-plates = Plates
duel-board-none = nothing
duel-board-bag = Bag
duel-board-tower = Tower
duel-board-hidden = Chips face down
duel-board-supply = { $what }: { $count }
duel-board-factory = Factory { $number }
duel-board-large = Large factory
duel-board-on-sun = { $place }, sun: { $tiles }
duel-board-on-moon = { $place }, moon from the bottom: { $tiles }
duel-board-on-large-moon = { $place }, moon: { $tiles }
duel-board-take-sun = { $colour } from the sun, { $place }: { $count }
duel-board-take-moon = { $colour } from all moons: { $count }
duel-board-lay = Lay { $colour } onto the moon next
duel-board-take-chip = Take the { $chip } from factory { $number }
duel-board-chip = chip { $colours }
duel-board-take-plate = Take plate { $number }: { $spaces }
duel-board-spaces = above { $n0 } and { $n1 }, below { $n2 } and { $n3 }
duel-board-on-field = Plate on field { $number }: { $plate }
duel-board-empty-place = place { $number } without a plate
duel-board-stack = Stack: { $count }
duel-board-stack-top = Stack of plates: { $count }, on top: { $type }
duel-board-draw = Draw a plate from the stack. { $stack }
duel-board-known = Seen before, further down in the stack: { $plates }

## type

duel-board-type-ornament = ornament plate
duel-board-type-mosaic = mosaic plate
duel-board-line = Pattern line { $number }: { $content }
duel-board-filled = { $colour } { $tiles } of { $spaces }
duel-board-empty = empty, spaces: { $spaces }
duel-board-moved = the tile is on the dome already
duel-board-paid = made up for by chips: { $count }
duel-board-put-line = Into pattern line { $number }: { $content }
duel-board-put-broken = Break them all
duel-board-broken = Broken tiles: { $tiles }
duel-board-first-place = Place of the first-player tile, minus { $loss }
duel-board-dome = Dome
duel-board-dome-row = Dome, row { $row }: { $parts }
duel-board-free = free: { $spaces }
duel-board-place-here = Place the plate on field { $number }: { $spaces }
duel-board-tile-here = Row { $row }, column { $column }: { $kind }
duel-board-store = Chips: { $chips }. Spent: { $spent }.
duel-board-tokens = Plate tokens left: { $count }
duel-board-taken = Chips taken this round: { $count } of { $most }
duel-board-passed = passed
duel-board-starter = starts the round
duel-board-on-turn = to move
duel-board-held = The plate in your hand, { $spaces }. Press to turn it.
duel-board-turned = Turned like this: { $spaces }
duel-board-rotate = Turn
duel-board-rotate-key = R
duel-board-drawn = Drawn plate { $number }: { $plate }
duel-board-keep = Keep drawn plate { $number }: { $plate }
duel-board-under = Put drawn plate { $number } under the stack: { $plate }
duel-board-draw-more = Draw another (−1)
duel-board-stop = Stop and look
duel-board-complete = Complete with chips
duel-board-leave = Leave it
duel-board-pay = Pay
duel-board-pay-with = Use the { $chip }
duel-board-where = { $count ->
    [one] Where does it go?
   *[other] Where do they go?
}
duel-board-picked = { $colour }, { $count } ×
duel-board-then = Then you place it on your dome.
duel-board-to-dome = goes to the dome
duel-board-ways = What you can do

## way

duel-board-way-sun = Sun
duel-board-way-moon = Moons
duel-board-way-plate = Plate
duel-board-way-chip = Chip

## how

duel-board-how-sun = one colour from one factory
duel-board-how-moon = one colour from all of them
duel-board-how-plate = face up, or from the stack
duel-board-how-chip = one that lies face up

## ask

duel-board-ask-opening = Take one of the plates that lie face up; it costs no token.
duel-board-ask-turn = Take tiles from a sun or from the moons, a plate, or a chip.
duel-board-ask-draw = Draw another plate for 1 point, or look at what you have?
duel-board-ask-keep = Which one do you keep? The others go under the stack.
duel-board-ask-under = Which goes under the stack next? The last is the bottom.
duel-board-ask-place = Turn the plate and place it on a free field of your dome.
duel-board-ask-stack = Factory { $factory }: which tile goes onto its moon next, from below?
duel-board-ask-tile = Choose a space in row { $line } of the dome.
duel-board-ask-complete = Line { $line } is not full, missing: { $missing }. Complete it with chips?
duel-board-ask-pay = Line { $line }: pay two chips that show { $colour }, or any three.
duel-board-breaks = { $count ->
    [one] { $count } breaks
   *[other] { $count } break
}
duel-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# The home page and the pictures of the rules
duel-about-duel = Two players decorate a dome, plate by plate.
duel-figure-take = Take all tiles of one colour from the sun of a factory; the others move to its moon.
duel-figure-plate = Plates build your dome and say which colour may go where.
duel-figure-line = Tiles wait in a pattern line. A full line sends one of them to the dome; bonus chips can complete it.
duel-figure-ornament = When the three coloured spaces of a plate are full, its ornament comes as a gift and scores at once.

## What is in the hand

duel-board-hold = { duel-tiles } in your hand: choose a lit line for { $count ->
    [one] it, or break it
   *[other] them, or break them
}.

## What a hint says

duel-hint-sun = Take { duel-tiles } from the sun ({ $place }), { duel-hint-to }.
duel-hint-moon = Take { duel-tiles } from the moons, { duel-hint-to }.
duel-hint-to = { $to ->
    [broken] and break { $count ->
        [one] it
       *[other] them
    }
   *[other] into line { $to }
}
duel-hint-plate = Take this plate.
duel-hint-draw = Draw a plate from the stack.
duel-hint-stop = Stop drawing and look.
duel-hint-keep = Keep this plate.
duel-hint-under = Put this plate under the stack next.
duel-hint-place = Place the plate on the marked field.
duel-hint-stack = Lay this tile onto the moon next.
duel-hint-chip = Take this chip.
duel-hint-tile = The tile of line { $line } to column { $column } of the dome.
duel-hint-complete = Complete line { $line } with chips.
duel-hint-leave = Leave line { $line } as it is.
duel-hint-pay = Pay with these chips.

## The story without letters

duel-story-plate = { $player } takes a plate.
duel-story-look = { $player } looks at a drawn plate.
duel-story-keep = { $player } keeps a plate.
duel-story-under = A plate goes under the stack.
duel-story-place = { $player } places a plate on the dome.
duel-story-reveal = The chip { duel-of-factory } turns face up.
duel-story-chip = { $player } takes a chip.
duel-story-pay = { $player } makes up for a tile of line { $line } with chips.
duel-story-line = Into line { $line }.

# Duel on the text screen.

## Pieces

duel-piece = { $colour ->
    [ornament] ornament
    [mosaic] mosaic
    [first] first-player tile
   *[other] { duel-colour }
}
duel-chip-in-words = { $chip } ({ $colours })
duel-plate-in-words = above { $first } and { $second }, below { $third } and { $fourth }
duel-back-of-plate = { $type ->
    [ornament] an ornament plate
   *[mosaic] a mosaic plate
}

## The drawing

duel-bag-and-tower = bag { $bag } · tower { $tower }
duel-large = large
duel-plates = plates
duel-stack = stack { $count }
duel-top = top
duel-bottom = bottom
duel-drawn = drawn plates
duel-kept = kept
duel-held = plate to be placed, turned by
duel-goals = goals
duel-broken = broken
duel-chips = chips
duel-spent = { $count } spent
duel-left = to use
duel-left-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
duel-left-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
duel-owner-passed = { $player } · passed
duel-sign-sun = sun
duel-sign-moon = moon
duel-sign-top = on top
duel-sign-chip = chip
duel-sign-field = field
duel-sign-first = first-player tile
duel-goal-short = { $goal ->
    [rows] rows 3 each
    [colours] colours 4 a row with five
    [columns] columns 7 each
    [border] border 1 a tile
    [diagonals] diagonals 10 each
    [corners] corners 3 above, 8 below
    [mosaics] mosaics 2 each if all are filled
   *[ornaments] ornaments −3 for each missing
}

## Questions

duel-ask-opening = Before the first turn, take one of the plates that lie face up, for example "{ $example }"; it costs no token.
duel-ask-draw = Draw another plate for 1 point, or look at what you have: "{ $draw }" or "{ $stop }".
duel-ask-keep = Which of the drawn plates do you keep? The others go under the stack. For example "{ $example }".
duel-ask-under = Which plate goes under the stack next? The last one becomes the bottom. For example "{ $example }".
duel-ask-place = Place the plate on a free field of the dome, turned clockwise as you like, for example "{ $example }".
duel-ask-stack = The rest of factory { $number } goes onto its moon. Which colour lies down next, the bottom one first? For example "{ $example }".
duel-ask-tile = Choose the column of the dome for the tile of line { $number }, for example "{ $example }".
duel-ask-complete = Line { $number } is not full, missing tiles: { $missing }. Complete it with chips or leave it: "{ $complete }" or "{ $leave }".
duel-ask-pay = Pay for a missing tile of line { $number }: two chips that show { $colour }, or any three. Tiles still missing: { $missing }. For example "{ $example }".

## Factories in sentences

duel-say-factory = Factory { $number }: { $parts }.
duel-say-large = Large factory: { $parts }.
duel-say-empty-factories = Empty factories: { $numbers }.
duel-on-sun = on the sun { $tiles }
duel-on-moon = on the moon { $tiles }
duel-from-bottom = on the moon from the bottom { $below }, on top { $top }
duel-chip-down = chip face down
duel-chip-up = no tiles, chip { $chip } face up
duel-nothing = nothing

## Plates in sentences

duel-say-plate = Plate { $number }: { $plate }.
duel-say-no-plates = Places without a plate: { $numbers }.
duel-say-stack = Stack: { $count ->
    [one] { $count } plate
   *[other] { $count } plates
}. The top one: { $top }.
duel-say-no-stack = The stack is empty.
duel-say-bottom = At the bottom of the stack, downwards: { $plates }.
duel-say-backs = Drawn plates, seen from the back: { $backs }.
duel-say-drawn = Drawn plate { $number }: { $plate }.
duel-say-kept = The plate that is kept: { $plate }.
duel-say-held = The plate to be placed, turned by { $degrees } degrees: { $plate }.

## Boards in sentences

duel-say-goal = Goal { $goal }: { $meaning }
duel-say-bag = Bag: { $bag }. Tower: { $tower }.
duel-say-board = { $player }: { $parts }.
duel-tokens-left = tokens left: { $count }
duel-chips-left = chips still to take: { $count }
duel-has-passed = has passed
duel-say-moved = Line { $line }: its tile is on the dome already.
duel-say-paid = Line { $line }: made up for by chips: { $count }.
duel-say-dome-row = Dome, row { $row }: { $parts }.
duel-free-spaces = free: { $spaces }
duel-say-free-fields = Fields without a plate: { $fields }.
duel-say-broken = Broken tiles: { $tiles }, loss { $loss }.
duel-say-nothing-broken = Broken tiles: none.
duel-say-first = First-player tile: loss { $loss }.
duel-say-chips = Chips: { $chips }.
duel-say-spent = Spent chips: { $count }.

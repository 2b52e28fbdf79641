# Queen's Garden on the text screen.

## The drawing

garden-out-of-sight = bag { $bag } · tower { $tower } · supply { $supply }
garden-stack = top of { $count }
garden-expansions-short = expansions
garden-scores = round { $round } scores:
garden-jokers-short = jokers
garden-owner-passed = passed
garden-turns = turn: 1 right, 2 lower right, 3 lower left, 4 left, 5 upper left, 6 upper right
garden-feature-name = { $feature ->
    [fountain] fountain
    [statue] statue
    [bench] bench
   *[pavilion] pavilion
}
garden-feature-letter = { $feature ->
    [fountain] F
    [statue] S
    [bench] B
   *[pavilion] P
}

## Questions

garden-ask-copy = Where do you take { garden-hexagon } from? There is more than one place. For example: { $example }
garden-ask-pay = How do you pay for { garden-hexagon }? For example: { $example }
garden-ask-discard = Do you discard anything from your storage for minus its value? For example: { $example }. To stop: { $done }

## In sentences

garden-say-top = Top of the stack: { $hexagons }. In the stack: { $count }.
garden-say-no-top = The stack is used up.
garden-say-pile = Pile { $pile }: { $hexagons }.
garden-say-face-up = Expansions face up: { $hexagons }.
garden-say-wheel = Round { $round } scores { $entries }.
garden-say-entry = { $line } { $points }
garden-say-out-of-sight = Bag: { $bag }. Tower: { $tower }. Supply: { $supply }.
garden-say-storage = Jokers: { $jokers }. Tiles: { $tiles }. Expansions: { $expansions }.
garden-say-turns = Turn: 1 right, 2 lower right, 3 lower left, 4 left, 5 upper left, 6 upper right.
garden-say-garden = Garden: { $plots }.
garden-say-plot = { $hexagon } on { $cell }
garden-say-free-cells = Free cells: { $cells }.
garden-say-free-slots = Free slots: { $slots }.
garden-say-slot = Slot { $slot }: { $hexagon }, turn { $turn }.
garden-say-blank-slots = Blank slots: { $slots }.
garden-say-features = Neighbours filled: { $features }.
garden-say-feature = { garden-feature-name } { $cell } { $filled } of 6
garden-say-passed = Has passed.
garden-nothing = none

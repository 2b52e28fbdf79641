garden-board-board = Garden of { $name }

## stem

garden-board-stem-blue = blue
garden-board-stem-dark-purple = dark purple
garden-board-stem-light-purple = light purple
garden-board-stem-yellow = yellow
garden-board-stem-light-green = light green
garden-board-stem-dark-green = dark green

## symbol

garden-board-symbol-tree = tree
garden-board-symbol-bird = bird
garden-board-symbol-butterfly = butterfly
garden-board-symbol-flower = flower
garden-board-symbol-lily = lily
garden-board-symbol-tulips = tulips

## several

garden-board-several-tree = trees
garden-board-several-bird = birds
garden-board-several-butterfly = butterflies
garden-board-several-flower = flowers
garden-board-several-lily = lilies
garden-board-several-tulips = tulips

## hexagon

garden-board-hexagon-tree = { $stem } tree
garden-board-hexagon-bird = { $stem } bird
garden-board-hexagon-butterfly = { $stem } butterfly
garden-board-hexagon-flower = { $stem } flower
garden-board-hexagon-lily = { $stem } lily
garden-board-hexagon-tulips = { $stem } tulips
garden-board-colour = { $stem }
garden-board-all-colour = all { $stem }
garden-board-all-symbol = all { $several }
garden-board-joker = joker
garden-board-blank = blank expansion
garden-board-expansion-with = expansion with { $hexagon }
garden-board-display = Display
garden-board-top = Top of the stack
garden-board-pile = Pile { $number }
garden-board-face-up = Face-up expansion
garden-board-acquire = Acquire
garden-board-acquire-colours = Acquire a colour
garden-board-acquire-symbols = Acquire a symbol
garden-board-bag = Bag
garden-board-tower = Tower
garden-board-supply = Supply
garden-board-wheel = Wheel
garden-board-round = Round { $round } of { $rounds }
garden-board-round-scores = Scores in round { $round }: { $entries }
garden-board-scores-now = scores now

## feature

garden-board-feature-fountain = fountain
garden-board-feature-statue = statue
garden-board-feature-bench = bench
garden-board-feature-pavilion = pavilion
garden-board-planted-on = { $hexagon } on { $cell }
garden-board-storage = Storage
garden-board-storage-of = Storage of { $name }
garden-board-places-used = { $used } of { $all }
garden-board-enlarge = Show the garden of { $name } large
garden-board-close = Close
garden-board-passed = passed
garden-board-marker = first-player marker
garden-board-on-turn = to move
garden-board-place-here = Place { $hexagon } on { $cell }
garden-board-slot-here = Slot { $slot }
garden-board-turn-here = Turn the printed hexagon to { $cell }
garden-board-buy = Buy a blank expansion · 6 points
garden-board-pass = Pass
garden-board-pass-sure = Yes, pass
garden-board-pass-ask = Pass for the rest of this round?
garden-board-choose-line = What do you take?
garden-board-place-expansion = Place it here
garden-board-turn-left = Turn left
garden-board-turn-right = Turn right
garden-board-pay = Pay
garden-board-pay-with = Pay with { $things }
garden-board-pay-clear = Clear
garden-board-fewer-jokers = One joker less
garden-board-more-jokers = One joker more

## from

garden-board-from-top = From the top of the stack
garden-board-from-pile = From pile { $number }
garden-board-from-expansion = The expansion
garden-board-discard = Discard { $hexagon } for { $points }
garden-board-discard-how = Choose in your storage what you discard.
garden-board-done = Done

## ask

garden-board-ask-turn = Acquire, place, expand your garden, or pass.
garden-board-ask-copy = The same hexagon lies in several places. Which one do you take?
garden-board-ask-pay = How do you pay for { $hexagon }?
garden-board-ask-discard = Do you discard anything? It costs as many points as its value.
garden-board-stack = { $count ->
    [one] { $count } in the stack
   *[other] { $count } in the stack
}
garden-board-tiles-in = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
garden-board-expansions-in = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
garden-board-feature-state = { $count ->
    [one] { $feature } { $cell }: { $filled } of 6 filled, pays { $count } joker
   *[other] { $feature } { $cell }: { $filled } of 6 filled, pays { $count } jokers
}
garden-board-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}

# The home page and the pictures of the rules
garden-about-garden = Plant beds of one colour or one symbol around fountains and statues.
garden-figure-take = Choose a colour or a symbol. You get one of each matching kind on display.
garden-figure-pay = A bed that costs 4 is planted with three more that match it: the same symbol in other colours, or the same colour.
garden-figure-group = Beds form groups of one colour or one symbol, and no bed may be twice in a group.
garden-figure-joker = Surround a fountain, a statue, a bench or a pavilion on all sides and jokers are yours.

## What is in the hand

garden-board-hold-display = { $hexagon }: take all of its colour, or all of its symbol?
garden-board-hold-tile = { $hexagon } in your hand: choose a lit cell of your garden.
garden-board-hold-expansion = { $hexagon } in your hand: choose a lit place beside your garden.
garden-board-hold-turn = { $hexagon }: turn it as you like, then place it.
garden-board-hold-buy = Choose a lit place for the blank expansion.

## What a hint says

garden-hint-acquire = Take { $all }.
garden-hint-copy = Take { garden-hexagon } from the marked place.
garden-hint-place = Plant { garden-hexagon } on the marked cell.
garden-hint-expand = Add the expansion with { garden-hexagon } at the marked place.
garden-hint-buy = Buy a blank expansion for the marked place.
garden-hint-pay = Pay with these.
garden-hint-pass = Pass.
garden-hint-discard = Discard { garden-hexagon }.
garden-hint-done = Discard nothing more.

## The story without cells

garden-story-place = { $player } plants { garden-hexagon }.
garden-story-expand = { $player } adds the expansion with { garden-hexagon }.
garden-story-buy = { $player } buys a blank expansion for { common-lost }.
garden-story-feature = { $lost ->
    [0] { $player } has surrounded { garden-story-thing }: { garden-event-jokers.some }.
   *[other] { $player } has surrounded { garden-story-thing }: { garden-event-jokers.some }, { $lost } more without a place.
}
garden-story-thing = { $feature ->
    [fountain] the fountain
    [statue] a statue
    [bench] a bench
   *[pavilion] a pavilion
}
garden-story-group = { $colour ->
    [hidden] { $player }: group of { garden-symbol.plural } ({ $hexagons }): { common-points }.
   *[other] { $player }: { garden-colour } group ({ $hexagons }): { common-points }.
}

# Queen's Garden: pieces, events, options.

garden-title = Queen's Garden

## Pieces

garden-colour = { $colour ->
    [blue] blue
    [dark-purple] dark purple
    [light-purple] light purple
    [yellow] yellow
    [light-green] light green
   *[dark-green] dark green
}
garden-symbol = { $symbol ->
        [tree] tree
        [bird] bird
        [butterfly] butterfly
        [flower] flower
        [lily] lily
       *[tulips] tulips
    }
    .plural = { $symbol ->
        [tree] trees
        [bird] birds
        [butterfly] butterflies
        [flower] flowers
        [lily] lilies
       *[tulips] tulips
    }
garden-hexagon = { garden-colour } { garden-symbol }
garden-line = { $colour ->
    [hidden] { garden-symbol }
   *[other] { garden-colour }
}
garden-some-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
garden-some-expansions = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
}
garden-some-hexagons = { $count ->
    [one] { $count } hexagon
   *[other] { $count } hexagons
}
garden-some-pavilions = { $count ->
    [one] { $count } pavilion
   *[other] { $count } pavilions
}
garden-feature-at = { $feature ->
    [fountain] the fountain
    [statue] the statue at { $cell }
    [bench] the bench at { $cell }
   *[pavilion] the pavilion at { $cell }
}

## Events

garden-event-take = { $from ->
    [top] { $player } takes { garden-hexagon } from the top of the stack.
    [expansion] { $player } takes the expansion with { garden-hexagon }.
   *[other] { $player } takes { garden-hexagon } from pile { $from }.
}
garden-event-aside = { $count ->
    [0] The top of the stack moves beside it, with no tile left on it.
   *[other] The top of the stack moves beside it as pile { $pile }, with { garden-some-tiles } left on it.
}
garden-event-deal = On top of the stack: { garden-hexagon }.
garden-event-pour = The tower is poured into the bag: { garden-some-tiles }.
garden-event-open = An expansion turns face up: { garden-hexagon }.
garden-event-pay = { $kind ->
    [tile] { $player } pays with { garden-hexagon }.
   *[expansion] { $player } pays with the expansion with { garden-hexagon }.
}
garden-event-spend = { $player } pays with { garden-event-jokers.some }.
garden-event-place = { $player } places { garden-hexagon } on { $cell }.
garden-event-expand = { $player } places the expansion with { garden-hexagon } into slot { $slot }, turn { $turn }.
garden-event-buy = { $player } buys a blank expansion into slot { $slot } for { common-lost }.
garden-event-feature = { $lost ->
    [0] { $player } has surrounded { garden-feature-at }: { garden-event-jokers.some }.
   *[other] { $player } has surrounded { garden-feature-at }: { garden-event-jokers.some }, { $lost } more without a place.
}
garden-event-pass = { $player } passes.
garden-event-marker = { $lost ->
    [0] { $player } takes the first-player marker and has no points to lose.
   *[other] { $player } takes the first-player marker and loses { common-lost }.
}
garden-event-discard = { $kind ->
    [tile] { $player } discards { garden-hexagon } and loses { common-lost }.
   *[expansion] { $player } discards the expansion with { garden-hexagon } and loses { common-lost }.
}
garden-event-wheel = { $player }: { garden-line } in the garden, { $count } × { $each }: { common-points }.
garden-event-pavilions = { $player }: { garden-some-pavilions }: { common-points }.
garden-event-sweep = From the display to the tower: { garden-some-tiles }.
garden-event-return = The expansion with { garden-hexagon } goes under the supply.
garden-event-rest = Face down under the supply: { garden-some-expansions }.
garden-event-round = Round { $round } begins; { $player-inside } starts.
garden-event-end = The last round is over.
garden-event-jokers = { $player }: { garden-event-jokers.some } left: { common-points }.
    .some = { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
garden-event-storage = { $lost ->
    [0] { $player } has no points to lose for { garden-some-hexagons } left in storage.
   *[other] { $player } loses { common-lost } for { garden-some-hexagons } left in storage.
}
garden-event-group = { $colour ->
    [hidden] { $player }: group of { garden-symbol.plural } at { $cell } ({ $hexagons }): { common-points }.
   *[other] { $player }: { garden-colour } group at { $cell } ({ $hexagons }): { common-points }.
}
garden-event-bonus = { $player }: bonus for a group of { $count }: { common-points }.

## Points

garden-part-buy = blank expansions
garden-part-marker = first-player marker
garden-part-discard = discarded on passing
garden-part-wheel = round scoring
garden-part-pavilions = pavilions
garden-part-jokers = jokers left
garden-part-storage = hexagons left in storage
garden-part-group = groups
garden-part-bonus = bonus for large groups

## Options

garden-option-scoring = Scoring
garden-option-scoring-base = base
garden-option-scoring-base-meaning = The base side of the wheel; a bonus for groups of six.
garden-option-scoring-variant = variant
garden-option-scoring-variant-meaning = The other side of the wheel: symbols score their number; a bonus for groups of four, five and six.
garden-option-discard = Discarding on passing
garden-option-discard-off = off
garden-option-discard-off-meaning = Whoever passes keeps everything in storage.
garden-option-discard-on = on
garden-option-discard-on-meaning = Whoever passes may discard stored hexagons for minus their values.
## Words of moves
# As a person types them. The first word says what is done; the others that are written out need not be typed.
# What is understood besides is in `.also`, with / between words of which any will do.

garden-move-acquire = take { $line }
garden-move-copy = copy { $hexagon } { $from }
garden-move-place = place { $hexagon } { $cell }
garden-move-expand = expand { $hexagon } slot { $slot } turn { $turn }
garden-move-buy = buy slot { $slot }
garden-move-pay = pay { $paid }
garden-move-pass = pass
garden-move-discard = discard { $hexagon }
garden-move-done = done
garden-word-colour = { $colour ->
    [dark-purple] dark-purple
    [light-purple] light-purple
    [yellow] yellow
    [light-green] light-green
    [dark-green] dark-green
   *[blue] blue
}
garden-word-symbol = { garden-symbol }
    .also = { garden-symbol.plural }
garden-word-hexagon = { garden-word-colour } { garden-word-symbol }
    .also = { garden-word-colour } { garden-word-symbol.also }
garden-word-pile = pile { $number }
garden-word-top = top
garden-word-expansion = expansion
garden-word-paid-expansion = expansion
garden-word-jokers = jokers { $number }
    .also = { $number } jokers
garden-refusal-move = not a move: "{ $given }" (expected for example "take blue", "place blue bird c4", "expand blue bird slot 3 turn 2", "pay blue tree jokers 1" or "pass")
garden-refusal-pay = not a payment: "{ $given }" (expected different hexagons of one colour or of one symbol that can pay for another, at most two of them expansions)
## Positions

garden-part-of-text-jokers = the jokers of { $field }
garden-part-of-text-tiles = the tiles of { $field }
garden-part-of-text-expansions = the expansions of { $field }
garden-part-of-text-garden = the garden of { $field }
garden-part-of-text-slots = the slots of { $field }
garden-part-of-text-slot = slot { $number } of { $field }
garden-part-of-text-stack = stack { $number }
garden-part-of-text-pile = pile { $number }
garden-part-of-text-line = the line of { $field }
garden-part-of-text-picks = the places of { $field }
garden-refusal-hexagon = { $name } is "{ $given }" (expected a letter { $letters } and a number 1 to 6, for example B2)
garden-refusal-hexagons = { $name } is "{ $given }" (expected letters { $letters } with numbers 1 to { $most }, for example B12Y4, or - for none)
garden-refusal-different = { $name } is "{ $given }" (expected at most { $most } different ones)
garden-refusal-copies = { $name } has { $count } tiles { $hexagon } (expected at most { $most })
garden-refusal-planted = { $name } has "{ $given }" (expected a cell and a hexagon, for example c4B2, or - for none)
garden-refusal-spot = { $name } has no place "{ $given }" (expected a cell, for example c4, or a slot with a turn, for example 1.6)
garden-refusal-slot = { $name } is "{ $given }" (expected an expansion with its turn, for example B2:6, or B2:- blank side up, or - for none)
garden-refusal-cell = the garden of { $player } can not have a tile on { $cell } (expected a free cell of the garden or an expansion)
garden-refusal-group = the garden of { $player } has a group with two { $hexagon } (one of them on { $cell })
garden-refusal-storage = { $player } stores { $count } tiles and jokers (expected at most { $most })
garden-refusal-tiles = there are { $count } tiles { $hexagon } (expected { $expected })
garden-refusal-stack = stack { $number } has { $count } expansions (expected { $least } to { $most })
garden-refusal-returned = returned has { $expansions } (expected only expansions in the supply or lying blank side up)
garden-refusal-expansions = there are { $count } expansions { $expansion } (expected 1)
garden-refusal-display = there are { $count } expansions in the display (expected at most { $most })
garden-refusal-top = top has { $count } tiles (expected { $least } to { $most })
garden-refusal-pile = pile { $number } has { $count } tiles (expected 1 to { $most })
garden-refusal-marker = the marker is in the wrong place (expected with a player who has passed, or - when nobody has)
garden-refusal-passed = passed does not fit the phase (expected all players when the game is over, otherwise not the one to move)
garden-refusal-copying = there is no copy to choose (expected a choice for each hexagon before one that lies in several places)
garden-refusal-paying = { $hexagon } is not to be paid for (expected a legal place, and two or more ways to pay)
garden-refusal-discarding = nothing can be discarded (expected pass_discard=on, and a stored hexagon that the points suffice for)
garden-refusal-over = the game can not be over (expected round { $last } and empty storages)

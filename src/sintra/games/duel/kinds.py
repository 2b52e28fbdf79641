"""The kinds of events that Duel tells, and what the fields of each hold."""

KINDS = (
    "plate",  # `seat` took plate `piece` from the face-up place `source`
    "draw",  # `seat` drew a plate of type `piece` from the stack, number `target`, and paid for it
    "look",  # `seat` saw that the drawn plate number `target` is `piece`
    "keep",  # `seat` kept the drawn plate `piece`, number `target`
    "under",  # `seat` put the drawn plate `piece`, number `target`, under the stack
    "place",  # `seat` placed plate `piece` on field `target`, turned `count` times
    "refill",  # plate `piece` came from the stack to the face-up place `target`
    "sun",  # `seat` took `count` tiles of colour `piece` from the sun of factory `source`
    "moon",  # `seat` took `count` tiles of colour `piece` from the moon of factory `source`
    "first",  # `seat` took the first-player tile
    "line",  # `count` tiles of colour `piece` went into line `target` of `seat`
    "break",  # a tile of colour `piece` went to the broken space `target` of `seat`, or BESIDE them to the tower
    "rest",  # `count` tiles of colour `piece` went from the sun of the large factory to its moon
    "stack",  # `seat` put a tile of colour `piece` on the moon of factory `target`
    "reveal",  # the chip of factory `source` turned face up: it is `piece`
    "chip",  # `seat` took chip `piece` from factory `source`
    "pass",  # `seat` can not act any more in this phase
    "pay",  # `seat` made up for a tile of line `target` with the chips of payment `piece`
    "tile",  # a tile of colour `piece` went from line `source` of `seat` to column `target`, a run of `count` across
    "ornament",  # `seat` placed an ornament on row `source`, column `target`
    "lose",  # line `source` of `seat` can not be placed any more: its `count` tiles of colour `piece` break
    "clear",  # `count` tiles of colour `piece` of line `source` of `seat` went to the tower
    "broken",  # the `count` broken tiles of `seat` cost points and left
    "late",  # the first-player tile cost `seat` points
    "round",  # round `count` begins with `seat`
    "pour",  # the `count` tiles of the tower went into the bag
    "redeal",  # `count` tiles of colour `piece` alone came to the large factory, so they went back into the bag
    "deal",  # a tile of colour `piece` went from the bag to the sun of factory `target`
    "hide",  # a chip went face down to the moon of factory `target`
    "end",  # the game is over
    "goal",  # `seat` scored goal `piece`, `count` times
    "spared",  # `seat` did not lose all that the goals would have cost: nobody falls below 0
)
(
    PLATE, DRAW, LOOK, KEEP, UNDER, PLACE, REFILL, SUN, MOON, FIRST, LINE, BREAK, REST, STACK, REVEAL, CHIP, PASS, PAY,
    TILE, ORNAMENT, LOSE, CLEAR, BROKEN, LATE, ROUND, POUR, REDEAL, DEAL, HIDE, END, GOAL, SPARED,
) = range(len(KINDS))  # fmt: skip

BESIDE = -1

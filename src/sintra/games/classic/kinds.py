"""The kinds of events that the classic game tells, and what the fields of each hold."""

KINDS = (
    "take",  # `seat` took `count` tiles of colour `piece` from `source`
    "rest",  # `count` tiles of colour `piece` went from display `source` to the centre
    "marker",  # `seat` took the marker to floor space `target`, or BESIDE the full floor, or ON_SHIELD
    "shield",  # `seat` took the shield, display `source`
    "line",  # `count` tiles of colour `piece` went into line `target` of `seat`
    "fall",  # a tile of colour `piece` fell to floor space `target` of `seat`, or BESIDE it to the lid, or ON_SHIELD
    "spread",  # `seat` moved `count` tiles of colour `piece` from display `source` to display `target`
    "break",  # line `source` of `seat` has no place on the wall: its `count` tiles of colour `piece` fall
    "tile",  # a tile of colour `piece` went from line `source` of `seat` to column `target`, a run of `count` across
    "clear",  # `count` tiles of colour `piece` of line `source` of `seat` went to the lid
    "floor",  # the `count` pieces on the floor of `seat` cost points and left
    "round",  # round `count` begins with `seat`
    "gold",  # display `target` shows gold: its back is `piece`
    "pour",  # the `count` tiles of the lid went into the bag
    "deal",  # a tile of colour `piece` went from the bag to display `target`
    "pull",  # a tile of colour `piece` went from display `source` to display `target`
    "end",  # the game is over for the reason `piece`
    "row",  # `seat` has row `target` complete
    "column",  # `seat` has column `target` complete
    "colour",  # `seat` has colour `piece` complete
)
(
    TAKE, REST, MARKER, SHIELD, LINE, FALL, SPREAD, BREAK, TILE, CLEAR,
    FLOOR, ROUND, GOLD, POUR, DEAL, PULL, END, ROW, COLUMN, COLOUR,
) = range(len(KINDS))  # fmt: skip

BESIDE, ON_SHIELD = -1, -2

REASONS = ("row", "tiles", "rounds")
COMPLETE_ROW, NO_TILES, TOO_MANY_ROUNDS = range(len(REASONS))

"""The kinds of events that Queen's Garden tells, and what the fields of each hold. A line is a colour or a symbol."""

KINDS = (
    "take",  # `seat` took hexagon `piece` from place `source` of the display
    "aside",  # the top of the stack went beside it as pile `target`, with `count` tiles
    "deal",  # a tile of hexagon `piece` went from the bag to the top of the stack
    "pour",  # the `count` tiles of the tower went into the bag
    "open",  # an expansion turned face up: hexagon `piece`, from pile `source` or from the stack (TOP)
    "pay",  # `seat` discarded hexagon `piece`, a tile or (`count` 1) an expansion
    "spend",  # `seat` spent `count` jokers
    "place",  # `seat` placed a tile of hexagon `piece` on cell `target`
    "expand",  # `seat` placed the expansion with hexagon `piece` into slot `source`, turned `target` times
    "buy",  # `seat` bought a blank expansion into slot `source`
    "feature",  # `seat` surrounded feature `target` and got `count` jokers; `source` more had no place
    "pass",  # `seat` passed
    "marker",  # `seat` took the marker
    "discard",  # `seat`, having passed, discarded hexagon `piece`, a tile or (`count` 1) an expansion
    "wheel",  # `seat` has `count` hexagons of line `piece`, `source` points each
    "pavilions",  # `seat` has `count` pavilions
    "sweep",  # the `count` tiles left in the display went to the tower
    "return",  # a face-up expansion, hexagon `piece`, went from the display under the supply
    "rest",  # the `count` expansions lying face down in the display went under the supply
    "round",  # round `count` begins with `seat`
    "end",  # the last round is over
    "jokers",  # `seat` had `count` jokers left
    "storage",  # `seat` had hexagons left: `count` of them
    "group",  # `seat` has a group of line `piece`: its places `target`, as bits, and its first cell `source`
    "bonus",  # for the group of `count` hexagons of line `piece`
)
(
    TAKE, ASIDE, DEAL, POUR, OPEN, PAY, SPEND, PLACE, EXPAND, BUY, FEATURE, PASS, MARKER, DISCARD,
    WHEEL, PAVILIONS, SWEEP, RETURN, REST, ROUND, END, JOKERS, STORAGE, GROUP, BONUS,
) = range(len(KINDS))  # fmt: skip

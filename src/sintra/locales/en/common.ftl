# What every sentence may refer to.

common-language = English
common-language-also = { "" }
common-player = Player { $number }
common-player-inside = player { $number }
common-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
common-very-large = a very large { $kind }
common-shown = '{ $text }'
common-list = { $items }

## Who starts

common-starter = Starting player
common-starter-random = random
common-starter-random-meaning = The starting player is drawn.
common-starter-seat = player { $number }
common-starter-starts = Player { $number } starts.

## Points

common-lost = { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}
common-part-start = at the start

## The first start

common-preparing = Preparing Sintra for this machine, once: part { $number } of { $parts } …
common-prepared = Preparing Sintra for this machine, once: done.

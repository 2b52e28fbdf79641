# Na co se smí odvolat každá věta.

common-language = Čeština
common-language-also = sk
common-player = Hráč { $number }
common-player-inside = hráč { $number }
common-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
common-very-large = příliš velká hodnota typu { $kind }
common-shown = „{ $text }“
common-list = { $items }

## Kdo začíná

common-starter = Začínající hráč
common-starter-random = náhodně
common-starter-random-meaning = Začínající hráč se vylosuje.
common-starter-seat = hráč { $number }
common-starter-starts = Začíná hráč { $number }.

## Body

common-lost = { $lost ->
    [one] { $lost } bod
    [few] { $lost } body
   *[other] { $lost } bodů
}
common-part-start = na začátku

## První spuštění

common-preparing = Sintra se na tomto počítači poprvé připravuje: část { $number } z { $parts } …
common-prepared = Sintra se na tomto počítači poprvé připravila.

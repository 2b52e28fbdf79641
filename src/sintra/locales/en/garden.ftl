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
garden-word-symbol = { $symbol ->
    [bird] bird
    [butterfly] butterfly
    [flower] flower
    [lily] lily
    [tulips] tulips
   *[tree] tree
}
    .also = { $symbol ->
    [bird] birds
    [butterfly] butterflies
    [flower] flowers
    [lily] lilies
    [tulips] tulips
   *[tree] trees
}
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

## Words of moves
# Jak se tahy píšou. První slovo říká, co se dělá; ostatní vypsaná slova psát netřeba.
# Čemu se rozumí navíc, je v `.also`; z forem oddělených lomítkem stačí kterákoli.

garden-move-acquire = vzít { $line }
garden-move-copy = vybrat { $hexagon } { $from }
garden-move-place = položit { $hexagon } { $cell }
garden-move-expand = rozšířit { $hexagon } pole { $slot } otočení { $turn }
garden-move-buy = koupit pole { $slot }
garden-move-pay = zaplatit { $paid }
garden-move-pass = pas
garden-move-discard = odhodit { $hexagon }
garden-move-done = hotovo
garden-word-colour = { $colour ->
    [dark-purple] tmavě-fialovou
    [light-purple] světle-fialovou
    [yellow] žlutou
    [light-green] světle-zelenou
    [dark-green] tmavě-zelenou
   *[blue] modrou
}
    .stem = { $colour ->
    [dark-purple] tmavě-fialov
    [light-purple] světle-fialov
    [yellow] žlut
    [light-green] světle-zelen
    [dark-green] tmavě-zelen
   *[blue] modr
}
    .also = { $colour ->
    [dark-purple] tmavě-fialový/tmavě-fialová/tmavě-fialové/tmavě-fialového
    [light-purple] světle-fialový/světle-fialová/světle-fialové/světle-fialového
    [yellow] žlutý/žlutá/žluté/žlutého
    [light-green] světle-zelený/světle-zelená/světle-zelené/světle-zeleného
    [dark-green] tmavě-zelený/tmavě-zelená/tmavě-zelené/tmavě-zeleného
   *[blue] modrý/modrá/modré/modrého
}
garden-word-symbol = { $symbol ->
    [bird] ptáky
    [butterfly] motýly
    [flower] květiny
    [lily] lilie
    [tulips] tulipány
   *[tree] stromy
}
    .also = { $symbol ->
    [bird] pták/ptáka
    [butterfly] motýl/motýla
    [flower] květina/květinu
    [lily] lilie/lilii
    [tulips] tulipány
   *[tree] strom
}
garden-word-hexagon = { $symbol ->
    [bird] { garden-word-colour.stem }ého ptáka
    [butterfly] { garden-word-colour.stem }ého motýla
    [flower] { garden-word-colour.stem }ou květinu
    [lily] { garden-word-colour.stem }ou lilii
    [tulips] { garden-word-colour.stem }é tulipány
   *[tree] { garden-word-colour.stem }ý strom
}
    .also = { garden-word-colour }/{ garden-word-colour.also } { garden-word-symbol }/{ garden-word-symbol.also }
garden-word-pile = hromádka { $number }
garden-word-top = sloupeček
    .also = vrch
garden-word-expansion = destička
garden-word-paid-expansion = destičku
    .also = destička
garden-word-jokers = žolíky { $number }
    .also = { $number } žolíky
garden-refusal-move = neplatný tah: „{ $given }“ (očekává se například „vzít modrou“, „položit modrého ptáka c4“, „rozšířit modrého ptáka pole 3 otočení 2“, „zaplatit modrý strom žolíky 1“ nebo „pas“)
garden-refusal-pay = tohle není platba: „{ $given }“ (očekávají se různé záhony jedné barvy nebo jednoho symbolu, kterými lze zaplatit jiný záhon, z toho nejvýš dvě destičky)

# Mini and Master Chocolatier on the text screen. $edition is mini or chocolatier.

## Pieces

classic-piece = { $colour ->
    [marker] first-player marker
    [none] free
   *[other] { classic-colour }
}
classic-nothing = empty

## The drawing

classic-bag-and-lid = bag { $bag } · lid { $lid }
classic-centre = centre
classic-floor = floor
classic-shield = shield
classic-marker-short = first-player marker

## Questions

classic-ask-spread = What is left on display { $number } goes to its neighbours, each colour to one side, for example "{ $example }".
classic-ask-tile = Choose the place for the tile of your line { $number }, for example "{ $example }".

## In sentences

classic-say-display = { classic-display-number }: { $tiles }.
classic-say-gold-display = { classic-display-number }, gold, { $special }: { $tiles }.
classic-say-gone = { classic-display-number }: { $special }.
classic-say-empty-displays = Empty displays: { $numbers }.
classic-display-number = Display { $number }
classic-say-centre = Centre: { $tiles }.
classic-say-bag = Bag: { $bag }. Lid: { $lid }.
classic-say-row = { classic-say-wall }, row { $row }: { $tiles }.
classic-say-empty-wall = { classic-say-wall }: empty.
classic-say-wall = { $edition ->
    [mini] On the wall
   *[chocolatier] In the box
}
classic-say-floor = Floor: { $pieces }, loss { $loss }.
classic-say-empty-floor = Floor: empty.
classic-say-shield = Shield: { $piece }.

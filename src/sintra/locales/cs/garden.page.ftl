garden-board-board = Zahrada hráče { $name }

## stem

garden-board-stem-blue = modr
garden-board-stem-dark-purple = tmavě fialov
garden-board-stem-light-purple = světle fialov
garden-board-stem-yellow = žlut
garden-board-stem-light-green = světle zelen
garden-board-stem-dark-green = tmavě zelen

## symbol

garden-board-symbol-tree = strom
garden-board-symbol-bird = pták
garden-board-symbol-butterfly = motýl
garden-board-symbol-flower = květina
garden-board-symbol-lily = lilie
garden-board-symbol-tulips = tulipány

## several

garden-board-several-tree = stromy
garden-board-several-bird = ptáky
garden-board-several-butterfly = motýly
garden-board-several-flower = květiny
garden-board-several-lily = lilie
garden-board-several-tulips = tulipány

## hexagon

garden-board-hexagon-tree = { $stem }ý strom
garden-board-hexagon-bird = { $stem }ý pták
garden-board-hexagon-butterfly = { $stem }ý motýl
garden-board-hexagon-flower = { $stem }á květina
garden-board-hexagon-lily = { $stem }á lilie
garden-board-hexagon-tulips = { $stem }é tulipány
garden-board-colour = { $stem }á
garden-board-all-colour = všechny { $stem }é
garden-board-all-symbol = všechny { $several }
garden-board-joker = žolík
garden-board-blank = prázdná destička
garden-board-expansion-with = destička: { $hexagon }
garden-board-display = Výloha
garden-board-top = Vrch sloupečku
garden-board-pile = Hromádka { $number }
garden-board-face-up = Odkrytá destička
garden-board-acquire = Dobrat
garden-board-acquire-colours = Dobrat barvu
garden-board-acquire-symbols = Dobrat symbol
garden-board-bag = Sáček
garden-board-tower = Věž
garden-board-supply = Zásoba
garden-board-wheel = Otočné kolo
garden-board-round = { $round }. kolo ze { $rounds }
garden-board-round-scores = { $round }. kolo boduje: { $entries }
garden-board-scores-now = boduje teď

## feature

garden-board-feature-fountain = fontána
garden-board-feature-statue = socha
garden-board-feature-bench = lavička
garden-board-feature-pavilion = pavilón
garden-board-planted-on = { $hexagon } na { $cell }
garden-board-storage = Skladiště
garden-board-storage-of = Skladiště hráče { $name }
garden-board-places-used = { $used } z { $all }
garden-board-enlarge = Zvětšit zahradu hráče { $name }
garden-board-close = Zavřít
garden-board-passed = pasuje
garden-board-marker = žeton začínajícího hráče
garden-board-on-turn = na tahu
garden-board-place-here = Umístit na { $cell }: { $hexagon }
garden-board-slot-here = Pole { $slot }
garden-board-turn-here = Natočit vytištěný záhon na { $cell }
garden-board-buy = Koupit prázdnou destičku · 6 bodů
garden-board-pass = Pasovat
garden-board-pass-sure = Ano, pasuji
garden-board-pass-ask = Opravdu chcete do konce kola pasovat?
garden-board-choose-line = Co si doberete?
garden-board-place-expansion = Položit sem
garden-board-turn-left = Otočit doleva
garden-board-turn-right = Otočit doprava
garden-board-pay = Zaplatit
garden-board-pay-with = Zaplatit: { $things }
garden-board-pay-clear = Vrátit
garden-board-fewer-jokers = O žolíka méně
garden-board-more-jokers = O žolíka více

## from

garden-board-from-top = Z vrchu sloupečku
garden-board-from-pile = Z hromádky { $number }
garden-board-from-expansion = Destičku
garden-board-discard = Odhodit ({ $points }): { $hexagon }
garden-board-discard-how = Ve skladišti vyberte, co odhodíte.
garden-board-done = Hotovo

## ask

garden-board-ask-turn = Doberte si, umístěte dílek, rozšiřte zahradu, nebo pasujte.
garden-board-ask-copy = Stejný záhon leží na několika místech. Odkud si ho vezmete?
garden-board-ask-pay = { $hexagon }: čím zaplatíte?
garden-board-ask-discard = Chcete něco odhodit? Ztratíte tolik bodů, kolik je hodnota odhozeného.
garden-board-stack = { $count ->
    [one] ve sloupečku { $count }
    [few] ve sloupečku { $count }
   *[other] ve sloupečku { $count }
}
garden-board-tiles-in = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
garden-board-expansions-in = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
}
garden-board-feature-state = { $count ->
    [one] { $feature } { $cell }: obsazeno { $filled } ze 6, přinese { $count } žolíka
    [few] { $feature } { $cell }: obsazeno { $filled } ze 6, přinese { $count } žolíky
   *[other] { $feature } { $cell }: obsazeno { $filled } ze 6, přinese { $count } žolíků
}
garden-board-jokers = { $count ->
    [one] { $count } žolík
    [few] { $count } žolíci
   *[other] { $count } žolíků
}

# The home page and the pictures of the rules
garden-about-garden = Vysazujte záhony jedné barvy nebo jednoho symbolu kolem fontán a soch.
garden-figure-take = Zvolte barvu nebo symbol. Od každého druhu ve výloze, který volbě odpovídá, dostanete jeden záhon.
garden-figure-pay = Za záhon, který stojí 4, odhodíte tři další: tentýž symbol v jiných barvách, nebo tutéž barvu s jinými symboly.
garden-figure-group = Záhony tvoří skupiny jedné barvy nebo jednoho symbolu a v žádné nesmí být dva stejné.
garden-figure-joker = Obklopte ze všech stran fontánu, sochu, lavičku nebo pavilón a žolíci jsou vaši.

## What is in the hand

garden-board-hold-display = { $hexagon }: doberete si vše této barvy, nebo vše s tímto symbolem?
garden-board-hold-tile = V ruce: { $hexagon }. Vyberte zvýrazněné políčko své zahrady.
garden-board-hold-expansion = V ruce: { $hexagon }. Vyberte zvýrazněné pole u své zahrady.
garden-board-hold-turn = { $hexagon }: natočte ji, jak chcete, a položte.
garden-board-hold-buy = Vyberte zvýrazněné pole pro prázdnou destičku.

## What a hint says

garden-hint-acquire = Dobrat si: { $all }.
garden-hint-copy = Vzít { garden-hexagon.object } z označeného místa.
garden-hint-place = Položit { garden-hexagon.object } na označené políčko.
garden-hint-expand = Položit na označené pole destičku: { garden-hexagon }.
garden-hint-buy = Koupit prázdnou destičku na označené pole.
garden-hint-pay = Zaplatit tímto.
garden-hint-pass = Pasovat.
garden-hint-discard = Odhodit { garden-hexagon.object }.
garden-hint-done = Víc už neodhazovat.

## The story without cells

garden-story-place = { $player } pokládá { garden-hexagon.object }.
garden-story-expand = { $player } pokládá destičku: { garden-hexagon }.
garden-story-buy = { $player } kupuje prázdnou destičku a ztrácí { common-lost }.
garden-story-feature = { $lost ->
    [0] { $player } obklopil zahradní prvek: { garden-story-thing }. Žolíci: { $count }.
   *[other] { $player } obklopil zahradní prvek: { garden-story-thing }. Žolíci: { $count }, pro nedostatek místa propadlo: { $lost }.
}
garden-story-thing = { $feature ->
    [fountain] fontána
    [statue] socha
    [bench] lavička
   *[pavilion] pavilón
}
garden-story-group = { $colour ->
    [hidden] { $player }: skupina se symbolem { garden-symbol } ({ $hexagons }): { common-points }.
   *[other] { $player }: { garden-colour } skupina ({ $hexagons }): { common-points }.
}

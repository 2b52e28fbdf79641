"""Every sentence of Duel's board, in both languages."""

from sintra.core.text import Text

# Words

ORNAMENT = Text("ornament", "ozdoba")
MOSAIC = Text("mosaic", "mozaika")
SUN = Text("sun", "slunce")
MOON = Text("moon", "měsíc")
MOON_TOP = Text("on top", "vrchní")
CHIP = Text("chip", "bonus")
FIRST_TILE = Text("first-player tile", "dlaždice začínajícího hráče")
FIRST_TILE_SHORT = Text("first-player tile", "začínající")
FREE_FIELD = Text("field", "pole")
NOTHING = Text("nothing", "nic")
BACKS = {
    "ornament": Text("an ornament plate", "ozdobná destička"),
    "mosaic": Text("a mosaic plate", "mozaiková destička"),
}
PLATES = {"en": ("plate", "plates"), "cs": ("destička", "destičky", "destiček")}
TOKENS = {"en": ("token", "tokens"), "cs": ("žeton", "žetony", "žetonů")}
CHIPS = {"en": ("chip", "chips"), "cs": ("bonus", "bonusy", "bonusů")}

# The drawing

BAG_AND_TOWER = Text("bag {bag} · tower {tower}", "pytlík {bag} · věž {tower}")
LARGE = Text("large", "velká")
FACE_UP = Text("plates", "destičky")
STACK = Text("stack {count}", "hromádka {count}")
TOP = Text("top", "navrchu")
BOTTOM = Text("bottom", "vespod")
DRAWN = Text("drawn plates", "dobrané destičky")
KEPT = Text("kept", "vybraná")
HELD = Text("plate to be placed, turned by", "destička k umístění, otočená o")
GOALS = Text("goals", "cíle")
BROKEN = Text("broken", "rozbité")
CHIP_STORE = Text("chips", "bonusy")
SPENT = Text("{count} spent", "utraceno {count}")
STILL = Text("to use", "ještě")
PASSED = Text("{name} · passed", "{name} · pasuje")
GOAL_POINTS = {
    "rows": Text("rows 3 each", "řady po 3"),
    "colours": Text("colours 4 a row with five", "barvy 4 za řadu s pěti"),
    "columns": Text("columns 7 each", "sloupce po 7"),
    "border": Text("border 1 a tile", "okraj 1 za dlaždici"),
    "diagonals": Text("diagonals 10 each", "úhlopříčky po 10"),
    "corners": Text("corners 3 above, 8 below", "rohy nahoře 3, dole 8"),
    "mosaics": Text("mosaics 2 each if all are filled", "mozaiky po 2, jsou-li plné všechny"),
    "ornaments": Text("ornaments −3 for each missing", "ozdoby −3 za každou chybějící"),
}

# Questions

ASK_OPENING = Text(
    'Before the first turn, take one of the plates that lie face up, for example "{example}"; it costs no token.',
    "Před prvním tahem si vezměte jednu z vyložených destiček, například „{example}“; žeton to nestojí.",
)
ASK_DRAW = Text(
    'Draw another plate for 1 point, or look at what you have: "{draw}" or "{stop}".',
    "Dobrat další destičku za 1 bod, nebo si prohlédnout dobrané: „{draw}“ nebo „{stop}“.",
)
ASK_KEEP = Text(
    'Which of the drawn plates do you keep? The others go under the stack. For example "{example}".',
    "Kterou z dobraných destiček si vyberete? Ostatní se vrátí pod hromádku. Například „{example}“.",
)
ASK_UNDER = Text(
    'Which plate goes under the stack next? The last one becomes the bottom. For example "{example}".',
    "Která destička se teď vrátí pod hromádku? Poslední bude úplně vespod. Například „{example}“.",
)
ASK_PLACE = Text(
    'Place the plate on a free field of the dome, turned clockwise as you like, for example "{example}".',
    "Umístěte destičku na volné pole klenby, libovolně otočenou po směru hodinových ručiček, například „{example}“.",
)
ASK_STACK = Text(
    "The rest of factory {factory} goes onto its moon. Which colour lies down next, the bottom one first? "
    'For example "{example}".',
    "Zbytek z dílny {factory} jde na její měsíc. Kterou barvu položíte teď? Vrství se odspodu. Například „{example}“.",
)
ASK_TILE = Text(
    'Choose the column of the dome for the tile of line {line}, for example "{example}".',
    "Zvolte sloupec klenby pro dlaždici z přípravné řady {line}, například „{example}“.",
)
ASK_COMPLETE = Text(
    'Line {line} is not full, missing tiles: {missing}. Complete it with chips or leave it: "{complete}" or "{leave}".',
    "Přípravná řada {line} není plná, chybějící dlaždice: {missing}. Dokončit ji bonusy, nebo nechat: "
    "„{complete}“ nebo „{leave}“.",
)
ASK_PAY = Text(
    "Pay for a missing tile of line {line}: two chips that show {colour}, or any three. "
    'Tiles still missing: {missing}. For example "{example}".',
    "Zaplaťte za chybějící dlaždici přípravné řady {line}: dva bonusy, na kterých je {colour}, nebo libovolné tři. "
    "Chybějící dlaždice: {missing}. Například „{example}“.",
)

# Factories in sentences

SAY_FACTORY = Text("Factory {number}: {parts}.", "Dílna {number}: {parts}.")
SAY_LARGE = Text("Large factory: {parts}.", "Velká dílna: {parts}.")
SAY_EMPTY_FACTORIES = Text("Empty factories: {numbers}.", "Prázdné dílny: {numbers}.")
ON_SUN = Text("on the sun {tiles}", "na slunci {tiles}")
ON_MOON = Text("on the moon {tiles}", "na měsíci {tiles}")
STACKED = Text("{below}, on top {top}", "{below}, navrchu {top}")
FROM_BOTTOM = Text("on the moon from the bottom {tiles}", "na měsíci odspodu {tiles}")
CHIP_DOWN = Text("chip face down", "bonus lícem dolů")
CHIP_UP = Text("no tiles, chip {chip} face up", "bez dlaždic, bonus {chip} lícem nahoru")
CHIP_IN_WORDS = Text("{chip} ({colours})", "{chip} ({colours})")

# Plates in sentences

SPACES = Text("above {0} and {1}, below {2} and {3}", "nahoře {0} a {1}, dole {2} a {3}")
SAY_PLATE = Text("Plate {number}: {spaces}.", "Destička {number}: {spaces}.")
SAY_NO_PLATES = Text("Places without a plate: {numbers}.", "Místa bez destičky: {numbers}.")
SAY_STACK = Text("Stack: {plates}. The top one: {top}.", "Hromádka: {plates}. Navrchu: {top}.")
SAY_NO_STACK = Text("The stack is empty.", "Hromádka je prázdná.")
SAY_BOTTOM = Text("At the bottom of the stack, downwards: {plates}.", "Vespod hromádky, směrem dolů: {plates}.")
SAY_BACKS = Text("Drawn plates, seen from the back: {backs}.", "Dobrané destičky, zatím jen zezadu: {backs}.")
SAY_MOVED = Text("Line {line}: its tile is on the dome already.", "Přípravná řada {line}: dlaždice už je na klenbě.")
SAY_PAID = Text("Line {line}: made up for by chips: {count}.", "Přípravná řada {line}: nahrazeno bonusy: {count}.")
SAY_DRAWN = Text("Drawn plate {number}: {spaces}.", "Dobraná destička {number}: {spaces}.")
SAY_KEPT = Text("The plate that is kept: {spaces}.", "Vybraná destička: {spaces}.")
SAY_HELD = Text(
    "The plate to be placed, turned by {degrees} degrees: {spaces}.",
    "Destička k umístění, otočená o {degrees} stupňů: {spaces}.",
)

# Boards in sentences

SAY_GOAL = Text("Goal {goal}: {meaning}", "Cíl {goal}: {meaning}")
SAY_BAG = Text("Bag: {bag}. Tower: {tower}.", "Pytlík: {bag}. Věž: {tower}.")
SAY_BOARD = Text("{name}: {parts}.", "{name}: {parts}.")
TOKENS_LEFT = Text("tokens left: {count}", "zbývající žetony: {count}")
CHIPS_LEFT = Text("chips still to take: {count}", "bonusy, které lze ještě vzít: {count}")
HAS_PASSED = Text("has passed", "pasuje")
SAY_DOME_ROW = Text("Dome, row {row}: {parts}.", "Klenba, řada {row}: {parts}.")
FREE_SPACES = Text("free: {spaces}", "volné: {spaces}")
SAY_FREE_FIELDS = Text("Fields without a plate: {fields}.", "Pole bez destičky: {fields}.")
SAY_BROKEN = Text("Broken tiles: {tiles}, loss {loss}.", "Rozbité dlaždice: {tiles}, ztráta {loss}.")
SAY_NOTHING_BROKEN = Text("Broken tiles: none.", "Rozbité dlaždice: žádné.")
SAY_FIRST = Text("First-player tile: loss {loss}.", "Dlaždice začínajícího hráče: ztráta {loss}.")
SAY_CHIPS = Text("Chips: {chips}.", "Bonusy: {chips}.")
SAY_SPENT = Text("Spent chips: {count}.", "Utracené bonusy: {count}.")

"""Every sentence of the board of Queen's Garden, in both languages."""

from sintra.core.text import Text

# The drawing

OUT_OF_SIGHT = Text("bag {bag} · tower {tower} · supply {supply}", "sáček {bag} · věž {tower} · zásoba {supply}")
STACK = Text("top of {count}", "vrch z {count}")
EXPANSIONS = Text("expansions", "destičky")
SCORES = Text("round {round} scores", "{round}. kolo boduje")
JOKERS = Text("jokers", "žolíci")
TURNS = Text(
    "turn: 1 right, 2 lower right, 3 lower left, 4 left, 5 upper left, 6 upper right",
    "otočení: 1 vpravo, 2 vpravo dolů, 3 vlevo dolů, 4 vlevo, 5 vlevo nahoru, 6 vpravo nahoru",
)
HAS_PASSED = Text("passed", "pas")
FEATURES = {
    "fountain": Text("fountain", "fontána"),
    "statue": Text("statue", "socha"),
    "bench": Text("bench", "lavička"),
    "pavilion": Text("pavilion", "pavilón"),
}
FEATURE_LETTERS = {
    "fountain": Text("F", "F"),
    "statue": Text("S", "S"),
    "bench": Text("B", "L"),
    "pavilion": Text("P", "P"),
}

# Questions

ASK_COPY = Text(
    "{hexagon} lies there more than once. Which one do you take? For example: {example}",
    "{hexagon}: na výběr je několik míst. Odkud si záhon vezmete? Například: {example}",
)
ASK_PAY = Text(
    "How do you pay for {hexagon}? For example: {example}",
    "{hexagon}: čím zaplatíte? Například: {example}",
)
ASK_DISCARD = Text(
    "Do you discard anything from your storage for minus its value? For example: {example}. To stop: done",
    "Chcete něco odhodit ze skladiště a ztratit tolik bodů, jaká je hodnota? Například: {example}. Konec: hotovo",
)

# In sentences

SAY_TOP = Text(
    "Top of the stack: {hexagons}. In the stack: {count}.",
    "Vrch sloupečku: {hexagons}. Destiček ve sloupečku: {count}.",
)
SAY_NO_TOP = Text("The stack is used up.", "Sloupeček je prázdný.")
SAY_PILE = Text("Pile {pile}: {hexagons}.", "Hromádka {pile}: {hexagons}.")
SAY_FACE_UP = Text("Expansions face up: {hexagons}.", "Destičky lícem nahoru: {hexagons}.")
SAY_WHEEL = Text("Round {round} scores {entries}.", "{round}. kolo boduje: {entries}.")
SAY_ENTRY = Text("{line} {points}", "{line} {points}")
SAY_OUT_OF_SIGHT = Text(
    "Bag: {bag}. Tower: {tower}. Supply: {supply}.", "Sáček: {bag}. Věž: {tower}. Zásoba: {supply}."
)
SAY_STORAGE = Text(
    "Jokers: {jokers}. Tiles: {tiles}. Expansions: {expansions}.",
    "Žolíci: {jokers}. Dílky: {tiles}. Destičky: {expansions}.",
)
SAY_GARDEN = Text("Garden: {plots}.", "Zahrada: {plots}.")
SAY_PLOT = Text("{hexagon} on {cell}", "{hexagon} na {cell}")
SAY_FREE_CELLS = Text("Free cells: {cells}.", "Volná políčka: {cells}.")
SAY_FREE_SLOTS = Text("Free slots: {slots}.", "Volná pole: {slots}.")
SAY_SLOT = Text("Slot {slot}: {hexagon}, turn {turn}.", "Pole {slot}: {hexagon}, otočení {turn}.")
SAY_BLANK_SLOTS = Text("Blank slots: {slots}.", "Pole s prázdnou destičkou: {slots}.")
SAY_FEATURES = Text("Neighbours filled: {features}.", "Obklopení: {features}.")
SAY_FEATURE = Text("{feature} {cell} {filled} of 6", "{feature} {cell} {filled} z 6")
SAY_PASSED = Text("Has passed.", "Pasoval.")
NOTHING = Text("none", "nic")

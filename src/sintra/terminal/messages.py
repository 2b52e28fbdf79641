"""Every sentence of the text screen and of the classic board, in both languages."""

from collections.abc import Sequence

from sintra.core.text import Text

MINUS = "\N{MINUS SIGN}"

# Who

PLAYER = Text("Player {player}", "Hráč {player}")
PLAYER_YOU = Text("Player {player} (you)", "Hráč {player} (vy)")
PLAYER_BOT = Text("Player {player} ({bot})", "Hráč {player} ({bot})")

# Asking

YOUR_MOVE = Text("Your move: ", "Váš tah: ")
PLAYERS_MOVE = Text("{name}, your move: ", "{name}, váš tah: ")
NEXT_MOVE = Text("Enter for the next move: ", "Enter pro další tah: ")
WELCOME = Text(
    'Type a move, for example "{example}"; ? for help.',
    "Napište tah, například „{example}“; nápověda: ?",
)
FORFEITED = Text("{name} loses by forfeit: {reason}.", "{name} prohrává kontumačně: {reason}.")
THINKING = Text("{name} is thinking …", "{name} přemýšlí …")

# Refusals: what came, and what was expected

NOT_UNDERSTOOD = Text(
    'Not understood: "{typed}". Expected a move, for example "{example}", or a command (? lists them).',
    "Nerozumím: „{typed}“. Očekávám tah, například „{example}“, nebo příkaz (vypíše je ?).",
)
UNFINISHED_MOVE = Text(
    'The move is not finished: after "{typed}" comes {expected}.',
    "Tah není celý: po „{typed}“ ještě chybí {expected}.",
)
NOT_POSSIBLE = Text(
    'Not possible now: "{typed}". After "{begun}" can come {expected}.',
    "Teď nelze: „{typed}“. Po „{begun}“ může následovat {expected}.",
)
TOO_MUCH = Text(
    'Not possible now: "{typed}". The move is complete after "{begun}".',
    "Teď nelze: „{typed}“. Tah je celý už po „{begun}“.",
)
NOT_POSSIBLE_AT_ALL = Text(
    'Not possible now: "{typed}". A move can begin with {expected}.',
    "Teď nelze: „{typed}“. Tah může začínat takto: {expected}.",
)
NOTHING_TO_UNDO = Text("There is no move of yours to take back.", "Není žádný váš tah, který by šlo vzít zpět.")
UNDO_REVEALED = Text(
    "Between people this can not be taken back any more: something hidden has come to light.",
    "Mezi lidmi to už vzít zpět nejde: ukázalo se něco, co bylo skryté.",
)
POSITION_SECRET = Text(
    "Between people the position is not told before the end: it contains all that is hidden.",
    "Mezi lidmi se pozice před koncem hry nevypisuje: obsahuje i všechno, co je skryté.",
)
NOTHING_TO_REDO = Text("There is no move to make again.", "Není žádný vrácený tah, který by šlo zopakovat.")
SAVE_WHERE = Text(
    "Where to? Expected a file name: {command} game.txt",
    "Kam? Očekávám jméno souboru: {command} partie.txt",
)
SAVE_EXISTS = Text(
    "{path} exists already; expected the name of a new file.",
    "{path} už existuje; očekávám jméno nového souboru.",
)
SAVE_HOMELESS = Text(
    "There is no home folder as in {path}; expected the name of a new file.",
    "Domovská složka jako v {path} neexistuje; očekávám jméno nového souboru.",
)
SAVE_FAILED = Text(
    "The game could not be saved in {path}: {reason}.",
    "Partii se nepodařilo uložit do {path}: {reason}.",
)

# Saving and leaving

SAVED = Text("Saved in {path}, from now on after every move.", "Uloženo do {path}, odteď po každém tahu.")
RESUMED = Text("The game goes on from {path}.", "Pokračuje partie ze souboru {path}.")
GOODBYE_SAVED = Text(
    "Goodbye. The game is saved; go on with: {again}",
    "Na shledanou. Partie je uložena; pokračovat lze příkazem: {again}",
)
GOODBYE_UNSAVED = Text(
    'Goodbye. This game was not saved; next time "{command} FILE" keeps it.',
    "Na shledanou. Tato partie uložena nebyla; příště ji zachová „{command} SOUBOR“.",
)
GOODBYE_OVER = Text("The game is saved in {path}.", "Partie je uložena v souboru {path}.")
UNDONE = Text('Taken back: "{move}".', "Vráceno zpět: „{move}“.")

# Lists

MOVES_HEADING = Text(
    "A move is one word of each group:",
    "Tah tvoří jedno slovo z každé skupiny:",
)
NOTHING_YET = Text("Nothing has happened yet.", "Zatím se nic nestalo.")

# The story

STORY_HEADING = Text("{game}, {players} players", "{game}, hráčů: {players}")
STORY_MOVE = Text("{number}. Player {player}: {move}", "Tah {number}, hráč {player}: {move}")
ROUND_OVER = Text("The round is over. Scoring:", "Kolo skončilo. Bodování:")
TOTALS = Text("Points now: {scores}.", "Stav bodů: {scores}.")
SCORE_OF = Text("player {player}: {score}", "hráč {player}: {score}")
UNFINISHED = Text("The game is not finished.", "Partie není dohraná.")

# The result

WINNER = Text("{name} wins with {points}.", "{name} vítězí: {points}.")
SHARED = Text(
    "The victory is shared by {names}, each with {points}.",
    "O vítězství se dělí {names}, každý má {points}.",
)
PARTS_OF = Text("{name}: {parts}; together {score}.", "{name}: {parts}; celkem {score}.")
PART = Text("{part} {points}", "{part} {points}")
BREAKDOWN = Text("Where the points come from", "Za co jsou body")
AT_THE_START = Text("at the start", "na začátku")
TOGETHER = Text("together", "celkem")

# Replay

REPLAY_PROMPT = Text("Move {now} of {all}: ", "Tah {now} z {all}: ")
REPLAY_HELP = Text(
    "Enter or n: next move, b: back, a number: that move, r: next round, e: end, play: play on from here, q: quit.",
    "Enter nebo n: další tah, b: zpět, číslo: ten tah, r: další kolo, e: konec, hrát: hrát odtud, q: odejít.",
)
REPLAY_EXPECTED = Text(
    'Not understood: "{typed}". Expected Enter, n, b, r, e, play, q or a number from 0 to {all}.',
    "Nerozumím: „{typed}“. Očekávám Enter, n, b, r, e, hrát, q nebo číslo od 0 do {all}.",
)
REPLAY_FIRST = Text("This is the beginning.", "Tohle je začátek.")
REPLAY_LAST = Text("This is the last move of the record.", "Tohle je poslední tah záznamu.")
REPLAY_OVER = Text(
    "The game is over here; go back to a move from which it can go on.",
    "Tady je konec partie; vraťte se k tahu, od kterého se dá hrát dál.",
)

# Help

HELP_MOVE = Text("a move, for example: {example}", "tah, například: {example}")
HELP_MOVE_SHORT = Text(
    "Words can be shortened: one letter is enough where it is clear. The Tab key completes them.",
    "Slova lze zkracovat; kde je to jednoznačné, stačí písmeno. Doplňuje je klávesa Tab.",
)
HELP_HELP = Text("this help", "tato nápověda")
HELP_MOVES = Text("what is possible now", "co je teď možné")
HELP_BOARD = Text("show the whole table again (so does Enter)", "znovu ukázat celý stůl (stačí i Enter)")
HELP_UNDO = Text("take back to your last decision", "vrátit vaše poslední rozhodnutí")
HELP_REDO = Text("make again what was taken back", "zopakovat, co bylo vráceno")
HELP_SAVE = Text("save to a file, from then on after every move", "uložit do souboru, pak už po každém tahu")
HELP_LOG = Text("what has happened since the last scoring", "co se dělo od posledního bodování")
HELP_POSITION = Text(
    "the position as one line of text, with all that is hidden",
    "pozice jako řádek textu, i se vším skrytým",
)
HELP_QUIT = Text("leave (so do Ctrl-C and Ctrl-D)", "odejít (také Ctrl-C a Ctrl-D)")

# The classic table

ROUND_AND_TURN = Text("{game} · round {round} · {name} to move", "{game} · {round}. kolo · {name} je na tahu")
GAME_OVER = Text("{game} · round {round} · the game is over", "{game} · {round}. kolo · konec hry")
BAG_AND_LID = Text("bag {bag} · lid {lid}", "sáček {bag} · víko {lid}")
CENTRE = Text("centre", "střed")
FLOOR = Text("floor", "podlaha")
SHIELD = Text("shield", "štít")
MARKER = Text("first-player marker", "žeton začínajícího hráče")
MARKER_SHORT = Text("first-player marker", "začínající hráč")
LAST_MOVE = Text("last move", "poslední tah")
ASK_SPREAD = Text(
    'What is left on display {display} goes to its neighbours, each colour to one side, for example "{example}".',
    "Zbytek z nabídky {display} rozdejte sousedním nabídkám, každou barvu na jednu stranu, například „{example}“.",
)
ASK_TILE = Text(
    'Choose the place for the tile of your line {line}, for example "{example}".',
    "Zvolte místo pro dílek z přípravné řady {line}, například „{example}“.",
)

# The classic table in sentences

SAY_TURN = Text("Round {round}. {name} to move.", "{round}. kolo. {name} je na tahu.")
SAY_OVER = Text("Round {round}. The game is over.", "{round}. kolo. Konec hry.")
SAY_DISPLAY = Text("{display} {number}: {tiles}.", "{display} {number}: {tiles}.")
SAY_GOLD_DISPLAY = Text(
    "{display} {number}, gold, {special}: {tiles}.",
    "{display} {number}, zlatá, {special}: {tiles}.",
)
SAY_GONE = Text("{display} {number}: {special}.", "{display} {number}: {special}.")
SAY_EMPTY_DISPLAYS = Text("Empty displays: {numbers}.", "Prázdné: {numbers}.")
SAY_CENTRE = Text("Centre: {tiles}.", "Střed: {tiles}.")
SAY_BAG = Text("Bag: {bag}. Lid: {lid}.", "Sáček: {bag}. Víko: {lid}.")
SAY_BOARD = Text("{name}, {points}.", "{name}, {points}.")
SAY_LINE = Text("Line {line}: {tiles} of {spaces} {colour}.", "Přípravná řada {line}: {colour}, {tiles} {of} {spaces}.")
SAY_YOUR_LINE = Text(
    "Your line {line}: {tiles} of {spaces} {colour}.",
    "Vaše přípravná řada {line}: {colour}, {tiles} {of} {spaces}.",
)
SAY_EMPTY_LINES = Text("Empty lines: {lines}.", "Prázdné přípravné řady: {lines}.")
SAY_ROW = Text("{wall}, row {row}: {tiles}.", "{wall}, řada {row}: {tiles}.")
SAY_EMPTY_WALL = Text("{wall}: empty.", "{wall}: nic.")
SAY_COLUMN = Text("{colour} in column {column}", "{colour} ve sloupci {column}")
SAY_FLOOR = Text("Floor: {pieces}, loss {loss}.", "Podlaha: {pieces}, ztráta {loss}.")
SAY_EMPTY_FLOOR = Text("Floor: empty.", "Podlaha: prázdná.")
SAY_SHIELD = Text("Shield: {piece}.", "Štít: {piece}.")
EMPTY = Text("empty", "nic")
FREE = Text("free", "volný")

# The command line

CLI_ABOUT = Text(
    "Tile-drafting board games in the terminal.",
    "Deskové hry s vybíráním dílků v terminálu.",
)
CLI_DEFAULT = Text(
    "Without a command: the table in the browser.",
    "Bez příkazu: stůl v prohlížeči.",
)
CLI_USAGE = Text("usage: ", "použití: ")
CLI_COMMAND = Text("COMMAND", "PŘÍKAZ")
CLI_NAME_OF_GAME = Text("GAME", "HRA")
CLI_NAME_OF_FILE = Text("FILE", "SOUBOR")
CLI_NAME_AND_VALUE = Text("NAME=VALUE", "NÁZEV=HODNOTA")
CLI_COMMANDS = Text("commands", "příkazy")
CLI_OPTIONS = Text("options", "volby")
CLI_HELP = Text("show this help and leave", "vypsat tuto nápovědu a skončit")
CLI_VERSION = Text("show the version and leave", "vypsat verzi a skončit")
CLI_PLAY = Text("play a game, against bots or people at this screen", "hrát proti botům nebo s lidmi u této obrazovky")
CLI_REPLAY = Text("go through a saved game move by move", "projít uloženou partii tah po tahu")
CLI_SIMULATE = Text(
    "let bots play many games; prints means as JSON", "nechat boty odehrát mnoho partií; průměry v JSON"
)
CLI_SERVE = Text("the table in the browser, for you or for others", "stůl v prohlížeči, pro vás nebo i pro ostatní")
CLI_HOST = Text(
    "the address to listen on (default: only this computer; 0.0.0.0 for everybody who can reach it)",
    "adresa, na které má stůl poslouchat (jinak jen tento počítač; 0.0.0.0 pro všechny, kdo se k němu dostanou)",
)
CLI_PORT = Text("the port (default: {port}, or another that is free)", "port (jinak {port}, nebo jiný volný)")
CLI_DATA = Text(
    "the folder where games are kept (default: your own data folder)",
    "složka, kde se hry uchovávají (jinak vaše datová složka)",
)
CLI_OPEN = Text("open the browser", "otevřít prohlížeč")
CLI_NAME_OF_FOLDER = Text("FOLDER", "SLOŽKA")
SERVING = Text(
    "Sintra plays at {url} (games are kept in {data}; Ctrl-C ends it)",
    "Sintra hraje na adrese {url} (hry se ukládají do {data}; ukončíte ji Ctrl-C)",
)
NO_PAGE = Text(
    "the page has not been built yet; run `make page` (only the interface under /api answers)",
    "stránka ještě není sestavená; spusťte `make page` (zatím odpovídá jen rozhraní pod /api)",
)
CLI_ARENA = Text(
    "let bots play each other and measure their strength",
    "nechat boty hrát proti sobě a změřit jejich sílu",
)
CLI_GAME = Text("which game: {games} (default {default})", "která hra: {games} (jinak {default})")
CLI_GAME_NEEDED = Text("which game: {games}", "která hra: {games}")
CLI_PLAYERS = Text("how many play: {counts}", "kolik hráčů: {counts}")
CLI_BOTS = Text(
    "bots in the last seats, with commas: {bots}; none: only people (default: apprentice in every seat but the first); "
    "a program of yours: exec:COMMAND, as the last one or with a --bots of its own",
    "boti na posledních místech, s čárkami: {bots}; none: jen lidé (jinak apprentice všude kromě prvního místa); "
    "vlastní program: exec:PŘÍKAZ, jako poslední nebo s vlastním --bots",
)
CLI_OPTION = Text(
    "an option of the game, for example {examples}; may be given more than once",
    "volba hry, například {examples}; lze zadat vícekrát",
)
CLI_SEED = Text("a number from which all chance follows", "číslo, ze kterého plyne veškerá náhoda")
CLI_LANG = Text("language: en or cs", "jazyk: en nebo cs")
CLI_PLAIN = Text("sentences instead of drawings, for screen readers", "věty místo kreslení, pro odečítače obrazovky")
CLI_SAVE = Text(
    "keep the game in a file; a game that is there already goes on",
    "ukládat partii do souboru; pokud tam už partie je, pokračuje",
)
CLI_FILE = Text("the saved game", "uložená partie")
CLI_GAMES = Text("how many games to play", "kolik partií odehrát")
CLI_BOT = Text("who plays: {bots}", "kdo hraje: {bots}")
CLI_NO_IDLE_PASS = Text("nobody passes who can do something else", "nikdo nepasuje, dokud může něco udělat")
CLI_MATCH_BOTS = Text(
    "who plays, with commas: {bots}; the last one fills the seats that are left; of more bots than seats, "
    "every choice plays; a program of yours: exec:COMMAND, as the last one or with a --bots of its own",
    "kdo hraje, s čárkami: {bots}; poslední obsadí zbylá místa; je-li botů víc než míst, hrají všechny jejich výběry; "
    "vlastní program: exec:PŘÍKAZ, jako poslední nebo s vlastním --bots",
)
CLI_MATCH_GAMES = Text(
    "how many games each line-up plays; every deal is played in every seating",
    "kolik partií odehraje každá sestava; každé rozdání se hraje ve všech rozesazeních",
)
CLI_JOBS = Text("how many games at once", "kolik partií najednou")
CLI_JSON = Text(
    "keep every game in a file; a match that is there already goes on",
    "ukládat každou partii do souboru; pokud tam už zápas je, pokračuje",
)
CLI_NEIGHBOURS = Text(
    "of more bots than seats, only those that stand side by side play each other",
    "je-li botů víc než míst, hrají spolu jen ti, kdo stojí vedle sebe",
)
CLI_STOP = Text(
    "two bots: stop as soon as it is clear whether the first is stronger",
    "dva boti: skončit, jakmile je jasné, zda je první silnější",
)
CLI_RAY = Text(
    "play on Ray: its address, or local to start one here with as many CPUs as --jobs",
    "hrát na systému Ray: jeho adresa, nebo local pro spuštění zde s tolika CPU, kolik je --jobs",
)
CLI_ADDRESS = Text("ADDRESS", "ADRESA")
SIMULATED = Text("{done} of {games} games played …", "odehráno {done} z {games} partií …")

# What the command line refuses

NO_SUCH_BOT = Text('no bot "{name}" (expected one of: {known})', "bota „{name}“ neznám (možnosti: {known})")
NO_SUCH_LANGUAGE = Text('no language "{name}" (expected one of: {known})', "jazyk „{name}“ neznám (možnosti: {known})")
LANGUAGE_MISSING = Text("--lang needs a value after it: {known}", "za --lang chybí hodnota: {known}")
NO_SUCH_COMMAND = Text('no command "{name}" (expected one of: {known})', "příkaz „{name}“ neznám (možnosti: {known})")
NOT_AN_OPTION = Text(
    'not an option: "{given}" (expected for example {example})',
    "„{given}“ není volba hry (očekává se například {example})",
)
OPTION_TWICE = Text("option {name} is given twice", "volba {name} je zadána dvakrát")
NOT_A_NUMBER = Text(
    '{option} can not be "{given}" (expected a whole number, for example 2)',
    "{option} nemůže být „{given}“ (očekává se celé číslo, například 2)",
)
NOT_IN_RANGE = Text(
    '{name} can not be "{given}" (expected a whole number from {least} to {most})',
    "{name} nemůže být „{given}“ (očekává se celé číslo od {least} do {most})",
)
TOO_MANY_BOTS = Text(
    "{bots} bots for {players} players (expected at most {players})",
    "botů je {bots} a hráčů {players} (botů může být nejvýš {players})",
)
CONTRADICTION = Text(
    "the game in {path} has {name} {saved}, not {given} (leave that out to go on, or choose another file)",
    "v souboru {path} je {name} {saved}, ne {given} (chcete-li pokračovat, vynechte to; jinak zvolte jiný soubor)",
)
THE_GAME = Text("the name", "hra")
THE_PLAYERS = Text("a number of players of", "počet hráčů")
THE_OPTION = Text("the option {name}", "volba {name}")
THE_SEED = Text("the seed", "seed")
TOO_LONG = Text("{path} is too long to be a saved game", "{path} je na uloženou partii příliš dlouhý soubor")
FILE_TROUBLE = Text("{path}: {reason}", "{path}: {reason}")
UNKNOWN_ARGUMENTS = Text(
    "not understood: {arguments} (see sintra --help)",
    "nerozumím: {arguments} (viz sintra --help)",
)
BAD_USAGE = Text("{message} (see sintra --help)", "{message} (viz sintra --help)")
VALUE_MISSING = Text("{option} needs a value after it", "za {option} chybí hodnota")
VALUE_UNEXPECTED = Text(
    '{option} takes no value (it came with "{given}")',
    "{option} je bez hodnoty (přišla s ním „{given}“)",
)
ARGUMENT_MISSING = Text("missing: {arguments}", "chybí: {arguments}")


def any_of(words: Sequence[str], language: str) -> str:
    """A choice: "1, 4 or floor"."""
    return joined(words, Text(" or ", " nebo ").in_(language))


def all_of(words: Sequence[str], language: str) -> str:
    """An enumeration: "player 1 and player 3"."""
    return joined(words, Text(" and ", " a ").in_(language))


def joined(words: Sequence[str], last: str) -> str:
    """Words with commas, and the last one with a word of its own."""
    return last.join(filter(None, [", ".join(words[:-1]), *words[-1:]]))

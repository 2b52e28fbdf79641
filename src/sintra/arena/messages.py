"""Every sentence of the arena, in both languages."""

from sintra.core.text import Text

# Refusals: what came, and what was expected

TOO_FEW_BOTS = Text(
    "too few bots for a match: {bots} (expected at least {least})",
    "na zápas je málo botů: {bots} (očekávají se aspoň {least})",
)
STOP_NEEDS_TWO = Text(
    "--stop is for two bots and two players (here: {bots} bots, {players} players)",
    "--stop je jen pro dva boty a dva hráče (tady: botů {bots}, hráčů {players})",
)
NOT_A_MATCH = Text(
    "{path} is not the file of a match (expected a new file, or one that --json has made)",
    "{path} není soubor se zápasem (očekává se nový soubor nebo takový, který vytvořilo --json)",
)
ANOTHER_MATCH = Text(
    "{path} is the file of another match: {name} is {saved} there, not {given}",
    "{path} je soubor jiného zápasu: {name} je v něm {saved}, ne {given}",
)
DAMAGED = Text(
    "{path}, line {line}: not a game (the file is damaged; expected one game in each line)",
    "{path}, řádek {line}: to není partie (soubor je poškozený; očekává se jedna partie na řádku)",
)
WORKERS_DIED = Text(
    "game {number} ({bots}) has ended {deaths} processes, one after another; the match was stopped",
    "partie {number} ({bots}) shodila postupně {deaths} procesy; zápas byl zastaven",
)
NO_RAY = Text(
    "Ray is not installed (expected after: pip install 'sintra[ray]')",
    "Ray není nainstalován (nainstaluje ho: pip install 'sintra[ray]')",
)
NO_CLUSTER = Text(
    'no Ray at "{address}" (expected an address such as 10.0.0.1:6379, auto or local)',
    "na adrese „{address}“ Ray není (očekává se adresa jako 10.0.0.1:6379, auto nebo local)",
)

# While it runs

ESTIMATE = Text("{name} {share} % ± {half}", "{name} {share} % ± {half}")
COUNT = Text("{done} of {total} games", "{done} z {total} partií")
INTERRUPTED_KEPT = Text(
    "Interrupted. Kept in {path}: {games}; the same command goes on.",
    "Přerušeno. V souboru {path} zůstává {games}; stejný příkaz bude pokračovat.",
)
INTERRUPTED_LOST = Text(
    "Interrupted. With --json FILE, every finished game is kept and the same command goes on.",
    "Přerušeno. S --json SOUBOR zůstane každá dohraná partie a stejný příkaz bude pokračovat.",
)
RESUMED = Text("{path}: {games} played already.", "{path}: {games} už odehráno.")

# The table

HEADING = Text(
    "{game}, {players} players: {games}, each deal in every seating, seed {seed}",
    "{game}, hráčů: {players}. Zápas: {games}, každé rozdání ve všech rozesazeních, seed {seed}",
)
NOTHING_YET = Text(
    "No deal has been played in every seating yet.",
    "Zatím není žádné rozdání odehrané ve všech rozesazeních.",
)
BOT = Text("bot", "bot")
GAMES = Text("games", "partie")
WINS = Text("wins", "výhry")
DRAWS = Text("draws", "remízy")
SHARE = Text("won %", "úspěšnost %")
MARGIN = Text("margin", "bodový rozdíl")
DIFFERENCE = Text("Elo above the other (95 %)", "rozdíl Elo (95 %)")
RATING = Text("Elo, mean 0 (95 %)", "Elo, průměr 0 (95 %)")
LEAD = Text("above the next (95 %)", "nad dalším (95 %)")
PACE = Text("per move", "na tah")
LONGEST = Text("longest", "nejdelší")
BETWEEN = Text("{estimate} ({low} to {high})", "{estimate} ({low} až {high})")
FORFEITS = Text(
    "{name} lost by forfeit: {kinds}. For example: {reason}.",
    "{name} prohrál kontumačně: {kinds}. Například: {reason}.",
)
STRONGER = Text(
    "Sequential test: {name} is stronger than {other}.",
    "Sekvenční test: {name} je silnější než {other}.",
)
NOT_STRONGER = Text(
    "Sequential test: {name} is not stronger than {other}, or only by less than {elo} Elo.",
    "Sekvenční test: {name} není silnější než {other}, nebo jen o méně než {elo} Elo.",
)
OPEN = Text(
    "Sequential test: not decided; more games are needed.",
    "Sekvenční test: nerozhodnuto; je potřeba víc partií.",
)

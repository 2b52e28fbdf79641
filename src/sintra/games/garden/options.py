"""The options of Queen's Garden."""

from sintra.core.options import Option, Value, starter_option
from sintra.core.text import Text
from sintra.games.garden.cardboard import MOST_PLAYERS

TITLE = Text("Queen's Garden", "Zahrady pro královnu")

SCORING = Option(
    "scoring",
    Text("Scoring", "Bodování"),
    (
        Value(
            "base",
            Text("base", "základní"),
            Text(
                "The base side of the wheel; a bonus for groups of six.",
                "Základní strana kola; bonus za skupiny o šesti záhonech.",
            ),
        ),
        Value(
            "variant",
            Text("variant", "varianta"),
            Text(
                "The other side of the wheel: symbols score their number; a bonus for groups of four, five and six.",
                "Druhá strana kola: symboly přinášejí tolik bodů, jaké je jejich číslo; bonus za skupiny o čtyřech, "
                "pěti a šesti záhonech.",
            ),
        ),
    ),
)
PASS_DISCARD = Option(
    "pass_discard",
    Text("Discarding on passing", "Odhazování při pasu"),
    (
        Value(
            "off",
            Text("off", "ne"),
            Text("Whoever passes keeps everything in storage.", "Kdo pasuje, nechává si všechno ve skladišti."),
        ),
        Value(
            "on",
            Text("on", "ano"),
            Text(
                "Whoever passes may discard stored hexagons for minus their values.",
                "Kdo pasuje, smí odhodit záhony ze skladiště a ztratit tolik bodů, jaká je jejich hodnota.",
            ),
        ),
    ),
)
OPTIONS = (SCORING, PASS_DISCARD, starter_option(MOST_PLAYERS))

"""The files of the page that are made from Python, with their text."""

from pathlib import Path

from tools.typescript import games, messages, words

SOURCES = Path(__file__).parents[2] / "web" / "src"
HEADING = "// Made by `make types` from {}; do not edit.\n\n"


def files() -> dict[Path, str]:
    """All of them."""
    made = {
        "protocol.ts": ("src/sintra/server/messages.py", messages.protocol()),
        "words/keys.ts": ("src/sintra/locales", words.keys()),
        "boards/games.ts": ("src/sintra/games", games.games()),
    }
    for rules in games.RULES:
        folder = f"src/sintra/games/{rules}"
        made[f"boards/{rules}/types.ts"] = (folder, games.types(rules))
        made[f"boards/{rules}/cardboard.ts"] = (folder, games.cardboard(rules))
        made[f"boards/{rules}/kinds.ts"] = (folder, games.kinds(rules))
    return {SOURCES / name: HEADING.format(source) + text for name, (source, text) in made.items()}

"""The words that are not moves: what each command is called in both languages."""

from sintra.core.text import Text, plain_letters

COMMANDS: dict[str, Text] = {
    "help": Text("help", "nápověda"),
    "moves": Text("moves", "tahy"),
    "board": Text("board", "stůl"),
    "undo": Text("undo", "zpět"),
    "redo": Text("redo", "znovu"),
    "save": Text("save", "uložit"),
    "log": Text("log", "zápis"),
    "position": Text("position", "pozice"),
    "quit": Text("quit", "konec"),
}
OTHER_WORDS = {"?": "help", "h": "help", "hint": "moves", "pomoc": "help", "q": "quit", "exit": "quit", "": "board"}


WORDS = {plain_letters(word): name for name, words in COMMANDS.items() for word in words} | OTHER_WORDS


def parse_command(typed: str) -> tuple[str, str] | None:
    """The name of a command and what stands behind it; None if it is none."""
    word, _, rest = typed.partition(" ")
    name = WORDS.get(plain_letters(word))
    return None if name is None else (name, rest.strip())

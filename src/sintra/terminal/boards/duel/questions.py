"""What is asked when it is not an ordinary turn."""

from sintra.core.contract import Move
from sintra.core.text import Text
from sintra.terminal.boards.duel import messages
from sintra.terminal.boards.duel.face import Face

QUESTIONS: dict[str, Text] = {
    "opening": messages.ASK_OPENING,
    "draw": messages.ASK_DRAW,
    "keep": messages.ASK_KEEP,
    "under": messages.ASK_UNDER,
    "place": messages.ASK_PLACE,
    "stack": messages.ASK_STACK,
    "tile": messages.ASK_TILE,
    "complete": messages.ASK_COMPLETE,
    "pay": messages.ASK_PAY,
}


def question(face: Face) -> str:
    """What the viewer has to decide, nothing on an ordinary turn and to those who only look on."""
    text = QUESTIONS.get(face.view["decision"])
    if text is None or face.view["viewer"] != face.view["turn"]:
        return ""
    return face.words(text, example=face.scene.example, **answers(face), **focus(face))


def answers(face: Face) -> dict[str, str]:
    """The moves that answer a yes or no."""
    line = face.view["focus"] or 0
    moves: list[Move] = [
        {"do": "draw"},
        {"do": "stop"},
        {"do": "complete", "line": line},
        {"do": "leave", "line": line},
    ]
    return {move["do"]: face.scene.game.format_move(move, face.language) for move in moves}


def focus(face: Face) -> dict[str, object]:
    """The factory that is being stacked, or the line that is being tiled."""
    number = face.view["focus"]
    if number is None:
        return {}
    if face.view["decision"] == "stack":
        return {"factory": number + 1}
    line = face.view["boards"][face.view["turn"]]["lines"][number]
    missing = line["spaces"] - line["tiles"] - line["paid"]
    return {"line": number + 1, "missing": missing, "colour": face.piece(line["colour"])}

"""What is asked when it is not an ordinary turn."""

from sintra.core.contract import Move
from sintra.core.words import Argument
from sintra.terminal.boards.duel.face import Face


def question(face: Face) -> str:
    """What the viewer has to decide, nothing on an ordinary turn and to those who only look on."""
    decision = face.view["decision"]
    if decision in (None, "turn") or face.view["viewer"] != face.view["turn"]:
        return ""
    return face.words(f"duel-ask-{decision}", example=face.scene.example, **answers(face), **focus(face))


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


def focus(face: Face) -> dict[str, Argument]:
    """The factory that is being stacked, or the line that is being tiled."""
    number = face.view["focus"]
    if number is None:
        return {}
    if face.view["decision"] == "stack":
        return {"number": number + 1}
    line = face.view["boards"][face.view["turn"]]["lines"][number]
    missing = line["spaces"] - line["tiles"] - line["paid"]
    return {"number": number + 1, "missing": missing, "colour": face.piece(line["colour"])}

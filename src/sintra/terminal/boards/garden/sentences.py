"""Queen's Garden in sentences, for screen readers."""

from collections.abc import Iterator

from sintra.core.contract import View
from sintra.core.text import points_in_words
from sintra.terminal.boards.garden import messages
from sintra.terminal.boards.garden.face import Face
from sintra.terminal.messages import SAY_BOARD, SAY_OVER, SAY_TURN


def table(face: Face) -> list[str]:
    """Everything: whose turn it is, what can be taken, and all gardens, the viewer's first."""
    seats = len(face.view["boards"])
    first = face.view["viewer"] or 0
    boards = [sentence for number in range(seats) for sentence in board(face, (first + number) % seats)]
    return [turn(face), *offer(face), *boards, face.words(messages.SAY_OUT_OF_SIGHT, **face.bag())]


def brief_table(face: Face) -> list[str]:
    """Whose turn it is, what can be taken, and the viewer's garden; a spectator gets everything."""
    viewer = face.view["viewer"]
    if viewer is None or face.view["turn"] is None:
        return table(face)
    return [turn(face), *offer(face), *board(face, viewer)]


def turn(face: Face) -> str:
    """The round and who is to move."""
    if face.view["turn"] is None:
        return face.words(SAY_OVER, round=face.view["round"])
    return face.words(SAY_TURN, round=face.view["round"], name=face.scene.names[face.view["turn"]])


def offer(face: Face) -> list[str]:
    """What can be taken, and what the round scores."""
    return [*display(face), wheel(face)]


def display(face: Face) -> Iterator[str]:
    """The stack, the piles and the expansions face up."""
    view = face.view
    if view["top"] is None:
        yield face.words(messages.SAY_NO_TOP)
    else:
        yield face.words(messages.SAY_TOP, hexagons=face.titles(view["top"]), count=view["stack"])
    for number, tiles in enumerate(view["piles"], 1):
        yield face.words(messages.SAY_PILE, pile=number, hexagons=face.titles(tiles))
    if view["face_up"]:
        yield face.words(messages.SAY_FACE_UP, hexagons=face.titles(view["face_up"]))


def wheel(face: Face) -> str:
    """What the round scores."""
    entries = [face.words(messages.SAY_ENTRY, line=line, points=points) for line, points in face.wheel()]
    return face.words(messages.SAY_WHEEL, round=face.view["round"], entries=", ".join(entries))


def board(face: Face, seat: int) -> Iterator[str]:
    """One player's garden and storage."""
    shown = face.view["boards"][seat]
    points = points_in_words(shown["score"], face.language)
    yield face.words(SAY_BOARD, name=face.scene.names[seat], points=points)
    if shown["passed"]:
        yield face.words(messages.SAY_PASSED)
    tiles, expansions = face.titles(shown["tiles"]), face.titles(shown["expansions"])
    yield face.words(messages.SAY_STORAGE, jokers=shown["jokers"], tiles=tiles, expansions=expansions)
    if face.view["viewer"] == seat and face.may_expand():
        turns = face.words(messages.TURNS)
        yield f"{turns[0].upper()}{turns[1:]}."
    yield from garden(face, shown)
    yield from slots(face, shown)


def garden(face: Face, shown: View) -> Iterator[str]:
    """What is planted where, what is free, and how far the features are surrounded."""
    plots = [
        face.words(messages.SAY_PLOT, hexagon=face.title(plot["hexagon"]), cell=face.cell(plot["cell"]))
        for plot in shown["garden"]
    ]
    yield face.words(messages.SAY_GARDEN, plots=", ".join(plots) or face.words(messages.NOTHING))
    if shown["free"]:
        yield face.words(messages.SAY_FREE_CELLS, cells=", ".join(map(face.cell, shown["free"])))
    begun = [feature_words(face, feature) for feature in shown["features"] if 0 < feature["filled"] < 6]
    if begun:
        yield face.words(messages.SAY_FEATURES, features=", ".join(begun))


def feature_words(face: Face, feature: View) -> str:
    """A feature that is partly surrounded."""
    name = face.words(messages.FEATURES[feature["feature"]])
    return face.words(messages.SAY_FEATURE, feature=name, cell=face.cell(feature["cell"]), filled=feature["filled"])


def slots(face: Face, shown: View) -> Iterator[str]:
    """Where expansions lie, and where there is room for one."""
    numbered = list(enumerate(shown["slots"], 1))
    for number, slot in numbered:
        if slot and slot["hexagon"]:
            title = face.title(slot["hexagon"])
            yield face.words(messages.SAY_SLOT, slot=number, hexagon=title, turn=slot["turn"] + 1)
    blank = [str(number) for number, slot in numbered if slot and not slot["hexagon"]]
    free = [str(number) for number, slot in numbered if slot is None]
    if blank:
        yield face.words(messages.SAY_BLANK_SLOTS, slots=", ".join(blank))
    if free:
        yield face.words(messages.SAY_FREE_SLOTS, slots=", ".join(free))

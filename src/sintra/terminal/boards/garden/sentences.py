"""Queen's Garden in sentences, for screen readers."""

from collections.abc import Iterator

from sintra.core.contract import View
from sintra.core.words import Listed, Player, Text
from sintra.games.garden.names import hexagon_title
from sintra.terminal.boards.garden.face import Face


def offered(face: Face) -> Iterator[str]:
    """The stack, the piles and the expansions face up, and what the round scores."""
    view = face.view
    if view["top"] is None:
        yield face.words("garden-say-no-top")
    else:
        yield face.words("garden-say-top", hexagons=face.titles(view["top"]), count=view["stack"])
    for number, tiles in enumerate(view["piles"], 1):
        yield face.words("garden-say-pile", pile=number, hexagons=face.titles(tiles))
    if view["face_up"]:
        yield face.words("garden-say-face-up", hexagons=face.titles(view["face_up"]))
    yield face.words("garden-say-wheel", round=view["round"], entries=Listed(tuple(face.wheel())))


opening = offered


def needed(face: Face) -> list[str]:
    return [*offered(face), *board(face, face.view["viewer"])]


def board(face: Face, seat: int) -> Iterator[str]:
    shown = face.view["boards"][seat]
    yield face.words("terminal-say-board", player=Player(seat), points=shown["score"])
    if shown["passed"]:
        yield face.words("garden-say-passed")
    tiles, expansions = face.titles(shown["tiles"]), face.titles(shown["expansions"])
    yield face.words("garden-say-storage", jokers=shown["jokers"], tiles=tiles, expansions=expansions)
    if face.view["viewer"] == seat and face.may_expand():
        yield face.words("garden-say-turns")
    yield from garden(face, shown)
    yield from slots(face, shown)


def garden(face: Face, shown: View) -> Iterator[str]:
    """What is planted where, what is free, and how far the features are surrounded."""
    plots = [
        face.text("garden-say-plot", hexagon=hexagon_title(plot["hexagon"]), cell=face.cell(plot["cell"]))
        for plot in shown["garden"]
    ]
    yield face.words("garden-say-garden", plots=face.listed(plots))
    if shown["free"]:
        yield face.words("garden-say-free-cells", cells=Listed(tuple(map(face.cell, shown["free"]))))
    begun = tuple(feature_words(face, feature) for feature in shown["features"] if 0 < feature["filled"] < 6)
    if begun:
        yield face.words("garden-say-features", features=Listed(begun))


def feature_words(face: Face, feature: View) -> Text:
    name, cell = feature["feature"], face.cell(feature["cell"])
    return face.text("garden-say-feature", feature=name, cell=cell, filled=feature["filled"])


def slots(face: Face, shown: View) -> Iterator[str]:
    """Where expansions lie, and where there is room for one."""
    numbered = list(enumerate(shown["slots"], 1))
    for number, slot in numbered:
        if slot and slot["hexagon"]:
            title = hexagon_title(slot["hexagon"])
            yield face.words("garden-say-slot", slot=number, hexagon=title, turn=slot["turn"] + 1)
    if blank := tuple(number for number, slot in numbered if slot and not slot["hexagon"]):
        yield face.words("garden-say-blank-slots", slots=Listed(blank))
    if free := tuple(number for number, slot in numbered if slot is None):
        yield face.words("garden-say-free-slots", slots=Listed(free))

"""Moves as people type them."""

import pytest

import sintra
from sintra import NotAMove

GARDEN = sintra.GAMES["garden"]

BIRD = {"hexagon": "blue bird"}
TYPED = [
    ("take blue", {"do": "acquire", "colour": "blue"}),
    ("take b", {"do": "acquire", "colour": "blue"}),
    ("take bird", {"do": "acquire", "symbol": "bird"}),
    ("  TAKE  dark-p ", {"do": "acquire", "colour": "dark purple"}),
    ("vzít modrou", {"do": "acquire", "colour": "blue"}),
    ("vzit tmave-z", {"do": "acquire", "colour": "dark green"}),
    ("vzít ptáky", {"do": "acquire", "symbol": "bird"}),
    ("vzit ptak", {"do": "acquire", "symbol": "bird"}),
    ("copy blue bird top", {"do": "copy", **BIRD, "from": "top"}),
    ("copy b2 pile 2", {"do": "copy", **BIRD, "from": 1}),
    ("vybrat modrého ptáka destička", {"do": "copy", **BIRD, "from": "expansion"}),
    ("place blue bird e4", {"do": "place", **BIRD, "cell": [-1, 0]}),
    ("pl b bi E4", {"do": "place", **BIRD, "cell": [-1, 0]}),
    ("place B2 e4", {"do": "place", **BIRD, "cell": [-1, 0]}),
    ("položit modrého ptáka e4", {"do": "place", **BIRD, "cell": [-1, 0]}),
    ("poloz modry ptak e4", {"do": "place", **BIRD, "cell": [-1, 0]}),
    ("expand blue bird slot 3 turn 2", {"do": "expand", **BIRD, "slot": 2, "turn": 1}),
    ("expand b2 3 2", {"do": "expand", **BIRD, "slot": 2, "turn": 1}),
    ("rozšířit modrého ptáka pole 3 otočení 2", {"do": "expand", **BIRD, "slot": 2, "turn": 1}),
    ("buy slot 2", {"do": "buy", "slot": 1}),
    ("koupit 2", {"do": "buy", "slot": 1}),
    ("pay jokers 3", {"do": "pay", "tiles": [], "expansions": [], "jokers": 3}),
    ("pay b3 b1 j 1", {"do": "pay", "tiles": ["blue tree", "blue butterfly"], "expansions": [], "jokers": 1}),
    (
        "zaplatit modrý strom destičku modrou lilii žolíky 1",
        {"do": "pay", "tiles": ["blue tree"], "expansions": ["blue lily"], "jokers": 1},
    ),
    ("pass", {"do": "pass"}),
    ("pas", {"do": "pass"}),
    ("discard yellow tulips", {"do": "discard", "hexagon": "yellow tulips"}),
    ("odhodit žluté tulipány", {"do": "discard", "hexagon": "yellow tulips"}),
    ("done", {"do": "done"}),
    ("hotovo", {"do": "done"}),
]


@pytest.mark.parametrize(("text", "move"), TYPED)
def test_a_typed_move_is_understood(text: str, move: dict[str, object]) -> None:
    assert GARDEN.parse_move(text) == move


NOT_MOVES = [
    "", "take", "take red", "take dark", "take blue bird", "p", "place blue bird", "place blue bird e5",
    "place blue bird z9", "expand blue bird 7 1", "expand blue bird 1", "buy", "buy slot x", "pay", "pay blue",
    "pay jokers 6", "pay jokers", "pay blue tree blue tree jokers 1", "pay blue tree yellow bird", "pass now",
    "copy blue bird pile", "copy blue bird pile 9", "done it",
]  # fmt: skip


@pytest.mark.parametrize("text", NOT_MOVES)
def test_what_is_no_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotAMove, match="expected"):
        GARDEN.parse_move(text)


OBJECTS = {
    "unknown": ({"do": "dance"}, "expected an object"),
    "colour": ({"do": "acquire", "colour": "bird"}, "can not be 'bird'"),
    "symbol": ({"do": "acquire", "symbol": "blue"}, "can not be 'blue'"),
    "both": ({"do": "acquire", "symbol": "bird", "colour": "blue"}, "has the fields do, colour or symbol"),
    "fountain": ({"do": "place", "hexagon": "blue bird", "cell": [0, 0]}, "can not be"),
    "pile": ({"do": "copy", "hexagon": "blue bird", "from": 8}, "can not be 8"),
    "turn": ({"do": "expand", "hexagon": "blue bird", "slot": 0, "turn": True}, "can not be True"),
    "no list": ({"do": "pay", "tiles": "blue bird", "expansions": [], "jokers": 1}, "expected a list"),
    "twice": ({"do": "pay", "tiles": ["blue bird"] * 2, "expansions": [], "jokers": 1}, "expected different hexagons"),
    "in the list": ({"do": "pay", "tiles": [["blue"]], "expansions": [], "jokers": 1}, "can not be"),
    "mixture": ({"do": "pay", "tiles": ["blue tree", "yellow bird"], "expansions": [], "jokers": 0}, "not a payment"),
    "too much": ({"do": "pay", "tiles": ["blue tree"], "expansions": [], "jokers": 5}, "not a payment"),
}


@pytest.mark.parametrize("name", OBJECTS)
def test_an_object_that_is_no_move_is_refused(name: str) -> None:
    move, reason = OBJECTS[name]
    with pytest.raises(NotAMove, match=reason):
        GARDEN.action_of(move)


def test_payments_are_read_in_any_order() -> None:
    move = {"do": "pay", "tiles": ["blue lily", "blue tree"], "expansions": [], "jokers": 0}
    again = GARDEN.move_of(GARDEN.action_of(move))
    assert again["tiles"] == ["blue tree", "blue lily"]


SPOKEN = [
    ("take dark green", "take dark-green"),
    ("vzít tmavě zelenou", "take dark-green"),
    ("place dark purple bird d4", "place dark-purple bird d4"),
    ("položit světle fialového ptáka d4", "place light-purple bird d4"),
    ("take 2", "take bird"),
    ("copy blue bird 1", "copy blue bird pile 1"),
    ("vybrat modrého ptáka vrch", "copy blue bird top"),
    ("zaplatit 2 žolíky", "pay jokers 2"),
    ("zaplatit destička modrý pták", "pay expansion blue bird"),
    ("zaplatit ž 1 j 1", "pay yellow tree jokers 1"),
]


@pytest.mark.parametrize(("said", "written"), SPOKEN)
def test_what_the_screen_calls_things_can_be_typed(said: str, written: str) -> None:
    assert GARDEN.parse_move(said) == GARDEN.parse_move(written)


def test_a_typed_payment_that_can_not_be_is_explained() -> None:
    with pytest.raises(NotAMove, match='not a payment: "pay blue tree yellow bird"') as refused:
        GARDEN.parse_move("pay blue tree yellow bird")
    assert "není platba: „zaplatit modrý strom žlutého ptáka“" in refused.value.in_("cs")

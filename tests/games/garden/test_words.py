"""The story in words."""

import pytest

import sintra

GARDEN = sintra.GAMES["garden"]


SAID = [
    ({"event": "take", "seat": 0, "hexagon": "blue bird", "from": 1},
     "Player 1 takes blue bird from pile 2.", "Hráč 1 bere modrého ptáka z hromádky 2."),
    ({"event": "take", "seat": 0, "hexagon": "dark purple lily", "from": "top"},
     "Player 1 takes dark purple lily from the top of the stack.",
     "Hráč 1 bere tmavě fialovou lilii z vrchu sloupečku."),
    ({"event": "place", "seat": 1, "hexagon": "yellow tulips", "cell": [-1, 0]},
     "Player 2 places yellow tulips on e4.", "Hráč 2 pokládá žluté tulipány na e4."),
    ({"event": "feature", "seat": 0, "feature": "statue", "cell": [2, -1], "count": 2, "lost": 0},
     "Player 1 has surrounded the statue at d6: 2 jokers.", "Hráč 1 obklopil zahradní prvek: socha na d6. Žolíci: 2."),
    ({"event": "storage", "seat": 0, "count": 5, "points": -7},
     "Player 1 loses 7 points for 5 hexagons left in storage.",
     "Hráč 1 ztrácí 7 bodů za zbytek ve skladišti: 5 záhonů."),
    ({"event": "wheel", "seat": 0, "symbol": "lily", "count": 2, "each": 3, "points": 6},
     "Player 1: lily in the garden, 2 × 3: 6 points.", "Hráč 1: lilie, v zahradě 2 × 3: 6 bodů."),
    ({"event": "group", "seat": 0, "symbol": "bird", "count": 3, "cell": [0, -1],
      "hexagons": ["blue bird", "dark purple bird", "yellow bird"], "points": 6},
     "Player 1: group of birds at d4 (blue, dark purple, yellow): 6 points.",
     "Hráč 1: skupina se symbolem pták na d4 (modrá, tmavě fialová, žlutá): 6 bodů."),
    ({"event": "group", "seat": 0, "colour": "blue", "count": 3, "cell": [0, -1],
      "hexagons": ["blue tree", "blue bird", "blue lily"], "points": 8},
     "Player 1: blue group at d4 (tree, bird, lily): 8 points.",
     "Hráč 1: modrá skupina na d4 (strom, pták, lilie): 8 bodů."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "english", "czech"), SAID)
def test_events_read_well(event: sintra.Event, english: str, czech: str) -> None:
    assert GARDEN.describe(event, "en") == english
    assert GARDEN.describe(event, "cs") == czech


@pytest.mark.parametrize(
    ("name", "czech", "taken"),
    [
        ("blue tree", "modrý strom", "modrý strom"),
        ("dark purple bird", "tmavě fialový pták", "tmavě fialového ptáka"),
        ("light purple butterfly", "světle fialový motýl", "světle fialového motýla"),
        ("yellow flower", "žlutá květina", "žlutou květinu"),
        ("light green lily", "světle zelená lilie", "světle zelenou lilii"),
        ("dark green tulips", "tmavě zelené tulipány", "tmavě zelené tulipány"),
    ],
)
def test_czech_adjectives_agree_with_their_nouns(name: str, czech: str, taken: str) -> None:
    opened, taken_from_top = {"event": "open", "hexagon": name}, {"event": "take", "hexagon": name, "from": "top"}
    assert GARDEN.describe(opened, "cs") == f"Destička se otáčí lícem nahoru: {czech}."
    assert GARDEN.describe({**taken_from_top, "seat": 0}, "cs") == f"Hráč 1 bere {taken} z vrchu sloupečku."

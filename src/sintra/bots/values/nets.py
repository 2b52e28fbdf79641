"""The weights of nets, as data: one file for each setting that something was learned about."""

from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from sintra.bots.values.net import HIDDEN
from sintra.core.contract import Game, State

Net = tuple[Any, Any, Any, Any]  # rows of a seat's own features, of the others', of the table's; the last layer
PARTS = ("own", "other", "table", "last")
WEIGHTS = files("sintra.bots.values") / "weights"


def sizes_of(rules: str) -> tuple[int, int]:
    """How many features a seat and the table have."""
    module = import_module(f"sintra.bots.values.{rules}_features")
    return sum(module.SEAT_BLOCKS.values()), sum(module.TABLE_BLOCKS.values())


@cache
def untrained(rules: str) -> Net:
    """A net that knows nothing: its last number says so."""
    seat, table = sizes_of(rules)
    shapes = (seat, HIDDEN), (seat, HIDDEN), (table, HIDDEN), (HIDDEN + 1,)
    own, other, shared, last = (np.zeros(shape, np.float32) for shape in shapes)
    return own, other, shared, last


def name_of(game: Game, state: State) -> str:
    """What a setting is called here: its rules, its players, and the options that change the game; not who starts."""
    choices = game.options_of(state)
    options = [option for option in game.options if not option.groups and choices[option.name] != option.default]
    return "-".join([game.rules, str(int(state[0].seats)), *(f"{each.name}-{choices[each.name]}" for each in options)])


def net_for(game: Game, state: State) -> Net:
    return bundled(game.rules, name_of(game, state))


@cache
def bundled(rules: str, name: str) -> Net:
    """The net that comes with the program."""
    source = WEIGHTS / f"{name}.npz"
    if not source.is_file():
        return untrained(rules)
    with as_file(source) as path:
        return load(path)


def load(path: Path) -> Net:
    with np.load(path) as kept:
        own, other, table, last = (np.ascontiguousarray(kept[name], np.float32) for name in PARTS)
    return own, other, table, last


def save(path: Path, net: Net) -> None:
    """Half the bits are enough: the search does not notice the difference."""
    np.savez_compressed(path, **{name: part.astype(np.float16) for name, part in zip(PARTS, net, strict=True)})

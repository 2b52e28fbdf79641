"""What shared machine code does with one game, and how much had to be compiled for it.

python -m tests.freshness search
"""

import json
import sys
from typing import Any

from numba.core import event

import sintra
from sintra.bots.search import tree
from sintra.bots.search.thinking import Budget, Thinker
from sintra.core import caching, engine, events, fingerprint
from sintra.core.chance import new_generator
from sintra.core.events import mute_log

GAME = sintra.GAMES["mini"]


def play_out() -> Any:
    """The scores of a random game."""
    state = GAME.new(2, {}, 1)
    engine.play_out(state, 0, GAME.new_actions(), new_generator(1), mute_log())
    return GAME.scores(state)


def search() -> Any:
    """What the search thinks of the opening."""
    thought = Thinker(GAME, 1, nodes=1 << 16).simulated(GAME.new(2, {}, 1), Budget(simulations=50), 0.0)
    return [[candidate.action, candidate.visits, *candidate.worth] for candidate in thought.candidates]


def versions() -> Any:
    """What machine code is kept under."""
    records = " ".join(map(fingerprint.type_name, (GAME.state_type, events.MUTE)))
    functions = (engine.play_out, tree.search, tree.keep)
    return {function.__name__: caching.folder_of(function, records).name for function in functions}


QUESTIONS = {function.__name__: function for function in (play_out, search, versions)}


def answer(question: str) -> dict[str, Any]:
    with event.install_recorder("numba:compile") as compiled:
        found = QUESTIONS[question]()
    return {"found": found, "compiled": len(compiled.buffer), "program": sintra.__file__}


if __name__ == "__main__":
    print(json.dumps(answer(sys.argv[1])))

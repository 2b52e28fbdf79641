"""Everything a server needs, loaded once; its processes are forked from there."""

import sintra.server.serve  # noqa: F401
from sintra.core.contract import prepare
from sintra.games import GAMES

for game in GAMES.values():
    prepare(game)

"""What a move would do, as far as it does not depend on chance."""

import secrets
from itertools import takewhile

import numpy as np

from sintra.core import engine
from sintra.core.chance import SEED_BITS
from sintra.core.contract import Event, Move
from sintra.core.table import Table
from sintra.server.messages import Preview
from sintra.server.room import Room

TRIES = 8  # so often luck is hardly ever the same


def preview_of(room: Room, move: Move) -> Preview:
    """A move tried out for the seat to decide, knowing no more than it does."""
    table, game, seat, action = room.table, room.game, room.table.turn, room.table.action_of(move)
    events = [event for event in certain_events(table, action) if event.get("seat", seat) == seat]
    losses = [game.loss(event) for event in events]
    has_scored = any("points" in event for event in events)  # the round ends with it
    return Preview(
        points=sum(event.get("points", 0) for event in events),
        loss=sum(losses),
        stake=0 if has_scored else game.stake(table.state(), action),
        falls=sum(loss > 0 for loss in losses),
        events=events,
    )


def certain_events(table: Table, action: int) -> list[Event]:
    """What happens whatever chance brings: how several games begin that go on with different luck."""
    first, *others = (tried_out(table, action) for _ in range(TRIES))
    stories = zip(first, *others, strict=False)
    return [told[0] for told in takewhile(lambda told: all(event == told[0] for event in told), stories)]


def tried_out(table: Table, action: int) -> list[Event]:
    """What an action does to a copy in which all that the seat can not know is drawn anew."""
    state, log = table.state(), table.game.new_log()
    engine.redraw(state[0], table.turn, np.uint64(secrets.randbits(SEED_BITS)))
    engine.play_at(state, 0, action, log)
    return table.game.events_of(log)

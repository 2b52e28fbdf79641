"""Writing down the numbers of legal actions."""

from sintra.core.bits import lowest
from sintra.core.compiling import inner


@inner
def list_members(members, first, actions, count):
    """Append an action for each member of a set that is given as bits; return the new count."""
    while members:
        actions[count] = first + lowest(members)
        count += 1
        members &= members - 1
    return count


@inner
def nobody_passes(state, action):
    return False

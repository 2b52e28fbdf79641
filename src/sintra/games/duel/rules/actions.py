"""Moves as numbers, for the engine, bots and learning, in the order of the vocabulary."""

from sintra.games.duel import cardboard as box

TARGETS = box.SIZE + 1  # the lines and the broken spaces

FIRST_PLATE = 0
DRAW = FIRST_PLATE + box.FACE_UP
STOP = DRAW + 1
FIRST_KEEP = STOP + 1
FIRST_UNDER = FIRST_KEEP + box.LARGEST_STACK
FIRST_PLACE = FIRST_UNDER + box.LARGEST_STACK
FIRST_SUN = FIRST_PLACE + box.FIELDS * box.TURNS
FIRST_STACK = FIRST_SUN + box.FACTORIES * box.COLOURS * TARGETS
FIRST_MOON = FIRST_STACK + box.COLOURS
FIRST_CHIP = FIRST_MOON + box.COLOURS * TARGETS
FIRST_TILE = FIRST_CHIP + box.SMALL
FIRST_COMPLETE = FIRST_TILE + box.SIZE * box.SIZE
FIRST_LEAVE = FIRST_COMPLETE + box.SIZE
FIRST_PAY = FIRST_LEAVE + box.SIZE
ACTIONS = FIRST_PAY + len(box.PAYMENTS)

"""Chance inside the state: a counter-based generator, so that a game is its seed and its moves."""

import secrets

import numpy as np

from sintra.core.compiling import compiled, inner
from sintra.core.errors import BadSeed, shown
from sintra.core.memory import record_type

CHANCE = record_type(("key", np.uint64), ("counter", np.uint64))
SEED_BITS = 64

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
ONE, SHIFT_1, SHIFT_2, SHIFT_3, HALF = (np.uint64(n) for n in (1, 30, 27, 31, 32))


@inner
def mix(bits):
    """Scatter 64 bits (the finaliser of SplitMix64)."""
    bits = (bits ^ (bits >> SHIFT_1)) * MIX_1
    bits = (bits ^ (bits >> SHIFT_2)) * MIX_2
    return bits ^ (bits >> SHIFT_3)


@compiled
def seed_chance(chance, seed):
    """Begin anew from a seed (an unsigned 64-bit number)."""
    chance.key = mix(seed + GOLDEN)
    chance.counter = np.uint64(0)


@inner
def next_bits(chance):
    chance.counter += ONE
    return mix(chance.key + chance.counter * GOLDEN)


@inner
def below(chance, limit):
    """Draw a whole number from 0 to limit - 1, signed: Numba compares unsigned ones with signed ones as floats."""
    return int(np.int64(((next_bits(chance) >> HALF) * np.uint64(limit)) >> HALF))


@inner
def uncover(chance):
    """Something that lay hidden has come to light: it counts as a draw, so that nobody takes it back unseen."""
    chance.counter += ONE


def checked_seed(seed: object) -> int:
    """The seed as given, a fresh secret one for None; anything else is refused."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << SEED_BITS:
        return seed
    raise BadSeed("refusal-seed", given=shown(seed), bits=SEED_BITS)


def new_generator(seed: int) -> "np.ndarray":
    """A generator of its own, for play-outs and bots: an array of one."""
    generator = np.zeros(1, CHANCE)
    seed_chance(generator[0], np.uint64(seed))
    return generator

"""Training of a net in NumPy: which features hold in positions, and weights that explain what was found there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sintra.bots.values.net import HIDDEN, MOST_FEATURES, describe
from sintra.bots.values.nets import Net, sizes_of
from sintra.learning.playing import Games

FOUND_SHARE = 0.8  # of a target is what the search found, the rest how the game ended
BATCH = 1024
RATE, DECAY = 2e-3, 2.0
BETAS, SMALL = (0.9, 0.999), 1e-8
CHECKED = 20  # one position in so many is only looked at, the last ones
CHUNK = 8192


@dataclass
class Lesson:
    """Positions as a net sees them."""

    seats: Any  # position, seat, feature
    table: Any  # position, feature
    estimates: Any  # position, seat
    targets: Any  # position, seat


def lesson_of(games: Games, rules: str, players: int) -> Lesson:
    seat_size, table_size = sizes_of(rules)
    number = len(games.states)
    seats = np.zeros((number, players, seat_size), np.uint8)
    table = np.zeros((number, table_size), np.uint8)
    estimates = np.zeros((number, players), np.float32)
    describe(games.states, np.zeros(MOST_FEATURES, np.int16), seats, table, estimates)
    targets = FOUND_SHARE * games.found + (1 - FOUND_SHARE) * games.ended
    targets = targets[:, :players]
    return Lesson(seats, table, estimates, targets / targets.sum(axis=1, keepdims=True))


def new_weights(rules: str, chance: np.random.Generator) -> list[Any]:
    seat, table = sizes_of(rules)
    scale = 0.1
    shapes = (seat, HIDDEN), (seat, HIDDEN), (table, HIDDEN)
    first = [(scale * chance.standard_normal(shape)).astype(np.float32) for shape in shapes]
    return [*first, (0.01 * chance.standard_normal(HIDDEN)).astype(np.float32)]


def forward(weights: list[Any], lesson: Lesson, rows: Any) -> tuple[Any, Any, Any, Any]:
    own, other, table, last = weights
    seats = lesson.seats[rows].astype(np.float32)
    shared = lesson.table[rows].astype(np.float32)
    number, players, size = seats.shape
    flat = seats.reshape(-1, size)
    as_other = (flat @ other).reshape(number, players, HIDDEN)
    hidden = (flat @ own).reshape(number, players, HIDDEN) + (shared @ table)[:, None]
    hidden += as_other.sum(axis=1, keepdims=True) - as_other
    logits = lesson.estimates[rows] + np.maximum(hidden, 0) @ last
    logits -= logits.max(axis=1, keepdims=True)
    chances = np.exp(logits)
    return flat, shared, hidden, chances / chances.sum(axis=1, keepdims=True)


def loss_of(weights: list[Any], lesson: Lesson, rows: Any) -> float:
    """The log-loss of what the net says."""
    total = 0.0
    for at in range(0, len(rows), CHUNK):
        part = rows[at : at + CHUNK]
        chances = forward(weights, lesson, part)[3]
        total -= float((lesson.targets[part] * np.log(chances + 1e-9)).sum())
    return total / len(rows)


def gradients(weights: list[Any], lesson: Lesson, rows: Any) -> list[Any]:
    last = weights[3]
    flat, shared, hidden, chances = forward(weights, lesson, rows)
    wrong = (chances - lesson.targets[rows]).astype(np.float32) / len(rows)
    active = np.maximum(hidden, 0)
    back = wrong[:, :, None] * last * (hidden > 0)
    to_other = back.sum(axis=1, keepdims=True) - back
    return [
        flat.T @ back.reshape(-1, HIDDEN),
        flat.T @ to_other.reshape(-1, HIDDEN),
        shared.T @ back.sum(axis=1),
        np.einsum("ns,nsh->h", wrong, active),
    ]


def train(lesson: Lesson, rules: str, epochs: int, seed: int, tell: Callable[[int, int], None]) -> tuple[Net, float]:
    """The weights that did best on the last games, which they did not learn from, and their loss there."""
    chance = np.random.default_rng(seed)
    weights, number = new_weights(rules, chance), len(lesson.table)
    checked, rows = np.arange(number - number // CHECKED, number), np.arange(number - number // CHECKED)
    adam = Adam(weights, epochs * (len(rows) // BATCH))
    best, least = weights, np.inf
    for epoch in range(epochs):
        order = chance.permutation(rows)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            adam.step(gradients(weights, lesson, order[at : at + BATCH]))
        loss = loss_of(weights, lesson, checked)
        tell(epoch + 1, epochs)
        if loss < least:
            best, least = [part.copy() for part in weights], loss
    own, other, table, last = best
    return (own, other, table, np.append(last, np.float32(1.0))), least


class Adam:
    """Steps down the slope, each weight at a pace of its own, slower towards the end; weights decay."""

    def __init__(self, weights: list[Any], steps: int) -> None:
        self.weights, self.steps, self.done = weights, steps, 0
        self.means = [np.zeros_like(part) for part in weights]
        self.squares = [np.zeros_like(part) for part in weights]

    def step(self, slopes: list[Any]) -> None:
        self.done += 1
        rate = RATE * 0.5 * (1 + np.cos(np.pi * self.done / self.steps))
        for weights, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += (1 - BETAS[0]) * (slope - mean)
            square += (1 - BETAS[1]) * (slope * slope - square)
            fair = mean / (1 - BETAS[0] ** self.done), square / (1 - BETAS[1] ** self.done)
            weights -= rate * (fair[0] / (np.sqrt(fair[1]) + SMALL) + DECAY * weights)

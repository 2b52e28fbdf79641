"""Processes that think for the whole program, behind one queue: bots' moves, hints, games of a match."""

from sintra.workers.pool import Pool
from sintra.workers.queue import MOST_DEATHS, NoAnswer, Question, Rank, Replaced

__all__ = ["MOST_DEATHS", "NoAnswer", "Pool", "Question", "Rank", "Replaced"]

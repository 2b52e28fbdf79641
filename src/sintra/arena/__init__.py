"""Bots against bots: matches and ladders, on one machine or many, and what they say about strength."""

from sintra.arena.match import Match
from sintra.arena.playing import Result
from sintra.arena.pools import InProcess, Pool, Processes
from sintra.arena.run import play_match
from sintra.arena.summary import Summary, summarise

__all__ = ["InProcess", "Match", "Pool", "Processes", "Result", "Summary", "play_match", "summarise"]

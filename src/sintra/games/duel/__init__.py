"""Duel, the game with the dome for two."""

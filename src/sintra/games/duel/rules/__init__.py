"""The rules of Duel, compiled."""

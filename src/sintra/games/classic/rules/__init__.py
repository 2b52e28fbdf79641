"""The rules of the classic game, compiled."""

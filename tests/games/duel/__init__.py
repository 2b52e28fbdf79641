"""The tests of Duel."""

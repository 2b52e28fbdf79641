"""The parts of the classic board: displays, players, sentences, and what is told."""

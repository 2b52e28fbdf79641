"""The parts of Duel's board: factories, plates, players, sentences, and what is told."""

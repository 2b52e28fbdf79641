"""The parts of the board of Queen's Garden: the display, gardens and storages, sentences, and what is told."""

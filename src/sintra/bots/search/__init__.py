"""A search that knows no game: what it needs of one it asks the engine and the game's values."""

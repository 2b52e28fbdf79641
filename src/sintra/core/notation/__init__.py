"""Text in and out: moves as people type them, positions in one line."""

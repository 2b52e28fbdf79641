"""Text in and out: moves as people type them."""

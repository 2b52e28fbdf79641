"""Queen's Garden."""

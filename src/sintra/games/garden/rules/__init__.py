"""The rules of Queen's Garden, compiled."""

"""Nets that learn from games of the search against itself."""

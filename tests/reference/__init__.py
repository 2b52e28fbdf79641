"""Slow reference implementations, written from the rules alone, that the fast engines are compared with."""

"""Moves that a seat might make, found from its view alone. Knows the kernel and no game."""

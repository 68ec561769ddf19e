"""Tic-tac-toe: the smallest game, to show that the kernel knows no other."""

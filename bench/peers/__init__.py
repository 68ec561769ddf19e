"""Engines of others, doing what we do. They run in an environment of their own: `make peers`."""

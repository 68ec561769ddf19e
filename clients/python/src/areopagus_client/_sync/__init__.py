# Made by scripts/generate.py from _async/. Do not edit: `make types-python`.
"""The client, with or without ``await``: ``_sync`` is made from ``_sync``."""

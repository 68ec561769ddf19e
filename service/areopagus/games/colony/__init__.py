"""On Mars."""

from areopagus.games.colony.game import ON_MARS

__all__ = ["ON_MARS"]

"""Mission: Red Planet, both editions."""

from areopagus.games.mission.game import PLANETE_ROUGE, RED_PLANET

__all__ = ["PLANETE_ROUGE", "RED_PLANET"]

"""The life-support reward tiles, counted on a seat's position (OM-LSS-4)."""

from areopagus.games.colony.goals import held
from areopagus.games.colony.ids import Reward
from areopagus.games.colony.table import ColonyTable


def reward_points(table: ColonyTable, seat: int, reward: Reward) -> int:
    """What a reward tile is worth to a seat now."""
    tile = table.material.rewards[reward]
    return tile.points * held(table, seat, tile.counts)

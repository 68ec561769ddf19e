"""The base of all moves of Mission: Red Planet."""

from areopagus.games.mission.table import MissionTable
from areopagus.kernel.move import Move


class MissionMove(Move, frozen=True):
    """One decision, judged and performed at a Mission table."""

    def judge(self, table: MissionTable) -> None:
        raise NotImplementedError

    def perform(self, table: MissionTable) -> None:
        raise NotImplementedError

"""Moves about time: the passing of it, and solo's stopwatch."""

from collections.abc import Iterator

from areopagus.games.maze.components import ActionTileId
from areopagus.games.maze.events import TileSwitched
from areopagus.games.maze.moves.base import MazeMove, Offer, judge_order
from areopagus.games.maze.table import MazeTable, Refusal
from areopagus.kernel.errors import Illegal


class Tick(MazeMove, frozen=True, tag="tick"):
    """Let time pass up to now. Anybody may, and nobody needs to: it has no seat of its own.

    Past the deadline it is what obtains the lost state; after that the game is over for it too.
    """

    is_action = False
    seatless = True

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        yield TICK, None, None

    def judge_time(self, table: MazeTable) -> None:
        judge_order(table)

    def examine(self, table: MazeTable) -> None:
        state = table.state
        if state.ended_at is not None and not (state.awaits_tick and table.now >= state.ended_at):
            raise Illegal("MM-END-3", "game-over")

    def happen(self, table: MazeTable) -> None:
        """The time itself is noted after every move."""


TICK = Tick()


class SwitchTile(MazeMove, frozen=True, tag="switch-tile"):
    """In solo, move the Do-something pawn to another action tile."""

    action_tile: ActionTileId

    is_action = False

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for tile in table.state.action_tiles:
            yield cls(tile), None, _obstacle(table, tile)

    def examine(self, table: MazeTable) -> None:
        if refusal := _obstacle(table, self.action_tile):
            raise Illegal(*refusal, node=self.action_tile)

    def happen(self, table: MazeTable) -> None:
        table.state.seats[0].action_tile = self.action_tile
        table.tell(TileSwitched(action_tile=self.action_tile))


def _obstacle(table: MazeTable, tile: ActionTileId) -> Refusal | None:
    if tile not in table.state.action_tiles or tile == table.state.seats[0].action_tile:
        return ("MM-SOLO-5", "not-eligible")
    if table.now // 1000 % 10 != 0:
        return ("MM-TIME-12", "not-now")
    return None

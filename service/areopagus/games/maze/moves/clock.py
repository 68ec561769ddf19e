"""Moves about time: the passing of it, and solo's stopwatch."""

from collections.abc import Iterator

from areopagus.games.maze.components import ActionTileId
from areopagus.games.maze.events import Begun, TileSwitched
from areopagus.games.maze.moves.base import MazeMove, Offer, judge_order
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if
from areopagus.kernel.wording import Message


class Tick(MazeMove, frozen=True, tag="tick"):
    """Let time pass up to now. Anybody may, and nobody needs to: it has no seat of its own.

    The first move starts the game, and this one does nothing else (MM-SETUP-6).
    Past the deadline it is what obtains the lost state; after that the game is over for it too.
    """

    seatless = True

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        yield TICK, None, None

    def judge_time(self, table: MazeTable) -> None:
        judge_order(table)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        state = table.state
        if state.ended_at is not None and not (state.awaits_tick and table.now >= state.ended_at):
            raise Illegal("MM-END-3", f"game-{state.outcome}")

    def perform(self, table: MazeTable) -> None:
        """The time itself is noted after every move."""
        if not table.state.begun:
            table.tell(Begun())


TICK = Tick()


class SwitchTile(MazeMove, frozen=True, tag="switch-tile"):
    """In solo, move the Do-something pawn to another action tile."""

    action_tile: ActionTileId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for tile in table.action_tiles:
            yield cls(tile), None, _switch_refused(table, tile)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        refuse_if(
            _switch_refused(table, self.action_tile),
            tile=self.action_tile,
            wait=10 - table.now // 1000 % 10,
        )

    def message(self, table: MazeTable) -> Message:
        return Message("switch-tile", {"tile": self.action_tile})

    def perform(self, table: MazeTable) -> None:
        table.state.seats[0].action_tile = self.action_tile
        table.tell(TileSwitched(action_tile=self.action_tile))


def _switch_refused(table: MazeTable, tile: ActionTileId) -> Refusal | None:
    if tile not in table.action_tiles:
        return ("MM-SOLO-1", "not-laid-out")
    if tile == table.state.seats[0].action_tile:
        return ("MM-SOLO-5", "already-active")
    if table.now // 1000 % 10 != 0:
        return ("MM-TIME-12", "not-this-second")
    return None

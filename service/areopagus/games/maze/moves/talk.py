"""The Do-something pawn and speech. None of these is an action (MM-COMM-4)."""

from collections.abc import Iterator
from functools import cache

from areopagus.games.maze.components import BUTTONS, SEAT_SPOTS, Spot
from areopagus.games.maze.events import Signalled, Spoken
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import MazeState
from areopagus.games.maze.table import MazeTable, Refusal
from areopagus.kernel.errors import Illegal


class Signal(MazeMove, frozen=True, tag="signal"):
    """Put the Do-something pawn before a seat or on a button of the communication board."""

    spot: Spot

    is_action = False

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for signal in _signals(len(table.state.seats)):
            yield signal, None, None

    def examine(self, table: MazeTable) -> None:
        if self.spot not in spots(table.state):
            raise Illegal("MM-COMM-4", "no-such-spot", spot=self.spot)

    def happen(self, table: MazeTable) -> None:
        table.state.do_something = self.spot
        table.tell(Signalled(seat=table.acting_seat, spot=self.spot))


class Speak(MazeMove, frozen=True, tag="speak"):
    """Say something. What is said is nobody's business here."""

    is_action = False

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        yield cls(), None, _silence(table)

    def examine(self, table: MazeTable) -> None:
        if refusal := _silence(table):
            raise Illegal(*refusal)

    def happen(self, table: MazeTable) -> None:
        table.tell(Spoken(seat=table.acting_seat))


@cache
def _signals(seats: int) -> list[Signal]:
    return [Signal(spot) for spot in SEAT_SPOTS[:seats] + BUTTONS]


def spots(state: MazeState) -> tuple[Spot, ...]:
    """Where the Do-something pawn may be put (MM-COMM-4)."""
    return SEAT_SPOTS[: len(state.seats)] + BUTTONS


def _silence(table: MazeTable) -> Refusal | None:
    return None if table.state.comm_open else ("MM-COMM-2", "silence")

"""The Do-something pawn and speech. None of these is an action (MM-COMM-4)."""

from collections.abc import Iterator
from functools import cache

from areopagus.games.maze.components import BUTTONS, SEAT_SPOTS, Spot
from areopagus.games.maze.events import Signalled, Spoken, signal_message
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import MazeState
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if
from areopagus.kernel.wording import Message


class Signal(MazeMove, frozen=True, tag="signal"):
    """Put the Do-something pawn before a seat or on a button of the communication board."""

    starts_clock = False

    spot: Spot

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for signal in _signals(len(table.state.seats)):
            yield signal, None, None

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        if self.spot not in spots(table.state):
            raise Illegal("MM-COMM-4", "nobody-there", number=SEAT_SPOTS.index(self.spot) + 1)

    def perform(self, table: MazeTable) -> None:
        table.state.do_something = self.spot
        table.tell(Signalled(seat=table.acting_seat, spot=self.spot))

    def message(self, table: MazeTable) -> Message:
        return signal_message("signal", table.acting_seat, self.spot)


class Speak(MazeMove, frozen=True, tag="speak"):
    """Talk with the others. What is said is not recorded."""

    starts_clock = False

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        yield cls(), None, _speech_refused(table)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        refuse_if(_speech_refused(table))

    def perform(self, table: MazeTable) -> None:
        table.tell(Spoken(seat=table.acting_seat))


@cache
def _signals(seats: int) -> list[Signal]:
    return [Signal(spot) for spot in SEAT_SPOTS[:seats] + BUTTONS]


def spots(state: MazeState) -> tuple[Spot, ...]:
    """Where the Do-something pawn may be put (MM-COMM-4)."""
    return SEAT_SPOTS[: len(state.seats)] + BUTTONS


def _speech_refused(table: MazeTable) -> Refusal | None:
    """MM-COMM-2: silence; but before the sand timer is first flipped, talk is free (MM-SETUP-6)."""
    state = table.state
    is_preparing = not state.begun and table.now == 0
    return None if state.comm_open or is_preparing else ("MM-COMM-2", "silence")

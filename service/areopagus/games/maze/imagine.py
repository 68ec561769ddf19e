"""From what a seat sees, whole states that could be the true one: only the stack is hidden."""

from random import Random

import msgspec

from areopagus.games.maze.components import Material, TileId
from areopagus.games.maze.state import MazeState, Pending, SeatState
from areopagus.games.maze.view import MazeView, PendingView
from areopagus.kernel.dice import Dice


class Imagination:
    """A source of states that fit one view."""

    def __init__(self, material: Material, view: MazeView) -> None:
        placed = {tile.tile for tile in view.board}
        self._certain = sorted(set(material.tiles_of(view.options.module)) - placed)
        """The tiles of the module that are still to come."""
        self._x_tiles = sorted(set(material.x_tiles) - placed)
        self._x_count = view.stack_size - len(self._certain)
        self._body = msgspec.msgpack.encode(_template(view))
        self._decoder = msgspec.msgpack.Decoder(MazeState)

    def __call__(self, rng: Random) -> MazeState:
        """A state that looks like the view."""
        state = self._decoder.decode(self._body)
        state.dice.seed = f"{rng.getrandbits(128):032x}"
        stack: list[TileId] = self._certain + rng.sample(self._x_tiles, self._x_count)
        rng.shuffle(stack)
        state.stack = stack
        return state


def _template(view: MazeView) -> MazeState:
    """A state with all that is known."""
    pending = view.pending
    return MazeState(
        dice=Dice(seed="imagined"),
        options=view.options,
        seats=[SeatState(name=seat.name, action_tile=seat.action_tile) for seat in view.seats],
        board=view.board,
        stack=[],
        pawns=view.pawns,
        bridges=view.bridges,
        hourglasses=view.hourglasses,
        domes=view.domes,
        jokers=view.jokers,
        do_something=view.do_something,
        begun=view.begun,
        comm_open=view.comm_open,
        pending=None if pending is None else _pending(pending),
        last_at=view.last_at,
        deadline=view.deadline,
        outcome=view.outcome,
        ended_at=view.ended_at,
    )


def _pending(seen: PendingView) -> Pending:
    return Pending(kind=seen.kind, seat=seen.seat, icons=seen.icons, named=seen.named)

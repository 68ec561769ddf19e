"""The log of a session as a history: what still stands, what may be taken back, and replay."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from areopagus.kernel.errors import Illegal, InvalidSetup
from areopagus.kernel.game import Game
from areopagus.referee.shapes import RecordedMove, RecordedSetup, ReplayRequest
from areopagus.sessions.errors import CannotUndo, Damaged
from areopagus.sessions.stored import Entry, Head

LONG = 300
"""Records with more moves are replayed beside the event loop, not on it."""


class Line(NamedTuple):
    """An entry of the log and the version that it led to."""

    version: int
    entry: Entry[Any, Any]


def standing(log: Iterable[Line]) -> list[Line]:
    """The moves that were not taken back, oldest first."""
    stack: list[Line] = []
    for line in log:
        back = line.entry.undone_to
        if back is UNSET:
            if not line.entry.is_deal:
                stack.append(line)
            continue
        while stack and stack[-1].version > back:
            stack.pop()
    return stack


def undo_target(
    log: Sequence[Line], to: int | None, seat: int | None, *, host: bool
) -> tuple[int, list[Line]]:
    """The version to go back to and what stands then; raises :class:`CannotUndo`.

    A seat takes back its own moves while nobody else has acted; a host, those of anybody. What
    has been unveiled stays.
    """
    stack = standing(log)
    target = _resolved(log, to, stack)
    taken = [line for line in stack if line.version > target]
    if not taken:
        raise CannotUndo("nothing-to-undo")
    for line in reversed(taken):
        if not host and line.entry.seat != seat:
            raise CannotUndo("others-acted")
        if line.entry.final:
            raise CannotUndo("revealed")
    return target, stack[: len(stack) - len(taken)]


def _resolved(log: Sequence[Line], to: int | None, stack: Sequence[Line]) -> int:
    first = 1 if log and log[0].entry.is_deal else 0  # nobody takes the deal back
    versions = [first, *(line.version for line in stack)]
    if to is None:
        return versions[-2] if len(versions) > 1 else first
    entries = {line.version: line.entry for line in log}
    to = max(to, first)
    while to in entries and (back := entries[to].undone_to) is not UNSET:
        to = back
    if to not in versions:
        raise CannotUndo("not-in-line")
    return to


async def replayed(game: Game[Any], head: Head[Any], lines: Sequence[Line]) -> Any:
    """The state that the lines of a log lead to."""
    if sum(len(line.entry.moves) for line in lines) > LONG:
        return await asyncio.to_thread(_replay, game, head, lines)
    return _replay(game, head, lines)


def _replay(game: Game[Any], head: Head[Any], lines: Sequence[Line]) -> Any:
    try:
        state = game.setup(head.names, head.seed, head.options)
        for _, entry in lines:
            for move in entry.moves:
                game.play(state, entry.seat, move, entry.at)
    except (Illegal, InvalidSetup) as error:
        raise Damaged from error
    return state


def record_of(head: Head[Any], log: Iterable[Line]) -> ReplayRequest[Any, Any]:
    """The record of the game, as ``replay`` takes it."""
    return ReplayRequest(
        setup=RecordedSetup(seats=list(head.names), seed=head.seed, options=head.options),
        moves=[
            RecordedMove(seat=entry.seat, move=move, at=entry.at)
            for _, entry in standing(log)
            for move in entry.moves
        ],
    )

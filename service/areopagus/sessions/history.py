"""The log of a session as a history: what still stands, and what it leads to."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from areopagus.kernel.errors import Illegal, InvalidSetup
from areopagus.kernel.game import Game
from areopagus.referee.requests import Record, RecordedMove, RecordedSetup
from areopagus.sessions.errors import Damaged
from areopagus.sessions.place import Place, beginning
from areopagus.sessions.records import Entry, Head

LONG = 300
"""Logs with more moves are replayed in a thread, not on the event loop."""


class LogLine(NamedTuple):
    """An entry of the log and the version that it led to."""

    version: int
    entry: Entry[Any, Any]


def standing(log: Iterable[LogLine]) -> list[LogLine]:
    """The moves that were not taken back, oldest first."""
    stack: list[LogLine] = []
    for line in log:
        back = line.entry.undone_to
        if back is UNSET:
            if not line.entry.is_deal:
                stack.append(line)
            continue
        while stack and stack[-1].version > back:
            stack.pop()
    return stack


def places(log: Iterable[LogLine]) -> dict[int, Place]:
    """The place of each version, from the whole log: for what earlier releases have written."""
    places = {0: beginning()}
    for version, entry in log:
        if entry.is_deal:
            places[version] = beginning(version)
        elif entry.undone_to is UNSET:
            moves = len(entry.moves)
            places[version] = places[version - 1].then(
                version, entry.seat, moves, final=entry.final
            )
        else:
            places[version] = places[entry.undone_to]
    return places


async def replayed(game: Game[Any], start: Callable[[], Any], lines: Sequence[LogLine]) -> Any:
    """The state that the lines of a log lead to from another."""
    if sum(len(line.entry.moves) for line in lines) > LONG:
        return await asyncio.to_thread(_replay, game, start, lines)
    return _replay(game, start, lines)


def _replay(game: Game[Any], start: Callable[[], Any], lines: Sequence[LogLine]) -> Any:
    try:
        state = start()
        for _, entry in lines:
            for move in entry.moves:
                game.play(state, entry.seat, move, entry.at)
    except (Illegal, InvalidSetup) as error:
        raise Damaged from error
    return state


def record_of(head: Head[Any], log: Iterable[LogLine]) -> Record[Any, Any]:
    """The record of the game, as ``replay`` takes it."""
    return Record(
        setup=RecordedSetup(
            seats=list(head.names), seed=head.seed, options=head.options, pack=head.pack
        ),
        moves=[
            RecordedMove(seat=entry.seat, move=move, at=entry.at)
            for _, entry in standing(log)
            for move in entry.moves
        ],
    )

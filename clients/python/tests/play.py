"""How the tests play, with clients that wait and with clients that do not."""

import inspect
import os
from collections.abc import AsyncIterator
from typing import Any

from areopagus_client import Record, RecordedMove, RecordedSetup
from areopagus_client.contract.magic_maze_on_mars import (
    MagicMazeOnMarsOptions,
    MagicMazeOnMarsTickMove,
)
from areopagus_client.contract.on_mars import OnMarsOptions

URL = os.environ.get("AREOPAGUS_URL", "http://127.0.0.1:8000")
TABLES: list[tuple[str, int, Any]] = [
    ("planete-rouge", 3, None),
    ("red-planet", 4, None),
    ("magic-maze-on-mars", 2, MagicMazeOnMarsOptions(module=3)),
    ("on-mars", 2, OnMarsOptions(round_limit=3)),
]
"""Tables at which whole games are played."""


async def got(answer: Any) -> Any:
    """What a call answers, whether or not it is to be awaited."""
    return await answer if inspect.isawaitable(answer) else answer


async def each(answers: Any) -> AsyncIterator[Any]:
    """What an iterator gives, whether or not it is to be awaited."""
    if hasattr(answers, "__aiter__"):
        async for answer in answers:
            yield answer
        return
    for answer in answers:
        yield answer


async def closed(answers: Any) -> None:
    """Leave an iterator before its end."""
    await got(answers.aclose() if hasattr(answers, "aclose") else answers.close())


async def play_out(game: Any, position: Any) -> tuple[list[RecordedMove[Any]], Any]:
    """Play one legal move after the other to the end; what was played, and where that led."""
    moves: list[RecordedMove[Any]] = []
    while not position.over:
        turn = len(moves)
        question = position.questions[turn % len(position.questions)]
        move = question.moves[turn * 7 % len(question.moves)]
        at = turn * 1000 if game.id == "magic-maze-on-mars" else None
        seat: int | None = question.seat
        following = await got(position.play(seat, move, at=at))
        if not following.ok:
            # Time ran out, and that alone ended it: let it pass, as a move of nobody.
            assert following.refusal.state is not None, following.refusal
            seat, move = None, MagicMazeOnMarsTickMove()
            following = await got(position.play(seat, move, at=at))
        assert following.ok
        position = following
        moves.append(RecordedMove(seat=seat, move=move, at=at))
    return moves, position


def record_of(seats: int, options: Any, moves: list[RecordedMove[Any]]) -> Record[Any, Any]:
    """The record of a game that was dealt with the seed of the tests."""
    setup = RecordedSetup(seats=seats, seed="py", options=options)
    return Record(setup=setup, moves=tuple(moves))

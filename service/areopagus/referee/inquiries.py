"""Suggestions as work that is done elsewhere: the view goes out, ranked moves come back.

Whoever does the work gets what a seat sees and nothing else, so it cannot look at what is hidden.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import Struct

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.search.suggest import suggest
from areopagus.search.suggestion import Budget, Level, Suggestions


class Task(Struct, array_like=True, tag="task"):
    """All that a search is told."""

    game: str
    view: bytes
    seat: int
    at: int | None
    level: Level
    budget: Budget | None
    seed: str
    pack: bytes = b""
    """The material, encoded; nothing for the house's."""


class Inquiry(NamedTuple):
    """A search to be made, and what its outcome is answered as."""

    task: Task
    answer: Callable[[bytes], Any]
    """From the encoded outcome."""


def task_of(game: Game[Any], state: Any, seat: int, at: int | None, wish: Any) -> Task:
    """The search for a seat, with its view and how well it is to be thought over."""
    view = codec.encode(game.view(state, seat))
    return Task(game.id, view, seat, at, wish.level, wish.budget, wish.seed, game.pack_document)


def carry_out(game: Game[Any], task: Task) -> bytes:
    """The encoded outcome of a search."""
    view = codec.decode(game.View, task.view)
    found: Suggestions = suggest(
        game,
        view,
        task.seat,
        at=task.at,
        level=task.level,
        budget=task.budget,
        seed=task.seed,
    )
    return codec.encode(found)

"""Legality: a move is legal exactly when it is a candidate that judges itself legal."""

from collections.abc import Iterator, Sequence
from typing import Any

from areopagus.kernel.decision import Question
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move
from areopagus.kernel.table import Table


def candidates(table: Table[Any], question: Question) -> Iterator[Move]:
    """Every answer to a question that is worth judging."""
    for kind in question.answers:
        yield from kind.candidates(table)


def legal_moves(table: Table[Any], kinds: Sequence[type[Move]]) -> list[Move]:
    """The legal moves of some kinds."""
    return [move for kind in kinds for move in kind.candidates(table) if move.is_legal(table)]


def has_legal_move(table: Table[Any], kinds: Sequence[type[Move]]) -> bool:
    """Whether there is a legal move of some kinds; looks no further than the first."""
    return any(move.is_legal(table) for kind in kinds for move in kind.candidates(table))


def refusal_of(move: Move, table: Table[Any]) -> Illegal | None:
    """Why a move is illegal; ``None`` when it is legal."""
    try:
        move.judge(table)
    except Illegal as refusal:
        return refusal
    return None

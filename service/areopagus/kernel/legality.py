"""Legality: a move is legal exactly when it is a candidate that judges itself legal.

The loops below are written out rather than built on each other: they run for each question of each
request, and a call for each candidate would cost more than many a ``judge``.
"""

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
    legal = []
    for kind in kinds:
        for move in kind.candidates(table):
            try:
                move.judge(table)
            except Illegal:
                continue
            legal.append(move)
    return legal


def has_legal_move(table: Table[Any], kinds: Sequence[type[Move]]) -> bool:
    """Whether there is a legal move of some kinds; looks no further than the first."""
    for kind in kinds:
        for move in kind.candidates(table):
            try:
                move.judge(table)
            except Illegal:
                continue
            return True
    return False


def refusal_of(move: Move, table: Table[Any]) -> Illegal | None:
    """Why a move is illegal; ``None`` when it is legal."""
    try:
        move.judge(table)
    except Illegal as refusal:
        return refusal
    return None

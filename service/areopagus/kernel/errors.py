"""The ways in which a move, a position or a setup can be wrong once it is well typed."""

from collections.abc import Mapping, Sequence
from typing import NoReturn

from areopagus.kernel.language import Phrase

Fact = str | int | tuple[str, ...]
"""A detail of a refusal: a component's id or several, a seat, a number."""


Player = str | Phrase | None
"""What one calls whoever plays a seat: a name, some words, or nothing but the number."""


class Illegal(Exception):
    """A move that a rule forbids: the rule, the reason and the facts that fill its sentence in."""

    players: Sequence[Player] = ()
    """Who sits at the table where it was refused, so that its sentence can name them."""
    names: Mapping[str, Phrase] = {}
    """What things are called at that table, where their names follow from the position."""

    def __init__(self, rule: str, reason: str, **facts: Fact) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts


Refusal = tuple[str, str]
"""The rule against a move and the key of its reason, where they are asked for before they are told.

A check that is needed in several places (in a move's ``judge``, in the list of moves, before a
question is put) returns this or ``None``. Returning a constant costs nothing; raising would.
"""


def refuse_if(refusal: Refusal | None, **facts: Fact) -> None:
    """Raise :class:`Illegal` when a check returned a refusal."""
    if refusal is not None:
        raise Illegal(refusal[0], refusal[1], **facts)


class Inconsistent(Exception):
    """A well-typed state that could never be on a table: the invariant it breaks, and where."""

    def __init__(self, invariant: str, message: str, pointer: str = "") -> None:
        super().__init__(f"{invariant}: {message}")
        self.invariant = invariant
        self.message = message
        self.pointer = pointer


def broken(invariant: str, message: str, pointer: str = "") -> NoReturn:
    """Say that a state breaks an invariant."""
    raise Inconsistent(invariant, message, pointer)


class InvalidSetup(Exception):
    """A setup that the game does not offer: too many seats, options that exclude each other."""

    def __init__(self, message: str, pointer: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.pointer = pointer

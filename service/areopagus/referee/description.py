"""What the service says about its games before anybody plays."""

from typing import Any

import msgspec

from areopagus.kernel.document import Document
from areopagus.kernel.move import Move
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.docstrings import class_doc
from areopagus.referee.referee import Referee
from areopagus.referee.schema import document_schema


class SeatRange(Document):
    """How many may play."""

    least: int
    """The fewest seats."""
    most: int
    """The most seats."""


class Counts(Document):
    """How much there is of everything."""

    rules: int
    """Numbered rules and rulings."""
    moves: int
    """Kinds of move."""
    events: int
    """Kinds of event."""


class GameSummary(Document, kw_only=True):
    """A game in a few words."""

    id: str
    """The game, as it stands in addresses."""
    title: str
    """Its name as published."""
    year: int
    """When it was published."""
    seats: SeatRange
    real_time: bool
    """Whether requests should say `at` which instant, in milliseconds."""
    options: dict[str, Any]
    """What the setup may vary: each option with its default."""
    counts: Counts


class Games(Document):
    """The games of this service."""

    games: list[GameSummary]
    """All of them."""


class MoveKind(Document):
    """A kind of move, and what it is for."""

    type: str
    """How such a move is tagged."""
    description: str
    """What it does."""


class GameDescription(GameSummary, kw_only=True):
    """A game with all that a client needs to offer it."""

    options_schema: dict[str, Any]
    """The JSON Schema of `options`."""
    moves: list[MoveKind]
    """Every kind of move."""


class Rules(Document):
    """A rulebook in one language."""

    game: str
    """The id of the game."""
    rules: list[RuleText]
    """Every rule, in order."""


def describe_all(catalogue: Catalogue) -> Games:
    """All games in a few words."""
    return Games([GameSummary(**_summary(referee)) for referee in catalogue])


def describe(referee: Referee[Any]) -> GameDescription:
    """One game in full."""
    game, shapes = referee.game, referee.shapes
    return GameDescription(
        **_summary(referee),
        options_schema=document_schema(
            game.Options, shapes.names, f"/schema/{game.id}.options.schema.json", asked=True
        ),
        moves=[_move_kind(move) for move in game.moves],
    )


def _summary(referee: Referee[Any]) -> dict[str, Any]:
    game = referee.game
    return {
        "id": game.id,
        "title": game.title,
        "year": game.year,
        "seats": SeatRange(least=game.seats.start, most=game.seats.stop - 1),
        "real_time": game.real_time,
        "options": _defaults(game.Options),
        "counts": Counts(rules=len(game.rulebook), moves=len(game.moves), events=len(game.events)),
    }


def _defaults(options: type[Document]) -> dict[str, Any]:
    """Each option, also where a state leaves out what is as usual."""
    usual = options()
    return {
        field.encode_name: msgspec.to_builtins(getattr(usual, field.name))
        for field in msgspec.structs.fields(options)
    }


def _move_kind(move: type[Move]) -> MoveKind:
    return MoveKind(type=str(move.__struct_config__.tag), description=class_doc(move))

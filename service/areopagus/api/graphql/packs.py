"""Packs in GraphQL: adding one is a mutation, and material can be read as a pack has it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import strawberry
from graphql import GraphQLError

from areopagus.api.graphql import faults
from areopagus.api.graphql.field_model import Shape
from areopagus.api.graphql.inputs import InputField, argument
from areopagus.api.graphql.outcomes import OUTCOME_OF, refusal_outcome
from areopagus.api.graphql.outputs import DOCUMENT, Outputs, union
from areopagus.api.graphql.resolvers import Info
from areopagus.api.refusals import ROW_OF, told_flaws
from areopagus.kernel.game import Game
from areopagus.packs.library import Library, PacksBusy
from areopagus.packs.store import PacksUnavailable, TooManyPacks
from areopagus.referee.errors import InvalidPack, PacksNotTaken, UnknownPack
from areopagus.referee.referee import Referee

REFUSED = (InvalidPack, PacksNotTaken, TooManyPacks, PacksBusy, PacksUnavailable)
"""Why a pack is not taken, or not now."""


def _argument(name: str, shape: Shape, doc: str) -> Any:
    default = strawberry.UNSET
    return argument(InputField(name, name, shape, doc, default, lambda value: value, None))  # type: ignore[arg-type]


PACK_ARGUMENT = _argument(
    "pack",
    Shape("ID", strawberry.ID, nullable=True),
    "The pack whose material is wanted; left out, the house's.",
)


def add_pack_field(
    space: dict[str, Any],
    referee: Referee[Any],
    outputs: Outputs,
    problem: Callable[[type], Any],
) -> None:
    """The field that takes an owner's material, in the body of a class."""
    shapes = referee.shapes
    accepted = outputs.object(shapes.pack_accepted, outputs.fields_of(shapes.pack_accepted))
    types = [accepted, *(problem(OUTCOME_OF[refusal]) for refusal in REFUSED)]
    field = strawberry.field(
        name="addPack",
        description="Take an owner's material, check it, and name it by its content.",
        metadata={"resolve": partial(_add, referee.game.id), "waits": True},
    )
    field.arguments = [
        _argument("pack", DOCUMENT, "The pack, as JSON; `schema/` has its JSON Schema.")
    ]
    space["addPack_"] = field
    doc = f"What `addPack` of {referee.game.title} answers."
    name = f"{shapes.names.prefix}AddPackResult"
    space["__annotations__"]["addPack_"] = union(name, types, doc)


async def _add(game: str, source: Any, info: Info, pack: Any) -> Any:
    context = info.context
    context.is_repeatable = False
    document = msgspec.json.decode(pack) if isinstance(pack, msgspec.Raw) else pack
    async with context.in_turn():
        try:
            return await _library(info).add(game, document, context.client)
        except InvalidPack as error:
            return OUTCOME_OF[InvalidPack](
                message=ROW_OF[InvalidPack].message(error),
                pointer="",
                flaws=told_flaws(error, source.language),  # type: ignore[call-arg]
            )
        except REFUSED as error:
            return refusal_outcome(error)


async def game_of(source: Any, info: Info, pack: str) -> Game[Any]:
    """The game of a namespace on the material of a pack."""
    try:
        return await _library(info).game(source.plain.game.id, pack, "/pack")
    except (UnknownPack, PacksUnavailable) as error:
        missing = isinstance(error, UnknownPack)
        code = faults.UNKNOWN_PACK if missing else faults.PACKS_UNAVAILABLE
        message = ROW_OF[type(error)].message(error)
        raise GraphQLError(message, extensions={"code": code}) from None


def _library(info: Info) -> Library:
    sessions = info.context.sessions
    if sessions is None:
        raise GraphQLError("There are no packs here.")
    library: Library = sessions.library
    return library

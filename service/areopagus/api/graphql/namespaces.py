"""One namespace per game: its operations as fields, with typed arguments and answers."""

from dataclasses import replace
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec
import strawberry
from msgspec import inspect

from areopagus.api.deprecation import reason_of
from areopagus.api.graphql.arguments import request_reader
from areopagus.api.graphql.casing import camel
from areopagus.api.graphql.field_model import Field
from areopagus.api.graphql.inputs import Inputs, argument
from areopagus.api.graphql.outcomes import (
    OUTCOME_OF,
    IllegalMove,
    InvalidArgument,
    InvalidMove,
    InvalidTime,
)
from areopagus.api.graphql.outputs import DOCUMENT, LABEL, Outputs, TypeRegistry, union
from areopagus.api.graphql.packs import PACK_ARGUMENT, game_of
from areopagus.api.graphql.resolvers import GameResolver, Info, with_document
from areopagus.api.graphql.session_fields import SessionFields
from areopagus.api.operations import PLAIN, SEALED, Operation
from areopagus.api.refusals import Outcome
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language
from areopagus.referee.answers import Position
from areopagus.referee.errors import (
    SEARCH_REFUSALS,
    ImpossibleState,
    SeatKeyNeeded,
    UnknownPack,
    UnknownSeat,
    UnreadableSeal,
    UnstampedState,
)
from areopagus.referee.naming import pascal
from areopagus.referee.referee import Referee
from areopagus.referee.sealed_referee import SealedReferee

_STATE = Field("document", DOCUMENT, "The whole state, to be handed back.", "state.document")


class Namespace(NamedTuple):
    """A game in the schema: its field of the query, the type of that field, and its referees."""

    field: str
    type: Any
    plain: Referee[Any]
    sealed: SealedReferee[Any]
    members: dict[str, Any]
    """Types by name. Some are reachable only by an interface; Strawberry must be told of them."""
    mutation: Any
    """The type of its field of the mutation."""
    sessions: SessionFields


class _Builder:
    """Makes the types of one game."""

    def __init__(
        self, referee: Referee[Any], sealed: SealedReferee[Any], made: TypeRegistry
    ) -> None:
        self.referee = referee
        self.sealed = sealed
        self.game, self.shapes = referee.game, referee.shapes
        self.names = referee.shapes.names
        self.made = made
        self.outputs = Outputs(self.names, made)
        self.inputs = Inputs(self.game, self.names, self.outputs)
        self.title = f"{self.game.title} ({self.game.year})"

    def namespace(self) -> Namespace:
        self._choices()
        space: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
        for operation in PLAIN:
            self._add(space, operation)
        self._add_sealed(space)
        self._add_components(space)
        sessions = SessionFields(
            self.referee, self.inputs, self.outputs, self._problem, self._illegal_move()
        )
        sessions.add(space, changes=False)
        mutation = sessions.mutation()
        name = self.names.prefix
        doc = f"The operations of {self.title}. None of them changes anything."
        kind = strawberry.type(type(name, (), space), name=name, description=doc)
        members = {name: made for name, made in self.made.types.items() if isinstance(made, type)}
        plain = self.referee.presenting(with_document)
        return Namespace(camel(self.game.id), kind, plain, self.sealed, members, mutation, sessions)

    def _add_components(self, space: dict[str, Any]) -> None:
        struct = self.game.Components
        space["components_"] = strawberry.field(
            name="components",
            description="The printed material, each piece with its source.",
            metadata={"resolve": _components, "waits": True},
        )
        space["components_"].arguments = [PACK_ARGUMENT]
        made = self.outputs.object(struct, self.outputs.fields_of(struct))
        space["__annotations__"]["components_"] = made

    def _add_sealed(self, space: dict[str, Any]) -> None:
        """The same questions about sealed states, one level below."""
        below: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
        for operation in SEALED:
            self._add(below, operation)
        name = f"{self.names.prefix}Sealed"
        doc = (
            f"The operations of {self.title} on sealed states. Each answers what the seat "
            "whose key came as `Authorization: Bearer` may know; without one, what a spectator may."
        )
        space["sealed_"] = strawberry.field(
            name="sealed",
            description="The same questions about states that only the service can open.",
            metadata={"resolve": _same_resolver},
        )
        space["__annotations__"]["sealed_"] = strawberry.type(
            type(name, (), below), name=name, description=doc
        )

    def _choices(self) -> None:
        """Moves and events first: their fields depend on each other's."""
        prefix = self.names.prefix
        move = f"A move of {self.title}."
        self.outputs.choice(self.game.moves, f"{prefix}Move", move, more=[LABEL])
        doc, any_event = f"Something that happened in {self.title}.", self.outputs.any_event()
        self.outputs.choice(self.game.events, f"{prefix}Event", doc, any_event.annotation)

    def _add(self, space: dict[str, Any], operation: Operation) -> None:
        struct = operation.request(self.shapes)
        taken = self.inputs.fields(struct)
        resolve = _search if operation.searches else _perform
        perform = partial(resolve, operation, request_reader(struct, taken))
        field = strawberry.field(
            name=camel(operation.name),
            description=operation.summary.rstrip("?.") + ("?" if "?" in operation.summary else "."),
            deprecation_reason=reason_of(operation.deprecation),
            metadata={
                "resolve": perform,
                "operation": operation.name,
                "waits": operation.searches,
            },
        )
        field.arguments = [argument(one) for one in taken]
        attribute = f"{camel(operation.name)}_"
        space[attribute] = field
        space["__annotations__"][attribute] = self._answer(operation, struct)

    def _answer(self, operation: Operation, struct: type) -> Any:
        name = pascal(operation.path.replace("/", "-"))
        types = [self._result(operation.answer(self.shapes))]
        types += [self._problem(kind) for kind in self._problems(operation, struct)]
        about = " on sealed states" if operation.sealed else ""
        doc = f"What `{camel(operation.name)}` of {self.title} answers{about}."
        return union(f"{self.names.prefix}{name}Result", types, doc)

    def _result(self, struct: type) -> Any:
        fields = self.outputs.fields_of(struct)
        if issubclass(struct, Position):
            typed = [replace(f, path="state.state") if f.name == "state" else f for f in fields]
            fields = [_STATE, *typed]
        return self.outputs.object(struct, fields)

    def _problem(self, struct: type) -> Any:
        fields = self.outputs.fields_of(Outcome)
        interface = self.outputs.interface("Problem", Outcome.__doc__ or "", fields)
        return self.outputs.object(struct, self.outputs.fields_of(struct), interface)

    def _problems(self, operation: Operation, struct: Any) -> list[type]:
        """What can be wrong with the arguments of an operation."""
        taken = set(_names_in(struct))
        kinds: list[type] = []
        if operation.refuses_moves:
            kinds.append(self._illegal_move())
        if "state" in taken and operation.sealed:
            kinds += [OUTCOME_OF[UnreadableSeal], OUTCOME_OF[SeatKeyNeeded]]
        elif "state" in taken:
            kinds += [OUTCOME_OF[ImpossibleState], OUTCOME_OF[UnstampedState]]
        if taken & {"move", "moves", "highlight"}:
            kinds.append(InvalidMove)
        if "prefix" in taken:
            kinds.append(InvalidArgument)
        if "seats" in taken:
            kinds.append(OUTCOME_OF[InvalidSetup])
        if taken & {"state", "pack"}:
            kinds.append(OUTCOME_OF[UnknownPack])
        if "seat" in taken:
            kinds.append(OUTCOME_OF[UnknownSeat])
        if "at" in taken and self.game.real_time:
            kinds.append(InvalidTime)
        if operation.searches:
            kinds += [InvalidArgument, *(OUTCOME_OF[error] for error in SEARCH_REFUSALS)]
        return kinds

    def _illegal_move(self) -> Any:
        if not hasattr(self, "_illegal"):
            self._illegal = self.shapes.filled(IllegalMove, self.shapes.move)
        return self._illegal


def _names_in(struct: Any) -> set[str]:
    """What a request takes, with what its parts take; a move of a record is one thing."""
    names = set()
    for field in msgspec.structs.fields(struct):
        names.add(field.name)
        if field.name in ("items", "setup"):
            info = inspect.type_info(field.type)
            while not isinstance(info, inspect.StructType):
                info = info.item_type if isinstance(info, inspect.ListType) else info.type  # type: ignore[attr-defined]
            names |= _names_in(info.cls)
    return names


def namespace(referee: Referee[Any], sealed: SealedReferee[Any], made: TypeRegistry) -> Namespace:
    """The namespace of a game."""
    return _Builder(referee, sealed, made).namespace()


def _same_resolver(source: GameResolver, _: Info) -> GameResolver:
    return source


def _perform(operation: Operation, read: Any, source: Any, info: Info, **arguments: Any) -> Any:
    return source.perform(operation, read, info, arguments)


async def _search(
    operation: Operation, read: Any, source: Any, info: Info, **arguments: Any
) -> Any:
    return await source.search(operation, read, info, arguments)


async def _components(source: Any, info: Info, pack: str | None = None) -> Any:
    if pack is None:
        return _material(source.plain.game, source.language)
    game = await game_of(source, info, pack)
    return game.printed(source.language)


@cache
def _material(game: Game[Any], language: Language) -> Any:
    return game.printed(language)

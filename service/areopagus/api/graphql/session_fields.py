"""The fields about sessions: reading and changing in the namespace of a game, and following."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import strawberry
from strawberry.types.arguments import StrawberryArgument

from areopagus.api.deprecation import reason_of
from areopagus.api.graphql.arguments import request_reader
from areopagus.api.graphql.casing import camel
from areopagus.api.graphql.field_model import Field, listed
from areopagus.api.graphql.inputs import Inputs, argument
from areopagus.api.graphql.outcomes import OUTCOME_OF, InvalidArgument, InvalidMove
from areopagus.api.graphql.outputs import DOCUMENT, Outputs, union
from areopagus.api.graphql.packs import add_pack_field
from areopagus.api.graphql.session_resolvers import Reads, follow, perform
from areopagus.api.session_operations import (
    READING,
    SESSION_OPERATIONS,
    Refusals,
    SessionOperation,
    Since,
)
from areopagus.referee.errors import MoveRefused
from areopagus.referee.naming import pascal
from areopagus.referee.referee import Referee
from areopagus.sessions.shapes import Ended, Update, session_shapes

_RECORD = Field("document", DOCUMENT, "The whole record, as REST's `replay` takes it.", "")


class Following(NamedTuple):
    """The subscription: one for all games."""

    answer: Any
    arguments: list[StrawberryArgument]
    subscribe: Any


class SessionFields:
    """Makes the fields about sessions of one game."""

    def __init__(
        self,
        referee: Referee[Any],
        inputs: Inputs,
        outputs: Outputs,
        problem: Callable[[type], Any],
        illegal_move: type,
    ) -> None:
        self.game = referee.game
        self.referee = referee
        self.prefix = referee.shapes.names.prefix
        self.shapes = session_shapes(referee)
        self.inputs, self.outputs = inputs, outputs
        self.problem, self.illegal_move = problem, illegal_move
        hindrances = [problem(kind) for kind in self._outcomes(READING, Since)]
        self.told = [self._update(), self._result(Ended), *hindrances]
        """The types of what a subscriber to a session of this game may receive."""

    def add(self, space: dict[str, Any], *, changes: bool) -> None:
        """Add the fields that change sessions, or the others, to the body of a class."""
        for operation in SESSION_OPERATIONS:
            if operation.changes == changes:
                self._add(space, operation)

    def mutation(self) -> Any:
        """The type with all changes of sessions of this game."""
        space: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
        self.add(space, changes=True)
        add_pack_field(space, self.referee, self.outputs, self.problem)
        name = f"{self.prefix}Mutation"
        doc = (
            f"The changes of sessions of {self.game.title} ({self.game.year}), and its packs. "
            "Those of one request happen one after the other, in its order."
        )
        return strawberry.type(type(name, (), space), name=name, description=doc)

    def _add(self, space: dict[str, Any], operation: SessionOperation) -> None:
        request = operation.request(self.shapes) if operation.request else None
        about_taken = self.inputs.fields(operation.about) if operation.about else []
        request_taken = self.inputs.fields(request) if request else []
        problems = self._outcomes(operation.refusals, operation.about)
        reads = Reads(
            request_reader(operation.about, about_taken) if operation.about else None,
            request_reader(request, request_taken) if request else None,
            tuple(problems),
        )
        name = camel(operation.name)
        field = strawberry.field(
            name=name,
            description=operation.summary + ".",
            deprecation_reason=reason_of(operation.deprecation),
            metadata={"resolve": partial(perform, operation, reads), "waits": True},
        )
        field.arguments = [argument(one) for one in [*about_taken, *request_taken]]
        space[f"{name}_"] = field
        space["__annotations__"][f"{name}_"] = self._answer(operation, problems)

    def _answer(self, operation: SessionOperation, problems: list[type]) -> Any:
        types = [self._result(operation.answer(self.shapes))]
        types += [self.problem(kind) for kind in problems]
        doc = f"What `{camel(operation.name)}` of {self.game.title} answers."
        return union(f"{self.prefix}{pascal(operation.name)}Result", types, doc)

    def _outcomes(self, refusals: Refusals, about: type | None) -> list[type]:
        """The types of the outcomes that refusals are told by, and of arguments that do not fit."""
        kinds: list[type] = []
        for refusal in refusals:
            kinds += (
                [self.illegal_move, InvalidMove]
                if refusal is MoveRefused
                else [OUTCOME_OF[refusal]]
            )
        return kinds if about is None else [*kinds, InvalidArgument]

    def _update(self) -> Any:
        """Typed, and as the one interface by which those of all games can be read."""
        # Legal moves are of one game: a union of all games cannot select them.
        told = self.outputs.fields_of(self.shapes.update)
        fields = [one for one in told if one.name != "legalMoves"]
        events = listed(self.outputs.any_event())
        shared = [replace(one, shape=events) if one.name == "events" else one for one in fields]
        interface = self.outputs.interface("SessionUpdate", Update.__doc__ or "", shared)
        return self.outputs.object(self.shapes.update, fields, interface)

    def _result(self, struct: type) -> Any:
        fields = self.outputs.fields_of(struct)
        if struct is self.shapes.record:
            fields = [_RECORD, *fields]
        return self.outputs.object(struct, fields)


def following(fields: SessionFields) -> Following:
    """The subscription to a session; what it answers has the types of each game."""
    taken = fields.inputs.fields(Since)  # nothing in it depends on a game
    types = list(dict.fromkeys(fields.told))
    answer = union("SessionResult", types, "What a session tells those who follow it.")
    subscribe = partial(follow, request_reader(Since, taken))
    return Following(answer, [argument(one) for one in taken], subscribe)

"""Where an operation is carried out: a referee, a language, and what the client selects."""

from typing import Any, NamedTuple

import msgspec
from graphql import (
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLResolveInfo,
    SelectionSetNode,
)

from areopagus.api.graphql.arguments import Read
from areopagus.api.graphql.outcomes import outcome_of
from areopagus.api.operations import Operation
from areopagus.api.parameters import Parameters
from areopagus.api.problems import Problem
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.rulebook import Language
from areopagus.referee.errors import (
    ImpossibleState,
    MoveRefused,
    OtherSeatsKey,
    SeatKeyNeeded,
    UnknownSeat,
    UnreadableSeal,
)
from areopagus.referee.referee import PARTS, Referee
from areopagus.referee.sealed_referee import SealedReferee

Info = GraphQLResolveInfo[Any]
_REFUSALS = (
    Problem,
    ImpossibleState,
    InvalidSetup,
    MoveRefused,
    OtherSeatsKey,
    SeatKeyNeeded,
    UnknownSeat,
    UnreadableSeal,
)


class Opened(NamedTuple):
    """A state with its document."""

    state: Any
    document: msgspec.Raw


def opened(state: Any, body: bytes) -> Opened:
    """A state as GraphQL's positions hold it: to select from, and to hand back."""
    return Opened(state, msgspec.Raw(body))


class Desk(NamedTuple):
    """What the operations of one game are carried out with."""

    plain: Referee[Any]
    """The referee of plain states, whose positions hold the state itself too, to select from."""
    sealed: SealedReferee[Any]
    language: Language

    def perform(
        self, operation: Operation, read: Read, info: Info, arguments: dict[str, Any]
    ) -> Any:
        """The answer to an operation, or why there is none."""
        request = None
        try:
            request = read(arguments)
            if operation.sealed or getattr(request, "seed", None) is msgspec.UNSET:
                info.context.is_repeatable = False
            selected = info.context.selected(info)
            parameters = Parameters(
                self.language, selected & PARTS, "closed" in selected, key=info.context.key
            )
            referee = self.sealed if operation.sealed else self.plain
            return operation.perform(referee, request, parameters)
        except _REFUSALS as error:
            return outcome_of(error, self.plain, request, self.language)


def names_selected(
    nodes: list[FieldNode], fragments: dict[str, FragmentDefinitionNode]
) -> frozenset[str]:
    """The names of all fields selected below some fields, wherever and whatever the condition."""
    names: set[str] = set()
    spread: set[str] = set()
    pending: list[SelectionSetNode | None] = [node.selection_set for node in nodes]
    while pending:
        selection_set = pending.pop()
        for node in selection_set.selections if selection_set else ():
            if isinstance(node, FragmentSpreadNode):
                if node.name.value not in spread:
                    spread.add(node.name.value)
                    pending.append(fragments[node.name.value].selection_set)
                continue
            if isinstance(node, FieldNode):
                names.add(node.name.value)
            pending.append(node.selection_set)  # type: ignore[attr-defined]
    return frozenset(names)

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

from areopagus.api.asked import Asked
from areopagus.api.graphql.outcomes import outcome_of
from areopagus.api.graphql.reading import Read
from areopagus.api.problems import Problem
from areopagus.api.rest.operations import Operation
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


class OpenReferee(Referee[Any]):
    """A referee whose positions hold the state itself too, to select from."""

    def __init__(self, referee: Referee[Any]) -> None:
        self.__dict__ |= referee.__dict__  # the same referee, and what it has learned

    def sent(self, state: Any, body: bytes) -> Opened:
        return Opened(state, msgspec.Raw(body))


class Desk(NamedTuple):
    """What the operations of one game are carried out with."""

    referee: OpenReferee
    language: Language

    def perform(
        self, operation: Operation, read: Read, info: Info, arguments: dict[str, Any]
    ) -> Any:
        """The answer to an operation, or why there is none."""
        request = None
        try:
            request = read(arguments)
            if getattr(request, "seed", None) is msgspec.UNSET or _is_sealed(request):
                info.context.is_repeatable = False
            selected = info.context.selected(info)
            asked = Asked(
                self.language, selected & PARTS, "closed" in selected, key=info.context.key
            )
            return operation.perform(self.referee, request, asked)
        except _REFUSALS as error:
            return outcome_of(error, self.referee, request, self.language)


def _is_sealed(request: Any) -> bool:
    """Whether the answer is sealed, or depends on who asks."""
    items = getattr(request, "items", [request])
    return getattr(request, "sealed", False) or any(
        isinstance(getattr(item, "state", None), str) for item in items
    )


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

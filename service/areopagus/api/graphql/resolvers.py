"""The resolvers of the stateless operations of a game."""

from typing import Any, NamedTuple

import msgspec
from graphql import (
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLResolveInfo,
    InlineFragmentNode,
)
from msgspec import UNSET

from areopagus.api.graphql.arguments import Read
from areopagus.api.graphql.outcomes import (
    OUTCOME_OF,
    InvalidArgument,
    outcome_of,
    refusal_outcome,
)
from areopagus.api.operations import Operation
from areopagus.api.parameters import Parameters
from areopagus.api.refusals import REFUSALS
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.language import Language
from areopagus.kernel.move import labelled
from areopagus.referee.errors import SEARCH_REFUSALS, UnknownPack
from areopagus.referee.referee import PARTS, Referee
from areopagus.referee.sealed_referee import SealedReferee
from areopagus.referee.shelf import PackNotAtHand

Info = GraphQLResolveInfo[Any]


class StateWithDocument(NamedTuple):
    """A state with its document."""

    state: Any
    document: msgspec.Raw


def with_document(state: Any, body: bytes) -> StateWithDocument:
    """A state as GraphQL's positions hold it: to select from, and to hand back."""
    return StateWithDocument(state, msgspec.Raw(body))


class GameResolver(NamedTuple):
    """Performs the operations of one game in one language."""

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
            return self._ask(operation, request, info)
        except PackNotAtHand as missing:
            return _unknown_pack(missing, info)
        except REFUSALS as error:
            return outcome_of(error, self.plain, request, self.language)

    async def search(
        self, operation: Operation, read: Read, info: Info, arguments: dict[str, Any]
    ) -> Any:
        """The same for an operation whose answer is searched for by another process."""
        request = None
        context = info.context
        try:
            request = read(arguments)
            if request.budget is not None and request.budget.milliseconds is not None:
                context.is_repeatable = False
            return await context.search(self._ask(operation, request, info))
        except PackNotAtHand as missing:
            return _unknown_pack(missing, info)
        except REFUSALS as error:
            if isinstance(error, SEARCH_REFUSALS):
                context.is_repeatable = False
            outcome = outcome_of(error, self.plain, request, self.language)
            if isinstance(outcome, OUTCOME_OF[InvalidSetup]):  # of a seed that is none
                return InvalidArgument(message=outcome.message, pointer=outcome.pointer)
            return outcome

    def _ask(self, operation: Operation, request: Any, info: Info) -> Any:
        if operation.sealed or getattr(request, "seed", "") in (None, msgspec.UNSET):
            info.context.is_repeatable = False
        selected = info.context.selected(info)
        parameters = Parameters(self.language, included(selected), key=info.context.key)
        referee = self.sealed if operation.sealed else self.plain
        return with_labels(operation.perform(referee, request, parameters))


def _unknown_pack(missing: PackNotAtHand, info: Info) -> Any:
    """Note the missing pack, for the engine to fetch it and run the request again. This outcome is
    sent only if nobody has the pack."""
    info.context.missing.append(missing)
    info.context.is_repeatable = False
    unknown = UnknownPack(
        missing.game, missing.pack, missing.pointer, takes_packs=missing.takes_packs
    )
    return refusal_outcome(unknown)


def included(selected: frozenset[str]) -> frozenset[str]:
    """The parts of an answer that its selection asks for."""
    parts = selected & (PARTS | {"closed", "picture"})
    if selected & _LABELS:
        parts |= {"labels"}
    if "events.text" in selected:
        parts |= {"texts"}
    return parts


_LABELS = {"labels", "moves.label", "closed.label", "move.label"}


def with_labels(answer: Any) -> Any:
    """The same answer, each listed move of which knows its label, if labels were asked for."""
    for decision in getattr(answer, "legal_moves", UNSET) or ():
        if decision.labels is not UNSET:
            decision.moves = list(map(labelled, decision.moves, decision.labels))
    return answer


def names_selected(
    nodes: list[FieldNode], fragments: dict[str, FragmentDefinitionNode]
) -> frozenset[str]:
    """The names of all fields selected below some fields, wherever and whatever the condition.

    Each is there twice: by its name, and with that of the field it is selected from, as in
    ``moves.label``.
    """
    names: set[str] = set()
    spread: set[tuple[str, str]] = set()
    pending = [(node.name.value, node.selection_set) for node in nodes]
    while pending:
        parent, selection_set = pending.pop()
        for node in selection_set.selections if selection_set else ():
            if isinstance(node, FieldNode):
                name = node.name.value
                names |= {name, f"{parent}.{name}"}
                pending.append((name, node.selection_set))
            elif isinstance(node, FragmentSpreadNode):
                if (place := (parent, node.name.value)) not in spread:
                    spread.add(place)
                    pending.append((parent, fragments[node.name.value].selection_set))
            elif isinstance(node, InlineFragmentNode):
                pending.append((parent, node.selection_set))
    return frozenset(names)

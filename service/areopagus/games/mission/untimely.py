"""The rule against a move that answers no question now put to its seat."""

from collections.abc import Sequence

from areopagus.games.mission.components import Character, Edition
from areopagus.games.mission.moves import (
    AssignDiscovery,
    Board,
    Choose,
    Descend,
    DrawCard,
    KeepCard,
    Kill,
    Launch,
    LookAtDiscovery,
    March,
    MarchOther,
    PlayAction,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    Rescue,
    Sabotage,
    SetDestination,
)
from areopagus.games.mission.moves.boarding import BOARDING_RULES
from areopagus.games.mission.state import MissionState, Turn
from areopagus.games.mission.table import MissionTable, is_neutral, seats_of
from areopagus.kernel.decision import Question
from areopagus.kernel.errors import Illegal
from areopagus.kernel.legality import refusal_of
from areopagus.kernel.move import Move

MOMENTS: dict[type[Move], tuple[str, str]] = {
    KeepCard: ("PR-SETUP-9", "RP-SETUP-5"),
    Choose: ("PR-ROUND-4", "RP-ROUND-2"),
    SetDestination: ("PR-DEST-1", "RP-DEST-1"),
    AssignDiscovery: ("PR-CARD-2", "RP-CARD-2"),
}
"""The rule that says when a move is made, in the first edition and in the second, for moves that
belong to no character's special action."""

OWNERS: dict[type[Move], Character] = {
    March: "explorer",
    MarchOther: "explorer",
    DrawCard: "scientist",
    LookAtDiscovery: "scientist",
    Launch: "secret-agent",
    Sabotage: "saboteur",
    ReplaceAboard: "femme-fatale",
    ReplaceInZone: "femme-fatale",
    Kill: "soldier",
    Descend: "soldier",
    Redirect: "pilot",
}
"""Whose special action a move is."""


def untimely(
    edition: Edition,
    state: MissionState,
    questions: Sequence[Question],
    seat: int | None,
    move: Move,
) -> Illegal:
    """The refusal of a move that comes from the wrong seat, or at the wrong moment."""
    if not questions:
        return Illegal(edition.rule("PR-FINAL-1", "RP-FINAL-2"), "game-over")
    for question in questions:
        if question.seat == seat:
            return _not_now(edition, state, question, move)
    return _not_yours(edition, state, questions, seat)


def _not_yours(
    edition: Edition, state: MissionState, questions: Sequence[Question], seat: int | None
) -> Illegal:
    """Somebody else is asked: by which rule, and what."""
    turn, asked = state.turn, questions[0]
    if turn is None:
        rule = _phase_rule(edition, state)
    elif is_neutral(state, turn.company):
        rule = "RP-2P-3"
    elif (
        seat is not None
        and seat < seats_of(state)
        and (state.companies[seat].chosen == turn.character)
    ):
        rule = edition.rule("PR-ROUND-6", "RP-ROUND-4")
    else:
        rule = edition.rule("PR-ROUND-5", "RP-ROUND-3")
    if seat is None:
        return Illegal(rule, "needs-a-seat")
    if state.phase in ("choose", "starting-cards"):
        return Illegal(rule, f"done-in-{state.phase}")
    if turn is None:
        return Illegal(rule, "not-your-turn", other=asked.seat, asked=asked.kind)
    if is_neutral(state, turn.company):
        return Illegal(rule, "neutral-acts", other=asked.seat)
    return Illegal(rule, "not-called", other=asked.seat, character=turn.character)


def _not_now(edition: Edition, state: MissionState, question: Question, move: Move) -> Illegal:
    """Something else is asked of this seat: what, and by which rule."""
    turn = state.turn
    if isinstance(move, PlayAction | Rescue) and state.phase != "actions":
        return Illegal("RP-CARD-5", "actions-come-last")
    if turn is None:
        return Illegal(_phase_rule(edition, state), "not-now", asked=question.kind)
    if turn.step in ("destination", "assign", "look"):
        return Illegal(_step_rule(edition, turn), "not-now", asked=question.kind)
    if type(move) in MOMENTS:
        return Illegal(edition.rule(*MOMENTS[type(move)]), "not-now", asked=question.kind)
    table = MissionTable(edition, state, question.seat)
    if isinstance(move, Board):
        return _boarding_is_over(table, move, question)
    owner = OWNERS.get(type(move))
    if owner is not None and owner != turn.character:
        rule = edition.rule("PR-ROUND-5", "RP-ROUND-3")
        return Illegal(rule, "other-character", character=owner, acting=turn.character)
    order = edition.rule("PR-ROUND-9", "RP-ROUND-9")
    if turn.step == "board":
        return Illegal(order, "board-first", character=turn.character)
    if isinstance(move, MarchOther | Kill) and (refusal := refusal_of(move, table)):
        return refusal
    return Illegal(order, "not-now", asked=question.kind)


def _boarding_is_over(table: MissionTable, move: Board, question: Question) -> Illegal:
    """Why nobody boards any more: all have, nobody could, or it was passed."""
    turn = table.turn
    if len(turn.boarded) == table.placement.groups:
        rule = table.rule(*BOARDING_RULES[turn.character])
        return Illegal(rule, "all-aboard", character=turn.character)
    if refusal := refusal_of(move, table):
        return refusal
    rule = table.rule("PR-ROUND-9", "RP-ROUND-9")
    return Illegal(rule, "not-now", asked=question.kind)


def _step_rule(edition: Edition, turn: Turn) -> str:
    match turn.step:
        case "destination":
            return edition.rule("PR-DEST-1", "RP-DEST-1")
        case "assign":
            return edition.rule("PR-CARD-2", "RP-CARD-2")
    return edition.rule("PR-CARD-4", "RP-CARD-4")


def _phase_rule(edition: Edition, state: MissionState) -> str:
    """The rule of a phase in which no character is resolved: who decides in it, and what."""
    match state.phase:
        case "destinations":
            return edition.rule("PR-SETUP-8", "RP-DEST-1")
        case "starting-cards":
            return edition.rule("PR-SETUP-9", "RP-SETUP-5")
        case "actions":
            return "RP-CARD-5"
    return edition.rule("PR-ROUND-4", "RP-ROUND-2")

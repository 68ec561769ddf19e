"""Which rule forbids a move that answers no question now put to that seat."""

from collections.abc import Sequence

from areopagus.games.mission.components import Edition
from areopagus.games.mission.flow import SPECIALS
from areopagus.games.mission.moves import (
    AssignDiscovery,
    Choose,
    KeepCard,
    PlayAction,
    Rescue,
    SetDestination,
)
from areopagus.games.mission.state import MissionState, Turn
from areopagus.games.mission.table import is_neutral, seats_of
from areopagus.kernel.decision import Question
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move

ELSEWHEN: dict[type[Move], str] = {
    KeepCard: "keep",
    Choose: "choose",
    SetDestination: "DEST-1",
    AssignDiscovery: "CARD-2",
}
"""What gives a move its moment, where that is no character's own step."""


def refusal(
    edition: Edition,
    state: MissionState,
    questions: Sequence[Question],
    seat: int | None,
    move: Move,
) -> Illegal:
    """The refusal of a move that comes from the wrong seat, or at the wrong moment."""
    if not questions:
        return Illegal(edition.rule("end"), "game-over")
    if all(question.seat != seat for question in questions):
        rule = edition.rule(_whose_turn(state, seat))
        if seat is None:
            return Illegal(rule, "needs-a-seat")
        return Illegal(rule, "not-your-turn", seat=seat)
    tag = str(move.__struct_config__.tag)
    return Illegal(edition.rule(_what_now(state, move)), "not-now", move=tag)


def _whose_turn(state: MissionState, seat: int | None) -> str:
    match state.phase:
        case "destinations":
            return "first-destination"
        case "starting-cards":
            return "keep"
        case "choose":
            return "choose"
        case "actions":
            return "CARD-5"
    assert state.turn is not None
    if is_neutral(state, state.turn.company):
        return "2P-3"
    waiting = seat is not None and seat < seats_of(state) and state.companies[seat].chosen
    return "order" if waiting == state.turn.character else "call"


def _what_now(state: MissionState, move: Move) -> str:
    if isinstance(move, PlayAction | Rescue):
        return "CARD-5"
    match state.phase:
        case "resolve":
            assert state.turn is not None
            return _what_now_in_turn(state.turn, move)
        case "destinations":
            return "first-destination"
        case "starting-cards":
            return "keep"
        case "actions":
            return "CARD-5"
    return "choose"


def _what_now_in_turn(turn: Turn, move: Move) -> str:
    match turn.step:
        case "destination":
            return "DEST-1"
        case "assign":
            return "CARD-2"
        case "look":
            return "CARD-4"
    if type(move) in ELSEWHEN:
        return ELSEWHEN[type(move)]
    belongs_to = [
        character for character, questions in SPECIALS.items() if type(move) in questions[0].answers
    ]
    return "call" if belongs_to and turn.character not in belongs_to else "steps"

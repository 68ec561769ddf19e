"""Which questions are open, and the rule against a move that answers none of them."""

from collections.abc import Sequence

from areopagus.games.mission.components import MOST_SEATS, Character, Edition
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
    Pass,
    PlayAction,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    Rescue,
    Sabotage,
    SetDestination,
)
from areopagus.games.mission.moves.boarding import ship_without_destination
from areopagus.games.mission.state import MissionState, RedPlanetState, Step, Turn, Window
from areopagus.games.mission.table import (
    MissionTable,
    decider,
    is_neutral,
    seated_companies,
    seats_of,
)
from areopagus.kernel.decision import Question
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move


def _put_to_each(kind: str, *answers: type[Move]) -> list[Question]:
    """A question as it is put to each seat: questions never change, so they are made once."""
    return [Question(seat, kind, answers) for seat in range(MOST_SEATS)]


CHOOSE = _put_to_each("choose-character", Choose)
KEEP = _put_to_each("keep-card", KeepCard)
PLAY_ACTION = _put_to_each("play-action", PlayAction, Pass)
KILL_OR_DESCEND = _put_to_each("kill-or-descend", Kill, Descend, Pass)

SPECIALS: dict[Character, list[Question]] = {
    "explorer": _put_to_each("walk", March, Pass),
    "scientist": _put_to_each("research", DrawCard, LookAtDiscovery, Pass),
    "secret-agent": _put_to_each("launch-ship", Launch, Pass),
    "saboteur": _put_to_each("destroy-ship", Sabotage, Pass),
    "femme-fatale": _put_to_each("replace-astronaut", ReplaceAboard, ReplaceInZone, Pass),
    "soldier": _put_to_each("kill-astronaut", Kill, Pass),
    "pilot": _put_to_each("redirect-ship", Redirect, Pass),
}
"""The question that a character's special action puts."""

STEPS: dict[Step, list[Question]] = {
    "board": _put_to_each("board", Board, Pass),
    "destination": _put_to_each("set-destination", SetDestination),
    "assign": _put_to_each("assign-discovery", AssignDiscovery, Pass),
    "look": _put_to_each("look-at-discovery", LookAtDiscovery, Pass),
    "descend": _put_to_each("descend", Descend, Pass),
}

ACTIONS = {
    "revive": _put_to_each("rescue", Rescue, Pass),
    "kill": _put_to_each("espionage", Kill, Pass),
    "move": _put_to_each("forced-march", March, Pass),
}


def open_questions(edition: Edition, state: MissionState) -> list[Question]:
    """All open questions."""
    match state.phase:
        case "choose":
            return [
                CHOOSE[seat]
                for seat, company in enumerate(seated_companies(state))
                if company.chosen is None
            ]
        case "resolve":
            assert state.turn is not None
            return [turn_question(state, state.turn)]
        case "destinations":
            ship = ship_without_destination(MissionTable(edition, state, None))
            assert ship is not None
            return [STEPS["destination"][ship.aboard[0]]]
        case "starting-cards":
            return [
                KEEP[seat]
                for seat, company in enumerate(seated_companies(state))
                if not company.cards
            ]
        case "actions":
            assert state.window is not None
            return [window_question(edition, state.window)]
    return []


def turn_question(state: MissionState, turn: Turn) -> Question:
    seat = decider(state, turn.company)
    if turn.step != "special":
        return STEPS[turn.step][seat]
    if turn.character == "soldier" and soldier_may_descend_instead(state):
        return KILL_OR_DESCEND[seat]
    return SPECIALS[turn.character][seat]


def window_question(edition: Edition, window: Window) -> Question:
    each = ACTIONS[edition.cards[window.card].op] if window.card else PLAY_ACTION
    return each[window.waiting[0]]


def soldier_may_descend_instead(state: MissionState) -> bool:
    return isinstance(state, RedPlanetState) and state.options.soldier == "or"


MOMENTS: dict[type[Move], tuple[str, str]] = {
    KeepCard: ("PR-SETUP-9", "RP-SETUP-5"),
    Choose: ("PR-ROUND-4", "RP-ROUND-2"),
    SetDestination: ("PR-DEST-1", "RP-DEST-1"),
    AssignDiscovery: ("PR-CARD-2", "RP-CARD-2"),
}
"""The rule that says when a move is made, in the first edition and in the second, for moves that
belong to no character's special action."""


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
    if all(question.seat != seat for question in questions):
        rule = _whose_turn(edition, state, seat)
        if seat is None:
            return Illegal(rule, "needs-a-seat")
        return Illegal(rule, "not-your-turn", seat=seat)
    asked = next(question.kind for question in questions if question.seat == seat)
    return Illegal(_what_now(edition, state, move), "not-now", asked=asked)


def _whose_turn(edition: Edition, state: MissionState, seat: int | None) -> str:
    """The rule that says whose turn it is."""
    if state.phase != "resolve":
        return _phase_rule(edition, state)
    assert state.turn is not None
    if is_neutral(state, state.turn.company):
        return "RP-2P-3"
    waiting = seat is not None and seat < seats_of(state) and state.companies[seat].chosen
    if waiting == state.turn.character:
        return edition.rule("PR-ROUND-6", "RP-ROUND-4")
    return edition.rule("PR-ROUND-5", "RP-ROUND-3")


def _what_now(edition: Edition, state: MissionState, move: Move) -> str:
    """The rule that says when this move is made, or what has to be decided instead."""
    if isinstance(move, PlayAction | Rescue):
        return "RP-CARD-5"
    if state.phase != "resolve":
        return _phase_rule(edition, state)
    assert state.turn is not None
    match state.turn.step:
        case "destination":
            return edition.rule("PR-DEST-1", "RP-DEST-1")
        case "assign":
            return edition.rule("PR-CARD-2", "RP-CARD-2")
        case "look":
            return edition.rule("PR-CARD-4", "RP-CARD-4")
    if type(move) in MOMENTS:
        return edition.rule(*MOMENTS[type(move)])
    belongs_to = [
        character for character, questions in SPECIALS.items() if type(move) in questions[0].answers
    ]
    if belongs_to and state.turn.character not in belongs_to:
        return edition.rule("PR-ROUND-5", "RP-ROUND-3")
    return edition.rule("PR-ROUND-9", "RP-ROUND-3")


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

"""Which questions are open, and what each of them is about."""

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
    MarchOther,
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
from areopagus.games.mission.state import MissionState, PlaneteRougeState, Step, Turn, Window
from areopagus.games.mission.table import (
    MissionTable,
    decider,
    is_neutral,
    seated_companies,
    soldier_may_descend_instead,
)
from areopagus.kernel.decision import Question, Subject
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


def _put_to_each(kind: str, *answers: type[Move]) -> list[Question]:
    """A question as it is put to each seat: questions never change, so they are made once."""
    return [Question(seat, kind, answers) for seat in range(MOST_SEATS)]


CHOOSE = _put_to_each("choose-character", Choose)
KEEP = _put_to_each("keep-card", KeepCard)
PLAY_ACTION = _put_to_each("play-action", PlayAction, Pass)
KILL_OR_DESCEND = _put_to_each("kill-or-descend", Kill, Descend, Pass)
WALK_ANYBODY = _put_to_each("walk", March, MarchOther, Pass)

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
    if turn.character == "explorer" and isinstance(state, PlaneteRougeState):
        return (WALK_ANYBODY if state.options.explorer == "any" else SPECIALS["explorer"])[seat]
    return SPECIALS[turn.character][seat]


def window_question(edition: Edition, window: Window) -> Question:
    each = ACTIONS[edition.cards[window.card].op] if window.card else PLAY_ACTION
    return each[window.waiting[0]]


SubjectKey = tuple[str | int | None, ...]


def subject_key(state: MissionState, kind: str) -> SubjectKey | None:
    """All that the subject of a question depends on; ``None`` where its kind says it all."""
    turn = state.turn
    if turn is not None:
        ship = turn.boarded[-1] if turn.step == "destination" else None
        neutral = state.neutral is not None and is_neutral(state, turn.company)
        return kind, turn.character, turn.left, neutral, ship, turn.drawn
    if state.window is not None:
        return kind, state.window.timing, state.window.card, state.window.left
    if state.phase == "destinations":
        return (kind, *(ship.id for ship in state.docks if ship is not None and not ship.tiles))
    return None


def subject(edition: Edition, state: MissionState, kind: str) -> Subject:
    """What a question is about."""
    if state.turn is not None:
        return _subject_of_turn(edition, state, state.turn, kind)
    if state.window is not None:
        return _subject_of_window(state.window, kind)
    ship = ship_without_destination(MissionTable(edition, state, None))
    assert ship is not None
    return _where_to(kind, ship.id)


def _subject_of_turn(edition: Edition, state: MissionState, turn: Turn, kind: str) -> Subject:
    match turn.step:
        case "destination":
            return _where_to(kind, turn.boarded[-1])
        case "assign" if turn.drawn is not None:
            return Subject(Message(f"{kind}.card", {"card": turn.drawn}), about=turn.drawn)
    character = f"neutral-{turn.character}" if is_neutral(state, turn.company) else turn.character
    facts: dict[str, str | int] = {"character": character, "left": turn.left}
    if turn.step != "board":
        several = turn.step == "descend" or turn.character == "explorer"
        left = turn.left if several else None
        return Subject(Message(f"{kind}.character", facts), about=turn.character, left=left)
    size = edition.placements[turn.character].size
    facts["astronauts"] = turn.left * size
    key = f"{kind}.together" if size > 1 else f"{kind}.character"
    return Subject(
        Message(key, facts), about=turn.character, cost={"astronaut": size}, left=turn.left
    )


def _subject_of_window(window: Window, kind: str) -> Subject:
    if window.card is None:
        return Subject(Message(f"{kind}.{window.timing}"))
    facts = {"card": window.card, "left": window.left}
    return Subject(Message(f"{kind}.card", facts), about=window.card, left=window.left)


def _where_to(kind: str, ship: str) -> Subject:
    return Subject(Message(f"{kind}.ship", {"ship": ship}), about=ship)

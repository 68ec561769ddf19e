"""Doing less than one might, where the rules allow it."""

from collections.abc import Iterable

from areopagus.games.mission import events
from areopagus.games.mission.components import DESCENTS, Character
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.moves.possible import can_be_done
from areopagus.games.mission.moves.skipping import has_begun, skip
from areopagus.games.mission.moves.zones import can_kill_opponent
from areopagus.games.mission.state import Turn, Window
from areopagus.games.mission.table import MissionTable, soldier_may_descend_instead
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.wording import Message


class Pass(MissionMove, frozen=True, tag="pass"):
    """Leave the rest of this step undone."""

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Pass"]:
        return [cls()]

    def judge(self, table: MissionTable) -> None:
        duty = _duty(table)
        if duty is not None and can_be_done(table):
            character = {} if table.state.turn is None else {"character": table.turn.character}
            raise Illegal(*duty, **character)

    def perform(self, table: MissionTable) -> None:
        window = table.state.window
        if not can_be_done(table):
            skip(table)
        else:
            table.tell(_passed(table))
        if window is None:
            table.turn.left = 0
        elif window.card:
            window.left = 0
        else:
            window.waiting.pop(0)

    def message(self, table: MissionTable) -> Message:
        if not can_be_done(table):
            return Message("pass.impossible")
        passed = _passed(table)
        what = events.passed_over(passed.character, passed.step, passed.card)
        facts = {"card": passed.card}
        return Message(f"pass.{what}.more" if passed.more else f"pass.{what}", facts)


def _passed(table: MissionTable) -> events.Passed:
    window = table.state.window
    if window is not None:
        return events.Passed(company=table.company, card=window.card, more=has_begun(table))
    turn = table.turn
    return events.Passed(
        company=turn.company, character=turn.character, step=turn.step, more=has_begun(table)
    )


def _duty(table: MissionTable) -> Refusal | None:
    """The rule against passing, and what has to be done as long as it is possible."""
    if table.state.window:
        return _duty_in_window(table, table.state.window)
    if table.edition.effects_are_optional:
        return _duty_in_2005(table, table.turn)
    return _duty_in_2015(table, table.turn)


def _duty_in_window(table: MissionTable, window: Window) -> Refusal | None:
    """An action once played is carried out; only "up to" leaves the number free (RP-CARD-5)."""
    if window.card and table.edition.cards[window.card].op == "kill":
        return "RP-CARD-5", "must-spy"
    return None


def _duty_in_2005(table: MissionTable, turn: Turn) -> Refusal | None:
    """All but travel agent, soldier and the laying of a drawn discovery is optional (AMB-02)."""
    if turn.step == "assign":
        return "PR-CARD-2", "must-assign"
    if turn.character == "travel-agent":
        return "PR-CHAR-TRAVEL-AGENT-1", "must-board"
    if turn.character == "soldier":
        if turn.step == "board":
            return "PR-CHAR-SOLDIER-1", "must-board"
        if not table.may_spare_own or can_kill_opponent(table):  # AMB-28
            return "PR-CHAR-SOLDIER-2", "must-kill"
    return None


def _duty_in_2015(table: MissionTable, turn: Turn) -> Refusal | None:
    """All but the explorer's walk and the rest of the soldier's descent is mandatory."""
    match turn.step:
        case "assign":
            return "RP-CARD-2", "must-assign"
        case "look":
            return "RP-CARD-4", "must-look"
        case "descend":
            return ("RP-CHAR-SOLDIER-3", "must-descend") if turn.left == DESCENTS else None
        case "special":
            return _special_duty(table, turn.character)
    return "RP-CHAR-1", "must-board"


def _special_duty(table: MissionTable, character: Character) -> Refusal | None:
    """By the card's own rule where it says so, else since every effect is mandatory."""
    match character:
        case "explorer":
            return None
        case "secret-agent":
            return "RP-CHAR-SECRET-AGENT-2", "must-launch"
        case "femme-fatale":
            return "RP-CHAR-FEMME-FATALE-3", "must-replace"
        case "pilot":
            return "RP-CHAR-PILOT-3", "must-redirect"
        case "scientist":
            both = _may_draw_or_look(table)
            return ("RP-CHAR-1" if both else "RP-CHAR-SCIENTIST-3"), "must-research"
        case "saboteur":
            return "RP-CHAR-1", "must-destroy"
    either = soldier_may_descend_instead(table.state)
    return "RP-CHAR-1", "must-kill-or-descend" if either else "must-kill"


def _may_draw_or_look(table: MissionTable) -> bool:
    """Whether the scientist has both to choose from."""
    state = table.state
    return bool(state.event_deck) and any(zone.discovery for zone in state.zones)

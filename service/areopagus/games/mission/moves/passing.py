"""Doing less than one might, where the rules allow it."""

from collections.abc import Iterable

from areopagus.games.mission.components import DESCENTS
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.state import Turn, Window
from areopagus.games.mission.table import MissionTable


class Pass(MissionMove, frozen=True, tag="pass"):
    """Leave the rest of this step undone."""

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Pass"]:
        return [cls()]

    def judge(self, table: MissionTable) -> None:
        if table.state.window:
            _judge_in_window(table, table.state.window)
        elif table.edition.effects_are_optional:
            _judge_optional(table, table.turn)
        else:
            _judge_mandatory(table, table.turn)

    def perform(self, table: MissionTable) -> None:
        window = table.state.window
        if window is None:
            table.turn.left = 0
        elif window.card:
            window.left = 0
        else:
            window.waiting.pop(0)


def _judge_in_window(table: MissionTable, window: Window) -> None:
    """An action once played is carried out; only "up to" leaves the number free (RP-CARD-5)."""
    if window.card and table.edition.cards[window.card].op == "kill":
        table.refuse("CARD-5", "must-be-done")


def _judge_optional(table: MissionTable, turn: Turn) -> None:
    """2005: all but travel agent, soldier and the laying of a drawn discovery (AMB-02)."""
    if turn.step == "assign":
        table.refuse("CARD-2", "must-be-done")
    if turn.character in ("travel-agent", "soldier"):
        number = 1 if turn.step == "board" else 2
        table.refuse(f"CHAR-{turn.character.upper()}-{number}", "must-be-done")


def _judge_mandatory(table: MissionTable, turn: Turn) -> None:
    """2015: everything, but for the explorer's walk and the rest of the soldier's descent."""
    if turn.step == "assign":
        table.refuse("CARD-2", "must-be-done")
    if turn.step == "look":
        table.refuse("CARD-4", "must-be-done")
    if turn.step == "descend":
        if turn.left == DESCENTS:
            table.refuse("CHAR-SOLDIER-3", "must-be-done")
    elif turn.step == "board" or turn.character != "explorer":
        table.refuse(_mandatory_rule(table, turn), "must-be-done")


def _mandatory_rule(table: MissionTable, turn: Turn) -> str:
    """The card's own rule where it says so, else that every effect is mandatory."""
    if turn.step == "special":
        match turn.character:
            case "secret-agent":
                return "CHAR-SECRET-AGENT-2"
            case "femme-fatale" | "pilot":
                return f"CHAR-{turn.character.upper()}-3"
            case "scientist" if not _may_draw_or_look(table):
                return "CHAR-SCIENTIST-3"
    return "CHAR-1"


def _may_draw_or_look(table: MissionTable) -> bool:
    """Whether the scientist has both to choose from."""
    state = table.state
    return bool(state.event_deck) and any(zone.discovery for zone in state.zones)

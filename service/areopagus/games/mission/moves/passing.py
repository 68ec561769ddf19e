"""Doing less than one might, where the rules allow it."""

from collections.abc import Iterable

from areopagus.games.mission.components import DESCENTS, Character
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.state import Turn, Window
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.errors import Illegal


class Pass(MissionMove, frozen=True, tag="pass"):
    """Leave the rest of this step undone."""

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Pass"]:
        return [cls()]

    def judge(self, table: MissionTable) -> None:
        if table.state.window:
            _judge_in_window(table, table.state.window)
        elif table.edition.effects_are_optional:
            _judge_in_2005(table.turn)
        else:
            _judge_in_2015(table, table.turn)

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
        raise Illegal("RP-CARD-5", "must-be-done")


def _judge_in_2005(turn: Turn) -> None:
    """All but travel agent, soldier and the laying of a drawn discovery is optional (AMB-02)."""
    if turn.step == "assign":
        raise Illegal("PR-CARD-2", "must-be-done")
    if turn.character == "travel-agent":
        raise Illegal("PR-CHAR-TRAVEL-AGENT-1", "must-be-done")
    if turn.character == "soldier":
        boards = turn.step == "board"
        raise Illegal("PR-CHAR-SOLDIER-1" if boards else "PR-CHAR-SOLDIER-2", "must-be-done")


def _judge_in_2015(table: MissionTable, turn: Turn) -> None:
    """All but the explorer's walk and the rest of the soldier's descent is mandatory."""
    match turn.step:
        case "assign":
            raise Illegal("RP-CARD-2", "must-be-done")
        case "look":
            raise Illegal("RP-CARD-4", "must-be-done")
        case "descend":
            if turn.left == DESCENTS:
                raise Illegal("RP-CHAR-SOLDIER-3", "must-be-done")
        case "special":
            if turn.character != "explorer":
                raise Illegal(_mandatory_rule(table, turn.character), "must-be-done")
        case _:
            raise Illegal("RP-CHAR-1", "must-be-done")


def _mandatory_rule(table: MissionTable, character: Character) -> str:
    """The card's own rule where it says so, else that every effect is mandatory."""
    match character:
        case "secret-agent":
            return "RP-CHAR-SECRET-AGENT-2"
        case "femme-fatale":
            return "RP-CHAR-FEMME-FATALE-3"
        case "pilot":
            return "RP-CHAR-PILOT-3"
        case "scientist" if not _may_draw_or_look(table):
            return "RP-CHAR-SCIENTIST-3"
    return "RP-CHAR-1"


def _may_draw_or_look(table: MissionTable) -> bool:
    """Whether the scientist has both to choose from."""
    state = table.state
    return bool(state.event_deck) and any(zone.discovery for zone in state.zones)

"""Whether what is asked can be done at all: by some move other than to pass.

A property holds this to the moves themselves; it is asked after every move, and cheaper.
"""

from areopagus.games.mission.components import Character
from areopagus.games.mission.moves.boarding import can_board
from areopagus.games.mission.moves.ships import can_launch, can_redirect, can_replace
from areopagus.games.mission.moves.zones import (
    can_descend,
    can_kill,
    can_kill_opponent,
    can_rescue,
    can_walk,
)
from areopagus.games.mission.state import Window
from areopagus.games.mission.table import MissionTable, is_neutral, soldier_may_descend_instead


def can_be_done(table: MissionTable) -> bool:
    """Whether the step of a turn, or the action of a card, has an answer other than to pass."""
    window = table.state.window
    if window is not None:
        return _can_act(table, window)
    match table.turn.step:
        case "board":
            return can_board(table)
        case "special":
            return _can_do_special(table, table.turn.character)
        case "descend":
            return can_descend(table)
        case "look":
            return any(zone.discovery for zone in table.state.zones)
    return True


def _can_do_special(table: MissionTable, character: Character) -> bool:
    match character:
        case "explorer":
            return can_walk(table)
        case "scientist":
            # Once the deck is empty, at least seven discoveries lie at zones to be looked at.
            return not is_neutral(table.state, table.company)
        case "secret-agent":
            return can_launch(table)
        case "saboteur":
            return any(table.state.docks)
        case "femme-fatale":
            return can_replace(table)
        case "soldier":
            return can_kill(table) or (
                soldier_may_descend_instead(table.state) and can_descend(table)
            )
        case "pilot":
            return can_redirect(table)
    return False


def _can_act(table: MissionTable, window: Window) -> bool:
    if window.card is None:
        return True
    match table.edition.cards[window.card].op:
        case "revive":
            return can_rescue(table)
        case "kill":
            return can_kill_opponent(table, where_present=True)
    return can_walk(table)

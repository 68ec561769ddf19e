"""The moves of Mission: Red Planet, by family."""

from areopagus.games.mission.moves.boarding import Board, SetDestination
from areopagus.games.mission.moves.cards import (
    AssignDiscovery,
    DrawCard,
    LookAtDiscovery,
    PlayAction,
)
from areopagus.games.mission.moves.choosing import Choose, KeepCard
from areopagus.games.mission.moves.passing import Pass
from areopagus.games.mission.moves.ships import (
    Launch,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    Sabotage,
)
from areopagus.games.mission.moves.zones import Descend, Kill, March, MarchOther, Rescue
from areopagus.kernel.move import Move

_MOVES: tuple[type[Move], ...] = (
    KeepCard,
    Choose,
    Board,
    SetDestination,
    March,
    DrawCard,
    LookAtDiscovery,
    AssignDiscovery,
    Launch,
    Sabotage,
    ReplaceAboard,
    ReplaceInZone,
    Kill,
    Redirect,
    Pass,
)

FIRST_EDITION_MOVES: tuple[type[Move], ...] = (*_MOVES, MarchOther)

SECOND_EDITION_MOVES: tuple[type[Move], ...] = (
    *_MOVES,
    Descend,
    PlayAction,
    Rescue,
)

__all__ = [
    "FIRST_EDITION_MOVES",
    "SECOND_EDITION_MOVES",
    "AssignDiscovery",
    "Board",
    "Choose",
    "Descend",
    "DrawCard",
    "KeepCard",
    "Kill",
    "Launch",
    "LookAtDiscovery",
    "March",
    "MarchOther",
    "Pass",
    "PlayAction",
    "Redirect",
    "ReplaceAboard",
    "ReplaceInZone",
    "Rescue",
    "Sabotage",
    "SetDestination",
]

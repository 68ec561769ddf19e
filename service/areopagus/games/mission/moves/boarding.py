"""Going aboard, and where ships without a printed destination go."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import ShipId, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.state import Ship
from areopagus.games.mission.table import MissionTable

Group = Annotated[int, Meta(ge=1, le=3)]


class Board(MissionMove, frozen=True, tag="board"):
    """Board astronauts of the reserve on a docked ship: as many as the character boards at once."""

    ship: ShipId
    astronauts: Group = 1
    """How many astronauts."""

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Board"]:
        size = table.placement.size
        return [cls(ship=ship.id, astronauts=size) for ship in table.docked()]

    def judge(self, table: MissionTable) -> None:
        turn, placement = table.turn, table.placement
        if self.astronauts != placement.size:
            table.refuse(_character_rule(table), "wrong-number", astronauts=placement.size)
        if table.mine.reserve < placement.size:
            table.refuse(_character_rule(table), "reserve-too-small", astronauts=placement.size)
        ship = table.docked_ship(self.ship)
        if ship is None:
            table.refuse_undocked(self.ship, _boarding_rule(table), once_launched="LAUNCH-1")
        if table.free_seats(ship) < placement.size:
            table.refuse(_character_rule(table), "no-room", ship=self.ship)
        if placement.different_ships and self.ship in turn.boarded:
            table.refuse(_character_rule(table), "same-ship", ship=self.ship)
        if table.needs_destination(ship) and not any(table.supply.values()):
            table.refuse("DEST-3", "no-tile-left", ship=self.ship)

    def perform(self, table: MissionTable) -> None:
        ship, turn = table.docked_ship(self.ship), table.turn
        assert ship is not None
        table.mine.reserve -= self.astronauts
        ship.aboard += [table.company] * self.astronauts
        turn.left -= 1
        turn.boarded.append(ship.id)
        table.tell(events.Boarded(company=table.company, ship=ship.id, astronauts=self.astronauts))
        if table.needs_destination(ship):
            turn.step = "destination"
        else:
            launch_if_due(table, ship)


class SetDestination(MissionMove, frozen=True, tag="set-destination"):
    """Put a destination tile on the ship just boarded, which had no destination."""

    zone: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["SetDestination"]:
        return [cls(zone=zone) for zone in table.edition.zones]

    def judge(self, table: MissionTable) -> None:
        if not table.supply.get(self.zone):
            table.refuse("DEST-3", "no-tile-of-zone", zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        ship = ship_without_destination(table)
        assert ship is not None
        effects.put_tile(table, ship, self.zone)
        if table.state.turn is not None:
            table.turn.step = "board"
            launch_if_due(table, ship)


def ship_without_destination(table: MissionTable) -> Ship | None:
    """The left-most ship that somebody boarded and that has no destination yet."""
    for ship in table.docked():
        if ship.aboard and table.needs_destination(ship):
            return ship
    return None


def launch_if_due(table: MissionTable, ship: Ship) -> None:
    """2005: a ship takes off the moment its last seat is taken (PR-LAUNCH-1, AMB-03)."""
    if table.edition.launches_at_once and not table.free_seats(ship):
        effects.launch(table, ship)


def _boarding_rule(table: MissionTable) -> str:
    """Only the first edition has a rule of its own for it; the second says it on each card."""
    return "BOARD-1" if table.edition.has_boarding_rule else _character_rule(table)


def _character_rule(table: MissionTable) -> str:
    return f"CHAR-{table.turn.character.upper()}-1"

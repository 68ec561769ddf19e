"""Going aboard, and where ships without a printed destination go."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import Character, ShipId, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.state import Ship
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.errors import Illegal

Group = Annotated[int, Meta(ge=1, le=3)]

BOARDING_RULES: dict[Character, tuple[str, str]] = {
    "recruiter": ("PR-CHAR-RECRUITER-1", "RP-CHAR-RECRUITER-1"),
    "explorer": ("PR-CHAR-EXPLORER-1", "RP-CHAR-EXPLORER-1"),
    "scientist": ("PR-CHAR-SCIENTIST-1", "RP-CHAR-SCIENTIST-1"),
    "secret-agent": ("PR-CHAR-SECRET-AGENT-1", "RP-CHAR-SECRET-AGENT-1"),
    "saboteur": ("PR-CHAR-SABOTEUR-1", "RP-CHAR-SABOTEUR-1"),
    "femme-fatale": ("PR-CHAR-FEMME-FATALE-1", "RP-CHAR-FEMME-FATALE-1"),
    "travel-agent": ("PR-CHAR-TRAVEL-AGENT-1", "RP-CHAR-TRAVEL-AGENT-1"),
    "soldier": ("PR-CHAR-SOLDIER-1", "RP-CHAR-SOLDIER-1"),
    "pilot": ("PR-CHAR-PILOT-1", "RP-CHAR-PILOT-1"),
}
"""How many astronauts each character boards, and where, in each edition."""


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
        rule = table.rule(*BOARDING_RULES[turn.character])
        if self.astronauts != placement.size:
            raise Illegal(rule, "wrong-number", astronauts=placement.size)
        if table.mine.reserve < placement.size:
            raise Illegal(rule, "reserve-too-small", astronauts=placement.size)
        ship = table.docked_ship(self.ship)
        if ship is None:
            if table.is_flying(self.ship):
                raise Illegal(table.rule("PR-LAUNCH-1", rule), "in-flight", ship=self.ship)
            raise Illegal(table.rule("PR-BOARD-1", rule), "not-docked", ship=self.ship)
        if table.free_seats(ship) < placement.size:
            raise Illegal(rule, "no-room", ship=self.ship)
        if placement.different_ships and self.ship in turn.boarded:
            raise Illegal(rule, "same-ship", ship=self.ship)
        if table.needs_destination(ship) and not any(table.supply.values()):
            rule = table.rule("PR-DEST-3", "RP-DEST-3")
            raise Illegal(rule, "no-tile-left", ship=self.ship)

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
            rule = table.rule("PR-DEST-3", "RP-DEST-3")
            raise Illegal(rule, "no-tile-of-zone", zone=self.zone)

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

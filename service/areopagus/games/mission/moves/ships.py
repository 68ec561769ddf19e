"""What characters do to ships: launch, destroy, redirect, and replace someone aboard."""

from collections.abc import Iterable

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import ShipId, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.document import Seat


class Launch(MissionMove, frozen=True, tag="launch"):
    """Secret agent: make a docked ship take off that is not full."""

    ship: ShipId

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Launch"]:
        return [cls(ship=ship.id) for ship in table.docked()]

    def judge(self, table: MissionTable) -> None:
        ship = table.docked_ship(self.ship)
        if ship is None:
            table.refuse_undocked(self.ship, "CHAR-SECRET-AGENT-2", once_launched="LAUNCH-2")
        if not table.free_seats(ship):
            table.refuse("CHAR-SECRET-AGENT-2", "ship-is-full", ship=self.ship)

    def perform(self, table: MissionTable) -> None:
        ship = table.docked_ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        effects.launch(table, ship)


class Sabotage(MissionMove, frozen=True, tag="sabotage"):
    """Saboteur: destroy a docked ship with everyone aboard."""

    ship: ShipId

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Sabotage"]:
        return [cls(ship=ship.id) for ship in table.docked()]

    def judge(self, table: MissionTable) -> None:
        if table.docked_ship(self.ship) is None:
            table.refuse_undocked(self.ship, "CHAR-SABOTEUR-2", once_launched="LAUNCH-2")

    def perform(self, table: MissionTable) -> None:
        ship = table.docked_ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        effects.destroy(table, ship)


class Redirect(MissionMove, frozen=True, tag="redirect"):
    """Pilot: put an available destination tile on a ship, docked or in flight."""

    ship: ShipId
    zone: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Redirect"]:
        zones = [zone for zone, tiles in table.supply.items() if tiles]
        return [cls(ship=ship.id, zone=zone) for ship in table.ships() for zone in zones]

    def judge(self, table: MissionTable) -> None:
        ship = table.ship(self.ship)
        if ship is None:
            table.refuse("CHAR-PILOT-2", "not-in-play", ship=self.ship)
        if not table.supply.get(self.zone):
            table.refuse("DEST-3", "no-tile-of-zone", zone=self.zone)
        if table.edition.swaps_tiles and table.destination(ship) == self.zone:  # AMB-16
            table.refuse("CHAR-PILOT-2", "same-destination", ship=self.ship, zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        ship = table.ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        effects.put_tile(table, ship, self.zone)


class ReplaceAboard(MissionMove, frozen=True, tag="replace-aboard"):
    """Femme fatale: replace an opposing astronaut on a ship where you are present."""

    ship: ShipId
    victim: Seat

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["ReplaceAboard"]:
        for ship in table.ships():
            if table.company in ship.aboard:
                for victim in sorted({*ship.aboard} - {table.company}):
                    yield cls(ship=ship.id, victim=victim)

    def judge(self, table: MissionTable) -> None:
        ship = table.ship(self.ship)
        if ship is None:
            table.refuse("CHAR-FEMME-FATALE-2", "not-in-play", ship=self.ship)
        judge_replacement(
            table,
            present=table.company in ship.aboard,
            victim_present=self.victim in ship.aboard,
            victim=self.victim,
            place=self.ship,
        )

    def perform(self, table: MissionTable) -> None:
        ship = table.ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        ship.aboard[ship.aboard.index(self.victim)] = table.company
        table.mine.reserve -= 1
        table.tell(events.ReplacedAboard(company=table.company, victim=self.victim, ship=self.ship))
        effects.lose(table, self.victim)


def judge_replacement(
    table: MissionTable, *, present: bool, victim_present: bool, victim: int, place: str
) -> None:
    """What the femme fatale needs wherever she acts: presence, an opponent, an astronaut left."""
    if not present:
        table.refuse("CHAR-FEMME-FATALE-2", "not-present", place=place)
    if victim == table.company:
        table.refuse("CHAR-FEMME-FATALE-2", "not-an-opponent", victim=victim)
    if not victim_present:
        table.refuse("CHAR-FEMME-FATALE-2", "victim-not-there", victim=victim, place=place)
    if not table.mine.reserve:
        table.refuse("CHAR-FEMME-FATALE-3", "reserve-empty")

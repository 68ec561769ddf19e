"""What characters do to ships: launch, destroy, redirect, and replace someone aboard."""

from collections.abc import Iterable

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import ShipId, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import Illegal


class Launch(MissionMove, frozen=True, tag="launch"):
    """Secret agent: make a docked ship take off that is not full."""

    ship: ShipId

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Launch"]:
        return [cls(ship=ship.id) for ship in table.docked()]

    def judge(self, table: MissionTable) -> None:
        ship = table.docked_ship(self.ship)
        rule = table.rule("PR-CHAR-SECRET-AGENT-2", "RP-CHAR-SECRET-AGENT-2")
        if ship is None:
            if table.is_flying(self.ship):
                rule = table.rule("PR-LAUNCH-2", "RP-CHAR-SECRET-AGENT-2")
                raise Illegal(rule, "in-flight", ship=self.ship)
            raise Illegal(rule, "not-docked", ship=self.ship)
        if not table.free_seats(ship):
            raise Illegal(rule, "ship-is-full", ship=self.ship)

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
            if table.is_flying(self.ship):
                rule = table.rule("PR-LAUNCH-2", "RP-CHAR-SABOTEUR-2")
                raise Illegal(rule, "in-flight", ship=self.ship)
            rule = table.rule("PR-CHAR-SABOTEUR-2", "RP-CHAR-SABOTEUR-2")
            raise Illegal(rule, "not-docked", ship=self.ship)

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
            rule = table.rule("PR-CHAR-PILOT-2", "RP-CHAR-PILOT-2")
            raise Illegal(rule, "not-in-play", ship=self.ship)
        if not table.supply.get(self.zone):
            rule = table.rule("PR-DEST-3", "RP-DEST-3")
            raise Illegal(rule, "no-tile-of-zone", zone=self.zone)
        if table.edition.swaps_tiles and table.destination(ship) == self.zone:  # AMB-16
            raise Illegal("PR-CHAR-PILOT-2", "same-destination", ship=self.ship, zone=self.zone)

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
            rule = table.rule("PR-CHAR-FEMME-FATALE-2", "RP-CHAR-FEMME-FATALE-2")
            raise Illegal(rule, "not-in-play", ship=self.ship)
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
    rule = table.rule("PR-CHAR-FEMME-FATALE-2", "RP-CHAR-FEMME-FATALE-2")
    aboard = place in table.edition.ships
    where = {"ship" if aboard else "place": place}
    if not present:
        raise Illegal(rule, "not-aboard" if aboard else "not-present", **where)
    if victim == table.company:
        raise Illegal(rule, "not-an-opponent", victim=victim)
    if not victim_present:
        reason = "victim-not-aboard" if aboard else "victim-not-there"
        raise Illegal(rule, reason, victim=victim, **where)
    if not table.mine.reserve:
        rule = table.rule("PR-CHAR-FEMME-FATALE-3", "RP-CHAR-FEMME-FATALE-3")
        raise Illegal(rule, "reserve-empty")

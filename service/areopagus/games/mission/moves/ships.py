"""What characters do to ships: launch, destroy, redirect, and replace someone aboard."""

from collections.abc import Iterable

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import ShipId, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import Illegal
from areopagus.kernel.wording import Message


class Launch(MissionMove, frozen=True, tag="launch"):
    """Secret agent: make a docked ship take off that is not full."""

    ship: ShipId

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Launch"]:
        return [cls(ship=ship.id) for ship in table.docked()]

    def judge(self, table: MissionTable) -> None:
        ship = table.docked_ship(self.ship)
        if ship is not None and table.free_seats(ship):
            return
        facts = table.ship_facts(self.ship)
        rule = table.rule("PR-CHAR-SECRET-AGENT-2", "RP-CHAR-SECRET-AGENT-2")
        if not can_launch(table):
            rule = table.rule("PR-CHAR-SECRET-AGENT-3", "RP-CHAR-SECRET-AGENT-3")
        if ship is not None:
            raise Illegal(rule, "ship-is-full", **facts)
        if table.is_flying(self.ship):
            raise Illegal(table.rule("PR-LAUNCH-2", rule), "in-flight", **facts)
        raise Illegal(rule, "not-docked", **facts)

    def perform(self, table: MissionTable) -> None:
        ship = table.docked_ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        effects.launch(table, ship, by=table.company)

    def message(self, table: MissionTable) -> Message:
        return _with_passengers("launch", table, self.ship)


def can_launch(table: MissionTable) -> bool:
    """Whether a docked ship is not full."""
    return any(ship is not None and table.free_seats(ship) > 0 for ship in table.state.docks)


class Sabotage(MissionMove, frozen=True, tag="sabotage"):
    """Saboteur: destroy a docked ship with everyone aboard."""

    ship: ShipId

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Sabotage"]:
        return [cls(ship=ship.id) for ship in table.docked()]

    def judge(self, table: MissionTable) -> None:
        if table.docked_ship(self.ship) is not None:
            return
        facts = table.ship_facts(self.ship)
        rule = table.rule("PR-CHAR-SABOTEUR-2", "RP-CHAR-SABOTEUR-2")
        if not table.docked():
            rule = table.rule("PR-CHAR-SABOTEUR-2", "RP-CHAR-SABOTEUR-3")
        if table.is_flying(self.ship):
            raise Illegal(table.rule("PR-LAUNCH-2", rule), "in-flight", **facts)
        raise Illegal(rule, "not-docked", **facts)

    def perform(self, table: MissionTable) -> None:
        ship = table.docked_ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        effects.destroy(table, ship)

    def message(self, table: MissionTable) -> Message:
        return _with_passengers("sabotage", table, self.ship)


def _with_passengers(key: str, table: MissionTable, id: str) -> Message:
    """A move on a docked ship, with whoever is aboard."""
    ship = table.docked_ship(id)
    taken = 0 if ship is None else len(ship.aboard)
    return Message(key if taken else f"{key}.empty", {"taken": taken, **table.ship_facts(id)})


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
            # Where nothing at all can be redirected, the rule that skips the step says so.
            if not can_redirect(table):
                rule = table.rule("PR-CHAR-PILOT-2", "RP-CHAR-PILOT-3")
            raise Illegal(rule, "not-in-play", **table.ship_facts(self.ship))
        if not table.supply.get(self.zone):
            rule = table.rule("PR-DEST-3", "RP-DEST-3")
            if not can_redirect(table):
                rule = table.rule("PR-CHAR-PILOT-2", "RP-CHAR-PILOT-3")
            on_board = self.zone in table.edition.zone_index
            reason = "no-tile-of-zone" if on_board else "zone-not-on-board"
            raise Illegal(rule, reason, zone=self.zone)
        if table.edition.swaps_tiles and table.destination(ship) == self.zone:  # AMB-16
            raise Illegal("PR-CHAR-PILOT-2", "same-destination", ship=self.ship, zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        ship = table.ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        effects.put_tile(table, ship, self.zone)

    def message(self, table: MissionTable) -> Message:
        return Message("redirect", {"zone": self.zone, **table.ship_facts(self.ship)})


def can_redirect(table: MissionTable) -> bool:
    """Whether there is a ship, docked or in flight, and a tile that may be put on it."""
    swaps, zones = table.edition.swaps_tiles, [zone for zone, n in table.supply.items() if n]
    return any(
        not swaps or table.destination(ship) != zone for ship in table.ships() for zone in zones
    )


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
        aboard = [] if ship is None else ship.aboard
        if _can_replace(table, table.company in aboard, self.victim, self.victim in aboard):
            return
        rule, facts = replacing_rule(table), table.ship_facts(self.ship)
        if ship is None:
            raise Illegal(rule, "not-in-play", **facts)
        if table.company not in aboard:
            raise Illegal(rule, table.own("not-aboard"), **facts)
        if self.victim == table.company:
            raise Illegal(rule, table.own("not-an-opponent"), victim=self.victim)
        if self.victim not in aboard:
            raise Illegal(rule, "victim-not-aboard", victim=self.victim, **facts)
        raise Illegal(rule, "reserve-empty")

    def perform(self, table: MissionTable) -> None:
        ship = table.ship(self.ship)
        assert ship is not None
        table.turn.left = 0
        ship.aboard[ship.aboard.index(self.victim)] = table.company
        table.mine.reserve -= 1
        destination = table.destination(ship)
        table.tell(
            events.ReplacedAboard(
                ship=ship.id, destination=destination, company=table.company, victim=self.victim
            )
        )
        effects.lose_aboard(table, self.victim, ship)

    def message(self, table: MissionTable) -> Message:
        return Message("replace-aboard", {"victim": self.victim, **table.ship_facts(self.ship)})


class ReplaceInZone(MissionMove, frozen=True, tag="replace-in-zone"):
    """Femme fatale: replace an opposing astronaut in a zone where you are present."""

    zone: Zone
    victim: Seat

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["ReplaceInZone"]:
        for zone in table.state.zones:
            if zone.astronauts[table.company]:
                for victim, count in enumerate(zone.astronauts):
                    if count and victim != table.company:
                        yield cls(zone=zone.id, victim=victim)

    def judge(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        counts = [0] * len(table.state.companies) if zone is None else zone.astronauts
        present = counts[table.company] > 0
        victim_present = self.victim < len(counts) and counts[self.victim] > 0
        if _can_replace(table, present, self.victim, victim_present):
            return
        rule = replacing_rule(table)
        if not present:
            raise Illegal(rule, table.own("not-present"), zone=self.zone)
        if self.victim == table.company:
            raise Illegal(rule, table.own("not-an-opponent"), victim=self.victim)
        if not victim_present:
            raise Illegal(rule, "victim-not-there", victim=self.victim, zone=self.zone)
        raise Illegal(rule, "reserve-empty")

    def perform(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        assert zone is not None
        table.turn.left = 0
        zone.astronauts[self.victim] -= 1
        zone.astronauts[table.company] += 1
        table.mine.reserve -= 1
        table.tell(events.ReplacedInZone(company=table.company, victim=self.victim, zone=self.zone))
        effects.lose_in_zone(table, self.victim, self.zone)


def _can_replace(table: MissionTable, present: bool, victim: int, victim_present: bool) -> bool:
    """What the femme fatale needs wherever she acts: presence, an opponent, an astronaut left."""
    return present and victim_present and victim != table.company and table.mine.reserve > 0


def replacing_rule(table: MissionTable) -> str:
    """What the femme fatale does or, where she has no target at all, what becomes of it."""
    if can_replace(table):
        return table.rule("PR-CHAR-FEMME-FATALE-2", "RP-CHAR-FEMME-FATALE-2")
    return table.rule("PR-CHAR-FEMME-FATALE-3", "RP-CHAR-FEMME-FATALE-3")


def can_replace(table: MissionTable) -> bool:
    """Whether the femme fatale has a target, and an astronaut to put in its place."""
    company = table.company
    return table.mine.reserve > 0 and (
        any(company in ship.aboard and len({*ship.aboard}) > 1 for ship in table.ships())
        or any(
            zone.astronauts[company] and sum(zone.astronauts) > zone.astronauts[company]
            for zone in table.state.zones
        )
    )

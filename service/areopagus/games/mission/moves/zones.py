"""What characters and action cards do on Mars: walk, kill, replace, come down from Phobos."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import DESCENTS, PHOBOS, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.moves.ships import judge_replacement
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import Illegal


class March(MissionMove, frozen=True, tag="march"):
    """Explorer, or Forced March: move one of your astronauts to an adjacent zone."""

    origin: Zone
    target: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["March"]:
        for zone in table.state.zones:
            if zone.astronauts[table.company]:
                for target in table.edition.zones:
                    if target in table.edition.adjacent[zone.id]:
                        yield cls(origin=zone.id, target=target)

    def judge(self, table: MissionTable) -> None:
        rule = table.rule("PR-CHAR-EXPLORER-2", "RP-CHAR-EXPLORER-2")
        if table.state.window:
            rule = "RP-CARD-5"
        origin = table.zone(self.origin)
        if origin is None or not origin.astronauts[table.company]:
            raise Illegal(rule, "no-astronaut-there", zone=self.origin)
        if self.target not in table.edition.adjacent[self.origin]:
            if PHOBOS in (self.origin, self.target) and table.edition.has_phobos:
                rule = "RP-CHAR-EXPLORER-4"
            raise Illegal(rule, "not-adjacent", origin=self.origin, target=self.target)

    def perform(self, table: MissionTable) -> None:
        (table.state.window or table.turn).left -= 1
        _walk(table, self.origin, self.target)


class Kill(MissionMove, frozen=True, tag="kill"):
    """Soldier, or Industrial Espionage: kill an astronaut in a zone."""

    zone: Zone
    victim: Seat

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Kill"]:
        for zone in table.state.zones:
            for victim, count in enumerate(zone.astronauts):
                if count:
                    yield cls(zone=zone.id, victim=victim)

    def judge(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        counts = [] if zone is None else zone.astronauts
        if table.state.window:
            rule = protection = "RP-CARD-5"
        else:
            rule = table.rule("PR-CHAR-SOLDIER-2", "RP-CHAR-SOLDIER-2")
            protection = table.rule("PR-CHAR-SOLDIER-3", "RP-CHAR-SOLDIER-2")
        if self.victim >= len(counts) or not counts[self.victim]:
            raise Illegal(rule, "victim-not-there", victim=self.victim, place=self.zone)
        if self.zone not in table.edition.soldier_zones:
            raise Illegal(protection, "zone-is-protected", zone=self.zone)
        if table.state.window:
            if self.victim == table.company:
                raise Illegal(rule, "not-an-opponent", victim=self.victim)
            if not counts[table.company]:
                raise Illegal(rule, "not-present", place=self.zone)

    def perform(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        assert zone is not None
        zone.astronauts[self.victim] -= 1
        table.tell(events.Killed(company=table.company, victim=self.victim, zone=self.zone))
        effects.lose(table, self.victim)
        (table.state.window or table.turn).left = 0


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
        judge_replacement(
            table,
            present=counts[table.company] > 0,
            victim_present=self.victim < len(counts) and counts[self.victim] > 0,
            victim=self.victim,
            place=self.zone,
        )

    def perform(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        assert zone is not None
        table.turn.left = 0
        zone.astronauts[self.victim] -= 1
        zone.astronauts[table.company] += 1
        table.mine.reserve -= 1
        table.tell(events.ReplacedInZone(company=table.company, victim=self.victim, zone=self.zone))
        effects.lose(table, self.victim)


class Descend(MissionMove, frozen=True, tag="descend"):
    """Soldier of the second edition: move one of your astronauts from Phobos to a zone of Mars."""

    zone: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Descend"]:
        return [cls(zone=zone) for zone in table.edition.zones if zone != PHOBOS]

    def judge(self, table: MissionTable) -> None:
        phobos = table.zone(PHOBOS)
        if phobos is None or not phobos.astronauts[table.company]:
            raise Illegal("RP-CHAR-SOLDIER-3", "no-astronaut-there", zone=PHOBOS)
        if self.zone == PHOBOS or table.zone(self.zone) is None:
            raise Illegal("RP-CHAR-SOLDIER-3", "not-on-mars", zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        turn = table.turn
        if turn.step == "special":  # AMB-27, read as "or": moving instead of killing
            turn.step, turn.left = "descend", DESCENTS
        turn.left -= 1
        _walk(table, PHOBOS, self.zone)


class Rescue(MissionMove, frozen=True, tag="rescue"):
    """Rescue Party: bring up to two of your astronauts back to a zone where you are present."""

    zone: Zone
    astronauts: Annotated[int, Meta(ge=1, le=3)] = 1
    """How many astronauts."""

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterator["Rescue"]:
        for zone in table.state.zones:
            if zone.astronauts[table.company]:
                for astronauts in (1, 2):
                    yield cls(zone=zone.id, astronauts=astronauts)

    def judge(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        if zone is None or not zone.astronauts[table.company]:
            raise Illegal("RP-CARD-5", "not-present", place=self.zone)
        if self.astronauts > min(2, table.mine.lost):
            raise Illegal("RP-CARD-5", "too-many-to-rescue", astronauts=min(2, table.mine.lost))

    def perform(self, table: MissionTable) -> None:
        zone, window = table.zone(self.zone), table.state.window
        assert zone is not None
        assert window is not None
        window.left = 0
        table.mine.lost -= self.astronauts
        table.tell(
            events.Rescued(company=table.company, zone=self.zone, astronauts=self.astronauts)
        )
        effects.enter(table, zone, table.company, self.astronauts)


def _walk(table: MissionTable, origin: Zone, target: Zone) -> None:
    leaves, enters = table.zone(origin), table.zone(target)
    assert leaves is not None
    assert enters is not None
    leaves.astronauts[table.company] -= 1
    table.tell(events.AstronautMoved(company=table.company, origin=origin, target=target))
    effects.enter(table, enters, table.company)

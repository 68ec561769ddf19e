"""What characters and action cards do on Mars: walk, kill, come down from Phobos, rescue."""

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import DESCENTS, PHOBOS, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.table import MissionTable, is_neutral
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import Illegal
from areopagus.kernel.wording import Message


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
        rule = walking_rule(table)
        origin = table.zone(self.origin)
        if origin is None or not origin.astronauts[table.company]:
            raise Illegal(rule, table.own("not-present"), zone=self.origin)
        _judge_way(table, rule, self.origin, self.target)

    def perform(self, table: MissionTable) -> None:
        (table.state.window or table.turn).left -= 1
        _walk(table, table.company, self.origin, self.target)

    def message(self, table: MissionTable) -> Message:
        facts = {"origin": self.origin, "target": self.target}
        return Message(_exploring("march", table, self.target), facts)


class MarchOther(MissionMove, frozen=True, tag="march-other"):
    """Explorer, where he may move anybody: move another player's astronaut to an adjacent zone."""

    company: Seat
    """Whose astronaut."""
    origin: Zone
    target: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["MarchOther"]:
        for zone in table.state.zones:
            for company, count in enumerate(zone.astronauts):
                if count and company != table.company:
                    for target in table.edition.zones:
                        if target in table.edition.adjacent[zone.id]:
                            yield cls(company=company, origin=zone.id, target=target)

    def judge(self, table: MissionTable) -> None:
        rule = walking_rule(table)
        if self.company == table.company:
            raise Illegal(rule, table.own("not-an-opponent"), victim=self.company)
        if not table.moves_anybody:
            raise Illegal(rule, "only-your-own")
        origin = table.zone(self.origin)
        counts = [] if origin is None else origin.astronauts
        if self.company >= len(counts) or not counts[self.company]:
            raise Illegal(rule, "victim-not-there", victim=self.company, zone=self.origin)
        _judge_way(table, rule, self.origin, self.target)

    def perform(self, table: MissionTable) -> None:
        table.turn.left -= 1
        _walk(table, self.company, self.origin, self.target)

    def message(self, table: MissionTable) -> Message:
        facts = {"company": self.company, "origin": self.origin, "target": self.target}
        return Message(_exploring("march-other", table, self.target), facts)


def walking_rule(table: MissionTable) -> str:
    """The rule by which astronauts walk now: the explorer's, or that of an action card."""
    if table.state.window:
        return "RP-CARD-5"
    return table.rule("PR-CHAR-EXPLORER-2", "RP-CHAR-EXPLORER-2")


def _judge_way(table: MissionTable, rule: str, origin: Zone, target: Zone) -> None:
    if target in table.edition.adjacent[origin]:
        return
    if target not in table.edition.zone_index:
        raise Illegal(rule, "zone-not-on-board", zone=target)
    if PHOBOS in (origin, target) and table.edition.has_phobos:
        raise Illegal("RP-CHAR-EXPLORER-4", "phobos-is-apart")
    if origin == target:
        raise Illegal(rule, "already-there", zone=target)
    raise Illegal(rule, "not-adjacent", origin=origin, target=target)


def _exploring(key: str, table: MissionTable, target: Zone) -> str:
    """The template of a move into a zone: another one where it explores the zone."""
    zone = table.zone(target)
    return key if zone is None or zone.explored else f"{key}.exploring"


def can_walk(table: MissionTable) -> bool:
    """Whether an astronaut that may be moved stands where it can go somewhere."""
    adjacent, company, anybody = table.edition.adjacent, table.company, table.moves_anybody
    return any(
        (any(zone.astronauts) if anybody else zone.astronauts[company]) and adjacent[zone.id]
        for zone in table.state.zones
    )


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
        if self.victim >= len(counts) or not counts[self.victim]:
            rule = _killing_rule(table)
            if self.victim == table.company:
                raise Illegal(rule, table.own("not-present"), zone=self.zone)
            raise Illegal(rule, "victim-not-there", victim=self.victim, zone=self.zone)
        if self.zone not in table.edition.soldier_zones:
            rule = table.rule("PR-CHAR-SOLDIER-3", "RP-CHAR-SOLDIER-2")
            if table.state.window:
                rule = "RP-CARD-5"
            elif not can_kill(table):
                rule = _killing_rule(table)
            raise Illegal(rule, "zone-is-protected", zone=self.zone)
        if table.state.window:
            if self.victim == table.company:
                raise Illegal("RP-CARD-5", table.own("not-an-opponent"), victim=self.victim)
            if not counts[table.company]:
                raise Illegal("RP-CARD-5", table.own("not-present"), zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        assert zone is not None
        zone.astronauts[self.victim] -= 1
        table.tell(events.Killed(company=table.company, victim=self.victim, zone=self.zone))
        effects.lose_in_zone(table, self.victim, self.zone)
        (table.state.window or table.turn).left = 0

    def message(self, table: MissionTable) -> Message:
        own = self.victim == table.company and not is_neutral(table.state, table.company)
        return Message("kill.own" if own else "kill", {"zone": self.zone, "victim": self.victim})


def _killing_rule(table: MissionTable) -> str:
    """By which rule somebody is killed now or, where nobody can be, what becomes of it."""
    if table.state.window:
        return "RP-CARD-5"
    if can_kill(table):
        return table.rule("PR-CHAR-SOLDIER-2", "RP-CHAR-SOLDIER-2")
    return table.rule("PR-CHAR-SOLDIER-4", "RP-CHAR-SOLDIER-4")


def can_kill(table: MissionTable) -> bool:
    """Whether the soldier can kill anybody."""
    zones = table.edition.soldier_zones
    return any(zone.id in zones and any(zone.astronauts) for zone in table.state.zones)


def can_kill_opponent(table: MissionTable, *, where_present: bool = False) -> bool:
    """Whether somebody else's astronaut can be killed, anywhere or only where one is oneself."""
    zones, company = table.edition.soldier_zones, table.company
    return any(
        zone.id in zones
        and sum(zone.astronauts) > zone.astronauts[company]
        and (zone.astronauts[company] or not where_present)
        for zone in table.state.zones
    )


class Descend(MissionMove, frozen=True, tag="descend"):
    """Soldier of the second edition: move one of your astronauts from Phobos to a zone of Mars."""

    zone: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Descend"]:
        return [cls(zone=zone) for zone in table.edition.zones if zone != PHOBOS]

    def judge(self, table: MissionTable) -> None:
        if not can_descend(table):
            rule = "RP-CHAR-SOLDIER-4" if table.turn.step == "descend" else "RP-CHAR-SOLDIER-3"
            raise Illegal(rule, table.own("not-present"), zone=PHOBOS)
        if self.zone == PHOBOS or table.zone(self.zone) is None:
            raise Illegal("RP-CHAR-SOLDIER-3", "not-on-mars", zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        turn = table.turn
        if turn.step == "special":  # AMB-27, read as "or": moving instead of killing
            turn.step, turn.left = "descend", DESCENTS
        turn.left -= 1
        _walk(table, table.company, PHOBOS, self.zone)

    def message(self, table: MissionTable) -> Message:
        return Message(_exploring("descend", table, self.zone), {"zone": self.zone})


def can_descend(table: MissionTable) -> bool:
    """Whether one of the acting company's astronauts is on Phobos."""
    phobos = table.zone(PHOBOS)
    return phobos is not None and phobos.astronauts[table.company] > 0


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
            raise Illegal("RP-CARD-5", table.own("not-present"), zone=self.zone)
        most = min(2, table.mine.lost)
        if self.astronauts > most:
            raise Illegal(
                "RP-CARD-5", "too-many-to-rescue" if most else "nobody-to-rescue", astronauts=most
            )

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


def can_rescue(table: MissionTable) -> bool:
    """Whether somebody can come back, and has a zone to come back to."""
    company = table.company
    return table.mine.lost > 0 and any(zone.astronauts[company] for zone in table.state.zones)


def _walk(table: MissionTable, company: int, origin: Zone, target: Zone) -> None:
    leaves, enters = table.zone(origin), table.zone(target)
    assert leaves is not None
    assert enters is not None
    leaves.astronauts[company] -= 1
    mover = None if company == table.company else table.company
    table.tell(events.AstronautMoved(company=company, origin=origin, target=target, mover=mover))
    effects.enter(table, enters, company)

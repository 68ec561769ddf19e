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
from areopagus.kernel.wording import Message

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


def _boarding_rule(table: MissionTable) -> str:
    """The rule of the character now acting, by its whole id in this edition."""
    return table.rule(*BOARDING_RULES[table.turn.character])


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
        size = placement.size
        if self.astronauts != size:
            rule = _boarding_rule(table)
            raise Illegal(rule, "wrong-number", character=turn.character, astronauts=size)
        if table.mine.reserve < size:
            reserve = table.mine.reserve
            rule = no_boarding_rule(table)
            raise Illegal(rule, "reserve-too-small", astronauts=size, reserve=reserve)
        ship = table.docked_ship(self.ship)
        if ship is None:
            rule, facts = _boarding_rule(table), table.ship_facts(self.ship)
            if table.is_flying(self.ship):
                raise Illegal(table.rule("PR-LAUNCH-1", rule), "in-flight", **facts)
            raise Illegal(table.rule("PR-BOARD-1", rule), "not-docked", **facts)
        free = table.free_seats(ship)
        boarded = placement.different_ships and self.ship in turn.boarded
        if free < size or boarded:
            facts = table.ship_facts(self.ship)
            rule = _boarding_rule(table) if can_board(table) else no_boarding_rule(table)
            if free < size:
                raise Illegal(rule, "no-room", free=free, astronauts=size, **facts)
            raise Illegal(rule, "same-ship", character=turn.character, **facts)
        if table.needs_destination(ship) and not any(table.supply.values()):
            rule = table.rule("PR-DEST-3", "RP-DEST-3")
            raise Illegal(rule, "no-tile-left", **table.ship_facts(self.ship))

    def perform(self, table: MissionTable) -> None:
        ship, turn = table.docked_ship(self.ship), table.turn
        assert ship is not None
        table.mine.reserve -= self.astronauts
        ship.aboard += [table.company] * self.astronauts
        turn.left -= 1
        turn.boarded.append(ship.id)
        table.tell(
            events.Boarded(
                ship=ship.id,
                destination=table.destination(ship),
                company=table.company,
                astronauts=self.astronauts,
            )
        )
        if table.needs_destination(ship):
            turn.step = "destination"
        else:
            launch_if_due(table, ship)

    def message(self, table: MissionTable) -> Message:
        ship = table.docked_ship(self.ship)
        taken = 0 if ship is None else len(ship.aboard)
        facts: dict[str, str | int] = {**table.ship_facts(self.ship)}
        facts["astronauts"], facts["taken"] = self.astronauts, taken
        return Message("board" if taken else "board.empty", facts)


def can_board(table: MissionTable) -> bool:
    """Whether the character now acting can board somebody, or somebody else."""
    turn, placement = table.turn, table.placement
    if table.mine.reserve < placement.size:
        return False
    return any(
        ship is not None
        and table.free_seats(ship) >= placement.size
        and not (placement.different_ships and ship.id in turn.boarded)
        and (not table.needs_destination(ship) or any(table.supply.values()))
        for ship in table.state.docks
    )


def no_boarding_rule(table: MissionTable) -> str:
    """The rule that lets a turn go on, or end, where nobody can board, or nobody else."""
    turn = table.turn
    too_few = table.mine.reserve < table.placement.size
    match turn.character:
        case "travel-agent":
            second = "RP-CHAR-TRAVEL-AGENT-2" if too_few else "RP-CHAR-TRAVEL-AGENT-1"
            return table.rule("PR-CHAR-TRAVEL-AGENT-2", second)
        case "soldier":
            return table.rule("PR-CHAR-SOLDIER-1", "RP-CHAR-SOLDIER-4")
        case "secret-agent" if turn.boarded and not too_few:
            return table.rule("PR-CHAR-SECRET-AGENT-3", "RP-CHAR-SECRET-AGENT-3")
    return "AMB-10" if too_few else "AMB-12"


class SetDestination(MissionMove, frozen=True, tag="set-destination"):
    """Put a destination tile on the ship just boarded, which had no destination."""

    zone: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["SetDestination"]:
        return [cls(zone=zone) for zone in table.edition.zones]

    def judge(self, table: MissionTable) -> None:
        if not table.supply.get(self.zone):
            rule = table.rule("PR-DEST-3", "RP-DEST-3")
            on_board = self.zone in table.edition.zone_index
            reason = "no-tile-of-zone" if on_board else "zone-not-on-board"
            raise Illegal(rule, reason, zone=self.zone)

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

"""Steps of upgrading buildings and of welcoming rockets: effects that techs and boosts extend."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areopagus.games.colony import acts, events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import Plan, RocketGain
from areopagus.games.colony.pieces import Few, Payment
from areopagus.games.colony.prospects import welcome_refused
from areopagus.games.colony.sites import tech_refused, upgrade_refused
from areopagus.games.colony.steps.base import MUST, Step
from areopagus.games.colony.steps.construct import push_bill, push_displacement, use_tech
from areopagus.games.colony.steps.costs import NO_BOOSTER, can_boost
from areopagus.games.colony.table import ROBOTS

if TYPE_CHECKING:
    from areopagus.games.colony.table import ColonyTable, Refusal, Tech


class UpgradeStep(Step, tag="upgrade"):
    """Buildings to upgrade (OM-UPG)."""

    kind: ClassVar[str] = "upgrade"

    granted: Few
    """By the effect itself."""
    boosted: Few = 0
    """By boost colonists."""
    level: Few = 0
    """Of the Upgrade tech in use; 0 for none."""
    made: Few = 0
    """Upgrades made so far."""
    free: bool = False
    """Whether no mineral is paid."""
    anywhere: bool = False
    """Whether any building of the colony will do, and not only one in the seat's reach."""
    tech: bool = False
    """Whether techs may be used for it."""
    boosters: Few = 0
    """Colonists that may still boost it."""
    must: bool = False
    """Whether it may not be left."""

    def allowed(self, table: ColonyTable, level: int) -> int:
        """OM-UPG-5, R-UPG-TECH: upgrades in all, with a tech of this level (0: none)."""
        if table.options.upgrade_tech == "1+N":
            return self.granted + level + self.boosted
        return max(self.granted, level) + self.boosted

    def left(self, table: ColonyTable) -> int:
        return self.allowed(table, self.level) - self.made

    def settle(self, table: ColonyTable) -> bool:
        if self._is_over(table):
            table.pop()
            return True
        return False

    def _is_over(self, table: ColonyTable) -> bool:
        means = table.means(self.seat)
        if upgrade_refused(table, self.seat, means, free=self.free, anywhere=self.anywhere):
            return True
        if self.left(table) > 0:
            return False
        return not can_boost(table, self.seat, self.boosters) and not any(
            self.tech_refused(table, tech) is None for tech in table.techs("T-UPG")
        )

    def tech_refused(self, table: ColonyTable, tech: Tech) -> Refusal | None:
        if not self.tech or self.level:
            return ("OM-UPG-5", "one-tech")
        if self.left(table):
            return ("OM-UPG-5", "upgrades-left")
        if self.allowed(table, tech.level) <= self.made:
            return ("OM-UPG-5", "level-too-low")
        cost = () if self.free else ("mineral",)
        return tech_refused(table, self.seat, tech, table.company(self.seat).storage, cost)  # type: ignore[arg-type]

    def boost_refused(self, table: ColonyTable) -> Refusal | None:
        if self.left(table):
            return ("OM-BOOST-1", "executions-left")
        return None if can_boost(table, self.seat, self.boosters) else NO_BOOSTER

    def boost(self, table: ColonyTable) -> None:
        self.boosters -= 1
        self.boosted += 1
        acts.send_to_work(table, self.seat, 1)

    def use(self, table: ColonyTable, tech: Tech) -> None:
        self.level = tech.level
        push_bill(table, self.seat, use_tech(table, self.seat, tech))

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None

    def make(self, table: ColonyTable, plan: Plan, cell: Hex) -> None:
        """OM-UPG-3: pay, put the marker on the building, and let others make room."""
        self.made += 1
        self.must = False
        if not self.free:
            acts.pay(table, self.seat, Payment(mineral=1))
        own = next(own for own in table.company(self.seat).plans if own.plan == plan)
        own.built = cell
        table.redraw()
        table.tell(events.Upgraded(seat=self.seat, plan=plan, hex=cell))
        self._dismiss_colonist(table, cell)
        acts.contribute(table, self.seat, "advanced_placed")
        acts.check_contracts(table)
        push_displacement(table, cell)

    def _dismiss_colonist(self, table: ColonyTable, cell: Hex) -> None:
        """OM-DISP-3: to its owner's quarters, or to the reserve when they are full."""
        building = table.board.buildings[cell]
        holder = building.colonist
        if holder is None:
            return
        building.colonist = None
        table.redraw()
        if table.beds(holder) > 0:
            table.company(holder).quarters += 1
        table.tell(events.ColonistDisplaced(seat=holder, hex=cell))


class WelcomeStep(Step, tag="welcome"):
    """Rockets to welcome (OM-SHIP)."""

    kind: ClassVar[str] = "welcome"

    left: Few
    """How many may still be welcomed."""
    colonists: Few
    """That come with a robot; one more without it."""
    free: bool = False
    """Whether it costs nothing."""
    tech: bool = False
    """Whether techs may be used for it."""
    boosters: Few = 0
    """Colonists that may still boost it."""
    must: bool = False
    """Whether it may not be left."""

    def settle(self, table: ColonyTable) -> bool:
        if self._is_over(table):
            table.pop()
            return True
        return False

    def _is_over(self, table: ColonyTable) -> bool:
        if welcome_refused(table, self.seat, table.means(self.seat), free=self.free):
            return True
        if self.left:
            return False
        return not can_boost(table, self.seat, self.boosters) and not any(
            self.tech_refused(table, tech) is None for tech in table.techs("T-SHP")
        )

    def tech_refused(self, table: ColonyTable, tech: Tech) -> Refusal | None:
        if not self.tech:
            return ("OM-SHIP-5", "one-tech")
        if self.left:
            return ("OM-SHIP-5", "rockets-left")
        storage = table.company(self.seat).storage
        return tech_refused(table, self.seat, tech, storage, ("water", "plant"))

    def boost_refused(self, table: ColonyTable) -> Refusal | None:
        if self.left:
            return ("OM-BOOST-1", "executions-left")
        return None if can_boost(table, self.seat, self.boosters) else NO_BOOSTER

    def boost(self, table: ColonyTable) -> None:
        self.boosters -= 1
        self.left = 1
        acts.send_to_work(table, self.seat, 1)

    def use(self, table: ColonyTable, tech: Tech) -> None:
        """OM-SHIP-5: further rockets, each paid as usual."""
        self.tech = False
        self.left = tech.level
        push_bill(table, self.seat, use_tech(table, self.seat, tech))

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None

    def land(self, table: ColonyTable, rocket: int, gain: RocketGain) -> None:
        """OM-SHIP-2, OM-SHIP-3."""
        self.left -= 1
        self.must = False
        company = table.company(self.seat)
        company.rockets.remove(rocket)
        company.hangar += 1
        table.tell(events.RocketWelcomed(seat=self.seat, rocket=rocket))
        if gain == "robot":
            acts.recruit(table, self.seat, self.colonists)
            table.push(PlaceRobotStep(seat=self.seat))
        else:
            acts.recruit(table, self.seat, self.colonists + 1)
        if not self.free:
            push_bill(table, self.seat, ("water", "plant"))
        self.free = False


class PlaceRobotStep(Step, tag="place-robot"):
    """Where a new robot goes (OM-SHIP-4)."""

    kind: ClassVar[str] = "place-robot"

    def settle(self, table: ColonyTable) -> bool:
        options = table.board.robot_places(self.seat)
        if len(options) != 1:
            return False
        self.place(table, options[0])
        return True

    def place(self, table: ColonyTable, cell: Hex) -> None:
        table.pop()
        robots = table.company(self.seat).robots
        assert len(robots) < ROBOTS
        robots.append(cell)
        table.redraw()
        table.tell(events.RobotPlaced(seat=self.seat, robot=len(robots) - 1, hex=cell))
        acts.contribute(table, self.seat, "robot_placed")

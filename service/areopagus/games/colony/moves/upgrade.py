"""Upgrading buildings and welcoming rockets: actions that techs and boosts extend."""

from collections.abc import Iterable

from areopagus.games.colony import effects, events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import Plan, RocketGain
from areopagus.games.colony.moves.techs import upgrade_tech_refused, welcome_tech_refused
from areopagus.games.colony.names import amount, one, place, price_of, the
from areopagus.games.colony.pieces import Depot, Payment
from areopagus.games.colony.preconditions import booster_refused, welcome_refused
from areopagus.games.colony.refusals import refuse
from areopagus.games.colony.sites import (
    upgrade_hexes,
    upgrade_refused,
    upgrade_site_refused,
    upgrades_left,
)
from areopagus.games.colony.steps import PlaceRobotStep, UpgradeStep, WelcomeStep
from areopagus.games.colony.table import ROBOTS, ColonyTable
from areopagus.kernel.errors import Fact, Illegal, Refusal, refuse_if
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


class Upgrade(Move, frozen=True, tag="upgrade"):
    """Build a plan on a building: its marker makes that an advanced one."""

    plan: Plan
    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Upgrade"]:
        step = table.step(UpgradeStep)
        return [
            cls(own.plan, cell)
            for own in table.mine.plans
            if own.built is None
            for cell in upgrade_hexes(table, step.seat, own.plan, anywhere=step.anywhere)
        ]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(UpgradeStep)
        if upgrades_left(table, step) < 1:
            raise Illegal("OM-UPG-5", "no-upgrade-left", made=step.made)
        own = next((own for own in table.mine.plans if own.plan == self.plan), None)
        if own is None:
            raise Illegal("OM-UPG-1", "plan-not-held", plan=self.plan)
        if own.built is not None:
            raise Illegal("OM-UPG-4", "plan-built", plan=self.plan)
        if not step.free and not table.mine.storage.mineral:
            raise Illegal("OM-UPG-3", "no-mineral")
        refusal = upgrade_site_refused(
            table, step.seat, self.plan, self.hex, anywhere=step.anywhere
        )
        if refusal is not None:
            self._refuse(table, refusal)

    def _refuse(self, table: ColonyTable, refusal: Refusal) -> None:
        card, building = table.material.plans[self.plan], table.board.buildings.get(self.hex)
        facts: dict[str, Fact] = {"plan": self.plan, "hex": place(self.hex), "size": card.size}
        facts["building"] = one(card.building)
        if building is not None:
            facts |= {"have": table.board.size_at(self.hex), "owner": building.owner or 0}
        refuse_if(refusal, **facts)

    def perform(self, table: ColonyTable) -> None:
        """OM-UPG-3: pay, put the marker on the building, and let others make room."""
        step = table.step(UpgradeStep)
        step.made += 1
        step.must = False
        if not step.free:
            effects.pay(table, step.seat, Payment(mineral=1))
        own = next(own for own in table.company(step.seat).plans if own.plan == self.plan)
        own.built = self.hex
        table.redraw()
        table.tell(events.Upgraded(seat=step.seat, plan=self.plan, hex=self.hex))
        _dismiss_colonist(table, self.hex)
        effects.contribute(table, step.seat, "advanced_placed")
        effects.check_contracts(table)
        effects.displace_vehicles(table, self.hex)

    def message(self, table: ColonyTable) -> Message:
        facts = {"plan": self.plan, "building": the(table.material.plans[self.plan].building)}
        key = "upgrade.free" if table.step(UpgradeStep).free else "upgrade"
        return Message(key, {**facts, "hex": place(self.hex)})


def _dismiss_colonist(table: ColonyTable, cell: Hex) -> None:
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


def settle_upgrade(table: ColonyTable, step: UpgradeStep) -> bool:
    """Over when no upgrade is possible, or none is left and nothing can add another."""
    means = table.means(step.seat)
    refusal = upgrade_refused(table, step.seat, means, free=step.free, anywhere=step.anywhere)
    if refusal is None and (
        upgrades_left(table, step) > 0
        or booster_refused(table, step.seat, step.boosters) is None
        or any(upgrade_tech_refused(table, step, t) is None for t in table.techs("T-UPG"))
    ):
        return False
    if refusal is not None and not step.made:
        return effects.skip(table, step, refusal)
    table.pop()
    return True


class Welcome(Move, frozen=True, tag="welcome"):
    """Welcome the rocket of a depot space."""

    rocket: Depot
    gain: RocketGain

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Welcome"]:
        gains: tuple[RocketGain, ...] = ("robot", "colonists")
        return [cls(rocket, gain) for rocket in table.mine.rockets for gain in gains]

    def judge(self, table: ColonyTable) -> None:
        step, company = table.step(WelcomeStep), table.mine
        if not step.left:
            raise Illegal("OM-SHIP-5", "no-rocket-left")
        refusal = welcome_refused(table, step.seat, table.means(step.seat), free=step.free)
        refuse(table, step.seat, refusal, price=price_of("A-SHIP"))
        if self.rocket not in company.rockets:
            raise Illegal("OM-SHIP-2", "no-rocket-there", action=f"E{self.rocket}")
        if table.options.ship_pick == "lowest" and self.rocket != max(company.rockets):
            lowest = f"E{max(company.rockets)}"
            raise Illegal("R-SHIP-PICK", "not-the-lowest", action=lowest)
        if self.gain == "robot" and len(company.robots) >= ROBOTS:
            raise Illegal("OM-SHIP-4", "no-robot")

    def perform(self, table: ColonyTable) -> None:
        """OM-SHIP-2, OM-SHIP-3: the rocket goes to the hangar, its passengers arrive."""
        step = table.step(WelcomeStep)
        step.left -= 1
        step.must = False
        company = table.company(step.seat)
        company.rockets.remove(self.rocket)
        company.hangar += 1
        table.tell(events.RocketWelcomed(seat=step.seat, rocket=self.rocket))
        if self.gain == "robot":
            effects.recruit(table, step.seat, step.colonists)
            table.push(PlaceRobotStep(seat=step.seat))
        else:
            effects.recruit(table, step.seat, step.colonists + 1)
        if not step.free:
            effects.bill(table, step.seat, ("water", "plant"))
        step.free = False

    def message(self, table: ColonyTable) -> Message:
        colonists = table.step(WelcomeStep).colonists + (self.gain == "colonists")
        facts = {"action": f"E{self.rocket}", "colonists": amount("colonist", colonists)}
        return Message(f"welcome.{self.gain}", facts)


def settle_welcome(table: ColonyTable, step: WelcomeStep) -> bool:
    """Over when no rocket can be welcomed, or none is left and nothing can add another."""
    refusal = welcome_refused(table, step.seat, table.means(step.seat), free=step.free)
    if refusal is None and (
        step.left
        or booster_refused(table, step.seat, step.boosters) is None
        or any(welcome_tech_refused(table, step, t) is None for t in table.techs("T-SHP"))
    ):
        return False
    if refusal is not None and step.left:
        return effects.skip(table, step, refusal)
    table.pop()
    return True


class PlaceRobot(Move, frozen=True, tag="place-robot"):
    """Put a new robot on the map."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PlaceRobot"]:
        return [cls(cell) for cell in table.board.robot_places(table.step(PlaceRobotStep).seat)]

    def judge(self, table: ColonyTable) -> None:
        if self.hex not in table.board.robot_places(table.step(PlaceRobotStep).seat):
            raise Illegal("OM-SHIP-4", "not-a-robot-place", hex=place(self.hex))

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(PlaceRobotStep).seat
        table.pop()
        robots = table.company(seat).robots
        assert len(robots) < ROBOTS
        robots.append(self.hex)
        table.redraw()
        table.tell(events.RobotPlaced(seat=seat, robot=len(robots) - 1, hex=self.hex))
        effects.contribute(table, seat, "robot_placed")

    def message(self, table: ColonyTable) -> Message:
        return Message("place-robot", {"hex": place(self.hex)})


def settle_place_robot(table: ColonyTable, step: PlaceRobotStep) -> bool:
    options = table.board.robot_places(step.seat)
    if len(options) != 1:
        return False
    PlaceRobot(options[0]).perform(table)
    return True

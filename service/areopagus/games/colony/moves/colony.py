"""Moves of the colony: constructing, techs, upgrades, rockets."""

from collections.abc import Iterable

from areopagus.games.colony.components import BENEFITS, BUILDING_TECH, TECH_TYPES
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    BUILDING_TYPES,
    Benefit,
    BuildingType,
    Plan,
    RocketGain,
    TechTile,
    TechType,
)
from areopagus.games.colony.moves.base import demand
from areopagus.games.colony.pieces import Depot
from areopagus.games.colony.prospects import welcome_refused
from areopagus.games.colony.sites import (
    Builder,
    find_tech,
    tech_refused,
    upgrade_hexes,
    upgrade_site_refused,
)
from areopagus.games.colony.steps.construct import (
    ChooseBenefitStep,
    ChooseTechStep,
    ConstructStep,
    DisplaceStep,
    push_bill,
    use_tech,
)
from areopagus.games.colony.steps.drive import DriveStep
from areopagus.games.colony.steps.upgrade import PlaceRobotStep, UpgradeStep, WelcomeStep
from areopagus.games.colony.table import ROBOTS, ColonyTable, Refusal, Tech
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move


class Build(Move, frozen=True, tag="build"):
    """Construct a building on a hex."""

    building: BuildingType
    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Build"]:
        step, board = table.step(ConstructStep), table.board
        kinds = BUILDING_TYPES if step.only is None else (step.only,)
        free = [cell for cell in board.zone(step.seat) if cell not in board.buildings]
        return [cls(kind, cell) for kind in kinds for cell in free]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(ConstructStep)
        if step.only not in (None, self.building):
            raise Illegal("OM-BUILD-1", "other-type")
        builder = table.memo.get(self.building)
        if builder is None:
            means = table.means(step.seat)
            builder = Builder(table, step.seat, means, self.building, step.bonus)
            table.memo[self.building] = builder
        demand(builder.site_refused(self.hex))

    def perform(self, table: ColonyTable) -> None:
        table.step(ConstructStep).begin(table, self.building, self.hex)


class UseTech(Move, frozen=True, tag="use-tech"):
    """Use a tech tile, one's own or another seat's for an oxygen."""

    owner: Seat
    tile: TechTile

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["UseTech"]:
        step = table.top
        if isinstance(step, DriveStep) and table.options.rover_tech == "own_tile_N_instead":
            return ()
        return [cls(tech.owner, tech.tile) for tech in table.techs(_tech_type(table))]

    def judge(self, table: ColonyTable) -> None:
        tech = find_tech(table, self.owner, self.tile)
        if tech is None or TECH_TYPES[self.tile] != _tech_type(table):
            raise Illegal("OM-TECH-1", "no-such-tech", tile=self.tile)
        demand(_use_refused(table, tech))

    def perform(self, table: ColonyTable) -> None:
        tech = find_tech(table, self.owner, self.tile)
        assert tech is not None
        step = table.top
        if isinstance(step, DriveStep):
            step.techs.append(tech.tile)
            step.rover = (step.rover or 0) + tech.level
            push_bill(table, step.seat, use_tech(table, step.seat, tech))
        else:
            assert isinstance(step, (ChooseTechStep, UpgradeStep, WelcomeStep))
            step.use(table, tech)


def _tech_type(table: ColonyTable) -> TechType:
    """The type of tech that the pending step can use."""
    match table.top:
        case ChooseTechStep(building=building):
            return BUILDING_TECH[building]
        case UpgradeStep():
            return "T-UPG"
        case WelcomeStep():
            return "T-SHP"
    return "T-ROV"


def _use_refused(table: ColonyTable, tech: Tech) -> Refusal | None:
    step = table.top
    match step:
        case ChooseTechStep():
            return step.refused(table, tech)
        case UpgradeStep() | WelcomeStep():
            return step.tech_refused(table, tech)
    assert isinstance(step, DriveStep)
    if table.options.rover_tech == "own_tile_N_instead":
        return ("R-ROVER-TECH", "counts-by-itself")
    if not step.tech or tech.tile in step.techs:
        return ("OM-TECH-1", "tech-not-usable")
    return tech_refused(table, step.seat, tech, table.company(step.seat).storage)


class Displace(Move, frozen=True, tag="displace"):
    """Move a displaced robot or rover to one of the nearest hexes."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Displace"]:
        return [cls(cell) for cell in table.board.refuges(table.step(DisplaceStep).hex)]

    def judge(self, table: ColonyTable) -> None:
        if self.hex not in table.board.refuges(table.step(DisplaceStep).hex):
            raise Illegal("OM-DISP-2", "not-a-refuge")

    def perform(self, table: ColonyTable) -> None:
        table.step(DisplaceStep).move(table, self.hex)


class ChooseBenefit(Move, frozen=True, tag="choose-benefit"):
    """Take one of the life-support benefits."""

    benefit: Benefit

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["ChooseBenefit"]:
        return [cls(benefit) for benefit in BENEFITS]

    def judge(self, table: ColonyTable) -> None:
        if self.benefit not in table.step(ChooseBenefitStep).options(table):
            raise Illegal("OM-LSS-3", "no-use")

    def perform(self, table: ColonyTable) -> None:
        table.step(ChooseBenefitStep).choose(table, self.benefit)


class Upgrade(Move, frozen=True, tag="upgrade"):
    """Build a plan on a building: its marker makes that an advanced one."""

    plan: Plan
    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Upgrade"]:
        step, board = table.step(UpgradeStep), table.board
        return [
            cls(own.plan, cell)
            for own in table.mine.plans
            if own.built is None
            for cell in upgrade_hexes(board, step.seat, own.plan, anywhere=step.anywhere)
        ]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(UpgradeStep)
        if step.left(table) < 1:
            raise Illegal("OM-UPG-5", "no-upgrade-left")
        own = next((own for own in table.mine.plans if own.plan == self.plan), None)
        if own is None:
            raise Illegal("OM-UPG-1", "no-open-plan")
        if own.built is not None:
            raise Illegal("OM-UPG-4", "plan-built")
        if not step.free and not table.mine.storage.mineral:
            raise Illegal("OM-UPG-3", "no-mineral")
        demand(
            upgrade_site_refused(
                table.board, step.seat, self.plan, self.hex, anywhere=step.anywhere
            )
        )

    def perform(self, table: ColonyTable) -> None:
        table.step(UpgradeStep).make(table, self.plan, self.hex)


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
        demand(welcome_refused(table, step.seat, table.means(step.seat), free=step.free))
        if self.rocket not in company.rockets:
            raise Illegal("OM-SHIP-2", "no-rocket-there")
        if table.options.ship_pick == "lowest" and self.rocket != max(company.rockets):
            raise Illegal("R-SHIP-PICK", "not-the-lowest")
        if self.gain == "robot" and len(company.robots) >= ROBOTS:
            raise Illegal("OM-SHIP-4", "no-robot")

    def perform(self, table: ColonyTable) -> None:
        table.step(WelcomeStep).land(table, self.rocket, self.gain)


class PlaceRobot(Move, frozen=True, tag="place-robot"):
    """Put a new robot on the map."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PlaceRobot"]:
        return [cls(cell) for cell in table.board.robot_places(table.step(PlaceRobotStep).seat)]

    def judge(self, table: ColonyTable) -> None:
        if self.hex not in table.board.robot_places(table.step(PlaceRobotStep).seat):
            raise Illegal("OM-SHIP-4", "not-a-robot-place")

    def perform(self, table: ColonyTable) -> None:
        table.step(PlaceRobotStep).place(table, self.hex)

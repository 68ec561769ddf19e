"""Using a tech tile: for a building, an upgrade, a rocket or a rover."""

from collections.abc import Iterable

from areopagus.games.colony import effects
from areopagus.games.colony.components import BUILDING_COST, BUILDING_TECH, TECH_TYPES
from areopagus.games.colony.ids import TechTile, TechType, Unit
from areopagus.games.colony.sites import (
    find_tech,
    level_needed,
    tech_refused,
    upgrades_allowed,
    upgrades_left,
)
from areopagus.games.colony.steps import ChooseTechStep, DriveStep, UpgradeStep, WelcomeStep
from areopagus.games.colony.table import ColonyTable, Tech
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import Illegal, Refusal, refuse_if
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


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
        if TECH_TYPES[self.tile] != _tech_type(table):
            raise Illegal("OM-TECH-1", "no-help", tile=self.tile)
        if tech is None:
            raise Illegal("OM-TECH-1", "tech-not-there", tile=self.tile, owner=self.owner)
        step = table.top
        match step:
            case ChooseTechStep():
                refusal = _building_tech_refused(table, step, tech)
            case UpgradeStep():
                refusal = upgrade_tech_refused(table, step, tech)
            case WelcomeStep():
                refusal = welcome_tech_refused(table, step, tech)
            case _:
                refusal = _rover_tech_refused(table, table.step(DriveStep), tech)
        if refusal is not None:
            facts = {"tile": self.tile, "owner": self.owner, "level": tech.level}
            refuse_if(refusal, **facts)

    def perform(self, table: ColonyTable) -> None:
        tech = find_tech(table, self.owner, self.tile)
        assert tech is not None
        step = table.top
        match step:
            case ChooseTechStep():
                table.pop()
            case UpgradeStep():
                step.level = tech.level
            case WelcomeStep():  # OM-SHIP-6: further rockets, each paid as usual
                step.tech = False
                step.left = tech.level
            case DriveStep():
                step.techs.append(tech.tile)
                step.rover = (step.rover or 0) + tech.level
        cost = BUILDING_COST[step.building] if isinstance(step, ChooseTechStep) else ()
        effects.bill(table, step.seat, (*cost, *effects.use_tech(table, step.seat, tech)))

    def message(self, table: ColonyTable) -> Message:
        tech = find_tech(table, self.owner, self.tile)
        facts = {"tile": self.tile, "owner": self.owner, "level": tech.level if tech else 0}
        if self.owner == table.top.seat:
            return Message("use-tech.own", facts)
        return Message(f"use-tech.{table.options.tech_oxygen}", facts)


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


def settle_choose_tech(table: ColonyTable, step: ChooseTechStep) -> bool:
    options = [
        tech
        for tech in table.techs(BUILDING_TECH[step.building])
        if _building_tech_refused(table, step, tech) is None
    ]
    if len(options) != 1:
        return False
    UseTech(options[0].owner, options[0].tile).perform(table)
    return True


def _building_tech_refused(table: ColonyTable, step: ChooseTechStep, tech: Tech) -> Refusal | None:
    size = table.board.size_if_built(step.building, step.seat, step.hex)
    if tech.level + step.bonus < level_needed(table, size):
        return ("OM-BUILD-5", "level-too-low")
    storage = table.company(step.seat).storage
    return tech_refused(table, step.seat, tech, storage, BUILDING_COST[step.building])


def upgrade_tech_refused(table: ColonyTable, step: UpgradeStep, tech: Tech) -> Refusal | None:
    if step.level:
        return ("OM-UPG-5", "one-tech")
    if not step.tech:
        return ("OM-TECH-1", "no-tech-here")
    if upgrades_left(table, step):
        return ("OM-UPG-5", "upgrades-left")
    if upgrades_allowed(table, step, tech.level) <= step.made:
        return ("OM-UPG-5", "level-adds-nothing")
    cost: tuple[Unit, ...] = () if step.free else ("mineral",)
    return tech_refused(table, step.seat, tech, table.company(step.seat).storage, cost)


def welcome_tech_refused(table: ColonyTable, step: WelcomeStep, tech: Tech) -> Refusal | None:
    if not step.tech:
        return ("OM-SHIP-6", "no-tech-left")
    if step.left:
        return ("OM-SHIP-6", "rockets-left")
    storage = table.company(step.seat).storage
    return tech_refused(table, step.seat, tech, storage, ("water", "plant"))


def _rover_tech_refused(table: ColonyTable, step: DriveStep, tech: Tech) -> Refusal | None:
    if table.options.rover_tech == "own_tile_N_instead":
        return ("R-ROVER-TECH", "counts-by-itself")
    if not step.tech:
        return ("OM-TECH-1", "no-tech-here")
    if tech.tile in step.techs:
        return ("OM-TECH-1", "tech-used")
    return tech_refused(table, step.seat, tech, table.company(step.seat).storage)

"""Steps of a construction: what and where, with which tech, who makes room, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areopagus.games.colony import acts, events
from areopagus.games.colony.board import ROVER
from areopagus.games.colony.components import (
    ARROWS,
    BENEFITS,
    BUILDING_COST,
    BUILDING_GAIN,
    BUILDING_TECH,
)
from areopagus.games.colony.hexes import Hex, beyond
from areopagus.games.colony.ids import LSS_TYPES, Benefit, BuildingType
from areopagus.games.colony.pieces import Building, Due, Few
from areopagus.games.colony.prospects import effect_refused
from areopagus.games.colony.rewards import reward_points
from areopagus.games.colony.sites import construction_refused, level_needed, tech_refused
from areopagus.games.colony.steps.base import MUST, ApplyStep, Step
from areopagus.games.colony.steps.costs import NO_BOOSTER, PayStep, can_boost
from areopagus.games.colony.steps.drive import drive_to

if TYPE_CHECKING:
    from areopagus.games.colony.ids import Unit
    from areopagus.games.colony.table import ColonyTable, Refusal, Tech


class ConstructStep(Step, tag="construct"):
    """A building to construct, of one type or of any."""

    kind: ClassVar[str] = "build"

    only: BuildingType | None = None
    """The type that the effect constructs; null for any."""
    bonus: Few = 0
    """What boost colonists have added to the tech level (OM-EXEC-8)."""
    boosters: Few = 0
    """Colonists that may still boost it."""
    must: bool = False
    """Whether it may not be left."""

    def settle(self, table: ColonyTable) -> bool:
        if self.refused(table, self.bonus, 0) is None:
            return False
        table.pop()
        return True

    def refused(self, table: ColonyTable, bonus: int, spent: int) -> Refusal | None:
        """Why nothing could be built with this bonus once so many more colonists have gone."""
        means = table.means(self.seat)
        means = means._replace(colonists=means.colonists - spent)
        boosters = max(0, self.boosters - spent)
        return construction_refused(table, self.seat, means, self.only, bonus, boosters)

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None

    def boost_refused(self, table: ColonyTable) -> Refusal | None:
        """OM-EXEC-8: why no colonist can add to the tech level."""
        if not can_boost(table, self.seat, self.boosters):
            return NO_BOOSTER
        return self.refused(table, self.bonus + 1, 1)

    def boost(self, table: ColonyTable) -> None:
        self.boosters -= 1
        self.bonus += 1
        acts.send_to_work(table, self.seat, 1)

    def begin(self, table: ColonyTable, building: BuildingType, cell: Hex) -> None:
        """A site is chosen: see to the tech, the price and then the building."""
        table.pop()
        table.push(RaiseStep(seat=self.seat, building=building, hex=cell))
        if table.board.size_if_built(building, self.seat, cell) > 1:
            table.push(
                ChooseTechStep(seat=self.seat, building=building, hex=cell, bonus=self.bonus)
            )
        else:
            push_bill(table, self.seat, BUILDING_COST[building])


class ChooseTechStep(Step, tag="choose-tech"):
    """The tile, of whatever laboratory, that lets a building join others (OM-BUILD-5)."""

    kind: ClassVar[str] = "use-tech"

    building: BuildingType
    hex: Hex
    bonus: Few = 0
    """What boost colonists have added to the tech level."""

    def settle(self, table: ColonyTable) -> bool:
        options = [
            tech
            for tech in table.techs(BUILDING_TECH[self.building])
            if self.refused(table, tech) is None
        ]
        if len(options) != 1:
            return False
        self.use(table, options[0])
        return True

    def refused(self, table: ColonyTable, tech: Tech) -> Refusal | None:
        size = table.board.size_if_built(self.building, self.seat, self.hex)
        if tech.level + self.bonus < level_needed(table, size):
            return ("OM-BUILD-5", "level-too-low")
        storage = table.company(self.seat).storage
        return tech_refused(table, self.seat, tech, storage, BUILDING_COST[self.building])

    def use(self, table: ColonyTable, tech: Tech) -> None:
        table.pop()
        push_bill(
            table,
            self.seat,
            (*BUILDING_COST[self.building], *use_tech(table, self.seat, tech)),
        )


class RaiseStep(Step, tag="raise"):
    """Put the paid building on the map and make room for it."""

    building: BuildingType
    hex: Hex

    def settle(self, table: ColonyTable) -> bool:
        table.pop()
        tile = None
        if self.building != "shelter":
            stock = next(s for s in table.state.stocks if s.building == self.building)
            tile = stock.tiles.pop()
        owner = self.seat if self.building == "shelter" else None
        acts.clear(table, self.hex)
        table.state.buildings.append(
            Building(hex=self.hex, building=self.building, tile=tile, owner=owner)
        )
        table.redraw()
        table.tell(
            events.BuildingRaised(seat=self.seat, building=self.building, hex=self.hex, back=tile)
        )
        acts.check_contracts(table)
        table.push(FinishStep(seat=self.seat, hex=self.hex))
        push_displacement(table, self.hex)
        return True


class DisplaceStep(Step, tag="displace"):
    """A robot or rover that has to make room (OM-DISP-2)."""

    kind: ClassVar[str] = "displace"

    hex: Hex
    """Where it has to leave."""

    def settle(self, table: ColonyTable) -> bool:
        options = table.board.refuges(self.hex)
        if len(options) != 1:
            return False
        self.move(table, options[0])
        return True

    def move(self, table: ColonyTable, cell: Hex) -> None:
        table.pop()
        company = table.company(self.seat)
        vehicle = ROVER if company.rover == self.hex else company.robots.index(self.hex)
        drive_to(table, self.seat, vehicle, cell)


class FinishStep(Step, tag="finish"):
    """What a new building brings, in the order of OM-BUILD-7."""

    hex: Hex

    def settle(self, table: ColonyTable) -> bool:
        table.pop()
        board = table.board
        building = board.buildings[self.hex]
        size = board.size_at(self.hex)
        self._place_crystals(table, building)
        acts.gain(table, self.seat, BUILDING_GAIN[building.building], size)
        if size > 1 and building.building != "shelter":
            self._make_progress(table, building.building)
        if building.building == "mine":
            self._man(table, building)
        if building.building in LSS_TYPES:
            self._raise_track(table, building.building)
        return True

    def _place_crystals(self, table: ColonyTable, building: Building) -> None:
        arrows = ARROWS[building.tile] if building.tile else ()
        cells = [beyond(self.hex, arrow) for arrow in arrows]
        lit = tuple(cell for cell in cells if cell is not None and table.board.is_empty(cell))
        if lit:
            table.state.crystals.extend(lit)
            table.redraw()
            table.tell(events.CrystalsPlaced(hexes=lit))

    def _make_progress(self, table: ColonyTable, building: BuildingType) -> None:
        """OM-BUILD-9: the first complex of a type moves the cube of that type."""
        company = table.company(self.seat)
        if building not in company.progress:
            company.progress.append(building)
            table.tell(events.ProgressMade(seat=self.seat, building=building))
            acts.contribute(table, self.seat, "progress_placed")

    def _man(self, table: ColonyTable, building: Building) -> None:
        """OM-MINE-1: a colonist goes to work there."""
        table.company(self.seat).quarters -= 1
        building.colonist = self.seat
        table.redraw()
        table.tell(events.ColonistPlaced(seat=self.seat, hex=self.hex))

    def _raise_track(self, table: ColonyTable, building: BuildingType) -> None:
        """OM-LSS-1 to 3."""
        row = len(table.board.groups[building])
        if row > 5:
            return
        table.tell(events.TrackRose(building=building, row=row))
        if row == 2:
            acts.score(table, self.seat, 2, "OM-LSS-2")
        if row - 1 < table.state.level + 1:
            reward = table.state.rewards[LSS_TYPES.index(building)]
            acts.score(table, self.seat, reward_points(table, self.seat, reward), "OM-LSS-3")
            table.push(ChooseBenefitStep(seat=self.seat))


class ChooseBenefitStep(Step, tag="choose-benefit"):
    """One of the four life-support benefits (OM-LSS-3)."""

    kind: ClassVar[str] = "choose-benefit"

    def settle(self, table: ColonyTable) -> bool:
        return False

    def options(self, table: ColonyTable) -> list[Benefit]:
        means = table.means(self.seat)
        return [b for b in BENEFITS if effect_refused(table, self.seat, b, means) is None]

    def choose(self, table: ColonyTable, benefit: Benefit) -> None:
        table.pop()
        table.tell(events.BenefitChosen(seat=self.seat, benefit=benefit))
        table.push(ApplyStep(seat=self.seat, of=benefit))


def push_bill(table: ColonyTable, seat: int, bill: tuple[Unit, ...]) -> None:
    if bill:
        table.push(PayStep(seat=seat, bill=list(bill)))


def use_tech(table: ColonyTable, seat: int, tech: Tech) -> tuple[Unit, ...]:
    """One use of a tile; what the user pays for it. Another's is settled later (OM-TECH-4)."""
    table.tell(events.TechUsed(seat=seat, owner=tech.owner, tile=tech.tile))
    if tech.owner == seat:
        return ()
    table.state.dues.append(Due(owner=tech.owner, tile=tech.tile))
    return () if table.options.tech_oxygen == "supply" else ("oxygen",)


def push_displacement(table: ColonyTable, cell: Hex) -> None:
    """OM-DISP-2: ask the owner of whatever vehicle stands there."""
    for owner, _vehicle in table.board.vehicles.get(cell, ()):
        table.push(DisplaceStep(seat=owner, hex=cell))

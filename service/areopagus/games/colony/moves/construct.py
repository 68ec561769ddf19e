"""Constructing: what and where, who makes room, and what a new building brings."""

from collections.abc import Iterable

from areopagus.games.colony import effects, events
from areopagus.games.colony.board import ROVER
from areopagus.games.colony.components import (
    BENEFITS,
    BUILDING_COST,
    BUILDING_GAIN,
    BUILDING_TECH,
)
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import BUILDING_TYPES, LSS_TYPES, Benefit, BuildingType
from areopagus.games.colony.names import (
    amount,
    amounts,
    counted,
    effect_of,
    one,
    place,
    price_of,
)
from areopagus.games.colony.pieces import Building
from areopagus.games.colony.preconditions import effect_refused
from areopagus.games.colony.refusals import refuse, rule_of
from areopagus.games.colony.rewards import reward_points
from areopagus.games.colony.sites import Builder, construction_refused, level_needed
from areopagus.games.colony.steps import (
    ApplyStep,
    ChooseBenefitStep,
    ChooseTechStep,
    ConstructStep,
    DisplaceStep,
    FinishStep,
    RaiseStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Fact, Illegal, Refusal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


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
            rule = rule_of(step.by, "OM-BUILD-1")
            raise Illegal(rule, "other-type", building=one(step.only))
        builder = table.memo.get(self.building)
        if builder is None:
            means = table.means(step.seat)
            builder = Builder(table, step.seat, means, self.building, step.bonus)
            table.memo[self.building] = builder
        refusal = builder.site_refused(self.hex)
        if refusal is not None:
            self._refuse(table, step.seat, refusal)

    def _refuse(self, table: ColonyTable, seat: int, refusal: Refusal) -> None:
        if refusal[1] == "too-far":
            raise Illegal(*refusal, building=one(self.building), hex=place(self.hex))
        facts: dict[str, Fact] = {"building": self.building, "hex": place(self.hex)}
        match refusal[1]:
            case "cannot-pay":
                facts = {"price": price_of(self.building)}
            case "complex-level" | "join-oxygen":
                size = table.board.size_if_built(self.building, seat, self.hex)
                facts |= {"tech": BUILDING_TECH[self.building], "level": level_needed(table, size)}
                facts["size"] = size
        refuse(table, seat, refusal, **facts)

    def perform(self, table: ColonyTable) -> None:
        """A site is chosen: see to the tech, the price and then the building."""
        step = table.step(ConstructStep)
        seat, building, cell = step.seat, self.building, self.hex
        table.pop()
        table.push(RaiseStep(seat=seat, building=building, hex=cell))
        if table.board.size_if_built(building, seat, cell) > 1:
            table.push(ChooseTechStep(seat=seat, building=building, hex=cell, bonus=step.bonus))
        else:
            effects.bill(table, seat, BUILDING_COST[building])

    def message(self, table: ColonyTable) -> Message:
        step = table.step(ConstructStep)
        size = table.board.size_if_built(self.building, step.seat, self.hex)
        cost = counted(BUILDING_COST[self.building])
        if self.building == "mine":
            cost = {"colonist": 1}
        facts = {"building": one(self.building), "hex": place(self.hex), "cost": amounts(cost)}
        if not size:
            return Message("build.nowhere", facts)
        gain = amount(BUILDING_GAIN[self.building], size)
        key = "build.complex" if size > 1 else "build"
        return Message(key, {**facts, "size": size, "gain": gain})


def settle_construct(table: ColonyTable, step: ConstructStep) -> bool:
    means, boosters = table.means(step.seat), step.boosters
    refusal = construction_refused(table, step.seat, means, step.only, step.bonus, boosters)
    return False if refusal is None else effects.skip(table, step, refusal)


def settle_raise(table: ColonyTable, step: RaiseStep) -> bool:
    """Put the paid building on the map and make room for it."""
    table.pop()
    tile = None
    if step.building != "shelter":
        stock = next(s for s in table.state.stocks if s.building == step.building)
        tile = stock.tiles.pop()
    owner = step.seat if step.building == "shelter" else None
    effects.clear(table, step.hex)
    table.state.buildings.append(
        Building(hex=step.hex, building=step.building, tile=tile, owner=owner)
    )
    table.redraw()
    table.tell(
        events.BuildingRaised(seat=step.seat, building=step.building, hex=step.hex, back=tile)
    )
    effects.check_contracts(table)
    table.push(FinishStep(seat=step.seat, hex=step.hex))
    effects.displace_vehicles(table, step.hex)
    return True


class Displace(Move, frozen=True, tag="displace"):
    """Move a displaced robot or rover to one of the nearest hexes."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Displace"]:
        return [cls(cell) for cell in table.board.refuges(table.step(DisplaceStep).hex)]

    def judge(self, table: ColonyTable) -> None:
        if self.hex not in table.board.refuges(table.step(DisplaceStep).hex):
            raise Illegal("OM-DISP-2", "not-a-refuge", hex=place(self.hex))

    def perform(self, table: ColonyTable) -> None:
        step = table.step(DisplaceStep)
        table.pop()
        company = table.company(step.seat)
        vehicle = ROVER if company.rover == step.hex else company.robots.index(step.hex)
        effects.drive_to(table, step.seat, vehicle, self.hex)

    def message(self, table: ColonyTable) -> Message:
        step = table.step(DisplaceStep)
        piece = "rover" if table.company(step.seat).rover == step.hex else "robot"
        return Message(f"displace.{piece}", {"hex": place(self.hex)})


def settle_displace(table: ColonyTable, step: DisplaceStep) -> bool:
    refuges = table.board.refuges(step.hex)
    if len(refuges) != 1:
        return False
    Displace(refuges[0]).perform(table)
    return True


def settle_finish(table: ColonyTable, step: FinishStep) -> bool:
    """What a new building brings, in the order of OM-BUILD-7."""
    table.pop()
    board = table.board
    building = board.buildings[step.hex]
    size = board.size_at(step.hex)
    _place_crystals(table, building)
    effects.gain(table, step.seat, BUILDING_GAIN[building.building], size)
    if size > 1 and building.building != "shelter":
        _make_progress(table, step.seat, building.building)
    if building.building == "mine":
        _man(table, step.seat, building)
    if building.building in LSS_TYPES:
        _raise_track(table, step.seat, building.building)
    return True


def _place_crystals(table: ColonyTable, building: Building) -> None:
    arrows = table.material.arrows[building.tile] if building.tile else ()
    cells = [table.material.land.beyond(building.hex, arrow) for arrow in arrows]
    lit = tuple(cell for cell in cells if cell is not None and table.board.is_empty(cell))
    if lit:
        table.state.crystals.extend(lit)
        table.redraw()
        table.tell(events.CrystalsPlaced(hexes=lit))


def _make_progress(table: ColonyTable, seat: int, building: BuildingType) -> None:
    """OM-BUILD-9: the first complex of a type moves the cube of that type."""
    company = table.company(seat)
    if building not in company.progress:
        company.progress.append(building)
        table.tell(events.ProgressMade(seat=seat, building=building))
        effects.contribute(table, seat, "progress_placed")


def _man(table: ColonyTable, seat: int, building: Building) -> None:
    """OM-MINE-1: a colonist goes to work there."""
    table.company(seat).quarters -= 1
    building.colonist = seat
    table.redraw()
    table.tell(events.ColonistPlaced(seat=seat, hex=building.hex))


def _raise_track(table: ColonyTable, seat: int, building: BuildingType) -> None:
    """OM-LSS-1 to 3."""
    row = len(table.board.groups[building])
    if row > 5:
        return
    table.tell(events.TrackRose(building=building, row=row))
    if row == 2:
        effects.score(table, seat, 2, "OM-LSS-2")
    if row - 1 < table.state.level + 1:
        reward = table.state.rewards[LSS_TYPES.index(building)]
        effects.score(table, seat, reward_points(table, seat, reward), "OM-LSS-3")
        table.push(ChooseBenefitStep(seat=seat))


class ChooseBenefit(Move, frozen=True, tag="choose-benefit"):
    """Take one of the life-support benefits."""

    benefit: Benefit

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["ChooseBenefit"]:
        return [cls(benefit) for benefit in BENEFITS]

    def judge(self, table: ColonyTable) -> None:
        seat = table.step(ChooseBenefitStep).seat
        if effect_refused(table, seat, self.benefit, table.means(seat)):
            raise Illegal("OM-LSS-3", "no-use-of", effect=effect_of(self.benefit))

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(ChooseBenefitStep).seat
        table.pop()
        table.tell(events.BenefitChosen(seat=seat, benefit=self.benefit))
        table.push(ApplyStep(seat=seat, of=self.benefit))

    def message(self, table: ColonyTable) -> Message:
        return Message("choose-benefit", {"effect": effect_of(self.benefit)})

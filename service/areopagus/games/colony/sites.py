"""Where a seat may construct and upgrade, with what, and why not elsewhere."""

from areopagus.games.colony.components import BUILDING_COST, BUILDING_TECH, CELLS
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import BUILDING_TYPES, BuildingType, Plan, TechTile, Unit
from areopagus.games.colony.payment import payable
from areopagus.games.colony.pieces import Goods
from areopagus.games.colony.steps import UpgradeStep
from areopagus.games.colony.table import SHELTERS, ColonyTable, Means, Tech
from areopagus.kernel.errors import Refusal


class Builder:
    """A seat about to construct one type of building, with given means and tech bonus."""

    __slots__ = ("_board", "_levels", "_table", "building", "refusal", "seat", "storage")

    def __init__(
        self, table: ColonyTable, seat: int, means: Means, building: BuildingType, bonus: int
    ) -> None:
        self._table, self._board = table, table.board
        self.seat, self.building, self.storage = seat, building, means.storage
        self.refusal = self._type_refused(means)
        self._levels: tuple[int, int] | None = None
        if self.refusal is None:
            self._levels = self._best_levels(bonus)

    def _type_refused(self, means: Means) -> Refusal | None:
        if not in_stock(self._table, self.seat, self.building):
            return ("OM-BUILD-1", "out-of-stock")
        if self.building == "mine" and means.colonists < 1:
            return ("OM-MINE-1", "no-colonist")
        if not payable(means.storage, BUILDING_COST[self.building]):
            return ("OM-BUILD-2", "cannot-pay")
        return None

    def _best_levels(self, bonus: int) -> tuple[int, int]:
        """The highest level a complex may be built with: with tiles one can use, and with any."""
        usable = best = 0
        for tech in self._table.techs(BUILDING_TECH[self.building]):
            best = max(best, tech.level)
            if tech_refused(self._table, self.seat, tech, self.storage, self.cost) is None:
                usable = max(usable, tech.level)
        extra = bonus + (self._table.options.tech_count == "existing_buildings")
        return (usable + extra if usable else 0, best + extra if best else 0)

    @property
    def cost(self) -> tuple[Unit, ...]:
        return BUILDING_COST[self.building]

    def site_refused(self, cell: Hex) -> Refusal | None:
        """Why this type cannot be built on a hex."""
        if self.refusal is not None:
            return self.refusal
        if cell not in self._table.material.land:
            return ("OM-BUILD-3", "off-map")
        if cell in self._board.buildings:
            return ("OM-BUILD-3", "not-free")
        if not self._board.in_zone(self.seat, cell):
            return ("OM-BUILD-3", "no-robot-near")
        return self.fit_refused(cell)

    def fit_refused(self, cell: Hex) -> Refusal | None:
        """The same for a free hex of the zone: only the neighbours of its type matter."""
        size = self._board.size_if_built(self.building, self.seat, cell)
        if size == 1:
            return None
        if size == 0:
            return ("OM-BUILD-6", "too-far")
        assert self._levels is not None
        usable, best = self._levels
        if usable >= size:
            return None
        return ("OM-TECH-3", "join-oxygen") if best >= size else ("OM-BUILD-5", "complex-level")


def in_stock(table: ColonyTable, seat: int, building: BuildingType) -> bool:
    if building == "shelter":
        return table.board.shelters[seat] < SHELTERS
    return any(stock.building == building and stock.tiles for stock in table.state.stocks)


def construction_refused(
    table: ColonyTable,
    seat: int,
    means: Means,
    building: BuildingType | None,
    bonus: int,
    boosters: int = 0,
) -> Refusal | None:
    """Why nothing of a type, or of any type, can be built; boost colonists may yet be added."""
    board = table.board
    free = [cell for cell in board.zone(seat) if cell not in board.buildings]
    refusal: Refusal = ("OM-BUILD-3", "not-free")
    for kind in BUILDING_TYPES if building is None else (building,):
        spare = min(boosters, means.colonists - (kind == "mine"))
        builder = Builder(table, seat, means, kind, bonus + max(0, spare))
        if builder.refusal is not None:
            refusal = builder.refusal
            continue
        for cell in free:
            found = builder.fit_refused(cell)
            if found is None:
                return None
            refusal = found
    return refusal


def level_needed(table: ColonyTable, size: int) -> int:
    """OM-BUILD-5: the tech level that a complex of this size asks for."""
    return size - (table.options.tech_count == "existing_buildings")


def tech_refused(
    table: ColonyTable,
    seat: int,
    tech: Tech,
    storage: Goods,
    cost: tuple[Unit, ...] = (),
) -> Refusal | None:
    """OM-TECH-3: who uses another's tile hands over an oxygen on top of every other cost."""
    if tech.owner == seat or table.options.tech_oxygen == "supply":
        return None
    return None if payable(storage, (*cost, "oxygen")) else ("OM-TECH-3", "no-oxygen")


def find_tech(table: ColonyTable, owner: int, tile: TechTile) -> Tech | None:
    """The tile in that seat's laboratory, with its level."""
    if owner < len(table.state.companies):
        for entry in table.company(owner).lab:
            if entry.tile == tile:
                return Tech(owner, tile, CELLS[entry.cell].column)
    return None


# Upgrades.


def upgrades_left(table: ColonyTable, step: UpgradeStep) -> int:
    return upgrades_allowed(table, step, step.level) - step.made


def upgrades_allowed(table: ColonyTable, step: UpgradeStep, level: int) -> int:
    """OM-UPG-5, R-UPG-TECH: upgrades in all, with a tech of this level (0: none)."""
    if table.options.upgrade_tech == "1+N":
        return step.granted + level + step.boosted
    return max(step.granted, level) + step.boosted


def upgrade_refused(
    table: ColonyTable, seat: int, means: Means, *, free: bool, anywhere: bool
) -> Refusal | None:
    """Why no plan of a seat can be built anywhere it may."""
    if not free and not means.storage.mineral:
        return ("OM-UPG-3", "no-mineral")
    refusal: Refusal = ("OM-UPG-1", "no-open-plan")
    for own in table.company(seat).plans:
        if own.built is None:
            refusal = ("OM-UPG-1", "no-building")
            for cell in upgrade_hexes(table, seat, own.plan, anywhere=anywhere):
                if upgrade_site_refused(table, seat, own.plan, cell, anywhere=anywhere) is None:
                    return None
    return refusal


def upgrade_hexes(table: ColonyTable, seat: int, plan: Plan, *, anywhere: bool) -> list[Hex]:
    """The buildings of a plan's type, worth judging."""
    board = table.board
    group = board.group(table.material.plans[plan].building, seat)
    if anywhere:
        return sorted(group)
    return [cell for cell in board.zone(seat) if cell in group]


def upgrade_site_refused(
    table: ColonyTable, seat: int, plan: Plan, cell: Hex, *, anywhere: bool
) -> Refusal | None:
    """OM-UPG-1, 2, 4: why a plan cannot be built on a hex."""
    board = table.board
    building = board.buildings.get(cell)
    card = table.material.plans[plan]
    if building is None or building.building != card.building:
        return ("OM-UPG-1", "wrong-building")
    if building.owner not in (None, seat):
        return ("OM-UPG-2", "not-your-shelter")
    if cell in board.markers:
        return ("OM-UPG-4", "already-advanced")
    if not anywhere and not board.in_zone(seat, cell):
        return ("OM-UPG-1", "no-robot-near")
    if card.size > 1 and board.size_at(cell) < card.size:
        return ("OM-UPG-1", "complex-too-small")
    return None

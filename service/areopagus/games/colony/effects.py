"""What changes in a state: goods, colonists, cards and tiles, missions and contracts, the map."""

from areopagus.games.colony import events
from areopagus.games.colony.board import ROVER
from areopagus.games.colony.components import BUILDING_GAIN
from areopagus.games.colony.events import SkippedStep
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    RESOURCES,
    Contract,
    Discovery,
    Find,
    Item,
    LabCell,
    Place,
    Side,
    SlotAction,
    TechTile,
    Unit,
)
from areopagus.games.colony.pieces import Company, Due, OwnContract, Payment
from areopagus.games.colony.printed_effects import Gain
from areopagus.games.colony.steps import (
    ApplyStep,
    ChooseSpaceStep,
    DisplaceStep,
    ExploreStep,
    OfferStep,
    PayStep,
    Step,
)
from areopagus.games.colony.table import ColonyTable, Tech
from areopagus.kernel.errors import Refusal


def skip(table: ColonyTable, step: Step, refusal: Refusal) -> bool:
    """Go on without what a seat was to do, since a rule makes it impossible; always true."""
    table.pop()
    kind: SkippedStep = step.kind  # type: ignore[assignment]
    of = step.of if isinstance(step, OfferStep) else None
    table.tell(events.Skipped(seat=step.seat, step=kind, rule=refusal[0], of=of))
    return True


# Goods.


def gain(table: ColonyTable, seat: int, item: Item, amount: int) -> None:
    """Goods from the supply: crystals wait in the reception, resources need room (OM-GEN-4, 6)."""
    company = table.company(seat)
    lost = 0
    if item == "crystal":
        company.reception += amount
    else:
        stored = min(amount, table.limit(seat) - company.storage.of(item))
        company.storage.add(item, stored)
        lost = amount - stored
        if lost:
            lost -= _load_surplus(table, seat, item, lost)
    table.tell(events.Gained(seat=seat, item=item, amount=amount - lost, lost=lost))


def _load_surplus(table: ColonyTable, seat: int, item: Item, surplus: int) -> int:
    """OM-GEN-4: what a delivery contract still needs is not lost; lowest card first."""
    loaded = 0
    for contract in sorted(table.company(seat).contracts, key=lambda own: own.contract):
        while loaded < surplus and open_need(table, contract, item):
            load(table, seat, contract, item)
            loaded += 1
    return loaded


def open_need(table: ColonyTable, contract: OwnContract, item: Item) -> int:
    """How many of an item a contract still needs."""
    return table.material.contracts[contract.contract].needed(item) - contract.cargo.of(item)


def load(table: ColonyTable, seat: int, contract: OwnContract, item: Item) -> None:
    """Put one item on a delivery contract, where it stays."""
    contract.cargo.add(item, 1)
    table.tell(events.Delivered(seat=seat, contract=contract.contract, item=item))
    check_contracts(table)


def pay(table: ColonyTable, seat: int, payment: Payment) -> None:
    storage = table.company(seat).storage
    for resource in RESOURCES:
        storage.add(resource, -getattr(payment, resource))
    table.tell(events.Paid(seat=seat, resources=payment))


def bill(table: ColonyTable, seat: int, units: tuple[Unit, ...]) -> None:
    """A cost in resources falls due: the seat is asked how it pays, if it can do so in two ways."""
    if units:
        table.push(PayStep(seat=seat, bill=list(units)))


def spend_crystals(table: ColonyTable, seat: int, amount: int) -> None:
    """A crystal payment: the purse first, then the depot, what came in last before the rest."""
    if not amount:
        return
    company = table.company(seat)
    from_depot = _from_depot(company, amount)
    company.fresh = max(0, company.fresh - from_depot)
    table.tell(events.Paid(seat=seat, crystals=amount))


def spend_movement_crystal(table: ColonyTable, seat: int) -> None:
    """OM-BOOST-3: movement is never paid with a crystal that came in during the action."""
    _from_depot(table.company(seat), 1)
    table.tell(events.Paid(seat=seat, crystals=1))


def _from_depot(company: Company, amount: int) -> int:
    from_purse = min(company.purse, amount)
    company.purse -= from_purse
    company.crystals -= amount - from_purse
    return amount - from_purse


def store_crystal(table: ColonyTable, seat: int) -> bool:
    """A crystal straight into the depot; false when no space is free."""
    company = table.company(seat)
    if company.depot_room <= 0:
        return False
    company.crystals += 1
    company.fresh += 1
    return True


def receive_crystals(table: ColonyTable, seat: int) -> None:
    """OM-GEN-6: the reception moves into free depot spaces, the surplus is lost."""
    company = table.company(seat)
    if company.reception:
        moved = min(company.reception, company.depot_room)
        lost = company.reception - moved
        company.crystals += moved
        company.reception = 0
        table.tell(events.CrystalsReceived(seat=seat, amount=moved, lost=lost))


def produce(table: ColonyTable, seat: int, cell: Hex) -> None:
    """One unit of what a building yields."""
    gain(table, seat, BUILDING_GAIN[table.board.buildings[cell].building], 1)


def produce_all(table: ColonyTable, seat: int) -> None:
    """Every advanced building and every mine with a colonist of the seat yields one unit."""
    for cell in table.producers(seat):
        produce(table, seat, cell)


def score(table: ColonyTable, seat: int, points: int, rule: str) -> None:
    if points:
        table.company(seat).points += points
        table.tell(events.PointsScored(seat=seat, points=points, rule=rule))


# Colonists.


def send_to_work(table: ColonyTable, seat: int, colonists: int) -> None:
    """Colonists from the quarters to the working area, as a price."""
    if colonists:
        company = table.company(seat)
        company.quarters -= colonists
        company.working += colonists
        table.tell(events.Paid(seat=seat, colonists=colonists))


def occupy(table: ColonyTable, seat: int, main: SlotAction) -> None:
    """OM-SLOT-1: a colonist from the quarters takes a slot."""
    table.company(seat).quarters -= 1
    table.slots(main).append(seat)
    table.tell(events.SlotTaken(seat=seat, main=main))


def recruit(table: ColonyTable, seat: int, colonists: int) -> None:
    """OM-GEN-9: new colonists need a free slot in the quarters."""
    arrived = min(colonists, table.reserve(seat), table.beds(seat))
    table.company(seat).quarters += arrived
    table.tell(events.ColonistsArrived(seat=seat, amount=arrived))


def bring_back(table: ColonyTable, seat: int, place: Place) -> None:
    """One colonist from the working area or a slot to the quarters."""
    company = table.company(seat)
    if place == "working_area":
        company.working -= 1
    else:
        table.slots(place).remove(seat)
    company.quarters += 1
    table.tell(events.ColonistRetrieved(seat=seat, place=place))


SIDE_SLOTS: dict[str, tuple[SlotAction, ...]] = {
    "orbit": ("A-PLAN", "A-RND"),
    "colony": ("A-BUILD", "A-UPG", "A-HIRE"),
}


def return_colonists(table: ColonyTable, seat: int, side: str) -> None:
    """OM-TRAVEL: from one side's slots and the working area to the quarters, else the reserve."""
    company = table.company(seat)
    returning, company.working = company.working, 0
    for main in SIDE_SLOTS[side]:
        seats = table.slots(main)
        returning += seats.count(seat)
        seats[:] = [other for other in seats if other != seat]
    fit = min(returning, table.beds(seat))
    company.quarters += fit
    if returning:
        table.tell(events.ColonistsReturned(seat=seat, amount=fit, lost=returning - fit))


def travel(table: ColonyTable, seat: int, to: Side, *, exploring: bool) -> None:
    """OM-TRAVEL-C and OM-TRAVEL-O: what comes by itself, then the choices of the journey."""
    table.tell(events.Travelled(seat=seat, side=to))
    if to == "orbit":
        produce_all(table, seat)
    return_colonists(table, seat, to)
    table.push(ChooseSpaceStep(seat=seat, side=to))
    if to == "colony" and exploring:
        table.push(ExploreStep(seat=seat))


def other_side(side: str | None) -> Side:
    return "colony" if side == "orbit" else "orbit"


# Techs, and tiles and cards that take the place of others.


def use_tech(table: ColonyTable, seat: int, tech: Tech) -> tuple[Unit, ...]:
    """One use of a tile; what the user pays for it. Another's is settled later (OM-TECH-4)."""
    table.tell(events.TechUsed(seat=seat, owner=tech.owner, tile=tech.tile))
    if tech.owner == seat:
        return ()
    table.state.dues.append(Due(owner=tech.owner, tile=tech.tile))
    return () if table.options.tech_oxygen == "supply" else ("oxygen",)


def move_tile(table: ColonyTable, seat: int, tile: TechTile, cell: LabCell) -> None:
    """A tile arrives on its next cell; the benefit waits below whatever is paid first."""
    entry = next(entry for entry in table.company(seat).lab if entry.tile == tile)
    entry.cell = cell
    table.tell(events.TechDeveloped(seat=seat, tile=tile, cell=cell))
    offer_benefit(table, seat, cell)


def offer_benefit(table: ColonyTable, seat: int, cell: LabCell) -> None:
    """The benefit of a cell; one that would come by itself may be declined too."""
    effect = table.material.effects.get(cell)
    if isinstance(effect, Gain):
        table.push(OfferStep(seat=seat, of=cell))
    elif effect is not None:
        table.push(ApplyStep(seat=seat, of=cell))


def replace_exploration(table: ColonyTable, tile: Discovery) -> None:
    """A tile leaves the exploration places and the next of the stack takes its place."""
    state = table.state
    state.exploration.remove(tile)
    if state.discovery_stack:
        drawn = state.discovery_stack.pop()
        state.exploration.append(drawn)
        table.tell(events.ExplorationRefilled(discovery=drawn))


def refill_display(table: ColonyTable, contract: Contract) -> None:
    """OM-HIRE-3: a contract of the deck goes into the gap."""
    state = table.state
    state.contract_deck.remove(contract)
    state.display[state.display.index(None)] = contract
    table.tell(events.DisplayRefilled(contract=contract))


# Missions and contracts.


def contribute(table: ColonyTable, seat: int, event: str) -> None:
    """OM-MIS-1: an event counts for the mission that looks for it, until that is complete."""
    for card in table.state.missions:
        mission = table.material.missions[card.mission]
        if mission.event == event and card.left:
            card.left -= 1
            table.tell(events.MissionAdvanced(seat=seat, mission=card.mission, left=card.left))
            gain(table, seat, "crystal", mission.crystals)


def check_contracts(table: ColonyTable) -> None:
    """OM-CON-3: a contract is completed at the first moment its requirement holds."""
    for seat, company in enumerate(table.state.companies):
        for own in company.contracts:
            if not own.done and is_met(table, seat, own):
                own.done = True
                table.tell(events.ContractCompleted(seat=seat, contract=own.contract))
                contribute(table, seat, "contract_completed")


def is_met(table: ColonyTable, seat: int, own: OwnContract) -> bool:
    """OM-CON-1, OM-CON-2: the goods lie on the card, or a marker stands in such a complex."""
    card = table.material.contracts[own.contract]
    if card.building is None:
        return all(own.cargo.of(item) >= n for item, n in card.needs)
    board = table.board
    return any(
        board.buildings[cell].building == card.building and board.size_at(cell) >= card.size
        for cell in board.advanced_of(seat)
    )


# The map.


def clear(table: ColonyTable, cell: Hex) -> None:
    """OM-BOT-1, OM-DISP-1: crystal and tiles of a hex leave the game."""
    state = table.state
    found = cell in state.crystals or any(spot.hex == cell for spot in state.finds)
    if found:
        state.crystals = [other for other in state.crystals if other != cell]
        state.finds = [spot for spot in state.finds if spot.hex != cell]
        table.redraw()
        table.tell(events.HexCleared(hex=cell))


def drive_to(table: ColonyTable, seat: int, vehicle: int, cell: Hex) -> None:
    """Put a robot or rover on a hex."""
    company = table.company(seat)
    if vehicle == ROVER:
        company.rover = cell
        table.tell(events.RoverMoved(seat=seat, hex=cell))
    else:
        company.robots[vehicle] = cell
        table.tell(events.RobotMoved(seat=seat, robot=vehicle, hex=cell))
    table.redraw()


def displace_vehicles(table: ColonyTable, cell: Hex) -> None:
    """OM-DISP-2: ask the owner of whatever vehicle stands there."""
    for owner, _vehicle in table.board.vehicles.get(cell, ()):
        table.push(DisplaceStep(seat=owner, hex=cell))


def collect_crystal(table: ColonyTable, seat: int, cell: Hex) -> None:
    """OM-ROVER-2: straight into the depot, or back to the supply when that is full."""
    if cell not in table.state.crystals:
        return
    table.state.crystals.remove(cell)
    table.redraw()
    table.tell(events.CrystalCollected(seat=seat, hex=cell))
    if table.options.rover_crystal == "reception":
        gain(table, seat, "crystal", 1)
    else:
        store_crystal(table, seat)


def take_find(table: ColonyTable, seat: int, cell: Hex) -> Find:
    """OM-ROVER-3, OM-ROVER-7: one tile of a hex becomes the seat's."""
    state = table.state
    spot = next(spot for spot in state.finds if spot.hex == cell)
    find = spot.finds.pop(0)
    if not spot.finds:
        state.finds.remove(spot)
    table.redraw()
    table.tell(events.FindTaken(seat=seat, find=find, hex=cell))
    company = table.company(seat)
    if find.startswith("DT"):
        company.discoveries.append(find)  # type: ignore[arg-type]
        contribute(table, seat, "discovery_taken")
    else:
        company.research.append(find)  # type: ignore[arg-type]
        contribute(table, seat, "research_taken")
    return find

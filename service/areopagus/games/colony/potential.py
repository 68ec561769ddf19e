"""What each seat may expect in the end: its score, and what it has to make more of.

The weights are data, in ``outlook.toml``.
"""

from areopagus.games.colony.components import Material
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import BUILDING_TYPES, ITEMS, BuildingType, Plan
from areopagus.games.colony.pieces import Company, Goods, OwnContract
from areopagus.games.colony.scoring import score
from areopagus.games.colony.sites import Builder, upgrade_hexes, upgrade_site_refused
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.table import COLONISTS, ColonyTable, Means
from areopagus.kernel.outlook import Outlook

OUTLOOK = Outlook.load("areopagus.games.colony")
LENGTH = 16
"""How many rounds a game takes when nothing limits them; people tell of 10 to 20."""
OPEN_END = 3
"""How many rounds seem to be left, at least, while nothing has announced the end."""
SPENT_IN = 3
"""In how many rounds what lies ready can be made points of."""
AMPLE = Means(Goods(mineral=9, battery=9, water=9, plant=9, oxygen=9), crystals=9, colonists=9)
"""Enough to build anything that there is a place for."""


def prospects(material: Material, state: OnMars) -> list[float]:
    """The points of each seat, as far as they can be foreseen."""
    points = [float(tally.total) for tally in score(material, state).seats]
    if state.phase == "over":
        return points
    left, weights = rounds_left(state), OUTLOOK.weights
    growth, use = left / LENGTH, min(1.0, left / SPENT_IN)
    for building in state.buildings:
        if building.owner is not None:
            points[building.owner] += growth * weights["shelter"]
        elif building.colonist is not None:
            points[building.colonist] += growth * weights["mine"]
    table = ColonyTable(material, state, None)
    for seat, company in enumerate(state.companies):
        points[seat] += growth * (_growth(table, seat) + _places(table, seat))
        points[seat] += use * (_supplies(company) + _promises(material, company))
    return points


def rounds_left(state: OnMars) -> int:
    """About how many rounds will still be played, this one included."""
    if state.phase == "delivery" or state.ending == "last_round":
        return 1
    if state.ending == "announced":
        return 2
    limit = state.options.round_limit
    left = (LENGTH if limit is None else limit) - state.round + 1
    if limit is None:
        left = max(OPEN_END, left)
    return min(left, 2 + 4 * state.remaining_missions)


def _growth(table: ColonyTable, seat: int) -> float:
    """What gives more of everything, round after round."""
    weights, company = OUTLOOK.weights, table.company(seat)
    return (
        weights["colonist"] * (COLONISTS - table.reserve(seat))
        + weights["robot"] * len(company.robots)
        + weights["rover"] * (company.rover is not None)
        + weights["tech"] * len(company.lab)
        + weights["scientist"] * len(company.scientists)
        + weights["built"] * sum(own.built is not None for own in company.plans)
        + weights["research"] * len(company.research)
        + weights["discovery"] * len(company.discoveries)
    )


def _supplies(company: Company) -> float:
    """What lies ready to be spent."""
    weights = OUTLOOK.weights
    return (
        weights["resource"] * company.storage.total
        + weights["mineral"] * company.storage.mineral
        + weights["crystal"] * company.crystals
        + weights["reception"] * company.reception
        + weights["quarters"] * company.quarters
        + weights["goal"] * (len(company.goals) if company.achieved is None else 0)
    )


def _promises(material: Material, company: Company) -> float:
    """What an unfinished thing costs now will be gained back, if there is time to finish it."""
    weights = OUTLOOK.weights
    plans = sum(material.plans[own.plan].points for own in company.plans if own.built is None)
    contracts = sum(_open_contract(material, own) for own in company.contracts if not own.done)
    return weights["plan"] * plans + weights["contract"] * contracts


def _places(table: ColonyTable, seat: int) -> float:
    """What robots stand near enough to: places to build, and buildings for its plans."""
    weights, board = OUTLOOK.weights, table.board
    free = [cell for cell in board.zone(seat) if cell not in board.buildings]
    sites = [building for building in BUILDING_TYPES if _fits(table, seat, building, free)]
    ready = [
        own
        for own in table.company(seat).plans
        if own.built is None and _can_upgrade(table, seat, own.plan)
    ]
    return weights["site"] * len(sites) + weights["ready"] * len(ready)


def _fits(table: ColonyTable, seat: int, building: BuildingType, free: list[Hex]) -> bool:
    """Whether there is a place for a type of building, whatever it costs."""
    builder = Builder(table, seat, AMPLE, building, 0)
    if builder.refusal is None:
        for cell in free:
            if builder.fit_refused(cell) is None:
                return True
    return False


def _can_upgrade(table: ColonyTable, seat: int, plan: Plan) -> bool:
    for cell in upgrade_hexes(table, seat, plan, anywhere=False):
        if upgrade_site_refused(table, seat, plan, cell, anywhere=False) is None:
            return True
    return False


def _open_contract(material: Material, own: OwnContract) -> float:
    """What completing a contract would gain, more of it the more has been delivered."""
    card = material.contracts[own.contract]
    needed = sum(amount for _, amount in card.needs)
    brought = sum(own.cargo.of(item) for item in ITEMS)
    return (card.done - card.failed) * (1 + brought) / (2 + needed)

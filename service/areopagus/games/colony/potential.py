"""What each seat may expect in the end: its score, and what it has to make more of.

The weights are data, in ``outlook.toml``.
"""

from areopagus.games.colony.components import Material
from areopagus.games.colony.ids import ITEMS
from areopagus.games.colony.pieces import Company, OwnContract
from areopagus.games.colony.scoring import score
from areopagus.games.colony.state import OnMars
from areopagus.kernel.outlook import Outlook

OUTLOOK = Outlook.load("areopagus.games.colony")
LAST_ROUNDS = 6
"""From so many rounds before the end on, what does not score by itself is worth less."""


def prospects(material: Material, state: OnMars) -> list[float]:
    """The points of each seat, as far as they can be foreseen."""
    points = [float(tally.total) for tally in score(material, state).seats]
    if state.phase == "over":
        return points
    time, weights = time_left(state), OUTLOOK.weights
    for building in state.buildings:
        if building.owner is not None:
            points[building.owner] += time * weights["shelter"]
        elif building.colonist is not None:
            points[building.colonist] += time * weights["mine"]
    for seat, company in enumerate(state.companies):
        points[seat] += time * _means(company) + _promises(material, company, time)
    return points


def time_left(state: OnMars) -> float:
    """From 1, when there is time for everything, down to 0."""
    if state.ending != "open" or state.phase == "delivery":
        return 1 / LAST_ROUNDS
    rounds = LAST_ROUNDS
    if state.options.round_limit is not None:
        rounds = min(rounds, state.options.round_limit - state.round)
    return min(rounds, 2 + 2 * state.remaining_missions) / LAST_ROUNDS


def _means(company: Company) -> float:
    """What a seat can act with."""
    weights = OUTLOOK.weights
    return (
        weights["resource"] * company.storage.total
        + weights["crystal"] * company.crystals
        + weights["reception"] * company.reception
        + weights["colonist"] * (company.quarters + company.working)
        + weights["robot"] * len(company.robots)
        + weights["rover"] * (company.rover is not None)
        + weights["tech"] * len(company.lab)
        + weights["research"] * len(company.research)
        + weights["discovery"] * len(company.discoveries)
        + weights["scientist"] * len(company.scientists)
        + weights["built"] * sum(own.built is not None for own in company.plans)
        + weights["goal"] * (len(company.goals) if company.achieved is None else 0)
    )


def _promises(material: Material, company: Company, time: float) -> float:
    """What an unfinished thing costs now will be gained back, if there is time to finish it."""
    weights = OUTLOOK.weights
    plans = sum(material.plans[own.plan].points for own in company.plans if own.built is None)
    contracts = sum(_open_contract(material, own) for own in company.contracts if not own.done)
    return time * (weights["plan"] * plans + weights["contract"] * contracts)


def _open_contract(material: Material, own: OwnContract) -> float:
    """What completing a contract would gain, more of it the more has been delivered."""
    card = material.contracts[own.contract]
    needed = sum(amount for _, amount in card.needs)
    brought = sum(own.cargo.of(item) for item in ITEMS)
    return (card.done - card.failed) * (1 + brought) / (2 + needed)

"""The score, as it would be if the game ended here."""

from areopagus.games.colony.components import (
    CELLS,
    PROGRESS_POINTS,
    QUARTERS_POINTS,
    Material,
)
from areopagus.games.colony.effects import SIDE_SLOTS
from areopagus.games.colony.ids import BuildingType
from areopagus.games.colony.pieces import Company
from areopagus.games.colony.state import OnMars
from areopagus.kernel.score import Line, Score, SeatTally, leaders

ROCKET_POINTS = 3


def score(material: Material, state: OnMars) -> Score:
    """The points on the track and all that final scoring adds, without touching the state."""
    advanced = _advanced_types(material, state)
    shelters = [0] * len(state.companies)
    for building in state.buildings:
        if building.owner is not None:
            shelters[building.owner] += 1
    tallies = [
        _tally(material, state, seat, company, 2 + 2 * shelters[seat], advanced)
        for seat, company in enumerate(state.companies)
    ]
    final = state.phase == "over"
    return Score(final=final, winners=leaders(tallies) if final else [], seats=tallies)


def _advanced_types(material: Material, state: OnMars) -> list[BuildingType]:
    """The type of every advanced building on the map, whoever owns it."""
    return [
        material.plans[own.plan].building
        for company in state.companies
        for own in company.plans
        if own.built is not None
    ]


def _tally(
    material: Material,
    state: OnMars,
    seat: int,
    company: Company,
    capacity: int,
    advanced: list[BuildingType],
) -> SeatTally:
    lines = [
        Line(rule="OM-SCORE-9", label="track", points=company.points),
        Line(rule="OM-SCORE-1", label="progress", points=PROGRESS_POINTS[len(company.progress)]),
        Line(rule="OM-SCORE-2", label="rockets", points=ROCKET_POINTS * company.hangar),
        Line(
            rule="OM-SCORE-3", label="colonists", points=_quarters(state, seat, company, capacity)
        ),
        *_lab(company),
        *_plans(material, company),
        *_scientists(material, company, advanced),
        *_contracts(material, company),
    ]
    built = [own for own in company.plans if own.built is not None]
    return SeatTally(
        seat=seat,
        total=sum([line.points for line in lines]),
        lines=lines,
        tiebreaks=[company.crystals, len(built), len(company.progress)],
    )


def _quarters(state: OnMars, seat: int, company: Company, capacity: int) -> int:
    """OM-SCORE-3: colonists of the own side and the working area return first."""
    back = company.quarters + company.working
    if company.side is not None:
        sides = SIDE_SLOTS[company.side]
        back += sum([slots.seats.count(seat) for slots in state.slots if slots.main in sides])
    colonists = min(back, capacity)
    return QUARTERS_POINTS[(colonists - 1) // 2] if colonists else 0


def _lab(company: Company) -> list[Line]:
    return [
        Line(rule="OM-SCORE-4", label="tech", points=CELLS[entry.cell].points, of=entry.tile)
        for entry in company.lab
    ]


def _plans(material: Material, company: Company) -> list[Line]:
    return [
        Line(
            rule="OM-SCORE-5",
            label="unbuilt-plan" if own.built is None else "built-plan",
            points=(-1 if own.built is None else 1) * material.plans[own.plan].points,
            of=own.plan,
        )
        for own in company.plans
    ]


def _scientists(material: Material, company: Company, advanced: list[BuildingType]) -> list[Line]:
    return [
        Line(
            rule="OM-SCORE-6",
            label="scientist",
            points=card.points * advanced.count(card.scores),
            of=card.id,
        )
        for own in company.scientists
        for card in [material.scientists[own.scientist]]
    ]


def _contracts(material: Material, company: Company) -> list[Line]:
    lines = []
    for own in company.contracts:
        card = material.contracts[own.contract]
        lines.append(
            Line(
                rule="OM-SCORE-7",
                label="contract-done" if own.done else "contract-failed",
                points=card.done if own.done else card.failed,
                of=own.contract,
            )
        )
    return lines

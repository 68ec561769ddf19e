"""From what a seat sees, whole states that could be the true one.

What is hidden is pooled with all that could lie in the same places and dealt out anew. Pools are
sorted first: what is imagined follows from the view and from nothing else.
"""

from random import Random
from typing import Any

import msgspec

from areopagus.games.colony.components import (
    TECH_SETS,
    Material,
)
from areopagus.games.colony.ids import COMMON_TYPES, BuildingType
from areopagus.games.colony.pieces import Company, Stock
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel.dice import Dice

_SHARED = tuple(name for name in Company.__struct_fields__ if name not in ("goals", "spent"))
"""What everybody sees of a company."""


class Imagination:
    """A source of states that fit one view."""

    def __init__(self, material: Material, view: OnMarsView) -> None:
        self._goals = _unseen_goals(material, view)
        self._hands = [
            (company.seat, company.goal_count, company.spent_count)
            for company in view.companies
            if company.goals is None
        ]
        self._discoveries = _unseen_discoveries(material, view)
        self._discovery_count = view.discovery_stack
        self._techs = _unseen_techs(view) if view.tech_reserve else []
        self._contracts = _unseen_contracts(material, view)
        self._contracts_are_open = view.open_contracts is not None
        self._plans = _unseen_plans(material, view)
        self._body = msgspec.msgpack.encode(_template(material, view))
        self._decoder = msgspec.msgpack.Decoder(OnMars)

    def __call__(self, rng: Random) -> OnMars:
        """A state that looks like the view."""
        state = self._decoder.decode(self._body)
        state.dice.seed = f"{rng.getrandbits(128):032x}"
        goals = rng.sample(self._goals, len(self._goals))
        for seat, held, spent in self._hands:
            company = state.companies[seat]
            company.goals = [goals.pop() for _ in range(held)]
            company.spent = [goals.pop() for _ in range(spent)]
        state.discovery_stack = rng.sample(self._discoveries, self._discovery_count)
        state.tech_reserve = rng.sample(self._techs, len(self._techs))
        for stock in state.stocks:
            rng.shuffle(stock.tiles)
        state.contract_deck = list(self._contracts)
        if not self._contracts_are_open:
            rng.shuffle(state.contract_deck)
        for plans in self._plans:
            state.plan_stack += rng.sample(plans, len(plans))
        return state


def _unseen_goals(material: Material, view: OnMarsView) -> list[Any]:
    seen = {company.achieved for company in view.companies}
    for company in view.companies:
        seen.update(company.goals or ())
        seen.update(company.spent or ())
    return sorted(set(material.goals) - seen)


def _unseen_discoveries(material: Material, view: OnMarsView) -> list[Any]:
    seen: set[Any] = {find for spot in view.finds for find in spot.finds}
    seen.update(view.exploration)
    for company in view.companies:
        seen.update(company.discoveries)
        seen.update(own.radar for own in company.plans)
    return sorted(set(material.discoveries) - seen)


def _unseen_techs(view: OnMarsView) -> list[Any]:
    seen = {*view.grid, *(entry.tile for company in view.companies for entry in company.lab)}
    return sorted({*TECH_SETS["A"], *TECH_SETS["B"]} - seen)


def _unseen_contracts(material: Material, view: OnMarsView) -> list[Any]:
    owned = {own.contract for company in view.companies for own in company.contracts}
    return sorted(set(material.contracts) - owned - {card for card in view.display if card})


def _unseen_plans(material: Material, view: OnMarsView) -> list[list[Any]]:
    """The parts of the stack from the bottom up: at first, level 1 lies on level 3 (OM-COL-2)."""
    if not view.plan_stack:
        return []
    levels = (3, 1) if view.level == 1 else (3,)
    owned = {own.plan for company in view.companies for own in company.plans}
    unseen = sorted(set(material.plans) - owned - set(view.plan_display))
    return [[plan for plan in unseen if material.plans[plan].level == level] for level in levels]


def _stock(material: Material, view: OnMarsView, kind: BuildingType) -> Stock:
    built = {building.tile for building in view.buildings}
    tiles: list[Any] = sorted(tile for tile, of in material.tile_types.items() if of == kind)
    return Stock(building=kind, tiles=[tile for tile in tiles if tile not in built])


def _template(material: Material, view: OnMarsView) -> OnMars:
    """A state with all that is known, and what is not left out."""
    return OnMars(
        dice=Dice(seed="imagined"),
        options=view.options,
        phase=view.phase,
        round=view.round,
        ending=view.ending,
        queue=view.queue,
        shuttle=view.shuttle,
        crossed=view.crossed,
        level=view.level,
        buildings=view.buildings,
        stocks=[_stock(material, view, kind) for kind in COMMON_TYPES],
        finds=view.finds,
        crystals=view.crystals,
        exploration=view.exploration,
        discovery_stack=[],
        grid=view.grid,
        tech_reserve=[],
        plan_display=view.plan_display,
        plan_stack=[],
        display=view.display,
        contract_deck=[],
        missions=view.missions,
        rewards=view.rewards,
        warehouse=view.warehouse,
        slots=view.slots,
        dues=view.dues,
        companies=[
            Company(
                **{name: getattr(company, name) for name in _SHARED},
                goals=company.goals or [],
                spent=company.spent or [],
            )
            for company in view.companies
        ],
        pending=view.pending,
    )

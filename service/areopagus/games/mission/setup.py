"""From options, seats and seed to the first state."""

from collections.abc import Callable, Sequence

from areopagus.games.mission import flow
from areopagus.games.mission.components import (
    ASTRONAUTS,
    CHARACTERS,
    PHOBOS,
    TWO_PLAYERS,
    Character,
    Edition,
    Resource,
)
from areopagus.games.mission.state import (
    AnyOptions,
    Company,
    MissionState,
    Neutral,
    PlaneteRougeState,
    RedPlanetState,
    Ship,
    Tokens,
    ZoneState,
)
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.dice import Dice

STATES: dict[str, Callable[..., MissionState]] = {
    "planete-rouge": PlaneteRougeState,
    "red-planet": RedPlanetState,
}


def deal(
    edition: Edition, names: Sequence[str | None], seed: str, options: AnyOptions
) -> MissionTable:
    """The table as it is first laid out, up to the first question."""
    dice = Dice(seed=seed)
    neutral = _neutral(dice) if len(names) == TWO_PLAYERS else None
    companies = [_company(name, CHARACTERS) for name in names]
    if neutral:
        companies.append(_company(None, ()))
    resources = list(edition.resource_tiles)
    dice.shuffle(resources)
    zones, resources = _lay_out_zones(edition, len(companies), resources)
    docks, ship_deck = _dock_ships(edition, len(companies), dice)
    first = _board_first_astronauts(companies, docks, dice, neutral is not None)
    state = STATES[edition.id](
        options=options,
        dice=dice,
        companies=companies,
        first=first,
        phase="destinations",
        docks=docks,
        flying=[],
        ship_deck=ship_deck,
        ship_discard=[],
        zones=zones,
        resource_deck=resources,
        event_deck=_event_deck(edition, dice),
        event_discard=[],
        neutral=neutral,
    )
    table = MissionTable(edition, state, None)
    flow.advance(table)
    return table


def _company(name: str | None, hand: Sequence[Character]) -> Company:
    return Company(
        name=name,
        hand=list(hand),
        chosen=None,
        reserve=ASTRONAUTS,
        lost=0,
        tokens=Tokens(),
        cards=[],
        offered=[],
    )


def _neutral(dice: Dice) -> Neutral:
    """The neutral company plays from a shuffled deck of its characters (RP-2P-2)."""
    deck = list(CHARACTERS)
    dice.shuffle(deck)
    return Neutral(deck=deck, used=[])


def _lay_out_zones(
    edition: Edition, companies: int, resources: list[Resource]
) -> tuple[list[ZoneState], list[Resource]]:
    """2015: a resource face down on each zone (RP-SETUP-8); 2005: none yet (PR-SETUP-2)."""
    zones = []
    for id in edition.zones:
        resource = resources.pop(0) if edition.resources_lie_hidden else None
        zones.append(
            ZoneState(
                id=id,
                astronauts=[0] * companies,
                resource=resource,
                explored=False,
                pool=Tokens(),
            )
        )
    return zones, resources


def _dock_ships(edition: Edition, count: int, dice: Dice) -> tuple[list[Ship | None], list[str]]:
    """2005: the first ships of the deck (PR-SETUP-5); 2015: none bound for the unknown, and one
    of them for Phobos (RP-SETUP-3, RP-SETUP-4)."""
    deck = list(edition.ships)
    dice.shuffle(deck)
    if not edition.has_phobos:
        return [_ship(id) for id in deck[:count]], deck[count:]
    docked, unknown = _draw_known_ships(edition, count, deck)
    if unknown:
        deck += unknown
        dice.shuffle(deck)
    docks: list[Ship | None] = [_ship(id) for id in docked]
    if all(edition.ships[id].destination != PHOBOS for id in docked):
        docks[-1] = Ship(id=docked[-1], aboard=[], tiles=[PHOBOS])
    return docks, deck


def _draw_known_ships(edition: Edition, count: int, deck: list[str]) -> tuple[list[str], list[str]]:
    docked: list[str] = []
    unknown: list[str] = []
    while len(docked) < count:
        id = deck.pop(0)
        (docked if edition.ships[id].destination else unknown).append(id)
    return docked, unknown


def _ship(id: str) -> Ship:
    return Ship(id=id, aboard=[], tiles=[])


def _board_first_astronauts(
    companies: list[Company], docks: list[Ship | None], dice: Dice, neutral: bool
) -> int:
    """One astronaut of each company, drawn blindly, goes on each ship from left to right; the
    owner of the first one is first player (PR-SETUP-6, -7, RP-SETUP-6, -7, RP-2P-7)."""
    drawn = list(range(len(companies)))
    dice.shuffle(drawn)
    for company, ship in zip(drawn, docks, strict=True):
        assert ship is not None
        ship.aboard.append(company)
        companies[company].reserve -= 1
    return next(company for company in drawn if not (neutral and company == len(drawn) - 1))


def _event_deck(edition: Edition, dice: Dice) -> list[str]:
    """2015: the missions on top, for they alone are dealt first (RP-SETUP-5, RP-SETUP-9)."""
    deck = list(edition.cards)
    dice.shuffle(deck)
    if edition.deals_missions_only:
        deck.sort(key=lambda card: edition.cards[card].kind != "mission")
    return deck

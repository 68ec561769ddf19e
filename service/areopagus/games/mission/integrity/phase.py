"""What every possible position satisfies, as to the moment of play it is at."""

from collections.abc import Sequence
from typing import NoReturn

from areopagus.games.mission.components import (
    DESCENTS,
    PHOBOS,
    ROUNDS,
    WALKS,
    Edition,
    Zone,
)
from areopagus.games.mission.flow import call_place, has_special
from areopagus.games.mission.moves import Board
from areopagus.games.mission.state import Company, MissionState, RedPlanetState, Ship, Turn
from areopagus.games.mission.table import (
    MissionTable,
    decider,
    is_neutral,
    seated_companies,
    seats_of,
)
from areopagus.kernel.errors import broken
from areopagus.kernel.legality import has_legal_move


def check_moment(edition: Edition, state: MissionState, ships: list[Ship], full: list[str]) -> None:
    """Whether play can be where the position says, with these ships in play, some of them full."""
    if (state.turn is not None) != (state.phase == "resolve"):
        broken("turn", "a turn is played exactly while characters are resolved", "/turn")
    if (state.window is not None) != (state.phase == "actions"):
        broken("window", "action cards have a window after the last round", "/window")
    if state.flying and state.phase != "resolve":
        broken("flying", "ships land at the end of the round", "/flying")
    if state.last is not None and state.phase != "resolve":
        broken("last", "a new round has begun", "/last")
    _check_offers(edition, state)
    match state.phase:
        case "destinations":
            _check_opening(edition, state, ships)
        case "starting-cards":
            _check_start(edition, state, ships)
        case "choose":
            _check_choosing(edition, state, ships)
            _check_docks_are_filled(state, full)
        case "resolve":
            _check_turn(edition, state, full)
        case "actions":
            _check_window(edition, state)
            _check_docks_are_filled(state, full)
            _check_no_choice(state)
        case "over":
            if state.round != ROUNDS:
                broken("round", f"a game lasts {ROUNDS} rounds", "/round")
            if edition.refills_docks_at_round_end:
                _check_docks_are_filled(state, full)
            _check_no_choice(state)


def _check_offers(edition: Edition, state: MissionState) -> None:
    if state.phase == "starting-cards":
        _check_dealt(edition, state)
        return
    for index, company in enumerate(seated_companies(state)):
        if company.offered:
            pointer = f"/companies/{index}/offered"
            broken("starting-cards", "starting cards are dealt before the first round", pointer)
        if edition.paying_cards.isdisjoint(company.cards) and state.phase != "destinations":
            _refuse_kept(index)


def _check_dealt(edition: Edition, state: MissionState) -> None:
    """While seats choose which of their starting cards to keep."""
    for index, company in enumerate(seated_companies(state)):
        pointer = f"/companies/{index}/offered"
        dealt = len(company.offered) + len(company.cards)
        if dealt != edition.starting_cards or len(company.cards) > 1:
            broken("starting-cards", f"{edition.starting_cards} cards are dealt", pointer)
        if company.cards and edition.paying_cards.isdisjoint(company.cards):
            _refuse_kept(index)
        for card in company.offered:
            if edition.deals_missions_only and edition.cards[card].kind != "mission":
                broken("starting-cards", f"{card} is no mission", pointer)
        if not company.cards and not _can_keep(edition, company):
            broken("starting-cards", "one of the cards can be kept", pointer)


def _refuse_kept(index: int) -> NoReturn:
    """The card kept at the start is never played: an action cannot be the only one held."""
    pointer = f"/companies/{index}/cards"
    broken("starting-cards", "every seat keeps a bonus or mission card", pointer)


def _can_keep(edition: Edition, company: Company) -> bool:
    return any(edition.cards[card].kind != "discovery" for card in company.offered)


def _check_opening(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
    """A ship of the first edition waits for its owner to choose a destination (PR-SETUP-8)."""
    _check_start(edition, state, ships, dealt=False)
    waiting = [
        ship for ship in ships if not ship.tiles and edition.ships[ship.id].destination is None
    ]
    if not waiting:
        broken("phase", "no ship waits for a destination", "/phase")


def _check_start(
    edition: Edition, state: MissionState, ships: list[Ship], *, dealt: bool = True
) -> None:
    """Before the first round one astronaut of each company is aboard, one on each ship."""
    if state.round != 1:
        broken("phase", "this comes before the first round", "/phase")
    _check_nothing_happened(edition, state, ships)
    if any(company.chosen for company in state.companies):
        broken("start", "characters are chosen in the first round", "/companies")
    if not dealt and any(company.cards for company in state.companies):
        broken("start", "no cards have been dealt yet", "/companies")
    if dealt and all(company.cards for company in seated_companies(state)):
        broken("phase", "every seat has kept its card", "/phase")


def _check_nothing_happened(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
    """The table as it was laid out, until the first character is called."""
    aboard = sorted(company for ship in ships for company in ship.aboard)
    alone = all(ship is not None and len(ship.aboard) == 1 for ship in state.docks)
    if not alone or aboard != list(range(len(state.companies))):
        broken("start", "one astronaut of each company is aboard, one on each ship", "/docks")
    if (
        any(company.lost for company in state.companies)
        or any(any(zone.astronauts) or zone.explored or zone.discovery for zone in state.zones)
        or state.ship_discard
    ):
        broken("start", "nothing has happened yet")
    if edition.has_phobos:
        _check_first_ships(edition, state, ships)
    elif any(ship.tiles and edition.ships[ship.id].destination for ship in ships):
        broken("start", "a tile lies only on ships that are piloted by hand", "/docks")


def _check_first_ships(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
    """2015: no unknown destination, one ship to Phobos, and who is first (RP-SETUP-3, -4, -7)."""
    printed = [edition.ships[ship.id].destination for ship in ships]
    if None in printed:
        broken("start", "no ship is bound for the unknown yet", "/docks")
    tiles = [ship.tiles for ship in ships]
    expected: list[list[Zone]] = [[] for _ in ships]
    if PHOBOS not in printed:
        expected[-1] = [PHOBOS]
    if tiles != expected:
        broken("start", "a tile lies only on the last ship, when none goes to Phobos", "/docks")
    owners = [ship.aboard[0] for ship in ships if not is_neutral(state, ship.aboard[0])]
    if state.first != owners[0]:
        broken("start", "whoever is aboard on the left is first player", "/first")


def _check_choosing(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
    if state.round == 1:
        _check_nothing_happened(edition, state, ships)
        if any(len(company.cards) > 1 for company in state.companies):
            broken("start", "no card has been drawn yet", "/companies")
    if all(company.chosen for company in seated_companies(state)):
        broken("phase", "every seat has chosen", "/phase")
    if state.neutral is not None and state.companies[-1].chosen:
        broken("phase", "the neutral company plays after the seats have chosen", "/companies")


def _check_docks_are_filled(state: MissionState, full: list[str]) -> None:
    """Between rounds every dock has a ship, and none of them is full."""
    if None in state.docks:
        broken("docks", "every dock has a ship when a round begins", "/docks")
    if full:
        _check_have_left(state, full)


def _check_have_left(state: MissionState, full: list[str], waiting: Sequence[str] = ()) -> None:
    for index, ship in enumerate(state.docks):
        if ship is not None and ship.id in full and ship.id not in waiting:
            broken("full-ships", f"{ship.id} is full and has left", f"/docks/{index}")


def _check_no_choice(state: MissionState) -> None:
    if any(company.chosen for company in state.companies):
        broken("phase", "all characters have been resolved", "/phase")


def _check_turn(edition: Edition, state: MissionState, full: list[str]) -> None:
    turn = state.turn
    assert turn is not None
    _check_called_in_order(state, turn)
    if (turn.drawn is not None) != (turn.step == "assign"):
        broken("turn", "a discovery just drawn is laid at once", "/turn/drawn")
    _check_step(edition, state, turn)
    _check_boarded(edition, state, turn)
    _check_boarding_was_done(edition, state, turn)
    if full:
        _check_have_left(state, full, _waiting_full(edition, turn))


def _check_boarding_was_done(edition: Edition, state: MissionState, turn: Turn) -> None:
    """Who must board has boarded all that could go before the card goes on (RP-CHAR-1, AMB-02)."""
    optional = edition.effects_are_optional and turn.character != "soldier"
    boarding = turn.step in ("board", "destination")
    if optional or boarding or len(turn.boarded) == edition.placements[turn.character].groups:
        return
    table = MissionTable(edition, state, decider(state, turn.company))
    if has_legal_move(table, (Board,)):
        broken("boarded", f"{turn.character} boards before anything else", "/turn/boarded")


def _waiting_full(edition: Edition, turn: Turn) -> list[str]:
    """Ships that may be full and still docked: 2015 those just boarded (RP-CHAR-3); 2005 one
    whose destination is being chosen."""
    if not edition.launches_at_once:
        return turn.boarded
    return turn.boarded[-1:] if turn.step == "destination" else []


def _check_called_in_order(state: MissionState, turn: Turn) -> None:
    """Whoever comes earlier has acted, and whoever comes later has not."""
    order, acted, seats = call_place(state, turn.company, turn.character), [], seats_of(state)
    for index, company in enumerate(state.companies):
        if index == turn.company:
            continue
        if not company.chosen:
            if index < seats:
                acted.append(index)
        elif call_place(state, index, company.chosen) < order:
            broken("calling-order", f"company {index} acts before", f"/companies/{index}/chosen")
    if state.last is None and acted:
        broken("last", "somebody has acted this round", "/last")
    if state.last is not None and state.last not in acted:
        broken("last", "that seat has not acted this round", "/last")


def _check_step(edition: Edition, state: MissionState, turn: Turn) -> None:
    most = _most_left(edition, state, turn)
    match turn.step:
        case "destination":
            possible = turn.left == most
        case "board":
            possible = 0 < turn.left == most
        case _:
            possible = 0 < turn.left <= most
    if not possible:
        broken("step", f"{turn.character} cannot be at {turn.step!r}", "/turn/step")
    if turn.step == "look":
        slots = [zone for zone in state.zones if zone.id in edition.discovery_zones]
        if not state.event_discard or not all(zone.discovery for zone in slots):
            broken("step", "no discovery was discarded", "/turn/step")


def _most_left(edition: Edition, state: MissionState, turn: Turn) -> int:
    """How often the step can still be to do; 0 when the character has no such step."""
    neutral = is_neutral(state, turn.company)
    match turn.step:
        case "board" | "destination":
            return edition.placements[turn.character].groups - len(turn.boarded)
        case "special":
            if not has_special(state, turn):
                return 0
            return WALKS if turn.character == "explorer" else 1
        case "assign" | "look":
            return int(turn.character == "scientist" and not neutral)
    if turn.character != "soldier" or not isinstance(state, RedPlanetState):
        return 0
    return DESCENTS if state.options.soldier == "and" else DESCENTS - 1


def _check_boarded(edition: Edition, state: MissionState, turn: Turn) -> None:
    placement = edition.placements[turn.character]
    if len(turn.boarded) > placement.groups:
        broken("boarded", "more was boarded than the character allows", "/turn/boarded")
    if not edition.ship_ids.issuperset(turn.boarded):
        broken("boarded", "no such ship", "/turn/boarded")
    if placement.different_ships and len(set(turn.boarded)) != len(turn.boarded):
        broken("boarded", "each astronaut is on another ship", "/turn/boarded")
    if not turn.boarded and turn.step != "destination":
        return
    table = MissionTable(edition, state, None)
    if turn.step == "destination":
        ship = table.docked_ship(turn.boarded[-1]) if turn.boarded else None
        size = placement.size
        if ship is None or not table.needs_destination(ship):
            broken("step", "no ship waits for a destination", "/turn/step")
        if ship.aboard != [turn.company] * size:
            broken("step", "the first to board chooses the destination", "/turn/step")
    for id in turn.boarded:
        aboard = ship.aboard.count(turn.company) if (ship := table.ship(id)) else 0
        if aboard < turn.boarded.count(id) * placement.size:
            broken("boarded", f"whoever boarded {id} is aboard", "/turn/boarded")


def _check_window(edition: Edition, state: MissionState) -> None:
    window = state.window
    assert window is not None
    if not edition.has_action_cards or state.round != ROUNDS:
        broken("phase", "action cards are played after the last round", "/phase")
    order = [(state.first + i) % seats_of(state) for i in range(seats_of(state))]
    if not window.waiting or order[-len(window.waiting) :] != window.waiting:
        broken("window", "seats are asked clockwise from the first player", "/window/waiting")
    for index, discarded in enumerate(state.event_discard):
        later = edition.cards[discarded.card].timing == "after-third-production"
        if later and window.timing == "before-third-production":
            broken("window", f"{discarded.card} is played later", f"/eventDiscard/{index}")
    if window.card is None:
        if window.left:
            broken("window", "no action is being carried out", "/window/left")
        return
    if all(discarded.card != window.card for discarded in state.event_discard):
        broken("window", f"{window.card} has not been played", "/window/card")
    card = edition.cards[window.card]
    if card.timing != window.timing or not 1 <= window.left <= card.steps:
        broken("window", f"{window.card} cannot be carried out now", "/window/card")

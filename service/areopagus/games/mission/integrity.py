"""What every possible position satisfies, each invariant under its name.

After this door the engine trusts its input: whatever passes can be played to the end.
"""

from collections import Counter
from typing import NoReturn

from areopagus.games.mission.components import (
    ASTRONAUTS,
    CHARACTERS,
    RESOURCES,
    ROUNDS,
    TILES_PER_ZONE,
    Edition,
)
from areopagus.games.mission.flow import DESCENTS, SPECIALS, WALKS, call_place
from areopagus.games.mission.state import Company, MissionState, RedPlanetState, Ship, Turn
from areopagus.games.mission.table import (
    MissionTable,
    is_neutral,
    seats_of,
    tile_supply,
)
from areopagus.kernel.errors import Inconsistent

TWO_PLAYERS = 2
TOKENS_BEFORE = {1: 0, 6: 1, 9: 3}
"""From which round on how many tokens each zone can have given before the third distribution."""


def check(edition: Edition, state: MissionState) -> None:
    """Raise :class:`Inconsistent` when this could never be on a table."""
    ships = [ship for ship in state.docks if ship is not None] + state.flying
    _check_companies(edition, state)
    _check_zones(edition, state)
    _check_ships(edition, state, ships)
    _check_astronauts(state, ships)
    _check_tiles(edition, state, ships)
    _check_resources(edition, state)
    _check_cards(edition, state)
    _check_characters(state)
    _check_tokens(edition, state)
    _check_phase(edition, state, ships)


def broken(invariant: str, message: str, pointer: str = "") -> NoReturn:
    raise Inconsistent(invariant, message, pointer)


def _check_companies(edition: Edition, state: MissionState) -> None:
    seats, count = seats_of(state), len(state.companies)
    low, high = (2, 6) if edition.has_phobos else (3, 5)
    if not low <= seats <= high:
        broken("companies", f"{edition.id} is for {low} to {high} seats", "/companies")
    if (state.neutral is not None) != (seats == TWO_PLAYERS):
        broken("neutral-company", "only two players have a neutral company", "/neutral")
    for pointer, seat in (("/first", state.first), ("/last", state.last)):
        if seat is not None and seat >= seats:
            broken("seats", f"there is no seat {seat}", pointer)
    if len(state.docks) != count:
        broken("docks", f"{count} companies have {count} docks", "/docks")


def _check_zones(edition: Edition, state: MissionState) -> None:
    if tuple(zone.id for zone in state.zones) != edition.zones:
        broken("zones", "the zones of the board, each once and in order", "/zones")
    count = len(state.companies)
    for index, zone in enumerate(state.zones):
        if len(zone.astronauts) != count:
            broken("zones", f"{count} companies are counted", f"/zones/{index}/astronauts")


def _check_ships(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
    ids = [ship.id for ship in ships]
    ids += state.ship_deck
    ids += state.ship_discard
    if len(ids) != len(edition.ships) or set(ids) != edition.ships.keys():
        broken("ships", "every ship is in exactly one place")
    companies = len(state.companies)
    for ship in ships:
        if len(ship.aboard) > edition.ships[ship.id].capacity:
            broken("capacity", f"{ship.id} carries more than it can")
        if ship.aboard and max(ship.aboard) >= companies:
            broken("seats", f"a passenger of {ship.id} belongs to no company")


def _check_astronauts(state: MissionState, ships: list[Ship]) -> None:
    in_zones = map(sum, zip(*[zone.astronauts for zone in state.zones], strict=True))
    aboard = [company for ship in ships for company in ship.aboard]
    for index, (company, settled) in enumerate(zip(state.companies, in_zones, strict=True)):
        count = company.reserve + company.lost + settled + aboard.count(index)
        if count != ASTRONAUTS:
            broken("astronauts", f"company {index} has {count} of {ASTRONAUTS} astronauts")


def _check_tiles(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
    for ship in ships:
        if edition.swaps_tiles and len(ship.tiles) > 1:
            broken("destination-tiles", f"{ship.id} carries two tiles")
        if any(zone not in edition.zone_index for zone in ship.tiles):
            broken("destination-tiles", f"{ship.id} goes to a zone of another board")
    if min(tile_supply(edition, state).values()) < 0:
        broken("destination-tiles", f"each zone has {TILES_PER_ZONE} tiles")
    lost = [
        ship.id
        for ship in ships
        if ship.aboard and not ship.tiles and edition.ships[ship.id].destination is None
    ]
    if lost and not (_asks_for_destination(state) or state.phase == "destinations"):
        broken("destinations", f"{lost[0]} is occupied and has no destination")


def _asks_for_destination(state: MissionState) -> bool:
    return state.turn is not None and state.turn.step == "destination"


def _check_resources(edition: Edition, state: MissionState) -> None:
    tiles = state.resource_deck + [zone.resource for zone in state.zones if zone.resource]
    if sorted(tiles) != sorted(edition.resource_tiles):
        broken("resources", "every resource tile is in exactly one place")
    for index, zone in enumerate(state.zones):
        pointer = f"/zones/{index}"
        if zone.explored != (zone.resource is not None) and not edition.resources_lie_hidden:
            broken("explored", f"{zone.id} is explored when its resource is drawn", pointer)
        if zone.resource is None and edition.resources_lie_hidden:
            broken("resources", f"{zone.id} has no resource", pointer)
        if not zone.explored and any(zone.astronauts):
            broken("explored", f"{zone.id} was entered and is unexplored", pointer)
        if not zone.explored and zone.pool.total:
            broken("explored", f"{zone.id} is unexplored and gave tokens", pointer)


def _check_cards(edition: Edition, state: MissionState) -> None:
    cards = [*state.event_deck, *state.event_discard]
    for index, company in enumerate(state.companies):
        cards += company.cards
        cards += company.offered
        if company.cards or company.offered:
            _check_held_cards(edition, state, index, company)
    for index, zone in enumerate(state.zones):
        discovery = zone.discovery
        if discovery:
            cards.append(discovery.card)
            if zone.id not in edition.discovery_zones:
                broken("discoveries", f"{zone.id} takes no card", f"/zones/{index}/discovery")
            _check_discovery(edition, discovery.card, f"/zones/{index}/discovery/card")
            _check_witnesses(state, discovery.seen_by, f"/zones/{index}/discovery/seenBy")
    if state.turn and state.turn.drawn:
        cards.append(state.turn.drawn)
        _check_discovery(edition, state.turn.drawn, "/turn/drawn")
    if len(cards) != len(edition.cards) or set(cards) != edition.cards.keys():
        broken("event-cards", "every event card is in exactly one place")
    _check_discard(edition, state)


def _check_held_cards(edition: Edition, state: MissionState, index: int, company: Company) -> None:
    pointer = f"/companies/{index}/cards"
    if is_neutral(state, index):
        broken("held-cards", "the neutral company has no cards", pointer)
    for card in company.cards:
        if card not in edition.cards or edition.cards[card].kind == "discovery":
            broken("held-cards", f"{card} cannot be held", pointer)


def _check_discovery(edition: Edition, card: str, pointer: str) -> None:
    if card not in edition.cards or edition.cards[card].kind != "discovery":
        broken("discoveries", f"{card} is no discovery", pointer)


def _check_witnesses(state: MissionState, seats: list[int], pointer: str) -> None:
    if not seats or len(set(seats)) != len(seats) or max(seats) >= seats_of(state):
        broken("witnesses", "whoever laid a discovery knows it, each seat once", pointer)


def _check_discard(edition: Edition, state: MissionState) -> None:
    """Discoveries without room, and actions once they can have been played."""
    full = all(zone.discovery for zone in state.zones if zone.id in edition.discovery_zones)
    for card in state.event_discard:
        kind = edition.cards[card].kind
        possible = full if kind == "discovery" else kind == "action"
        if not possible or (kind == "action" and state.phase not in ("actions", "over")):
            broken("event-discard", f"{card} cannot have been discarded", "/eventDiscard")


def _check_characters(state: MissionState) -> None:
    for index, company in enumerate(state.companies):
        pointer = f"/companies/{index}/hand"
        if is_neutral(state, index):
            _check_neutral(state, company)
            continue
        if len(set(company.hand)) != len(company.hand):
            broken("hands", "each character is held once", pointer)
        if company.chosen and company.chosen not in company.hand:
            broken("hands", f"{company.chosen} was chosen from the hand", pointer)
        acting = state.turn if state.turn and state.turn.company == index else None
        if acting:
            _check_acting_hand(acting, company, pointer)
        elif "recruiter" not in company.hand:
            broken("hands", "the recruiter always comes back to hand", pointer)
        if len(CHARACTERS) - len(company.hand) > state.round:
            broken("hands", "one character a round is used", pointer)


def _check_acting_hand(turn: Turn, company: Company, pointer: str) -> None:
    if company.chosen or turn.character in company.hand:
        broken("hands", f"{turn.character} is being played", pointer)
    if turn.character != "recruiter" and "recruiter" not in company.hand:
        broken("hands", "the recruiter always comes back to hand", pointer)


def _check_neutral(state: MissionState, company: Company) -> None:
    neutral = state.neutral
    assert neutral is not None
    held = Counter([*neutral.deck, *neutral.used, *filter(None, [company.chosen])])
    missing = set(CHARACTERS) - held.keys()
    if company.hand or max(held.values()) > 1 or not missing <= {"recruiter"}:
        broken("neutral-characters", "nine characters, or eight without the recruiter", "/neutral")
    used = len(neutral.used) + (company.chosen is not None)
    if used > state.round:
        broken("neutral-characters", "one character a round is used", "/neutral/used")
    turn = state.turn if state.turn and is_neutral(state, state.turn.company) else None
    if turn and (company.chosen or neutral.used[-1:] != [turn.character]):
        broken("neutral-characters", "the character called is the last used", "/neutral/used")


def _check_tokens(edition: Edition, state: MissionState) -> None:
    """Before the third distribution no more tokens lie about than zones can have given."""
    given = max(tokens for since, tokens in TOKENS_BEFORE.items() if state.round >= since)
    third = state.phase in ("actions", "over")
    room = dict.fromkeys(RESOURCES, 0)
    for index, zone in enumerate(state.zones):
        pool, resource = zone.pool, zone.resource
        if zone.explored and resource:
            room[resource] += given
        for other in RESOURCES:
            lying = getattr(pool, other)
            room[other] -= lying
            if lying and other != resource and not _frozen(edition, state, index):
                broken("pools", f"{zone.id} gives one resource", f"/zones/{index}/pool")
    for company in state.companies:
        tokens = company.tokens
        room["ice"] -= tokens.ice
        room["sylvanite"] -= tokens.sylvanite
        room["celerium"] -= tokens.celerium
    if not third and min(room.values()) < 0:
        broken("tokens", "there are more tokens than the zones can have given")


def _frozen(edition: Edition, state: MissionState, index: int) -> bool:
    """Frozen Deposits make a zone give ice in the third production."""
    discovery = state.zones[index].discovery
    return (
        state.phase in ("actions", "over")
        and discovery is not None
        and edition.cards[discovery.card].op == "produce_instead"
    )


def _check_phase(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
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
            _check_start(state, ships)
        case "choose":
            _check_choosing(edition, state)
        case "resolve":
            _check_turn(edition, state)
        case "actions":
            _check_window(edition, state)
            _check_no_choice(state)
        case "over":
            if state.round != ROUNDS:
                broken("round", f"a game lasts {ROUNDS} rounds", "/round")
            _check_no_choice(state)


def _check_offers(edition: Edition, state: MissionState) -> None:
    starting = state.phase == "starting-cards"
    for index, company in enumerate(state.companies[: seats_of(state)]):
        pointer = f"/companies/{index}/offered"
        dealt = len(company.offered) + len(company.cards)
        if starting and (dealt != edition.starting_cards or len(company.cards) > 1):
            broken("starting-cards", f"{edition.starting_cards} cards are dealt", pointer)
        if not starting and company.offered:
            broken("starting-cards", "starting cards are dealt before the first round", pointer)
        if not starting and state.phase != "destinations" and not company.cards:
            broken("starting-cards", "every seat keeps a card", f"/companies/{index}/cards")
        for card in company.offered:
            if edition.has_phobos and edition.cards[card].kind != "mission":
                broken("starting-cards", f"{card} is no mission", pointer)
        if starting and not company.cards and not _can_keep(edition, company):
            broken("starting-cards", "one of the cards can be kept", pointer)


def _can_keep(edition: Edition, company: Company) -> bool:
    return any(edition.cards[card].kind != "discovery" for card in company.offered)


def _check_opening(edition: Edition, state: MissionState, ships: list[Ship]) -> None:
    """A ship of the first edition waits for its owner to choose a destination (PR-SETUP-8)."""
    _check_start(state, ships, dealt=False)
    waiting = [
        ship for ship in ships if not ship.tiles and edition.ships[ship.id].destination is None
    ]
    if edition.has_phobos or not waiting:
        broken("phase", "no ship waits for a destination", "/phase")


def _check_start(state: MissionState, ships: list[Ship], *, dealt: bool = True) -> None:
    """Before the first round one astronaut of each company is aboard, one on each ship."""
    if state.round != 1:
        broken("phase", "this comes before the first round", "/phase")
    aboard = sorted(company for ship in ships for company in ship.aboard)
    alone = all(ship is not None and len(ship.aboard) == 1 for ship in state.docks)
    if not alone or aboard != list(range(len(state.companies))):
        broken("start", "one astronaut of each company is aboard, one on each ship", "/docks")
    if any(company.lost or company.chosen for company in state.companies) or any(
        any(zone.astronauts) or zone.explored or zone.discovery for zone in state.zones
    ):
        broken("start", "nothing has happened yet")
    if any(len(company.hand) != len(CHARACTERS) for company in state.companies[: seats_of(state)]):
        broken("start", "all characters are in hand", "/companies")
    if not dealt and any(company.cards for company in state.companies):
        broken("start", "no cards have been dealt yet", "/companies")
    if dealt and all(company.cards for company in state.companies[: seats_of(state)]):
        broken("phase", "every seat has kept its card", "/phase")


def _check_choosing(edition: Edition, state: MissionState) -> None:
    seats = state.companies[: seats_of(state)]
    if all(company.chosen for company in seats):
        broken("phase", "every seat has chosen", "/phase")
    if state.neutral is not None and state.companies[-1].chosen:
        broken("phase", "the neutral company plays after the seats have chosen", "/companies")
    if any(ship is None for ship in state.docks):
        broken("docks", "every dock has a ship when a round begins", "/docks")
    _check_no_full_ship(edition, state)


def _check_no_full_ship(edition: Edition, state: MissionState) -> None:
    for index, ship in enumerate(state.docks):
        if ship is not None and len(ship.aboard) == edition.ships[ship.id].capacity:
            broken("full-ships", f"{ship.id} is full and has left", f"/docks/{index}")


def _check_no_choice(state: MissionState) -> None:
    if any(company.chosen for company in state.companies):
        broken("phase", "all characters have been resolved", "/phase")


def _check_turn(edition: Edition, state: MissionState) -> None:
    turn = state.turn
    assert turn is not None
    if turn.company >= len(state.companies):
        broken("turn", f"there is no company {turn.company}", "/turn/company")
    _check_called_in_order(state, turn)
    if (turn.drawn is not None) != (turn.step == "assign"):
        broken("turn", "a discovery just drawn is laid at once", "/turn/drawn")
    _check_step(edition, state, turn)
    _check_boarded(edition, state, turn)
    if edition.launches_at_once and turn.step != "destination":
        _check_no_full_ship(edition, state)


def _check_called_in_order(state: MissionState, turn: Turn) -> None:
    """Whoever comes earlier has acted, and whoever comes later has not."""
    order = (CHARACTERS.index(turn.character), (turn.company - state.first) % len(state.companies))
    for index, company in enumerate(state.companies):
        if index != turn.company and company.chosen and call_place(state, index) < order:
            broken("calling-order", f"company {index} acts before", f"/companies/{index}/chosen")
    waiting = sum(1 for company in state.companies if company.chosen)
    acted = len(state.companies) - waiting - 1
    if (state.last is None) and acted > (state.neutral is not None):
        broken("last", "somebody has acted this round", "/last")
    if state.last is not None and (acted == 0 or state.companies[state.last].chosen):
        broken("last", "that seat has not acted this round", "/last")


def _check_step(edition: Edition, state: MissionState, turn: Turn) -> None:
    most = _most_left(edition, state, turn)
    if turn.step == "destination" or (turn.step == "board" and turn.boarded):
        possible = turn.left == most
    else:
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
            if turn.character not in SPECIALS or (neutral and turn.character == "scientist"):
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
    if any(ship not in edition.ships for ship in turn.boarded):
        broken("boarded", "no such ship", "/turn/boarded")
    if placement.different_ships and len(set(turn.boarded)) != len(turn.boarded):
        broken("boarded", "each astronaut is on another ship", "/turn/boarded")
    if turn.step == "destination":
        table = MissionTable(edition, state, None)
        ship = table.docked_ship(turn.boarded[-1]) if turn.boarded else None
        size = placement.size
        if ship is None or not table.needs_destination(ship):
            broken("step", "no ship waits for a destination", "/turn/step")
        if ship.aboard != [turn.company] * size:
            broken("step", "the first to board chooses the destination", "/turn/step")


def _check_window(edition: Edition, state: MissionState) -> None:
    window = state.window
    assert window is not None
    if not edition.has_phobos or state.round != ROUNDS:
        broken("phase", "action cards are played after the last round", "/phase")
    order = [(state.first + i) % seats_of(state) for i in range(seats_of(state))]
    if not window.waiting or order[-len(window.waiting) :] != window.waiting:
        broken("window", "seats are asked clockwise from the first player", "/window/waiting")
    if window.card is None:
        if window.left:
            broken("window", "no action is being carried out", "/window/left")
        return
    if window.card not in state.event_discard:
        broken("window", f"{window.card} has not been played", "/window/card")
    card = edition.cards[window.card]
    most = 2 if card.op == "move" else 1
    if card.timing != window.timing or card.op == "gain_tokens" or not 1 <= window.left <= most:
        broken("window", f"{window.card} cannot be carried out now", "/window/card")

"""What every possible position satisfies, each invariant under its name.

After this door the engine trusts its input: whatever passes can be played to the end. One walk
over ships, zones and companies looks at each piece once and notes it; in the end, what was found
must be what is in the box.
"""

from collections import Counter

from areopagus.games.mission.components import (
    ASTRONAUTS,
    CHARACTERS,
    RESOURCES,
    ROUNDS,
    TILES_PER_ZONE,
    TWO_PLAYERS,
    Edition,
    Resource,
)
from areopagus.games.mission.integrity.phase import check_moment
from areopagus.games.mission.production import third_production
from areopagus.games.mission.state import (
    NO_TOKENS,
    Company,
    Discovery,
    MissionState,
    Neutral,
    Ship,
    Tokens,
    Turn,
    ZoneState,
)
from areopagus.games.mission.table import (
    MissionTable,
    is_neutral,
    seats_of,
    tile_supply,
)
from areopagus.kernel.errors import broken

GIVEN_BY_ROUND = [0] * 6 + [1] * 3 + [3] * 2
"""How many tokens each zone can have given by each round, before the third distribution."""


class Found:
    """What was met on the walk over the table."""

    __slots__ = ("aboard", "cards", "pools", "resources", "rows", "ships", "tokens", "uncovered")

    def __init__(self, state: MissionState) -> None:
        self.ships = state.ship_deck + state.ship_discard
        self.aboard: list[int] = []
        """The company of each astronaut on a ship."""
        self.rows: list[list[int]] = []
        """How many astronauts of each company are in a place, a row for each other place."""
        self.resources = state.resource_deck.copy()
        self.uncovered: list[Resource] = []
        """The resources of explored zones, which are also among all."""
        self.tokens: list[Tokens] = []
        self.pools: list[ZoneState] = []
        """The zones where some of them wait."""
        self.cards = state.event_deck.copy()


def check(edition: Edition, state: MissionState) -> None:
    """Raise :class:`Inconsistent` when this could never be on a table."""
    _check_seats(edition, state)
    ships = [ship for ship in state.docks if ship is not None]
    ships += state.flying
    found = Found(state)
    full = _check_ships(edition, state, ships, found)
    _check_zones(edition, state, found)
    _check_companies(edition, state, found)
    _check_drawn_and_discarded(edition, state, found)
    _check_box(edition, state, found)
    check_moment(edition, state, ships, full)


def _check_seats(edition: Edition, state: MissionState) -> None:
    seats, count = seats_of(state), len(state.companies)
    if seats not in edition.seats:
        broken("companies", f"{edition.id} is not for {seats} seats", "/companies")
    if (state.neutral is not None) != (seats == TWO_PLAYERS):
        broken("neutral-company", "only two players have a neutral company", "/neutral")
    if state.first >= seats:
        broken("seats", f"there is no seat {state.first}", "/first")
    if state.last is not None and state.last >= seats:
        broken("seats", f"there is no seat {state.last}", "/last")
    if state.turn is not None and state.turn.company >= count:
        broken("turn", f"there is no company {state.turn.company}", "/turn/company")
    if len(state.docks) != count:
        broken("docks", f"{count} companies have {count} docks", "/docks")


def _check_ships(
    edition: Edition, state: MissionState, ships: list[Ship], found: Found
) -> list[str]:
    """Answers which ships are full."""
    found.ships += [ship.id for ship in ships]
    if len(found.ships) != len(edition.ship_ids) or edition.ship_ids != set(found.ships):
        broken("ships", "every ship is in exactly one place")
    if len(ships) > len(state.docks):
        broken("docks", "a ship that took off leaves its dock empty", "/flying")
    printed, tiled, full, lost = edition.ships, False, [], []
    for ship in ships:
        if ship.tiles:
            tiled = True
            _check_destinations(edition, ship)
        if aboard := ship.aboard:
            found.aboard += aboard
            card = printed[ship.id]
            if len(aboard) >= card.capacity:
                full.append(ship.id)
                if len(aboard) > card.capacity:
                    broken("capacity", f"{ship.id} carries more than it can")
            if card.destination is None and not ship.tiles:
                lost.append(ship.id)
    if tiled and min(tile_supply(edition, state).values()) < 0:
        broken("destination-tiles", f"each zone has {TILES_PER_ZONE} tiles")
    if lost and lost != _just_boarded(state) and state.phase != "destinations":
        broken("destinations", f"{lost[0]} is occupied and has no destination")
    return full


def _check_destinations(edition: Edition, ship: Ship) -> None:
    if edition.swaps_tiles and len(ship.tiles) > 1:
        broken("destination-tiles", f"{ship.id} carries two tiles")
    if not edition.zone_index.keys() >= set(ship.tiles):
        broken("destination-tiles", f"{ship.id} goes to a zone of another board")


def _just_boarded(state: MissionState) -> list[str]:
    """The ship whose first passenger is choosing its destination."""
    turn = state.turn
    return turn.boarded[-1:] if turn and turn.step == "destination" else []


def _check_zones(edition: Edition, state: MissionState, found: Found) -> None:
    zones, count = state.zones, len(state.companies)
    if [zone.id for zone in zones] != edition.zones_in_order:
        broken("zones", "the zones of the board, each once and in order", "/zones")
    for zone in zones:
        if len(zone.astronauts) != count:
            broken("zones", f"{count} companies are counted", _at(edition, zone) + "/astronauts")
        found.rows.append(zone.astronauts)
        if (resource := zone.resource) is not None:
            found.resources.append(resource)
            if zone.explored:
                found.uncovered.append(resource)
        elif zone.explored or edition.resources_lie_hidden:
            broken("resources", f"{zone.id} has no resource", _at(edition, zone))
        if not zone.explored:
            _check_unexplored(edition, zone)
        elif zone.pool != NO_TOKENS:
            found.tokens.append(zone.pool)
            found.pools.append(zone)
        if zone.discovery is not None:
            found.cards.append(zone.discovery.card)
            _check_discovery(edition, state, zone, zone.discovery)


def _at(edition: Edition, zone: ZoneState) -> str:
    """The pointer to a zone, once all are known to be in order."""
    return f"/zones/{edition.zone_index[zone.id]}"


def _check_unexplored(edition: Edition, zone: ZoneState) -> None:
    if zone.resource is not None and not edition.resources_lie_hidden:
        broken("explored", f"the resource of {zone.id} was drawn", _at(edition, zone))
    if any(zone.astronauts):
        broken("explored", f"{zone.id} was entered and is unexplored", _at(edition, zone))
    if zone.pool != NO_TOKENS:
        broken("explored", f"{zone.id} is unexplored and gave tokens", _at(edition, zone))


def _check_discovery(
    edition: Edition, state: MissionState, zone: ZoneState, discovery: Discovery
) -> None:
    pointer = _at(edition, zone) + "/discovery"
    if zone.id not in edition.discovery_zones:
        broken("discoveries", f"{zone.id} takes no card", pointer)
    _check_is_discovery(edition, discovery.card, pointer + "/card")
    _check_witnesses(state, discovery.seen_by, pointer + "/seenBy")


def _check_is_discovery(edition: Edition, card: str, pointer: str) -> None:
    if card not in edition.cards or edition.cards[card].kind != "discovery":
        broken("discoveries", f"{card} is no discovery", pointer)


def _check_witnesses(state: MissionState, seats: list[int], pointer: str) -> None:
    if not seats or len(set(seats)) != len(seats) or max(seats) >= seats_of(state):
        broken("witnesses", "whoever laid a card knows it, each seat once", pointer)


def _check_companies(edition: Edition, state: MissionState, found: Found) -> None:
    companies, turn, neutral = state.companies, state.turn, state.neutral
    found.rows.append([company.reserve + company.lost for company in companies])
    acting = None if turn is None else turn.company
    few = len(CHARACTERS) - state.round
    for index, company in enumerate(companies):
        if company.tokens != NO_TOKENS:
            found.tokens.append(company.tokens)
        if neutral is not None and index == len(companies) - 1:
            _check_neutral(state, neutral, company)
            continue
        found.cards += company.cards
        if company.offered:
            found.cards += company.offered
        if not edition.keepable_cards.issuperset(company.cards):
            broken("held-cards", "a discovery cannot be held", f"/companies/{index}/cards")
        hand = company.hand
        if turn is not None and index == acting:
            _check_acting_hand(turn, company, f"/companies/{index}/hand")
        elif "recruiter" not in hand:
            pointer = f"/companies/{index}/hand"
            broken("hands", "the recruiter always comes back to hand", pointer)
        if len(set(hand)) != len(hand):
            broken("hands", "each character is held once", f"/companies/{index}/hand")
        if company.chosen and company.chosen not in hand:
            broken("hands", f"{company.chosen} was not in hand", f"/companies/{index}/hand")
        if len(hand) <= few and len(CHARACTERS) - len(hand) > _rounds_acted(state, company):
            broken("hands", "one character a round is used", f"/companies/{index}/hand")


def _rounds_acted(state: MissionState, company: Company) -> int:
    """In how many rounds a character of this company has been called."""
    is_to_act = state.phase not in ("resolve", "actions", "over") or company.chosen
    return state.round - 1 if is_to_act else state.round


def _check_acting_hand(turn: Turn, company: Company, pointer: str) -> None:
    if company.chosen or turn.character in company.hand:
        broken("hands", f"{turn.character} is being played", pointer)
    if turn.character != "recruiter" and "recruiter" not in company.hand:
        broken("hands", "the recruiter always comes back to hand", pointer)


def _check_neutral(state: MissionState, neutral: Neutral, company: Company) -> None:
    if company.cards or company.offered:
        pointer = f"/companies/{len(state.companies) - 1}/cards"
        broken("held-cards", "the neutral company has no cards", pointer)
    held = Counter([*neutral.deck, *neutral.used, *filter(None, [company.chosen])])
    missing = set(CHARACTERS) - held.keys()
    doubled = len(held) != held.total()
    if company.hand or doubled or not missing <= {"recruiter"}:
        broken("neutral-characters", "nine characters, or eight without the recruiter", "/neutral")
    if missing and not _rounds_acted(state, company):
        broken("neutral-characters", "the recruiter leaves when it is called", "/neutral")
    if len(neutral.used) > _rounds_acted(state, company):
        broken("neutral-characters", "one character a round is used", "/neutral/used")
    turn = state.turn if state.turn and is_neutral(state, state.turn.company) else None
    if turn and (company.chosen or neutral.used[-1:] != [turn.character]):
        broken("neutral-characters", "the character called is the last used", "/neutral/used")


def _check_drawn_and_discarded(edition: Edition, state: MissionState, found: Found) -> None:
    if state.turn and state.turn.drawn:
        found.cards.append(state.turn.drawn)
        _check_is_discovery(edition, state.turn.drawn, "/turn/drawn")
    if state.event_discard:
        found.cards += [discarded.card for discarded in state.event_discard]


def _check_box(edition: Edition, state: MissionState, found: Found) -> None:
    """What was found is what is in the box, and no more tokens than can have been given."""
    found.resources.sort()
    if found.resources != edition.sorted_resource_tiles:
        broken("resources", "every resource tile is in exactly one place")
    if len(found.cards) != len(edition.card_ids) or edition.card_ids != set(found.cards):
        broken("event-cards", "every event card is in exactly one place")
    if state.event_discard:
        _check_discard(edition, state)
    companies = range(len(state.companies))
    if found.aboard and max(found.aboard) not in companies:
        broken("seats", "a passenger belongs to no company")
    found.rows.append([found.aboard.count(company) for company in companies])
    counts = list(map(sum, zip(*found.rows, strict=True)))
    if counts != [ASTRONAUTS] * len(counts):
        broken("astronauts", f"each company has {ASTRONAUTS} astronauts, not {counts}")
    if found.tokens:
        _check_tokens(edition, state, found)


def _check_discard(edition: Edition, state: MissionState) -> None:
    """Discoveries without room, and actions once they can have been played."""
    full = all(zone.discovery for zone in state.zones if zone.id in edition.discovery_zones)
    for index, discarded in enumerate(state.event_discard):
        _check_witnesses(state, discarded.seen_by, f"/eventDiscard/{index}/seenBy")
        card, kind = discarded.card, edition.cards[discarded.card].kind
        possible = full if kind == "discovery" else kind == "action"
        if not possible or (kind == "action" and state.phase not in ("actions", "over")):
            broken("event-discard", f"{card} cannot have been discarded", "/eventDiscard")
        if len(discarded.seen_by) != (seats_of(state) if edition.discards_face_up else 1):
            pointer = f"/eventDiscard/{index}/seenBy"
            broken("witnesses", "2015: all seats see a discard; 2005: the discarder", pointer)


def _check_tokens(edition: Edition, state: MissionState, found: Found) -> None:
    """Only once all cards are known to be of this edition: some bear on the third production."""
    for zone in found.pools:
        _check_pool(edition, state, zone, _at(edition, zone) + "/pool")
    each = GIVEN_BY_ROUND[state.round]
    given = {resource: each * found.uncovered.count(resource) for resource in RESOURCES}
    if _third_production_is_past(state):
        _add_third_production(edition, state, given)
    ice = sylvanite = celerium = 0
    for tokens in found.tokens:
        ice += tokens.ice
        sylvanite += tokens.sylvanite
        celerium += tokens.celerium
    if ice > given["ice"] or sylvanite > given["sylvanite"] or celerium > given["celerium"]:
        broken("tokens", "there are more tokens than the zones can have given")


def _check_pool(edition: Edition, state: MissionState, zone: ZoneState, pointer: str) -> None:
    """No more waits in a zone than it can have given, and of 2005 nothing after the end."""
    if edition.leftovers_are_lost and state.phase == "over":
        broken("pools", f"what was left in {zone.id} is lost", pointer)
    given = GIVEN_BY_ROUND[state.round]
    if zone.resource and _third_production_is_past(state):
        table, tokens = MissionTable(edition, state, None), edition.scoring_rounds[ROUNDS]
        given += third_production(table, zone, zone.resource, tokens)[1]
    if zone.pool.total > given:
        broken("pools", f"{zone.id} has not given so many tokens", pointer)
    for resource in RESOURCES:
        foreign = zone.pool.count(resource) and resource != zone.resource
        if foreign and not _gave_instead(edition, state, zone, resource):
            broken("pools", f"{zone.id} gives one resource", pointer)


def _third_production_is_past(state: MissionState) -> bool:
    window = state.window
    return state.phase == "over" or (
        window is not None and window.timing == "after-third-production"
    )


def _add_third_production(
    edition: Edition, state: MissionState, all_given: dict[Resource, int]
) -> None:
    """What the zones have given last, and actions after that."""
    table = MissionTable(edition, state, None)
    tokens = edition.scoring_rounds[ROUNDS]
    for zone in state.zones:
        if zone.explored and zone.resource:
            resource, given = third_production(table, zone, zone.resource, tokens)
            all_given[resource] += given
    for discarded in state.event_discard:
        if (card := edition.cards[discarded.card]).op == "gain_tokens":
            all_given[card.effect["resource"]] += card.count


def _gave_instead(
    edition: Edition, state: MissionState, zone: ZoneState, resource: Resource
) -> bool:
    """Frozen Deposits make a zone give ice in the third production."""
    card = edition.cards[zone.discovery.card] if zone.discovery else None
    return (
        card is not None
        and card.effect.get("resource") == resource
        and _third_production_is_past(state)
    )

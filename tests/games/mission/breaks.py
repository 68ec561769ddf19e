"""Ways to break each invariant of the door, from a position that was really reached."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.game import Mission
from areopagus.games.mission.state import Discovery, Neutral, Turn, Window
from areopagus.games.mission.table import tile_supply

SECOND_ONLY = (RED_PLANET,)
FIRST_ONLY = (PLANETE_ROUGE,)
BOTH = (PLANETE_ROUGE, RED_PLANET)
NOBODYS_TURN = Turn(company=5, character="soldier", step="board", left=0, boarded=[])


@dataclass(frozen=True)
class Break:
    """An invariant, where it matters, and a change that breaks it."""

    invariant: str
    where: Callable[[Any], Any]
    change: Callable[[Any], Any]
    games: tuple[Mission, ...] = BOTH
    seats: int = 4


def mid_game(state: Any) -> bool:
    return bool(state.phase == "choose" and state.round == 7)


def choosing(state: Any) -> bool:
    return bool(state.phase == "choose" and state.round > 1)


def before_the_first_round(state: Any) -> bool:
    return bool(state.phase == "starting-cards")


def first_round(state: Any) -> bool:
    return bool(state.phase == "choose" and state.round == 1)


def resolving(state: Any) -> bool:
    return bool(state.phase == "resolve" and state.round > 2)


def at(step: str, character: str = "") -> Callable[[Any], bool]:
    def where(state: Any) -> bool:
        turn = state.turn
        return bool(turn and turn.step == step and character in ("", turn.character))

    return where


def in_window(state: Any) -> bool:
    return state.window is not None


def over(state: Any) -> bool:
    return bool(state.phase == "over")


def two_waiting(state: Any) -> bool:
    return resolving(state) and sum(1 for c in state.companies if c.chosen) > 1


def neutral_turn(state: Any) -> bool:
    return resolving(state) and state.turn.company == 2


def explored(state: Any) -> Any:
    return next(zone for zone in state.zones if zone.explored)


def occupied(state: Any) -> Any:
    return next(ship for ship in state.docks if ship and ship.aboard)


def free_ship(state: Any) -> Any:
    return next(ship for ship in state.docks if ship)


def laid(state: Any) -> Any:
    return next(zone for zone in state.zones if zone.discovery)


def left_over(state: Any) -> Any:
    """An outer zone where tokens wait."""
    slots = RED_PLANET.edition.discovery_zones
    return next((zone for zone in state.zones if zone.id in slots and zone.pool.total), None)


def someone_left_tokens(state: Any) -> bool:
    return state.phase == "over" and left_over(state) is not None


def someone_laid(state: Any) -> bool:
    return mid_game(state) and any(zone.discovery for zone in state.zones)


def someone_aboard(state: Any) -> bool:
    return choosing(state) and any(ship and ship.aboard for ship in state.docks)


def boards_by_hand(state: Any) -> Any:
    """A ship without printed destination that has passengers and a tile."""
    unprinted = [f"PR-S-{n}" for n in range(31, 35)] + [f"RP-S-{n}" for n in range(31, 37)]
    return next(
        (ship for ship in state.docks if ship and ship.aboard and ship.id in unprinted), None
    )


def take(cards: list[str], prefix: str) -> str:
    """A card of a kind out of a pile."""
    card = next(card for card in cards if prefix in card)
    cards.remove(card)
    return card


def unplayed(state: Any, card: str) -> bool:
    return card not in [lying.card for lying in state.event_discard]


def discarded(card: str) -> Discovery:
    return Discovery(card=card, seen_by=[0])


def keep(state: Any, card_from: list[str], card: str) -> None:
    card_from.remove(card)
    state.companies[0].cards.append(card)


def fill(state: Any, index: int) -> None:
    """A docked ship is filled with astronauts of company 0 out of its reserve."""
    ship = state.docks[index]
    printed = (RED_PLANET if state.docks[0].id[0] == "R" else PLANETE_ROUGE).edition.ships
    missing = printed[ship.id].capacity - len(ship.aboard)
    ship.aboard += [0] * missing
    state.companies[0].reserve -= missing


def put(target: Any, field: str, value: Any) -> Any:
    setattr(target, field, value)
    return target


def more(target: Any, field: str, by: int = 1) -> Any:
    return put(target, field, getattr(target, field) + by)


def exchange(state: Any, cards: list[str], kind: str) -> None:
    """The first of some cards for one of another kind out of the event deck."""
    card = take(state.event_deck, kind)
    state.event_deck.append(cards[0])
    cards[0] = card


def hand_back_a_token(state: Any) -> None:
    """A token lies in its zone instead of with whoever took it."""
    zone = next(
        zone
        for zone in state.zones
        if zone.explored and any(c.tokens.count(zone.resource) for c in state.companies)
    )
    more(zone.pool, zone.resource)
    taker = next(c for c in state.companies if c.tokens.count(zone.resource))
    more(taker.tokens, zone.resource, -1)


def an_offer_of(kind: str) -> Callable[[Any], None]:
    return lambda state: exchange(
        state, next(c for c in state.companies if not c.cards).offered, kind
    )


def only_discoveries(state: Any) -> None:
    company = next(c for c in state.companies if not c.cards)
    state.event_deck += company.offered
    company.offered = [take(state.event_deck, "PR-D") for _ in range(3)]


def called_too_late(state: Any) -> None:
    """Somebody still waits with a character that has been called before this one."""
    waiting = next(company for company in state.companies if company.chosen)
    waiting.chosen = "recruiter"


def without_tokens(state: Any) -> None:
    """All destination tokens of the second edition lie on ships."""
    supply = tile_supply(RED_PLANET.edition, state)
    boarded = state.turn.boarded[-1:]
    ship = next(ship for ship in state.docks if ship and ship.id not in boarded)
    ship.tiles += [zone for zone, tiles in supply.items() for _ in range(tiles)]


def without_boarding(state: Any) -> None:
    """The special action has come before the boarding that was possible."""
    state.turn.step, state.turn.left = "special", 1


def nobody_boarded(state: Any) -> None:
    """The ship boarded this turn has nobody of that company aboard."""
    company = state.turn.company
    ships = [ship for ship in [*state.docks, *state.flying] if ship]
    ship = next(ship for ship in ships if ship.id == state.turn.boarded[-1])
    state.companies[company].reserve += ship.aboard.count(company)
    ship.aboard = [other for other in ship.aboard if other != company]


def without_reserve(state: Any) -> None:
    company = state.companies[state.turn.company]
    company.lost, company.reserve = company.lost + company.reserve, 0


def someone_was_first(state: Any) -> None:
    """Another company is aboard the ship whose destination is being chosen."""
    ship = next(ship for ship in state.docks if ship and ship.id == state.turn.boarded[-1])
    other = (state.turn.company + 1) % len(state.companies)
    state.companies[state.turn.company].reserve += 1
    state.companies[other].reserve -= 1
    ship.aboard[0] = other


def one_not_the_recruiter(deck: list[str]) -> None:
    deck.remove(next(character for character in deck if character != "recruiter"))


BREAKS = [
    Break("companies", mid_game, lambda s: s.companies.__delitem__(slice(1, None))),
    Break(
        "neutral-company",
        mid_game,
        lambda s: put(s, "neutral", Neutral(deck=list(CHARACTERS), used=[])),
    ),
    Break("seats", mid_game, lambda s: put(s, "first", 5)),
    Break("seats", resolving, lambda s: put(s, "last", 4)),
    Break("seats", someone_aboard, lambda s: occupied(s).aboard.__setitem__(0, 5)),
    Break("docks", mid_game, lambda s: s.docks.append(None)),
    Break("docks", mid_game, lambda s: (s.ship_deck.append(s.docks[0].id), s.docks.pop(0))),
    Break(
        "docks",
        lambda s: mid_game(s) and s.docks[0].aboard == [],
        lambda s: (s.ship_deck.append(s.docks[0].id), s.docks.__setitem__(0, None)),
    ),
    Break("zones", mid_game, lambda s: s.zones.reverse()),
    Break("zones", mid_game, lambda s: s.zones[3].astronauts.append(0)),
    Break("ships", mid_game, lambda s: s.ship_deck.append(s.docks[0].id)),
    Break("ships", mid_game, lambda s: s.ship_deck.pop()),
    Break("capacity", mid_game, lambda s: put(s.docks[0], "aboard", [0] * 6)),
    Break("astronauts", mid_game, lambda s: more(s.companies[1], "reserve")),
    Break("astronauts", mid_game, lambda s: more(s.companies[1], "lost")),
    Break(
        "destination-tiles",
        mid_game,
        lambda s: put(free_ship(s), "tiles", ["hellas", "ausonia"]),
        FIRST_ONLY,
    ),
    Break("destination-tiles", mid_game, lambda s: put(free_ship(s), "tiles", ["hellas"] * 3)),
    Break(
        "destination-tiles",
        mid_game,
        lambda s: put(free_ship(s), "tiles", ["phobos"]),
        FIRST_ONLY,
    ),
    Break(
        "destination-tiles",
        mid_game,
        lambda s: put(free_ship(s), "tiles", ["mare-cimmerium"]),
        SECOND_ONLY,
    ),
    Break(
        "destinations",
        lambda s: choosing(s) and boards_by_hand(s),
        lambda s: put(boards_by_hand(s), "tiles", []),
    ),
    Break("resources", mid_game, lambda s: s.resource_deck.append("ice")),
    Break(
        "resources",
        mid_game,
        lambda s: (s.resource_deck.append(s.zones[0].resource), put(s.zones[0], "resource", None)),
        SECOND_ONLY,
    ),
    Break("explored", mid_game, lambda s: put(explored(s), "explored", False)),
    Break(
        "explored",
        lambda s: choosing(s) and any(not z.explored for z in s.zones),
        lambda s: put(next(z for z in s.zones if not z.explored).pool, "ice", 1),
    ),
    Break("event-cards", mid_game, lambda s: s.event_deck.append(s.event_deck[0])),
    Break("event-cards", mid_game, lambda s: s.event_deck.pop()),
    Break("held-cards", mid_game, lambda s: keep(s, s.event_deck, take([*s.event_deck], "-D-"))),
    Break(
        "held-cards",
        mid_game,
        lambda s: s.companies[2].cards.append(s.event_deck.pop()),
        SECOND_ONLY,
        2,
    ),
    Break(
        "discoveries",
        someone_laid,
        lambda s: (
            put(s.zones[-2], "discovery", laid(s).discovery),
            put(laid(s), "discovery", None),
        ),
    ),
    Break(
        "discoveries",
        mid_game,
        lambda s: put(
            s.zones[0], "discovery", Discovery(card=s.companies[0].cards[0], seen_by=[0])
        ),
    ),
    Break(
        "discoveries",  # where tokens wait after the third production, which cards bear on
        someone_left_tokens,
        lambda s: put(left_over(s), "discovery", Discovery(card="PR-D-11", seen_by=[0])),
        SECOND_ONLY,
    ),
    Break("witnesses", someone_laid, lambda s: put(laid(s).discovery, "seen_by", [])),
    Break("witnesses", someone_laid, lambda s: put(laid(s).discovery, "seen_by", [1, 1])),
    Break("witnesses", someone_laid, lambda s: put(laid(s).discovery, "seen_by", [4])),
    Break(
        "witnesses",
        lambda s: over(s) and s.event_discard,
        lambda s: s.event_discard[0].seen_by.pop(),
        SECOND_ONLY,
    ),
    Break(
        "event-discard",
        mid_game,
        lambda s: s.event_discard.append(discarded(take(s.event_deck, "-D-"))),
    ),
    Break(
        "event-discard",
        mid_game,
        lambda s: s.event_discard.append(discarded(take(s.event_deck, "-A-"))),
        SECOND_ONLY,
    ),
    Break("hands", mid_game, lambda s: s.companies[0].hand.append(s.companies[0].hand[0])),
    Break("hands", mid_game, lambda s: s.companies[0].hand.remove("recruiter")),
    Break("hands", first_round, lambda s: s.companies[0].hand.pop()),
    Break(
        "hands",
        lambda s: choosing(s) and any(len(c.hand) < 9 for c in s.companies),
        lambda s: [
            put(c, "chosen", next(x for x in CHARACTERS if x not in c.hand))
            for c in s.companies
            if len(c.hand) < 9
        ],
    ),
    Break(
        "hands",
        at("special", "soldier"),
        lambda s: s.companies[s.turn.company].hand.append("soldier"),
    ),
    Break(
        "hands",
        at("special", "soldier"),
        lambda s: s.companies[s.turn.company].hand.remove("recruiter"),
    ),
    Break(
        "neutral-characters",
        mid_game,
        lambda s: one_not_the_recruiter(s.neutral.deck),
        SECOND_ONLY,
        2,
    ),
    Break(
        "neutral-characters",
        mid_game,
        lambda s: s.neutral.deck.append(s.neutral.deck[0]),
        SECOND_ONLY,
        2,
    ),
    Break(
        "neutral-characters",
        mid_game,
        lambda s: put(s, "neutral", Neutral(deck=[], used=[])),
        SECOND_ONLY,
        2,
    ),
    Break(
        "neutral-characters",
        first_round,
        lambda s: s.neutral.deck.remove("recruiter"),
        SECOND_ONLY,
        2,
    ),
    Break(
        "start",
        lambda s: s.phase == "starting-cards",
        lambda s: s.docks[0].tiles.append("hellas"),
        SECOND_ONLY,
    ),
    Break(
        "neutral-characters",
        first_round,
        lambda s: s.neutral.used.append(s.neutral.deck.pop()),
        SECOND_ONLY,
        2,
    ),
    Break(
        "neutral-characters",
        lambda s: neutral_turn(s) and len(s.neutral.used) > 1,
        lambda s: s.neutral.used.reverse(),
        SECOND_ONLY,
        2,
    ),
    Break(
        "pools",
        mid_game,
        lambda s: put(explored(s).pool, "ice" if explored(s).resource != "ice" else "celerium", 1),
    ),
    Break("pools", mid_game, lambda s: more(explored(s).pool, explored(s).resource, 2)),
    Break("pools", over, lambda s: more(explored(s).pool, explored(s).resource, 9), SECOND_ONLY),
    Break("pools", over, hand_back_a_token, FIRST_ONLY),
    Break("tokens", mid_game, lambda s: more(s.companies[0].tokens, "ice", 12)),
    Break("tokens", over, lambda s: more(s.companies[0].tokens, "ice", 50)),
    Break("tokens", in_window, lambda s: more(s.companies[0].tokens, "celerium", 30), SECOND_ONLY),
    Break("turn", at("special", "pilot"), lambda s: put(s, "turn", None)),
    Break("turn", at("special", "pilot"), lambda s: put(s.turn, "company", 5)),
    Break("turn", over, lambda s: put(s, "turn", NOBODYS_TURN)),
    Break("turn", at("assign"), lambda s: put(s.turn, "step", "special")),
    Break("window", in_window, lambda s: put(s, "window", None), SECOND_ONLY),
    Break(
        "window",
        mid_game,
        lambda s: put(s, "window", Window(timing="after-third-production", waiting=[0])),
    ),
    Break("window", in_window, lambda s: s.window.waiting.insert(0, 0), SECOND_ONLY),
    Break(
        "window",
        lambda s: in_window(s) and "RP-A-01" in s.event_deck,
        lambda s: (
            s.event_deck.remove("RP-A-01"),
            s.event_discard.append(Discovery(card="RP-A-01", seen_by=[0, 1, 2, 3])),
        ),
        SECOND_ONLY,
    ),
    Break(
        "docks",
        lambda s: in_window(s) and s.docks[0].aboard == [],
        lambda s: (s.ship_deck.append(s.docks[0].id), s.docks.__setitem__(0, None)),
        SECOND_ONLY,
    ),
    Break(
        "docks",
        lambda s: over(s) and s.docks[0].aboard == [],
        lambda s: (s.ship_deck.append(s.docks[0].id), s.docks.__setitem__(0, None)),
        SECOND_ONLY,
    ),
    Break("window", in_window, lambda s: put(s.window, "waiting", []), SECOND_ONLY),
    Break(
        "window",
        lambda s: in_window(s) and not s.window.card,
        lambda s: put(s.window, "left", 1),
        SECOND_ONLY,
    ),
    Break(
        "window",
        lambda s: (
            in_window(s)
            and not s.window.card
            and "RP-A-04" not in [d.card for d in s.event_discard]
        ),
        lambda s: (put(s.window, "card", "RP-A-04"), put(s.window, "left", 1)),
        SECOND_ONLY,
    ),
    Break(
        "window",
        lambda s: in_window(s) and s.window.card,
        lambda s: put(s.window, "left", 3),
        SECOND_ONLY,
    ),
    Break(
        "flying",
        mid_game,
        lambda s: (s.flying.append(s.docks[0]), s.docks.__setitem__(0, None)),
    ),
    Break("last", mid_game, lambda s: put(s, "last", 1)),
    Break("last", lambda s: resolving(s) and s.last is not None, lambda s: put(s, "last", None)),
    Break(
        "last",
        lambda s: resolving(s) and s.last is not None,
        lambda s: put(s, "last", s.turn.company),
    ),
    Break(
        "phase",
        mid_game,
        lambda s: [put(company, "chosen", "recruiter") for company in s.companies],
    ),
    Break(
        "phase",
        lambda s: mid_game(s) and s.neutral.deck,
        lambda s: put(s.companies[2], "chosen", s.neutral.deck.pop()),
        SECOND_ONLY,
        2,
    ),
    Break("phase", before_the_first_round, lambda s: put(s, "round", 2)),
    Break(
        "phase",
        before_the_first_round,
        lambda s: [
            company.cards.append(company.offered.pop())
            for company in s.companies
            if not company.cards
        ],
        SECOND_ONLY,
    ),
    Break("phase", over, lambda s: put(s.companies[0], "chosen", "recruiter")),
    Break("phase", in_window, lambda s: put(s, "round", 9), SECOND_ONLY),
    Break(
        "phase",
        lambda s: before_the_first_round(s) and not any(c.cards for c in s.companies),
        lambda s: (
            put(s, "phase", "destinations"),
            [s.event_deck.extend(c.offered) for c in s.companies],
            [put(c, "offered", []) for c in s.companies],
        ),
        SECOND_ONLY,
    ),
    Break("round", over, lambda s: put(s, "round", 9)),
    Break(
        "starting-cards",
        before_the_first_round,
        lambda s: s.event_deck.append(next(c for c in s.companies if c.offered).offered.pop()),
    ),
    Break("starting-cards", mid_game, lambda s: s.companies[1].offered.append(s.event_deck.pop())),
    Break(
        "starting-cards",
        lambda s: mid_game(s) and len(s.companies[1].cards) == 1,
        lambda s: s.event_deck.append(s.companies[1].cards.pop()),
    ),
    Break(
        "starting-cards",
        lambda s: mid_game(s) and len(s.companies[1].cards) == 1,
        lambda s: exchange(s, s.companies[1].cards, "-A-"),
        SECOND_ONLY,
    ),
    Break(
        "starting-cards",
        lambda s: before_the_first_round(s) and any(c.cards for c in s.companies),
        lambda s: exchange(s, next(c for c in s.companies if c.cards).cards, "-A-"),
        SECOND_ONLY,
    ),
    Break("starting-cards", before_the_first_round, an_offer_of("-D-"), SECOND_ONLY),
    Break("starting-cards", before_the_first_round, only_discoveries, FIRST_ONLY),
    Break(
        "start",
        before_the_first_round,
        lambda s: (s.docks[0].aboard.append(0), more(s.companies[0], "reserve", -1)),
    ),
    Break(
        "start",
        before_the_first_round,
        lambda s: (more(s.companies[0], "reserve", -1), more(s.companies[0], "lost")),
    ),
    Break("hands", before_the_first_round, lambda s: s.companies[0].hand.pop()),
    Break("start", before_the_first_round, lambda s: put(s.companies[0], "chosen", "pilot")),
    Break(
        "start",
        before_the_first_round,
        lambda s: put(s, "first", (s.first + 1) % 4),
        SECOND_ONLY,
    ),
    Break(
        "start",
        lambda s: before_the_first_round(s) and s.docks[0].tiles == [],
        lambda s: s.docks[0].tiles.append("hellas"),
        FIRST_ONLY,
    ),
    Break("start", first_round, lambda s: s.ship_discard.append(s.ship_deck.pop())),
    Break(
        "start",
        first_round,
        lambda s: (more(s.companies[0], "reserve", -1), more(s.companies[0], "lost")),
    ),
    Break(
        "start",
        first_round,
        lambda s: keep(s, s.event_deck, next(card for card in s.event_deck if card[3] in "BM")),
    ),
    Break(
        "start",
        lambda s: s.phase == "destinations",
        lambda s: s.companies[0].cards.append(take(s.event_deck, "PR-B")),
        FIRST_ONLY,
    ),
    Break("full-ships", mid_game, lambda s: fill(s, 0)),
    Break(
        "full-ships",
        lambda s: at("board")(s) and not s.turn.boarded and s.docks[0] and s.docks[0].aboard,
        lambda s: fill(s, 0),
    ),
    Break("calling-order", two_waiting, called_too_late),
    Break("step", at("special", "explorer"), lambda s: put(s.turn, "step", "descend")),
    Break("step", at("special", "soldier"), lambda s: put(s.turn, "step", "look")),
    Break("step", at("special", "pilot"), lambda s: put(s.turn, "left", 3)),
    Break("step", at("board", "pilot"), lambda s: put(s.turn, "left", 3)),
    Break("step", at("special", "scientist"), lambda s: put(s.turn, "step", "look")),
    Break("step", at("destination"), someone_was_first),
    Break(
        "step",
        lambda s: neutral_turn(s) and at("board", "scientist")(s),
        lambda s: put(put(s.turn, "step", "special"), "left", 1),
        SECOND_ONLY,
        2,
    ),
    Break(
        "step",
        at("board", "recruiter"),
        lambda s: (put(s.turn, "step", "destination"), put(s.turn, "left", 1)),
    ),
    Break(
        "boarded",
        at("special", "soldier"),
        lambda s: put(s.turn, "boarded", ["RP-S-01"] * 3),
        SECOND_ONLY,
    ),
    Break("boarded", at("special", "soldier"), lambda s: put(s.turn, "boarded", ["XX-S-01"])),
    Break("boarded", at("special", "pilot"), lambda s: put(s.turn, "boarded", [s.ship_deck[0]])),
    Break("boarded", at("special", "explorer"), nobody_boarded),
    Break("boarded", at("board", "soldier"), without_boarding),
    Break("boarded", at("board", "saboteur"), without_boarding, SECOND_ONLY),
    Break(
        "boarded",
        at("special", "secret-agent"),
        lambda s: put(s.turn, "boarded", [s.ship_deck[0], s.ship_deck[0]]),
    ),
    Break("open-question", at("destination"), without_tokens, SECOND_ONLY),
]

"""The printed material of both editions, and what differs between them, as data."""

import json
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

from msgspec import Meta

from areopagus.kernel.document import COMPONENT_ID

Zone = Annotated[
    Literal[
        "vastitas-borealis",
        "ausonia",
        "hellas",
        "mare-cimmerium",
        "tritonis-sinus",
        "mare-tyrrhenum",
        "sinus-sabaeus",
        "mare-serpentis",
        "syrtis-major",
        "valles-marineris",
        "phobos",
    ],
    Meta(title="Zone", description="A zone of Mars, or its moon."),
]
Resource = Annotated[
    Literal["ice", "sylvanite", "celerium"],
    Meta(title="Resource", description="What a zone gives: ice, sylvanite or celerium."),
]
Character = Annotated[
    Literal[
        "recruiter",
        "explorer",
        "scientist",
        "secret-agent",
        "saboteur",
        "femme-fatale",
        "travel-agent",
        "soldier",
        "pilot",
    ],
    Meta(title="Character", description="A character, in the order in which they are called."),
]
MATERIAL: dict[str, Any] = json.loads(
    files(__package__).joinpath("components.json").read_text(encoding="utf-8")
)


MOST_SHIPS = 60
MOST_CARDS = 40
"""How many ships, and cards of one kind, a pack may have: their ids are known before it is."""
CARD_KINDS: dict[str, "CardKind"] = {
    "B": "bonus",
    "M": "mission",
    "D": "discovery",
    "A": "action",
}
"""What kind of card the letter of its id says."""
_LETTERS = {"PR": "BD", "RP": "MDA"}


def _numbered(head: str, most: int) -> tuple[str, ...]:
    return tuple(f"{head}-{number:02}" for number in range(1, most + 1))


def ship_ids_of(prefix: str) -> tuple[str, ...]:
    """Every id that a ship of an edition can have, in whatever pack."""
    return _numbered(f"{prefix}-S", MOST_SHIPS)


def card_ids_of(prefix: str) -> tuple[str, ...]:
    """Every id that an event card of an edition can have, in whatever pack."""
    return tuple(
        id for letter in _LETTERS[prefix] for id in _numbered(f"{prefix}-{letter}", MOST_CARDS)
    )


# Closed sets decode faster than patterns. Which of them there are, and what is printed on them, the
# material says; integrity holds a state to it.
if TYPE_CHECKING:
    ShipId = str
    CardId = str
else:
    ShipId = Annotated[
        Literal[ship_ids_of("PR") + ship_ids_of("RP")],
        Meta(title="ShipId", description="A ship card.", extra=COMPONENT_ID),
    ]
    CardId = Annotated[
        Literal[card_ids_of("PR") + card_ids_of("RP")],
        Meta(title="CardId", description="An event card.", extra=COMPONENT_ID),
    ]

CardKind = Literal["bonus", "mission", "discovery", "action"]

RESOURCES: tuple[Resource, ...] = ("ice", "sylvanite", "celerium")
CHARACTERS: tuple[Character, ...] = get_args(get_args(Character)[0])
CALL_ORDER = {character: place for place, character in enumerate(CHARACTERS)}

ROUNDS = 10
ASTRONAUTS = 22
TILES_PER_ZONE = 2
TWO_PLAYERS = 2
MOST_SEATS = 6
"""So many are joined by a neutral company."""
WALKS = 3
"""How often the explorer moves."""
DESCENTS = 3
"""How many the soldier of the second edition may bring down from Phobos."""
PHOBOS: Zone = "phobos"


def bound_for(destination: Zone | None) -> str:
    """The fact that is where a ship goes, or that nobody has chosen yet."""
    return f"to {destination or 'unknown'}"


TOKEN_VALUES: dict[Resource, int] = {tile["id"]: tile["value"] for tile in MATERIAL["resources"]}


@dataclass(frozen=True, slots=True)
class ShipCard:
    capacity: int
    destination: Zone | None
    """The printed destination; none on a ship that is piloted by hand or bound for the unknown."""


@dataclass(frozen=True, slots=True)
class EventCard:
    id: str
    kind: CardKind
    timing: str
    effect: dict[str, Any]
    zones: tuple[int, ...]
    """The zones it speaks of, by their places on the board."""
    op: str
    """What kind of effect it has."""
    points: int
    """What it gives or costs, where that is one figure."""
    count: int
    """How many of something it asks for or gives."""

    @property
    def steps(self) -> int:
        """How many moves an action card grants once it is played."""
        return int(self.effect.get("max_moves", self.op in ("revive", "kill")))


@dataclass(frozen=True, slots=True)
class Placement:
    """How a character boards: so many groups of so many astronauts, each on another ship or not."""

    groups: int
    size: int
    different_ships: bool


@dataclass(slots=True, eq=False)
class Edition:
    """One edition: its components, and the switches in which its rules differ from the other's."""

    id: str
    prefix: str
    printed: dict[str, Any]
    seats: range
    has_phobos: bool
    effects_are_optional: bool
    """2005: everything but travel agent and soldier may be declined (AMB-02)."""
    launches_at_once: bool
    """2005: a full ship leaves in the middle of a turn; 2015: after the character is resolved."""
    refills_docks_at_round_end: bool
    """2015: before the next round begins; 2005: as its first phase."""
    deals_missions_only: bool
    """2015: starting cards are missions; 2005: any event cards, of which a bonus is kept."""
    discards_face_up: bool
    """2015: everybody sees a discovery for which there is no room; 2005: the discarder only."""
    has_action_cards: bool
    """2015: some event cards are played around the third production."""
    swaps_tiles: bool
    """2005: a new destination tile replaces the old one; 2015: it lies on top (AMB-17)."""
    resources_lie_hidden: bool
    """2015: a resource lies face down on every zone; 2005: one is drawn on first entry."""
    leftovers_are_lost: bool
    """2005: what cannot be shared in the third distribution is lost; 2015: it stays."""
    starting_cards: int
    card_rules: dict[str, str]
    """By which rule a secret card pays: by its type, else by what it asks for, else by "other"."""

    ice_bonus: int = field(init=False)
    """What the most ice is worth."""
    zones: tuple[Zone, ...] = field(init=False)
    zones_in_order: list[Zone] = field(init=False)
    zone_index: dict[Zone, int] = field(init=False)
    adjacent: dict[Zone, frozenset[Zone]] = field(init=False)
    discovery_zones: frozenset[Zone] = field(init=False)
    soldier_zones: frozenset[Zone] = field(init=False)
    ships: dict[str, ShipCard] = field(init=False)
    ship_ids: frozenset[str] = field(init=False)
    cards: dict[str, EventCard] = field(init=False)
    card_ids: frozenset[str] = field(init=False)
    resource_tiles: tuple[Resource, ...] = field(init=False)
    sorted_resource_tiles: list[Resource] = field(init=False)
    keepable_cards: frozenset[str] = field(init=False)
    """Cards that a seat may hold: all but discoveries."""
    paying_rules: dict[str, str] = field(init=False)
    """By which rule each secret card pays: one of its own where the edition has it."""
    paying_cards: frozenset[str] = field(init=False)
    """Cards that pay whoever holds them in the end, and are never played."""
    placements: dict[Character, Placement] = field(init=False)
    scoring_rounds: dict[int, int] = field(init=False)
    """After which round how many tokens each explored zone gives."""

    def __post_init__(self) -> None:
        self._index_board(self.printed["zones"])
        self._index_ships(self.printed["ships"])
        self._index_cards(self.printed["event_cards"])
        bonus = self.printed.get("ice_bonus") or self.printed["global_mission"]
        self.ice_bonus = bonus["points"]
        self.resource_tiles = tuple(tile["resource"] for tile in self.printed["resource_tiles"])
        self.sorted_resource_tiles = sorted(self.resource_tiles)
        self.placements = {
            character["id"]: _placement(character["place"])
            for character in self.printed["characters"]
        }
        self.scoring_rounds = {
            scoring["after_round"]: scoring["tokens_per_zone"]
            for scoring in self.printed["scoring_rounds"]
        }

    @property
    def known(self) -> frozenset[str]:
        """What its moves may name in whatever pack, of all that the types of both editions know."""
        return frozenset((*ship_ids_of(self.prefix), *card_ids_of(self.prefix), *self.zones))

    def rule(self, first: str, second: str) -> str:
        """The id that a rule has in this edition, of those that it has in the first and second.

        Both are written out wherever a rule is named, so that searching for an id finds the code.
        """
        return first if self.prefix == "PR" else second

    def _index_board(self, zones: list[dict[str, Any]]) -> None:
        self.zones = tuple(zone["id"] for zone in zones)
        self.zones_in_order = list(self.zones)
        self.zone_index = {zone: index for index, zone in enumerate(self.zones)}
        self.adjacent = {zone["id"]: frozenset(zone["adjacent"]) for zone in zones}
        self.discovery_zones = frozenset(zone["id"] for zone in zones if zone["discovery_slot"])
        self.soldier_zones = frozenset(zone["id"] for zone in zones if zone["soldier_target"])

    def _index_ships(self, ships: list[dict[str, Any]]) -> None:
        self.ships = {ship["id"]: ShipCard(ship["capacity"], ship["destination"]) for ship in ships}
        self.ship_ids = frozenset(self.ships)

    def _index_cards(self, cards: list[dict[str, Any]]) -> None:
        self.cards = {card["id"]: self._card(card) for card in cards}
        self.card_ids = frozenset(self.cards)
        self.keepable_cards = frozenset(card["id"] for card in cards if card["kind"] != "discovery")
        self.paying_rules = {
            card["id"]: self._paying_rule(card)
            for card in cards
            if card["kind"] in ("bonus", "mission")
        }
        self.paying_cards = frozenset(self.paying_rules)

    def _card(self, printed: dict[str, Any]) -> EventCard:
        effect = printed["effect"]
        zones = effect.get("zones", ())
        named = self.zones if zones == "all" else zones
        return EventCard(
            id=printed["id"],
            kind=printed["kind"],
            timing=printed["timing"],
            effect=effect,
            zones=tuple(self.zone_index[zone] for zone in named),
            op=effect["op"],
            points=effect.get("points", 0),
            count=effect.get("count", 0),
        )

    def _paying_rule(self, printed: dict[str, Any]) -> str:
        rules = self.card_rules
        return rules.get(printed["type"]) or rules.get(printed["effect"]["op"]) or rules["other"]


def _placement(place: dict[str, Any]) -> Placement:
    if place["ships"] == "same":
        return Placement(groups=1, size=place["count"], different_ships=False)
    return Placement(
        groups=place["count"], size=1, different_ships=place["ships"] == "two-different"
    )


FIRST_EDITION = Edition(
    id="planete-rouge",
    prefix="PR",
    printed=MATERIAL["editions"]["planete-rouge"],
    seats=range(3, 6),
    has_phobos=False,
    effects_are_optional=True,
    launches_at_once=True,
    refills_docks_at_round_end=False,
    deals_missions_only=False,
    discards_face_up=False,
    has_action_cards=False,
    swaps_tiles=True,
    resources_lie_hidden=False,
    leftovers_are_lost=True,
    starting_cards=3,
    card_rules={"other": "PR-FINAL-5"},
)

SECOND_EDITION = Edition(
    id="red-planet",
    prefix="RP",
    printed=MATERIAL["editions"]["red-planet"],
    seats=range(TWO_PLAYERS, MOST_SEATS + 1),
    has_phobos=True,
    effects_are_optional=False,
    launches_at_once=False,
    refills_docks_at_round_end=True,
    deals_missions_only=True,
    discards_face_up=True,
    has_action_cards=True,
    swaps_tiles=False,
    resources_lie_hidden=True,
    leftovers_are_lost=False,
    starting_cards=2,
    card_rules={
        "presence_scale": "RP-FINAL-3",
        "most_astronauts_total": "RP-FINAL-4",
        "most_tokens": "RP-FINAL-4",
        "most_lost": "RP-FINAL-4",
        "strategic-zones": "RP-FINAL-5",
        "other": "RP-FINAL-7",
    },
)

PRINTED_DESTINATIONS: dict[str, Zone | None] = {
    id: ship.destination
    for edition in (FIRST_EDITION, SECOND_EDITION)
    for id, ship in edition.ships.items()
}
"""Of every ship of either edition in the house material: moves may name both."""

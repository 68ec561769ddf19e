"""The printed material of both editions, and what differs between them, as data."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

from msgspec import Meta

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
    Meta(title="Zone", description="A zone of Mars, or its moon. Each edition uses ten of them."),
]
Resource = Annotated[Literal["ice", "sylvanite", "celerium"], Meta(title="Resource")]
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


def _printed_ids(kind: str) -> tuple[str, ...]:
    editions = MATERIAL["editions"].values()
    return tuple(piece["id"] for edition in editions for piece in edition[kind])


# Closed sets decode faster than patterns, and refuse what no edition has ever printed.
if TYPE_CHECKING:
    ShipId = str
    CardId = str
else:
    ShipId = Annotated[
        Literal[_printed_ids("ships")], Meta(title="ShipId", description="A ship card.")
    ]
    CardId = Annotated[
        Literal[_printed_ids("event_cards")], Meta(title="CardId", description="An event card.")
    ]

CardKind = Literal["bonus", "mission", "discovery", "action"]

RESOURCES: tuple[Resource, ...] = ("ice", "sylvanite", "celerium")
CHARACTERS: tuple[Character, ...] = get_args(get_args(Character)[0])
CALL_ORDER = {character: place for place, character in enumerate(CHARACTERS)}

ROUNDS = 10
ASTRONAUTS = 22
TILES_PER_ZONE = 2
TWO_PLAYERS = 2
"""So many are joined by a neutral company."""
WALKS = 3
"""How often the explorer moves."""
DESCENTS = 3
"""How many the soldier of the second edition may bring down from Phobos."""
PHOBOS: Zone = "phobos"

TOKEN_VALUES: dict[Resource, int] = {tile["id"]: tile["value"] for tile in MATERIAL["resources"]}


PAYING_TOPICS = {
    "presence_scale": "red-zones",
    "most_astronauts_total": "the-most",
    "most_tokens": "the-most",
    "most_lost": "the-most",
}
"""What a secret card asks for, where the second edition has a rule of its own for that."""


@dataclass(frozen=True)
class ShipCard:
    capacity: int
    destination: Zone | None
    """The printed destination; none on a ship that is piloted by hand or bound for the unknown."""


@dataclass(frozen=True)
class EventCard:
    id: str
    kind: CardKind
    timing: str
    effect: dict[str, Any]
    zones: tuple[int, ...]
    """The zones it speaks of, by their places on the board."""

    @cached_property
    def op(self) -> str:
        return str(self.effect["op"])

    @cached_property
    def points(self) -> int:
        """What it gives or costs, where that is one figure."""
        return int(self.effect.get("points", 0))

    @property
    def steps(self) -> int:
        """How many moves an action card grants once it is played."""
        return int(self.effect.get("max_moves", self.op in ("revive", "kill")))


@dataclass(frozen=True)
class Placement:
    """How a character boards: so many groups of so many astronauts, each on another ship or not."""

    groups: int
    size: int
    different_ships: bool


@dataclass(frozen=True)
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
    has_boarding_rule: bool
    """2005: one rule says who may board where; 2015 says it on each character."""
    has_action_cards: bool
    """2015: some event cards are played around the third production."""
    swaps_tiles: bool
    """2005: a new destination tile replaces the old one; 2015: it lies on top (AMB-17)."""
    resources_lie_hidden: bool
    """2015: a resource lies face down on every zone; 2005: one is drawn on first entry."""
    leftovers_are_lost: bool
    """2005: what cannot be shared in the third distribution is lost; 2015: it stays."""
    starting_cards: int
    rules: dict[str, str]
    """Rule ids of what both editions know but number differently."""

    def rule(self, topic: str) -> str:
        """The id of a rule by its topic, or by the part of its id that both editions share."""
        return self.rules.get(topic) or f"{self.prefix}-{topic}"

    @cached_property
    def ice_bonus(self) -> int:
        """What the most ice is worth."""
        printed = self.printed.get("ice_bonus") or self.printed["global_mission"]
        return int(printed["points"])

    @cached_property
    def zones(self) -> tuple[Zone, ...]:
        return tuple(zone["id"] for zone in self.printed["zones"])

    @cached_property
    def zones_in_order(self) -> list[Zone]:
        return list(self.zones)

    @cached_property
    def zone_index(self) -> dict[Zone, int]:
        return {zone: index for index, zone in enumerate(self.zones)}

    @cached_property
    def adjacent(self) -> dict[Zone, frozenset[Zone]]:
        return {zone["id"]: frozenset(zone["adjacent"]) for zone in self.printed["zones"]}

    @cached_property
    def discovery_zones(self) -> frozenset[Zone]:
        return frozenset(zone["id"] for zone in self.printed["zones"] if zone["discovery_slot"])

    @cached_property
    def soldier_zones(self) -> frozenset[Zone]:
        return frozenset(zone["id"] for zone in self.printed["zones"] if zone["soldier_target"])

    @cached_property
    def ships(self) -> dict[str, ShipCard]:
        return {
            ship["id"]: ShipCard(ship["capacity"], ship["destination"])
            for ship in self.printed["ships"]
        }

    @cached_property
    def ship_ids(self) -> frozenset[str]:
        return frozenset(self.ships)

    @cached_property
    def cards(self) -> dict[str, EventCard]:
        return {
            card["id"]: EventCard(
                card["id"],
                card["kind"],
                card["timing"],
                card["effect"],
                self._places(card["effect"].get("zones", ())),
            )
            for card in self.printed["event_cards"]
        }

    def _places(self, zones: Sequence[Zone] | Literal["all"]) -> tuple[int, ...]:
        named = self.zones if zones == "all" else zones
        return tuple(self.zone_index[zone] for zone in named)

    @cached_property
    def card_ids(self) -> frozenset[str]:
        return frozenset(self.cards)

    @cached_property
    def resource_tiles(self) -> tuple[Resource, ...]:
        return tuple(tile["resource"] for tile in self.printed["resource_tiles"])

    @cached_property
    def sorted_resource_tiles(self) -> list[Resource]:
        return sorted(self.resource_tiles)

    @cached_property
    def keepable_cards(self) -> frozenset[str]:
        """Cards that a seat may hold: all but discoveries."""
        return frozenset(card.id for card in self.cards.values() if card.kind != "discovery")

    @cached_property
    def paying_rules(self) -> dict[str, str]:
        """By which rule each secret card pays: one of its own where the edition has it."""
        general = self.rule("secret-card")
        return {
            card["id"]: self.rules.get(card["type"])
            or self.rules.get(PAYING_TOPICS.get(card["effect"]["op"], ""), general)
            for card in self.printed["event_cards"]
            if card["kind"] in ("bonus", "mission")
        }

    @cached_property
    def paying_cards(self) -> frozenset[str]:
        """Cards that pay whoever holds them in the end, and are never played."""
        return frozenset(self.paying_rules)

    @cached_property
    def placements(self) -> dict[Character, Placement]:
        return {
            character["id"]: _placement(character["place"])
            for character in self.printed["characters"]
        }

    @cached_property
    def scoring_rounds(self) -> dict[int, int]:
        """After which round how many tokens each explored zone gives."""
        return {s["after_round"]: s["tokens_per_zone"] for s in self.printed["scoring_rounds"]}


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
    has_boarding_rule=True,
    has_action_cards=False,
    swaps_tiles=True,
    resources_lie_hidden=False,
    leftovers_are_lost=True,
    starting_cards=3,
    rules={
        "choose": "PR-ROUND-4",
        "hand": "PR-ROUND-8",
        "call": "PR-ROUND-5",
        "order": "PR-ROUND-6",
        "steps": "PR-ROUND-9",
        "keep": "PR-SETUP-9",
        "first-destination": "PR-SETUP-8",
        "protected-zone": "PR-CHAR-SOLDIER-3",
        "central-zone": "PR-CARD-3",
        "end": "PR-FINAL-1",
        "tokens": "PR-FINAL-7",
        "ice-bonus": "PR-FINAL-8",
        "secret-card": "PR-FINAL-5",
        "discovery": "PR-FINAL-2",
    },
)

SECOND_EDITION = Edition(
    id="red-planet",
    prefix="RP",
    printed=MATERIAL["editions"]["red-planet"],
    seats=range(2, 7),
    has_phobos=True,
    effects_are_optional=False,
    launches_at_once=False,
    refills_docks_at_round_end=True,
    deals_missions_only=True,
    discards_face_up=True,
    has_boarding_rule=False,
    has_action_cards=True,
    swaps_tiles=False,
    resources_lie_hidden=True,
    leftovers_are_lost=False,
    starting_cards=2,
    rules={
        "choose": "RP-ROUND-2",
        "hand": "RP-ROUND-5",
        "call": "RP-ROUND-3",
        "order": "RP-ROUND-4",
        "steps": "RP-ROUND-3",
        "keep": "RP-SETUP-5",
        "first-destination": "RP-DEST-1",
        "protected-zone": "RP-CHAR-SOLDIER-2",
        "central-zone": "RP-CARD-2",
        "end": "RP-FINAL-2",
        "tokens": "RP-FINAL-7",
        "ice-bonus": "RP-FINAL-6",
        "secret-card": "RP-FINAL-7",
        "red-zones": "RP-FINAL-3",
        "the-most": "RP-FINAL-4",
        "strategic-zones": "RP-FINAL-5",
        "discovery": "RP-FINAL-7",
    },
)

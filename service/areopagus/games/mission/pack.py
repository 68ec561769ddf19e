"""What an owner may type in: the printed faces of a Mission game, in either edition."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from areopagus.games.mission.components import (
    CardId,
    Character,
    Resource,
    ShipId,
    Zone,
)
from areopagus.kernel.document import Document
from areopagus.kernel.pack import Pack, Piece, TextPiece

Points = Annotated[int, Meta(ge=-20, le=20)]
Pay = Annotated[int, Meta(ge=0, le=20)]
HowMany = Annotated[int, Meta(ge=1, le=10)]
Extra = Annotated[int, Meta(ge=1, le=3)]
SomeZones = Annotated[list[Zone], Meta(min_length=1, max_length=10)]
Zones = SomeZones | Literal["all"]


class ZoneFace(Piece, kw_only=True, omit_defaults=True):
    """A zone of the board."""

    id: Zone
    """The zone, by the id of the house's board; its name is yours to give."""
    ring: Literal["outer", "central"] | UnsetType = UNSET
    """Whether it lies in the outer ring or in the middle."""
    adjacent: Annotated[list[Zone], Meta(max_length=10)] | UnsetType = UNSET
    """The zones that border on it; both of two neighbours say so."""
    discovery_slot: bool | UnsetType = UNSET
    """Whether a discovery may be laid at it."""
    soldier_target: bool | UnsetType = UNSET
    """Whether the soldier may kill there."""


class ShipFace(Piece, kw_only=True, omit_defaults=True):
    """A ship card."""

    id: ShipId
    """The ship: number your fleet from 01, as you like."""
    capacity: Annotated[int, Meta(ge=1, le=9)] | UnsetType = UNSET
    """How many places it has."""
    destination: Zone | UnsetType | None = UNSET
    """The zone it flies to; null when it is piloted by hand, or bound for the unknown."""


class ResourceTiles(Document, kw_only=True):
    """How many resource tiles there are of each kind."""

    ice: Annotated[int, Meta(ge=0, le=20)]
    """How many show ice."""
    sylvanite: Annotated[int, Meta(ge=0, le=20)]
    """How many show sylvanite."""
    celerium: Annotated[int, Meta(ge=0, le=20)]
    """How many show celerium."""


class CharacterFace(TextPiece, kw_only=True, omit_defaults=True):
    """A character: its name and its words. What it does is a rule."""

    id: Character
    """The character."""


# What a card does: the closed list of effects that the engine knows, by kind of card.


class Effect(Document, kw_only=True, tag_field="op"):
    """What an event card does."""


class PresenceAll(Effect, kw_only=True, tag="presence_all"):
    """Pays whoever is present in all of some zones."""

    zones: Zones
    points: Pay


class PresenceAtLeast(Effect, kw_only=True, tag="presence_at_least"):
    """Pays whoever is present in so many of some zones."""

    zones: Zones
    count: HowMany
    points: Pay


class PresenceScale(Effect, kw_only=True, tag="presence_scale"):
    """Pays by the number of zones in which one is present."""

    zones: Zones
    scale: Annotated[list[Pay], Meta(min_length=2, max_length=11)]
    """What presence in none of them, in one, in two … pays: one more than there are zones."""


class MajoritiesAtLeast(Effect, kw_only=True, tag="majorities_at_least"):
    """Pays whoever has the most astronauts, or as many as anybody, in so many zones."""

    count: HowMany
    points: Pay


class MostAstronauts(Effect, kw_only=True, tag="most_astronauts_total"):
    """Pays whoever has the most astronauts in some zones taken together."""

    zones: Zones
    points: Pay


class MostTokens(Effect, kw_only=True, tag="most_tokens"):
    """Pays whoever has the most tokens of a resource."""

    resource: Resource
    points: Pay


class MostLost(Effect, kw_only=True, tag="most_lost"):
    """Pays whoever has lost the most astronauts."""

    points: Pay


class TokensOfEach(Effect, kw_only=True, tag="tokens_of_each"):
    """Pays whoever has so many tokens of each resource."""

    count: HowMany
    points: Pay


class PerZonePresent(Effect, kw_only=True, tag="points_per_zone_present"):
    """Pays for each of some zones in which one is present, up to a limit."""

    zones: Zones
    points: Annotated[int, Meta(ge=1, le=9)]
    cap: Pay


class Flat(Effect, kw_only=True, tag="flat"):
    """Pays, whatever happened."""

    points: Pay


class ExtraIce(Effect, kw_only=True, tag="extra_tokens"):
    """Counts as so many ice tokens in the end."""

    count: HowMany


class EachPresentRemoves(Effect, kw_only=True, tag="each_present_removes"):
    """Discovery: everybody who is present loses one astronaut."""


class LeadersRemove(Effect, kw_only=True, tag="leaders_remove"):
    """Discovery: whoever has the most here loses one astronaut."""


class PullDocked(Effect, kw_only=True, tag="pull_docked_astronauts"):
    """Discovery: all astronauts on docked ships come here. Of the second edition."""


class ExtraProduction(Effect, kw_only=True, tag="extra_production"):
    """Discovery: the zone gives more tokens in the third production."""

    count: Extra


class AdjacentExtraProduction(Effect, kw_only=True, tag="adjacent_extra_production"):
    """Discovery: each neighbouring zone gives more tokens in the third production."""

    count: Extra


class NoProduction(Effect, kw_only=True, tag="no_production"):
    """Discovery: the zone gives nothing in the third production."""


class ParityFilter(Effect, kw_only=True, tag="parity_filter"):
    """Discovery: only even, or only odd, numbers of astronauts count in the third production."""

    keep: Literal["even", "odd"]


class AwardToSecond(Effect, kw_only=True, tag="award_to_second"):
    """Discovery: who comes second takes the tokens of the third production."""


class ProduceInstead(Effect, kw_only=True, tag="produce_instead"):
    """Discovery: the zone gives another resource in the third production."""

    resource: Resource


class PointsEachPresent(Effect, kw_only=True, tag="points_each_present"):
    """Discovery: pays, or costs, everybody who is present in the end."""

    points: Points


class PointsToMost(Effect, kw_only=True, tag="points_to_most"):
    """Discovery: pays, or costs, whoever has the most here in the end."""

    points: Points


class PointsPerAstronaut(Effect, kw_only=True, tag="points_per_astronaut"):
    """Discovery: pays for each astronaut here in the end, up to a limit."""

    points: Annotated[int, Meta(ge=1, le=9)]
    cap: Pay


class NoEffect(Effect, kw_only=True, tag="none"):
    """Discovery: nothing."""


class GainTokens(Effect, kw_only=True, tag="gain_tokens"):
    """Action, after the third production: take so many tokens."""

    resource: Resource
    count: Annotated[int, Meta(ge=1, le=5)]


class Revive(Effect, kw_only=True, tag="revive"):
    """Action, before the third production: bring lost astronauts back."""


class Kill(Effect, kw_only=True, tag="kill"):
    """Action, before the third production: kill an astronaut of another company."""


class Walk(Effect, kw_only=True, tag="move"):
    """Action, before the third production: move astronauts."""

    max_moves: Annotated[int, Meta(ge=1, le=3)]


SECRET_EFFECTS = (
    PresenceAll,
    PresenceAtLeast,
    PresenceScale,
    MajoritiesAtLeast,
    MostAstronauts,
    MostTokens,
    MostLost,
    TokensOfEach,
    PerZonePresent,
    Flat,
    ExtraIce,
)
"""Of bonus and mission cards: they pay in final scoring."""
REVEAL_EFFECTS = (EachPresentRemoves, LeadersRemove, PullDocked)
PRODUCTION_EFFECTS = (
    ExtraProduction,
    AdjacentExtraProduction,
    NoProduction,
    ParityFilter,
    AwardToSecond,
    ProduceInstead,
)
FINAL_EFFECTS = (PointsEachPresent, PointsToMost, PointsPerAstronaut)
DISCOVERY_EFFECTS = (*REVEAL_EFFECTS, *PRODUCTION_EFFECTS, *FINAL_EFFECTS, NoEffect)
ACTION_EFFECTS = (GainTokens, Revive, Kill, Walk)

AnyEffect = (
    PresenceAll
    | PresenceAtLeast
    | PresenceScale
    | MajoritiesAtLeast
    | MostAstronauts
    | MostTokens
    | MostLost
    | TokensOfEach
    | PerZonePresent
    | Flat
    | ExtraIce
    | EachPresentRemoves
    | LeadersRemove
    | PullDocked
    | ExtraProduction
    | AdjacentExtraProduction
    | NoProduction
    | ParityFilter
    | AwardToSecond
    | ProduceInstead
    | PointsEachPresent
    | PointsToMost
    | PointsPerAstronaut
    | NoEffect
    | GainTokens
    | Revive
    | Kill
    | Walk
)


class CardFace(TextPiece, kw_only=True, omit_defaults=True):
    """An event card. The letter of its id says its kind: Bonus, Mission, Discovery or Action."""

    id: CardId
    """The card: number those of each kind from 01, as you like."""
    effect: AnyEffect | UnsetType = UNSET
    """What it does: `op` and what that takes."""


class MissionPack(Pack, kw_only=True, omit_defaults=True):
    """The material of one box of the game. What it leaves out stays as the house's."""

    zones: Annotated[list[ZoneFace], Meta(max_length=10)] | UnsetType = UNSET
    """Zones of the board; those that are not named stay as they are."""
    characters: Annotated[list[CharacterFace], Meta(max_length=9)] | UnsetType = UNSET
    """Characters under other names; those that are not named stay as they are."""
    ships: Annotated[list[ShipFace], Meta(min_length=12, max_length=60)] | UnsetType = UNSET
    """The whole fleet, if any of it is told."""
    event_cards: Annotated[list[CardFace], Meta(min_length=12, max_length=120)] | UnsetType = UNSET
    """The whole event deck, if any of it is told."""
    resource_tiles: ResourceTiles | UnsetType = UNSET
    """How many resource tiles there are of each kind."""
    ice_bonus: Pay | UnsetType = UNSET
    """What the most ice is worth in the end."""


class PlaneteRougePack(MissionPack, kw_only=True, omit_defaults=True, tag="planete-rouge"):
    """The material of a box of Mission : Planète Rouge (2005); what is left out is ours."""


class RedPlanetPack(MissionPack, kw_only=True, omit_defaults=True, tag="red-planet"):
    """The material of a box of Mission: Red Planet (2015); what is left out is ours."""

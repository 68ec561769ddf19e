"""What happens in Mission: Red Planet. A secret is told to those who may know it, and no others."""

from typing import ClassVar

from areopagus.games.mission.components import CardId, Character, Resource, ShipId, Zone
from areopagus.kernel.document import Seat
from areopagus.kernel.event import Event


class HandShown(Event, frozen=True, tag="hand-shown"):
    """A seat was dealt discoveries only, showed them and gets new cards."""

    unveils: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]
    """The discoveries that were shown."""


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    """Starting cards for one seat to choose from."""

    unveils: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]
    """The cards to choose from."""


class CardKept(Event, frozen=True, tag="card-kept"):
    """A seat has chosen its starting card."""

    seat: Seat


class CharacterChosen(Event, frozen=True, tag="character-chosen"):
    """A seat has laid a character face down."""

    seat: Seat


class CharacterCalled(Event, frozen=True, tag="character-called"):
    """A character is revealed and acts."""

    unveils: ClassVar[bool] = True
    company: Seat
    character: Character


class Boarded(Event, frozen=True, tag="boarded"):
    """Astronauts went aboard."""

    company: Seat
    ship: ShipId
    astronauts: int
    """How many astronauts."""


class DestinationSet(Event, frozen=True, tag="destination-set"):
    """A destination tile was put on a ship."""

    ship: ShipId
    zone: Zone


class ShipLaunched(Event, frozen=True, tag="ship-launched"):
    """A ship took off."""

    ship: ShipId


class ShipDestroyed(Event, frozen=True, tag="ship-destroyed"):
    """A docked ship was destroyed."""

    ship: ShipId


class ShipLanded(Event, frozen=True, tag="ship-landed"):
    """A ship arrived and unloaded."""

    ship: ShipId
    zone: Zone


class ShipDiscarded(Event, frozen=True, tag="ship-discarded"):
    """An empty ship that had no destination is gone."""

    ship: ShipId


class ShipDocked(Event, frozen=True, tag="ship-docked"):
    """A new ship was turned up."""

    unveils: ClassVar[bool] = True
    ship: ShipId
    dock: int
    """At which dock, counted from 0 on the left."""


class AstronautsLost(Event, frozen=True, tag="astronauts-lost"):
    """Astronauts are lost: out of the game, or on the memorial."""

    company: Seat
    astronauts: int
    """How many astronauts."""


class AstronautMoved(Event, frozen=True, tag="astronaut-moved"):
    """An astronaut walked, or came down from Phobos."""

    company: Seat
    origin: Zone
    target: Zone


class ReplacedAboard(Event, frozen=True, tag="replaced-aboard"):
    """An astronaut took another's place on a ship."""

    company: Seat
    victim: Seat
    ship: ShipId


class ReplacedInZone(Event, frozen=True, tag="replaced-in-zone"):
    """An astronaut took another's place in a zone."""

    company: Seat
    victim: Seat
    zone: Zone


class Killed(Event, frozen=True, tag="killed"):
    """An astronaut was killed in a zone."""

    company: Seat
    victim: Seat
    zone: Zone


class ResourceFound(Event, frozen=True, tag="resource-found"):
    """The resource of a zone is now there for all to see."""

    unveils: ClassVar[bool] = True
    zone: Zone
    resource: Resource


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A seat drew an event card."""

    unveils: ClassVar[bool] = True
    seat: Seat


class CardSeen(Event, frozen=True, tag="card-seen"):
    """What a seat saw on a card that it drew or looked at."""

    unveils: ClassVar[bool] = True
    seat: Seat
    card: CardId


class DiscoveryAssigned(Event, frozen=True, tag="discovery-assigned"):
    """A discovery lies face down at a zone."""

    seat: Seat
    zone: Zone


class DiscoveryLookedAt(Event, frozen=True, tag="discovery-looked-at"):
    """A seat looked at a discovery in play."""

    unveils: ClassVar[bool] = True
    seat: Seat
    zone: Zone


class DiscoveryDiscarded(Event, frozen=True, tag="discovery-discarded"):
    """There was no room for the discovery just drawn."""

    seat: Seat


class CardShown(Event, frozen=True, tag="card-shown"):
    """A card that everybody may see: a discovery discarded face up."""

    card: CardId


class DiscoveryRevealed(Event, frozen=True, tag="discovery-revealed"):
    """A discovery was turned face up after the last round."""

    unveils: ClassVar[bool] = True
    zone: Zone
    card: CardId


class DiscoveryActed(Event, frozen=True, tag="discovery-acted"):
    """A discovery that acts when it is revealed does so; what follows is its doing."""

    zone: Zone
    card: CardId


class AstronautsPulled(Event, frozen=True, tag="astronauts-pulled"):
    """Astronauts were drawn from a docked ship into a zone."""

    company: Seat
    ship: ShipId
    zone: Zone
    astronauts: int
    """How many astronauts."""


class CharactersTakenBack(Event, frozen=True, tag="characters-taken-back"):
    """A recruiter brought all characters back to hand."""

    company: Seat


class TokensPlaced(Event, frozen=True, tag="tokens-placed"):
    """A zone gave score tokens."""

    zone: Zone
    resource: Resource
    tokens: int
    """How many tokens."""


class TokensTaken(Event, frozen=True, tag="tokens-taken"):
    """A company took score tokens from a zone."""

    company: Seat
    zone: Zone
    resource: Resource
    tokens: int
    """How many tokens."""


class TokensLost(Event, frozen=True, tag="tokens-lost"):
    """Score tokens that could not be shared are gone."""

    zone: Zone
    resource: Resource
    tokens: int
    """How many tokens."""


class TokensGained(Event, frozen=True, tag="tokens-gained"):
    """A company took score tokens from the supply."""

    company: Seat
    resource: Resource
    tokens: int
    """How many tokens."""


class ActionPlayed(Event, frozen=True, tag="action-played"):
    """A seat played an action card."""

    unveils: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Rescued(Event, frozen=True, tag="rescued"):
    """Astronauts came back from the memorial."""

    company: Seat
    zone: Zone
    astronauts: int
    """How many astronauts."""


class FirstPlayerChanged(Event, frozen=True, tag="first-player-changed"):
    """Another seat is first player now."""

    seat: Seat


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A new round."""

    round: int
    """Which round, from 1 to 10."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """All is counted; secret cards are shown."""

    unveils: ClassVar[bool] = True


EVENTS: tuple[type[Event], ...] = (
    HandShown,
    CardsDealt,
    CardKept,
    CharacterChosen,
    CharacterCalled,
    Boarded,
    DestinationSet,
    ShipLaunched,
    ShipDestroyed,
    ShipLanded,
    ShipDiscarded,
    ShipDocked,
    AstronautsLost,
    AstronautMoved,
    ReplacedAboard,
    ReplacedInZone,
    Killed,
    ResourceFound,
    CardDrawn,
    CardSeen,
    DiscoveryAssigned,
    DiscoveryLookedAt,
    DiscoveryDiscarded,
    CardShown,
    DiscoveryRevealed,
    DiscoveryActed,
    AstronautsPulled,
    CharactersTakenBack,
    TokensPlaced,
    TokensTaken,
    TokensLost,
    TokensGained,
    ActionPlayed,
    Rescued,
    FirstPlayerChanged,
    RoundBegan,
    GameEnded,
)

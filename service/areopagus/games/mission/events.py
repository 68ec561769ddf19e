"""What happens in Mission: Red Planet. A secret is told to those who may know it, and no others."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from areopagus.games.mission.components import (
    PHOBOS,
    CardId,
    Character,
    Resource,
    ShipId,
    Zone,
    bound_for,
)
from areopagus.games.mission.state import Step
from areopagus.kernel.document import Seat
from areopagus.kernel.event import Event
from areopagus.kernel.wording import Message, fields_of, tag_of

SkipReason = Annotated[
    Literal[
        "no-place",
        "no-other-ship",
        "no-reserve",
        "nobody-to-move",
        "nothing-to-launch",
        "nothing-to-destroy",
        "nobody-to-replace",
        "nobody-to-kill",
        "no-tile",
        "nobody-on-phobos",
        "neutral",
    ],
    Meta(title="SkipReason", description="Why a step of a character could not be done."),
]


class ShipEvent(Event, frozen=True, kw_only=True):
    """Something that happened to a ship."""

    ship: ShipId
    destination: Zone | None = None
    """Where it was going; none as long as nobody had chosen."""

    def message(self) -> Message:
        return Message(tag_of(self), self.facts())

    def facts(self) -> dict[str, object]:
        return {**fields_of(self), "to": bound_for(self.destination)}


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


class Boarded(ShipEvent, frozen=True, tag="boarded"):
    """Astronauts went aboard."""

    company: Seat
    astronauts: int
    """How many astronauts."""


class Passed(Event, frozen=True, tag="passed"):
    """A company left undone what it might have done, or the rest of it."""

    company: Seat
    character: Character | None = None
    """The character that was acting; none where action cards were asked for."""
    step: Step | None = None
    """Which of its steps."""
    card: CardId | None = None
    """The action card that was being carried out."""
    more: bool = False
    """Whether a part of it was done."""

    def message(self) -> Message:
        what = passed_over(self.character, self.step, self.card)
        return Message(f"passed.{what}.more" if self.more else f"passed.{what}", fields_of(self))


def passed_over(character: Character | None, step: Step | None, card: CardId | None) -> str:
    """What a pass leaves undone, as the templates call it."""
    if step is not None:
        return character if step == "special" and character else step
    return "actions" if card is None else "action"


class StepSkipped(Event, frozen=True, tag="step-skipped"):
    """A step of a character could not be done, and a rule says that play goes on."""

    company: Seat
    character: Character
    step: Step
    rule: str
    """The rule by which it is skipped."""
    reason: SkipReason
    astronauts: int = 0
    """How many astronauts could not board."""

    def message(self) -> Message:
        return Message(f"step-skipped.{self.reason}", fields_of(self))


class ActionSkipped(Event, frozen=True, tag="action-skipped"):
    """An action card was played that nobody can carry out, or can any more."""

    seat: Seat
    card: CardId
    rule: str
    """The rule by which it is skipped."""


class DestinationSet(ShipEvent, frozen=True, tag="destination-set"):
    """A destination tile was put on a ship."""

    company: Seat
    """Who put it there."""
    zone: Zone
    """Where the ship goes now."""


class ShipLaunched(ShipEvent, frozen=True, tag="ship-launched"):
    """A ship took off."""

    company: Seat | None = None
    """Who launched it, where it was not full."""

    def message(self) -> Message:
        key = tag_of(self) if self.company is None else f"{tag_of(self)}.forced"
        return Message(key, self.facts())


class ShipDestroyed(ShipEvent, frozen=True, tag="ship-destroyed"):
    """A docked ship was destroyed."""

    company: Seat
    """Who destroyed it."""


class ShipLanded(Event, frozen=True, tag="ship-landed"):
    """A ship arrived and unloaded."""

    ship: ShipId
    zone: Zone
    aboard: tuple[Seat, ...] = ()
    """The companies of the astronauts that it brought."""

    def message(self) -> Message:
        if not self.aboard:
            return Message("ship-landed.empty", fields_of(self))
        companies = tuple(sorted(set(self.aboard)))
        facts = {**fields_of(self), "company": companies, "astronauts": len(self.aboard)}
        return Message("ship-landed", facts)


class ShipDiscarded(ShipEvent, frozen=True, tag="ship-discarded"):
    """An empty ship that had no destination is gone."""


class ShipDocked(ShipEvent, frozen=True, tag="ship-docked"):
    """A new ship was turned up."""

    unveils: ClassVar[bool] = True
    dock: int
    """At which dock, counted from 0 on the left."""


class AstronautsLost(Event, frozen=True, tag="astronauts-lost"):
    """Astronauts are lost: out of the game, or on the memorial."""

    company: Seat
    astronauts: int
    """How many astronauts."""
    total: int
    """How many the company has lost so far, with these."""
    zone: Zone | None = None
    """The zone where they were; none when they were aboard a ship."""
    ship: ShipId | None = None
    """The ship where they were; none when they were in a zone."""
    destination: Zone | None = None
    """Where that ship was going."""
    destroyed: bool = False
    """Whether the ship was destroyed."""

    def message(self) -> Message:
        variant = "zone" if self.zone else "destroyed" if self.destroyed else "aboard"
        return Message(
            f"{tag_of(self)}.{variant}", {**fields_of(self), "to": bound_for(self.destination)}
        )


class AstronautMoved(Event, frozen=True, tag="astronaut-moved"):
    """An astronaut walked, or came down from Phobos."""

    company: Seat
    origin: Zone
    target: Zone
    mover: Seat | None = None
    """Who moved it, where it was not its own company."""

    def message(self) -> Message:
        if self.mover is not None:
            return Message("astronaut-moved.other", {**fields_of(self), "other": self.mover})
        key = "astronaut-moved.down" if self.origin == PHOBOS else "astronaut-moved"
        return Message(key, fields_of(self))


class ReplacedAboard(ShipEvent, frozen=True, tag="replaced-aboard"):
    """An astronaut took another's place on a ship."""

    company: Seat
    victim: Seat


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

    def message(self) -> Message:
        key = "killed.own" if self.company == self.victim else "killed"
        return Message(key, fields_of(self))


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


class AstronautsPulled(ShipEvent, frozen=True, tag="astronauts-pulled"):
    """Astronauts were drawn from a docked ship into a zone."""

    company: Seat
    zone: Zone
    astronauts: int
    """How many astronauts."""


class CharactersTakenBack(Event, frozen=True, tag="characters-taken-back"):
    """A recruiter brought all characters back to hand."""

    company: Seat
    neutral: bool = False
    """Whether it was the neutral company's, which leaves the game while the others are shuffled."""

    def message(self) -> Message:
        key = tag_of(self)
        return Message(f"{key}.neutral" if self.neutral else key, fields_of(self))


class ProductionBegan(Event, frozen=True, tag="production-began"):
    """Explored zones give score tokens, and those with the most astronauts take them."""

    number: int
    """The first, the second or the third time."""
    tokens: int
    """How many tokens each explored zone gives."""


class TokensPlaced(Event, frozen=True, tag="tokens-placed"):
    """A zone received score tokens."""

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


_EVENTS: tuple[type[Event], ...] = (
    CardsDealt,
    CardKept,
    CharacterChosen,
    CharacterCalled,
    Boarded,
    Passed,
    StepSkipped,
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
    DiscoveryRevealed,
    DiscoveryActed,
    CharactersTakenBack,
    ProductionBegan,
    TokensPlaced,
    TokensTaken,
    FirstPlayerChanged,
    RoundBegan,
    GameEnded,
)

FIRST_EDITION_EVENTS: tuple[type[Event], ...] = (*_EVENTS, HandShown, TokensLost)
SECOND_EDITION_EVENTS: tuple[type[Event], ...] = (
    *_EVENTS,
    ActionSkipped,
    CardShown,
    AstronautsPulled,
    TokensGained,
    ActionPlayed,
    Rescued,
)

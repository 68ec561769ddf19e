"""What is answered about a game: generic shapes, filled in for each game by ``Shapes``."""

from typing import Annotated, Generic, TypeVar

from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.document import Document, GameId, Seat
from areopagus.kernel.errors import Fact
from areopagus.kernel.pack import PackId
from areopagus.kernel.picture import Picture
from areopagus.kernel.rulebook import RuleText
from areopagus.kernel.score import Score
from areopagus.referee.requests import Made, SealedState
from areopagus.referee.stamps import Stamp
from areopagus.search.suggestion import Suggestions

S = TypeVar("S")
E = TypeVar("E")
D = TypeVar("D")
V = TypeVar("V")


class Position(Document, Generic[S, E, D], kw_only=True):
    """A state with what a client wants to know about it. `include` leaves parts out."""

    game: GameId
    state: S
    """The whole position, to be handed back with the next request."""
    events: list[E] | UnsetType = UNSET
    """What happened because of the moves, in order."""
    to_act: list[Seat]
    """The seats that a question is put to."""
    over: bool
    """Whether the game is over."""
    digest: str
    """A fingerprint of the state, by which a client can check its own copy: `b2:` and the hex of
    BLAKE2b with 16 bytes over the state's JSON as answered."""
    stamp: Stamp | UnsetType = UNSET
    """To be handed back beside the state. Only where every move that led here was judged by the
    service: after a setup, a replay, and a move in a state whose own stamp came with it."""
    legal_moves: list[D] | UnsetType = UNSET
    """All open questions with their legal answers."""
    score: Score | UnsetType = UNSET
    picture: str | UnsetType = UNSET
    """On request: the position as SVG, as a spectator sees it."""


class Seal(Document, kw_only=True):
    """Which position a sealed state holds, so that an app notices when somebody goes back."""

    game: str
    """The id of the game."""
    seat: Seat | None
    """Whose key came with the request: all of the answer is what that seat may know."""
    move_number: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many moves led here."""
    digest: str
    """A fingerprint of this seat's view, by which a client can check its own copy; made as that
    of a state."""
    seed: str | UnsetType = UNSET
    """Once the game is over, what all its randomness followed from: check the commitment. Not when
    time ended it, since anybody can let time pass and then go back to an older seal."""
    salt: str | UnsetType = UNSET
    """Beside the seed, what else went into the commitment."""


class LegalMoves(Document, Generic[D], kw_only=True):
    """All open questions of a position with their legal answers."""

    to_act: list[Seat]
    """The seats that a question is put to."""
    over: bool
    """Whether the game is over."""
    legal_moves: list[D]
    """All open questions with their legal answers, of all seats or of the one that asked."""


class SealedLegalMoves(LegalMoves[D], Generic[D], kw_only=True):
    """The questions that a sealed state puts to the bearer's seat, with their legal answers."""

    seal: Seal


class Perspective(Document, Generic[V, D], kw_only=True):
    """What one seat, or a spectator, may know, whoever keeps the state."""

    game: GameId
    pack: PackId | UnsetType = UNSET
    """The pack whose material lies on the table; left out for the house material."""
    seat: Seat | None
    """Who looks; null for a spectator."""
    view: V
    """What of the position may be seen."""
    to_act: list[Seat]
    """The seats that a question is put to."""
    over: bool
    """Whether the game is over."""
    legal_moves: list[D] | UnsetType = UNSET
    """The questions put to this seat; a spectator has none."""
    score: Score | UnsetType = UNSET
    """The score without the lines that this seat may not see."""
    picture: str | UnsetType = UNSET
    """On request: the view as SVG. With `legalMoves`, what they name carries their numbers."""


class Seen(Perspective[V, D], Generic[V, D], kw_only=True):
    """What one seat, or a spectator, may know of a position."""

    authentic: bool | UnsetType = UNSET
    """Whether the stamp fits that came with the state; absent when none came."""


class SealedView(Perspective[V, D], Generic[V, D], kw_only=True):
    """What the bearer of a seat's key may know of a sealed state."""

    seal: Seal


class SealedPosition(SealedView[V, D], Generic[V, D, E], kw_only=True):
    """A sealed state with what the bearer of a seat's key may know about it."""

    state: SealedState
    events: list[E] | UnsetType = UNSET
    """What happened because of the moves, as far as the bearer may see it."""
    made: Made | UnsetType = UNSET
    """How many of the moves were made. Fewer than were sent when one of them unveiled something: it
    is the last one, and what was sent after it was not looked at."""


class SealedSetup(SealedPosition[V, D, E], Generic[V, D, E], kw_only=True):
    """A new game as a sealed state, as a spectator sees it."""

    seat_keys: list[str]
    """One for each seat, for `Authorization: Bearer`. They are told now and never again."""
    commitment: str
    """`sha256:` and the hexadecimal SHA-256 of `commit:`, the salt, `:` and the seed. Seed and salt
    are told at the end, to check it."""


class SealedPicture(Picture, kw_only=True):
    """What the bearer may see of a sealed state, as SVG."""

    seal: Seal


class SealedScore(Score, kw_only=True):
    """The score of a sealed state, without the lines that the bearer may not see."""

    seal: Seal


class SealedSuggestions(Suggestions, kw_only=True):
    """What the seat whose key came with a sealed state might do."""

    seal: Seal


class Violation(Document):
    """A rule that a move breaks."""

    rule: str
    """The id of the rule."""
    reason: str
    """Why, as a sentence in the reader's language."""
    facts: dict[str, Fact]
    """What the reason speaks of: components, seats, numbers."""


class Ruling(Document, kw_only=True):
    """What a verdict says, whatever kind of state it is about."""

    legal: bool
    """Whether the move may be made."""
    rule: RuleText | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    """Why, as a sentence."""
    violations: list[Violation] | UnsetType = UNSET
    """What it breaks, with the facts of the case."""


class Verdict(Ruling, kw_only=True):
    """Whether a move is legal and, when it is not, the rule that says so."""

    authentic: bool | UnsetType = UNSET
    """Whether the stamp fits that came with the state; absent when none came."""


class SealedVerdict(Ruling, kw_only=True):
    """A verdict on a move in a sealed state."""

    seal: Seal


class Verdicts(Document):
    """The verdicts of a batch, in its order."""

    verdicts: list[Verdict]
    """One for each move, in the order in which they were sent."""


class SealedVerdicts(Document):
    """The verdicts of a batch of moves in sealed states, in its order."""

    verdicts: list[SealedVerdict]
    """One for each move, in the order in which they were sent."""


class PackAccepted(Document, kw_only=True):
    """A pack that can be played with."""

    game: GameId
    pack: PackId
    """How `setup` names it. The same content always has the same name."""
    name: str
    """What its owner calls it."""
    pieces: Annotated[int, Meta(ge=0)]
    """How many pieces it names; all others are the house's."""

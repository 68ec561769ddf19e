"""The shapes of requests and answers, made once per game from the game's own Structs."""

import types
from typing import Annotated, Any, ClassVar, Generic, TypeVar, Union

import msgspec
from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.decision import Closed, Decision
from areopagus.kernel.dice import Seed
from areopagus.kernel.document import Document, GameId, Instant, Seat
from areopagus.kernel.errors import Fact
from areopagus.kernel.game import Game
from areopagus.kernel.pack import PackId
from areopagus.kernel.picture import Layout, Picture, Prefix, Theme
from areopagus.kernel.rulebook import RuleText
from areopagus.kernel.score import Score
from areopagus.kernel.state import SeatName
from areopagus.referee.naming import Names
from areopagus.referee.seals import LONGEST
from areopagus.referee.stamps import Requirement, Stamp
from areopagus.search.suggestion import Budget, Level, Ply, Suggestion, Suggestions

BATCH = 256
"""How many positions one batch may hold."""
SEQUENCE = 1_000
"""How many moves one ``apply`` may hold."""
RECORD = 20_000
"""How many moves a record may hold."""

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741
D = TypeVar("D")
V = TypeVar("V")
P = TypeVar("P")


SealedState = Annotated[
    str,
    Meta(
        title="SealedState",
        description="A state that only the service can open, as an earlier answer gave it.",
        extra_json_schema={"pattern": r"^ars1\.[A-Za-z0-9_-]+$", "maxLength": LONGEST},
    ),
]
"""Its length is for readers of the schema: whatever is no seal of ours gets the same answer."""


Sequence = Annotated[list[M], Meta(min_length=1, max_length=SEQUENCE)]
"""Moves that one seat makes one after the other."""
Made = Annotated[int, Meta(ge=0, le=SEQUENCE)]
"""How many moves of a sequence were made."""


class Setup(Document, Generic[O, P], kw_only=True):
    """Who plays, and what the setup varies."""

    seats: P
    """How many play, or their names; null for a seat without a name."""
    seed: Seed | UnsetType | None = UNSET
    """The same seed deals the same game. Left out, one is made that nobody can guess."""
    options: O | UnsetType | None = UNSET
    """What the game's setup may vary; see the game's `options`."""
    pack: PackId | UnsetType | None = UNSET
    """The pack with whose material it is played; left out for the house material."""


class SetupRequest(Setup[O, P], Generic[O, P], kw_only=True):
    """A new game: who plays, and what its setup varies."""


class RecordedSetup(Setup[O, P], Generic[O, P], kw_only=True):
    """The setup of a game that was played: as for a new one, with the seed it had."""

    seed: Seed
    """The seed it had."""
    options: O | UnsetType = UNSET
    """What its setup varied; see the game's `options`."""
    pack: PackId | UnsetType = UNSET
    """The pack with whose material it was played; left out for the house material."""


class StateRequest(Document, Generic[S], kw_only=True):
    """A position, as one seat looks at it."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None = None
    """The seat that looks. Null: a spectator's view, or the legal moves of all seats."""
    at: Instant | None = None
    """When, in a real-time game."""


class PictureWish(Document, Generic[M], kw_only=True):
    """How a picture is to look, and what stands out in it."""

    highlight: M | None = None
    """A move, legal or not: what it names stands out."""
    targets: bool = False
    """Whether each thing that legal moves of the seat name carries their numbers as `data-moves`:
    places in the list that `legal-moves` answers for this seat, counted from 0."""
    theme: Theme = "auto"
    layout: Layout = "wide"
    prefix: Prefix = ""


class RenderRequest(PictureWish[M], Generic[S, M], kw_only=True):
    """A position to be drawn, as one seat looks at it."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None = None
    """The seat that looks. Null: a spectator."""
    at: Instant | None = None
    """When, in a real-time game."""


class ScoreRequest(Document, Generic[S], kw_only=True):
    """A position to be scored."""

    state: S
    """The position, as an earlier answer gave it."""
    at: Instant | None = None
    """When, in a real-time game."""


class JudgeRequest(Document, Generic[S, M], kw_only=True):
    """A move that a seat proposes to make in a position."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None
    """Whose move it is; null for a move that belongs to nobody, such as the passing of time."""
    move: M
    """The proposed move."""
    at: Instant | None = None
    """When, in a real-time game."""


class BatchRequest(Document, Generic[S]):
    """Many moves to be judged, each in its own position."""

    items: Annotated[list[S], Meta(max_length=BATCH)]
    """What is to be judged, in order."""


class ApplyRequest(Document, Generic[S, M], kw_only=True):
    """One move to be made in a position, or several of one seat: all of them happen, or none."""

    variants: ClassVar = ("move", "moves")
    """Exactly one of them is given."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None
    """Whose moves they are; null for a move that belongs to nobody, such as the passing of time."""
    move: M | UnsetType | None = UNSET
    """The one move to be made; or give `moves`."""
    moves: Sequence[M] | UnsetType | None = UNSET
    """The moves to be made, one after the other; or give `move`."""
    at: Instant | None = None
    """When, in a real-time game."""

    def __post_init__(self) -> None:
        if self.move is None:
            self.move = UNSET
        if self.moves is None:
            self.moves = UNSET
        if (self.move is UNSET) == (self.moves is UNSET):
            raise ValueError("Give either `move` or `moves`")


class SuggestionWish(Document, kw_only=True):
    """How well a suggestion is to be thought over."""

    level: Level = "medium"
    budget: Budget | None = None
    """How much it may cost; null for what the level takes."""
    seed: Seed = "0"
    """The same seed and a budget of iterations give the same answer everywhere."""


class SuggestRequest(SuggestionWish, Generic[S], kw_only=True):
    """A seat that would like to know what it might do in a position."""

    state: S
    """The position, as an earlier answer gave it. Only what the seat may see of it is looked at."""
    seat: Seat
    """Whose moves are to be suggested."""
    at: Instant | None = None
    """When, in a real-time game."""


class RecordedMove(Document, Generic[M], kw_only=True):
    """A move as it was made."""

    seat: Seat | None
    move: M
    """What was done."""
    at: Instant | None = None
    label: str | UnsetType = UNSET
    """In the answer, on request: what the move does, in words. Not read in a request."""


class Record(Document, Generic[O, M]):
    """The record of a game: its setup and its moves."""

    setup: O
    """How the game began."""
    moves: Annotated[list[M], Meta(max_length=RECORD)]
    """All moves made since, in order."""


class ReplayRequest(Record[O, M], Generic[O, M]):
    """The record of a game, to be played through."""


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


class _AnotherGame(Document, tag_field="game", tag="\0"):
    """Msgspec demands a tag only where there is a choice, and every state must name its game."""

    def __post_init__(self) -> None:
        raise ValueError("Invalid `game`")


class Shapes:
    """The requests that a game takes and the answers it gives, as types to decode and describe."""

    def __init__(self, game: Game[Any]) -> None:
        self.names = Names(game)
        self.foreign = game.foreign
        self.options: Any = game.Options
        self.state: Any = Union[game.State, _AnotherGame]  # noqa: UP007
        self.move: Any = Union[game.moves]  # noqa: UP007
        self.event: Any = Union[game.events]  # noqa: UP007
        self.view: Any = game.View
        self.decision = self._decision()

        self.players = _players(game)
        setup = self.filled(RecordedSetup, self.options, self.players)
        play = self.filled(RecordedMove, self.move)
        self.setup_request = self.filled(SetupRequest, self.options, self.players)
        self.state_request = self.stamped(StateRequest, self.state)
        self.score_request = self.stamped(ScoreRequest, self.state)
        self.judge_request = self.stamped(JudgeRequest, self.state, self.move)
        self.batch_request = self.filled(BatchRequest, self.judge_request)
        self.render_request = self.stamped(RenderRequest, self.state, self.move)
        self.picture_wish = self.filled(PictureWish, self.move)
        self.apply_request = self.stamped(ApplyRequest, self.state, self.move)
        self.replay_request = self.filled(ReplayRequest, setup, play)
        self.record = self.filled(Record, setup, play)

        self.pack: Any = game.PackDocument
        self.pack_accepted = self.filled(PackAccepted)
        self.suggest_request = self.stamped(SuggestRequest, self.state)

        self.position = self.filled(Position, self.state, self.event, self.decision)
        self.legal_moves = self.filled(LegalMoves, self.decision)
        self.seen = self.filled(Seen, self.view, self.decision)
        self.verdict = Verdict
        self.verdicts = Verdicts
        self.score = Score
        self.picture = Picture
        self.sealed_picture = SealedPicture
        self.sealed_render_request = self.sealed(RenderRequest, SealedState, self.move)
        self.suggestions = self._suggestions(Suggestions)
        self.sealed_state_request = self.sealed(StateRequest, SealedState)
        self.sealed_score_request = self.sealed(ScoreRequest, SealedState)
        self.sealed_judge_request = self.sealed(JudgeRequest, SealedState, self.move)
        self.sealed_batch_request = self.sealed(BatchRequest, self.sealed_judge_request)
        self.sealed_apply_request = self.sealed(ApplyRequest, SealedState, self.move)
        self.sealed_suggest_request = self.sealed(SuggestRequest, SealedState)
        self.sealed_suggestions = self._suggestions(SealedSuggestions)
        self.sealed_legal_moves = self.filled(SealedLegalMoves, self.decision)
        self.sealed_verdict = SealedVerdict
        self.sealed_verdicts = SealedVerdicts
        self.sealed_setup = self.filled(SealedSetup, self.view, self.decision, self.event)
        self.sealed_position = self.filled(SealedPosition, self.view, self.decision, self.event)
        self.sealed_view = self.filled(SealedView, self.view, self.decision)
        self.sealed_score = SealedScore

    def stamped(self, generic: Any, *content: Any) -> Any:
        """A generic request filled in for plain states, which may come with their stamps."""
        made = self.filled(generic, *content)
        fields: Any = [("stamp", Stamp | None, None), ("require", Requirement | None, None)]
        namespace = {"__doc__": generic.__doc__}
        return msgspec.defstruct(
            made.__name__,
            fields,
            bases=(made,),
            module=generic.__module__,
            namespace=namespace,
            kw_only=True,
        )

    def sealed(self, generic: Any, *content: Any) -> Any:
        """A generic request filled in for sealed states of this game."""
        return self.filled(generic, *content, name="Sealed" + generic.__name__)

    def filled(self, generic: Any, *content: Any, name: str | None = None, **config: Any) -> Any:
        """A generic shape filled in for this game, as a class of its own with a name to publish."""
        name = self.names.prefix + (name or generic.__name__)
        body = {
            "__module__": generic.__module__,
            "__doc__": generic.__doc__,
            "foreign": self.foreign,
        }
        base = generic[content] if content else generic
        return types.new_class(name, (base,), config, lambda space: space.update(body))

    def _decision(self) -> Any:
        """The kernel's decision, with its moves typed."""
        closed: Any = self._narrowed(Closed, ("move", self.move))
        moves: Any = list[self.move]  # type: ignore[name-defined]
        return self._narrowed(
            Decision, ("moves", moves), ("closed", list[closed] | UnsetType, UNSET)
        )

    def _suggestions(self, base: type) -> Any:
        """What a search finds, with its moves typed."""
        if not hasattr(self, "_ply"):
            self._ply: Any = self._narrowed(Ply, ("move", self.move))
            line: Any = list[self._ply]  # type: ignore[name-defined]
            self._suggestion: Any = self._narrowed(Suggestion, ("move", self.move), ("line", line))
        awaited: Any = list[self._ply]  # type: ignore[name-defined]
        found: Any = list[self._suggestion]  # type: ignore[name-defined]
        return self._narrowed(base, ("suggestions", found), ("awaited", awaited))

    def _narrowed(self, base: type, *fields: Any) -> Any:
        return msgspec.defstruct(
            self.names.prefix + base.__name__,
            fields,
            bases=(base,),
            module=__name__,
            namespace={"__doc__": base.__doc__},
            kw_only=True,
        )


def _players(game: Game[Any]) -> Any:
    return players_of(game, SeatName | None)


def players_of(game: Game[Any], player: Any) -> Any:
    """A count or a list. The game itself says how many may play; its schema says it too."""
    least, most = game.seats.start, game.seats.stop - 1
    count = Meta(ge=1, le=6, extra_json_schema={"minimum": least, "maximum": most})
    names = Meta(
        min_length=1, max_length=6, extra_json_schema={"minItems": least, "maxItems": most}
    )
    return Annotated[int, count] | Annotated[list[player], names]

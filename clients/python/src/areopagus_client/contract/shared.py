"""What all games share.

Made by scripts/generate.py from openapi/openapi.json. Do not edit: `make types-python`.
"""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeAlias

from areopagus_client.base import Document, Event, Move, Options

VERSION = "0.2.0"
"""The version of the service whose contract these types are."""

GameId: TypeAlias = Literal["planete-rouge", "red-planet", "magic-maze-on-mars", "on-mars"]
"""The id of a game."""

Language: TypeAlias = Literal["en", "fr"]
"""The languages of texts."""

Part: TypeAlias = Literal["closed", "events", "labels", "legalMoves", "picture", "score", "texts"]
"""What may be answered besides a position."""

ProblemName: TypeAlias = Literal[
    "malformed",
    "too-complex",
    "bad-request",
    "bad-parameter",
    "bad-header",
    "unauthenticated",
    "api-key-needed",
    "out-of-scope",
    "forbidden",
    "not-found",
    "unknown-game",
    "unknown-rule",
    "unknown-session",
    "method-not-allowed",
    "not-acceptable",
    "request-timeout",
    "cannot-undo",
    "cannot-start",
    "key-in-flight",
    "session-full",
    "session-damaged",
    "stale-version",
    "too-large",
    "unsupported-media-type",
    "schema",
    "invalid-setup",
    "inconsistent-state",
    "unstamped-state",
    "unreadable-seal",
    "unknown-seat",
    "unknown-pack",
    "invalid-pack",
    "packs-not-taken",
    "key-reused",
    "illegal-move",
    "rate-limited",
    "too-many-packs",
    "header-too-large",
    "internal",
    "overloaded",
    "too-slow",
    "unavailable",
    "draining",
    "stuck",
    "packs-busy",
    "packs-unavailable",
    "suggestions-off",
    "suggestions-busy",
    "suggestions-failed",
]
"""The names of the kinds of problem."""

PictureLayout: TypeAlias = Literal["narrow", "wide"]
"""For a page, or for a phone: 900 or 380 units wide."""

PictureTheme: TypeAlias = Literal["auto", "dark", "light"]
"""`auto` follows the reader's `prefers-color-scheme`."""

SuggestionLevel: TypeAlias = Literal["easy", "greedy", "medium", "random", "strong"]
"""How well a suggestion is thought over; `random` and `greedy` are baselines."""


class Amount(Document, frozen=True, kw_only=True):
    """How many of something."""

    of: str
    """What, by its id."""
    count: int
    """How many."""


class BudgetInput(Document, frozen=True, kw_only=True):
    """How much a suggestion may cost: so many iterations, or so many milliseconds. With
    iterations the same seed gives the same answer everywhere, byte for byte.
    """

    iterations: int | None = None
    """How many futures are looked into."""
    milliseconds: int | None = None
    """How long it may think; the service has a bound of its own."""


class Dice(Document, frozen=True, kw_only=True):
    """A seed and how many words of it have been used."""

    seed: str
    """What all randomness of a game follows from."""
    rolls: int
    """How many words of the seed have been used."""


class Effort(Document, frozen=True, kw_only=True):
    """What a suggestion took."""

    iterations: int
    """How many futures were looked into."""
    seed: str
    """What all chance in it followed from."""
    milliseconds: int | None = None
    """How long it took, when it was bounded by time."""


class Estimate(Document, frozen=True, kw_only=True):
    """What a move is worth, as far as it was looked into."""

    score: float | None
    """The points that the seat may expect in the end; null where all win or lose as one."""
    win: float
    """The chance to win."""


class GameCounts(Document, frozen=True, kw_only=True):
    """How much there is of everything."""

    rules: int
    """Numbered rules and rulings."""
    moves: int
    """Kinds of move."""
    events: int
    """Kinds of event."""


class GameDescription(Document, frozen=True, kw_only=True):
    """A game with all that a client needs to offer it."""

    id: str
    """The game, as it stands in addresses."""
    title: str
    """Its name as published."""
    year: int
    """When it was published."""
    seats: SeatRange
    real_time: bool
    """Whether requests should say `at` which instant, in milliseconds."""
    options: dict[str, Any]
    """What the setup may vary: each option with its default."""
    counts: GameCounts
    options_schema: dict[str, Any]
    """The JSON Schema of `options`."""
    moves: tuple[MoveKind, ...]
    """Every kind of move."""


class GameList(Document, frozen=True, kw_only=True):
    """The games of this service."""

    games: tuple[GameSummary, ...]
    """All of them."""


class GameSummary(Document, frozen=True, kw_only=True):
    """A game in a few words."""

    id: str
    """The game, as it stands in addresses."""
    title: str
    """Its name as published."""
    year: int
    """When it was published."""
    seats: SeatRange
    real_time: bool
    """Whether requests should say `at` which instant, in milliseconds."""
    options: dict[str, Any]
    """What the setup may vary: each option with its default."""
    counts: GameCounts


class Interval(Document, frozen=True, kw_only=True):
    """Where the mean lies with 95 % confidence, if what was looked into is typical."""

    low: float
    high: float


class MoveKind(Document, frozen=True, kw_only=True):
    """A kind of move, and what it is for."""

    type: str
    """How such a move is tagged."""
    description: str
    """What it does."""


class PackFlaw(Document, frozen=True, kw_only=True):
    """Something wrong with a pack."""

    pointer: str
    """A JSON Pointer into the pack: `/ships/3/destination`."""
    message: str
    """What is wrong there, as a sentence in the reader's language."""


class Picture(Document, frozen=True, kw_only=True):
    """A position as SVG."""

    svg: str
    """The picture, a document of its own that can also stand in a page."""
    title: str
    """What it is of: the text of its `title`."""
    description: str
    """The position in words, in the reader's language: the text of its `desc`."""
    width: int
    """Its width in units; it scales to any."""
    height: int
    """Its height in the same units."""


class ProblemDocument(Document, frozen=True, kw_only=True):
    """What went wrong, for a program and for its author."""

    type: str
    """Which kind of problem: a path of this service that explains it."""
    title: str
    status: int
    detail: str
    """What went wrong this time."""
    instance: str | None = None
    """Where it went wrong: the path that was asked."""
    pointer: str | None = None
    """A JSON Pointer to the part of the body at fault."""
    parameter: str | None = None
    """The query parameter, or the header, at fault."""
    reason: str | None = None
    """Why nothing can be taken back, or no clock started."""
    version: int | None = None
    """The newest version of the session."""
    invariant: str | None = None
    """What every position satisfies, and this one does not."""
    rule: RuleText | None = None
    """The rule that forbids the move."""
    violations: tuple[Violation, ...] = ()
    flaws: tuple[PackFlaw, ...] = ()
    """Everything that is wrong with a pack."""
    index: int | None = None
    """Which move of a sequence was refused, counted from 0."""
    state: Any | None = None
    """How the game stands, when time alone ended it."""
    request_id: str | None = None


class Progress(Document, frozen=True, kw_only=True):
    """How far all seats have come with one thing, in a game that has no points."""

    rule: str
    """The id of the rule that asks for it."""
    label: str
    """What is counted, in the reader's language."""
    done: int
    """How many there are."""
    of: int
    """How many there can be."""


class RuleList(Document, frozen=True, kw_only=True):
    """A rulebook in one language."""

    game: str
    """The id of the game."""
    rules: tuple[RuleText, ...]
    """Every rule, in order."""


class RuleText(Document, frozen=True, kw_only=True):
    """A rule as a reader of one language gets it."""

    id: str
    """The id of the rule; it never changes."""
    title: str
    """Its heading."""
    text: str
    """The rule, in our own words."""
    source: Literal["house", "ref", "seed"]
    """`seed`: the publisher's text; `ref`: public references; `house`: ours."""
    cite: str
    """Where the source says so."""
    about: tuple[str, ...]
    """The phases and components that it is about, by their ids."""
    modules: tuple[int, ...]
    """The modules that it belongs to; all of them when empty."""
    url: str
    """Where it stands on the page of the rulebook, which people can read and print."""


class Score(Document, frozen=True, kw_only=True):
    """The score of a position: final, or as it would be if the game ended here."""

    final: bool
    """Whether the game is over; otherwise it may still change."""
    winners: tuple[int, ...]
    """Who has won, once the score is final; several when a victory is shared."""
    seats: tuple[SeatTally, ...]
    """Seat by seat; empty in a game that has no points."""
    progress: tuple[Progress, ...]
    """In a game that has no points: how far each thing is that counts for the victory."""


class ScoreLine(Document, frozen=True, kw_only=True):
    """Points for one reason."""

    rule: str
    """The id of the rule that gives or costs them."""
    label: str
    """What the points are for, in the reader's language."""
    points: int
    """What it gives, or costs when negative."""
    of: str | None
    """The component that pays, when the line is about one: a card, a zone, a tile."""
    to: tuple[int, ...] | None
    """The seats that may see this line before the end; null when everybody may."""


class Seal(Document, frozen=True, kw_only=True):
    """Which position a sealed state holds, so that an app notices when somebody goes back."""

    game: str
    """The id of the game."""
    seat: int | None
    """Whose key came with the request: all of the answer is what that seat may know."""
    move_number: int
    """How many moves led here."""
    digest: str
    """A fingerprint of this seat's view, by which a client can check its own copy; made as that
    of a state.
    """
    seed: str | None = None
    """Once the game is over, what all its randomness followed from: check the commitment. Not
    when time ended it, since anybody can let time pass and then go back to an older seal.
    """
    salt: str | None = None
    """Beside the seed, what else went into the commitment."""


class SealedPicture(Document, frozen=True, kw_only=True):
    """What the bearer may see of a sealed state, as SVG."""

    svg: str
    """The picture, a document of its own that can also stand in a page."""
    title: str
    """What it is of: the text of its `title`."""
    description: str
    """The position in words, in the reader's language: the text of its `desc`."""
    width: int
    """Its width in units; it scales to any."""
    height: int
    """Its height in the same units."""
    seal: Seal


class SealedVerdict(Document, frozen=True, kw_only=True):
    """A verdict on a move in a sealed state."""

    legal: bool
    """Whether the move may be made."""
    rule: RuleText | None = None
    reason: str | None = None
    """Why, as a sentence."""
    violations: tuple[Violation, ...] = ()
    """What it breaks, with the facts of the case."""
    seal: Seal


class SealedVerdicts(Document, frozen=True, kw_only=True):
    """The verdicts of a batch of moves in sealed states, in its order."""

    verdicts: tuple[SealedVerdict, ...]
    """One for each move, in the order in which they were sent."""


class SeatRange(Document, frozen=True, kw_only=True):
    """How many may play."""

    least: int
    """The fewest seats."""
    most: int
    """The most seats."""


class SeatSetupInput(Document, frozen=True, kw_only=True):
    """A seat of a new session, and who plays there."""

    name: str | None = None
    """What its player is called."""
    bot: SuggestionLevel | None = None
    """The level at which the service itself plays there; null for whoever holds its token."""


class SeatTally(Document, frozen=True, kw_only=True):
    """What one seat has: lines and their sum."""

    seat: int
    """Whose it is."""
    total: int
    """The sum of the lines."""
    lines: tuple[ScoreLine, ...]
    """What it is made of."""
    tiebreaks: tuple[int, ...]
    """Compared in order when totals are equal; more is better."""


class SeatToken(Document, frozen=True, kw_only=True):
    """Who holds this token plays this seat."""

    seat: int
    """A player's place, 0 to n-1, clockwise."""
    token: str
    """A secret, for `Authorization: Bearer`."""


class SessionCreated(Document, frozen=True, kw_only=True):
    """A new session. Its tokens are told now and never again: only their hashes are kept."""

    session: str
    """The id of the session, as it stands in addresses."""
    game: str
    """The id of the game."""
    version: int
    """How often the session has changed."""
    host: str
    """Who holds this token may close the session and read its record."""
    seats: tuple[SeatToken, ...]
    """The token of each seat that is not a bot's."""
    expires_in: int
    """Seconds until it is forgotten; every move makes them begin anew."""


class StreamEnded(Document, frozen=True, kw_only=True):
    """Why a live stream ends. Whoever comes back with the last version seen misses nothing."""

    reason: Literal["closed", "restarting", "slow"]
    """The session was closed, the listener fell behind, or the service restarts."""
    version: int
    """The last version that was sent."""


class StreamOpened(Document, frozen=True, kw_only=True):
    """Where a live stream begins."""

    version: int
    """The version that the first update follows."""
    at: int | None
    """In a real-time game: what time it is; null before the clock is started."""


class TableOptionsInput(Document, frozen=True, kw_only=True):
    """How a table is run, whatever is played at it."""

    undo: bool | None = True
    """Whether moves may be taken back at all. Never more than the rules of the game allow. Left
    out, it is `true`.
    """
    host_undo: bool | None = False
    """Whether the host may take back the moves of any seat. Nobody may undo what unveils. Left
    out, it is `false`.
    """
    spectators: bool | None = True
    """Whether those who know the session's id and have no token may watch. Left out, it is
    `true`.
    """
    clock: Literal["creation", "first-move"] | None = "first-move"
    """Left out, it is `"first-move"`."""


class Verdict(Document, frozen=True, kw_only=True):
    """Whether a move is legal and, when it is not, the rule that says so."""

    legal: bool
    """Whether the move may be made."""
    rule: RuleText | None = None
    reason: str | None = None
    """Why, as a sentence."""
    violations: tuple[Violation, ...] = ()
    """What it breaks, with the facts of the case."""
    authentic: bool | None = None
    """Whether the stamp fits that came with the state; absent when none came."""


class VerdictList(Document, frozen=True, kw_only=True):
    """The verdicts of a batch, in its order."""

    verdicts: tuple[Verdict, ...]
    """One for each move, in the order in which they were sent."""


class Violation(Document, frozen=True, kw_only=True):
    """A rule that a move breaks."""

    rule: str
    """The id of the rule."""
    reason: str
    """Why, as a sentence in the reader's language."""
    facts: dict[str, str | int | tuple[str, ...]]
    """What the reason speaks of: components, seats, numbers."""


class PackAccepted(Document, frozen=True, kw_only=True):
    """A pack that can be played with."""

    game: str
    """The id of the game."""
    pack: str
    """How `setup` names it. The same content always has the same name."""
    name: str
    """What its owner calls it."""
    pieces: int
    """How many pieces it names; all others are the house's."""


class Closed(Document, Generic[Move], frozen=True, kw_only=True):
    """An answer that was worth judging and is not allowed."""

    move: Move
    """The answer."""
    rule: str
    """The id of the rule that closes it."""
    reason: str
    """Why, as a sentence in the reader's language."""
    label: str | None = None
    """On request: what it would do, in the reader's language."""
    things: tuple[str, ...]
    """What it names, by the ids that this has in a picture."""


class Decision(Document, Generic[Move], frozen=True, kw_only=True):
    """A question with all its legal answers and, when asked to explain, those that are closed."""

    seat: int
    """Whom it is put to."""
    decision: str
    """What kind of question it is; stable, for programs."""
    prompt: str
    """The question, in the reader's language."""
    about: str | None = None
    """The component, action, building or card that asks, by its id, where there is one."""
    cost: tuple[Amount, ...] = ()
    """What accepting takes, where it takes something."""
    gives: tuple[Amount, ...] = ()
    """What accepting brings, where that can be counted."""
    left: int | None = None
    """How many times it may still be answered, this one included, where it may be several
    times.
    """
    moves: tuple[Move, ...]
    """All legal answers."""
    labels: tuple[str, ...] = ()
    """On request: what each of the moves does in the reader's language, in the same order."""
    closed: tuple[Closed[Move], ...] = ()
    """When asked to explain: answers that are not allowed, and why."""


class Ply(Document, Generic[Move], frozen=True, kw_only=True):
    """A move that is expected of a seat."""

    seat: int
    """Whose it would be."""
    move: Move
    """The move."""


class Suggestion(Document, Generic[Move], frozen=True, kw_only=True):
    """A move that a seat might make."""

    move: Move
    """The move, which is legal."""
    label: str | None = None
    """What it does, in the reader's language."""
    value: Estimate
    visits: int
    """How many of the futures that were looked into began with it."""
    confidence: Interval
    """Of the chance to win."""
    line: tuple[Ply[Move], ...]
    """What is expected to follow, as far as it is known."""


class Suggestions(Document, Generic[Move], frozen=True, kw_only=True):
    """What a seat might do, the best first, from what it may see and nothing else."""

    game: str
    """The id of the game."""
    seat: int
    """Whose moves these are."""
    level: SuggestionLevel
    suggestions: tuple[Suggestion[Move], ...]
    """The best first; none when nothing is asked of the seat, or when it had better wait."""
    awaited: tuple[Ply[Move], ...]
    """Where a team has a plan and others come first: what they are expected to do."""
    effort: Effort


class SealedSuggestions(Document, Generic[Move], frozen=True, kw_only=True):
    """What the seat whose key came with a sealed state might do."""

    game: str
    """The id of the game."""
    seat: int
    """Whose moves these are."""
    level: SuggestionLevel
    suggestions: tuple[Suggestion[Move], ...]
    """The best first; none when nothing is asked of the seat, or when it had better wait."""
    awaited: tuple[Ply[Move], ...]
    """Where a team has a plan and others come first: what they are expected to do."""
    effort: Effort
    seal: Seal


class RecordedMove(Document, Generic[Move], frozen=True, kw_only=True):
    """A move as it was made."""

    seat: int | None
    move: Move
    """What was done."""
    at: int | None = None
    label: str | None = None
    """In the answer, on request: what the move does, in words. Not read in a request."""


class RecordedSetup(Document, Generic[Options], frozen=True, kw_only=True):
    """The setup of a game that was played: as for a new one, with the seed it had."""

    seats: int | tuple[str | None, ...]
    """How many play, or their names; null for a seat without a name."""
    seed: str
    """The seed it had."""
    options: Options | None = None
    """What its setup varied; see the game's `options`."""
    pack: str | None = None
    """The pack with whose material it was played; left out for the house material."""


class Record(Document, Generic[Move, Options], frozen=True, kw_only=True):
    """The record of a game: its setup and its moves."""

    setup: RecordedSetup[Options]
    """How the game began."""
    moves: tuple[RecordedMove[Move], ...]
    """All moves made since, in order."""


class Update(Document, Generic[Move, Event], frozen=True, kw_only=True):
    """One change of a session, as far as one seat, or a spectator, may see it."""

    game: str
    """The id of the game."""
    version: int
    """How often the session has changed."""
    time: int
    """Milliseconds since 1970-01-01T00:00:00Z."""
    seat: int | None
    """Who moved; null when time did, or when it was the host who undid."""
    at: int | None
    """When, in a real-time game."""
    undone_to: int | None = None
    """After an undo: the version whose position is restored. All that came after it is void."""
    events: tuple[Event, ...]
    """What happened, as far as the bearer may see it."""
    to_act: tuple[int, ...]
    """The seats that a question is put to now."""
    over: bool
    """Whether the game is over."""
    legal_moves: tuple[Decision[Move], ...] = ()
    """On request, with the newest change: what the bearer's seat is asked and may answer."""


class Updates(Document, Generic[Move, Event], frozen=True, kw_only=True):
    """Changes of a session, oldest first."""

    game: str
    """The id of the game."""
    updates: tuple[Update[Move, Event], ...]
    """The changes after the version asked for."""
    version: int
    """The newest version: when it is beyond the last update, ask again from there."""

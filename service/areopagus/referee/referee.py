"""The referee of one game: every stateless question a client may put, and its answer."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from typing import Any, Generic, NamedTuple, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from areopagus.kernel import codec
from areopagus.kernel.decision import Decision
from areopagus.kernel.dice import fresh_seed
from areopagus.kernel.document import Document, content_of
from areopagus.kernel.errors import Illegal, Inconsistent, InvalidSetup
from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.move import Move
from areopagus.kernel.pack import HOUSE
from areopagus.kernel.picture import Look, Picture
from areopagus.kernel.rulebook import Rulebook, RuleText
from areopagus.kernel.score import Score, score_seen_by
from areopagus.kernel.table import S, Table
from areopagus.referee.errors import (
    ImpossibleState,
    MoveRefused,
    UnknownRule,
    UnknownSeat,
    UnstampedState,
)
from areopagus.referee.inquiries import Inquiry, task_of
from areopagus.referee.observer import SILENT, Observer
from areopagus.referee.seals import generated_key
from areopagus.referee.shapes import (
    ApplyRequest,
    BatchRequest,
    JudgeRequest,
    LegalMoves,
    Perspective,
    PictureWish,
    Position,
    Record,
    RenderRequest,
    ReplayRequest,
    Ruling,
    ScoreRequest,
    Seen,
    Setup,
    Shapes,
    StateRequest,
    SuggestionWish,
    SuggestRequest,
    Verdict,
    Verdicts,
    Violation,
)
from areopagus.referee.shelf import Shelf
from areopagus.referee.stamps import Stamps

PARTS = frozenset({"legalMoves", "score", "events"})
"""What a position has unless it is left out."""

RULEBOOK_PAGE = "/v1/games/{game}/rulebook"
"""Where the rulebook of a game can be read, with an anchor for each rule by its id."""

EXTRAS = frozenset({"labels", "texts", "picture", "closed"})
"""What a position has only on request: its legal moves and its events in words, a picture, and
beside the legal moves those that are closed, with their rule."""


class Deal(NamedTuple, Generic[S]):
    """A new game: who plays it, what it follows from, and the table that was laid."""

    names: Sequence[str | None]
    seed: str
    options: Document
    table: Table[S]


class Proposal(Protocol):
    """A request that proposes a move, or several."""

    move: Any
    moves: Any


class Played(NamedTuple):
    """What came of a sequence of moves."""

    events: list[Event]
    made: int
    """How many of the moves were made."""
    unveiled: bool
    """Whether somebody learned something hidden by the last of them. Looked at only when the
    moves were made blind: nobody else asks."""


Present = Callable[[Any, bytes], Any]
"""How a position holds its state, given the state and its encoding."""


def as_encoded(_: Any, body: bytes) -> msgspec.Raw:
    """The encoding itself, so that sending the position does not encode the state again."""
    return msgspec.Raw(body)


def rule_text(game: Game[Any], id: str, language: Language) -> RuleText:
    """A rule as it is answered: with where it stands on the page of the rulebook."""
    return _linked(game.rulebook, game.id, id, language)


@cache
def _linked(book: Rulebook, game: str, id: str, language: Language) -> RuleText:
    url = RULEBOOK_PAGE.format(game=game) + "#" + id
    return msgspec.structs.replace(book.text(id, language), url=url)


class Referee(Generic[S]):
    """One game, with the use cases that every game has, on plain states.

    Requests are the game's own :class:`Shapes`; a state that came in with one is changed in place.
    """

    def __init__(
        self,
        game: Game[S],
        *,
        shapes: Shapes | None = None,
        stamps: Stamps | None = None,
        observer: Observer = SILENT,
        present: Present = as_encoded,
        shelf: Shelf | None = None,
    ) -> None:
        self.game = game
        self.shelf = Shelf() if shelf is None else shelf
        self.shapes = shapes or Shapes(game)
        self.stamps = stamps or Stamps([generated_key()], game.id)
        self.observer = observer
        self._present = present
        self._labels = {
            language: {key: phrase.text(language) for key, phrase in game.wording.score.items()}
            for language in LANGUAGES
        }

    def presenting(self, present: Present) -> "Referee[S]":
        """The same referee, whose positions hold their state in another way."""
        other = copy(self)
        other._present = present
        return other

    def unobserved(self) -> "Referee[S]":
        """The same referee without an observer."""
        other = copy(self)
        other.observer = SILENT
        return other

    def playing(self, pack: str | UnsetType | None, pointer: str = "/state/pack") -> "Referee[S]":
        """The referee for the material of a pack; raises :class:`PackNotAtHand`.

        Who asks has a state or a setup that names the pack, where ``pointer`` leads.
        """
        if pack is HOUSE or pack is None or pack == self.game.pack:
            return self
        return self.of(self.shelf.take(self.game, pack, pointer))

    def of(self, game: Game[S]) -> "Referee[S]":
        """The same referee of the same game on other material."""
        other: Referee[S] = object.__new__(type(self))  # `copy` takes longer than it may here
        other.__dict__ = {**self.__dict__, "game": game}
        return other

    def setup(
        self,
        request: Setup[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any]:
        """The first position of a new game."""
        if request.pack and request.pack != self.game.pack:
            return self.playing(request.pack, "/pack").setup(request, language, include)
        table = self.deal(request).table
        return self.position(table.state, table.events, None, language, include, authentic=True)

    def legal_moves(
        self,
        request: StateRequest[Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
        *,
        explain: bool = False,
    ) -> LegalMoves[Any]:
        """The open questions, of all seats or of one; with ``explain`` also what is closed."""
        if request.state.pack is not HOUSE and request.state.pack != self.game.pack:
            return self.playing(request.state.pack).legal_moves(
                request, language, include, explain=explain
            )
        self._bring_up_to_date(request)
        state = request.state
        self._check_seat(state, request.seat)
        game = self.game
        to_act = game.to_act(state)
        with self.observer.span("legal moves"):
            decisions = game.decisions(
                state,
                seat=request.seat,
                at=request.at,
                language=language,
                explain=explain or "closed" in include,
                labels="labels" in include,
            )
        return LegalMoves(to_act=to_act, over=not to_act, legal_moves=decisions)

    def judge(
        self, request: JudgeRequest[Any, Any], language: Language = "en", pointer: str = ""
    ) -> Verdict:
        """Whether a move is legal and, when it is not, the rule that says so.

        ``pointer`` leads to the request, where that is part of a larger one.
        """
        pack = request.state.pack
        if pack is not HOUSE and pack != self.game.pack:
            referee = self.playing(pack, pointer + "/state/pack")
            return referee.judge(request, language, pointer)
        authentic = self.open_state(request, pointer)
        ruling = self.verdict_on(request.state, request, language)
        return Verdict(**content_of(ruling), authentic=_told(authentic, request))

    def judge_batch(self, request: BatchRequest[Any], language: Language = "en") -> Verdicts:
        """The verdicts on many moves, in order."""
        return Verdicts(
            [
                self.judge(item, language, f"/items/{index}")
                for index, item in enumerate(request.items)
            ]
        )

    def apply(
        self,
        request: ApplyRequest[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any]:
        """The position after a move, or after several: all of them happen, or none."""
        if request.state.pack is not HOUSE and request.state.pack != self.game.pack:
            return self.playing(request.state.pack).apply(request, language, include)
        authentic, state = self.open_state(request), request.state
        played = self.play_request(state, request)
        return self.position(
            state, played.events, request.at, language, include, authentic=authentic
        )

    def play_request(
        self, state: S, request: ApplyRequest[Any, Any], *, blind: bool = False
    ) -> Played:
        """Make the moves of a request in a state that is known to be sound."""
        try:
            with self.observer.span("apply"):
                played = self.play(state, request.seat, request, request.at, blind=blind)
        except MoveRefused as error:
            self.observer.judged(self.game.id, error.refusal.rule)
            raise
        self.observer.moved(self.game.id, played.made, "apply")
        return played

    def play(
        self,
        state: S,
        seat: int | None,
        request: Proposal,
        at: int | None,
        *,
        blind: bool,
    ) -> Played:
        """Make the move, or the moves, of a request: all of them, or none.

        With ``blind``, whoever asks may not know all of the state, and a sequence goes no further
        than they may know: once a move has unveiled something, that move is the last one made, and
        the next is not judged. A refusal would tell what was unveiled, and nothing would have been
        played for it.
        """
        one: Any = request.move
        moves, pointer = (request.moves, "/moves/{}") if request.moves else ([one], "/move")
        game, rolls = self.game, state.dice.rolls
        events: list[Event] = []
        ended_by_time = False
        if at is not None and not game.is_over(state):
            events = self.let_time_pass(state, at)
            ended_by_time = game.is_over(state)
        for index, move in enumerate(moves):
            try:
                events += game.play(state, seat, move, at)
            except Illegal as refusal:
                game.at_table(state, refusal)
                raise MoveRefused(
                    refusal,
                    pointer.format(index),
                    index=index,
                    settled=state if ended_by_time and index == 0 else None,
                ) from None
            if blind and game.has_unveiled(state, rolls, events):
                return Played(events, index + 1, True)
        return Played(events, len(moves), False)

    def score(self, request: ScoreRequest[Any], language: Language = "en") -> Score:
        """The score line by line, final or as it would be if the game ended here."""
        if request.state.pack is not HOUSE and request.state.pack != self.game.pack:
            return self.playing(request.state.pack).score(request, language)
        self._bring_up_to_date(request)
        return self.worded_score(request.state, language)

    def view(
        self,
        request: StateRequest[Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Seen[Any, Any]:
        """What a seat, or a spectator, may know of a position."""
        if request.state.pack is not HOUSE and request.state.pack != self.game.pack:
            return self.playing(request.state.pack).view(request, language, include)
        authentic, state = self._bring_up_to_date(request), request.state
        self._check_seat(state, request.seat)
        seen = self.seen(state, request.seat, request.at, language, include)
        return Seen(**content_of(seen), authentic=_told(authentic, request))

    def seen(
        self,
        state: S,
        seat: int | None,
        at: int | None,
        language: Language,
        include: frozenset[str],
    ) -> Perspective[Any, Any]:
        """What a seat, or a spectator, may know of a state that is already known to be sound."""
        to_act = self.game.to_act(state)
        seen: Perspective[Any, Any] = Perspective(
            game=self.game.id,
            seat=seat,
            pack=self.game.pack,
            view=self.game.view(state, seat),
            to_act=to_act,
            over=not to_act,
        )
        if "legalMoves" in include:
            seen.legal_moves = self.decisions_of(state, seat, at, language, include)
        if "score" in include:
            seen.score = score_seen_by(self.worded_score(state, language), seat)
        if "picture" in include:
            moves = [move for decision in seen.legal_moves or () for move in decision.moves]
            look = Look(language=language)
            seen.picture = self.game.picture(seen.view, seat, at, look, moves=moves).svg
        return seen

    def render(self, request: RenderRequest[Any, Any], language: Language = "en") -> Picture:
        """What a seat, or a spectator, may know of a position, as SVG."""
        if request.state.pack is not HOUSE and request.state.pack != self.game.pack:
            return self.playing(request.state.pack).render(request, language)
        self._bring_up_to_date(request)
        state = request.state
        self._check_seat(state, request.seat)
        return self.drawn(state, request.seat, request.at, request, language)

    def drawn(
        self,
        state: S,
        seat: int | None,
        at: int | None,
        wish: PictureWish[Any],
        language: Language,
    ) -> Picture:
        """A state that is known to be sound, as a seat sees it, drawn as it is wished for."""
        game = self.game
        moves: list[Move] = []
        if wish.targets and seat is not None:
            for decision in game.decisions(state, seat=seat, at=at):
                moves += decision.moves
        look = Look(language=language, theme=wish.theme, layout=wish.layout, prefix=wish.prefix)
        with self.observer.span("picture"):
            return game.picture(
                game.view(state, seat), seat, at, look, highlight=wish.highlight, moves=moves
            )

    def suggest(self, request: SuggestRequest[Any], language: Language = "en") -> Inquiry:
        """What a seat might do: the search for it, still to be made."""
        if request.state.pack is not HOUSE and request.state.pack != self.game.pack:
            return self.playing(request.state.pack).suggest(request, language)
        self._bring_up_to_date(request)
        state = request.state
        self._check_seat(state, request.seat)
        return self.inquiry(state, request.seat, request.at, request, language)

    def inquiry(
        self, state: S, seat: int, at: int | None, wish: SuggestionWish, language: Language
    ) -> Inquiry:
        """The search for a seat of a state that is known to be sound, answered in a language."""

        def answer(body: bytes) -> Any:
            found = self.suggested(body)
            speaker, table = self.game.speaker(state, language), self.game.table(state, seat, at)
            for one in found.suggestions:
                one.label = speaker.label(one.move.message(table))
            return found

        return Inquiry(task_of(self.game, state, seat, at, wish), answer)

    def suggested(self, found: bytes) -> Any:
        """What a search has found, typed."""
        return codec.decode(self.shapes.suggestions, found)

    def replay(
        self,
        request: ReplayRequest[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any]:
        """The position that a record leads to, with all that happened on the way."""
        pack = request.setup.pack
        if pack and pack != self.game.pack:
            return self.playing(pack, "/setup/pack").replay(request, language, include)
        table = self.deal(request.setup, "/setup").table
        state, events = table.state, table.events
        at = None
        with self.observer.span("apply"):
            for index, play in enumerate(request.moves):
                at = play.at
                try:
                    events += self.game.play(state, play.seat, play.move, at)
                except Illegal as refusal:
                    self.game.at_table(state, refusal)
                    self.observer.judged(self.game.id, refusal.rule)
                    raise MoveRefused(refusal, f"/moves/{index}", index=index) from None
        self.observer.moved(self.game.id, len(request.moves), "replay")
        return self.position(state, events, at, language, include, authentic=True)

    def labelled(self, record: Record[Any, Any], language: Language) -> Record[Any, Any]:
        """A record of a game that was played, each move of which is told in words."""
        game = self.game
        state = self.deal(record.setup).table.state
        for play in record.moves:
            game.let_time_pass(state, play.at)
            table = game.table(state, play.seat, play.at)
            play.label = game.speaker(state, language).label(play.move.message(table))
            game.play(state, play.seat, play.move, play.at)
        return record

    def rules(
        self, language: Language = "en", about: str | None = None, module: int | None = None
    ) -> list[RuleText]:
        """The rulebook, or what it says about something and for one module."""
        texts = (rule_text(self.game, rule.id, language) for rule in self.game.rulebook)
        return [text for text in texts if text.concerns(about, module)]

    def rule(self, id: str, language: Language = "en") -> RuleText:
        """One rule."""
        if id not in self.game.rulebook:
            raise UnknownRule(self.game.id, id)
        return rule_text(self.game, id, language)

    def verdict(self, refusal: Illegal, language: Language = "en") -> Ruling:
        """A refusal as a reader of one language gets it."""
        reason = self.game.wording.reason(refusal, language)
        return Ruling(
            legal=False,
            rule=rule_text(self.game, refusal.rule, language),
            reason=reason,
            violations=[Violation(rule=refusal.rule, reason=reason, facts=refusal.facts)],
        )

    def open_state(self, request: Any, pointer: str = "") -> bool:
        """Check the state of a request from outside; whether it is authentic.

        It is when its stamp fits: then each move that led to it was judged here, and there is no
        need to prove again that it is possible. Raises :class:`ImpossibleState` if play cannot go
        on, and :class:`UnstampedState` if the request requires a stamp and there is none.
        """
        game, state, stamp = self.game, request.state, request.stamp
        authentic = stamp is not None and self.stamps.fits(stamp, game.encode(state))
        if request.require == "stamp" and not authentic:
            raise UnstampedState(pointer + "/stamp")
        try:
            with self.observer.span("integrity"):
                if authentic:
                    game.check_length(state)
                else:
                    game.admit(state)
        except Inconsistent as flaw:
            place = f"{pointer}/state{flaw.pointer}"
            raise ImpossibleState(flaw.invariant, flaw.message, place) from None
        return authentic

    def position(
        self,
        state: S,
        events: list[Event],
        at: int | None,
        language: Language,
        include: frozenset[str],
        *,
        authentic: bool,
    ) -> Position[Any, Any, Any]:
        """A state with what was asked for about it. The state is encoded here, once.

        It is stamped if it is authentic, that is if it follows from one that was by moves judged
        here: what somebody made up does not become authentic by being played on.
        """
        game = self.game
        with self.observer.span("encode"):
            body = game.encode(state)
        digest = codec.digest_bytes(body)
        decisions = None
        if "legalMoves" in include:
            with self.observer.span("legal moves"):
                decisions = game.decisions(
                    state,
                    at=at,
                    language=language,
                    explain="closed" in include,
                    labels="labels" in include,
                )
            to_act = sorted([decision.seat for decision in decisions])
        else:
            to_act = game.to_act(state)
        return Position(
            game=game.id,
            state=self._present(state, body),
            events=self.told(state, events, language, include),
            to_act=to_act,
            over=not to_act,
            digest=digest,
            stamp=self.stamps.stamp(body) if authentic else UNSET,
            legal_moves=UNSET if decisions is None else decisions,
            score=self.worded_score(state, language) if "score" in include else UNSET,
            picture=self._spectators_picture(state, at, language)
            if "picture" in include
            else UNSET,
        )

    def _spectators_picture(self, state: S, at: int | None, language: Language) -> str:
        view = self.game.view(state, None)
        return self.game.picture(view, None, at, Look(language=language)).svg

    def deal(self, request: Setup[Any, Any], pointer: str = "") -> Deal[S]:
        """A new game, as a request wants it."""
        seats = request.seats
        names: Sequence[str | None] = [None] * seats if isinstance(seats, int) else seats
        seed = request.seed or fresh_seed()
        options = request.options or self.game.Options()
        try:
            return Deal(names, seed, options, self.game.begin(names, seed, options))
        except InvalidSetup as flaw:
            raise InvalidSetup(flaw.message, pointer + flaw.pointer) from None

    def verdict_on(self, state: S, request: JudgeRequest[Any, Any], language: Language) -> Ruling:
        """Whether a move of a request is legal in a state that is known to be sound."""
        try:
            self.game.let_time_pass(state, request.at)
            self.game.judge(state, request.seat, request.move, request.at)
        except Illegal as refusal:
            self.game.at_table(state, refusal)
            self.observer.judged(self.game.id, refusal.rule)
            return self.verdict(refusal, language)
        self.observer.judged(self.game.id, None)
        return Ruling(legal=True)

    def _bring_up_to_date(
        self,
        request: StateRequest[S] | ScoreRequest[S] | RenderRequest[S, Any] | SuggestRequest[S],
    ) -> bool:
        """Bring the state of a request to the instant of the request; whether it was authentic."""
        authentic = self.open_state(request)
        if request.at is not None:
            self.let_time_pass(request.state, request.at)
        return authentic

    def let_time_pass(self, state: S, at: int) -> list[Event]:
        """What time alone does to a state that is known to be sound."""
        try:
            return self.game.let_time_pass(state, at)
        except Illegal as refusal:
            raise MoveRefused(refusal, "/at") from None

    def decisions_of(
        self,
        state: S,
        seat: int | None,
        at: int | None,
        language: Language,
        include: frozenset[str],
    ) -> list[Decision]:
        if seat is None:
            return []
        return self.game.decisions(
            state,
            seat=seat,
            at=at,
            language=language,
            explain="closed" in include,
            labels="labels" in include,
        )

    def told(
        self, state: S, events: list[Event], language: Language, include: frozenset[str]
    ) -> list[Event] | UnsetType:
        """The events of an answer, in words where these were asked for."""
        if "events" not in include:
            return UNSET
        if "texts" not in include:
            return events
        return with_texts(events, self.game.speaker(state, language))

    def worded_score(self, state: S, language: Language) -> Score:
        """The score with its labels in a language."""
        score = self.game.score(state)
        labels = self._labels[language]
        for tally in score.seats:
            for line in tally.lines:
                line.label = labels[line.label]
        for part in score.progress:
            part.label = labels[part.label]
        return score

    def _check_seat(self, state: S, seat: int | None) -> None:
        if seat is not None and seat >= self.game.seat_count(state):
            raise UnknownSeat(seat, "/seat")


def _told(authentic: bool, request: Any) -> bool | UnsetType:
    """Whether a state is authentic, as far as its bearer has asked by sending its stamp."""
    return UNSET if request.stamp is None else authentic

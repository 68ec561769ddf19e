"""The referee of one game: every stateless question a client may put, and its answer."""

from collections.abc import Sequence
from typing import Any, Generic

import msgspec
from msgspec import UNSET

from areopagus.kernel import codec
from areopagus.kernel.decision import Decision
from areopagus.kernel.dice import fresh_seed
from areopagus.kernel.errors import Illegal, Inconsistent, InvalidSetup
from areopagus.kernel.event import Event
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.rulebook import LANGUAGES, Language, RuleText
from areopagus.kernel.score import Score, score_seen_by
from areopagus.kernel.table import S, Table
from areopagus.referee.errors import ImpossibleState, MoveRefused, UnknownRule, UnknownSeat
from areopagus.referee.sealed import SealedReferee
from areopagus.referee.sealing import Keyring
from areopagus.referee.shapes import (
    ApplyRequest,
    BatchRequest,
    JudgeRequest,
    LegalMoves,
    Position,
    ReplayRequest,
    ScoreRequest,
    SealedPosition,
    SealedSetup,
    Seen,
    Setup,
    SetupRequest,
    Shapes,
    StateRequest,
    Verdict,
    Verdicts,
    Violation,
)
from areopagus.telemetry import metrics
from areopagus.telemetry.traces import span

PARTS = frozenset({"legalMoves", "score", "events"})
"""What a position may leave out."""


class Referee(Generic[S]):
    """One game, with the use cases that every game has.

    Requests are the game's own :class:`Shapes`; a state that came in with one is changed in place.
    Wherever a state may come in, a sealed one may: then the answer is what the seat whose ``key``
    comes with it may know.
    """

    def __init__(self, game: Game[S], keyring: Keyring | None = None) -> None:
        self.game = game
        self.shapes = Shapes(game)
        self.sealed = SealedReferee(self, keyring or Keyring.generated())
        self._labels = {
            language: {key: phrase.text(language) for key, phrase in game.wording.labels.items()}
            for language in LANGUAGES
        }

    def setup(
        self,
        request: SetupRequest[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any] | SealedSetup[Any, Any, Any]:
        """The first position of a new game."""
        table = self.deal(request)
        if request.sealed:
            return self.sealed.setup(table, language, include)
        return self.position(table.state, table.events, None, language, include)

    def legal_moves(
        self,
        request: StateRequest[Any],
        language: Language = "en",
        *,
        explain: bool = False,
        key: str | None = None,
    ) -> LegalMoves[Any]:
        """The open questions, of all seats or of one; with ``explain`` also what is closed."""
        if type(request.state) is str:
            return self.sealed.legal_moves(request, key, language, explain=explain)
        state = self._brought_up_to(request)
        self._check_seat(state, request.seat)
        game = self.game
        to_act = game.to_act(state)
        with span("legal moves"):
            decisions = game.decisions(
                state, seat=request.seat, at=request.at, language=language, explain=explain
            )
        return LegalMoves(to_act=to_act, over=not to_act, legal_moves=decisions)

    def judge(
        self, request: JudgeRequest[Any, Any], language: Language = "en", key: str | None = None
    ) -> Verdict:
        """Whether a move is legal and, when it is not, the rule that says so."""
        return self._judge(request, language, key, "")

    def judge_batch(
        self, request: BatchRequest[Any], language: Language = "en", key: str | None = None
    ) -> Verdicts:
        """The verdicts on many moves, in order."""
        return Verdicts(
            [
                self._judge(item, language, key, f"/items/{index}")
                for index, item in enumerate(request.items)
            ]
        )

    def apply(
        self,
        request: ApplyRequest[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
        key: str | None = None,
    ) -> Position[Any, Any, Any] | SealedPosition[Any, Any, Any]:
        """The position after a move, or after several: all of them happen, or none."""
        if type(request.state) is str:
            return self.sealed.apply(request, key, language, include)
        state = self.open_state(request.state)
        events = self.play_request(state, request)
        return self.position(state, events, request.at, language, include)

    def play_request(self, state: S, request: ApplyRequest[Any, Any]) -> list[Event]:
        """Make the moves of a request in a state that is known to be sound."""
        one: Any = request.move
        moves, pointer = (
            ([one], "/move") if request.moves is UNSET else (request.moves, "/moves/{}")
        )
        with span("apply"):
            events = self._play_all(state, request.seat, moves, request.at, pointer)
        self.count_moves(len(moves), "apply")
        return events

    def score(
        self, request: ScoreRequest[Any], language: Language = "en", key: str | None = None
    ) -> Score:
        """The score line by line, final or as it would be if the game ended here."""
        if type(request.state) is str:
            return self.sealed.score(request, key, language)
        return self.worded_score(self._brought_up_to(request), language)

    def view(
        self,
        request: StateRequest[Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
        key: str | None = None,
    ) -> Seen[Any, Any]:
        """What a seat, or a spectator, may know of a position."""
        if type(request.state) is str:
            return self.sealed.view(request, key, language, include)
        state = self._brought_up_to(request)
        self._check_seat(state, request.seat)
        return self.seen(state, request.seat, request.at, language, include)

    def seen(
        self,
        state: S,
        seat: int | None,
        at: int | None,
        language: Language,
        include: frozenset[str],
    ) -> Seen[Any, Any]:
        """What a seat, or a spectator, may know of a state that is already known to be sound."""
        to_act = self.game.to_act(state)
        seen: Seen[Any, Any] = Seen(
            game=self.game.id,
            seat=seat,
            view=self.game.view(state, seat),
            to_act=to_act,
            over=not to_act,
        )
        if "legalMoves" in include:
            seen.legal_moves = self._decisions_of(state, seat, at, language)
        if "score" in include:
            seen.score = score_seen_by(self.worded_score(state, language), seat)
        return seen

    def replay(
        self,
        request: ReplayRequest[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any]:
        """The position that a record leads to, with all that happened on the way."""
        table = self.deal(request.setup, "/setup")
        state, events = table.state, table.events
        at = None
        with span("apply"):
            for index, play in enumerate(request.moves):
                at = play.at
                try:
                    events += self.game.play(state, play.seat, play.move, at)
                except Illegal as refusal:
                    self.count_verdict(refusal.rule)
                    raise MoveRefused(refusal, f"/moves/{index}", index=index) from None
        self.count_moves(len(request.moves), "replay")
        return self.position(state, events, at, language, include)

    def rules(self, language: Language = "en") -> list[RuleText]:
        """The rulebook."""
        return [self.game.rulebook.text(rule.id, language) for rule in self.game.rulebook]

    def rule(self, id: str, language: Language = "en") -> RuleText:
        """One rule."""
        if id not in self.game.rulebook:
            raise UnknownRule(self.game.id, id)
        return self.game.rulebook.text(id, language)

    def verdict(self, refusal: Illegal, language: Language = "en") -> Verdict:
        """A refusal as a reader of one language gets it."""
        reason = self.game.wording.reason(refusal, language)
        return Verdict(
            legal=False,
            rule=self.game.rulebook.text(refusal.rule, language),
            reason=reason,
            violations=[Violation(rule=refusal.rule, reason=reason, facts=refusal.facts)],
        )

    def open_state(self, state: S, pointer: str = "/state") -> S:
        """The door: a state as it came in, or why play could never go on from it."""
        try:
            with span("integrity"):
                self.game.admit(state)
        except Inconsistent as flaw:
            raise ImpossibleState(flaw.invariant, flaw.message, pointer + flaw.pointer) from None
        return state

    def position(
        self,
        state: S,
        events: list[Event],
        at: int | None,
        language: Language,
        include: frozenset[str],
    ) -> Position[Any, Any, Any]:
        """A state with what was asked for about it. The state is encoded here, once."""
        game = self.game
        with span("encode"):
            body = game.encode(state)
        digest = codec.digest_bytes(body)
        decisions = None
        if "legalMoves" in include:
            with span("legal moves"):
                decisions = game.decisions(state, at=at, language=language)
            to_act = sorted([decision.seat for decision in decisions])
        else:
            to_act = game.to_act(state)
        return Position(
            game=game.id,
            state=self.sent(state, body),
            events=events if "events" in include else UNSET,
            to_act=to_act,
            over=not to_act,
            digest=digest,
            legal_moves=UNSET if decisions is None else decisions,
            score=self.worded_score(state, language) if "score" in include else UNSET,
        )

    def sent(self, state: S, body: bytes) -> Any:
        """A state as positions hold it: encoded, so that sending it costs nothing more."""
        return msgspec.Raw(body)

    def deal(self, request: Setup[Any, Any], pointer: str = "") -> Table[S]:
        """The table of a new game: its first state, and what happened while it was set up."""
        seats = request.seats
        names: Sequence[str | None] = [None] * seats if isinstance(seats, int) else seats
        seed = fresh_seed() if request.seed is UNSET else request.seed
        options = None if request.options is UNSET else request.options
        try:
            return self.game.begin(names, seed, options)
        except InvalidSetup as flaw:
            raise InvalidSetup(flaw.message, pointer + flaw.pointer) from None

    def _judge(
        self, request: JudgeRequest[Any, Any], language: Language, key: str | None, pointer: str
    ) -> Verdict:
        if type(request.state) is str:
            return self.sealed.judge(request, key, language, pointer)
        return self.verdict_on(
            self.open_state(request.state, pointer + "/state"), request, language
        )

    def verdict_on(self, state: S, request: JudgeRequest[Any, Any], language: Language) -> Verdict:
        """Whether a move of a request is legal in a state that is known to be sound."""
        try:
            self.game.let_time_pass(state, request.at)
            self.game.judge(state, request.seat, request.move, request.at)
        except Illegal as refusal:
            self.count_verdict(refusal.rule)
            return self.verdict(refusal, language)
        self.count_verdict(None)
        return Verdict(legal=True)

    def _play_all(
        self, state: S, seat: int | None, moves: Sequence[Move], at: int | None, pointer: str
    ) -> list[Event]:
        events: list[Event] = []
        ended_by_time = False
        if at is not None and not self.game.is_over(state):
            events = self.let_time_pass(state, at)
            ended_by_time = self.game.is_over(state)
        for index, move in enumerate(moves):
            try:
                events += self.game.play(state, seat, move, at)
            except Illegal as refusal:
                self.count_verdict(refusal.rule)
                raise MoveRefused(
                    refusal,
                    pointer.format(index),
                    index=index,
                    settled=state if ended_by_time and index == 0 else None,
                ) from None
        return events

    def _brought_up_to(self, request: StateRequest[S] | ScoreRequest[S]) -> S:
        """The state of a request at the instant of the request."""
        state = self.open_state(request.state)
        if request.at is not None:
            self.let_time_pass(state, request.at)
        return state

    def let_time_pass(self, state: S, at: int) -> list[Event]:
        """What time alone does to a state that is known to be sound."""
        try:
            return self.game.let_time_pass(state, at)
        except Illegal as refusal:
            raise MoveRefused(refusal, "/at") from None

    def _decisions_of(
        self, state: S, seat: int | None, at: int | None, language: Language
    ) -> list[Decision]:
        if seat is None:
            return []
        return self.game.decisions(state, seat=seat, at=at, language=language)

    def worded_score(self, state: S, language: Language) -> Score:
        """The score with its labels in a language."""
        score = self.game.score(state)
        labels = self._labels[language]
        for tally in score.seats:
            for line in tally.lines:
                line.label = labels[line.label]
        if score.team is not None:
            for line in score.team.lines:
                line.label = labels[line.label]
        return score

    def count_moves(self, count: int, by: metrics.By) -> None:
        """Moves that were made, for whoever runs the service."""
        metrics.moved(self.game.id, count, by)

    def count_verdict(self, rule: str | None) -> None:
        """A verdict: legal, or by which rule not."""
        metrics.judged(self.game.id, rule)

    def _check_seat(self, state: S, seat: int | None) -> None:
        if seat is not None and seat >= self.game.seat_count(state):
            raise UnknownSeat(seat, "/seat")

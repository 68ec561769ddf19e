"""The referee of one game: every stateless question a client may put, and its answer.

Here a state comes in with a request: it is checked, and then :mod:`state_referee` answers.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec import UNSET, UnsetType

from areopagus.kernel.document import content_of
from areopagus.kernel.errors import Inconsistent
from areopagus.kernel.language import Language
from areopagus.kernel.pack import HOUSE
from areopagus.kernel.picture import Picture
from areopagus.kernel.score import Score
from areopagus.kernel.table import S
from areopagus.referee.answers import LegalMoves, Position, Seen, Verdict, Verdicts
from areopagus.referee.errors import ImpossibleState, UnknownSeat, UnstampedState
from areopagus.referee.inquiries import Inquiry
from areopagus.referee.requests import (
    ApplyRequest,
    BatchRequest,
    JudgeRequest,
    RenderRequest,
    ReplayRequest,
    ScoreRequest,
    Setup,
    StateRequest,
    SuggestRequest,
)
from areopagus.referee.state_referee import StateReferee

PARTS = frozenset({"legalMoves", "score", "events"})
"""What a position has unless it is left out."""

EXTRAS = frozenset({"labels", "texts", "picture", "closed"})
"""What a position has only on request: its legal moves and its events in words, a picture, and
beside the legal moves those that are closed, with their rule."""

Q = TypeVar("Q")
A = ParamSpec("A")
R = TypeVar("R")


def on_its_material(
    use_case: Callable[Concatenate[Any, Q, A], R],
) -> Callable[Concatenate[Any, Q, A], R]:
    """Have a use case answered by the referee for the pack that the state of its request names.

    Decided here for all of them, so that none can judge a state with the material of another box.
    """

    @wraps(use_case)
    def answered(referee: Any, request: Any, /, *rest: A.args, **named: A.kwargs) -> R:
        pack = request.state.pack
        if pack is not HOUSE and pack != referee.game.pack:
            referee = referee.playing(pack, "/state/pack")
        return use_case(referee, request, *rest, **named)

    return answered


class Referee(StateReferee[S]):
    """One game, with the use cases that every game has, on plain states.

    Requests are the game's own :class:`Shapes`; a state that came in with one is changed in place.
    """

    def setup(
        self,
        request: Setup[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any]:
        """The first position of a new game."""
        referee = self.playing(request.pack, "/pack")
        table = referee.deal(request).table
        return referee.position(table.state, table.events, None, language, include, authentic=True)

    @on_its_material
    def legal_moves(
        self,
        request: StateRequest[Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
        *,
        explain: bool = False,
    ) -> LegalMoves[Any]:
        """The open questions, of all seats or of one; with ``explain`` also what is closed."""
        self._bring_up_to_date(request)
        state = request.state
        self._check_seat(state, request.seat)
        to_act = self.game.to_act(state)
        decisions = self.decisions(
            state, request.seat, request.at, language, include, explain=explain
        )
        return LegalMoves(to_act=to_act, over=not to_act, legal_moves=decisions)

    @on_its_material
    def judge(
        self, request: JudgeRequest[Any, Any], language: Language = "en", pointer: str = ""
    ) -> Verdict:
        """Whether a move is legal and, when it is not, the rule that says so.

        ``pointer`` leads to the request, where that is part of a larger one.
        """
        authentic = self.open_state(request, pointer)
        ruling = self.verdict_on(request.state, request, language)
        return Verdict(
            legal=ruling.legal,
            rule=ruling.rule,
            reason=ruling.reason,
            violations=ruling.violations,
            authentic=_told(authentic, request),
        )

    def judge_batch(self, request: BatchRequest[Any], language: Language = "en") -> Verdicts:
        """The verdicts on many moves, in order."""
        verdicts = []
        for index, item in enumerate(request.items):
            pointer = f"/items/{index}"
            referee = self.playing(item.state.pack, pointer + "/state/pack")
            verdicts.append(referee.judge(item, language, pointer))
        return Verdicts(verdicts)

    @on_its_material
    def apply(
        self,
        request: ApplyRequest[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any]:
        """The position after a move, or after several: all of them happen, or none."""
        authentic, state = self.open_state(request), request.state
        played = self.play_request(state, request)
        return self.position(
            state, played.events, request.at, language, include, authentic=authentic
        )

    @on_its_material
    def score(self, request: ScoreRequest[Any], language: Language = "en") -> Score:
        """The score line by line, final or as it would be if the game ended here."""
        self._bring_up_to_date(request)
        return self.worded_score(request.state, language)

    @on_its_material
    def view(
        self,
        request: StateRequest[Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Seen[Any, Any]:
        """What a seat, or a spectator, may know of a position."""
        authentic, state = self._bring_up_to_date(request), request.state
        self._check_seat(state, request.seat)
        seen = self.seen(state, request.seat, request.at, language, include)
        return Seen(**content_of(seen), authentic=_told(authentic, request))

    @on_its_material
    def render(self, request: RenderRequest[Any, Any], language: Language = "en") -> Picture:
        """What a seat, or a spectator, may know of a position, as SVG."""
        self._bring_up_to_date(request)
        state = request.state
        self._check_seat(state, request.seat)
        return self.drawn(state, request.seat, request.at, request, language)

    @on_its_material
    def suggest(self, request: SuggestRequest[Any], language: Language = "en") -> Inquiry:
        """What a seat might do: the search for it, still to be made."""
        self._bring_up_to_date(request)
        state = request.state
        self._check_seat(state, request.seat)
        return self.inquiry(state, request.seat, request.at, request, language)

    def replay(
        self,
        request: ReplayRequest[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> Position[Any, Any, Any]:
        """The position that a record leads to, with all that happened on the way."""
        referee = self.playing(request.setup.pack, "/setup/pack")
        table = referee.play_record(request)
        at = request.moves[-1].at if request.moves else None
        return referee.position(table.state, table.events, at, language, include, authentic=True)

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
                    game.check_basics(state)
                else:
                    game.admit(state)
        except Inconsistent as flaw:
            place = f"{pointer}/state{flaw.pointer}"
            raise ImpossibleState(flaw.invariant, flaw.message, place) from None
        return authentic

    def _bring_up_to_date(
        self,
        request: StateRequest[S] | ScoreRequest[S] | RenderRequest[S, Any] | SuggestRequest[S],
    ) -> bool:
        """Bring the state of a request to the instant of the request; whether it was authentic."""
        authentic = self.open_state(request)
        if request.at is not None:
            self.let_time_pass(request.state, request.at)
        return authentic

    def _check_seat(self, state: S, seat: int | None) -> None:
        if seat is not None and seat >= self.game.seat_count(state):
            raise UnknownSeat(seat, "/seat")


def _told(authentic: bool, request: Any) -> bool | UnsetType:
    """Whether a state is authentic, as far as its bearer has asked by sending its stamp."""
    return UNSET if request.stamp is None else authentic

"""The use cases on sealed states: each answers only what the bearer of a seat's key may know.

A seal holds the position and a secret of its table from which the keys of the seats follow, so
that they outlive the key of the seal and are stored nowhere.
"""

from copy import copy
from secrets import token_bytes
from typing import Annotated, Any, Generic, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel import codec
from areopagus.kernel.document import Document, content_of
from areopagus.kernel.errors import Inconsistent
from areopagus.kernel.event import Event, seen_by
from areopagus.kernel.language import Language
from areopagus.kernel.score import score_seen_by
from areopagus.kernel.table import S
from areopagus.referee.answers import (
    Seal,
    SealedLegalMoves,
    SealedPicture,
    SealedPosition,
    SealedScore,
    SealedSetup,
    SealedVerdict,
    SealedVerdicts,
    SealedView,
)
from areopagus.referee.errors import (
    MoveRefused,
    OtherSeatsKey,
    SeatKeyNeeded,
    UnreadableSeal,
)
from areopagus.referee.inquiries import Inquiry
from areopagus.referee.referee import PARTS
from areopagus.referee.requests import (
    ApplyRequest,
    BatchRequest,
    JudgeRequest,
    RenderRequest,
    ScoreRequest,
    Setup,
    StateRequest,
    SuggestRequest,
)
from areopagus.referee.seals import (
    BrokenSeal,
    Keyring,
    commitment,
    commitment_salt,
    seat_key,
    seat_of,
)
from areopagus.referee.state_referee import StateReferee

_SECRET = 32
_packed = msgspec.msgpack.Encoder()


class Envelope(Document, Generic[S], array_like=True):
    """What is under a seal."""

    secret: Annotated[bytes, Meta(min_length=_SECRET, max_length=_SECRET)]
    state: S


class OpenedSeal(NamedTuple):
    """A sealed state that was opened, and the seat whose key came with it."""

    state: Any
    secret: bytes
    seat: int | None
    by: "SealedReferee[Any]"
    """Who referees it from here on: its material is known only now."""

    def expect(self, seat: int | None, pointer: str) -> None:
        """Raise unless the seat that a request names is nobody's, or the bearer's."""
        if seat is None or seat == self.seat:
            return
        if self.seat is None:
            raise SeatKeyNeeded(given=False)
        raise OtherSeatsKey(seat, pointer)


class SealedReferee(Generic[S]):
    """One game, refereed on sealed states: opens them, asks the referee, and seals them again.

    A key is that of a seat; without it one looks on.
    """

    def __init__(self, referee: StateReferee[S], keyring: Keyring) -> None:
        self.shapes = referee.shapes
        self.game = referee.game
        self._referee = referee
        self._keyring = keyring
        self._envelopes: msgspec.msgpack.Decoder[Envelope[S]] = msgspec.msgpack.Decoder(
            Envelope[self.game.State]  # type: ignore[name-defined]
        )

    def setup(
        self,
        request: Setup[Any, Any],
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> SealedSetup[Any, Any, Any]:
        """A new game as a sealed state, as a spectator sees it, with the keys of its seats."""
        by = self._playing(request.pack, "/pack")
        table = by._referee.deal(request).table
        state = table.state
        opened = OpenedSeal(state, token_bytes(_SECRET), None, by)
        keys = [seat_key(opened.secret, seat) for seat in range(by.game.seat_count(state))]
        return SealedSetup(
            **by._seen(opened, None, language, include),
            **by._resealed(opened, table.events, language, include),
            seat_keys=keys,
            commitment=commitment(state.dice.seed, commitment_salt(opened.secret)),
        )

    def apply(
        self,
        request: ApplyRequest[str, Any],
        key: str | None,
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> SealedPosition[Any, Any, Any]:
        """The position after a move of the bearer's seat, or after several, sealed again."""
        opened = self.open(request.state, key)
        by = opened.by
        opened.expect(request.seat, "/seat")
        try:
            played = by._referee.play_request(opened.state, request, blind=True)
        except MoveRefused as refusal:
            if refusal.settled is not None:
                refusal.settled = by.seal(opened.state, opened.secret)
            raise
        return SealedPosition(
            **by._seen(opened, request.at, language, include),
            **by._resealed(opened, played.events, language, include),
            made=played.made,
        )

    def legal_moves(
        self,
        request: StateRequest[str],
        key: str | None,
        language: Language = "en",
        include: frozenset[str] = PARTS,
        *,
        explain: bool = False,
    ) -> SealedLegalMoves[Any]:
        """The questions put to the bearer's seat. A spectator has none."""
        opened = self._brought_up_to(request, key)
        by = opened.by
        opened.expect(request.seat, "/seat")
        state, seat = opened.state, opened.seat
        to_act = by.game.to_act(state)
        decisions = by._referee.decisions_of(
            state, seat, request.at, language, include, explain=explain
        )
        return SealedLegalMoves(
            to_act=to_act, over=not to_act, legal_moves=decisions, seal=by._seal(opened)
        )

    def judge(
        self,
        request: JudgeRequest[str, Any],
        key: str | None,
        language: Language = "en",
        pointer: str = "",
    ) -> SealedVerdict:
        """Whether a move of the bearer's seat is legal.

        ``pointer`` leads to the request, where that is part of a larger one.
        """
        opened = self.open(request.state, key, pointer + "/state")
        by = opened.by
        opened.expect(request.seat, pointer + "/seat")
        seal = by._seal(opened)  # of the position as it is under the seal: time may pass now
        verdict = by._referee.verdict_on(opened.state, request, language)
        return SealedVerdict(**content_of(verdict), seal=seal)

    def judge_batch(
        self, request: BatchRequest[Any], key: str | None, language: Language = "en"
    ) -> SealedVerdicts:
        """The verdicts on many moves of the bearer's seat, in order."""
        return SealedVerdicts(
            [
                self.judge(item, key, language, f"/items/{index}")
                for index, item in enumerate(request.items)
            ]
        )

    def score(
        self, request: ScoreRequest[str], key: str | None, language: Language = "en"
    ) -> SealedScore:
        """The score without the lines that the bearer may not see."""
        opened = self._brought_up_to(request, key)
        by = opened.by
        score = score_seen_by(by._referee.worded_score(opened.state, language), opened.seat)
        return SealedScore(**content_of(score), seal=by._seal(opened))

    def view(
        self,
        request: StateRequest[str],
        key: str | None,
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> SealedView[Any, Any]:
        """What the bearer may know."""
        opened = self._brought_up_to(request, key)
        by = opened.by
        opened.expect(request.seat, "/seat")
        return SealedView(**by._seen(opened, request.at, language, include))

    def render(
        self, request: RenderRequest[str, Any], key: str | None, language: Language = "en"
    ) -> SealedPicture:
        """What the bearer may know, as SVG."""
        opened = self._brought_up_to(request, key)
        by = opened.by
        opened.expect(request.seat, "/seat")
        picture = by._referee.drawn(opened.state, opened.seat, request.at, request, language)
        return SealedPicture(**content_of(picture), seal=by._seal(opened))

    def suggest(
        self, request: SuggestRequest[str], key: str | None, language: Language = "en"
    ) -> Inquiry:
        """What the bearer's seat might do: the search for it, still to be made."""
        opened = self._brought_up_to(request, key)
        by = opened.by
        opened.expect(request.seat, "/seat")
        seal = by._seal(opened)
        plain = by._referee.inquiry(opened.state, request.seat, request.at, request, language)

        def answer(found: bytes) -> Any:
            return by.shapes.sealed_suggestions(**content_of(plain.answer(found)), seal=seal)

        return Inquiry(plain.task, answer)

    def open(self, seal: str, key: str | None, pointer: str = "/state") -> OpenedSeal:
        """Open a seal for the bearer of a key.

        A state that is not sound was not sealed by this version: that is no better than a
        seal that does not open, and is told no different. A pack that is not at hand may be
        fetched: that one is told.
        """
        try:
            envelope = self._envelopes.decode(self._keyring.open(seal, self.game.id))
            by = self._playing(envelope.state.pack, pointer)
            by.game.admit(envelope.state)
        except (BrokenSeal, msgspec.DecodeError, Inconsistent):
            self._referee.observer.seal_refused()
            raise UnreadableSeal(pointer) from None
        secret, state = envelope.secret, envelope.state
        if key is None:
            return OpenedSeal(state, secret, None, by)
        seat = seat_of(secret, key, self.game.seat_count(state))
        if seat is None:
            raise SeatKeyNeeded(given=True)
        return OpenedSeal(state, secret, seat, by)

    def _playing(self, pack: str | UnsetType | None, pointer: str) -> "SealedReferee[S]":
        """The same for the material of a pack; raises :class:`PackNotAtHand`."""
        referee = self._referee.playing(pack, pointer)
        if referee is self._referee:
            return self
        other = copy(self)
        other._referee, other.game = referee, referee.game
        return other

    def seal(self, state: S, secret: bytes) -> str:
        """A state of the table with this secret, sealed."""
        return self._keyring.seal(_packed.encode(Envelope(secret, state)), self.game.id)

    def _brought_up_to(
        self,
        request: StateRequest[str]
        | ScoreRequest[str]
        | RenderRequest[str, Any]
        | SuggestRequest[str],
        key: str | None,
    ) -> OpenedSeal:
        opened = self.open(request.state, key)
        if request.at is not None:
            opened.by._referee.let_time_pass(opened.state, request.at)
        return opened

    def _seen(
        self, opened: OpenedSeal, at: int | None, language: Language, include: frozenset[str]
    ) -> dict[str, Any]:
        seen = self._referee.seen(opened.state, opened.seat, at, language, include)
        return {**content_of(seen), "seal": self._seal(opened, seen.view)}

    def _resealed(
        self, opened: OpenedSeal, events: list[Event], language: Language, include: frozenset[str]
    ) -> dict[str, Any]:
        seen = seen_by(events, opened.seat)
        told = self._referee.told(opened.state, seen, language, include)
        return {"state": self.seal(opened.state, opened.secret), "events": told}

    def _seal(self, opened: OpenedSeal, view: Document | None = None) -> Seal:
        state = opened.state
        shown = self.game.view(state, opened.seat) if view is None else view
        tells = self._is_played_out(state)
        return Seal(
            game=self.game.id,
            seat=opened.seat,
            move_number=state.ply,
            digest=codec.digest(shown),
            seed=state.dice.seed if tells else UNSET,
            salt=commitment_salt(opened.secret) if tells else UNSET,
        )

    def _is_played_out(self, state: S) -> bool:
        """Whether the game is over for all its seats, and not only for one who let time pass."""
        return self.game.is_over(state) and not self.game.is_ended_by_time(state)

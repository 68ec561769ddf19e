"""States that only the service can open: each seat is asked for its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, Unpack

from areopagus_client._async.transport import AsyncTransport
from areopagus_client.answers import OneOrMore, Refused, SeatView, Types, refused
from areopagus_client.base import Event, GameTypes, Move, Options, State, View, generic, read
from areopagus_client.contract.shared import (
    Decision,
    Seal,
    SealedPicture,
    SealedSuggestions,
    SealedVerdict,
    SealedVerdicts,
)
from areopagus_client.errors import ProblemError
from areopagus_client.options import (
    AnswerOptions,
    TimedAnswerOptions,
    TimedCallOptions,
    TimedPictureOptions,
    TimedSuggestOptions,
)
from areopagus_client.requests import (
    Request,
    inherited,
    moves_of,
    of_call,
    taken_by,
    without_call,
)


class AsyncSealedGame(Generic[State, Move, Event, View, Options]):
    """A game whose states only the service can open; each seat is asked for its key."""

    def __init__(
        self,
        transport: AsyncTransport,
        types: GameTypes[State, Move, Event, View, Options, Any],
    ) -> None:
        self._transport = transport
        self._types = types

    @property
    def id(self) -> str:
        """The id of the game."""
        return self._types.id

    async def setup(
        self,
        *,
        seats: int | Sequence[str | None],
        seed: str | None = None,
        options: Options | None = None,
        pack: str | None = None,
        **call: Unpack[AnswerOptions],
    ) -> AsyncSealedDeal[State, Move, Event, View]:
        """Deals a new game. Hand each seat its key, of ``keys``, and nobody another one."""
        body = {"seats": seats, "seed": seed, "options": options, "pack": pack}
        content = await self._ask("setup", body, None, call)
        return AsyncSealedDeal(self, self._types, content, of_call(call))

    async def open(
        self,
        state: str,
        keys: Mapping[int, str] | None = None,
        *,
        seat: int | None = None,
        **call: Unpack[TimedAnswerOptions],
    ) -> AsyncSealedPosition[State, Move, Event, View]:
        """A sealed state as a seat sees it, with whose key it may then go on.

        Unless told, the seat is the one whose key is given; without a key, or with several, it is
        a spectator who looks.
        """
        keys = keys or {}
        if seat is None and len(keys) == 1:
            (seat,) = keys
        return await self._open(state, keys, seat, call)

    async def judge_batch(
        self,
        items: Sequence[tuple[str, int, Move]],
        key: str,
        **call: Unpack[TimedCallOptions],
    ) -> tuple[SealedVerdict, ...]:
        """Many verdicts of one seat at once, up to 256, in the order asked."""
        at = {} if call.get("at") is None else {"at": call["at"]}
        asked = [{"state": state, "seat": seat, "move": move, **at} for state, seat, move in items]
        content = await self._ask("judge-batch", {"items": asked}, key, call)
        answer: SealedVerdicts = read(content, SealedVerdicts)
        return answer.verdicts

    async def _open(
        self, state: str, keys: Mapping[int, str], seat: int | None, call: Mapping[str, Any]
    ) -> AsyncSealedPosition[State, Move, Event, View]:
        body = {"state": state, "at": call.get("at")}
        bearer = None if seat is None else keys.get(seat)
        content = await self._ask("view", body, bearer, call, seat=seat)
        return AsyncSealedPosition(self, self._types, content, keys, of_call(call), state)

    async def _ask(
        self,
        operation: str,
        body: Mapping[str, Any],
        bearer: str | None,
        call: Mapping[str, Any],
        *,
        query: Mapping[str, Any] | None = None,
        **whose: int | None,
    ) -> bytes:
        path = f"/v1/games/{self.id}/sealed/{operation}"
        request = Request("POST", path, body, query=query or {}, bearer=bearer, also=whose)
        return await self._transport.ask(request, taken_by(operation, call))


class AsyncSealedPosition(SeatView[State, Move, Event, View]):
    """A sealed state, and what the seat that looks may know about it.

    It never changes: ``play`` leads to the next one.
    """

    keys: Mapping[int, str]
    """The keys that this client holds. They are no part of ``document``."""

    def __init__(
        self,
        game: AsyncSealedGame[State, Move, Event, View, Any],
        types: Types[State, Move, Event, View],
        document: bytes,
        keys: Mapping[int, str],
        call: AnswerOptions,
        state: str | None = None,
    ) -> None:
        super().__init__(types, document)
        self.keys = keys
        self._game = game
        self._call = call
        self._state = state

    @cached_property
    def state(self) -> str:
        """The state, which nobody but the service can open."""
        return self._state or str(self._part("state", str))

    @cached_property
    def seal(self) -> Seal:
        """What of the seal may be known: the number of the move, and a digest."""
        seal: Seal = self._part("seal", Seal)
        return seal

    @cached_property
    def made(self) -> int | None:
        """How many of the moves were made: the first that unveils something is the last."""
        made: int | None = self._part("made", int, None)
        return made

    async def as_seat(
        self, seat: int | None, **call: Unpack[TimedAnswerOptions]
    ) -> AsyncSealedPosition[State, Move, Event, View]:
        """The same state as another seat sees it, whose key must be at hand; None: a spectator."""
        return await self._game._open(self.state, self.keys, seat, self._inherit(call))

    async def play(
        self, seat: int, move: OneOrMore[Move], **call: Unpack[TimedAnswerOptions]
    ) -> AsyncSealedPosition[State, Move, Event, View] | Refused[str]:
        """Makes a move of a seat, or several up to the first that unveils something."""
        asked = self._inherit(call)
        body = {**moves_of(move), "at": call.get("at")}
        try:
            content = await self._ask("apply", body, seat, asked)
        except ProblemError as error:
            return refused(error, str)
        return AsyncSealedPosition(self._game, self._types, content, self.keys, of_call(asked))

    async def judge(self, seat: int, move: Move, **call: Unpack[TimedCallOptions]) -> SealedVerdict:
        """Whether a seat may make a move and, if not, which rule says so."""
        body = {"move": move, "at": call.get("at")}
        content = await self._ask("judge", body, seat, self._inherit(call))
        verdict: SealedVerdict = read(content, SealedVerdict)
        return verdict

    async def legal_moves(
        self, seat: int, *, explain: bool = False, **call: Unpack[TimedAnswerOptions]
    ) -> tuple[Decision[Move], ...]:
        """The open questions of a seat anew: at another time, or with what is closed and why."""
        body = {"at": call.get("at")}
        query = {"explain": explain or None}
        content = await self._ask("legal-moves", body, seat, self._inherit(call), query=query)
        return SeatView(self._types, content).questions

    async def render(
        self, *, highlight: Move | None = None, **options: Unpack[TimedPictureOptions]
    ) -> SealedPicture:
        """The position as the seat that looks sees it: SVG, with its text and its size."""
        body = {**without_call(options), "highlight": highlight}
        content = await self._ask("render", body, self.seat, self._inherit(options))
        picture: SealedPicture = read(content, SealedPicture)
        return picture

    async def suggest(
        self, seat: int, **options: Unpack[TimedSuggestOptions]
    ) -> SealedSuggestions[Move]:
        """What a seat might do, the best first, from what it may see and nothing else."""
        content = await self._ask("suggest", without_call(options), seat, self._inherit(options))
        kind = generic(SealedSuggestions, self._types.move)
        found: SealedSuggestions[Move] = read(content, kind)
        return found

    async def _ask(
        self,
        operation: str,
        body: Mapping[str, Any],
        seat: int | None,
        call: Mapping[str, Any],
        query: Mapping[str, Any] | None = None,
    ) -> bytes:
        bearer = None if seat is None else self.keys.get(seat)
        asked = {"state": self.state, **body}
        return await self._game._ask(operation, asked, bearer, call, query=query, seat=seat)

    def _inherit(self, call: Any) -> dict[str, Any]:
        return inherited(call, self._call)


class AsyncSealedDeal(AsyncSealedPosition[State, Move, Event, View]):
    """A new game as a sealed state, as a spectator sees it, with the keys of all seats."""

    def __init__(
        self,
        game: AsyncSealedGame[State, Move, Event, View, Any],
        types: Types[State, Move, Event, View],
        document: bytes,
        call: AnswerOptions,
    ) -> None:
        super().__init__(game, types, document, {}, call)
        self.keys = dict(enumerate(self._part("seatKeys", tuple[str, ...])))

    @cached_property
    def commitment(self) -> str:
        """By which everybody can check at the end that the seed was the one of the beginning."""
        return str(self._part("commitment", str))

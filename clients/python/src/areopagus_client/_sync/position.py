# Made by scripts/generate.py from _async/. Do not edit: `make types-python`.
"""A position to be played on."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Unpack

import msgspec

from areopagus_client.answers import Answer, OneOrMore, Refused, SeatView, Types
from areopagus_client.base import Event, Move, State, View
from areopagus_client.contract.shared import Decision, Picture, Suggestions, Verdict
from areopagus_client.options import (
    AnswerOptions,
    TimedAnswerOptions,
    TimedCallOptions,
    TimedPictureOptions,
    TimedSuggestOptions,
)
from areopagus_client.requests import inherited

if TYPE_CHECKING:
    from areopagus_client._sync.game import Game


class Position(Answer[State, Move, Event, View]):
    """A position of a game, secrets included, with what is asked in it.

    It never changes: ``play`` leads to the next one. What ``setup`` was told of ``lang`` and
    ``include`` holds for all that follow from it.
    """

    def __init__(
        self,
        game: Game[State, Move, Event, View, Any, Any],
        types: Types[State, Move, Event, View],
        document: bytes,
        call: AnswerOptions,
    ) -> None:
        super().__init__(types, document)
        self._game = game
        self._call = call

    @cached_property
    def state(self) -> State:
        """The whole position, to be looked at, kept or sent elsewhere."""
        state: State = self._part("state", self._types.state)
        return state

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the state, by which a client can check its own copy."""
        return str(self._part("digest", str))

    @cached_property
    def stamp(self) -> str | None:
        """Proof that every move which led here was judged by the service. Sent along by itself."""
        stamp: str | None = self._part("stamp", str, None)
        return stamp

    def play(
        self, seat: int | None, move: OneOrMore[Move], **call: Unpack[TimedAnswerOptions]
    ) -> Position[State, Move, Event, View] | Refused[State]:
        """Makes a move of a seat, or several, of which all happen or none.

        It answers the next position, or why not: ``if next.ok``. The passing of time, in a
        real-time game, is a move of seat None.
        """
        return self._game.apply(self._sent, seat, move, **self._inherit(call))

    def judge(self, seat: int | None, move: Move, **call: Unpack[TimedCallOptions]) -> Verdict:
        """Whether a seat may make a move and, if not, which rule says so."""
        return self._game.judge(self._sent, seat, move, **self._inherit(call))

    def legal_moves(
        self,
        *,
        seat: int | None = None,
        explain: bool = False,
        **call: Unpack[TimedAnswerOptions],
    ) -> tuple[Decision[Move], ...]:
        """The open questions anew: of one seat, at another time, or with what is closed and why."""
        asked = self._inherit(call)
        return self._game.legal_moves(self._sent, seat=seat, explain=explain, **asked)

    def view(
        self, seat: int | None, **call: Unpack[TimedAnswerOptions]
    ) -> SeatView[State, Move, Event, View]:
        """What a seat may know of the position; None for a spectator."""
        return self._game.view(self._sent, seat, **self._inherit(call))

    def render(
        self,
        *,
        seat: int | None = None,
        highlight: Move | None = None,
        **options: Unpack[TimedPictureOptions],
    ) -> Picture:
        """The position as a seat, or a spectator, sees it: SVG, with its text and its size."""
        wishes = self._inherit(options)
        return self._game.render(self._sent, seat=seat, highlight=highlight, **wishes)

    def suggest(self, seat: int, **options: Unpack[TimedSuggestOptions]) -> Suggestions[Move]:
        """What a seat might do, the best first, from what it may see and nothing else."""
        return self._game.suggest(self._sent, seat, **self._inherit(options))

    @property
    def _sent(self) -> Any:
        """The state as it came, so that not a byte of it is lost on the way back."""
        state: msgspec.Raw = self._parts["state"]
        return state

    def _inherit(self, call: Any) -> Any:
        return {**inherited(call, self._call), "stamp": self.stamp}

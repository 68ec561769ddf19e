# Made by scripts/generate.py from _async/. Do not edit: `make types-python`.
"""One of the games: what can be asked about states that come from anywhere."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Unpack
from urllib.parse import quote

from areopagus_client._sync.position import Position
from areopagus_client._sync.sealed import SealedGame
from areopagus_client._sync.session import NewSession, Session
from areopagus_client._sync.transport import Transport
from areopagus_client.answers import OneOrMore, Refused, SeatView, refused
from areopagus_client.base import (
    Components,
    Event,
    GameTypes,
    Move,
    Options,
    State,
    View,
    generic,
    read,
)
from areopagus_client.contract.shared import (
    Decision,
    GameDescription,
    PackAccepted,
    Picture,
    Record,
    RuleList,
    RuleText,
    Score,
    SeatSetupInput,
    SessionCreated,
    Suggestions,
    TableOptionsInput,
    Verdict,
    VerdictList,
)
from areopagus_client.errors import ProblemError
from areopagus_client.options import (
    AnswerOptions,
    CallOptions,
    StateAnswerOptions,
    StateCallOptions,
    StatePictureOptions,
    StateSuggestOptions,
    TimedCallOptions,
)
from areopagus_client.requests import Request, carried, moves_of, of_call, taken_by, without_call


class Game(Generic[State, Move, Event, View, Options, Components]):
    """One of the games.

    ``setup`` deals one, as a position to be played on; the other methods answer about states that
    come from anywhere: of a position, or made by hand.
    """

    def __init__(
        self,
        transport: Transport,
        types: GameTypes[State, Move, Event, View, Options, Components],
    ) -> None:
        self._transport = transport
        self._types = types
        self.sealed: SealedGame[State, Move, Event, View, Options] = SealedGame(transport, types)
        """The same for states that only the service can open."""

    @property
    def id(self) -> str:
        """The id of the game."""
        return self._types.id

    def setup(
        self,
        *,
        seats: int | Sequence[str | None],
        seed: str | None = None,
        options: Options | None = None,
        pack: str | None = None,
        **call: Unpack[AnswerOptions],
    ) -> Position[State, Move, Event, View]:
        """Deals a new game: ``setup(seats=["Ann", "Bo", "Cy"])``, or ``seats=3``.

        The same seed deals the same game; left out, one is made that nobody can guess. A pack is
        material of an owner, by its id; left out, it is the house material. What this is told of
        ``lang`` and ``include`` holds for all positions that follow from it.
        """
        body = {"seats": seats, "seed": seed, "options": options, "pack": pack}
        return self._position("setup", body, call)

    def replay(
        self, record: Record[Move, Options], **call: Unpack[AnswerOptions]
    ) -> Position[State, Move, Event, View]:
        """Plays the record of a game through, to its last position."""
        body = {"setup": record.setup, "moves": record.moves}
        return self._position("replay", body, call)

    def restore(
        self, document: bytes, **call: Unpack[AnswerOptions]
    ) -> Position[State, Move, Event, View]:
        """A position whose ``document`` was kept. Asks nobody."""
        return Position(self, self._types, document, call)

    def apply(
        self,
        state: State,
        seat: int | None,
        move: OneOrMore[Move],
        **call: Unpack[StateAnswerOptions],
    ) -> Position[State, Move, Event, View] | Refused[State]:
        """Makes a move, or several of one seat, in a state: the next position, or why not."""
        body = {"state": state, **moves_of(move), **carried(call)}
        try:
            return self._position("apply", body, call, seat=seat)
        except ProblemError as error:
            return refused(error, self._types.state)

    def judge(
        self, state: State, seat: int | None, move: Move, **call: Unpack[StateCallOptions]
    ) -> Verdict:
        """Whether a move is legal in a state and, if not, which rule says so."""
        body = {"state": state, "move": move, **carried(call)}
        verdict: Verdict = read(self._ask("judge", body, call, seat=seat), Verdict)
        return verdict

    def judge_batch(
        self,
        items: Sequence[tuple[State, int | None, Move]],
        **call: Unpack[TimedCallOptions],
    ) -> tuple[Verdict, ...]:
        """Many verdicts at once, up to 256, in the order asked: states, seats and moves."""
        at = {} if call.get("at") is None else {"at": call["at"]}
        asked = [{"state": state, "seat": seat, "move": move, **at} for state, seat, move in items]
        answer: VerdictList = read(self._ask("judge-batch", {"items": asked}, call), VerdictList)
        return answer.verdicts

    def legal_moves(
        self,
        state: State,
        *,
        seat: int | None = None,
        explain: bool = False,
        **call: Unpack[StateAnswerOptions],
    ) -> tuple[Decision[Move], ...]:
        """The open questions of a state: of all seats, or of one.

        ``explain`` adds the answers that are closed, each with the rule that closes it.
        """
        body = {"state": state, "seat": seat, **carried(call)}
        content = self._ask("legal-moves", body, call, query={"explain": explain or None})
        return self._answer(content).questions

    def view(
        self, state: State, seat: int | None, **call: Unpack[StateAnswerOptions]
    ) -> SeatView[State, Move, Event, View]:
        """What a seat may know of a state; None for a spectator."""
        body = {"state": state, **carried(call)}
        return self._answer(self._ask("view", body, call, seat=seat))

    def score(self, state: State, **call: Unpack[StateCallOptions]) -> Score:
        """The score of a state, line by line."""
        body = {"state": state, **carried(call)}
        score: Score = read(self._ask("score", body, call), Score)
        return score

    def render(
        self,
        state: State,
        *,
        seat: int | None = None,
        highlight: Move | None = None,
        **options: Unpack[StatePictureOptions],
    ) -> Picture:
        """A state as a seat, or a spectator, sees it: SVG, with its text and its size."""
        body = {**without_call(options), "state": state, "seat": seat, "highlight": highlight}
        picture: Picture = read(self._ask("render", body, options), Picture)
        return picture

    def suggest(
        self, state: State, seat: int, **options: Unpack[StateSuggestOptions]
    ) -> Suggestions[Move]:
        """What a seat might do in a state, the best first, from nothing but what it may see."""
        body = {**without_call(options), "state": state}
        kind = generic(Suggestions, self._types.move)
        found: Suggestions[Move] = read(self._ask("suggest", body, options, seat=seat), kind)
        return found

    def describe(self, **call: Unpack[CallOptions]) -> GameDescription:
        """What the game is: its seats, options, moves."""
        request = Request("GET", f"/v1/games/{self.id}", wordless=True)
        answer: GameDescription = read(self._transport.ask(request, of_call(call)), GameDescription)
        return answer

    def components(self, *, pack: str | None = None, **call: Unpack[CallOptions]) -> Components:
        """Its components, each with where it is known from: ours, or as they are with a pack."""
        content = self._get("/components", call, {"pack": pack})
        answer: Components = read(content, self._types.components)
        return answer

    def add_pack(self, pack: Mapping[str, Any], **call: Unpack[CallOptions]) -> PackAccepted:
        """Hands in a pack, what is printed in a box of one's own: a document, as ``json`` reads it.

        ``setup(seats=3, pack=accepted.pack)`` plays with it. A flawed one is the problem
        ``invalid-pack``, with all ``flaws``.
        """
        answer: PackAccepted = read(self._ask("packs", pack, call), PackAccepted)
        return answer

    def rules(
        self,
        *,
        about: str | None = None,
        module: int | None = None,
        **call: Unpack[CallOptions],
    ) -> tuple[RuleText, ...]:
        """Its rulebook, or what of it is about something or belongs to a module."""
        query = {"about": about, "module": module}
        answer: RuleList = read(self._get("/rules", call, query), RuleList)
        return answer.rules

    def rule(self, id: str, **call: Unpack[CallOptions]) -> RuleText:
        """One rule, by its id."""
        rule: RuleText = read(self._get(f"/rules/{quote(id, safe='')}", call), RuleText)
        return rule

    def create_session(
        self,
        *,
        seats: int | Sequence[str | SeatSetupInput | None],
        seed: str | None = None,
        options: Options | None = None,
        pack: str | None = None,
        table: TableOptionsInput | None = None,
        **call: Unpack[CallOptions],
    ) -> NewSession[State, Move, Event, View, Options]:
        """Opens a session: a game that the service keeps. Its tokens are told now and never again.

        ``SeatSetupInput(bot="medium")`` is a seat that the service plays itself.
        """
        body = {
            "game": self.id,
            "seats": seats,
            "seed": seed,
            "options": options,
            "pack": pack,
            "table": table,
        }
        # Sent again only if nothing was done: there is no key that would make it one session.
        request = Request("POST", "/v1/sessions", body, once=True)
        answer: SessionCreated = read(self._transport.ask(request, of_call(call)), SessionCreated)
        return NewSession(self._transport, self._types, answer)

    def session(
        self, id: str, token: str | None = None
    ) -> Session[State, Move, Event, View, Options]:
        """A session of this game, as the bearer of a token sits at it; without, as a spectator."""
        return Session(self._transport, self._types, id, token)

    def _position(
        self,
        operation: str,
        body: Mapping[str, Any],
        call: Mapping[str, Any],
        **more: Any,
    ) -> Position[State, Move, Event, View]:
        content = self._ask(operation, body, call, **more)
        return Position(self, self._types, content, of_call(call))

    def _answer(self, content: bytes) -> SeatView[State, Move, Event, View]:
        return SeatView(self._types, content)

    def _ask(
        self,
        operation: str,
        body: Mapping[str, Any],
        call: Mapping[str, Any],
        *,
        query: Mapping[str, Any] | None = None,
        **whose: int | None,
    ) -> bytes:
        """``whose``: the seat, which is asked for even where it is nobody's."""
        path = f"/v1/games/{self.id}/{operation}"
        request = Request("POST", path, body, query=query or {}, also=whose)
        return self._transport.ask(request, taken_by(operation, call))

    def _get(self, path: str, call: CallOptions, query: Mapping[str, Any] | None = None) -> bytes:
        request = Request("GET", f"/v1/games/{self.id}{path}", query=query or {})
        return self._transport.ask(request, of_call(call))

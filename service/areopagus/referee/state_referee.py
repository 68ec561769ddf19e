"""One game, refereed on states that are known to be sound, whoever keeps them.

Whether a state is sound is asked before: of a plain one in :mod:`referee`, of a sealed one in
:mod:`sealed_referee`. What a session keeps has been played here.
"""

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Generic, NamedTuple, Protocol, Self

import msgspec
from msgspec import UNSET, UnsetType

from areopagus.kernel import codec
from areopagus.kernel.decision import Decision
from areopagus.kernel.dice import fresh_seed
from areopagus.kernel.document import Document
from areopagus.kernel.errors import Illegal, InvalidSetup
from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.move import Move
from areopagus.kernel.pack import HOUSE
from areopagus.kernel.picture import Look, Picture
from areopagus.kernel.rulebook import RuleText
from areopagus.kernel.score import Score, score_seen_by
from areopagus.kernel.table import S, Table
from areopagus.referee.answers import Perspective, Position, Ruling
from areopagus.referee.errors import MoveRefused, UnknownRule
from areopagus.referee.inquiries import Inquiry, task_of
from areopagus.referee.observer import SILENT, Observer
from areopagus.referee.requests import (
    ApplyRequest,
    JudgeRequest,
    PictureWish,
    Record,
    Setup,
    SuggestionWish,
)
from areopagus.referee.rulings import rule_text, ruling_on
from areopagus.referee.seals import generated_key
from areopagus.referee.shapes import Shapes
from areopagus.referee.shelf import Shelf
from areopagus.referee.stamps import Stamps


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


class StateReferee(Generic[S]):
    """One game, on states that are known to be sound, which are changed in place."""

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

    def presenting(self, present: Present) -> Self:
        """The same referee, whose positions hold their state in another way."""
        other = copy(self)
        other._present = present
        return other

    def unobserved(self) -> Self:
        """The same referee without an observer."""
        other = copy(self)
        other.observer = SILENT
        return other

    def playing(self, pack: str | UnsetType | None, pointer: str) -> Self:
        """The referee for the material of a pack; raises :class:`PackNotAtHand`.

        Who asks has a state or a setup that names the pack, where ``pointer`` leads.
        """
        if pack is HOUSE or pack is None or pack == self.game.pack:
            return self
        return self.of(self.shelf.take(self.game, pack, pointer))

    def of(self, game: Game[S]) -> Self:
        """The same referee of the same game on other material."""
        other = object.__new__(type(self))  # `copy` takes longer than it may here
        other.__dict__ = {**self.__dict__, "game": game}
        return other

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

    def play_record(self, record: Record[Any, Any]) -> Table[S]:
        """The table that a record leads to, with all that happened on the way."""
        table = self.deal(record.setup, "/setup").table
        state = table.state
        with self.observer.span("apply"):
            for index, play in enumerate(record.moves):
                try:
                    table.events += self.game.play(state, play.seat, play.move, play.at)
                except Illegal as refusal:
                    self.game.at_table(state, refusal)
                    self.observer.judged(self.game.id, refusal.rule)
                    raise MoveRefused(refusal, f"/moves/{index}", index=index) from None
        self.observer.moved(self.game.id, len(record.moves), "replay")
        return table

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

    def let_time_pass(self, state: S, at: int) -> list[Event]:
        """What time alone does to a state that is known to be sound."""
        try:
            return self.game.let_time_pass(state, at)
        except Illegal as refusal:
            raise MoveRefused(refusal, "/at") from None

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
            decisions = self.decisions(state, None, at, language, include)
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
            seen.legal_moves = []
            if seat in to_act:
                seen.legal_moves = self.decisions_of(state, seat, at, language, include)
        if "score" in include:
            seen.score = score_seen_by(self.worded_score(state, language), seat)
        if "picture" in include:
            moves = [move for decision in seen.legal_moves or () for move in decision.moves]
            look = Look(language=language)
            seen.picture = self.game.picture(seen.view, seat, at, look, moves=moves).svg
        return seen

    def decisions(
        self,
        state: S,
        seat: int | None,
        at: int | None,
        language: Language,
        include: frozenset[str],
        *,
        explain: bool = False,
    ) -> list[Decision]:
        """The open questions, of all seats or of one, and what was asked for about them."""
        with self.observer.span("legal moves"):
            return self.game.decisions(
                state,
                seat=seat,
                at=at,
                language=language,
                explain=explain or "closed" in include,
                labels="labels" in include,
            )

    def decisions_of(
        self,
        state: S,
        seat: int | None,
        at: int | None,
        language: Language,
        include: frozenset[str],
        *,
        explain: bool = False,
    ) -> list[Decision]:
        """The questions put to a seat, and what was asked for about them; a spectator has none."""
        if seat is None:
            return []
        return self.decisions(state, seat, at, language, include, explain=explain)

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

    def verdict(self, refusal: Illegal, language: Language = "en") -> Ruling:
        """A refusal as a reader of one language gets it."""
        return ruling_on(self.game, refusal, language)

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

    def _spectators_picture(self, state: S, at: int | None, language: Language) -> str:
        view = self.game.view(state, None)
        return self.game.picture(view, None, at, Look(language=language)).svg

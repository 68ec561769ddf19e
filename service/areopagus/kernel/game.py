"""A game: the rooms of its folder wired together, and what follows from them for every game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic

from msgspec import UNSET, UnsetType

from areopagus.kernel import codec
from areopagus.kernel.decision import Amount, Closed, Decision, Question, Subject
from areopagus.kernel.document import Document
from areopagus.kernel.errors import Illegal, InvalidSetup, Player, broken
from areopagus.kernel.event import Event
from areopagus.kernel.language import LANGUAGES, Language, Phrase
from areopagus.kernel.legality import candidates, has_legal_move, legal_moves, refusal_of
from areopagus.kernel.move import Move
from areopagus.kernel.outlook import Outlook, Plan
from areopagus.kernel.pack import HOUSE, Pack
from areopagus.kernel.picture import PLAIN_LOOK, Drawing, Look, Marks, Pen, Picture, Symbols
from areopagus.kernel.record import GameRecord, Play
from areopagus.kernel.rulebook import Rulebook
from areopagus.kernel.score import Score
from areopagus.kernel.state import MOST_PLIES, MOST_ROLLS
from areopagus.kernel.table import S, Table
from areopagus.kernel.wording import Memory, Speaker, Wording


class Game(ABC, Generic[S]):
    """The rules of one game: setup, questions, legal answers, their effect, score and views."""

    id: ClassVar[str]
    title: ClassVar[str]
    year: ClassVar[int]
    seats: ClassVar[range]
    """How many seats may play."""
    real_time: ClassVar[bool] = False
    """Whether moves happen at instants, so that time alone changes a state."""
    starter: ClassVar[Move | None] = None
    """The move by which anybody, also nobody who plays, starts the clock of a real-time game."""

    State: type[S]
    Options: type[Document]
    View: type[Document]
    moves: ClassVar[tuple[type[Move], ...]]
    events: ClassVar[tuple[type[Event], ...]]

    foreign: ClassVar[frozenset[str]] = frozenset()
    """Ids and words in its types that are of another game only: two editions share their types."""

    outlook: Outlook = Outlook()
    """How to look ahead in it."""

    rulebook: Rulebook
    wording: Wording
    Components: type[Document]
    components: dict[str, Any]
    """The printed material as its file has it, in both languages."""
    symbols: ClassVar[Symbols] = {}
    """Drawings that its pictures use more than once."""
    _memories: tuple[Wording | None, dict[Language, Memory]] = (None, {})

    PackDocument: type[Pack] | None = None
    """What material that somebody typed in is read as; ``None`` where the game takes none."""
    pack: str | UnsetType = HOUSE
    """The pack whose material it is played with."""
    pack_document: bytes = b""
    """That pack, encoded; nothing for the house material."""

    # The rooms of each game.

    @abstractmethod
    def deal(self, names: Sequence[str | None], seed: str, options: Any) -> Table[S]:
        """The table at which the first question is put, with what was told while laying it.

        ``names`` has one entry per seat.
        """

    @abstractmethod
    def printed(self, language: Language) -> Document:
        """The printed material for a screen to show: ``Components``, in a language."""

    def with_pack(self, pack: Any) -> "Game[S]":
        """The same rules on the material of a pack; raises :class:`FlawedPack`."""
        raise NotImplementedError

    def material_document(self) -> dict[str, Any]:
        """The material that it is played with, as the parts of a pack."""
        raise NotImplementedError

    def displayed(self) -> S:
        """A position whose picture shows the material, to be compared with a box."""
        return self.setup([None] * self.seats.start, "my box")

    def trial_options(self, seats: int, index: int) -> Document:
        """The options of a random game on new material: games of many indexes meet all of it."""
        return self.Options()

    @abstractmethod
    def seat_count(self, state: S) -> int:
        """How many seats play."""

    @abstractmethod
    def players(self, state: S) -> Sequence[Player]:
        """What one calls whoever plays each seat."""

    def names(self, state: S) -> Mapping[str, Phrase]:
        """What people call things whose names follow from the position, by id."""
        return {}

    @abstractmethod
    def questions(self, state: S) -> Sequence[Question]:
        """All open questions, at most one per seat; none exactly when the game is over."""

    @abstractmethod
    def advance(self, table: Table[S]) -> None:
        """Go on after a move until there is a question again, or the game is over."""

    @abstractmethod
    def untimely(self, state: S, seat: int | None, move: Move) -> Illegal:
        """The rule against a move that answers no question now put to that seat."""

    @abstractmethod
    def score(self, state: S) -> Score:
        """The score, as it would be if the game ended here. Labels are keys of the wording."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Document:
        """What a seat, or a spectator (``None``), may see."""

    @abstractmethod
    def draw(self, pen: Pen, view: Any, seat: int | None, at: int | None) -> Drawing:
        """A view as a seat, or a spectator (``None``), looks at it; in a real-time game, when."""

    @abstractmethod
    def names_of(self, move: Move, seat: int | None) -> Sequence[str]:
        """The ids, in a picture, of the things that a move of a seat names."""

    @abstractmethod
    def imagination(self, view: Any, seat: int | None) -> Callable[[Random], S]:
        """From the view of a seat, a source of whole states that could be the true one.

        Each has the same view for that seat, is admitted and can be played to its end; nothing
        that the seat may not know is excluded. They follow from the view and the random numbers
        alone, so whoever looks ahead in them cannot look at what is hidden.
        """

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise :class:`Inconsistent` when this could never be on a table."""

    def subject(self, state: S, question: Question) -> Subject | None:
        """What a question is about; ``None`` when its kind says it all."""
        return None

    def table(self, state: S, seat: int | None, at: int | None = None) -> Table[S]:
        """A state as a seat sits at it."""
        return Table(state, seat, at)

    def let_time_pass(self, state: S, at: int | None) -> list[Event]:
        """What happens by itself up to an instant, before anything else is looked at."""
        return []

    def alarm(self, state: S) -> Play | None:
        """The next automatic (timer) move and when it falls due, or ``None``."""
        return None

    def may_take_back(self, state: S) -> bool:
        """Whether the rules let a table go back from this position, if nothing was unveiled."""
        return True

    def is_ended_by_time(self, state: S) -> bool:
        """Whether time ended the game: an end that whoever carries a state can bring about."""
        return False

    def prospects(self, state: S) -> list[float]:
        """An estimate of the points that each seat ends with: here the score as it stands."""
        return [float(tally.total) for tally in self.score(state).seats]

    def stage(self, state: S) -> int:
        """A number that grows with the phases of the game: a playout stops where it has grown."""
        return state.ply

    def plan(self, view: Any, at: int | None) -> Plan | None:
        """What a team that sees this does next; ``None`` in games that are played against others.

        All seats see the same and find the same plan, so they need not talk about it.
        """
        return None

    # What follows for every game.

    def begin(
        self, names: Sequence[str | None], seed: str, options: Document | None = None
    ) -> Table[S]:
        """The table of a new game: its first state, and what happened while it was set up."""
        if len(names) not in self.seats:
            raise InvalidSetup(
                f"{self.title} is for {self.seats.start} to {self.seats.stop - 1} seats", "/seats"
            )
        table = self.deal(names, seed, self.Options() if options is None else options)
        table.state.pack = self.pack
        return table

    def setup(self, names: Sequence[str | None], seed: str, options: Document | None = None) -> S:
        """The first state of a new game."""
        return self.begin(names, seed, options).state

    def imagine(self, view: Any, seat: int | None, rng: Random) -> S:
        """A state that could be the true one, for a seat that sees this view."""
        state = self.imagination(view, seat)(rng)
        state.pack = self.pack
        return state

    def is_over(self, state: S) -> bool:
        return not self.questions(state)

    def to_act(self, state: S) -> list[int]:
        """The seats that a question is put to."""
        return sorted(question.seat for question in self.questions(state))

    def decisions(
        self,
        state: S,
        *,
        seat: int | None = None,
        at: int | None = None,
        language: Language = "en",
        explain: bool = False,
        labels: bool = False,
    ) -> list[Decision]:
        """The open questions, of all seats or of one, each with all its legal answers.

        With ``explain`` each also lists the answers that are closed, and by which rule; with
        ``labels`` each answer is told in words.
        """
        questions = [q for q in self.questions(state) if seat is None or q.seat == seat]
        legal = self.legal_answers(state, questions, at)
        decisions = [
            self._decision(state, question, moves, language)
            for question, moves in zip(questions, legal, strict=True)
        ]
        if explain or labels:
            speaker = self.speaker(state, language)
            for decision, question in zip(decisions, questions, strict=True):
                table = self.table(state, question.seat, at)
                if labels:
                    decision.labels = [
                        speaker.label(move.message(table)) for move in decision.moves
                    ]
                if explain:
                    decision.closed = self._closed(table, question, speaker, labels=labels)
        return decisions

    def _decision(
        self, state: S, question: Question, moves: list[Move], language: Language
    ) -> Decision:
        subject = self.subject(state, question)
        if subject is None:
            prompt = self.wording.prompts[question.kind].text(language)
            return Decision(seat=question.seat, decision=question.kind, prompt=prompt, moves=moves)
        asked = subject.prompt
        if isinstance(asked, Phrase):
            prompt = asked.text(language)
        elif not asked.facts:
            prompt = self.wording.prompts[asked.key].text(language)
        else:
            prompt = self.speaker(state, language).prompt(asked)
        return Decision(
            seat=question.seat,
            decision=question.kind,
            prompt=prompt,
            about=UNSET if subject.about is None else subject.about,
            cost=_amounts(subject.cost),
            gives=_amounts(subject.gives),
            left=UNSET if subject.left is None else subject.left,
            moves=moves,
        )

    def _closed(
        self, table: Table[S], question: Question, speaker: Speaker, *, labels: bool
    ) -> list[Closed]:
        return [
            Closed(
                move=move,
                rule=refusal.rule,
                reason=speaker.reason(refusal),
                label=speaker.label(move.message(table)) if labels else UNSET,
                things=list(self.names_of(move, question.seat)),
            )
            for move in candidates(table, question)
            if (refusal := refusal_of(move, table)) is not None
        ]

    def speaker(self, state: S, language: Language) -> Speaker:
        """Whoever puts what this game says into words at this table."""
        return Speaker(
            self.wording, language, self.players(state), self.names(state), self._said(language)
        )

    def _said(self, language: Language) -> Memory:
        """Sentences already made for any table. A copy of the game with other words has its own."""
        wording, memories = self._memories
        if wording is not self.wording:
            memories = {one: {} for one in LANGUAGES}
            self._memories = (self.wording, memories)
        return memories[language]

    def at_table(self, state: S, refusal: Illegal) -> Illegal:
        """A refusal that can name who and what is at the table where it was made."""
        refusal.players = self.players(state)
        refusal.names = self.names(state)
        if self.pack is not HOUSE:  # whoever words it may know the house's names only
            refusal.names = {**self.wording.names, **refusal.names}
        return refusal

    def legal_answers(
        self, state: S, questions: Sequence[Question], at: int | None
    ) -> list[list[Move]]:
        """The legal answers to each question. A game may find those of all seats in one pass."""
        return [
            legal_moves(self.table(state, question.seat, at), question.answers)
            for question in questions
        ]

    def judge(self, state: S, seat: int | None, move: Move, at: int | None = None) -> None:
        """Raise :class:`Illegal` unless the seat may make this move now."""
        if not (seat is None and move.seatless) and not self._is_asked(state, seat, type(move)):
            raise self.untimely(state, seat, move)
        move.judge(self.table(state, seat, at))

    def play(self, state: S, seat: int | None, move: Move, at: int | None = None) -> list[Event]:
        """Make a move: judge it, then change the state in place. Answers what happened.

        An illegal move raises :class:`Illegal` and changes nothing but what time itself changed.
        """
        passed = self.let_time_pass(state, at)
        self.judge(state, seat, move, at)
        events = self.make(state, seat, move, at)
        return passed + events if passed else events

    def make(self, state: S, seat: int | None, move: Move, at: int | None = None) -> list[Event]:
        """Make a move that is known to be legal."""
        table = self.table(state, seat, at)
        move.perform(table)
        self.advance(table)
        state.ply += 1
        return table.events

    def has_unveiled(self, state: S, rolls: int, events: Sequence[Event]) -> bool:
        """Whether playing told anybody something hidden: what dice said, or what was covered.

        ``rolls`` is how often the dice had been rolled before, ``events`` what happened since. Such
        moves cannot be taken back, and a sequence of moves does not look beyond them.
        """
        return state.dice.rolls != rolls or any(event.unveils for event in events)

    def picture(
        self,
        view: Document,
        seat: int | None,
        at: int | None = None,
        look: Look = PLAIN_LOOK,
        *,
        highlight: Move | None = None,
        moves: Sequence[Move] = (),
    ) -> Picture:
        """A view as SVG.

        What ``highlight`` names stands out; what one of ``moves`` names carries their numbers, for
        a page to make it glow. Both are taken for moves of the seat that looks.
        """
        highlighted = () if highlight is None else self.names_of(highlight, seat)
        marks = Marks.of(highlighted, [self.names_of(move, seat) for move in moves])
        pen = Pen(look, self.wording, marks, self.symbols)
        return pen.finish(self.draw(pen, view, seat, at), self.title)

    def replay(self, record: GameRecord) -> S:
        """The state that a record leads to."""
        state = self.setup(record.names, record.seed, record.options)
        for play in record.plays:
            self.play(state, play.seat, play.move, play.at)
        return state

    def admit(self, state: S) -> None:
        """Check a state from outside; raises :class:`Inconsistent` if play cannot go on."""
        self.check_basics(state)
        self.check(state)
        for question in self.questions(state):
            if not self.can_be_answered(state, question):
                broken(
                    "open-question",
                    f"nothing answers {question.kind!r} of seat {question.seat}",
                )

    def check_basics(self, state: S) -> None:
        """Raise :class:`Inconsistent` for what no stamp vouches for: other material than this, or a
        game that has gone on for too long."""
        if state.pack != self.pack:
            broken("pack", "it is played with other material", "/pack")
        if state.ply > MOST_PLIES:
            broken("ply", "no game lasts so long", "/ply")
        if state.dice.rolls > MOST_ROLLS:
            broken("rolls", "no game rolls so often", "/dice/rolls")

    def can_be_answered(self, state: S, question: Question) -> bool:
        """Whether an answer is legal. A game may know it of some questions without looking."""
        return has_legal_move(self.table(state, question.seat), question.answers)

    def encode(self, state: S) -> bytes:
        return codec.encode(state)

    def decode(self, body: bytes | str) -> S:
        return codec.decode(self.State, body)

    def _is_asked(self, state: S, seat: int | None, kind: type[Move]) -> bool:
        """Whether a question is put to that seat which such a move answers."""
        for question in self.questions(state):
            if question.seat == seat:
                return kind in question.answers
        return False


def _amounts(counts: Mapping[str, int]) -> list[Amount] | UnsetType:
    return [Amount(of=of, count=count) for of, count in counts.items()] if counts else UNSET

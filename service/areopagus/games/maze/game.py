"""Magic Maze on Mars: the rooms of this folder wired together."""

from collections.abc import Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, ClassVar

from areopagus.games.maze import (
    flow,
    imagine,
    integrity,
    names,
    picture,
    questions,
    scoring,
    setup,
    view,
)
from areopagus.games.maze.components import COLOURS, HOUSE_MATERIAL, Colour, Material
from areopagus.games.maze.events import EVENTS
from areopagus.games.maze.material import material, material_document
from areopagus.games.maze.moves import MOVES, TICK, MazeMove, Tick
from areopagus.games.maze.pack import MazePack
from areopagus.games.maze.picture.symbols import SYMBOLS
from areopagus.games.maze.planner import Planner
from areopagus.games.maze.printed import MazeComponents, components
from areopagus.games.maze.solo import SoloPlanner
from areopagus.games.maze.state import MazeState, Options
from areopagus.games.maze.table import MazeTable
from areopagus.kernel import codec
from areopagus.kernel.decision import Question, Subject
from areopagus.kernel.document import Document
from areopagus.kernel.errors import Illegal, Player
from areopagus.kernel.event import Event
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language, Phrase
from areopagus.kernel.move import Move
from areopagus.kernel.outlook import Plan
from areopagus.kernel.pack import pack_id
from areopagus.kernel.picture import Drawing, Pen
from areopagus.kernel.record import Play
from areopagus.kernel.rulebook import Rulebook
from areopagus.kernel.score import Score
from areopagus.kernel.table import Table


class MagicMazeOnMars(Game[MazeState]):
    """Any seat may act at any moment, until the colonists are home or the sand runs out."""

    id = "magic-maze-on-mars"
    title = "Magic Maze on Mars"
    year = 2019
    seats = range(1, 7)
    real_time = True
    starter: ClassVar[Move | None] = TICK
    State = MazeState
    Options = Options
    View = view.MazeView
    Components = MazeComponents
    moves: ClassVar = MOVES
    events: ClassVar = EVENTS
    rulebook = Rulebook.load("areopagus.games.maze")
    wording = names.WORDING
    symbols = SYMBOLS
    components = HOUSE_MATERIAL.printed
    PackDocument = MazePack
    material: Material = HOUSE_MATERIAL

    def deal(self, names: Sequence[str | None], seed: str, options: Any) -> MazeTable:
        return setup.deal(self.material, names, seed, options)

    def printed(self, language: Language) -> MazeComponents:
        return components(self.material, language)

    def with_pack(self, pack: MazePack) -> "MagicMazeOnMars":
        game = copy(self)
        game.material = boxed = material(self.material, pack)
        game.pack, game.pack_document = pack_id(pack), codec.encode(pack)
        game.wording = self.wording.naming(boxed.names)
        game.components = boxed.printed
        return game

    def displayed(self) -> MazeState:
        """All tiles lie apart from each other, each with its arrow to the south."""
        state = super().displayed()
        state.board, state.pawns = setup.laid_apart(self.material), []
        return state

    def trial_options(self, seats: int, index: int) -> Document:
        return setup.trial_options(self.material, seats, index)

    def material_document(self) -> dict[str, Any]:
        return material_document(self.material)

    def seat_count(self, state: MazeState) -> int:
        return len(state.seats)

    def players(self, state: MazeState) -> list[Player]:
        return [seat.name for seat in state.seats]

    def names(self, state: MazeState) -> Mapping[str, Phrase]:
        return names.names(self.table(state, None))

    def questions(self, state: MazeState) -> Sequence[Question]:
        return questions.open_questions(state)

    def advance(self, table: Table[MazeState]) -> None:
        assert isinstance(table, MazeTable)
        flow.advance(table)

    def untimely(self, state: MazeState, seat: int | None, move: Move) -> Illegal:
        return questions.untimely(state, seat, move)

    def subject(self, state: MazeState, question: Question) -> Subject | None:
        return questions.subject(self.table(state, None), question)

    def score(self, state: MazeState) -> Score:
        return scoring.score(self.table(state, None))

    def view(self, state: MazeState, seat: int | None) -> view.MazeView:
        return view.view(self.table(state, None))

    def draw(self, pen: Pen, view: Any, seat: int | None, at: int | None) -> Drawing:
        return picture.draw(self.material, pen, view, seat, at)

    def names_of(self, move: Move, seat: int | None) -> Sequence[str]:
        return picture.names_of(move)

    def plan(self, view: Any, at: int | None) -> Plan:
        """Its randomness follows from what everybody sees, so everybody has the same plan."""
        rng = Random(codec.digest(view))
        state = self.imagine(view, None, rng)
        plans = SoloPlanner if state.is_solo else Planner
        return plans(self.material, state, state.last_at if at is None else at, rng).plan()

    def imagination(self, view: Any, seat: int | None) -> imagine.Imagination:
        return imagine.Imagination(self.material, view)

    def check(self, state: MazeState) -> None:
        integrity.check(self.table(state, None))

    def table(self, state: MazeState, seat: int | None, at: int | None = None) -> MazeTable:
        return MazeTable(self.material, state, seat, at)

    def let_time_pass(self, state: MazeState, at: int | None) -> list[Event]:
        return [] if at is None else flow.run_sand(state, at)

    def alarm(self, state: MazeState) -> Play | None:
        """MM-TIME-4: the sand runs out, whether or not anybody looks."""
        return None if state.is_over else Play(seat=None, move=Tick(), at=state.late_from)

    def is_ended_by_time(self, state: MazeState) -> bool:
        """MM-END-2: nothing but the sand ends a game in defeat."""
        return state.outcome == "lost"

    def may_take_back(self, state: MazeState) -> bool:
        """MM-TIME-14: sand that has run does not run back."""
        return not state.begun

    def play(
        self, state: MazeState, seat: int | None, move: Move, at: int | None = None
    ) -> list[Event]:
        """As for every game; and with the first move that is not talk, the game has begun."""
        events = super().play(state, seat, move, at)
        if not state.begun and (move.starts_clock or state.last_at):
            state.begun = True
        return events

    def judge(self, state: MazeState, seat: int | None, move: Move, at: int | None = None) -> None:
        """As for every game, but time comes first: a late move is late, whoever makes it.

        When the sand has ended the game, one tick may still come: it obtains the lost state.
        """
        assert isinstance(move, MazeMove)
        table = self.table(state, seat, at)
        move.judge_time(table)
        if isinstance(move, Tick) and state.awaits_tick and (seat or 0) < len(state.seats):
            move.judge(table)
        else:
            super().judge(state, seat, move, at)

    def legal_answers(
        self, state: MazeState, questions: Sequence[Question], at: int | None
    ) -> list[list[Move]]:
        """One pass over the board for all seats: each move goes to those who hold its colour.

        See :class:`MazeMove` for why this game does not judge move by move.
        """
        table = self.table(state, None, at)
        if table.now < state.last_at:
            return [[] for _ in questions]
        if table.is_late:
            return [[Tick()] for _ in questions]
        passes = {kinds: _by_colour(table, kinds) for kinds in {q.answers for q in questions}}
        return [
            _held(passes[question.answers], table.colours_of(question.seat))
            for question in questions
        ]


def _by_colour(table: MazeTable, kinds: tuple[type[Move], ...]) -> dict[Colour | None, list[Move]]:
    """The legal moves by the colour that a seat must hold; under none, those open to all."""
    moves: dict[Colour | None, list[Move]] = {colour: [] for colour in (None, *COLOURS)}
    for kind in kinds:
        assert issubclass(kind, MazeMove)
        for move, colour, refusal in kind.offers(table):
            if refusal is None:
                moves[colour].append(move)
    return moves


def _held(moves: dict[Colour | None, list[Move]], colours: frozenset[Colour]) -> list[Move]:
    held = list(moves[None])
    for colour in COLOURS:
        if colour in colours:
            held += moves[colour]
    return held


MAGIC_MAZE_ON_MARS = MagicMazeOnMars()

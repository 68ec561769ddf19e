"""The whole game in one file."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from areopagus.kernel import svg
from areopagus.kernel.component import Component
from areopagus.kernel.decision import Question
from areopagus.kernel.dice import Dice
from areopagus.kernel.document import Document
from areopagus.kernel.errors import Illegal, Inconsistent, Player
from areopagus.kernel.event import Event
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language
from areopagus.kernel.move import Move
from areopagus.kernel.picture import Drawing, Pen
from areopagus.kernel.rulebook import Rulebook
from areopagus.kernel.score import Line, Score, SeatTally
from areopagus.kernel.state import State
from areopagus.kernel.table import Table
from areopagus.kernel.wording import Wording

Square = Annotated[int, Meta(ge=0, le=8)]
LINES = [
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
]


class Board(State, tag="tic-tac-toe"):
    squares: list[Annotated[int, Meta(ge=0, le=1)] | None]

    @property
    def marks(self) -> int:
        return 9 - self.squares.count(None)

    @property
    def winner(self) -> int | None:
        squares = self.squares
        if squares.count(None) > 4:  # too early for three in a row
            return None
        for a, b, c in LINES:
            mark = squares[a]
            if mark is not None and mark == squares[b] == squares[c]:
                return mark
        return None


class BoardView(Document):
    squares: list[int | None]


class Grid(Document):
    squares: list[Component]


class Options(Document):
    pass


class Marked(Event, frozen=True, tag="marked"):
    seat: int
    square: Square


class Mark(Move, frozen=True, tag="mark"):
    square: Square

    @classmethod
    def candidates(cls, table: Table[Board]) -> Iterable["Mark"]:
        return MARKS

    def is_legal(self, table: Table[Board]) -> bool:
        return table.state.squares[self.square] is None

    def judge(self, table: Table[Board]) -> None:
        if not self.is_legal(table):
            raise Illegal("TTT-MARK-1", "occupied", square=self.square)

    def perform(self, table: Table[Board]) -> None:
        assert table.seat is not None
        table.state.squares[self.square] = table.seat
        table.tell(Marked(seat=table.seat, square=self.square))


MARKS = [Mark(square=square) for square in range(9)]
TURNS = [Question(seat, "mark", (Mark,)) for seat in range(2)]
MATERIAL: dict[str, Any] = {}


class TicTacToe(Game[Board]):
    id = "tic-tac-toe"
    title = "Tic-tac-toe"
    year = 1300
    seats = range(2, 3)
    State = Board
    Options = Options
    View = BoardView
    Components = Grid
    moves: ClassVar = (Mark,)
    events: ClassVar = (Marked,)
    rulebook = Rulebook.load("tests.tictactoe")
    wording = Wording.load("tests.tictactoe")
    components = MATERIAL

    def deal(self, names: Sequence[str | None], seed: str, options: Any) -> Table[Board]:
        return Table(Board(dice=Dice(seed=seed), squares=[None] * 9), None)

    def printed(self, language: Language) -> Grid:
        return Grid(squares=[Component(id=str(n), name=str(n), source="house") for n in range(9)])

    def seat_count(self, state: Board) -> int:
        return 2

    def players(self, state: Board) -> list[Player]:
        return [None, None]

    def questions(self, state: Board) -> list[Question]:
        marks = state.marks
        if marks == 9 or state.winner is not None:
            return []
        return [TURNS[marks % 2]]

    def advance(self, table: Table[Board]) -> None:
        pass

    def untimely(self, state: Board, seat: int | None, move: Move) -> Illegal:
        if self.is_over(state):
            return Illegal("TTT-END-1", "over")
        return Illegal("TTT-TURN-1", "not-your-turn", seat=-1 if seat is None else seat)

    def score(self, state: Board) -> Score:
        winner = state.winner
        tallies = [
            SeatTally(seat=seat, total=won, lines=[_line()] if won else [])
            for seat in range(2)
            for won in [int(seat == winner)]
        ]
        return Score(
            final=self.is_over(state),
            winners=[] if winner is None else [winner],
            seats=tallies,
        )

    def view(self, state: Board, seat: int | None) -> BoardView:
        return BoardView(squares=list(state.squares))

    def draw(self, pen: Pen, view: BoardView, seat: int | None, at: int | None) -> Drawing:
        squares = [_square(pen, place, mark) for place, mark in enumerate(view.squares)]
        words = ", ".join("–" if mark is None else "XO"[mark] for mark in view.squares)
        return Drawing(120, 120, words, squares)

    def names_of(self, move: Move, seat: int | None) -> list[str]:
        return [f"square-{move.square}"] if isinstance(move, Mark) else []

    def imagination(self, view: BoardView, seat: int | None) -> Callable[[Random], Board]:
        """Only the dice are hidden, and nobody rolls them."""
        return lambda rng: Board(
            dice=Dice(seed=f"{rng.getrandbits(64):016x}"), squares=list(view.squares)
        )

    def check(self, state: Board) -> None:
        if len(state.squares) != 9:
            raise Inconsistent("squares", "a board has nine squares", "/squares")
        ahead = state.squares.count(0) - state.squares.count(1)
        if ahead not in (0, 1):
            raise Inconsistent("marks", "the seats mark in turn", "/squares")


def _square(pen: Pen, place: int, mark: int | None) -> svg.Element:
    row, column = divmod(place, 3)
    return pen.thing(
        f"square-{place}",
        svg.rect(0, 0, 36, 36, "b card"),
        None if mark is None else pen.seat_mark(mark, 18, 18, 2),
        at=(3 + 39 * column, 3 + 39 * row),
    )


def _line() -> Line:
    return Line(rule="TTT-END-1", label="row", points=1)


TIC_TAC_TOE = TicTacToe()

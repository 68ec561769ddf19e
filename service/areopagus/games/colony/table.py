"""The table of On Mars: what the rules ask about a position."""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from areopagus.games.colony.board import Board
from areopagus.games.colony.components import CELLS, TECH_TYPES, Material
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import Place, SlotAction, TechTile, TechType
from areopagus.games.colony.pieces import Company, Goods
from areopagus.games.colony.state import OnMars, Options
from areopagus.games.colony.steps import Step
from areopagus.kernel.table import Table

T = TypeVar("T")

COLONISTS = 12
MARKERS = 8
ROBOTS = 4
SHELTERS = 5


class Means(NamedTuple):
    """What a seat could pay with: lets a cost be asked about before it is due."""

    storage: Goods
    crystals: int
    colonists: int


class Tech(NamedTuple):
    """A tech tile in somebody's laboratory; its level is its column (OM-TECH-2)."""

    owner: int
    tile: TechTile
    level: int


class ColonyTable(Table[OnMars]):
    """A position as a seat sits at it, with an index of the map that is built when needed."""

    __slots__ = ("_board", "material", "memo")

    def __init__(
        self, material: Material, state: OnMars, seat: int | None, at: int | None = None
    ) -> None:
        # As Table does it: tables are laid too often to ask it to.
        self.state = state
        self.seat = seat
        self.at = at
        self.events = []
        self.material = material
        self._board: Board | None = None
        self.memo: dict[Any, Any] = {}
        """What judging one move worked out and the next can reuse: nothing changes meanwhile."""

    @property
    def board(self) -> Board:
        if self._board is None:
            self._board = Board(self.material.land, self.state)
        return self._board

    def redraw(self) -> None:
        """Forget the index of the map: something on it has changed."""
        self._board = None

    def imagining(self, board: Board) -> "ColonyTable":
        """The same table with another map, to ask what would be possible there."""
        other = ColonyTable(self.material, self.state, self.seat)
        other._board = board
        return other

    @property
    def options(self) -> Options:
        return self.state.options

    # The stack of pending steps.

    @property
    def top(self) -> Step:
        return self.state.pending[-1]

    def step(self, kind: type[T]) -> T:
        """The step that asks now, which is of this kind."""
        step = self.state.pending[-1]
        assert isinstance(step, kind)
        return step

    def push(self, *steps: Step) -> None:
        """Put steps on the stack: the last one comes first."""
        self.state.pending.extend(steps)  # type: ignore[arg-type]

    def pop(self) -> None:
        self.state.pending.pop()

    # What a seat has.

    def company(self, seat: int) -> Company:
        return self.state.companies[seat]

    @property
    def mine(self) -> Company:
        """The company of the seat that acts."""
        assert self.seat is not None
        return self.state.companies[self.seat]

    def means(self, seat: int) -> Means:
        company = self.state.companies[seat]
        return Means(company.storage, company.purchasing, company.quarters)

    def limit(self, seat: int) -> int:
        """How many of each resource a seat can store."""
        return self.board.shelters[seat] + 1

    def capacity(self, seat: int) -> int:
        """How many colonists fit into a seat's quarters."""
        return 2 + 2 * self.board.shelters[seat]

    def beds(self, seat: int) -> int:
        """Free slots in a seat's quarters."""
        return self.capacity(seat) - self.state.companies[seat].quarters

    def reserve(self, seat: int) -> int:
        """Colonists of a seat that are nowhere in play (OM-GEN-8)."""
        company = self.state.companies[seat]
        in_slots = sum(slots.seats.count(seat) for slots in self.state.slots)
        in_mines = sum(holder == seat for holder in self.board.held.values())
        return COLONISTS - company.quarters - company.working - in_slots - in_mines

    def markers(self, seat: int) -> int:
        """Advanced markers of a seat that no plan carries and no building bears."""
        return MARKERS - len(self.state.companies[seat].plans)

    def slots(self, main: SlotAction | Place) -> list[int]:
        """The seats whose colonists stand on an action."""
        return next(slots.seats for slots in self.state.slots if slots.main == main)

    def producers(self, seat: int) -> list[Hex]:
        """OM-AMB-27: what produces for a seat, mines with a colonist and advanced buildings."""
        board = self.board
        return [
            *(cell for cell, holder in board.held.items() if holder == seat),
            *board.advanced_of(seat),
        ]

    def techs(self, kind: TechType) -> Iterator[Tech]:
        """All tiles of a type in the laboratories."""
        for seat, company in enumerate(self.state.companies):
            for entry in company.lab:
                if TECH_TYPES[entry.tile] == kind:
                    yield Tech(seat, entry.tile, CELLS[entry.cell].column)

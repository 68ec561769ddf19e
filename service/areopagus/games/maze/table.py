"""The table of this game: a state with its board, its pawns by place, and the time."""

from functools import cached_property

from areopagus.games.maze.board import Board, Node, board_of
from areopagus.games.maze.components import Colour, PawnKind, supply
from areopagus.games.maze.events import Returned
from areopagus.games.maze.state import MazeState, Pawn
from areopagus.kernel.errors import Illegal
from areopagus.kernel.table import Table


class MazeTable(Table[MazeState]):
    """A state as a seat sits at it, at an instant."""

    __slots__ = ("__dict__", "now")

    def __init__(self, state: MazeState, seat: int | None, at: int | None = None) -> None:
        super().__init__(state, seat, at)
        self.now = state.last_at if at is None else at

    @cached_property
    def board(self) -> Board:
        return board_of(tuple(self.state.board), tuple(self.state.bridges))

    @cached_property
    def pawn_at(self) -> dict[str, Pawn]:
        """The pawn on each occupied node; one of them where several may stand."""
        return {pawn.node: pawn for pawn in self.state.pawns}

    @cached_property
    def reserve(self) -> dict[PawnKind, int]:
        """What the tiles do not hold, the reserve does (MM-SETUP-4)."""
        reserve = dict(supply(self.state.options.module))
        for pawn in self.state.pawns:
            reserve[pawn.kind] -= 1
        return reserve

    @property
    def acting_seat(self) -> int:
        """The seat that makes a move which needs one."""
        assert self.seat is not None, "the kernel puts questions to seats only"
        return self.seat

    @property
    def is_late(self) -> bool:
        return self.now >= self.state.late_from

    def node(self, id: str) -> Node | None:
        return self.board.nodes.get(id)

    def kinds_on(self, node: str) -> list[PawnKind]:
        """All pawns on a node where several may stand."""
        return [pawn.kind for pawn in self.state.pawns if pawn.node == node]

    def has_slot(self, site: str, colour: PawnKind) -> bool:
        """MM-DOME-1: one slot per colour shown."""
        return self.kinds_on(site).count(colour) < self.board.sites[site].count(colour)

    def missing(self, site: str) -> list[Colour]:
        """The resources that a dome site still waits for."""
        missing = list(self.board.sites[site])
        for kind in self.kinds_on(site):
            if kind in missing:
                missing.remove(kind)
        return missing

    def judge_place(self, node: str, rule: str) -> None:
        """Refuse, by this rule, what is not on the table."""
        if node not in self.board.nodes:
            raise Illegal(rule, "no-place")

    def judge_colour(self, colour: Colour, rule: str) -> None:
        """Refuse a colour that the acting seat may not use: by this rule, in solo by MM-SOLO-4."""
        state = self.state
        if colour in state.colours_of(self.acting_seat):
            return
        tile = state.seats[self.acting_seat].action_tile
        if state.is_solo:
            raise Illegal("MM-SOLO-4", "no-colour.solo", colour=colour, tile=tile)
        other = next(seat for seat in range(len(state.seats)) if colour in state.colours_of(seat))
        raise Illegal(rule, "no-colour", colour=colour, tile=tile, other=other)

    def put(self, kind: PawnKind, node: str) -> None:
        """Take a pawn from the reserve and put it on a node."""
        self.state.pawns.append(Pawn(kind=kind, node=node))
        self._pawns_changed()

    def shift(self, pawn: Pawn, node: str) -> None:
        """Put a pawn elsewhere on the tiles."""
        pawn.node = node
        self._pawns_changed()

    def give_back(self, pawn: Pawn) -> None:
        """Return a pawn to the reserve."""
        self.state.pawns.remove(pawn)
        self._pawns_changed()
        self.tell(Returned(pawn=pawn.kind, node=pawn.node))

    def board_changed(self) -> None:
        """Look at the tiles and bridges anew."""
        self.__dict__.pop("board", None)

    def _pawns_changed(self) -> None:
        self.__dict__.pop("pawn_at", None)
        self.__dict__.pop("reserve", None)

"""The table of this game: a state with its board, its pawns by place, and the time."""

from functools import cached_property
from typing import Any

from areopagus.games.maze.board import Board, Node, board_of
from areopagus.games.maze.components import ActionTileId, Colour, Manifest, Material, PawnKind
from areopagus.games.maze.events import Returned
from areopagus.games.maze.state import MazeState, Pawn
from areopagus.kernel.errors import Illegal
from areopagus.kernel.table import Table


class MazeTable(Table[MazeState]):
    """A state as a seat sits at it, at an instant."""

    __slots__ = ("__dict__", "material", "now")

    def __init__(
        self, material: Material, state: MazeState, seat: int | None, at: int | None = None
    ) -> None:
        super().__init__(state, seat, at)
        self.material = material
        self.now = state.last_at if at is None else at

    @cached_property
    def board(self) -> Board:
        return board_of(self.material, tuple(self.state.board), tuple(self.state.bridges))

    @cached_property
    def pawn_at(self) -> dict[str, Pawn]:
        """The pawn on each occupied node; one of them where several may stand."""
        return {pawn.node: pawn for pawn in self.state.pawns}

    @cached_property
    def ways(self) -> dict[Any, Any]:
        """The ways that :mod:`areopagus.games.maze.routes` has found on it."""
        return {}

    @cached_property
    def reserve(self) -> dict[PawnKind, int]:
        """What the tiles do not hold, the reserve does (MM-SETUP-4)."""
        reserve = dict(self.material.supply(self.state.options.module))
        for pawn in self.state.pawns:
            reserve[pawn.kind] -= 1
        return reserve

    @property
    def manifest(self) -> Manifest:
        """What the module is played with."""
        return self.material.manifests[self.state.options.module]

    @property
    def talk_is_free(self) -> bool:
        """MM-COMM-1, MM-SOLO-6: no silence in module 1 and in solo."""
        return self.state.is_solo or self.manifest.communication == "open"

    @property
    def has_landed(self) -> bool:
        """MM-LAND-1: the colonists come with the last dome."""
        return len(self.state.domes) == self.manifest.domes

    @property
    def action_tiles(self) -> dict[ActionTileId, frozenset[Colour]]:
        """The action tiles of this table; in solo, those laid out (MM-SOLO-1)."""
        state, action_tiles = self.state, self.material.action_tiles
        if state.is_solo:
            return action_tiles[6 if state.options.solo_advanced else 2]
        return action_tiles[len(state.seats)]

    def colours_of(self, seat: int) -> frozenset[Colour]:
        """The colours that a seat may move and use now."""
        return self.action_tiles[self.state.seats[seat].action_tile]

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
        if colour in self.colours_of(self.acting_seat):
            return
        tile = state.seats[self.acting_seat].action_tile
        if state.is_solo:
            raise Illegal("MM-SOLO-4", "no-colour.solo", colour=colour, tile=tile)
        other = next(seat for seat in range(len(state.seats)) if colour in self.colours_of(seat))
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
        self.__dict__.pop("ways", None)

    def _pawns_changed(self) -> None:
        self.__dict__.pop("pawn_at", None)
        self.__dict__.pop("reserve", None)
        self.__dict__.pop("ways", None)

"""Moving resources, trash and colonists along lanes."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.board import Lane
from areopagus.games.maze.components import COLOURS, Colour, PawnKind
from areopagus.games.maze.events import Moved
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId, Pawn
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Fact, Illegal, Refusal
from areopagus.kernel.wording import Message

BRIDGE_UNBUILT = ("MM-BRIDGE-1", "bridge-unbuilt")
ONE_WAY = ("MM-ONEWAY-1", "one-way")


class MovePawn(MazeMove, frozen=True, tag="move"):
    """Move a resource, a trash pawn or a colonist along one lane."""

    origin: NodeId
    target: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        board, domes, pawns = table.board, table.state.domes, table.pawn_at
        for node, pawn in pawns.items():
            kind = pawn.kind
            if kind == "slug" or (node in board.sites and node not in domes):
                continue
            for lane in board.exits[node]:
                if lane.move is None:
                    lane.move = cls(lane.origin, lane.target)
                is_free = lane.is_plain and lane.target not in pawns
                yield lane.move, lane.colour, None if is_free else _lane_refused(table, kind, lane)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        pawn = table.pawn_at.get(self.origin)
        if pawn is None:
            table.judge_place(self.origin, "MM-MOVE-1")
            raise Illegal("MM-MOVE-1", "no-pawn", node=self.origin)
        if pawn.kind == "slug":
            raise Illegal("MM-SLUG-4", "slug-only-eats", node=self.origin)
        if _is_unfinished(table, self.origin):
            raise Illegal("MM-DOME-2", "withdraw-instead", node=self.origin)
        _judge_trip(table, pawn.kind, self.origin, self.target)

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        _travel(table, table.pawn_at[self.origin], self.target)

    def message(self, table: MazeTable) -> Message:
        facts = {
            "pawn": table.pawn_at[self.origin].kind,
            "origin": self.origin,
            "target": self.target,
        }
        flips = table.board.nodes[self.target].kind == "hourglass"
        return Message("move.flip" if flips else "move", facts)


class Withdraw(MazeMove, frozen=True, tag="withdraw"):
    """Move a resource away from an unfinished dome site, where several may stand."""

    site: NodeId
    colour: Colour
    target: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for site in table.board.sites:
            if site in table.pawn_at and _is_unfinished(table, site):
                for kind in sorted(set(table.kinds_on(site))):
                    for lane in table.board.exits[site]:
                        move = cls(site, kind, lane.target)  # type: ignore[arg-type]
                        yield move, lane.colour, _lane_refused(table, kind, lane)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        if self.site not in table.board.sites:
            table.judge_place(self.site, "MM-DOME-2")
            raise Illegal("MM-DOME-2", "no-site", node=self.site)
        if self.site in table.state.domes:
            raise Illegal("MM-DOME-2", "dome-built", node=self.site)
        if self.colour not in table.kinds_on(self.site):
            raise Illegal("MM-DOME-2", "no-such-pawn", node=self.site, pawn=self.colour)
        _judge_trip(table, self.colour, self.site, self.target)

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        pawn = next(
            pawn
            for pawn in table.state.pawns
            if pawn.node == self.site and pawn.kind == self.colour
        )
        _travel(table, pawn, self.target)


def find_lane(table: MazeTable, origin: str, target: str) -> Lane:
    """MM-MOVE-2: one move covers one lane."""
    lane = table.board.lane(origin, target)
    if lane is None:
        table.judge_place(target, "MM-MOVE-2")
        raise Illegal("MM-MOVE-2", "no-lane", origin=origin, target=target)
    return lane


def _judge_trip(table: MazeTable, kind: PawnKind, origin: str, target: str) -> None:
    lane = find_lane(table, origin, target)
    if lane.colour is not None:
        table.judge_colour(lane.colour, "MM-BRIDGE-4" if lane.is_bridge else "MM-MOVE-1")
    refusal = _lane_refused(table, kind, lane)
    if refusal is not None:
        raise Illegal(refusal[0], refusal[1], **trip_facts(table, kind, lane))


def trip_facts(table: MazeTable, kind: PawnKind, lane: Lane) -> dict[str, Fact]:
    """What a sentence about a trip may tell: the pawn, its way, and what is at the end of it."""
    facts: dict[str, Fact] = {"pawn": kind, "origin": lane.origin, "target": lane.target}
    there = table.pawn_at.get(lane.target)
    if there is not None:
        facts["there"] = there.kind
    if _is_unfinished(table, lane.target):
        facts["missing"] = tuple(table.missing(lane.target))
    return facts


def _lane_refused(table: MazeTable, kind: PawnKind, lane: Lane) -> Refusal | None:
    if lane.colour is None:
        return BRIDGE_UNBUILT
    if not lane.open:
        return ONE_WAY
    if not lane.to_platform:
        return _entry_refused(table, kind, lane.target)
    there = table.pawn_at.get(lane.target)
    if there is None:
        return None
    if there.kind == "slug":
        return ("MM-SLUG-8", "occupied")
    return ("MM-LAND-2" if kind == "colonist" else "MM-MOVE-3", "occupied")


def _entry_refused(table: MazeTable, kind: PawnKind, target: str) -> Refusal | None:
    """Who may enter a special space (MM-MOVE-6)."""
    space = table.board.nodes[target].kind
    if space == "rocket":
        return None if kind == "colonist" else ("MM-MOVE-6", "colonists-only")
    if space == "site" and target in table.state.domes:
        return _dome_entry_refused(table, kind, target)
    if kind == "trash":
        return ("MM-MOVE-8", "resources-only")
    if kind == "colonist":
        return ("MM-MOVE-6", "no-dome-yet" if space == "site" else "resources-only")
    if space == "site":
        return _site_entry_refused(table, kind, target)
    return _hourglass_entry_refused(table, target)


def _site_entry_refused(table: MazeTable, kind: PawnKind, site: str) -> Refusal | None:
    if table.has_slot(site, kind):
        return None
    return ("MM-DOME-1", "not-needed" if table.missing(site) else "site-complete")


def _dome_entry_refused(table: MazeTable, kind: PawnKind, dome: str) -> Refusal | None:
    if kind != "colonist":
        return ("MM-DOME-4", "dome-closed")
    return ("MM-LAND-3", "dome-taken") if dome in table.pawn_at else None


def _hourglass_entry_refused(table: MazeTable, space: str) -> Refusal | None:
    if space in table.state.hourglasses:
        return ("MM-HG-2", "hourglass-used")
    if table.has_landed:
        return ("MM-HG-3", "flip-forbidden")
    return None


def _is_unfinished(table: MazeTable, node: str) -> bool:
    return node in table.board.sites and node not in table.state.domes


def _travel(table: MazeTable, pawn: Pawn, target: str) -> None:
    origin = pawn.node
    table.shift(pawn, target)
    table.tell(
        Moved(seat=table.acting_seat, pawn=pawn.kind, origin=origin, target=target, way="lane")
    )
    if pawn.kind == "colonist":
        effects.win_if_home(table)
    elif pawn.kind in COLOURS and table.board.nodes[target].kind == "hourglass":
        table.give_back(pawn)  # MM-HG-1
        effects.flip(table, target)

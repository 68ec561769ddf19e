"""Building domes and bridges."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.components import COLOURS, BridgeLaneId
from areopagus.games.maze.events import BridgeBuilt, DomeBuilt
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import Bridge, NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if


class BuildDome(MazeMove, frozen=True, tag="build-dome"):
    """Hand in the resources of a complete site and cover it with a dome."""

    site: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for site in table.board.sites:
            if site in table.pawn_at:
                yield cls(site), None, _dome_refused(table, site)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        if self.site not in table.board.sites:
            raise Illegal("MM-DOME-3", "no-site", node=self.site)
        missing = _missing(table, self.site)
        refuse_if(_dome_refused(table, self.site), node=self.site, missing=missing)

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        for pawn in [pawn for pawn in table.state.pawns if pawn.node == self.site]:
            table.give_back(pawn)
        table.state.domes.append(self.site)
        table.tell(DomeBuilt(seat=table.acting_seat, node=self.site))
        effects.land_colonists(table)


class BuildBridge(MazeMove, frozen=True, tag="build-bridge"):
    """Hand in a resource at the end of a bridge under construction, and lay its colour there."""

    platform: NodeId
    lane: BridgeLaneId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for (platform, lane), face in table.board.bridge_ends.items():
            pawn = table.pawn_at.get(platform)
            if face.colour is None and pawn is not None and pawn.kind in COLOURS:
                yield cls(platform, lane), pawn.kind, _bridge_refused(table, pawn.kind)  # type: ignore[arg-type]

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        face = table.board.bridge_ends.get((self.platform, self.lane))
        if face is None or face.colour is not None:
            raise Illegal("MM-BRIDGE-2", "no-lane", node=self.platform)
        pawn = table.pawn_at.get(self.platform)
        if pawn is None:
            raise Illegal("MM-BRIDGE-2", "no-pawn", node=self.platform)
        if pawn.kind not in COLOURS:
            raise Illegal("MM-BRIDGE-2", "wrong-pawn", node=self.platform)
        refuse_if(table.colour_refused(pawn.kind, "MM-BRIDGE-2"), colour=pawn.kind)
        refuse_if(_bridge_refused(table, pawn.kind), colour=pawn.kind)

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        pawn = table.pawn_at[self.platform]
        table.give_back(pawn)
        bridge = Bridge(lane=self.lane, colour=pawn.kind)  # type: ignore[arg-type]
        table.state.bridges.append(bridge)
        table.board_changed()
        table.tell(BridgeBuilt(seat=table.acting_seat, lane=bridge.lane, colour=bridge.colour))


def _dome_refused(table: MazeTable, site: str) -> Refusal | None:
    if site in table.state.domes:
        return ("MM-DOME-3", "dome-built")
    if _missing(table, site):
        return ("MM-DOME-3", "site-incomplete")
    return None


def _missing(table: MazeTable, site: str) -> int:
    """How many resources a site still needs."""
    return len(table.board.sites[site]) - len(table.kinds_on(site))


def _bridge_refused(table: MazeTable, colour: str) -> Refusal | None:
    if any(bridge.colour == colour for bridge in table.state.bridges):
        return ("MM-BRIDGE-3", "bridge-used")
    return None

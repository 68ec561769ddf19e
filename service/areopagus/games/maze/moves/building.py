"""Building domes and bridges."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.components import COLOURS, BridgeLaneId
from areopagus.games.maze.events import BridgeBuilt, DomeBuilt
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import Bridge, NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if
from areopagus.kernel.wording import Message


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
            table.judge_place(self.site, "MM-DOME-3")
            raise Illegal("MM-DOME-3", "no-site", node=self.site)
        refusal = _dome_refused(table, self.site)
        refuse_if(refusal, node=self.site, missing=tuple(table.missing(self.site)))

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
                yield cls(platform, lane), pawn.kind, _bridge_refused(table, pawn.kind)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        face = table.board.bridge_ends.get((self.platform, self.lane))
        if face is None:
            table.judge_place(self.platform, "MM-BRIDGE-2")
            raise Illegal("MM-BRIDGE-2", "no-bridge", node=self.platform)
        if face.colour is not None:
            raise Illegal("MM-BRIDGE-2", "bridge-built", lane=self.lane, colour=face.colour)
        pawn = table.pawn_at.get(self.platform)
        if pawn is None:
            raise Illegal("MM-BRIDGE-2", "no-pawn.bridge", node=self.platform)
        if pawn.kind not in COLOURS:
            raise Illegal("MM-BRIDGE-2", "wrong-pawn.bridge", node=self.platform, pawn=pawn.kind)
        table.judge_colour(pawn.kind, "MM-BRIDGE-2")
        refuse_if(_bridge_refused(table, pawn.kind), colour=pawn.kind)

    def message(self, table: MazeTable) -> Message:
        pawn = table.pawn_at[self.platform]
        target = table.board.bridge_ends[self.platform, self.lane].target
        facts = {"colour": pawn.kind, "platform": self.platform, "target": target}
        return Message("build-bridge", facts)

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
    if table.missing(site):
        return ("MM-DOME-3", "site-incomplete")
    return None


def _bridge_refused(table: MazeTable, colour: str) -> Refusal | None:
    if any(bridge.colour == colour for bridge in table.state.bridges):
        return ("MM-BRIDGE-3", "bridge-used")
    return None

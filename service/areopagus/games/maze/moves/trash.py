"""Choices about trash that wait for the exploring seat. They continue its exploration."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId, Pending
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if
from areopagus.kernel.wording import Message, fields_of


class PlaceTrash(MazeMove, frozen=True, tag="place-trash"):
    """Choose where displaced trash goes."""

    icon: NodeId
    platform: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        icon = _pending(table).icons[0]
        for platform in effects.ring_for(table, icon):
            yield cls(icon, platform), None, None

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        asked = _pending(table).icons[0]
        if self.icon != asked:
            raise Illegal("MM-TRASH-7", "other-icon", icon=asked)
        table.judge_place(self.platform, "MM-TRASH-5")
        refuse_if(_platform_refused(table, asked, self.platform), icon=asked, node=self.platform)

    def message(self, table: MazeTable) -> Message:
        there = table.pawn_at.get(self.platform)
        if there is None:
            return Message("place-trash", fields_of(self))
        if there.kind == "slug":
            return Message("place-trash.eaten", fields_of(self))
        return Message("place-trash.instead", {"pawn": there.kind, **fields_of(self)})

    def perform(self, table: MazeTable) -> None:
        icons = _pending(table).icons
        effects.put_trash(table, self.icon, self.platform)
        effects.displace(table, icons[1:])


class ServeIcon(MazeMove, frozen=True, tag="serve-icon"):
    """In a shortage of trash, name an icon that gets one of the last pawns."""

    icon: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for icon in _pending(table).icons:
            yield cls(icon), None, None

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        if self.icon in _pending(table).icons:
            return
        table.judge_place(self.icon, "MM-TRASH-8")
        is_named = self.icon in _pending(table).named
        raise Illegal("MM-TRASH-8", "named-already" if is_named else "no-icon", node=self.icon)

    def perform(self, table: MazeTable) -> None:
        pending = _pending(table)
        pending.icons.remove(self.icon)
        named = [*pending.named, self.icon]
        pending.named = [icon for icon in table.board.icons if icon in named]
        if len(named) == table.reserve["trash"]:
            effects.leave_out(table, pending.icons, "MM-TRASH-8")
            effects.serve(table, pending.named)


def _pending(table: MazeTable) -> Pending:
    pending = table.state.pending
    assert pending is not None, "asked only while a choice is pending"
    return pending


def _platform_refused(table: MazeTable, icon: str, platform: str) -> Refusal | None:
    """Why an icon's displaced trash may not go somewhere."""
    if platform in effects.ring_for(table, icon):
        return None
    node = table.node(platform)
    there = table.pawn_at.get(platform)
    if node is not None and node.kind != "platform":
        return ("MM-TRASH-10", "trash-on-platforms")
    if there is not None and there.kind == "trash":
        return ("MM-TRASH-4", "trash-on-trash")
    if there is not None and there.kind == "colonist":
        return ("MM-TRASH-9", "trash-on-colonist")
    return ("MM-TRASH-5", "too-far")

"""From a view to a picture: the maze as far as it is explored, and the table around it.

Things are called ``node-N`` (a platform or space), ``pawn-N-K`` (the pawns of a kind on a node),
``tile-T``, ``lane-L`` (a bridge, built or not), ``reserve-K``, ``seat-N``, ``button-B``,
``action-tile-T`` (in solo), ``hourglass``, ``jokers`` and ``talk``.
"""

from collections.abc import Sequence

from areopagus.games.maze.components import Material
from areopagus.games.maze.moves.building import BuildBridge, BuildDome
from areopagus.games.maze.moves.clock import SwitchTile, Tick
from areopagus.games.maze.moves.exploration import Explore
from areopagus.games.maze.moves.jokers import Communicate, Transmute
from areopagus.games.maze.moves.movement import MovePawn, Withdraw
from areopagus.games.maze.moves.pipelines import Pipe
from areopagus.games.maze.moves.production import Produce
from areopagus.games.maze.moves.slugs import MoveSlug
from areopagus.games.maze.moves.talk import Signal, Speak
from areopagus.games.maze.moves.trash import PlaceTrash, ServeIcon
from areopagus.games.maze.picture.board import board
from areopagus.games.maze.picture.panel import described, panel, seconds_left
from areopagus.games.maze.view import MazeView
from areopagus.kernel import svg
from areopagus.kernel.move import Move
from areopagus.kernel.picture import Block, Drawing, Pen, stack

MARGIN = 12
LEFT = 600
"""How wide the maze is on a page."""


def draw(material: Material, pen: Pen, view: MazeView, seat: int | None, at: int | None) -> Drawing:
    """The maze and what lies around it."""
    width = pen.width - 2 * MARGIN
    now = view.last_at if at is None else max(at, view.last_at)
    if pen.narrow:
        whole = stack(
            [board(material, pen, view, width), panel(material, pen, view, seat, now, width)],
            MARGIN,
        )
    else:
        maze = board(material, pen, view, LEFT)
        beside = panel(material, pen, view, seat, now, width - LEFT - MARGIN)
        content = svg.group(maze.content, svg.group(beside.content, at=(LEFT + MARGIN, 0)))
        whole = Block(width, max(maze.height, beside.height), content)
    return Drawing(
        pen.width,
        whole.height + 2 * MARGIN,
        described(material, pen, view, seconds_left(view, now)),
        [svg.group(whole.content, at=(MARGIN, MARGIN))],
        _STYLE,
    )


def names_of(move: Move) -> Sequence[str]:
    """The ids of the things that a move names."""
    match move:
        case MovePawn(origin=origin, target=target) | Pipe(origin=origin, target=target):
            return f"node-{origin}", f"node-{target}"
        case MoveSlug(origin=origin, target=target):
            return f"node-{origin}", f"node-{target}"
        case Withdraw(site=site, colour=colour, target=target):
            return f"node-{site}", f"pawn-{site}-{colour}", f"node-{target}"
        case Produce(platform=platform, colour=colour):
            return f"node-{platform}", f"reserve-{colour}"
        case Explore(platform=platform):
            return (f"node-{platform}",)
        case BuildDome(site=site):
            return (f"node-{site}",)
        case BuildBridge(platform=platform, lane=lane):
            return f"node-{platform}", f"lane-{lane}"
        case Transmute(node=node, old=old, new=new):
            return f"node-{node}", f"pawn-{node}-{old}", f"reserve-{new}"
        case PlaceTrash(icon=icon, platform=platform):
            return f"node-{icon}", f"node-{platform}"
        case ServeIcon(icon=icon):
            return (f"node-{icon}",)
        case Signal(spot=spot):
            return (spot if spot.startswith("seat-") else f"button-{spot}",)
        case SwitchTile(action_tile=tile):
            return (f"action-tile-{tile}",)
        case Communicate():
            return ("jokers",)
        case Speak():
            return ("talk",)
        case Tick():
            return ("hourglass",)
    return ()


_STYLE = """
.areopagus{--ground:#ead9c9;--rail:#fff}
.areopagus.dark{--ground:#3b2e27;--rail:#1b1613}
@media (prefers-color-scheme:dark){.areopagus.auto{--ground:#3b2e27;--rail:#1b1613}}
.areopagus .tile{fill:var(--ground);stroke:var(--line)}
.areopagus .lane{fill:none;stroke-width:4}
.areopagus .site{fill:var(--card);stroke:var(--ink);stroke-dasharray:3 2}
.areopagus .dome{fill:#a9d8ef;stroke:var(--on)}
.areopagus .node{fill:var(--card);stroke:var(--ink)}
.areopagus .unbuilt{fill:none;stroke:var(--soft);stroke-width:3;stroke-dasharray:2 4}
.areopagus .rails{fill:none;stroke:var(--rail);stroke-width:9}
.areopagus .sand{fill:#d9a441}
.areopagus .mute{stroke:none}
.areopagus .kind{stroke:var(--on)}
.areopagus .yellow{--c:#f2d93b}.areopagus .blue{--c:#3b8fd1}.areopagus .green{--c:#12a37a}
.areopagus .brown{--c:#9a6a45}.areopagus .orange{--c:#ee8d1f}.areopagus .purple{--c:#b076cf}
.areopagus .trash{--c:#9aa0a6}.areopagus .slug{--c:#8fd14f}.areopagus .colonist{--c:#fff}
.areopagus .kind{fill:var(--c)}
.areopagus .lane{stroke:var(--c)}
"""

"""What changes in a state: the sand timer, talk, landing and victory, new tiles, slugs, trash."""

from areopagus.games.maze.board import arrow_platform, inner_id, node_order, side_id
from areopagus.games.maze.components import ARROW, COLOURS, SIDES
from areopagus.games.maze.events import (
    ActionTilesPassed,
    ColonistsLanded,
    Flipped,
    Lost,
    SlugAppeared,
    SlugLeftOut,
    TileRevealed,
    TrashAwaited,
    TrashEaten,
    TrashLeftOut,
    TrashPlaced,
    WindowClosed,
    WindowOpened,
    Won,
)
from areopagus.games.maze.state import ROCKET, MazeState, Pending, PlacedTile
from areopagus.games.maze.table import MazeTable

# The sand timer


def flip(table: MazeTable, space: str) -> None:
    """Turn the sand timer (MM-HG-1, MM-TIME-3), whether that gains time or loses it."""
    state = table.state
    left = max(0, state.deadline - table.now)
    state.deadline = table.now + state.options.hourglass_ms - left
    state.hourglasses.append(space)
    table.tell(Flipped(node=space, deadline=state.deadline, sand_left=state.deadline - table.now))
    open_window(table)
    if state.options.expert:
        _pass_action_tiles(table)
    if state.deadline <= table.now:  # MM-TIME-5
        table.tell(lose(state, table.now))


def lose(state: MazeState, at: int) -> Lost:
    """MM-END-2: the time is up."""
    state.begun = True
    state.outcome = "lost"
    state.ended_at = at
    return Lost(ended_at=at)


def _pass_action_tiles(table: MazeTable) -> None:
    """MM-EXPERT-1: the left neighbour of seat i is seat i + 1."""
    seats = table.state.seats
    tiles = [seat.action_tile for seat in seats]
    for index, seat in enumerate(seats):
        seat.action_tile = tiles[index - 1]
    table.tell(ActionTilesPassed(action_tiles=tuple(seat.action_tile for seat in seats)))


# Communication


def open_window(table: MazeTable) -> None:
    """MM-COMM-5."""
    if not table.state.comm_open:
        table.state.comm_open = True
        table.tell(WindowOpened())


def close_window(table: MazeTable) -> None:
    """MM-COMM-6: any action ends the talk, where talk is not free throughout."""
    state = table.state
    if state.comm_open and not table.talk_is_free:
        state.comm_open = False
        table.tell(WindowClosed())


# Landing and victory


def land_colonists(table: MazeTable) -> None:
    """MM-LAND-1: with the last dome, all colonists come."""
    if table.has_landed:
        for _ in range(table.manifest.colonists):
            table.put("colonist", ROCKET)
        table.tell(ColonistsLanded(node=ROCKET))


def win_if_home(table: MazeTable) -> None:
    """MM-END-1."""
    state = table.state
    if colonists_home(state) == table.manifest.domes:
        state.outcome = "won"
        state.ended_at = table.now
        table.tell(Won(ended_at=table.now))


def colonists_home(state: MazeState) -> int:
    return sum(pawn.kind == "colonist" and pawn.node in state.domes for pawn in state.pawns)


# New tiles


def place_tile(table: MazeTable, cell: tuple[int, int], side: int) -> PlacedTile:
    """Reveal the top tile and connect its arrow to the world side explored (MM-EXPLORE-3)."""
    state = table.state
    tile = state.stack.pop(0)
    turns = (side + 2 - ARROW) % 4
    placed = PlacedTile(tile=tile, x=cell[0], y=cell[1], turns=turns)
    state.board.append(placed)
    table.board_changed()
    table.tell(TileRevealed(explorer=table.seat, tile=tile, x=placed.x, y=placed.y, turns=turns))
    return placed


def hatch_slug(table: MazeTable, placed: PlacedTile) -> None:
    """MM-SLUG-1: a slug comes out on the platform that the icon names."""
    face = table.material.tiles[placed.tile].arrow_face
    if face is None or face.slug_target is None:
        return
    node = _named_node(placed, face.slug_target)
    if table.reserve["slug"] == 0:
        table.tell(SlugLeftOut(node=node, rule="MM-SLUG-2"))
        return
    there = table.pawn_at.get(node)
    if there is not None and there.kind in ("colonist", "slug"):
        node = arrow_platform(placed)  # MM-SLUG-3
    elif there is not None:
        table.give_back(there)
    table.put("slug", node)
    table.tell(SlugAppeared(node=node))


def _named_node(placed: PlacedTile, name: str) -> str:
    if name in SIDES:
        return side_id(placed.x, placed.y, (SIDES.index(name) + placed.turns) % 4)
    return inner_id(placed.x, placed.y, name)


# Trash


def spread_trash(table: MazeTable) -> None:
    """MM-TRASH-1: one trash pawn for every icon in play."""
    pawns = table.pawn_at
    under_slug = [
        icon for icon in table.board.icons if icon in pawns and pawns[icon].kind == "slug"
    ]
    icons = [icon for icon in table.board.icons if icon not in under_slug]
    for icon in under_slug:
        put_trash(table, icon, icon)
    reserve = table.reserve["trash"]
    if reserve >= len(icons):
        serve(table, icons)
    elif reserve == 0 or table.state.options.trash_choice == "auto":
        direct, displaced = _by_room(table, icons)
        served = (direct + displaced)[:reserve]
        leave_out(table, [icon for icon in icons if icon not in served], "MM-TRASH-8")
        serve(table, [icon for icon in icons if icon in served])
    else:
        _ask(table, Pending(kind="serve-icon", seat=table.acting_seat, icons=icons, named=[]))


def serve(table: MazeTable, icons: list[str]) -> None:
    """MM-TRASH-6: first the icons that take their pawn directly, then the displaced ones."""
    direct, displaced = _by_room(table, icons)
    for icon in direct:
        put_trash(table, icon, icon)
    displace(table, displaced)


def displace(table: MazeTable, icons: list[str]) -> None:
    """Place displaced trash until there is a choice to make (MM-TRASH-7)."""
    table.state.pending = None
    for index, icon in enumerate(icons):
        ring = ring_for(table, icon)
        if not ring:
            leave_out(table, [icon], "MM-TRASH-5")
        elif len(ring) == 1 or table.state.options.trash_choice == "auto":
            put_trash(table, icon, min(ring, key=node_order))
        else:
            _ask(
                table,
                Pending(kind="place-trash", seat=table.acting_seat, icons=icons[index:], named=[]),
            )
            return


def ring_for(table: MazeTable, icon: str) -> list[str]:
    """The eligible platforms nearest to an icon (MM-TRASH-4, MM-TRASH-5), in order of their ids."""
    seen = {icon}
    edge = [icon]
    while edge:
        edge = sorted(
            {near for node in edge for near in table.board.adjacent(node)} - seen, key=node_order
        )
        seen.update(edge)
        eligible = [node for node in edge if not _holds_its_place(table, node)]
        if eligible:
            return eligible
    return []


def put_trash(table: MazeTable, icon: str, node: str) -> None:
    """Put an icon's trash on a platform: a resource makes way (MM-TRASH-2), a slug eats it."""
    there = table.pawn_at.get(node)
    if there is not None and there.kind == "slug":  # MM-TRASH-3
        table.tell(TrashEaten(icon=icon, node=node))
        return
    if there is not None:
        assert there.kind in COLOURS, "trash displaces resources only"
        table.give_back(there)
    table.put("trash", node)
    table.tell(TrashPlaced(icon=icon, node=node))


def leave_out(table: MazeTable, icons: list[str], rule: str) -> None:
    """Icons that get nothing, and the rule that says so."""
    for icon in icons:
        table.tell(TrashLeftOut(icon=icon, rule=rule))


def _ask(table: MazeTable, pending: Pending) -> None:
    table.state.pending = pending
    table.tell(TrashAwaited(seat=pending.seat))


def _by_room(table: MazeTable, icons: list[str]) -> tuple[list[str], list[str]]:
    direct = [icon for icon in icons if not _holds_its_place(table, icon)]
    return direct, [icon for icon in icons if icon not in direct]


def _holds_its_place(table: MazeTable, node: str) -> bool:
    """Whether trash cannot be put here: trash lies here, or a colonist stands here (MM-TRASH-9)."""
    there = table.pawn_at.get(node)
    return there is not None and there.kind in ("trash", "colonist")

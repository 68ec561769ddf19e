"""What every possible position satisfies, invariant by invariant."""

from collections import Counter
from functools import lru_cache
from itertools import pairwise

from areopagus.games.maze import effects
from areopagus.games.maze.board import STEPS, Board, arrow_platform, beyond, fragment_of
from areopagus.games.maze.components import ARROW, COLOURS, START_TILE, Colour, Material, TileId
from areopagus.games.maze.moves.talk import spots
from areopagus.games.maze.setup import PREPLACED_IN_SOLO, START, check_options
from areopagus.games.maze.state import ROCKET, MazeState, Pending, PlacedTile
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Inconsistent, InvalidSetup


def check(table: MazeTable) -> None:
    """Raise :class:`Inconsistent` when this could never be on a table."""
    state = table.state
    _check_options(table)
    _check_action_tiles(table)
    _check_tiles(table)
    if fault := _fault_of_layout(table.material, tuple(state.board), state.is_solo):
        raise Inconsistent(*fault)
    _check_bridges(table)
    _check_spaces(table)
    _check_numbers(table)
    _check_places(table)
    _check_stock(table)
    _check_communication(table)
    _check_time(state)
    _check_beginning(state)
    _check_end(table)
    if state.pending is not None:
        _check_pending(table, state.pending)


def _check_options(table: MazeTable) -> None:
    try:
        check_options(table.material, table.state.options, len(table.state.seats))
    except InvalidSetup as invalid:
        raise Inconsistent("options", invalid.message, invalid.pointer) from invalid


def _check_beginning(state: MazeState) -> None:
    """Before the sand timer is first flipped nothing but talk has happened."""
    laid = len(state.board) > 1 or state.pawns
    done = state.bridges or state.hourglasses or state.domes or state.is_over
    if not state.begun and (state.last_at or done or (laid and not state.is_solo)):
        raise Inconsistent("begun", "something has happened already", "/begun")


def _check_action_tiles(table: MazeTable) -> None:
    state = table.state
    held = [seat.action_tile for seat in state.seats]
    tiles = table.action_tiles
    if state.is_solo:
        if held[0] not in tiles:
            raise Inconsistent("action-tiles", f"{held[0]} is not laid out", "/seats/0/actionTile")
    elif sorted(held) != sorted(tiles):
        raise Inconsistent("action-tiles", "each seat holds one tile of its number", "/seats")


# Tiles


def _check_tiles(table: MazeTable) -> None:
    state = table.state
    in_play = [placed.tile for placed in state.board]
    if fault := _fault_of_tiles(
        table.material,
        frozenset(in_play),
        frozenset(state.stack),
        state.options.module,
        state.options.x_tiles,
    ):
        raise Inconsistent("tiles", fault, "/stack")
    if len(set(in_play)) < len(in_play) or len(set(state.stack)) < len(state.stack):
        raise Inconsistent("tiles", "each tile exists once", "/stack")


@lru_cache(maxsize=1024)
def _fault_of_tiles(
    material: Material,
    board: frozenset[TileId],
    stack: frozenset[TileId],
    module: int,
    x_tiles: int,
) -> str | None:
    if board & stack:
        return "a tile is on the board and in the stack"
    owned = {START_TILE, *material.tiles_of(module)}
    if not owned <= board | stack or START_TILE in stack:
        return f"module {module} is played with all its tiles"
    others = (board | stack) - owned
    if not others.issubset(material.x_tiles) or len(others) != x_tiles:
        return f"{x_tiles} X tiles were added"
    return None


@lru_cache(maxsize=512)
def _fault_of_layout(
    material: Material, tiles: tuple[PlacedTile, ...], is_solo: bool
) -> tuple[str, str, str] | None:
    """MM-EXPLORE-3: every tile touches, with its arrow, a lock of an older one."""
    if tiles[0] != START:
        return "start", "the start tile lies in the middle", "/board/0"
    if is_solo and [(t.x, t.y) for t in tiles[1 : 1 + PREPLACED_IN_SOLO]] != list(STEPS):
        return "solo-start", "four tiles surround the start tile from the beginning", "/board"
    cells = {(START.x, START.y): START}
    for index, tile in enumerate(tiles[1:], start=1):
        if (tile.x, tile.y) in cells:
            return "cells", "two tiles lie on one cell", f"/board/{index}"
        if not _is_connected(material, tile, cells):
            return "connection", "a tile connects by its arrow to a lock", f"/board/{index}"
        cells[tile.x, tile.y] = tile
    return None


def _is_connected(
    material: Material, tile: PlacedTile, cells: dict[tuple[int, int], PlacedTile]
) -> bool:
    side = (ARROW + tile.turns) % 4
    older = cells.get(beyond(tile, side))
    return older is not None and _lock_on(material, older, (side + 2) % 4) is not None


def _lock_on(material: Material, tile: PlacedTile, side: int) -> Colour | None:
    halves = fragment_of(material, tile).halves
    return next((face.lock for _, s, face in halves if s == side), None)


# Bridges, hourglass spaces, domes


def _check_bridges(table: MazeTable) -> None:
    bridges = table.state.bridges
    if bridges and not table.manifest.bridges:
        raise Inconsistent("bridges", "there are no bridges in module 1", "/bridges")
    if len({bridge.colour for bridge in bridges}) < len(bridges):
        raise Inconsistent("bridges", "there is one bridge of each colour", "/bridges")
    if len({bridge.lane for bridge in bridges}) < len(bridges):
        raise Inconsistent("bridges", "a bridge is built once", "/bridges")
    in_play = {lane for _, lane in table.board.bridge_ends}
    for index, bridge in enumerate(bridges):
        if bridge.lane not in in_play:
            raise Inconsistent("bridges", f"{bridge.lane} is not in play", f"/bridges/{index}/lane")


def _check_spaces(table: MazeTable) -> None:
    state, nodes = table.state, table.board.nodes
    for name, kind, used in (
        ("hourglasses", "hourglass", state.hourglasses),
        ("domes", "site", state.domes),
    ):
        if len(set(used)) < len(used):
            raise Inconsistent(name, "a space is covered once", f"/{name}")
        for index, id in enumerate(used):
            if id not in nodes or nodes[id].kind != kind:
                raise Inconsistent(name, f"{id} is no {kind} in play", f"/{name}/{index}")


# Pawns


def _check_numbers(table: MazeTable) -> None:
    """Pieces are conserved: the tiles hold no more than the module has."""
    state, manifest, reserve = table.state, table.manifest, table.reserve
    for colour in COLOURS:
        if reserve[colour] < 0:
            raise Inconsistent("resources", f"there are two {colour} pawns", "/pawns")
    burrows, most_trash = _hazards(table.material, tuple(state.board), state.is_solo)
    if reserve["trash"] < max(0, manifest.trash - most_trash):
        raise Inconsistent("trash", "more trash than the tiles have brought", "/pawns")
    if reserve["slug"] != max(0, manifest.slugs - burrows):
        raise Inconsistent("slugs", "slugs come with their tiles and stay", "/pawns")
    if reserve["colonist"] != (0 if table.has_landed else manifest.colonists):
        raise Inconsistent("colonists", "all colonists come with the last dome", "/pawns")


@lru_cache(maxsize=512)
def _hazards(material: Material, tiles: tuple[PlacedTile, ...], is_solo: bool) -> tuple[int, int]:
    """How many slugs want to come out of these tiles, and how much trash they bring at most.

    MM-TRASH-1: one for the first tile, two for the second…; MM-SOLO-3: at first one each.
    """
    icons = most = 0
    for index, tile in enumerate(tiles):
        if material.tiles[tile.tile].has_trash:
            icons += 1
            most += 1 if is_solo and index <= PREPLACED_IN_SOLO else icons
    return sum(material.tiles[tile.tile].has_slug for tile in tiles), most


def _check_places(table: MazeTable) -> None:
    state, nodes = table.state, table.board.nodes
    taken: set[str] = set()
    for index, pawn in enumerate(state.pawns):
        node = nodes.get(pawn.node)
        if node is None:
            raise Inconsistent("places", f"{pawn.node} is not in play", f"/pawns/{index}/node")
        if node.kind == "platform" or pawn.node in state.domes:
            if pawn.node in taken:
                raise Inconsistent("places", f"two pawns on {pawn.node}", f"/pawns/{index}")
            taken.add(pawn.node)
        if node.kind == "hourglass":
            raise Inconsistent("places", "nothing stays on an hourglass", f"/pawns/{index}")
        is_home = pawn.node == ROCKET or pawn.node in state.domes
        if is_home and pawn.kind != "colonist":
            raise Inconsistent("places", "rocket and domes are for colonists", f"/pawns/{index}")
    _check_sites(table.board, state)


def _check_sites(board: Board, state: MazeState) -> None:
    on_sites: dict[str, Counter[str]] = {}
    for pawn in state.pawns:
        if pawn.node in board.sites and pawn.node not in state.domes:
            on_sites.setdefault(pawn.node, Counter())[pawn.kind] += 1
    for site, kinds in on_sites.items():
        if kinds - Counter(board.sites[site]):
            raise Inconsistent("sites", f"{site} holds what it does not need", "/pawns")


# The rest


def _check_stock(table: MazeTable) -> None:
    if table.state.jokers > table.manifest.jokers:
        raise Inconsistent("jokers", "more jokers than the module has", "/jokers")


def _check_communication(table: MazeTable) -> None:
    state = table.state
    has_signal = not state.is_solo and table.manifest.do_something_pawn > 0
    spot = state.do_something
    if spot is not None and (not has_signal or spot not in spots(state)):
        raise Inconsistent("do-something", f"the pawn cannot be at {spot!r}", "/doSomething")
    if table.talk_is_free:
        if not state.comm_open:
            raise Inconsistent("window", "talk is free throughout", "/commOpen")
    elif state.comm_open and not _window_was_opened(table):
        raise Inconsistent("window", "a flip or a joker opens it", "/commOpen")


def _window_was_opened(table: MazeTable) -> bool:
    return bool(table.state.hourglasses) or table.state.jokers < table.manifest.jokers


def _check_time(state: MazeState) -> None:
    full, flips = state.options.hourglass_ms, len(state.hourglasses)
    if flips == 0 and state.deadline != full:
        raise Inconsistent("deadline", "the timer has not been turned yet", "/deadline")
    if state.deadline > min(state.last_at + full, _latest_deadline(state)):
        raise Inconsistent("deadline", "the timer holds no more sand", "/deadline")
    if state.outcome == "running" and state.last_at >= state.late_from:
        raise Inconsistent("time", "the sand has run out", "/lastAt")


def _latest_deadline(state: MazeState) -> int:
    """MM-TIME-10: each flip at the last moment gains the whole timer."""
    flips, options = len(state.hourglasses), state.options
    return options.hourglass_ms * (flips + 1) + options.grace_ms * flips


def _check_end(table: MazeTable) -> None:
    state = table.state
    is_won = effects.colonists_home(state) == table.manifest.domes
    if (state.outcome == "won") != is_won:
        raise Inconsistent("victory", "won exactly when every dome has a colonist", "/outcome")
    ended = state.ended_at
    if (ended is not None) != state.is_over:
        raise Inconsistent("ended-at", "over exactly when it ended", "/endedAt")
    if state.outcome == "won" and (ended != state.last_at or ended >= state.late_from):
        raise Inconsistent("ended-at", "the last move won, in time", "/endedAt")
    if state.outcome == "lost" and ended != state.late_from and not _lost_by_flip(state):
        raise Inconsistent("ended-at", "lost when the sand ran out", "/endedAt")
    if state.outcome == "won" and state.pending is not None:
        raise Inconsistent("pending", "nothing waits after a victory", "/pending")


def _lost_by_flip(state: MazeState) -> bool:
    """MM-TIME-5."""
    return bool(state.hourglasses) and state.ended_at == state.deadline == state.last_at


def _check_pending(table: MazeTable, pending: Pending) -> None:
    state = table.state
    newest = state.board[-1]
    if state.options.trash_choice == "auto" or not table.material.tiles[newest.tile].has_trash:
        raise Inconsistent("pending", "nothing is asked without a new trash tile", "/pending")
    if state.is_solo and len(state.board) == 1 + PREPLACED_IN_SOLO:
        raise Inconsistent("pending", "the setup asks nothing", "/pending")
    if state.comm_open and not table.talk_is_free:
        raise Inconsistent("pending", "exploring closed the window", "/commOpen")
    if not _may_have_explored(table, pending.seat):
        raise Inconsistent("pending", "the exploring seat chooses", "/pending/seat")
    if pending.kind == "place-trash":
        _check_displaced(table, pending)
    else:
        _check_shortage(table, pending)
    waiting = len(pending.icons) if pending.kind == "place-trash" else table.reserve["trash"]
    lying = table.manifest.trash - table.reserve["trash"]
    if lying + waiting > _hazards(table.material, tuple(state.board), state.is_solo)[1]:
        raise Inconsistent("pending", "more trash waits than the tiles bring", "/pending/icons")


def _may_have_explored(table: MazeTable, seat: int) -> bool:
    """Whether a seat holds the colour of the lock from which the newest tile was explored."""
    state = table.state
    newest = state.board[-1]
    side = (ARROW + newest.turns) % 4
    cell = beyond(newest, side)
    older = next(tile for tile in state.board if (tile.x, tile.y) == cell)
    lock = _lock_on(table.material, older, (side + 2) % 4)
    return seat < len(state.seats) and lock in table.colours_of(seat)


def _check_displaced(table: MazeTable, pending: Pending) -> None:
    pawns, icons = table.pawn_at, pending.icons
    if pending.named or not icons or not _in_order(icons, table.board.icons):
        raise Inconsistent(
            "pending", "displaced trash comes from icons, in order", "/pending/icons"
        )
    if any(icon not in pawns or pawns[icon].kind not in ("trash", "colonist") for icon in icons):
        raise Inconsistent("pending", "trash is displaced by trash or a colonist", "/pending/icons")
    if arrow_platform(table.state.board[-1]) in icons:
        raise Inconsistent("pending", "the new icon has room", "/pending/icons")
    if len(icons) > table.reserve["trash"]:
        raise Inconsistent("pending", "there is trash for each icon", "/pending/icons")
    if len(effects.ring_for(table, icons[0])) < 2:
        raise Inconsistent("pending", "there is something to choose", "/pending/icons")


def _check_shortage(table: MazeTable, pending: Pending) -> None:
    board, pawns = table.board, table.pawn_at
    served = [icon for icon in board.icons if icon not in pawns or pawns[icon].kind != "slug"]
    if sorted(pending.icons + pending.named) != sorted(served):
        raise Inconsistent("pending", "each icon is named or not", "/pending/icons")
    if not (_in_order(pending.icons, board.icons) and _in_order(pending.named, board.icons)):
        raise Inconsistent("pending", "icons come in the order of their tiles", "/pending/icons")
    if not len(pending.named) < table.reserve["trash"] < len(served):
        raise Inconsistent("pending", "trash is short, but not gone", "/pending/named")


def _in_order(icons: list[str], order: list[str]) -> bool:
    if any(icon not in order for icon in icons):
        return False
    return all(order.index(a) < order.index(b) for a, b in pairwise(icons))

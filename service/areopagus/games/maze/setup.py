"""From options, seats and seed to the first state."""

from collections.abc import Sequence

from msgspec.structs import replace

from areopagus.games.maze import effects
from areopagus.games.maze.board import STEPS, arrow_platform
from areopagus.games.maze.components import (
    ACTION_TILES,
    MANIFESTS,
    TILES,
    X_TILES,
    ActionTileId,
    tiles_of,
)
from areopagus.games.maze.state import MazeState, Options, PlacedTile, SeatState
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.dice import Dice
from areopagus.kernel.errors import InvalidSetup

START = PlacedTile(tile="S1", x=0, y=0, turns=0)
PREPLACED_IN_SOLO = len(STEPS)
"""MM-SOLO-2: how many tiles surround the start tile from the beginning."""


def deal(names: Sequence[str | None], seed: str, options: Options) -> MazeTable:
    """The table when the sand timer is first turned, with what was laid out before.

    The dice are used in this order: which X tiles, the order of the stack, the action tiles.
    """
    check_options(options, len(names))
    dice = Dice(seed=seed)
    x_tiles = list(X_TILES)
    dice.shuffle(x_tiles)
    stack = tiles_of(options.module) + x_tiles[: options.x_tiles]
    dice.shuffle(stack)
    action_tiles = _deal_action_tiles(dice, len(names), options)
    manifest = MANIFESTS[options.module]
    state = MazeState(
        dice=dice,
        options=replace(options),
        seats=[
            SeatState(name=name, action_tile=tile)
            for name, tile in zip(names, action_tiles, strict=True)
        ],
        board=[START],
        stack=stack,
        pawns=[],
        bridges=[],
        hourglasses=[],
        domes=[],
        jokers=manifest.jokers,
        do_something=None,
        begun=False,
        comm_open=False,
        pending=None,
        last_at=0,
        deadline=options.hourglass_ms,
        outcome="running",
        ended_at=None,
    )
    state.comm_open = state.talk_is_free
    table = MazeTable(state, None)
    if state.is_solo:
        _surround_start(table)
    return table


def check_options(options: Options, seats: int) -> None:
    """Refuse options that exclude each other."""
    if options.x_tiles and options.module < 5:
        raise InvalidSetup("X tiles are added to module 5 only", "/options/xTiles")
    if options.expert and seats == 1:
        raise InvalidSetup("The expert rule needs at least two seats", "/options/expert")
    if options.solo_advanced and seats > 1:
        raise InvalidSetup("Advanced solo is for one seat", "/options/soloAdvanced")
    if options.solo_tile is None:
        return
    if seats > 1:
        raise InvalidSetup("Only solo begins on a chosen action tile", "/options/soloTile")
    if options.solo_tile not in ACTION_TILES[6 if options.solo_advanced else 2]:
        raise InvalidSetup("T3 to T6 are for advanced solo", "/options/soloTile")


def _deal_action_tiles(dice: Dice, seats: int, options: Options) -> list[ActionTileId]:
    if seats == 1:  # MM-SOLO-1: all lie open, one of them is active
        return [options.solo_tile or "T1"]
    tiles = list(ACTION_TILES[seats])
    dice.shuffle(tiles)
    return tiles


def _surround_start(table: MazeTable) -> None:
    """MM-SOLO-2, MM-SOLO-3: four tiles around the start, one trash pawn per icon."""
    placed = [effects.place_tile(table, cell, side) for side, cell in enumerate(STEPS)]
    for tile in placed:
        effects.hatch_slug(table, tile)
        if TILES[tile.tile].has_trash:
            icon = arrow_platform(tile)
            effects.put_trash(table, icon, icon)

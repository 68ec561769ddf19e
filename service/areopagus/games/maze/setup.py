"""From options, seats and seed to the first state."""

from collections.abc import Sequence

from msgspec.structs import replace

from areopagus.games.maze import effects
from areopagus.games.maze.board import STEPS, arrow_platform
from areopagus.games.maze.components import START_TILE, ActionTileId, Material
from areopagus.games.maze.state import MazeState, Options, PlacedTile, SeatState
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.dice import Dice
from areopagus.kernel.errors import InvalidSetup

LAST_MODULE = 5
MOST_X_TILES_IN_PLAY = 8
COLUMNS = 5
"""How many tiles lie side by side when all are shown."""
TRIAL_SAND = 400_000
"""In milliseconds: random games know no hurry, and time alone ends them."""
START = PlacedTile(tile=START_TILE, x=0, y=0, turns=0)
PREPLACED_IN_SOLO = len(STEPS)
"""MM-SOLO-2: how many tiles surround the start tile from the beginning."""


def deal(material: Material, names: Sequence[str | None], seed: str, options: Options) -> MazeTable:
    """The table when the sand timer is first turned, with what was laid out before.

    The dice are used in this order: which X tiles, the order of the stack, the action tiles.
    """
    check_options(material, options, len(names))
    dice = Dice(seed=seed)
    x_tiles = list(material.x_tiles)
    dice.shuffle(x_tiles)
    stack = material.tiles_of(options.module) + x_tiles[: options.x_tiles]
    dice.shuffle(stack)
    action_tiles = _deal_action_tiles(material, dice, len(names), options)
    manifest = material.manifests[options.module]
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
    table = MazeTable(material, state, None)
    state.comm_open = table.talk_is_free
    if state.is_solo:
        _surround_start(table)
    return table


def check_options(material: Material, options: Options, seats: int) -> None:
    """Refuse options that exclude each other."""
    if options.x_tiles and options.module < LAST_MODULE:
        raise InvalidSetup("X tiles are added to module 5 only", "/options/xTiles")
    if options.x_tiles > len(material.x_tiles):
        raise InvalidSetup("This box has not so many X tiles", "/options/xTiles")
    if options.expert and seats == 1:
        raise InvalidSetup("The expert rule needs at least two seats", "/options/expert")
    if options.solo_advanced and seats > 1:
        raise InvalidSetup("Advanced solo is for one seat", "/options/soloAdvanced")
    if options.solo_tile is None:
        return
    if seats > 1:
        raise InvalidSetup("Only solo begins on a chosen action tile", "/options/soloTile")
    if options.solo_tile not in material.action_tiles[6 if options.solo_advanced else 2]:
        raise InvalidSetup("T3 to T6 are for advanced solo", "/options/soloTile")


def laid_apart(material: Material) -> list[PlacedTile]:
    """Every tile of a box, in rows and not touching, as nobody plays with them."""
    return [
        PlacedTile(tile=tile, x=2 * (place % COLUMNS), y=-2 * (place // COLUMNS), turns=0)
        for place, tile in enumerate(material.tiles)
    ]


def trial_options(material: Material, seats: int, index: int) -> Options:
    """Each module in turn, the last one with X tiles; now by these rules, now by those."""
    again, module = divmod(index, LAST_MODULE)
    module += 1
    is_solo, is_other = seats == 1, again % 2 == 1
    return Options(
        module=module,
        x_tiles=min(MOST_X_TILES_IN_PLAY, len(material.x_tiles)) if module == LAST_MODULE else 0,
        expert=is_other and not is_solo,
        solo_advanced=is_other and is_solo,
        trash_choice="auto" if is_other else "explorer",
        hourglass_ms=TRIAL_SAND,
    )


def _deal_action_tiles(
    material: Material, dice: Dice, seats: int, options: Options
) -> list[ActionTileId]:
    if seats == 1:  # MM-SOLO-1: all lie open, one of them is active
        return [options.solo_tile or "T1"]
    tiles = list(material.action_tiles[seats])
    dice.shuffle(tiles)
    return tiles


def _surround_start(table: MazeTable) -> None:
    """MM-SOLO-2, MM-SOLO-3: four tiles around the start, one trash pawn per icon."""
    placed = [effects.place_tile(table, cell, side) for side, cell in enumerate(STEPS)]
    for tile in placed:
        effects.hatch_slug(table, tile)
        if table.material.tiles[tile.tile].has_trash:
            icon = arrow_platform(tile)
            if table.reserve["trash"]:
                effects.put_trash(table, icon, icon)
            else:
                effects.leave_out(table, [icon], "MM-TRASH-8")

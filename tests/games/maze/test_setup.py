"""Set-up: what lies where when the sand timer is first turned."""

from typing import Any

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.components import (
    COLOURS,
    PawnKind,
    TileFace,
)
from areopagus.games.maze.events import SlugAppeared, TileRevealed, TrashPlaced
from areopagus.games.maze.setup import START
from areopagus.games.maze.state import MazeState, Options
from areopagus.kernel.errors import InvalidSetup
from tests.games.maze.positions import reserve, told, where

RESERVE: tuple[PawnKind, ...] = (*COLOURS, "trash", "slug")


def dealt(seats: int, seed: str = "seed", **options: Any) -> MazeState:
    return GAME.setup([None] * seats, seed, Options(**options))


@pytest.mark.rule("MM-SETUP-1")
def test_the_start_tile_lies_in_the_middle() -> None:
    assert dealt(3).board == [START]
    assert (START.tile, START.x, START.y, START.turns) == ("S1", 0, 0, 0)


@pytest.mark.rule("MM-SETUP-2")
def test_each_seat_gets_one_action_tile_of_its_number_at_random() -> None:
    deals = set()
    for seed in range(30):
        state = dealt(3, str(seed))
        tiles = tuple(seat.action_tile for seat in state.seats)
        assert sorted(tiles) == ["T1", "T2", "T3"]
        deals.add(tiles)
    assert len(deals) == 6


@pytest.mark.rule("MM-SETUP-3")
def test_the_stack_is_the_modules_tiles_shuffled() -> None:
    for module, manifest in GAME.material.manifests.items():
        state = dealt(2, module=module)
        assert len(state.stack) == manifest.stack_size
        assert sorted(state.stack) == sorted(GAME.material.tiles_of(module))
    assert len({tuple(dealt(2, str(seed)).stack) for seed in range(100)}) > 20


@pytest.mark.rule("MM-SETUP-3")
def test_x_tiles_are_drawn_at_random() -> None:
    drawn = set()
    for seed in range(40):
        state = dealt(2, str(seed), module=5, x_tiles=2)
        extra = set(state.stack) - set(GAME.material.tiles_of(5))
        assert len(extra) == 2
        assert extra <= set(GAME.material.x_tiles)
        drawn |= extra
    assert drawn == set(GAME.material.x_tiles)


@pytest.mark.rule("MM-SETUP-4")
@pytest.mark.rule("MM-SETUP-5")
def test_reserve_and_stock_hold_what_the_module_says() -> None:
    expected = {1: (0, 0), 2: (0, 0), 3: (10, 0), 4: (10, 1), 5: (10, 2)}
    for module, (trash, slugs) in expected.items():
        state = dealt(2, module=module)
        assert [reserve(state, kind) for kind in RESERVE] == [2] * 6 + [trash, slugs]
        view = GAME.view(state, None)
        assert view.domes_left == module
        assert view.hourglasses_left == min(module, 4)
        assert view.jokers == (0 if module == 1 else 3)
        assert len(view.bridges_left) == (0 if module == 1 else 6)


@pytest.mark.rule("MM-SETUP-6")
def test_time_begins_when_the_timer_is_turned() -> None:
    state = dealt(2)
    assert (state.last_at, state.deadline, state.ply) == (0, 180_000, 0)


@pytest.mark.rule("MM-Q2")
@pytest.mark.rule("MM-Q33")
def test_with_six_seats_every_colour_is_held_twice() -> None:
    for seats, tiles in GAME.material.action_tiles.items():
        held = [colour for colours in tiles.values() for colour in colours]
        assert len(tiles) == seats
        assert set(held) == set(COLOURS)
        assert {len(colours) for colours in tiles.values()} == {3 if seats == 2 else 2}
    assert all(
        [colour in colours for colours in GAME.material.action_tiles[6].values()].count(True) == 2
        for colour in COLOURS
    )


@pytest.mark.rule("MM-Q1")
@pytest.mark.rule("MM-ONEWAY-2")
def test_the_tiles_are_ours_and_say_so() -> None:
    assert len(GAME.material.tiles) == 21
    assert all(tile.source == "house" for tile in GAME.material.tiles.values())
    assert all(tile["source"] == "house" for tile in GAME.components["tiles"])
    for tile in GAME.material.tiles.values():
        one_way = {lane.one_way for lane in tile.lanes}
        assert len(one_way) == 1, "lanes of a tile are all one-way, or none is"
        if one_way == {True}:
            assert all(_within_reach(tile, side) >= {*"NESW"} for side in "NESW")


def _within_reach(tile: TileFace, side: str) -> set[str]:
    """The nodes of a one-way tile that can be reached from a side."""
    reached, edge = {side}, {side}
    while edge:
        edge = {lane.b for lane in tile.lanes if lane.a in edge} - reached
        reached |= edge
    return reached


def test_the_same_seed_deals_the_same_bytes() -> None:
    first, second = (dealt(4, "again", module=5, x_tiles=3) for _ in range(2))
    assert GAME.encode(first) == GAME.encode(second)


@pytest.mark.parametrize(
    ("seats", "options", "pointer"),
    [
        (0, {}, "/seats"),
        (7, {}, "/seats"),
        (3, {"module": 4, "x_tiles": 1}, "/options/xTiles"),
        (1, {"expert": True}, "/options/expert"),
        (2, {"solo_advanced": True}, "/options/soloAdvanced"),
        (2, {"solo_tile": "T1"}, "/options/soloTile"),
        (1, {"solo_tile": "T3"}, "/options/soloTile"),
    ],
)
def test_options_that_exclude_each_other_are_refused(
    seats: int, options: dict[str, Any], pointer: str
) -> None:
    with pytest.raises(InvalidSetup) as raised:
        dealt(seats, **options)
    assert raised.value.pointer == pointer


@pytest.mark.rule("MM-SOLO-1")
def test_solo_begins_on_the_chosen_tile() -> None:
    assert dealt(1).seats[0].action_tile == "T1"
    assert dealt(1, solo_tile="T2").seats[0].action_tile == "T2"
    advanced = dealt(1, solo_advanced=True, solo_tile="T6")
    assert GAME.table(advanced, None).colours_of(0) == {"yellow", "brown"}
    assert GAME.table(dealt(1, module=2), None).colours_of(0) == {"brown", "orange", "yellow"}


@pytest.mark.rule("MM-SOLO-2")
@pytest.mark.rule("MM-Q30")
def test_solo_with_module_1_begins_with_everything_explored() -> None:
    state = dealt(1)
    assert state.stack == []
    assert [(tile.x, tile.y) for tile in state.board[1:]] == [(0, 1), (1, 0), (0, -1), (-1, 0)]


@pytest.mark.rule("MM-SOLO-3")
def test_solo_places_slugs_too() -> None:
    for seed in range(60):
        state = dealt(1, str(seed), module=5, x_tiles=4)
        burrows = [tile for tile in state.board if GAME.material.tiles[tile.tile].has_slug]
        icons = [tile for tile in state.board if GAME.material.tiles[tile.tile].has_trash]
        assert reserve(state, "slug") == 2 - min(2, len(burrows))
        assert reserve(state, "trash") == 10 - len(icons)
        assert state.pending is None
        GAME.admit(state)


@pytest.mark.rule("MM-SOLO-2")
@pytest.mark.rule("MM-SOLO-3")
def test_solo_tells_what_was_laid_out_before_the_sand_ran() -> None:
    table = GAME.begin([None], "told", Options(module=5, x_tiles=8))
    revealed = [(e.tile, e.x, e.y, e.turns) for e in told(table.events, TileRevealed)]
    assert revealed == [(t.tile, t.x, t.y, t.turns) for t in table.state.board[1:]]
    assert [e.node for e in told(table.events, SlugAppeared)] == where(table.state, "slug")
    assert sorted(e.node for e in told(table.events, TrashPlaced)) == where(table.state, "trash")
    assert GAME.begin([None] * 2, "told").events == []

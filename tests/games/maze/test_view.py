"""What the seats see, and the score."""

import msgspec

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.merged_board import Lock
from areopagus.games.maze.moves import Explore
from areopagus.games.maze.state import Bridge, MazeState, Options
from areopagus.kernel.score import Score
from tests.games.maze.cooperation import Team
from tests.games.maze.positions import E, N, S, W, fresh, position


def progress(score: Score) -> dict[str, tuple[int, int]]:
    assert score.seats == [], "there are no points (MM-END-3)"
    return {part.label: (part.done, part.of) for part in score.progress}


def test_all_seats_and_spectators_see_the_same() -> None:
    state = fresh(module=5, seats=4)
    views = [GAME.view(state, viewer) for viewer in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)


def test_a_view_gives_the_size_of_the_stack_and_not_its_order() -> None:
    state = fresh(module=5, seats=4, x_tiles=2)
    shown = msgspec.to_builtins(GAME.view(state, 0))
    assert shown["stackSize"] == 14
    assert "stack" not in shown
    assert "dice" not in shown
    assert set(shown["options"]) >= {"module", "xTiles"}


def test_a_view_counts_the_reserve_and_the_stock() -> None:
    state = position(module=4, pawns=[("blue", N), ("blue", E), ("trash", S)], jokers=1)
    view = GAME.view(state, None)
    counts = {supply.kind: supply.count for supply in view.reserve}
    assert (counts["blue"], counts["yellow"], counts["trash"], counts["slug"]) == (0, 2, 9, 1)
    assert view.jokers == 1
    assert view.seats[0].colours == ["brown", "orange"]


def test_a_view_shows_all_that_lies_on_the_table() -> None:
    state = position(
        module=5,
        tiles=[("D1", 0, 1, 0), ("A4", 1, 0, 1)],
        pawns=[("slug", "I:0,1:C"), ("blue", N)],
        bridges=[Bridge(lane="D1-8", colour="purple")],
        hourglasses=["I:0,1:H"],
        domes=["I:1,0:D"],
        jokers=2,
        do_something="seat-2",
        comm_open=True,
        last_at=100_000,
        deadline=200_000,
    )
    view = GAME.view(state, None)
    for name in set(MazeState.__struct_fields__) - {
        "version",
        "ply",
        "dice",
        "stack",
        "seats",
        "pack",
    }:
        assert getattr(view, name) == getattr(state, name), name
    assert (view.domes_left, view.hourglasses_left, view.landed) == (4, 3, False)
    assert view.bridges_left == ["yellow", "blue", "green", "brown", "orange"]
    assert GAME.view(landed(), None).landed


def landed() -> MazeState:
    return position(tiles=[("A4", 1, 0, 1)], domes=["I:1,0:D"], pawns=[("colonist", E)])


def test_a_view_shows_what_may_be_chosen() -> None:
    state = position(
        module=3, tiles=[("C1", 0, 1, 0)], pawns=[("trash", N), ("blue", E)], top=["C2"]
    )
    GAME.play(state, 1, Explore(platform=E))
    pending = GAME.view(state, None).pending
    assert pending is not None
    assert (pending.kind, pending.seat, pending.icons) == ("place-trash", 1, [N])
    assert pending.choices == ["P:-1,0", "P:-1,2", S, "P:1,2"]


def test_the_score_counts_progress_and_has_no_winner_before_the_end() -> None:
    score = GAME.score(fresh(module=3))
    assert not score.final
    assert score.winners == []
    assert progress(score) == {
        "domes": (0, 3),
        "colonists-home": (0, 3),
        "tiles-explored": (0, 8),
        "flips": (0, 3),
    }


def test_the_score_of_a_victory() -> None:
    state = GAME.setup((None,) * 3, "score", Options(module=3))
    Team(state).win()
    score = GAME.score(state)
    assert score.final
    assert score.winners == [0, 1, 2]
    got = progress(score)
    assert (got["domes"], got["colonists-home"], got["tiles-explored"]) == ((3, 3), (3, 3), (8, 8))


def test_the_score_of_a_defeat() -> None:
    state = fresh(seats=1)
    GAME.let_time_pass(state, 500_000)
    score = GAME.score(state)
    assert score.final
    assert score.winners == []
    assert progress(score)["tiles-explored"] == (0, 0), "solo's first four were not explored"


def test_a_view_has_the_merged_board() -> None:
    state = position(
        module=5,
        tiles=[("A4", 1, 0, 1), ("B1", 0, 1, 0), ("E2", 0, -1, 2)],
        pawns=[("brown", "I:1,0:D")],
        bridges=[Bridge(lane="B1-4", colour="purple")],
        hourglasses=["I:0,1:H"],
    )
    view = GAME.view(state, None)
    nodes = {node.id: node for node in view.nodes}
    lanes = {lane.id: lane for lane in view.lanes}
    assert len(nodes) == len(view.nodes), "a platform between two tiles is there once"
    between = nodes[E]
    assert (between.tiles, between.half, between.lock) == (["S1", "A4"], False, None)
    assert (between.x, between.y) == (100, 50)
    edge = nodes[W]
    assert edge.half
    assert edge.lock == Lock("green", -1, 0)
    assert nodes[S].factories == ["blue"]
    assert nodes[S].trash
    site = nodes["I:1,0:D"]
    assert (site.kind, site.needs, site.missing) == (
        "site",
        ["brown", "green", "yellow"],
        ["green", "yellow"],
    )
    assert nodes["I:0,1:H"].used
    assert (lanes["B1-4"].bridge, lanes["B1-4"].colour) == (True, "purple")
    one_way = lanes["E2-1"]
    assert (one_way.a, one_way.b, one_way.one_way) == (S, "P:-1,-2", True)


def test_the_merged_board_shows_what_has_been_done() -> None:
    view = GAME.view(landed(), None)
    site = next(node for node in view.nodes if node.kind == "site")
    assert site.built
    assert site.missing == []
    fresh_board = GAME.view(position(module=2, tiles=[("B1", 0, 1, 0)]), None)
    bridge = next(lane for lane in fresh_board.lanes if lane.bridge)
    assert bridge.colour is None, "it is under construction"


def test_the_merged_board_agrees_with_the_lanes_that_pawns_go() -> None:
    """In whole games: a lane for a colour is drawn where, and only where, it can be travelled."""
    state = GAME.setup((None,) * 4, "merged", Options(module=5, x_tiles=4))
    team = Team(state)
    team.win()
    board = GAME.table(state, None).board
    drawn = set()
    for lane in GAME.view(state, None).lanes:
        drawn.add((lane.a, lane.b, lane.colour))
        if not lane.one_way:
            drawn.add((lane.b, lane.a, lane.colour))
    travelled = {
        (lane.origin, lane.target, lane.colour)
        for exits in board.exits.values()
        for lane in exits
        if lane.open
    }
    assert drawn == travelled
    assert {node.id for node in GAME.view(state, None).nodes} == set(board.nodes)

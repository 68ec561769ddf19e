"""Production, movement, exploration and bridges on the growing board."""

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.board import node_order
from areopagus.games.maze.components import BridgeLaneId, Colour
from areopagus.games.maze.events import Returned, TileRevealed
from areopagus.games.maze.moves import BuildBridge, Explore, Produce, Withdraw
from areopagus.games.maze.state import Bridge, Pawn
from tests.games.maze.positions import (
    ROCKET,
    E,
    N,
    S,
    W,
    accepts,
    copy,
    fresh,
    lanes,
    on,
    play,
    position,
    refused,
    reserve,
    step,
    told,
)

SITE = "I:1,0:D"


@pytest.mark.rule("MM-GEO-5")
@pytest.mark.rule("MM-EXPLORE-7")
def test_every_side_of_a_lone_start_tile_can_be_explored_from() -> None:
    doors = {
        id: node.door.lock
        for id, node in GAME.table(fresh(), None).board.nodes.items()
        if node.door
    }
    assert doors == {N: "blue", E: "blue", S: "orange", W: "green"}


@pytest.mark.rule("MM-EXPLORE-7", refuses=True)
@pytest.mark.rule("MM-GEO-5", refuses=True)
def test_only_a_half_platform_has_a_side_to_explore() -> None:
    state = position(tiles=[("A3", 0, 1, 0)], pawns=[("purple", "I:0,1:C")])
    assert refused(state, 2, Explore(platform="I:0,1:C")) == ("MM-EXPLORE-7", "inside-tile")
    assert refused(state, 2, Explore(platform=ROCKET)) == ("MM-GEO-5", "not-explorable")
    assert refused(state, 2, Explore(platform="P:9,9")) == ("MM-GEO-5", "no-place")


@pytest.mark.rule("MM-EXPLORE-7", refuses=True)
def test_a_merged_platform_is_explored_no_more() -> None:
    state = position(tiles=[("A1", 0, 1, 0)], pawns=[("blue", N)])
    assert refused(state, 1, Explore(platform=N)) == ("MM-EXPLORE-7", "target-occupied")


@pytest.mark.rule("MM-GEO-7")
def test_platforms_are_adjacent_by_lanes_and_built_bridges_only() -> None:
    tiles = [("E1", 0, 1, 0), ("C2", 1, 0, 1)]
    state = position(module=5, tiles=tiles)
    board = GAME.table(state, None).board
    assert "P:0,3" in board.adjacent("P:-1,2")
    assert "P:-1,2" in board.adjacent("P:0,3"), "against the arrow"
    assert "P:3,0" not in board.adjacent("I:1,0:C"), "the bridge is not built"
    assert "P:2,1" not in board.adjacent("P:-1,2"), "pipelines make nothing adjacent"
    state.bridges = [Bridge(lane="C2-6", colour="blue")]
    assert "P:3,0" in GAME.table(state, None).board.adjacent("I:1,0:C")


@pytest.mark.rule("MM-GEO-3")
def test_a_merged_platform_is_on_the_pipeline_of_either_half() -> None:
    """The pipelines of C1 and C2 meet halves that have none."""
    state = position(
        module=3,
        tiles=[
            ("A4", 1, 0, 1),
            ("A1", 0, 1, 0),
            ("C1", 1, 1, 1),
            ("C2", 0, -1, 2),
            ("A3", 1, -1, 2),
        ],
    )
    board = GAME.table(state, None).board
    assert {id for id in board.pipelines if board.nodes[id].halves == 2} == {"P:2,1", "P:1,-2"}


@pytest.mark.rule("MM-PROD-4")
@pytest.mark.rule("MM-Q34")
def test_a_merged_platform_produces_what_either_half_shows() -> None:
    """A4's orange factory meets C1's purple one."""
    state = position(module=3, tiles=[("A4", 1, 0, 1), ("C1", 1, 1, 3)])
    node = GAME.table(state, None).board.nodes["P:2,1"]
    assert (node.halves, set(node.factories)) == (2, {"orange", "purple"})
    assert accepts(state, 0, Produce(platform="P:2,1", colour="orange"))
    assert accepts(state, 2, Produce(platform="P:2,1", colour="purple"))


def test_two_factories_of_one_colour_are_one() -> None:
    """A2's green factory meets D1's: what can be produced is listed once."""
    state = position(module=4, tiles=[("A2", 0, 1, 0), ("D1", -1, 1, 0)])
    node = GAME.table(state, None).board.nodes["P:-1,2"]
    assert (node.halves, node.factories) == (2, ("green",))
    for decision in GAME.decisions(state):
        assert len(set(decision.moves)) == len(decision.moves)


@pytest.mark.rule("MM-MOVE-2", refuses=True)
def test_a_move_covers_one_lane() -> None:
    state = position(tiles=[("A1", 0, 1, 0)], pawns=[("blue", S)])
    assert refused(state, 0, step(S, "P:0,3")) == ("MM-MOVE-2", "no-lane")
    assert refused(state, 0, step(S, "P:7,7")) == ("MM-MOVE-2", "no-place")


@pytest.mark.rule("MM-MOVE-1", refuses=True)
def test_there_must_be_a_pawn_to_move() -> None:
    assert refused(fresh(), 0, step(S, W)) == ("MM-MOVE-1", "no-pawn")


@pytest.mark.rule("MM-MOVE-3")
@pytest.mark.rule("MM-MOVE-4")
def test_a_move_may_be_taken_back() -> None:
    state = position(pawns=[("blue", S)])
    play(state, 0, step(S, W))
    play(state, 0, step(W, S))
    assert on(state, S) == ["blue"]


@pytest.mark.rule("MM-MOVE-5")
def test_a_platform_between_two_tiles_belongs_to_both() -> None:
    state = position(tiles=[("A1", 0, 1, 0)], pawns=[("blue", S)])
    play(state, 2, step(S, N))
    play(state, 2, step(N, "P:-1,2"))
    assert on(state, "P:-1,2") == ["blue"]


@pytest.mark.rule("MM-MOVE-6", refuses=True)
@pytest.mark.rule("MM-Q9")
def test_the_rocket_is_no_car_park() -> None:
    state = position(pawns=[("blue", E)])
    assert refused(state, 1, step(E, ROCKET)) == ("MM-MOVE-6", "colonists-only")


@pytest.mark.rule("MM-MOVE-6", refuses=True)
def test_a_colonist_has_no_business_on_an_hourglass() -> None:
    state = position(tiles=[("A1", 0, 1, 0)], pawns=[("colonist", "P:-1,2")])
    assert refused(state, 1, step("P:-1,2", "I:0,1:H")) == ("MM-MOVE-6", "resources-only")


@pytest.mark.rule("MM-MOVE-7")
def test_only_rules_that_say_so_return_pawns() -> None:
    state = position(pawns=[("blue", S), ("orange", N)])
    play(state, 0, step(S, W))
    assert reserve(state, "blue") == 1
    assert reserve(state, "orange") == 1


@pytest.mark.rule("MM-MOVE-8")
def test_trash_moves_like_a_resource() -> None:
    state = position(module=3, pawns=[("trash", S)])
    assert refused(state, 1, step(S, W)) == ("MM-MOVE-1", "no-colour")
    play(state, 0, step(S, W))
    assert on(state, W) == ["trash"]


@pytest.mark.rule("MM-MOVE-8", refuses=True)
def test_trash_is_good_for_nothing_else() -> None:
    state = position(
        module=3,
        tiles=[("A1", 0, 1, 0), ("A4", 1, 0, 1)],
        pawns=[("trash", "P:-1,2"), ("trash", "P:3,0"), ("trash", W)],
    )
    assert refused(state, 1, step("P:-1,2", "I:0,1:H")) == ("MM-MOVE-8", "resources-only")
    assert refused(state, 1, step("P:3,0", SITE)) == ("MM-MOVE-8", "resources-only")
    state.pawns.append(Pawn(kind="trash", node=N))
    assert refused(state, 0, step(N, ROCKET)) == ("MM-MOVE-6", "colonists-only")
    assert refused(state, 1, Explore(platform=W)) == ("MM-EXPLORE-1", "wrong-colour")


@pytest.mark.rule("MM-EXPLORE-2")
@pytest.mark.rule("MM-EXPLORE-2", refuses=True)
def test_arriving_and_exploring_are_two_moves() -> None:
    state = position(pawns=[("blue", S)])
    assert refused(state, 1, Explore(platform=N)) == ("MM-EXPLORE-2", "no-pawn.explore")
    play(state, 2, step(S, N))
    play(state, 1, Explore(platform=N))
    assert len(state.board) == 2


@pytest.mark.rule("MM-EXPLORE-3")
def test_exploring_unveils_a_tile() -> None:
    state = position(pawns=[("blue", N)], top=["A2"])
    events = play(state, 1, Explore(platform=N))
    assert events[0] == Returned(pawn="blue", node=N), "first the pawn, then the tile"
    (event,) = told(events, TileRevealed)
    assert event.unveils
    assert (event.tile, event.x, event.y, event.turns) == ("A2", 0, 1, 0)


@pytest.mark.rule("MM-EXPLORE-3")
@pytest.mark.rule("MM-EXPLORE-4")
@pytest.mark.rule("MM-GEO-1")
def test_the_arrow_meets_the_platform_on_every_side() -> None:
    for platform, cell, turns in ((N, (0, 1), 0), (E, (1, 0), 1), (S, (0, -1), 2), (W, (-1, 0), 3)):
        node = GAME.table(fresh(), None).board.nodes[platform]
        assert node.door is not None
        lock = node.door.lock
        state = position(pawns=[(lock, platform)], top=["A3"])
        seat = next(seat for seat in range(3) if lock in GAME.table(state, None).colours_of(seat))
        play(state, seat, Explore(platform=platform))
        placed = state.board[-1]
        assert ((placed.x, placed.y), placed.turns) == (cell, turns)
        inner = f"I:{cell[0]},{cell[1]}:C"
        assert lanes(state, platform)[inner] == "purple", "S–C of the Ranch"


@pytest.mark.rule("MM-EXPLORE-5")
def test_the_last_tile_can_be_explored() -> None:
    state = position(pawns=[("blue", N)], stack=["A1"])
    play(state, 1, Explore(platform=N))
    assert state.stack == []


@pytest.mark.rule("MM-EXPLORE-6")
@pytest.mark.rule("MM-LAND-5")
def test_a_factory_can_be_explored_from_also_after_the_landing() -> None:
    state = position(
        tiles=[("A4", 1, 0, 1)], pawns=[("orange", S), ("colonist", ROCKET)], domes=[SITE]
    )
    assert GAME.table(state, None).has_landed
    play(state, 0, Explore(platform=S))
    assert (state.board[-1].x, state.board[-1].y) == (0, -1)
    assert accepts(state, 1, Produce(platform=S, colour="blue"))


@pytest.mark.rule("MM-BRIDGE-2", refuses=True)
def test_a_bridge_needs_a_resource_at_its_end() -> None:
    build = BuildBridge(platform=N, lane="B1-4")
    empty = position(module=3, tiles=[("B1", 0, 1, 0)])
    assert refused(empty, 0, build) == ("MM-BRIDGE-2", "no-pawn.bridge")
    trash = position(module=3, tiles=[("B1", 0, 1, 0)], pawns=[("trash", N)])
    assert refused(trash, 0, build) == ("MM-BRIDGE-2", "wrong-pawn.bridge")
    blue = position(module=3, tiles=[("B1", 0, 1, 0)], pawns=[("blue", N)])
    assert refused(blue, 0, build) == ("MM-BRIDGE-2", "no-colour")
    for elsewhere in (
        BuildBridge(platform=S, lane="B1-4"),
        BuildBridge(platform=N, lane="B2-5"),
    ):
        assert refused(blue, 1, elsewhere) == ("MM-BRIDGE-2", "no-bridge")
    assert refused(fresh(), 1, build) == ("MM-BRIDGE-2", "not-in-module")


@pytest.mark.rule("MM-BRIDGE-2", refuses=True)
def test_a_built_bridge_is_not_built_again() -> None:
    bridges = [Bridge(lane="B1-4", colour="orange")]
    state = position(module=2, tiles=[("B1", 0, 1, 0)], pawns=[("blue", N)], bridges=bridges)
    assert refused(state, 1, BuildBridge(platform=N, lane="B1-4")) == (
        "MM-BRIDGE-2",
        "bridge-built",
    )


@pytest.mark.rule("MM-BRIDGE-2")
@pytest.mark.rule("MM-Q23")
def test_a_bridge_is_started_from_either_end() -> None:
    for end in (N, "P:1,2"):
        state = position(module=2, tiles=[("B1", 0, 1, 0)], pawns=[("blue", end)])
        play(state, 1, BuildBridge(platform=end, lane="B1-4"))
        assert lanes(state, N)["P:1,2"] == lanes(state, "P:1,2")[N] == "blue"


@pytest.mark.rule("MM-Q26")
def test_bridge_tiles_can_be_wasted_with_x_tiles() -> None:
    wasted: list[tuple[BridgeLaneId, Colour]] = [
        ("X2-2", "yellow"),
        ("X2-3", "blue"),
        ("X7-3", "green"),
        ("B1-4", "brown"),
        ("D1-8", "purple"),
    ]
    state = position(
        module=5,
        options={"x_tiles": 2},
        tiles=[
            ("B2", 1, 0, 1),
            ("X2", 0, 1, 0),
            ("X7", 0, 2, 0),
            ("B1", 0, 3, 0),
            ("D1", 0, 4, 0),
            ("D2", -1, 0, 3),
        ],
        pawns=[("orange", W)],
        bridges=[Bridge(lane=lane, colour=colour) for lane, colour in wasted],
    )
    play(state, 0, BuildBridge(platform=W, lane="D2-4"))
    assert GAME.view(state, None).bridges_left == []
    ends: list[tuple[str, BridgeLaneId]] = [("P:2,1", "B2-5"), ("P:3,0", "B2-6")]
    colours: list[Colour] = ["orange", "blue", "yellow"]
    for seat, colour in enumerate(colours):
        for end, lane in ends:
            state.pawns = [Pawn(kind=colour, node=end)]
            move = BuildBridge(platform=end, lane=lane)
            assert refused(state, seat, move) == ("MM-BRIDGE-3", "bridge-used")


@pytest.mark.rule("MM-COMM-9")
def test_a_refused_move_leaves_nothing_to_restore() -> None:
    state = position(pawns=[("blue", S)])
    before = copy(state)
    refused(state, 0, step(S, N))
    assert state == before


@pytest.mark.rule("MM-DOME-2")
def test_a_pawn_leaves_an_unfinished_site_by_its_colour() -> None:
    state = position(tiles=[("A4", 1, 0, 1)], pawns=[("brown", SITE), ("green", SITE)])
    play(state, 1, Withdraw(site=SITE, colour="green", target="P:3,0"))
    assert on(state, SITE) == ["brown"]
    assert on(state, "P:3,0") == ["green"]


@pytest.mark.rule("MM-DOME-2", refuses=True)
def test_a_pawn_that_is_not_there_cannot_be_withdrawn() -> None:
    state = position(tiles=[("A4", 1, 0, 1)], pawns=[("brown", SITE), ("blue", S)])
    missing = Withdraw(site=SITE, colour="green", target="P:3,0")
    assert refused(state, 1, missing) == ("MM-DOME-2", "no-such-pawn")
    elsewhere = Withdraw(site=S, colour="blue", target=W)
    assert refused(state, 0, elsewhere) == ("MM-DOME-2", "no-site")
    nameless = step(SITE, "P:3,0")
    assert refused(state, 1, nameless) == ("MM-DOME-2", "withdraw-instead")


@pytest.mark.rule("MM-ONEWAY-1", refuses=True)
def test_nothing_leaves_a_site_against_its_arrows() -> None:
    state = position(module=5, tiles=[("E2", 0, 1, 0)], pawns=[("blue", "I:0,1:D")])
    move = Withdraw(site="I:0,1:D", colour="blue", target="P:1,2")
    assert refused(state, 1, move) == ("MM-ONEWAY-1", "one-way")


@pytest.mark.rule("MM-DOME-1")
def test_a_colour_shown_twice_has_two_slots() -> None:
    site = "I:0,1:D"
    pawns = [("purple", site), ("purple", "P:1,2")]
    state = position(module=5, tiles=[("E2", 0, 1, 0)], pawns=pawns)  # type: ignore[arg-type]
    play(state, 1, step("P:1,2", site))
    assert on(state, site) == ["purple", "purple"]


@pytest.mark.rule("MM-DOME-4")
@pytest.mark.rule("MM-DOME-4", refuses=True)
@pytest.mark.rule("MM-LAND-3", refuses=True)
def test_a_dome_is_for_one_colonist() -> None:
    state = position(
        module=3,
        tiles=[("A4", 1, 0, 1)],
        pawns=[("brown", "P:3,0"), ("colonist", "P:2,-1")],
        domes=[SITE],
    )
    assert refused(state, 1, step("P:3,0", SITE)) == ("MM-DOME-4", "dome-closed")
    state.pawns[0].kind = "trash"
    assert refused(state, 1, step("P:3,0", SITE)) == ("MM-DOME-4", "dome-closed")
    play(state, 0, step("P:2,-1", SITE))
    state.pawns[0].kind = "colonist"
    assert refused(state, 1, step("P:3,0", SITE)) == ("MM-LAND-3", "dome-taken")


@pytest.mark.rule("MM-LAND-3")
def test_a_colonist_may_leave_a_dome_again() -> None:
    state = position(module=2, tiles=[("A4", 1, 0, 1)], pawns=[("colonist", SITE)], domes=[SITE])
    play(state, 0, step(SITE, "P:2,-1"))
    assert on(state, "P:2,-1") == ["colonist"]


@pytest.mark.rule("MM-LAND-4")
@pytest.mark.rule("MM-ONEWAY-1", refuses=True)
def test_colonists_obey_one_way_lanes() -> None:
    state = position(module=5, tiles=[("E1", 0, 1, 0)], pawns=[("colonist", "P:-1,2")])
    assert refused(state, 2, step("P:-1,2", N)) == ("MM-ONEWAY-1", "one-way")


@pytest.mark.rule("MM-LAND-2")
def test_the_rocket_takes_colonists_back() -> None:
    state = position(module=2, pawns=[("colonist", E), ("colonist", ROCKET)])
    play(state, 1, step(E, ROCKET))
    assert on(state, ROCKET) == ["colonist", "colonist"]


@pytest.mark.rule("MM-Q12")
@pytest.mark.rule("MM-HG-2")
def test_flips_go_on_until_the_last_dome_is_built() -> None:
    state = position(
        module=2,
        tiles=[("A1", 0, 1, 0), ("A4", 1, 0, 1)],
        pawns=[("blue", "P:-1,2")],
        domes=[SITE],
    )
    play(state, 1, step("P:-1,2", "I:0,1:H"), at=100_000)
    assert state.deadline == 200_000


def test_ids_sort_as_numbers() -> None:
    ids = ["I:0,1:C", "P:10,1", "P:-1,2", "P:-1,-2", "P:2,1", "I:0,1:A"]
    assert sorted(ids, key=node_order) == [
        "P:-1,-2", "P:-1,2", "P:2,1", "P:10,1", "I:0,1:A", "I:0,1:C",
    ]  # fmt: skip

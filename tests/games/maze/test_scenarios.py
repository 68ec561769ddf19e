"""The acceptance scenarios of the rules reference, one test each, in their order."""

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.components import PawnKind, TileId
from areopagus.games.maze.moves import (
    BuildBridge,
    BuildDome,
    Communicate,
    Explore,
    MoveSlug,
    Pipe,
    PlaceTrash,
    Produce,
    ServeIcon,
    Signal,
    Speak,
    SwitchTile,
    Tick,
    Transmute,
)
from areopagus.games.maze.state import Bridge, MazeState, Options, PlacedTile
from tests.games.maze.positions import (
    ROCKET,
    E,
    N,
    Pawns,
    Placement,
    S,
    W,
    accepts,
    asked,
    choices,
    copy,
    fresh,
    lanes,
    may_talk,
    on,
    play,
    position,
    refused,
    reserve,
    step,
    where,
)

BLUE = Produce(platform=S, colour="blue")
C1_AND_C2: list[Placement] = [("C1", 0, 1, 0), ("C2", 1, 0, 1)]


@pytest.mark.rule("MM-PROD-1")
@pytest.mark.rule("MM-PROD-1", refuses=True)
@pytest.mark.rule("MM-PROD-2")
@pytest.mark.rule("MM-PROD-2", refuses=True)
@pytest.mark.rule("MM-PROD-3")
def test_scenario_01_producing() -> None:
    state = fresh()
    assert refused(state, 0, BLUE) == ("MM-PROD-1", "no-colour")
    play(state, 1, BLUE)
    assert on(state, S) == ["blue"]
    assert reserve(state, "blue") == 1
    assert refused(state, 1, BLUE) == ("MM-PROD-2", "occupied")


@pytest.mark.rule("MM-PROD-3", refuses=True)
def test_scenario_02_an_empty_reserve_produces_nothing() -> None:
    state = position(pawns=[("blue", N), ("blue", E)])
    assert refused(state, 1, BLUE) == ("MM-PROD-3", "empty-reserve")


@pytest.mark.rule("MM-PROD-4", refuses=True)
def test_scenario_03_a_lock_is_not_a_factory() -> None:
    move = Produce(platform=N, colour="blue")
    assert refused(fresh(), 1, move) == ("MM-PROD-4", "no-factory")


@pytest.mark.rule("MM-MOVE-1")
@pytest.mark.rule("MM-MOVE-2")
def test_scenario_04_brown_then_orange() -> None:
    state = position(pawns=[("blue", S)])
    play(state, 0, step(S, W))
    play(state, 0, step(W, N))
    assert on(state, N) == ["blue"]


@pytest.mark.rule("MM-MOVE-1", refuses=True)
def test_scenario_05_the_shorter_way_is_yellow() -> None:
    state = position(pawns=[("blue", S)])
    assert refused(state, 0, step(S, N)) == ("MM-MOVE-1", "no-colour")
    play(state, 2, step(S, N))
    assert on(state, N) == ["blue"]


@pytest.mark.rule("MM-MOVE-3", refuses=True)
def test_scenario_06_one_pawn_per_platform() -> None:
    state = position(pawns=[("blue", S), ("blue", N)])
    assert refused(state, 2, step(S, N)) == ("MM-MOVE-3", "occupied")


@pytest.mark.rule("MM-EXPLORE-1")
@pytest.mark.rule("MM-EXPLORE-3")
@pytest.mark.rule("MM-EXPLORE-4")
@pytest.mark.rule("MM-GEO-1")
@pytest.mark.rule("MM-GEO-2")
@pytest.mark.rule("MM-GEO-3")
def test_scenario_07_exploring_to_the_east() -> None:
    state = position(pawns=[("blue", E)], top=["A4"])
    before = len(state.stack)
    play(state, 1, Explore(platform=E))
    assert state.board[-1] == PlacedTile(tile="A4", x=1, y=0, turns=1)
    assert reserve(state, "blue") == 2
    assert len(state.stack) == before - 1
    nodes = GAME.table(state, None).board.nodes
    assert nodes[E].halves == 2
    assert nodes[E].door is None
    assert nodes["P:2,1"].factories == ("orange",)
    locks = {id: node.door.lock for id, node in nodes.items() if node.door}
    assert locks["P:2,1"] == "purple"
    assert locks["P:3,0"] == "green"
    assert locks["P:2,-1"] == "orange"
    assert lanes(state, "I:1,0:D") == {"P:3,0": "blue", "P:2,-1": "brown"}


@pytest.mark.rule("MM-EXPLORE-1", refuses=True)
def test_scenario_08_a_blue_pawn_opens_no_green_lock() -> None:
    state = position(pawns=[("blue", W)])
    assert refused(state, 1, Explore(platform=W)) == ("MM-EXPLORE-1", "wrong-colour")


@pytest.mark.rule("MM-EXPLORE-1", refuses=True)
def test_scenario_09_exploring_needs_the_colour() -> None:
    state = position(pawns=[("blue", N)])
    assert refused(state, 0, Explore(platform=N)) == ("MM-EXPLORE-1", "no-colour")


@pytest.mark.rule("MM-EXPLORE-5", refuses=True)
def test_scenario_10_an_empty_stack() -> None:
    state = position(pawns=[("blue", N)], stack=[])
    assert refused(state, 1, Explore(platform=N)) == ("MM-EXPLORE-5", "stack-empty")


@pytest.mark.rule("MM-GEO-3")
@pytest.mark.rule("MM-GEO-5")
@pytest.mark.rule("MM-GEO-6")
@pytest.mark.rule("MM-Q4")
def test_scenario_11_a_tile_that_touches_two_others() -> None:
    state = position(
        tiles=[("A1", 0, 1, 0), ("A4", 1, 0, 1)],
        pawns=[("purple", "P:1,2"), ("orange", "P:2,1")],
        top=["A3"],
    )
    play(state, 2, Explore(platform="P:1,2"))
    assert state.board[-1] == PlacedTile(tile="A3", x=1, y=1, turns=1)
    corner = GAME.table(state, None).board.nodes["P:2,1"]
    assert on(state, "P:2,1") == ["orange"]
    assert corner.factories == ("orange",)
    assert corner.door is None
    assert refused(state, 2, Explore(platform="P:2,1")) == ("MM-EXPLORE-7", "target-occupied")
    assert lanes(state, "P:2,1") == {
        E: "yellow",
        "P:3,0": "purple",
        "I:1,1:C": "green",
        "P:1,2": "brown",
    }


@pytest.mark.rule("MM-GEO-4")
@pytest.mark.rule("MM-GEO-4", refuses=True)
@pytest.mark.rule("MM-Q5")
def test_scenario_12_a_half_that_faces_a_blank_side() -> None:
    state = position(
        module=5,
        options={"x_tiles": 1},
        tiles=[("X7", 0, 1, 0), ("A4", -1, 0, 3), ("A1", -1, 1, 0)],
        pawns=[("purple", "P:-1,2")],
    )
    assert refused(state, 2, Explore(platform="P:-1,2")) == ("MM-GEO-4", "target-occupied")
    state.pawns.clear()
    play(state, 2, Produce(platform="P:-1,2", colour="yellow"))
    assert on(state, "P:-1,2") == ["yellow"]


def before_flip() -> MazeState:
    return position(module=2, tiles=[("A1", 0, 1, 0)], pawns=[("orange", "P:-1,2")])


FLIP = step("P:-1,2", "I:0,1:H")


@pytest.mark.rule("MM-HG-1")
@pytest.mark.rule("MM-HG-4")
@pytest.mark.rule("MM-TIME-2")
@pytest.mark.rule("MM-TIME-3")
@pytest.mark.rule("MM-COMM-5")
def test_scenario_13_a_flip_that_gains_time() -> None:
    state = before_flip()
    play(state, 1, FLIP, at=120_000)
    assert reserve(state, "orange") == 2
    assert state.hourglasses == ["I:0,1:H"]
    assert GAME.view(state, None).hourglasses_left == 1
    assert state.deadline == 240_000
    assert state.comm_open


@pytest.mark.rule("MM-TIME-3")
def test_scenario_14_a_flip_that_loses_time() -> None:
    state = before_flip()
    play(state, 1, FLIP, at=30_000)
    assert state.deadline == 60_000


@pytest.mark.rule("MM-TIME-3")
def test_scenario_15_a_flip_at_the_last_moment() -> None:
    state = before_flip()
    play(state, 1, FLIP, at=179_999)
    assert state.deadline == 359_998


@pytest.mark.rule("MM-HG-2", refuses=True)
@pytest.mark.rule("MM-Q10")
def test_scenario_16_an_hourglass_space_works_once() -> None:
    state = before_flip()
    play(state, 1, FLIP, at=120_000)
    state.pawns.extend(position(pawns=[("blue", "P:-1,2")]).pawns)
    assert refused(state, 1, FLIP) == ("MM-HG-2", "hourglass-used")


@pytest.mark.rule("MM-TIME-4", refuses=True)
@pytest.mark.rule("MM-END-2")
def test_scenario_17_the_sand_runs_out() -> None:
    state = fresh(module=2)
    state.deadline = 240_000
    assert refused(state, 1, BLUE, at=240_000) == ("MM-TIME-4", "sand-out")
    assert state.outcome == "lost"
    assert state.ended_at == 240_000


@pytest.mark.rule("MM-MOVE-6")
@pytest.mark.rule("MM-DOME-1", refuses=True)
@pytest.mark.rule("MM-Q9")
def test_scenario_18_a_site_admits_what_it_lacks() -> None:
    site = "I:1,0:D"
    state = position(
        tiles=[("A4", 1, 0, 1)],
        pawns=[("brown", site), ("brown", "P:2,-1"), ("purple", "P:3,0")],
    )
    assert refused(state, 0, step("P:2,-1", site)) == ("MM-DOME-1", "not-needed")
    assert refused(state, 1, step("P:3,0", site)) == ("MM-DOME-1", "not-needed")


def with_dome() -> MazeState:
    """After scenario 19."""
    site = "I:1,0:D"
    state = position(
        tiles=[("A4", 1, 0, 1)],
        pawns=[("brown", site), ("green", site), ("yellow", "P:3,0")],
    )
    play(state, 1, step("P:3,0", site))
    assert not state.domes
    play(state, 2, BuildDome(site=site))
    return state


@pytest.mark.rule("MM-DOME-1")
@pytest.mark.rule("MM-DOME-3")
@pytest.mark.rule("MM-LAND-1")
@pytest.mark.rule("MM-Q11")
def test_scenario_19_the_dome_and_the_landing() -> None:
    state = with_dome()
    assert [reserve(state, colour) for colour in ("brown", "green", "yellow")] == [2, 2, 2]
    assert state.domes == ["I:1,0:D"]
    assert on(state, ROCKET) == ["colonist"]
    assert GAME.table(state, None).has_landed


@pytest.mark.rule("MM-DOME-3", refuses=True)
def test_scenario_20_an_incomplete_site() -> None:
    site = "I:1,0:D"
    state = position(tiles=[("A4", 1, 0, 1)], pawns=[("brown", site), ("green", site)])
    assert refused(state, 0, BuildDome(site=site)) == ("MM-DOME-3", "site-incomplete")
    assert refused(state, 0, BuildDome(site=N)) == ("MM-DOME-3", "no-site")


@pytest.mark.rule("MM-LAND-3")
@pytest.mark.rule("MM-LAND-4")
@pytest.mark.rule("MM-MOVE-9")
@pytest.mark.rule("MM-END-1")
@pytest.mark.rule("MM-TIME-8")
def test_scenario_21_the_way_home_wins() -> None:
    state = with_dome()
    play(state, 1, step(ROCKET, E), at=1_000)
    play(state, 1, step(E, "P:2,-1"), at=2_000)
    play(state, 0, step("P:2,-1", "I:1,0:D"), at=3_000)
    assert state.outcome == "won"
    assert state.ended_at == 3_000
    assert GAME.score(state).winners == [0, 1, 2]


@pytest.mark.rule("MM-HG-3", refuses=True)
@pytest.mark.rule("MM-TIME-7")
def test_scenario_22_no_flip_after_landing() -> None:
    state = position(
        tiles=[("A1", 0, 1, 0), ("A4", 1, 0, 1)],
        pawns=[("blue", "P:-1,2"), ("colonist", ROCKET)],
        domes=["I:1,0:D"],
    )
    assert refused(state, 1, step("P:-1,2", "I:0,1:H")) == ("MM-HG-3", "flip-forbidden")


@pytest.mark.rule("MM-BRIDGE-1")
@pytest.mark.rule("MM-BRIDGE-1", refuses=True)
@pytest.mark.rule("MM-BRIDGE-2")
@pytest.mark.rule("MM-BRIDGE-3")
@pytest.mark.rule("MM-BRIDGE-4")
@pytest.mark.rule("MM-BRIDGE-4", refuses=True)
@pytest.mark.rule("MM-Q24")
def test_scenario_23_a_bridge() -> None:
    state = position(module=2, tiles=[("B1", 0, 1, 0)], pawns=[("orange", N)])
    across = step(N, "P:1,2")
    assert refused(state, 0, across) == ("MM-BRIDGE-1", "bridge-unbuilt")
    play(state, 0, BuildBridge(platform=N, lane="B1-4"))
    assert reserve(state, "orange") == 2
    assert state.bridges == [Bridge(lane="B1-4", colour="orange")]
    state.pawns.extend(position(pawns=[("blue", N)]).pawns)
    assert refused(state, 1, across) == ("MM-BRIDGE-4", "no-colour")
    play(state, 0, across)
    assert on(state, "P:1,2") == ["blue"]


@pytest.mark.rule("MM-BRIDGE-3", refuses=True)
def test_scenario_24_one_bridge_of_each_colour() -> None:
    state = position(
        module=2,
        tiles=[("B1", 0, 1, 0), ("B2", 0, 2, 0)],
        pawns=[("orange", "P:-1,4")],
        bridges=[Bridge(lane="B1-4", colour="orange")],
    )
    move = BuildBridge(platform="P:-1,4", lane="B2-5")
    assert refused(state, 0, move) == ("MM-BRIDGE-3", "bridge-used")


@pytest.mark.rule("MM-JOKER-1")
@pytest.mark.rule("MM-JOKER-3")
@pytest.mark.rule("MM-JOKER-3", refuses=True)
@pytest.mark.rule("MM-JOKER-4")
@pytest.mark.rule("MM-JOKER-4", refuses=True)
@pytest.mark.rule("MM-Q22")
def test_scenario_25_transmuting() -> None:
    move = Transmute(node=N, old="orange", new="brown")
    state = position(module=2, pawns=[("orange", N)])
    assert refused(state, 1, move) == ("MM-JOKER-3", "no-colour")
    play(state, 0, move)
    assert on(state, N) == ["brown"]
    assert (reserve(state, "brown"), reserve(state, "orange"), state.jokers) == (1, 2, 2)
    state = position(module=2, pawns=[("orange", N), ("brown", S), ("brown", W)])
    assert refused(state, 0, move) == ("MM-JOKER-4", "empty-reserve")


@pytest.mark.rule("MM-COMM-2")
@pytest.mark.rule("MM-COMM-2", refuses=True)
@pytest.mark.rule("MM-COMM-3")
@pytest.mark.rule("MM-COMM-4")
@pytest.mark.rule("MM-COMM-5")
@pytest.mark.rule("MM-COMM-6")
@pytest.mark.rule("MM-COMM-8")
@pytest.mark.rule("MM-JOKER-2")
@pytest.mark.rule("MM-TIME-11")
@pytest.mark.rule("MM-Q6")
@pytest.mark.rule("MM-Q7")
@pytest.mark.rule("MM-Q8")
def test_scenario_26_a_window() -> None:
    state = fresh(module=2)
    play(state, None, Tick())
    assert refused(state, 2, Speak()) == ("MM-COMM-2", "silence")
    play(state, 2, Communicate())
    assert state.jokers == 2
    play(state, 0, Speak())
    play(state, 2, Signal(spot="seat-1"))
    assert may_talk(state)
    play(state, 1, BLUE)
    assert not may_talk(state)
    assert refused(state, 0, Speak()) == ("MM-COMM-2", "silence")


@pytest.mark.rule("MM-COMM-1")
@pytest.mark.rule("MM-COMM-4", refuses=True)
@pytest.mark.rule("MM-JOKER-1", refuses=True)
def test_scenario_27_module_1_talks_freely_and_has_no_jokers() -> None:
    state = fresh()
    play(state, 0, Speak())
    assert refused(state, 0, Signal(spot="seat-1")) == ("MM-COMM-4", "not-in-module")
    assert refused(state, 0, Communicate()) == ("MM-JOKER-1", "not-in-module")
    transmute = Transmute(node=N, old="orange", new="brown")
    assert refused(state, 0, transmute) == ("MM-JOKER-1", "not-in-module")


@pytest.mark.rule("MM-TRASH-1")
@pytest.mark.rule("MM-TRASH-4")
@pytest.mark.rule("MM-TRASH-7")
@pytest.mark.rule("MM-Q17")
def test_scenario_28_displaced_trash() -> None:
    state = position(
        module=3,
        tiles=[("C1", 0, 1, 0)],
        pawns=[("trash", N), ("blue", E), ("green", W)],
        top=["C2"],
    )
    play(state, 1, Explore(platform=E))
    assert state.board[-1] == PlacedTile(tile="C2", x=1, y=0, turns=1)
    assert on(state, E) == ["trash"]
    assert (asked(state).kind, asked(state).seat) == ("place-trash", 1)
    assert choices(state) == sorted([W, S, "P:-1,2", "P:1,2"])
    play(state, 1, PlaceTrash(icon=N, platform=W))
    assert on(state, W) == ["trash"]
    assert reserve(state, "green") == 2
    assert reserve(state, "trash") == 7
    assert state.pending is None


@pytest.mark.rule("MM-TRASH-2")
def test_scenario_29_trash_takes_the_place_of_a_resource() -> None:
    state = position(
        module=3,
        tiles=[("C1", 0, 1, 0)],
        pawns=[("trash", "P:0,3"), ("orange", N), ("blue", E)],
        top=["C2"],
    )
    play(state, 1, Explore(platform=E))
    assert reserve(state, "orange") == 2
    assert where(state, "trash") == sorted([N, E, "P:0,3"])
    assert reserve(state, "trash") == 7
    assert state.pending is None


@pytest.mark.rule("MM-TRASH-5")
@pytest.mark.rule("MM-TRASH-6")
@pytest.mark.rule("MM-Q18")
def test_scenario_30_trash_a_step_further() -> None:
    trash: Pawns = [("trash", node) for node in (N, E, W, "P:-1,2", S, "P:1,2")]
    state = position(module=4, tiles=C1_AND_C2, pawns=[*trash, ("purple", "P:0,3")], top=["D2"])
    play(state, 2, Explore(platform="P:0,3"))
    assert state.board[-1] == PlacedTile(tile="D2", x=0, y=2, turns=0)
    assert on(state, "P:0,3") == ["trash"]
    assert on(state, "I:1,0:C") == ["trash"]
    assert asked(state).icons == [E]
    assert choices(state) == ["P:2,-1", "P:2,1"]
    play(state, 2, PlaceTrash(icon=E, platform="P:2,1"))
    assert reserve(state, "trash") == 1
    assert state.pending is None


@pytest.mark.rule("MM-TRASH-8")
def test_scenario_31_a_shortage_of_trash() -> None:
    places = [W, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "P:-2,1", "I:-1,0:C"]
    trash: Pawns = [("trash", node) for node in places]
    state = position(
        module=4,
        tiles=[*C1_AND_C2, ("A3", -1, 0, 3)],
        pawns=[*trash, ("purple", "P:0,3")],
        top=["D2"],
    )
    play(state, 2, Explore(platform="P:0,3"))
    assert (asked(state).kind, asked(state).seat) == ("serve-icon", 2)
    assert asked(state).icons == [N, E, "P:0,3"]
    play(state, 2, ServeIcon(icon=E))
    assert state.pending is None
    assert reserve(state, "trash") == 0
    assert on(state, E) == ["trash"]
    assert on(state, N) == on(state, "P:0,3") == []


@pytest.mark.rule("MM-TRASH-3")
def test_scenario_32_trash_on_a_slug() -> None:
    state = position(
        module=5, tiles=[("C1", 0, 1, 0)], pawns=[("slug", N), ("blue", E)], top=["C2"]
    )
    play(state, 1, Explore(platform=E))
    assert on(state, N) == ["slug"]
    assert where(state, "trash") == [E]
    assert reserve(state, "trash") == 9


@pytest.mark.rule("MM-PIPE-1")
@pytest.mark.rule("MM-PIPE-1", refuses=True)
@pytest.mark.rule("MM-PIPE-2")
@pytest.mark.rule("MM-PIPE-2", refuses=True)
@pytest.mark.rule("MM-Q25")
def test_scenario_33_pipelines() -> None:
    def piped(kind: PawnKind) -> MazeState:
        pawns: Pawns = [(kind, "P:1,2"), ("slug", "P:2,1")]
        return position(module=4, tiles=C1_AND_C2, pawns=pawns)

    there = Pipe(origin="P:1,2", target="P:3,0")
    state = piped("trash")
    assert refused(state, 0, Pipe(origin="P:1,2", target="P:2,1")) == ("MM-PIPE-1", "occupied")
    assert refused(state, 0, Pipe(origin="P:2,1", target="P:3,0")) == (
        "MM-PIPE-2",
        "wrong-pawn.pipe",
    )
    play(state, 0, there)
    assert on(state, "P:3,0") == ["trash"]
    assert refused(piped("colonist"), 0, there) == ("MM-PIPE-2", "wrong-pawn.pipe")


@pytest.mark.rule("MM-SLUG-1")
@pytest.mark.rule("MM-SLUG-4")
@pytest.mark.rule("MM-SLUG-4", refuses=True)
@pytest.mark.rule("MM-SLUG-5", refuses=True)
def test_scenario_34_a_slug_moves_only_to_eat() -> None:
    state = position(module=4, pawns=[("blue", N)], top=["D1"])
    play(state, 1, Explore(platform=N))
    assert where(state, "slug") == ["I:0,1:C"]
    eat = MoveSlug(origin="I:0,1:C", target="P:-1,2")
    assert refused(state, 2, eat) == ("MM-SLUG-5", "no-food")
    state.pawns.extend(position(pawns=[("blue", "P:-1,2")]).pawns)
    assert refused(copy(state), 0, eat) == ("MM-SLUG-4", "no-colour")
    play(state, 2, eat)
    assert on(state, "P:-1,2") == ["slug"]
    assert reserve(state, "blue") == 2


@pytest.mark.rule("MM-SLUG-3")
@pytest.mark.rule("MM-Q15")
def test_scenario_35_a_slug_comes_out_under_a_pawn() -> None:
    state = position(
        module=5,
        tiles=[("A2", 0, 2, 3)],
        pawns=[("yellow", "P:0,3"), ("blue", N)],
        top=["E1"],
    )
    play(state, 1, Explore(platform=N))
    assert state.board[-1] == PlacedTile(tile="E1", x=0, y=1, turns=0)
    assert GAME.table(state, None).board.nodes["P:0,3"].halves == 2
    assert reserve(state, "yellow") == 2
    assert on(state, "P:0,3") == ["slug"]


@pytest.mark.rule("MM-ONEWAY-1")
@pytest.mark.rule("MM-ONEWAY-1", refuses=True)
@pytest.mark.rule("MM-SLUG-6")
def test_scenario_36_one_way_for_all_but_slugs() -> None:
    state = position(module=5, tiles=[("E1", 0, 1, 0)], pawns=[("slug", "P:0,3"), ("green", N)])
    play(state, 2, step(N, "P:-1,2"))
    assert refused(state, 2, step("P:-1,2", N)) == ("MM-ONEWAY-1", "one-way")
    play(state, 0, MoveSlug(origin="P:0,3", target="P:-1,2"))
    assert on(state, "P:-1,2") == ["slug"]
    assert reserve(state, "green") == 2


@pytest.mark.rule("MM-SLUG-5", refuses=True)
@pytest.mark.rule("MM-Q14")
def test_scenario_37_a_slug_eats_no_colonist() -> None:
    state = position(
        module=4,
        tiles=[("D1", 0, 1, 0)],
        pawns=[("slug", "I:0,1:C"), ("colonist", "P:-1,2")],
        domes=["I:1,0:D", "I:2,0:D", "I:3,0:D", "I:4,0:D"],
    )
    assert GAME.table(state, None).has_landed
    move = MoveSlug(origin="I:0,1:C", target="P:-1,2")
    assert refused(state, 2, move) == ("MM-SLUG-5", "not-eaten")


@pytest.mark.rule("MM-EXPERT-1")
@pytest.mark.rule("MM-SETUP-7")
def test_scenario_38_action_tiles_pass_to_the_left() -> None:
    state = before_flip()
    state.options.expert = True
    play(state, 1, FLIP, at=120_000)
    assert [seat.action_tile for seat in state.seats] == ["T3", "T1", "T2"]
    state.pawns.extend(position(pawns=[("blue", S)]).pawns)
    assert accepts(state, 1, step(S, W))
    assert not accepts(state, 0, step(S, W))


@pytest.mark.rule("MM-TIME-12")
@pytest.mark.rule("MM-TIME-12", refuses=True)
@pytest.mark.rule("MM-Q28")
def test_scenario_39_the_stopwatch() -> None:
    switch = SwitchTile(action_tile="T2")
    for at, is_open in ((9_999, False), (10_000, True), (10_999, True), (11_000, False)):
        state = fresh(module=2, seats=1)
        if is_open:
            play(state, 0, switch, at=at)
            assert state.seats[0].action_tile == "T2"
        else:
            assert refused(state, 0, switch, at=at) == ("MM-TIME-12", "not-this-second")


def solo_over(stack: list[TileId]) -> MazeState:
    """A solo game, set up with these tiles on top of the stack."""
    for seed in range(5_000):
        state = GAME.setup([None], str(seed), Options(module=3, solo_tile="T2"))
        if [tile.tile for tile in state.board[1:]] == stack:
            return state
    raise AssertionError("no seed deals this stack")


@pytest.mark.rule("MM-SOLO-2")
@pytest.mark.rule("MM-SOLO-3")
@pytest.mark.rule("MM-Q29")
def test_scenario_40_solo_set_up() -> None:
    state = solo_over(["C1", "A1", "C2", "A2"])
    assert [(t.x, t.y, t.turns) for t in state.board[1:]] == [
        (0, 1, 0),
        (1, 0, 1),
        (0, -1, 2),
        (-1, 0, 3),
    ]
    assert where(state, "trash") == sorted([N, S])
    assert reserve(state, "trash") == 8
    assert refused(state, 0, BLUE) == ("MM-PROD-2", "occupied")
    play(state, 0, step(S, E))
    assert where(state, "trash") == sorted([N, E])
    play(state, 0, BLUE)
    assert on(state, S) == ["blue"]


@pytest.mark.rule("MM-SOLO-4")
@pytest.mark.rule("MM-SOLO-4", refuses=True)
def test_scenario_41_solo_uses_the_active_tile() -> None:
    site = "I:1,0:D"
    needs: list[PawnKind] = ["brown", "green", "yellow"]
    state = position(seats=1, tiles=[("A4", 1, 0, 1)], pawns=[(kind, site) for kind in needs])
    assert refused(state, 0, BLUE) == ("MM-SOLO-4", "no-colour.solo")
    play(state, 0, BuildDome(site=site))
    assert state.domes == [site]


@pytest.mark.rule("MM-LAND-2")
@pytest.mark.rule("MM-LAND-2", refuses=True)
def test_scenario_42_one_colonist_at_a_time() -> None:
    state = position(
        module=2,
        tiles=[("A4", 1, 0, 1), ("B2", 0, 1, 0)],
        pawns=[("colonist", ROCKET), ("colonist", ROCKET)],
        domes=["I:1,0:D", "I:0,1:D"],
    )
    assert GAME.table(state, None).has_landed
    play(state, 1, step(ROCKET, E))
    assert refused(state, 1, step(ROCKET, E)) == ("MM-LAND-2", "occupied")
    assert on(state, ROCKET) == ["colonist"]


@pytest.mark.rule("MM-TIME-1")
@pytest.mark.rule("MM-TIME-1", refuses=True)
def test_scenario_43_time_does_not_run_backwards() -> None:
    state = fresh()
    state.last_at = 50_000
    assert refused(state, 1, BLUE, at=49_999) == ("MM-TIME-1", "time-backwards")
    play(state, 1, BLUE, at=50_000)


@pytest.mark.rule("MM-PROD-1")
@pytest.mark.rule("MM-Q2")
def test_scenario_44_a_colour_held_twice() -> None:
    assert accepts(fresh(seats=5), 1, BLUE)
    assert accepts(fresh(seats=5), 3, BLUE)
    assert refused(fresh(seats=5), 4, BLUE) == ("MM-PROD-1", "no-colour")

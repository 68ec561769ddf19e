"""Slugs and pipelines."""

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.moves import Explore, MoveSlug, Pipe, Produce
from areopagus.games.maze.state import Bridge, MazeState
from areopagus.kernel.errors import Illegal
from tests.games.maze.positions import (
    E,
    N,
    Pawns,
    S,
    W,
    accepts,
    fresh,
    on,
    play,
    position,
    refused,
    reserve,
    step,
    where,
)

C = "I:0,1:C"


def burrow(*pawns: tuple[str, str]) -> MazeState:
    """D1 north of the start, its slug in the middle."""
    others: Pawns = list(pawns)  # type: ignore[arg-type]
    return position(module=4, tiles=[("D1", 0, 1, 0)], pawns=[("slug", C), *others])


@pytest.mark.rule("MM-SLUG-2")
@pytest.mark.rule("MM-Q16")
def test_without_a_slug_left_nothing_comes_out() -> None:
    state = position(
        module=5,
        options={"x_tiles": 1},
        tiles=[("D1", 0, 1, 0), ("E1", -1, 0, 3)],
        pawns=[("slug", C), ("slug", "P:-3,0"), ("blue", E)],
        top=["X3"],
    )
    play(state, 1, Explore(platform=E))
    assert state.board[-1].tile == "X3"
    assert where(state, "slug") == sorted([C, "P:-3,0"])


@pytest.mark.rule("MM-SLUG-3")
def test_a_slug_that_finds_a_slug_or_a_colonist_comes_out_at_the_arrow() -> None:
    for squatter in ("slug", "colonist"):
        state = position(
            module=5,
            tiles=[("A2", 0, 2, 3)],
            pawns=[(squatter, "P:0,3"), ("blue", N)],
            top=["E1"],
        )
        play(state, 1, Explore(platform=N))
        assert on(state, N) == ["slug"]
        assert on(state, "P:0,3") == [squatter]


@pytest.mark.rule("MM-SLUG-4")
def test_a_slug_eats_trash() -> None:
    state = burrow(("trash", "P:1,2"))
    play(state, 1, MoveSlug(origin=C, target="P:1,2"))
    assert on(state, "P:1,2") == ["slug"]
    assert reserve(state, "trash") == 10


@pytest.mark.rule("MM-SLUG-4", refuses=True)
def test_a_slug_is_not_moved_like_a_resource() -> None:
    state = burrow(("blue", S))
    assert refused(state, 2, step(C, "P:-1,2")) == ("MM-SLUG-4", "slug-only-eats")
    assert refused(state, 0, MoveSlug(origin=S, target=W)) == ("MM-SLUG-4", "no-such-pawn")
    assert refused(fresh(module=3), 0, MoveSlug(origin=S, target=W)) == (
        "MM-SLUG-4",
        "not-in-module",
    )


@pytest.mark.rule("MM-SLUG-5")
@pytest.mark.rule("MM-SLUG-5", refuses=True)
def test_where_a_slug_goes_and_where_not() -> None:
    state = burrow(("blue", "P:0,3"))
    assert refused(state, 0, MoveSlug(origin=C, target="I:0,1:H")) == (
        "MM-SLUG-5",
        "platforms-only",
    )
    assert refused(state, 2, MoveSlug(origin=C, target="P:-1,2")) == ("MM-SLUG-5", "no-food")
    assert accepts(state, 0, MoveSlug(origin=C, target="P:0,3"))
    assert refused(state, 0, MoveSlug(origin=C, target=N)) == ("MM-MOVE-2", "no-lane")


@pytest.mark.rule("MM-SLUG-5", refuses=True)
def test_a_slug_eats_no_slug() -> None:
    state = position(module=5, tiles=[("D1", 0, 1, 0)], pawns=[("slug", C), ("slug", "P:-1,2")])
    assert refused(state, 2, MoveSlug(origin=C, target="P:-1,2")) == ("MM-SLUG-5", "not-eaten")


@pytest.mark.rule("MM-SLUG-5", refuses=True)
@pytest.mark.rule("MM-Q13")
@pytest.mark.rule("MM-SLUG-8")
def test_pawns_on_a_site_are_out_of_reach() -> None:
    site = "I:1,0:D"
    state = position(module=4, tiles=[("A4", 1, 0, 1)], pawns=[("slug", "P:3,0"), ("green", site)])
    assert refused(state, 1, MoveSlug(origin="P:3,0", target=site)) == (
        "MM-SLUG-5",
        "platforms-only",
    )


@pytest.mark.rule("MM-SLUG-6", refuses=True)
@pytest.mark.rule("MM-BRIDGE-4")
def test_a_slug_needs_bridges_to_be_built() -> None:
    pawns: Pawns = [("slug", "P:1,2"), ("blue", "P:0,3")]
    state = position(module=4, tiles=[("D1", 0, 1, 0)], pawns=pawns)
    eat = MoveSlug(origin="P:1,2", target="P:0,3")
    assert refused(state, 0, eat) == ("MM-SLUG-6", "bridge-unbuilt")
    state.bridges = [Bridge(lane="D1-8", colour="orange")]
    play(state, 0, eat)
    assert on(state, "P:0,3") == ["slug"]


@pytest.mark.rule("MM-SLUG-7")
def test_moving_a_slug_is_one_choice_among_others() -> None:
    state = burrow(("blue", "P:-1,2"))
    (decision,) = GAME.decisions(state, seat=2)
    assert MoveSlug(origin=C, target="P:-1,2") in decision.moves
    assert len(decision.moves) > 1


@pytest.mark.rule("MM-SLUG-8", refuses=True)
def test_a_slug_blocks_production_passage_and_exploration() -> None:
    state = position(module=4, pawns=[("slug", S), ("blue", W)])
    assert refused(state, 1, Produce(platform=S, colour="blue")) == ("MM-PROD-2", "occupied")
    assert refused(state, 0, step(W, S)) == ("MM-SLUG-8", "occupied")
    assert refused(state, 0, Explore(platform=S)) == ("MM-SLUG-8", "wrong-pawn.explore")


@pytest.mark.rule("MM-PIPE-1")
@pytest.mark.rule("MM-PIPE-3")
def test_pipelines_join_all_their_platforms_whatever_the_arrows() -> None:
    state = position(module=5, tiles=[("E1", 0, 1, 0), ("C2", 1, 0, 1)], pawns=[("blue", "P:2,1")])
    play(state, 2, Pipe(origin="P:2,1", target="P:-1,2"))
    assert on(state, "P:-1,2") == ["blue"]


@pytest.mark.rule("MM-PIPE-1", refuses=True)
@pytest.mark.rule("MM-PIPE-2", refuses=True)
def test_a_refusal_names_the_end_of_the_pipeline_that_is_to_blame() -> None:
    pawns: Pawns = [("slug", "P:2,1"), ("blue", "P:1,2")]
    state = position(module=4, tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)], pawns=pawns)
    for origin, target, blamed in (("P:2,1", "P:3,0", "P:2,1"), ("P:1,2", "P:2,1", "P:2,1")):
        with pytest.raises(Illegal) as raised:
            play(state, 0, Pipe(origin=origin, target=target))
        assert blamed in raised.value.facts.values()


@pytest.mark.rule("MM-PIPE-1", refuses=True)
def test_a_pipeline_has_two_ends_and_something_to_carry() -> None:
    state = position(module=3, tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)], pawns=[("blue", N)])
    assert refused(state, 0, Pipe(origin=N, target="P:3,0")) == ("MM-PIPE-1", "not-pipeline")
    assert refused(state, 0, Pipe(origin="P:2,1", target=N)) == ("MM-PIPE-1", "not-pipeline")
    assert refused(state, 0, Pipe(origin="P:2,1", target="P:3,0")) == ("MM-PIPE-1", "no-pawn")
    state.pawns[0].node = "P:2,1"
    assert refused(state, 0, Pipe(origin="P:2,1", target="P:2,1")) == ("MM-PIPE-1", "occupied")
    assert refused(fresh(module=2), 0, Pipe(origin=N, target=E)) == (
        "MM-PIPE-1",
        "not-in-module",
    )

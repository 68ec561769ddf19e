"""Trash: where it appears, who chooses, and what is refused meanwhile."""

from typing import Any

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.components import PawnKind
from areopagus.games.maze.events import TrashEaten, TrashLeftOut, TrashPlaced
from areopagus.games.maze.moves import (
    Communicate,
    Explore,
    PlaceTrash,
    Produce,
    ServeIcon,
    Signal,
    Speak,
    SwitchTile,
    Tick,
    Transmute,
)
from areopagus.games.maze.state import MazeState
from tests.games.maze.positions import (
    E,
    N,
    Pawns,
    S,
    W,
    accepts,
    asked,
    choices,
    fresh,
    on,
    play,
    position,
    refused,
    reserve,
    told,
    where,
)


def displaced(there: PawnKind = "trash", *more: tuple[PawnKind, str], **changes: Any) -> MazeState:
    """Seat 1 has explored C2 while something stands on the icon of C1."""
    state = position(
        module=changes.pop("module", 3),
        tiles=[("C1", 0, 1, 0)],
        pawns=[(there, N), ("blue", E), *more],
        top=["C2"],
        **changes,
    )
    play(state, 1, Explore(platform=E), at=10)
    return state


@pytest.mark.rule("MM-TRASH-1")
def test_the_first_trash_tile_brings_one_pawn() -> None:
    state = position(module=3, pawns=[("blue", N)], top=["C1"])
    events = play(state, 1, Explore(platform=N))
    assert where(state, "trash") == [N]
    assert told(events, TrashPlaced) == [TrashPlaced(icon=N, node=N)]


@pytest.mark.rule("MM-TRASH-7")
@pytest.mark.rule("MM-TRASH-7", refuses=True)
def test_only_the_exploring_seat_chooses_and_nothing_else_goes_on() -> None:
    state = displaced()
    choice = PlaceTrash(icon=N, platform=W)
    produce = Produce(platform=S, colour="blue")
    assert refused(state, 0, choice) == ("MM-TRASH-7", "pending.place-trash")
    assert refused(state, 1, produce) == ("MM-TRASH-7", "pending.own")
    assert refused(state, 2, ServeIcon(icon=N)) == ("MM-TRASH-7", "pending.place-trash")
    assert refused(state, 1, Speak()) == ("MM-COMM-2", "silence")
    play(state, 0, Signal(spot="trash"), at=20)
    play(state, None, Tick(), at=30)
    play(state, 1, choice, at=40)
    assert accepts(state, 1, produce)


@pytest.mark.rule("MM-TRASH-7")
def test_each_seat_is_asked_what_it_may_decide() -> None:
    kinds = [decision.decision for decision in GAME.decisions(displaced())]
    assert kinds == ["wait", "place-trash", "wait"]


@pytest.mark.rule("MM-TRASH-7", refuses=True)
def test_a_lone_player_chooses_before_switching() -> None:
    state = position(
        module=3,
        seats=1,
        tiles=[("C1", 0, 1, 0)],
        pawns=[("trash", N), ("blue", E)],
        top=["C2"],
    )
    state.seats[0].action_tile = "T2"
    play(state, 0, Explore(platform=E))
    assert asked(state).seat == 0
    assert refused(state, 0, SwitchTile(action_tile="T1")) == ("MM-TRASH-7", "pending.own")
    play(state, 0, PlaceTrash(icon=N, platform=W))
    assert accepts(state, 0, SwitchTile(action_tile="T1"))


@pytest.mark.rule("MM-TRASH-7", refuses=True)
def test_only_the_trash_that_is_asked_about_is_placed() -> None:
    move = PlaceTrash(icon=E, platform=S)
    assert refused(displaced(), 1, move) == ("MM-TRASH-7", "other-icon")


@pytest.mark.rule("MM-TRASH-7", refuses=True)
@pytest.mark.rule("MM-TRASH-8", refuses=True)
def test_nothing_is_placed_when_nothing_is_pending() -> None:
    state = fresh(module=3)
    assert refused(state, 0, PlaceTrash(icon=N, platform=W)) == ("MM-TRASH-7", "not-asked")
    assert refused(state, 0, ServeIcon(icon=N)) == ("MM-TRASH-8", "not-asked")
    module_2 = fresh(module=2)
    assert refused(module_2, 0, ServeIcon(icon=N)) == ("MM-TRASH-8", "not-in-module")


@pytest.mark.rule("MM-Q35")
@pytest.mark.rule("MM-Q35", refuses=True)
def test_jokers_wait_until_the_trash_lies() -> None:
    state = displaced("trash", ("brown", S))
    transmute = Transmute(node=S, old="brown", new="green")
    assert refused(state, 1, Communicate()) == ("MM-Q35", "pending.own")
    assert refused(state, 1, transmute) == ("MM-Q35", "pending.own")
    play(state, 1, PlaceTrash(icon=N, platform=W))
    assert accepts(state, 1, transmute)


@pytest.mark.rule("MM-TRASH-4", refuses=True)
def test_displaced_trash_does_not_go_where_trash_lies() -> None:
    state = displaced("trash", ("trash", W))
    assert refused(state, 1, PlaceTrash(icon=N, platform=W)) == ("MM-TRASH-4", "trash-on-trash")
    assert refused(state, 1, PlaceTrash(icon=N, platform=N)) == ("MM-TRASH-4", "trash-on-trash")


@pytest.mark.rule("MM-TRASH-5", refuses=True)
def test_displaced_trash_goes_to_the_nearest_ring() -> None:
    state = displaced()
    for far, reason in (("P:0,3", "too-far"), ("P:9,9", "no-place")):
        move = PlaceTrash(icon=N, platform=far)
        assert refused(state, 1, move) == ("MM-TRASH-5", reason)


@pytest.mark.rule("MM-TRASH-9")
@pytest.mark.rule("MM-TRASH-9", refuses=True)
@pytest.mark.rule("MM-Q20")
def test_colonists_are_never_displaced() -> None:
    state = displaced("colonist", ("colonist", W))
    assert on(state, N) == ["colonist"]
    assert W not in choices(state)
    assert refused(state, 1, PlaceTrash(icon=N, platform=W)) == ("MM-TRASH-9", "trash-on-colonist")


@pytest.mark.rule("MM-TRASH-10")
@pytest.mark.rule("MM-TRASH-10", refuses=True)
def test_trash_lies_on_platforms_only() -> None:
    state = displaced()
    assert all(choice.startswith("P:") for choice in choices(state))
    move = PlaceTrash(icon=N, platform="I:0,0:R")
    assert refused(state, 1, move) == ("MM-TRASH-10", "trash-on-platforms")


@pytest.mark.rule("MM-Q19")
@pytest.mark.rule("MM-TRASH-3")
def test_displaced_trash_may_be_fed_to_a_slug() -> None:
    state = displaced("trash", ("slug", W), module=5)
    before = reserve(state, "trash")
    events = play(state, 1, PlaceTrash(icon=N, platform=W))
    assert told(events, TrashEaten) == [TrashEaten(icon=N, node=W)]
    assert on(state, W) == ["slug"]
    assert reserve(state, "trash") == before


@pytest.mark.rule("MM-TRASH-7")
def test_a_single_candidate_is_taken_without_asking() -> None:
    state = displaced("trash", ("trash", W), ("trash", S), ("trash", "P:-1,2"))
    assert state.pending is None
    assert on(state, "P:1,2") == ["trash"]


@pytest.mark.rule("MM-TRASH-5")
def test_without_any_free_platform_trash_is_left_out() -> None:
    """No free platform is left within reach but those that hold trash or colonists."""
    everywhere: Pawns = [("trash", node) for node in (N, W, S, "P:-1,2", "P:0,3")]
    everywhere += [("colonist", node) for node in ("P:1,2", "P:2,1", "P:2,-1", "P:3,0", "I:1,0:C")]
    state = position(
        module=3, tiles=[("C1", 0, 1, 0)], pawns=[*everywhere, ("blue", E)], top=["C2"]
    )
    events = play(state, 1, Explore(platform=E))
    assert told(events, TrashLeftOut) == [TrashLeftOut(icon=N, rule="MM-TRASH-5")]
    assert state.pending is None
    assert reserve(state, "trash") == 4


@pytest.mark.rule("MM-Q32")
@pytest.mark.rule("MM-TRASH-7")
def test_with_auto_the_smallest_id_is_taken() -> None:
    state = displaced(options={"trash_choice": "auto"})
    assert state.pending is None
    assert on(state, "P:-1,0") == ["trash"], "x first: P:-1,0 comes before P:-1,2 and P:0,-1"


def shortage(*places: str, **options: Any) -> MazeState:
    """Seat 2 has explored D2, a third icon, with one trash pawn in the reserve."""
    spots = places or (W, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "P:-2,1", "I:-1,0:C")
    trash: Pawns = [("trash", node) for node in spots]
    state = position(
        module=4,
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1), ("A3", -1, 0, 3)],
        pawns=[*trash, ("purple", "P:0,3"), ("brown", N)],
        top=["D2"],
        options=options,
    )
    play(state, 2, Explore(platform="P:0,3"))
    return state


@pytest.mark.rule("MM-TRASH-8")
def test_a_resource_on_a_skipped_icon_stays() -> None:
    state = shortage()
    assert choices(state) == sorted([N, E, "P:0,3"])
    play(state, 2, ServeIcon(icon="P:0,3"))
    assert on(state, N) == ["brown"]
    assert on(state, "P:0,3") == ["trash"]


@pytest.mark.rule("MM-TRASH-8")
@pytest.mark.rule("MM-TRASH-3")
def test_an_icon_under_a_slug_makes_no_shortage() -> None:
    """Three icons, two pawns: but one of the icons needs none."""
    trash: Pawns = [
        ("trash", node) for node in (W, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "I:1,0:C")
    ]
    state = position(
        module=4,
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)],
        pawns=[*trash, ("slug", N), ("purple", "P:0,3")],
        top=["D2"],
    )
    events = play(state, 2, Explore(platform="P:0,3"))
    assert state.pending is None
    assert told(events, TrashEaten) == [TrashEaten(icon=N, node=N)]
    assert [event.node for event in told(events, TrashPlaced)] == [E, "P:0,3"]
    assert reserve(state, "trash") == 0


@pytest.mark.rule("MM-TRASH-8", refuses=True)
def test_only_waiting_icons_are_served() -> None:
    state = shortage()
    assert refused(state, 2, ServeIcon(icon=S)) == ("MM-TRASH-8", "no-icon")
    assert refused(state, 1, ServeIcon(icon=N)) == ("MM-TRASH-8", "pending.serve-icon")


@pytest.mark.rule("MM-TRASH-8")
def test_icons_are_named_one_by_one_as_long_as_there_is_trash() -> None:
    state = shortage(W, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "P:-2,1")
    play(state, 2, ServeIcon(icon="P:0,3"))
    seen = GAME.view(state, None).pending
    assert seen is not None
    assert (seen.kind, seen.named) == ("serve-icon", ["P:0,3"])
    assert asked(state).icons == [N, E]
    assert refused(state, 2, ServeIcon(icon="P:0,3")) == ("MM-TRASH-8", "named-already")
    play(state, 2, ServeIcon(icon=N))
    assert reserve(state, "trash") == 0
    assert on(state, N) == ["trash"]
    assert on(state, E) == []


@pytest.mark.rule("MM-TRASH-8")
@pytest.mark.rule("MM-TRASH-6")
def test_with_auto_the_direct_icons_come_first() -> None:
    state = shortage(trash_choice="auto")
    assert state.pending is None
    assert on(state, N) == ["trash"]
    assert on(state, E) == on(state, "P:0,3") == []
    crowded = (N, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "P:-2,1", "I:-1,0:C")
    state = position(
        module=4,
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1), ("A3", -1, 0, 3)],
        pawns=[*(("trash", node) for node in crowded), ("purple", "P:0,3")],
        top=["D2"],
        options={"trash_choice": "auto"},
    )
    play(state, 2, Explore(platform="P:0,3"))
    assert on(state, E) == ["trash"], "N would have been displaced, so E goes first"


@pytest.mark.rule("MM-TRASH-8")
def test_an_empty_reserve_places_and_asks_nothing() -> None:
    state = shortage(
        W, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "P:-2,1", "I:-1,0:C", "I:1,0:C"
    )
    assert state.pending is None
    assert on(state, N) == ["brown"]


@pytest.mark.rule("MM-TRASH-6")
def test_after_a_shortage_displaced_trash_may_still_be_asked_about() -> None:
    places = (N, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "P:-2,1", "I:-1,0:C")
    state = position(
        module=4,
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1), ("A3", -1, 0, 3), ("B1", 0, -1, 2)],
        pawns=[*(("trash", node) for node in places), ("purple", "P:0,3")],
        top=["D2"],
    )
    play(state, 2, Explore(platform="P:0,3"))
    play(state, 2, ServeIcon(icon=N))
    assert asked(state).kind == "place-trash"
    assert choices(state) == [W, E]


@pytest.mark.rule("MM-TRASH-6")
def test_several_displaced_pawns_are_placed_one_after_the_other() -> None:
    state = position(
        module=4,
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)],
        pawns=[("trash", N), ("trash", E), ("purple", "P:0,3")],
        top=["D2"],
    )
    play(state, 2, Explore(platform="P:0,3"))
    assert asked(state).icons == [N, E]
    play(state, 2, PlaceTrash(icon=N, platform=W))
    assert asked(state).icons == [E]
    assert choices(state) == ["I:1,0:C", S]
    assert refused(state, 2, PlaceTrash(icon=N, platform=S)) == ("MM-TRASH-7", "other-icon")
    play(state, 2, PlaceTrash(icon=E, platform="I:1,0:C"))
    assert where(state, "trash") == sorted([N, E, "P:0,3", W, "I:1,0:C"])


@pytest.mark.rule("MM-TRASH-6")
def test_a_displaced_pawn_sees_where_the_former_one_went() -> None:
    state = position(
        module=4,
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)],
        pawns=[("trash", N), ("trash", E), ("purple", "P:0,3")],
        top=["D2"],
    )
    play(state, 2, Explore(platform="P:0,3"))
    play(state, 2, PlaceTrash(icon=N, platform=S))
    assert state.pending is None, "S is taken, which leaves E one candidate"
    assert on(state, "I:1,0:C") == ["trash"]

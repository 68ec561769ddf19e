"""What each move tells, in order."""

from areopagus.games.maze.events import (
    BridgeBuilt,
    ColonistsLanded,
    DomeBuilt,
    Flipped,
    JokerDiscarded,
    Moved,
    Produced,
    Returned,
    Signalled,
    SlugAppeared,
    Spoken,
    TileRevealed,
    TileSwitched,
    Transmuted,
    TrashAwaited,
    TrashPlaced,
    Won,
)
from areopagus.games.maze.moves import (
    BuildBridge,
    BuildDome,
    Explore,
    MoveSlug,
    Pipe,
    PlaceTrash,
    Produce,
    Signal,
    Speak,
    SwitchTile,
    Transmute,
)
from tests.games.maze.positions import ROCKET, E, N, Pawns, S, W, fresh, play, position, step

SITE = "I:1,0:D"


def test_a_pawn_that_is_produced_and_moved() -> None:
    state = fresh()
    assert play(state, 1, Produce(platform=S, colour="blue")) == [
        Produced(seat=1, node=S, colour="blue")
    ]
    assert play(state, 0, step(S, W)) == [
        Moved(seat=0, pawn="blue", origin=S, target=W, way="lane")
    ]


def test_a_pawn_that_turns_the_timer() -> None:
    hourglass = "I:0,1:H"
    state = position(tiles=[("A1", 0, 1, 0)], pawns=[("orange", "P:-1,2")])
    assert play(state, 1, step("P:-1,2", hourglass), at=100_000) == [
        Moved(seat=1, pawn="orange", origin="P:-1,2", target=hourglass, way="lane"),
        Returned(pawn="orange", node=hourglass),
        Flipped(node=hourglass, deadline=200_000, sand_left=100_000),
    ]


def test_the_last_dome_and_the_way_home() -> None:
    needs: Pawns = [("brown", SITE), ("green", SITE), ("yellow", SITE)]
    state = position(tiles=[("A4", 1, 0, 1)], pawns=needs)
    assert play(state, 2, BuildDome(site=SITE)) == [
        *(Returned(pawn=colour, node=SITE) for colour, _ in needs),
        DomeBuilt(seat=2, node=SITE),
        ColonistsLanded(node=ROCKET),
    ]
    play(state, 1, step(ROCKET, E))
    play(state, 1, step(E, "P:2,-1"))
    assert play(state, 0, step("P:2,-1", SITE), at=7) == [
        Moved(seat=0, pawn="colonist", origin="P:2,-1", target=SITE, way="lane"),
        Won(ended_at=7),
    ]


def test_a_bridge_and_a_joker() -> None:
    state = position(module=2, tiles=[("B1", 0, 1, 0)], pawns=[("orange", N)])
    assert play(state, 1, Transmute(node=N, old="orange", new="blue")) == [
        JokerDiscarded(seat=1, jokers_left=2),
        Transmuted(seat=1, node=N, old="orange", new="blue"),
    ]
    assert play(state, 1, BuildBridge(platform=N, lane="B1-4")) == [
        Returned(pawn="blue", node=N),
        BridgeBuilt(seat=1, lane="B1-4", colour="blue"),
    ]


def test_trash_that_waits_for_a_choice() -> None:
    state = position(
        module=3,
        tiles=[("C1", 0, 1, 0)],
        pawns=[("trash", N), ("blue", E), ("green", W)],
        top=["C2"],
    )
    assert play(state, 1, Explore(platform=E)) == [
        Returned(pawn="blue", node=E),
        TileRevealed(explorer=1, tile="C2", x=1, y=0, turns=1),
        TrashPlaced(icon=E, node=E),
        TrashAwaited(seat=1),
    ]
    assert play(state, 1, PlaceTrash(icon=N, platform=W)) == [
        Returned(pawn="green", node=W),
        TrashPlaced(icon=N, node=W),
    ]


def test_a_slug_that_comes_out_and_eats() -> None:
    state = position(module=4, pawns=[("blue", N), ("green", S)], top=["D1"])
    assert play(state, 1, Explore(platform=N))[-1] == SlugAppeared(node="I:0,1:C")
    state.pawns[0].node = "P:-1,2"
    assert play(state, 2, MoveSlug(origin="I:0,1:C", target="P:-1,2")) == [
        Returned(pawn="green", node="P:-1,2"),
        Moved(seat=2, pawn="slug", origin="I:0,1:C", target="P:-1,2", way="lane"),
    ]


def test_a_pawn_in_a_pipeline() -> None:
    state = position(module=3, tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)], pawns=[("trash", "P:1,2")])
    assert play(state, 0, Pipe(origin="P:1,2", target="P:3,0")) == [
        Moved(seat=0, pawn="trash", origin="P:1,2", target="P:3,0", way="pipeline")
    ]


def test_signs_speech_and_solo() -> None:
    assert play(fresh(module=2), 2, Signal(spot="slug")) == [Signalled(seat=2, spot="slug")]
    assert play(fresh(), 2, Speak()) == [Spoken(seat=2)]
    assert play(fresh(seats=1), 0, SwitchTile(action_tile="T2")) == [TileSwitched(action_tile="T2")]

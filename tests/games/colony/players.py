"""Players for tests: one at random, and a greedy one that builds a colony."""

from collections.abc import Callable
from random import Random
from typing import Any

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.hexes import distance
from areopagus.games.colony.moves import (
    Accept,
    Boost,
    Build,
    ChooseBenefit,
    CompleteGoal,
    Deliver,
    EndTurn,
    Pay,
    SpendGoal,
    Stop,
    TakeExecutiveAction,
    TakeMainAction,
    Upgrade,
    UseTech,
    Welcome,
)
from areopagus.games.colony.moves.cards import Hire, UsePlan
from areopagus.games.colony.moves.drive import AddPoint, MoveRobot, StepRover
from areopagus.games.colony.moves.journey import Stay, Travel
from areopagus.games.colony.moves.orbit import Develop, Learn, TakeItem, TakePlan
from areopagus.games.colony.state import OnMars, Options
from areopagus.kernel.event import Event
from areopagus.kernel.move import Move

Choose = Callable[[OnMars, int, list[Any], Random], Move]
Watch = Callable[[OnMars, int, Move, list[Event]], None]


def at_random(state: OnMars, seat: int, moves: list[Any], rng: Random) -> Move:
    """Any legal move, but turns are not given away too lightly, and missions are sought."""
    return rng.choices(moves, [_weight(move) for move in moves])[0]  # type: ignore[no-any-return]


def _weight(move: Move) -> float:
    if isinstance(move, TakeMainAction):
        return 0.5 if move.main in ("A-CTRL", "A-POD", "A-SUPPLY") else 8.0
    return _WEIGHTS.get(type(move), 1.0)


_WEIGHTS: dict[type[Move], float] = {
    EndTurn: 0.1,
    Stay: 0.4,
    Stop: 0.5,
    SpendGoal: 0.02,
    TakeExecutiveAction: 3.0,
}


def play(
    seats: int,
    seed: int,
    options: Options,
    choose: Choose = at_random,
    watch: Watch | None = None,
) -> OnMars:
    """A whole game; every seat plays alike."""
    state: OnMars = ON_MARS.setup([None] * seats, f"game-{seed}", options)
    rng = Random(seed)
    while not ON_MARS.is_over(state):
        (question,) = ON_MARS.questions(state)
        (moves,) = ON_MARS.legal_answers(state, [question], None)
        assert moves, f"nothing answers {question.kind}"
        move = choose(state, question.seat, moves, rng)
        told = ON_MARS.play(state, question.seat, move)
        if watch is not None:
            watch(state, question.seat, move, told)
    return state


# The greedy player: what it would like most, as a number per move.


def greedy(state: OnMars, seat: int, moves: list[Any], rng: Random) -> Move:
    """The move that promises most for the colony and for the seat, ties at random."""
    best = max((_worth(state, seat, move) + rng.random() / 100, n) for n, move in enumerate(moves))
    return moves[best[1]]  # type: ignore[no-any-return]


def _worth(state: OnMars, seat: int, move: Move) -> float:
    worth = _WORTH.get(type(move), 1.0)
    judge = _JUDGES.get(type(move))
    return worth + (judge(state, seat, move) if judge else 0.0)


_WORTH: dict[type[Move], float] = {
    CompleteGoal: 90.0,
    Deliver: 80.0,
    TakeMainAction: 20.0,
    TakeExecutiveAction: 30.0,
    Upgrade: 50.0,
    Build: 40.0,
    Hire: 30.0,
    UsePlan: 30.0,
    UseTech: 12.0,
    Welcome: 30.0,
    Accept: 20.0,
    Boost: 1.5,
    TakePlan: 20.0,
    Develop: 20.0,
    Learn: 20.0,
    TakeItem: 20.0,
    ChooseBenefit: 10.0,
    StepRover: 3.0,
    MoveRobot: 3.0,
    AddPoint: 0.5,
    Pay: 5.0,
    Travel: 6.0,
    Stay: 5.0,
    Stop: 1.0,
    SpendGoal: -5.0,
    EndTurn: 0.0,
}


def _main(state: OnMars, seat: int, move: TakeMainAction) -> float:
    company = state.companies[seat]
    open_plans = sum(own.built is None for own in company.plans)
    match move.main:
        case "A-UPG":
            return 30.0
        case "A-BUILD":
            return 25.0
        case "A-SHIP":
            return 22.0
        case "A-HIRE":
            return 6.0 if len(company.contracts) < 3 else -1.0
        case "A-CTRL":
            return 4.0
        case "A-RND":
            return 15.0
        case "A-PLAN":
            return 18.0 if open_plans < 2 else -4.0
        case "A-LEARN":
            return 16.0 if len(company.lab) < 5 else 2.0
        case "A-SUPPLY":
            return 5.0
    return 3.0 + 8.0 * (open_plans >= 2)


def _build(state: OnMars, seat: int, move: Build) -> float:
    """Whatever life support lacks most, then complexes, then shelters."""
    count = sum(b.building == move.building for b in state.buildings)
    worth = 0.0
    if move.building == "shelter":
        worth = 9.0 - 2 * sum(b.owner == seat for b in state.buildings)
    elif move.building != "mine":
        worth = 12.0 - 3 * min(count, 5)
    touching = sum(
        b.building == move.building and distance(b.hex, move.hex) == 1 for b in state.buildings
    )
    return worth + 2.0 * touching


def _move_robot(state: OnMars, seat: int, move: MoveRobot) -> float:
    """Towards the middle, where there is something to build next to."""
    home = state.companies[seat].robots[move.robot]
    centre = state.buildings[(state.round + seat) % 5].hex
    gained = distance(home, centre) - distance(move.hex, centre)
    return 2.0 * gained if distance(home, centre) > 1 else -4.0


def _step_rover(state: OnMars, seat: int, move: StepRover) -> float:
    if move.hex in state.crystals:
        return 4.0
    goals = [spot.hex for spot in state.finds]
    rover = state.companies[seat].rover
    if not goals or rover is None:
        return 0.0
    nearest = min(distance(move.hex, cell) for cell in goals)
    return 1.0 if nearest < min(distance(rover, cell) for cell in goals) else -3.5


def _stop(state: OnMars, seat: int, move: Stop) -> float:
    return 1.5 if state.pending[-1].kind == "drive" else 0.0


def _travel(state: OnMars, seat: int, move: Travel) -> float:
    return 4.0 if move.vehicle == "shuttle" else -2.0


_JUDGES: dict[type[Move], Callable[[OnMars, int, Any], float]] = {
    TakeMainAction: _main,
    Build: _build,
    MoveRobot: _move_robot,
    StepRover: _step_rover,
    Stop: _stop,
    Travel: _travel,
}

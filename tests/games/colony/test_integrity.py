"""Positions that could never be on a table, and positions with one thing changed."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.apply import begin
from areopagus.games.colony.components import HOUSE_MATERIAL
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.pieces import Due, FindSpot, LabTile, OwnPlan
from areopagus.games.colony.state import OnMars, Options
from areopagus.games.colony.steps import (
    AftermathStep,
    ApplyStep,
    DevelopStep,
    DisplaceStep,
    DriveStep,
    GainChoiceStep,
    JourneyStep,
    PayStep,
    RaiseStep,
    RetrieveStep,
    TakeItemStep,
    TakePlanStep,
    TurnStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Inconsistent
from tests.games.colony.mutation import mutate
from tests.games.colony.players import at_random
from tests.games.colony.scene import PURPLE, Scene
from tests.games.colony.test_laws import OTHER_RULINGS

Spoil = Callable[[Scene], object]

SPOILED: list[tuple[str, Spoil]] = [
    ("queue", lambda s: s.state.queue.extend([1, 1])),
    ("slots", lambda s: s.colonists("A-BUILD", 0, 1, 2, 3)),
    ("slots", lambda s: s.colonists("A-HIRE", 0, 0)),
    ("turn-order", lambda s: setattr(s.company(0), "space", s.company(1).space)),
    ("turn-order", lambda s: setattr(s.company(0), "space", None)),
    ("phase", lambda s: setattr(s.state, "shuttle", None)),
    ("options", lambda s: _long_first_game(s)),
    ("missions", lambda s: setattr(s.state.missions[0], "left", 20)),
    ("missions", lambda s: s.missions("M1", "M3", "M5")),
    ("rewards", lambda s: setattr(s.state, "rewards", ["LR1"] * 4)),
    ("map", lambda s: s.robots(0, (6, 6))),
    ("one-building-per-hex", lambda s: s.building("mine", 0, 0)),
    ("building-tiles", lambda s: s.state.stocks[0].tiles.pop()),
    ("buildings", lambda s: setattr(s.state.buildings[0], "colonist", 1)),
    ("starting-buildings", lambda s: setattr(s.state.buildings[0], "hex", Hex(1, 0))),
    ("finds", lambda s: s.state.finds.append(FindSpot(hex=Hex(1, 1), finds=["RT-A1"]))),
    ("finds", lambda s: s.state.finds.append(FindSpot(hex=Hex(0, 0), finds=["DT01"]))),
    ("crystals", lambda s: s.crystals_on((0, 0))),
    ("exploration", lambda s: s.state.exploration.pop()),
    ("tech-tiles", lambda s: s.state.tech_reserve.pop()),
    ("tech-tiles", lambda s: s.company(0).lab.append(LabTile(cell="L1a", tile="TT-SHE-green"))),
    ("laboratory", lambda s: s.place_tech(0, "TT-SHE-purple", "L1a")),
    ("plans", lambda s: s.company(0).plans.append(OwnPlan(plan=s.state.plan_display[0]))),
    ("plan-stack", lambda s: s.state.plan_stack.reverse()),
    ("plan-stack", lambda s: setattr(s.state, "level", 2)),
    ("built-plans", lambda s: s.plan(0, "BP01", built=Hex(0, -2))),
    ("radar", lambda s: _radar(s)),
    ("cards", lambda s: s.state.contract_deck.pop()),
    ("scientists", lambda s: s.scientist(0, "S-GEO", "BP01")),
    ("contracts", lambda s: s.contract(0, "EC07", mineral=5)),
    ("contracts", lambda s: setattr(s.contract(0, "EC07"), "done", True)),
    ("warehouse", lambda s: setattr(s.state.warehouse, "water", 4)),
    ("goals", lambda s: s.company(0).goals.pop()),
    ("goals", lambda s: setattr(s.company(0), "purse", 1)),
    ("shelters", lambda s: s.state.buildings.pop()),
    ("storage", lambda s: s.stock(0, water=3)),
    ("depot", lambda s: s.stock(0, crystals=4)),
    ("rockets", lambda s: s.stock(0, hangar=1)),
    ("rockets", lambda s: setattr(s.company(0), "rockets", [1, 2])),
    ("colonists", lambda s: s.stock(0, quarters=5)),
    ("colonists", lambda s: s.stock(0, working=12)),
    ("robots", lambda s: s.company(0).robots.pop()),
    ("progress", lambda s: s.company(0).progress.extend(["mine", "mine"])),
    ("research", lambda s: _research(s)),
    ("one-piece-per-hex", lambda s: s.robots(0, (2, -3))),
    ("pending", lambda s: s.state.pending.clear()),
    ("pending", lambda s: s.state.pending.append(TurnStep(seat=1))),
    ("pending", lambda s: s.state.pending.append(ApplyStep(seat=0, of="A-PLAN"))),
    ("pending", lambda s: s.state.pending.append(DisplaceStep(seat=0, hex=Hex(1, 1)))),
    ("pending", lambda s: _raise(s)),
    ("pending", lambda s: setattr(s.state, "pending", [JourneyStep(seat=0)])),
    ("pending", lambda s: setattr(s.state, "phase", "shuttle")),
    ("pending", lambda s: _over_too_soon(s)),
    ("queue", lambda s: s.state.queue.extend([2, 1])),
    ("shuttle", lambda s: setattr(s.state, "shuttle", "O2")),
    ("ending", lambda s: setattr(s.state, "phase", "over")),
    ("ending", lambda s: setattr(s.state, "ending", "announced")),
    ("ending", lambda s: setattr(s.state, "ending", "last_round")),
    ("ending", lambda s: _ride_after_the_limit(s)),
    ("missions", lambda s: setattr(s.state.missions[0], "left", 1)),
    ("missions", lambda s: setattr(s.state.missions[2], "left", 0)),
    ("aftermath", lambda s: _gap(s)),
    ("aftermath", lambda s: s.state.dues.append(Due(owner=1, tile="TT-SHE-green"))),
    ("aftermath", lambda s: _ripe(s)),
    ("crystals", lambda s: _on_a_crystal(s)),
    ("pending", lambda s: _stowaway(s)),
]


def _long_first_game(scene: Scene) -> None:
    scene.state.options.first_game = True
    scene.state.options.length = "long"


def _radar(scene: Scene) -> None:
    scene.plan(0, "BP01")
    scene.company(0).plans[0].radar = scene.state.discovery_stack.pop()


def _research(scene: Scene) -> None:
    scene.state.finds = [s for s in scene.state.finds if "RT-A1" not in s.finds]
    scene.company(0).research = ["RT-A1", "RT-A2"]


def _gap(scene: Scene) -> None:
    scene.scientist(PURPLE, "S-GEO")
    card = scene.state.display[0]
    scene.state.display[0] = None
    scene.state.contract_deck.append(card)  # type: ignore[arg-type]


def _ripe(scene: Scene) -> None:
    """All four columns have reached the colony marker's row."""
    scene.level(2)
    plans = scene.state.plan_display
    scene.state.level = 1
    scene.state.plan_stack += reversed(plans[:12])
    scene.state.plan_display = [
        plan for plan in HOUSE_MATERIAL.plans if plan not in scene.state.plan_stack
    ]


def _on_a_crystal(scene: Scene) -> None:
    scene.crystals_on((1, 1))
    scene.robots(PURPLE, (1, 1))


def _stowaway(scene: Scene) -> None:
    """The shuttle has not crossed, and yet it takes somebody along."""
    scene.journey(PURPLE)
    scene.state.crossed = False


def _over_too_soon(scene: Scene) -> None:
    scene.state.options.round_limit = 1
    scene.state.phase = "over"


def _ride_after_the_limit(scene: Scene) -> None:
    scene.state.options.round_limit = 1
    scene.journey(PURPLE)


def _raise(scene: Scene) -> None:
    scene.state.pending += [
        RaiseStep(seat=0, building="mine", hex=Hex(0, 0)),
        PayStep(seat=0, bill=["water"]),
    ]


@pytest.mark.parametrize(
    ("invariant", "spoil"), SPOILED, ids=[f"{n}-{name}" for n, (name, _) in enumerate(SPOILED)]
)
def test_what_could_never_be_is_refused_by_name(invariant: str, spoil: Spoil) -> None:
    scene = Scene().consistent()
    spoil(scene)
    with pytest.raises(Inconsistent) as refused:
        ON_MARS.admit(scene.state)
    assert refused.value.invariant == invariant


def test_a_question_without_an_answer_is_refused() -> None:
    scene = Scene()
    scene.state.pending.append(PayStep(seat=PURPLE, bill=["water", "water", "water"]))
    with pytest.raises(Inconsistent) as refused:
        ON_MARS.admit(scene.state)
    assert refused.value.invariant == "open-question"


@pytest.mark.parametrize(
    "step",
    [
        DevelopStep(seat=PURPLE, left=0, free=True),
        GainChoiceStep(seat=PURPLE, left=0),
        RetrieveStep(seat=PURPLE, left=0, places=["working_area"]),
        TakeItemStep(seat=PURPLE, left=0),
        TakePlanStep(seat=PURPLE, left=0, must=True),
    ],
    ids=lambda step: step.kind,
)
def test_a_series_is_over_with_the_last_of_it(step: Any) -> None:
    """It was admitted, and with one more taken there was less than nothing left."""
    scene = Scene()
    scene.state.pending.append(step)
    with pytest.raises(Inconsistent) as flaw:
        ON_MARS.admit(scene.state)
    assert (flaw.value.invariant, flaw.value.pointer) == ("pending", "/pending/1")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_one_thing_changed_is_refused_or_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    options = Options(round_limit=9, **(OTHER_RULINGS if seed % 3 == 0 else {}))  # type: ignore[arg-type]
    state: OnMars = ON_MARS.setup([None] * (2 + seed % 3), str(seed), options)
    _walk(state, rng, rng.randint(0, 150))
    truth = msgspec.to_builtins(state)
    for _ in range(40):
        changed = copy.deepcopy(truth)
        where = mutate(changed["pending"] if rng.random() < 0.3 else changed, rng)
        try:
            other = msgspec.convert(changed, OnMars)
            ON_MARS.admit(other)
        except (msgspec.ValidationError, Inconsistent):
            continue
        _walk(other, rng, 10_000)
        assert ON_MARS.is_over(other), where


def _walk(state: OnMars, rng: Random, plies: int) -> None:
    """Play at random; the position stays consistent at every decision."""
    start = state.ply
    while state.ply < start + plies and not ON_MARS.is_over(state):
        (question,) = ON_MARS.questions(state)
        (moves,) = ON_MARS.legal_answers(state, [question], None)
        assert moves, question
        ON_MARS.play(state, question.seat, at_random(state, question.seat, moves, rng))
        if rng.random() < 0.2:
            ON_MARS.check(state)


CASES = Path(__file__).with_name("cases")


@pytest.mark.rule("OM-TURN-5")
def test_a_hire_that_nothing_sees_to_afterwards_is_no_position() -> None:
    """It was admitted, and the position after it, with its gap in the display, was not."""
    case = json.loads((CASES / "hire-without-aftermath.json").read_text())
    state = ON_MARS.decode(json.dumps(case["state"]))
    with pytest.raises(Inconsistent) as flaw:
        ON_MARS.admit(state)
    assert (flaw.value.invariant, flaw.value.pointer) == ("pending", "/pending/1")


@pytest.mark.rule("OM-TURN-5")
@pytest.mark.rule("R-TIMING")
@pytest.mark.parametrize("timing", ["at_once", "end_of_turn"])
def test_outside_of_turns_nothing_waits_for_the_end_of_one(timing: str) -> None:
    scene = Scene(timing=timing)
    state = scene.state
    state.phase, state.pending = "shuttle", [apply := ApplyStep(seat=PURPLE, of="TO6")]
    begin(ColonyTable(HOUSE_MATERIAL, state, PURPLE), apply)
    assert [type(step) for step in state.pending] == [AftermathStep, DriveStep]

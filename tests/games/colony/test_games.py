"""Whole games: at random to either end, and greedy ones that reach the deep parts of the rules."""

from collections import Counter

import pytest

from areopagus.games.colony import ON_MARS, events
from areopagus.games.colony.components import HOUSE_MATERIAL
from areopagus.games.colony.moves import TakeExecutiveAction, TakeMainAction
from areopagus.games.colony.moves.cards import UsePlan
from areopagus.games.colony.state import OnMars, Options
from areopagus.kernel.event import Event
from areopagus.kernel.move import Move
from tests.games.colony.players import greedy, play

GAMES = range(100)


@pytest.mark.slow
@pytest.mark.rule("OM-END-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_by_missions_or_level_5(seats: int) -> None:
    ends: Counter[str] = Counter()
    for seed in GAMES:
        state = play(seats, seed, Options(length="long" if seed % 2 else "short"))
        assert state.ending == "last_round"
        assert state.remaining_missions == 0
        ends["level 5" if state.level == 5 else "missions"] += 1
    assert ends["missions"] > 0
    print(seats, "seats:", dict(ends))


@pytest.mark.slow
@pytest.mark.rule("OM-HOUSE-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_by_the_round_limit(seats: int) -> None:
    for seed in GAMES:
        state = play(seats, seed, Options(round_limit=5))
        assert state.round == 5
        assert state.ending == "open"
        assert ON_MARS.score(state).final


class Witness:
    """Counts what greedy games make of the rules."""

    def __init__(self) -> None:
        self.rules: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()

    def __call__(self, state: OnMars, seat: int, move: Move, told: list[Event]) -> None:
        if isinstance(move, TakeMainAction):
            self.seen[move.main] += 1
        if isinstance(move, TakeExecutiveAction):
            self.seen[move.executive] += 1
        if isinstance(move, UsePlan):
            self.seen[move.plan] += 1
        for event in told:
            self.rules.update(_RULES_OF_EVENTS.get(type(event), ()))
            self._note(event)

    def _note(self, event: Event) -> None:
        match event:
            case events.Upgraded(plan=plan):
                self.seen[f"advanced {HOUSE_MATERIAL.plans[plan].building}"] += 1
            case events.ContractCompleted(contract=contract):
                kind = (
                    "delivery" if HOUSE_MATERIAL.contracts[contract].building is None else "upgrade"
                )
                self.seen[f"{kind} contract"] += 1
            case events.PointsScored(rule=rule):
                self.rules[rule] += 1
            case events.ColonyGrew(level=level):
                self.seen[f"level {level}"] += 1
            case events.GoalCompleted(goal=goal, reward=reward):
                self.seen[f"{goal}-{reward}"] += 1
            case events.BenefitChosen(benefit=benefit):
                self.seen[benefit] += 1


_RULES_OF_EVENTS: dict[type[Event], tuple[str, ...]] = {
    events.TurnBegan: ("OM-TURN-1", "OM-GEN-1"),
    events.CrystalsReceived: ("OM-GEN-6", "OM-TURN-2"),
    events.SlotTaken: ("OM-SLOT-1", "OM-SLOT-6"),
    events.SlotsCleared: ("OM-SLOT-4",),
    events.PlanTaken: ("OM-PLAN-1",),
    events.TechTaken: ("OM-LEARN-1",),
    events.TechDeveloped: ("OM-RND-2",),
    events.TechUsed: ("OM-TECH-1", "OM-TECH-3"),
    events.OxygenKept: ("OM-TECH-4",),
    events.ItemTaken: ("OM-SUPPLY-1",),
    events.RobotMoved: ("OM-CTRL-1", "OM-CTRL-2", "OM-CTRL-3"),
    events.RoverMoved: ("OM-ROVER-1", "OM-CTRL-2"),
    events.CrystalCollected: ("OM-ROVER-2",),
    events.FindTaken: ("OM-ROVER-3", "OM-ROVER-4", "OM-ROVER-7"),
    events.HexCleared: ("OM-BOT-1", "OM-DISP-1"),
    events.BuildingRaised: ("OM-BUILD-1", "OM-BUILD-2", "OM-BUILD-3", "OM-BUILD-7", "OM-BUILD-8"),
    events.CrystalsPlaced: ("OM-BUILD-7",),
    events.ProgressMade: ("OM-BUILD-9", "OM-BUILD-5"),
    events.ColonistPlaced: ("OM-MINE-1",),
    events.ColonistDisplaced: ("OM-DISP-3", "OM-MINE-2"),
    events.TrackRose: ("OM-LSS-1",),
    events.BenefitChosen: ("OM-LSS-3",),
    events.ColonyGrew: ("OM-COL-1", "OM-COL-2", "OM-COL-3", "OM-COL-4", "OM-COL-6"),
    events.Upgraded: ("OM-UPG-1", "OM-UPG-3"),
    events.RocketWelcomed: ("OM-SHIP-1", "OM-SHIP-2", "OM-SHIP-3"),
    events.RobotPlaced: ("OM-SHIP-4",),
    events.CardTaken: ("OM-HIRE-1",),
    events.DisplayRefilled: ("OM-HIRE-3",),
    events.PlanUsed: ("OM-EXEC-4", "OM-EXEC-7", "OM-UPG-6"),
    events.ExecutiveActionTaken: ("OM-EXEC-1", "OM-EXEC-2"),
    events.MissionAdvanced: ("OM-MIS-1",),
    events.Delivered: ("OM-CON-1",),
    events.ContractCompleted: ("OM-CON-2", "OM-CON-3"),
    events.GoalCompleted: ("OM-GOAL-1",),
    events.ShuttleMoved: ("OM-SHU-1",),
    events.Travelled: ("OM-SHU-3", "OM-TRAVEL-C", "OM-TRAVEL-O"),
    events.Stayed: ("OM-SHU-4",),
    events.ColonistsReturned: ("OM-GEN-9",),
    events.LastRoundAnnounced: ("OM-END-1",),
    events.GameEnded: ("OM-END-3",),
}


@pytest.mark.slow
def test_greedy_games_reach_the_deep_parts_with_plausible_scores() -> None:
    witness = Witness()
    totals: list[int] = []
    levels: Counter[int] = Counter()
    for seats in (2, 3, 4):
        for seed in range(12):
            state = play(seats, seed, Options(round_limit=60), greedy, witness)
            totals += [tally.total for tally in ON_MARS.score(state).seats]
            levels[state.level] += 1
    totals.sort()
    assert 30 <= totals[len(totals) // 2] <= 120, "the middling score of a person's game"
    assert totals[-1] <= 250
    assert levels[5] > 0
    buildings = {card.building for card in HOUSE_MATERIAL.plans.values()}
    assert {f"advanced {kind}" for kind in buildings} <= set(witness.seen)
    assert witness.seen["delivery contract"]
    assert {"A-PLAN", "A-BUILD", "A-UPG", "A-HIRE", "A-SHIP", "A-CTRL"} <= set(witness.seen)
    unknown = set(witness.rules) - {rule.id for rule in ON_MARS.rulebook}
    assert not unknown
    assert len(witness.rules) >= 45
    _report(witness, totals, levels)


def _report(witness: Witness, totals: list[int], levels: Counter[int]) -> None:
    print(f"greedy scores {totals[0]} … {totals[len(totals) // 2]} … {totals[-1]}; levels {levels}")
    print("rules exercised:", dict(sorted(witness.rules.items())))
    print("seen:", dict(sorted(witness.seen.items())))
    effects = {source for source in HOUSE_MATERIAL.effects if source[:2] in ("BP", "PG", "LB")}
    print("never used:", sorted(effects - set(witness.seen)))

"""What a bot expects of a position: what an estimate must not forget."""

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.potential import OPEN_END, rounds_left
from tests.games.colony.scene import GREEN, PURPLE, Scene


def expected(scene: Scene, seat: int = PURPLE) -> float:
    scene.table.redraw()
    return ON_MARS.prospects(scene.state)[seat]


def test_a_finished_game_is_its_score() -> None:
    scene = Scene()
    scene.state.phase = "over"
    totals = [tally.total for tally in ON_MARS.score(scene.state).seats]
    assert ON_MARS.prospects(scene.state) == totals


def test_a_colonist_on_an_action_comes_back() -> None:
    """It is missed until then, but by far not as if it were lost."""
    scene = Scene()
    at_home = expected(scene)
    scene.stock(PURPLE, quarters=2)
    lost = expected(scene)
    scene.colonists("A-BUILD", PURPLE)
    assert lost < expected(scene) < at_home
    assert at_home - expected(scene) < (at_home - lost) / 2


def test_what_grows_counts_less_with_every_round() -> None:
    scene = Scene()
    leads = []
    for round in (1, 6, 11):
        scene.state.round = round
        without = expected(scene)
        scene.company(PURPLE).robots.append(Hex(6, -3))
        leads.append(expected(scene) - without)
        scene.company(PURPLE).robots.pop()
    assert leads[0] > leads[1] > leads[2] > 0


def test_a_robot_is_worth_more_where_something_can_be_built() -> None:
    scene = Scene()
    scene.robots(PURPLE, (6, -3))
    far = expected(scene)
    scene.robots(PURPLE, (1, -1))
    assert expected(scene) > far


def test_what_lies_ready_is_of_no_use_when_it_is_too_late() -> None:
    scene = Scene()
    before = expected(scene, GREEN)
    scene.stock(GREEN, crystals=3)
    early = expected(scene, GREEN) - before
    scene.state.ending = "last_round"
    scene.stock(GREEN, crystals=1)
    before = expected(scene, GREEN)
    scene.stock(GREEN, crystals=3)
    assert 0 < expected(scene, GREEN) - before < early


def test_an_end_in_sight_is_seen() -> None:
    scene = Scene()
    open_end = rounds_left(scene.state)
    for card in scene.state.missions[:2]:
        card.left = 0
    assert rounds_left(scene.state) < open_end
    scene.state.ending = "announced"
    assert rounds_left(scene.state) == 2
    scene.state.ending = "last_round"
    assert rounds_left(scene.state) == 1


def test_a_limit_of_rounds_is_known() -> None:
    scene = Scene(round_limit=3)
    assert rounds_left(scene.state) == 3
    scene.state.round = 3
    assert rounds_left(scene.state) == 1


def test_without_a_limit_some_rounds_always_seem_to_be_left() -> None:
    scene = Scene()
    assert rounds_left(scene.state) == 14, "three missions are still to be done"
    for round, left in ((10, 7), (16, OPEN_END), (60, OPEN_END)):
        scene.state.round = round
        assert rounds_left(scene.state) == left

"""Rules that can be read in two ways: each reading, the default and the other one."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.events import AstronautMoved, Passed
from areopagus.games.mission.game import Mission
from areopagus.games.mission.moves import Kill, March, MarchOther, Pass
from areopagus.games.mission.state import AnyOptions, PlaneteRougeOptions, RedPlanetOptions
from tests.games.mission.given import A, At, B, Given


def soldier(options: PlaneteRougeOptions, **others: int) -> At:
    """A soldier who may kill his own astronaut in Hellas and, there or elsewhere, others'."""
    given = Given(PLANETE_ROUGE, options=options).docks().zone("hellas", {A: 1})
    for zone, count in others.items():
        given.zone(zone, {B: count})
    return given.playing(A, "soldier")


@pytest.mark.rule("AMB-28")
@pytest.mark.rule("PR-CHAR-SOLDIER-2", refuses=True)
def test_a_soldier_must_kill_his_own_when_nobody_else_can_be_killed() -> None:
    at = soldier(PlaneteRougeOptions())
    refused = at.refuses(Pass())
    assert (refused.rule, refused.reason) == ("PR-CHAR-SOLDIER-2", "must-kill")
    assert at.listed() == [Kill(zone="hellas", victim=A)]


@pytest.mark.rule("AMB-28")
def test_or_he_may_spare_them() -> None:
    at = soldier(PlaneteRougeOptions(soldier="may"))
    assert at.listed() == [Kill(zone="hellas", victim=A), Pass()]
    at.play(Pass())
    assert [event.character for event in at.told(Passed)] == ["soldier"]
    assert at.zone("hellas").astronauts[A] == 1


@pytest.mark.rule("AMB-28")
def test_but_not_if_somebody_else_can_be_killed() -> None:
    may = PlaneteRougeOptions(soldier="may")
    assert soldier(may, ausonia=1).refuses(Pass()).rule == "PR-CHAR-SOLDIER-2"
    at = Given(PLANETE_ROUGE, options=may).docks().zone("hellas", {A: 1})
    out_of_reach = at.zone("mare-tyrrhenum", {B: 1}).playing(A, "soldier")
    assert out_of_reach.allows(Pass())


def explorer(options: PlaneteRougeOptions) -> At:
    given = Given(PLANETE_ROUGE, options=options).zone("hellas", {A: 1, B: 1})
    return given.playing(A, "explorer").skip_boarding()


@pytest.mark.rule("AMB-06")
@pytest.mark.rule("PR-CHAR-EXPLORER-2", refuses=True)
def test_an_explorer_moves_his_own_astronauts_only() -> None:
    at = explorer(PlaneteRougeOptions())
    refused = at.refuses(MarchOther(company=B, origin="hellas", target="ausonia"))
    assert (refused.rule, refused.reason) == ("PR-CHAR-EXPLORER-2", "only-your-own")
    assert not any(isinstance(move, MarchOther) for move in at.listed())


@pytest.mark.rule("AMB-06")
def test_or_he_moves_anybodys() -> None:
    at = explorer(PlaneteRougeOptions(explorer="any"))
    own = MarchOther(company=A, origin="hellas", target="ausonia")
    assert at.refuses(own).reason == "not-an-opponent"
    gone = MarchOther(company=B, origin="ausonia", target="hellas")
    assert at.refuses(gone).reason == "victim-not-there"
    far = MarchOther(company=B, origin="hellas", target="syrtis-major")
    assert at.refuses(far).reason == "not-adjacent"
    at.play(MarchOther(company=B, origin="hellas", target="ausonia"))
    assert at.told(AstronautMoved) == [
        AstronautMoved(company=B, origin="hellas", target="ausonia", mover=A)
    ]
    assert at.zone("ausonia").explored
    at.play(March(origin="hellas", target="ausonia"))
    assert at.zone("ausonia").astronauts[:2] == [1, 1]


@pytest.mark.rule("AMB-06")
def test_he_then_moves_others_though_nobody_of_his_own_is_on_mars() -> None:
    options = PlaneteRougeOptions(explorer="any")
    at = Given(PLANETE_ROUGE, options=options).zone("hellas", {B: 1}).playing(A, "explorer")
    assert at.skip_boarding().asked == [(A, "walk")]


LANDINGS = [
    (PLANETE_ROUGE, PlaneteRougeOptions(), False),
    (PLANETE_ROUGE, PlaneteRougeOptions(empty_ships="explore"), True),
    (RED_PLANET, RedPlanetOptions(), False),
    (RED_PLANET, RedPlanetOptions(empty_ships="explore"), True),
]


@pytest.mark.rule("AMB-07")
@pytest.mark.rule("PR-LAND-4")
@pytest.mark.rule("RP-LAND-3")
@pytest.mark.parametrize(("game", "options", "explores"), LANDINGS)
def test_an_empty_ship_explores_or_does_not(
    game: Mission, options: AnyOptions, explores: bool
) -> None:
    ship = f"{game.edition.prefix}-S-08"
    at = Given(game, options=options).flying((ship, [])).round_ends()
    assert at.zone("hellas").explored == explores
    assert (at.zone("hellas").resource is not None) == (explores or game is RED_PLANET)
    assert at.zone("hellas").astronauts == [0, 0, 0]

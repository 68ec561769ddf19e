"""The playground in a real browser: whole games by clicks, the judge, links, live sessions."""

import json
from typing import Any

import pytest

from tests.clients.conftest import NODE, Run

pytestmark = pytest.mark.slow
PLAYED = ["red-planet", "planete-rouge", "on-mars", "magic-maze-on-mars"]


def tried(run: Run, graphql_url: str, name: str) -> Any:
    return json.loads(run("node", "playground.mjs", graphql_url, name))


def test_its_modules_pass_strict_type_checks(run: Run) -> None:
    run("tsc", "--project", str(NODE.parents[1] / "browser/tsconfig.json"))


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_is_played_by_clicks_on_the_board_and_in_the_list(
    run: Run, graphql_url: str, game: str
) -> None:
    report = tried(run, graphql_url, f"play {game}")
    assert report["over"], report
    assert report["touches"] > 0, report
    assert report["lines"] > 0, report
    assert not report["complaints"]
    assert not report["foreign"]
    assert not report["violations"]


def test_the_judge_answers_with_the_rule_and_points_into_a_wrong_position(
    run: Run, graphql_url: str
) -> None:
    report = tried(run, graphql_url, "judge")
    assert report["refused"].startswith("RP-")
    assert "/state/round" in report["impossible"]
    assert report["language"] == "fr"
    assert not report["complaints"]
    assert not report["violations"]


def test_a_position_is_shared_by_its_link(run: Run, graphql_url: str) -> None:
    report = tried(run, graphql_url, "share")
    assert report["hash"].startswith("#/play/red-planet/state/")
    assert report["moves"] > 0
    assert not report["complaints"]


def test_it_looks_well_on_a_phone_at_night_and_in_french(run: Run, graphql_url: str) -> None:
    for screen, report in tried(run, graphql_url, "looks")["reports"].items():
        assert report == {"wide": 0, "complaints": [], "foreign": [], "violations": []}, screen


def test_a_session_is_played_on_several_devices_and_survives_a_cut_connection(
    run: Run, graphql_url: str
) -> None:
    report = tried(run, graphql_url, "live")
    assert report["cut"]
    assert report["lines"] >= 3
    assert report["secrets"] == 0
    assert not report["complaints"]

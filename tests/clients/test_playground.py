"""The playground in a real browser: whole games by clicks, bots, samples, the judge, sessions."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from areopagus.referee.catalogue import Catalogue
from tests.browser.playground import client_modules, vendored_modules
from tests.browser.playground_samples import FILE, written
from tests.clients.conftest import NODE, Run, installed
from tests.packs.boxes import box, random_box
from tests.server import running_service
from tests.sessions.redis_server import redis_server

pytestmark = pytest.mark.slow
CLIENT = NODE.parents[2] / "clients/typescript"
MOST_BYTES = 250_000
"""What may be loaded before a game can be played, compressed."""
PLAYED = ["red-planet", "planete-rouge", "on-mars", "magic-maze-on-mars"]
SAMPLES = json.loads(FILE.read_text(encoding="utf-8"))["samples"]
STORES = ["in-process", "redis"]
PATIENT = {"request_seconds": "120", "pack_check_seconds": "120", "pack_games": "1"}


def tried(run: Run, graphql_url: str, name: str, script: str = "playground.mjs") -> Any:
    return json.loads(run("node", script, graphql_url, name))


def assert_clean(report: Any) -> None:
    """Nothing went wrong in the page, nobody else was asked, and axe has nothing to say."""
    assert not report["complaints"]
    assert not report.get("foreign")
    assert not report.get("violations")


@pytest.fixture(scope="module")
def graphql_url() -> Iterator[str]:
    """A service with as much time for a search as a busy machine takes."""
    with running_service(**PATIENT) as address:
        yield f"{address}/graphql"


@pytest.fixture(scope="module", params=STORES)
def any_service(request: pytest.FixtureRequest, graphql_url: str) -> Iterator[str]:
    """A service that keeps its sessions in the process, and one that keeps them in Redis."""
    if request.param == "in-process":
        yield graphql_url
        return
    with redis_server() as redis, running_service(redis_url=redis.url, **PATIENT) as address:
        yield f"{address}/graphql"


def test_its_modules_pass_strict_type_checks(run: Run) -> None:
    run("tsc", "--project", str(NODE.parents[1] / "browser/tsconfig.json"))


def test_it_is_served_with_our_client_as_it_stands() -> None:
    command = ["npm", "run", "build"]
    done = subprocess.run(
        command, cwd=CLIENT, env=installed(CLIENT), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert vendored_modules() == client_modules(), "run `make playground`"


def test_its_samples_are_as_they_are_made() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `make playground`"


def test_each_sample_is_judged_by_its_rule() -> None:
    catalogue = Catalogue()
    ids = [(sample["game"], sample["id"]) for sample in SAMPLES]
    assert len(set(ids)) == len(ids)
    assert sum(sample["door"] for sample in SAMPLES) == len(PLAYED)
    assert all(len([id for game, id in ids if game == played]) >= 10 for played in PLAYED)
    with_rules = [sample for sample in SAMPLES if "rule" in sample]
    for sample in with_rules:
        referee = catalogue[sample["game"]]
        body = {key: sample[key] for key in ("state", "seat", "move", "at")}
        verdict = referee.judge(msgspec.convert(body, referee.shapes.judge_request))
        assert verdict.rule, sample["id"]
        assert verdict.rule.id == sample["rule"], sample["id"]


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_is_played_by_clicks_on_the_board_and_in_the_list(
    run: Run, graphql_url: str, game: str
) -> None:
    report = tried(run, graphql_url, f"play {game}")
    assert report["over"], report
    assert report["touches"] > 0, report
    assert report["lines"] > 0, report
    assert report["score"]["lines"] > 0, report
    assert report["score"]["lost"] == []
    assert_clean(report)


@pytest.mark.parametrize("game", ["red-planet", "on-mars", "magic-maze-on-mars"])
def test_bots_play_the_empty_seats_and_a_person_is_advised(
    run: Run, graphql_url: str, game: str
) -> None:
    report = tried(run, graphql_url, f"bots {game}")
    assert report["advice"].startswith(("Suggested:", "Better to wait")), report
    assert report["others"] >= 3, report
    assert_clean(report)


def test_where_nothing_is_suggested_bots_play_at_random_and_say_so(run: Run) -> None:
    with running_service(suggest_workers="0") as address:
        report = tried(run, f"{address}/graphql", "bots at random")
    assert "random" in report["hint"]
    assert report["others"] >= 3, report
    assert_clean(report)


def test_each_sample_opens_by_its_link_and_tells_its_rule_when_touched(
    run: Run, graphql_url: str
) -> None:
    report = tried(run, graphql_url, "samples")
    assert report["count"] == report["listed"] >= 40
    assert report["touched"] >= 40, report
    assert report["tried"] == sum("rule" in sample for sample in SAMPLES)
    assert not report["wrong"]
    assert_clean(report)


def test_a_table_joins_moves_steps_back_and_shows_the_code_behind_it(
    run: Run, graphql_url: str, tmp_path: Path
) -> None:
    report = tried(run, graphql_url, "table")
    assert " · " in report["joined"]
    assert report["curtain"]
    assert report["hidden"]
    assert_clean(report)
    for step, operation in (("begun", "setup"), ("applied", "apply")):
        answers = answers_of(run, report[step], graphql_url, tmp_path)
        by_graphql = answers.pop("GraphQL")["onMars"][operation]
        assert {answer["digest"] for answer in answers.values()} == {by_graphql["digest"]}


def answers_of(run: Run, code: dict[str, str], graphql_url: str, folder: Path) -> dict[str, Any]:
    """What the programs that the page shows are answered with, by their language."""
    return {kind: answer_of(run, kind, code[kind], graphql_url, folder) for kind in code}


def answer_of(run: Run, kind: str, code: str, graphql_url: str, folder: Path) -> Any:
    if kind == "GraphQL":
        query, _, variables = code.partition("# variables")
        bearer = re.match("# authorization: (.+)", query)
        return httpx.post(
            graphql_url,
            json={"query": query, "variables": json.loads(variables)},
            headers={"authorization": bearer.group(1)} if bearer else {},
            timeout=60,
        ).json()["data"]
    if kind == "curl":
        return json.loads(run("bash", "-c", code))
    if kind == "Python":
        program = f"import json\n{code}\nprint(json.dumps(answer))"
        return json.loads(run(sys.executable, "-c", program))
    path = folder / "behind.mjs"
    path.write_text(f"{code}\nconsole.log(JSON.stringify(answer));", encoding="utf-8")
    return json.loads(run("node", str(path)))


def test_what_a_move_changes_moves_on_the_board_unless_that_is_unwanted(
    run: Run, graphql_url: str
) -> None:
    report = tried(run, graphql_url, "motion")
    assert report["no-preference"]["changes"] > 0
    assert report["reduce"] == {"changes": 0, "glowing": 0}


def test_the_judge_answers_with_the_rule_and_points_into_a_wrong_position(
    run: Run, graphql_url: str
) -> None:
    report = tried(run, graphql_url, "judge")
    assert report["sample"].startswith("RP-CHAR-SOLDIER-2")
    assert report["again"] == report["sample"]
    assert report["refused"].startswith("RP-")
    assert "/state/round" in report["impossible"]
    assert report["place"] == "99"
    assert report["language"] == "fr"
    assert_clean(report)


def test_what_is_asked_while_the_service_is_away_is_answered_when_it_is_back(
    run: Run, graphql_url: str
) -> None:
    report = tried(run, graphql_url, "offline")
    assert "tries again by itself" in report["said"]
    assert report["step"] == "Move 1 of 1"
    assert_clean(report)


def test_a_position_is_shared_by_its_link(run: Run, graphql_url: str) -> None:
    report = tried(run, graphql_url, "share")
    assert report["hash"].startswith("#/play/red-planet/state/")
    assert report["moves"] > 0
    assert_clean(report)


def test_it_looks_well_by_day_and_night_on_a_phone_and_in_french(
    run: Run, graphql_url: str
) -> None:
    well = {"wide": 0, "jumps": False, "complaints": [], "foreign": [], "violations": []}
    for screen, report in tried(run, graphql_url, "looks")["reports"].items():
        assert report == well, screen


def test_it_is_light(run: Run, graphql_url: str) -> None:
    assert tried(run, graphql_url, "weight")["bytes"] < MOST_BYTES


def test_two_browsers_and_a_spectator_share_a_session_that_survives_a_cut_wire(
    run: Run, any_service: str
) -> None:
    report = tried(run, any_service, "two", "playground-live.mjs")
    assert report["cut"] == "reconnexion"
    assert report["lines"] >= 4
    assert report["secrets"] == 0
    assert_clean(report)


def test_four_browsers_play_the_maze_in_real_time(run: Run, any_service: str) -> None:
    report = tried(run, any_service, "four", "playground-live.mjs")
    assert report["full"] != report["sand"]
    assert report["movers"] == 4
    assert report["undo"] == 0
    assert report["talk"]
    assert_clean(report)


def test_bots_play_the_empty_seats_of_a_session(run: Run, any_service: str, tmp_path: Path) -> None:
    report = tried(run, any_service, "bots", "playground-live.mjs")
    created = answers_of(run, report["created"], any_service, tmp_path)
    created["GraphQL"] = created["GraphQL"]["redPlanet"]["createSession"]
    assert all(answer["host"] for answer in created.values())
    assert len({answer["session"] for answer in created.values()}) == len(created)
    suggested = answers_of(run, report["suggested"], any_service, tmp_path)
    suggested["GraphQL"] = suggested["GraphQL"]["redPlanet"]["sessionSuggestions"]
    assert all("suggestions" in answer for answer in suggested.values())
    assert report["advice"].startswith("Suggested:")
    assert report["links"] == 2
    assert_clean(report)


# With a box of one's own.


@pytest.fixture
def packs(tmp_path: Path) -> list[str]:
    """Files that an owner might open: a pack, one with flaws, one that is no JSON, another pack."""
    flawed = box("red-planet") | {"iceBonus": 99, "moons": 2}
    flawed["ships"][3]["destination"] = "venus"
    flawed["zones"][2]["adjacent"] = ["ausonia", "pluto"]
    documents = {"good": box("red-planet"), "flawed": flawed, "other": random_box("red-planet", 5)}
    texts = {name: json.dumps(document, indent=2) for name, document in documents.items()}
    texts["garbled"] = '{"game": "red-planet",\n "name": }'
    for name, text in texts.items():
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    return [str(tmp_path / f"{name}.json") for name in ("good", "flawed", "garbled", "other")]


def tried_packs(run: Run, url: str, trial: str, packs: list[str], forgetful: str = "-") -> Any:
    """What the trials of packs report, by their names."""
    told = run("node", "playground-packs.mjs", url, trial, forgetful, *packs)
    return {report.pop("name"): report for report in map(json.loads, told.splitlines())}


def test_a_game_is_dealt_with_a_pack_and_goes_on_where_it_is_forgotten(
    run: Run, graphql_url: str, packs: list[str], tmp_path: Path
) -> None:
    with running_service(**PATIENT) as forgetful:
        reports = tried_packs(run, graphql_url, "forgotten", packs, forgetful)
    table, forgotten = reports["table"], reports["forgotten"]
    assert table["keyboard"]
    assert table["taken"].startswith("Played with “The box on my table”. Pieces of yours: 31.")
    for pieces in (table["pieces"], table["atTable"]):
        assert "Ships 20" in pieces
        assert "Carries 3 astronauts to Zone 2." in pieces
        assert "Zone 10" in pieces
        assert "Recruiter" not in pieces, "which is still ours"
    assert "Zone 3" in table["after"]
    assert table["verdict"] == "Legal"
    assert_clean(table)
    answers = answers_of(run, table["begun"], graphql_url, tmp_path)
    by_graphql = answers.pop("GraphQL")["redPlanet"]["setup"]
    assert {answer["digest"] for answer in answers.values()} == {by_graphql["digest"]}
    assert "does not know this pack any more" in forgotten["said"]
    assert "b2:" in forgotten["said"]
    assert forgotten["another"] == "“Box 5” is another pack."
    assert forgotten["gone"] == 0
    assert_clean(forgotten)


def test_what_is_wrong_with_a_pack_is_told_with_its_place_in_the_file(
    run: Run, graphql_url: str, packs: list[str]
) -> None:
    report = tried_packs(run, graphql_url, "flawed", packs)["flawed"]
    text = Path(packs[1]).read_text(encoding="utf-8").splitlines()
    lines = {
        word: 1 + next(at for at, line in enumerate(text) if word in line)
        for word in ("venus", "pluto", "iceBonus", "moons")
    }
    places = {flaw.partition("\n")[0] for flaw in report["flaws"]}
    assert places == {
        f"Navettes, n°\N{NO-BREAK SPACE}4 (RP-S-04), destination (ligne {lines['venus']})",
        f"Zones, n°\N{NO-BREAK SPACE}3 (hellas), adjacent › n°\N{NO-BREAK SPACE}2"
        f" (ligne {lines['pluto']})",
        f"Ce que vaut le plus de glace (ligne {lines['iceBonus']})",
        f"moons (ligne {lines['moons']})",
    }
    assert "(près de" in report["garbage"]
    assert '"name": }' in report["garbage"]
    assert report["taken"].startswith("On joue avec «\N{NO-BREAK SPACE}The box on my table")
    assert report["left"] == report["without"] == 0
    assert "Région 3" in report["pieces"]
    assert_clean(report)


def test_a_session_with_a_pack_goes_on_once_its_file_is_opened_again(
    run: Run, packs: list[str], tmp_path: Path
) -> None:
    with redis_server() as redis:
        with running_service(redis_url=redis.url, **PATIENT) as address:
            url = f"{address}/graphql"
            report = tried_packs(run, url, "session", packs)["session"]
            assert "Zone 3" in report["board"]
            assert "Ships 20" in report["pieces"]
            assert_clean(report)
            created = answers_of(run, report["created"], url, tmp_path)
            created["GraphQL"] = created["GraphQL"]["redPlanet"]["createSession"]
            assert all(answer["host"] for answer in created.values())
        redis.client.delete(*redis.client.keys("areopagus:pack:*"))
        with running_service(redis_url=redis.url, **PATIENT) as address:
            url = f"{address}/graphql"
            orphaned = tried_packs(run, url, report["hash"], packs, address)["orphaned"]
    assert "does not know this pack any more" in orphaned["said"]
    assert "Zone 3" in orphaned["board"]
    assert_clean(orphaned)

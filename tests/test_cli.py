"""The command line."""

import json
import logging
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from areopagus.cli import main
from areopagus.games.mission import RED_PLANET
from tests import playthroughs
from tests.server import running_service


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [str(Path(sys.executable).with_name("areopagus")), *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, env={**os.environ, **environment}
    )


def test_rules_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "red-planet"]) == 0
    text = capsys.readouterr().out
    assert "RP-SETUP-1" in text
    assert "PR-SETUP-1" not in text


def test_one_rule_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "red-planet", "RP-SETUP-1", "--lang", "fr"]) == 0
    text = capsys.readouterr().out
    assert "On assemble Mars" in text
    assert "RP-SETUP-2" not in text


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "red-planet", "--games", "2", "--seats", "3", "--seed", "s"]
    assert main([*asked, "--options", '{"soldier": "or"}']) == 0
    text = capsys.readouterr().out
    for part in ("2 random games", "branching", "moves/s", "seat 2", "wins"):
        assert part in text
    assert "seat 3" not in text


def test_simulate_lets_bots_play_and_tells_what_was_of_use(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["simulate", "red-planet", "--bots", "random", "--games", "2", "--seats", "3"]
    assert main(asked) == 0
    text = capsys.readouterr().out
    for part in ("2 games of 3 seats", "seat 2", "stages", "points of lead"):
        assert part in text
    assert main([*asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert any(name.startswith("choose/character=") for name in figures["uses"])


def test_simulate_refuses_before_bots_begin(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "red-planet", "--bots", "random"]
    assert main([*asked, "--seats", "9"]) == 2
    assert "is for 2 to 6 seats" in capsys.readouterr().err
    assert main(["simulate", "red-planet", "--plots", "here"]) == 2
    assert "--plots are of --bots" in capsys.readouterr().err


PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Player 1 revealed the Saboteur.", "Round 10 began.", "Won by player"]),
        (
            "fr",
            ["Le joueur 1 a révélé le saboteur.", "Le tour de jeu n° 10 a", "Victoire\u00a0: le"],
        ),
    ],
)
def test_replay_tells_a_playthrough(
    lang: str, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = PLAYTHROUGHS / "red-planet-3-hellas.txt"
    assert main(["replay", str(path), "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert all(line in text for line in lines)


@pytest.mark.parametrize("played", playthroughs.PLAYTHROUGHS, ids=lambda played: played.name)
def test_replay_tells_every_game(
    played: playthroughs.Playthrough, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it tells of each move is what the playthrough shows of it."""
    path, pack = played.path, []
    if played.pack:
        mine = tmp_path / "mine.json"
        mine.write_text(json.dumps(played.pack), encoding="utf-8")
        pack = ["--pack", str(mine)]
    assert main(["replay", str(path), *pack]) == 0
    told = capsys.readouterr().out
    shown = [
        line.strip().partition(" {")[0]
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("    ") and ' {"type"' in line
    ]
    assert shown
    assert all(text in told for text in shown)


def test_replay_tells_a_choice_of_which_nothing_came_yet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", str(PLAYTHROUGHS / "on-mars-3-tharsis.txt"), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Choix du joueur 1\u00a0: Renoncez-y (gagnez 1 Minerai)\n" in told
    assert "Le joueur 2\u00a0: −2\n" in told, "points with a minus, not with a hyphen"
    path = PLAYTHROUGHS / "magic-maze-on-mars-3-tharsis.txt"
    assert '{"type":"tick"}' in path.read_text(encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "Let time pass" not in capsys.readouterr().out, "nobody did anything"


def test_replay_tells_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.json"
    record.write_text(
        '{"setup": {"seats": ["Ann", null, "Bob"], "seed": "s"}, "moves": []}', encoding="utf-8"
    )
    assert main(["replay", str(record), "--game", "red-planet"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Mission: Red Planet (Ann, player 2 and Bob)\n")
    assert "Ann was dealt " in told
    assert "So far:" in told


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("nothing", "neither a record nor a playthrough"),
        ("{}", "required field `setup`"),
        ('{"setup": {"seats": 3, "seed": "s"}, "moves": []}', "give --game"),
        ('{"game": "chess", "setup": {}, "moves": []}', "there is no game 'chess'"),
        ('{"game": "red-planet", "setup": {"seats": 9, "seed": "s"}, "moves": []}', "seats"),
        (
            '{"game": "red-planet", "setup": {"seats": 3, "seed": "s"}, "moves":'
            ' [{"seat": 0, "move": {"type": "choose", "character": "pilot"}}]}',
            "move 1 is illegal: Something else is asked of you now: “Keep one of your starting"
            " cards”. (RP-SETUP-5)",
        ),
    ],
)
def test_replay_complains_of_what_is_no_record(
    content: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record"
    record.write_text(content, encoding="utf-8")
    assert main(["replay", str(record)]) == 2
    assert complaint in capsys.readouterr().err


def test_bots_compete(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "red-planet", "--bots", "greedy,random", "--games", "2", "--seats", "3"]
    assert main(asked) == 0
    text = capsys.readouterr().out
    for part in ("2 games of 3 seats", "greedy", "random", "95 %", "seat 2"):
        assert part in text
    assert main([*asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert figures["bots"]["greedy"]["games"] + figures["bots"]["random"]["games"] == 6
    assert sum(share["wins"] for share in figures["seats"]) == pytest.approx(2)
    assert any(name.startswith("choose/character=") for name in figures["uses"])


def test_suggest_reads_a_state_and_prints_a_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    state = tmp_path / "state.json"
    state.write_bytes(RED_PLANET.encode(RED_PLANET.setup([None] * 3, "cli")))
    asked = ["suggest", "red-planet", str(state), "--seat", "0", "--iterations", "10"]
    assert main(asked) == 0
    assert "Keep" in capsys.readouterr().out
    assert main([*asked, "--json", "--lang", "fr"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["suggestions"][0]["label"].startswith("Gardez")
    assert found["effort"] == {"iterations": 10, "seed": "0"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "red-planet", "RP-NONE-1"], "red-planet has no rule 'RP-NONE-1'"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "red-planet", "--seats", "9", "--games", "1"], "seats"),
        (["simulate", "red-planet", "--options", "{"], "--options: "),
        (["simulate", "red-planet", "--options", '{"colour": 1}'], "unknown field `colour`"),
        (["simulate", "red-planet", "--games", "none"], "'none' is not a number from 1 up"),
        (["simulate", "red-planet", "--bots", "best"], "no bot is called 'best'"),
        (["suggest", "red-planet", "/nowhere", "--seat", "0"], "/nowhere: No such file"),
        (["suggest", "red-planet", os.devnull, "--seat", "0"], "/dev/null: "),
        (["key", "--api", "a b"], "'a b' is no id of 1 to 32 letters, digits, - or _"),
        (["key", "--api", "a", "--scopes", "Play"], "there is no scope 'Play'"),
        (["key", "--scopes", "play"], "--scopes needs --api"),
        (["serve", "--port", "http"], "AREOPAGUS_PORT='http'"),
        (["dance"], "invalid choice"),
        ([], "required"),
    ],
)
def test_errors_are_one_clear_line(arguments: list[str], complaint: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("areopagus: ")
    assert complaint in line


def test_an_api_key_is_for_everything_unless_told_otherwise(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["key", "--api", "ann"]) == 0
    assert capsys.readouterr().out.endswith(":play+sessions+graphql\n")
    assert main(["key", "--api", "ann", "--scopes", "play"]) == 0
    assert capsys.readouterr().out.endswith(":play\n")


def test_a_bad_setting_stops_the_service_with_one_line() -> None:
    done = run("serve", AREOPAGUS_MAX_BODY="huge")
    assert done.returncode == 2
    assert done.stderr == "areopagus: AREOPAGUS_MAX_BODY='huge': expected `int`, got `str`\n"


@pytest.mark.parametrize("command", ["serve", "config"])
@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("AREOPAGUS_API_KEYS", "hidden"),
        ("AREOPAGUS_SEAL_KEYS", "hidden"),
        ("AREOPAGUS_REDIS_URL", "hidden"),
        ("AREOPAGUS_REDIS_URL", "redis://:hidden@host:99999/0"),
        ("AREOPAGUS_REDIS_URL", "redis://host/hidden"),
        ("AREOPAGUS_REDIS_URL", "redis://127.0.0.1:1/0?hidden=1"),
        ("AREOPAGUS_CORS_ORIGINS", "example.org"),
    ],
)
def test_what_serve_refuses_config_refuses(command: str, variable: str, value: str) -> None:
    done = run(command, **{variable: value})
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"areopagus: {variable}")
    assert "hidden" not in line


def test_variables_that_are_no_setting_are_named() -> None:
    done = run("config", AREOPAGUS_TYPO="1", AREOPAGUS_PORT_8000_TCP="tcp://10.0.0.1:8000")
    assert (done.returncode, done.stderr) == (
        0,
        "areopagus: there is no such setting: AREOPAGUS_TYPO\n",
    )


def test_the_service_starts_and_names_variables_that_are_no_setting(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AREOPAGUS_TYPO", "1")
    monkeypatch.setenv("AREOPAGUS_PORT", "0")
    monkeypatch.setenv("AREOPAGUS_SEAL_KEYS", "one:" + "A" * 43)
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
    assert main(["serve"]) == 0
    assert [record.getMessage() for record in caplog.records] == [
        "there is no such setting: AREOPAGUS_TYPO"
    ]


def test_an_address_that_is_taken_stops_the_service_with_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port))
    assert done.returncode == 2
    complaint = f"cannot listen on 127.0.0.1:{port}: Address already in use"
    assert done.stderr == f"areopagus: {complaint}\n"
    assert run("serve", "--host", "no.such.host.invalid").returncode == 2


def test_export_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = str(tmp_path)
    assert main(["export", "--check", "--root", root]) == 1
    assert main(["export", "--root", root]) == 0
    assert (tmp_path / "openapi/openapi.json").exists()
    assert main(["export", "--check", "--root", root]) == 0


def test_a_closed_pipe_is_not_an_error() -> None:
    areopagus = Path(sys.executable).with_name("areopagus")
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{areopagus} rules red-planet | head -1"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""


def test_several_workers_answer_alike() -> None:
    with running_service(workers="2") as address:
        bodies = {
            httpx.post(
                f"{address}/v1/games/red-planet/setup", json={"seats": 3, "seed": "s"}
            ).content
            for _ in range(8)
        }
    assert len(bodies) == 1


def test_render_draws_a_state(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state, board = tmp_path / "state.json", tmp_path / "board.svg"
    state.write_bytes(RED_PLANET.encode(RED_PLANET.setup([None] * 3, "drawn")))
    assert main(["render", str(state), "--seat", "1", "--lang", "fr", "-o", str(board)]) == 0
    assert 'lang="fr"' in board.read_text(encoding="utf-8")
    assert main(["render", str(state), "--highlight", '{"type":"launch","ship":"RP-S-01"}']) == 0
    assert capsys.readouterr().out.startswith("<svg ")


@pytest.mark.parametrize(
    ("content", "arguments", "complaint"),
    [
        ("{", [], "truncated"),
        ("[]", [], "names its game"),
        ('{"game": "chess"}', [], "no game 'chess'"),
        ('{"game": "red-planet"}', [], "required field"),
        (None, ["--seat", "5"], "nobody plays at seat 5"),
        (None, ["--highlight", "{"], "truncated"),
    ],
)
def test_what_cannot_be_rendered_is_complained_about_in_one_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    content: str | None,
    arguments: list[str],
    complaint: str,
) -> None:
    state = tmp_path / "state.json"
    whole = RED_PLANET.encode(RED_PLANET.setup([None] * 3, "drawn")).decode()
    state.write_text(whole if content is None else content)
    assert main(["render", str(state), *arguments]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1

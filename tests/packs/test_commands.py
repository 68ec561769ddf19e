"""What owners have on the command line."""

import json
from pathlib import Path

import pytest

from areopagus.cli import main
from areopagus.referee.catalogue import Catalogue
from tests.packs.boxes import box, boxed

GAME = "red-planet"


def written(path: Path, document: object) -> str:
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_a_template_is_a_pack_that_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, part in ((GAME, "ships"), ("planete-rouge", "ships"), ("on-mars", "plans")):
        assert main(["pack", "template", game]) == 0
        mine = tmp_path / f"{game}.json"
        mine.write_text(capsys.readouterr().out, encoding="utf-8")
        assert "note" in json.loads(mine.read_text())[part][0]
        assert main(["pack", "check", str(mine), "--games", "1"]) == 0
        assert "can be played with" in " ".join(capsys.readouterr().out.split())


def test_check_tells_what_is_wrong_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = written(tmp_path / "mine.json", box(GAME) | {"iceBonus": 99, "moons": 2})
    assert main(["pack", "check", mine, "--lang", "fr"]) == 1
    told = capsys.readouterr().out
    assert "/iceBonus" in told
    assert "/moons" in told
    assert "Un pack n’a pas" in told


def test_draw_shows_the_board_and_the_pieces(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = written(tmp_path / "mine.json", box(GAME))
    assert main(["pack", "draw", mine, "-o", str(tmp_path / "drawn"), "--lang", "fr"]) == 0
    board = (tmp_path / "drawn" / "board.svg").read_text(encoding="utf-8")
    pieces = (tmp_path / "drawn" / "pieces.svg").read_text(encoding="utf-8")
    assert "Région 3" in board
    assert "RP-S-20" in pieces
    assert "RP-S-21" not in pieces


def test_other_commands_take_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = written(tmp_path / "mine.json", box(GAME))
    state = tmp_path / "state.json"
    state.write_bytes(boxed(GAME).encode(boxed(GAME).setup([None] * 3, "a")))
    assert main(["render", str(state), "--pack", mine]) == 0
    assert "Zone 3" in capsys.readouterr().out
    assert main(["render", str(state)]) == 2
    assert "give it with --pack" in capsys.readouterr().err
    assert main(["simulate", GAME, "--games", "1", "--pack", mine]) == 0
    assert main(["simulate", "planete-rouge", "--games", "1", "--pack", mine]) == 2
    capsys.readouterr()
    record = Path(__file__).parents[1] / "playthroughs" / "red-planet-4-boxed.txt"
    assert main(["replay", str(record), "--pack", mine]) == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_play_a_tournament_on_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    mine = written(tmp_path / "mine.json", box(GAME))
    asked = ["simulate", GAME, "--bots", "greedy,random", "--games", "2", "--seats", "3"]
    assert main([*asked, "--json", "--jobs", jobs, "--pack", mine]) == 0
    uses = json.loads(capsys.readouterr().out)["uses"]
    ships = {name.partition("=")[2] for name in uses if name.startswith("board/ship=")}
    assert ships
    assert ships <= {f"RP-S-{number:02}" for number in range(1, 21)}


def test_a_game_without_packs_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(Catalogue()[GAME].game), "PackDocument", None)
    assert main(["pack", "template", GAME]) == 2
    assert "our own material" in capsys.readouterr().err

"""Every game has the same rooms, and a rule that can be broken is found by its whole id."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import areopagus.games
from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES

PACKAGE = Path(areopagus.games.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.glob("*/game.py"))
ROOMS = {
    "game",
    "components",
    "printed",
    "state",
    "setup",
    "questions",
    "moves",
    "effects",
    "flow",
    "events",
    "scoring",
    "view",
    "imagine",
    "picture",
    "integrity",
    "table",
}
PAPERS = {"components.json", "rulebook.toml", "sections.toml", "wording.toml"}

folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def functions(folder: Path, *names: str) -> set[str]:
    return {
        node.name
        for name in names
        if (folder / name).exists()
        for node in ast.parse((folder / name).read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def code_of(game: Game[Any]) -> str:
    folder = PACKAGE.parent.parent.joinpath(*type(game).__module__.split(".")[:-1])
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


@folders
def test_each_game_has_the_same_rooms(folder: Path) -> None:
    names = {path.stem for path in folder.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert names >= ROOMS
    assert {path.name for path in folder.iterdir()} >= PAPERS


@folders
def test_one_room_says_what_is_asked_and_what_answers_nothing(folder: Path) -> None:
    """``untimely`` has a room of its own where it is long."""
    assert "open_questions" in functions(folder, "questions.py")
    assert "untimely" in functions(folder, "questions.py", "untimely.py")


@folders
def test_the_moves_are_listed_where_one_looks_for_them(folder: Path) -> None:
    text = (folder / "moves/__init__.py").read_text(encoding="utf-8")
    assert re.search(r"^(\w+_)?MOVES: tuple\[", text, re.MULTILINE)


@folders
def test_nothing_is_imported_inside_a_function(folder: Path) -> None:
    lazy = [
        f"{path.name}:{node.lineno}"
        for path, tree in modules(folder)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert lazy == []


@folders
def test_no_refusal_computes_the_id_of_its_rule(folder: Path) -> None:
    computed = [
        f"{path.name}:{node.lineno}"
        for path, tree in modules(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Illegal"
        and isinstance(node.args[0], ast.JoinedStr | ast.BinOp)
    ]
    assert computed == []


@folders
def test_every_judge_says_what_it_forbids_or_that_it_forbids_nothing(folder: Path) -> None:
    """An empty ``judge`` needs a docstring that says why its question lets everything through."""
    silent = [
        f"{path.name}: {kind.name}"
        for path, tree in modules(folder / "moves")
        for kind in tree.body
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and method.name == "judge"
        if all(isinstance(node, ast.Pass | ast.Return) for node in method.body)
    ]
    assert silent == []


@games
def test_the_whole_id_of_every_breakable_rule_stands_in_the_code(game: Game[Any]) -> None:
    code = code_of(game)
    missing = [rule.id for rule in game.rulebook if rule.breakable and f'"{rule.id}"' not in code]
    assert missing == []

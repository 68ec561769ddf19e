"""The handbook says what the code says: what it quotes is there, and every file it names exists."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.games.test_rooms import ROOMS

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "service/areopagus"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "CONTRIBUTING.md"]


def test_what_add_a_game_quotes_stands_in_the_tests() -> None:
    page = (DOCS / "add-a-game.md").read_text(encoding="utf-8")
    folder = ROOT / "tests/tictactoe"
    code = {"python": "game.py", "toml": "wording.toml"}
    blocks = re.findall(r"```(python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(blocks) >= 6
    for language, block in blocks:
        assert block in (folder / code[language]).read_text(encoding="utf-8"), block


@pytest.fixture(scope="module")
def files() -> set[str]:
    folders = [PACKAGE, *(ROOT / name for name in ("bench", "clients", "docs", "tests"))]
    places = [path for folder in folders for path in folder.rglob("*.*")]
    return {f"/{path.relative_to(ROOT)}" for path in [*places, *ROOT.iterdir()]}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path, files: set[str]) -> None:
    named = re.findall(r"`((?:[a-z_]+/)*[a-z_]+\.(?:py|toml))`", page.read_text(encoding="utf-8"))
    missing = [name for name in named if not any(file.endswith(f"/{name}") for file in files)]
    assert missing == []
    assert named or page.name not in ("architecture.md", "CONTRIBUTING.md")


def test_every_package_has_its_paragraph() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    packages = [path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()]
    assert all(f"| `{name}/` |" in page for name in packages)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_pictures_of_pages_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for picture in re.findall(r"(?:src|srcset)=\"(?!https?:)([^\"]+)\"", text):
        assert (page.parent / picture).exists(), picture


def test_the_page_of_statistics_has_a_place_for_every_row() -> None:
    page = (DOCS / "statistics.md").read_text(encoding="utf-8")
    rows = tomllib.loads((ROOT / "bench/statistics.toml").read_text(encoding="utf-8"))["row"]
    for row in rows:
        assert re.search(f"<!-- {re.escape(row['name'])} -->\n.*?<!-- end -->", page, re.DOTALL)


def test_every_target_that_contributing_names_is_there() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:`|^)(?:[A-Z_]+=\w+ )?make ([a-z-]+)", page, re.MULTILINE))
    assert {"quick", "test", "export", "lock", "rules"} <= named <= targets


def test_contributing_has_a_row_for_every_room() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert {
        room for room in ROOMS if not re.search(rf"^\| .*`{room}(\.py|/)", page, re.MULTILINE)
    } == set()

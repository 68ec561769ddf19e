"""Pictures as a browser shows them: text stays in its place, and nothing lies on it."""

from pathlib import Path
from typing import Any

import pytest

from areopagus.kernel import svg
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.picture import Drawing, Layout, Look, Marks, Pen
from areopagus.kernel.wording import Wording
from tests.browser.chromium import Shown, measured
from tests.browser.sample import samples

pytestmark = pytest.mark.slow
WIDTHS: dict[Layout, int] = {"wide": 900, "narrow": 380}
SMALLEST = 6.5
"""In pixels."""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    shown = []
    for sample in samples():
        view = sample.game.view(sample.state, sample.seat)
        for language in LANGUAGES:
            for layout, width in WIDTHS.items():
                name = f"{sample.name}-{language}-{layout}"
                look = Look(language=language, layout=layout, prefix=f"{name}-")
                picture = sample.game.picture(view, sample.seat, sample.at, look)
                shown.append(Shown(name, picture.svg, width))
    return measured(shown, tmp_path_factory.mktemp("chromium"))


def test_all_are_shown_as_wide_as_they_are_meant_to_be(report: list[dict[str, Any]]) -> None:
    assert len(report) == 48
    assert {round(one["scale"], 3) for one in report} == {1}
    assert all(one["texts"] > 10 for one in report)
    assert all(one["empty"] == [] for one in report)


def test_no_text_leaves_its_place(report: list[dict[str, Any]]) -> None:
    assert {one["name"]: one["leaves"] for one in report if one["leaves"]} == {}
    assert {one["name"]: one["beyond"] for one in report if one["beyond"]} == {}


def test_no_text_lies_on_other_text(report: list[dict[str, Any]]) -> None:
    assert {one["name"]: one["covered"] for one in report if one["covered"]} == {}


def test_the_smallest_text_can_still_be_read(report: list[dict[str, Any]]) -> None:
    small = {one["name"]: one["smallest"] for one in report if one["smallest"] < SMALLEST}
    assert small == {}


def test_the_browser_would_find_what_is_wrong(tmp_path: Path) -> None:
    """A box with a text too long for it, another on top of that, and nothing defined for a use."""
    content = [
        svg.group(svg.rect(10, 10, 40, 20, "b"), svg.text(12, 20, "far too long", 10), id="box"),
        svg.text(14, 22, "on top", 10),
        svg.use("nothing"),
    ]
    pen = Pen(Look(), Wording(prompts={}, score={}, reasons={}), Marks())
    picture = pen.finish(Drawing(380, 60, "", content), "")
    (found,) = measured([Shown("wrong", picture.svg, 190)], tmp_path)
    assert found["leaves"] == ["far too long"]
    assert found["covered"] == [["far too long", "on top"]]
    assert found["empty"] == ["#nothing"]
    assert found["smallest"] == 5

"""The builder of SVG: what it escapes, how it writes numbers, and how text is made to fit."""

from xml.etree import ElementTree

import pytest

from areopagus.kernel import svg
from areopagus.kernel.lettering import clipped, ems, fitted, wrapped

HOSTILE = "</text><script>alert('&\"')</script>\x00\x1b\u0085\ufffe\ud800"


def test_text_can_only_be_text() -> None:
    drawn = svg.group(svg.text(0, 0, HOSTILE, 10), svg.title(HOSTILE), id=HOSTILE)
    root = ElementTree.fromstring(drawn)
    assert [one.tag for one in root.iter()] == ["g", "text", "title"]
    read = HOSTILE[:-5] + "\ufffd" * 5
    assert root.attrib["id"] == root[0].text == root[1].text == read


@pytest.mark.parametrize(
    ("number", "written"),
    [(3, "3"), (3.0, "3"), (3.14159, "3.1"), (-0.01, "0"), (-2.55, "-2.5"), (1e3, "1000")],
)
def test_numbers_have_one_decimal_at_most(number: float, written: str) -> None:
    assert svg.figure(number) == written


def test_what_needs_no_saying_is_not_said() -> None:
    assert svg.rect(0, 0, 4, 5) == '<rect width="4" height="5"/>'
    assert svg.group(svg.circle(1, 0, 2), at=(0, 0)) == '<g><circle cx="1" r="2"/></g>'
    assert svg.use("a", 1, 2, scale=0.5) == '<use href="#a" transform="translate(1 2)scale(0.5)"/>'


def test_a_text_shrinks_before_it_is_clipped() -> None:
    text = "Bartholomäus"
    assert fitted(text, 200, 12, 8) == (text, 12)
    whole, size = fitted(text, ems(text) * 9, 12, 8)
    assert (whole, 8 <= size <= 9) == (text, True)
    short, size = fitted(text, 30, 12, 8)
    assert short.endswith("…")
    assert size == 8
    assert ems(short) * size <= 30


def test_lines_break_between_words_only() -> None:
    assert wrapped("one two three", ems("one two") * 10, 10) == ("one two", "three")
    assert wrapped("one two\u00a0three", ems("one two") * 10, 10) == (
        "one",
        clipped("two\u00a0three", 10, ems("one two") * 10),
    )


def test_too_many_lines_end_in_an_ellipsis() -> None:
    lines = wrapped("one two three four", ems("three") * 10, 10, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")

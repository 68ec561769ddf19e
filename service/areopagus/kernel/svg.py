"""A small builder of SVG: typed functions that write elements, whose bytes never vary.

Ours, because a picture is some thousand elements and must be ready within milliseconds: a library
that models all of SVG takes many times as long. An element is its own text, of a type that no other
text has: whatever is not an element is escaped, here and nowhere else.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NewType

Element = NewType("Element", str)
"""An element as it is written."""
Number = int | float
Point = tuple[Number, Number]
Anchor = Literal["start", "middle", "end"]

NAMESPACE = "http://www.w3.org/2000/svg"
_ESCAPES: dict[int, str] = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
# Names of players may hold anything; these no document may hold (XML 1.0, 2.2), nor a line of text.
_ESCAPES |= dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), 0xFFFE, 0xFFFF], "\ufffd")
_ESCAPES |= dict.fromkeys(range(0xD800, 0xE000), "\ufffd")


def escaped(content: str) -> Element:
    """Text as it stands between elements, or in an attribute."""
    return Element(content if content.isalnum() else content.translate(_ESCAPES))


# Cached, like `_transform`: the same few places and sizes are written in picture after picture.
@lru_cache(maxsize=4096)
def figure(value: Number) -> str:
    """A number as it stands in attributes and paths: at most one decimal."""
    if type(value) is int:
        return str(value)
    text = f"{value:.1f}"
    return ("0" if text == "-0.0" else text[:-2]) if text.endswith(".0") else text


def element(
    tag: str, attributes: Iterable[tuple[str, str]], *content: Element | str | None
) -> Element:
    """Any element; what is in it has been written or escaped before."""
    written = "".join([f' {name}="{escaped(value)}"' for name, value in attributes])
    inside = "".join([one for one in content if one is not None])
    return Element(f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>")


def group(
    *content: Element | None,
    id: str | None = None,
    cls: str | None = None,
    at: Point | None = None,
    scale: Number = 1,
    turn: Number = 0,
    data: Iterable[tuple[str, str]] = (),
) -> Element:
    """Elements together, with their origin at a point, perhaps scaled and turned."""
    named = "" if id is None else f' id="{escaped(id)}"'
    for name, value in data:
        named += f' data-{name}="{escaped(value)}"'
    inside = "".join([one for one in content if one is not None])
    return Element(f"<g{named}{_class(cls)}{_transform(at, scale, turn)}>{inside}</g>")


def rect(
    x: Number, y: Number, width: Number, height: Number, cls: str | None = None, r: Number = 0
) -> Element:
    """A rectangle, perhaps with round corners."""
    place = (f' x="{figure(x)}"' if x else "") + (f' y="{figure(y)}"' if y else "")
    size = f' width="{figure(width)}" height="{figure(height)}"'
    corners = f' rx="{figure(r)}"' if r else ""
    return Element(f"<rect{_class(cls)}{place}{size}{corners}/>")


def circle(x: Number, y: Number, r: Number, cls: str | None = None) -> Element:
    """A circle."""
    place = (f' cx="{figure(x)}"' if x else "") + (f' cy="{figure(y)}"' if y else "")
    return Element(f'<circle{_class(cls)}{place} r="{figure(r)}"/>')


def line(x1: Number, y1: Number, x2: Number, y2: Number, cls: str | None = None) -> Element:
    """A straight line."""
    return path(f"M{figure(x1)} {figure(y1)}L{figure(x2)} {figure(y2)}", cls)


def polygon(points: Iterable[Point], cls: str | None = None) -> Element:
    """A closed shape with straight sides."""
    written = " ".join([f"{figure(x)},{figure(y)}" for x, y in points])
    return Element(f'<polygon{_class(cls)} points="{written}"/>')


def path(d: str, cls: str | None = None) -> Element:
    """A shape by its commands."""
    return Element(f'<path{_class(cls)} d="{d}"/>')


def text(
    x: Number,
    y: Number,
    content: str,
    size: Number,
    cls: str | None = None,
    anchor: Anchor = "start",
) -> Element:
    """A line of text on a baseline."""
    aligned = "" if anchor == "start" else f' text-anchor="{anchor}"'
    place = f' x="{figure(x)}" y="{figure(y)}" font-size="{figure(size)}"'
    return Element(f"<text{_class(cls)}{place}{aligned}>{escaped(content)}</text>")


def title(content: str) -> Element:
    """What a pointer or a screen reader finds at an element."""
    return Element(f"<title>{escaped(content)}</title>")


def use(
    id: str,
    x: Number = 0,
    y: Number = 0,
    cls: str | None = None,
    scale: Number = 1,
    turn: Number = 0,
) -> Element:
    """A drawing that was defined once, shown here."""
    return Element(f'<use{_class(cls)} href="#{escaped(id)}"{_transform((x, y), scale, turn)}/>')


def _class(cls: str | None) -> str:
    return "" if cls is None else f' class="{cls}"'


@lru_cache(maxsize=4096)
def _transform(at: Point | None, scale: Number, turn: Number) -> str:
    moved = f"translate({figure(at[0])} {figure(at[1])})" if at and (at[0] or at[1]) else ""
    turned = f"rotate({figure(turn)})" if turn else ""
    scaled = f"scale({scale:.3g})" if scale != 1 else ""
    done = moved + turned + scaled
    return f' transform="{done}"' if done else ""

"""Pictures of positions: what every game's drawing is made with.

A picture is drawn from a view, never from a state, so it shows no more than the view tells. What a
move, an event or a score line can name is a *thing*: a group with a stable id. The caller's prefix
keeps apart the ids of several pictures on one page.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from areopagus.kernel import svg
from areopagus.kernel.document import Document, Value
from areopagus.kernel.language import Language, capitalised
from areopagus.kernel.lettering import ems, fitted, wrapped
from areopagus.kernel.svg import Anchor, Element, Number
from areopagus.kernel.wording import Wording

Theme = Annotated[
    Literal["auto", "light", "dark"],
    Meta(title="Theme", description="`auto` follows the reader's `prefers-color-scheme`."),
]
Layout = Annotated[
    Literal["wide", "narrow"],
    Meta(title="Layout", description="For a page, or for a phone: 900 or 380 units wide."),
]
Prefix = Annotated[
    str,
    Meta(
        pattern=r"^([A-Za-z][A-Za-z0-9_-]{0,31})?\Z",
        description="What every id begins with, so that several pictures can be on one page.",
    ),
]
WIDE, NARROW = 900, 380


class Look(Value, frozen=True):
    """How a picture is to look."""

    language: Language = "en"
    theme: Theme = "auto"
    layout: Layout = "wide"
    prefix: Prefix = ""


PLAIN_LOOK = Look()


class Marks(NamedTuple):
    """What stands out in a picture."""

    highlighted: frozenset[str] = frozenset()
    """The ids of the things that a move names."""
    moves: Mapping[str, str] = {}
    """By id, the numbers of the legal moves that name a thing, counted from 0."""

    @classmethod
    def of(cls, highlighted: Iterable[str], moves: Iterable[Iterable[str]]) -> "Marks":
        """From what a move names, and what each legal move names."""
        numbers: dict[str, list[str]] = {}
        for number, names in enumerate(moves):
            for id in dict.fromkeys(names):
                numbers.setdefault(id, []).append(str(number))
        return cls(frozenset(highlighted), {id: " ".join(ns) for id, ns in numbers.items()})


class Block(NamedTuple):
    """A part of a picture, drawn from its upper left corner."""

    width: Number
    height: Number
    content: Element


class Drawing(NamedTuple):
    """What a game draws: its size, what it is in words, its content and its own styles."""

    width: int
    height: Number
    description: str
    content: Sequence[Element]
    style: str = ""


class Picture(Document, kw_only=True):
    """A position as SVG."""

    svg: str
    """The picture, a document of its own that can also stand in a page."""
    title: str
    """What it is of: the text of its `title`."""
    description: str
    """The position in words, in the reader's language: the text of its `desc`."""
    width: Annotated[int, Meta(ge=0, le=100_000)]
    """Its width in units; it scales to any."""
    height: Annotated[int, Meta(ge=0, le=100_000)]
    """Its height in the same units."""


Symbols = Mapping[str, Callable[[], Element]]
"""Drawings that are defined once and used where needed."""


class Pen:
    """Draws things for one reader: in a language, in a layout, with what stands out."""

    def __init__(
        self, look: Look, wording: Wording, marks: Marks, symbols: Symbols | None = None
    ) -> None:
        self.look = look
        self.language: Language = look.language
        self.narrow = look.layout == "narrow"
        self.width = NARROW if self.narrow else WIDE
        self._prefix = look.prefix
        self._wording = wording
        self._marks = marks
        self._symbols = {**SEAT_MARKS, **(symbols or {})}
        self._used: dict[str, None] = {}

    def word(self, key: str, **facts: str | int) -> str:
        """Words of the picture, in the reader's language."""
        return self._wording.picture[key].text(self.language).format_map(facts)

    def name(self, id: str) -> str:
        """What people call a component; its id when they have no name for it."""
        phrase = self._wording.names.get(id)
        return id if phrase is None else phrase.text(self.language)

    def title(self, id: str) -> str:
        """The name of a component, where it stands alone."""
        return capitalised(self.name(id))

    def stands_out(self, id: str) -> bool:
        """Whether a move that is shown, or may be made, names a thing."""
        return id in self._marks.highlighted or id in self._marks.moves

    def thing(
        self,
        id: str,
        *content: Element | None,
        label: str | None = None,
        cls: str | None = None,
        at: svg.Point | None = None,
        scale: Number = 1,
        turn: Number = 0,
    ) -> Element:
        """Something that a move, an event or a score line can name."""
        if id in self._marks.highlighted:
            cls = "hot" if cls is None else f"{cls} hot"
        moves = self._marks.moves.get(id)
        return svg.group(
            None if label is None else svg.title(label),
            *content,
            id=self._prefix + id,
            cls=cls,
            data=() if moves is None else (("moves", moves),),
            at=at,
            scale=scale,
            turn=turn,
        )

    def stamp(
        self,
        symbol: str,
        x: Number = 0,
        y: Number = 0,
        cls: str | None = None,
        scale: Number = 1,
        turn: Number = 0,
    ) -> Element:
        """A symbol at a place; it is defined in the picture because it is used."""
        self._used[symbol] = None
        return svg.use(f"{self._prefix}_{symbol}", x, y, cls, scale, turn)

    def seat_mark(self, seat: int, x: Number, y: Number, scale: Number = 1) -> Element:
        """The mark of a seat: a colour and a shape of its own, 12 units wide at scale 1."""
        return self.stamp(f"seat{seat}", x, y, f"seat s{seat}", scale)

    def text(
        self,
        x: Number,
        y: Number,
        content: str,
        size: Number,
        *,
        width: Number | None = None,
        least: Number | None = None,
        cls: str | None = None,
        anchor: Anchor = "start",
    ) -> Element:
        """A line of text, made to fit a width: smaller, down to a least size, and then clipped."""
        if width is not None:
            room = width / 1.08 if cls and "bold" in cls else width
            content, size = fitted(content, room, size, size if least is None else least)
        return svg.text(x, y, content, size, cls, anchor)

    def lines(
        self,
        x: Number,
        y: Number,
        content: str,
        size: Number,
        width: Number,
        *,
        most: int = 99,
        leading: Number = 1.25,
        cls: str | None = None,
        anchor: Anchor = "start",
    ) -> list[Element]:
        """A text in as many lines as it needs; the first stands on the baseline given."""
        return [
            svg.text(x, y + index * size * leading, line, size, cls, anchor)
            for index, line in enumerate(wrapped(content, width, size, most))
        ]

    def fitted(
        self,
        x: Number,
        y: Number,
        content: str,
        size: Number,
        width: Number,
        cls: str | None = None,
    ) -> list[Element]:
        """A text on one line or, if it is too long for that, in two smaller ones around it."""
        room = width / 1.08 if cls and "bold" in cls else width
        if ems(content) * size <= room:
            return [svg.text(x, y, content, size, cls)]
        small = size * 0.85
        return self.lines(x, y - small * 0.6, content, small, room, most=2, leading=1.15, cls=cls)

    def finish(self, drawing: Drawing, title: str) -> Picture:
        """The picture as a document."""
        theme = self.look.theme
        definitions = [
            svg.group(self._symbols[name](), id=f"{self._prefix}_{name}") for name in self._used
        ]
        width, height = drawing.width, ceil(drawing.height)
        title_id, description_id = f"{self._prefix}_title", f"{self._prefix}_desc"
        root = svg.element(
            "svg",
            (
                ("xmlns", svg.NAMESPACE),
                ("viewBox", f"0 0 {width} {height}"),
                ("class", f"areopagus {theme}"),
                ("role", "img"),
                ("lang", self.language),
                ("aria-labelledby", title_id),
                ("aria-describedby", description_id),
            ),
            svg.element("title", (("id", title_id),), svg.escaped(title)),
            svg.element("desc", (("id", description_id),), svg.escaped(drawing.description)),
            svg.element("style", (), _style(theme, drawing.style)),
            svg.element("defs", (), *definitions),
            svg.rect(0, 0, width, height, "paper"),
            *drawing.content,
        )
        return Picture(
            svg=root, title=title, description=drawing.description, width=width, height=height
        )


def _style(theme: Theme, own: str) -> str:
    dark = f".areopagus.{theme}{{{_DARK}}}"
    if theme == "auto":
        dark = f"@media (prefers-color-scheme:dark){{{dark}}}"
    elif theme == "light":
        dark = ""
    return f".areopagus{{{_LIGHT}}}{dark}{_RULES}{own}".replace("\n", "")


def rows(
    blocks: Iterable[Block], width: Number, gap: Number = 8, x: Number = 0, y: Number = 0
) -> Block:
    """Blocks from left to right, in as many rows as they need."""
    placed = []
    left, top, deep = x, y, 0.0
    for block in blocks:
        if left > x and left + block.width > x + width + 0.5:
            left, top, deep = x, top + deep + gap, 0.0
        placed.append(svg.group(block.content, at=(left, top)))
        left += block.width + gap
        deep = max(deep, block.height)
    return Block(width, top + deep - y, svg.group(*placed))


def stack(blocks: Iterable[Block | None], gap: Number = 10) -> Block:
    """Blocks below each other."""
    placed, top, wide = [], 0.0, 0.0
    for block in blocks:
        if block is None:
            continue
        placed.append(svg.group(block.content, at=(0, top)))
        top += block.height + gap
        wide = max(wide, block.width)
    return Block(wide, max(0.0, top - gap), svg.group(*placed))


# A colour is never alone: each seat has a shape of its own too.
SEAT_MARKS: dict[str, Callable[[], Element]] = {
    "seat0": lambda: svg.circle(0, 0, 5.2),
    "seat1": lambda: svg.rect(-4.7, -4.7, 9.4, 9.4, r=1),
    "seat2": lambda: svg.polygon(((0, -5.8), (5.8, 4.6), (-5.8, 4.6))),
    "seat3": lambda: svg.polygon(((0, -6), (6, 0), (0, 6), (-6, 0))),
    "seat4": lambda: svg.polygon(((-3, -5.2), (3, -5.2), (6, 0), (3, 5.2), (-3, 5.2), (-6, 0))),
    "seat5": lambda: svg.path("M-2-5.5h4v3.5h3.5v4H2v3.5h-4V2h-3.5v-4H-2z"),
}

# Seats after Okabe and Ito, whose colours stay apart for every kind of colour vision.
_SEATS = "--s0:#3b8fd1;--s1:#e69f00;--s2:#12a37a;--s3:#cc6fa6;--s4:#7cc8f0;--s5:#eee04a;"
_LIGHT = (
    "--paper:#faf7f2;--card:#fff;--ink:#2b2420;--soft:#6b5f57;--line:#cfc4b8;--shade:#efe7dd;"
    "--mars:#ecc7aa;--deep:#dfae8a;--accent:#b3401a;--go:#1668a8;--on:#1b1613;" + _SEATS
)
_DARK = (
    "--paper:#191614;--card:#262220;--ink:#f3ece5;--soft:#b9aca1;--line:#57493f;--shade:#332c28;"
    "--mars:#6b4430;--deep:#583624;--accent:#ff9d6b;--go:#6cc0ff;--on:#1b1613;" + _SEATS
)
_RULES = """
.areopagus{font-family:system-ui,"Segoe UI",Roboto,"Liberation Sans",Arial,sans-serif}
.areopagus text{fill:var(--ink)}
.areopagus .soft{fill:var(--soft)}
.areopagus .on{fill:var(--on)}
.areopagus .bold{font-weight:700}
.areopagus .paper{fill:var(--paper)}
.areopagus .card{fill:var(--card);stroke:var(--line)}
.areopagus .shade{fill:var(--shade)}
.areopagus .berth{fill:var(--shade);stroke:var(--line)}
.areopagus .rule{fill:none;stroke:var(--line)}
.areopagus .ink{fill:var(--ink)}
.areopagus .wire{fill:none;stroke:var(--ink)}
.areopagus .accent{fill:var(--accent)}
.areopagus .gone{opacity:.5}
.areopagus .seat{stroke:var(--on)}
.areopagus .s0{fill:var(--s0)}.areopagus .s1{fill:var(--s1)}.areopagus .s2{fill:var(--s2)}
.areopagus .s3{fill:var(--s3)}.areopagus .s4{fill:var(--s4)}.areopagus .s5{fill:var(--s5)}
.areopagus [data-moves]{cursor:pointer}
.areopagus [data-moves]>.b{stroke:var(--go);stroke-width:2}
.areopagus .hot>.b{stroke:var(--accent);stroke-width:3}
"""

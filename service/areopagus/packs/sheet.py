"""All pieces of a game on one sheet, as SVG: to be laid beside the box and compared."""

from html import escape
from typing import Any

import msgspec

from areopagus.kernel.component import Component
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language
from areopagus.kernel.lettering import wrapped

COLUMNS = 5
WIDE, HIGH, GAP = 180, 96, 8
_WORDS = ("id", "name", "text", "source")
_STYLE = (
    "text{font-family:sans-serif;font-size:10px;fill:#222}"
    ".name{font-weight:bold;font-size:11px}.soft{fill:#666;font-size:9px}"
    "h2,.head{font-size:15px;font-weight:bold}"
    ".piece{fill:#fff;stroke:#999}.pack{stroke:#a33;stroke-width:2}"
)


def sheet(game: Game[Any], language: Language) -> str:
    """Every piece with its id, its name, what is printed on it, and whose it is."""
    printed = game.printed(language)
    drawn: list[str] = []
    y = GAP
    for field in msgspec.structs.fields(type(printed)):
        pieces: list[Component] = getattr(printed, field.name)
        drawn.append(f'<text class="head" x="{GAP}" y="{y + 18}">{_title(field.name)}</text>')
        y += 28
        for index, piece in enumerate(pieces):
            row, column = divmod(index, COLUMNS)
            drawn.append(_piece(piece, GAP + column * (WIDE + GAP), y + row * (HIGH + GAP)))
        y += -(-len(pieces) // COLUMNS) * (HIGH + GAP) + GAP
    width = COLUMNS * (WIDE + GAP) + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y}" width="{width}" '
        f'height="{y}"><title>{escape(game.title)}</title><style>{_STYLE}</style>'
        f'<rect width="{width}" height="{y}" fill="#f4efe6"/>{"".join(drawn)}</svg>\n'
    )


def _title(part: str) -> str:
    return escape(part.replace("_", " ").capitalize())


def _piece(piece: Component, x: float, y: float) -> str:
    lines = [(line, "name") for line in wrapped(piece.name, WIDE - 16, 11, 2)]
    lines += [(line, "") for line in wrapped(_facts(piece), WIDE - 16, 10, 3)]
    lines += [(line, "soft") for line in wrapped(piece.text, WIDE - 16, 9, 3)]
    words = "".join(
        f'<text class="{cls}" x="8" y="{26 + 11 * place}">{escape(line)}</text>'
        for place, (line, cls) in enumerate(lines[:7])
    )
    return (
        f'<g transform="translate({x} {y})"><rect class="piece {piece.source}" width="{WIDE}" '
        f'height="{HIGH}" rx="5"/><text class="soft" x="8" y="14">{escape(piece.id)} · '
        f"{escape(piece.source)}</text>{words}</g>"
    )


def _facts(piece: Component) -> str:
    """What is printed on it besides words; long lists are for the board."""
    facts = []
    for field in msgspec.structs.fields(type(piece)):
        value = getattr(piece, field.name)
        if field.name not in _WORDS and value not in (None, [], ""):
            shown = f"{len(value)}" if isinstance(value, list) else f"{value}"
            facts.append(f"{field.name.replace('_', ' ')} {shown}")
    return ", ".join(facts)

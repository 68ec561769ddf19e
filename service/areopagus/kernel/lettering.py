"""How wide text will be, near enough to fit it into a picture without asking a font."""

from functools import lru_cache

_NARROW = "ijl.,:;'’|!()[]I \u00a0\u202f"
_SLIM = 'frt-/"“”«»*°'
_WIDE = "mwMW@%—…×"
_FULL = 0x2E80
"""The first code point of the scripts whose characters are as wide as they are high."""


def _width(letter: str) -> float:
    if letter in _NARROW:
        return 0.34
    if letter in _SLIM:
        return 0.42
    if letter in _WIDE or ord(letter) >= _FULL:
        return 1.0
    return 0.71 if letter.isupper() else 0.62


_WIDTHS = {chr(code): _width(chr(code)) for code in range(0x20, 0x180)}


@lru_cache(maxsize=4096)
def ems(text: str) -> float:
    """The width of a text in units of its size, as the wider of common fonts write it."""
    return sum([_WIDTHS.get(letter) or _width(letter) for letter in text])


def clipped(text: str, size: float, width: float) -> str:
    """As much of a text as fits, with an ellipsis where something is left out."""
    if ems(text) * size <= width:
        return text
    kept = text
    while kept and ems(kept + "…") * size > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def fitted(text: str, width: float, size: float, least: float) -> tuple[str, float]:
    """A text, and a size not below the least at which it fits; clipped if there is none."""
    need = ems(text)
    if need * size <= width:
        return text, size
    shrunk = int(width / need * 10) / 10
    return (text, shrunk) if shrunk >= least else (clipped(text, least, width), least)


@lru_cache(maxsize=1024)
def wrapped(text: str, width: float, size: float, most: int = 99) -> tuple[str, ...]:
    """A text in lines, at most so many; the last one is clipped if that is not enough."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and ems(f"{lines[-1]} {word}") * size <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple([clipped(line, size, width) for line in lines])

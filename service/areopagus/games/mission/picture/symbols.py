"""What is drawn more than once: resources, cards, medals. Each fits a box of 16 around 0,0."""

from areopagus.kernel import svg
from areopagus.kernel.picture import Symbols
from areopagus.kernel.svg import Element


def _ice() -> Element:
    flake = "M0-5V5M-4.3-2.5L4.3 2.5M4.3-2.5L-4.3 2.5"
    return svg.group(svg.circle(0, 0, 7), svg.path(flake))


def _sylvanite() -> Element:
    return svg.group(
        svg.polygon(((0, -8), (7, -1), (0, 8), (-7, -1))), svg.path("M-7-1H7M0-8L-2.5-1 0 8 2.5-1z")
    )


def _celerium() -> Element:
    return svg.group(
        svg.polygon(((-7, 6.5), (7, 6.5), (0, -7.5))), svg.path("M0-1v7.5M-2.5 6.5L0 2.5")
    )


def _unknown() -> Element:
    return svg.path("M-3-1.5a3 3 0 1 1 4.5 2.5q-1.5 1-1.5 2.5M0 5.5v1")


def _card() -> Element:
    return svg.rect(-5, -7, 10, 14, r=1.5)


def _medal() -> Element:
    return svg.path("M0-7l2 4.5 5 .5-3.7 3.3 1 4.9L0 3.7l-4.3 2.5 1-4.9L-7-2l5-.5z")


SYMBOLS: Symbols = {
    "ice": _ice,
    "sylvanite": _sylvanite,
    "celerium": _celerium,
    "unknown": _unknown,
    "cardback": _card,
    "medal": _medal,
}

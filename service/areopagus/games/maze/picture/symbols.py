"""What is drawn more than once: a shape for each kind of pawn, so that no colour is alone."""

from areopagus.kernel import svg
from areopagus.kernel.picture import SEAT_MARKS, Symbols
from areopagus.kernel.svg import Element


def _trash() -> Element:
    return svg.path("M-4.5-3.5h9l-1.2 9h-6.6zM-5.5-5.5h11v2h-11z")


def _slug() -> Element:
    return svg.path("M-6 4.5q0-5 5-4.5 3 .3 3-3.5 0-2 2-2t2 2.5q0 7.5-6 7.5z")


def _colonist() -> Element:
    return svg.path("M0-6a2.7 2.7 0 0 1 0 5.4a2.7 2.7 0 0 1 0-5.4M-4.5 6q0-6 4.5-6t4.5 6z")


def _hourglass() -> Element:
    return svg.path("M-4.5-6h9v1.5q0 3-3 4.5 3 1.5 3 4.5v1.5h-9v-1.5q0-3 3-4.5-3-1.5-3-4.5z")


def _rocket() -> Element:
    return svg.path("M0-9q5 5 3.5 11l3 4-3.5-.5q-1.5 3-3 3t-3-3l-3.5.5 3-4q-1.5-6 3.5-11z")


def _factory() -> Element:
    return svg.path("M-6 6v-8l4 3v-3l4 3v-3l4 3v5z")


SYMBOLS: Symbols = {
    "yellow": SEAT_MARKS["seat0"],
    "blue": SEAT_MARKS["seat1"],
    "green": SEAT_MARKS["seat2"],
    "brown": SEAT_MARKS["seat3"],
    "orange": SEAT_MARKS["seat4"],
    "purple": SEAT_MARKS["seat5"],
    "trash": _trash,
    "slug": _slug,
    "colonist": _colonist,
    "sandglass": _hourglass,
    "rocket": _rocket,
    "factory": _factory,
}

"""What is drawn more than once. Each resource has a shape of its own, in a box of 16 around 0,0."""

from areopagus.games.colony.ids import BuildingType
from areopagus.kernel import svg
from areopagus.kernel.picture import Symbols
from areopagus.kernel.svg import Element

ICONS: dict[BuildingType, str] = {
    "mine": "mineral",
    "generator": "battery",
    "water_extractor": "water",
    "greenhouse": "plant",
    "oxygen_condenser": "oxygen",
    "shelter": "shelter",
}
"""A building is shown by what it produces; a shelter, which houses people, by a house."""

TECH_ICONS = {
    "T-MIN": "mineral",
    "T-GEN": "battery",
    "T-WAT": "water",
    "T-GRE": "plant",
    "T-OXY": "oxygen",
    "T-SHE": "shelter",
    "T-ROV": "wheels",
    "T-UPG": "star",
    "T-SHP": "ship",
}


def _drawn(d: str) -> Element:
    return svg.path(d)


SYMBOLS: Symbols = {
    "hex": lambda: svg.polygon(((10, 0), (5, 8.66), (-5, 8.66), (-10, 0), (-5, -8.66), (5, -8.66))),
    "mineral": lambda: _drawn("M-7 4L-4-5 2-7 7-2 5 6-3 7z"),
    "battery": lambda: _drawn("M2-8L-6 2H-1L-2 8 6-2H1z"),
    "water": lambda: _drawn("M0-8Q6 0 6 3a6 5.5 0 0 1-12 0Q-6 0 0-8z"),
    "plant": lambda: _drawn("M-1 8V2Q-8 2-8-5-1-5-1 0 0-8 8-8 8 1 1 1V8z"),
    "oxygen": lambda: _drawn("M-3-6a5 5 0 1 0 .1 0zM5 0a3.5 3.5 0 1 0 .1 0z"),
    "crystal": lambda: _drawn("M0-8L5-2 0 8-5-2z"),
    "shelter": lambda: _drawn("M-7 7V-1L0-8 7-1V7z"),
    "person": lambda: _drawn("M0-7a3 3 0 0 1 0 6a3 3 0 0 1 0-6M-5 7q0-7 5-7t5 7z"),
    "ship": lambda: _drawn(
        "M0-9C3-6 3.6-2 3 3H-3C-3.6-2-3-6 0-9zM0-5a1.6 1.6 0 0 0 0 3.2a1.6 1.6 0 0 0 0-3.2z"
        "M4-.5L7 4.5V8L3.6 5zM-4-.5L-7 4.5V8L-3.6 5zM-1.8 4.2h3.6L0 8.5z"
    ),
    "star": lambda: _drawn("M0-7l2 4.5 5 .5-3.7 3.3 1 4.9L0 3.7l-4.3 2.5 1-4.9L-7-2l5-.5z"),
    "wheels": lambda: _drawn("M-7-3H7V2H-7zM-5 2a2.5 2.5 0 1 0 .1 0zM4 2a2.5 2.5 0 1 0 .1 0z"),
    "antenna": lambda: _drawn("M0-5V-9M-2-9H2"),
}

"""From a view to a picture: the map, both sides of the board, what is on offer, and each company.

Things are called after what they are: ``hex-Q,R``, ``robot-SEAT-N``, ``rover-SEAT``, ``action-A``,
``executive-E``, ``space-N``, ``shuttle-S``, ``slot-G``, ``tech-T``, ``plan-P``, ``card-C`` (a
scientist or a contract), ``mission-M``, ``discovery-D``, ``research-R``, ``benefit-B``,
``reward-R``, ``stock-B``, ``warehouse-I``, ``goal-G``, ``seat-SEAT``, ``seat-SEAT-ITEM``,
``rocket-SEAT-N`` and ``lab-SEAT-CELL``.
"""

from areopagus.games.colony.components import Material
from areopagus.games.colony.picture.companies import companies, goals
from areopagus.games.colony.picture.header import described, header
from areopagus.games.colony.picture.map import colony_map
from areopagus.games.colony.picture.naming import names_of
from areopagus.games.colony.picture.offers import offers
from areopagus.games.colony.picture.sides import sides, support
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Drawing, Pen, stack

__all__ = ["draw", "names_of"]

MARGIN = 12
LEFT = 560
"""How wide the map is on a page."""


def draw(material: Material, pen: Pen, view: OnMarsView, seat: int | None) -> Drawing:
    """The whole table, as wide as the layout wants it."""
    width = pen.width - 2 * MARGIN
    if pen.narrow:
        middle = stack(
            [
                colony_map(material.land, pen, view, width),
                sides(pen, view, width),
                support(pen, view, width),
            ],
            MARGIN,
        )
    else:
        right = width - LEFT - MARGIN
        land = stack([colony_map(material.land, pen, view, LEFT), support(pen, view, LEFT)], MARGIN)
        beside = sides(pen, view, right)
        content = svg.group(land.content, svg.group(beside.content, at=(LEFT + MARGIN, 0)))
        middle = Block(width, max(land.height, beside.height), content)
    whole = stack(
        [
            header(pen, view, width),
            middle,
            offers(material, pen, view, width),
            goals(pen, view, seat, width),
            companies(material, pen, view, seat, width),
        ],
        MARGIN,
    )
    return Drawing(
        pen.width,
        whole.height + 2 * MARGIN,
        described(pen, view),
        [svg.group(whole.content, at=(MARGIN, MARGIN))],
        _STYLE,
    )


_STYLE = """
.areopagus .cell{fill:var(--mars);stroke:var(--paper)}
.areopagus .bond{fill:none;stroke-width:9;stroke:var(--c)}
.areopagus .bond.s0{stroke:var(--s0)}.areopagus .bond.s1{stroke:var(--s1)}
.areopagus .bond.s2{stroke:var(--s2)}.areopagus .bond.s3{stroke:var(--s3)}
.areopagus .built{fill:var(--c);stroke:var(--on);stroke-width:.5}
.areopagus .built.s0{fill:var(--s0)}.areopagus .built.s1{fill:var(--s1)}
.areopagus .built.s2{fill:var(--s2)}.areopagus .built.s3{fill:var(--s3)}
.areopagus .icon{fill:var(--c);stroke:var(--on);stroke-width:.7}
.areopagus .mineral,.areopagus .mine{--c:#b9a08a}
.areopagus .battery,.areopagus .generator{--c:#f0b429}
.areopagus .water,.areopagus .water_extractor{--c:#5aa9e6}
.areopagus .plant,.areopagus .greenhouse{--c:#5fb36a}
.areopagus .oxygen,.areopagus .oxygen_condenser{--c:#cfe3ee}
.areopagus .crystal{--c:#c79bf2}
.areopagus .shelter{--c:#fff}
.areopagus .person{fill:var(--ink)}
.areopagus .find{fill:var(--card);stroke:var(--ink)}
.areopagus .on-map{fill:#1b1613}
"""

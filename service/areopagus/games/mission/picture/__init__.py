"""From a view to a picture: Mars, the ships, the companies, and what only the looking seat knows.

Things are called ``zone-Z``, ``ship-S``, ``seat-N``, ``character-C`` (of one's own hand),
``card-C``, ``tile-Z``, ``dock-N``, ``zone-Z-seat-N`` or ``ship-S-seat-N`` for the astronauts of a
company at a place, and ``seat-N-R`` for its tokens of a resource.
"""

from collections.abc import Sequence

from areopagus.games.mission.components import PHOBOS, Edition
from areopagus.games.mission.moves.boarding import Board, SetDestination
from areopagus.games.mission.moves.cards import (
    AssignDiscovery,
    DrawCard,
    LookAtDiscovery,
    PlayAction,
)
from areopagus.games.mission.moves.choosing import Choose, KeepCard
from areopagus.games.mission.moves.ships import (
    Launch,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    Sabotage,
)
from areopagus.games.mission.moves.zones import Descend, Kill, March, MarchOther, Rescue
from areopagus.games.mission.picture.companies import companies, hand, known_cards
from areopagus.games.mission.picture.header import described, header
from areopagus.games.mission.picture.mars import mars
from areopagus.games.mission.picture.ships import ships, tiles
from areopagus.games.mission.view import MissionView
from areopagus.kernel import svg
from areopagus.kernel.move import Move
from areopagus.kernel.picture import Block, Drawing, Pen, stack

MARGIN = 12
LEFT = 540
"""How wide Mars is on a page."""


def draw(edition: Edition, pen: Pen, view: MissionView, seat: int | None) -> Drawing:
    """The whole table, as wide as the layout wants it."""
    width = pen.width - 2 * MARGIN
    planet = mars(edition, pen, view)
    if pen.narrow:
        middle = stack(
            [
                _scaled(planet, width / planet.width),
                ships(edition, pen, view, width),
                tiles(edition, pen, view, width),
            ]
        )
    else:
        right = width - LEFT - MARGIN
        beside = stack(
            [
                ships(edition, pen, view, right),
                tiles(edition, pen, view, right),
                hand(edition, pen, view, seat, right),
            ]
        )
        globe = _scaled(planet, LEFT / planet.width)
        content = svg.group(globe.content, svg.group(beside.content, at=(LEFT + MARGIN, 0)))
        middle = Block(width, max(globe.height, beside.height), content)
    whole = stack(
        [
            header(edition, pen, view, width),
            middle,
            hand(edition, pen, view, seat, width) if pen.narrow else None,
            known_cards(edition, pen, view, seat, width),
            companies(edition, pen, view, seat, width),
        ],
        MARGIN,
    )
    return Drawing(
        pen.width,
        whole.height + 2 * MARGIN,
        described(edition, pen, view, seat),
        [svg.group(whole.content, at=(MARGIN, MARGIN))],
        _STYLE,
    )


def names_of(move: Move) -> Sequence[str]:
    """The ids of the things that a move names."""
    match move:
        case Board(ship=ship) | Launch(ship=ship) | Sabotage(ship=ship):
            return (f"ship-{ship}",)
        case Redirect(ship=ship, zone=zone):
            return f"ship-{ship}", f"tile-{zone}"
        case ReplaceAboard(ship=ship, victim=victim):
            return f"ship-{ship}", f"ship-{ship}-seat-{victim}"
        case SetDestination(zone=zone):
            return (f"tile-{zone}",)
        case Kill(zone=zone, victim=victim) | ReplaceInZone(zone=zone, victim=victim):
            return f"zone-{zone}", f"zone-{zone}-seat-{victim}"
        case March(origin=origin, target=target):
            return f"zone-{origin}", f"zone-{target}"
        case MarchOther(company=company, origin=origin, target=target):
            return f"zone-{origin}", f"zone-{origin}-seat-{company}", f"zone-{target}"
        case Descend(zone=zone):
            return f"zone-{PHOBOS}", f"zone-{zone}"
        case LookAtDiscovery(zone=zone):
            return f"zone-{zone}", f"discovery-{zone}"
        case Rescue(zone=zone) | AssignDiscovery(zone=zone):
            return (f"zone-{zone}",)
        case KeepCard(card=card) | PlayAction(card=card):
            return (f"card-{card}",)
        case Choose(character=character):
            return (f"character-{character}",)
        case DrawCard():
            return ("event-deck",)
    return ()


def _scaled(block: Block, scale: float) -> Block:
    return Block(block.width * scale, block.height * scale, svg.group(block.content, scale=scale))


_STYLE = """
.areopagus .zone{fill:var(--mars);stroke:var(--paper);stroke-width:1.5}
.areopagus .central{fill:var(--deep);stroke:var(--paper);stroke-width:1.5}
.areopagus .moon{fill:var(--shade);stroke:var(--line)}
.areopagus .ship{fill:var(--card);stroke:var(--line)}
.areopagus .ice{fill:#bfe3f7;stroke:#1b1613}
.areopagus .sylvanite{fill:#4fae6a;stroke:#1b1613}
.areopagus .celerium{fill:#d64b4b;stroke:#1b1613}
.areopagus .back{fill:var(--ink);stroke:var(--paper)}
.areopagus .chip{fill:var(--card);stroke:none}
.areopagus .mark{fill:none;stroke:var(--paper)}
.areopagus .face{fill:var(--card);stroke:var(--ink)}
"""

"""Each company's own board, and the private goals of the seat that looks."""

from areopagus.games.colony.components import CELLS as LAB
from areopagus.games.colony.components import COMPONENTS, Material
from areopagus.games.colony.ids import COMMON_TYPES, ITEMS
from areopagus.games.colony.picture.header import acts
from areopagus.games.colony.picture.naming import company_name
from areopagus.games.colony.picture.offers import any_card, plan_card, tech_tile
from areopagus.games.colony.picture.sides import heading
from areopagus.games.colony.picture.symbols import ICONS
from areopagus.games.colony.view import CompanyView, OnMarsView
from areopagus.kernel import svg
from areopagus.kernel.lettering import wrapped
from areopagus.kernel.picture import Block, Pen, rows, stack
from areopagus.kernel.svg import Element

GAP = 8
_PLACES = {cell["id"]: cell["axial"] for cell in COMPONENTS["lab"]["cells"]}
ROCKETS = 5
_SIDE = 13
"""Of a cell of a laboratory."""


def companies(
    material: Material, pen: Pen, view: OnMarsView, seat: int | None, width: float
) -> Block:
    """A board for each company."""
    wide = width if pen.narrow else (width - GAP) / 2
    boards = [
        _board(material, pen, view, index, wide, yours=index == seat)
        for index in range(len(view.companies))
    ]
    return rows(boards, width, GAP)


def goals(pen: Pen, view: OnMarsView, seat: int | None, width: float) -> Block | None:
    """The goals in one's own hand."""
    held = None if seat is None else view.companies[seat].goals
    if not held:
        return None
    wide = width if pen.narrow else (width - 2 * GAP) / 3
    cells = []
    told = [wrapped(pen.title(goal), wide - 18, 10, 3) for goal in held]
    height = 13 + 13 * max(len(lines) for lines in told)
    for goal, lines in zip(held, told, strict=True):
        content = pen.thing(
            f"goal-{goal}",
            svg.rect(0, 0, wide, height, "b card", r=5),
            *[svg.text(9, 17 + 13 * index, line, 10) for index, line in enumerate(lines)],
        )
        cells.append(Block(wide, height, content))
    return stack([heading(pen, pen.word("your-goals"), width), rows(cells, width, GAP)], 5)


def _board(
    material: Material, pen: Pen, view: OnMarsView, seat: int, wide: float, *, yours: bool
) -> Block:
    company = view.companies[seat]
    name = company_name(pen, view, seat)
    cards = _cards(material, pen, company, wide - 16)
    height = 196 + (cards.height + GAP if cards.height else 0)
    acting = acts(view) == seat
    content = pen.thing(
        f"seat-{seat}",
        svg.rect(0, 0, wide, height, "b card", r=6),
        svg.rect(0, 10, 3, height - 20, "accent") if acting else None,
        pen.seat_mark(seat, 18, 18, 1.25),
        pen.text(32, 22.5, name, 12.5, width=wide - 110, least=9, cls="bold"),
        svg.text(wide - 9, 23, f"{company.points}", 14, "bold", "end"),
        *_goods(pen, company, seat, wide),
        *_people(pen, company, seat, wide),
        *_rockets(pen, company, seat, wide),
        svg.group(*_laboratory(pen, company, seat), at=(64, 154)),
        *_progress(pen, company, seat, wide),
        svg.group(cards.content, at=(8, 196)),
        label=name,
        cls="yours" if yours else None,
    )
    return Block(wide, height, content)


def _goods(pen: Pen, company: CompanyView, seat: int, wide: float) -> list[Element]:
    """The storage and the depot: resources and crystals."""
    step = (wide - 14) / len(ITEMS)
    drawn = []
    for index, item in enumerate(ITEMS):
        count = company.crystals if item == "crystal" else company.storage.of(item)
        more = f"+{company.reception}" if item == "crystal" and company.reception else ""
        drawn.append(
            pen.thing(
                f"seat-{seat}-{item}",
                svg.rect(0, 0, step - 4, 24, "b shade", r=5),
                pen.stamp(item, 13, 12, f"icon {item}", 0.8),
                svg.text(23, 16, f"{count}{more}", 11, "bold"),
                at=(8 + step * index, 34),
                label=pen.title(item),
            )
        )
    return drawn


def _people(pen: Pen, company: CompanyView, seat: int, wide: float) -> list[Element]:
    half = (wide - 22) / 3
    words = (
        ("quarters", pen.word("quarters"), company.quarters),
        ("working", pen.word("working"), company.working),
        ("hangar", pen.word("hangar"), company.hangar),
    )
    return [
        pen.thing(
            f"seat-{seat}-{id}",
            svg.rect(0, 0, half, 24, "b shade", r=5),
            pen.stamp("ship" if id == "hangar" else "person", 12, 12, "person", 0.7),
            svg.text(22, 16, f"{count}", 11, "bold"),
            pen.text(40, 16, word, 9, width=half - 44, least=7, cls="soft"),
            at=(8 + (half + 3) * index, 62),
        )
        for index, (id, word, count) in enumerate(words)
    ]


def _rockets(pen: Pen, company: CompanyView, seat: int, wide: float) -> list[Element]:
    """The rockets that are still in the depot, and the goals in hand."""
    drawn = [
        pen.thing(
            f"rocket-{seat}-{number}",
            svg.rect(0, 0, 20, 22, "b shade", r=4),
            pen.stamp("ship", 10, 11, "ink", 0.8) if number in company.rockets else None,
            at=(8 + 23 * (number - 1), 90),
        )
        for number in range(1, ROCKETS + 1)
    ]
    told = pen.word("goals-held", count=company.goal_count)
    drawn.append(pen.text(132, 104, told, 9.5, width=wide - 142, least=7, cls="soft"))
    return drawn


def _laboratory(pen: Pen, company: CompanyView, seat: int) -> list[Element]:
    tiles = {entry.cell: entry.tile for entry in company.lab}
    drawn = []
    floor = pen.stamp("hex", 0, 0, "b berth", _SIDE / 10)
    # Cells share an edge: what stands out is drawn last, so that all of its outline shows.
    for cell in sorted(LAB, key=lambda one: pen.stands_out(f"lab-{seat}-{one}")):
        q, r = _PLACES[cell]
        x, y = 1.5 * _SIDE * q, _SIDE * 3**0.5 * (r + q / 2 - 0.5) * 0.96
        tile = tiles.get(cell)
        drawn.append(
            pen.thing(
                f"lab-{seat}-{cell}",
                floor,
                None if tile is None else tech_tile(pen, tile, 0, 0, 0.85),
                at=(x, y),
            )
        )
    return drawn


def _progress(pen: Pen, company: CompanyView, seat: int, wide: float) -> list[Element]:
    """Which types of building it has a progress cube on, and its discoveries and research."""
    drawn: list[Element] = []
    for index, building in enumerate(COMMON_TYPES):
        made = building in company.progress
        cls = f"icon {building}" if made else f"icon {building} gone"
        drawn.append(pen.stamp(ICONS[building], 148 + 22 * index, 132, cls, 0.85))
    found = [*company.discoveries, *company.research]
    words = ", ".join(pen.title(find) for find in found)
    if company.achieved is not None:
        achieved = f"★ {pen.title(company.achieved)}"
        words = f"{achieved}, {words}" if words else achieved
    lines = pen.lines(140, 154, words, 9, wide - 150, most=3, cls="soft") if words else []
    if company.achieved is not None:
        return [*drawn, pen.thing(f"seat-{seat}-{company.achieved}", *lines)]
    drawn += lines
    return drawn


def _cards(material: Material, pen: Pen, company: CompanyView, width: float) -> Block:
    """Plans, scientists and contracts."""
    wide = (width - 2 * 5) / 3
    drawn = [
        plan_card(material, pen, own.plan, wide, built=own.built is not None)
        for own in company.plans
    ]
    drawn += [any_card(material, pen, own.scientist, wide) for own in company.scientists]
    drawn += [any_card(material, pen, own.contract, wide, own) for own in company.contracts]
    return rows([Block(wide, 44, one) for one in drawn], width, 5)

"""The two sides of the board: main and executive actions, turn order, shuttle, life support."""

from areopagus.games.colony.components import ACTIONS, BENEFITS, EXECUTIVE_COST
from areopagus.games.colony.ids import BUILDING_TYPES, LSS_TYPES, BuildingType
from areopagus.games.colony.picture.symbols import ICONS
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Pen, rows, stack
from areopagus.kernel.svg import Element

GAP = 6
_SHUTTLE = ("O3", "O2", "O1", "C1", "C2", "C3")


def heading(pen: Pen, words: str, width: float) -> Block:
    """A line that says what stands below it."""
    return Block(width, 13, pen.text(0, 11, words, 11, width=width, cls="soft bold"))


def sides(pen: Pen, view: OnMarsView, width: float) -> Block:
    """Orbit above, colony below, between them the way from one to the other."""
    return stack(
        [
            heading(pen, pen.word("orbit"), width),
            _actions(pen, view, "orbit", width),
            _spaces(pen, view, range(1, 5), width),
            _shuttle(pen, view, width),
            heading(pen, pen.word("colony"), width),
            _actions(pen, view, "colony", width),
            _spaces(pen, view, range(5, 9), width),
            heading(pen, pen.word("executive"), width),
            _executive(pen, width),
        ],
        GAP,
    )


def _actions(pen: Pen, view: OnMarsView, side: str, width: float) -> Block:
    wide = (width - GAP) / 2
    standing: dict[str, list[int]] = {slots.main: slots.seats for slots in view.slots}
    cells = []
    for id, action in ACTIONS.items():
        if action.side != side:
            continue
        here = standing.get(id, [])
        places = max(len(here), len(view.companies) if id == "A-HIRE" else action.slots)
        berths: list[Element] = [
            svg.circle(13 + 15 * place, 32, 6, "shade") for place in range(places)
        ]
        berths += [
            pen.seat_mark(seat, 13 + 15 * place, 32, 0.85) for place, seat in enumerate(here)
        ]
        content = pen.thing(
            f"action-{id}",
            svg.rect(0, 0, wide, 42, "b card", r=5),
            *pen.fitted(7, 17, pen.title(id), 10.5, wide - 14, "bold"),
            *berths,
        )
        cells.append(Block(wide, 42, content))
    return rows(cells, width, GAP)


def _spaces(pen: Pen, view: OnMarsView, numbers: range, width: float) -> Block:
    """The turn-order spaces of a side, with who stands there."""
    wide = (width - 3 * GAP) / 4
    at = {company.space: seat for seat, company in enumerate(view.companies)}
    cells = []
    for number in numbers:
        seat = at.get(number)
        # Moves name it by its number, events by its id as a component.
        within = pen.thing(
            f"space-TO{number}",
            svg.text(12, 16, f"{number}", 10.5, "soft bold"),
            None if seat is None else pen.seat_mark(seat, wide - 16, 12),
        )
        content = pen.thing(
            f"space-{number}",
            svg.rect(0, 0, wide, 24, "b shade", r=12),
            within,
            label=pen.title(f"TO{number}"),
        )
        cells.append(Block(wide, 24, content))
    return rows(cells, width, GAP)


def _shuttle(pen: Pen, view: OnMarsView, width: float) -> Block:
    """The shuttle's way between orbit and colony."""
    step = width / len(_SHUTTLE)
    track = [
        pen.thing(
            f"shuttle-{space}",
            svg.rect(0, 0, step - 4, 26, "b card", r=5),
            svg.text(6, 17, space, 9, "soft"),
            at=(step * index, 0),
        )
        for index, space in enumerate(_SHUTTLE)
    ]
    at = 0 if view.shuttle is None else _SHUTTLE.index(view.shuttle)
    shuttle = pen.thing(
        "shuttle",
        pen.stamp("ship", 0, 0, "b accent"),
        at=(step * at + step - 18, 13),
        cls="gone" if view.shuttle is None else None,
        label=pen.word("shuttle"),
    )
    return Block(width, 26, svg.group(*track, shuttle))


def _executive(pen: Pen, width: float) -> Block:
    wide = (width - GAP) / 2
    cells = []
    for id, cost in EXECUTIVE_COST.items():
        content = pen.thing(
            f"executive-{id}",
            svg.rect(0, 0, wide, 22, "b card", r=5),
            pen.stamp("crystal", 11, 11, "icon crystal", 0.6),
            svg.text(18, 15, f"{cost}", 10, "bold"),
            pen.text(30, 15, pen.title(id), 9.5, width=wide - 36, least=7),
        )
        cells.append(Block(wide, 22, content))
    return rows(cells, width, 4)


def support(pen: Pen, view: OnMarsView, width: float) -> Block:
    """The stocks of buildings and the life-support tracks with their rewards and benefits."""
    return stack(
        [
            heading(pen, pen.word("life-support"), width),
            _stocks(pen, view, width),
            _benefits(pen, width),
        ],
        GAP,
    )


def _stocks(pen: Pen, view: OnMarsView, width: float) -> Block:
    columns = 3
    wide = (width - (columns - 1) * GAP) / columns
    left = {stock.building: stock.tiles for stock in view.stocks}
    cells = []
    for building in BUILDING_TYPES:
        there = sum(one.building == building for one in view.buildings)
        row = min(5, there)
        marks: list[Element] = []
        if building in LSS_TYPES:
            for place in range(5):
                reached = f"icon {building}" if place < row else "shade"
                marks.append(svg.rect(8 + 11 * place, 36, 9, 7, reached, r=2))
            marks.append(svg.rect(7.5 + 11 * min(4, view.level), 45, 10, 2, "accent"))
        count = left.get(building)
        content = pen.thing(
            f"stock-{building}",
            svg.rect(0, 0, wide, 52, "b card", r=5),
            pen.stamp(ICONS[building], 14, 14, f"icon {building}", 0.8),
            *pen.fitted(26, 17, pen.title(building), 9.5, wide - 30),
            *marks,
            None if count is None else svg.text(wide - 7, 45, f"{count}", 10, "soft", "end"),
            _reward(pen, view, building, wide),
        )
        cells.append(Block(wide, 52, content))
    return rows(cells, width, GAP)


def _reward(pen: Pen, view: OnMarsView, building: BuildingType, wide: float) -> Element | None:
    """The reward tile of a life-support column."""
    if building not in LSS_TYPES or len(view.rewards) != len(LSS_TYPES):
        return None
    reward = view.rewards[LSS_TYPES.index(building)]
    return pen.thing(
        f"reward-{reward}",
        pen.text(8, 31, pen.title(reward), 8, width=wide - 14, least=7, cls="soft"),
    )


def _benefits(pen: Pen, width: float) -> Block:
    columns = 2 if pen.narrow else 4
    wide = (width - (columns - 1) * GAP) / columns
    cells = [
        Block(
            wide,
            22,
            pen.thing(
                f"benefit-{benefit}",
                svg.rect(0, 0, wide, 22, "b shade", r=5),
                pen.text(8, 15, pen.title(benefit), 9.5, width=wide - 14, least=7),
            ),
        )
        for benefit in BENEFITS
    ]
    return rows(cells, width, GAP)

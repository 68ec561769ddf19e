"""What is on offer: technologies, scientists and contracts, plans, the Warehouse, missions."""

from areopagus.games.colony.components import (
    GRID,
    GRID_SLOTS,
    TECH_TYPES,
    WAREHOUSE_ITEMS,
    Material,
)
from areopagus.games.colony.ids import Card, Contract, Item, Plan, TechTile, Unit
from areopagus.games.colony.picture.sides import heading
from areopagus.games.colony.picture.symbols import ICONS, TECH_ICONS
from areopagus.games.colony.pieces import OwnContract
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Pen, rows, stack
from areopagus.kernel.svg import Element

GAP = 6
CARD = 44


def offers(material: Material, pen: Pen, view: OnMarsView, width: float) -> Block:
    """All displays, one below the other."""
    columns = 3 if pen.narrow else 6
    wide = (width - (columns - 1) * GAP) / columns
    cards = [_gap(material, pen, index, card, wide) for index, card in enumerate(view.display)]
    plans = [Block(wide, CARD, plan_card(material, pen, plan, wide)) for plan in view.plan_display]
    return stack(
        [
            heading(pen, pen.word("technologies", count=view.tech_reserve), width),
            _grid(pen, view, width),
            heading(pen, pen.word("cards", count=view.contract_deck), width),
            rows(cards, width, GAP),
            *_open_contracts(material, pen, view, wide, width),
            heading(pen, pen.word("plans", count=view.plan_stack), width),
            rows(plans, width, GAP) if plans else None,
            heading(pen, pen.word("missions"), width),
            _missions(pen, view, width),
            heading(pen, pen.word("warehouse", count=view.discovery_stack), width),
            _warehouse(pen, view, width),
        ],
        GAP,
    )


def cost_of(pen: Pen, units: tuple[Unit, ...], x: float, y: float) -> list[Element]:
    """A cost as icons; any resource is a question mark, water or a plant are both."""
    drawn: list[Element] = []
    for index, unit in enumerate(units):
        at = x + 13 * index
        if unit == "any":
            drawn.append(svg.text(at, y + 3.5, "?", 10, "soft bold", "middle"))
        else:
            icon = "water" if unit == "water_or_plant" else unit
            drawn.append(pen.stamp(icon, at, y, f"icon {icon}", 0.6))
    return drawn


def tech_tile(pen: Pen, tile: TechTile, x: float, y: float, scale: float) -> Element:
    """A tech tile: a disc with what it is good for."""
    icon = TECH_ICONS[TECH_TYPES[tile]]
    kind = "ink" if icon in ("wheels", "star", "ship") else f"icon {icon}"
    return pen.thing(
        f"tech-{tile}",
        svg.circle(0, 0, 11, "b card"),
        pen.stamp(icon, 0, 0, kind, 0.85),
        at=(x, y),
        scale=scale,
        label=pen.title(tile),
    )


def _grid(pen: Pen, view: OnMarsView, width: float) -> Block:
    columns = 4 if pen.narrow else 8
    wide = (width - (columns - 1) * GAP) / columns
    cells = []
    for slot, tile in zip(GRID_SLOTS, view.grid, strict=True):
        content = pen.thing(
            f"slot-{slot}",
            svg.rect(0, 0, wide, 34, "b shade", r=5),
            svg.text(6, 13, slot, 8.5, "soft"),
            *cost_of(pen, GRID[slot], 11, 24),
            None if tile is None else tech_tile(pen, tile, wide - 18, 17, 1.1),
        )
        cells.append(Block(wide, 34, content))
    return rows(cells, width, GAP)


def _gap(material: Material, pen: Pen, index: int, card: Card | None, wide: float) -> Block:
    if card is None:
        empty = pen.thing(f"display-{index}", svg.rect(0, 0, wide, CARD, "b rule", r=5))
        return Block(wide, CARD, empty)
    return Block(wide, CARD, pen.thing(f"display-{index}", any_card(material, pen, card, wide)))


def any_card(
    material: Material, pen: Pen, card: Card, wide: float, own: OwnContract | None = None
) -> Element:
    """A scientist, or a contract and how far it is fulfilled."""
    info = material.scientists.get(card)  # type: ignore[arg-type]
    title = pen.word("contract") if info is None else pen.title(card)
    content: list[Element | None] = [
        svg.rect(0, 0, wide, CARD, "b card", r=5),
        pen.text(7, 15, title, 9.5, width=wide - 14, least=7, cls="bold"),
    ]
    if info is not None:
        content += [
            pen.stamp("person", 13, 30, "person", 0.7),
            pen.stamp(ICONS[info.works_in], 29, 30, f"icon {info.works_in}", 0.7),
            svg.text(wide - 25, 34, f"{info.points} /", 9.5, "soft", "end"),
            pen.stamp(ICONS[info.scores], wide - 14, 30, f"icon {info.scores}", 0.7),
        ]
    else:
        content += _terms(material, pen, card, wide, own)  # type: ignore[arg-type]
    return pen.thing(f"card-{card}", *content, label=pen.title(card))


def _terms(
    material: Material, pen: Pen, contract: Contract, wide: float, own: OwnContract | None
) -> list[Element | None]:
    info = material.contracts[contract]
    drawn: list[Element | None] = []
    if info.building is not None:
        drawn += [
            pen.stamp(ICONS[info.building], 14, 30, f"icon {info.building}", 0.7),
            svg.text(24, 34, f"≥ {info.size}", 9.5, "soft"),
        ]
    for index, (item, count) in enumerate(info.needs):
        there = own.cargo.of(item) if own else 0
        drawn += [
            pen.stamp(item, 13 + 36 * index, 30, f"icon {item}", 0.7),
            svg.text(21 + 36 * index, 34, f"{there}/{count}" if own else f"{count}", 9.5),
        ]
    done = own is not None and own.done
    drawn.append(svg.text(wide - 7, 34, f"{info.done}", 11, "bold", "end"))
    if done:
        drawn.append(pen.stamp("star", wide - 26, 30, "accent", 0.7))
    return drawn


def _open_contracts(
    material: Material, pen: Pen, view: OnMarsView, wide: float, width: float
) -> list[Block]:
    """The deck of contracts, where it lies open."""
    if not view.open_contracts:
        return []
    cards = [Block(wide, CARD, any_card(material, pen, card, wide)) for card in view.open_contracts]
    return [heading(pen, pen.word("open-contracts"), width), rows(cards, width, GAP)]


def plan_card(
    material: Material, pen: Pen, plan: Plan, wide: float, *, built: bool = False
) -> Element:
    """A plan: for which building, in how large a complex, with which gain and worth."""
    info = material.plans[plan]
    return pen.thing(
        f"plan-{plan}",
        svg.rect(0, 0, wide, CARD, "b card", r=5),
        pen.text(7, 15, pen.title(plan), 9.5, width=wide - 14, least=7, cls="bold"),
        pen.stamp(ICONS[info.building], 14, 30, f"icon {info.building}", 0.75),
        svg.text(24, 34, f"≥ {info.size}", 9.5, "soft"),
        pen.stamp(info.gain, 56, 30, f"icon {info.gain}", 0.6),
        pen.stamp("star", wide - 26, 30, "accent", 0.7) if built else None,
        svg.text(wide - 7, 34, f"{info.points}", 11, "bold", "end"),
    )


def _missions(pen: Pen, view: OnMarsView, width: float) -> Block:
    wide = width if pen.narrow else (width - 2 * GAP) / 3
    cells = []
    for card in view.missions:
        content = pen.thing(
            f"mission-{card.mission}",
            svg.rect(0, 0, wide, 24, "b card", r=5),
            pen.text(8, 16, pen.title(card.mission), 10, width=wide - 44, least=7.5),
            svg.text(wide - 8, 16.5, f"{card.left}", 12, "bold", "end"),
            cls=None if card.left else "gone",
        )
        cells.append(Block(wide, 24, content))
    return rows(cells, width, GAP)


def _warehouse(pen: Pen, view: OnMarsView, width: float) -> Block:
    """The goods in the Warehouse, and the discoveries that may be laid out next."""
    cells = []
    items: tuple[Item, ...] = WAREHOUSE_ITEMS
    for item in items:
        content = pen.thing(
            f"warehouse-{item}",
            svg.rect(0, 0, 46, 26, "b card", r=5),
            pen.stamp(item, 14, 13, f"icon {item}", 0.8),
            svg.text(27, 17, f"{view.warehouse.of(item)}", 11, "bold"),
            label=pen.title(item),
        )
        cells.append(Block(46, 26, content))
    for find in view.exploration:
        content = pen.thing(
            f"discovery-{find}",
            svg.rect(0, 0, 168, 26, "b find", r=5),
            svg.text(8, 17, find[2:], 10.5, "bold"),
            pen.text(30, 17, pen.title(find), 9.5, width=132, least=7),
        )
        cells.append(Block(168, 26, content))
    return rows(cells, width, GAP)

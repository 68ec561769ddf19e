"""The companies with what they have, and what only the looking seat knows: its hand, its cards."""

from areopagus.games.mission.components import CALL_ORDER, CHARACTERS, RESOURCES, CardId, Edition
from areopagus.games.mission.picture.naming import character_name, company_name, tokens_told
from areopagus.games.mission.picture.ships import heading
from areopagus.games.mission.view import CompanyView, MissionView
from areopagus.kernel import svg
from areopagus.kernel.lettering import wrapped
from areopagus.kernel.picture import Block, Pen, rows, stack
from areopagus.kernel.svg import Element

GAP = 8
PANEL = 76


def companies(
    edition: Edition, pen: Pen, view: MissionView, seat: int | None, width: float
) -> Block:
    """A panel for each company."""
    wide = width if pen.narrow else (width - GAP) / 2
    panels = [
        Block(wide, PANEL, _panel(edition, pen, view, index, wide, yours=index == seat))
        for index in range(len(view.companies))
    ]
    return rows(panels, width, GAP)


def _panel(
    edition: Edition, pen: Pen, view: MissionView, index: int, wide: float, *, yours: bool
) -> Element:
    company = view.companies[index]
    name = company_name(pen, view, index)
    acting = view.turn is not None and view.turn.company == index
    content: list[Element | None] = [
        svg.rect(0, 0, wide, PANEL, "b card", r=6),
        svg.rect(0, 8, 3, PANEL - 16, "accent") if acting else None,
        pen.seat_mark(index, 17, 17, 1.25),
        pen.text(31, 21.5, name, 12.5, width=wide - 194, least=9, cls="bold"),
    ]
    if view.first == index:
        content.append(pen.stamp("medal", wide - 152, 17, "accent", 0.9))
    content += _figures(pen, company, wide)
    content += _tokens(pen, index, company)
    content += _used(edition, pen, index, company, wide)
    label = pen.word(
        "told-company",
        name=name,
        reserve=company.reserve,
        lost=company.lost,
        tokens=tokens_told(pen, company.tokens) or pen.word("none"),
        cards=company.card_count,
    )
    return pen.thing(f"seat-{index}", *content, label=label, cls="yours" if yours else None)


def _figures(pen: Pen, company: CompanyView, wide: float) -> list[Element]:
    """The reserve on Earth and those who were lost."""
    return [
        pen.text(
            wide - 74, 15, pen.word("reserve"), 8, width=62, least=7, cls="soft", anchor="end"
        ),
        svg.text(wide - 74, 28, f"{company.reserve}", 12, "bold", "end"),
        pen.text(wide - 8, 15, pen.word("lost"), 8, width=60, least=7, cls="soft", anchor="end"),
        svg.text(wide - 8, 28, f"{company.lost}", 12, "bold", "end"),
    ]


def _tokens(pen: Pen, index: int, company: CompanyView) -> list[Element]:
    drawn = [
        pen.thing(
            f"seat-{index}-{resource}",
            pen.stamp(resource, 0, 0, resource, 0.8),
            svg.text(10, 4, f"{company.tokens.count(resource)}", 11.5),
            at=(17 + 42 * place, 43),
            label=pen.title(resource),
        )
        for place, resource in enumerate(RESOURCES)
    ]
    drawn += [
        pen.stamp("cardback", 145, 43, "back", 0.95),
        svg.text(155, 47, f"{company.card_count}", 11.5),
    ]
    return drawn


def _used(
    edition: Edition, pen: Pen, index: int, company: CompanyView, wide: float
) -> list[Element]:
    """All nine characters by number; those already used are faint."""
    numbers = {one["id"]: one["number"] for one in edition.printed["characters"]}
    step = min(26, (wide - 90) / 9)
    drawn = []
    for place, character in enumerate(CHARACTERS):
        held = character in company.hand
        drawn.append(
            pen.thing(
                f"seat-{index}-{character}",
                svg.rect(0, 0, step - 3, 15, "b face" if held else "b rule", r=3),
                svg.text((step - 3) / 2, 11, f"{numbers[character]}", 9.5, None, "middle"),
                at=(10 + step * place, 56),
                cls=None if held else "gone",
                label=character_name(pen, character),
            )
        )
    if company.has_chosen:
        words = (
            pen.word("chosen") if company.chosen is None else character_name(pen, company.chosen)
        )
        drawn.append(
            pen.text(wide - 8, 67.5, words, 9.5, width=74, least=7, cls="soft", anchor="end")
        )
    return drawn


def hand(
    edition: Edition, pen: Pen, view: MissionView, seat: int | None, width: float
) -> Block | None:
    """One's own characters, with their names."""
    if seat is None:
        return None
    company = view.companies[seat]
    wide = (width - 2 * 4) / 3
    cards = []
    for printed in sorted(edition.printed["characters"], key=lambda one: CALL_ORDER[one["id"]]):
        id = printed["id"]
        held = id in company.hand
        body = "b face" if held else "b rule"
        content = pen.thing(
            f"character-{id}",
            svg.rect(0, 0, wide, 26, body, r=4),
            svg.rect(0, 0, 4, 26, "accent") if id == company.chosen else None,
            svg.text(9, 17, f"{printed['number']}", 11, "bold"),
            pen.text(20, 17, character_name(pen, id), 10.5, width=wide - 24, least=8),
            cls=None if held else "gone",
            label=printed["effect_fr" if pen.language == "fr" else "effect"],
        )
        cards.append(Block(wide, 26, content))
    return stack([heading(pen, pen.word("your-characters"), width), rows(cards, width, 4)], 5)


def known_cards(
    edition: Edition, pen: Pen, view: MissionView, seat: int | None, width: float
) -> Block | None:
    """The cards whose faces the looking seat may see, with where they are."""
    shown: list[tuple[str, CardId]] = []
    for index, company in enumerate(view.companies):
        owner = company_name(pen, view, index)
        shown += [(pen.word("offered"), card) for card in company.offered or ()]
        shown += [
            (pen.word("yours") if index == seat else owner, card) for card in company.cards or ()
        ]
    if view.turn is not None and view.turn.drawn is not None:
        shown.append((pen.word("drawn"), view.turn.drawn))
    shown += [
        (pen.name(zone.id), zone.discovery.card)
        for zone in view.zones
        if zone.discovery and zone.discovery.card
    ]
    shown += [(pen.word("discarded"), laid.card) for laid in view.event_discard if laid.card]
    if not shown:
        return None
    columns = 1 if pen.narrow else 3
    wide = (width - (columns - 1) * GAP) / columns
    texts = {card["id"]: card for card in edition.printed["event_cards"]}
    told = "text_fr" if pen.language == "fr" else "text"
    deepest = 0
    if not pen.narrow:
        deepest = max(len(wrapped(texts[card][told], wide - 16, 9.5, 7)) for _, card in shown)
    cards = [_card(pen, where, card, texts[card][told], wide, deepest) for where, card in shown]
    return stack([heading(pen, pen.word("known-cards"), width), rows(cards, width, GAP)], 5)


def _card(pen: Pen, where: str, card: CardId, words: str, wide: float, least: int) -> Block:
    lines = wrapped(words, wide - 16, 9.5, 7)
    height = 28 + 12 * max(len(lines), least)
    content = pen.thing(
        f"card-{card}",
        svg.rect(0, 0, wide, height, "b card", r=5),
        pen.text(8, 16, pen.name(card), 11, width=wide * 0.62, least=8.5, cls="bold"),
        pen.text(wide - 8, 16, where, 9, width=wide * 0.38 - 20, least=7, cls="soft", anchor="end"),
        *[svg.text(8, 31 + 12 * index, line, 9.5) for index, line in enumerate(lines)],
    )
    return Block(wide, height, content)

"""What game, which round, what is going on; and the whole position in words."""

from areopagus.games.mission.components import ROUNDS, Edition
from areopagus.games.mission.picture.naming import (
    character_name,
    company_name,
    ship_label,
    tokens_told,
    zone_label,
)
from areopagus.games.mission.view import MissionView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Pen

HEIGHT = 46


def header(edition: Edition, pen: Pen, view: MissionView, width: float) -> Block:
    """The round track, with the rounds after which zones produce, and what is going on."""
    track = []
    step = 20 if pen.narrow else 26
    for number in range(1, ROUNDS + 1):
        body = "accent" if number == view.round else "card" if number > view.round else "shade"
        text = "on bold" if number == view.round else "soft"
        track.append(
            pen.thing(
                f"round-{number}",
                svg.rect(0, 0, step - 3, 18, f"b {body}", r=3),
                svg.text((step - 3) / 2, 13, f"{number}", 10, text, "middle"),
                svg.rect(3, 20, step - 9, 2.5, "accent")
                if number in edition.scoring_rounds
                else None,
                at=(step * (number - 1), 22),
                label=pen.word("round", round=number, rounds=ROUNDS),
            )
        )
    side = width - step * ROUNDS - 10
    content = svg.group(
        pen.text(0, 14, going_on(pen, view), 13.5, width=width, least=9, cls="bold"),
        *track,
        pen.text(
            width, 36, pen.word("round", round=view.round, rounds=ROUNDS), 11,
            width=side, least=8, cls="soft", anchor="end",
        ),
    )  # fmt: skip
    return Block(width, HEIGHT, content)


def going_on(pen: Pen, view: MissionView) -> str:
    """What is being done now, and by whom."""
    if view.turn is None:
        return pen.word(f"phase-{view.phase}")
    return pen.word(
        "acting",
        name=company_name(pen, view, view.turn.company),
        character=character_name(pen, view.turn.character),
    )


def described(edition: Edition, pen: Pen, view: MissionView, seat: int | None) -> str:
    """The position in words."""
    parts = [
        pen.word("round", round=view.round, rounds=ROUNDS),
        going_on(pen, view),
    ]
    parts += [zone_label(pen, view, zone) for zone in view.zones]
    parts += [
        f"{pen.word('docked')} {ship_label(edition, pen, view, ship)}"
        for ship in view.docks
        if ship
    ]
    parts += [f"{pen.word('flies')} {ship_label(edition, pen, view, ship)}" for ship in view.flying]
    for index, company in enumerate(view.companies):
        parts.append(
            pen.word(
                "told-company",
                name=company_name(pen, view, index),
                reserve=company.reserve,
                lost=company.lost,
                tokens=tokens_told(pen, company.tokens) or pen.word("none"),
                cards=company.card_count,
            )
        )
    if seat is not None:
        held = ", ".join(character_name(pen, character) for character in view.companies[seat].hand)
        parts.append(f"{pen.word('your-characters')}{pen.word('colon')} {held}")
    return ". ".join(parts) + "."

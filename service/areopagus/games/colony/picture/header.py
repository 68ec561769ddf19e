"""What is going on, and the whole position in words."""

from areopagus.games.colony.ids import RESOURCES
from areopagus.games.colony.picture.naming import company_name
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Pen


def header(pen: Pen, view: OnMarsView, width: float) -> Block:
    """The phase, whose turn it is, the round and the level of the colony."""
    figures = "  ·  ".join(
        [
            pen.word("round", round=view.round),
            pen.word("level", level=view.level),
            pen.word("missions-left", count=view.remaining_missions),
        ]
    )
    content = svg.group(
        pen.text(0, 14, going_on(pen, view), 13.5, width=width, least=9, cls="bold"),
        pen.text(0, 31, figures, 11, width=width, least=8.5, cls="soft"),
    )
    return Block(width, 36, content)


def going_on(pen: Pen, view: OnMarsView) -> str:
    """The phase, and who is to act in it."""
    phase = pen.word(f"phase-{view.phase}")
    acting = acts(view)
    if acting is None:
        return phase
    return f"{phase}{pen.word('colon')} {company_name(pen, view, acting)}"


def acts(view: OnMarsView) -> int | None:
    """Whom the next question is put to."""
    return None if view.phase == "over" or not view.pending else view.pending[-1].seat


def described(pen: Pen, view: OnMarsView) -> str:
    """The position in words."""
    parts = [
        pen.word("round", round=view.round),
        going_on(pen, view),
        pen.word("level", level=view.level),
        pen.word("missions-left", count=view.remaining_missions),
    ]
    counts: dict[str, int] = {}
    for building in view.buildings:
        counts[building.building] = counts.get(building.building, 0) + 1
    built = ", ".join(f"{pen.name(kind)} {count}" for kind, count in counts.items())
    parts.append(f"{pen.word('on-the-map')}{pen.word('colon')} {built}")
    for seat, company in enumerate(view.companies):
        goods = ", ".join(f"{pen.name(one)} {company.storage.of(one)}" for one in RESOURCES)
        parts.append(
            pen.word(
                "told-company",
                name=company_name(pen, view, seat),
                points=company.points,
                goods=goods,
                crystals=company.crystals,
                colonists=company.quarters,
                robots=len(company.robots),
                plans=len(company.plans),
            )
        )
    return ". ".join(parts) + "."

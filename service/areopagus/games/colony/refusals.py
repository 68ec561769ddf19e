"""Refusals with facts: checks return constants, and what is missing is looked up only when a move
is really refused."""

from areopagus.games.colony.names import amount
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Fact, Illegal, Refusal

AT_LARGE = {
    "cannot-pay": "cannot-pay-any",
    "no-room": "no-room-for-it",
    "out-of-stock": "cannot-construct",
    "not-free": "cannot-construct",
    "no-robot-near": "cannot-construct",
    "too-far": "cannot-construct",
    "complex-level": "cannot-construct",
    "join-oxygen": "cannot-construct",
    "nobody-there": "nobody-to-bring",
}
"""What is said of a whole action where the reason is about one way to carry it out."""


def refuse(
    table: ColonyTable, seat: int, refusal: Refusal | None, crystals: int = 1, /, **facts: Fact
) -> None:
    """Raise :class:`Illegal` when a check returned a refusal, with what a reader wants to know.

    ``crystals`` is what would have been paid, where that is what is missing.
    """
    if refusal is None:
        return
    rule, reason = refusal
    if reason == "no-crystals":
        raise no_crystals(table, seat, rule, crystals)
    if reason == "no-colonist":
        facts["have"] = table.company(seat).quarters
    elif reason == "rocket-limit":
        facts["level"] = table.state.level
    raise Illegal(rule, reason, **facts)


def refuse_action(
    table: ColonyTable, seat: int, refusal: Refusal | None, *, crystals: int = 1
) -> None:
    """The same for an action as a whole, of which no part could be carried out."""
    if refusal is not None:
        told = (refusal[0], AT_LARGE.get(refusal[1], refusal[1]))
        refuse(table, seat, told, crystals)


def no_crystals(table: ColonyTable, seat: int, rule: str, cost: int) -> Illegal:
    """Too few crystals to spend; those that wait in reception would not help (OM-GEN-7)."""
    company = table.company(seat)
    price, have, waiting = amount("crystal", cost), company.purchasing, company.reception
    if not waiting:
        return Illegal(rule, "no-crystals", cost=price, have=have)
    return Illegal("OM-GEN-7", "crystals-waiting", cost=price, have=have, waiting=waiting)


_RULES = {
    "E": "OM-EXEC-2",
    "LB": "OM-LSS-3",
    "TO": "OM-SET-14",
    "L": "OM-RND-2",
    "BP": "OM-EXEC-7",
    "PG": "OM-GOAL-1",
    "DT": "OM-ROVER-3",
    "RT": "OM-ROVER-3",
}


def rule_of(source: str | None, otherwise: str) -> str:
    """The rule that says what a printed thing does, and so what it does not."""
    if source is None:
        return otherwise
    return _RULES.get(source[:2]) or _RULES.get(source[:1], otherwise)

"""Crowding on the actions that need a colonist (OM-SLOT)."""

from collections import Counter

from areopagus.games.colony.components import ACTIONS
from areopagus.games.colony.ids import SlotAction
from areopagus.games.colony.table import ColonyTable


def cleared_seats(table: ColonyTable, main: SlotAction) -> set[int]:
    """OM-SLOT-4: the seats with the most colonists on an action that is full."""
    seats = table.slots(main)
    if main == "A-HIRE" or len(seats) < ACTIONS[main].slots:
        return set()
    counts = Counter(seats)
    most = max(counts.values())
    return {seat for seat, count in counts.items() if count == most}


def surcharge(table: ColonyTable, seat: int, main: SlotAction) -> int:
    """OM-SLOT-2, OM-SLOT-3: how much those who remain there cost."""
    cleared = cleared_seats(table, main)
    remaining = [other for other in table.slots(main) if other not in cleared]
    if len(table.state.companies) == 2:
        return len(remaining)
    return len({other for other in remaining if other != seat})

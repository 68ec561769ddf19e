"""Steps of the rounds: places in the turn order, turns, journeys, last deliveries."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areopagus.games.colony import acts, events
from areopagus.games.colony.components import CONTRACTS, EFFECTS, SPACE_COST
from areopagus.games.colony.hexes import CENTRE, Hex, ring
from areopagus.games.colony.ids import Discovery, Side, TurnSpace
from areopagus.games.colony.pieces import FindSpot, OwnContract
from areopagus.games.colony.steps.aftermath import AftermathStep
from areopagus.games.colony.steps.base import ApplyStep, Step
from areopagus.games.colony.steps.cards import replace_exploration
from areopagus.games.colony.steps.costs import OfferStep
from areopagus.games.colony.steps.gains import produce_all

if TYPE_CHECKING:
    from areopagus.games.colony.ids import Item
    from areopagus.games.colony.table import ColonyTable

EXPLORING_DISTANCE = 3


class ChooseSpaceStep(Step, tag="choose-space"):
    """A free turn-order space to take, with its bonus."""

    kind: ClassVar[str] = "choose-space"

    side: Side | None = None
    """Null at setup: either side."""

    def settle(self, table: ColonyTable) -> bool:
        return False

    def take(self, table: ColonyTable, space: TurnSpace) -> None:
        table.pop()
        table.company(self.seat).space = space
        table.tell(events.SpaceTaken(seat=self.seat, space=space))
        bonus = f"TO{space}"
        if bonus in SPACE_COST:
            table.push(OfferStep(seat=self.seat, of=bonus, bill=list(SPACE_COST[bonus])))
        elif bonus in EFFECTS:
            table.push(ApplyStep(seat=self.seat, of=bonus))


class PlaceShuttleStep(Step, tag="place-shuttle"):
    """The red space where the shuttle begins (OM-SET-15)."""

    kind: ClassVar[str] = "place-shuttle"

    def settle(self, table: ColonyTable) -> bool:
        return False


class TurnStep(Step, tag="turn"):
    """A colonisation turn: what may still be done in it."""

    kind: ClassVar[str] = "turn"

    main_open: bool = True
    """Whether the main action is still to be had."""
    executive_open: bool = True
    """Whether that action is still to be had."""

    def settle(self, table: ColonyTable) -> bool:
        """End a turn in which nothing can be done. Goals in hand are secret, so any goal that
        might be completed keeps the turn open."""
        company = table.company(self.seat)
        might_complete = company.goals and company.achieved is None
        actions = self.main_open or self.executive_open
        if actions or might_complete or deliverable(table, self.seat):
            return False
        end_turn(table, self.seat)
        return True


class JourneyStep(Step, tag="journey"):
    """Stay or travel in the shuttle phase (OM-SHU-2)."""

    kind: ClassVar[str] = "journey"

    riding: bool = False
    """Whether the shuttle crosses from the seat's side now."""

    def settle(self, table: ColonyTable) -> bool:
        if self.riding or table.company(self.seat).hangar:
            return False
        table.pop()
        return True


class ExploreStep(Step, tag="explore"):
    """A discovery tile to lay out three hexes from the rover (OM-TRAVEL-C)."""

    kind: ClassVar[str] = "place-discovery"

    def settle(self, table: ColonyTable) -> bool:
        if table.state.exploration and self.hexes(table):
            return False
        table.pop()
        return True

    def hexes(self, table: ColonyTable) -> list[Hex]:
        rover = table.company(self.seat).rover or CENTRE
        board = table.board
        return [cell for cell in ring(rover, EXPLORING_DISTANCE) if board.is_empty(cell)]

    def lay(self, table: ColonyTable, tile: Discovery, cell: Hex) -> None:
        table.pop()
        table.state.finds.append(FindSpot(hex=cell, finds=[tile]))
        table.redraw()
        table.tell(events.DiscoveryPlaced(seat=self.seat, discovery=tile, hex=cell))
        replace_exploration(table, tile)


class DeliverStep(Step, tag="deliver"):
    """The last goods onto contracts before the final scoring (OM-END-3)."""

    kind: ClassVar[str] = "deliver"

    def settle(self, table: ColonyTable) -> bool:
        if deliverable(table, self.seat):
            return False
        table.pop()
        return True


def travel(table: ColonyTable, seat: int, to: Side, *, exploring: bool) -> None:
    """OM-TRAVEL-C and OM-TRAVEL-O: what comes by itself, then the choices of the journey."""
    table.tell(events.Travelled(seat=seat, side=to))
    if to == "orbit":
        produce_all(table, seat)
    acts.return_colonists(table, seat, to)
    table.push(ChooseSpaceStep(seat=seat, side=to))
    if to == "colony" and exploring:
        table.push(ExploreStep(seat=seat))


def other_side(side: str | None) -> Side:
    return "colony" if side == "orbit" else "orbit"


def end_turn(table: ColonyTable, seat: int) -> None:
    """The purse of discarded goals vanishes; what waited for the end of the turn is done."""
    table.pop()
    company = table.company(seat)
    company.purse = company.fresh = 0
    if table.options.timing == "end_of_turn":
        table.push(AftermathStep(seat=seat))


def deliverable(table: ColonyTable, seat: int) -> list[tuple[OwnContract, Item]]:
    """OM-CON-1: own goods that a contract still needs."""
    company = table.company(seat)
    return [
        (own, item)
        for own in company.contracts
        if not own.done
        for item, _n in CONTRACTS[own.contract].needs
        if acts.open_need(own, item)
        and (company.crystals if item == "crystal" else company.storage.of(item))
    ]

"""Positions for tests: a table laid out by hand, and what one wants to ask of it."""

from typing import Any

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.components import HOUSE_MATERIAL, STARTING_TILES, TECH_TYPES
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.integrity import contributions_left
from areopagus.games.colony.moves import Build, EndTurn, Stop, TakeExecutiveAction, TakeMainAction
from areopagus.games.colony.pieces import (
    Building,
    Company,
    FindSpot,
    LabTile,
    MissionCard,
    OwnContract,
    OwnPlan,
    OwnScientist,
)
from areopagus.games.colony.state import OnMars, Options
from areopagus.games.colony.steps import JourneyStep, TurnStep
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event
from areopagus.kernel.move import Move
from tests.laws.suite import assert_well_worded

PURPLE, GREEN, YELLOW, BLUE = 0, 1, 2, 3
ORBIT, COLONY = "orbit", "colony"


def hexes(*pairs: tuple[int, int]) -> set[Hex]:
    return {Hex(q, r) for q, r in pairs}


class Scene:
    """A table of four in round 1, with one seat about to take its turn.

    N generator, E water extractor, S greenhouse, W oxygen condenser; every seat on the colony
    side unless said otherwise, with three missions that hardly anything counts for.
    """

    def __init__(
        self, seats: int = 4, *, turn: int = PURPLE, side: str = COLONY, **options: Any
    ) -> None:
        self.state: OnMars = ON_MARS.setup([None] * seats, "scene", Options(**options))
        state = self.state
        places = dict(
            zip(
                HOUSE_MATERIAL.start_building_hexes,
                ("generator", "water_extractor", "greenhouse", "oxygen_condenser"),
                strict=True,
            )
        )
        for building in state.buildings:
            if building.hex in places:
                building.building = places[building.hex]  # type: ignore[assignment]
                building.tile = STARTING_TILES[building.building]
        self.missions("M9", "M4", "M6")
        state.rewards = ["LR1", "LR2", "LR3", "LR5"]
        spaces = range(5, 9) if side == COLONY else range(1, 5)
        for company, space in zip(state.companies, spaces, strict=False):
            company.space = space
        state.phase, state.round, state.shuttle = "colonisation", 1, "O1"
        state.queue = []
        self.events: list[Event] = []
        self.turn(turn)

    # Laying the table.

    def turn(self, seat: int, *, main: bool = True, executive: bool = True) -> "Scene":
        self.state.pending = [TurnStep(seat=seat, main_open=main, executive_open=executive)]
        return self

    def journey(self, seat: int, *, riding: bool = True) -> "Scene":
        self.state.phase, self.state.crossed = "shuttle", riding
        if riding:
            self.state.shuttle = "C1" if self.company(seat).side == ORBIT else "O1"
        self.state.pending = [JourneyStep(seat=seat, riding=riding)]
        return self

    def missions(self, *names: Any) -> None:
        seats = len(self.state.companies)
        self.state.missions = [
            MissionCard(mission=m, left=HOUSE_MATERIAL.missions[m].threshold[seats]) for m in names
        ]

    def tally(self) -> None:
        """Let the missions have counted whatever was laid out by hand."""
        for card in self.state.missions:
            card.left = contributions_left(HOUSE_MATERIAL, self.state, card.mission)

    def left(self, mission: str) -> int:
        return next(card.left for card in self.state.missions if card.mission == mission)

    def company(self, seat: int) -> Company:
        return self.state.companies[seat]

    def stock(self, seat: int, **amounts: int) -> None:
        """Set what a seat has: resources, crystals, quarters, working, hangar, …"""
        company = self.company(seat)
        for name, amount in amounts.items():
            target = company.storage if hasattr(company.storage, name) else company
            setattr(target, name, amount)

    def empty_storage(self, seat: int) -> None:
        self.stock(seat, mineral=0, battery=0, water=0, plant=0, oxygen=0)

    def colonists(self, main: Any, *seats: int) -> None:
        self.slots(main)[:] = seats

    def slots(self, main: Any) -> list[int]:
        return next(slots.seats for slots in self.state.slots if slots.main == main)

    def building(
        self, kind: Any, q: int, r: int, *, owner: int | None = None, colonist: int | None = None
    ) -> Hex:
        """Put a building on the map, without any of its consequences."""
        tile = None
        if kind != "shelter":
            tile = next(s for s in self.state.stocks if s.building == kind).tiles.pop()
        cell = Hex(q, r)
        self.state.buildings.append(
            Building(hex=cell, building=kind, tile=tile, owner=owner, colonist=colonist)
        )
        return cell

    def next_tile(self, kind: Any, tile: Any) -> None:
        """Make sure which tile of a stock comes next."""
        tiles = next(s for s in self.state.stocks if s.building == kind).tiles
        tiles.remove(tile)
        tiles.append(tile)

    def tech(self, seat: int, kind: str, cell: Any) -> Any:
        """Put a tech of a type into a laboratory; answers the tile."""
        state = self.state
        shown = [tile for tile in state.grid if tile and TECH_TYPES[tile] == kind]
        hidden = [tile for tile in state.tech_reserve if TECH_TYPES[tile] == kind]
        tile = [*shown, *hidden][0]
        if shown:
            state.grid[state.grid.index(tile)] = None
        else:
            state.tech_reserve.remove(tile)
        self.company(seat).lab.append(LabTile(cell=cell, tile=tile))
        return tile

    def place_tech(self, seat: int, tile: Any, cell: Any) -> None:
        next(entry for entry in self.company(seat).lab if entry.tile == tile).cell = cell

    def plan(self, seat: int, plan: Any, built: Hex | None = None) -> None:
        """Give a seat a plan, built or not, from wherever it lies; even from the box."""
        state = self.state
        if plan in state.plan_stack:
            self._swap_in(plan)
        if plan in state.plan_display:
            state.plan_display.remove(plan)
        self.company(seat).plans.append(OwnPlan(plan=plan, built=built))

    def _swap_in(self, plan: Any) -> None:
        """Exchange a plan of the stack for one on display, whatever their levels."""
        state = self.state
        index = state.plan_stack.index(plan)
        alike = [
            p
            for p in state.plan_display
            if HOUSE_MATERIAL.plans[p].level == HOUSE_MATERIAL.plans[plan].level
        ]
        other = (alike or state.plan_display)[0]
        state.plan_stack[index] = other
        state.plan_display[state.plan_display.index(other)] = plan

    def show_plan(self, plan: Any) -> None:
        if plan not in self.state.plan_display:
            self._swap_in(plan)

    def scientist(self, seat: int, card: Any, plan: Any = None) -> None:
        state = self.state
        state.display[state.display.index(card)] = state.contract_deck.pop()
        self.company(seat).scientists.append(OwnScientist(scientist=card, plan=plan))

    def contract(self, seat: int, card: Any, **cargo: int) -> OwnContract:
        deck, display = self.state.contract_deck, self.state.display
        if card in deck:
            deck.remove(card)
        else:
            display[display.index(card)] = None
        own = OwnContract(contract=card)
        for item, amount in cargo.items():
            setattr(own.cargo, item, amount)
        self.company(seat).contracts.append(own)
        return own

    def show_contract(self, card: Any, place: int = 0) -> None:
        """Put a contract on display in the place of a scientist, whom the last seat takes."""
        deck, display = self.state.contract_deck, self.state.display
        gone = display[place]
        deck.remove(card)
        display[place] = card
        self.company(len(self.state.companies) - 1).scientists.append(
            OwnScientist(scientist=gone)  # type: ignore[arg-type]
        )

    def goals(self, seat: int, *goals: Any) -> None:
        """Deal these goals, and others to whoever held them."""
        free = [
            f"PG{n:02}"
            for n in range(1, 17)
            if f"PG{n:02}" not in goals
            and all(f"PG{n:02}" not in c.goals for c in self.state.companies)
        ]
        for company in self.state.companies:
            company.goals = [free.pop() if g in goals else g for g in company.goals]  # type: ignore[misc]
        hand = self.company(seat).goals
        self.company(seat).goals = [*goals, *hand][:3]

    def find(self, tile: Any, q: int, r: int) -> Hex:
        """Lay a discovery tile on the map."""
        state = self.state
        if tile in state.exploration:
            state.exploration.remove(tile)
            state.exploration.append(state.discovery_stack.pop())
        else:
            state.discovery_stack.remove(tile)
        state.finds.append(FindSpot(hex=Hex(q, r), finds=[tile]))
        return Hex(q, r)

    def show_discovery(self, tile: Any) -> None:
        state = self.state
        if tile not in state.exploration:
            index = state.discovery_stack.index(tile)
            state.discovery_stack[index], state.exploration[0] = state.exploration[0], tile

    def crystals_on(self, *pairs: tuple[int, int]) -> None:
        self.state.crystals.extend(Hex(q, r) for q, r in pairs)

    def robots(self, seat: int, *pairs: tuple[int, int]) -> None:
        self.company(seat).robots = [Hex(q, r) for q, r in pairs]

    def rover(self, seat: int, q: int, r: int) -> None:
        self.company(seat).rover = Hex(q, r)

    def level(self, level: int) -> None:
        """Set the colony level and the plans that go with it; support buildings far away."""
        state = self.state
        support = {
            "generator": [(4, -5), (4, -3), (4, -1), (4, 1)],
            "water_extractor": [(3, -5), (5, -3), (5, -1), (3, 1)],
            "greenhouse": [(-4, 5), (-4, 3), (-4, 1), (-4, -1)],
            "oxygen_condenser": [(-3, 5), (-5, 3), (-5, 1), (-3, -1)],
        }
        for kind, places in support.items():
            for q, r in places[: level - 1]:
                self.building(kind, q, r)
        if level >= 2:
            state.plan_display = [state.plan_stack.pop() for _ in range(12)]
        if level >= 3:
            kept = [plan for plan in state.plan_display if HOUSE_MATERIAL.plans[plan].level == 3]
            state.plan_display = kept + [state.plan_stack.pop() for _ in range(6)]
        state.level = level

    # Playing.

    @property
    def shuttle(self) -> str | None:
        return self.state.shuttle

    @property
    def asked(self) -> tuple[int, str]:
        """Whom the open question is put to, and its kind."""
        question = ON_MARS.questions(self.state)[0]
        return question.seat, question.kind

    @property
    def seat(self) -> int:
        return self.asked[0]

    @property
    def table(self) -> ColonyTable:
        return ColonyTable(HOUSE_MATERIAL, self.state, self.seat)

    def consistent(self) -> "Scene":
        """The position could be on a table."""
        self.tally()
        ON_MARS.admit(self.state)
        return self

    def do(self, *moves: Move) -> "Scene":
        """Make moves, each by the seat that is asked."""
        self.tally()
        for move in moves:
            self.events = ON_MARS.play(self.state, self.seat, move)
            ON_MARS.admit(self.state)
        return self

    def main(self, action: Any) -> "Scene":
        return self.do(TakeMainAction(action))

    def executive(self, action: Any) -> "Scene":
        return self.do(TakeExecutiveAction(action))

    def stop(self) -> "Scene":
        return self.do(Stop())

    def end(self) -> "Scene":
        return self.do(EndTurn())

    def refusal(self, move: Move, seat: int | None = None) -> tuple[str, str] | None:
        """The rule against a move, and the reason; none when it is legal."""
        try:
            ON_MARS.judge(self.state, self.seat if seat is None else seat, move)
        except Illegal as illegal:
            assert_well_worded(ON_MARS, illegal)
            return illegal.rule, illegal.reason
        return None

    def refuses(self, move: Move, seat: int | None = None) -> str | None:
        """The rule against a move."""
        refusal = self.refusal(move, seat)
        return refusal and refusal[0]

    def legal(self, *kinds: type[Move]) -> list[Any]:
        """The legal moves now, of some kinds or of all."""
        moves = [move for decision in ON_MARS.decisions(self.state) for move in decision.moves]
        return [move for move in moves if not kinds or isinstance(move, kinds)]

    def closed(self) -> dict[Move, str]:
        """The closed entries of the menu and the rule that closes each."""
        decision = ON_MARS.decisions(self.state, explain=True)[0]
        assert isinstance(decision.closed, list)
        return {entry.move: entry.rule for entry in decision.closed}

    def told(self, *kinds: type[Event]) -> list[Any]:
        """What the last move told."""
        return [event for event in self.events if isinstance(event, kinds)]

    def points(self, seat: int) -> dict[str, int]:
        """The score of a seat by label."""
        found: dict[str, int] = {}
        for line in ON_MARS.score(self.state).seats[seat].lines:
            found[line.label] = found.get(line.label, 0) + line.points
        return found

    def total(self, seat: int) -> int:
        return ON_MARS.score(self.state).seats[seat].total


def sites(scene: Scene, kind: str) -> set[Hex]:
    """Where the open construction may put a type of building."""
    return {move.hex for move in scene.legal(Build) if move.building == kind}

"""What one does alone, with the colours of one action tile at a time.

The tile can be changed in one second out of ten (MM-TIME-12), so changing it for every other step
takes all the time there is. Instead, whatever the tile in hand can do for any goal is done, and
goals that need another tile are held until it is turned to.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from enum import Enum
from random import Random
from typing import Literal, NamedTuple

from areopagus.games.maze.components import (
    COLOURS,
    PAWNS_PER_COLOUR,
    ActionTileId,
    Colour,
    Material,
    PawnKind,
)
from areopagus.games.maze.moves import (
    BuildDome,
    Explore,
    MazeMove,
    MovePawn,
    SwitchTile,
)
from areopagus.games.maze.planner import PACE, Planned, Planner, Stuck
from areopagus.games.maze.routes import Start, cheapest_start, find_way
from areopagus.games.maze.state import ROCKET, MazeState
from areopagus.kernel import codec

SPELL = 10_000
"""How many milliseconds pass from one chance to change the tile to the next."""
LAST_STEP = SPELL + 4_000
"""How early the step is made that turns the timer: there is still one more chance for its tile."""
APPROACH = 60_000
"""How early a pawn sets out for the timer, besides the time to get there."""
HOMECOMING = 120_000
"""How much sand there should be when the colonists land."""
NEVER = 10**6
"""The cost of what cannot be reached."""


class Held(Exception):
    """A goal has to wait: for another action tile, for its time, or for a more urgent goal."""


class Goal(NamedTuple):
    """A pawn that is wanted somewhere; or no pawn, but a dome where all is ready for it."""

    kind: Colour | Literal["colonist"] | None
    target: str
    explores: bool = False
    is_urgent: bool = False


class Effort(Enum):
    """How far an attempt at a goal may go. The less is tried first.

    A plan is made anew after each move and has no memory, so two goals that undo each other's moves
    would take turns for ever. What is finished is not undone; and what makes its own goal cheaper,
    and none that is more urgent dearer, can be repeated so often only.
    """

    FINISH = "Only what the tile in hand can finish."
    WALK = "What comes nearer to its goal without driving resources off their places."
    CLEAR = "What comes nearer to its goal."
    FORCE = "Anything for a goal, even if it looks worse at first."


class Promise(NamedTuple):
    """What a tile is good for until it can be changed again: the timer first, then moves."""

    urgent_gain: int
    moves: int


class Waiting(NamedTuple):
    """A goal that is held, and what it costs when nobody touches what more urgent ones claim."""

    goal: Goal
    claimed: frozenset[str]
    cost: int


class SoloPlanner(Planner):
    """A lone player in a future that it makes up as it goes."""

    def __init__(
        self, material: Material, state: MazeState, at: int, rng: Random, until: int | None = None
    ) -> None:
        super().__init__(material, state, at, rng)
        self.until = until
        """When to stop, if that is known."""
        self.effort = Effort.FINISH
        self.claimed: frozenset[str] = frozenset()
        """Where the pawns of held goals stand: less urgent ones leave them alone."""
        self.waiting: list[Waiting] = []
        self.urgent_gain = 0
        """By how much the most urgent goal has become cheaper."""
        self._promises: dict[ActionTileId, Promise] = {}

    # Tiles

    def run(self) -> None:
        """Use the tile that does most until the next chance to change it."""
        try:
            if not self.may_turn or self.best_of(self.table.action_tiles) == self.hand:
                self.use_tile()
            if not self.made:
                self.turn()
        except Planned:
            pass

    @property
    def hand(self) -> ActionTileId:
        return self.state.seats[0].action_tile

    @property
    def may_turn(self) -> bool:
        return self.now % SPELL < 1_000

    def turn(self) -> None:
        """Change the tile at the next chance; if no tile is of any use, force a way with this."""
        best = self.best_of(tile for tile in self.table.action_tiles if tile != self.hand)
        if self.promise(best).moves == 0:
            self.force()
            return
        if not self.may_turn:
            self.now = self.next_chance
        self.make(SwitchTile(action_tile=best), [0])
        self.use_tile()

    @property
    def next_chance(self) -> int:
        return (self.now // SPELL + 1) * SPELL

    def best_of(self, tiles: Iterable[ActionTileId]) -> ActionTileId:
        """The tile that promises most; the one in hand if it promises as much."""
        return max(tiles, key=lambda tile: (self.promise(tile), tile == self.hand))

    def promise(self, tile: ActionTileId) -> Promise:
        """What could be done with a tile, were it turned to before any other move."""
        if tile not in self._promises:
            self._promises[tile] = self.try_tile(tile)
        return self._promises[tile]

    def try_tile(self, tile: ActionTileId) -> Promise:
        state = codec.copy(self.state)
        state.seats[0].action_tile = tile
        now = self.now if tile == self.hand else self.now + PACE
        there = SoloPlanner(self.material, state, now, self.rng, self.next_chance)
        with suppress(Planned):
            there.use_tile()
        return Promise(there.urgent_gain, len(there.made))

    def use_tile(self) -> None:
        """Do for each goal what the tile in hand can, until nothing is left to do with it."""
        if self.state.pending is not None:
            self.place_trash()
        while any(self.try_goals(effort) for effort in (Effort.FINISH, Effort.WALK, Effort.CLEAR)):
            pass

    def try_goals(self, effort: Effort) -> bool:
        """Whether an effort has been good for anything."""
        made = len(self.made)
        self.claimed, self.waiting = frozenset(), []
        goals = list(self.solo_goals())
        if effort is Effort.FINISH:
            goals.sort(key=lambda goal: (not goal.is_urgent, self.cost(goal)))
        for goal in goals:
            self.attempt(goal, effort)
        return len(self.made) > made

    def force(self) -> None:
        """Nothing gets better at once: go on with any goal, or else move anything."""
        self.claimed, self.waiting = frozenset(), []
        goals = list(self.solo_goals())
        self.rng.shuffle(goals)
        for goal in goals:
            self.attempt(goal, Effort.FORCE)
            if self.made:
                return
        self.shake()

    # Attempts

    def attempt(self, goal: Goal, effort: Effort) -> None:
        """Do for a goal what the tile in hand can, and take it back if that is no good."""
        cost = self.cost(goal)
        if cost == NEVER:
            return
        self.effort = effort
        claimed, made, now = self.claimed, len(self.made), self.now
        state, table = self.state, self.table
        self.state = codec.copy(state)
        ended = reached = False
        try:
            self.pursue(goal)
            reached = True
        except Planned:
            ended, reached = True, self.has_explored or self.state.is_over
        except (Held, Stuck):
            pass
        claims, self.claimed = self.claimed, claimed
        if len(self.made) > made:
            left = 0 if reached else self.cost(goal)
            if not self.is_good(effort, reached, cost - left):
                self.state, self.now, self.table = state, now, table
                del self.made[made:]
                return
            if goal.is_urgent:
                self.urgent_gain += cost - left
            cost = left
        if ended:
            raise Planned
        if not reached and effort in (Effort.WALK, Effort.CLEAR):
            self.waiting.append(Waiting(goal, claimed, cost))
            self.claimed = claims

    def is_good(self, effort: Effort, reached: bool, gain: int) -> bool:
        """Whether the moves made for a goal may stand."""
        if effort is Effort.FORCE:
            return True
        if not reached and (effort is Effort.FINISH or gain <= 0):
            return False
        return not any(self.cost(one.goal, one.claimed) > one.cost for one in self.waiting)

    def pursue(self, goal: Goal) -> None:
        if goal.kind is None:
            self.act(BuildDome(site=goal.target))
        elif goal.kind == "colonist":
            self.go("colonist", self.colonists(goal.target, self.claimed)[0][1], goal.target)
        else:
            self.bring(goal.kind, goal.target)
            if goal.explores:
                self.act(Explore(platform=goal.target))

    @property
    def has_explored(self) -> bool:
        return bool(self.made) and isinstance(self.made[-1][0], Explore)

    def cost(self, goal: Goal, claimed: frozenset[str] | None = None) -> int:
        """What it costs to reach a goal, if what is claimed is left alone."""
        claimed = self.claimed if claimed is None else claimed
        if goal.kind is None:
            return 0
        if goal.kind == "colonist":
            return min((cost for cost, _ in self.colonists(goal.target, claimed)), default=NEVER)
        start = cheapest_start(self.table, goal.kind, goal.target, claimed)
        return NEVER if start is None else start.cost

    def colonists(self, dome: str, claimed: frozenset[str]) -> list[tuple[int, str]]:
        """Where the colonists stand that have no dome yet, and what it costs to get to this one."""
        domes = self.state.domes
        nodes = {pawn.node for pawn in self.state.pawns if pawn.kind == "colonist"}
        return sorted(
            (way.cost, node)
            for node in nodes - set(domes) - (claimed - {ROCKET})
            if (way := find_way(self.table, "colonist", node, dome))
        )

    # Goals

    def solo_goals(self) -> Iterator[Goal]:
        """All that may be striven for at once, the most urgent first."""
        if self.table.has_landed:
            yield from self.homecomings()
            return
        if self.is_flip_due():
            yield from self.flips()
        yield from self.buildings()
        yield from self.explorations()

    def is_flip_due(self) -> bool:
        nearest = self.nearest_hourglass()
        left = self.state.deadline - self.now
        return nearest is not None and left <= nearest[0].cost * PACE + APPROACH

    def flips(self) -> Iterator[Goal]:
        nearest = self.nearest_hourglass()
        if nearest is not None:
            yield Goal(nearest[2], nearest[1], is_urgent=True)

    def homecomings(self) -> list[Goal]:
        """The nearest dome first: a colonist that is on its way arrives."""
        taken = {pawn.node for pawn in self.state.pawns if pawn.kind == "colonist"}
        goals = [Goal("colonist", dome) for dome in self.state.domes if dome not in taken]
        return sorted(goals, key=self.cost)

    def buildings(self) -> Iterator[Goal]:
        """What the sites miss, site by site, in an order that no way changes.

        A site has something brought to it only if there are enough pawns for those before it.
        """
        table = self.table
        sites = [site for site in table.board.sites if site not in self.state.domes]
        free: Counter[PawnKind] = Counter(dict.fromkeys(COLOURS, PAWNS_PER_COLOUR))
        for site in sites:
            free.subtract(table.kinds_on(site))
        for site in sorted(sites, key=lambda site: len(table.missing(site))):
            missing = table.missing(site)
            if any(self.start(colour, site) is None for colour in missing):
                continue
            if not missing:
                yield from self.flips() if self.should_flip_before_landing() else [Goal(None, site)]
            yield from (Goal(colour, site) for colour in sorted(missing) if free[colour] > 0)
            free.subtract(missing)

    def should_flip_before_landing(self) -> bool:
        """MM-HG-3: once the colonists are there, nobody turns the timer any more."""
        is_last = len(self.state.domes) + 1 == self.manifest.domes
        left = self.state.deadline - self.now
        return is_last and left < HOMECOMING and self.nearest_hourglass() is not None

    def explorations(self) -> list[Goal]:
        """The locks, the cheapest first; none if there is nothing left to look for."""
        table = self.table
        if not self.state.stack or self.knows_enough():
            return []
        doors = [node for node in table.board.nodes.values() if node.door]
        goals = [Goal(node.door.lock, node.id, explores=True) for node in doors if node.door]
        return sorted(goals, key=lambda goal: (self.cost(goal), goal.target))[
            : len(self.state.stack)
        ]

    def knows_enough(self) -> bool:
        """Whether every dome has its site, and every site can have what it misses."""
        table = self.table
        return len(table.board.sites) >= self.manifest.domes and all(
            self.start(colour, site) is not None
            for site in table.board.sites
            if site not in self.state.domes
            for colour in table.missing(site)
        )

    # What a team does otherwise

    def start(
        self, colour: Colour, target: str, spared: frozenset[str] = frozenset()
    ) -> Start | None:
        return super().start(colour, target, spared | self.claimed)

    def go(self, kind: PawnKind, origin: str, target: str) -> None:
        """Walk a pawn to a node; where it has to wait on the way, its place is claimed."""
        pawn = next(pawn for pawn in self.state.pawns if (pawn.kind, pawn.node) == (kind, origin))
        try:
            super().go(kind, origin, target)
        except (Held, Stuck):
            self.claimed |= {pawn.node}
            raise

    def clear(self, node: str, keep_off: set[str], depth: int) -> None:
        is_resource = self.table.pawn_at[node].kind in COLOURS
        if node in self.claimed or (is_resource and self.effort is Effort.WALK):
            raise Held
        super().clear(node, keep_off, depth)

    def act(self, move: MazeMove) -> None:
        if not self.may(0, move) or self.is_early(move):
            raise Held
        super().act(move)

    def is_early(self, move: MazeMove) -> bool:
        """Whether a move turns the timer before it has to: what sand is left is lost (MM-HG-1)."""
        if not isinstance(move, MovePawn):
            return False
        is_flip = self.table.board.nodes[move.target].kind == "hourglass"
        return is_flip and self.state.deadline - self.now > LAST_STEP

    def shake(self) -> None:
        """Nothing else is possible: move something that the tile in hand moves."""
        moves = [move for move in self.loose_moves() if self.may(0, move)]
        if moves:
            self.act(self.rng.choice(moves))

    def make(self, move: MazeMove, seats: list[int]) -> None:
        super().make(move, seats)
        if self.until is not None and self.now >= self.until:
            raise Planned

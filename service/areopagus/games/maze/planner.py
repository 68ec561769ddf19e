"""What a team does next, from what everybody sees: all seats find the same plan without a word.

It explores until every site is known, builds the domes, brings the colonists home, and turns the
sand timer before it runs out. Blockers on the way step aside; slugs are led away by something to
eat. Of the stack it reads only whether there are tiles left.
"""

from collections.abc import Callable
from functools import cached_property
from random import Random

from areopagus.games.maze import flow, questions
from areopagus.games.maze.board import Lane
from areopagus.games.maze.components import COLOURS, Colour, Material, PawnKind
from areopagus.games.maze.moves import (
    BuildBridge,
    BuildDome,
    Explore,
    MazeMove,
    MovePawn,
    MoveSlug,
    Pipe,
    PlaceTrash,
    Produce,
    ServeIcon,
)
from areopagus.games.maze.routes import (
    Hop,
    Start,
    cheapest_start,
    find_way,
    path_to_room,
    steps_from,
)
from areopagus.games.maze.state import ROCKET, MazeState
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.outlook import Plan
from areopagus.kernel.record import Play

LENGTH = 8
"""How many moves a plan looks ahead."""
PACE = 1_000
"""How many milliseconds a move takes."""
MARGIN = 30_000
"""How early the timer is turned, besides the time to get there."""
TRIPS = 40
"""How often a way is looked for anew before it is given up."""
BIAS_LASTS = 12_000
"""How many milliseconds a bias for a goal lasts."""
DEPTH = 5
"""How many blockers may stand in each other's way."""


class Stuck(Exception):
    """There is no way to a goal."""


class Planned(Exception):
    """As much as wanted has been planned."""


def _by_seats(made: "list[tuple[MazeMove, list[int], int]]") -> tuple[Play, ...]:
    """Who makes which move: hands change as seldom as may be."""
    plays: list[Play] = []
    for index, (move, seats, at) in enumerate(made):
        before = plays[-1].seat if plays else None
        if before not in seats:
            before = max(seats, key=lambda seat: (_run_of(made[index:], seat), -seat))
        plays.append(Play(seat=before, move=move, at=at))
    return tuple(plays)


def _run_of(made: "list[tuple[MazeMove, list[int], int]]", seat: int) -> int:
    """How many of the next moves a seat could make in a row."""
    return next((n for n, (_, seats, _) in enumerate(made) if seat not in seats), len(made))


class Planner:
    """A team in a future that it makes up as it goes."""

    def __init__(self, material: Material, state: MazeState, at: int, rng: Random) -> None:
        self.material = material
        self.manifest = material.manifests[state.options.module]
        self.state = state
        self.now = at
        self.rng = rng
        self.made: list[tuple[MazeMove, list[int], int]] = []
        """Each move with the seats that could make it, and when."""

    def plan(self) -> Plan:
        """The next moves, and the chance to win with them."""
        begun = self.now
        self.run()
        state = self.state
        home = len(state.domes) / self.manifest.domes
        left = max(0, state.late_from - begun) / state.options.hourglass_ms
        return Plan(plays=_by_seats(self.made), chance=min(1.0, (1 + home + left) / 3))

    def run(self) -> None:
        """Plan towards the first goal that can be reached."""
        try:
            if self.state.pending is not None:
                self.place_trash()
            for goal in self.goals():
                try:
                    goal()
                except Stuck:
                    if self.made:
                        return
            self.shake()
        except Planned:
            pass

    def goals(self) -> list[Callable[[], None]]:
        """What to strive for, the most urgent first."""
        if self.table.has_landed:
            return [self.bring_colonists_home]
        goals = [self.build_domes, self.explore]
        if len(self.table.board.sites) < self.manifest.domes:
            goals.reverse()
        if self.is_flip_due():
            goals.insert(0, self.flip)
        return goals

    @cached_property
    def table(self) -> MazeTable:
        """The position as it is now, with the ways that have been found in it."""
        return MazeTable(self.material, self.state, None, self.now)

    def look_again(self) -> None:
        """The position has changed."""
        self.__dict__.pop("table", None)

    def bias(self, goal: str) -> float:
        """The factor by which a goal seems dearer or cheaper, in every other period of time.

        A plan is made anew after each move and has no memory, so two goals that stand in each
        other's way would take turns for ever. The bias breaks the tie for a while.
        """
        span = self.state.last_at // BIAS_LASTS
        if span % 2 == 0:
            return 1.0
        return Random(f"{span}:{goal}").uniform(0.4, 2.5)

    # Goals

    def is_flip_due(self) -> bool:
        """Whether the timer must be turned now, lest there is no time to get there."""
        left = self.state.deadline - self.now
        nearest = self.nearest_hourglass()
        return nearest is not None and left <= nearest[0].cost * PACE + MARGIN

    def nearest_hourglass(self) -> tuple[Start, str, Colour] | None:
        table, state = self.table, self.state
        if len(state.hourglasses) >= self.manifest.hourglass_tiles:
            return None
        found = [
            (start, node.id, colour)
            for node in table.board.nodes.values()
            if node.kind == "hourglass" and node.id not in state.hourglasses
            for colour in COLOURS
            if (start := self.start(colour, node.id)) is not None
        ]
        return min(found, key=lambda one: (one[0].cost, one[1], one[2]), default=None)

    def flip(self) -> None:
        nearest = self.nearest_hourglass()
        if nearest is None:
            raise Stuck("no hourglass is near")
        self.bring(nearest[2], nearest[1])

    def explore(self) -> None:
        """Open the lock that is cheapest to open."""
        if not self.state.stack:
            raise Stuck("everything is explored")
        table = self.table
        usable = [
            (start.cost * self.bias(node.id), node.id, node.door.lock)
            for node in table.board.nodes.values()
            if node.door and (start := self.start(node.door.lock, node.id))
        ]
        if not usable:
            raise Stuck("no lock can be opened")
        _, platform, lock = min(usable)
        self.bring(lock, platform)
        self.act(Explore(platform=platform))

    def build_domes(self) -> None:
        """The site that is nearest to being done, one resource after the other."""
        while sites := self._unfinished():
            _, site, colour = min(sites, key=lambda one: one[:2])
            if colour is None:
                if self._should_flip_before_landing():
                    self.flip()
                self.act(BuildDome(site=site))
            else:
                self.bring(colour, site)
        raise Stuck("there is no site")

    def _unfinished(self) -> list[tuple[float, str, Colour | None]]:
        """Each site that can be built with what it still needs first, and what that costs."""
        table = self.table
        sites: list[tuple[float, str, Colour | None]] = []
        for site, needs in table.board.sites.items():
            if site in self.state.domes:
                continue
            wanted = [colour for colour in sorted(set(needs)) if table.has_slot(site, colour)]
            starts = [(self.start(colour, site), colour) for colour in wanted]
            costs = [
                (start.cost * self.bias(site + colour), colour)
                for start, colour in starts
                if start is not None
            ]
            if not wanted:
                sites.append((0, site, None))
            elif len(costs) == len(wanted):
                sites.append((sum(cost for cost, _ in costs), site, min(costs)[1]))
        return sites

    def _should_flip_before_landing(self) -> bool:
        """MM-HG-3: once the colonists are there, nobody turns the timer any more."""
        state, table = self.state, self.table
        if len(state.domes) + 1 < self.manifest.domes or self.nearest_hourglass() is None:
            return False
        ways = [find_way(table, "colonist", ROCKET, site) for site in table.board.sites]
        trip = sum(way.cost for way in ways if way is not None) * PACE
        left = state.deadline - self.now
        return left < trip + MARGIN and left < state.options.hourglass_ms // 2

    def bring_colonists_home(self) -> None:
        while self.state.outcome == "running":
            self._bring_colonist_home()

    def _bring_colonist_home(self) -> None:
        state = self.state
        home = {p.node for p in state.pawns if p.kind == "colonist"} & set(state.domes)
        waiting = [p.node for p in state.pawns if p.kind == "colonist" and p.node not in home]
        origin = next((node for node in waiting if node != ROCKET), ROCKET)
        table = self.table
        ways = [
            (way.cost, dome)
            for dome in state.domes
            if dome not in home and (way := find_way(table, "colonist", origin, dome))
        ]
        if not ways:
            raise Stuck("no dome is open")
        self.go("colonist", origin, min(ways)[1])

    def place_trash(self) -> None:
        """Where it harms least: away from what is on somebody's way, for all that is known."""
        while (pending := self.state.pending) is not None:
            if pending.kind == "serve-icon":
                self.act(ServeIcon(icon=pending.icons[0]))
                continue
            offers = [move for move, _, _ in PlaceTrash.offers(self.table)]
            exits = self.table.board.exits
            self.act(min(offers, key=lambda move: (len(exits[move.platform]), move.platform)))  # type: ignore[attr-defined]

    # Ways

    def start(
        self, colour: Colour, target: str, spared: frozenset[str] = frozenset()
    ) -> Start | None:
        """From where a resource of a colour gets to a node at the least cost."""
        return cheapest_start(self.table, colour, target, spared)

    def bring(self, colour: Colour, target: str, spared: frozenset[str] = frozenset()) -> None:
        """Get a resource of a colour to a node, producing it if need be."""
        for _ in range(TRIPS):
            start = self.start(colour, target, spared)
            if start is None:
                raise Stuck(f"no way for {colour} to {target}")
            if (unbuilt := start.way.unbuilt) is not None:
                self.build(unbuilt, set())
            elif start.is_new and start.node in self.table.pawn_at:
                self.clear(start.node, {target}, DEPTH)
            else:
                if start.is_new:
                    self.act(Produce(platform=start.node, colour=colour))
                self.go(colour, start.node, target)
                return
        raise Stuck(f"{colour} never sets out for {target}")

    def go(self, kind: PawnKind, origin: str, target: str) -> None:
        """Walk a pawn to a node, clearing platforms and building bridges on the way."""
        for _ in range(TRIPS):
            if origin == target:
                return
            table = self.table
            way = find_way(table, kind, origin, target)
            if way is None:
                raise Stuck(f"no way from {origin} to {target}")
            if (unbuilt := way.unbuilt) is not None:
                self.build(unbuilt, {origin})
                continue
            nodes = table.board.nodes
            blocked = [
                node
                for node, _ in way.steps
                if node in table.pawn_at and nodes[node].kind == "platform"
            ]
            if blocked:
                origin = self.clear_way(kind, origin, blocked[-1], {step[0] for step in way.steps})
                continue
            self.step(origin, way.steps[0])
            origin = way.steps[0][0]
        raise Stuck(f"{kind} never arrives at {target}")

    def clear_way(self, kind: PawnKind, origin: str, blocked: str, way: set[str]) -> str:
        """Clear the farthest blocker first, lest it is shut in; answers where the pawn is then.

        When it is shut in by the very pawn that wants to pass, that one steps aside.
        """
        made = len(self.made)
        try:
            self.clear(blocked, way | {origin}, DEPTH)
        except Stuck:
            aside = path_to_room(self.table, kind, origin, way)
            if len(self.made) > made or not aside or origin == ROCKET:
                raise
            for step in aside:
                self.step(origin, step)
                origin = step[0]
        return origin

    def step(self, origin: str, step: Hop) -> None:
        node, lane = step
        self.act(MovePawn(origin, node) if lane else Pipe(origin, node))

    def build(self, lane: Lane, avoid: set[str]) -> None:
        """Build a bridge in whatever colour comes cheapest.

        If another one could be built at once, that is as good: what stands at its end makes the
        way over it seem dearer than it is, and would else walk to and fro between the two.
        """
        ready = [move for move, _, refusal in BuildBridge.offers(self.table) if refusal is None]
        if ready:
            self.act(min(ready, key=lambda move: (move.lane != lane.id, move.lane)))  # type: ignore[attr-defined]
            return
        laid = {bridge.colour for bridge in self.state.bridges}
        options = [
            (start.cost, colour, end)
            for colour in COLOURS
            if colour not in laid
            for end in (lane.origin, lane.target)
            if end not in avoid and (start := self.start(colour, end)) and start.way.unbuilt is None
        ]
        if not options:
            raise Stuck(f"no colour for the bridge {lane.id}")
        _, colour, end = min(options)
        self.bring(colour, end)
        self.act(BuildBridge(platform=end, lane=lane.id))

    # Blockers

    def clear(self, node: str, keep_off: set[str], depth: int) -> None:
        """Move what stands on a platform out of the way, and what stands in its way before."""
        if depth == 0:
            raise Stuck(f"{node} cannot be cleared")
        table = self.table
        kind = table.pawn_at[node].kind
        if kind == "slug":
            self.lead_away(node, keep_off, depth)
            return
        for avoid in (keep_off, set()):
            if path := path_to_room(table, kind, node, avoid):
                for step in path:
                    self.step(node, step)
                    node = step[0]
                return
        if self.let_be_eaten(node):
            return
        for target in self._neighbours(kind, node):
            there = table.pawn_at.get(target)
            if there is not None and there.kind != "slug" and target not in keep_off:
                self.clear(target, keep_off | {node}, depth - 1)
                return
        raise Stuck(f"{node} cannot be cleared")

    def let_be_eaten(self, node: str) -> bool:
        """Whether a slug that stands beside a platform has eaten what stood on it."""
        for move, _, refusal in MoveSlug.offers(self.table):
            if refusal is None and move.target == node:  # type: ignore[attr-defined]
                self.act(move)
                return True
        return False

    def lead_away(self, node: str, keep_off: set[str], depth: int) -> None:
        """A slug goes only where there is something to eat: offer it something beside the way."""
        table = self.table
        meals = [
            move
            for move, _, refusal in MoveSlug.offers(table)
            if refusal is None and move.origin == node  # type: ignore[attr-defined]
        ]
        meals.sort(key=lambda move: (move.target in keep_off, move.target))  # type: ignore[attr-defined]
        if meals and (meals[0].target not in keep_off or depth < DEPTH - 1):  # type: ignore[attr-defined]
            self.act(meals[0])
            return
        spared = frozenset(keep_off)  # whoever needs the way is no bait
        places = [
            near
            for near in table.board.adjacent(node)
            if near not in table.pawn_at and near not in keep_off
        ]
        baits = [
            (start.cost, near, colour)
            for near in places
            for colour in COLOURS
            if (start := self.start(colour, near, spared))
            and start.way.unbuilt is None
            and node not in {step[0] for step in start.way.steps}
        ]
        if baits:
            _, near, colour = min(baits)
            self.bring(colour, near, spared)
            self.act(MoveSlug(node, near))
        elif meals:
            self.act(meals[0])
        else:
            raise Stuck(f"the slug on {node} stays")

    def _neighbours(self, kind: PawnKind, node: str) -> list[str]:
        near = [
            target
            for target, lane in steps_from(self.table, kind, node)
            if lane is None or lane.colour
        ]
        self.rng.shuffle(near)
        return near

    def shake(self) -> None:
        """Nothing else is possible: move something, and look again."""
        moves = self.loose_moves()
        self.rng.shuffle(moves)
        for move in moves[:3]:
            try:
                self.act(move)
            except Stuck:
                continue

    def loose_moves(self) -> list[MazeMove]:
        """What can be moved to a platform, whoever may."""
        table = self.table
        return [
            move
            for kind in (MovePawn, MoveSlug, Pipe)
            for move, _, refusal in kind.offers(table)
            if refusal is None and table.board.nodes[move.target].kind == "platform"  # type: ignore[attr-defined]
        ]

    # Moves

    def act(self, move: MazeMove) -> None:
        """Make a move by whoever may."""
        seats = [seat for seat in range(len(self.state.seats)) if self.may(seat, move)]
        if not seats:
            raise Stuck(f"nobody may {move}")
        self.make(move, seats)
        if isinstance(move, Explore) or self.state.is_over:
            raise Planned

    def may(self, seat: int, move: MazeMove) -> bool:
        asked = questions.open_questions(self.state)
        if not any(q.seat == seat and type(move) in q.answers for q in asked):
            return False
        return move.is_legal(MazeTable(self.material, self.state, seat, self.now))

    def make(self, move: MazeMove, seats: list[int]) -> None:
        if self.now >= self.state.late_from:
            raise Planned
        table = MazeTable(self.material, self.state, seats[0], self.now)
        move.perform(table)
        flow.advance(table)
        self.look_again()
        self.made.append((move, seats, self.now))
        self.now += PACE
        if len(self.made) == LENGTH:
            raise Planned

"""A team that cooperates perfectly and does not care about time: it plays to win.

It explores the whole stack, builds every dome and brings every colonist home. To bring a pawn
somewhere it looks for the cheapest way on which nothing stands that it cannot clear.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from random import Random

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.board import Lane
from areopagus.games.maze.components import COLOURS, Colour, PawnKind
from areopagus.games.maze.game import MagicMazeOnMars
from areopagus.games.maze.moves import (
    BuildBridge,
    BuildDome,
    Explore,
    MovePawn,
    MoveSlug,
    Pipe,
    PlaceTrash,
    Produce,
    ServeIcon,
    SwitchTile,
)
from areopagus.games.maze.state import ROCKET, MazeState
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move
from areopagus.kernel.record import Play

PIPE, STEP, BLOCKED, UNBUILT = 1, 1, 12, 60
Step = tuple[str, Lane | None]
"""Where a step leads, and by which lane; by none when through a pipeline."""


class Stuck(Exception):
    """The team does not know what to do."""


class Team:
    """All seats of a state as one mind."""

    def __init__(
        self, state: MazeState, seed: int = 0, moves: int = 3_000, game: MagicMazeOnMars = GAME
    ) -> None:
        self.state = state
        self.game = game
        self.rng = Random(seed)
        self.moves = moves
        """How many moves it makes before it pauses."""
        self.record: list[Play] = []

    def win(self) -> None:
        """Play to the end."""
        for _ in range(200):
            try:
                self.pursue()
            except Stuck:
                self.shake()
            else:
                return
        raise Stuck("for good")

    def pursue(self) -> None:
        """Explore everything, build every dome, bring everybody home."""
        while self.state.stack:
            self.explore()
        for site, needs in list(self.table.board.sites.items()):
            while site not in self.state.domes:
                self.fill(site, needs)
                self.act(BuildDome(site=site))
        while self.state.outcome == "running":
            self.bring_colonist_home()

    def shake(self) -> None:
        """Move a few things about, slugs too."""
        nodes = self.table.board.nodes
        for _ in range(self.rng.randint(2, 12)):
            moves = [
                move
                for decision in self.game.decisions(self.state)
                for move in decision.moves
                if isinstance(move, MovePawn | MoveSlug | Pipe)
                and nodes[move.target].kind == "platform"
            ]
            if moves:
                self.act(self.rng.choice(moves))

    @property
    def table(self) -> MazeTable:
        return self.game.table(self.state, None)

    # What it wants

    def explore(self) -> None:
        """Open the lock that is cheapest to open."""
        doors = [node for node in self.table.board.nodes.values() if node.door]
        ways = [
            (self.cheapest(node.door.lock, node.id), node.id, node.door.lock)
            for node in doors
            if node.door
        ]
        usable = [(way[0], id, lock) for way, id, lock in ways if way is not None]
        if not usable:
            raise Stuck("no lock can be opened")
        _, platform, lock = min(usable)
        self.bring(lock, platform)
        self.act(Explore(platform=platform))

    def fill(self, site: str, needs: tuple[Colour, ...]) -> None:
        for colour in sorted(set(needs)):
            while self.table.has_slot(site, colour):
                self.bring(colour, site)

    def bring_colonist_home(self) -> None:
        home = {p.node for p in self.state.pawns if p.kind == "colonist"} & set(self.state.domes)
        waiting = [p.node for p in self.state.pawns if p.kind == "colonist" and p.node not in home]
        origin = next((node for node in waiting if node != ROCKET), ROCKET)
        ways = [
            way
            for dome in self.state.domes
            if dome not in home and (way := self.way("colonist", origin, dome))
        ]
        if not ways:
            raise Stuck("no dome is open")
        self.go("colonist", origin, min(ways, key=lambda way: way[0])[1][-1][0])

    # How it gets there

    def cheapest(self, colour: Colour, target: str) -> tuple[int, str, bool] | None:
        """The cost and the start of the best way for a colour; and whether to produce it first."""
        table = self.table
        starts = [(p.node, False) for p in self.state.pawns if p.kind == colour]
        starts = [start for start in starts if start[0] not in table.board.sites]
        if table.reserve[colour]:
            starts += [(node, True) for node, factory in table.board.factories if factory == colour]
        found = []
        for node, is_new in starts:
            blocker = table.pawn_at.get(node) if is_new else None
            if blocker is not None and blocker.kind == "slug":
                continue
            if way := self.way(colour, node, target):
                found.append((way[0] + (BLOCKED if blocker else 0), node, is_new))
        return min(found, default=None)

    def bring(self, colour: Colour, target: str) -> None:
        """Get a resource of a colour to a node, producing it if need be."""
        for _ in range(40):
            best = self.cheapest(colour, target)
            if best is None:
                raise Stuck(f"no way for {colour} to {target}")
            _, node, is_new = best
            way = self.way(colour, node, target)
            if way and (unbuilt := _first_unbuilt(way[1])):
                self.build(unbuilt, set())
                continue
            if is_new and node in self.table.pawn_at:
                self.clear(node, {target}, 4)
                continue
            if is_new:
                self.act(Produce(platform=node, colour=colour))
            self.go(colour, node, target)
            return
        raise Stuck(f"{colour} never sets out for {target}")

    def go(self, kind: PawnKind, origin: str, target: str) -> None:
        """Walk a pawn to a node, clearing platforms and building bridges on the way."""
        for _ in range(200):
            if origin == target:
                return
            way = self.way(kind, origin, target)
            if way is None:
                raise Stuck(f"no way from {origin} to {target}")
            steps = way[1]
            if unbuilt := _first_unbuilt(steps):
                self.build(unbuilt, {origin})
                continue
            node, lane = steps[0]
            if node in self.table.pawn_at and self.table.board.nodes[node].kind == "platform":
                self.clear(node, {step[0] for step in steps} | {origin}, 4)
                continue
            self.act(MovePawn(origin=origin, target=node) if lane else Pipe(origin, node))
            if self.state.outcome != "running":
                return
            origin = node
        raise Stuck(f"{kind} never arrives at {target}")

    def build(self, lane: Lane, avoid: set[str]) -> None:
        """Build a bridge in whatever colour comes cheapest."""
        laid = {bridge.colour for bridge in self.state.bridges}
        options = [
            (best[0], colour, end)
            for colour in COLOURS
            if colour not in laid
            for end in (lane.origin, lane.target)
            if end not in avoid and (best := self.cheapest(colour, end))
        ]
        if not options:
            raise Stuck(f"no colour for the bridge {lane.id}")
        _, colour, end = min(options)
        self.bring(colour, end)
        self.act(BuildBridge(platform=end, lane=lane.id))

    def clear(self, node: str, keep_off: set[str], depth: int) -> None:
        """Move what stands on a platform out of the way, and what stands in its way before."""
        if depth == 0:
            raise Stuck(f"{node} cannot be cleared")
        kind = self.table.pawn_at[node].kind
        for avoid in (keep_off, set()):
            if path := self.path_to_room(kind, node, avoid):
                for target, lane in path:
                    self.act(MovePawn(node, target) if lane else Pipe(node, target))
                    node = target
                return
        near = [target for target, lane in self.steps(kind, node) if lane is None or lane.colour]
        self.rng.shuffle(near)
        for target in near:
            there = self.table.pawn_at.get(target)
            if there is not None and there.kind != "slug" and target not in keep_off:
                self.clear(target, keep_off | {node}, depth - 1)
                return
        raise Stuck(f"{node} cannot be cleared")

    def path_to_room(self, kind: PawnKind, node: str, avoid: set[str]) -> list[Step]:
        """The shortest way over free platforms to one that nobody needs."""
        seen = {node}
        edge: list[tuple[str, list[Step]]] = [(node, [])]
        while edge:
            at, path = edge.pop(0)
            for target, lane in self.steps(kind, at):
                free = target not in self.table.pawn_at and (lane is None or lane.colour)
                is_platform = self.table.board.nodes[target].kind == "platform"
                if target in seen or not free or not is_platform:
                    continue
                seen.add(target)
                longer = [*path, (target, lane)]
                if target not in avoid:
                    return longer
                edge.append((target, longer))
        return []

    def way(self, kind: PawnKind, origin: str, target: str) -> tuple[int, list[Step]] | None:
        """The cheapest way for a pawn, whatever stands on it but slugs."""
        pawns, nodes = self.table.pawn_at, self.table.board.nodes
        best: dict[str, int] = {origin: 0}
        before: dict[str, tuple[str, Step]] = {}
        heap = [(0, origin)]
        while heap:
            cost, at = heappop(heap)
            if at == target:
                return cost, _trace(before, origin, target)
            if cost > best[at]:
                continue
            for step in self.steps(kind, at):
                node, lane = step
                there = pawns.get(node)
                if node != target and nodes[node].kind != "platform":
                    continue
                if there is not None and there.kind == "slug":
                    continue
                price = PIPE if lane is None else STEP if lane.colour else UNBUILT
                if there is not None and nodes[node].kind == "platform":
                    price += BLOCKED
                if cost + price < best.get(node, 10**6):
                    best[node] = cost + price
                    before[node] = at, step
                    heappush(heap, (cost + price, node))
        return None

    def steps(self, kind: PawnKind, node: str) -> Iterator[Step]:
        board = self.table.board
        for lane in board.exits[node]:
            if lane.open:
                yield lane.target, lane
        if node in board.pipelines and kind != "colonist" and self.state.options.module >= 3:
            yield from ((other, None) for other in board.pipelines if other != node)

    # What it does

    def act(self, move: Move) -> None:
        """Make a move by a seat that may, then whatever choice about trash follows."""
        self.make(move)
        while self.state.pending is not None and not self.state.is_over:
            decisions = self.game.decisions(self.state, seat=self.state.pending.seat)
            choices = [m for m in decisions[0].moves if isinstance(m, PlaceTrash | ServeIcon)]
            self.play(self.state.pending.seat, self.rng.choice(choices))

    def make(self, move: Move) -> None:
        seats = [seat for seat in range(len(self.state.seats)) if self.may(seat, move)]
        if not seats and len(self.state.seats) == 1:
            self.switch_for(move)
            seats = [0]
        if not seats:
            raise Stuck(f"nobody may {move}")
        self.play(self.rng.choice(seats), move)

    def may(self, seat: int, move: Move) -> bool:
        try:
            self.game.judge(self.state, seat, move)
        except Illegal:
            return False
        return True

    def switch_for(self, move: Move) -> None:
        """Solo: wait for the stopwatch and make a tile active that allows the move."""
        for tile in self.table.action_tiles:
            if tile != self.state.seats[0].action_tile:
                self.play(
                    0, SwitchTile(action_tile=tile), -(-self.state.last_at // 10_000) * 10_000
                )
                if self.may(0, move):
                    return

    def play(self, seat: int, move: Move, at: int | None = None) -> None:
        if len(self.record) == self.moves:
            raise Paused
        at = self.state.last_at + 1 if at is None else at
        self.game.play(self.state, seat, move, at)
        self.record.append(Play(seat=seat, move=move, at=at))


class Paused(Exception):
    """As many moves as wanted have been made."""


def _first_unbuilt(steps: list[Step]) -> Lane | None:
    return next((lane for _, lane in steps if lane and lane.colour is None), None)


def _trace(before: dict[str, tuple[str, Step]], origin: str, target: str) -> list[Step]:
    steps: list[Step] = []
    while target != origin:
        target, step = before[target]
        steps.append(step)
    return steps[::-1]

"""Moves of robots and rovers, what they find, and how a movement or whatever else is ended."""

from collections.abc import Iterable

from areopagus.games.colony import effects
from areopagus.games.colony.board import ROVER
from areopagus.games.colony.events import RobotNumber
from areopagus.games.colony.hexes import CENTRE, Hex, distance
from areopagus.games.colony.ids import Find, Pool
from areopagus.games.colony.moves.goal_spending import can_spend
from areopagus.games.colony.names import RADAR, effect_of, place
from areopagus.games.colony.preconditions import exploring_refused, find_refused, same_letter
from areopagus.games.colony.refusals import no_crystals, rule_of
from areopagus.games.colony.sites import tech_refused
from areopagus.games.colony.steps import (
    ApplyStep,
    BoostStep,
    ConstructStep,
    DevelopStep,
    DriveStep,
    ExploreStep,
    HireStep,
    LearnStep,
    OfferStep,
    ProduceStep,
    TakeFindStep,
    TakeItemStep,
    TakePlanStep,
    TradeStep,
    UpgradeStep,
    UsePlanStep,
    UseRadarStep,
    WelcomeStep,
)
from areopagus.games.colony.table import ColonyTable, Means
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message

LONGEST_MOVE = 4
"""Hexes of one robot move: a longer way is several moves, which keeps the list short enough."""


def _collecting(table: ColonyTable, means: Means, cell: Hex) -> Means:
    """The means after collecting what lies on a hex."""
    collected = (
        cell in table.board.crystals
        and table.options.rover_crystal == "depot"
        and table.mine.depot_room > 0
    )
    return means._replace(crystals=means.crystals + 1) if collected else means


class MoveRobot(Move, frozen=True, tag="move-robot"):
    """Move a robot to a hex within its points; hex by hex when it collects like a rover."""

    robot: RobotNumber
    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["MoveRobot"]:
        step = table.step(DriveStep)
        if not step.robots:
            return ()
        points = 1 if step.as_rovers else min(step.robots, LONGEST_MOVE)
        land = table.material.land
        return [
            cls(robot, cell)
            for robot, home in enumerate(table.mine.robots)
            for cell in land.within(home, points)
            if cell != home
        ]

    def judge(self, table: ColonyTable) -> None:
        step, robots = table.step(DriveStep), table.mine.robots
        if step.robots is None:
            raise Illegal(rule_of(step.by, "OM-CTRL-1"), "no-robot-points")
        if self.robot >= len(robots):
            raise Illegal("OM-CTRL-1", "no-such-robot", robot=self.robot + 1)
        home = robots[self.robot]
        if self.hex not in table.material.land:
            raise Illegal("OM-CTRL-2", "off-map")
        if self.hex == home:
            raise Illegal("OM-CTRL-2", "already-on", hex=place(home))
        far = distance(home, self.hex)
        if far > step.robots:
            raise Illegal("OM-CTRL-2", "too-few-points", far=far, points=step.robots)
        if step.as_rovers and far > 1:
            raise Illegal("OM-AMB-29", "hex-by-hex")
        if far > LONGEST_MOVE:
            raise Illegal("OM-CTRL-2", "move-by-move", longest=LONGEST_MOVE)
        if step.as_rovers:
            self._judge_collecting(table, step)
            return
        if not table.board.may_stop(self.hex, step.seat, self.robot):
            facts = {"hex": place(self.hex), "cause": _cause(table, self.hex)}
            raise Illegal("OM-CTRL-3", "occupied", **facts)
        if step.roved:
            # The robot must not take from the rover its last legal place to stop.
            board = table.board.with_vehicle(step.seat, self.robot, self.hex)
            means = table.means(step.seat)
            refusal = unrest_refused(table.imagining(board), step, means, within_points=True)
            if refusal is not None:
                raise Illegal(refusal[0], "rover-stuck")

    def _judge_collecting(self, table: ColonyTable, step: DriveStep) -> None:
        """BP21: like a rover, a robot may pass where it may not stop."""
        assert step.robots is not None
        means = table.means(step.seat)
        if step.current not in (None, self.robot):
            _refuse_rest(table, step)
        means = _collecting(table, means, self.hex)
        board = table.board.with_vehicle(step.seat, self.robot, self.hex)
        imagined = table.imagining(board)
        left = step.robots - 1
        refusal = _rest_refused(imagined, step.seat, self.robot, self.hex, left, means)
        _refuse_stop(table, self.hex, left, refusal)

    def perform(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        assert step.robots is not None
        step.robots -= distance(table.mine.robots[self.robot], self.hex)
        if self.robot not in step.moved:
            step.moved.append(self.robot)
        effects.drive_to(table, step.seat, self.robot, self.hex)
        if step.as_rovers:
            step.current = self.robot
            effects.collect_crystal(table, step.seat, self.hex)

    def message(self, table: ColonyTable) -> Message:
        home = table.mine.robots[self.robot]
        facts = {"home": place(home), "hex": place(self.hex), "points": distance(home, self.hex)}
        return Message("move-robot", {"robot": self.robot + 1, **facts})


class StepRover(Move, frozen=True, tag="step-rover"):
    """Move the rover to an adjacent hex, collecting the crystal there."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["StepRover"]:
        step = table.step(DriveStep)
        if not step.rover:
            return ()
        return [cls(cell) for cell in table.material.land.neighbours[_rover_hex(table, step.seat)]]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        if step.rover is None:
            raise Illegal(rule_of(step.by, "OM-CTRL-1"), "no-rover-points")
        home = _rover_hex(table, step.seat)
        if self.hex not in table.material.land or distance(home, self.hex) != 1:
            rule = "OM-CTRL-2" if table.mine.rover else "OM-ROVER-1"
            raise Illegal(rule, "not-adjacent", hex=place(self.hex), home=place(home))
        if step.rover < 1:
            raise Illegal("OM-CTRL-2", "too-few-points", far=1, points=0)
        means = table.means(step.seat)
        means = _collecting(table, means, self.hex)
        left = step.rover - 1
        refusal = _rest_refused(table, step.seat, ROVER, self.hex, left, means)
        _refuse_stop(table, self.hex, left, refusal)

    def perform(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        assert step.rover is not None
        step.rover -= 1
        step.roved = True
        effects.drive_to(table, step.seat, ROVER, self.hex)
        effects.collect_crystal(table, step.seat, self.hex)

    def message(self, table: ColonyTable) -> Message:
        key = "step-rover.crystal" if self.hex in table.board.crystals else "step-rover"
        home = _rover_hex(table, table.top.seat)
        return Message(key, {"home": place(home), "hex": place(self.hex)})


class AddPoint(Move, frozen=True, tag="add-point"):
    """Spend a crystal on one more movement point."""

    pool: Pool

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["AddPoint"]:
        return (cls("robots"), cls("rover"))

    def judge(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        if (step.robots if self.pool == "robots" else step.rover) is None:
            raise Illegal(rule_of(step.by, "OM-CTRL-1"), "no-such-pool", pool=self.pool)
        if not table.mine.purchasing:
            raise no_crystals(table, step.seat, "OM-BOOST-2", 1)
        if not _movement_crystals(table, step.seat):
            raise Illegal("OM-BOOST-3", "fresh-crystals")
        means = table.means(step.seat)
        means = means._replace(crystals=means.crystals - 1)
        extra = int((self.pool == "rover") == step.roved)
        refusal = unrest_refused(table, step, means, within_points=True, extra=extra)
        refusal = refusal or _spoiling_refused(table, step, means)
        if refusal is not None:
            raise Illegal(refusal[0], "crystal-needed")

    def perform(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        effects.spend_movement_crystal(table, step.seat)
        if self.pool == "robots":
            step.robots = (step.robots or 0) + 1
        else:
            step.rover = (step.rover or 0) + 1


class Stop(Move, frozen=True, tag="stop"):
    """Leave it at that: decline a benefit, or end a movement or a series."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Stop"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        """A benefit may be declined, but an action that was chosen is carried out once."""
        step = table.top
        match step:
            case DriveStep():
                # Whoever is under way must stand where it may stop (OM-CTRL-3, OM-ROVER-5).
                _refuse_rest(table, step)
            case ExploreStep():
                # Between moves it is skipped; a position at hand may stand before that.
                if exploring_refused(table, step.seat) is None:
                    raise Illegal("OM-TRAVEL-C", "tile-can-be-laid")
            case UsePlanStep() | UseRadarStep() | TradeStep() | ProduceStep():
                raise Illegal("OM-GEN-14", "chosen-action")
            case (
                TakePlanStep(must=True)
                | LearnStep(must=True)
                | DevelopStep(must=True)
                | TakeItemStep(must=True)
                | ConstructStep(must=True)
                | UpgradeStep(must=True)
                | WelcomeStep(must=True)
                | HireStep(must=True)
            ):
                raise Illegal("OM-GEN-14", "chosen-action")

    def perform(self, table: ColonyTable) -> None:
        step = table.top
        if isinstance(step, DriveStep):
            _finish(table, step)
            return
        if isinstance(step, ExploreStep) and (refusal := exploring_refused(table, step.seat)):
            effects.skip(table, step, refusal)
            return
        table.pop()
        below = table.state.pending[-1] if table.state.pending else None
        if isinstance(step, TakePlanStep) and isinstance(below, BoostStep):
            table.pop()  # what was declined is not repeated (OM-BOOST-1)

    def message(self, table: ColonyTable) -> Message:
        step = table.top
        facts: dict[str, str] = {"radar": RADAR}
        if isinstance(step, OfferStep):
            facts["effect"] = effect_of(step.of)
        elif isinstance(step, BoostStep):
            facts["of"] = step.of
        return Message(f"stop.{step.kind}", facts)


def settle_drive(table: ColonyTable, step: DriveStep) -> bool:
    crystals = _movement_crystals(table, step.seat)
    if step.robots or step.rover or crystals or _has_usable_tech(table, step):
        return False
    if can_spend(table, step):
        return False
    _finish(table, step)
    return True


def _finish(table: ColonyTable, step: DriveStep) -> None:
    """After all movement robots clear their hexes and the rover takes its tile."""
    table.pop()
    company = table.company(step.seat)
    if step.as_rovers:
        for robot in reversed(step.moved):
            _take(table, step.seat, company.robots[robot])
    else:
        for robot in step.moved:
            effects.clear(table, company.robots[robot])
    if step.roved:
        assert company.rover is not None
        _take(table, step.seat, company.rover)


def _take(table: ColonyTable, seat: int, cell: Hex) -> None:
    finds = table.board.finds.get(cell)
    if not finds:
        return
    if table.options.tile_take == "may_take":
        if find_refused(table, seat, finds[0], table.means(seat)) is None:
            table.push(TakeFindStep(seat=seat, hex=cell))
    else:
        find = effects.take_find(table, seat, cell)
        table.push(ApplyStep(seat=seat, of=find))


def unrest_refused(
    table: ColonyTable, step: DriveStep, means: Means, *, within_points: bool, extra: int = 0
) -> Refusal | None:
    """Why the vehicle under way cannot come to rest: here, or within its points left."""
    if step.roved:
        rover = table.board.rovers[step.seat]
        assert rover is not None
        points = (step.rover or 0) + extra if within_points else 0
        return _rest_refused(table, step.seat, ROVER, rover, points, means)
    if step.current is not None:
        points = (step.robots or 0) + extra if within_points else 0
        cell = table.board.robots[step.seat][step.current]
        return _rest_refused(table, step.seat, step.current, cell, points, means)
    return None


def _refuse_rest(table: ColonyTable, step: DriveStep) -> None:
    """Refuse to leave the vehicle under way where it stands."""
    refusal = unrest_refused(table, step, table.means(step.seat), within_points=False)
    if refusal is not None:
        cell = table.mine.rover if step.roved else table.mine.robots[step.current or 0]
        assert cell is not None
        _refuse_stop(table, cell, 0, refusal)


def _refuse_stop(table: ColonyTable, cell: Hex, points: int, refusal: Refusal | None) -> None:
    """Refuse to stop on a hex; with points left, no other is within reach either."""
    if refusal is None:
        return
    rule, reason = refusal
    facts = {"hex": place(cell)}
    if reason == "occupied":
        facts["cause"] = _cause(table, cell)
        raise Illegal(rule, "occupied-beyond" if points else "occupied", **facts)
    raise Illegal(rule, reason, **facts, find=table.board.finds[cell][0])


def _cause(table: ColonyTable, cell: Hex) -> str:
    """What keeps a robot or rover from stopping on a hex (OM-CTRL-3)."""
    board = table.board
    if cell in board.markers:
        return "an advanced building"
    return "a colonist" if cell in board.held else "another vehicle"


def _spoiling_refused(table: ColonyTable, step: DriveStep, means: Means) -> Refusal | None:
    """BP21: why a robot that has come to rest on a tile could no longer apply it."""
    if not step.as_rovers or table.options.tile_take == "may_take":
        return None
    board = table.board
    for robot in step.moved:
        finds = board.finds.get(board.robots[step.seat][robot])
        refusal = finds and find_refused(table, step.seat, finds[0], means)
        if refusal and robot != step.current:
            return refusal
    return None


def _has_usable_tech(table: ColonyTable, step: DriveStep) -> bool:
    """R-ROVER-TECH `any_tile_plus_N`: whether a tile may still add its level."""
    if not step.tech or table.options.rover_tech == "own_tile_N_instead":
        return False
    storage = table.company(step.seat).storage
    return any(
        tech.tile not in step.techs and tech_refused(table, step.seat, tech, storage) is None
        for tech in table.techs("T-ROV")
    )


def _movement_crystals(table: ColonyTable, seat: int) -> int:
    """OM-BOOST-3: crystals that may pay for movement."""
    company = table.company(seat)
    return company.purchasing - company.fresh


def _rover_hex(table: ColonyTable, seat: int) -> Hex:
    """OM-ROVER-1: where the rover stands, or is deemed to stand."""
    return table.company(seat).rover or CENTRE


def _rest_refused(
    table: ColonyTable, seat: int, vehicle: int, cell: Hex, points: int, means: Means
) -> Refusal | None:
    """Why a vehicle can stop neither on a hex nor anywhere within some points of it."""
    refusal: Refusal | None = None
    for other in table.material.land.within(cell, points):
        found = _stop_refused(table, seat, vehicle, other, means)
        if found is None:
            return None
        refusal = refusal or found
    return refusal


def _stop_refused(
    table: ColonyTable, seat: int, vehicle: int, cell: Hex, means: Means
) -> Refusal | None:
    board = table.board
    if not board.may_stop(cell, seat, vehicle):
        return ("OM-CTRL-3", "occupied")
    finds = board.finds.get(cell)
    if not finds or table.options.tile_take == "may_take":
        return None
    if any(same_letter(find, finds[0]) for find in _promised(table, seat, vehicle)):
        return ("OM-ROVER-5", "letter-owned")
    return find_refused(table, seat, finds[0], means)


def _promised(table: ColonyTable, seat: int, vehicle: int) -> list[Find]:
    """OM-AMB-29: the tiles that other robots of the same movement stand on and will take."""
    step = table.top
    if not (isinstance(step, DriveStep) and step.as_rovers):
        return []
    board = table.board
    places = [board.robots[seat][robot] for robot in step.moved if robot != vehicle]
    return [board.finds[place][0] for place in places if place in board.finds]

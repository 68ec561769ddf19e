"""Moves of robots and rovers."""

from collections.abc import Iterable

from areopagus.games.colony import acts
from areopagus.games.colony.board import ROVER
from areopagus.games.colony.events import RobotNumber
from areopagus.games.colony.hexes import NEIGHBOURS, Hex, distance, on_map, within
from areopagus.games.colony.ids import Pool
from areopagus.games.colony.moves.base import demand
from areopagus.games.colony.steps.drive import (
    DriveStep,
    budget,
    drive_to,
    rest_refused,
    rover_hex,
)
from areopagus.games.colony.table import ColonyTable, Means
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move

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
        return [
            cls(robot, cell)
            for robot, home in enumerate(table.mine.robots)
            for cell in within(home, points)
            if cell != home
        ]

    def judge(self, table: ColonyTable) -> None:
        step, robots = table.step(DriveStep), table.mine.robots
        if step.robots is None:
            raise Illegal("OM-CTRL-1", "no-robot-points")
        if self.robot >= len(robots):
            raise Illegal("OM-CTRL-1", "no-such-robot")
        home = robots[self.robot]
        if not on_map(self.hex) or self.hex == home:
            raise Illegal("OM-CTRL-2", "not-a-move")
        far = distance(home, self.hex)
        if far > step.robots or (step.as_rovers and far > 1):
            raise Illegal("OM-CTRL-2", "too-few-points")
        if far > LONGEST_MOVE:
            raise Illegal("OM-CTRL-2", "move-by-move", longest=LONGEST_MOVE)
        if step.as_rovers:
            self._judge_collecting(table, step)
            return
        if not table.board.may_stop(self.hex, step.seat, self.robot):
            raise Illegal("OM-CTRL-3", "occupied")
        if step.roved:
            # The robot must not take from the rover its last legal place to stop.
            board = table.board.with_vehicle(step.seat, self.robot, self.hex)
            means = table.means(step.seat)
            demand(step.unrest(table.imagining(board), means, within_points=True))

    def _judge_collecting(self, table: ColonyTable, step: DriveStep) -> None:
        """BP21: like a rover, a robot may pass where it may not stop."""
        assert step.robots is not None
        means = table.means(step.seat)
        if step.current not in (None, self.robot):
            demand(step.unrest(table, means, within_points=False))
        means = _collecting(table, means, self.hex)
        board = table.board.with_vehicle(step.seat, self.robot, self.hex)
        imagined = table.imagining(board)
        demand(rest_refused(imagined, step.seat, self.robot, self.hex, step.robots - 1, means))

    def perform(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        assert step.robots is not None
        step.robots -= distance(table.mine.robots[self.robot], self.hex)
        if self.robot not in step.moved:
            step.moved.append(self.robot)
        drive_to(table, step.seat, self.robot, self.hex)
        if step.as_rovers:
            step.current = self.robot
            acts.collect_crystal(table, step.seat, self.hex)


class StepRover(Move, frozen=True, tag="step-rover"):
    """Move the rover to an adjacent hex, collecting the crystal there."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["StepRover"]:
        step = table.step(DriveStep)
        if not step.rover:
            return ()
        return [cls(cell) for cell in NEIGHBOURS[rover_hex(table, step.seat)]]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        if step.rover is None:
            raise Illegal("OM-CTRL-1", "no-rover-points")
        home = rover_hex(table, step.seat)
        if not on_map(self.hex) or distance(home, self.hex) != 1:
            rule = "OM-CTRL-2" if table.mine.rover else "OM-ROVER-1"
            raise Illegal(rule, "not-adjacent")
        if step.rover < 1:
            raise Illegal("OM-CTRL-2", "too-few-points")
        means = table.means(step.seat)
        means = _collecting(table, means, self.hex)
        demand(rest_refused(table, step.seat, ROVER, self.hex, step.rover - 1, means))

    def perform(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        assert step.rover is not None
        step.rover -= 1
        step.roved = True
        drive_to(table, step.seat, ROVER, self.hex)
        acts.collect_crystal(table, step.seat, self.hex)


class AddPoint(Move, frozen=True, tag="add-point"):
    """Spend a crystal on one more movement point."""

    pool: Pool

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["AddPoint"]:
        return (cls("robots"), cls("rover"))

    def judge(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        if (step.robots if self.pool == "robots" else step.rover) is None:
            raise Illegal("OM-CTRL-1", "no-such-pool", pool=self.pool)
        if not table.mine.purchasing:
            raise Illegal("OM-BOOST-2", "no-crystals")
        if not budget(table, step.seat):
            raise Illegal("OM-BOOST-3", "fresh-crystals")
        means = table.means(step.seat)
        means = means._replace(crystals=means.crystals - 1)
        extra = int((self.pool == "rover") == step.roved)
        demand(step.unrest(table, means, within_points=True, extra=extra))
        demand(step.spoiled(table, means))

    def perform(self, table: ColonyTable) -> None:
        step = table.step(DriveStep)
        acts.spend_movement_crystal(table, step.seat)
        if self.pool == "robots":
            step.robots = (step.robots or 0) + 1
        else:
            step.rover = (step.rover or 0) + 1

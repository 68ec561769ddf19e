"""Magic Maze on Mars: cooperative and in real time, in five modules that add up."""

from areopagus.games.maze.game import MAGIC_MAZE_ON_MARS

__all__ = ["MAGIC_MAZE_ON_MARS"]

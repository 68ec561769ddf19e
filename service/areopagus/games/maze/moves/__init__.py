"""The moves, one file per family."""

from areopagus.games.maze.moves.base import MazeMove
from areopagus.games.maze.moves.building import BuildBridge, BuildDome
from areopagus.games.maze.moves.clock import TICK, SwitchTile, Tick
from areopagus.games.maze.moves.exploration import Explore
from areopagus.games.maze.moves.jokers import Communicate, Transmute
from areopagus.games.maze.moves.movement import MovePawn, Withdraw
from areopagus.games.maze.moves.pipelines import Pipe
from areopagus.games.maze.moves.production import Produce
from areopagus.games.maze.moves.slugs import MoveSlug
from areopagus.games.maze.moves.talk import Signal, Speak
from areopagus.games.maze.moves.trash import PlaceTrash, ServeIcon

MOVES: tuple[type[MazeMove], ...] = (
    Tick,
    Produce,
    MovePawn,
    Withdraw,
    Explore,
    BuildDome,
    BuildBridge,
    Communicate,
    Transmute,
    Pipe,
    MoveSlug,
    PlaceTrash,
    ServeIcon,
    SwitchTile,
    Signal,
    Speak,
)

__all__ = [
    "MOVES",
    "TICK",
    "BuildBridge",
    "BuildDome",
    "Communicate",
    "Explore",
    "MazeMove",
    "MovePawn",
    "MoveSlug",
    "Pipe",
    "PlaceTrash",
    "Produce",
    "ServeIcon",
    "Signal",
    "Speak",
    "SwitchTile",
    "Tick",
    "Transmute",
    "Withdraw",
]

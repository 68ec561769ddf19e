"""A box of each game, for what all games do alike with a pack."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.packs import boxes, colony_boxes, maze_boxes

Document = dict[str, Any]


class Boxed(NamedTuple):
    """A game with packs of it."""

    game: str
    box: Callable[[], Document]
    random: Callable[[int], Document]
    part: str
    """What the box brings, and in which part of the components it is told."""
    pieces: int
    drawn: str
    """A name on its board."""
    options: Document = {}  # noqa: RUF012 -- never changed

    @property
    def kind(self) -> str:
        """What its types in GraphQL begin with."""
        return "".join(word.capitalize() for word in self.game.split("-"))

    @property
    def field(self) -> str:
        """Its field in GraphQL."""
        return self.kind[0].lower() + self.kind[1:]

    @property
    def real_time(self) -> bool:
        return self.game == maze_boxes.GAME

    @property
    def instant(self) -> Document:
        """What a request says of the time."""
        return {"at": 0} if self.real_time else {}

    def move_of(self, seen: Document) -> Document:
        """The first move that somebody is shown, and when it is made."""
        return {"move": seen["legalMoves"][0]["moves"][0], **self.instant}


def _mission(game: str) -> Boxed:
    return Boxed(
        game,
        lambda: boxes.box(game),
        lambda seed: boxes.random_box(game, seed),
        "ships",
        20,
        "Zone 3",
    )


BOXES = [
    _mission("red-planet"),
    _mission("planete-rouge"),
    Boxed(
        maze_boxes.GAME,
        maze_boxes.box,
        maze_boxes.random_box,
        "tiles",
        22,
        "Sector S1",
        {"module": 5},
    ),
    Boxed(
        "on-mars",
        colony_boxes.box,
        colony_boxes.random_box,
        "contracts",
        12,
        "Mine S-GEO",
        {"roundLimit": 9},
    ),
]

"""What a game tells whoever looks ahead in it: figures kept as data, and plans."""

import tomllib
from importlib.resources import files

import msgspec
from msgspec import Struct, field

from areopagus.kernel.document import Value
from areopagus.kernel.record import Play


class Outlook(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is best looked ahead in. Each folder keeps its own as ``outlook.toml``."""

    horizon: int = 1_000
    """How many stages beyond a leaf of the search a playout goes on."""
    scale: float = 1.0
    """By how many points one has to lead for three chances in four to win."""
    exploration: float = 0.7
    """How much what has seldom been tried is favoured, in deviations of what comes of all moves."""
    widening: float = 3.0
    """How many answers are tried to begin with; more of them as a position is visited again."""
    policy: dict[str, float] = field(default_factory=dict)
    """How likely playouts are to make a kind of move, 1 for those that are not named."""
    weights: dict[str, float] = field(default_factory=dict)
    """What the game's own estimate of a position is made of."""

    @classmethod
    def load(cls, package: str) -> "Outlook":
        text = files(package).joinpath("outlook.toml").read_text(encoding="utf-8")
        return msgspec.convert(tomllib.loads(text), cls)


class Plan(Value, frozen=True):
    """What a team does next, by whoever may: the plays that are expected, the first one now."""

    plays: tuple[Play, ...]
    chance: float
    """The chance to win, as far as it can be told."""

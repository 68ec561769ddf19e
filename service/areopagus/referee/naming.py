"""What the shapes of a game are called wherever they are published."""

from collections.abc import Iterable
from typing import Any

from areopagus.kernel.game import Game


def pascal(words: str) -> str:
    """``red-planet`` as ``RedPlanet``."""
    return "".join(part[:1].upper() + part[1:] for part in words.replace("_", "-").split("-"))


def camel(words: str) -> str:
    """``legal-moves`` as ``legalMoves``."""
    name = pascal(words)
    return name[:1].lower() + name[1:]


_PUBLISHED = {
    "Counts": "GameCounts",
    "Ended": "StreamEnded",
    "Games": "GameList",
    "Kind": "ProblemKind",
    "Line": "ScoreLine",
    "Opened": "StreamOpened",
    "Rules": "RuleList",
    "Verdicts": "VerdictList",
}
"""Shapes whose own names are too bare to stand alone among all names of a client."""

_OF_ALL_GAMES = {
    "Layout": "PictureLayout",
    "Requirement": "StateRequirement",
    "SuggestionLevel": "SuggestionLevel",
    "Theme": "PictureTheme",
}
"""Sets of words that are the same for every game."""


class Names:
    """The published names of one game's shapes: each begins with the game, so none clash.

    Without a game, the names of the shapes that all games share.
    """

    def __init__(self, game: Game[Any] | None = None) -> None:
        self.prefix = ""
        self.game: str | None = None
        self.foreign: frozenset[str] = frozenset()
        self._package: str | None = None
        self._given: dict[Any, str] = {}
        self._unions: dict[frozenset[type], str] = {}
        if game is not None:
            self.game = game.id
            self.prefix = pascal(game.id)
            self.foreign = game.foreign
            self._package = type(game).__module__.rpartition(".")[0] + "."
            self._name_shapes_of(game)

    def _name_shapes_of(self, game: Game[Any]) -> None:
        self._given = {
            game.State: f"{self.prefix}State",
            game.View: f"{self.prefix}View",
            game.Options: f"{self.prefix}Options",
            **{move: self._kind(move, "Move") for move in game.moves},
            **{event: self._kind(event, "Event") for event in game.events},
        }
        self._unions = {
            frozenset(game.moves): f"{self.prefix}Move",
            frozenset(game.events): f"{self.prefix}Event",
        }

    def of(self, kind: type) -> str:
        """The name of a Struct or an enumeration: its own, unless it is of the game's package."""
        if kind in self._given:
            return self._given[kind]
        if self._package is not None and kind.__module__.startswith(self._package):
            return self.titled(kind.__name__)
        return _PUBLISHED.get(kind.__name__, kind.__name__)

    def words(self, values: Iterable[Any]) -> list[Any]:
        """Of the values of a closed set, those that the game has."""
        return [value for value in values if value not in self.foreign]

    def titled(self, title: str) -> str:
        """The name of something of the game that is titled, not typed: a set of words."""
        title = title.replace(" ", "")
        if title in _OF_ALL_GAMES:
            return _OF_ALL_GAMES[title]
        return title if title.startswith(self.prefix) else self.prefix + title

    def union(self, kinds: frozenset[type], fallback: str) -> str:
        """The name of a choice between Structs, called after its place when it has none."""
        return self._unions.get(kinds, fallback)

    def _kind(self, kind: type, suffix: str) -> str:
        name = self.titled(kind.__name__)
        return name if name.endswith(suffix) else name + suffix

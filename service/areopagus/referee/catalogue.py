"""The games that this service knows."""

from collections.abc import Iterator, Sequence
from typing import Any

from areopagus.games.colony.game import ON_MARS
from areopagus.games.maze.game import MAGIC_MAZE_ON_MARS
from areopagus.games.mission.game import PLANETE_ROUGE, RED_PLANET
from areopagus.kernel.game import Game
from areopagus.referee.errors import UnknownGame
from areopagus.referee.observer import SILENT, Observer
from areopagus.referee.referee import Referee
from areopagus.referee.sealed_referee import SealedReferee
from areopagus.referee.seals import Keyring
from areopagus.referee.shelf import Shelf
from areopagus.referee.stamps import Stamps

GAMES: tuple[Game[Any], ...] = (PLANETE_ROUGE, RED_PLANET, MAGIC_MAZE_ON_MARS, ON_MARS)


class Catalogue:
    """Games by id, each with its referee of plain states and that of sealed ones."""

    def __init__(
        self,
        games: Sequence[Game[Any]] = GAMES,
        keyring: Keyring | None = None,
        observer: Observer = SILENT,
        shelf: Shelf | None = None,
    ) -> None:
        keyring = keyring or Keyring.generated()
        self.observer = observer
        stamping = keyring.derived("stamp")
        self.shelf = Shelf() if shelf is None else shelf
        """The packs at hand, of all games."""
        self._referees: dict[str, Referee[Any]] = {
            game.id: Referee(
                game, stamps=Stamps(stamping, game.id), observer=observer, shelf=self.shelf
            )
            for game in games
        }
        self._sealed = {
            id: SealedReferee(referee, keyring) for id, referee in self._referees.items()
        }

    def __getitem__(self, id: str) -> Referee[Any]:
        try:
            return self._referees[id]
        except KeyError:
            raise UnknownGame(id) from None

    def sealed(self, id: str) -> SealedReferee[Any]:
        """The referee of a game on sealed states."""
        try:
            return self._sealed[id]
        except KeyError:
            raise UnknownGame(id) from None

    def __iter__(self) -> Iterator[Referee[Any]]:
        return iter(self._referees.values())

    def __len__(self) -> int:
        return len(self._referees)

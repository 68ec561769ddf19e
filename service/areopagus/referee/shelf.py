"""The packs at hand: games made from them, the last used ones, bounded in number."""

import threading
from collections import OrderedDict
from typing import Any

from msgspec import UnsetType

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.pack import HOUSE

MOST = 64
"""How many packs a process keeps at hand: some hundred kilobytes each."""

PackKey = tuple[str, str]


class PackNotAtHand(Exception):
    """A pack that this process does not know. It may be fetched, and the question put again."""

    def __init__(self, game: str, pack: str, pointer: str, *, takes_packs: bool) -> None:
        super().__init__(game, pack)
        self.game = game
        self.pack = pack
        self.pointer = pointer
        self.takes_packs = takes_packs


class Shelf:
    """Games by their pack. What is not here may still be known elsewhere."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._games: OrderedDict[PackKey, Game[Any]] = OrderedDict()
        self._lock = threading.Lock()
        self.used: set[PackKey] = set()
        """What was taken since somebody last looked: whoever keeps packs renews these."""

    def __len__(self) -> int:
        return len(self._games)

    def take(self, game: Game[Any], pack: str | UnsetType | None, pointer: str = "") -> Game[Any]:
        """The game on the material of a pack; raises :class:`PackNotAtHand`."""
        if pack is HOUSE or pack is None:
            return game
        assert isinstance(pack, str)
        key = (game.id, pack)
        with self._lock:
            found = self._games.get(key)
            if found is None:
                takes_packs = game.PackDocument is not None
                raise PackNotAtHand(game.id, pack, pointer, takes_packs=takes_packs)
            self._games.move_to_end(key)
            self.used.add(key)
        return found

    def put(self, game: Game[Any]) -> None:
        """Keep a game that was made from a pack; drop the one that was not used for longest."""
        assert isinstance(game.pack, str)
        with self._lock:
            self._games[game.id, game.pack] = game
            self._games.move_to_end((game.id, game.pack))
            while len(self._games) > self._most:
                self._games.popitem(last=False)

    def note(self, game: str, pack: str) -> None:
        """Note the use of a game that its user did not take from here."""
        with self._lock:
            if len(self.used) < self._most:
                self.used.add((game, pack))

    def take_used(self) -> set[PackKey]:
        """What was taken since this was last asked."""
        with self._lock:
            used, self.used = self.used, set()
        return used


def unpacked(game: Game[Any], body: bytes) -> Game[Any]:
    """The game on the material of a pack that was accepted before, from its encoding."""
    assert game.PackDocument is not None
    return game.with_pack(codec.decode(game.PackDocument, body))

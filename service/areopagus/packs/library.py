"""Packs for whoever asks: checked, kept, and fetched again when a state names one."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import UnsetType

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.pack import HOUSE, Flaw, FlawedPack, read_pack
from areopagus.packs.memory import MemoryPackStore
from areopagus.packs.store import PackStore
from areopagus.referee.answers import PackAccepted
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.errors import (
    InvalidPack,
    PacksNotTaken,
    SuggestionsBusy,
    SuggestionsFailed,
    UnknownPack,
)
from areopagus.referee.search_pool import COMMAND, SearchPool
from areopagus.referee.shelf import PackNotAtHand, unpacked
from areopagus.referee.trials import MOST_IN_ALL, PackTrial, try_out
from areopagus.settings import Settings

TRIES = 16
"""So many packs one request may need that are not at hand; with more it is to be put again."""
WAITING = 3
"""So many packs may wait for their turn to be tried out."""
RENEW = 60.0
"""Seconds between two looks at which packs were used."""

T = TypeVar("T")


class PacksBusy(Exception):
    """Too many packs are being checked."""

    retry_after = 5
    """Seconds after which to try again."""


class Library:
    """All packs of one service."""

    def __init__(
        self,
        catalogue: Catalogue,
        store: PackStore,
        searches: SearchPool | None = None,
        *,
        games: int = 20,
        seconds: float = 30.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._catalogue = catalogue
        self._store = store
        self._searches = searches
        self._games = games
        self._seconds = seconds
        self._clock = clock
        self._renewed = clock()
        self._lasting: dict[tuple[str, str], bytes] = {}
        """Those that were there from the start: never forgotten."""

    # Accepting.

    def read(self, game: str, document: Any) -> Game[Any]:
        """The game on a pack that somebody typed in, before any game is played on it."""
        house: Game[Any] = self._catalogue[game].game
        if house.PackDocument is None:
            raise PacksNotTaken(game)
        try:
            return house.with_pack(read_pack(house.PackDocument, document))
        except FlawedPack as flawed:
            raise InvalidPack(game, flawed.flaws) from None

    async def add(self, game: str, document: Any, client: str = "") -> PackAccepted:
        """Check a pack and keep it; one that is known is only kept longer."""
        made = self.read(game, document)
        assert isinstance(made.pack, str)
        known = await self._stored(game, made.pack) is not None
        if not known:
            if self._searches is not None and self._searches.is_on and self._searches.is_full:
                raise PacksBusy
            await self._store.count(client)  # what costs is to try a pack out, whatever comes of it
            await self._try_out(made)
            await self._store.put(game, made.pack, made.pack_document)
        self._catalogue.shelf.put(made)
        return accepted(made)

    async def _try_out(self, made: Game[Any]) -> None:
        """Random games, by a process of their own where there is one."""
        try:
            flaws = await asyncio.wait_for(self._tried(made), self._seconds)
        except (SuggestionsBusy, SuggestionsFailed, TimeoutError):
            raise PacksBusy from None
        if flaws:
            raise InvalidPack(made.id, flaws)

    async def _tried(self, made: Game[Any]) -> list[Flaw]:
        if self._searches is not None and self._searches.is_on:
            try:
                trial = PackTrial(made.id, made.pack_document, self._games)
                return await self._searches.try_out(trial)
            finally:
                self._searches.rest()  # packs are rare, and a process takes memory
        try:
            for _ in try_out(made, self._games, most_moves=MOST_IN_ALL):
                await asyncio.sleep(0)  # between games everybody else has a turn
        except FlawedPack as flawed:
            return list(flawed.flaws)
        return []

    def add_files(self, paths: Iterable[Path]) -> list[PackAccepted]:
        """Packs that are there from the start; raises :class:`InvalidPack`, or ``ValueError``."""
        found = []
        for path in _files(paths):
            document = document_at(path)
            made = self.read(str(document.get("game")), document)
            assert isinstance(made.pack, str)
            self._lasting[made.id, made.pack] = made.pack_document
            found.append(accepted(made))
        return found

    # Finding.

    async def game(self, game: str, pack: str | UnsetType | None, pointer: str) -> Game[Any]:
        """A game on the material of a pack; raises :class:`UnknownPack`."""
        house: Game[Any] = self._catalogue[game].game
        if pack is HOUSE or pack is None:
            return house
        try:
            return self._catalogue.shelf.take(house, pack, pointer)
        except PackNotAtHand as missing:
            return await self.fetch(missing)

    async def fetch(self, missing: PackNotAtHand) -> Game[Any]:
        """Bring a pack to hand; raises :class:`UnknownPack`."""
        game, pack = missing.game, missing.pack
        house: Game[Any] = self._catalogue[game].game
        body = await self._stored(game, pack) if missing.takes_packs else None
        if body is None or codec.digest_bytes(body) != pack:
            raise UnknownPack(game, pack, missing.pointer, takes_packs=missing.takes_packs)
        made = unpacked(house, body)
        self._catalogue.shelf.put(made)
        return made

    async def fetch_and_retry(self, missing: PackNotAtHand, work: Callable[[], Awaitable[T]]) -> T:
        """Fetch a missing pack and try the work again, for each pack that it turns out to need."""
        for _ in range(TRIES):
            await self.fetch(missing)
            try:
                return await work()
            except PackNotAtHand as another:
                missing = another
        raise PacksBusy

    async def _stored(self, game: str, pack: str) -> bytes | None:
        lasting = self._lasting.get((game, pack))
        return await self._store.get(game, pack) if lasting is None else lasting

    # Keeping.

    def note_use(self, game: str, pack: str | UnsetType) -> None:
        """Note the use of a pack whose game the user holds already."""
        assert isinstance(pack, str)
        self._catalogue.shelf.note(game, pack)

    @property
    def is_renewal_due(self) -> bool:
        """Whether packs were used, and it is time to keep these longer."""
        return bool(self._catalogue.shelf.used) and self._clock() >= self._renewed + RENEW

    async def renew(self) -> None:
        """Keep what was used since the last time as long as if it were new."""
        self._renewed = self._clock()
        for key in self._catalogue.shelf.take_used():
            if key not in self._lasting:
                await self._store.renew(*key)

    async def close(self) -> None:
        await self._store.close()
        if self._searches is not None:
            self._searches.close()


def accepted(made: Game[Any]) -> PackAccepted:
    """What is told of a pack that can be played with."""
    pack = msgspec.json.decode(made.pack_document)
    return PackAccepted(
        game=made.id,
        pack=str(made.pack),
        name=pack["name"],
        pieces=sum(len(part) for part in pack.values() if isinstance(part, list)),
    )


def open_library(settings: Settings, catalogue: Catalogue) -> Library:
    """The library that the settings describe, with a process of its own to try packs out."""
    ttl, most = settings.pack_seconds, settings.packs_per_client
    store: PackStore
    if settings.redis_url is None:
        store = MemoryPackStore(ttl, most)
    else:
        from areopagus.packs.redis_store import RedisPackStore  # only who uses Redis loads it

        store = RedisPackStore.at(settings.redis_url, ttl, most)
    library = Library(
        catalogue,
        store,
        SearchPool(1, WAITING, 1, (*COMMAND, "0")),
        games=settings.pack_games,
        seconds=settings.pack_check_seconds,
    )
    library.add_files(pack_paths(settings))
    return library


def pack_paths(settings: Settings) -> list[Path]:
    """Where the packs are that are there from the start."""
    return [Path(part) for part in settings.packs.split(":") if part]


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        yield from sorted(path.glob("*.json")) if path.is_dir() else [path]


def document_at(path: Path) -> dict[str, Any]:
    """A pack as a file has it; raises ``ValueError``."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError) as error:
        raise ValueError(f"{path}: {error}") from None

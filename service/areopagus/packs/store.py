"""What keeps packs: bytes under the name of their content, for as long as they are used."""

from typing import Protocol


class TooManyPacks(Exception):
    """A client has had enough new packs tried out for now."""

    retry_after = 3600
    """Seconds after which to try again."""


class PacksUnavailable(Exception):
    """The store of packs cannot be reached now."""

    retry_after = 1
    """Seconds after which to try again."""


class PackStore(Protocol):
    """Where packs are kept. They never change: a name is the digest of what it names."""

    async def get(self, game: str, pack: str) -> bytes | None:
        """A pack, from now on kept as long as a new one; ``None`` when nobody has it."""

    async def count(self, client: str) -> None:
        """One more new pack of a client is to be tried out; raises :class:`TooManyPacks`."""

    async def put(self, game: str, pack: str, body: bytes) -> None:
        """Keep a new pack."""

    async def renew(self, game: str, pack: str) -> None:
        """Keep a pack as long as a new one, if it is still there."""

    async def close(self) -> None:
        """Let go of what it holds."""

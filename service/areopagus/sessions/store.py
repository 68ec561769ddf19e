"""The store: the one thing that a session needs of memory or Redis. It knows no game."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from areopagus.sessions.records import Snapshot, Stored


class Key(NamedTuple):
    """An idempotency key as it is remembered: its hash, and the hash of what was asked with it."""

    name: bytes
    request: bytes


class Commit(NamedTuple):
    """One change of a session: happens only if the session still is what it was judged on."""

    expected: int
    before: bytes
    """The meter of the snapshot it was judged on. A version alone does not tell that snapshot from
    another that took its place when a Redis lost something."""
    state: bytes
    meter: bytes
    entry: bytes
    nonce: bytes
    """Tells this attempt from all others, so that it can be sent again after a lost answer."""
    key: Key | None = None
    keep: tuple[str, ...] = ()
    """Under which names the state is kept besides; each holds the state that was kept last."""


class Checkpoint(NamedTuple):
    """A state that was kept, and the version that it is of."""

    version: int
    state: bytes


class Done(NamedTuple):
    """The change has happened, now or when it was first sent."""

    version: int


class Stale(NamedTuple):
    """Somebody else was first; this is what the session is now."""

    newest: Snapshot


class Remembered(NamedTuple):
    """The idempotency key is known: what was asked with it, and the version it led to."""

    request: bytes
    version: int


class Gone(NamedTuple):
    """There is no such session."""


CommitResult = Done | Stale | Remembered | Gone


class Store(Protocol):
    """Where sessions are kept. Every method may raise ``Unavailable``."""

    name: str
    """What ``/readyz`` says about it."""

    @property
    def available(self) -> bool:
        """Whether it answered when it was last asked."""

    async def create(self, id: str, head: bytes, first: Snapshot, client: str = "") -> None:
        """Keep a new session of a client, as limits know clients."""

    async def load(self, id: str) -> Stored | None:
        """A session with its newest snapshot."""

    async def version(self, id: str) -> int | None:
        """Which version a session has."""

    async def commit(self, id: str, commit: Commit) -> CommitResult:
        """Compare, write, append to the log, remember the key, tell: all of it at once."""

    async def recall(self, id: str, name: bytes) -> Remembered | None:
        """What an idempotency key was used for."""

    async def entries(self, id: str, after: int, count: int) -> list[tuple[int, bytes]]:
        """The log after a version, oldest first: versions and entries."""

    async def checkpoint(self, id: str, name: str) -> Checkpoint | None:
        """The state that was kept under a name."""

    async def remove(self, id: str) -> bool:
        """Forget a session. Answers whether there was one."""

    def listen(self, id: str, wake: Callable[[], None]) -> None:
        """Call ``wake`` soon after a session changes. A hint: it may come late, twice or never."""

    def ignore(self, id: str) -> None:
        """Call it no longer."""

    async def close(self) -> None:
        """Give up what is held."""

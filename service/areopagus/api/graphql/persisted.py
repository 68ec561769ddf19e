"""Automatic persisted queries, as Apollo's clients send them."""

from hashlib import sha256

from areopagus.api.bounded_cache import BoundedCache
from areopagus.api.graphql import faults
from areopagus.api.graphql.faults import refused
from areopagus.api.graphql.requests import Request

MOST_BYTES = 4 * 1024 * 1024
"""How much memory the registered queries may take, however many of them are kept."""
_BYTES_PER_CHARACTER = 4
"""Four bytes is the widest character in memory, so this is an upper bound."""


class PersistedQueries:
    """The queries last registered by their hash. Each process keeps its own: a client whose hash
    is not found sends the query again, and that is all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: BoundedCache[str, str] = BoundedCache(MOST_BYTES, most)

    def query_of(self, request: Request) -> str:
        """The query of a request, in it or registered before; raises a fault."""
        persisted = request.persisted
        query = request.query or None
        if persisted is None:
            if not isinstance(query, str):
                raise faults.fault("There is no `query`.", faults.BAD_REQUEST)
            return query
        if not self._most or persisted.version != 1:
            raise refused("PersistedQueryNotSupported", faults.PERSISTED_NOT_SUPPORTED)
        hash = persisted.sha256_hash
        if isinstance(query, str):
            self._register(hash, query)
            return query
        found = self._kept.get(hash)
        if found is None:
            raise refused("PersistedQueryNotFound", faults.PERSISTED_NOT_FOUND)
        return found

    def _register(self, hash: str, query: str) -> None:
        if sha256(query.encode()).hexdigest() != hash:
            raise refused("The hash is not that of the query.", faults.BAD_REQUEST)
        self._kept.put(hash, query, len(query) * _BYTES_PER_CHARACTER + len(hash))

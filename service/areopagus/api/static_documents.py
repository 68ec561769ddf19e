"""Documents that do not change while the service runs: encoded, tagged and compressed once."""

import zlib
from collections.abc import Callable
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import NamedTuple

import zstandard
from starlette.responses import Response
from starlette.types import Scope

from areopagus.api.bounded_cache import bounded_cache
from areopagus.api.headers import Header, headers_of, names_tag
from areopagus.api.lazy import Lazy
from areopagus.api.negotiation import JSON, wishes
from areopagus.kernel.language import Language

FRESH = b"public, max-age=300"
"""A client may keep it for five minutes, and then asks whether its tag still holds."""
_WORTH_IT = 1024
"""Below so many bytes compressing saves nothing."""
_MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
}


def _gzip(body: bytes) -> bytes:
    compressor = zlib.compressobj(9, wbits=31)
    return compressor.compress(body) + compressor.flush()


def _zstd(body: bytes) -> bytes:
    return zstandard.ZstdCompressor(level=12).compress(body)


_ENCODINGS: dict[str, Callable[[bytes], bytes]] = {"zstd": _zstd, "gzip": _gzip}


class _Representation(NamedTuple):
    """A document in one encoding, as it is sent."""

    body: bytes
    tag: str
    headers: list[Header]


class StaticDocument:
    """A document, made at the first request for it and then sent as it is."""

    def __init__(
        self,
        make: Callable[[], bytes],
        media_type: str = JSON,
        language: Language = "en",
        vary: tuple[str, ...] = (),
    ) -> None:
        self.media_type = media_type.partition(";")[0]
        self._headers = [
            (b"content-type", media_type.encode()),
            (b"content-language", language.encode()),
            (b"cache-control", FRESH),
            (b"vary", ", ".join(sorted({"accept-encoding", *vary})).encode()),
        ]
        self._plain = Lazy(make)
        self._represented = {
            encoding: Lazy(lambda encoding=encoding: self._represent(encoding))  # type: ignore[misc]
            for encoding in ("", *_ENCODINGS)
        }

    def get(self) -> bytes:
        """The document itself; made now if need be (blocks)."""
        return self._plain.get()

    async def answer(self, scope: Scope) -> Response:
        """The document in the encoding that the client likes best, or 304 if it has it already."""
        headers = headers_of(scope)
        encoding = _encoding(headers.get(b"accept-encoding", b""))
        representation = await self._represented[encoding].get_async()
        response = Response()
        if names_tag(headers, representation.tag):
            response.status_code = 304
            kept = (b"cache-control", b"etag", b"vary")
            response.raw_headers = [one for one in representation.headers if one[0] in kept]
        else:
            response.body = representation.body
            response.raw_headers = list(representation.headers)
        return response

    def _represent(self, encoding: str) -> _Representation:
        body = plain = self._plain.get()
        if encoding and len(plain) >= _WORTH_IT:
            body = _ENCODINGS[encoding](plain)
        digest = blake2b(plain, digest_size=12).hexdigest()
        encoded = len(body) < len(plain)
        tag = f'"{digest}-{encoding}"' if encoded else f'"{digest}"'
        headers = [
            *self._headers,
            (b"etag", tag.encode()),
            (b"content-length", b"%d" % len(body if encoded else plain)),
        ]
        if encoded:
            headers.append((b"content-encoding", encoding.encode()))
        return _Representation(body if encoded else plain, tag, headers)


def static_files(folder: Traversable) -> dict[str, StaticDocument]:
    """The files of a folder that a browser may load, by their names."""
    return {
        file.name: StaticDocument(file.read_bytes, f"{media_type}; charset=utf-8")
        for file in folder.iterdir()
        for suffix, media_type in _MEDIA_TYPES.items()
        if file.name.endswith(suffix)
    }


@bounded_cache(256)
def _encoding(accepted: bytes) -> str:
    """The encoding of ours that a client likes best; none if it says nothing of them."""
    liked = {wish.value: wish.quality for wish in wishes(accepted)}
    plain = liked.get("identity", 0.0)
    best = max(_ENCODINGS, key=lambda encoding: liked.get(encoding, liked.get("*", 0.0)))
    quality = liked.get(best, liked.get("*", 0.0))
    return best if quality > 0 and quality >= plain else ""

"""The events of a ``text/event-stream``, by the rules of the HTML standard."""

import codecs
import re
from collections.abc import Iterator
from typing import NamedTuple


class ServerSentEvent(NamedTuple):
    """An event of a stream."""

    event: str
    data: str
    id: str


class EventStream:
    """Reads events however the bytes of a stream are cut."""

    def __init__(self) -> None:
        # Which also drops a byte order mark.
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")(errors="replace")
        self._rest = ""
        self._event = ""
        self._id = ""
        self._data: list[str] = []

    def feed(self, content: bytes) -> Iterator[ServerSentEvent | None]:
        """The events that are whole with these bytes; None for a comment, such as a heartbeat."""
        text = self._rest + self._decoder.decode(content)
        # A CR that ends the text may be the first half of CR LF: wait for what follows.
        held = "\r" if text.endswith("\r") else ""
        *lines, rest = re.split(r"\r\n|\r|\n", text.removesuffix("\r") if held else text)
        self._rest = rest + held
        for line in lines:
            yield from self._line(line)

    def _line(self, line: str) -> Iterator[ServerSentEvent | None]:
        if not line:
            if self._data:
                yield ServerSentEvent(self._event or "message", "\n".join(self._data), self._id)
            self._event = ""
            self._data = []
            return
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        match field:
            case "":
                yield None
            case "event":
                self._event = value
            case "data":
                self._data.append(value)
            case "id" if "\0" not in value:
                self._id = value

"""A process that searches: tasks come in by standard input, outcomes go out by standard output.

Each is a frame: its length in four bytes, then msgpack or JSON. It ends when nobody writes to it
any more, so that it does not outlive the service.
"""

import os
import struct
import sys
from typing import BinaryIO

import msgspec

from areopagus.referee.catalogue import GAMES
from areopagus.referee.inquiries import Task, carry_out

NICENESS = 10
"""Whoever waits for a verdict comes before whoever waits for advice."""
_LENGTH = struct.Struct(">I")


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame; ``None`` when there is none any more."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    body = stream.read(length)
    return body if len(body) == length else None


def write_frame(stream: BinaryIO, body: bytes) -> None:
    stream.write(_LENGTH.pack(len(body)) + body)
    stream.flush()


def main() -> None:
    os.nice(NICENESS)
    games = {game.id: game for game in GAMES}
    tasks = msgspec.msgpack.Decoder(Task)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while (body := read_frame(source)) is not None:
        task = tasks.decode(body)
        write_frame(sink, carry_out(games[task.game], task))


if __name__ == "__main__":
    main()

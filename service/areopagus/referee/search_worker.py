"""A process that searches: tasks come in by standard input, outcomes go out by standard output.

Each is a frame: its length in four bytes, then msgpack or JSON. It ends when nobody writes to it
any more, so that it does not outlive the service.
"""

import os
import struct
import sys
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES
from areopagus.referee.inquiries import Task, carry_out
from areopagus.referee.shelf import unpacked
from areopagus.referee.trials import PackTrial, report_of

NICENESS = 10
"""Whoever waits for a verdict comes before whoever waits for advice."""
PACKS = 16
"""How many packs it keeps at hand."""
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


def main(niceness: int = NICENESS) -> None:
    os.nice(niceness)
    games = {game.id: game for game in GAMES}
    tasks: msgspec.msgpack.Decoder[Task | PackTrial] = msgspec.msgpack.Decoder(Task | PackTrial)

    @lru_cache(maxsize=PACKS)
    def with_pack(game: str, pack: bytes) -> Game[Any]:
        return unpacked(games[game], pack) if pack else games[game]

    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while (body := read_frame(source)) is not None:
        task = tasks.decode(body)
        if isinstance(task, PackTrial):
            outcome = report_of(games[task.game], task)
        else:
            outcome = carry_out(with_pack(task.game, task.pack), task)
        write_frame(sink, outcome)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

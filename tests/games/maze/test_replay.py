"""The same record gives the same bytes, in this process and in another."""

import subprocess
import sys

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.state import Options
from areopagus.kernel import codec
from areopagus.kernel.record import GameRecord
from tests.games.maze.contenders import contender
from tests.games.maze.cooperation import Team
from tests.laws.contender import Walk

ELSEWHERE = """
import sys
import msgspec
from typing import Union
from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.state import Options
from areopagus.kernel.record import Play, GameRecord

document = msgspec.json.decode(sys.stdin.buffer.read())
moves = Union[GAME.moves]
record = GameRecord(
    names=tuple(document["names"]),
    seed=document["seed"],
    options=msgspec.convert(document["options"], Options),
    plays=tuple(
        Play(seat=play["seat"], move=msgspec.convert(play["move"], moves), at=play["at"])
        for play in document["plays"]
    ),
)
sys.stdout.buffer.write(GAME.encode(GAME.replay(record)))
"""


def replayed_elsewhere(record: GameRecord) -> bytes:
    return subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=codec.encode(record),
        capture_output=True,
        check=True,
        env={"PYTHONHASHSEED": "4711"},
    ).stdout


def test_a_won_game_replays_to_the_same_bytes_in_another_process() -> None:
    options = Options(module=5, x_tiles=4, expert=True, hourglass_ms=3_600_000)
    state = GAME.setup((None,) * 4, "replay", options)
    team = Team(state, seed=7)
    team.win()
    record = GameRecord((None,) * 4, "replay", options, tuple(team.record))
    assert GAME.encode(GAME.replay(record)) == GAME.encode(state)
    assert replayed_elsewhere(record) == GAME.encode(state)


def test_a_random_game_replays_to_the_same_bytes_in_another_process() -> None:
    walk = Walk.of(contender(3, "replay", module=4, grace_ms=100), 11, 500)
    assert GAME.is_over(walk.state)
    assert replayed_elsewhere(walk.record) == GAME.encode(walk.state)

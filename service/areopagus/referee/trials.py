"""Random games on new material: the last part of checking a pack.

Material that looks right may still be none that can be played with. So games are played on it at
every number of seats, within bounded work, and the laws that hold of every game are looked at.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from areopagus.kernel import codec
from areopagus.kernel.errors import Illegal, Inconsistent
from areopagus.kernel.game import Game
from areopagus.kernel.language import Phrase
from areopagus.kernel.pack import Flaw, FlawedPack
from areopagus.kernel.record import GameRecord
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.shelf import unpacked

MOST_MOVES = 10_000
"""No random game lasts so long, on any material of ours."""
MOST_CHOICES = 5_000
"""Nor has it so many moves to choose from."""
MOST_IN_ALL = 15_000
"""So many moves, in all games together, try a pack that is posted: long games are fewer."""
LOOK_EVERY = 25
"""After so many moves the laws are looked at."""


class PackTrial(Struct, array_like=True, tag="trial"):
    """Material to be played with, by a process that does nothing else."""

    game: str
    pack: bytes
    games: int
    """How many at each number of seats."""


class TrialReport(Struct):
    """What came of it: nothing when all is well."""

    pointer: str = ""
    en: str = ""
    fr: str = ""


def try_out(
    game: Game[Any], games: int, seed: str = "trial", most_moves: int | None = None
) -> Iterator[int]:
    """Play random games on a pack; after each, how many there were. Raises :class:`FlawedPack`.

    When ``most_moves`` have been made, no more are begun, once there was one at every number of
    seats as often as at any other.
    """
    played = moves = 0
    for index in range(games):
        if most_moves is not None and moves >= most_moves:
            return
        for seats in game.seats:
            moves += _try_one(game, seats, f"{seed}-{seats}-{index}", index)
            played += 1
            yield played


def report_of(game: Game[Any], trial: PackTrial) -> bytes:
    """The encoded outcome of a trial."""
    report = TrialReport()
    try:
        made = unpacked(game, trial.pack)
        for _ in try_out(made, trial.games, most_moves=MOST_IN_ALL):
            pass
    except FlawedPack as flawed:
        flaw = flawed.flaws[0]
        report = TrialReport(flaw.pointer, flaw.words.en, flaw.words.fr)
    return codec.encode(report)


def flaws_of(body: bytes) -> list[Flaw]:
    """What a trial found."""
    report = codec.decode(TrialReport, body)
    return [Flaw(report.pointer, Phrase(report.en, report.fr))] if report.en else []


def _try_one(game: Game[Any], seats: int, seed: str, index: int) -> int:
    """One game to its end; how many moves it took."""
    play, last = None, ""
    options = game.trial_options(seats, index)
    try:
        play = RandomPlay(game, seats, seed, options)
        while play.step() is not None:
            last = _named(game, play)
            if play.branching[-1] > MOST_CHOICES:
                raise _Broken("there are too many moves to choose from")
            if len(play.plays) > MOST_MOVES:
                raise _Broken("it does not end")
            if len(play.plays) % LOOK_EVERY == 0:
                _look(game, play)
        _look(game, play)
        game.picture(game.view(play.state, 0), 0, play.at)
        _replay(game, play, GameRecord((None,) * seats, seed, options, tuple(play.plays)))
        return len(play.plays)
    except (_Broken, Inconsistent, Illegal, ArithmeticError, LookupError, AssertionError,
            ValueError, StopIteration) as error:  # fmt: skip
        move = len(play.plays) if play is not None else 0
        where = (
            f"{seats} seats, seed {seed}, after move {move}{last}: {type(error).__name__} {error}"
        )
        raise FlawedPack(
            [
                Flaw(
                    "",
                    Phrase(
                        f"A game on this material goes wrong ({where})",
                        f"Une partie avec ce matériel tourne mal ({where})",
                    ),
                )
            ]
        ) from error


class _Broken(Exception):
    """A law that does not hold."""


def _named(game: Game[Any], play: RandomPlay[Any]) -> str:
    """What the last move named, so that whoever typed it in knows where to look."""
    seat, move = play.plays[-1].seat, play.plays[-1].move
    names = ", ".join(game.names_of(move, seat))
    return f" ({names})" if names else ""


def _look(game: Game[Any], play: RandomPlay[Any]) -> None:
    """The position is admitted, survives its encoding, and can be seen, imagined and scored."""
    state = play.state
    game.admit(state)
    if game.decode(game.encode(state)) != state:
        raise _Broken("a position is not what it is encoded as")
    game.score(state)
    view = game.view(state, 0)
    imagined = game.imagine(view, 0, Random(1))
    game.admit(imagined)
    if codec.digest(game.view(imagined, 0)) != codec.digest(view):
        raise _Broken("what is imagined does not look like what is seen")


def _replay(game: Game[Any], play: RandomPlay[Any], record: GameRecord) -> None:
    """The record leads to the same end; in a real-time game time may have come after its moves."""
    replayed = game.replay(record)
    game.let_time_pass(replayed, play.at)
    if game.encode(replayed) != game.encode(play.state):
        raise _Broken("a record does not lead where the game went")

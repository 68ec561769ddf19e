"""The sample positions of the playground: per game how it looks, and rules worth seeing at work.

One file is the menu of the page, its links, and the cases of its tests. It is made from the seeds
of :mod:`tests.browser.sample` and from the records of :mod:`tests.playthroughs`: of each game the
first position in which a rule closes an answer that was worth judging, with that answer.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.random_play import RandomPlay
from tests.browser.sample import samples
from tests.playthroughs import PLAYTHROUGHS

ROOT = Path(__file__).parents[2]
FILE = ROOT / "service/areopagus/api/pages/playground/samples.json"
PLAYERS = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay")
COLONS: dict[Language, str] = {"en": ":", "fr": "\N{NO-BREAK SPACE}:"}
TITLES = {
    "start": {"en": "The first position", "fr": "La première position"},
    "middle": {"en": "In the middle of a game", "fr": "Au milieu d’une partie"},
    "end": {"en": "The end of a game", "fr": "La fin d’une partie"},
}


def written() -> str:
    """The file, one sample to a line."""
    lines = ",\n".join(codec.encode(one).decode() for one in playground_samples())
    return f'{{"samples": [\n{lines}\n]}}\n'


def playground_samples() -> Iterator[dict[str, Any]]:
    """All samples, game by game."""
    shown = list(samples(PLAYERS))
    for referee in Catalogue():
        game = referee.game
        for sample in shown:
            stage = sample.name.removeprefix(f"{game.id}-")
            if sample.game.id == game.id:
                yield {
                    "id": stage,
                    "game": game.id,
                    "title": TITLES[stage],
                    "door": stage == "middle",
                    "at": _instant(game, sample.state),
                    "state": msgspec.to_builtins(sample.state),
                }
        yield from _rules_of(game)


def _rules_of(game: Game[Any]) -> list[dict[str, Any]]:
    """For each rule that closes something in a recorded game, the first position where it does."""
    found: dict[str, dict[str, Any]] = {}
    for playthrough in PLAYTHROUGHS:
        if playthrough.game == game.id:
            options = msgspec.convert(playthrough.options, game.Options)
            play = RandomPlay(
                game, playthrough.seats, playthrough.seed, options, chooser=playthrough.name
            )
            _name(play.state)
            while True:
                _look(play, found)
                if play.step() is None:
                    break
    return sorted(found.values(), key=lambda one: str(one["id"]))


def _look(play: RandomPlay[Any], found: dict[str, dict[str, Any]]) -> None:
    game, state = play.game, play.state
    for decision in game.decisions(state, at=play.at, explain=True):
        for closed in decision.closed or ():
            if closed.rule not in found and closed.things:
                rule = game.rulebook.text
                found[closed.rule] = {
                    "id": closed.rule,
                    "game": game.id,
                    "title": {
                        language: f"{closed.rule}{colon} {rule(closed.rule, language).title}"
                        for language, colon in COLONS.items()
                    },
                    "door": False,
                    "at": _instant(game, state),
                    "seat": decision.seat,
                    "move": msgspec.to_builtins(closed.move),
                    "rule": closed.rule,
                    "state": msgspec.to_builtins(state),
                }


def _instant(game: Game[Any], state: Any) -> int | None:
    return state.last_at if game.real_time else None


def _name(state: Any) -> None:
    seats = getattr(state, "companies", None) or state.seats
    for seat, name in zip(seats, PLAYERS, strict=False):
        seat.name = name

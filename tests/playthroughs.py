"""Whole games as text, compared line by line: ``python -m tests.playthroughs [--write]``.

Each move and each event stands there in words and as a document; ``areopagus replay`` reads it too.

A change of one line shows which rule now goes another way, and in which move. All choices come
from dice that are seeded with the file's name, so they are the same with every Python.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from areopagus.kernel import codec
from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.pack import read_pack
from areopagus.referee.catalogue import GAMES, Catalogue
from areopagus.referee.random_play import RandomPlay
from tests.packs import maze_boxes
from tests.packs.boxes import box
from tests.packs.colony_boxes import box as colony_box

FOLDER = Path(__file__).parent / "playthroughs"


class Playthrough(NamedTuple):
    """A game to play: everything that its course depends on."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any] = {}  # noqa: RUF012
    pack: dict[str, Any] = {}  # noqa: RUF012

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.seed}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


_ALL = [
    Playthrough("planete-rouge", 3, "olympus"),
    Playthrough("planete-rouge", 3, "hellas"),
    Playthrough("planete-rouge", 4, "tharsis"),
    Playthrough("planete-rouge", 5, "argyre"),
    Playthrough("planete-rouge", 5, "utopia"),
    Playthrough("red-planet", 2, "olympus"),
    Playthrough("red-planet", 3, "hellas"),
    Playthrough("red-planet", 4, "tharsis", {"soldier": "or"}),
    Playthrough("red-planet", 5, "argyre"),
    Playthrough("red-planet", 6, "utopia"),
    Playthrough("planete-rouge", 4, "boxed", pack=box("planete-rouge")),
    Playthrough("red-planet", 4, "boxed", pack=box("red-planet")),
    Playthrough("magic-maze-on-mars", 1, "olympus", {"module": 1}),
    Playthrough("magic-maze-on-mars", 2, "hellas", {"module": 2}),
    Playthrough("magic-maze-on-mars", 3, "tharsis", {"module": 3}),
    Playthrough("magic-maze-on-mars", 4, "argyre", {"module": 4}),
    Playthrough("magic-maze-on-mars", 6, "utopia", {"module": 5, "xTiles": 4}),
    Playthrough(
        "magic-maze-on-mars", 3, "boxed", {"module": 5, "xTiles": 6}, pack=maze_boxes.box()
    ),
    Playthrough("on-mars", 2, "olympus", {"roundLimit": 10}),
    Playthrough("on-mars", 2, "hellas", {"roundLimit": 12}),
    Playthrough("on-mars", 3, "tharsis", {"roundLimit": 10}),
    Playthrough("on-mars", 4, "argyre", {"roundLimit": 8}),
    Playthrough("on-mars", 4, "utopia", {"roundLimit": 10}),
    Playthrough("on-mars", 3, "boxed", {"roundLimit": 8}, pack=colony_box()),
]
PLAYTHROUGHS = [play for play in _ALL if play.game in {game.id for game in GAMES}]


def lines(playthrough: Playthrough) -> Iterator[str]:
    """The game as text: each move with what happened and the digest after it, then the score."""
    game = Catalogue()[playthrough.game].game
    if playthrough.pack:
        assert game.PackDocument is not None
        game = game.with_pack(read_pack(game.PackDocument, playthrough.pack))
    options = msgspec.convert(playthrough.options, game.Options)
    play = RandomPlay(game, playthrough.seats, playthrough.seed, options, chooser=playthrough.name)
    yield (
        f"{playthrough.game}, {playthrough.seats} seats, seed {playthrough.seed}, "
        f"options {_text(playthrough.options)}"
        + (f", pack {game.pack}" if playthrough.pack else "")
    )
    yield f"    {codec.digest(play.state)}"
    while (told := _told_step(play)) is not None:
        yield from told
    yield f"over after {len(play.plays)} moves: {codec.digest(play.state)}"
    score = game.score(play.state)
    yield f"winners {_text(score.winners)}"
    for tally in score.seats:
        yield f"seat {tally.seat} total {tally.total}, tiebreaks {_text(tally.tiebreaks)}"
        yield from (f"    {_text(line)}" for line in tally.lines)
    yield from (_text(part) for part in score.progress)


def _told_step(play: RandomPlay[Any]) -> list[str] | None:
    """One more move, and what happened; none when the game is over."""
    before = codec.copy(play.state)
    events = play.step()
    if events is None:
        return None
    game, made = play.game, play.plays[-1]
    at = "" if made.at is None else f" at {made.at}"
    label = ""
    if game.wording.moves:
        game.let_time_pass(before, made.at)
        table = game.table(before, made.seat, made.at)
        label = game.speaker(before, "en").label(made.move.message(table)) + " "
    return [
        f"{len(play.plays)} seat {made.seat}{at} {label}{_text(made.move)}",
        *(f"    {line}" for line in _event_lines(play, events)),
        f"    {codec.digest(play.state)}",
    ]


def _event_lines(play: RandomPlay[Any], events: list[Event]) -> Iterator[str]:
    if not play.game.wording.events:
        yield from map(_text, events)
        return
    told = with_texts(events, play.game.speaker(play.state, "en"))
    for event, with_text in zip(events, told, strict=True):
        yield f"{with_text.text} {_text(event)}"


def _text(document: Any) -> str:
    return codec.encode(document).decode()


def difference(playthrough: Playthrough) -> str:
    """The first line that is not as it is committed; nothing when all are."""
    if not playthrough.path.exists():
        return f"{playthrough.path.name} is missing"
    committed = playthrough.path.read_text(encoding="utf-8").splitlines()
    number = 0
    for number, line in enumerate(lines(playthrough), 1):
        expected = committed[number - 1] if number <= len(committed) else "(nothing)"
        if line != expected:
            return f"{playthrough.path.name}:{number}\n  was {expected}\n  is  {line}"
    if number < len(committed):
        return f"{playthrough.path.name}:{number + 1} goes on, and the game does not"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="play all of them anew")
    if parser.parse_args().write:
        _write()
        return 0
    differences = [found for play in PLAYTHROUGHS if (found := difference(play))]
    for found in differences:
        print(found)
    return 1 if differences else 0


def _write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for left_over in set(FOLDER.glob("*.txt")) - {play.path for play in PLAYTHROUGHS}:
        left_over.unlink()
    for play in PLAYTHROUGHS:
        play.path.write_text("\n".join(lines(play)) + "\n", encoding="utf-8")
        print(play.path.name)


if __name__ == "__main__":
    sys.exit(main())

"""``areopagus pack template | check | draw``: tools for owners who type their box in.

What they print with is imported where it is used: the service shares their command line.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.pack import Flaw, FlawedPack
from areopagus.kernel.picture import Look
from areopagus.packs.library import Library, document_at
from areopagus.packs.memory import MemoryPackStore
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.errors import InvalidPack, PacksNotTaken
from areopagus.referee.templates import template_of
from areopagus.referee.trials import try_out

if TYPE_CHECKING:
    from rich.table import Table

GAMES = 100
"""How many random games ``check`` plays at each number of seats, unless told otherwise."""


def add_pack_commands(commands: Any) -> None:
    """Add ``pack`` and what stands below it to the command line."""
    pack = commands.add_parser("pack", help="type your own box in, check it, draw it")
    tools = pack.add_subparsers(required=True, metavar="template|check|draw")

    template = tools.add_parser("template", help="write our material as a pack, ready to edit")
    template.add_argument("game", metavar="GAME")
    template.set_defaults(run=_template)

    check = tools.add_parser("check", help="say what is right, wrong and still ours")
    check.add_argument("pack", metavar="MINE.json", type=Path)
    check.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=f"random games at each number of seats; default: {GAMES}",
    )
    check.add_argument("--lang", choices=LANGUAGES, default="en")
    check.set_defaults(run=_check)

    draw = tools.add_parser("draw", help="draw its board and its pieces as SVG")
    draw.add_argument("pack", metavar="MINE.json", type=Path)
    draw.add_argument("--lang", choices=LANGUAGES, default="en")
    draw.add_argument("-o", "--output", metavar="FOLDER", type=Path, default=Path())
    draw.set_defaults(run=_draw)


def game_with(path: Path, catalogue: Catalogue) -> Game[Any]:
    """The game on the material of a file, also put at hand; raises :class:`InvalidPack`, or
    ``ValueError``."""
    document = document_at(path)
    game = Library(catalogue, MemoryPackStore(1, 0)).read(str(document.get("game")), document)
    catalogue.shelf.put(game)
    return game


def _template(chosen: argparse.Namespace) -> None:
    game = Catalogue()[chosen.game].game
    if game.PackDocument is None:
        raise PacksNotTaken(game.id)
    body = msgspec.json.encode(template_of(game, notes=True))
    sys.stdout.write(msgspec.json.format(body, indent=2).decode() + "\n")


def _check(chosen: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    language: Language = chosen.lang
    try:
        game = game_with(chosen.pack, Catalogue())
    except InvalidPack as invalid:
        Console().print(_flaws(chosen.pack, invalid.flaws, language))
        return 1
    Console().print(_sources(game, language))
    with Progress(
        TextColumn(game.title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    ) as progress:
        task = progress.add_task("", total=chosen.games * len(game.seats))
        try:
            for _ in try_out(game, chosen.games):
                progress.advance(task)
        except FlawedPack as flawed:
            Console().print(_flaws(chosen.pack, flawed.flaws, language))
            return 1
    Console().print(f"{chosen.pack} can be played with: {game.pack}")
    return 0


def _flaws(path: Path, flaws: tuple[Flaw, ...], language: Language) -> "Table":
    from rich.table import Table

    table = Table("where", "what is wrong", title=str(path))
    for flaw in flaws:
        table.add_row(flaw.pointer or "/", flaw.words.text(language))
    return table


def _sources(game: Game[Any], language: Language) -> "Table":
    """What the pack brings, and what is still ours."""
    from rich.table import Table

    table = Table("", "yours", "the publisher's", "ours", title=f"{game.title}: {game.pack}")
    printed = game.printed(language)
    for field in msgspec.structs.fields(type(printed)):
        counts = Counter(piece.source for piece in getattr(printed, field.name))
        known = counts["seed"] + counts["ref"]
        table.add_row(
            field.name.replace("_", " "), str(counts["pack"]), str(known), str(counts["house"])
        )
    return table


def _draw(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from areopagus.packs.sheet import sheet

    try:
        game = game_with(chosen.pack, Catalogue())
    except InvalidPack as invalid:
        Console().print(_flaws(chosen.pack, invalid.flaws, chosen.lang))
        return 1
    chosen.output.mkdir(parents=True, exist_ok=True)
    for name, drawing in (
        ("board.svg", _board(game, chosen.lang)),
        ("pieces.svg", sheet(game, chosen.lang)),
    ):
        (chosen.output / name).write_text(drawing, encoding="utf-8")
        Console().print(str(chosen.output / name))
    return 0


def _board(game: Game[Any], language: Language) -> str:
    """A table with the material of the box, under its names."""
    state = game.displayed()
    at = 0 if game.real_time else None
    return game.picture(game.view(state, None), None, at, Look(language=language)).svg

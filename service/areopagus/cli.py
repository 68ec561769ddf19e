"""The command line: ``areopagus serve | config | export | rules | render | replay | pack``…

What a command prints with, ``rich`` above all, is imported by that command: the service, which is
one of them, would carry it for as long as it runs.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from areopagus import __version__
from areopagus.kernel.document import Document
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.rulebook import RuleText
from areopagus.packs.commands import add_pack_commands, game_with
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.errors import (
    ImpossibleState,
    InvalidPack,
    MoveRefused,
    PacksNotTaken,
    UnknownGame,
    UnknownRule,
    UnknownSeat,
)
from areopagus.referee.inquiries import carry_out
from areopagus.referee.referee import Referee
from areopagus.referee.shelf import PackNotAtHand
from areopagus.referee.simulation import Simulation, simulate
from areopagus.search.bots import Bot, UnknownBot
from areopagus.search.levels import LEVELS
from areopagus.settings import PREFIX, SettingsError, unknown_variables

if TYPE_CHECKING:
    from rich.table import Table


class UsageError(Exception):
    """What the user asked for cannot be done, in one line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 2 when it was asked wrongly."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.run(chosen) or 0)
    except (UsageError, SettingsError) as error:
        complaint = str(error)
    except UnknownGame as error:
        known = ", ".join(referee.game.id for referee in Catalogue())
        complaint = f"there is no game {error.game!r}; these are: {known}"
    except UnknownRule as error:
        complaint = f"{error.game} has no rule {error.rule!r}"
    except PacksNotTaken as error:
        complaint = f"{error.game} is played with our own material only, so far"
    except InvalidPack as error:
        complaint = f"{error}; `areopagus pack check` tells all that is wrong"
    except PackNotAtHand as error:
        complaint = f"this is played with the pack {error.pack}: give it with --pack"
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    print(f"areopagus: {complaint}", file=sys.stderr)
    return 2


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Complain in one line, like every other error."""
        self.exit(2, f"areopagus: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="areopagus", description="Rules as a service for the Mars board games.")
    parser.add_argument("--version", action="version", version=f"areopagus {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_service_commands(commands)
    played = [*_add_record_commands(commands), *_add_playing_commands(commands)]
    for command in played:
        command.add_argument("--pack", type=Path, metavar="MINE.json", help="on whose material")
    add_pack_commands(commands)
    return parser


def _add_service_commands(commands: Any) -> None:
    """Commands for whoever runs the service, or works on it."""
    serve = commands.add_parser("serve", help="run the service")
    serve.add_argument("--host", help=f"default: {PREFIX}HOST, or 127.0.0.1")
    serve.add_argument("--port", help=f"default: {PREFIX}PORT, or 8000")
    serve.add_argument("--workers", help=f"processes; default: {PREFIX}WORKERS, or 1")
    serve.set_defaults(run=_serve)

    config = commands.add_parser("config", help="check the settings and print them, secrets masked")
    config.set_defaults(run=_config)

    export = commands.add_parser("export", help="write openapi/, schema/ and docs/settings.md")
    export.add_argument("--check", action="store_true", help="only say what is out of date")
    export.add_argument("--root", type=Path, default=Path(), help="the project's folder")
    export.set_defaults(run=_export)

    key = commands.add_parser("key", help=f"make a key for {PREFIX}SEAL_KEYS or _API_KEYS")
    key.add_argument("--api", metavar="ID", help="an API key for whom; default: a key for seals")
    key.add_argument("--scopes", metavar="SCOPE+SCOPE", help="of an API key; default: all")
    key.set_defaults(run=_key)


def _add_record_commands(commands: Any) -> list[argparse.ArgumentParser]:
    """Commands that read: a rulebook, a state, a record; those that take the material of a pack."""
    rules = commands.add_parser("rules", help="read a rulebook")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("id", metavar="ID", nargs="?")
    rules.add_argument("--lang", choices=LANGUAGES, default="en")
    rules.set_defaults(run=_rules)

    render = commands.add_parser("render", help="draw a state as SVG")
    render.add_argument("state", metavar="STATE.json", type=Path)
    render.add_argument("--seat", type=int, metavar="N", help="who looks; default: a spectator")
    render.add_argument("--at", type=int, metavar="MS", help="when, in a real-time game")
    render.add_argument("--highlight", metavar="MOVE", help="a move as JSON: what it names")
    render.add_argument("--lang", choices=LANGUAGES, default="en")
    render.add_argument("--theme", choices=("auto", "light", "dark"), default="auto")
    render.add_argument("--layout", choices=("wide", "narrow"), default="wide")
    render.add_argument("-o", "--output", metavar="BOARD.svg", type=Path, help="default: stdout")
    render.set_defaults(run=_render)

    replay = commands.add_parser("replay", help="tell a game that was played, as a report")
    replay.add_argument("record", metavar="RECORD", type=Path, help="a record, or a playthrough")
    replay.add_argument("--game", metavar="GAME", help="of which game, if the record does not say")
    replay.add_argument("--lang", choices=LANGUAGES, default="en")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check the record of a finished, sealed game")
    verify.add_argument("record", metavar="RECORD.json", type=Path)
    verify.set_defaults(run=_verify)
    return [render, replay, verify]


def _add_playing_commands(commands: Any) -> list[argparse.ArgumentParser]:
    """Commands that play, and may do so on the material of a pack."""
    simulation = commands.add_parser("simulate", help="play random games")
    simulation.add_argument("game", metavar="GAME")
    simulation.add_argument("--games", type=_count, default=100, metavar="N")
    simulation.add_argument(
        "--seats", type=_count, metavar="K", help="default: as many as may play"
    )
    simulation.add_argument("--seed", default="areopagus", metavar="S")
    simulation.add_argument("--options", default="{}", metavar="JSON")
    simulation.add_argument(
        "--bots",
        metavar="BOT,BOT",
        help="who plays: strong, medium@200i, easy@50ms, greedy, random",
    )
    simulation.add_argument("--jobs", type=_count, default=1, metavar="J", help="games at a time")
    simulation.add_argument("--json", action="store_true", help="figures of bots as JSON")
    simulation.add_argument(
        "--plots", type=Path, metavar="DIR", help="draw the figures of bots (areopagus[plots])"
    )
    simulation.set_defaults(run=_simulate)

    suggestion = commands.add_parser("suggest", help="what a seat might do, from its view alone")
    suggestion.add_argument("game", metavar="GAME")
    suggestion.add_argument("state", metavar="STATE.json", type=Path, help="or - to read it")
    suggestion.add_argument("--seat", type=int, required=True, metavar="S")
    suggestion.add_argument("--at", type=int, metavar="MS", help="when, in a real-time game")
    suggestion.add_argument("--level", choices=list(LEVELS), default="medium")
    suggestion.add_argument("--iterations", type=_count, metavar="N", help="default: the level's")
    suggestion.add_argument("--milliseconds", type=_count, metavar="N")
    suggestion.add_argument("--seed", default="0", metavar="S")
    suggestion.add_argument("--lang", choices=LANGUAGES, default="en")
    suggestion.add_argument("--json", action="store_true", help="as the service answers it")
    suggestion.set_defaults(run=_suggest)
    return [simulation, suggestion]


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def _serve(chosen: argparse.Namespace) -> None:
    for name in ("host", "port", "workers"):
        if (value := getattr(chosen, name)) is not None:
            os.environ[PREFIX + name.upper()] = value

    from areopagus.api.server.run import run_service  # only here: the others need no server

    run_service()


def _config(_: argparse.Namespace) -> None:
    from areopagus.api.preflight import checked_settings
    from areopagus.api.settings_page import shown

    settings = checked_settings()
    if unknown := unknown_variables(os.environ):
        print(f"areopagus: there is no such setting: {', '.join(unknown)}", file=sys.stderr)
    for variable, value in shown(settings).items():
        given = "" if variable in os.environ else "  # default"
        print(f"{variable}={value}{given}")


def _export(chosen: argparse.Namespace) -> int:
    from areopagus.api import exports

    if not chosen.check:
        for path in exports.write(Catalogue(), chosen.root):
            print(path)
        return 0
    complaints = exports.drift(Catalogue(), chosen.root)
    for complaint in complaints:
        print(f"areopagus: {complaint}: run `areopagus export`", file=sys.stderr)
    return 1 if complaints else 0


def _render(chosen: argparse.Namespace) -> None:
    try:
        state = msgspec.json.decode(chosen.state.read_bytes())
        game = state["game"]
    except OSError as error:
        raise UsageError(f"{chosen.state}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UsageError(f"{chosen.state}: {error}") from None
    except (KeyError, TypeError):
        raise UsageError(f"{chosen.state}: a state names its game") from None
    referee = _catalogue(chosen)[game]
    asked = {name: getattr(chosen, name) for name in ("seat", "at", "theme", "layout")}
    try:
        if chosen.highlight is not None:
            asked["highlight"] = msgspec.json.decode(chosen.highlight)
        request = msgspec.convert(asked | {"state": state}, referee.shapes.render_request)
        picture = referee.render(request, chosen.lang)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UsageError(f"{chosen.state}: {error}") from None
    except ImpossibleState as flaw:
        raise UsageError(f"{chosen.state}: {flaw.message}, at {flaw.pointer}") from None
    except UnknownSeat as error:
        raise UsageError(f"nobody plays at seat {error.seat}") from None
    except MoveRefused as refused:
        raise UsageError(str(referee.verdict(refused.refusal, chosen.lang).reason)) from None
    if chosen.output is None:
        print(picture.svg)
    else:
        chosen.output.write_text(picture.svg, encoding="utf-8")


def _replay(chosen: argparse.Namespace) -> None:
    from areopagus.referee.report import UnreadableRecord, read_record, report

    try:
        body = chosen.record.read_bytes()
    except OSError as error:
        raise UsageError(f"{chosen.record}: {error.strerror}") from None
    try:
        for line in report(read_record(_catalogue(chosen), body, chosen.game), chosen.lang):
            print(line)
    except UnreadableRecord as flaw:
        raise UsageError(f"{chosen.record}: {flaw}") from None


def _verify(chosen: argparse.Namespace) -> int:
    from areopagus.referee.verification import Disproven, verify

    try:
        proven = verify(_catalogue(chosen), chosen.record.read_bytes())
    except OSError as error:
        raise UsageError(f"{chosen.record}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UsageError(f"{chosen.record}: {error}") from None
    except Disproven as flaw:
        print(f"areopagus: {chosen.record}: {flaw}", file=sys.stderr)
        return 1
    totals = ", ".join(f"seat {tally.seat}: {tally.total}" for tally in proven.score.seats)
    winners = ", ".join(f"seat {seat}" for seat in proven.score.winners) or "nobody"
    print(f"{proven.title}: all {proven.moves} moves are legal, and the seed is the committed one.")
    print(f"Won by {winners}." + (f" {totals}." if totals else ""))
    return 0


def _key(chosen: argparse.Namespace) -> None:
    from areopagus.api.api_keys import SCOPES, new_api_key
    from areopagus.referee.seals import generated_key, written

    if chosen.api is None:
        if chosen.scopes is not None:
            raise UsageError("--scopes needs --api: only an API key has scopes")
        print(written(generated_key()))
        return
    try:
        key, entry = new_api_key(
            chosen.api, "+".join(SCOPES) if chosen.scopes is None else chosen.scopes
        )
    except ValueError as error:
        raise UsageError(str(error)) from None
    print(f"X-API-Key: {key}\n{PREFIX}API_KEYS entry: {entry}")


def _rules(chosen: argparse.Namespace) -> None:
    referee = Catalogue()[chosen.game]
    if chosen.id is not None:
        _print_rule(referee.rule(chosen.id, chosen.lang))
        return
    for rule in referee.rules(chosen.lang):
        _print_rule(rule)


def _print_rule(rule: RuleText) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(f"[bold]{rule.id}[/bold]  {rule.title}  [dim]({rule.source}: {rule.cite})[/dim]")
    console.print(rule.text + "\n", markup=False)


def _suggest(chosen: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table

    referee = _catalogue(chosen)[chosen.game]
    body = sys.stdin.buffer.read() if str(chosen.state) == "-" else _contents(chosen.state)
    budget = {
        name: getattr(chosen, name)
        for name in ("iterations", "milliseconds")
        if getattr(chosen, name) is not None
    }
    try:
        request = msgspec.convert(
            {
                "state": msgspec.json.decode(body),
                "seat": chosen.seat,
                "at": chosen.at,
                "level": chosen.level,
                "budget": budget or None,
                "seed": chosen.seed,
            },
            referee.shapes.suggest_request,
        )
        inquiry = referee.suggest(request, chosen.lang)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UsageError(f"{chosen.state}: {error}") from None
    except ImpossibleState as flaw:
        raise UsageError(f"{chosen.state}: {flaw.message} at {flaw.pointer}") from None
    except UnknownSeat as error:
        raise UsageError(f"nobody plays at seat {error.seat}") from None
    found = inquiry.answer(carry_out(referee.game, inquiry.task))
    if chosen.json:
        print(msgspec.json.encode(found).decode())
        return
    table = Table("", "move", "chance to win", "score", "visits", title=referee.game.title)
    for place, one in enumerate(found.suggestions, 1):
        score = "" if one.value.score is None else f"{one.value.score:.1f}"
        table.add_row(str(place), one.label, f"{one.value.win:.0%}", score, str(one.visits))
    Console().print(table)


def _contents(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None


def _compete(chosen: argparse.Namespace, referee: Referee[Any], options: Document) -> None:
    """A tournament of bots."""
    from rich.console import Console
    from rich.progress import Progress

    from areopagus.referee.tournament import fixtures, play_all
    from areopagus.referee.tournament_report import report
    from areopagus.referee.tournament_tables import name_in, tables

    bots = chosen.bots.split(",")
    try:
        for bot in bots:
            Bot.parse(bot)
    except UnknownBot as error:
        raise UsageError(str(error)) from None
    seats = chosen.seats or min(
        max(len(bots), referee.game.seats.start), referee.game.seats.stop - 1
    )
    _check_setup(referee.game, seats, options)
    draw = _drawing(chosen.plots)
    body = msgspec.json.encode(options)
    game = referee.game
    matches = fixtures(game.id, bots, seats, chosen.games, chosen.seed, body, game.pack_document)
    results = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{referee.game.title}, {seats} seats", total=chosen.games)
        for result in play_all(matches, chosen.jobs):
            results.append(result)
            progress.update(task, advance=1)
    figures = report(results)
    if draw is not None:
        draw(results, figures, name_in(referee.game.wording), chosen.plots)
    if chosen.json:
        print(msgspec.json.encode(figures).decode())
        return
    Console().print(*tables(referee.game, figures, seats), sep="\n")


def _check_setup(game: Game[Any], seats: int, options: Document) -> None:
    try:
        game.setup([None] * seats, "", options)
    except InvalidSetup as flaw:
        raise UsageError(flaw.message) from None


def _drawing(folder: Path | None) -> Callable[..., object] | None:
    """What draws plots, if they are asked for: to be told before hours of play that it cannot."""
    if folder is None:
        return None
    try:
        from areopagus.referee.tournament_plots import draw_plots
    except ImportError:
        raise UsageError("--plots needs matplotlib: install areopagus[plots]") from None
    return draw_plots


def _simulate(chosen: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    referee = Catalogue()[chosen.game]
    if chosen.pack is not None:
        referee = _with_pack(chosen.pack, chosen.game)
    game = referee.game
    if chosen.plots is not None and chosen.bots is None:
        raise UsageError("--plots are of --bots: say who plays")
    if chosen.bots is not None:
        _compete(chosen, referee, _options(referee, chosen.options))
        return
    seats = chosen.seats or game.seats.stop - 1
    options = _options(referee, chosen.options)
    _check_setup(game, seats, options)
    figures = Simulation(seats)
    with Progress(
        TextColumn(f"{game.title}, {seats} seats"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[speed]:,.0f} moves/s"),
        console=Console(stderr=True),
    ) as progress:
        task = progress.add_task("", total=chosen.games, speed=0.0)
        for figures in simulate(game, chosen.games, seats, chosen.seed, options):
            progress.update(task, advance=1, speed=figures.moves_per_second)
    Console().print(_figures_table(referee, figures))


def _catalogue(chosen: argparse.Namespace) -> Catalogue:
    """The games, with the pack that was given at hand."""
    catalogue = Catalogue()
    if chosen.pack is not None:
        try:
            game_with(chosen.pack, catalogue)
        except ValueError as error:
            raise UsageError(str(error)) from None
    return catalogue


def _with_pack(path: Path, game: str) -> Referee[Any]:
    """The referee of a game on the material of a file."""
    catalogue = Catalogue()
    try:
        made = game_with(path, catalogue)
    except ValueError as error:
        raise UsageError(str(error)) from None
    if made.id != game:
        raise UsageError(f"{path} is a pack of {made.id}, not of {game}")
    return catalogue[game].of(made)


def _options(referee: Referee[Any], text: str) -> Document:
    try:
        return msgspec.json.decode(text.encode(), type=referee.game.Options)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UsageError(f"--options: {error}") from None


def _figures_table(referee: Referee[Any], figures: Simulation) -> "Table":
    from statistics import fmean

    from rich.table import Table

    table = Table(title=f"{referee.game.title}: {figures.games} random games", show_header=False)
    lengths = figures.lengths
    table.add_row("moves", f"{fmean(lengths):.1f} ({min(lengths)} to {max(lengths)})")
    table.add_row("branching", f"{figures.branching:.1f} (most {figures.most_choices})")
    table.add_row("moves/s", f"{figures.moves_per_second:,.0f}")
    table.add_row("won by anybody", f"{figures.won / figures.games:.1%}")
    for seat, totals in enumerate(figures.totals):
        score = f"{fmean(totals):.1f} ({min(totals)} to {max(totals)})"
        wins = f"wins {figures.wins[seat] / figures.games:.1%}"
        table.add_row(f"seat {seat}", f"{score}, {wins}")
    return table

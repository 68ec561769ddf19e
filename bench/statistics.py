"""``make statistics``: tables and plots for docs/statistics.md from games that were played.

The page is written by hand but for what stands between ``<!-- NAME OF A ROW -->`` and
``<!-- end -->``, which this writes anew.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES
from areopagus.referee.tournament_plots import THEMES, draw_plots
from areopagus.referee.tournament_report import Report, Share, Use, kind_of, report, thing_of
from areopagus.referee.tournament_tables import name_in
from bench.arena import Played, Row, kept, rows

PAGE = Path("docs/statistics.md")
PLOTS = Path("docs/statistics")
ROWS = Path(__file__).with_suffix(".toml")
DRAWN = {
    "seats": "how often each seat won",
    "scores": "scores",
    "choose-character": "lead by character chosen",
    "mission": "lead by mission held at the end",
    "bonus": "lead by bonus card held at the end",
    "discovery": "lead by discovery that paid",
    "play-action-card": "lead by action card played",
    "take-main-action-main": "lead by main action",
    "tech": "lead by technology held at the end",
    "built-plan": "lead by plan built",
    "scientist": "lead by scientist hired",
    "contract-done": "lead by contract fulfilled",
}
"""What the page shows of all that is drawn, and what it is called there."""
FEWEST_GAMES = 30
"""Fewer of them tell nothing."""
MOST = 12
"""How many of a kind a table tells: the best and the worst."""


def main() -> None:
    played = kept(Path(sys.argv[1]))
    text = PAGE.read_text(encoding="utf-8")
    for row in rows("", ROWS):
        own = [one for one in played if one.row == row.name]
        head, _, rest = text.partition(f"<!-- {row.name} -->\n")
        _, end, tail = rest.partition("<!-- end -->")
        text = "".join([head, f"<!-- {row.name} -->\n", "\n".join(section(row, own)), end, tail])
    PAGE.write_text(text, encoding="utf-8")


def section(row: Row, played: list[Played]) -> Iterator[str]:
    """What the games of a row come to."""
    if len(played) < FEWEST_GAMES:
        yield f"\n{len(played)} games so far: too few to tell anything.\n"
        return
    game = next(one for one in GAMES if one.id == row.game)
    results = [one.result for one in played]
    figures = report(results)
    yield ""
    yield _summary(figures, sorted({one.commit for one in played}))
    yield ""
    yield "| seat | won | 95 % | mean score |"
    yield "|---|---|---|---|"
    for seat, share in enumerate(figures.seats):
        won = f"{share.wins:g} of {share.games}"
        yield f"| {seat} | {won} | {_interval(share)} | {share.mean_score:.1f} |"
    yield ""
    yield from _uses(game, figures)
    folder = PLOTS / _slug(row.name)
    for path in draw_plots(results, figures, name_in(game.wording), folder):
        if path.stem.rpartition("-")[0] not in DRAWN:
            path.unlink()
    for name, told in DRAWN.items():
        if (folder / f"{name}-light.svg").exists():
            yield from _picture(folder / name, f"{row.name}: {told}")


def _summary(figures: Report, commits: list[str]) -> str:
    scores = figures.scores
    told = f"{figures.games} games, {figures.moves.mean:.0f} moves each"
    told += f" ({figures.moves.least} to {figures.moves.most})"
    if scores is not None:
        told += f"; scores {scores.mean:.1f} on the whole ({scores.least} to {scores.most})"
    return f"{told}. Bots of commit {', '.join(commits)}."


def _uses(game: Game, figures: Report) -> Iterator[str]:
    """Of each kind that is drawn, those with the highest and the lowest lead."""
    named, sources = name_in(game.wording), _sources(game)
    for kind in DRAWN:
        uses = [
            (thing_of(name), use)
            for name, use in figures.uses.items()
            if kind_of(name).replace("/", "-") == kind and use.gain is not None
        ]
        if len(uses) < 2:
            continue
        uses.sort(key=lambda one: -one[1].gain.mean)
        shown = uses if len(uses) <= MOST else uses[: MOST // 2] + uses[-MOST // 2 :]
        yield f"| {DRAWN[kind]} | from | used | seats that did won | lead | paid |"
        yield "|---|---|---|---|---|---|"
        for thing, use in shown:
            yield _use(named(thing), sources.get(thing, ""), use)
        yield ""


def _sources(game: Game) -> dict[str, str]:
    """Where each component comes from: the publisher, references, or us."""
    return {
        row["id"]: str(row["source"])
        for rows in game.components.values()
        if isinstance(rows, list)
        for row in rows
        if isinstance(row, dict) and "id" in row and "source" in row
    }


def _use(name: str, source: str, use: Use) -> str:
    won = f"{use.share.wins / use.share.games:.0%} of {use.share.games} ({_interval(use.share)})"
    lead = f"{use.gain.mean:+.1f} ± {use.gain.error:.1f}"
    lead = f"**{lead}**" if use.stands_out else lead
    paid = "–" if use.paid is None else f"{use.paid.mean:.1f} ({use.paid.least} to {use.paid.most})"
    return f"| {name} | {source} | {use.times} | {won} | {lead} | {paid} |"


def _picture(path: Path, alt: str) -> Iterator[str]:
    place = path.relative_to(PAGE.parent).as_posix()
    light, dark = (f"{place}-{theme}.svg" for theme in THEMES)
    yield f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">'
    yield f'<img alt="{alt}" src="{light}"></picture>'
    yield ""


def _interval(share: Share) -> str:
    return f"{share.low:.0%} to {share.high:.0%}"


def _slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("è", "e")).strip("-")


if __name__ == "__main__":
    main()

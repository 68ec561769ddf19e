"""A tournament as tables for a terminal."""

from collections.abc import Callable, Iterator
from typing import Any

from rich.table import Table

from areopagus.kernel.game import Game
from areopagus.kernel.wording import Wording
from areopagus.referee.tournament_report import Gain, Report, Share, Spread, kind_of, thing_of

MOST_USES = 25
"""How many uses a terminal is told; JSON has all."""


def name_in(wording: Wording) -> Callable[[str], str]:
    """What a game calls its components, as titles."""

    def named(id: str) -> str:
        name = wording.names.get(f"{id}.card") or wording.names.get(id)
        if name is None:
            return id
        return name.en[:1].upper() + name.en[1:]

    return named


def tables(game: Game[Any], figures: Report, seats: int) -> Iterator[Table]:
    """Who won, how games went and what was of use."""
    yield _standings(f"{game.title}: {figures.games} games of {seats} seats", figures)
    yield _measures(figures)
    if figures.uses:
        yield _uses(figures, name_in(game.wording))


def _standings(title: str, figures: Report) -> Table:
    table = Table("", "played", "won", "95 %", "mean score", title=title)
    rows = [*figures.bots.items(), *((f"seat {n}", s) for n, s in enumerate(figures.seats))]
    for name, share in rows:
        score = "" if figures.scores is None else f"{share.mean_score:.1f}"
        table.add_row(name, str(share.games), _won(share), _interval(share), score)
    return table


def _measures(figures: Report) -> Table:
    table = Table("", "mean", "least", "most")
    measures = {"moves": figures.moves, "stages": figures.stages, "score": figures.scores}
    for name, spread in measures.items():
        if spread is not None:
            table.add_row(name, f"{spread.mean:.1f}", str(spread.least), str(spread.most))
    return table


def _uses(figures: Report, named: Callable[[str], str]) -> Table:
    """The most used, and what stands out wherever it is."""
    title = "What was used, and how many points of lead each use goes with (* more than chance)"
    table = Table("", "", "times", "seats that did won", "lead", "paid", title=title)
    for place, (name, use) in enumerate(figures.uses.items()):
        if place < MOST_USES or use.stands_out:
            won = f"{_won(use.share)} ({_interval(use.share)})"
            mark = " *" if use.stands_out else ""
            cells = (str(use.times), won, _gain(use.gain) + mark, _paid(use.paid))
            table.add_row(kind_of(name), named(thing_of(name)), *cells)
    return table


def _won(share: Share) -> str:
    return f"{share.wins / share.games:.1%}"


def _interval(share: Share) -> str:
    return f"{share.low:.0%} to {share.high:.0%}"


def _gain(gain: Gain | None) -> str:
    return "" if gain is None else f"{gain.mean:+.1f} ± {gain.error:.1f}"


def _paid(paid: Spread | None) -> str:
    return "" if paid is None else f"{paid.mean:.1f} ({paid.least} to {paid.most})"

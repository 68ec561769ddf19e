"""A tournament as plots, each in a light and in a dark look.

Needs matplotlib, which `areopagus[plots]` brings: nobody who serves should have to install it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import matplotlib as mpl
from cycler import cycler
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from areopagus.referee.tournament import Result
from areopagus.referee.tournament_report import Report, Share, Use, kind_of, thing_of

THEMES = {"light": ("#1f2328", "#d0d7de"), "dark": ("#e6edf3", "#3d444d")}
"""Of text, and of lines behind the figures."""
COLOURS = ("#c1440e", "#3a7ca5", "#6a994e", "#b08900", "#7b5ea7", "#8d99ae")
MOST_BARS = 40
"""How many of the most used of a kind are drawn."""

Draw = Callable[[Axes], None]
Named = Callable[[str], str]
"""What people call a component."""


def draw_plots(results: list[Result], figures: Report, named: Named, folder: Path) -> list[Path]:
    """Draw all that there is to draw into a folder; answers the files."""
    folder.mkdir(parents=True, exist_ok=True)
    plots: dict[str, tuple[Draw, float]] = {
        "lengths": (lambda axes: _histogram(axes, _lengths(results), "moves of a game"), 3.0)
    }
    if len(figures.bots) > 1:
        plots["bots"] = (lambda axes: _shares(axes, figures.bots, None), 1 + len(figures.bots) / 3)
    if figures.scores is not None:
        seats = {f"seat {seat}": share for seat, share in enumerate(figures.seats)}
        plots["seats"] = (lambda axes: _shares(axes, seats, 1 / len(seats)), 1 + len(seats) / 3)
        plots["scores"] = (lambda axes: _histogram(axes, _scores(results), "score of a seat"), 3.0)
    for kind, uses in _kinds(figures).items():
        plots[kind] = (_gains(uses, named), 1 + len(uses) / 5)
    return [
        path
        for name, (draw, height) in plots.items()
        for path in draw_both(folder / name, draw, height)
    ]


def draw_both(path: Path, draw: Draw, height: float) -> Iterator[Path]:
    """Draw a plot in both looks; its files are called after them."""
    for theme in THEMES:
        file = path.with_name(f"{path.name}-{theme}.svg")
        with plot(file, theme, height) as axes:
            draw(axes)
        yield file


@contextmanager
def plot(path: Path, theme: str, height: float = 4.2) -> Iterator[Axes]:
    """Axes to draw on, which are then saved: the same bytes for the same figures."""
    mpl.rcParams["svg.hashsalt"] = "areopagus"
    mpl.rcParams["svg.fonttype"] = "none"
    text, lines = THEMES[theme]
    colours = {"axes.prop_cycle": cycler(color=COLOURS), "text.color": text}
    colours |= {"axes.labelcolor": text, "xtick.color": text, "ytick.color": text}
    colours |= {"axes.edgecolor": lines, "grid.color": lines, "legend.labelcolor": text}
    with plt.rc_context(colours):
        figure, axes = plt.subplots(figsize=(8, height), layout="constrained")
        axes.grid(visible=True, axis="both", linewidth=0.5)
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
        yield axes
        handles, _ = axes.get_legend_handles_labels()
        if handles:
            axes.legend(frameon=False, fontsize="small")
        figure.savefig(path, transparent=True, metadata={"Date": None, "Creator": None})
        plt.close(figure)


def _shares(axes: Axes, shares: Mapping[str, Share], fair: float | None) -> None:
    """How often each has won, with its interval, beside what is fair."""
    places = range(len(shares))
    won = [share.wins / share.games for share in shares.values()]
    below = [mean - share.low for mean, share in zip(won, shares.values(), strict=True)]
    above = [share.high - mean for mean, share in zip(won, shares.values(), strict=True)]
    axes.errorbar(won, places, xerr=[below, above], fmt="o", capsize=3)
    if fair is not None:
        axes.axvline(fair, color=COLOURS[5], linestyle="--", linewidth=0.8)
    axes.set_yticks(places, [f"{name} ({share.games})" for name, share in shares.items()])
    axes.set_ylim(len(shares) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of games won, with 95 % intervals")


def _histogram(axes: Axes, values: Mapping[str, list[int]], unit: str) -> None:
    for bot, own in values.items():
        axes.hist(own, bins=20, histtype="stepfilled", alpha=0.5, label=bot)
    axes.set_xlabel(unit)
    axes.set_ylabel("how often")


def _lengths(results: list[Result]) -> dict[str, list[int]]:
    return {"": [result.moves for result in results]}


def _scores(results: list[Result]) -> dict[str, list[int]]:
    scores: dict[str, list[int]] = defaultdict(list)
    for result in results:
        for bot, total in zip(result.bots, result.totals, strict=True):
            scores[bot].append(total)
    return dict(sorted(scores.items()))


def _kinds(figures: Report) -> dict[str, dict[str, Use]]:
    """Uses of a kind together: `choose-character` has `pilot`."""
    kinds: dict[str, dict[str, Use]] = defaultdict(dict)
    for name, use in figures.uses.items():
        kind = kinds[kind_of(name)]
        if use.gain is not None and len(kind) < MOST_BARS:
            kind[thing_of(name)] = use
    return {kind.replace("/", "-"): uses for kind, uses in kinds.items() if len(uses) > 1}


def _gains(uses: Mapping[str, Use], named: Named) -> Draw:
    """What each goes with, the best first; what stands out is in the first colour."""
    ranked = sorted(uses.items(), key=lambda one: -_mean(one[1]))

    def draw(axes: Axes) -> None:
        for place, (_, use) in enumerate(ranked):
            colour = COLOURS[0] if use.stands_out else COLOURS[1]
            error = use.gain.error if use.gain else 0.0
            axes.errorbar(_mean(use), place, xerr=error, fmt="o", capsize=3, color=colour)
        axes.axvline(0, color=COLOURS[5], linestyle="--", linewidth=0.8)
        axes.set_yticks(range(len(ranked)), [f"{named(id)} ({use.times})" for id, use in ranked])
        axes.set_ylim(len(ranked) - 0.5, -0.5)
        axes.set_xlabel("points of lead that each use goes with, with 95 % intervals")

    return draw


def _mean(use: Use) -> float:
    return use.gain.mean if use.gain else 0.0

"""Random positions as a browser shows them; `make picture-laws` draws 200 of each table."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings

from tests.browser.chromium import Shown, measured
from tests.browser.sample import NAMES
from tests.browser.test_pictures import SMALLEST, WIDTHS
from tests.games.colony.test_laws import CONTENDERS as COLONY
from tests.games.maze.contenders import CONTENDERS as MAZE
from tests.games.mission.test_laws import FIRST, READINGS, SECOND
from tests.laws.contender import Contender, Walk
from tests.laws.pictures import any_look

pytestmark = pytest.mark.slow
TABLES = [*FIRST, *SECOND, *READINGS, *MAZE, *COLONY]
PAGE = 70
"""How many pictures a page of the browser holds."""


def shown(contender: Contender, walks: int) -> Iterator[Shown]:
    """Pictures of random positions, as somebody at the table sees them, in some look."""
    game = contender.game
    for seed in range(walks):
        rng = Random(seed)
        walk = Walk.start(contender, seed)
        walk.state = game.setup(NAMES[: contender.seats], f"law-{seed}", contender.options)
        skipped = rng.randrange(contender.length)
        while walk.state.ply < skipped and walk.step():
            pass
        for stop in walk.stops():
            at, seat = contender.now(stop.state, rng), rng.choice(contender.viewers)
            look = any_look(rng)
            picture = game.picture(game.view(stop.state, seat), seat, at, look)
            name = f"{seed}-{stop.state.ply}-{seat}-{look.language}-{look.layout}"
            yield Shown(name, picture.svg, WIDTHS[look.layout])


@pytest.mark.parametrize("contender", TABLES, ids=str)
def test_text_stays_readable_in_its_place_wherever_a_game_goes(
    contender: Contender, tmp_path: Path
) -> None:
    pictures = shown(contender, settings().max_examples)
    while page := [*islice(pictures, PAGE)]:
        report = measured(page, tmp_path)
        assert len(report) == len(page)
        for one in report:
            found = {fault: one[fault] for fault in ("leaves", "beyond", "covered", "empty")}
            assert not any(found.values()), (one["name"], found)
            assert one["smallest"] >= SMALLEST, one["name"]

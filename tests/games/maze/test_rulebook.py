"""The rulebook, the wording and the printed data fit the engine."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

import areopagus.games.maze
from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.components import (
    COLOURS,
    MOST_LANES,
    TILE_IDS,
    ActionTileId,
    BridgeLaneId,
    Colour,
    Manifest,
    PawnKind,
    Spot,
    TileFace,
    TileId,
    lane_id,
)
from areopagus.games.maze.questions import FROM_MODULE, INTRODUCED_BY
from areopagus.kernel.language import LANGUAGES
from tests.games.maze.positions import fresh

FOLDER = Path(areopagus.games.maze.__file__).parent
SOURCE = "".join(path.read_text() for path in sorted(FOLDER.rglob("*.py")))
SCORED = set(re.findall(r'(?:rule=|_progress\()"(MM-[A-Z0-9-]+)"', SOURCE))


def literal(kind: object) -> tuple[str, ...]:
    return get_args(get_args(kind)[0])


def test_a_rule_is_breakable_exactly_when_the_engine_refuses_by_it() -> None:
    named = set(re.findall(r'"(MM-[A-Z0-9-]+)"', SOURCE))
    only_scored = SCORED - set(re.findall(r'(?<!rule=)(?<!_progress\()"(MM-[A-Z0-9-]+)"', SOURCE))
    breakable = {rule.id for rule in GAME.rulebook if rule.breakable}
    assert breakable == named - only_scored


def test_every_rule_named_in_a_comment_exists() -> None:
    for id in re.findall(r"MM-(?:Q|[A-Z]+-)\d+", SOURCE):
        assert id in GAME.rulebook, id


def test_every_question_and_count_is_worded() -> None:
    assert {prompt.split(".")[0] for prompt in GAME.wording.prompts} == {
        "act",
        "wait",
        "place-trash",
        "serve-icon",
    }
    labels = {part.label for part in GAME.score(fresh()).progress}
    assert set(GAME.wording.score) == labels


def test_every_sentence_is_there_in_both_languages() -> None:
    for rule in GAME.rulebook:
        for language in LANGUAGES:
            assert rule.title.text(language)
            assert rule.text.text(language)
    wording = GAME.wording
    for phrases in (wording.prompts, wording.score, wording.reasons, wording.moves, wording.events):
        for phrase in phrases.values():
            assert phrase.en != phrase.fr


def test_the_types_name_what_the_data_holds() -> None:
    assert literal(Colour) == COLOURS == tuple(c["id"] for c in GAME.components["colours"])
    assert set(literal(PawnKind)) == {*COLOURS, "trash", "slug", "colonist"}
    assert set(GAME.material.tiles) <= set(literal(TileId)) == set(TILE_IDS)
    assert literal(ActionTileId) == tuple(t["id"] for t in GAME.components["actionTiles"]["tiles"])
    for tile in GAME.material.tiles.values():
        assert len(tile.lanes) <= MOST_LANES
        for place, lane in enumerate(tile.lanes, 1):
            assert lane.id == lane_id(tile.id, place)
            assert lane.id in literal(BridgeLaneId)
    assert set(GAME.components["communicationBoard"]["buttons"]) <= set(literal(Spot))


def test_every_piece_says_where_it_comes_from() -> None:
    for pieces in ("colours", "supplies", "bridges", "modules", "tiles"):
        assert all(piece["source"] in ("seed", "ref", "house") for piece in GAME.components[pieces])
    assert all(tile["source"] == "house" for tile in GAME.components["actionTiles"]["tiles"])


@pytest.mark.rule("MM-SETUP-8")
@pytest.mark.parametrize("module", range(1, 6))
def test_each_module_is_played_with_what_the_rulebook_lists(module: int) -> None:
    added = {1: "A", 2: "B", 3: "C", 4: "D", 5: "E"}
    manifest = GAME.components["modules"][module - 1]
    assert manifest["tileGroups"] == [added[number] for number in range(1, module + 1)]
    assert manifest["domes"] == manifest["colonists"] == module
    assert manifest["hourglassTiles"] == min(module, 4)
    assert manifest["bridges"] == (6 if module >= 2 else 0)
    assert manifest["trash"] == (10 if module >= 3 else 0)
    assert manifest["slugs"] == max(0, module - 3)
    state = fresh(module)
    groups = [GAME.material.tiles[tile].group for tile in state.stack]
    assert sorted(groups) == sorted([*"AAAA", *"BBCCDDEE"[: 2 * (module - 1)]])
    assert state.jokers == manifest["jokers"] == (3 if module >= 2 else 0)
    assert manifest["doSomethingPawn"] == (module >= 2)
    assert state.comm_open == (module == 1)


def test_the_house_set_has_the_totals_it_is_said_to_have() -> None:
    lanes = [lane for tile in GAME.material.tiles.values() for lane in tile.lanes]
    per_colour = [sum(lane.colour == colour for lane in lanes) for colour in COLOURS]
    assert all(18 <= count <= 20 for count in per_colour)
    for tile in GAME.material.tiles.values():
        sides = [tile.nodes[side] for side in "NESW"]
        assert sum(side is not None and side.arrow for side in sides) == (tile.id != "S1")
        ends = [frozenset((lane.a, lane.b)) for lane in tile.lanes]
        assert len(set(ends)) == len(ends), "no parallel lanes"


def test_fields_of_one_name_have_one_type_across_moves_and_across_events() -> None:
    """GraphQL cannot select from a union otherwise."""
    for kinds in (GAME.moves, GAME.events):
        types: dict[str, object] = {}
        for kind in kinds:
            for name, type in kind.__annotations__.items():
                assert types.setdefault(name, type) == type, (kind, name)


@pytest.mark.parametrize("kind", GAME.moves, ids=lambda kind: kind.__name__)
def test_every_move_says_what_it_is(kind: type) -> None:
    assert kind.__doc__
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", kind.__struct_config__.tag)  # type: ignore[attr-defined]


def test_components_are_plain_json() -> None:
    assert json.loads(json.dumps(GAME.components)) == GAME.components


def test_a_rule_says_which_modules_it_belongs_to() -> None:
    for rule in GAME.rulebook:
        assert rule.about, rule.id
        first = re.match(r"From module (\d)", rule.text.en)
        if first:
            assert rule.modules == tuple(range(int(first[1]), 6)), rule.id
    assert GAME.rulebook["MM-COMM-1"].modules == (1,)
    assert GAME.rulebook["MM-ONEWAY-1"].modules == (5,)
    assert GAME.rulebook["MM-MOVE-1"].modules == (), "all of them"


def test_a_move_that_a_module_lacks_is_refused_by_a_rule_of_another() -> None:
    for kind, first in FROM_MODULE.items():
        assert first - 1 not in GAME.rulebook[INTRODUCED_BY[kind]].modules


def test_every_tile_and_module_says_in_one_line_what_it_is() -> None:
    pieces: list[TileFace | Manifest] = [
        *GAME.material.tiles.values(),
        *GAME.material.manifests.values(),
    ]
    for piece in pieces:
        assert piece.name
        assert piece.name_fr
        assert piece.text.endswith(".")
        assert piece.text_fr.endswith(".")
    assert GAME.material.tiles["E2"].text == (
        "Dome site: 2 purple, blue; pipeline; trash icon; one-way lanes; "
        "locks: brown, blue, purple."
    )

"""Magic Maze on Mars on material that somebody typed in."""

import inspect
import json
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.cli import main
from areopagus.games.maze.board import board_of
from areopagus.games.maze.components import HOUSE_MATERIAL
from areopagus.games.maze.described import description
from areopagus.games.maze.events import TrashLeftOut
from areopagus.games.maze.moves import BuildBridge
from areopagus.games.maze.setup import START
from areopagus.games.maze.state import Bridge, Options, PlacedTile
from areopagus.kernel import codec
from areopagus.kernel.errors import Illegal, Inconsistent, InvalidSetup
from areopagus.kernel.pack import FlawedPack, pack_id, read_pack
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.schema import document_schema
from areopagus.referee.templates import template_of
from areopagus.referee.trials import MOST_CHOICES, try_out
from areopagus.settings import Settings
from tests.games.maze import positions, test_scenarios
from tests.games.maze.contenders import Seasoned, contender
from tests.games.maze.cooperation import Paused, Stuck, Team
from tests.laws.pictures import PictureLaws
from tests.laws.suite import Laws
from tests.laws.words import WordLaws
from tests.packs.maze_boxes import GAME, HOUSE, Document, box, boxed, random_box, renamed
from tests.packs.scenarios import scenarios_of, told

seeds = st.integers(0, 2**32 - 1)
MODULES = 5


def flaws(document: Any) -> dict[str, str]:
    """What is wrong with a pack, by its place."""
    with pytest.raises(FlawedPack) as refused:
        boxed(document)
    for flaw in refused.value.flaws:
        assert flaw.words.en
        assert flaw.words.fr
    return {flaw.pointer: flaw.words.en for flaw in refused.value.flaws}


@settings(max_examples=8)
@given(seed=seeds)
def test_a_random_box_can_be_played_with_in_every_module(seed: int) -> None:
    made = boxed(random_box(seed))
    assert list(try_out(made, MODULES))[-1] == MODULES * len(made.seats)


@settings(max_examples=4)
@given(seed=seeds)
def test_on_a_random_box_a_team_meets_nothing_impossible(seed: int) -> None:
    """It explores far more than random moves do; whether it wins is for the box to say."""
    made = boxed(random_box(seed))
    x_tiles = min(8, len(made.material.x_tiles))
    state = made.setup([None] * 4, str(seed), Options(module=5, x_tiles=x_tiles))
    with suppress(Paused, Stuck, Illegal):
        Team(state, seed=seed, moves=150, game=made).win()
    made.admit(state)
    made.score(state)
    made.picture(made.view(state, None), None, state.last_at)


@pytest.mark.parametrize(
    "contender",
    [
        contender(4, "boxed-5", game=boxed(), module=5, x_tiles=8),
        contender(1, "random-solo", game=boxed(random_box(3)), hides=False, module=5),
        contender(
            3,
            "boxed-seasoned-5",
            game=Seasoned().with_pack(read_pack(HOUSE.PackDocument, box())),
            hides=False,
            module=5,
        ),
    ],
    ids=str,
)
class TestLaws(PictureLaws, WordLaws, Laws):
    pass


def test_a_team_wins_with_a_box() -> None:
    made = boxed()
    state = made.setup([None] * 3, "a", Options(module=3, hourglass_ms=3_600_000))
    Team(state, game=made).win()
    assert state.outcome == "won"
    made.admit(state)


def test_a_suggestion_follows_the_box() -> None:
    made = boxed()
    state = made.setup([None] * 2, "a")
    plan = made.plan(made.view(state, None), 0)
    for play in plan.plays:
        made.play(state, play.seat, play.move, play.at)
    assert len(state.board) > 1


def test_the_house_material_typed_in_is_the_house_material() -> None:
    own = boxed(template_of(HOUSE))
    for seats in HOUSE.seats:
        options = HOUSE.trial_options(seats, seats)
        ours, theirs = (RandomPlay(one, seats, "same", options).run() for one in (HOUSE, own))
        assert ours.plays == theirs.plays
        theirs.state.pack = HOUSE.pack
        assert HOUSE.encode(ours.state) == HOUSE.encode(theirs.state)
    assert own.printed("fr") == HOUSE.printed("fr")
    assert own.names(own.setup([None] * 2, "a")) == HOUSE.names(HOUSE.setup([None] * 2, "a"))


def test_the_line_of_every_tile_says_what_it_shows() -> None:
    for face in HOUSE_MATERIAL.tiles.values():
        assert tuple(description(face).text(lang) for lang in ("en", "fr")) == (
            face.text,
            face.text_fr,
        )


@pytest.mark.parametrize(("scenario", "arguments"), scenarios_of(test_scenarios))
def test_the_scenarios_of_the_rulebook_hold_under_other_names(
    scenario: Any, arguments: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = boxed(renamed())
    assert made.wording.names["A1"].en == "Sector A1"
    for module in (positions, test_scenarios):
        monkeypatch.setattr(module, "GAME", made)
    told(scenario, arguments, monkeypatch)


def test_a_pack_is_known_by_its_content() -> None:
    document = box()
    named = pack_id(read_pack(HOUSE.PackDocument, document))
    shuffled = dict(sorted(document.items(), reverse=True)) | {"note": "for me"}
    shuffled["tiles"] = [tile | {"note": "checked"} for tile in document["tiles"]]
    assert pack_id(read_pack(HOUSE.PackDocument, shuffled)) == named
    assert pack_id(read_pack(HOUSE.PackDocument, renamed())) != named
    made = boxed(document)
    assert made.pack == named == codec.digest_bytes(made.pack_document)


def test_what_a_pack_leaves_out_stays() -> None:
    made = boxed({"game": GAME, "name": "One", "tiles": [{"id": "A1", "name": "Grove"}]})
    ours, theirs = HOUSE.printed("en"), made.printed("en")
    sources = {tile.id: tile.source for tile in theirs.tiles}
    assert sources.pop("A1") == "pack"
    assert set(sources.values()) == {"house"}
    assert theirs.tiles[2:] == ours.tiles[2:]
    assert theirs.tiles[1].lanes == ours.tiles[1].lanes
    assert theirs.tiles[1].text == ours.tiles[1].text
    assert theirs.modules == ours.modules
    assert theirs.action_tiles == ours.action_tiles


def test_a_box_shows_what_was_typed_in() -> None:
    shown = boxed().printed("en")
    tiles = {tile.id: tile for tile in shown.tiles}
    assert tiles["A3"].source == "pack"
    assert tiles["A3"].text == "Factory: brown; pipeline; one-way lanes; locks: blue, green."
    assert tiles["X12"].text == (
        "1 bridge under construction; trash icon; a slug comes out; lock: purple."
    )
    assert tiles["X12"].number == 72
    assert [lane.id for lane in tiles["X12"].lanes] == ["X12-1", "X12-2"]
    assert [tile.source for tile in shown.action_tiles] == ["pack"] * 3 + ["house"] * 3
    assert [module.jokers for module in shown.modules] == [0, 3, 3, 3, 2]
    assert shown.modules[4].source == "pack"


def test_what_x_tiles_a_pack_tells_are_all_there_are() -> None:
    told = {"game": GAME, "name": "Few", "xTiles": [{"id": "X3"}]}
    made = boxed(told)
    assert made.material.x_tiles == ("X3",)
    made.setup([None] * 2, "a", Options(module=5, x_tiles=1))
    with pytest.raises(InvalidSetup, match="not so many X tiles"):
        made.setup([None] * 2, "a", Options(module=5, x_tiles=2))


def test_no_state_is_judged_with_other_material() -> None:
    mine, other = boxed(), boxed(random_box(3))
    state = mine.setup([None] * 3, "a")
    mine.admit(state)
    for wrong in (HOUSE, other):
        with pytest.raises(Inconsistent, match="pack"):
            wrong.admit(state)
    with pytest.raises(Inconsistent, match="pack"):
        mine.admit(HOUSE.setup([None] * 3, "a"))


def test_an_id_that_the_box_has_not_is_refused() -> None:
    state = HOUSE.setup([None] * 3, "a", Options(module=5, x_tiles=1))
    place = next(place for place, tile in enumerate(state.stack) if tile.startswith("X"))
    state.stack[place] = "X12"
    with pytest.raises(Inconsistent, match="1 X tiles"):
        HOUSE.admit(state)
    state.stack[place] = "X1"
    HOUSE.admit(state)
    state.board.append(PlacedTile(tile="X20", x=0, y=1, turns=0))
    with pytest.raises(Inconsistent, match="X tiles"):
        HOUSE.admit(state)


def test_a_bridge_that_a_tile_of_this_box_has_not_is_refused() -> None:
    made = boxed()
    state = made.setup([None] * 3, "a", Options(module=2))
    with pytest.raises(Illegal, match="MM-BRIDGE-2"):
        made.judge(state, 0, BuildBridge("P:0,1", "X12-2"), 0)
    state.begun = True
    state.bridges = [Bridge(lane="X12-2", colour="blue")]
    with pytest.raises(Inconsistent, match="X12-2 is not in play"):
        made.admit(state)


def test_each_box_has_its_own_board() -> None:
    tiles = (START, PlacedTile(tile="A3", x=0, y=1, turns=0))
    ours = board_of(HOUSE.material, tiles, ())
    theirs = board_of(boxed().material, tiles, ())
    assert "I:0,1:C" in ours.nodes
    assert "I:0,1:C" not in theirs.nodes
    assert "I:0,1:C3" in theirs.nodes
    assert board_of(HOUSE.material, tiles, ()) is ours, "worked out once"


def test_no_module_reaches_for_the_house_material() -> None:
    """Only the game does: everything else is handed the material that is played with."""
    package = inspect.getmodule(HOUSE.material)
    assert package is not None

    import areopagus.games.maze as maze

    folder = Path(maze.__path__[0])
    users = {
        path.name for path in folder.rglob("*.py") if "HOUSE_" in path.read_text(encoding="utf-8")
    }
    assert users == {"components.py", "game.py"}


@pytest.mark.rule("MM-TRASH-8")
def test_in_solo_no_trash_is_laid_out_that_the_module_has_not() -> None:
    """A tile of module 1 may show a trash icon, and module 1 has no trash."""
    made = boxed(changed(tiles=[{"id": id, "trash": True} for id in ("A1", "A2", "A3", "A4")]))
    table = made.begin((None,), "a", Options(module=1))
    assert table.state.pawns == []
    left_out = [event for event in table.events if isinstance(event, TrashLeftOut)]
    assert [event.rule for event in left_out] == ["MM-TRASH-8"] * 4
    made.admit(table.state)


# Broken ones.


def changed(**parts: Any) -> Document:
    return {"game": GAME, "name": "Changed", **parts}


def typed(id: str, **parts: Any) -> Document:
    """The house's tile as a pack has it, with something else."""
    pack = template_of(HOUSE)
    tiles = {tile["id"]: tile for tile in [*pack["tiles"], *pack["xTiles"]]}
    return {**tiles[id], **parts}


def spaces(id: str, **others: Document | None) -> list[Document]:
    """The spaces of the house's tile, with others, or without some."""
    merged = {space["id"]: space for space in typed(id)["spaces"]}
    merged |= {name: {"id": name, **(space or {})} for name, space in others.items()}
    return [space for name, space in merged.items() if others.get(name, {}) is not None]


def lanes(id: str, *more: Document) -> list[Document]:
    return [*typed(id)["lanes"], *more]


SHUT = typed(
    "X6", spaces=[{"id": "N"}, {"id": "S"}], lanes=[{"a": "S", "b": "N", "colour": "blue"}]
)
NO_BLUE = spaces("S1", N={"lock": "green"}, E={"lock": "green"})


def test_every_flaw_is_told_at_once() -> None:
    broken = {
        "game": "on-mars",
        "colour": "red",
        "tiles": [
            {"id": "A1", "spaces": "many"},
            {"id": "Z9"},
            {
                "id": "B1",
                "spaces": [{"id": "N", "lock": "red"}, {"id": "Q"}],
                "lanes": [{"a": "N"}],
            },
            {"id": "A2", "lanes": [{"a": "S", "b": "Q", "colour": "blue"}]},
        ],
        "modules": [{"id": "module-1", "domes": 9}],
    }
    assert flaws(broken).keys() == {
        "/game",
        "/name",
        "/colour",
        "/tiles/0/spaces",
        "/tiles/1/id",
        "/tiles/2/spaces/0/lock",
        "/tiles/2/spaces/1/id",
        "/tiles/2/lanes/0",
        "/tiles/3/lanes/0/b",
        "/modules/0/domes",
    }


def test_ids_and_what_must_be_told_are_checked() -> None:
    document = changed(
        tiles=[{"id": "X1"}, {"id": "A1"}, {"id": "A1"}], xTiles=[{"id": "X20", "trash": True}]
    )
    assert flaws(document).keys() == {
        "/tiles/0/id",
        "/tiles/2/id",
        "/xTiles/0/name",
        "/xTiles/0/spaces",
        "/xTiles/0/lanes",
    }


@pytest.mark.parametrize(
    ("tile", "place", "words"),
    [
        (typed("A1", spaces=spaces("A1", S=None)), "/spaces", "A1 cannot be attached"),
        (typed("A1", spaces=spaces("A1", H=None)), "/lanes/4/b", "A1 has no space H"),
        (
            typed("A1", spaces=[*spaces("A1"), {"id": "S", "lock": "blue"}]),
            "/spaces/5/lock",
            "not on that with the arrow",
        ),
        (typed("A1", spaces=[*spaces("A1"), {"id": "N"}]), "/spaces/5/id", "N is here twice"),
        (
            typed("A1", spaces=[*spaces("A1"), {"id": "D", "factory": "blue"}]),
            "/spaces/5/factory",
            "D is no platform",
        ),
        (
            typed("A1", spaces=[*spaces("A1"), {"id": "D"}]),
            "/spaces/5/needs",
            "says which resources",
        ),
        (
            typed("A4", spaces=spaces("A4", D={"needs": ["blue", "blue", "blue"]})),
            "/spaces/4/needs",
            "only 2 blue pawns",
        ),
        (
            typed("A1", spaces=[*spaces("A1"), {"id": "R"}]),
            "/spaces/5/id",
            "on the start tile",
        ),
        (typed("A1", spaces=spaces("A1", N={"xy": [0.5, 0.9]})), "/spaces/0/xy", "A side is"),
        (
            typed("A1", spaces=[*spaces("A1"), {"id": "C"}]),
            "/lanes",
            "No lane of A1 leads to C",
        ),
        (
            typed(
                "A3",
                spaces=spaces("A3", C={"factory": "brown"}),
                lanes=[
                    {"a": "S", "b": "C", "colour": "blue", "oneWay": True},
                    {"a": "S", "b": "N", "colour": "blue"},
                ],
            ),
            "/lanes",
            "No lane of A3 leads from C to a side",
        ),
        (
            typed("A2", lanes=[{"a": "N", "b": "E", "colour": "blue"}]),
            "/lanes",
            "can go nowhere",
        ),
        (
            typed("A1", lanes=lanes("A1", {"a": "H", "b": "W", "colour": "blue"})),
            "/lanes/5",
            "one lane at most",
        ),
        (
            typed("A1", lanes=lanes("A1", {"a": "S", "b": "N"})),
            "/lanes/5/colour",
            "A lane has a colour",
        ),
        (
            typed("B1", lanes=lanes("B1", {"a": "S", "b": "C", "bridge": True, "oneWay": True})),
            "/lanes/7/oneWay",
            "both ways",
        ),
        (
            typed("B1", lanes=lanes("B1", {"a": "S", "b": "H", "bridge": True})),
            "/lanes/7",
            "a bridge joins two platforms",
        ),
        (typed("S1", trash=True), "/trash", "no arrow"),
        (typed("S1", spaces=spaces("S1", N={})), "/spaces", "none on N"),
        (
            typed("S1", spaces=spaces("S1", R=None), lanes=lanes("S1")[:5]),
            "/spaces",
            "has the rocket space",
        ),
        (typed("A1", slug="H"), "/slug", "A1 has no platform H"),
        (
            typed("A3", spaces=[{**space, "pipeline": True} for space in spaces("A3")]),
            "/spaces",
            "At most 2 platforms",
        ),
        (
            typed("X6", spaces=spaces("X6", C1={"xy": [0.4, 0.8]}, C2={"xy": [0.6, 0.8]})),
            "/spaces",
            "their xy say which",
        ),
    ],
)
def test_what_is_wrong_with_a_tile_is_told_with_its_place(
    tile: Document, place: str, words: str
) -> None:
    part = "xTiles" if tile["id"].startswith("X") else "tiles"
    assert words in flaws(changed(**{part: [tile]}))[f"/{part}/0{place}"]


@pytest.mark.parametrize(
    ("document", "place", "words"),
    [
        (
            changed(tiles=[typed("A1", spaces=spaces("A1", E={"lock": "purple"}))]),
            "/tiles",
            "No tile of module 1 produces yellow",
        ),
        (
            changed(tiles=[typed("S1", spaces=NO_BLUE)]),
            "/tiles",
            "can reach a lock",
        ),
        (
            changed(xTiles=[{**SHUT, "id": f"X{n}"} for n in range(1, 5)]),
            "/tiles",
            "Too many tiles have no lock: X1, X2, X3, X4",
        ),
        (
            changed(tiles=[typed("A1", spaces=spaces("A1", H=None), lanes=lanes("A1")[:4])]),
            "/modules",
            "Module 5 has tiles to cover 4 hourglass spaces, and its Mars tiles show 3",
        ),
        (
            changed(modules=[{"id": "module-2", "domes": 1}]),
            "/modules/0",
            "Module 2 has tiles to cover 1 dome sites, and its Mars tiles show 2",
        ),
        (
            changed(modules=[{"id": "module-3", "colonists": 2}]),
            "/modules/0/colonists",
            "fewer colonists than domes",
        ),
        (
            changed(modules=[{"id": "module-3"}, {"id": "module-2", "trash": 1}]),
            "/modules/1/trash",
            "they come with module 3",
        ),
        (
            changed(
                xTiles=[
                    typed(
                        "X6",
                        spaces=[*spaces("X6"), {"id": "D", "needs": ["blue"]}],
                        lanes=lanes("X6", {"a": "C1", "b": "D", "colour": "blue"}),
                    )
                ]
            ),
            "/xTiles",
            "come with the modules",
        ),
        (
            changed(
                actionTiles=[
                    {
                        "id": "T1",
                        "sides": [
                            {"seats": [2, 3], "colours": ["blue"]},
                            {"seats": [3, 4, 5, 6], "colours": ["orange", "brown"]},
                        ],
                    }
                ]
            ),
            "/actionTiles/0/sides",
            "two sides for 3 players",
        ),
        (
            changed(actionTiles=[{"id": "T6", "sides": [{"seats": [2], "colours": ["blue"]}]}]),
            "/actionTiles",
            "With 6 players there are T1 to T6",
        ),
        (
            changed(
                actionTiles=[
                    {"id": "T1", "sides": [{"seats": [2, 3, 4, 5, 6], "colours": ["blue"]}]}
                ]
            ),
            "/actionTiles",
            "With 5 players nobody has brown",
        ),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_its_place(
    document: Document, place: str, words: str
) -> None:
    with pytest.raises(FlawedPack) as refused:
        boxed(document)
    told = [flaw.words.en for flaw in refused.value.flaws if flaw.pointer == place]
    assert any(words in one for one in told), refused.value.flaws


@settings(max_examples=40)
@given(seed=seeds)
def test_a_box_broken_anywhere_is_refused_there(seed: int) -> None:
    """One value of a good box is replaced by one that fits nowhere."""
    rng = Random(seed)
    document = random_box(seed)
    document.pop("note")
    place = ""
    node: Any = document
    while True:
        key = rng.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
        place += f"/{key}"
        if not isinstance(node[key], dict | list) or not node[key] or rng.random() < 0.2:
            break
        node = node[key]
    node[key] = {"nothing": ["fits"]}
    assert any(place.startswith(found) or found.startswith(place) for found in flaws(document))


def test_a_hostile_box_has_no_more_moves_than_can_be_listed() -> None:
    """As many pipelines, lanes and factories as there may be."""
    sides: list[Document] = [{"id": "S", "pipeline": True}]
    sides += [{"id": side, "lock": "blue", "factory": "blue"} for side in "NEW"]
    sides[1]["pipeline"] = True
    inner: list[Document] = [{"id": f"C{n}", "factory": "green"} for n in range(1, 5)]
    pairs = [(a["id"], b["id"]) for a in sides for b in inner]
    made = boxed(
        changed(
            xTiles=[
                {
                    "id": f"X{n}",
                    "name": f"Knot {n}",
                    "spaces": [*sides, *inner],
                    "lanes": [{"a": a, "b": b, "colour": "blue"} for a, b in pairs[:12]],
                    "trash": True,
                }
                for n in range(1, 21)
            ]
        )
    )
    state = made.setup([None] * 2, "a", Options(module=5, x_tiles=8, hourglass_ms=3_600_000))
    with suppress(Paused, Stuck, Illegal):
        Team(state, moves=300, game=made).win()
    assert max(len(decision.moves) for decision in made.decisions(state)) < MOST_CHOICES
    made.admit(state)


def test_the_schema_of_a_pack_fits_the_template() -> None:
    shapes = Catalogue()[GAME].shapes
    schema = document_schema(shapes.pack, shapes.names, "/schema/x", asked=True)
    jsonschema.validate(template_of(HOUSE), schema)
    jsonschema.validate(box(), schema)


def test_what_the_page_for_owners_types_in_is_a_pack() -> None:
    page = Path(__file__).parents[2] / "docs/packs.md"
    section = page.read_text(encoding="utf-8").partition("## A tile of Magic Maze")[2]
    section = section.partition("\n## ")[0]
    tile, action_tile = (
        json.loads(block) for block in re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    )
    made = boxed(changed(tiles=[tile], actionTiles=[action_tile]))
    assert made.material.tiles["B2"].lanes[3].id == "B2-4"
    assert made.material.tiles["B2"].text == (
        "Factory: orange; dome site: blue, orange, purple; 1 bridge under construction; "
        "trash icon; one-way lanes; locks: blue, yellow."
    )


# Through the front door.


def test_a_pack_is_posted_and_played_with() -> None:
    settings = Settings(suggest_workers=0, graphql_ide=False, request_seconds=300, pack_games=1)
    path = f"/v1/games/{GAME}"
    with TestClient(create_app(settings, Catalogue())) as service:
        added = service.post(f"{path}/packs", json=box()).json()
        assert added["pieces"] == 13 + 9 + 3 + 1
        options = {"module": 5, "xTiles": 8}
        setup = {"seats": 2, "seed": "a", "options": options, "pack": added["pack"]}
        begun = service.post(f"{path}/setup", json=setup).json()
        assert begun["state"]["pack"] == added["pack"]
        tick = {"state": begun["state"], "seat": None, "move": {"type": "tick"}, "at": 5}
        moved = service.post(f"{path}/apply?include=labels,texts,picture", json=tick).json()
        assert "Sector S1" in moved["picture"]
        components = service.get(f"{path}/components?pack={added['pack']}").json()
        assert {tile["source"] for tile in components["tiles"]} == {"pack"}
        sealed = service.post(f"{path}/sealed/setup", json=setup).json()
        seen = service.post(f"{path}/sealed/view", json={"state": sealed["state"]}).json()
        assert seen["pack"] == added["pack"]
        wrong = service.post(f"{path}/packs", json=box() | {"tiles": [{"id": "A9"}]}).json()
        assert wrong["type"] == "/problems/invalid-pack"


def test_a_drawing_shows_every_tile_of_the_box(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps(box()), encoding="utf-8")
    assert main(["pack", "draw", str(mine), "-o", str(tmp_path), "--lang", "fr"]) == 0
    drawn = (tmp_path / "board.svg").read_text(encoding="utf-8")
    for tile in [*box()["tiles"], *box()["xTiles"]]:
        assert tile.get("nameFr", tile["name"]) in drawn
    assert 'lane-X12-2"' in drawn
    assert "X12" in (tmp_path / "pieces.svg").read_text(encoding="utf-8")
    replayed = Path(__file__).parents[1] / "playthroughs" / "magic-maze-on-mars-3-boxed.txt"
    assert main(["replay", str(replayed), "--pack", str(mine)]) == 0

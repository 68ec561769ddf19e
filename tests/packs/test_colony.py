"""On Mars on material that somebody typed in."""

from random import Random
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.events import RadarLaid
from areopagus.games.colony.hexes import CELLS, spelled
from areopagus.games.colony.ids import BUILDING_TYPES
from areopagus.games.colony.state import Options
from areopagus.kernel import codec
from areopagus.kernel.errors import Inconsistent
from areopagus.kernel.pack import FlawedPack, pack_id, read_pack
from areopagus.packs.memory import MemoryPackStore
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.schema import document_schema
from areopagus.referee.templates import template_of
from areopagus.referee.trials import try_out
from tests.games.colony import scene, test_scenarios_1_to_24, test_scenarios_25_to_48
from tests.games.colony.test_laws import OTHER_RULINGS, limit
from tests.laws.contender import Contender
from tests.laws.pictures import PictureLaws
from tests.laws.suite import Laws
from tests.laws.words import WordLaws
from tests.packs.colony_boxes import Document, box, boxed, random_box, renamed
from tests.packs.scenarios import scenarios_of, told
from tests.packs.test_service import Service


def flaws(document: Any) -> dict[str, str]:
    """What is wrong with a pack, by its place."""
    with pytest.raises(FlawedPack) as refused:
        boxed(document)
    for flaw in refused.value.flaws:
        assert flaw.words.en
        assert flaw.words.fr
    return {flaw.pointer: flaw.words.en for flaw in refused.value.flaws}


def changed(**parts: Any) -> Document:
    return {"game": "on-mars", "name": "Changed", **parts}


@settings(max_examples=6)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_random_box_can_be_played_with(seed: int) -> None:
    made = boxed(random_box(seed))
    assert list(try_out(made, 1))[-1] == len(made.seats)


def contender(game: Any, seats: int, rounds: int, label: str, **options: Any) -> Contender:
    return Contender(
        game=game,
        seats=seats,
        length=rounds * seats * 7,
        bound=rounds * seats * 80,
        limit=limit,
        options=Options(round_limit=rounds, **options),
        label=label,
    )


@pytest.mark.parametrize(
    "contender",
    [
        contender(boxed(), 3, 9, "boxed"),
        contender(boxed(random_box(1)), 2, 10, "random"),
        contender(boxed(random_box(2)), 4, 6, "random-other-rulings", **OTHER_RULINGS),
    ],
    ids=str,
)
class TestLaws(PictureLaws, WordLaws, Laws):
    pass


def test_the_house_material_typed_in_is_the_house_material() -> None:
    own = boxed(template_of(ON_MARS))
    for seats in ON_MARS.seats:
        ours, theirs = (RandomPlay(one, seats, "same").run() for one in (ON_MARS, own))
        assert ours.plays == theirs.plays
        assert ON_MARS.score(ours.state) == own.score(theirs.state)
        theirs.state.pack = ON_MARS.pack
        assert ON_MARS.encode(ours.state) == ON_MARS.encode(theirs.state)
    assert own.printed("fr") == ON_MARS.printed("fr")
    assert own.wording.names == ON_MARS.wording.names


def test_a_box_with_other_names_only_is_played_alike() -> None:
    own = boxed(renamed())
    for seats in ON_MARS.seats:
        ours, theirs = (RandomPlay(one, seats, "alike").run() for one in (ON_MARS, own))
        assert ours.plays == theirs.plays
        assert ON_MARS.score(ours.state) == own.score(theirs.state)


@pytest.mark.parametrize(
    ("scenario", "arguments"), scenarios_of(test_scenarios_1_to_24, test_scenarios_25_to_48)
)
def test_the_scenarios_of_the_rulebook_hold_under_other_names(
    scenario: Any, arguments: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = boxed(renamed())
    assert made.wording.names["BP01"].en == "Mine BP01"
    for module in (scene, test_scenarios_25_to_48):
        monkeypatch.setattr(module, "ON_MARS", made)
    told(scenario, arguments, monkeypatch)


def test_everything_that_is_said_and_drawn_has_the_names_of_the_box() -> None:
    own = boxed(renamed())
    play = RandomPlay(own, 3, "names")
    house = {
        row.name
        for part in ("plans", "scientists", "private_goals", "discovery_tiles", "missions")
        for row in getattr(ON_MARS.printed("en"), part)
    } - {"Plans", "Robots", "Technologies", "Scientists"}  # words of other things, too
    while play.step() is not None:
        if len(play.plays) % 100 == 0:
            said = [
                label
                for decision in own.decisions(play.state, labels=True, explain=True)
                for label in decision.labels or []
            ]
            views = [own.view(play.state, seat) for seat in range(3)]
            said += [own.picture(view, seat).svg for seat, view in enumerate(views)]
            for name in house:
                assert not any(f"“{name}”" in one or f">{name}<" in one for one in said), name
    mine = own.printed("fr")
    assert {tile.name for tile in mine.tech_tiles} == {tech.name for tech in mine.tech_types}


def test_a_radar_under_another_name_is_told_by_it() -> None:
    laid = RadarLaid(seat=0, discovery="DT01").message()
    for game, words in (
        (ON_MARS, "sur le Radar."),
        (boxed(renamed()), "sur le Plan «\u00a0Mienne BP15\u00a0»."),
    ):
        speaker = game.speaker(game.setup([None] * 2, "a"), "fr")
        assert speaker.text(laid).endswith(words)


def test_a_pack_is_known_by_its_content() -> None:
    kind = ON_MARS.PackDocument
    assert kind is not None
    document = box()
    shuffled = dict(sorted(document.items(), reverse=True)) | {"note": "for me"}
    shuffled["plans"] = [plan | {"note": "checked"} for plan in document["plans"]]
    named = pack_id(read_pack(kind, document))
    assert pack_id(read_pack(kind, shuffled)) == named
    document["plans"][0]["opBuilt"] = 4
    assert pack_id(read_pack(kind, document)) != named
    made = boxed(document)
    assert made.pack == codec.digest_bytes(made.pack_document)
    again = boxed(template_of(made))
    assert template_of(again) == template_of(made)
    assert again.material.effects == made.material.effects


def test_what_a_pack_leaves_out_stays() -> None:
    made = boxed(changed(plans=[{"id": "BP13", "name": "Quarry", "nameFr": "Carrière"}]))
    sources = {plan.id: plan.source for plan in made.printed("en").plans}
    assert sources.pop("BP13") == "pack"
    assert "pack" not in sources.values()
    assert made.printed("en").contracts == ON_MARS.printed("en").contracts
    assert made.material.plans["BP13"].points == ON_MARS.material.plans["BP13"].points
    assert made.wording.names["BP13"].fr == "Carrière"


def test_a_plan_with_another_effect_is_no_longer_boosted_like_ours() -> None:
    made = boxed()
    assert "BP11" in ON_MARS.material.repeats
    assert made.printed("en").plans[10].text == "Take a plan and think"
    without = box()
    del without["plans"][0]["boost"]
    assert "BP11" not in boxed(without).material.repeats


def test_no_state_is_judged_with_other_material() -> None:
    mine, other = boxed(), boxed(random_box(3))
    state = mine.setup([None] * 3, "a")
    mine.admit(state)
    for wrong in (ON_MARS, other):
        with pytest.raises(Inconsistent, match="pack"):
            wrong.admit(state)
    with pytest.raises(Inconsistent, match="pack"):
        mine.admit(ON_MARS.setup([None] * 3, "a"))


@pytest.mark.parametrize("change", ["goals", "missions"])
def test_an_id_that_the_box_has_not_is_refused(change: str) -> None:
    state = ON_MARS.setup([None] * 3, "a")
    if change == "goals":
        state.companies[0].goals[0] = "PG24"
    else:
        state.missions[0].mission = "M15"
    with pytest.raises(Inconsistent, match="in the box"):
        ON_MARS.admit(state)


def test_a_pack_is_posted_and_played_with() -> None:
    service = Service(MemoryPackStore(3600, 10))
    path = "/v1/games/on-mars"
    answer = service.client.post(f"{path}/packs", json=box())
    assert answer.status_code == 200, answer.text
    pack = answer.json()["pack"]
    begun = service.client.post(f"{path}/setup", json={"seats": 2, "seed": "a", "pack": pack})
    state = begun.json()["state"]
    assert state["pack"] == pack
    decision = begun.json()["legalMoves"][0]
    body = {"state": state, "seat": decision["seat"], "move": decision["moves"][0]}
    after = service.client.post(f"{path}/apply?include=labels,texts,picture", json=body).json()
    assert after["state"]["pack"] == pack
    assert "Mine S-GEO" in after["picture"]
    shown = service.client.get(f"{path}/components?pack={pack}&lang=fr").json()
    brought = {plan["id"] for plan in shown["plans"] if plan["source"] == "pack"}
    assert brought == {"BP11"}
    assert {card["source"] for card in shown["contracts"]} == {"pack"}
    refused = service.client.post(f"{path}/score", json={"state": state | {"pack": f"b2:{0:032x}"}})
    assert refused.json()["type"] == "/problems/unknown-pack"


# Broken ones.


def test_every_flaw_is_told_at_once() -> None:
    broken = {
        "game": "red-planet",
        "ships": [],
        "plans": [
            {"id": "BP25"},
            {"id": "BP01", "level": 2},
            {"id": "BP02", "effect": {"op": "win"}},
        ],
        "map": {"hexes": ["Z3"]},
        "missions": [],
    }
    assert flaws(broken).keys() == {
        *("/game", "/name", "/ships", "/plans/0/id", "/plans/1/level", "/plans/2/effect/op"),
        *("/map/hexes/0", "/missions"),
    }


PLAN = {"id": "BP01", "text": "Does it"}
EVERY_HEX = [spelled(cell) for cell in CELLS]


@pytest.mark.parametrize(
    ("parts", "place", "words"),
    [
        ({"plans": [{"id": "BP01"}, {"id": "BP01"}]}, "/plans/1/id", "here twice"),
        ({"plans": [PLAN | {"level": 3}]}, "/plans", "12 plans of each level"),
        ({"plans": [{"id": "BP01", "opBuilt": 9}]}, "/plans/0/text", "words of its own"),
        ({"plans": [PLAN | {"effect": {"op": "use_plan"}}]}, "/plans/0/effect/op", "does that"),
        ({"plans": [PLAN | {"boost": {"op": "radar"}}]}, "/plans/0/boost/op", "does that"),
        (
            {
                "plans": [
                    PLAN
                    | {
                        "effect": {"op": "construct", "boost": True},
                        "boost": {"op": "gain", "item": "water"},
                    }
                ]
            },
            "/plans/0/boost",
            "boost the effect itself",
        ),
        ({"plans": [PLAN | {"effect": {"op": "hire"}}]}, "/plans/0/effect", "no card"),
        ({"plans": [PLAN | {"effect": {"op": "drive"}}]}, "/plans/0/effect", "moves nothing"),
        (
            {"plans": [PLAN | {"effect": {"op": "drive", "rover": 1, "collecting": True}}]},
            "/plans/0/effect/collecting",
            "move alone",
        ),
        (
            {"plans": [PLAN | {"effect": {"op": "drive", "robots": 1, "best": True}}]},
            "/plans/0/effect/rover",
            "helps rovers only",
        ),
        (
            {"plans": [PLAN | {"effect": {"op": "retrieve", "places": ["A-RND", "A-RND"]}}]},
            "/plans/0/effect/places",
            "here twice",
        ),
        (
            {"discoveryTiles": [{"id": "DT01", "text": "Go", "effect": {"op": "travel"}}]},
            "/discoveryTiles/0/effect/op",
            "does that",
        ),
        (
            {"researchTiles": [{"id": "RT-A1", "text": "Go", "effect": {"op": "take_tech"}}]},
            "/researchTiles",
            "are equal",
        ),
        (
            {"buildingTiles": [{"id": "BT-MIN-S", "arrows": ["N"]}]},
            "/buildingTiles/0/arrows",
            "face up",
        ),
        (
            {"buildingTiles": [{"id": "BT-MIN-1", "arrows": ["N", "N"], "text": "Twice"}]},
            "/buildingTiles/0/arrows",
            "here twice",
        ),
        (
            {"scientists": [{"id": "S-GEO", "worksIn": "shelter", "text": "Works"}]},
            "/scientists",
            "scientist of its own",
        ),
        (
            {"contracts": [{"id": "EC01", "needs": {}, "text": "Nothing"}]},
            "/contracts/0/needs",
            "asks for nothing",
        ),
        (
            {
                "contracts": [
                    {"id": "EC01", "needs": {"water": 1}, "building": "mine", "text": "Both"}
                ]
            },
            "/contracts/0/needs",
            "not for both",
        ),
        (
            {"contracts": [{"id": "EC07", "building": "mine", "text": "Half"}]},
            "/contracts/0/minComplexSize",
            "how many buildings",
        ),
        (
            {"contracts": [{"id": "EC07", "minComplexSize": 2, "text": "Half"}]},
            "/contracts/0/minComplexSize",
            "no complex",
        ),
        (
            {"privateGoals": [{"id": f"PG{n:02}"} for n in range(6, 18)]},
            "/privateGoals/11/rewardB",
            "told",
        ),
        ({"missions": [{"id": f"M{n}"} for n in range(1, 6)]}, "/missions", "scientist_taken"),
        (
            {"missions": [{"id": f"M{n}", "length": "long", "text": "Long"} for n in range(1, 10)]},
            "/missions",
            "two short missions",
        ),
        (
            {
                "missions": [
                    {"id": f"M{n}", "text": "Many", "threshold": {"2": 7, "3": 7, "4": 7}}
                    for n in range(1, 10)
                ]
            },
            "/missions/3/threshold/2",
            "6 times at most",
        ),
        (
            {"map": {"hexes": [*EVERY_HEX, "M1"]}},
            f"/map/hexes/{len(EVERY_HEX)}",
            "No map can have M1",
        ),
        ({"map": {"hexes": EVERY_HEX[:70]}}, "/map/hexes", "need 75 hexes"),
        (
            {"map": {"hexes": [name for name in EVERY_HEX if name != "J4"]}},
            "/map/hexes",
            "a bay or a gap",
        ),
        (
            {"map": {"startBuildings": ["G3", "G4", "I5", "E6"]}},
            "/map/startBuildings/1",
            "two hexes from the mine",
        ),
        (
            {"map": {"startBuildings": ["G3", "G3", "I5", "E6"]}},
            "/map/startBuildings/1",
            "Something else lies on G3",
        ),
        (
            {
                "map": {
                    "research": {
                        "A": ["A1", "B3"],
                        "B": ["L3", "K2"],
                        "C": ["L7", "K8"],
                        "D": ["B8", "C8"],
                    }
                }
            },
            "/map/research/A/0",
            "not on the map",
        ),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_its_place(
    parts: Document, place: str, words: str
) -> None:
    assert words in flaws(changed(**parts)).get(place, ""), flaws(changed(**parts))


def test_a_map_without_its_middle_is_refused() -> None:
    with pytest.raises(FlawedPack, match="stands on G5, which is not on the map"):
        boxed(changed(map={"hexes": [name for name in EVERY_HEX if name != "G5"]}))


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_box_broken_anywhere_is_refused_there(seed: int) -> None:
    """One value of a good box is replaced by one that fits nowhere."""
    rng = Random(seed)
    document = random_box(seed) | {"techTypes": [{"id": "T-MIN", "name": "Mining"}]}
    document.pop("note", None)
    place = ""
    node: Any = document
    while True:
        key = rng.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
        place += f"/{key}"
        if not isinstance(node[key], dict | list) or not node[key] or rng.random() < 0.2:
            break
        node = node[key]
    node[key] = {"nothing": ["fits"]}
    found = flaws(document)
    assert any(place.startswith(one) or one.startswith(place) for one in found), (place, found)


def test_the_schema_of_a_pack_fits_the_template() -> None:
    shapes = Catalogue()["on-mars"].shapes
    schema = document_schema(shapes.pack, shapes.names, "/schema/x", asked=True)
    for document in (template_of(ON_MARS), random_box(1)):
        jsonschema.validate(msgspec.json.decode(msgspec.json.encode(document)), schema)


def test_every_kind_of_building_has_its_scientist_whatever_the_box_says() -> None:
    made = boxed(random_box(7))
    workers = {card.works_in: card.id for card in made.material.scientists.values()}
    assert workers.keys() == set(BUILDING_TYPES)
    for plan in made.material.plans.values():
        assert plan.scientist == workers[plan.building]

"""The Mission games on material that somebody typed in."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from areopagus.games.mission.pack import MissionPack
from areopagus.kernel import codec
from areopagus.kernel.errors import Inconsistent
from areopagus.kernel.language import Phrase
from areopagus.kernel.pack import FlawedPack, pack_id, read_pack
from areopagus.kernel.wording import Message
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.templates import template_of
from areopagus.referee.trials import try_out
from tests.games.mission import test_scenarios_2005, test_scenarios_2015
from tests.laws.contender import Contender
from tests.laws.pictures import PictureLaws
from tests.laws.suite import Laws
from tests.laws.words import WordLaws
from tests.packs.boxes import MISSIONS, Document, box, boxed, random_box, renamed
from tests.packs.scenarios import scenarios_of, told

games = pytest.mark.parametrize("game", list(MISSIONS))


def flaws(game: str, document: Any) -> dict[str, str]:
    """What is wrong with a pack, by its place."""
    with pytest.raises(FlawedPack) as refused:
        boxed(game, document)
    for flaw in refused.value.flaws:
        assert flaw.words.en
        assert flaw.words.fr
    return {flaw.pointer: flaw.words.en for flaw in refused.value.flaws}


@games
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_random_box_can_be_played_with(game: str, seed: int) -> None:
    made = boxed(game, random_box(game, seed))
    assert list(try_out(made, 1))[-1] == len(made.seats)


def test_a_trial_ends_when_enough_moves_were_made_at_every_number_of_seats() -> None:
    made = boxed("red-planet")
    assert list(try_out(made, 9, most_moves=1))[-1] == len(made.seats)


@pytest.mark.parametrize(
    "contender",
    [
        Contender(game=boxed("planete-rouge"), seats=4, length=140, bound=360, label="boxed"),
        Contender(game=boxed("red-planet"), seats=3, length=150, bound=360, label="boxed"),
        Contender(
            game=boxed("red-planet", random_box("red-planet", 1)),
            seats=2,
            length=110,
            bound=360,
            label="random",
        ),
    ],
    ids=str,
)
class TestLaws(PictureLaws, WordLaws, Laws):
    pass


@games
def test_the_house_material_typed_in_is_the_house_material(game: str) -> None:
    house, own = MISSIONS[game], boxed(game, template_of(MISSIONS[game]))
    for seats in house.seats:
        ours, theirs = (RandomPlay(one, seats, "same").run() for one in (house, own))
        assert ours.plays == theirs.plays
        assert house.score(ours.state) == own.score(theirs.state)
        theirs.state.pack = house.pack
        assert house.encode(ours.state) == house.encode(theirs.state)
    for kind in ("zones", "ships", "event_cards", "characters"):
        assert getattr(own.printed("fr"), kind) == getattr(house.printed("fr"), kind)


@pytest.mark.parametrize(
    ("scenario", "arguments"), scenarios_of(test_scenarios_2005, test_scenarios_2015)
)
def test_the_scenarios_of_the_rulebook_hold_under_other_names(
    scenario: Any, arguments: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (boxed(game, renamed(game)) for game in MISSIONS)
    assert first.wording.names["hellas"].en == second.wording.names["hellas"].en == "Mine hellas"
    monkeypatch.setattr(test_scenarios_2005, "PLANETE_ROUGE", first)
    monkeypatch.setattr(test_scenarios_2015, "RED_PLANET", second)
    told(scenario, arguments, monkeypatch)


@games
def test_a_pack_is_known_by_its_content(game: str) -> None:
    kind = MISSIONS[game].PackDocument
    assert kind is not None
    document = box(game)
    shuffled = dict(sorted(document.items(), reverse=True)) | {"note": "for me"}
    shuffled["ships"] = [ship | {"note": "checked"} for ship in document["ships"]]
    named = pack_id(read_pack(kind, document))
    assert pack_id(read_pack(kind, shuffled)) == named
    other = document | {"iceBonus": document["iceBonus"] + 1}
    assert pack_id(read_pack(kind, other)) != named
    made = boxed(game, document)
    assert made.pack == named == codec.digest_bytes(made.pack_document)


@games
def test_what_a_pack_leaves_out_stays(game: str) -> None:
    made = boxed(
        game, {"game": game, "name": "Names only", "zones": [{"id": "hellas", "name": "H"}]}
    )
    house = MISSIONS[game].printed("en")
    sources = {zone.id: zone.source for zone in made.printed("en").zones}
    assert sources.pop("hellas") == "pack"
    assert "pack" not in sources.values()
    assert made.printed("en").event_cards == house.event_cards
    assert made.wording.names["hellas"].fr == "H"
    ship = next(ship for ship in made.printed("en").ships if ship.destination == "hellas")
    assert ship.name.startswith("H, ")


@games
def test_no_state_is_judged_with_other_material(game: str) -> None:
    house, mine, other = MISSIONS[game], boxed(game), boxed(game, random_box(game, 3))
    state = mine.setup([None] * 3, "a")
    mine.admit(state)
    for wrong in (house, other):
        with pytest.raises(Inconsistent, match="pack"):
            wrong.admit(state)
    with pytest.raises(Inconsistent, match="pack"):
        mine.admit(house.setup([None] * 3, "a"))


def test_an_id_that_the_box_has_not_is_refused() -> None:
    mine = boxed("red-planet")
    state = mine.setup([None] * 3, "a")
    state.ship_deck[0] = "RP-S-36"
    with pytest.raises(Inconsistent, match="every ship"):
        mine.admit(state)


@games
def test_what_is_said_of_one_box_is_not_said_of_another(game: str) -> None:
    """What is said often is remembered, for each box by itself."""
    house = MISSIONS[game]
    others = [boxed(game, box(game) | {"name": f"Box {n}"}) for n in range(2)]
    others[1].wording.names["hellas"] = Phrase("Elsewhere", "Ailleurs")
    said = [
        one.speaker(one.setup([None] * 3, "a"), "en").text(
            Message("resource-found", {"zone": "hellas", "resource": "ice"})
        )
        for one in (house, *others, house)
    ]
    names = ("Hellas", "Zone 3", "Elsewhere", "Hellas")
    assert all(name in text for name, text in zip(names, said, strict=True)), said


# Broken ones.


def test_every_flaw_is_told_at_once() -> None:
    broken = {
        "game": "on-mars",
        "colour": "red",
        "zones": [
            {"id": "hellas", "adjacent": "everywhere"},
            {"id": "olympus"},
            {"id": "ausonia", "ring": "third"},
        ],
        "iceBonus": 99,
    }
    assert flaws("red-planet", broken).keys() == {
        "/game",
        "/name",
        "/colour",
        "/zones/0/adjacent",
        "/zones/1/id",
        "/zones/2/ring",
        "/iceBonus",
    }


def test_ids_references_and_counts_are_checked() -> None:
    document = box("red-planet")
    document["ships"][0]["id"] = "PR-S-01"
    document["ships"][1]["id"] = "RP-S-03"
    document["ships"][4]["destination"] = "mare-cimmerium"
    document["ships"].append({"id": "RP-S-60"})
    found = flaws("red-planet", document)
    assert found.keys() == {
        "/ships/0/id",
        "/ships/2/id",
        "/ships/4/destination",
        "/ships/20/capacity",
        "/ships/20/destination",
    }


def changed(game: str, **parts: Any) -> Document:
    return {"game": game, "name": "Changed", **parts}


def card(id: str, **effect: Any) -> Document:
    return {"id": id, "name": "A card", "effect": effect}


@pytest.mark.parametrize(
    ("document", "place", "words"),
    [
        (
            changed("red-planet", zones=[{"id": "hellas", "adjacent": ["ausonia"]}]),
            "/zones/3/adjacent",
            "tritonis-sinus borders on hellas",
        ),
        (
            changed("red-planet", zones=[{"id": "phobos", "discoverySlot": True}]),
            "/zones/9/discoverySlot",
            "Phobos is a moon",
        ),
        (
            changed("red-planet", resourceTiles={"ice": 3, "sylvanite": 3, "celerium": 3}),
            "/resourceTiles",
            "10 zones need as many",
        ),
        (
            changed("red-planet", resourceTiles={"ice": 20, "sylvanite": 0, "celerium": 0})
            | {
                "eventCards": [
                    *template_of(MISSIONS["red-planet"])["eventCards"],
                    *[card(f"RP-D-{n}", op="extra_production", count=3) for n in range(20, 40)],
                    *[
                        card(f"RP-A-{n}", op="gain_tokens", resource="ice", count=5)
                        for n in range(20, 30)
                    ],
                ]
            },
            "/eventCards",
            "There could be",
        ),
        (
            changed(
                "planete-rouge",
                eventCards=[card(f"PR-B-{n:02}", op="flat", points=1) for n in range(1, 13)],
            ),
            "/eventCards",
            "5 seats need 13 bonus cards",
        ),
        (
            changed(
                "planete-rouge",
                eventCards=[card(f"PR-B-{n:02}", op="no_production") for n in range(1, 14)],
            ),
            "/eventCards/0/effect/op",
            "is a bonus card",
        ),
        (
            changed(
                "red-planet",
                ships=[
                    {"id": f"RP-S-{n:02}", "capacity": 3, "destination": None} for n in range(1, 21)
                ],
            ),
            "/ships",
            "At least 6 ships must have a destination",
        ),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_its_place(
    document: Document, place: str, words: str
) -> None:
    assert words in flaws(document["game"], document)[place]


@games
@settings(max_examples=40)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_box_broken_anywhere_is_refused_there(game: str, seed: int) -> None:
    """One value of a good box is replaced by one that fits nowhere."""
    rng = Random(seed)
    document = random_box(game, seed) | {"ships": box(game)["ships"]}
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
    assert any(
        place.startswith(found) or found.startswith(place) for found in flaws(game, document)
    )


@games
def test_a_pack_is_no_other_json(game: str) -> None:
    for wrong in (3, ["pack"], "pack"):
        assert flaws(game, wrong) == {"": "A pack is an object"}


def test_the_schema_of_a_pack_fits_the_template() -> None:
    import jsonschema

    from areopagus.referee.catalogue import Catalogue
    from areopagus.referee.schema import document_schema

    for game in MISSIONS:
        shapes = Catalogue()[game].shapes
        schema = document_schema(shapes.pack, shapes.names, "/schema/x", asked=True)
        jsonschema.validate(template_of(MISSIONS[game]), schema)
        assert issubclass(shapes.pack, MissionPack)

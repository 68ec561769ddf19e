"""The words of the rulebook are those of the components."""

import json

import msgspec
import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.game import Mission
from areopagus.kernel.errors import Illegal
from areopagus.kernel.language import LANGUAGES


@pytest.mark.parametrize("game", [PLANETE_ROUGE, RED_PLANET], ids=lambda game: game.id)
def test_a_character_has_one_name_in_each_language(game: Mission) -> None:
    for character in game.components["characters"]:
        names = {"en": character["name"], "fr": character["name_fr"]}
        rule = game.rulebook[f"{game.edition.prefix}-CHAR-{character['id'].upper()}-1"]
        for language in LANGUAGES:
            text = rule.text.text(language)
            assert text.lower().startswith(names[language].lower()), text
            assert str(character["number"]) in text


def test_a_ruling_that_is_an_option_tells_of_the_variant_and_the_option_of_the_ruling() -> None:
    ruling = RED_PLANET.rulebook["AMB-27"].text
    assert "variant" in ruling.en
    assert "variante" in ruling.fr
    schema = msgspec.json.schema(RED_PLANET.Options)
    assert "AMB-27" in json.dumps(schema), "the option must say which ruling it switches"


def test_a_refusal_calls_things_what_its_edition_calls_them() -> None:
    refusal = Illegal("", "character-not-in-hand", character="saboteur")
    said = [game.wording.reason(refusal, "fr") for game in (PLANETE_ROUGE, RED_PLANET)]
    assert said == [
        "Ce personnage n’est pas dans votre main\u00a0: Terroriste.",
        "Ce personnage n’est pas dans votre main\u00a0: Saboteur.",
    ]
    refusal = Illegal("", "not-present", place="mare-tyrrhenum")
    assert RED_PLANET.wording.reason(refusal, "en") == "You have no astronaut in Mare Tyrrhenum."


@pytest.mark.parametrize(
    ("game", "en", "fr"),
    [
        (PLANETE_ROUGE, "is not on the ground.", "n’est pas au sol."),
        (RED_PLANET, "is not docked.", "n’est pas à quai."),
    ],
    ids=lambda value: value.id if isinstance(value, Mission) else "",
)
def test_a_ship_waits_where_its_edition_says(game: Mission, en: str, fr: str) -> None:
    ship = f"{game.edition.prefix}-S-08"
    refusal = Illegal("", "not-docked", ship=ship)
    assert game.wording.reason(refusal, "en") == f"Ship {ship} (Hellas, 3 places) {en}"
    assert game.wording.reason(refusal, "fr") == f"La navette {ship} (Hellas, 3 places) {fr}"


def test_a_ruling_on_both_editions_uses_the_names_of_each() -> None:
    said = [game.rulebook.text("AMB-30", "fr").text for game in (PLANETE_ROUGE, RED_PLANET)]
    assert "voyagiste" in said[0]
    assert "agent de voyages" in said[1]
    assert not any(" ou agent " in text for text in said)


def test_a_move_at_the_wrong_moment_is_told_what_is_asked() -> None:
    refusal = Illegal("", "not-now", asked="destroy-ship")
    said = [game.wording.reason(refusal, "en") for game in (PLANETE_ROUGE, RED_PLANET)]
    assert said == [
        "Something else is asked of you now: “Destroy a ship on the ground”.",
        "Something else is asked of you now: “Destroy a docked ship”.",
    ]


@pytest.mark.parametrize("game", [PLANETE_ROUGE, RED_PLANET], ids=lambda game: game.id)
def test_every_piece_with_a_name_has_one_in_french_and_says_where_from(game: Mission) -> None:
    for kind in ("zones", "characters", "event_cards", "markers"):
        for piece in game.components[kind]:
            assert piece["name_fr"], piece["id"]
            assert piece["name_fr_source"] in ("seed", "ref", "house"), piece["id"]
    assert all(ship["name"] and ship["name_fr"] for ship in game.components["ships"])
    assert all(card["text"] and card["text_fr"] for card in game.components["event_cards"])
    assert all(one["effect_fr"] for one in game.components["characters"])

"""The words of the rulebook are those of the components."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.game import Mission
from areopagus.kernel.errors import Illegal
from areopagus.kernel.rulebook import LANGUAGES


@pytest.mark.parametrize("game", [PLANETE_ROUGE, RED_PLANET], ids=lambda game: game.id)
def test_a_character_has_one_name_in_each_language(game: Mission) -> None:
    for character in game.components["characters"]:
        names = {"en": character["name"], "fr": character["name_fr"]}
        rule = game.rulebook[f"{game.edition.prefix}-CHAR-{character['id'].upper()}-1"]
        for language in LANGUAGES:
            text = rule.text.text(language)
            assert text.lower().startswith(names[language].lower()), text
            assert str(character["number"]) in text


def test_a_ruling_that_is_an_option_names_it() -> None:
    for language in LANGUAGES:
        text = RED_PLANET.rulebook["AMB-27"].text.text(language)
        assert all(word in text for word in ("soldier", "and", "or"))


def test_a_refusal_calls_things_what_its_edition_calls_them() -> None:
    refusal = Illegal("", "character-not-in-hand", character="saboteur")
    said = [game.wording.reason(refusal, "fr") for game in (PLANETE_ROUGE, RED_PLANET)]
    assert said == [
        "Le personnage « Terroriste » n'est pas en main.",
        "Le personnage « Saboteur » n'est pas en main.",
    ]
    refusal = Illegal("", "not-present", place="mare-tyrrhenum")
    assert RED_PLANET.wording.reason(refusal, "en") == "You have no astronaut at Mare Tyrrhenum."

"""All that is said in some random games of each game; `make word-laws` listens to a thousand."""

import pytest

from areopagus.referee.catalogue import GAMES
from tests.laws.typography import flaws
from tests.properties.test_mutated_positions import CONTENDERS
from tests.word_laws import EVERY, listen

NB = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_sentence_of_random_games_can_be_shown_as_it_is(game: str) -> None:
    tables = [table for table in CONTENDERS if table.game.id == game]
    hearing, moves = listen(tables, 3, EVERY.get(game, 2))
    assert hearing.findings == {}
    assert moves > 50
    assert hearing.sentences > 1000


@pytest.mark.parametrize(
    "text",
    [
        "Bob’s ship? No: it’s “Ann’s”; see `a ? b` and 3 to 5.",
        "1 of 2 (partly).",
    ],
)
def test_english_that_is_set_well(text: str) -> None:
    assert flaws(text, "en") == []


@pytest.mark.parametrize(
    "text",
    [
        f"L’orange{NB}: «{NB}Fais quelque chose{NB}!{NB}», d’accord{NB}? 12:30, `a : b`.",
        "Effectuez-la au moins une fois.",
    ],
)
def test_french_that_is_set_well(text: str) -> None:
    assert flaws(text, "fr") == []


@pytest.mark.parametrize("text", ["Bob's", 'a "b"', "a ...", "a  b", "a ()", "a ; b", "«a»", " a"])
def test_english_that_is_not(text: str) -> None:
    assert flaws(text, "en")


@pytest.mark.parametrize(
    "text",
    [
        "l'or",
        "Oui !",
        "Oui!",
        f"«a{NB}»",
        f"«{NB}a »",
        "“a”",
        "le astronaute",
        "de un hexagone",
        "la hexagone",
        "que il",
        "vers de le joueur 1",
    ],
)
def test_french_that_is_not(text: str) -> None:
    assert flaws(text, "fr")

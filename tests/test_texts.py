"""Everything written for people: set as its language wants it, in the words of its game."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from re import compile, escape
from typing import Any

import pytest

from areopagus.api.refusals import KINDS
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language, Phrase
from areopagus.referee.catalogue import GAMES
from tests.laws.typography import flaws

GLOSSARY: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("glossary.toml").read_text(encoding="utf-8")
)
SECTIONS = ("prompts", "score", "reasons", "moves", "events", "names", "picture")
IDS = compile(
    r"\b(?:PR|RP|MM|OM|AMB|R)-[A-Z0-9]+(?:-[A-Z0-9]+)*\b|\b[A-Z]{1,2}\d{1,2}[abc]?\b|\b[a-z]+_[a-z_]+\b"
)
"""Ids of rules and of components, and values of options."""
BRACES = compile(r"\{[^}]*\}")
BY_ID = [pytest.param(game, id=game.id) for game in GAMES]


def texts(game: Game[Any]) -> Iterator[tuple[str, Language, str]]:
    """All that a game says, each with where it stands."""
    for language in LANGUAGES:
        for rule in game.rulebook:
            text = game.rulebook.text(rule.id, language)
            yield f"{rule.id} title", language, text.title
            yield rule.id, language, text.text
            yield f"{rule.id} cite", language, text.cite
        for section in SECTIONS:
            phrases: dict[str, Phrase] = getattr(game.wording, section)
            for key, phrase in phrases.items():
                said = BRACES.sub("N", phrase.text(language))
                if len(said) > 2:
                    yield f"{section}.{key}", language, said


@pytest.mark.parametrize("game", BY_ID)
def test_texts_are_set_as_their_language_wants_it(game: Game[Any]) -> None:
    found = [
        (where, language, flaw)
        for where, language, text in texts(game)
        for flaw in flaws(text, language)
        if not where.startswith("picture.")
    ]
    assert not found, found


def _in_any_number(words: str) -> str:
    """A pattern for some words in the singular or the plural, with a capital letter or without."""
    plain = r"(?:e?s|x)? ".join(escape(word) for word in words.split())
    return rf"\b(?i:{plain[0]}){plain[1:]}(?:e?s|x)?\b"


@pytest.mark.parametrize("game", BY_ID)
def test_no_text_has_a_word_that_its_game_does_not_use(game: Game[Any]) -> None:
    found = []
    for language in LANGUAGES:
        words = [*GLOSSARY["all"].get(language, []), *GLOSSARY[game.id].get(language, [])]
        never = compile("|".join(_in_any_number(word) for word in words))
        allowed = set(GLOSSARY[game.id].get("allowed", []))
        found += [
            (where, language, match[0])
            for where, spoken, text in texts(game)
            if spoken == language and where not in allowed and (match := never.search(text))
        ]
    assert not found, found


@pytest.mark.parametrize("game", BY_ID)
def test_no_rule_and_no_component_is_told_with_a_raw_id_or_a_placeholder(game: Game[Any]) -> None:
    said = []
    for language in LANGUAGES:
        for rule in game.rulebook:
            text = game.rulebook.text(rule.id, language)
            said += [(rule.id, text.title), (rule.id, text.text)]
        material = game.printed(language)
        for kind in material.__struct_fields__:
            for piece in getattr(material, kind):
                said += [(piece.id, piece.name), (piece.id, piece.text)]
    assert len(said) > 400
    assert [one for one in said if IDS.search(one[1]) or BRACES.search(one[1])] == []


@pytest.mark.parametrize(
    "text", ["see RP-PROD-9", "the action E4", "tile DT04", "cell L2b", "if it is end_of_turn"]
)
def test_a_raw_id_is_found(text: str) -> None:
    assert IDS.search(text)


def test_problems_are_set_well() -> None:
    for kind in KINDS.values():
        plain = f"{kind.title}. {kind.description}".replace("'", "’")
        assert flaws(plain, "en") == []

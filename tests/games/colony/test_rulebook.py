"""The words of the rulebook and the wording: one word for each thing, and typographic marks."""

import re
from collections.abc import Iterator

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.kernel.language import Language, Phrase

ID = re.compile(
    r"\b(?:OM|R|A|EC|TT|BT|RT|S)-[A-Z0-9]+|\b(?:BP|PG|DT|EC|LR|LB|TO)\d|\b[LGMEOC]\d[abc]?\b|_"
)
"""Ids of rules, components and places, and values of options."""
FORBIDDEN: dict[Language, re.Pattern[str]] = {
    "en": re.compile(
        r"\btechs?\b|(?<!your )\bown (?:colonist|plan|robot|shelter|advanced|tile)s?\b|\blegal\b"
        r"|\bSeat \d|\badvanced marker|\bexploration tile|\bblueprint|(?<!living )\bquarters\b"
    ),
    "fr": re.compile(
        r"\bsiège|\bdiamant|côté Orbite|marchandise|[Cc]ontrats? Terrien|Technologie Vaisseau"
        r"|\blégal|\bélément de l’Entrepôt|\bcolons?\b|\bcristal\b|\bcristaux\b|\bbatteries?\b"
        r"|\boxygène\b|\bminerais?\b|icône d’amélioration|Colons d’amélioration"
    ),
}
"""Words that the glossary replaces by others."""
LOOSE = re.compile(r"['\"]|[^\u00a0] ?[;!?»]|[^\u00a0 ]:|«[^\u00a0]| :|\.\.\.|  ")
"""French marks without their no-break space, straight apostrophes and quotation marks."""


def rules() -> Iterator[tuple[str, Phrase]]:
    for rule in ON_MARS.rulebook:
        yield rule.id, rule.title
        yield rule.id, rule.text


def templates() -> Iterator[tuple[str, Phrase]]:
    for section in ("prompts", "score", "reasons", "moves", "events"):
        for key, phrase in getattr(ON_MARS.wording, section).items():
            yield f"{section}.{key}", Phrase(*(_bare(text) for text in (phrase.en, phrase.fr)))


def _bare(text: str) -> str:
    """A template without what stands in braces: names are tested where they come from."""
    return re.sub(r"\{[^}]*\}", "X", text)


PHRASES = [*rules(), *templates()]


def test_there_is_something_to_read() -> None:
    assert len(PHRASES) > 700


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_id_stands_in_a_sentence(language: Language) -> None:
    found = [(id, ID.findall(p.text(language))) for id, p in PHRASES if ID.search(p.text(language))]
    assert not found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_word_for_one_thing(language: Language) -> None:
    forbidden = FORBIDDEN[language]
    found = [(id, forbidden.findall(phrase.text(language))) for id, phrase in PHRASES]
    assert not [(id, words) for id, words in found if words]


def test_french_marks_have_their_no_break_spaces() -> None:
    assert not [(id, phrase.fr) for id, phrase in PHRASES if LOOSE.search(phrase.fr)]


def test_english_marks_are_typographic() -> None:
    assert not [(id, phrase.en) for id, phrase in PHRASES if re.search(r"['\"]|  ", phrase.en)]

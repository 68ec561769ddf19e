"""The printed material that a screen shows: typed, in both languages, with its sources."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from areopagus.kernel.component import Component
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES
from areopagus.referee.catalogue import GAMES
from tests.laws.typography import flaws
from tests.laws.words import assert_readable

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def pieces(game: Game[Any], language: Any) -> Iterator[tuple[str, Component]]:
    material = game.printed(language)
    for kind in material.__struct_fields__:
        for piece in getattr(material, kind):
            yield kind, piece


@EVERY_GAME
def test_every_piece_has_a_name_and_its_text_in_both_languages(game: Game[Any]) -> None:
    for language in LANGUAGES:
        for kind, piece in pieces(game, language):
            for said in (piece.name, piece.text):
                assert said, (kind, piece.id)
                assert flaws(said, language) == [], (kind, piece.id, said)
            assert_readable(piece.text)


@EVERY_GAME
def test_both_languages_tell_of_the_same_pieces(game: Game[Any]) -> None:
    english, french = (list(pieces(game, language)) for language in LANGUAGES)
    assert [(kind, piece.id) for kind, piece in english] == [
        (kind, piece.id) for kind, piece in french
    ]
    assert any(a.name != b.name for (_, a), (_, b) in zip(english, french, strict=True))


@EVERY_GAME
def test_no_id_is_given_twice_in_a_kind(game: Game[Any]) -> None:
    named = [(kind, piece.id) for kind, piece in pieces(game, "en")]
    assert len(named) == len(set(named))


@EVERY_GAME
def test_it_is_a_document_like_any_other(game: Game[Any]) -> None:
    material = game.printed("en")
    assert msgspec.json.decode(msgspec.json.encode(material), type=game.Components) == material

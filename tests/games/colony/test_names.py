"""What people call things: hexes as a picture prints them, components, amounts."""

import re
from typing import Any

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.components import COMPONENTS, HOUSE_MATERIAL
from areopagus.games.colony.hexes import CELLS, CENTRE, NEIGHBOURS, Hex, spelled
from areopagus.games.colony.names import amount, effect_of, place
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.wording import Speaker


def name(id: str, language: Any = "en") -> str:
    return Speaker(ON_MARS.wording, language).name(id)


def test_every_hex_has_a_letter_and_a_number_of_its_own() -> None:
    spellings = [spelled(cell) for cell in CELLS]
    assert len(set(spellings)) == len(CELLS)
    assert all(re.fullmatch("[A-M][1-9]", spelling) for spelling in spellings)
    assert spelled(CENTRE) == "G5"
    assert [spelled(cell) for cell in NEIGHBOURS[CENTRE]] == ["F4", "F5", "G4", "G6", "H4", "H5"]


def test_a_hex_is_not_taken_for_the_slot_of_the_grid_with_the_same_letters() -> None:
    assert name(place(CENTRE)) == "hex G5"
    assert name(place(CENTRE), "fr") == "l’hexagone G5"
    assert name("G5") == "the third slot of the middle row"
    assert name(place(Hex(6, 6))) == "a hex off the map"


@pytest.mark.parametrize(
    ("of", "count", "en", "fr"),
    [
        ("battery", 2, "2 batteries", "2 Batteries"),
        ("water", 2, "2 water", "2 Eaux"),
        ("crystal", 1, "1 crystal", "1 Cristal"),
        ("any", 1, "1 resource of your choice", "1 ressource au choix"),
        ("colonist", 0, "0 colonists", "0 Colon"),
    ],
)
def test_amounts_agree_with_their_number(of: str, count: int, en: str, fr: str) -> None:
    assert (name(amount(of, count)), name(amount(of, count), "fr")) == (en, fr)


def _printed(content: Any) -> list[dict[str, Any]]:
    """Whatever is printed and has an id, apart from rules and bookkeeping."""
    if isinstance(content, dict):
        own = [content] if "id" in content and "title" not in content else []
        return own + [row for part in content.values() for row in _printed(part)]
    if isinstance(content, list):
        return [row for part in content for row in _printed(part)]
    return []


def test_every_component_has_a_name_and_an_effect_in_both_languages() -> None:
    parts = {k: v for k, v in COMPONENTS.items() if k not in ("game", "rulings", "scoring")}
    rows = _printed(parts)
    assert len(rows) > 200
    for row in rows:
        for field in ("name", "name_fr", "text", "text_fr"):
            assert row.get(field), (row["id"], field)
            assert not re.search(r"['\"]|_|  | [;:!?]", row[field]), row[field]
        assert not row["text"].endswith("."), row["text"]


def test_every_effect_is_told_in_both_languages() -> None:
    for source in HOUSE_MATERIAL.effects:
        for language in LANGUAGES:
            assert name(effect_of(source), language) != effect_of(source), source

"""Nothing that was released breaks, unless the version says so."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from areopagus import __version__
from tests.api.breaking import (
    RELEASED,
    announces_breaks,
    breaking_changes,
    frozen,
    version_announces_breaks,
)

ROOT = Path(__file__).parents[2]
CURRENT = frozen(json.loads((ROOT / "openapi/openapi.json").read_text()))


def test_nothing_breaks_that_the_version_does_not_announce() -> None:
    if not RELEASED.exists():
        assert __version__ == "0.1.0", "a release freezes the contract: make release"
        return
    if not version_announces_breaks():
        assert breaking_changes(json.loads(RELEASED.read_text()), CURRENT) == []


def test_a_contract_breaks_nobody_who_follows_it_itself() -> None:
    assert breaking_changes(CURRENT, CURRENT) == []
    grown = deepcopy(CURRENT)
    grown["paths"]["/v1/chess"] = grown["paths"]["/v1/games"]
    position = schema(grown, "RedPlanetPosition")
    position["properties"]["new"] = {"type": "string"}
    position["required"].append("new")
    request = schema(grown, "RedPlanetSetupRequest")
    request["properties"]["new"] = {"type": "string"}
    assert breaking_changes(CURRENT, grown) == []


def schema(document: Any, name: str) -> Any:
    return document["components"]["schemas"][name]


def apply(document: Any) -> Any:
    return document["paths"]["/v1/games/red-planet/apply"]["post"]


def gone(document: Any) -> None:
    del document["paths"]["/v1/games/red-planet/apply"]["post"]


def renamed(document: Any) -> None:
    apply(document)["operationId"] = "move"


def lost_a_parameter(document: Any) -> None:
    apply(document)["parameters"].pop()


def needs_more(document: Any) -> None:
    schema(document, "RedPlanetSetupRequest")["required"].append("seed")


def takes_less(document: Any) -> None:
    schema(document, "RedPlanetSetupRequest")["properties"].pop("seed")


def answers_less(document: Any) -> None:
    schema(document, "RedPlanetPosition")["properties"].pop("digest")


def promises_less(document: Any) -> None:
    schema(document, "RedPlanetPosition")["required"].remove("digest")


def another_type(document: Any) -> None:
    schema(document, "RedPlanetPosition")["properties"]["digest"] = {"type": "integer"}


def fewer_moves(document: Any) -> None:
    schema(document, "RedPlanetMove")["oneOf"].pop()


def needs_credentials(document: Any) -> None:
    apply(document)["security"] = [{"bearer": []}]


def credentials_for_all(document: Any) -> None:
    document["security"] = [{"apiKey": []}]


def takes_no_body(document: Any) -> None:
    apply(document).pop("requestBody")


def needs_what_was_optional(document: Any) -> None:
    document["components"]["parameters"]["include"]["required"] = True


def needs_more_at_a_path(document: Any) -> None:
    session(document)["parameters"].append(
        {"name": "who", "in": "query", "required": True, "schema": {"type": "string"}}
    )


def session(document: Any) -> Any:
    return document["paths"]["/v1/sessions/{session}"]


def written_otherwise(document: Any) -> None:
    document["components"]["parameters"]["include"]["explode"] = True


def takes_few_words(document: Any) -> None:
    seed(document)["enum"] = ["ares"]


def seed(document: Any) -> Any:
    return schema(document, "RedPlanetSetupRequest")["properties"]["seed"]["anyOf"][0]


def another_pattern(document: Any) -> None:
    seed(document)["pattern"] = "^[a-z]+$"


def another_default(document: Any) -> None:
    document["components"]["parameters"]["explain"]["schema"]["default"] = True


def fewer_words(document: Any) -> None:
    schema(document, "RedPlanetZone")["enum"].remove("hellas")


def lost_a_header(document: Any) -> None:
    session(document)["get"]["responses"]["200"]["headers"].pop("ETag")


def tells_less_of_problems(document: Any) -> None:
    schema(document, "ProblemDocument")["properties"].pop("rule")


def told_apart_otherwise(document: Any) -> None:
    schema(document, "RedPlanetMove")["discriminator"]["propertyName"] = "kind"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (gone, "POST /v1/games/red-planet/apply is gone"),
        (renamed, "POST /v1/games/red-planet/apply is called move and was redPlanetApply"),
        (lost_a_parameter, "POST /v1/games/red-planet/apply no longer takes include"),
        (needs_more, "RedPlanetSetupRequest needs seed"),
        (takes_less, "RedPlanetSetupRequest.seed is gone"),
        (answers_less, "RedPlanetPosition.digest is gone"),
        (promises_less, "RedPlanetPosition.digest may be left out"),
        (another_type, "RedPlanetPosition.digest is integer and was string"),
        (needs_credentials, "POST /v1/games/red-planet/apply needs credentials"),
        (credentials_for_all, "POST /v1/games/red-planet/apply needs credentials"),
        (takes_no_body, "POST /v1/games/red-planet/apply no longer takes a body"),
        (needs_what_was_optional, "POST /v1/games/red-planet/apply needs include"),
        (needs_more_at_a_path, "GET /v1/sessions/{session} needs who"),
        (written_otherwise, "GET /v1/sessions/{session} include is written otherwise"),
        (takes_few_words, "RedPlanetSetupRequest.seed takes only ares"),
        (another_pattern, "RedPlanetSetupRequest.seed has another pattern"),
        (another_default, "POST /v1/games/red-planet/legal-moves explain has another default"),
        (fewer_words, "RedPlanetZone no longer takes hellas"),
        (lost_a_header, "GET /v1/sessions/{session} no longer answers with ETag"),
        (tells_less_of_problems, "ProblemDocument.rule is gone"),
        (told_apart_otherwise, "RedPlanetMove is told apart by kind and was by type"),
    ],
)
def test_a_breaking_change_is_named(change: Any, complaint: str) -> None:
    later = deepcopy(CURRENT)
    change(later)
    assert complaint in breaking_changes(CURRENT, later)


def test_a_kind_of_move_that_is_no_longer_taken_is_named() -> None:
    later = deepcopy(CURRENT)
    fewer_moves(later)
    assert any(
        text.startswith("RedPlanetMove is no longer taken as RedPlanet")
        for text in breaking_changes(CURRENT, later)
    )


@pytest.mark.parametrize(
    ("earlier", "later", "announced"),
    [
        ("0.2.0", "0.2.1", False),
        ("0.2.0", "0.3.0", True),
        ("0.9.0", "1.0.0", True),
        ("1.2.0", "1.3.0", False),
        ("1.2.0", "2.0.0", True),
    ],
)
def test_versions_announce_breaks_by_semver(earlier: str, later: str, announced: bool) -> None:
    assert announces_breaks(earlier, later) == announced

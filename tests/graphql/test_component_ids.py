"""Ids of components are spelled in GraphQL as everywhere else, and no game knows another's."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from graphql import GraphQLEnumType, GraphQLScalarType, GraphQLSchema
from starlette.testclient import TestClient

from areopagus.api.examples import example_requests
from areopagus.games.mission.components import FIRST_EDITION, SECOND_EDITION
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.naming import pascal
from tests.graphql.conftest import Ask

ROOT = Path(__file__).parents[2]
GAMES = {
    "planete-rouge": ("planeteRouge", "PlaneteRouge", "PR-S-07", "RP-S-07"),
    "red-planet": ("redPlanet", "RedPlanet", "RP-S-07", "PR-S-07"),
}
SHIPS = list(GAMES.items())
NO_IDS = ["RP_S_07", "rp-s-07", "RP-S-99", "", 7, None, ["RP-S-07"]]


def state_of(catalogue: Catalogue, game: str) -> Any:
    return example_requests(catalogue[game])["judge"]["state"]


def judged(ask: Ask, catalogue: Catalogue, game: str, move: Any) -> dict[str, Any]:
    """The whole answer to a launch, typed and in a variable."""
    field, prefix = GAMES[game][:2]
    query = f"""query($state: Document!, $move: {prefix}MoveInput!) {{ {field} {{
        judge(state: $state, seat: 0, move: $move) {{
            __typename ... on Problem {{ message pointer }} }} }} }}"""
    return ask(query, state=state_of(catalogue, game), move=move)


@pytest.mark.parametrize(("game", "spelled"), SHIPS)
def test_an_id_is_spelled_as_in_documents(
    game: str, spelled: tuple[str, ...], ask: Ask, catalogue: Catalogue
) -> None:
    field, _, ship, _ = spelled
    assert "errors" not in judged(ask, catalogue, game, {"launch": {"ship": ship}})
    literal = f"""query($state: Document!) {{ {field} {{
        judge(state: $state, seat: 0, move: {{launch: {{ship: "{ship}"}}}}) {{ __typename }}
    }} }}"""
    answer = ask(literal, state=state_of(catalogue, game))
    assert answer["data"][field]["judge"]["__typename"] == "Verdict"


@pytest.mark.parametrize("wrong", [*NO_IDS, "PR-S-07"])
def test_what_is_no_id_is_refused(wrong: Any, ask: Ask, catalogue: Catalogue) -> None:
    answer = judged(ask, catalogue, "red-planet", {"launch": {"ship": wrong}})
    assert answer["errors"], answer
    assert not answer.get("data")


def test_a_wrong_id_is_told_what_would_be_right(ask: Ask, catalogue: Catalogue) -> None:
    answer = judged(ask, catalogue, "red-planet", {"launch": {"ship": "RP_S_07"}})
    assert "the nearest are: RP-S-" in answer["errors"][0]["message"]
    assert "PR-S" not in answer["errors"][0]["message"]


@pytest.mark.parametrize(("game", "spelled"), SHIPS)
def test_moves_name_nothing_of_the_other_edition(
    game: str, spelled: tuple[str, ...], ask: Ask, client: TestClient, catalogue: Catalogue
) -> None:
    field, _, _, other = spelled
    move = {"type": "launch", "ship": other}
    answer = judged(ask, catalogue, game, {"document": move})["data"][field]["judge"]
    assert (answer["__typename"], answer["pointer"]) == ("InvalidMove", "/move/ship")

    state = state_of(catalogue, game)
    item = {"state": state, "seat": 0, "move": move}
    record = {"setup": {"seats": 3, "seed": "s"}, "moves": [{"seat": 0, "move": move}]}
    requests = {
        "judge": (item, "/move/ship"),
        "apply": (item, "/move/ship"),
        "render": ({"state": state, "seat": 0, "highlight": move}, "/highlight/ship"),
        "judge-batch": ({"items": [item]}, "/items/0/move/ship"),
        "replay": (record, "/moves/0/move/ship"),
    }
    several = {"state": state, "seat": 0, "moves": [{"type": "pass"}, move]}
    for operation, (body, pointer) in [*requests.items(), ("apply", (several, "/moves/1/ship"))]:
        problem = client.post(f"/v1/games/{game}/{operation}", json=body).json()
        assert (problem.get("type"), problem.get("pointer")) == ("/problems/schema", pointer)


@pytest.mark.parametrize(("game", "spelled"), SHIPS)
def test_states_hold_nothing_of_the_other_edition(
    game: str, spelled: tuple[str, ...], client: TestClient, catalogue: Catalogue
) -> None:
    own, other = spelled[2:]
    state = state_of(catalogue, game)
    body = json.dumps({"state": state, "seat": None})
    changed = body.replace(own, other)
    assert changed != body
    statuses = [
        client.post(f"/v1/games/{game}/view", json=json.loads(content)).status_code
        for content in (body, changed)
    ]
    assert statuses == [200, 422]


def test_no_type_lists_what_the_other_edition_has(schema: GraphQLSchema) -> None:
    for edition, other in ((FIRST_EDITION, SECOND_EDITION), (SECOND_EDITION, FIRST_EDITION)):
        zone = schema.type_map[f"{pascal(edition.id)}Zone"]
        assert isinstance(zone, GraphQLEnumType)
        assert {str(value.value) for value in zone.values.values()} == set(edition.zones)
        foreign = other.known - edition.known
        for path in (ROOT / "schema").glob(f"{edition.id}.*.json"):
            words = set(re.findall(r'"([^"]+)"', path.read_text(encoding="utf-8")))
            assert not words & foreign


def test_ids_are_scalars_and_words_enumerations(schema: GraphQLSchema) -> None:
    ids = ("RedPlanetCardId", "OnMarsPlan", "OnMarsMainAction", "MagicMazeOnMarsMarsTile")
    words = ("RedPlanetCharacter", "OnMarsBuildingType", "MagicMazeOnMarsColour")
    for name in ids:
        assert isinstance(schema.type_map[name], GraphQLScalarType)
    for name in words:
        assert isinstance(schema.type_map[name], GraphQLEnumType)

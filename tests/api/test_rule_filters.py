"""Rules by what they are about, and by module."""

import httpx
import pytest

MAZE = "/v1/games/magic-maze-on-mars/rules"


def ids(service: httpx.Client, path: str) -> list[str]:
    return [rule["id"] for rule in service.get(path).json()["rules"]]


def test_rules_of_one_module(service: httpx.Client) -> None:
    everything, first = ids(service, MAZE), ids(service, f"{MAZE}?module=1")
    assert set(first) < set(everything)
    assert {"MM-MOVE-1", "MM-COMM-1"} <= set(first)
    assert not {"MM-BRIDGE-1", "MM-SLUG-1", "MM-ONEWAY-1"} & set(first)
    assert "MM-COMM-1" not in ids(service, f"{MAZE}?module=5")


def test_rules_about_something(service: httpx.Client) -> None:
    about = service.get(f"{MAZE}?about=slug&lang=fr").json()["rules"]
    assert "MM-SLUG-1" in [rule["id"] for rule in about]
    assert all("slug" in rule["about"] for rule in about)
    assert ids(service, f"{MAZE}?about=saboteur") == []
    assert "PR-CHAR-SABOTEUR-1" in ids(service, "/v1/games/planete-rouge/rules?about=saboteur")


@pytest.mark.parametrize("module", ["", "one", "-1", "100"])
def test_a_module_is_a_number(service: httpx.Client, module: str) -> None:
    answer = service.get(f"{MAZE}?module={module}")
    assert answer.status_code == 400
    assert answer.json()["parameter"] == "module"


def test_graphql_filters_them_too(service: httpx.Client) -> None:
    query = '{ rules(game: "magic-maze-on-mars", about: "slug", module: 4) { id modules about } }'
    rules = service.post("/graphql", json={"query": query}).json()["data"]["rules"]
    asked = ids(service, f"{MAZE}?about=slug&module=4")
    assert [rule["id"] for rule in rules] == asked

"""Rules by what they are about, and by module."""

import re

import httpx
import pytest

from areopagus.api.examples import example_requests
from areopagus.referee.catalogue import Catalogue

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


def test_the_page_of_the_rulebook_is_filtered_too(service: httpx.Client) -> None:
    page = "/v1/games/magic-maze-on-mars/rulebook"
    asked = set(ids(service, f"{MAZE}?about=slug&module=4"))
    headers = {"accept": "text/html"}
    part = service.get(f"{page}?about=slug&module=4", headers=headers).text
    assert set(re.findall(r'<section class="rule" id="([^"]+)">', part)) == asked
    whole = service.get(page, headers=headers).text
    assert set(re.findall(r'<section class="rule" id="([^"]+)">', whole)) == set(ids(service, MAZE))
    markdown = service.get(f"{page}?about=slug&module=4", headers={"accept": "text/markdown"}).text
    assert set(re.findall(r"\(`(MM-[A-Z0-9-]+)`\)", markdown)) == asked
    assert service.get(f"{page}?module=x").status_code == 400


def test_a_verdict_links_to_the_rule_on_the_page(service: httpx.Client) -> None:
    request = example_requests(Catalogue()["red-planet"])["judge"] | {"move": {"type": "pass"}}
    rule = service.post("/v1/games/red-planet/judge", json=request | {"seat": 5}).json()["rule"]
    assert rule["url"] == f"/v1/games/red-planet/rulebook#{rule['id']}"
    page, _, anchor = rule["url"].partition("#")
    assert f'id="{anchor}"' in service.get(page, headers={"accept": "text/html"}).text

    refused = service.post("/v1/games/red-planet/apply", json=request | {"seat": 5}).json()
    assert refused["rule"]["url"] == rule["url"]
    query = '{ rule(id: "RP-PROD-2") { url } }'
    answer = service.post("/graphql", json={"query": query}).json()
    assert answer["data"]["rule"]["url"] == "/v1/games/red-planet/rulebook#RP-PROD-2"

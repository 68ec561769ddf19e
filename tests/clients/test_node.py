"""Clients of JavaScript and TypeScript, as their users would use them."""

from collections.abc import Callable
from typing import Any

import pytest

from areopagus.referee.catalogue import Catalogue
from tests.clients.conftest import Run

Script = Callable[[str], list[Any]]
pytestmark = pytest.mark.slow


def test_the_public_audit_of_graphql_over_http_finds_nothing(script: Script) -> None:
    audits = script("audit.mjs")
    assert len(audits) > 50
    assert [audit for audit in audits if audit["status"] != "ok"] == []


def test_apollo_client_works_with_its_cache_and_persisted_queries(script: Script) -> None:
    (report,) = script("apollo.mjs")
    assert "red-planet" in report["games"]
    # Not known by its hash, so sent in full; the second query is answered by the cache.
    assert report["requestsForTwoQueries"] == ["GET", "POST"]
    assert report["applied"]["state"]["ply"] == 1
    assert report["refused"]["__typename"] == "RedPlanetIllegalMove"
    assert report["refused"]["rule"]["id"].startswith("RP-")


def test_urql_works(script: Script) -> None:
    (report,) = script("urql.mjs")
    assert report["applied"]["state"]["ply"] == 1
    assert report["refused"]["__typename"] == "RedPlanetIllegalMove"
    assert report["error"] == "GRAPHQL_VALIDATION_FAILED"


def test_generated_typescript_is_strict_and_plays_a_whole_game(run: Run, script: Script) -> None:
    run("graphql-codegen", "--config", "codegen.json")
    run("tsc", "--project", ".")
    (report,) = script("build/js/play.js")
    assert report["final"]
    assert report["phase"] == "OVER"
    assert report["names"] == ["Ann", "Bob", None]
    assert report["landings"] > 0
    assert len(report["totals"]) == 3


def test_graphiql_works_offline_and_its_examples_at_the_first_click(
    script: Script, graphql_url: str
) -> None:
    (report,) = script("graphiql.mjs")
    assert report["origins"] == [graphql_url.removesuffix("/graphql")]
    assert report["complaints"] == []
    prefixes = [referee.shapes.names.prefix for referee in Catalogue()]
    assert report["answers"] == {prefix: f"{prefix}Position" for prefix in prefixes}


def test_the_viewer_shows_one_part_of_the_contract_at_a_time(
    script: Script, graphql_url: str
) -> None:
    first, linked = script("docs.mjs")
    origin = graphql_url.removesuffix("/graphql")
    assert (first["origins"], linked["origins"]) == ([origin], [origin])
    assert first["complaints"] == linked["complaints"] == []
    assert first["documents"] == ["/openapi/red-planet.json"]
    assert first["current"] == ["Mission: Red Planet"]
    assert first["operations"][0] == "/v1/games/red-planet/setup"
    assert first["parts"][-2:] == ["Sessions", "About the service"]
    assert len(first["parts"]) == len(Catalogue()) + 2
    # A deep link leads to its operation, whichever part it is in.
    assert linked["documents"] == ["/openapi/on-mars.json"]
    assert linked["open"] == 1

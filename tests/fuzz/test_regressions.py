"""Whatever a fuzzer ever found, as a case of its own."""

import httpx


def test_a_bad_parameter_is_refused_though_a_header_makes_it_moot(service: httpx.Client) -> None:
    """Schemathesis: `after=false` was let through when `Last-Event-ID` came with it."""
    session = service.post("/v1/sessions", json={"game": "red-planet", "seats": 3}).json()
    answer = service.get(
        f"/v1/sessions/{session['session']}/events?after=false", headers={"last-event-id": "0"}
    )
    assert answer.status_code == 400
    assert answer.json()["parameter"] == "after"


def test_a_body_of_brackets_is_refused_before_anybody_goes_through_them(
    service: httpx.Client,
) -> None:
    """By hand: 8 MiB of `[],` deep inside others kept everybody waiting for three seconds."""
    answer = service.post(
        "/v1/games/on-mars/judge-batch",
        content=b"[" * 31 + b"[]," * 2_700_000,
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 400
    assert answer.json()["type"] == "/problems/too-complex"


def test_commas_alone_are_nothing_that_can_be_included(service: httpx.Client) -> None:
    """Schemathesis: `include=,` was let through, though no part has an empty name."""
    setup = "/v1/games/red-planet/setup"
    for include in (",", ",,", "score,"):
        answer = service.post(setup, params={"include": include}, json={"seats": 3})
        assert answer.status_code == 400
        assert answer.json()["parameter"] == "include"
    assert "score" not in service.post(setup, params={"include": ""}, json={"seats": 3}).json()


def test_material_of_a_pack_that_nobody_knows_is_refused_by_a_code(service: httpx.Client) -> None:
    """Schemathesis: it was `BAD_USER_INPUT`, as if the query did not fit the schema."""
    query = '{ redPlanet { components(pack: "100") { ships { id } } } }'
    (error,) = service.post("/graphql", json={"query": query}).json()["errors"]
    assert error["extensions"]["code"] == "UNKNOWN_PACK"
    assert "/v1/games/red-planet/packs" in error["message"]

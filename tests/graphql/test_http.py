"""GraphQL over HTTP: media types, status codes, GET, caching, persisted queries, nonsense."""

import json
from hashlib import sha256
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tests.graphql.conftest import configured

QUERY = "{ games { id } }"
RESPONSE = "application/graphql-response+json"


def post(client: TestClient, accept: str | None = None, **body: Any) -> Any:
    headers = {} if accept is None else {"accept": accept}
    return client.post("/graphql", json=body, headers=headers)


@pytest.mark.parametrize(
    ("accept", "expected"),
    [
        (RESPONSE, RESPONSE),
        ("application/json", "application/json"),
        ("*/*", "application/json"),
        ("application/*", "application/json"),
        (f"application/json;q=0.5, {RESPONSE}", RESPONSE),
        (f"{RESPONSE};q=0, application/json", "application/json"),
        (f"{RESPONSE}, application/json;q=0.9", RESPONSE),
    ],
)
def test_the_media_type_is_the_one_most_wanted(
    client: TestClient, accept: str, expected: str
) -> None:
    response = post(client, accept, query=QUERY)
    assert response.headers["content-type"] == f"{expected}; charset=utf-8"
    assert "accept" in response.headers["vary"]


def test_what_cannot_be_accepted_is_406(client: TestClient) -> None:
    response = post(client, "image/png", query=QUERY)
    assert response.status_code == 406
    assert response.json()["errors"][0]["extensions"]["code"] == "NOT_ACCEPTABLE"


@pytest.mark.parametrize(
    ("query", "code"),
    [("{ nothing }", "GRAPHQL_VALIDATION_FAILED"), ("{ games {", "GRAPHQL_PARSE_FAILED")],
)
def test_errors_have_the_status_that_the_media_type_asks_for(
    client: TestClient, query: str, code: str
) -> None:
    for accept, status in ((RESPONSE, 400), ("application/json", 200)):
        response = post(client, accept, query=query)
        assert response.status_code == status
        assert "data" not in response.json()
        assert response.json()["errors"][0]["extensions"]["code"] == code


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"{ games }"',
        b"{}",
        b'{"query": 1}',
        b'{"query": null}',
        b'{"query": "{ games { id } }", "variables": []}',
        b'{"query": "{ games { id } }", "operationName": 7}',
        b'{"query": "\xff"}',
        b'{"query": "{ games { id } }", "extensions": 3}',
    ],
)
def test_what_is_no_graphql_request_is_400(client: TestClient, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    response = client.post("/graphql", content=body, headers=headers)
    assert response.status_code == 400
    assert response.json()["errors"][0]["message"]


def test_other_content_and_methods_are_refused(client: TestClient) -> None:
    plain = client.post("/graphql", content=QUERY, headers={"content-type": "text/plain"})
    assert plain.status_code == 415
    put = client.put("/graphql", json={"query": QUERY})
    assert put.status_code == 405
    assert put.headers["allow"] == "GET, HEAD, POST, OPTIONS"
    assert client.options("/graphql").headers["allow"] == "GET, HEAD, POST, OPTIONS"


def test_an_answer_that_never_changes_may_be_kept(client: TestClient) -> None:
    response = client.get("/graphql", params={"query": QUERY})
    assert response.status_code == 200
    assert response.headers["cache-control"] == "public, max-age=3600"
    seeded = '{ redPlanet { setup(seats: {count: 2}, seed: "x") { __typename } } }'
    assert "max-age" in client.get("/graphql", params={"query": seeded}).headers["cache-control"]


@pytest.mark.parametrize(
    "query",
    ["{ redPlanet { setup(seats: {count: 2}) { __typename } } }", "{ nothing }", "{"],
)
def test_an_answer_that_may_change_is_not_kept(client: TestClient, query: str) -> None:
    response = client.get("/graphql", params={"query": query})
    assert response.headers["cache-control"] == "no-store"


def test_variables_and_names_come_in_the_address_too(client: TestClient) -> None:
    parameters = {
        "query": "query A { __typename } query B($id: ID!) { game(id: $id) { id } }",
        "operationName": "B",
        "variables": json.dumps({"id": "red-planet"}),
    }
    response = client.get("/graphql", params=parameters)
    assert response.json() == {"data": {"game": {"id": "red-planet"}}}
    for broken in ({"variables": "{"}, {"extensions": "[]"}, {"query": ""}):
        assert client.get("/graphql", params=parameters | broken).status_code == 400


@pytest.mark.parametrize("name", [None, "C"])
def test_one_of_several_operations_must_be_named(client: TestClient, name: str | None) -> None:
    query = "query A { __typename } query B { __typename }"
    response = post(client, RESPONSE, query=query, operationName=name)
    assert response.status_code == 400
    assert response.json()["errors"][0]["extensions"]["code"] == "OPERATION_RESOLUTION_FAILURE"


def persisted(query: str, version: int = 1) -> dict[str, Any]:
    hash = sha256(query.encode()).hexdigest()
    return {"persistedQuery": {"version": version, "sha256Hash": hash}}


def test_a_query_is_registered_once_and_then_found_by_its_hash() -> None:
    client = configured()
    extensions = persisted(QUERY)
    missed = post(client, extensions=extensions).json()
    assert missed["errors"][0]["message"] == "PersistedQueryNotFound"
    assert missed["errors"][0]["extensions"]["code"] == "PERSISTED_QUERY_NOT_FOUND"
    registered = post(client, query=QUERY, extensions=extensions).json()
    found = post(client, extensions=extensions).json()
    got = client.get("/graphql", params={"extensions": json.dumps(extensions)})
    assert registered == found == got.json()
    assert got.headers["cache-control"] == "public, max-age=3600"


def test_a_hash_that_is_not_that_of_its_query_is_refused(client: TestClient) -> None:
    answer = post(client, query="{ __typename }", extensions=persisted(QUERY)).json()
    assert answer["errors"][0]["extensions"]["code"] == "BAD_REQUEST"


def test_persisted_queries_can_be_turned_off() -> None:
    client = configured(graphql_persisted=0)
    for answer in (
        post(client, extensions=persisted(QUERY)).json(),
        post(client, query=QUERY, extensions=persisted(QUERY)).json(),
    ):
        assert answer["errors"][0]["extensions"]["code"] == "PERSISTED_QUERY_NOT_SUPPORTED"


def test_only_so_many_persisted_queries_are_kept() -> None:
    client = configured(graphql_persisted=2)
    queries = [QUERY + " " * n for n in range(3)]
    for query in queries:
        post(client, query=query, extensions=persisted(query))
    codes = ["errors" in post(client, extensions=persisted(query)).json() for query in queries]
    assert codes == [True, False, False]


@pytest.mark.parametrize(
    ("query", "variables"),
    [
        ("query($id: ID!) { game(id: $id) { id } }", {}),
        ("query($id: ID!) { game(id: $id) { id } }", {"id": None}),
        ("query($id: ID!) { game(id: $id) { id } }", {"id": {}}),
        ("query($s: Document!) { redPlanet { score(state: $s) { __typename } } }", {"s": 3}),
        ("query($s: Document!) { redPlanet { score(state: $s) { __typename } } }", {"s": []}),
        (
            "query($n: Int!) { redPlanet { setup(seats: {count: $n}) { __typename } } }",
            {"n": 2**31},
        ),
        ("query($n: Int!) { redPlanet { setup(seats: {count: $n}) { __typename } } }", {"n": True}),
    ],
)
def test_variables_that_do_not_fit_are_the_clients_mistake(
    client: TestClient, query: str, variables: dict[str, Any]
) -> None:
    response = post(client, RESPONSE, query=query, variables=variables)
    assert response.status_code == 400
    assert response.json()["errors"][0]["extensions"]["code"] == "BAD_USER_INPUT"


@pytest.mark.parametrize(
    "value", [b"1e5000", b'"\x01"', b"-", b"1" * 400], ids=["huge", "control", "sign", "digits"]
)
def test_a_variable_that_is_no_json_is_told_however_it_comes(value: bytes) -> None:
    """JSON that is passed over is not read: what is wrong in it shows late."""
    client = configured(graphql_max_batch=2, max_digits=32)
    query = "query($a: ID!) { game(id: $a) { id } }"
    one = b'{"query": "%b", "variables": {"a": %b}}' % (query.encode(), value)
    headers = {"content-type": "application/json"}
    alone = client.post("/graphql", content=one, headers=headers)
    assert alone.status_code == 400
    assert alone.json()["errors"][0]["message"]
    other = b'{"query": "{ games { id } }"}'
    both = client.post("/graphql", content=b"[" + one + b"," + other + b"]", headers=headers)
    assert both.status_code in (200, 400)
    variables = quote(b'{"a": ' + value + b"}")
    address = f"/graphql?query={quote(query)}&variables={variables}"
    assert client.get(address).status_code == 400


def test_a_variable_that_is_not_utf_8_is_told(client: TestClient) -> None:
    body = b'{"query": "query($a: ID!) { game(id: $a) { id } }", "variables": {"a": "\xff"}}'
    headers = {"content-type": "application/json"}
    response = client.post("/graphql", content=body, headers=headers)
    assert response.status_code == 400
    assert "`a`" in response.json()["errors"][0]["message"]


@pytest.mark.parametrize(
    "query",
    [
        "query($v: Boolean = true) { games { id @include(if: $v) } }",
        """mutation($v: Boolean = true) { redPlanet { createSession(seats: {count: 2}) {
            ... on SessionCreated @skip(if: $v) { session } } } }""",
    ],
    ids=["query", "mutation"],
)
def test_what_to_include_cannot_be_null_and_nothing_is_done_then(
    client: TestClient, query: str
) -> None:
    (error,) = post(client, query=query, variables={"v": None}).json()["errors"]
    assert error["extensions"]["code"] == "BAD_USER_INPUT"
    assert "`v`" in error["message"]


@pytest.mark.parametrize("literal", ["{a: $v}", "{a: [$v]}", "{a: [{b: $v}], c: 1}"])
@pytest.mark.parametrize("kind", ["Document", "Int"])
def test_a_variable_that_is_left_out_of_a_document_is_not_there(
    client: TestClient, literal: str, kind: str
) -> None:
    query = f"query($v: {kind}) {{ onMars {{ score(state: {literal}) {{ __typename }} }} }}"
    answer = post(client, query=query).json()
    assert answer == {"data": {"onMars": {"score": {"__typename": "InvalidState"}}}}


@pytest.mark.parametrize("kind", ["String", "String!"])
def test_variables_may_stand_in_lists(client: TestClient, kind: str) -> None:
    query = f"""query($v: {kind}) {{ onMars {{ setup(seats: {{names: [$v, "Bob"]}}) {{
        ... on OnMarsPosition {{ state {{ companies {{ name }} }} }} }} }} }}"""
    answer = post(client, query=query, variables={"v": "Ann"}).json()
    companies = answer["data"]["onMars"]["setup"]["state"]["companies"]
    assert [company["name"] for company in companies] == ["Ann", "Bob"]


def test_seats_that_are_left_out_are_missing(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    query = "query($v: Int) { onMars { setup(seats: {count: $v}) { __typename } } }"
    assert "errors" in post(client, query=query).json()
    assert not caplog.records


def test_headers_that_come_several_times_are_lists(client: TestClient) -> None:
    headers = [("accept", "image/png"), ("accept", RESPONSE), ("accept-language", "de")]
    headers += [("accept-language", "fr")]
    response = client.post("/graphql", json={"query": QUERY}, headers=headers)
    assert response.headers["content-type"] == f"{RESPONSE}; charset=utf-8"
    assert response.headers["content-language"] == "fr"


def test_a_seal_that_is_none_is_an_outcome(client: TestClient) -> None:
    query = """query($s: SealedState!) { redPlanet { sealed { score(state: $s) {
        __typename ... on Problem { pointer } } } } }"""
    answer = post(client, query=query, variables={"s": "ars1.abc"}).json()
    assert answer["data"]["redPlanet"]["sealed"]["score"] == {
        "__typename": "UnreadableSeal",
        "pointer": "/state",
    }


def test_documents_may_stand_in_the_query(client: TestClient) -> None:
    query = """query($n: Int, $d: Document) { redPlanet {
        a: score(state: {game: "red-planet", ply: 3}) { __typename }
        b: score(state: {game: "red-planet", ply: $n}) { __typename }
        c: score(state: {game: "red-planet", ply: $d}) { __typename } } }"""
    answer = post(client, query=query, variables={"n": 4, "d": {"x": 1}}).json()
    assert {part["__typename"] for part in answer["data"]["redPlanet"].values()} == {"InvalidState"}


def test_a_browser_gets_graphiql_and_a_program_does_not(client: TestClient) -> None:
    page = client.get("/graphql", headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert page.headers["content-type"].startswith("text/html")
    assert "GraphiQL" in page.text
    assert client.get("/graphql").status_code == 400
    hidden = configured(graphql_ide=False)
    assert hidden.get("/graphql", headers={"accept": "text/html, */*"}).status_code == 400
    assert hidden.get("/graphql/graphiql/page.js").status_code == 404

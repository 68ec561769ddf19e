"""What counts as the same in a request: null and nothing, 2.0 and 2."""

from typing import Any

import httpx
import msgspec
import pytest

from areopagus.api.examples import example_requests
from areopagus.referee.catalogue import Catalogue

CATALOGUE = Catalogue()
Json = dict[str, Any]


@pytest.mark.parametrize("referee", list(CATALOGUE), ids=lambda referee: referee.game.id)
def test_null_means_the_same_as_leaving_out(service: httpx.Client, referee: Any) -> None:
    path, requests = f"/v1/games/{referee.game.id}", example_requests(referee)
    without = service.post(f"{path}/apply", json=requests["apply"])
    assert without.status_code == 200
    with_null = requests["apply"] | {"moves": None, "at": requests["apply"].get("at")}
    assert service.post(f"{path}/apply", json=with_null).json() == without.json()

    setup = requests["setup"]
    options: Json = dict.fromkeys(
        field.encode_name for field in msgspec.structs.fields(referee.game.Options)
    )
    dealt = service.post(f"{path}/setup", json=setup).json()
    for nothing in (None, options):
        again = service.post(f"{path}/setup", json=setup | {"options": nothing})
        assert again.json() == dealt

    record = requests["replay"]
    replayed = service.post(f"{path}/replay", json=record).json()
    moves = [{"at": None, "label": None} | move for move in record["moves"]]
    nulls = {"setup": record["setup"] | {"options": options}, "moves": moves}
    assert service.post(f"{path}/replay", json=nulls).json() == replayed


def test_null_is_left_out_wherever_it_stands(service: httpx.Client) -> None:
    table = {"hostUndo": None, "spectators": None, "clock": None}
    body = {"game": "red-planet", "seats": 3, "seed": None, "options": None, "table": table}
    assert service.post("/v1/sessions", json=body).status_code == 201
    assert service.post("/v1/sessions", json=body | {"table": None}).status_code == 201
    apply: Json = example_requests(CATALOGUE["red-planet"])["apply"]
    state = apply["state"] | {"ply": None}
    answer = service.post("/v1/games/red-planet/apply", json=apply | {"state": state})
    assert answer.json().get("type") != "/problems/schema"


def test_null_is_no_answer_to_what_must_be_said(service: httpx.Client) -> None:
    path = "/v1/games/red-planet/setup"
    refused = service.post(path, json={"seats": None}).json()
    assert (refused["type"], refused["pointer"]) == ("/problems/schema", "/seats")
    refused = service.post(path, json={"seats": 3, "options": {"soldier": 5, "x": None}}).json()
    assert refused["type"] == "/problems/schema"


def test_whole_floats_and_nulls_are_mended_together(service: httpx.Client) -> None:
    body = b'{"seats": 3.0, "seed": "x", "options": {"soldier": null}}'
    headers = {"content-type": "application/json"}
    path = "/v1/games/red-planet/setup"
    assert service.post(path, content=body, headers=headers).status_code == 200

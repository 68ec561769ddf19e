"""What does not fit is told with what would have."""

from typing import Any

import httpx
import pytest

from areopagus.api.examples import example_requests
from areopagus.referee.catalogue import Catalogue

PATH = "/v1/games/red-planet"
APPLY = example_requests(Catalogue()["red-planet"])["apply"]


def complaint(service: httpx.Client, body: Any, operation: str = "apply") -> tuple[str, str]:
    answer = service.post(f"{PATH}/{operation}", json=body)
    problem = answer.json()
    assert (answer.status_code, problem["type"]) == (422, "/problems/schema"), problem
    return problem["pointer"], problem["detail"]


def test_a_kind_of_move_that_there_is_not(service: httpx.Client) -> None:
    pointer, detail = complaint(service, APPLY | {"move": {"type": "keepCard"}})
    assert pointer == "/move/type"
    assert detail.startswith("Invalid value 'keepCard'.")
    assert "keep-card" in detail


@pytest.mark.parametrize(
    ("ship", "hint"),
    [
        ("RP-S-1", "Of 60 values the nearest are: RP-S-"),
        ("zeppelin", "It may be one of 60 values, such as RP-S-01, "),
    ],
)
def test_of_many_values_the_nearest_or_some(service: httpx.Client, ship: str, hint: str) -> None:
    pointer, detail = complaint(service, APPLY | {"move": {"type": "launch", "ship": ship}})
    assert pointer == "/move/ship"
    assert detail.startswith(f"Invalid enum value {ship!r}. {hint}")


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, "/seats"),
        ({"seats": 3, "options": {"soldier": "nor"}}, "/options/soldier"),
        ({"seats": 3, "option": {}}, "/option"),
    ],
)
def test_what_is_missing_or_unknown_is_pointed_at(
    service: httpx.Client, body: Any, pointer: str
) -> None:
    assert complaint(service, body, "setup")[0] == pointer


def test_few_values_are_told_in_full(service: httpx.Client) -> None:
    body = {"seats": 3, "options": {"soldier": "nor"}}
    _, detail = complaint(service, body, "setup")
    assert detail == "Invalid enum value 'nor'. It may be: and, or."


def test_another_game_is_told_which_one_it_should_be(service: httpx.Client) -> None:
    body = APPLY | {"state": APPLY["state"] | {"game": "chess"}}
    assert complaint(service, body) == (
        "/state/game",
        "Invalid value 'chess'. It may be: red-planet.",
    )


@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("/v1/games", "lang"),
        ("/v1/games/red-planet/rules", "about, lang, module"),
        ("/problems", "lang"),
        ("/healthz", "lang"),
    ],
)
def test_a_parameter_that_nobody_knows_is_refused(
    service: httpx.Client, path: str, known: str
) -> None:
    answer = service.get(path, params={"seat": 1})
    problem = answer.json()
    assert (answer.status_code, problem["type"]) == (400, "/problems/bad-parameter")
    assert problem["parameter"] == "seat"
    assert problem["detail"] == f"This path takes no parameter 'seat'; it takes: {known}."


def test_a_parameter_of_another_operation_is_refused(service: httpx.Client) -> None:
    body = {"state": APPLY["state"]}
    answer = service.post(f"{PATH}/score", json=body, params={"explain": "true"})
    assert answer.json()["parameter"] == "explain"
    answer = service.post(f"{PATH}/view", json=body, params={"seat": 1})
    assert answer.json()["parameter"] == "seat"

"""Bad input of every kind, over real HTTP: each gets its problem document, never a 500."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import httpx
import msgspec
import pytest

from areopagus.referee.catalogue import GAMES
from areopagus.referee.random_play import RandomPlay

Json = dict[str, Any]
GAME = "/v1/games/red-planet"


@pytest.fixture(scope="module")
def walk() -> RandomPlay[Any]:
    (game,) = (game for game in GAMES if game.id == "red-planet")
    return RandomPlay(game, 3, "bad-input").run(40)


@pytest.fixture
def proposal(walk: RandomPlay[Any]) -> Json:
    """A request that would be accepted."""
    decision = walk.game.decisions(walk.state)[0]
    return {
        "state": msgspec.to_builtins(walk.state),
        "seat": decision.seat,
        "move": msgspec.to_builtins(decision.moves[0]),
    }


def refused(answer: httpx.Response, status: int, kind: str, pointer: str | None = None) -> Json:
    """The problem document of an answer, after a look at what every one must have."""
    problem: Json = answer.json()
    assert answer.status_code == status, problem
    assert answer.headers["content-type"] == "application/problem+json"
    assert problem["type"] == f"/problems/{kind}", problem
    assert problem["status"] == status
    assert problem["title"]
    assert problem["detail"]
    assert problem.get("pointer") == pointer, problem
    return problem


def send(service: httpx.Client, body: bytes | str, operation: str = "apply") -> httpx.Response:
    return service.post(
        f"{GAME}/{operation}", content=body, headers={"content-type": "application/json"}
    )


def test_the_proposal_itself_is_accepted(service: httpx.Client, proposal: Json) -> None:
    assert service.post(f"{GAME}/apply", json=proposal).status_code == 200


@pytest.mark.parametrize(
    "body",
    [b"", b"mars", b"{", b'{"state": }', b"\xff\xfe", b'{"seed": "\\ud800"}', b"[1, 2", b"NaN"],
    ids=repr,
)
def test_not_json(service: httpx.Client, body: bytes) -> None:
    refused(send(service, body), 400, "malformed")


@pytest.mark.parametrize("operation", ["apply", "judge"])
def test_an_empty_body_and_one_in_another_encoding(service: httpx.Client, operation: str) -> None:
    for body in (b"", b" "):
        empty = refused(send(service, body, operation), 400, "malformed")
        assert empty["detail"] == "The body is empty."
    for body in (b'{"seat": "\xff"}', b'{"\xff": 1}'):
        other = refused(send(service, body, operation), 400, "malformed")
        assert other["detail"] == "The body is not UTF-8."


def changed(key: str, value: Any) -> Callable[[Json], None]:
    def change(proposal: Json) -> None:
        *path, last = key.split(".")
        content: Any = proposal
        for step in path:
            content = content[int(step) if step.isdigit() else step]
        content[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("key", "value", "pointer"),
    [
        ("seat", "0", "/seat"),
        ("seat", 6, "/seat"),
        ("seat", 0.5, "/seat"),
        ("state", [], "/state"),
        ("state", None, "/state"),
        ("state", 7, "/state"),
        ("state.ply", True, "/state/ply"),
        ("state.ply", 10**30, "/state/ply"),
        ("state.ply", -(10**400), "/state/ply"),
        ("state.version", 2, "/state/version"),
        ("state.game", "planete-rouge", "/state/game"),
        ("state.game", "", "/state/game"),
        ("state.game", "\0", "/state/version"),
        ("state.colour", "red", "/state/colour"),
        ("state.a/b~c", 1, "/state/a~1b~0c"),
        ("state.companies.0.tokens.ice", -1, "/state/companies/0/tokens/ice"),
        ("state.companies.1.hand.0", "wizard", "/state/companies/1/hand/0"),
        ("state.zones.3.pool", 7, "/state/zones/3/pool"),
        ("move", {"type": "teleport"}, "/move/type"),
        ("move", {}, "/move/type"),
        ("move.frobnicate", 1, "/move/frobnicate"),
        ("at", -1, "/at"),
        ("extra", 1, "/extra"),
    ],
)
def test_what_does_not_fit_the_types_is_pointed_at(
    service: httpx.Client, proposal: Json, key: str, value: Any, pointer: str
) -> None:
    proposal = deepcopy(proposal)
    changed(key, value)(proposal)
    # Not msgspec: it cannot write numbers that are too large to read.
    refused(send(service, json.dumps(proposal)), 422, "schema", pointer)


def test_a_state_that_names_no_game(service: httpx.Client, proposal: Json) -> None:
    del proposal["state"]["game"]
    refused(service.post(f"{GAME}/apply", json=proposal), 422, "schema", "/state/game")


def test_a_missing_field_is_pointed_at(service: httpx.Client, proposal: Json) -> None:
    del proposal["state"]["dice"]
    problem = refused(service.post(f"{GAME}/apply", json=proposal), 422, "schema", "/state/dice")
    assert "dice" in problem["detail"]


def test_neither_move_nor_moves_and_both(service: httpx.Client, proposal: Json) -> None:
    both = {**proposal, "moves": [proposal["move"]]}
    refused(service.post(f"{GAME}/apply", json=both), 422, "schema", "")
    del proposal["move"]
    refused(service.post(f"{GAME}/apply", json=proposal), 422, "schema", "")


def test_whole_numbers_may_be_written_as_floats(service: httpx.Client, proposal: Json) -> None:
    proposal["state"]["ply"] = float(proposal["state"]["ply"])
    proposal["seat"] = float(proposal["seat"])
    assert service.post(f"{GAME}/apply", json=proposal).status_code == 200


def test_an_error_behind_a_whole_float_is_still_found(
    service: httpx.Client, proposal: Json
) -> None:
    proposal["state"]["ply"] = float(proposal["state"]["ply"])
    proposal["state"]["version"] = 3
    refused(service.post(f"{GAME}/apply", json=proposal), 422, "schema", "/state/version")


def lose_an_astronaut(state: Json) -> None:
    state["companies"][0]["reserve"] += 1


def double_a_ship(state: Json) -> None:
    state["shipDeck"].append(state["shipDeck"][0])


def forget_whose_turn_it_is(state: Json) -> None:
    state["phase"] = "resolve"
    state["turn"] = None


@pytest.mark.parametrize("spoil", [lose_an_astronaut, double_a_ship, forget_whose_turn_it_is])
@pytest.mark.parametrize("operation", ["apply", "judge", "score", "view", "legal-moves"])
def test_an_impossible_position_is_refused_by_its_invariant(
    service: httpx.Client, proposal: Json, spoil: Callable[[Json], None], operation: str
) -> None:
    spoil(proposal["state"])
    if operation not in ("apply", "judge"):
        proposal = {"state": proposal["state"]}
    answer = service.post(f"{GAME}/{operation}", json=proposal)
    problem = answer.json()
    refused(answer, 422, "inconsistent-state", problem.get("pointer"))
    assert problem["invariant"]
    assert problem["pointer"].startswith("/state")


def test_an_impossible_position_of_a_batch_is_pointed_at(
    service: httpx.Client, proposal: Json
) -> None:
    spoilt = deepcopy(proposal)
    lose_an_astronaut(spoilt["state"])
    answer = service.post(f"{GAME}/judge-batch", json={"items": [proposal, spoilt]})
    problem = answer.json()
    refused(answer, 422, "inconsistent-state", problem["pointer"])
    assert problem["pointer"].startswith("/items/1/state")


def illegal(answer: httpx.Response, pointer: str = "/move") -> Json:
    problem = refused(answer, 422, "illegal-move", pointer)
    assert problem["rule"]["id"]
    assert problem["rule"]["text"]
    assert problem["violations"][0]["rule"] == problem["rule"]["id"]
    return problem


def test_a_move_of_the_wrong_kind(service: httpx.Client, proposal: Json) -> None:
    proposal["move"] = {"type": "keep-card", "card": "RP-M-01"}
    illegal(service.post(f"{GAME}/apply", json=proposal))


@pytest.mark.parametrize("seat", [5, None])
def test_a_move_of_a_seat_that_is_not_there(
    service: httpx.Client, proposal: Json, seat: int | None
) -> None:
    illegal(service.post(f"{GAME}/apply", json=proposal | {"seat": seat}))


def test_a_move_of_the_wrong_seat(service: httpx.Client, walk: RandomPlay[Any]) -> None:
    ahead = RandomPlay(walk.game, 3, "bad-input").run(40)
    while len(ahead.game.to_act(ahead.state)) == 3:
        ahead.step()
    (decision, *_) = ahead.game.decisions(ahead.state)
    waiting = ({0, 1, 2} - set(ahead.game.to_act(ahead.state))).pop()
    body = {
        "state": msgspec.to_builtins(ahead.state),
        "seat": waiting,
        "move": msgspec.to_builtins(decision.moves[0]),
    }
    illegal(service.post(f"{GAME}/apply", json=body))
    verdict = service.post(f"{GAME}/judge", json=body).json()
    assert verdict["legal"] is False


def test_a_move_after_the_end(service: httpx.Client, walk: RandomPlay[Any]) -> None:
    ended = RandomPlay(walk.game, 3, "bad-input").run()
    state = msgspec.to_builtins(ended.state)
    move = msgspec.to_builtins(ended.plays[-1].move)
    for seat in (0, 1, 2):
        illegal(service.post(f"{GAME}/apply", json={"state": state, "seat": seat, "move": move}))
    answer = service.post(f"{GAME}/legal-moves", json={"state": state}).json()
    assert answer == {"toAct": [], "over": True, "legalMoves": []}


@pytest.mark.parametrize("operation", ["view", "legal-moves"])
def test_a_seat_that_nobody_has(service: httpx.Client, proposal: Json, operation: str) -> None:
    body = {"state": proposal["state"], "seat": 3}
    refused(service.post(f"{GAME}/{operation}", json=body), 422, "unknown-seat", "/seat")


@pytest.mark.parametrize("seats", [1, ["Ann"], ["Ann"] * 6 + ["Zoe"], 0, 7])
def test_a_setup_that_is_not_offered(service: httpx.Client, seats: Any) -> None:
    answer = service.post(f"{GAME}/setup", json={"seats": seats})
    kind = "invalid-setup" if seats in (1, ["Ann"]) else "schema"
    refused(answer, 422, kind, "/seats")


def test_a_setup_that_is_not_offered_in_a_record(service: httpx.Client) -> None:
    body = {"setup": {"seats": 1, "seed": "x"}, "moves": []}
    refused(service.post(f"{GAME}/replay", json=body), 422, "invalid-setup", "/setup/seats")


def test_a_record_without_a_seed(service: httpx.Client) -> None:
    body: Json = {"setup": {"seats": 3}, "moves": []}
    refused(service.post(f"{GAME}/replay", json=body), 422, "schema", "/setup/seed")


def test_too_many_in_a_batch(service: httpx.Client, proposal: Json) -> None:
    answer = service.post(f"{GAME}/judge-batch", json={"items": [proposal] * 257})
    refused(answer, 422, "schema", "/items")
    answer = service.post(f"{GAME}/judge-batch", json={"items": [proposal] * 256})
    assert len(answer.json()["verdicts"]) == 256


def test_a_million_characters(service: httpx.Client) -> None:
    body = '{"setup": {"seats": 3, "seed": "' + "x" * 1_000_000 + '"}, "moves": []}'
    refused(send(service, body, "replay"), 400, "too-complex")


@pytest.mark.parametrize("opening", ['{"state":', "[", '{"a":{"b":['])
def test_nesting_thousands_deep(service: httpx.Client, opening: str) -> None:
    refused(send(service, opening * 5_000), 400, "too-complex")


@pytest.mark.parametrize(
    ("operation", "size"), [("apply", 256 * 1024), ("replay", 8 * 1024 * 1024)]
)
def test_a_body_over_the_limit(service: httpx.Client, operation: str, size: int) -> None:
    refused(send(service, b" " * (size + 1), operation), 413, "too-large")
    refused(send(service, b" " * size, operation), 400, "malformed")


def test_a_body_over_the_limit_that_does_not_say_its_length(service: httpx.Client) -> None:
    chunks = (b" " * 65_536 for _ in range(100))
    answer = service.post(
        f"{GAME}/apply", content=chunks, headers={"content-type": "application/json"}
    )
    refused(answer, 413, "too-large")


@pytest.mark.parametrize(
    "media_type", ["", "text/plain", "application/json; charset=latin-1", "application/xml"]
)
def test_a_body_of_another_media_type(
    service: httpx.Client, proposal: Json, media_type: str
) -> None:
    headers = {"content-type": media_type} if media_type else {}
    answer = service.post(f"{GAME}/apply", content=json.dumps(proposal), headers=headers)
    refused(answer, 415, "unsupported-media-type")


def test_a_compressed_body(service: httpx.Client) -> None:
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    answer = service.post(f"{GAME}/apply", content=b"{}", headers=headers)
    refused(answer, 415, "unsupported-media-type")


@pytest.mark.parametrize("query", ["include=everything", "lang=de", "explain=yes"])
def test_a_parameter_with_a_value_that_it_cannot_have(service: httpx.Client, query: str) -> None:
    answer = service.post(f"{GAME}/setup?{query}", json={"seats": 3})
    problem = refused(answer, 400, "bad-parameter")
    assert problem["parameter"] == query.partition("=")[0]


def test_an_unknown_game_rule_and_path(service: httpx.Client) -> None:
    refused(service.post("/v1/games/chess/apply", json={}), 404, "unknown-game")
    refused(service.get("/v1/games/chess"), 404, "unknown-game")
    refused(service.get("/v1/games/chess/rules"), 404, "unknown-game")
    refused(service.get(f"{GAME}/rules/RP-NONE-1"), 404, "unknown-rule")
    refused(service.get("/v1/nothing"), 404, "not-found")
    refused(service.get("/v1/games/"), 404, "not-found")
    refused(service.get("/problems/none"), 404, "not-found")
    refused(service.get("/docs/../settings.py"), 404, "not-found")

"""Sealed states over HTTP, as somebody uses them who carries the game between three seats."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from areopagus.cli import main
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.seals import Keyring, SealKey, commitment, generated_key, written
from tests.api.test_openapi import CONTRACT, conforms, content_of
from tests.games.maze.test_integrity import won
from tests.server import running_service

Json = dict[str, Any]
GAME = "/v1/games/red-planet"
OLD, NEW = generated_key(), generated_key()


@pytest.fixture(scope="module")
def sealing() -> Iterator[httpx.Client]:
    keys = f"{written(NEW)},{written(OLD)}"
    with (
        running_service(seal_keys=keys) as address,
        httpx.Client(base_url=address, timeout=30) as client,
    ):
        yield client


@pytest.fixture(scope="module")
def begun(sealing: httpx.Client) -> Json:
    answer = sealing.post(f"{GAME}/sealed/setup", json={"seats": ["Ann", "Bo", None]})
    assert answer.status_code == 200
    position: Json = answer.json()
    return position


def ask(
    service: httpx.Client, operation: str, body: Json, key: str | None = None
) -> httpx.Response:
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    return service.post(f"{GAME}/sealed/{operation}", json=body, headers=headers)


def answered(service: httpx.Client, operation: str, body: Json, key: str | None = None) -> Json:
    answer = ask(service, operation, body, key)
    assert answer.status_code == 200, answer.text
    schema = content_of(CONTRACT["paths"][f"{GAME}/sealed/{operation}"]["post"]["responses"]["200"])
    conforms(answer.json(), schema["schema"])
    content: Json = answer.json()
    return content


class Played:
    """A sealed game, played to its end by random choice."""

    def __init__(self, service: httpx.Client, position: Json) -> None:
        rng = Random(3)
        self.keys: list[str] = position["seatKeys"]
        self.answers: list[Json] = [position]
        self.moves: list[Json] = []
        while not position["over"]:
            state, seat = position["state"], rng.choice(position["toAct"])
            body = {"state": state, "seat": seat}
            (decision,) = answered(service, "legal-moves", body, self.keys[seat])["legalMoves"]
            move = rng.choice(decision["moves"])
            assert answered(service, "judge", {**body, "move": move}, self.keys[seat])["legal"]
            position = answered(service, "apply", {**body, "move": move}, self.keys[seat])
            self.moves.append({"seat": seat, "move": move})
            self.answers.append(position)


@pytest.fixture(scope="module")
def played(sealing: httpx.Client, begun: Json) -> Played:
    return Played(sealing, begun)


def test_a_sealed_game_begins_with_keys_and_a_commitment(begun: Json) -> None:
    assert re.fullmatch(r"ars1\.[A-Za-z0-9_-]+", begun["state"])
    assert len(set(begun["seatKeys"])) == 3
    assert begun["commitment"].startswith("sha256:")
    assert begun["seat"] is None
    assert begun["legalMoves"] == []
    assert begun["seal"]["moveNumber"] == 0
    assert "seed" not in begun["seal"]


def test_three_seats_play_it_to_its_end(played: Played) -> None:
    numbers = [answer["seal"]["moveNumber"] for answer in played.answers]
    assert numbers == list(range(len(played.moves) + 1))
    assert all("seed" not in answer["seal"] for answer in played.answers[:-1])
    last = played.answers[-1]
    assert last["score"]["final"]
    told = last["seal"]
    assert all("salt" not in answer["seal"] for answer in played.answers[:-1])
    assert commitment(told["seed"], told["salt"]) == played.answers[0]["commitment"]


def test_a_seed_that_somebody_chose_is_not_found_from_its_commitment(sealing: httpx.Client) -> None:
    """`game-4711` would be, by trying a few thousand, if there were no salt of the table's own."""
    setup = {"seats": 3, "seed": "game-4711"}
    first, second = (answered(sealing, "setup", setup) for _ in range(2))
    assert first["commitment"] != second["commitment"]
    assert "salt" not in first["seal"]


def test_an_answer_shows_no_more_than_the_bearers_view(played: Played) -> None:
    middle = played.answers[len(played.answers) // 2]
    seat = middle["seat"]
    assert all(decision["seat"] == seat for decision in middle["legalMoves"])
    for company, other in enumerate(middle["view"]["companies"]):
        assert (other["cards"] is None) == (company != seat)
    assert all(seat in event["to"] for event in middle["events"] if "to" in event)
    assert "dice" not in middle["view"]


def test_replay_proves_that_no_shuffle_was_touched(
    sealing: httpx.Client, played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = played.answers[-1]
    setup = {"seats": ["Ann", "Bo", None], "seed": last["seal"]["seed"]}
    replayed = sealing.post(f"{GAME}/replay", json={"setup": setup, "moves": played.moves}).json()
    assert replayed["score"] == last["score"]
    digest = answered(sealing, "view", {"state": last["state"]})["seal"]["digest"]
    record: Json = {
        "game": "red-planet",
        "commitment": played.answers[0]["commitment"],
        "salt": last["seal"]["salt"],
        "setup": setup,
        "moves": played.moves,
        "digest": digest,
    }
    path = tmp_path / "record.json"

    def verified(**changes: Any) -> tuple[int, str]:
        path.write_text(json.dumps(record | changes))
        code = main(["verify", str(path)])
        told = capsys.readouterr()
        return code, told.out + told.err

    assert verified() == (0, verified()[1])
    assert "the seed is the committed one" in verified()[1]
    assert verified(setup={**setup, "seed": "another"}) == (
        1,
        f"areopagus: {path}: the seed is not the one that was committed to\n",
    )
    assert verified(salt="another")[0] == 1
    assert "is not over" in verified(moves=played.moves[:-1])[1]
    assert "is illegal" in verified(moves=played.moves[1:])[1]
    assert "that was published" in verified(digest="b2:00")[1]
    assert verified(setup={**setup, "seats": 9})[0] == 2
    assert verified(game="chess")[0] == 2
    assert verified(extra=1)[0] == 2
    assert main(["verify", str(tmp_path / "none.json")]) == 2


@pytest.mark.parametrize("operation", ["apply", "judge", "legal-moves", "view"])
def test_a_seat_needs_its_own_key(sealing: httpx.Client, played: Played, operation: str) -> None:
    before, play = played.answers[0], played.moves[0]
    seat = play["seat"]
    body = {"state": before["state"], **play}
    if operation in ("legal-moves", "view"):
        del body["move"]
    without = ask(sealing, operation, body)
    assert (without.status_code, without.headers["www-authenticate"]) == (401, "Bearer")
    other = ask(sealing, operation, body, played.keys[(seat + 1) % 3])
    assert (other.status_code, other.json()["pointer"]) == (403, "/seat")
    unknown = ask(sealing, operation, body, "x" * 43)
    assert unknown.status_code == 401
    assert unknown.headers["www-authenticate"] == 'Bearer error="invalid_token"'
    assert ask(sealing, operation, body, played.keys[seat]).status_code == 200


def test_a_key_of_another_table_is_no_key_here(sealing: httpx.Client, begun: Json) -> None:
    other = answered(sealing, "setup", {"seats": 3})
    for key in other["seatKeys"]:
        assert ask(sealing, "view", {"state": begun["state"]}, key).status_code == 401
    basic = sealing.post(
        f"{GAME}/sealed/view",
        json={"state": begun["state"]},
        headers={"authorization": "Basic eDp5"},
    )
    assert basic.status_code == 401


def test_a_clear_state_needs_no_key_and_minds_none(sealing: httpx.Client) -> None:
    clear = sealing.post(f"{GAME}/setup", json={"seats": 3}).json()
    assert isinstance(clear["state"], dict)
    body, headers = {"state": clear["state"], "seat": 1}, {"authorization": "Bearer no key"}
    assert sealing.post(f"{GAME}/view", json=body, headers=headers).status_code == 200


def test_no_cache_may_keep_what_is_for_one_seat(sealing: httpx.Client, played: Played) -> None:
    setup = ask(sealing, "setup", {"seats": 3})
    seen = ask(sealing, "view", {"state": played.answers[0]["state"]}, played.keys[0])
    assert setup.headers["cache-control"] == seen.headers["cache-control"] == "no-store"


def test_a_batch_is_judged_by_one_key(sealing: httpx.Client, played: Played) -> None:
    play = played.moves[0]
    items = [{"state": played.answers[0]["state"], **play}] * 2
    verdicts = answered(sealing, "judge-batch", {"items": items}, played.keys[play["seat"]])
    assert [verdict["seal"]["moveNumber"] for verdict in verdicts["verdicts"]] == [0, 0]
    refused = ask(sealing, "judge-batch", {"items": items})
    assert refused.status_code == 401
    wrong = ask(sealing, "judge-batch", {"items": items}, played.keys[(play["seat"] + 1) % 3])
    assert (wrong.status_code, wrong.json()["pointer"]) == (403, "/items/0/seat")


def test_whatever_cannot_be_opened_gets_the_same_bytes(
    sealing: httpx.Client, begun: Json, played: Played
) -> None:
    seal: str = begun["state"]
    stranger = Keyring([SealKey(NEW.id, b"x" * 32)])
    broken = [
        "",
        "sealed",
        "é",
        "ars1.",
        "ars2" + seal[4:],
        seal[:-1],
        seal[:-40],
        seal + "A",
        seal[:200] + ("B" if seal[200] == "A" else "A") + seal[201:],
        seal[:700] + played.answers[1]["state"][700:],
        "ars1." + "A" * 30_000,
        stranger.seal(b"{}", "red-planet"),
        Keyring([generated_key()]).seal(b"{}", "red-planet"),
        Keyring([NEW]).seal(b"{}", "planete-rouge"),
        Keyring([NEW]).seal(b"\xc0", "red-planet"),
        Keyring([NEW]).seal(bytes(200_000), "red-planet"),
        sealing.post("/v1/games/planete-rouge/sealed/setup", json={"seats": 3}).json()["state"],
    ]
    for key in (None, played.keys[0], "nonsense"):
        answers = [ask(sealing, "score", {"state": text}, key) for text in broken]
        assert {answer.status_code for answer in answers} == {422}
        assert len({answer.content for answer in answers}) == 1
        assert answers[0].json()["type"] == "/problems/unreadable-seal"
        headers = [
            {n: v for n, v in answer.headers.items() if n not in ("date", "x-request-id")}
            for answer in answers
        ]
        assert all(header == headers[0] for header in headers)


def test_seat_keys_outlive_the_key_of_the_seal(sealing: httpx.Client) -> None:
    with running_service(seal_keys=written(OLD)) as address, httpx.Client(base_url=address) as then:
        old = answered(then, "setup", {"seats": 3})
    for seat, key in enumerate(old["seatKeys"]):
        body = {"state": old["state"], "seat": seat}
        assert answered(sealing, "view", body, key)["seat"] == seat


def test_several_workers_share_a_key_that_nobody_set() -> None:
    with running_service(workers="2") as address:
        seal = httpx.post(f"{address}{GAME}/sealed/setup", json={"seats": 3}).json()
        for _ in range(12):
            answer = httpx.post(f"{address}{GAME}/sealed/view", json={"state": seal["state"]})
            assert answer.status_code == 200


def test_a_bad_setting_is_told_without_the_key(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("AREOPAGUS_SEAL_KEYS", f"{written(NEW)},short:c2hvcnQ")
        assert main(["serve", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert "AREOPAGUS_SEAL_KEYS: key 2 is not 32 bytes in base64url" in told
    assert written(NEW).partition(":")[2] not in told


MAZE = "/v1/games/magic-maze-on-mars"
LATE = 2_147_483_647


def test_whoever_lets_time_pass_learns_no_seed(sealing: httpx.Client) -> None:
    begun = sealing.post(f"{MAZE}/sealed/setup", json={"seats": 3}).json()
    late = {"state": begun["state"], "at": LATE}
    tick = {**late, "seat": None, "move": {"type": "tick"}}
    answers = [
        sealing.post(f"{MAZE}/sealed/{operation}", json=body).json()
        for operation, body in (
            ("view", late),
            ("legal-moves", late),
            ("score", late),
            ("judge", tick),
            ("apply", tick),
        )
    ]
    assert answers[0]["over"]
    assert answers[-1]["over"]
    again = sealing.post(f"{MAZE}/sealed/view", json={"state": answers[-1]["state"]}).json()
    assert again["over"]
    assert all("seed" not in answer["seal"] for answer in [*answers, again])


def test_a_real_time_game_that_was_won_tells_its_seed(sealing: httpx.Client) -> None:
    referee = Catalogue(keyring=Keyring([NEW])).sealed("magic-maze-on-mars")
    state = won()
    seal = referee.seal(state, b"s" * 32)
    seen = sealing.post(f"{MAZE}/sealed/view", json={"state": seal}).json()
    assert seen["seal"]["seed"] == state.dice.seed

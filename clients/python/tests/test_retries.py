"""What is asked again, and what is not."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from email.utils import formatdate
from typing import Any

import pytest
from areopagus_client import (
    Areopagus,
    AreopagusError,
    AsyncAreopagus,
    ConnectionError,
    ProblemError,
    Retry,
    TimeoutError,
)
from areopagus_client.contract.red_planet import RedPlanetPassMove
from play import got
from unkind import Server, break_off, document, hang_up, problem, reply, silence, unkind

GAMES = document({"games": []})
SEEN = document({"game": "red-planet", "seat": 0, "version": 3, "toAct": [], "over": False})
CREATED = {"session": "s", "game": "red-planet", "version": 1, "host": "h", "seats": []}
PASS = RedPlanetPassMove()
SOON = Retry(first_delay=0.001, max_delay=0.004)

Client = Callable[..., Any]


@pytest.fixture(params=[Areopagus, AsyncAreopagus])
def client(request: pytest.FixtureRequest, runner: asyncio.Runner) -> Any:
    """Makes clients of an unkind server."""
    made: list[Any] = []

    def client(server: Server, **options: Any) -> Any:
        made.append(request.param(server.url, **({"retry": SOON} | options)))
        return made[-1]

    yield client
    for one in made:
        runner.run(_ended(one))


async def _ended(one: Any) -> None:
    await got(one.aclose() if isinstance(one, AsyncAreopagus) else one.close())


async def test_what_is_overloaded_is_asked_again(client: Client) -> None:
    with unkind(problem(503, "overloaded"), problem(429, "rate-limited"), GAMES) as server:
        assert await got(client(server).games()) == ()
    assert len(server.asked) == 3


async def test_a_proxy_that_knows_no_problems_is_asked_again(client: Client) -> None:
    with unkind(reply(502, "text/html", b"<h1>Bad Gateway</h1>"), GAMES) as server:
        await got(client(server).games())
    assert len(server.asked) == 2


async def test_a_connection_that_breaks_is_made_anew(client: Client) -> None:
    with unkind(hang_up, break_off, GAMES) as server:
        assert await got(client(server).games()) == ()
    assert len(server.asked) == 3


async def test_the_kind_of_problem_decides_and_not_its_status(client: Client) -> None:
    with (
        unkind(problem(503, "suggestions-off"), GAMES) as server,
        pytest.raises(AreopagusError) as raised,
    ):
        await got(client(server).games())
    error = raised.value
    assert isinstance(error, ProblemError)
    assert (error.status, error.type) == (503, "/problems/suggestions-off")
    assert error.request_id == "r-1"
    assert error.is_a("suggestions-off")
    assert not error.is_a("overloaded")
    assert len(server.asked) == 1
    with (
        unkind(problem(409, "cannot-undo"), SEEN) as server,
        pytest.raises(ProblemError, match=r"A problem: So it is\."),
    ):
        await got(client(server).session("s", "t").undo())
    assert len(server.asked) == 1
    with unkind(problem(409, "key-in-flight", retry_after="0"), SEEN) as server:
        await got(client(server).session("s", "t").undo())
    assert len(server.asked) == 2


async def test_it_gives_up_after_as_many_attempts_as_it_may_make(client: Client) -> None:
    with unkind(*[problem(503, "overloaded")] * 9) as server:
        mars = client(server)
        with pytest.raises(ProblemError):
            await got(mars.games())
        assert len(server.asked) == 3
        with pytest.raises(ProblemError):
            await got(mars.games(retries=0))
        assert len(server.asked) == 4


async def test_retry_after_is_waited_for_unless_it_is_too_long(client: Client) -> None:
    with (
        unkind(problem(503, "overloaded", retry_after="3600"), GAMES) as server,
        pytest.raises(ProblemError) as raised,
    ):
        await got(client(server).games())
    assert raised.value.retry_after == 3600
    assert len(server.asked) == 1
    begun = time.monotonic()
    with unkind(problem(429, "rate-limited", retry_after="0.3"), GAMES) as server:
        await got(client(server).games())
    assert time.monotonic() - begun >= 0.3
    soon = formatdate(time.time() + 1, usegmt=True)
    with unkind(problem(429, "rate-limited", retry_after=soon), GAMES) as server:
        await got(client(server).games())
    assert len(server.asked) == 2


async def test_a_move_has_one_key_which_its_retries_keep(client: Client) -> None:
    with unkind(problem(503, "too-slow"), hang_up, SEEN, SEEN, SEEN) as server:
        session = client(server).session("an id", "token")
        await got(session.play(PASS, if_version=2))
        await got(session.play([PASS, PASS]))
        await got(session.play(PASS, idempotency_key="mine"))
    keys = [asked.headers["idempotency-key"] for asked in server.asked]
    assert len(set(keys[:3])) == 1
    assert re.fullmatch("[0-9a-f]{32}", keys[0])
    assert keys[3] != keys[0]
    assert keys[4] == "mine"
    first = server.asked[0]
    assert first.headers["if-match"] == '"2"'
    assert first.headers["authorization"] == "Bearer token"
    assert first.path == "/v1/sessions/an%20id/moves"
    assert json.loads(server.asked[3].body) == {"moves": [{"type": "pass"}] * 2}


async def test_a_session_is_not_opened_twice(client: Client) -> None:
    created = document(CREATED | {"expiresIn": 1}, 201)
    with unkind(problem(503, "overloaded"), created) as server:
        assert (await got(client(server).red_planet.create_session(seats=2))).id == "s"
    with unkind(hang_up, created) as server, pytest.raises(ConnectionError):
        await got(client(server).red_planet.create_session(seats=2))
    assert len(server.asked) == 1


async def test_a_session_that_is_gone_on_the_second_try_was_closed(client: Client) -> None:
    with unkind(hang_up, problem(404, "unknown-session")) as server:
        await got(client(server).session("s", "host").close())
    with unkind(problem(404, "unknown-session")) as server, pytest.raises(ProblemError):
        await got(client(server).session("s", "host").close())


async def test_who_does_not_answer_in_time_is_given_up(client: Client) -> None:
    with unkind(silence, GAMES) as server:
        assert await got(client(server).games(timeout=1)) == ()
        assert len(server.asked) == 2
    with unkind(silence, silence, silence) as server, pytest.raises(TimeoutError):
        await got(client(server, timeout=0.05).games())


async def test_nobody_there_and_a_page_instead_are_connection_errors(client: Client) -> None:
    with (
        unkind(reply(200, "text/html", b"<h1>Please sign in</h1>")) as server,
        pytest.raises(ConnectionError),
    ):
        await got(client(server).games())
    with pytest.raises(ConnectionError):
        await got(client(server, retry=Retry(attempts=0)).games())


async def test_keys_languages_and_parts_go_where_they_belong(client: Client) -> None:
    position = {"game": "red-planet", "state": {"a": 1}, "toAct": [], "over": False, "digest": ""}
    replies = [document(position)] * 2 + [document({"legal": True}), GAMES, document({"rules": []})]
    with unkind(*replies) as server:
        mars = client(server, api_key="key", lang="fr")
        begun = await got(mars.red_planet.setup(seats=2, include=["labels", "texts"]))
        assert (await got(begun.play(0, PASS, lang="en"))).ok
        await got(begun.judge(0, PASS))
        await got(mars.games())
        await got(mars.red_planet.rules())
    assert [asked.query for asked in server.asked] == [
        {"lang": "fr", "include": "labels,texts"},
        {"lang": "en", "include": "labels,texts"},
        {"lang": "fr"},
        {},
        {"lang": "fr"},
    ]
    assert all(asked.headers["x-api-key"] == "key" for asked in server.asked)
    # What is left out is not sent, and a state goes back as it came.
    assert json.loads(server.asked[0].body) == {"seats": 2}
    sent = json.loads(server.asked[1].body)
    assert sent == {"state": {"a": 1}, "seat": 0, "move": {"type": "pass"}}
    with pytest.raises(LookupError, match="`include` left out `score`"):
        _ = begun.score

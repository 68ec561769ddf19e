"""Following a session over connections that break."""

from typing import Any

import pytest
from areopagus_client import ConnectionError, ProblemError, Unknown
from play import each, got
from test_retries import Client, client
from unkind import ended, hang_up, opened, problem, reply, silence, stream, unkind, update

__all__ = ["client"]


async def versions(session: Any, **options: Any) -> list[int]:
    return [update.version async for update in each(session.follow(**options))]


async def test_it_resumes_by_itself_and_misses_nothing(client: Client) -> None:
    with unkind(
        stream(opened(4), update(5)),  # breaks
        hang_up,
        problem(503, "overloaded"),
        problem(429, "rate-limited", retry_after="0"),
        stream(opened(5), update(5), update(6), ended("restarting")),
        stream(opened(6), ended("slow")),
        stream(opened(6)),  # without a word
        stream(opened(6), update(7), ended("closed")),
    ) as server:
        why: list[tuple[Exception, int | None]] = []
        session = client(server).session("s", "t")
        told = await versions(session, on_reconnect=lambda *told: why.append(told))
    assert told == [5, 6, 7]
    after = [asked.query.get("after") for asked in server.asked]
    assert after == [None, "5", "5", "5", "5", "6", "6", "6"]
    assert [version for _, version in why] == [5, 5, 5, 5, 6, 6, 6]
    assert server.asked[0].headers["accept"] == "text/event-stream"
    assert server.asked[0].headers["authorization"] == "Bearer t"


async def test_where_it_began_is_where_it_comes_back_to(client: Client) -> None:
    with unkind(stream(opened(9)), stream(opened(9), update(10), ended("closed"))) as server:
        assert await versions(client(server).session("s")) == [10]
    assert server.asked[1].query["after"] == "9"


async def test_a_silent_connection_is_given_up_and_made_anew(client: Client) -> None:
    good = stream(opened(2), update(3), ended("closed"))
    with unkind(silence, good) as server:
        assert await versions(client(server).session("s"), silence=1) == [3]
    assert len(server.asked) == 2


async def test_what_no_retry_can_mend_is_raised(client: Client) -> None:
    with unkind(problem(403, "forbidden")) as server, pytest.raises(ProblemError):
        await versions(client(server).session("s"))
    # Who was never let in gives up after as many attempts as any call makes.
    with unkind(*[hang_up] * 9) as server, pytest.raises(ConnectionError):
        await versions(client(server).session("s"))
    assert len(server.asked) == 3
    with unkind(stream(opened(1)), *[hang_up] * 9) as server, pytest.raises(ConnectionError):
        await versions(client(server).session("s"), attempts=4)
    assert len(server.asked) == 5


async def test_events_are_read_however_they_are_cut(client: Client) -> None:
    text = (
        "\ufeff: hello\r\n\r\nid: 1\r\nevent: open\r\n"
        'data: {"version": 1,\r\ndata: "at": null}\r\n\r\n'
        + update(2, events=[{"type": "new", "text": "é ☃ 🚀"}]).replace("\n", "\r")
        + ":\n\nevent: other\ndata: {}\n\n"
        + ended("closed")
        + "id: 9\nevent: update\ndata: {"
    ).encode()

    def crumbs(handler: Any) -> None:
        reply(200, "text/event-stream", b"")(handler)
        for start in range(0, len(text), 7):
            handler.wfile.write(text[start : start + 7])
            handler.wfile.flush()

    with unkind(crumbs) as server:
        session = client(server).red_planet.session("s")
        told = [update async for update in each(session.follow())]
    (event,) = told[0].events
    assert isinstance(event, Unknown)  # a later service may tell what this one does not know
    assert (event.type, event.text) == ("new", "é ☃ 🚀")


async def test_it_can_be_left_early(client: Client) -> None:
    with unkind(stream(opened(0), update(1), update(2))) as server:
        following = client(server).session("s").follow()
        async for told in each(following):
            assert told.version == 1
            break
        await got(following.aclose() if hasattr(following, "aclose") else following.close())
    assert len(server.asked) == 1

"""Who is sent away when there is too much to do, by a clock that the tests set."""

import asyncio
import logging

import pytest

from areopagus.api.server.backlog import FEW, PATIENCE, SHARE, Backlog


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def worked(backlog: Backlog, clock: Clock, each: float, requests: int = 200) -> None:
    """Requests that came together have been answered, one after the other."""
    arrived = [backlog.arrive() for _ in range(requests)]
    for one in arrived:
        backlog.start(one)
        clock.now += each


def filled(backlog: Backlog, most: int = 100_000) -> int:
    """How many may wait until the next is sent away."""
    while not backlog.is_full() and backlog.waiting < most:
        backlog.arrive()
    return backlog.waiting


@pytest.mark.parametrize(("each", "room"), [(0.001, 100), (0.0005, 200), (0.005, 20)])
def test_there_is_room_for_as_many_as_can_be_answered_in_time(each: float, room: int) -> None:
    clock = Clock()
    backlog = Backlog(0.1, clock)
    worked(backlog, clock, each)
    assert filled(backlog) == pytest.approx(room, rel=0.05)
    assert backlog.expected_wait == pytest.approx(0.1, rel=0.05)


def test_a_few_may_always_wait() -> None:
    clock = Clock()
    backlog = Backlog(0.1, clock)
    worked(backlog, clock, each=1.0)
    assert filled(backlog) == FEW


def test_idle_time_is_not_taken_for_work() -> None:
    clock = Clock()
    backlog = Backlog(0.1, clock)
    worked(backlog, clock, each=0.001)
    for _ in range(100):
        clock.now += 10
        backlog.start(backlog.arrive())
    assert filled(backlog) == pytest.approx(100, rel=0.05)


def test_who_has_waited_too_long_is_known_when_its_turn_comes() -> None:
    clock = Clock()
    backlog = Backlog(0.1, clock)
    arrived = [backlog.arrive() for _ in range(FEW + 1)]
    clock.now += PATIENCE * 0.1 + 0.01
    assert backlog.waited_too_long(backlog.start(arrived[0]))
    assert not backlog.waited_too_long(backlog.start(arrived[1])), "few wait behind it"


def test_the_log_tells_how_many_were_refused_once_a_second(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Clock()
    backlog = Backlog(0.1, clock)
    with caplog.at_level(logging.WARNING, "areopagus.overload"):
        for _ in range(10):
            backlog.refused()
        clock.now += 1.0
        backlog.refused()
    assert [record.getMessage() for record in caplog.records] == [
        "overloaded: 1 requests were refused",
        "overloaded: 10 requests were refused",
    ]


class Connection:
    def __init__(self) -> None:
        self.resumed = False

    def resume(self) -> None:
        self.resumed = True


def test_who_was_sent_away_is_listened_to_again_a_few_at_a_time() -> None:
    async def story() -> None:
        clock = Clock()
        backlog = Backlog(0.1, clock)
        worked(backlog, clock, each=0.001)
        away = [Connection() for _ in range(1_000)]
        for connection in away:
            backlog.hold(connection)
        assert backlog.retry_after == pytest.approx(1 + 1_000 * 0.001 * SHARE, abs=1)
        assert not resumed(away, backlog)
        clock.now += 1.01
        first = resumed(away, backlog)
        assert first == pytest.approx(1.01 / 0.001 / SHARE, rel=0.05)
        clock.now += 0.1
        assert resumed(away, backlog) - first == pytest.approx(0.1 / 0.001 / SHARE, rel=0.1)
        clock.now += 10
        assert resumed(away, backlog) == 1_000

    def resumed(away: list[Connection], backlog: Backlog) -> int:
        backlog._tick()
        return sum(connection.resumed for connection in away)

    asyncio.run(story())

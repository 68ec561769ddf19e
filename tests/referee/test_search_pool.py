"""Searches in processes of their own: bounded, shed, ended and survived."""

import asyncio
import os
import signal
import sys
import threading
from typing import Any

import pytest
from starlette.requests import ClientDisconnect

from areopagus.api.connection import while_connected
from areopagus.games.mission import RED_PLANET
from areopagus.kernel import codec
from areopagus.referee.errors import (
    SEARCH_REFUSALS,
    SuggestionsBusy,
    SuggestionsFailed,
    SuggestionsOff,
)
from areopagus.referee.inquiries import Inquiry, carry_out, task_of
from areopagus.referee.observer import SearchOutcome, SilentObserver
from areopagus.referee.referee import Referee
from areopagus.referee.search_pool import COMMAND, SearchPool, _Search, _Worker
from areopagus.search.suggestion import Budget

REFEREE = Referee(RED_PLANET)
SLEEPER = (sys.executable, "-c", "import time; time.sleep(600)")
"""A process that never answers."""
MORTAL = (sys.executable, "-c", "import sys; sys.stdin.buffer.read(4)")
"""A process that dies over every task."""


def inquiry(**budget: int) -> Inquiry:
    state = RED_PLANET.setup([None] * 3, "pool")
    seat = RED_PLANET.to_act(state)[0]
    request = REFEREE.shapes.suggest_request(state=state, seat=seat, budget=Budget(**budget))
    return REFEREE.suggest(request)


async def refusal(pool: SearchPool) -> Exception:
    with pytest.raises(SEARCH_REFUSALS) as told:
        await pool.answer(inquiry(iterations=5))
    return told.value


def test_a_process_finds_what_this_one_would_find() -> None:
    pool = SearchPool(1, 0, 100)
    asked = inquiry(iterations=15)
    answer = asyncio.run(pool.answer(asked))
    assert answer == asked.answer(carry_out(RED_PLANET, asked.task))
    pool.close()


def test_a_process_is_used_again_and_by_turns() -> None:
    pool = SearchPool(1, 9, 100)

    async def many() -> list[Any]:
        return await asyncio.gather(*(pool.answer(inquiry(iterations=5)) for _ in range(6)))

    answers = asyncio.run(many())
    assert all(answer == answers[0] for answer in answers)
    assert len(pool._idle) == 1
    pool.close()
    assert pool._idle == []


def test_without_processes_there_are_no_suggestions() -> None:
    assert isinstance(asyncio.run(refusal(SearchPool(0, 5, 100))), SuggestionsOff)


def test_what_does_not_fit_the_queue_is_shed() -> None:
    pool = SearchPool(1, 1, 100, SLEEPER)

    async def crowd() -> Exception:
        busy = [asyncio.create_task(pool.answer(inquiry(iterations=5))) for _ in range(2)]
        await asyncio.sleep(0)
        problem = await refusal(pool)
        for task in busy:
            task.cancel()
        await asyncio.wait(busy)
        assert pool.waiting == 0
        return problem

    assert isinstance(asyncio.run(crowd()), SuggestionsBusy)


def test_time_is_bounded_by_the_service() -> None:
    pool = SearchPool(1, 0, 30)
    bounded = pool._bounded(inquiry(milliseconds=60_000).task).budget
    assert bounded == Budget(milliseconds=30)
    answer = asyncio.run(pool.answer(inquiry(milliseconds=60_000)))
    assert answer.effort.iterations >= 1
    assert isinstance(answer.effort.milliseconds, int)
    pool.close()


def test_a_search_for_nobody_is_ended_and_the_next_one_is_answered() -> None:
    pool = SearchPool(1, 0, 100, SLEEPER)

    async def leave() -> int:
        task = asyncio.create_task(pool.answer(inquiry(iterations=5)))
        await asyncio.to_thread(pool.has_begun.wait)
        (worker,) = pool.busy
        task.cancel()
        await asyncio.wait([task])
        await asyncio.to_thread(worker.wait)
        return worker.pid

    pid = asyncio.run(leave())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    pool._command = COMMAND
    assert asyncio.run(pool.answer(inquiry(iterations=5))).suggestions
    pool.close()


def test_the_event_loop_waits_for_no_process_to_begin_or_to_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a busy machine both take long, and a client that leaves would hold up all others."""
    waited_in: list[threading.Thread] = []
    begin, end = _Worker.__init__, _Worker.end

    def noting_begin(worker: _Worker, command: tuple[str, ...]) -> None:
        waited_in.append(threading.current_thread())
        begin(worker, command)

    def noting_end(worker: _Worker) -> None:
        waited_in.append(threading.current_thread())
        end(worker)

    monkeypatch.setattr(_Worker, "__init__", noting_begin)
    monkeypatch.setattr(_Worker, "end", noting_end)
    pool = SearchPool(1, 0, 100, SLEEPER)

    async def leave() -> None:
        task = asyncio.create_task(pool.answer(inquiry(iterations=5)))
        await asyncio.to_thread(pool.has_begun.wait)
        task.cancel()
        await asyncio.wait([task])
        pool._command = COMMAND
        await pool.answer(inquiry(iterations=5))
        pool.rest()

    asyncio.run(leave())
    pool._threads.shutdown()
    assert pool._idle == []
    assert len(waited_in) == 4
    assert threading.main_thread() not in waited_in


def test_a_client_that_leaves_while_a_process_starts_leaves_it_to_the_next() -> None:
    pool = SearchPool(1, 1, 100)
    search = _Search(pool, inquiry(iterations=5).task)
    take = pool.take

    def take_and_leave() -> _Worker | None:
        worker = take()
        search.cancel()
        return worker

    pool.take = take_and_leave  # type: ignore[method-assign]
    assert search.run() is None
    (worker,) = pool._idle
    assert worker.is_alive()
    pool.close()


def test_a_process_that_died_meanwhile_is_replaced() -> None:
    pool = SearchPool(1, 0, 100)
    before = asyncio.run(pool.answer(inquiry(iterations=5)))
    (worker,) = pool._idle
    os.kill(worker.pid, signal.SIGKILL)
    assert asyncio.run(pool.answer(inquiry(iterations=5))) == before
    assert pool._idle[0].pid != worker.pid
    pool.close()


def test_a_search_that_dies_takes_nothing_with_it() -> None:
    pool = SearchPool(1, 0, 100, MORTAL)
    assert isinstance(asyncio.run(refusal(pool)), SuggestionsFailed)
    pool._command = COMMAND
    assert asyncio.run(pool.answer(inquiry(iterations=5))).suggestions
    pool.close()


def test_work_for_a_client_that_goes_away_is_cancelled() -> None:
    ended = []

    async def work() -> None:
        try:
            await asyncio.sleep(600)
        finally:
            ended.append(True)

    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    with pytest.raises(ClientDisconnect):
        asyncio.run(while_connected(receive, work()))
    assert ended == [True]


def test_work_for_a_client_that_stays_is_done() -> None:
    async def work() -> int:
        return 7

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(600)
        return {}

    assert asyncio.run(while_connected(receive, work())) == 7


def test_a_task_tells_the_view_and_nothing_else() -> None:
    state = RED_PLANET.setup([None] * 3, "secret-seed")
    request = REFEREE.shapes.suggest_request(state=state, seat=0)
    task = task_of(RED_PLANET, state, 0, None, request)
    assert task.view == codec.encode(RED_PLANET.view(state, 0))
    assert b"secret-seed" not in task.view


def test_what_is_under_way_ends_with_the_pool() -> None:
    pool = SearchPool(1, 0, 100, SLEEPER)

    async def stop() -> Exception:
        task = asyncio.create_task(refusal(pool))
        await asyncio.to_thread(pool.has_begun.wait)
        await asyncio.to_thread(pool.close)
        return await task

    assert isinstance(asyncio.run(stop()), SuggestionsFailed)
    assert not pool.busy


class Told(SilentObserver):
    """Keeps what a pool reports."""

    def __init__(self) -> None:
        self.now: list[tuple[int, int]] = []
        self.ended: list[tuple[str, str, int]] = []

    def searching(self, running: int, waiting: int) -> None:
        self.now.append((running, waiting))

    def searched(
        self, game: str, outcome: SearchOutcome, seconds: float = 0.0, iterations: int = 0
    ) -> None:
        assert (seconds > 0) == (outcome == "answered")
        self.ended.append((game, outcome, iterations))


def test_what_runs_waits_and_ends_is_reported() -> None:
    told = Told()
    pool = SearchPool(1, 1, 100, observer=told)

    async def crowd() -> None:
        busy = [asyncio.create_task(pool.answer(inquiry(iterations=5))) for _ in range(2)]
        await asyncio.sleep(0)
        await refusal(pool)
        await asyncio.gather(*busy)

    asyncio.run(crowd())
    assert told.ended == [
        ("red-planet", "refused", 0),
        ("red-planet", "answered", 5),
        ("red-planet", "answered", 5),
    ]
    assert (1, 1) in told.now
    assert told.now[-1] == (0, 0)
    pool.close()
    pool = SearchPool(1, 0, 100, MORTAL, told)
    asyncio.run(refusal(pool))
    assert told.ended[-1] == ("red-planet", "failed", 0)
    pool.close()

"""Processes that search for suggestions, so that nobody else waits for them.

A search is given a process of its own for as long as it takes. When nobody waits for it any more,
the process is ended and with it the search; when a process dies, another one takes its task over,
once. What there is no process for waits in a short queue, and what does not fit there is refused.
"""

import asyncio
import subprocess
import sys
import threading
import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import structs

from areopagus.kernel.pack import Flaw
from areopagus.referee.errors import SuggestionsBusy, SuggestionsFailed, SuggestionsOff
from areopagus.referee.inquiries import Inquiry, Task
from areopagus.referee.observer import SILENT, Observer, SearchOutcome
from areopagus.referee.search_worker import read_frame, write_frame
from areopagus.referee.trials import PackTrial, flaws_of

COMMAND = (sys.executable, "-m", "areopagus.referee.search_worker")
ATTEMPTS = 2
_OUTCOMES: dict[type[BaseException], SearchOutcome] = {
    SuggestionsBusy: "refused",
    SuggestionsFailed: "failed",
    asyncio.CancelledError: "left",
}
_packed = msgspec.msgpack.Encoder()


class SearchPool:
    """So many processes, and so many tasks that may wait for one of them."""

    def __init__(
        self,
        workers: int,
        queue: int,
        milliseconds: int,
        command: tuple[str, ...] = COMMAND,
        observer: Observer = SILENT,
    ) -> None:
        self.workers = workers
        """How many processes there may be."""
        self._most = workers + queue if workers else 0
        self._milliseconds = milliseconds
        self._command = command
        self._observer = observer
        self._idle: list[_Worker] = []
        self._lock = threading.Lock()
        self._threads = ThreadPoolExecutor(max(1, workers), "search")
        self._closed = False
        weakref.finalize(self, _end_all, self._idle)  # whoever forgets to close it leaves nothing
        self.waiting = 0
        """Tasks that are carried out or wait."""
        self.busy: set[_Worker] = set()
        """Processes that carry one out."""
        self.has_begun = threading.Event()
        """Whether a process ever was given a task."""

    @property
    def is_on(self) -> bool:
        """Whether anybody searches here."""
        return self._most > 0

    async def answer(self, inquiry: Inquiry) -> Any:
        """The answer to an inquiry; raises when it cannot be had now."""
        game, begun = inquiry.task.game, time.monotonic()
        try:
            found = await self._carried_out(self._bounded(inquiry.task))
        except (SuggestionsBusy, SuggestionsFailed, asyncio.CancelledError) as end:
            self._observer.searched(game, _OUTCOMES[type(end)])
            raise
        answer = inquiry.answer(found)
        seconds = time.monotonic() - begun
        self._observer.searched(game, "answered", seconds, answer.effort.iterations)
        return answer

    async def try_out(self, trial: PackTrial) -> list[Flaw]:
        """What random games on a pack find wrong with it; raises when it cannot be had now."""
        return flaws_of(await self._carried_out(trial))

    async def _carried_out(self, task: Task | PackTrial) -> bytes:
        if not self.is_on:
            raise SuggestionsOff
        if self.is_full:
            raise SuggestionsBusy  # a service that stops sends its clients to another
        search = _Search(self, task)
        self.waiting += 1
        self._tell()
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._threads, search.run)
        except asyncio.CancelledError:
            search.cancel()
            raise
        finally:
            self.waiting -= 1
            self._tell()
        if found is None:
            raise SuggestionsFailed
        return found

    def _tell(self) -> None:
        running = len(self.busy)
        self._observer.searching(running, max(0, self.waiting - running))

    def _bounded(self, task: Task) -> Task:
        budget = task.budget
        if budget is None or budget.milliseconds is None:
            return task
        allowed = min(budget.milliseconds, self._milliseconds)
        return structs.replace(task, budget=structs.replace(budget, milliseconds=allowed))

    def take(self) -> "_Worker | None":
        """A process that is idle, or a new one; ``None`` when the pool is closed."""
        with self._lock:
            if self._closed:
                return None
            worker = self._idle.pop() if self._idle else _Worker(self._command)
            if not worker.is_alive():
                worker.end()
                worker = _Worker(self._command)
            self.busy.add(worker)
            self._tell()
            self.has_begun.set()
            return worker

    def give_back(self, worker: "_Worker", *, sound: bool) -> None:
        with self._lock:
            self.busy.discard(worker)
            self._tell()
            if sound and not self._closed:
                self._idle.append(worker)
                return
        worker.end()

    @property
    def is_full(self) -> bool:
        """Whether another task would be refused."""
        return self._closed or self.waiting >= self._most

    def rest(self) -> None:
        """End the processes that have nothing to do; others are started when they are needed."""
        with suppress(RuntimeError):  # it was closed, and they are ended
            self._threads.submit(self._rest)

    def _rest(self) -> None:
        with self._lock:
            _end_all(self._idle)

    def close(self) -> None:
        """End all processes; what is under way comes to nothing."""
        with self._lock:
            self._closed = True
            _end_all(self._idle)
            for worker in self.busy:
                worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)


def _end_all(workers: "list[_Worker]") -> None:
    while workers:
        workers.pop().end()


class _Search:
    """One task on its way through a process."""

    def __init__(self, pool: SearchPool, task: Task | PackTrial) -> None:
        self._pool = pool
        self._task = task
        self._worker: _Worker | None = None
        self._cancelled = False
        self._lock = threading.Lock()

    def run(self) -> bytes | None:
        """The outcome; ``None`` when it came to nothing."""
        body = _packed.encode(self._task)
        for _ in range(ATTEMPTS):
            worker = self._begin()
            if worker is None:
                return None
            found = worker.ask(body)
            with self._lock:
                self._worker = None
            self._pool.give_back(worker, sound=found is not None)
            if found is not None:
                return found
        return None

    def _begin(self) -> "_Worker | None":
        # Not under the lock: to start a process takes its time.
        worker = None if self._cancelled else self._pool.take()
        with self._lock:
            if not self._cancelled:
                self._worker = worker
                return worker
        if worker is not None:
            self._pool.give_back(worker, sound=True)
        return None

    def cancel(self) -> None:
        """Nobody waits for it any more. The event loop comes here, so nothing is waited for: the
        thread that asks the process sees it die, and lets go of it."""
        with self._lock:
            self._cancelled = True
            if self._worker is not None:
                self._worker.kill()


class _Worker:
    """A process, and the pipes to it."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    @property
    def pid(self) -> int:
        return self._process.pid

    def is_alive(self) -> bool:
        return self._process.poll() is None

    def wait(self) -> None:
        """Until it has ended."""
        self._process.wait()

    def ask(self, body: bytes) -> bytes | None:
        """The outcome of a task; ``None`` when the process died over it."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            write_frame(process.stdin, body)  # type: ignore[arg-type]
            return read_frame(process.stdout)  # type: ignore[arg-type]
        except (OSError, ValueError):  # broken, or closed by who gave it up
            return None

    def kill(self) -> None:
        """Have it die soon. It holds nothing that anybody would miss."""
        self._process.kill()

    def end(self) -> None:
        """Kill it, and see it die."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

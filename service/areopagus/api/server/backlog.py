"""How long requests wait for their turn, and who is sent away when that is too long.

One thread answers all requests, one after the other, so the time that a new one will wait is the
number of those before it times what each of them takes on average. Counting requests alone would
not do: a thousand small ones are a third of a second, a thousand large ones a minute.

Whoever is sent away is told when to come back, and is not listened to before. Otherwise clients
that try again at once would keep the server busy with refusals.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger("areopagus.overload")

FEW = 16
"""So many may always wait: of fewer, an average says too little."""
PATIENCE = 3
"""By which factor a request may have waited longer than the longest expected wait allowed."""
SHARE = 4
"""Of those who were sent away, one is listened to again in the time that so many requests take:
to refuse it costs a tenth of what it costs to answer it."""
_TICK = 0.02
_MOST_SECONDS = 30
_LEARNING = 1 / 16
_LONGEST = 10.0


class Held(Protocol):
    """A connection that is not listened to for a while."""

    def resume(self) -> None:
        """Listen again."""
        ...


class Backlog:
    """The requests that wait for their turn in this process."""

    def __init__(self, max_wait: float, clock: Callable[[], float] = time.perf_counter) -> None:
        self.waiting = 0
        """How many have arrived and not begun."""
        self._max_wait = max_wait
        self._clock = clock
        self._each = 0.0005
        """Seconds that each place in the queue takes, on average."""
        self._last_start = 0.0
        self._busy_until = 0.0
        self._held: deque[tuple[float, Held]] = deque()
        self._resumed_at = 0.0
        self._refused = 0
        self._told_at = 0.0

    @property
    def expected_wait(self) -> float:
        """Seconds that a request which arrives now will wait."""
        return self.waiting * self._each

    @property
    def retry_after(self) -> int:
        """Seconds until whoever is sent away now is listened to again."""
        return min(1 + int(len(self._held) * self._each * SHARE), _MOST_SECONDS)

    @property
    def is_busy(self) -> bool:
        """Whether the queue has been half as long as it may be within the last second."""
        return self._clock() < self._busy_until

    def arrive(self) -> float:
        """A request waits for its turn; answers when it arrived."""
        self.waiting += 1
        return self._clock()

    def start(self, arrived: float) -> float:
        """A request's turn has come; answers how long it has waited."""
        self.waiting -= 1
        now = self._clock()
        if arrived < self._last_start:  # it waited while the one before it was answered
            took = min(now - self._last_start, _LONGEST)
            self._each += (took - self._each) * _LEARNING
        self._last_start = now
        return now - arrived

    def is_full(self) -> bool:
        """Whether a request that arrives now would wait too long."""
        if self.waiting < FEW:
            return False
        expected = self.waiting * self._each
        if expected > self._max_wait / 2:
            self._busy_until = self._clock() + 1.0
        return expected > self._max_wait

    def waited_too_long(self, waited: float) -> bool:
        """Whether a request has waited so long that others would if it were answered."""
        return waited > PATIENCE * self._max_wait and self.waiting >= FEW

    def refused(self) -> None:
        """Count a request that was sent away; the log tells how many, once a second at most."""
        self._refused += 1
        now = self._clock()
        if now - self._told_at >= 1.0:
            log.warning("overloaded: %d requests were refused", self._refused)
            self._told_at, self._refused = now, 0

    def hold(self, connection: Held) -> None:
        """Do not listen to a connection before its time to come back, nor to all at once."""
        now = self._clock()
        if not self._held:
            self._resumed_at = now
            asyncio.get_running_loop().call_later(_TICK, self._tick)
        self._held.append((now + 1.0, connection))

    def _tick(self) -> None:
        now = self._clock()
        due = int((now - self._resumed_at) / (self._each * SHARE))
        if due:
            self._resumed_at = now
        for _ in range(due):
            if not self._held or self._held[0][0] > now:
                break
            self._held.popleft()[1].resume()
        if self._held:
            asyncio.get_running_loop().call_later(_TICK, self._tick)

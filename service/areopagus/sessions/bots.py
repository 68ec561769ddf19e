"""Bots at the table: seats for which the service itself plays.

Any worker may play for a bot. Whoever changes a session, or looks at it, wakes its bots: the worker
searches from the view of the bot's seat and commits the move on the very version that it saw. The
store compares, so that of several workers exactly one does it; and what a worker that was killed
had in mind was never committed, so whoever looks next finds the bot still to act.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from areopagus.referee.errors import (
    MoveRefused,
    SuggestionsBusy,
    SuggestionsFailed,
    SuggestionsOff,
)
from areopagus.referee.inquiries import Inquiry, task_of
from areopagus.referee.requests import SuggestionWish
from areopagus.referee.search_pool import SearchPool
from areopagus.sessions.cache import CachedSession
from areopagus.sessions.changes import ProposedMoves, instant
from areopagus.sessions.errors import SessionRefusal, StaleVersion
from areopagus.sessions.ledger import Ledger
from areopagus.sessions.records import meter_of
from areopagus.sessions.shapes import session_shapes

log = logging.getLogger("areopagus.sessions")

PACE = 1.0
"""Seconds between two moves of bots in a real-time game: what a person takes."""
RETRIES = 5
"""How often a search that could not be made is tried again before the bot waits to be woken."""


class BotPlayers:
    """Plays for the bots of the sessions that this worker is asked about."""

    def __init__(
        self,
        searches: SearchPool,
        clock: Callable[[], int],
        ledger_of: Callable[[CachedSession], Ledger],
    ) -> None:
        self._searches = searches
        self._clock = clock
        self._ledger_of = ledger_of
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(max(1, searches.workers))
        """Bots think by turns, in no more processes than there are: the queue of searches is for
        whoever asks for advice, however many tables somebody fills with bots."""

    def wake(self, known: CachedSession) -> None:
        """See to it that bots act, if any is to act."""
        if known.head.bots and known.id not in self._playing:
            task = asyncio.get_running_loop().create_task(self._play(known))
            self._playing[known.id] = task
            task.add_done_callback(lambda _: self._playing.pop(known.id, None))

    async def idle(self) -> None:
        """Until no bot has anything to do."""
        while self._playing:
            await asyncio.wait(list(self._playing.values()))

    async def close(self) -> None:
        """Stop thinking; another worker goes on."""
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        if playing:
            await asyncio.wait(playing)

    async def _play(self, known: CachedSession) -> None:
        try:
            failures = 0
            while failures < RETRIES:
                try:
                    async with self._turns:
                        has_acted = await self._act(known)
                    if not has_acted:
                        return
                    failures = 0
                    if known.codec.referee.game.real_time:
                        await asyncio.sleep(PACE)
                except StaleVersion:
                    continue  # somebody was first
                except (SuggestionsBusy, SuggestionsFailed, MoveRefused):
                    failures += 1
                    await asyncio.sleep(PACE)
        except (SessionRefusal, SuggestionsOff):
            return
        except Exception:
            log.exception("a bot of session %s cannot play", known.id)

    async def _act(self, known: CachedSession) -> bool:
        """Make one move of a bot; answers whether there was one to make."""
        newest, referee = known.newest, known.codec.referee
        state, game = known.codec.state(newest.state), referee.game
        at = instant(known, meter_of(newest.meter), self._clock())
        if game.real_time and at is None:
            return False  # the clock is started by whoever sits there
        for seat in game.to_act(state):
            level = known.head.bot_at(seat)
            if level is None:
                continue
            wish = SuggestionWish(level=level, seed=f"{known.id}:{newest.version}")
            task = task_of(game, state, seat, at, wish)
            found = await self._searches.answer(Inquiry(task, referee.suggested))
            if found.suggestions:
                await self._commit(known, seat, found.suggestions[0].move, newest.version)
                return True
        return False

    async def _commit(self, known: CachedSession, seat: int, move: Any, version: int) -> None:
        request = session_shapes(known.codec.referee).moves_request(move=move)
        now = self._clock()
        proposal = ProposedMoves(known, seat, request, now)
        await self._ledger_of(known).commit(proposal, now, frozenset({version}), None)

"""Positions of the past: what an undo goes back to, and what a retry answers with.

Found from the places that entries carry and from the states that are kept every so many moves, so
that the work does not grow with the log.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from areopagus.sessions.changes import Change, moves_undone
from areopagus.sessions.errors import CannotUndo
from areopagus.sessions.history import LogLine, places, replayed
from areopagus.sessions.ledger import Ledger
from areopagus.sessions.place import Place, beginning, retry_name
from areopagus.sessions.records import Entry, Snapshot, meter_of
from areopagus.sessions.store import Checkpoint

NEAR = 64
"""How many entries are read at once on the way back."""


class ProposedUndo(NamedTuple):
    """To take back moves: to a version, or else the last ones."""

    ledger: Ledger
    seat: int | None
    host: bool
    to: int | None
    now: int

    async def judged_on(self, newest: Snapshot) -> Change:
        """The restored position as a change; raises :class:`CannotUndo`."""
        codec = self.ledger.session.codec
        if not codec.referee.game.may_take_back(codec.state(newest.state)):
            raise CannotUndo("rules")
        past = Past(self.ledger, newest.version)
        tip = meter_of(newest.meter).place
        target = await past.undo_target(tip, self.to, self.seat, host=self.host)
        state = await past.state(target)
        return moves_undone(self.ledger.session, newest, self.seat, target, state, self.now)


class Past:
    """What one session was, up to a version. For one request: it remembers what it has read."""

    def __init__(self, ledger: Ledger, newest: int) -> None:
        self._ledger = ledger
        self._session = ledger.session
        self._newest = newest
        self._entries: dict[int, Entry[Any, Any]] = {}
        self._places: dict[int, Place] | None = None
        """From the whole log, once an entry was met that carries no place."""

    async def entry(self, version: int) -> Entry[Any, Any]:
        """The entry that led to a version."""
        if version not in self._entries:
            after = max(version - NEAR, 0)
            self._entries.update(await self._ledger.lines(after, version - after))
            await asyncio.sleep(0)
        if version not in self._entries:
            raise self._ledger.gone()
        return self._entries[version]

    async def place(self, version: int) -> Place:
        """The place of the position that a version has."""
        if version == 0:
            return beginning()
        if self._places is None:
            place = (await self.entry(version)).place
            if place is not None:
                return place
            self._places = places(await self._ledger.log(self._newest))
        return self._places[version]

    async def undo_target(
        self, tip: Place | None, to: int | None, seat: int | None, *, host: bool
    ) -> Place:
        """The place to go back to from the newest position; raises :class:`CannotUndo`.

        A seat takes back its own moves while nobody else has acted; a host, those of anybody. What
        has been unveiled stays.
        """
        if tip is None:
            tip = await self.place(self._newest)
        goal = await (self.place(tip.parent) if to is None else self._standing(tip, to))
        if goal.version == tip.version:
            raise CannotUndo("nothing-to-undo")
        others = -1 if host else tip.others if tip.seat == seat else tip.version
        if goal.version < others >= tip.final:
            raise CannotUndo("others-acted")
        if goal.version < tip.final:
            raise CannotUndo("revealed")
        return goal

    async def state(self, place: Place) -> Any:
        """The state at a place, replayed from the last one on its line that is kept."""
        game, head, lines = self._session.codec.referee.game, self._session.head, list[LogLine]()
        kept: dict[str, Checkpoint | None] = {}
        start: Callable[[], Any] = partial(game.setup, head.names, head.seed, head.options)
        while True:
            name = place.checkpoint
            if name not in kept:
                kept[name] = await self._ledger.checkpoint(name)
            found = kept[name]
            if found is not None and found.version == place.version:
                start = partial(self._session.codec.state, found.state)
                break
            if place.depth == 0:
                break
            lines.append(LogLine(place.version, await self.entry(place.version)))
            place = await self.place(place.parent)
        return await replayed(game, start, lines[::-1])

    async def state_after(self, version: int) -> Any:
        """The state that a change with an idempotency key led to."""
        kept = await self._ledger.checkpoint(retry_name(version))
        if kept is not None and kept.version == version:
            return self._session.codec.state(kept.state)
        return await self.state(await self.place(version))

    async def _standing(self, tip: Place, to: int) -> Place:
        """The place of a version that still stands."""
        if to > self._newest:
            raise CannotUndo("not-in-line")
        if to == 0 and self._newest and (await self.entry(1)).is_deal:
            to = 1
        goal, ancestor = await self.place(to), tip
        while ancestor.depth > goal.depth:
            ancestor = await self.place(ancestor.toward(goal.depth))
        if ancestor.version != goal.version:
            raise CannotUndo("not-in-line")
        return goal

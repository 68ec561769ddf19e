"""Changes of a session: moves, what time does by itself, and undo, each as one commit."""

from secrets import token_bytes
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event
from areopagus.kernel.game import Game
from areopagus.kernel.record import Play
from areopagus.referee.requests import RECORD
from areopagus.sessions.cache import CachedSession
from areopagus.sessions.errors import CannotStart, Damaged, SessionFull
from areopagus.sessions.place import Place, beginning, retry_name
from areopagus.sessions.records import Entry, Meter, Snapshot, meter_of, packed
from areopagus.sessions.shapes import MovesRequest
from areopagus.sessions.store import Commit, Key

LOG_BYTES = 8 * 1024 * 1024
"""How large the log of one session may grow."""
LATEST = 2_147_483_647
"""The last instant of a real-time game."""


class Change(NamedTuple):
    """A change that is ready to be committed, and what it leads to."""

    commit: Commit
    state: Any
    entry: Entry[Any, Any]

    @property
    def version(self) -> int:
        return self.commit.expected + 1

    @property
    def snapshot(self) -> Snapshot:
        return Snapshot(self.version, self.commit.state, self.commit.meter)


def instant(session: CachedSession, meter: Meter, now: int) -> int | None:
    """The current instant of a real-time game; ``None`` in any other, or before it starts."""
    if not session.codec.referee.game.real_time or meter.started is None:
        return None
    return min(max(now - meter.started, meter.last_at), LATEST)


class ProposedChange(Protocol):
    """A change that somebody asks for.

    The ledger judges it on the newest snapshot it knows and, when another worker commits first, on
    the next: so it holds nothing that depends on a snapshot.
    """

    async def judged_on(self, newest: Snapshot) -> Change:
        """The change that it makes of a snapshot; raises what refuses it."""
        ...


class ProposedMoves(NamedTuple):
    """Moves of one seat."""

    session: CachedSession
    seat: int
    request: MovesRequest[Any]
    now: int

    async def judged_on(self, newest: Snapshot) -> Change:
        """The moves as a change; raises :class:`MoveRefused`."""
        session, seat, request, now = self
        moves: list[Any] = request.moves or [request.move]
        state = session.codec.state(newest.state)
        meter = _with_room(meter_of(newest.meter), len(moves))
        if any(move.starts_clock for move in moves):
            meter = _started(session, meter, now)
        at = instant(session, meter, now)
        # Blind: a seat must not learn from a refusal what its own earlier move has unveiled.
        played = session.codec.referee.play(state, seat, request, at, blind=True)
        entry = Entry(time=now, seat=seat, moves=moves[: played.made], at=at, events=played.events)
        return _change(session, newest, state, meter, entry, unveiled=played.unveiled)


class ProposedStart(NamedTuple):
    """To start the clock of a real-time game."""

    session: CachedSession
    seat: int | None
    now: int

    async def judged_on(self, newest: Snapshot) -> Change:
        """The start as a change; raises :class:`CannotStart`."""
        session, seat, now = self
        game, meter = session.codec.referee.game, meter_of(newest.meter)
        if game.starter is None:
            raise CannotStart("no-clock")
        if meter.started is not None:
            raise CannotStart("started")
        state = session.codec.state(newest.state)
        meter = _started(session, _with_room(meter, 1), now)
        events = game.play(state, seat, game.starter, 0)
        entry = Entry(time=now, seat=seat, moves=[game.starter], at=0, events=events)
        return _change(session, newest, state, meter, entry)


def alarm_gone_off(session: CachedSession, newest: Snapshot, now: int) -> Change | None:
    """What time alone has done by now, at its exact instant; ``None`` when nothing."""
    game = session.codec.referee.game
    if not game.real_time:
        return None
    meter = meter_of(newest.meter)
    if meter.alarm is None or meter.started is None or now < meter.alarm:
        return None
    state = session.codec.state(newest.state)
    play = game.alarm(state)
    if play is None or play.at is None:
        return None
    rolls = state.dice.rolls
    try:
        events = game.play(state, play.seat, play.move, play.at)
    except Illegal as refusal:
        raise Damaged from refusal
    return _change(
        session,
        newest,
        state,
        meter,
        Entry(time=meter.started + play.at, moves=[play.move], at=play.at, events=events),
        unveiled=game.has_unveiled(state, rolls, events),
    )


def moves_undone(
    session: CachedSession, newest: Snapshot, seat: int | None, target: Place, state: Any, now: int
) -> Change:
    """The restored state as a change: an undo goes forward in the log, and back in the game."""
    meter = _with_room(meter_of(newest.meter))
    entry: Entry[Any, Any] = Entry(
        time=now, seat=seat, at=instant(session, meter, now), undone_to=target.version, place=target
    )
    return _change(session, newest, state, meter, entry)


def with_key(change: Change, key: Key | None) -> Change:
    """A change that remembers an idempotency key, and for some time what it led to."""
    if key is None:
        return change
    keep = (*change.commit.keep, retry_name(change.version))
    return change._replace(commit=change.commit._replace(key=key, keep=keep))


def deal_told(session: CachedSession, state: Any, events: list[Event], now: int) -> Change:
    """What happened while the game was set up, as the first change of its session."""
    meter = meter_of(session.newest.meter)
    entry: Entry[Any, Any] = Entry(time=now, events=events, place=beginning(1))
    return _change(session, session.newest, state, meter, entry)


def first_meter(game: Game[Any], clock: str, state: Any, now: int) -> Meter:
    """What is counted and timed about a new session."""
    if not game.real_time or clock != "creation":
        return Meter(place=beginning())
    alarm = _alarm_time(game.alarm(state), now)
    return Meter(started=now, alarm=alarm, place=beginning())


def _with_room(meter: Meter, moves: int = 0) -> Meter:
    """A session takes no more than a record may hold; time itself is never refused."""
    if meter.plays + moves > RECORD or meter.log_bytes > LOG_BYTES:
        raise SessionFull
    return meter


def _started(session: CachedSession, meter: Meter, now: int) -> Meter:
    """The first move starts the clock, unless it has been started before."""
    if not session.codec.referee.game.real_time or meter.started is not None:
        return meter
    return replace(meter, started=now)


def _change(
    session: CachedSession,
    newest: Snapshot,
    state: Any,
    meter: Meter,
    entry: Entry[Any, Any],
    *,
    unveiled: bool = False,
) -> Change:
    game = session.codec.referee.game
    to_act = game.to_act(state)
    alarm = _alarm_time(game.alarm(state), meter.started)
    final = unveiled or not to_act
    before, place = meter.place, entry.place
    keep: tuple[str, ...] = ()
    if entry.moves and before is not None:
        place = before.then(newest.version + 1, entry.seat, len(entry.moves), final=final)
        keep = (place.checkpoint,) if place.checkpoint != before.checkpoint else ()
    entry = replace(entry, final=final, to_act=to_act, over=not to_act, alarm=alarm, place=place)
    body = packed(entry)
    meter = replace(
        meter,
        plays=meter.plays + len(entry.moves),
        log_bytes=meter.log_bytes + len(body),
        last_at=meter.last_at if entry.at is None else entry.at,
        alarm=alarm,
        place=place,
        mark=(nonce := token_bytes(8)),
    )
    commit = Commit(
        newest.version, newest.meter, packed(state), packed(meter), body, nonce, keep=keep
    )
    return Change(commit, state, entry)


def _alarm_time(play: Play | None, started: int | None) -> int | None:
    if play is None or play.at is None or started is None:
        return None
    return started + play.at

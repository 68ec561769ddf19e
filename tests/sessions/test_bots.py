"""Seats that the service itself plays, and advice at the table."""

import asyncio
from typing import Any

import msgspec
import pytest

from areopagus.games.maze.moves import Tick
from areopagus.referee.errors import SuggestionsBusy, SuggestionsFailed, SuggestionsOff
from areopagus.referee.inquiries import Inquiry, carry_out
from areopagus.referee.search_pool import SearchPool
from areopagus.sessions.errors import Forbidden, Unauthenticated
from areopagus.sessions.shapes import SessionSuggestRequest, session_shapes
from tests.sessions.conftest import OpenStore
from tests.sessions.given import CATALOGUE, MAZE, Room
from tests.tictactoe.game import Mark


class Thinker(SearchPool):
    """A pool that searches here and now, and can be held up or made to fail."""

    def __init__(self) -> None:
        super().__init__(1, 9, 1000)
        self.asked: list[int] = []
        self.begun = asyncio.Event()
        self.gate: asyncio.Event | None = None
        self.refusals: list[Exception] = []

    async def answer(self, inquiry: Inquiry) -> Any:
        self.asked.append(inquiry.task.seat)
        if self.gate is not None:
            self.begun.set()
            await self.gate.wait()
        if self.refusals:
            raise self.refusals.pop()
        game = CATALOGUE[inquiry.task.game].game
        inquiry.task.budget = None
        inquiry.task.level = "easy"
        return inquiry.answer(carry_out(game, inquiry.task))


BOT = {"bot": "easy"}


async def test_a_bot_answers_a_move(stored: OpenStore) -> None:
    async with stored() as store:
        room = Room(store, searches=Thinker())
        party = await room.create(seats=[{"name": "Ann"}, BOT])
        await party.play(0, Mark(square=4))
        await room.sessions.bots.idle()
        seen = await (await party.seat(0)).see()
        assert seen.version == 2
        assert seen.to_act == [0]
        assert sorted(mark for mark in seen.view.squares if mark is not None) == [0, 1]


async def test_bots_alone_play_a_game_to_its_end(stored: OpenStore) -> None:
    async with stored() as store:
        room = Room(store, searches=Thinker())
        party = await room.create(seats=[BOT, BOT])
        assert party.created.seats == []
        await room.sessions.bots.idle()
        assert (await (await party.spectator()).see()).over


async def test_simultaneous_choices_are_made_by_bots_too(stored: OpenStore) -> None:
    async with stored() as store:
        room = Room(store, searches=Thinker())
        party = await room.create("red-planet", seats=["Ann", BOT, BOT])
        await room.sessions.bots.idle()
        seen = await (await party.seat(0)).see()
        assert seen.to_act == [0], "the bots have kept their cards"


async def test_tables_full_of_bots_leave_the_queue_to_whoever_asks(stored: OpenStore) -> None:
    async with stored() as store:
        pool = Thinker()
        pool.gate = asyncio.Event()
        room = Room(store, searches=pool)
        parties = [await room.create(seats=[BOT, BOT]) for _ in range(20)]
        await pool.begun.wait()
        await asyncio.sleep(0)
        assert len(pool.asked) == pool.workers == 1
        pool.gate.set()
        await room.sessions.bots.idle()
        for party in parties:
            assert (await (await party.spectator()).see()).over


async def test_of_several_workers_exactly_one_plays_for_a_bot(stored: OpenStore) -> None:
    async with stored() as store:
        pools = [Thinker() for _ in range(3)]
        rooms = [Room(store, searches=pool) for pool in pools]
        party = await rooms[0].create(seats=["Ann", BOT])
        for pool in pools:
            pool.gate = asyncio.Event()
        await party.play(0, Mark(square=0))
        for room in rooms[1:]:
            await (await room.sessions.visit(party.id, None)).see()
        for pool in pools:
            await pool.begun.wait()
        for pool in reversed(pools):
            assert pool.gate is not None
            pool.gate.set()
        for room in rooms:
            await room.sessions.bots.idle()
        seen = await (await party.seat(0)).see()
        assert seen.version == 2, "all three thought about it, and one moved"
        record = await (await party.host()).record()
        assert [play.seat for play in record.moves] == [0, 1]


async def test_what_a_killed_worker_had_in_mind_another_does(stored: OpenStore) -> None:
    async with stored() as store:
        pool = Thinker()
        room = Room(store, searches=pool)
        party = await room.create(seats=["Ann", BOT])
        pool.gate = asyncio.Event()
        await party.play(0, Mark(square=0))
        await pool.begun.wait()
        await room.sessions.bots.close()  # it never gets to move
        other = Room(store, searches=Thinker())
        visit = await other.sessions.visit(party.id, None)
        assert (await visit.see()).version == 1
        await other.sessions.bots.idle()
        assert (await visit.see()).version == 2


async def test_a_bot_tries_again_when_nobody_could_search(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("areopagus.sessions.bots.PACE", 0.0)
    async with stored() as store:
        pool = Thinker()
        room = Room(store, searches=pool)
        party = await room.create(seats=["Ann", BOT])
        pool.refusals = [SuggestionsBusy(), SuggestionsFailed()]
        await party.play(0, Mark(square=0))
        await room.sessions.bots.idle()
        assert pool.asked == [1, 1, 1]
        assert (await (await party.seat(0)).see()).version == 2


async def test_bots_of_a_team_wait_for_the_clock_and_then_act_at_their_pace(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("areopagus.sessions.bots.PACE", 0.0)
    async with stored() as store:
        pool = Thinker()
        room = Room(store, searches=pool)
        party = await room.create(MAZE, seats=["Ann", BOT])
        await room.sessions.bots.idle()
        ann = await party.seat(0)
        seen = await ann.see()
        assert seen.version == 0, "nobody has started the clock"
        await party.play(0, Tick())
        for _ in range(40):  # Ann follows the plan, and hands over where it is not hers
            await room.sessions.bots.idle()
            found = await pool.answer(await ann.suggest(SessionSuggestRequest()))
            if found.suggestions:
                room.clock.now += 1_000
                await party.play(0, found.suggestions[0].move)
        made = (await (await party.host()).record()).moves
        assert {play.seat for play in made} == {0, 1}
        assert (await ann.see()).view.outcome == "won"


async def test_without_searches_there_are_no_bots(stored: OpenStore) -> None:
    async with stored() as store:
        with pytest.raises(SuggestionsOff):
            await Room(store).create(seats=["Ann", BOT])


async def test_each_is_advised_about_what_is_theirs(stored: OpenStore) -> None:
    async with stored() as store:
        pool = Thinker()
        room = Room(store, searches=pool)
        party = await room.create(seats=["Ann", BOT])
        ann, host, spectator = await party.seat(0), await party.host(), await party.spectator()
        for visit, seat in ((ann, None), (ann, 0), (host, 1)):
            inquiry = await visit.suggest(SessionSuggestRequest(seat=seat))
            found = await pool.answer(inquiry)
            assert found.seat == (0 if visit is ann else 1)
            assert bool(found.suggestions) == (visit is ann), "it is not the bot's turn"
        for visit, seat in ((ann, 1), (host, 0), (host, None)):
            with pytest.raises(Forbidden):
                await visit.suggest(SessionSuggestRequest(seat=seat))
        with pytest.raises(Unauthenticated):
            await spectator.suggest(SessionSuggestRequest())


def test_seats_are_names_or_bots() -> None:
    shape = session_shapes(CATALOGUE["tic-tac-toe"]).request
    for wrong in ([{"bot": "best"}, "Ann"], [{"robot": "easy"}, "Ann"], [4, "Ann"]):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "tic-tac-toe", "seats": wrong}, shape)

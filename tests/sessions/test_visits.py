"""What those at a table may do: look, play, retry, read the record, close."""

import asyncio
from typing import Any

import msgspec
import pytest

from areopagus.kernel import codec
from areopagus.referee.errors import MoveRefused
from areopagus.sessions.errors import (
    Forbidden,
    KeyInFlight,
    KeyReused,
    StaleVersion,
    Unauthenticated,
    UnknownSession,
)
from areopagus.sessions.records import token_hash
from areopagus.sessions.shapes import MovesRequest
from areopagus.sessions.visit import Terms
from tests.sessions.conftest import OpenStore
from tests.sessions.given import Room, a_room
from tests.tictactoe.game import Mark

STRANGER = "A" * 32


async def test_a_session_is_created_with_a_token_for_each_seat_and_the_host(
    stored: OpenStore,
) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=4)
        created = party.created
        tokens = {created.host, *(seat.token for seat in created.seats)}
        assert len(tokens) == 5
        assert min(map(len, tokens)) >= 32
        assert len(created.session) == 22
        assert (await (await party.seat(2)).see()).seat == 2


async def test_only_hashes_of_tokens_are_stored(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        kept = await room.store.load(party.id)
        assert kept is not None
        for token in (party.created.host, *(seat.token for seat in party.created.seats)):
            assert token.encode() not in kept.head
            assert token_hash(token) in kept.head


async def test_each_sees_what_they_may(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        seen = [await (await party.seat(seat)).see() for seat in range(3)]
        cards = [one.view.companies[seat].offered for seat, one in enumerate(seen)]
        assert all(cards)
        assert seen[0].view.companies[1].offered is None
        for nobody in (await party.spectator(), await party.host()):
            public = await nobody.see()
            assert public.seat is None
            assert public.legal_moves == []
            assert not any(company.offered for company in public.view.companies)


async def test_a_move_leads_to_the_next_version(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        seen = await party.play(0, Mark(square=4))
        assert (seen.version, seen.to_act, seen.over) == (1, [1], False)
        assert codec.encode(seen.events) == b'[{"type":"marked","seat":0,"square":4}]'
        assert (await (await party.spectator()).see()).version == 1


async def test_an_illegal_move_changes_nothing(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        await party.mark(4)
        for seat, square in [(0, 3), (1, 4)]:
            with pytest.raises(MoveRefused):
                await party.play(seat, Mark(square=square))
        assert (await (await party.spectator()).see()).version == 1


async def test_several_moves_happen_all_or_not_at_all(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        with pytest.raises(MoveRefused) as refused:
            await party.play(0, Mark(square=0), Mark(square=1))
        assert (refused.value.pointer, refused.value.index) == ("/moves/1", 1)
        assert (await (await party.spectator()).see()).version == 0


async def test_a_refusal_is_judged_on_the_newest_state_whatever_this_worker_knows(
    stored: OpenStore,
) -> None:
    async with stored() as store:
        here, there = Room(store), Room(store)
        party = await here.create()
        elsewhere = await there.sessions.visit(party.id, party.created.seats[1].token)
        await party.mark(0)
        await elsewhere.play(MovesRequest(move=Mark(square=1)))
        seen = await party.play(0, Mark(square=2))
        assert seen.version == 3
        with pytest.raises(MoveRefused):
            await elsewhere.play(MovesRequest(move=Mark(square=2)))


async def test_losers_of_a_race_are_judged_again(stored: OpenStore) -> None:
    """Everybody keeps a card at once, through four workers: all of them do."""
    async with stored() as store:
        rooms = [Room(store) for _ in range(4)]
        party = await rooms[0].create("red-planet", seats=5)

        async def keep(seat: int) -> int:
            sessions = rooms[seat % 4].sessions
            table = await sessions.visit(party.id, party.created.seats[seat].token)
            legal: Any = (await table.see()).legal_moves
            return (await table.play(MovesRequest(move=legal[0].moves[0]))).version

        versions = await asyncio.gather(*map(keep, range(5)))
        assert sorted(versions) == [2, 3, 4, 5, 6]  # after the deal
        assert await party.replayed() == await party.state()


async def test_a_pinned_version_is_held(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        await party.play(0, Mark(square=0), pinned=frozenset({0}))
        with pytest.raises(StaleVersion) as stale:
            await party.play(1, Mark(square=1), pinned=frozenset({0}))
        assert stale.value.version == 1
        assert (await party.play(1, Mark(square=1), pinned=frozenset({0, 1}))).version == 2


async def test_a_retry_gets_the_first_answer(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        legal: Any = (await (await party.seat(0)).see()).legal_moves
        move = legal[0].moves[0]
        first = await party.play(0, move, key="once")
        again = await party.play(0, move, key="once", pinned=frozenset({first.version - 1}))
        await party.step()
        await party.step()
        late = await party.play(0, move, key="once")
        assert codec.encode(first) == codec.encode(again) == codec.encode(late)
        assert (await (await party.spectator()).see()).version == first.version + 2


async def test_a_retry_gets_the_first_answer_from_another_worker(stored: OpenStore) -> None:
    async with stored() as store:
        here, there = Room(store), Room(store)
        party = await here.create()
        request = MovesRequest(move=Mark(square=0))
        token = party.created.seats[0].token
        first = await (await here.sessions.visit(party.id, token)).play(request, Terms(key="k"))
        again = await (await there.sessions.visit(party.id, token)).play(request, Terms(key="k"))
        assert codec.encode(first) == codec.encode(again)


async def test_a_key_stands_for_one_request_of_one_seat(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        await party.play(0, Mark(square=0), key="k")
        with pytest.raises(KeyReused):
            await party.play(0, Mark(square=1), key="k")
        assert (await party.play(1, Mark(square=1), key="k")).version == 2


async def test_a_refused_move_does_not_use_its_key_up(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        with pytest.raises(MoveRefused):
            await party.play(1, Mark(square=1), key="k")
        await party.mark(0)
        assert (await party.play(1, Mark(square=1), key="k")).version == 2


async def test_two_at_once_with_one_key_happen_once(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        table = await party.seat(0)
        request = MovesRequest(move=Mark(square=0))
        answers = await asyncio.gather(
            *(table.play(request, Terms(key="k")) for _ in range(5)), return_exceptions=True
        )
        others = [answer for answer in answers if isinstance(answer, Exception)]
        assert all(isinstance(other, KeyInFlight) for other in others)
        assert (await (await party.spectator()).see()).version == 1


async def test_nobody_knows_a_session_that_is_not_there(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        for id in ("A" * 22, "", "*", "a:b", "A" * 500, "é" * 22):
            with pytest.raises(UnknownSession):
                await room.sessions.visit(id, None)


async def test_a_strange_token_is_refused(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party, other = await room.create(), await room.create()
        for token in (STRANGER, "", other.created.host, other.created.seats[0].token):
            with pytest.raises(Unauthenticated):
                await room.sessions.visit(party.id, token)


async def test_a_table_may_do_without_spectators(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(table={"spectators": False})
        with pytest.raises(Unauthenticated):
            await party.spectator()
        assert (await (await party.seat(0)).see()).seat == 0


async def test_only_a_seat_moves(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        request = MovesRequest(move=Mark(square=0))
        with pytest.raises(Forbidden):
            await (await party.host()).play(request)
        with pytest.raises(Unauthenticated):
            await (await party.spectator()).play(request)


async def test_only_the_host_closes(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        seat = await party.seat(0)
        with pytest.raises(Forbidden):
            await seat.close()
        with pytest.raises(Unauthenticated):
            await (await party.spectator()).close()
        await (await party.host()).close()
        with pytest.raises(UnknownSession):
            await party.spectator()
        with pytest.raises(UnknownSession):
            await seat.play(MovesRequest(move=Mark(square=0)))


async def test_the_record_is_the_hosts_until_the_game_is_over(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        await party.mark(0, 3, 1, 4)
        assert len((await (await party.host()).record()).moves) == 4
        with pytest.raises(Forbidden):
            await (await party.seat(0)).record()
        with pytest.raises(Unauthenticated):
            await (await party.spectator()).record()
        assert (await party.mark(2)).over
        for table in (await party.seat(1), await party.spectator()):
            assert len((await table.record()).moves) == 5


async def test_a_whole_game_replays_to_its_final_state(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        steps = 0
        while await party.step(steps):
            steps += 1
        assert await party.replayed() == await party.state()


async def test_what_is_in_the_store_is_not_trusted(stored: OpenStore) -> None:
    from areopagus.sessions.errors import Damaged
    from areopagus.sessions.records import Snapshot, packed

    async with stored() as store:
        room = Room(store)
        party = await room.create()
        kept = await store.load(party.id)
        assert kept is not None
        state = msgspec.msgpack.decode(kept.snapshot.state)
        for head, snapshot in [
            (b"\xc1", kept.snapshot),
            (packed({"game": "chess"}), kept.snapshot),
            (packed({"game": "tic-tac-toe"}), kept.snapshot),
            (kept.head, Snapshot(0, b"not a state", kept.snapshot.meter)),
            (kept.head, Snapshot(0, packed(state | {"squares": ["x"]}), kept.snapshot.meter)),
            (kept.head, Snapshot(0, kept.snapshot.state, packed({"plays": "many"}))),
        ]:
            id = "B" * 22
            await store.remove(id)
            await store.create(id, head, snapshot)
            with pytest.raises(Damaged):
                await (await Room(store).sessions.visit(id, None)).see()

"""What may be taken back, and what has been seen and stays."""

from contextlib import suppress
from typing import Any

import pytest

from areopagus.games.maze.moves import Communicate, Speak
from areopagus.kernel import codec
from areopagus.sessions.errors import CannotUndo, Unauthenticated
from areopagus.sessions.shapes import UndoRequest
from areopagus.sessions.visit import Terms
from tests.sessions.conftest import OpenStore
from tests.sessions.given import MAZE, Party, Room, a_room
from tests.tictactoe.game import Mark


async def refused(party: Party, seat: int, to: int | None = None) -> str:
    with pytest.raises(CannotUndo) as error:
        await party.undo(seat, to)
    return error.value.reason


async def test_a_seat_takes_its_last_move_back(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        before = await party.state()
        await party.mark(4)
        seen = await party.undo(0)
        assert (seen.version, seen.to_act) == (2, [0])
        assert await party.state() == before == await party.replayed()
        assert (await party.mark(3)).version == 3
        updates = await (await party.spectator()).updates(0)
        assert [update.undone_to for update in updates.updates][1] == 0


async def test_nothing_is_there_to_undo_at_the_start(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        assert await refused(party, 0) == "nothing-to-undo"
        await party.mark(4)
        await party.undo(0)
        assert await refused(party, 0) == "nothing-to-undo"


@pytest.mark.parametrize("to", [None, 0, 1])
async def test_the_deal_is_never_taken_back(stored: OpenStore, to: int | None) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3, table={"hostUndo": True})
        dealt = await party.state()
        assert await refused(party, 0, to) == "nothing-to-undo"
        with pytest.raises(CannotUndo, match="nothing-to-undo"):
            await (await party.host()).undo(UndoRequest(to=to))
        legal: Any = (await (await party.seat(0)).see()).legal_moves
        await party.play(0, legal[0].moves[0])
        assert (await party.undo(0, to)).version == 3
        updates = (await (await party.seat(0)).updates(0)).updates
        assert updates[-1].undone_to == 1
        assert await party.state() == dealt == await party.replayed()


async def test_nobody_takes_back_what_others_have_answered(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        await party.mark(4, 3)
        assert await refused(party, 0) == "others-acted"
        await party.undo(1)
        assert (await party.undo(0)).to_act == [0]


async def test_the_host_undoes_further_only_where_the_table_says_so(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        strict, lenient = await room.create(), await room.create(table={"hostUndo": True})
        for party in (strict, lenient):
            await party.mark(4, 3, 2)
        with pytest.raises(CannotUndo) as error:
            await (await strict.host()).undo(UndoRequest())
        assert error.value.reason == "not-allowed"
        host = await lenient.host()
        assert (await host.undo(UndoRequest(to=1))).to_act == [1]
        assert await lenient.replayed() == await lenient.state()
        with pytest.raises(Unauthenticated):
            await (await lenient.spectator()).undo(UndoRequest())


async def test_an_undo_goes_only_where_the_game_went(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(table={"hostUndo": True})
        await party.mark(4)
        await party.undo(0)
        await party.mark(5)
        assert await refused(party, 0, to=1) == "not-in-line"
        assert await refused(party, 0, to=99) == "not-in-line"
        assert (await party.undo(0, to=2)).to_act == [0]
        assert await party.replayed() == await party.state()


async def test_what_was_revealed_stays(stored: OpenStore) -> None:
    """Each lays a character face down; the last choice turns them up."""
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=2, table={"hostUndo": True})
        for _ in range(2):
            await party.step()
        choice = await party.step()
        assert choice is not None
        chooser = choice.seat
        assert chooser is not None
        assert (await party.undo(chooser)).to_act == [0, 1]
        await party.step()
        revealing = await party.step()
        assert revealing is not None
        assert revealing.seat is not None
        assert await refused(party, revealing.seat) == "revealed"
        with pytest.raises(CannotUndo) as error:
            await (await party.host()).undo(UndoRequest())
        assert error.value.reason == "revealed"


async def test_the_end_of_the_game_stays(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(table={"hostUndo": True})
        await party.mark(0, 3, 1, 4, 2)
        assert await refused(party, 0) == "revealed"


async def test_an_undo_is_retried_safely(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        await party.mark(4)
        table = await party.seat(0)
        first = await table.undo(UndoRequest(), Terms(key="k"))
        await party.mark(2)
        again = await table.undo(UndoRequest(), Terms(key="k"))
        assert codec.encode(first) == codec.encode(again)
        assert (await table.see()).version == 3


async def test_the_first_answer_survives_being_undone(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        first = await party.play(0, Mark(square=4), key="k")
        await party.undo(0)
        again = await party.play(0, Mark(square=4), key="k")
        assert codec.encode(first) == codec.encode(again)
        assert (await (await party.spectator()).see()).to_act == [0]


async def test_any_mix_of_play_and_undo_replays(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        for choice in range(120):
            seen: Any = await party.step(choice)
            if seen is None:
                break
            if choice % 3 == 0:
                with suppress(CannotUndo):
                    await party.undo(seen.seat)
            if choice % 10 == 0:
                assert await party.replayed() == await party.state()
        assert await party.replayed() == await party.state()


async def test_nothing_is_taken_back_once_the_sand_runs(stored: OpenStore) -> None:
    """The rules of the game say so (MM-TIME-14), whatever the table allows."""
    async with stored() as store:
        room = Room(store)
        party = await room.create(MAZE, seats=2, options={"module": 2}, table={"hostUndo": True})
        await party.play(1, Speak())
        assert (await party.undo(1)).at is None, "talk before the start is no action"
        legal: Any = (await (await party.seat(0)).see()).legal_moves
        move = next(move for move in legal[0].moves if type(move) is Communicate)
        await party.play(0, move)
        assert await refused(party, 0) == "rules"
        with pytest.raises(CannotUndo, match="rules"):
            await (await party.host()).undo(UndoRequest())


async def test_a_table_may_allow_less_than_the_game(stored: OpenStore) -> None:
    async with stored() as store:
        party = await Room(store).create(table={"undo": False, "hostUndo": True})
        await party.mark(4)
        assert await refused(party, 0) == "not-allowed"
        with pytest.raises(CannotUndo, match="not-allowed"):
            await (await party.host()).undo(UndoRequest())

"""Several moves in one request are no look ahead: who is refused has learned nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from areopagus.games.mission.moves.cards import AssignDiscovery, DrawCard
from areopagus.games.mission.moves.choosing import Choose
from areopagus.kernel.move import Move
from areopagus.referee.errors import MoveRefused
from tests.sessions.conftest import OpenStore
from tests.sessions.given import Party, a_room


@asynccontextmanager
async def a_table(opened: OpenStore, seed: str) -> AsyncIterator[Party]:
    async with a_room(opened) as room:
        party = await room.create("red-planet", 3, seed=seed)
        for seat in range(3):  # each keeps one of the cards that it was dealt
            await party.play(seat, (await legal(party, seat))[0])
        yield party


async def legal(party: Party, seat: int) -> list[Move]:
    decisions = (await (await party.seat(seat)).see()).legal_moves
    assert isinstance(decisions, list)
    return [move for decision in decisions for move in decision.moves]


async def test_what_others_chose_in_secret_is_not_told_by_a_refusal(stored: OpenStore) -> None:
    """The last to choose made the round begin, and its refused second move told who acts first."""
    async with a_table(stored, "secret") as party:
        await party.play(0, Choose(character="saboteur"))
        await party.play(1, Choose(character="pilot"))
        seen = await party.play(
            2, Choose(character="explorer"), DrawCard(), Choose(character="pilot")
        )
        assert seen.made == 1
        assert seen.version == (await (await party.seat(2)).see()).version
        record = await (await party.host()).record()
        assert record.moves[-1].move == Choose(character="explorer")


async def test_the_top_of_the_pile_is_not_told_by_a_refusal(stored: OpenStore) -> None:
    async with a_table(stored, "scientist") as party:
        await party.play(0, Choose(character="scientist"))
        await party.play(1, Choose(character="pilot"))
        await party.play(2, Choose(character="explorer"))
        while DrawCard() not in (moves := await legal(party, 0)):
            await (party.play(0, moves[0]) if moves else party.step())
        before = (await (await party.seat(0)).see()).version
        seen = await party.play(0, DrawCard(), AssignDiscovery(zone="phobos"))
        assert seen.made == 1
        assert seen.version == before + 1


async def test_moves_that_unveil_nothing_all_happen_or_none(stored: OpenStore) -> None:
    async with a_table(stored, "none") as party:
        with pytest.raises(MoveRefused) as refused:
            await party.play(0, Choose(character="pilot"), Choose(character="saboteur"))
        assert refused.value.index == 1
        record = await (await party.host()).record()
        assert len(record.moves) == 3

"""States that nobody but the service can open."""

from typing import Any

import pytest
from areopagus_client import BudgetInput, ProblemError
from areopagus_client.contract.red_planet import RedPlanetLaunchMove
from play import got

pytestmark = pytest.mark.usefixtures("runner")


async def test_a_whole_game_with_sealed_states(mars: Any) -> None:
    deal = await got(mars.red_planet.sealed.setup(seats=2))
    assert deal.commitment.startswith("sha256:")
    assert deal.seat is None
    assert deal.questions == ()  # a spectator is asked nothing
    position = await got(deal.as_seat(deal.to_act[0]))
    turn = 0
    while not position.over:
        seat = position.to_act[0]
        if position.seat != seat:
            position = await got(position.as_seat(seat))
        moves = position.questions[0].moves
        position = await got(position.play(seat, moves[turn * 5 % len(moves)]))
        assert position.ok
        assert position.made == 1
        turn += 1
    assert turn > 20
    assert position.score.final
    assert position.seal.move_number == turn
    assert position.seal.seed  # told at the end, to be checked against the commitment


async def test_a_seat_acts_with_its_own_key_and_with_no_other(mars: Any) -> None:
    sealed = mars.red_planet.sealed
    deal = await got(sealed.setup(seats=3))
    own = await got(sealed.open(deal.state, {1: deal.keys[1]}))
    assert own.seat == 1
    move = own.questions[0].moves[0]
    assert (await got(own.judge(1, move))).legal
    assert (await got(own.legal_moves(1)))[0].seat == 1
    assert (await got(own.render())).svg.startswith("<svg")
    advice = await got(own.suggest(1, level="random", budget=BudgetInput(iterations=5)))
    assert advice.seat == 1

    refused = await got(own.play(1, RedPlanetLaunchMove(ship="RP-S-07")))
    assert not refused.ok
    assert refused.refusal.rule.id.startswith("RP-")
    with pytest.raises(ProblemError) as raised:
        await got(own.play(0, move))
    assert raised.value.status == 401
    with pytest.raises(ProblemError):
        await got(sealed.open(deal.state, {1: deal.keys[0]}))
    assert (await got(sealed.open(deal.state))).seat is None
    (verdict,) = await got(sealed.judge_batch([(deal.state, 1, move)], deal.keys[1]))
    assert verdict.legal
    with pytest.raises(ProblemError) as raised:
        await got(sealed.open("ars1.AAAA"))
    assert raised.value.is_a("unreadable-seal")

"""What a type checker knows; run by mypy only."""

from typing import assert_type

from areopagus_client import Areopagus, AsyncAreopagus, Refused
from areopagus_client.contract.on_mars import OnMarsState
from areopagus_client.contract.red_planet import (
    RedPlanetCompany,
    RedPlanetLaunchMove,
    RedPlanetMove,
    RedPlanetOptions,
    RedPlanetState,
)


def waiting(mars: Areopagus) -> None:
    game = mars.red_planet.setup(seats=["Ann", None], options=RedPlanetOptions(soldier="or"))
    assert_type(game.state.companies[0], RedPlanetCompany)
    assert_type(game.questions[0].moves[0], RedPlanetMove)
    following = game.play(0, RedPlanetLaunchMove(ship="RP-S-07"))
    if following.ok:
        assert_type(following.state, RedPlanetState)
    else:
        assert_type(following, Refused[RedPlanetState])
        print(following.refusal.rule.id)
    game.play(0, [game.questions[0].moves[0]])
    mars.on_mars.apply(game.state, 0, [])  # type: ignore[arg-type]
    game.play(0, {"type": "launch"})  # type: ignore[arg-type]
    RedPlanetLaunchMove(ship="nowhere")  # type: ignore[arg-type]
    mars.red_planet.setup(seats=3, lang="de")  # type: ignore[arg-type]
    for update in mars.red_planet.create_session(seats=2).seat(0).follow():
        for event in update.events:
            match event.type:
                case "astronauts-lost":
                    print(event.text)


async def not_waiting(mars: AsyncAreopagus) -> None:
    game = await mars.on_mars.setup(seats=2)
    following = await game.play(0, game.questions[0].moves[0], at=None)
    if following.ok:
        assert_type(following.state, OnMarsState)
    async for update in (await mars.on_mars.create_session(seats=2)).spectator.follow():
        print(update.version)

"""How documents are read and written."""

import json
from typing import Any

import msgspec
import pytest
from areopagus_client import Areopagus, Decision, Unknown
from areopagus_client.base import read, written
from areopagus_client.contract.red_planet import (
    RED_PLANET,
    RedPlanetAstronautsLostEvent,
    RedPlanetEvent,
    RedPlanetLaunchMove,
    RedPlanetMove,
)
from unkind import document, unkind


def test_moves_are_values() -> None:
    one, same = RedPlanetLaunchMove(ship="RP-S-07"), RedPlanetLaunchMove(ship="RP-S-07")
    assert one == same
    assert len({one, same}) == 1
    assert one.type == "launch"
    assert written(one) == b'{"type":"launch","ship":"RP-S-07"}'
    assert read(written(one), RedPlanetMove) == one
    with pytest.raises(AttributeError):
        one.ship = "RP-S-08"  # type: ignore[misc]


def test_what_is_left_out_has_a_default_and_is_left_out_again() -> None:
    content = {"type": "astronauts-lost", "company": 1, "astronauts": 2, "total": 3}
    event = read(json.dumps(content).encode(), RedPlanetEvent)
    assert isinstance(event, RedPlanetAstronautsLostEvent)
    assert (event.destroyed, event.zone, event.text) == (False, None, None)
    assert json.loads(written(event)) == content


def test_what_a_later_service_sends_is_taken_as_it_is() -> None:
    launch = {"type": "launch", "ship": "RP-S-99", "colour": "red"}
    jump = {"type": "jump", "zone": "moon"}
    content = {"seat": 0, "decision": "d", "prompt": "?", "moves": [launch, jump], "mood": 1}
    question: Any = read(json.dumps(content).encode(), Decision[RED_PLANET.move])  # type: ignore[name-defined]
    known, unknown = question.moves
    assert isinstance(known, RedPlanetLaunchMove)
    assert str(known.ship) == "RP-S-99"  # a word that this version does not know
    assert unknown == Unknown(jump)
    assert unknown.type == "jump"
    assert json.loads(written({"move": unknown})) == {"move": jump}


def test_a_state_goes_back_as_it_came() -> None:
    state = {"game": "red-planet", "new": {"deep": [1, 2]}, "version": 2}
    position = {"game": "red-planet", "state": state, "toAct": [], "over": False, "digest": ""}
    replies = [document(position), document({"legal": True})]
    with unkind(*replies) as server, Areopagus(server.url) as mars:
        begun = mars.red_planet.setup(seats=2)
        assert begun.judge(0, RedPlanetLaunchMove(ship="RP-S-07")).legal
    assert json.loads(server.asked[1].body)["state"] == state


def test_every_type_of_the_contract_can_be_read() -> None:
    from areopagus_client.contract import magic_maze_on_mars, on_mars, planete_rouge, red_planet

    tables = [
        planete_rouge.PLANETE_ROUGE,
        red_planet.RED_PLANET,
        magic_maze_on_mars.MAGIC_MAZE_ON_MARS,
        on_mars.ON_MARS,
    ]
    for table in tables:
        types: Any = table
        for kind in (types.state, types.move, types.event, types.view, types.options):
            msgspec.json.Decoder(kind)
            msgspec.inspect.type_info(kind)

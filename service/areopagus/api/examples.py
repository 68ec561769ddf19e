"""A worked request for each operation, from a game played with a fixed seed."""

from typing import Any

import msgspec

from areopagus.api.operations import SEALED, Operation
from areopagus.api.parameters import Parameters
from areopagus.kernel.record import Play
from areopagus.referee.inquiries import Inquiry, carry_out
from areopagus.referee.random_play import RandomPlay, halfway
from areopagus.referee.referee import Referee

SEED = "areopagus"


SEALED_STATE = "ars1.c2VhbGVkLXN0YXRl"
"""Stands for a sealed state in examples: a real one could be opened only by the process that
exported the contract, and would be another one each time."""

STAMP = "ast1.k1.c3RhbXAgb2YgYSBzdGF0ZQ"
"""Stands for a stamp in examples, for the same reason."""


def example_requests(referee: Referee[Any]) -> dict[str, dict[str, Any]]:
    """The body of a request that works, by the path of its operation."""
    plain = _plain_requests(referee)
    return plain | {operation.path: _sealed(plain[operation.name]) for operation in SEALED}


def _sealed(body: dict[str, Any]) -> dict[str, Any]:
    """A request about a plain state as one about a sealed state."""
    if "items" in body:
        return {"items": [_sealed(item) for item in body["items"]]}
    return body | {"state": SEALED_STATE} if "state" in body else body


def _plain_requests(referee: Referee[Any]) -> dict[str, dict[str, Any]]:
    game = referee.game
    seats = min(3, game.seats.stop - 1)
    seats = max(seats, game.seats.start)
    played = halfway(game, seats, SEED)
    state = msgspec.to_builtins(played.state)
    record = [_play(play) for play in played.plays]
    played.step()
    proposed = {"state": state, **_play(played.plays[-1])}
    seat = {"state": state, "seat": proposed["seat"]}
    at = {"at": proposed["at"]} if "at" in proposed else {}
    return {
        "setup": {"seats": seats, "seed": SEED},
        "legal-moves": seat | at,
        "judge": proposed,
        "judge-batch": {"items": [proposed]},
        "apply": proposed,
        "render": seat | at | {"highlight": proposed["move"], "targets": True},
        "score": {"state": state} | at,
        "view": seat | at,
        "suggest": seat | at | {"budget": {"iterations": 20}, "seed": SEED},
        "replay": {"setup": {"seats": seats, "seed": SEED}, "moves": record},
    }


def example_session(referee: Referee[Any]) -> dict[str, dict[str, Any]]:
    """The bodies that begin a session, play in it and ask for advice, by operation."""
    game = referee.game
    seats = game.seats.start
    played = RandomPlay(game, seats, SEED).run(1)
    move = msgspec.to_builtins(played.plays[0].move)
    return {
        "create-session": {"game": game.id, "seats": seats, "seed": SEED},
        "play-move": {"move": move},
        "undo": {},
        "session-suggestions": {"level": "easy", "seed": SEED},
    }


def example_answer(operation: Operation, referee: Referee[Any], request: dict[str, Any]) -> Any:
    """What the service answers to an example."""
    body = msgspec.convert(request, operation.request(referee.shapes))
    answer = operation.perform(referee.unobserved(), body, Parameters())
    if isinstance(answer, Inquiry):
        answer = answer.answer(carry_out(referee.game, answer.task))
    content = msgspec.json.decode(msgspec.json.encode(answer))
    return content | {"stamp": STAMP} if "stamp" in content else content


def _play(play: Play) -> dict[str, Any]:
    content: dict[str, Any] = {"seat": play.seat, "move": msgspec.to_builtins(play.move)}
    return content if play.at is None else content | {"at": play.at}

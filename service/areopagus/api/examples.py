"""A worked request for each operation, from a game played with a fixed seed."""

from typing import Any

import msgspec

from areopagus.api.asked import Asked
from areopagus.api.rest.operations import Operation
from areopagus.kernel.record import Play
from areopagus.referee.random_play import RandomPlay, halfway
from areopagus.referee.referee import Referee

SEED = "areopagus"


class Rehearsal(Referee[Any]):
    """A referee of examples: nobody has asked, so nothing is counted."""

    def __init__(self, referee: Referee[Any]) -> None:
        self.__dict__ |= referee.__dict__

    def count_moves(self, count: int, by: str) -> None:
        pass

    def count_verdict(self, rule: str | None) -> None:
        pass


def example_requests(referee: Referee[Any]) -> dict[str, dict[str, Any]]:
    """The body of a request that works, by the name of its operation."""
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
        "score": {"state": state} | at,
        "view": seat | at,
        "replay": {"setup": {"seats": seats, "seed": SEED}, "moves": record},
    }


def example_session(referee: Referee[Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The body that begins a session, and that of its first move."""
    game = referee.game
    seats = game.seats.start
    played = RandomPlay(game, seats, SEED).run(1)
    move = msgspec.to_builtins(played.plays[0].move)
    return {"game": game.id, "seats": seats, "seed": SEED}, {"move": move}


def example_answer(operation: Operation, referee: Referee[Any], request: dict[str, Any]) -> Any:
    """What the service answers to an example."""
    body = msgspec.convert(request, operation.request(referee.shapes))
    answer = operation.perform(Rehearsal(referee), body, Asked())
    return msgspec.json.decode(msgspec.json.encode(answer))


def _play(play: Play) -> dict[str, Any]:
    content: dict[str, Any] = {"seat": play.seat, "move": msgspec.to_builtins(play.move)}
    return content if play.at is None else content | {"at": play.at}

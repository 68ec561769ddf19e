"""Real sessions to fuzz with: made on the service itself, with the tokens of all their seats."""

from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from tests.fuzz.positions import CATALOGUE

MOST = 12
"""So many sessions are in use at once; each is replaced after some requests."""
TURNOVER = 40

GAMES = [referee.game for referee in CATALOGUE]


@dataclass
class Session:
    """A session and who may do what in it."""

    address: str
    id: str
    host: str
    seats: list[str]
    uses: int = 0

    def token(self, rng: Random) -> str | None:
        """Mostly a seat's, now and then the host's, nobody's or a made-up one."""
        return rng.choice([*self.seats, *self.seats, self.host, None, "nonsense"])

    def move(self, rng: Random) -> tuple[str, Any] | None:
        """The token of a seat that is to act, and a move that it may make now."""
        for token in rng.sample(self.seats, len(self.seats)):
            headers = {"authorization": f"Bearer {token}"}
            seen = httpx.get(f"{self.address}/v1/sessions/{self.id}", headers=headers, timeout=30)
            if seen.status_code == 200 and (decisions := seen.json()["legalMoves"]):
                return token, rng.choice(decisions[0]["moves"])
        return None


_sessions: list[Session] = []


def session(address: str, rng: Random) -> Session:
    """One of the sessions in use."""
    if len(_sessions) < MOST:
        _sessions.append(_new(address, rng))
    index = rng.randrange(len(_sessions))
    found = _sessions[index]
    found.uses += 1
    if found.uses > TURNOVER:
        _sessions[index] = _new(address, rng)
    return found


def _new(address: str, rng: Random) -> Session:
    game = rng.choice(GAMES)
    body = {"game": game.id, "seats": rng.choice(game.seats)}
    made = httpx.post(f"{address}/v1/sessions", json=body, timeout=30).raise_for_status().json()
    tokens = [seat["token"] for seat in made["seats"]]
    return Session(address, made["session"], made["host"], tokens)

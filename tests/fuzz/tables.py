"""Real sessions to fuzz with: made on the service itself, with the tokens of all their seats."""

import time
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, NamedTuple

import httpx

from tests.fuzz.positions import CATALOGUE

LIFETIME = 300
"""Sessions end within a long run: what clients have stored shall not pass for a leak."""
SURELY_LIVE = LIFETIME - 60
"""So long, in seconds, a session is there even if nobody moves in it."""
IN_USE = 12
"""So many sessions are in use at once; each is replaced after some requests."""
TURNOVER = 40
MOST = 500
"""So many are remembered."""

GAMES = [referee.game for referee in CATALOGUE]
_service = httpx.Client(timeout=30)
"""One client for all: to make one takes longer than most requests, and there are thousands."""


class Turn(NamedTuple):
    """What a seat may do now."""

    token: str
    move: Any
    version: int


@dataclass
class Session:
    """A session and who may do what in it."""

    address: str
    id: str
    game: str
    host: str
    seats: list[str]
    uses: int = 0
    made: float = field(default_factory=time.monotonic)

    @property
    def is_live(self) -> bool:
        return time.monotonic() < self.made + SURELY_LIVE

    @property
    def has_a_clock(self) -> bool:
        """Whether a move that is legal now may come too late."""
        return self.game == "magic-maze-on-mars"

    @property
    def tokens(self) -> list[str]:
        """Of the seats; of the host where only bots play."""
        return self.seats or [self.host]

    def token(self, rng: Random, *, for_host: bool = False) -> str | None:
        """Mostly a seat's or the host's, now and then nobody's or a made-up one."""
        mostly = [self.host] * len(self.tokens) if for_host else self.tokens
        return rng.choice([*self.tokens, *mostly, self.host, None, "nonsense"])

    def turn(self, rng: Random) -> Turn | None:
        """A seat that is to act, and a move that it may make now."""
        for token in rng.sample(self.seats, len(self.seats)):
            seen = _service.get(self._url, headers=_bearer(token))
            if seen.status_code == 200 and (decisions := seen.json()["legalMoves"]):
                return Turn(token, rng.choice(decisions[0]["moves"]), seen.json()["version"])
        return None

    def play(self, turn: Turn) -> int:
        """Make the move, which must not be refused unless time has run out; the version then."""
        body = {"move": turn.move}
        made = _service.post(f"{self._url}/moves", json=body, headers=_bearer(turn.token))
        if not self.has_a_clock:
            made.raise_for_status()
        return int(made.json().get("version", turn.version))

    @property
    def _url(self) -> str:
        return f"{self.address}/v1/sessions/{self.id}"


_known: dict[str, Session] = {}
_in_use: list[str] = []
_numbers = count()


def session(address: str, rng: Random) -> Session:
    """One of the sessions in use, of any game."""
    _in_use[:] = [id for id in _in_use if (found := live(id)) and found.uses < TURNOVER]
    while len(_in_use) < IN_USE:
        _in_use.append(_new(address, rng).id)
    chosen = _known[rng.choice(_in_use)]
    chosen.uses += 1
    return chosen


def live(id: str) -> Session | None:
    """The session that has this id, if the service must know it."""
    found = _known.get(id)
    return found if found is not None and found.is_live else None


def remember(address: str, created: Any) -> Session:
    """A session that the service has just told its tokens of."""
    tokens = [seat["token"] for seat in created["seats"]]
    made = Session(address, created["session"], created["game"], created["host"], tokens)
    _known[made.id] = made
    if len(_known) > MOST:
        del _known[next(id for id in _known if id not in _in_use)]
    return made


def forget(id: str) -> None:
    """It was closed."""
    _known.pop(id, None)


def _new(address: str, rng: Random) -> Session:
    number = next(_numbers)
    game = GAMES[number % len(GAMES)]
    body = {"game": game.id, "seats": rng.choice(game.seats), "seed": f"fuzz-{number}"}
    made = _service.post(f"{address}/v1/sessions", json=body).raise_for_status()
    return remember(address, made.json())


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}

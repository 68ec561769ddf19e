"""Seals that were cut, changed and made up, and keys that were guessed."""

from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from random import Random

import httpx

from tests.attack.finding import Finding, Target

FORGED = 1_500
GUESSED = 500
GAMES = {"planete-rouge": 3, "red-planet": 3, "magic-maze-on-mars": 2, "on-mars": 2}


def forged_seals(target: Target) -> Iterator[Finding]:
    """All are refused with the same bytes."""
    rng = Random("forged")
    with httpx.Client(base_url=target.address, timeout=60) as client:
        made = client.post("/v1/games/red-planet/sealed/setup", json={"seats": 3}).json()
        seal, key = made["state"], made["seatKeys"][0]
        path, answers = "/v1/games/red-planet/sealed/view", Counter[bytes]()
        for _ in range(FORGED):
            answers[client.post(path, json={"state": _forged(seal, rng)}).content] += 1
        other = client.post("/v1/games/on-mars/sealed/view", json={"state": seal}).content
        answers[other.replace(b"on-mars", b"red-planet")] += 1
        keys = Counter[int]()
        for _ in range(GUESSED):
            guess = urlsafe_b64encode(rng.randbytes(32)).rstrip(b"=").decode()
            headers = {"authorization": f"Bearer {guess}"}
            keys[client.post(path, json={"state": seal}, headers=headers).status_code] += 1
        headers = {"authorization": f"Bearer {key}"}
        right = client.post(path, json={"state": seal}, headers=headers).status_code
    yield Finding(
        "forged, cut and foreign seals",
        f"{FORGED + 1:,}",
        f"{len(answers)} different answer, {next(iter(answers))[:32].decode()}…",
        len(answers) == 1 and b"unreadable-seal" in next(iter(answers)),
    )
    yield Finding(
        "guessed keys of a seat",
        f"{GUESSED:,}",
        f"{dict(keys)}; the right one: {right}",
        keys == {401: GUESSED} and right == 200,
    )


def seal_lengths(target: Target) -> Iterator[Finding]:
    """One length for a game, whatever the names and whatever was chosen."""
    with httpx.Client(base_url=target.address, timeout=60) as client:
        for game, seats in GAMES.items():
            lengths, count = set[int](), 0
            for name in (None, "A", "\U0001fa90" * 40):
                played = _play(client, f"/v1/games/{game}/sealed", [name] * seats, 60)
                for seal in played:
                    lengths.add(len(seal))
                    count += 1
            yield Finding(
                f"length of seals, {game}",
                f"{count:,} positions",
                f"{sorted(lengths)}",
                len(lengths) == 1,
            )


def _play(client: httpx.Client, path: str, names: list[str | None], moves: int) -> Iterator[str]:
    made = client.post(f"{path}/setup", json={"seats": names, "seed": "lengths"}).json()
    seal, rng = made["state"], Random("lengths")
    yield seal
    position = made
    for number in range(moves):
        if position["over"]:
            return
        seat = rng.choice(position["toAct"])
        headers = {"authorization": f"Bearer {made['seatKeys'][seat]}"}
        at = {"at": number * 10} if "magic" in path else {}
        asked = client.post(f"{path}/legal-moves", json={"state": seal, **at}, headers=headers)
        legal = [move for one in asked.json()["legalMoves"] for move in one["moves"]]
        if not legal:
            continue
        body = {"state": seal, "seat": seat, "move": rng.choice(legal), **at}
        position = client.post(f"{path}/apply", json=body, headers=headers).json()
        seal = position["state"]
        yield seal


def _forged(seal: str, rng: Random) -> str:
    place = rng.randrange(5, len(seal))
    match rng.randrange(4):
        case 0:
            return seal[:place]
        case 1:
            other = "A" if seal[place] != "A" else "B"
            return seal[:place] + other + seal[place + 1 :]
        case 2:
            return "ars1." + urlsafe_b64encode(rng.randbytes(4096)).decode().rstrip("=")
    return seal + "A" * rng.randrange(1, 25_000)

"""A bot of one's own against the API: plain httpx, no types, no client library.

It takes one seat of a session; the other seats are the service's bots. Run it as ``python bot.py http://127.0.0.1:8000``.
"""

import sys
import time
from typing import Any

import httpx


def main(address: str) -> None:
    api = httpx.Client(base_url=address, timeout=30)
    created = told(
        api.post(
            "/v1/sessions",
            json={
                "game": "red-planet",
                "seats": [{"name": "Mine"}, {"bot": "easy"}, {"bot": "random"}],
                "seed": "example",
            },
        )
    )
    session = f"/v1/sessions/{created['session']}"
    api.headers["authorization"] = f"Bearer {created['seats'][0]['token']}"
    while True:
        seen = told(api.get(session))
        if seen["over"]:
            break
        if 0 not in seen["toAct"]:
            time.sleep(0.1)  # a bot is thinking; a stream would tell when it is done
            continue
        move = choose(seen)
        # On the version that was looked at: if somebody was faster, look again.
        answer = api.post(
            f"{session}/moves", json={"move": move}, headers={"if-match": f'"{seen["version"]}"'}
        )
        if answer.status_code != httpx.codes.PRECONDITION_FAILED:
            told(answer)
    for seat in seen["score"]["seats"]:
        print(f"seat {seat['seat']}: {seat['total']} points")
    print(f"won by {seen['score']['winners']}")


def choose(seen: dict[str, Any]) -> dict[str, Any]:
    """What makes a bot: which of the legal moves to make. This one boards what is fullest."""
    (decision,) = seen["legalMoves"]
    moves: list[dict[str, Any]] = decision["moves"]
    docked = {ship["id"]: len(ship["aboard"]) for ship in seen["view"]["docks"] if ship}
    return max(moves, key=lambda move: (move["type"] != "pass", docked.get(move.get("ship"), 0)))


def told(answer: httpx.Response) -> Any:
    """The document of an answer; a problem says what went wrong."""
    document = answer.json()
    if answer.is_error:
        raise SystemExit(f"{document['title']}: {document['detail']}")
    return document


if __name__ == "__main__":
    main(sys.argv[1])

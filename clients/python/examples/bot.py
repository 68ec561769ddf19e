"""Bots that play a session against each other, each with the token of its own seat only.

    python examples/bot.py http://127.0.0.1:8000 red-planet easy Ann Bo Cy

A bot asks the service what it might do, which it is told from its own view, does the best of that,
and waits for what the others do. Levels: random, greedy, easy, medium, strong.
"""

import asyncio
import sys
from contextlib import aclosing
from typing import Any

from areopagus_client import AsyncAreopagus, AsyncSession, ProblemError

BotSession = AsyncSession[Any, Any, Any, Any, Any]


async def main(base_url: str, game: Any, level: Any, names: list[str]) -> None:
    """Open a table, let all play, and tell who won."""
    async with AsyncAreopagus(base_url) as mars:
        table = await mars.game(game).create_session(seats=names)
        print(f"Session {table.id}")
        moves = await asyncio.gather(*(play(seat, level) for seat in table.seats.values()))
        score = (await table.spectator.look()).score
        for name, made, tally in zip(names, moves, score.seats, strict=True):
            print(f"{name}: {made} moves, {tally.total} points")
        print("Won by:", ", ".join(names[seat] for seat in score.winners))
        await table.host.close()


async def play(session: BotSession, level: Any) -> int:
    """Play one seat to the end of the game; answers how many moves it made."""
    made = 0
    # From the very first change on, so that none is missed that came before we listened.
    async with aclosing(session.follow(after=0)) as updates:
        async for update in updates:
            if update.over:
                break
            made += await answer(session, level)
    return made


async def answer(session: BotSession, level: Any) -> int:
    """Answer all that the seat is asked now; answers how many moves that took."""
    made = 0
    while True:
        seen = await session.look()
        if not seen.questions:
            return made
        suggestions = (await session.suggest(level=level)).suggestions
        move = suggestions[0].move if suggestions else seen.questions[0].moves[0]
        try:
            following = await session.play(move, if_version=seen.version)
        except ProblemError as error:
            if error.is_a("stale-version"):
                continue  # somebody else was faster: look again
            raise
        if not following.ok:
            raise RuntimeError(f"{following.refusal.rule.id}: {following.refusal.reason}")
        made += 1


if __name__ == "__main__":
    defaults = ["http://127.0.0.1:8000", "red-planet", "easy"]
    given = sys.argv[1:]
    base_url, game, level = given[:3] + defaults[len(given[:3]) :]
    asyncio.run(main(base_url, game, level, given[3:] or ["Ann", "Bo", "Cy"]))

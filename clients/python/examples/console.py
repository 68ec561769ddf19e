"""A game for two to five people at one keyboard.

    python examples/console.py http://127.0.0.1:8000 red-planet Ann Bo Cy

The service asks, in words; whoever is asked answers with a number. `?` says why what is closed is
closed, `s` shows the score, `r` takes any answer, `q` quits. Three of the games keep secrets: look
away while others are asked.
"""

import os
import random
import sys
import time
from typing import Any

from areopagus_client import Areopagus, Position, Score

AnyPosition = Position[Any, Any, Any, Any]


class Console:
    """A table at which all sit before one screen."""

    def __init__(self, mars: Areopagus, game: Any, names: list[str]) -> None:
        self.game = mars.game(game)
        self.names = names
        self.started = time.monotonic()

    def play(self) -> None:
        """Play until the game is over, or the players have had enough."""
        position = self.game.setup(seats=self.names, include=["labels", "texts"])
        following: AnyPosition | None = position
        while following is not None and not following.over:
            position = following
            following = self.turn(position)
        self.show(position.score if following is None else following.score)

    def turn(self, position: AnyPosition) -> AnyPosition | None:
        """Ask until an answer is legal; None when the players have had enough."""
        question = position.questions[0]
        print(f"\n{self.names[question.seat]}: {question.prompt}")
        for number, label in enumerate(question.labels, 1):
            print(f"  {number}  {label}")
        while True:
            print("> ", end="")
            typed = sys.stdin.readline().strip()
            if typed in ("", "q"):
                return None
            if typed == "s":
                self.show(position.view(question.seat, at=self.clock()).score)
            elif typed == "?":
                self.explain(position, question.seat)
            elif typed == "r" or (typed.isdecimal() and 0 < int(typed) <= len(question.moves)):
                move = (
                    question.moves[int(typed) - 1]
                    if typed != "r"
                    else random.choice(question.moves)
                )
                following = position.play(question.seat, move, at=self.clock())
                if following.ok:
                    for event in following.events:
                        if event.text and not event.to:
                            print(f"  · {event.text}")
                    return following
                print(f"{following.refusal.reason} ({following.refusal.rule.id})")
                if following.refusal.state is not None:
                    return None  # the sand has run out meanwhile
            else:
                print(f"1 to {len(question.moves)}, or ?, s, r, q.")

    def explain(self, position: AnyPosition, seat: int) -> None:
        """Tell which answers are closed, and why."""
        for question in position.legal_moves(seat=seat, explain=True, at=self.clock()):
            for closed in question.closed:
                print(f"  -  {closed.label}: {closed.reason} ({closed.rule})")

    def show(self, score: Score) -> None:
        """Tell how it stands, line by line."""
        for tally in score.seats:
            print(f"{self.names[tally.seat]}: {tally.total}")
            for line in tally.lines:
                print(f"  {line.points:+}  {line.label}")
        for progress in score.progress:
            print(f"{progress.label}: {progress.done} of {progress.of}")
        if score.final:
            print("Won by:", ", ".join(self.names[seat] for seat in score.winners) or "–")

    def clock(self) -> int | None:
        """Only Magic Maze on Mars is played against the clock; the other games take no time."""
        if self.game.id != "magic-maze-on-mars":
            return None
        return round((time.monotonic() - self.started) * 1000)


if __name__ == "__main__":
    defaults = ["http://127.0.0.1:8000", "red-planet"]
    given = sys.argv[1:]
    base_url, game = given[:2] + defaults[len(given[:2]) :]
    french = os.environ.get("LANG", "").startswith("fr")
    with Areopagus(base_url, lang="fr" if french else "en") as mars:
        Console(mars, game, given[2:] or ["Ann", "Bo", "Cy"]).play()

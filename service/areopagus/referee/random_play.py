"""Random play by dice: the same seed chooses the same moves on every machine."""

from collections.abc import Sequence
from typing import Any, Generic

from areopagus.kernel.dice import Dice
from areopagus.kernel.document import Document
from areopagus.kernel.event import Event
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.record import Play
from areopagus.kernel.table import S

LONGEST_PAUSE = 3_000
"""In a real-time game at most so many milliseconds pass between two moves."""


class RandomPlay(Generic[S]):
    """A game as far as the dice have taken it."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        seed: str,
        options: Document | None = None,
        *,
        chooser: str | None = None,
    ) -> None:
        self.game = game
        self.state: S = game.setup([None] * seats, seed, options)
        self.plays: list[Play] = []
        self.branching: list[int] = []
        """How many legal moves there were to choose from, each time."""
        self.at: int | None = 0 if game.real_time else None
        self._dice = Dice(seed=chooser or seed)

    def step(self) -> list[Event] | None:
        """Make one random legal move. Answers what happened; ``None`` when the game is over."""
        passed: list[Event] = []
        if self.at is not None:
            self.at += self._dice.below(LONGEST_PAUSE + 1)
            passed = self.game.let_time_pass(self.state, self.at)
        answers = self._answers()
        if not answers:
            return None
        seat, moves = answers[self._dice.below(len(answers))]
        play = Play(seat=seat, move=moves[self._dice.below(len(moves))], at=self.at)
        self.plays.append(play)
        self.branching.append(len(moves))
        return passed + self.game.play(self.state, play.seat, play.move, play.at)

    def run(self, most: int | None = None) -> "RandomPlay[S]":
        """Play on to the end, or until as many moves have been made in all."""
        while (most is None or len(self.plays) < most) and self.step() is not None:
            pass
        return self

    def _answers(self) -> list[tuple[int, Sequence[Move]]]:
        questions = self.game.questions(self.state)
        legal = self.game.legal_answers(self.state, questions, self.at)
        return [(q.seat, moves) for q, moves in zip(questions, legal, strict=True) if moves]


def halfway(game: Game[Any], seats: int, seed: str, most: int = 80) -> RandomPlay[Any]:
    """A game as it stands half-way through as many random moves."""
    length = len(RandomPlay(game, seats, seed).run(most).plays)
    return RandomPlay(game, seats, seed).run(length // 2)

"""Information-set Monte Carlo tree search from the view of one seat.

Each iteration imagines a whole state that fits the view, walks down one tree that all of them
share, plays on for a while and notes what came of it. The tree follows only what the searching seat
would see: where others choose in the dark, their choice selects no branch, and where several are
asked at once, each learns from its own answers alone.
"""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

from areopagus.kernel.decision import Question
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.record import Play
from areopagus.search.playouts import Policy
from areopagus.search.rewards import reward
from areopagus.search.tree import Choice, Node, RunningDeviation, Trial

LINE = 6
"""How many plays an expected line tells."""
CERTAIN = 3
"""How often at least a play of a line was tried."""


class TreeSearch:
    """A search that can be continued, one iteration after the other."""

    def __init__(self, game: Game[Any], view: Any, seat: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        self._imagine = game.imagination(view, seat)
        self._own_moves: list[Move] | None = None
        self._policy = Policy(game)
        self._deviations: dict[int, RunningDeviation] = defaultdict(RunningDeviation)
        """By seat, how far apart the ends of its futures lie."""

    def iterate(self) -> None:
        """Look once more into a future that could be."""
        game = self.game
        state = self._imagine(self.rng)
        tried = self._descend(state)
        self._policy.play_on(state, game.stage(state) + game.outlook.horizon, self.rng)
        worth, chances, points = reward(game, state)
        for seat, trial in tried:
            trial.add(worth[seat], chances[seat], points[seat])
            self._deviations[seat].add(worth[seat])
        self.iterations += 1

    def _descend(self, state: Any) -> list[tuple[int, Trial]]:
        """Walk down to a new node, changing the state; answers what was tried on the way."""
        game, node = self.game, self.root
        tried: list[tuple[int, Trial]] = []
        questions = game.questions(state)
        legal = self._legal_now(state, questions)
        while questions:
            answers = []
            for question, moves in zip(questions, legal, strict=True):
                move = self._answer(node, question, moves, tried)
                game.make(state, question.seat, move)
                answers.append(self._seen(question, move))
            if len(legal) > 1 or len(legal[0]) > 1:  # something was decided
                seen = tuple(answers)
                child = node.children.get(seen)
                if child is None:
                    node.children[seen] = Node()
                    break
                node = child
            questions = game.questions(state)
            legal = game.legal_answers(state, questions, None)
        return tried

    def _legal_now(self, state: Any, questions: Sequence[Question]) -> list[list[Move]]:
        """The legal answers at the root. The own ones follow from the view, so they are listed once
        and not in each state."""
        return [
            self._own_answers(state, question)
            if question.seat == self.seat
            else self.game.legal_answers(state, [question], None)[0]
            for question in questions
        ]

    def _own_answers(self, state: Any, question: Question) -> list[Move]:
        if self._own_moves is None:
            (self._own_moves,) = self.game.legal_answers(state, [question], None)
        return self._own_moves

    def _answer(
        self,
        node: Node,
        question: Question,
        moves: list[Move],
        tried: list[tuple[int, Trial]],
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        seat, outlook = question.seat, self.game.outlook
        choice = node.choices.get(seat)
        if choice is None:
            choice = node.choices[seat] = Choice()
        exploration = outlook.exploration * self._deviations[seat].value
        trial = choice.select(moves, self._policy, exploration, outlook.widening, self.rng)
        tried.append((seat, trial))
        return trial.move

    def _seen(self, question: Question, move: Move) -> Any:
        """What the searching seat sees of an answer."""
        if move.secret and question.seat != self.seat:
            return type(move)
        return question.seat, move

    def trials(self) -> list[tuple[Move, Trial]]:
        """The own answers that were tried, the most visited first."""
        choice = self.root.choices.get(self.seat)
        if choice is None:
            return []
        ranked = sorted(
            enumerate(choice.trials.items()),
            key=lambda one: (-one[1][1].visits, -one[1][1].worth, one[0]),
        )
        return [one for _, one in ranked]

    def line_after(self, move: Move) -> list[Play]:
        """What is expected to follow a move, as far as it has been tried often enough."""
        line: list[Play] = []
        node = self._child(self.root, {self.seat: move})
        while node is not None and node.choices and len(line) < LINE:
            answers: dict[int, Move] = {}
            for seat, choice in sorted(node.choices.items()):
                best, trial = max(choice.trials.items(), key=lambda one: one[1].visits)
                if trial.visits < CERTAIN:
                    return line
                answers[seat] = best
                if seat == self.seat or not best.secret:
                    line.append(Play(seat=seat, move=best))
            node = self._child(node, answers)
        return line

    def _child(self, node: Node, answers: dict[int, Move]) -> Node | None:
        """The branch that these answers lead to; the first of those they fit."""
        for seen, child in node.children.items():
            told = {one[0]: one[1] for one in seen if isinstance(one, tuple)}
            if all(
                told.get(seat) == move or (move.secret and seat != self.seat)
                for seat, move in answers.items()
            ):
                return child
        return None

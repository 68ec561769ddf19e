"""The search itself, on a game that can be solved and on the four that cannot."""

from random import Random
from typing import Any

import pytest

from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.outlook import Outlook
from areopagus.kernel.table import Table
from areopagus.search.bots import Bot, Match, UnknownBot
from areopagus.search.suggest import suggest
from areopagus.search.suggestion import Budget
from areopagus.search.tree_search import TreeSearch
from tests.tictactoe.game import TIC_TAC_TOE, Board, Mark


def board(*squares: int) -> Board:
    state = TIC_TAC_TOE.setup([None, None], "seed")
    for square in squares:
        TIC_TAC_TOE.play(state, TIC_TAC_TOE.to_act(state)[0], Mark(square=square))
    return state


def best(state: Board, iterations: int = 400, seed: str = "0") -> Move:
    seat = TIC_TAC_TOE.to_act(state)[0]
    found = suggest(
        TIC_TAC_TOE,
        TIC_TAC_TOE.view(state, seat),
        seat,
        budget=Budget(iterations=iterations),
        seed=seed,
    )
    return found.suggestions[0].move


def test_a_win_at_hand_is_taken() -> None:
    assert best(board(0, 3, 1, 4)) == Mark(square=2)


def test_a_threat_is_parried() -> None:
    assert best(board(0, 4, 1)) == Mark(square=2)


@pytest.mark.parametrize("seed", range(6))
def test_it_never_loses_at_tic_tac_toe(seed: int) -> None:
    """Against an opponent who plays at random, from either seat."""
    rng, state = Random(seed), board()
    while not TIC_TAC_TOE.is_over(state):
        (question,) = TIC_TAC_TOE.questions(state)
        if question.seat == seed % 2:
            move = best(state, 1_000, str(seed))
        else:
            move = rng.choice(TIC_TAC_TOE.legal_answers(state, [question], None)[0])
        TIC_TAC_TOE.play(state, question.seat, move)
    assert state.winner in (None, seed % 2)


def test_it_draws_against_itself() -> None:
    bot = Bot.parse("strong@600i")
    match = Match(TIC_TAC_TOE, [bot, bot], "draw").run()
    assert TIC_TAC_TOE.score(match.state).winners == []


def test_the_line_is_what_both_would_do() -> None:
    state = board(0, 4, 1)
    search = TreeSearch(TIC_TAC_TOE, TIC_TAC_TOE.view(state, 1), 1, Random(1))
    for _ in range(500):
        search.iterate()
    line = search.line_after(Mark(square=2))
    assert [play.seat for play in line][:2] == [0, 1]
    assert line[0].move == Mark(square=6), "seat 0 must stop the diagonal"


class Guess(Move, frozen=True, tag="guess"):
    """Both seats name a number in the dark; the second wins by naming the same."""

    number: int
    secret = True

    @classmethod
    def candidates(cls, table: Table[Any]) -> list["Guess"]:
        return [cls(number) for number in range(3)]

    def judge(self, table: Table[Any]) -> None:
        pass

    def perform(self, table: Table[Any]) -> None:
        table.state.squares[table.seat] = self.number


class Matching(type(TIC_TAC_TOE)):  # type: ignore[misc]
    """Matching pennies, with three of them: whoever is seen choosing has lost."""

    moves = (Guess,)

    def questions(self, state: Any) -> Any:
        from areopagus.kernel.decision import Question

        return [Question(n, "mark", (Guess,)) for n in (0, 1) if state.squares[n] is None]

    def score(self, state: Any) -> Any:
        from areopagus.kernel.score import Score, SeatTally

        winner = int(state.squares[0] == state.squares[1])
        tallies = [SeatTally(seat=n, total=int(n == winner), lines=[]) for n in (0, 1)]
        return Score(final=self.is_over(state), winners=[winner], seats=tallies)


def test_who_chooses_in_the_dark_is_not_seen_choosing() -> None:
    """If the other's branch followed the own hidden choice, seat 1 would be sure to win."""
    game: Game[Any] = Matching()
    state = game.setup([None, None], "seed")
    search = TreeSearch(game, game.view(state, 1), 1, Random(3))
    for _ in range(900):
        search.iterate()
    for _, trial in search.trials():
        assert trial.chance / trial.visits < 0.6


class Slight(type(TIC_TAC_TOE)):  # type: ignore[misc]
    """One seat names a number, and has a tenth of a per cent more of a chance for each."""

    moves = (Guess,)
    outlook = Outlook(scale=250.0)

    def questions(self, state: Any) -> Any:
        from areopagus.kernel.decision import Question

        return [Question(0, "mark", (Guess,))] if state.squares[0] is None else []

    def score(self, state: Any) -> Any:
        from areopagus.kernel.score import Score, SeatTally

        tallies = [SeatTally(seat=n, total=(state.squares[0], 0)[n], lines=[]) for n in (0, 1)]
        return Score(final=True, winners=[], seats=tallies)


def test_moves_that_differ_by_little_are_told_apart() -> None:
    """How much is explored follows from how far apart the ends lie, not from a win."""
    game: Game[Any] = Slight()
    state = game.setup([None, None], "seed")
    search = TreeSearch(game, game.view(state, 0), 0, Random(1))
    for _ in range(300):
        search.iterate()
    move, trial = search.trials()[0]
    assert move == Guess(number=2)
    assert trial.visits > 200


def test_bots_are_called_by_their_level_and_budget() -> None:
    assert Bot.parse("strong") == Bot("strong")
    assert Bot.parse("easy@20i") == Bot("easy", Budget(iterations=20))
    assert Bot.parse("medium@300ms") == Bot("medium", Budget(milliseconds=300))
    for wrong in ("best", "strong@", "strong@0i", "strong@5", ""):
        with pytest.raises(UnknownBot):
            Bot.parse(wrong)

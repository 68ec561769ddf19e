"""The kernel, by way of the smallest game."""

from typing import Any

import pytest

from areopagus.kernel import codec
from areopagus.kernel.errors import Illegal, Inconsistent, InvalidSetup
from areopagus.kernel.record import GameRecord, Play
from tests.laws.contender import Contender
from tests.laws.suite import Laws
from tests.laws.words import WordLaws
from tests.tictactoe.game import TIC_TAC_TOE, Board, Mark


@pytest.mark.parametrize(
    "contender",
    [Contender(game=TIC_TAC_TOE, seats=2, length=9, bound=9, hides=False)],
    ids=str,
)
class TestLaws(WordLaws, Laws):
    pass


def board() -> Board:
    return TIC_TAC_TOE.setup([None, None], "seed")


def play(state: Board, *squares: int) -> Board:
    for square in squares:
        TIC_TAC_TOE.play(state, TIC_TAC_TOE.to_act(state)[0], Mark(square=square))
    return state


def test_an_occupied_square_is_refused_with_its_rule() -> None:
    with pytest.raises(Illegal) as refusal:
        play(board(), 4, 4)
    assert refusal.value.rule == "TTT-MARK-1"
    assert TIC_TAC_TOE.wording.reason(refusal.value, "fr") == "La case 4 est prise."


def test_three_in_a_row_win() -> None:
    state = play(board(), 0, 3, 1, 4, 2)
    score = TIC_TAC_TOE.score(state)
    assert score.final
    assert score.winners == [0]


def test_closed_answers_are_explained() -> None:
    state = play(board(), 4)
    (decision,) = TIC_TAC_TOE.decisions(state, explain=True, language="en")
    assert isinstance(decision.closed, list)
    (closed,) = decision.closed
    assert (closed.move, closed.rule) == (Mark(square=4), "TTT-MARK-1")


def test_an_impossible_board_is_refused_by_its_invariant() -> None:
    state = board()
    state.squares[:2] = [1, 1]
    with pytest.raises(Inconsistent) as refusal:
        TIC_TAC_TOE.admit(state)
    assert refusal.value.invariant == "marks"


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(InvalidSetup):
        TIC_TAC_TOE.setup([None] * 3, "seed")


def test_a_record_folds_to_its_state() -> None:
    plays = tuple(Play(seat=i % 2, move=Mark(square=i)) for i in range(3))
    record = GameRecord(names=(None, None), seed="seed", options=None, plays=plays)
    assert TIC_TAC_TOE.replay(record) == play(board(), 0, 1, 2)


def test_a_copy_shares_nothing() -> None:
    state: Any = board()
    twin = codec.copy(state)
    twin.squares[0] = 1
    assert state.squares[0] is None

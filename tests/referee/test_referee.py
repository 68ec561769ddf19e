"""The use cases, and above all what time does to them, without any transport."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, ClassVar

import msgspec
import pytest

from areopagus.kernel.decision import Question
from areopagus.kernel.errors import Illegal, InvalidSetup
from areopagus.kernel.event import Event
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.errors import (
    ImpossibleState,
    MoveRefused,
    UnknownGame,
    UnknownRule,
    UnknownSeat,
)
from areopagus.referee.random_play import RandomPlay, halfway
from areopagus.referee.referee import Referee
from areopagus.referee.simulation import simulate
from tests.tictactoe.game import TIC_TAC_TOE, Board, Mark, Marked, TicTacToe


class Rung(Event, frozen=True, tag="rung"):
    """The bell that ends the game."""


class Blitz(TicTacToe):
    """Tic-tac-toe that a bell ends after ten seconds."""

    id = "tic-tac-toe"
    real_time = True
    events: ClassVar[Any] = (Marked, Rung)

    def questions(self, state: Board) -> list[Question]:
        return [] if state.ply >= 1000 else super().questions(state)

    def let_time_pass(self, state: Board, at: int | None) -> list[Event]:
        if at == 666:
            raise Illegal("TTT-TURN-1", "not-your-turn", seat=0)
        if at is not None and at >= 10_000 and state.ply < 1000:
            state.ply = 1000
            return [Rung()]
        return []


BLITZ = Referee(Blitz())
PLAIN = Referee(TIC_TAC_TOE)


def board() -> Board:
    return TIC_TAC_TOE.setup([None, None], "seed")


def apply(referee: Referee[Any], **request: Any) -> Any:
    return referee.apply(referee.shapes.apply_request(**request))


def test_time_that_ends_the_game_refuses_the_move_and_settles_the_state() -> None:
    with pytest.raises(MoveRefused) as refused:
        apply(BLITZ, state=board(), seat=0, move=Mark(square=0), at=10_000)
    assert refused.value.refusal.rule == "TTT-END-1"
    assert refused.value.settled.ply == 1000


def test_a_move_in_time_that_breaks_a_rule_settles_nothing() -> None:
    with pytest.raises(MoveRefused) as refused:
        apply(BLITZ, state=board(), seat=1, move=Mark(square=0), at=9_999)
    assert refused.value.settled is None


def test_a_game_that_was_over_before_is_not_settled_again() -> None:
    state = board()
    state.ply = 1000
    with pytest.raises(MoveRefused) as refused:
        apply(BLITZ, state=state, seat=0, move=Mark(square=0), at=20_000)
    assert refused.value.settled is None


def test_time_passes_before_every_question() -> None:
    shapes = BLITZ.shapes
    late = {"state": board(), "at": 10_000}
    assert BLITZ.legal_moves(shapes.state_request(**late)).over
    assert BLITZ.view(shapes.state_request(**late | {"state": board()})).over
    assert BLITZ.score(shapes.score_request(**late | {"state": board()})).final
    judged = shapes.judge_request(state=board(), seat=0, move=Mark(square=0), at=10_000)
    verdict = BLITZ.judge(judged)
    assert not verdict.legal


def test_an_instant_that_a_rule_forbids_is_pointed_at() -> None:
    with pytest.raises(MoveRefused) as refused:
        BLITZ.score(BLITZ.shapes.score_request(state=board(), at=666))
    assert refused.value.pointer == "/at"
    with pytest.raises(MoveRefused) as refused:
        apply(BLITZ, state=board(), seat=0, move=Mark(square=0), at=666)
    assert refused.value.pointer == "/at"
    judged = BLITZ.shapes.judge_request(state=board(), seat=0, move=Mark(square=0), at=666)
    assert not BLITZ.judge(judged).legal


def test_time_passes_in_a_record() -> None:
    shapes = BLITZ.shapes
    setup = {"seats": 2, "seed": "s"}
    moves = [{"seat": 0, "move": {"type": "mark", "square": 0}, "at": 5}]
    record = msgspec.convert({"setup": setup, "moves": moves}, shapes.replay_request)
    assert BLITZ.replay(record).to_act == [1]


def test_impossible_states_unknown_seats_and_setups_are_refused() -> None:
    spoilt = board()
    spoilt.squares = [1] * 9
    with pytest.raises(ImpossibleState) as impossible:
        PLAIN.score(PLAIN.shapes.score_request(state=spoilt))
    assert impossible.value.pointer == "/state/squares"
    with pytest.raises(UnknownSeat):
        PLAIN.view(PLAIN.shapes.state_request(state=board(), seat=2))
    with pytest.raises(InvalidSetup):
        PLAIN.setup(PLAIN.shapes.setup_request(seats=3))
    with pytest.raises(UnknownRule):
        PLAIN.rule("TTT-NONE-1")
    with pytest.raises(UnknownGame):
        Catalogue([TIC_TAC_TOE])["chess"]


def test_random_play_is_the_same_for_the_same_seed() -> None:
    plays = [RandomPlay(TIC_TAC_TOE, 2, "mars").run().plays for _ in range(2)]
    assert plays[0] == plays[1]
    assert plays[0] != RandomPlay(TIC_TAC_TOE, 2, "mars", chooser="venus").run().plays
    assert 2 <= len(halfway(TIC_TAC_TOE, 2, "mars").plays) <= 4


def test_random_play_in_real_time_moves_on_and_stops_with_the_game() -> None:
    play = RandomPlay(Blitz(), 2, "mars").run()
    instants: Sequence[int | None] = [made.at for made in play.plays]
    assert instants == sorted(instant for instant in instants if instant is not None)
    assert play.step() is None


def test_a_simulation_adds_up() -> None:
    *_, figures = simulate(TIC_TAC_TOE, 20, 2, "mars")
    assert figures.games == len(figures.lengths) == 20
    assert figures.moves == sum(figures.lengths)
    assert sum(figures.wins) == figures.won
    assert 1 <= figures.branching <= figures.most_choices == 9
    assert figures.moves_per_second > 0
    assert 5 <= fmean(figures.lengths) <= 9

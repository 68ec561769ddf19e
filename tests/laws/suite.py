"""The laws themselves. A game's tests subclass :class:`Laws` and parametrize ``contender``."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from areopagus.kernel import codec
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event, seen_by
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.rulebook import LANGUAGES
from areopagus.kernel.score import score_seen_by
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.contender import Contender, Walk

seeds = st.integers(0, 2**32 - 1)
fractions = st.floats(0, 1)


def walk_to(contender: Contender, seed: int, fraction: float) -> Walk:
    return Walk.of(contender, seed, int(fraction * contender.length))


def refusal(
    game: Game[Any], state: Any, seat: int | None, move: Move, at: int | None
) -> Illegal | None:
    try:
        game.judge(state, seat, move, at)
    except Illegal as illegal:
        return illegal
    return None


def assert_well_worded(game: Game[Any], illegal: Illegal) -> None:
    assert game.rulebook[illegal.rule].breakable, f"{illegal.rule} is said not to be breakable"
    for language in LANGUAGES:
        assert game.wording.reason(illegal, language)


class Laws:
    @given(seed=seeds, fraction=fractions)
    def test_a_move_is_legal_exactly_when_it_is_listed(
        self, contender: Contender, seed: int, fraction: float
    ) -> None:
        walk = walk_to(contender, seed, fraction)
        game, state, rng = contender.game, walk.state, walk.rng
        at = contender.now(state, rng)
        before = game.encode(state)
        listed = {d.seat: d.moves for d in game.decisions(state, at=at)}
        words = vocabulary(game, state)
        for seat in range(contender.seats):
            mine = listed.get(seat, [])
            assert len(set(mine)) == len(mine), "a move is listed twice"
            for move in mine:
                assert refusal(game, state, seat, move, at) is None, move
            everybodys = [move for moves in listed.values() for move in moves]
            for move in arbitrary_moves(game, rng, words, everybodys, 12):
                illegal = refusal(game, state, seat, move, at)
                assert (illegal is None) == (move in mine), (seat, move, illegal)
                if illegal:
                    assert_well_worded(game, illegal)
        assert game.encode(state) == before, "judging changed the state"

    @given(seed=seeds, fraction=fractions)
    def test_a_wrong_seat_is_refused(
        self, contender: Contender, seed: int, fraction: float
    ) -> None:
        walk = walk_to(contender, seed, fraction)
        game, state = contender.game, walk.state
        play = walk.pick()
        if play is None:
            return
        waiting = set(range(contender.seats)) - set(game.to_act(state))
        for seat in [*waiting, contender.seats, None]:
            if not (seat is None and play.move.seatless):
                illegal = refusal(game, state, seat, play.move, play.at)
                assert illegal is not None
                assert_well_worded(game, illegal)

    @given(seed=seeds, fraction=fractions)
    def test_a_state_survives_encoding(
        self, contender: Contender, seed: int, fraction: float
    ) -> None:
        game, state = contender.game, walk_to(contender, seed, fraction).state
        body = game.encode(state)
        assert game.decode(body) == state
        assert game.encode(game.decode(body)) == body
        assert codec.copy(state) == state
        assert codec.digest(state) == codec.digest(game.decode(body))

    @given(seed=seeds, fraction=fractions)
    def test_the_record_replays_to_the_same_bytes(
        self, contender: Contender, seed: int, fraction: float
    ) -> None:
        walk = walk_to(contender, seed, fraction)
        assert contender.game.encode(contender.game.replay(walk.record)) == contender.game.encode(
            walk.state
        )

    @given(seed=seeds)
    def test_every_game_ends_without_dead_ends_and_with_all_its_pieces(
        self, contender: Contender, seed: int
    ) -> None:
        walk = Walk.start(contender, seed)
        game = contender.game
        game.admit(walk.state)
        while not game.is_over(walk.state):
            assert walk.state.ply < contender.bound, "the game does not end"
            decisions = game.decisions(walk.state, at=contender.now(walk.state, walk.rng))
            assert all(len(d.moves) <= contender.most_moves for d in decisions)
            play = walk.pick()
            if play is None:
                assert game.is_over(walk.state), "nobody can move, and the game is not over"
                break
            walk.make(play)
            game.admit(walk.state)
            assert all(type(event) in game.events for event in walk.events)
        assert game.to_act(walk.state) == []
        assert game.decisions(walk.state) == []
        assert game.score(walk.state).final

    @given(seed=seeds, fraction=fractions)
    def test_nothing_is_legal_after_the_end(
        self, contender: Contender, seed: int, fraction: float
    ) -> None:
        walk = Walk.of(contender, seed, contender.bound)
        game, state = contender.game, walk.state
        words = vocabulary(game, state)
        for move in arbitrary_moves(game, walk.rng, words, [], 12):
            seat = None if move.seatless else 0
            illegal = refusal(game, state, seat, move, contender.now(state, walk.rng))
            assert illegal is not None
            assert_well_worded(game, illegal)

    @given(seed=seeds, fraction=fractions)
    def test_scores_are_the_sum_of_their_lines(
        self, contender: Contender, seed: int, fraction: float
    ) -> None:
        game, state = contender.game, walk_to(contender, seed, fraction).state
        for viewer in [..., *contender.viewers]:
            score = game.score(state)
            if viewer is not ...:
                score = score_seen_by(score, viewer)
            assert score.final == game.is_over(state)
            assert score.final or not score.winners
            for tally in score.tallies:
                assert tally.total == sum(line.points for line in tally.lines)
                assert all(line.rule in game.rulebook for line in tally.lines)
                assert all(line.label in game.wording.labels for line in tally.lines)

    @given(seed=seeds, fraction=fractions)
    def test_nothing_leaks(self, contender: Contender, seed: int, fraction: float) -> None:
        """Two states that differ only in what a seat may not know give it the same bytes."""
        walk = walk_to(contender, seed, fraction)
        game, rng = contender.game, walk.rng
        viewer = rng.choice(contender.viewers)
        truth, other = (
            walk.state,
            contender.scramble(codec.copy(walk.state), viewer, rng),
        )
        game.admit(other)
        at = contender.now(truth, rng)
        assert self.shown(game, truth, viewer, at) == self.shown(game, other, viewer, at)
        if viewer is not None:
            self.assert_same_verdicts(contender, walk, truth, other, viewer, at)
        self.assert_same_events(contender, walk, truth, other, viewer)

    def shown(self, game: Game[Any], state: Any, viewer: int | None, at: int | None) -> bytes:
        """All that a viewer is sent about a position."""
        decisions = (
            [] if viewer is None else game.decisions(state, seat=viewer, at=at, explain=True)
        )
        score = score_seen_by(game.score(state), viewer)
        return codec.encode([game.view(state, viewer), decisions, game.to_act(state), score])

    def assert_same_verdicts(
        self,
        contender: Contender,
        walk: Walk,
        truth: Any,
        other: Any,
        seat: int,
        at: int | None,
    ) -> None:
        game = contender.game
        listed = [m for d in game.decisions(truth, at=at) for m in d.moves]
        words = vocabulary(game, truth)
        for move in arbitrary_moves(game, walk.rng, words, listed, 6):
            one = refusal(game, truth, seat, move, at)
            two = refusal(game, other, seat, move, at)
            assert _content(one) == _content(two), (seat, move)

    def assert_same_events(
        self,
        contender: Contender,
        walk: Walk,
        truth: Any,
        other: Any,
        viewer: int | None,
    ) -> None:
        """Events tell a viewer no more than the view after them shows."""
        game = contender.game
        play = walk.pick()
        if play is None or refusal(game, other, play.seat, play.move, play.at):
            return
        told_of_truth = seen_by(game.play(truth, play.seat, play.move, play.at), viewer)
        told_of_other = seen_by(game.play(other, play.seat, play.move, play.at), viewer)
        if game.view(truth, viewer) == game.view(other, viewer):
            assert _lasting(contender, told_of_truth) == _lasting(contender, told_of_other)


def _lasting(contender: Contender, events: list[Event]) -> list[Event]:
    return [event for event in events if type(event) not in contender.fleeting]


def _content(illegal: Illegal | None) -> Any:
    return illegal and (illegal.rule, illegal.reason, illegal.facts)

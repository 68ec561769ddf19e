"""The laws themselves. A game's tests subclass :class:`Laws` and parametrize ``contender``."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from areopagus.kernel import codec
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event, seen_by, with_texts
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.legality import candidates, refusal_of
from areopagus.kernel.move import Move
from areopagus.kernel.record import Play
from areopagus.kernel.score import score_seen_by
from areopagus.kernel.wording import ASKED
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.contender import Contender, Walk

seeds = st.integers(0, 2**32 - 1)
percents = st.integers(0, 100)


def walk_to(contender: Contender, seed: int, percent: int) -> Walk:
    return Walk.of(contender, seed, percent * contender.length // 100)


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
    for key, fact in illegal.facts.items():
        if isinstance(fact, str) and (fact.islower() or key == ASKED):
            known = game.wording.prompts if key == ASKED else game.wording.names
            assert fact in known, f"people have no name for {fact!r}"


class Laws:
    @given(seed=seeds, percent=percents)
    def test_a_move_is_legal_exactly_when_it_is_listed(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game, state, rng = contender.game, walk.state, walk.rng
            at = contender.now(state, rng)
            before = game.encode(state)
            listed = {d.seat: d.moves for d in game.decisions(state, at=at)}
            everybodys = [move for moves in listed.values() for move in moves]
            words = vocabulary(game, state)
            for seat in range(contender.seats):
                mine = set(listed.get(seat, []))
                assert len(mine) == len(listed.get(seat, [])), "a move is listed twice"
                for move in [*everybodys, *arbitrary_moves(game, rng, words, everybodys, 12)]:
                    illegal = refusal(game, state, seat, move, at)
                    assert (illegal is None) == (move in mine), (seat, move, illegal)
                    if illegal:
                        assert_well_worded(game, illegal)
            assert game.encode(state) == before, "judging changed the state"

    @given(seed=seeds, percent=percents)
    def test_a_candidate_is_legal_exactly_when_no_rule_refuses_it(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game, state = contender.game, walk.state
            for question in game.questions(state):
                table = game.table(state, question.seat, contender.now(state, walk.rng))
                for move in candidates(table, question):
                    assert move.is_legal(table) == (refusal_of(move, table) is None), move

    @given(seed=seeds, percent=percents)
    def test_a_wrong_seat_is_refused(self, contender: Contender, seed: int, percent: int) -> None:
        for walk in walk_to(contender, seed, percent).stops():
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

    @given(seed=seeds, percent=percents)
    def test_a_state_survives_encoding(self, contender: Contender, seed: int, percent: int) -> None:
        game, state = contender.game, walk_to(contender, seed, percent).state
        body = game.encode(state)
        assert game.decode(body) == state
        assert game.encode(game.decode(body)) == body
        assert codec.copy(state) == state
        assert codec.digest(state) == codec.digest(game.decode(body))

    @given(seed=seeds, percent=percents)
    def test_the_record_replays_to_the_same_bytes(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        walk = walk_to(contender, seed, percent)
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

    @given(seed=seeds)
    def test_nothing_is_legal_after_the_end(self, contender: Contender, seed: int) -> None:
        walk = Walk.start(contender, seed)
        game, last = contender.game, walk.pick()
        while play := walk.pick():
            last = play
            walk.make(play)
        state = walk.state
        assert game.is_over(state)
        words = vocabulary(game, state)
        for move in arbitrary_moves(game, walk.rng, words, [last.move] if last else [], 12):
            for seat in [None] if move.seatless else range(contender.seats):
                illegal = refusal(game, state, seat, move, contender.now(state, walk.rng))
                assert illegal is not None
                assert_well_worded(game, illegal)

    @given(seed=seeds, percent=percents)
    def test_scores_are_the_sum_of_their_lines(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game, state = contender.game, walk.state
            score = game.score(state)
            assert score.final == game.is_over(state)
            assert score.final or not score.winners
            for part in score.progress:
                assert part.rule in game.rulebook
                assert part.label in game.wording.score
                assert part.done <= part.of
            for tally in score.seats:
                assert tally.total == sum(line.points for line in tally.lines)
                assert all(line.rule in game.rulebook for line in tally.lines)
                assert all(line.label in game.wording.score for line in tally.lines)

    @given(seed=seeds, percent=percents)
    def test_nothing_leaks(self, contender: Contender, seed: int, percent: int) -> None:
        """Two states that differ only in what a seat may not know give it the same bytes."""
        for walk in walk_to(contender, seed, percent).stops():
            game, rng = contender.game, walk.rng
            viewer = rng.choice(contender.viewers)
            truth = walk.state
            other = contender.imagined(truth, viewer, rng)
            game.admit(other)
            at = contender.now(truth, rng)
            assert self.shown(game, truth, viewer, at) == self.shown(game, other, viewer, at)
            if viewer is not None:
                self.assert_same_verdicts(contender, walk, truth, other, viewer, at)
            self.assert_same_events(contender, walk, truth, other, viewer)

    def test_the_leak_law_is_tried_on_states_that_differ(self, contender: Contender) -> None:
        """An imagination that changed nothing but the dice would let any leak through."""
        if not contender.hides:
            return
        for plies in (0, contender.length // 4, contender.length // 2):
            walks = [Walk.of(contender, seed, plies) for seed in range(5)]
            assert any(
                _differs(contender, walk, viewer) for walk in walks for viewer in contender.viewers
            ), f"nothing is hidden after {plies} moves"

    def shown(self, game: Game[Any], state: Any, viewer: int | None, at: int | None) -> bytes:
        """All that a viewer is sent about a position."""
        decisions = []
        if viewer is not None:
            decisions = game.decisions(state, seat=viewer, at=at, explain=True, labels=True)
        score = score_seen_by(game.score(state), viewer)
        view = game.view(state, viewer)
        moves = [move for decision in decisions for move in decision.moves]
        picture = game.picture(view, viewer, at, moves=moves)
        return codec.encode([view, decisions, game.to_act(state), score, picture])

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
            assert _worded(game, truth, one) == _worded(game, other, two), (seat, move)

    def assert_same_events(
        self,
        contender: Contender,
        walk: Walk,
        truth: Any,
        other: Any,
        viewer: int | None,
    ) -> None:
        """Events tell no more than the view after them shows, and say when they unveil."""
        game = contender.game
        play = walk.pick()
        if play is None or refusal(game, other, play.seat, play.move, play.at):
            return
        told_of_truth = _told(game, truth, play, viewer)
        told_of_other = _told(game, other, play, viewer)
        if game.view(truth, viewer) == game.view(other, viewer):
            assert _lasting(contender, told_of_truth) == _lasting(contender, told_of_other)
        else:
            assert any(event.unveils for event in told_of_truth + told_of_other)


def _differs(contender: Contender, walk: Walk, viewer: int | None) -> bool:
    other = contender.imagined(walk.state, viewer, walk.rng)
    other.dice = walk.state.dice
    return bool(other != walk.state)


def _told(game: Game[Any], state: Any, play: Play, viewer: int | None) -> list[Event]:
    """What a viewer is told of a move that is made now, as data and in words."""
    events = seen_by(game.play(state, play.seat, play.move, play.at), viewer)
    return with_texts(events, game.speaker(state, "en"))


def _lasting(contender: Contender, events: list[Event]) -> list[Event]:
    return [event for event in events if type(event) not in contender.fleeting]


def _content(illegal: Illegal | None) -> Any:
    return illegal and (illegal.rule, illegal.reason, illegal.facts)


def _worded(game: Game[Any], state: Any, illegal: Illegal | None) -> str | None:
    if illegal is None:
        return None
    return game.wording.reason(game.at_table(state, illegal), "en")

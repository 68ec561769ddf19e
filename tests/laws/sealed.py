"""The leak law for sealed states, on whatever a client may ask about one."""

import re
from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import given

from areopagus.api.refusals import REFUSALS, problem_of
from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.record import Play
from areopagus.referee.referee import PARTS, Referee
from areopagus.referee.sealed_referee import SealedReferee
from areopagus.referee.seals import Keyring, seat_key
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.contender import Contender, Walk
from tests.laws.sequences import sequences
from tests.laws.suite import percents, seeds, walk_to

SECRET = b"secret of the table".ljust(32)
SEED = re.compile(rb'"seed":"[^"]*"')
LATEST = 2_147_483_647


@cache
def referee_of(game: Game[Any]) -> Referee[Any]:
    return Referee(game)


@cache
def sealed_referee_of(game: Game[Any]) -> SealedReferee[Any]:
    return SealedReferee(referee_of(game), KEYRING)


KEYRING = Keyring.generated()


class Asker:
    """Somebody with the key of a seat, or none, and a sealed state."""

    def __init__(self, contender: Contender, viewer: int | None, state: Any, at: int | None):
        self.contender = contender
        self.referee = referee_of(contender.game)
        self.sealed = sealed_referee_of(contender.game)
        self.seal = self.sealed.seal(state, SECRET)
        self.key = None if viewer is None else seat_key(SECRET, viewer)
        self.seat = viewer
        self.at = at

    def about_the_position(self) -> list[bytes]:
        referee, shapes = self.sealed, self.sealed.shapes
        looking = shapes.sealed_state_request(state=self.seal, at=self.at)
        scoring = shapes.sealed_score_request(state=self.seal, at=self.at)
        drawing = shapes.sealed_render_request(state=self.seal, at=self.at, targets=True)
        return [
            self._answer(lambda: referee.render(drawing, self.key, "fr")),
            self._answer(lambda: referee.view(looking, self.key, "en", PARTS)),
            self._answer(lambda: referee.legal_moves(looking, self.key, "en", explain=True)),
            self._answer(lambda: referee.score(scoring, self.key, "fr")),
        ]

    def about_a_move(self, seat: int | None, move: Move) -> list[bytes]:
        """Verdicts, and why the move was not made, when it was not."""
        referee, shapes = self.sealed, self.sealed.shapes
        judging = shapes.sealed_judge_request(state=self.seal, seat=seat, move=move, at=self.at)
        batch = shapes.sealed_batch_request(items=[judging])
        return [
            self._answer(lambda: referee.judge(judging, self.key, "fr")),
            self._answer(lambda: referee.judge_batch(batch, self.key, "en")),
        ]

    def after(self, play: Play) -> tuple[bytes, bytes]:
        """The view after a move, and all of the answer but the seal."""
        referee, shapes = self.sealed, self.sealed.shapes
        request = shapes.sealed_apply_request(
            state=self.seal, seat=play.seat, move=play.move, at=self.at
        )
        answer: Any = None

        def apply() -> Any:
            nonlocal answer
            answer = referee.apply(request, self.key, "en", PARTS)
            answer.state = ""
            answer.events = [e for e in answer.events if type(e) not in self.contender.fleeting]
            return answer

        body = self._answer(apply)
        return codec.encode(answer and answer.view), body

    def after_all(self, moves: list[Move]) -> tuple[int | None, bytes, bytes]:
        """How many moves of a sequence were made, the view then, and all of the answer.

        ``None`` when it was refused, and nothing happened.
        """
        request = self.sealed.shapes.sealed_apply_request(
            state=self.seal, seat=self.seat, moves=moves, at=self.at
        )
        answer: Any = None

        def apply() -> Any:
            nonlocal answer
            answer = self.sealed.apply(request, self.key, "en", PARTS)
            answer.state = ""
            answer.events = [e for e in answer.events if type(e) not in self.contender.fleeting]
            return answer

        body = self._answer(apply)
        return (answer and answer.made), codec.encode(answer and answer.view), body

    def _answer(self, ask: Any) -> bytes:
        """What is answered. The seed is no secret once the game is over."""
        try:
            return SEED.sub(b'"seed":"told"', codec.encode(ask()))
        except REFUSALS as refusal:
            document = problem_of(refusal, self.referee, "en").document
            if document.state is not msgspec.UNSET:
                assert isinstance(document.state, str), "a clear state in a problem"
                document.state = ""
            return codec.encode(document)


class SealedLaws:
    @given(seed=seeds, percent=percents)
    def test_nothing_leaks_from_a_sealed_state(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        """Two states that differ only in what a seat may not know give it the same bytes."""
        walk = walk_to(contender, seed, percent)
        viewer = walk.rng.choice(contender.viewers)
        other = contender.imagined(walk.state, viewer, walk.rng)
        at = contender.now(walk.state, walk.rng)
        ours = Asker(contender, viewer, walk.state, at)
        theirs = Asker(contender, viewer, other, at)
        assert ours.about_the_position() == theirs.about_the_position()
        for seat, move in _proposals(contender, walk, viewer, walk.rng):
            assert ours.about_a_move(seat, move) == theirs.about_a_move(seat, move), move
            play = Play(seat=seat, move=move, at=at)
            (one, answer), (two, same) = ours.after(play), theirs.after(play)
            if one == two:
                assert answer == same, move

    @given(seed=seeds, percent=percents)
    def test_a_sequence_of_moves_is_no_look_ahead(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        """Whether, where and why a sequence is refused depends on nothing that its seat may not
        know: who is refused has played nothing, and so may have learned nothing."""
        walk = walk_to(contender, seed, percent)
        viewer = walk.rng.choice(contender.viewers)
        if viewer is None:
            return
        other = contender.imagined(walk.state, viewer, walk.rng)
        at = contender.now(walk.state, walk.rng)
        ours = Asker(contender, viewer, walk.state, at)
        theirs = Asker(contender, viewer, other, at)
        for moves in sequences(contender, walk, viewer, at):
            made, view, answer = ours.after_all(moves)
            also_made, same_view, same = theirs.after_all(moves)
            assert (made is None) == (also_made is None), moves
            if made is None or (made, view) == (also_made, same_view):
                assert answer == same, moves

    @given(seed=seeds, percent=percents)
    def test_whoever_looks_or_lets_time_pass_learns_no_seed(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        """They could go back to the older seal and play on with what they know."""
        walk, game = walk_to(contender, seed, percent), contender.game
        if game.is_over(walk.state):
            return
        viewer = walk.rng.choice(contender.viewers)
        ticks = [kind() for kind in game.moves if kind.seatless]
        for at in (contender.now(walk.state, walk.rng), LATEST if game.real_time else None):
            asker = Asker(contender, viewer, walk.state, at)
            answers = asker.about_the_position()
            answers += [asker.after(Play(seat=None, move=tick, at=at))[1] for tick in ticks]
            assert all(b'"seed"' not in answer for answer in answers)

    @given(seed=seeds, percent=percents)
    def test_a_seat_moves_only_with_its_key(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        walk = walk_to(contender, seed, percent)
        play = walk.pick()
        if play is None or play.seat is None:
            return
        for viewer in contender.viewers:
            asker = Asker(contender, viewer, walk.state, play.at)
            _, body = asker.after(play)
            if viewer == play.seat:
                assert b'"seal"' in body
            else:
                kind = b"unauthenticated" if viewer is None else b"forbidden"
                assert b'"type":"/problems/%b"' % kind in body
                assert kind in asker.about_a_move(play.seat, play.move)[0]


def _proposals(
    contender: Contender, walk: Walk, viewer: int | None, rng: Random
) -> list[tuple[int | None, Move]]:
    """What a viewer may try: any moves, as their own or as nobody's."""
    game, state = contender.game, walk.state
    listed = [m for d in game.decisions(state, at=contender.now(state, rng)) for m in d.moves]
    moves = arbitrary_moves(game, rng, vocabulary(game, state), listed, 3)
    deciding = [] if viewer is None else game.decisions(state, seat=viewer)
    own = [m for d in deciding for m in d.moves[:2]]
    return [(viewer, move) for move in moves + own] + [(None, move) for move in moves]

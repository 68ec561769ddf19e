"""The laws of words: everything a game says is a whole sentence, and tells no secret.

A game's tests subclass :class:`WordLaws` beside ``Laws`` and parametrize ``contender``.
"""

import re
from typing import Any

from hypothesis import given

from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.contender import Contender
from tests.laws.suite import percents, refusal, seeds, walk_to

RAW = re.compile(r"[{}]|\b[a-z]+(?:[-_][a-z0-9]+)+\b|\b[A-Z]:-?\d|\bNone\b|\(\)|  |^\W*$")
"""What no sentence has: braces, tags and ids as programs write them, gaps."""
STRAIGHT = re.compile(r"['\"]")
"""Apostrophes and quotation marks are typographic."""
HYPHENATED = frozenset(
    {"turn-order", "life-support", "one-way", "face-down", "face-up", "peut-être", "rond-point"}
)
"""English and French words that look like a tag."""
COMPASS = re.compile(r"\b(?:north|south)-(?:east|west)\b|\b(?:nord|sud)-(?:est|ouest)\b")
ENCLITIC = re.compile(r"(?<=\w)-(?:la|les?|vous|y|ci|là)\b")
"""What French hangs on an imperative: « effectuez-la »."""


def assert_readable(text: str) -> None:
    """Whether a text can be shown to a person as it is."""
    plain = COMPASS.sub("…", ENCLITIC.sub("", text))
    for word in HYPHENATED:
        plain = plain.replace(word, "…")
    assert not RAW.search(plain), text
    assert not STRAIGHT.search(text), text


def told(game: Game[Any], state: Any, events: list[Event], language: Language) -> list[str]:
    return [str(event.text) for event in with_texts(events, game.speaker(state, language))]


class WordLaws:
    @given(seed=seeds, percent=percents)
    def test_every_legal_move_has_a_label(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game, state = contender.game, walk.state
            at = contender.now(state, walk.rng)
            before = game.encode(state)
            for language in LANGUAGES:
                for decision in game.decisions(
                    state, at=at, language=language, labels=True, explain=True
                ):
                    assert_readable(decision.prompt)
                    labels = list(decision.labels or [])
                    assert len(set(labels)) == len(decision.moves), labels
                    for label in labels:
                        assert_readable(label)
                        assert not label.endswith("."), label
                    for closed in decision.closed or []:
                        assert_readable(str(closed.label))
                        assert_readable(closed.reason)
            assert game.encode(state) == before, "putting it into words changed the state"

    @given(seed=seeds, percent=percents)
    def test_every_event_has_a_text(self, contender: Contender, seed: int, percent: int) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game = contender.game
            play = walk.pick()
            if play is None:
                return
            events = game.play(walk.state, play.seat, play.move, play.at)
            for language in LANGUAGES:
                for text in told(game, walk.state, events, language):
                    assert_readable(text)
                    assert text.endswith((".", "!", "?", "»", "”")), text

    @given(seed=seeds, percent=percents)
    def test_every_refusal_is_a_sentence(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game, state = contender.game, walk.state
            at = contender.now(state, walk.rng)
            listed = [m for d in game.decisions(state, at=at) for m in d.moves]
            words = vocabulary(game, state)
            for seat in (*range(contender.seats), None):
                for move in arbitrary_moves(game, walk.rng, words, listed, 12):
                    illegal = refusal(game, state, seat, move, at)
                    if illegal is None:
                        continue
                    game.at_table(state, illegal)
                    for language in LANGUAGES:
                        assert_readable(game.wording.reason(illegal, language))

    def test_no_template_is_missing(self, contender: Contender) -> None:
        """Each kind of move and of event has words; which others there are, its messages say."""
        wording = contender.game.wording
        for kind in contender.game.moves:
            tag = str(kind.__struct_config__.tag)
            assert any(key == tag or key.startswith(f"{tag}.") for key in wording.moves), tag
        for event in contender.game.events:
            tag = str(event.__struct_config__.tag)
            assert any(key == tag or key.startswith(f"{tag}.") for key in wording.events), tag

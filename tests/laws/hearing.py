"""Hears all that a game says while it is played, and which of its templates that came from."""

import copy
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.move import Move
from areopagus.kernel.wording import fields_of
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.contender import Contender
from tests.laws.suite import refusal
from tests.laws.typography import flaws
from tests.laws.words import assert_readable

SECTIONS = ("prompts", "reasons", "moves", "events")
NAMED = re.compile(r"\((?:RP|PR)-S-\d\d, \d places[^)]*\)")
"""A ship of Mission has no name: it is told by where it goes, and in brackets by its id."""
ID = re.compile(
    r"\b(?:[A-Z]{1,3}-[A-Z]+(?:-[A-Z0-9a-z]+)*|[A-Z]{2}\d\d|[A-Z]{2}-[A-Z]\d|L[1-6][abc])\b"
)
"""Ids as components have them; hexes of On Mars are called `A4` by people too."""
TILE = re.compile(r"\b[A-EX]\d(?:-\d)?\b|\bS1\b|\bT[1-6]\b")
"""Ids of tiles and lanes of Magic Maze."""

Choose = Callable[[Any, int, list[Move], Random], Move]


class Heard(dict[str, Any]):
    """Templates that remember which of them were used."""

    def __init__(self, templates: dict[str, Any]) -> None:
        super().__init__(templates)
        self.used: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.used.add(key)
        return super().__getitem__(key)


class Ear:
    """Hears which templates of a game are filled in, as long as a test lasts."""

    def __init__(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard = {section: Heard(getattr(game.wording, section)) for section in SECTIONS}
        wording = msgspec.structs.replace(game.wording, **self.heard)
        monkeypatch.setattr(game, "wording", wording)

    @property
    def unheard(self) -> dict[str, list[str]]:
        """The templates that nothing was said with, by section."""
        return unheard(self.heard)


def unheard(sections: dict[str, Heard]) -> dict[str, list[str]]:
    missing = {name: sorted({*heard} - heard.used) for name, heard in sections.items()}
    return {name: keys for name, keys in missing.items() if keys}


class Hearing:
    """A game whose every sentence is looked at."""

    def __init__(self, game: Game[Any]) -> None:
        self.heard = {section: Heard(getattr(game.wording, section)) for section in SECTIONS}
        self.game = self._listened_to(game)
        self.findings: dict[str, str] = {}
        """What is wrong with a sentence, by the sentence."""
        self.sentences = 0
        self._tags = _tags(game)
        self._ids = TILE if game.id == "magic-maze-on-mars" else ID

    @property
    def unheard(self) -> dict[str, list[str]]:
        """The templates that nothing was said with, by section."""
        return unheard(self.heard)

    def _listened_to(self, game: Game[Any]) -> Game[Any]:
        """The same game, with templates that remember."""
        game = copy.copy(game)
        game.wording = msgspec.structs.replace(game.wording, **self.heard)
        if hasattr(game, "_subjects"):  # said once, and kept
            game._subjects = {}
        return game

    def play(
        self, contender: Contender, seed: int, every: int, choose: Choose | None = None
    ) -> int:
        """One random game to its end: events always, questions and refusals at every so many moves.

        Answers how many moves it took.
        """
        if type(self.game) is not type(contender.game):  # a variant of it, made for tests
            self.game = self._listened_to(contender.game)
        game, rng = self.game, Random(f"{contender}-{seed}")
        table = game.begin((None,) * contender.seats, f"words-{seed}", contender.options)
        state = table.state
        self.hear_events(state, table.events)
        while True:
            at = contender.now(state, rng)
            decisions = [d for d in game.decisions(state, at=at) if d.moves]
            if not decisions:
                self.hear_refusals(contender, state, at, rng, [])
                return int(state.ply)
            if state.ply % every == seed % every:
                self.hear_questions(state, at)
                listed = [move for decision in decisions for move in decision.moves]
                self.hear_refusals(contender, state, at, rng, listed)
            decision = rng.choice(decisions)
            pick = rng.choice(decision.moves)
            if choose is not None:
                pick = choose(state, decision.seat, decision.moves, rng)
            self.hear_events(state, game.play(state, decision.seat, pick, at))

    def hear_events(self, state: Any, events: list[Event]) -> None:
        for language in LANGUAGES:
            for event in with_texts(events, self.game.speaker(state, language)):
                self.hear(str(event.text), language, ends=(".", "!", "?", "»", "”"))

    def hear_questions(self, state: Any, at: int | None) -> None:
        for language in LANGUAGES:
            for decision in self.game.decisions(
                state, at=at, language=language, labels=True, explain=True
            ):
                self.hear(decision.prompt, language)
                labels = list(decision.labels or [])
                if len(set(labels)) != len(decision.moves):
                    twice = next(label for label in labels if labels.count(label) > 1)
                    self.findings.setdefault(twice, "labels two moves of one question")
                for label in labels:
                    self.hear(label, language)
                    if label.endswith("."):
                        self.findings.setdefault(label, "a label with a full stop")
                for closed in decision.closed or []:
                    self.hear(str(closed.label), language)
                    self.hear(closed.reason, language, ends=(".", "!", "?", "»", "”"))

    def hear_refusals(
        self, contender: Contender, state: Any, at: int | None, rng: Random, listed: list[Move]
    ) -> None:
        """The reasons against moves of any kind, made by anybody."""
        game = self.game
        words = vocabulary(game, state)
        for move in arbitrary_moves(game, rng, words, listed, 12):
            if self._is_of_another_box(move, words):
                continue
            seat = rng.choice([*range(contender.seats), *game.to_act(state), None])
            illegal = refusal(game, state, seat, move, at)
            if illegal is not None:
                game.at_table(state, illegal)
                for language in LANGUAGES:
                    reason = game.wording.reason(illegal, language)
                    self.hear(reason, language, ends=(".", "!", "?", "»", "”"))

    def _is_of_another_box(self, move: Move, words: list[str]) -> bool:
        """Whether a move names what packs may have and this box has not: that has no name here."""
        said = [value for value in fields_of(move).values() if isinstance(value, str)]
        return any(self._ids.fullmatch(value) and value not in words for value in said)

    def hear(self, text: str, language: Language, ends: tuple[str, ...] = ()) -> None:
        self.sentences += 1
        for finding in self._wrong(text, language, ends):
            self.findings.setdefault(text, f"{language}: {finding}")

    def _wrong(self, text: str, language: Language, ends: tuple[str, ...]) -> Iterator[str]:
        try:
            assert_readable(text)
        except AssertionError:
            yield "unreadable"
        yield from flaws(text, language)
        for id in self._ids.findall(NAMED.sub("", text)):
            yield f"the id {id} without a name"
        if ends and not text.endswith(ends):
            yield "no full stop"
        if language == "fr":
            words = re.findall(r"\b[a-z]+\b", text)
            yield from (f"the tag {word}" for word in words if word in self._tags)


def _tags(game: Game[Any]) -> frozenset[str]:
    """Words of documents that no French template or name has: in a sentence they would be tags."""
    wording = game.wording
    sections = (*SECTIONS, "names")
    phrases = [phrase for name in sections for phrase in getattr(wording, name).values()]
    french = {word for phrase in phrases for word in re.findall(r"\w+", phrase.fr)}
    kinds = [str(kind.__struct_config__.tag) for kind in (*game.moves, *game.events)]
    words = {*kinds, *wording.names, *wording.prompts}
    return frozenset(word for word in words if word.isalpha() and word.islower()) - french

"""The laws of pictures: whatever can be named is drawn, nothing else is told, and text fits.

A game's tests subclass :class:`PictureLaws` beside ``Laws`` and parametrize ``contender``.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from hypothesis import given
from msgspec import to_builtins

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.move import Move
from areopagus.kernel.picture import Look, Picture
from areopagus.kernel.score import score_seen_by
from areopagus.kernel.svg import NAMESPACE
from areopagus.kernel.wording import fields_of
from tests.laws.contender import Contender
from tests.laws.suite import percents, seeds, walk_to

LARGEST = 120_000
"""In bytes, before compression."""
MANNER = frozenset(
    {"type", "to", "rule", "reason", "step", "way", "side", "back", "staffing", "reward"}
)
"""Fields of events that say how, why or of which kind: they name nothing that lies on the table."""

DRAWN_AS = {"working_area": "working"}
"""What an event calls otherwise than a picture."""


def any_look(rng: Random) -> Look:
    """One of the ways in which a picture can be asked for."""
    return Look(
        language=rng.choice(LANGUAGES),
        theme=rng.choice(("auto", "light", "dark")),
        layout=rng.choice(("wide", "narrow")),
        prefix=rng.choice(("", "left-")),
    )


def legal(game: Game[Any], state: Any, seat: int | None, at: int | None) -> list[Move]:
    """The legal moves of a seat, in their order."""
    if seat is None:
        return []
    return [move for one in game.decisions(state, seat=seat, at=at) for move in one.moves]


def parsed(picture: Picture) -> ElementTree.Element:
    """The document; raises when it is no XML."""
    return ElementTree.fromstring(picture.svg)


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """Everything that has an id; no two have the same."""
    named = [one for one in root.iter() if "id" in one.attrib]
    found = {one.attrib["id"]: one for one in named}
    assert len(found) == len(named), "two things have one id"
    return found


def named(document: Any) -> Iterator[str]:
    """What an event names, wherever it stands in it."""
    if isinstance(document, str):
        yield document
    elif isinstance(document, dict):
        for field, value in document.items():
            if field not in MANNER:
                yield from named(value)
    elif isinstance(document, list):
        for value in document:
            yield from named(value)


def is_drawn(name: str, ids: Iterable[str]) -> bool:
    """Whether one of the ids is that of a thing, or of its place or its pieces."""
    return any(f"-{DRAWN_AS.get(name, name)}-" in f"-{id}-" for id in ids)


def drawn_for(game: Game[Any], state: Any, seats: int, at: int | None) -> list[set[str]]:
    """For each seat, the ids in its picture."""
    views = [(game.view(state, seat), seat) for seat in range(seats)]
    return [set(by_id(parsed(game.picture(view, seat, at)))) for view, seat in views]


class PictureLaws:
    @given(seed=seeds, percent=percents)
    def test_whatever_a_legal_move_names_is_drawn(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game, state = contender.game, walk.state
            at, look = contender.now(state, walk.rng), any_look(walk.rng)
            for seat in range(contender.seats):
                moves = legal(game, state, seat, at)
                picture = game.picture(game.view(state, seat), seat, at, look, moves=moves)
                things = by_id(parsed(picture))
                for number, move in enumerate(moves):
                    names = game.names_of(move, seat)
                    assert names or not fields_of(move), f"{move} names nothing"
                    for name in names:
                        assert look.prefix + name in things, (move, name)
                        marked = things[look.prefix + name].attrib["data-moves"].split()
                        assert str(number) in marked

    @given(seed=seeds, percent=percents)
    def test_whatever_an_event_or_a_score_line_names_is_drawn(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        walk = walk_to(contender, seed, percent)
        game, play = contender.game, walk.pick()
        if play is None:
            return
        before = drawn_for(game, walk.state, contender.seats, play.at)
        walk.make(play)
        after = drawn_for(game, walk.state, contender.seats, play.at)
        for seat in range(contender.seats):
            for event in walk.events:
                if event.to is None or seat in event.to:
                    for name in named(to_builtins(event)):
                        assert is_drawn(name, before[seat] | after[seat]), (event, name)
            for tally in score_seen_by(game.score(walk.state), seat).seats:
                for line in tally.lines:
                    assert line.of is None or is_drawn(line.of, after[seat]), line

    @given(seed=seeds, percent=percents)
    def test_a_picture_is_a_document_of_its_own(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        for walk in walk_to(contender, seed, percent).stops():
            game, state = contender.game, walk.state
            at, look = contender.now(state, walk.rng), any_look(walk.rng)
            for seat in contender.viewers:
                picture = game.picture(game.view(state, seat), seat, at, look)
                root = parsed(picture)
                assert root.tag == f"{{{NAMESPACE}}}svg"
                assert root.attrib["viewBox"] == f"0 0 {picture.width} {picture.height}"
                title, description = list(root)[:2]
                assert title.text == game.title == picture.title
                assert description.text == picture.description
                assert len(picture.svg.encode()) < LARGEST
                things = by_id(root)
                for one in root.iter():
                    href = one.attrib.get("href")
                    assert href is None or href[1:] in things, "it shows what is not defined"
                assert "http" not in picture.svg.replace(NAMESPACE, ""), "it leads elsewhere"

    @given(seed=seeds, percent=percents)
    def test_the_same_view_is_drawn_with_the_same_bytes(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        walk = walk_to(contender, seed, percent)
        game, state, rng = contender.game, walk.state, walk.rng
        at, look, viewer = contender.now(state, rng), any_look(rng), rng.choice(contender.viewers)
        before = game.encode(state)
        first = game.picture(game.view(state, viewer), viewer, at, look)
        again = game.picture(game.view(game.decode(before), viewer), viewer, at, look)
        assert codec.encode(first) == codec.encode(again)
        assert game.encode(state) == before, "drawing changed the state"

    @given(seed=seeds, percent=percents)
    def test_what_a_move_names_can_be_made_to_stand_out(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        walk = walk_to(contender, seed, percent)
        game, state = contender.game, walk.state
        play = walk.pick()
        if play is None:
            return
        view = game.view(state, play.seat)
        picture = game.picture(view, play.seat, play.at, highlight=play.move)
        hot = {
            name
            for name, one in by_id(parsed(picture)).items()
            if "hot" in one.attrib.get("class", "").split()
        }
        assert hot == set(game.names_of(play.move, play.seat))

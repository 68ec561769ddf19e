"""Every template of the wording is used: by random games, by refusals, or by a position here."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.game import Mission
from areopagus.games.mission.moves import (
    AssignDiscovery,
    Board,
    Descend,
    DrawCard,
    Kill,
    LookAtDiscovery,
    March,
    MarchOther,
    Pass,
    PlayAction,
    Redirect,
    ReplaceAboard,
    Rescue,
)
from areopagus.games.mission.state import (
    Discovery,
    PlaneteRougeOptions,
    RedPlanetOptions,
    Turn,
)
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.move import Move
from areopagus.referee.random_play import RandomPlay
from tests.games.mission.given import A, At, B, C, Given
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.hearing import Ear
from tests.laws.suite import refusal
from tests.laws.words import assert_readable

GAMES = 8
OTHERWISE: dict[str, Any] = {
    "planete-rouge": PlaneteRougeOptions(soldier="may", explorer="any", empty_ships="explore"),
    "red-planet": RedPlanetOptions(soldier="or", empty_ships="explore"),
}


class Listener:
    """Puts all that a game says into words, in both languages, and hears what it is made of."""

    def __init__(self, game: Mission, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game = game
        self.ear = Ear(game, monkeypatch)
        monkeypatch.setattr(game, "_subjects", {})

    def questions(self, state: Any) -> None:
        for language in LANGUAGES:
            for decision in self.game.decisions(
                state, labels=True, explain=True, language=language
            ):
                assert_readable(decision.prompt)

    def events(self, state: Any, events: list[Event]) -> None:
        for language in LANGUAGES:
            for event in with_texts(events, self.game.speaker(state, language)):
                assert_readable(str(event.text))

    def move(self, state: Any, seat: int | None, move: Move) -> None:
        refused = refusal(self.game, state, seat, move, None)
        if refused is not None:
            self.reason(state, refused)

    def reason(self, state: Any, refused: Illegal) -> None:
        refused.players = self.game.players(state)
        for language in LANGUAGES:
            assert_readable(self.game.wording.reason(refused, language))


def listen_to_random_games(listener: Listener, rng: Random) -> None:
    game = listener.game
    for number in range(GAMES):
        for options in (None, OTHERWISE[game.id]):
            seats = game.seats[number % len(game.seats)]
            play = RandomPlay(game, seats, f"templates-{number}", options)
            dealt = game.begin([None] * seats, f"templates-{number}", options)
            listener.events(dealt.state, dealt.events)
            words = vocabulary(game, play.state)
            while True:
                listener.questions(play.state)
                listed = [m for d in game.decisions(play.state) for m in d.moves]
                for move in arbitrary_moves(game, rng, words, listed, 3):
                    listener.move(play.state, rng.choice([None, *range(seats)]), move)
                events = play.step()
                if events is None:
                    break
                listener.events(play.state, events)


Scene = Callable[[], tuple[At, list[Move]]]
"""A position, and moves to be made there one after the other; some of them are refused."""


def stuck(game: Mission, character: Any, step: Any, **setting: Any) -> At:
    """At a step that cannot be done for want of astronauts, or of ships."""
    given = Given(game)
    if setting.get("ships") is not None:
        given.docks(*setting["ships"])
    state = given.reserve(A, 0).settle().state
    state.phase, state.last = "resolve", B
    state.companies[A].hand.remove(character)
    left = game.edition.placements[character].groups if step == "board" else 1
    state.turn = Turn(company=A, character=character, step=step, left=left, boarded=[])
    game.admit(state)
    return At(game, state)


def femme_fatale(game: Mission, company: int = A, seats: int = 3) -> At:
    """She has a target in Hellas, and is not aboard every ship."""
    ship = f"{game.edition.prefix}-S-05"
    given = Given(game, seats=seats).docks((ship, [B]), (f"{ship[:-1]}8", [B]))
    given.zone("hellas", {company: 1, B: 1})
    return given.playing(company, "femme-fatale").play(Board(ship=f"{ship[:-1]}8"))


def no_room_for_a_discovery(game: Mission) -> At:
    prefix = game.edition.prefix
    outer = [zone for zone in game.edition.zones if zone in game.edition.discovery_zones]
    given = Given(game)
    for number, zone in enumerate(outer, 1):
        given.discovery(zone, f"{prefix}-D-{number:02}")
    given.event_deck(f"{prefix}-D-08")
    return given.playing(A, "scientist").skip_boarding()


def deck_is_empty(game: Mission) -> At:
    """All discoveries lie at zones or were discarded, and all other cards are held."""
    given_at = no_room_for_a_discovery(game)
    state = given_at.state
    for card in list(state.event_deck):
        if card in game.edition.keepable_cards:
            state.companies[B].cards.append(card)
    rest = [card for card in state.event_deck if card not in state.companies[B].cards]
    seen = list(range(3)) if game.edition.discards_face_up else [A]
    state.event_discard = [Discovery(card=card, seen_by=[*seen]) for card in rest]
    state.event_deck = []
    game.admit(state)
    return given_at


def of_both(prefix: str, game: Mission) -> list[Scene]:
    return [
        lambda: (stuck(game, "scientist", "board"), [Board(ship=f"{prefix}-S-08"), Pass()]),
        lambda: (
            stuck(game, "femme-fatale", "special", ships=[(f"{prefix}-S-05", [A, B])]),
            [ReplaceAboard(ship=f"{prefix}-S-05", victim=B), Pass()],
        ),
        lambda: (
            stuck(game, "pilot", "special", ships=[]),
            [Redirect(ship=f"{prefix}-S-05", zone="hellas"), Pass()],
        ),
        lambda: (stuck(game, "saboteur", "special", ships=[]), [Pass()]),
        lambda: (stuck(game, "secret-agent", "special", ships=[]), [Pass()]),
        lambda: (femme_fatale(game), [ReplaceAboard(ship=f"{prefix}-S-05", victim=B)]),
        lambda: (
            no_room_for_a_discovery(game),
            [DrawCard(), DrawCard(), Pass(), LookAtDiscovery(zone="hellas")],
        ),
        lambda: (
            Given(game)
            .discovery("hellas", f"{prefix}-D-01")
            .event_deck(f"{prefix}-D-02")
            .playing(A, "scientist")
            .skip_boarding(),
            [DrawCard(), AssignDiscovery(zone="hellas")],
        ),
        lambda: (
            Given(game).docks((f"{prefix}-S-08", [B])).playing(A, "secret-agent"),
            [Board(ship=f"{prefix}-S-08")],
        ),
        lambda: (Given(game).flying((f"{prefix}-S-32", [])).round_ends(), []),
        lambda: (
            Given(game)
            .zone("hellas", {A: 1})
            .discovery("hellas", "PR-D-07" if prefix == "PR" else "RP-D-01")
            .ending(),
            [],
        ),
        lambda: (deck_is_empty(game), [DrawCard()]),
        lambda: (
            Given(game).flying((f"{prefix}-S-05", [B])).playing(A, "recruiter"),
            [Board(ship=f"{prefix}-S-05")],
        ),
        lambda: (
            Given(game)
            .docks((f"{prefix}-S-05", [], ["hellas"]), (f"{prefix}-S-10", [], ["hellas"]))
            .playing(A, "pilot")
            .skip_boarding(),
            [Redirect(ship=f"{prefix}-S-05", zone="hellas")],
        ),
    ]


def may_spare() -> At:
    options = PlaneteRougeOptions(soldier="may")
    return (
        Given(PLANETE_ROUGE, options=options).docks().zone("hellas", {A: 1}).playing(A, "soldier")
    )


def holding(card: str, *, lost: int = 0) -> At:
    given = Given(RED_PLANET).cards(A, "RP-M-01", card).zone("hellas", {A: 1, B: 1})
    return given.lost(A, lost).ending()


def nobody_to_rescue() -> At:
    """Rescue Party lies there to be carried out, and nobody is on the memorial."""
    at = holding("RP-A-02", lost=1).play(PlayAction(card="RP-A-02"))
    mine = at.company(A)
    mine.lost, mine.reserve = 0, mine.reserve + 1
    RED_PLANET.admit(at.state)
    return at


def no_tokens_left() -> At:
    """All destination tokens lie on one ship; another is of unknown destination."""
    tokens = [zone for zone in RED_PLANET.edition.zones for _ in range(2)]
    given = Given(RED_PLANET).docks(("RP-S-05", [], tokens), ("RP-S-32", []))
    return given.playing(A, "recruiter")


SCENES: dict[str, list[Scene]] = {
    "planete-rouge": [
        *of_both("PR", PLANETE_ROUGE),
        lambda: (may_spare(), [Pass()]),
        lambda: (
            Given(PLANETE_ROUGE)
            .zone("hellas", {A: 1, B: 1})
            .playing(A, "explorer")
            .skip_boarding(),
            [MarchOther(origin="hellas", target="ausonia", company=B)],
        ),
    ],
    "red-planet": [
        *of_both("RP", RED_PLANET),
        lambda: (no_tokens_left(), [Board(ship="RP-S-32")]),
        lambda: (
            femme_fatale(RED_PLANET, C, 2),
            [ReplaceAboard(ship="RP-S-08", victim=C), ReplaceAboard(ship="RP-S-05", victim=B)],
        ),
        lambda: (holding("RP-A-01"), [PlayAction(card="RP-A-01"), Pass(), Pass(), Pass()]),
        lambda: (holding("RP-A-01").third_production(), [PlayAction(card="RP-A-01")]),
        lambda: (holding("RP-A-02"), [PlayAction(card="RP-A-02")]),
        lambda: (
            holding("RP-A-02", lost=1),
            [
                PlayAction(card="RP-A-02"),
                PlayAction(card="RP-A-02"),
                Rescue(zone="hellas", astronauts=2),
                Pass(),
            ],
        ),
        lambda: (nobody_to_rescue(), [Rescue(zone="hellas"), Pass()]),
        lambda: (holding("RP-A-02", lost=1), [PlayAction(card="RP-A-02"), Rescue(zone="hellas")]),
        lambda: (
            holding("RP-A-04"),
            [PlayAction(card="RP-A-04"), March(origin="hellas", target="ausonia"), Pass()],
        ),
        lambda: (holding("RP-A-04").third_production(), [PlayAction(card="RP-A-04")]),
        lambda: (
            Given(RED_PLANET).zone("phobos", {A: 3, B: 1}).playing(A, "soldier").skip_boarding(),
            [Kill(zone="phobos", victim=B), Descend(zone="phobos"), Descend(zone="hellas"), Pass()],
        ),
    ],
}


@pytest.mark.parametrize("game", [PLANETE_ROUGE, RED_PLANET], ids=lambda game: game.id)
def test_no_template_is_unused(game: Mission, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(game, monkeypatch)
    listen_to_random_games(listener, Random(16))
    for scene in SCENES[game.id]:
        at, moves = scene()
        listener.events(at.state, at.events)
        for move in moves:
            listener.questions(at.state)
            seat = game.to_act(at.state)[0]
            listener.move(at.state, seat, move)
            if at.allows(move):
                at.play(move)
                listener.events(at.state, at.events)
        listener.questions(at.state)
    assert listener.ear.unheard == {}

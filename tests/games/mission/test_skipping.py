"""Nothing is skipped in silence, and what cannot be done is judged where it stands on a table."""

from collections.abc import Callable
from typing import Any

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.events import ActionSkipped, Passed, StepSkipped
from areopagus.games.mission.game import Mission
from areopagus.games.mission.moves import (
    Board,
    Descend,
    Kill,
    Launch,
    March,
    Pass,
    PlayAction,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    Sabotage,
)
from areopagus.games.mission.moves.possible import can_be_done
from areopagus.games.mission.state import Turn
from areopagus.kernel.legality import has_legal_move
from areopagus.kernel.move import Move
from areopagus.referee.random_play import RandomPlay
from tests.games.mission.given import A, At, B, C, Given

Setting = Callable[[Given], Given]


def as_it_is(given: Given) -> Given:
    return given


def full_ships(given: Given) -> Given:
    """One place is left on a ship of two, and no other ship waits."""
    return given.docks((f"{given.game.edition.prefix}-S-08", [B, C]))


def no_ship(given: Given) -> Given:
    return given.docks()


def no_reserve(given: Given) -> Given:
    return given.reserve(A, 0)


SKIPS: list[tuple[Mission, str, str, Setting, str, Move]] = [
    (
        PLANETE_ROUGE,
        "travel-agent",
        "board",
        full_ships,
        "PR-CHAR-TRAVEL-AGENT-2",
        Board("PR-S-08", 3),
    ),
    (
        PLANETE_ROUGE,
        "travel-agent",
        "board",
        no_reserve,
        "PR-CHAR-TRAVEL-AGENT-2",
        Board("PR-S-08", 3),
    ),
    (PLANETE_ROUGE, "soldier", "board", full_ships, "PR-CHAR-SOLDIER-1", Board("PR-S-08", 2)),
    (PLANETE_ROUGE, "scientist", "board", no_reserve, "AMB-10", Board("PR-S-08")),
    (
        PLANETE_ROUGE,
        "explorer",
        "special",
        as_it_is,
        "PR-CHAR-EXPLORER-2",
        March("hellas", "ausonia"),
    ),
    (
        PLANETE_ROUGE,
        "secret-agent",
        "special",
        no_ship,
        "PR-CHAR-SECRET-AGENT-3",
        Launch("PR-S-08"),
    ),
    (PLANETE_ROUGE, "saboteur", "special", no_ship, "PR-CHAR-SABOTEUR-2", Sabotage("PR-S-08")),
    (
        PLANETE_ROUGE,
        "femme-fatale",
        "special",
        as_it_is,
        "PR-CHAR-FEMME-FATALE-3",
        ReplaceInZone("hellas", B),
    ),
    (PLANETE_ROUGE, "soldier", "special", as_it_is, "PR-CHAR-SOLDIER-4", Kill("hellas", B)),
    (PLANETE_ROUGE, "pilot", "special", no_ship, "PR-CHAR-PILOT-2", Redirect("PR-S-08", "hellas")),
    (
        RED_PLANET,
        "travel-agent",
        "board",
        full_ships,
        "RP-CHAR-TRAVEL-AGENT-1",
        Board("RP-S-08", 3),
    ),
    (
        RED_PLANET,
        "travel-agent",
        "board",
        no_reserve,
        "RP-CHAR-TRAVEL-AGENT-2",
        Board("RP-S-08", 3),
    ),
    (RED_PLANET, "soldier", "board", no_reserve, "RP-CHAR-SOLDIER-4", Board("RP-S-08")),
    (RED_PLANET, "scientist", "board", no_reserve, "AMB-10", Board("RP-S-08")),
    (RED_PLANET, "explorer", "special", as_it_is, "RP-CHAR-EXPLORER-2", March("hellas", "ausonia")),
    (RED_PLANET, "secret-agent", "special", no_ship, "RP-CHAR-SECRET-AGENT-3", Launch("RP-S-08")),
    (RED_PLANET, "saboteur", "special", no_ship, "RP-CHAR-SABOTEUR-3", Sabotage("RP-S-08")),
    (
        RED_PLANET,
        "femme-fatale",
        "special",
        as_it_is,
        "RP-CHAR-FEMME-FATALE-3",
        ReplaceAboard("RP-S-08", B),
    ),
    (RED_PLANET, "soldier", "special", as_it_is, "RP-CHAR-SOLDIER-4", Kill("hellas", B)),
    (RED_PLANET, "soldier", "descend", as_it_is, "RP-CHAR-SOLDIER-4", Descend("hellas")),
    (RED_PLANET, "pilot", "special", no_ship, "RP-CHAR-PILOT-3", Redirect("RP-S-08", "hellas")),
]
"""An edition, a character, its step, where it cannot be done, the rule, and a move that tries."""


def set_up(game: Mission, step: str, setting: Setting) -> Given:
    """Nobody can board either, so that a special action may come without boarding."""
    given = setting(Given(game))
    return given if step == "board" else no_reserve(given)


def stands_at(game: Mission, character: Any, step: Any, setting: Setting) -> At:
    """A position as somebody found it on a table: at a step that cannot be done."""
    state = set_up(game, step, setting).settle().state
    state.phase, state.last = "resolve", B
    state.companies[A].hand.remove(character)
    left = 3 if step == "descend" or character == "explorer" else 1
    if step == "board":
        left = game.edition.placements[character].groups
    state.turn = Turn(company=A, character=character, step=step, left=left, boarded=[])
    return At(game, state)


@pytest.mark.parametrize(("game", "character", "step", "setting", "rule", "move"), SKIPS)
def test_a_step_that_cannot_be_done_is_told_with_its_rule(
    game: Mission, character: str, step: str, setting: Setting, rule: str, move: Move
) -> None:
    at = set_up(game, step, setting).playing(A, character)
    told = [event for event in at.told(StepSkipped) if event.step == step]
    assert [(event.character, event.rule) for event in told] == [(character, rule)]


@pytest.mark.parametrize(
    ("game", "character", "step", "setting", "rule", "move"),
    [pytest.param(*case, marks=pytest.mark.rule(case[4], refuses=True)) for case in SKIPS],
)
def test_a_position_with_such_a_step_is_admitted_and_judged(
    game: Mission, character: str, step: str, setting: Setting, rule: str, move: Move
) -> None:
    at = stands_at(game, character, step, setting)
    game.admit(at.state)
    assert at.listed() == [Pass()], "all there is to do is to go on"
    assert at.refuses(move).rule == rule
    for decision in game.decisions(at.state, explain=True):
        assert {closed.rule for closed in decision.closed or []} <= {rule}
    at.play(Pass())
    assert at.told(StepSkipped)[0].rule == rule
    assert not at.told(Passed)


@pytest.mark.rule("PR-CHAR-SOLDIER-1", refuses=True)
def test_a_soldier_without_two_places_is_told_so_though_he_is_asked_to_kill() -> None:
    at = full_ships(Given(PLANETE_ROUGE)).zone("hellas", {B: 1}).playing(A, "soldier")
    assert at.asked == [(A, "kill-astronaut")]
    refused = at.refuses(Board(ship="PR-S-08", astronauts=2))
    assert (refused.rule, refused.reason) == ("PR-CHAR-SOLDIER-1", "no-room")


@pytest.mark.rule("AMB-12")
@pytest.mark.rule("AMB-12", refuses=True)
def test_a_scientist_without_ships_boards_nobody_and_goes_on() -> None:
    at = no_ship(Given(PLANETE_ROUGE)).playing(A, "scientist")
    assert [event.rule for event in at.told(StepSkipped)] == ["AMB-12"]
    assert at.asked == [(A, "research")]
    at = Given(PLANETE_ROUGE).docks(("PR-S-07", [B])).playing(A, "scientist")
    at.play(Board(ship="PR-S-07"))
    assert [event.astronauts for event in at.told(StepSkipped)] == [1], "the second one"


@pytest.mark.rule("RP-2P-5")
def test_a_neutral_scientist_is_told_to_research_nothing() -> None:
    at = Given(RED_PLANET, seats=2).playing(C, "scientist")
    at.play(*at.listed()[:1]).play(*at.listed()[:1])
    assert [(event.rule, event.reason) for event in at.told(StepSkipped)] == [
        ("RP-2P-5", "neutral")
    ]


@pytest.mark.rule("RP-CHAR-SOLDIER-3")
def test_whoever_came_down_from_phobos_skipped_nothing() -> None:
    at = Given(RED_PLANET).zone("phobos", {A: 2}).playing(A, "soldier").skip_boarding()
    at.play(Kill(zone="phobos", victim=A), Descend(zone="hellas"))
    assert not at.told(StepSkipped)


@pytest.mark.rule("RP-CARD-5")
def test_an_action_card_that_can_do_nothing_is_told_to_do_nothing() -> None:
    at = Given(RED_PLANET).cards(A, "RP-M-01", "RP-A-02").ending()
    at.play(PlayAction(card="RP-A-02"))
    assert [(event.card, event.rule) for event in at.told(ActionSkipped)] == [
        ("RP-A-02", "RP-CARD-5")
    ]
    assert at.asked == [(A, "play-action")]


def test_a_pass_is_told() -> None:
    at = Given(PLANETE_ROUGE).playing(A, "pilot")
    at.play(Pass())
    assert [(event.step, event.more) for event in at.told(Passed)] == [("board", False)]


@pytest.mark.parametrize("game", [PLANETE_ROUGE, RED_PLANET], ids=lambda game: game.id)
def test_what_is_said_to_be_possible_is_exactly_what_a_move_does(game: Mission) -> None:
    for seats in game.seats:
        for number in range(12):
            play = RandomPlay(game, seats, f"possible-{number}")
            while play.step() is not None:
                assert_possible_exactly_when_legal(game, play.state)


def assert_possible_exactly_when_legal(game: Mission, state: Any) -> None:
    """Of the step that is asked for and of those to come: most of the time they are not asked."""
    if state.turn is None:
        return
    asked, turn = state.turn.step, state.turn
    steps = ["board", "special", "descend"] if turn.character == "soldier" else ["board", "special"]
    for turn.step in steps:
        if turn.character in ("recruiter", "travel-agent") and turn.step == "special":
            continue
        if turn.step == "descend" and not game.edition.has_phobos:
            continue
        question = game.questions(state)[0]
        table = game.table(state, question.seat)
        doing = [kind for kind in question.answers if kind is not Pass]
        if not (turn.character == "scientist" and turn.company >= game.seat_count(state)):
            assert can_be_done(table) == has_legal_move(table, doing), (turn, doing)
    turn.step = asked

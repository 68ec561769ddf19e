"""What the game says to people: all of it is said somewhere, and the trickiest is said well."""

from contextlib import suppress
from random import Random

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.moves import (
    MOVES,
    BuildDome,
    Explore,
    MoveSlug,
    PlaceTrash,
    ServeIcon,
    Signal,
    Tick,
)
from areopagus.games.maze.state import MazeState, Options
from areopagus.kernel import codec
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.move import Move
from tests.games.maze.cooperation import Paused, Team
from tests.games.maze.positions import E, N, S, W, fresh, play, position, step
from tests.games.maze.refusals import CROWD, FULL, SITE, instant, refusals, shortage, with_site
from tests.games.maze.test_trash import displaced
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.hearing import Ear
from tests.laws.words import assert_readable


def tables() -> list[tuple[int, Options]]:
    return [
        (2, Options(module=1)),
        (3, Options(module=2, expert=True)),
        (4, Options(module=3)),
        (4, Options(module=5, x_tiles=8)),
        (1, Options(module=5, x_tiles=8)),
        (1, Options(module=4, solo_advanced=True)),
    ]


def say_everything(state: MazeState, rng: Random) -> None:
    """All that is asked, all labels, and the reasons against moves of all kinds."""
    at = state.last_at + rng.choice([0, 3_000, 200_000])
    decisions = []
    for language in LANGUAGES:
        decisions = GAME.decisions(state, language=language, labels=True, explain=True)
    listed = [move for decision in decisions for move in decision.moves]
    words = vocabulary(GAME, state)
    for seat in (*range(len(state.seats)), None):
        for move in arbitrary_moves(GAME, rng, words, listed, 40):
            try:
                GAME.judge(state, seat, move, at)
            except Illegal as refusal:
                for language in LANGUAGES:
                    GAME.wording.reason(GAME.at_table(state, refusal), language)


def play_on(state: MazeState, rng: Random, moves: int) -> None:
    """Some random moves, each told."""
    for _ in range(moves):
        asked = [d for d in GAME.decisions(state) if any(type(m) is not Tick for m in d.moves)]
        if not asked:
            return
        decision = rng.choice(asked)
        kinds = sorted({type(m) for m in decision.moves} - {Tick}, key=MOVES.index)
        kind = rng.choice(kinds)
        move = rng.choice([m for m in decision.moves if type(m) is kind])
        tell(state, GAME.play(state, decision.seat, move))


def tell(state: MazeState, events: list[Event]) -> None:
    for language in LANGUAGES:
        for event in with_texts(events, GAME.speaker(state, language)):
            assert_readable(str(event.text))


def test_a_refusal_names_the_thing_the_person_and_what_is_missing() -> None:
    for state, seat, move, english, french in refusals():
        with pytest.raises(Illegal) as raised:
            GAME.judge(state, seat, move, instant(state, move))
        refusal = GAME.at_table(state, raised.value)
        assert GAME.wording.reason(refusal, "en") == english
        assert GAME.wording.reason(refusal, "fr").replace("\N{NO-BREAK SPACE}", "~") == french


def occasions() -> None:
    """What random games hardly come to."""
    for state in (displaced(), displaced("trash", ("slug", W), ("green", S), module=4)):
        say_everything(state, Random(1))
        for move in (PlaceTrash(N, W), PlaceTrash(N, S)):
            tell(state, play(codec.copy(state), 1, move))
    crowded = position(
        module=3, tiles=[("C1", 0, 1, 0)], pawns=[*FULL, *CROWD, ("blue", E)], top=["C2"]
    )
    tell(crowded, play(crowded, 1, Explore(platform=E)))
    hungry = position(
        module=4, pawns=[("slug", N), ("blue", E)], tiles=[("C1", 0, 1, 0)], top=["C2"]
    )
    tell(hungry, play(hungry, 1, Explore(platform=E)))
    waiting = position(
        module=3, tiles=[("C1", 0, 1, 0)], pawns=[("trash", N), ("blue", E)], top=["C2"]
    )
    tell(waiting, play(waiting, 1, Explore(platform=E)))
    short = shortage()
    say_everything(short, Random(2))
    play(short, 2, ServeIcon(E))
    with pytest.raises(Illegal) as raised:
        play(short, 2, ServeIcon(E))
    GAME.wording.reason(GAME.at_table(short, raised.value), "fr")
    tell(short, play(short, 2, ServeIcon(N)))
    burrow = position(module=4, pawns=[("slug", S), ("blue", N)], top=["D1"])
    tell(burrow, play(burrow, 1, Explore(platform=N)))
    passed = position(
        module=2,
        tiles=[("A1", 0, 1, 0)],
        pawns=[("blue", "P:-1,2")],
        options={"expert": True},
    )
    tell(passed, play(passed, 1, step("P:-1,2", "I:0,1:H"), at=60_000))
    tell(passed, GAME.let_time_pass(passed, 999_999))
    begun = fresh(module=2)
    tell(begun, play(begun, None, Tick()))
    say_everything(position(pawns=[("blue", N)], stack=[]), Random(3))
    ready = with_site(("brown", SITE), ("green", SITE), ("yellow", SITE))
    say_everything(ready, Random(4))
    tell(ready, play(ready, 0, BuildDome(SITE)))
    home = with_site(("colonist", "P:3,0"), domes=[SITE])
    tell(home, play(home, 1, step("P:3,0", SITE)))


def test_no_sentence_is_left_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(GAME, monkeypatch)
    for seats, options in tables():
        for seed in range(8):
            rng = Random(seed)
            table = GAME.begin((None,) * seats, str(seed), options)
            tell(table.state, table.events)
            with suppress(Paused, Illegal):  # alone, the sand may be too quick for a team
                Team(table.state, seed=seed, moves=seed * 30).win()
            say_everything(table.state, rng)
            play_on(table.state, rng, 60)
            say_everything(table.state, rng)
    occasions()
    for state, seat, move, _, _ in refusals():
        with pytest.raises(Illegal) as raised:
            GAME.judge(state, seat, move, instant(state, move))
        GAME.wording.reason(GAME.at_table(state, raised.value), "en")
    assert ear.unheard == {}


def labels(state: MazeState, seat: int, language: Language) -> dict[Move, str]:
    (decision,) = GAME.decisions(state, seat=seat, language=language, labels=True)
    assert decision.labels
    return dict(zip(decision.moves, decision.labels, strict=True))


def test_a_label_says_what_a_move_does() -> None:
    state = position(
        module=4,
        tiles=[("A1", 0, 1, 0), ("D1", 1, 0, 1)],
        pawns=[("blue", "P:-1,2"), ("slug", "I:1,0:C"), ("trash", "P:2,-1")],
    )
    english, french = labels(state, 1, "en"), labels(state, 1, "fr")
    flip = step("P:-1,2", "I:0,1:H")
    assert english[flip] == (
        "Move the blue pawn from the west of the Banana grove to the hourglass space of the "
        "Banana grove and flip the timer"
    )
    assert french[flip] == (
        "Déplacez le pion bleu de l’ouest de la Bananeraie à la case Sablier de la Bananeraie et "
        "retournez le sablier"
    )
    explore = Explore("P:-1,2")
    assert english[explore] == ("Explore beyond the west of the Banana grove with the blue pawn")
    assert french[explore] == "Explorez au-delà de l’ouest de la Bananeraie avec le pion bleu"
    eat = MoveSlug("I:1,0:C", "P:2,-1")
    assert labels(state, 1, "en")[eat] == (
        "Move the slug from the middle of the Slug burrow to the south of the Slug burrow, where "
        "it eats the trash pawn"
    )
    state.seats[0].name = "Ann"
    signal = Signal("seat-0")
    assert labels(state, 1, "en")[signal] == "Put the “Do something!” pawn in front of Ann"
    assert english[Signal("seat-1")] == "Put the “Do something!” pawn in front of yourself"


def test_a_game_reads_like_a_report() -> None:
    state = displaced()
    state.seats[1].name = "Ann"
    events = play(state, 1, PlaceTrash(N, W))
    (english,) = with_texts(events, GAME.speaker(state, "en"))
    (french,) = with_texts(events, GAME.speaker(state, "fr"))
    assert english.text == (
        "The trash of the north of the Landing field was put at the west of the Landing field "
        "instead."
    )
    assert french.text == (
        "Le déchet repoussé du nord du Terrain d’atterrissage a été posé à l’ouest du Terrain "
        "d’atterrissage."
    )


def test_a_choice_about_trash_says_whose_and_how_many() -> None:
    (mine,) = GAME.decisions(displaced(), seat=1)
    assert mine.prompt == (
        "Choose where the trash of the north of the Landing field goes: there is no room for it "
        "there"
    )
    assert mine.about == N
    (wait,) = GAME.decisions(displaced(), seat=0)
    assert wait.prompt == "Wait until player 2 has placed the trash"
    (short,) = GAME.decisions(shortage(), seat=2)
    assert short.prompt == "Only 2 trash pawns are left: choose a platform that receives one"
    assert short.left == 2


def test_tiles_are_called_what_their_component_is_called() -> None:
    for tile in GAME.material.tiles.values():
        named = GAME.wording.names[tile.id]
        assert named.en == f"the {tile.name}"
        assert named.fr.split(" ", 1)[1] == tile.name_fr


def test_the_name_of_a_platform_stays_while_the_board_grows() -> None:
    before = dict(GAME.names(position()))
    after = GAME.names(position(tiles=[("A1", 0, 1, 0), ("X6", 1, 0, 1)]))
    assert {id: after[id] for id in before} == before
    assert after["I:1,0:C1"].en == "the inner west of the Long haul"
    assert after["I:1,0:C2"].fr == "l’est intérieur du Long trajet"

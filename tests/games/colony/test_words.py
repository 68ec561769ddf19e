"""What On Mars says to people: all of it is said somewhere, and the trickiest is said well."""

from random import Random
from typing import Any

import pytest

from areopagus.games.colony import ON_MARS, flow
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import (
    Boost,
    Build,
    ChooseSpace,
    Deliver,
    EndTurn,
    MoveRobot,
    StepRover,
    TakeExecutiveAction,
    TakeMainAction,
    Upgrade,
    UseTech,
)
from areopagus.games.colony.questions import ASKING
from areopagus.games.colony.state import OnMars, Options
from areopagus.games.colony.steps import (
    BoostStep,
    ChooseSpaceStep,
    DriveStep,
    JourneyStep,
    OfferStep,
    PayStep,
    RaiseStep,
    SurchargeStep,
    UpgradeStep,
)
from areopagus.kernel.decision import Amount, Decision
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.move import Move
from tests.games.colony.occasions import asking, occasions
from tests.games.colony.players import at_random, greedy, play
from tests.games.colony.scene import GREEN, PURPLE, YELLOW, Scene
from tests.games.colony.test_laws import OTHER_RULINGS
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.hearing import Ear
from tests.laws.words import assert_readable


def tell(state: OnMars, events: list[Event]) -> None:
    for language in LANGUAGES:
        for event in with_texts(events, ON_MARS.speaker(state, language)):
            assert_readable(str(event.text))


def refuse(state: OnMars, seat: int, move: Move) -> bool:
    """Whether a move is refused; if so, in readable sentences."""
    try:
        ON_MARS.judge(state, seat, move)
    except Illegal as refusal:
        for language in LANGUAGES:
            said = ON_MARS.wording.reason(ON_MARS.at_table(state, refusal), language)
            assert_readable(said)
        return True
    return False


def ask(state: OnMars, *, explain: bool = True) -> list[Move]:
    """Put the open question in all its words; answers the legal moves."""
    moves: list[Move] = []
    for language in LANGUAGES:
        for decision in ON_MARS.decisions(state, language=language, labels=True, explain=explain):
            moves = decision.moves
    return moves


def hear_games() -> None:
    """Some games, with all that can be said at every other position."""
    for seed, options in enumerate(({}, OTHER_RULINGS)):
        for choose in (at_random, greedy):
            rng = Random(seed)

            def watch(state: OnMars, _seat: int, _move: Move, told: list[Event]) -> None:
                tell(state, told)
                if state.pending and state.ply % 2:
                    moves = ask(state)
                    words = vocabulary(ON_MARS, state)
                    for move in arbitrary_moves(ON_MARS, rng, words, moves, 6):  # noqa: B023
                        for seat in (0, 1):
                            refuse(state, seat, move)

            limited = Options(round_limit=14, **options)  # type: ignore[arg-type]
            play(2, 3 * seed + 1, limited, choose, watch)


def hear_occasions() -> None:
    for scene, refused, done in occasions():
        state = scene.state
        if state.pending and type(state.pending[-1]) in ASKING:
            ask(state)
        for move in refused:
            assert refuse(state, state.pending[-1].seat if state.pending else PURPLE, move), move
        for move in done:
            tell(state, ON_MARS.play(state, state.pending[-1].seat, move))
            ask(state)
        if not done and state.pending:
            table = ON_MARS.table(state, PURPLE)
            flow.advance(table)
            tell(state, table.events)


def test_no_sentence_is_left_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(ON_MARS, monkeypatch)
    hear_games()
    hear_occasions()
    for asking_step in ASKING:  # any question may be quoted in the reason against another move
        quoted = Illegal("OM-TURN-1", "not-asked", asked=asking_step.kind)
        assert_readable(ON_MARS.wording.reason(quoted, "fr"))
    assert ear.unheard == {}


# The trickiest sentences.


def plain(text: str) -> str:
    """A no-break space as a tilde, so that it can be seen in a test."""
    return text.replace("\N{NO-BREAK SPACE}", "~")


def named(scene: Scene) -> Scene:
    for company, name in zip(scene.state.companies, ("Ann", "Bob", "Cleo", "Élise"), strict=False):
        company.name = name
    return scene


def reasons(scene: Scene, move: Move, seat: int = PURPLE) -> tuple[str, str, str]:
    with pytest.raises(Illegal) as raised:
        ON_MARS.judge(scene.state, seat, move)
    refusal = ON_MARS.at_table(scene.state, raised.value)
    said = [plain(ON_MARS.wording.reason(refusal, language)) for language in LANGUAGES]
    return refusal.rule, said[0], said[1]


def decision(scene: Scene, language: Language = "en") -> Decision:
    (found,) = ON_MARS.decisions(scene.state, language=language, labels=True)
    return found


def label(scene: Scene, move: Move, language: Language) -> str:
    found = decision(scene, language)
    assert found.labels
    return plain(dict(zip(found.moves, found.labels, strict=True))[move])


def other_side() -> tuple[Scene, Move]:
    return Scene(side="orbit"), TakeMainAction("A-BUILD")


def own_space() -> tuple[Scene, Move]:
    scene = Scene().journey(PURPLE)
    scene.state.pending = [ChooseSpaceStep(seat=PURPLE, side="orbit")]
    return scene, ChooseSpace(5)


def crystals_in_reception() -> tuple[Scene, Move]:
    scene = Scene()
    scene.stock(PURPLE, crystals=1, reception=4)
    return scene, TakeExecutiveAction("E6")


def upgrade_without_oxygen() -> tuple[Scene, Move]:
    scene = named(Scene().turn(PURPLE, main=False))
    scene.colonists("A-UPG", PURPLE)
    scene.plan(PURPLE, "BP11")
    scene.tech(GREEN, "T-UPG", "L3a")
    scene.stock(PURPLE, mineral=1, oxygen=0)
    return scene, Upgrade("BP11", Hex(-2, -1))


def nowhere_to_stop() -> tuple[Scene, Move]:
    scene = asking(DriveStep(seat=PURPLE, robots=2, rover=0))
    scene.building("mine", -2, -2, colonist=GREEN)
    return scene, MoveRobot(0, Hex(-2, -2))


def somebody_elses_turn() -> tuple[Scene, Move]:
    return named(Scene(turn=GREEN)), EndTurn()


def far_from_its_type() -> tuple[Scene, Move]:
    scene = Scene()
    scene.robots(PURPLE, (5, -2))
    scene.main("A-BUILD")
    return scene, Build("greenhouse", Hex(5, -2))


REASONS = {
    other_side: (
        "OM-TURN-3",
        "“Construct a building” is an action of the colony side; your marker stands on the orbit"
        " side.",
        "«~Construire un Bâtiment~» est une action du côté Colonie~; votre marqueur est du côté"
        " Station Orbitale.",
    ),
    own_space: (
        "OM-TRAVEL-O",
        "Turn-order space 5 is on the colony side; you have to take one on the orbit side.",
        "La case Ordre du tour 5 est du côté Colonie~; il faut en prendre une du côté Station"
        " Orbitale.",
    ),
    crystals_in_reception: (
        "OM-GEN-7",
        "This takes 2 crystals; you have 1 in your depot, and the 4 in your reception area cannot"
        " be spent before your next turn.",
        "Il faut 2 Cristaux~; vous en avez 1 dans votre dépôt, et les 4 de votre zone de réception"
        " ne peuvent pas être dépensés avant votre prochain tour.",
    ),
    upgrade_without_oxygen: (
        "OM-TECH-3",
        "The upgrade action is over: another upgrade would take Bob’s Upgrade technology, and you"
        " cannot hand over the oxygen besides the mineral.",
        "L’action d’amélioration est terminée~: une autre demanderait la Technologie Amélioration"
        " de Bob, et vous ne pouvez pas remettre l’Oxygène en plus du Minerai.",
    ),
    nowhere_to_stop: (
        "OM-CTRL-3",
        "A robot or rover may not stop on hex E2: a colonist is there.",
        "Un Robot ou un Rover ne peut pas s’arrêter sur l’hexagone E2~: un Colon s’y trouve.",
    ),
    somebody_elses_turn: (
        "OM-GEN-1",
        "It is for Bob to decide now: “Take your turn”.",
        "C’est à Bob de décider maintenant~: «~Jouez votre tour~».",
    ),
    far_from_its_type: (
        "OM-BUILD-6",
        "Hex L5 is neither next to a greenhouse nor exactly 2 hexes away from one.",
        "L’hexagone L5 n’est ni à côté d’une serre, ni à exactement 2 hexagones de distance.",
    ),
}


@pytest.mark.parametrize("given", REASONS, ids=lambda given: given.__name__)
def test_a_reason_names_the_thing_the_person_and_what_is_missing(given: Any) -> None:
    scene, move = given()
    assert reasons(scene, move) == REASONS[given]


def test_crystals_that_wait_are_mentioned_when_a_contract_wants_them() -> None:
    scene = Scene()
    scene.contract(PURPLE, "EC12")
    scene.stock(PURPLE, crystals=0, reception=1)
    rule, english, french = reasons(scene, Deliver("EC12", "crystal"))
    assert rule == "OM-GEN-7"
    assert "the one in your reception area" in english
    assert "celui de votre zone de réception ne peut pas être dépensé" in french


def test_a_benefit_is_offered_with_its_price() -> None:
    scene = asking(OfferStep(seat=PURPLE, of="TO4", bill=["water_or_plant"]))
    found = decision(scene)
    assert found.prompt == "Pay 1 water or plant for 1 colonist?"
    assert plain(decision(scene, "fr").prompt) == "Payer 1 Eau ou Plante contre 1 Colon~?"
    assert (found.about, found.cost, found.gives) == (
        "TO4",
        [Amount(of="water_or_plant", count=1)],
        [Amount(of="colonist", count=1)],
    )


def test_a_boost_names_what_is_repeated() -> None:
    scene = asking(BoostStep(seat=PURPLE, of="A-SUPPLY", boosters=2))
    found = decision(scene)
    assert found.prompt == "Repeat “Resupply” for a colonist?"
    assert plain(decision(scene, "fr").prompt) == "Répéter «~Réapprovisionner~» contre un Colon~?"
    assert (found.about, found.left) == ("A-SUPPLY", 2)
    assert found.cost == [Amount(of="colonist", count=1)]
    assert label(scene, Boost(), "en") == "Send a colonist to work and repeat “Resupply”"


def test_a_payment_says_what_it_is_for() -> None:
    cell = Hex(0, 1)
    scene = asking(
        RaiseStep(seat=PURPLE, building="greenhouse", hex=cell),
        PayStep(seat=PURPLE, bill=["water", "oxygen"]),
    )
    found = decision(scene)
    assert found.prompt == "Pay 1 water and 1 oxygen for a greenhouse: choose the resources"
    assert found.about == "greenhouse"
    assert found.cost == [Amount(of="water", count=1), Amount(of="oxygen", count=1)]


def test_a_surcharge_names_its_action() -> None:
    scene = Scene()
    scene.colonists("A-BUILD", GREEN, YELLOW)
    scene.stock(PURPLE, crystals=2)
    scene.main("A-BUILD")
    assert isinstance(scene.state.pending[-1], SurchargeStep)
    assert decision(scene).prompt == (
        "Pay 2 crystals or colonists for those already on “Construct a building”"
    )


def test_a_question_knows_the_thing_that_asks() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=2)
    scene.executive("E6")
    assert decision(scene).about == "E6"
    assert decision(scene).prompt == "Move your robots (2 points left)"


def test_a_journey_says_where_to_and_at_what_price() -> None:
    scene = Scene().journey(PURPLE, riding=False)
    scene.stock(PURPLE, hangar=1)
    assert isinstance(scene.state.pending[-1], JourneyStep)
    found = decision(scene)
    assert found.prompt == "Travel to the orbit side for a rocket of your hangar, or stay?"
    assert found.cost == [Amount(of="rocket", count=1)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Construct a generator on hex F2 for 1 mineral (complex of 2: gain 2 batteries)"),
        (
            "fr",
            "Construisez un générateur sur l’hexagone F2 contre 1 Minerai"
            " (complexe de 2~: gagnez 2 Batteries)",
        ),
    ],
)
def test_a_label_tells_price_and_gain(language: Language, said: str) -> None:
    scene = Scene()
    scene.tech(PURPLE, "T-GEN", "L2a")
    scene.main("A-BUILD")
    assert label(scene, Build("generator", Hex(-1, -2)), language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Use Bob’s Upgrade technology (level 3) for 1 oxygen"),
        ("fr", "Utilisez la Technologie Amélioration de Bob (niveau 3) contre 1 Oxygène"),
    ],
)
def test_a_label_names_whose_technology_is_used(language: Language, said: str) -> None:
    scene = named(asking(UpgradeStep(seat=PURPLE, granted=1, made=1, tech=True, by="A-UPG")))
    scene.plan(PURPLE, "BP11")
    tile = scene.tech(GREEN, "T-UPG", "L3a")
    assert label(scene, UseTech(GREEN, tile), language) == said


def test_a_game_reads_like_a_report() -> None:
    scene = named(Scene())
    scene.crystals_on((1, 0))
    scene.main("A-CTRL")
    told: list[Event] = []
    for move in (StepRover(Hex(1, 0)), StepRover(Hex(1, 1)), MoveRobot(0, Hex(-2, 1))):
        told += ON_MARS.play(scene.state, PURPLE, move)
    assert [event.text for event in with_texts(told, ON_MARS.speaker(scene.state, "fr"))] == [
        "Le Rover d’Ann est allé sur l’hexagone H5.",
        "Ann a récupéré le Cristal sur l’hexagone H5.",
        "Le Rover d’Ann est allé sur l’hexagone H6.",
        "Le Robot 1 d’Ann est allé sur l’hexagone E5.",
    ]


@pytest.mark.rule("OM-SCORE-9")
def test_the_points_track_has_a_rule_of_its_own() -> None:
    scene = Scene()
    (line,) = [
        line for line in ON_MARS.score(scene.state).seats[PURPLE].lines if line.label == "track"
    ]
    assert "track" in ON_MARS.rulebook.text(line.rule, "en").text
    assert "Piste" in ON_MARS.rulebook.text(line.rule, "fr").text


def test_every_rule_says_what_it_is_about() -> None:
    bare = [rule.id for rule in ON_MARS.rulebook if not rule.about]
    assert not bare

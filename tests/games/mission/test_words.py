"""What the Mission games say: in the words of each edition, in both languages, nothing unsaid."""

import json
from copy import copy
from typing import Any

import msgspec
import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.components import CHARACTERS, MATERIAL
from areopagus.games.mission.game import Mission
from areopagus.games.mission.moves import (
    Board,
    Descend,
    DrawCard,
    Kill,
    Launch,
    Pass,
    ReplaceInZone,
    Sabotage,
)
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import with_texts
from areopagus.kernel.language import LANGUAGES, Language, Phrase
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message
from tests.games.mission.given import A, At, B, C, Given

BOTH = pytest.mark.parametrize("game", [PLANETE_ROUGE, RED_PLANET], ids=lambda game: game.id)
NB = "\u00a0"


def told(at: At, language: Language) -> list[str]:
    """What the last move led to, in words."""
    return [str(e.text) for e in with_texts(at.events, at.game.speaker(at.state, language))]


def refused(at: At, move: Move, language: Language, seat: int | None = None) -> str:
    refusal = at.refuses(move, seat)
    refusal.players = at.game.players(at.state)
    return at.game.wording.reason(refusal, language)


def asked(at: At, language: Language) -> Any:
    return at.game.decisions(at.state, language=language, labels=True)[0]


def named(given: Given, *names: str) -> Given:
    for company, name in zip(given.state.companies, names, strict=False):
        company.name = name
    return given


@BOTH
def test_a_character_has_one_name_in_each_language(game: Mission) -> None:
    for character in game.components["characters"]:
        names = {"en": character["name"], "fr": character["name_fr"]}
        rule = game.rulebook[f"{game.edition.prefix}-CHAR-{character['id'].upper()}-1"]
        for language in LANGUAGES:
            text = rule.text.text(language)
            assert text.lower().startswith(names[language].lower()), text
            assert str(character["number"]) in text
            said = game.wording.names[character["id"]].text(language)
            assert said.lower().endswith(names[language].lower()), "with an article in a sentence"


@pytest.mark.parametrize(
    ("game", "ruling"),
    [
        (PLANETE_ROUGE, "AMB-06"),
        (PLANETE_ROUGE, "AMB-07"),
        (PLANETE_ROUGE, "AMB-28"),
        (RED_PLANET, "AMB-07"),
        (RED_PLANET, "AMB-27"),
    ],
    ids=lambda value: value.id if isinstance(value, Mission) else value,
)
def test_a_ruling_that_is_an_option_tells_of_the_variant_and_the_option_of_the_ruling(
    game: Mission, ruling: str
) -> None:
    text = game.rulebook[ruling].text
    assert "variant" in text.en
    assert "variante" in text.fr
    schema = msgspec.json.schema(game.Options)
    assert ruling in json.dumps(schema), "the option must say which ruling it switches"


@BOTH
def test_every_rule_says_what_it_is_about(game: Mission) -> None:
    topics = {
        "setup", "round", "boarding", "losses", "destinations", "launching", "landing", "exploring",
        "production", "cards", "discoveries", "final-scoring", "two-players", "ships", "characters",
        "first-player", "ice", "phobos",
    }  # fmt: skip
    cards = {
        card["id"] for edition in MATERIAL["editions"].values() for card in edition["event_cards"]
    }
    for rule in game.rulebook:
        assert rule.about, rule.id
        assert set(rule.about) <= topics | cards | set(CHARACTERS), rule.id
    for character in CHARACTERS:
        assert sum(character in rule.about for rule in game.rulebook) >= 2, character


@pytest.mark.parametrize(
    ("game", "en", "fr"),
    [
        (PLANETE_ROUGE, "is not on the ground.", "n’est pas au sol."),
        (RED_PLANET, "is not docked.", "n’est pas à quai."),
    ],
    ids=lambda value: value.id if isinstance(value, Mission) else "",
)
def test_a_ship_is_told_by_where_it_goes_and_waits_where_its_edition_says(
    game: Mission, en: str, fr: str
) -> None:
    ship = f"{game.edition.prefix}-S-08"
    at = Given(game).docks((f"{game.edition.prefix}-S-05", [])).playing(A, "recruiter")
    places = f"({ship}, 3 places)"
    assert refused(at, Board(ship=ship), "en") == f"The ship to Hellas {places} {en}"
    assert refused(at, Board(ship=ship), "fr") == f"La navette pour Hellas {places} {fr}"


def test_a_ship_goes_where_its_tile_says() -> None:
    at = named(Given(PLANETE_ROUGE), "Ann").docks(("PR-S-08", [B], ["ausonia"]))
    boarding = at.playing(A, "recruiter")
    assert asked(boarding, "en").labels[0] == (
        "Board 1 astronaut on the ship to Ausonia (PR-S-08, 3 places, 1 taken)"
    )
    boarding.play(Board(ship="PR-S-08"))
    assert told(boarding, "fr")[0] == (
        "Ann a embarqué 1 astronaute dans la navette pour Ausonia (PR-S-08, 3 places)."
    )


def test_a_ruling_on_both_editions_uses_the_names_of_each() -> None:
    said = [game.rulebook.text("AMB-30", "fr").text for game in (PLANETE_ROUGE, RED_PLANET)]
    assert "voyagiste" in said[0]
    assert "agent de voyages" in said[1]
    assert not any(" ou agent " in text for text in said)


def test_a_refusal_calls_things_what_its_edition_calls_them() -> None:
    refusal = Illegal("", "character-not-in-hand", character="saboteur")
    said = [game.wording.reason(refusal, "fr") for game in (PLANETE_ROUGE, RED_PLANET)]
    tail = f"n’est pas dans votre main{NB}: jouez le recruteur pour reprendre vos personnages."
    assert said == [f"Le terroriste {tail}", f"Le saboteur {tail}"]


def test_a_move_at_the_wrong_moment_is_told_what_is_asked() -> None:
    refusal = Illegal("", "not-now", asked="destroy-ship")
    said = [game.wording.reason(refusal, "en") for game in (PLANETE_ROUGE, RED_PLANET)]
    assert said == [
        "Something else is asked of you now: “Destroy a ship on the ground”.",
        "Something else is asked of you now: “Destroy a docked ship”.",
    ]


REFUSALS: list[tuple[Any, Move, int, str, str, str]] = [
    (
        lambda: named(Given(RED_PLANET), "Ann", "Bob").chosen("pilot", "saboteur", "soldier"),
        Board(ship="RP-S-08"),
        A,
        "RP-ROUND-3",
        "It is not your turn: Bob is acting with the Saboteur.",
        f"Ce n’est pas à vous de jouer{NB}: Bob agit avec le saboteur.",
    ),
    (
        lambda: Given(RED_PLANET).playing(A, "scientist"),
        DrawCard(),
        A,
        "RP-ROUND-9",
        "The Scientist boards first; the rest of the card comes after.",
        f"Le scientifique embarque d’abord{NB}; la suite de la carte vient après.",
    ),
    (
        lambda: Given(PLANETE_ROUGE).playing(A, "pilot"),
        Launch(ship="PR-S-08"),
        A,
        "PR-ROUND-5",
        "That is for the Secret Agent to do, and the Pilot is acting.",
        "C’est l’affaire de l’agent secret, et c’est le pilote qui agit.",
    ),
    (
        lambda: Given(PLANETE_ROUGE).docks(("PR-S-08", [B, C])).playing(A, "recruiter"),
        Board(ship="PR-S-08", astronauts=2),
        A,
        "PR-CHAR-RECRUITER-1",
        "The Recruiter boards 1 astronaut at a time, no more and no fewer.",
        "Le recruteur embarque 1 astronaute à la fois, ni plus ni moins.",
    ),
    (
        lambda: (
            Given(PLANETE_ROUGE)
            .docks(("PR-S-08", [B, C]), ("PR-S-06", []))
            .playing(A, "travel-agent")
        ),
        Board(ship="PR-S-08", astronauts=3),
        A,
        "PR-CHAR-TRAVEL-AGENT-1",
        "The ship to Hellas (PR-S-08, 3 places) has 1 free place, and 3 are needed.",
        "La navette pour Hellas (PR-S-08, 3 places) a 1 place libre, et il en faut 3.",
    ),
    (
        lambda: Given(RED_PLANET).playing(A, "travel-agent"),
        Pass(),
        A,
        "RP-CHAR-1",
        "You cannot pass: the Travel Agent must board, and a ship has room.",
        f"Vous ne pouvez pas passer{NB}: l’agent de voyages doit embarquer, et une navette a de la "
        "place.",
    ),
    (
        lambda: (
            named(Given(RED_PLANET), "Ann", "Bob")
            .zone("hellas", {A: 1, C: 1})
            .playing(A, "femme-fatale")
            .skip_boarding()
        ),
        ReplaceInZone(zone="hellas", victim=B),
        A,
        "RP-CHAR-FEMME-FATALE-2",
        "Bob has no astronaut in Hellas.",
        "Il n’y a aucun astronaute de Bob à Hellas.",
    ),
    (
        lambda: (
            Given(RED_PLANET)
            .zone("hellas", {A: 1, C: 1})
            .playing(A, "femme-fatale")
            .skip_boarding()
        ),
        ReplaceInZone(zone="hellas", victim=A),
        A,
        "RP-CHAR-FEMME-FATALE-2",
        "That is your own astronaut.",
        "C’est votre propre astronaute.",
    ),
    (
        lambda: Given(RED_PLANET, seats=2).zone("hellas", {A: 1}).playing(C, "femme-fatale"),
        Board(ship="RP-S-08"),
        B,
        "RP-2P-3",
        "It is not your turn: the neutral company is acting, and player 1 decides for it as first "
        "player.",
        f"Ce n’est pas à vous de jouer{NB}: la compagnie neutre agit, et le joueur 1 décide pour "
        "elle comme premier joueur.",
    ),
]


@pytest.mark.parametrize(("position", "move", "seat", "rule", "en", "fr"), REFUSALS)
def test_a_refusal_names_the_thing_the_person_and_what_is_missing(
    position: Any, move: Move, seat: int, rule: str, en: str, fr: str
) -> None:
    at = position()
    assert at.refuses(move, seat).rule == rule
    assert refused(at, move, "en", seat) == en
    assert refused(at, move, "fr", seat) == fr


def test_a_question_says_who_asks_how_often_and_at_what_price() -> None:
    at = Given(RED_PLANET).playing(A, "scientist")
    question = asked(at, "en")
    assert question.prompt == "The Scientist: choose ships for 2 astronauts, one by one"
    assert (question.about, question.left) == ("scientist", 2)
    assert [(amount.of, amount.count) for amount in question.cost] == [("astronaut", 1)]
    at = Given(PLANETE_ROUGE).playing(A, "travel-agent")
    assert asked(at, "fr").prompt == (
        f"Le voyagiste{NB}: choisissez une seule navette pour 3 astronautes"
    )
    at = Given(RED_PLANET).zone("phobos", {A: 2}).playing(A, "soldier").skip_boarding()
    at.play(Kill(zone="phobos", victim=A))
    assert asked(at, "en").prompt == "The Soldier: move up to 3 astronauts from Phobos to Mars"
    at = Given(RED_PLANET, seats=2).playing(C, "pilot")
    assert asked(at, "fr").prompt.startswith("Le pilote neutre")
    at = Given(RED_PLANET).event_deck("RP-D-04").playing(A, "scientist").skip_boarding()
    question = asked(at.play(DrawCard()), "en")
    assert (question.prompt, question.about) == ("Lay “Synergy” face down at a zone", "RP-D-04")


def test_what_happened_reads_as_a_report() -> None:
    given = named(Given(RED_PLANET), "Ann", "Bob", "Cid").docks(("RP-S-08", [B, C]))
    at = given.playing(A, "saboteur").play(Board(ship="RP-S-08"), Sabotage(ship="RP-S-08"))
    ship, navette = "the ship to Hellas (RP-S-08, 3 places)", "la navette pour Hellas (RP-S-08, 3"
    assert told(at, "en")[:2] == [
        f"Ann destroyed {ship}.",
        f"Ann’s astronaut aboard {ship} was lost: the ship was destroyed.",
    ]
    assert told(at, "fr")[1] == (
        f"Ann a perdu 1 astronaute à bord de {navette} places){NB}: la navette a été détruite."
    )
    at = named(Given(RED_PLANET), "Ann", "Bob").zone("phobos", {A: 1, B: 1}).playing(A, "soldier")
    at.skip_boarding().play(Kill(zone="phobos", victim=B))
    assert told(at, "en") == [
        "Ann killed one of Bob’s astronauts in Phobos.",
        "Bob lost 1 astronaut in Phobos, 1 in all.",
    ]
    at.play(Descend(zone="hellas"))
    assert told(at, "fr")[0] == "Ann a fait descendre un astronaute de Phobos vers Hellas."


def test_a_label_tells_what_the_move_would_do() -> None:
    given = named(Given(PLANETE_ROUGE), "Ann", "Bob").zone("hellas", {A: 1, B: 1})
    labels = asked(given.explored("ausonia").playing(A, "explorer").skip_boarding(), "fr").labels
    assert "Déplacez 1 astronaute d’Hellas vers Ausonia" in labels
    assert "Déplacez 1 astronaute d’Hellas vers Mare Cimmerium, à explorer" in labels
    assert labels[-1] == "Ne déplacez personne"
    given = named(Given(PLANETE_ROUGE), "Ann", "Bob").zone("hellas", {A: 1, B: 1})
    labels = asked(given.playing(A, "soldier").skip_boarding(), "en").labels
    assert labels == [
        "Kill one of your own astronauts in Hellas",
        "Kill one of Bob’s astronauts in Hellas",
    ]
    at = Given(PLANETE_ROUGE).docks(("PR-S-08", [])).playing(A, "pilot").skip_boarding()
    assert "Posez la tuile Ausonia sur la navette pour Hellas (PR-S-08, 3 places)" in (
        asked(at, "fr").labels
    )


@BOTH
def test_every_piece_with_a_name_has_one_in_french_and_says_where_from(game: Mission) -> None:
    for kind in ("zones", "characters", "event_cards", "markers"):
        for piece in game.components[kind]:
            assert piece["name_fr"], piece["id"]
            assert piece["name_fr_source"] in ("seed", "ref", "house"), piece["id"]
    assert all(ship["name"] and ship["name_fr"] for ship in game.components["ships"])
    assert all(card["text"] and card["text_fr"] for card in game.components["event_cards"])
    assert all(one["effect_fr"] for one in game.components["characters"])


def test_a_copy_with_other_names_says_its_own() -> None:
    at = Given(RED_PLANET).playing(A, "recruiter")
    other = copy(RED_PLANET)
    message = Message("choose", {"character": "saboteur"})
    before = RED_PLANET.speaker(at.state, "en").label(message)
    names = {**RED_PLANET.wording.names}
    renamed = {key: Phrase("Wrecker", "Casseur") for key in names if key.startswith("saboteur")}
    other.wording = RED_PLANET.wording.naming(renamed)
    assert "Wrecker" in other.speaker(at.state, "en").label(message)
    assert RED_PLANET.speaker(at.state, "en").label(message) == before

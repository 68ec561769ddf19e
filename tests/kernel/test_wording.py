"""Templates, filled in with facts and in the grammar of their language."""

import pytest

from areopagus.kernel.errors import Illegal
from areopagus.kernel.language import Count, Language, Name, Phrase, joined
from areopagus.kernel.wording import MOST_REMEMBERED, Memory, Message, Speaker, Wording

NEUTRAL = Phrase("the neutral company", "la compagnie neutre")
WORDING = Wording(
    prompts={"board": Phrase("Board astronauts", "Embarquez des astronautes")},
    score={},
    reasons={
        "not-asked": Phrase("You are asked: “{asked}”.", "On vous demande : « {asked} »."),
        "turn": Phrase("{seat} is to move.", "C’est {seat:à} de jouer."),
    },
    moves={
        "board": Phrase("Board {n:# astronaut|# astronauts} on {ship}", "Embarquez {n} sur {ship}")
    },
    events={
        "lost": Phrase(
            "{company:’s} {n:# astronaut was|# astronauts were} lost near {zones}.",
            "{n:# astronaute|# astronautes} {company:de} {n:a péri|ont péri} près de {zones}.",
        )
    },
    names={"S1": Phrase("Ares", "Arès"), "hellas": Phrase("Hellas", "Hellas")},
)


def speaker(language: Language) -> Speaker:
    return Speaker(WORDING, language, ["Ann", None, NEUTRAL])


def test_things_are_called_by_their_names() -> None:
    message = Message("board", {"n": 1, "ship": "S1"})
    assert speaker("en").label(message) == "Board 1 astronaut on Ares"
    assert speaker("fr").label(message) == "Embarquez 1 sur Arès"


@pytest.mark.parametrize(
    ("language", "company", "said"),
    [
        ("en", 0, "Ann’s 2 astronauts were lost near Hellas and Ares."),
        ("en", 1, "Player 2’s 2 astronauts were lost near Hellas and Ares."),
        ("en", 2, "The neutral company’s 2 astronauts were lost near Hellas and Ares."),
        ("fr", 0, "2 astronautes d’Ann ont péri près de Hellas et Arès."),
        ("fr", 1, "2 astronautes du joueur 2 ont péri près de Hellas et Arès."),
        ("fr", 2, "2 astronautes de la compagnie neutre ont péri près de Hellas et Arès."),
    ],
)
def test_players_are_called_by_name_or_counted_from_1(
    language: Language, company: int, said: str
) -> None:
    message = Message("lost", {"company": company, "n": 2, "zones": ("hellas", "S1")})
    assert speaker(language).text(message) == said


def test_a_reason_quotes_the_question_that_is_asked() -> None:
    refusal = Illegal("R-1", "not-asked", asked="board")
    assert WORDING.reason(refusal, "fr") == "On vous demande : « Embarquez des astronautes »."


def test_a_reason_names_whoever_sits_at_the_table() -> None:
    refusal = Illegal("R-1", "turn", seat=0)
    assert WORDING.reason(refusal, "en") == "Player 1 is to move."
    assert WORDING.reason(refusal, "fr") == "C’est au joueur 1 de jouer."
    refusal.players = ["Ann"]
    assert WORDING.reason(refusal, "fr") == "C’est à Ann de jouer."


@pytest.mark.parametrize(
    ("number", "en", "fr"),
    [(0, "0 ships", "0 ship"), (1, "1 ship", "1 ship"), (2, "2 ships", "2 ships")],
)
def test_french_counts_nothing_as_singular(number: int, en: str, fr: str) -> None:
    assert format(Count.of(number, "en"), "# ship|# ships") == en
    assert format(Count.of(number, "fr"), "# ship|# ships") == fr


def test_lists_end_with_and() -> None:
    assert [joined(["a", "b", "c"][:n], "en") for n in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert joined(["a", "b"], "fr") == "a et b"


def test_a_form_that_no_name_has_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no form"):
        format(Name("Ann"), "whose")


def test_a_fact_that_nobody_gave_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        speaker("en").label(Message("board", {"n": 1}))


def test_what_names_nobody_is_said_once_and_remembered() -> None:
    memory: Memory = {}
    first = Speaker(WORDING, "en", ["Ann"], memory=memory)
    second = Speaker(WORDING, "en", ["Bob"], memory=memory)
    board = Message("board", {"n": 1, "ship": "S1"})
    assert first.label(board) is second.label(board._replace(facts={"ship": "S1", "n": 1}))
    assert (
        second.label(board._replace(facts={"n": 2, "ship": "S1"})) == "Board 2 astronauts on Ares"
    )
    assert len(memory) == 2
    turns = [who.reason(Illegal("R", "turn", seat=0)) for who in (first, second)]
    assert turns == ["Ann is to move.", "Bob is to move."]
    assert len(memory) == 2, "a sentence with a player in it is for one table"
    named = Speaker(WORDING, "en", names={"S1": Phrase("Boreas", "Borée")}, memory=memory)
    assert named.label(board) == "Board 1 astronaut on Boreas", "names of a table come first"


def test_a_memory_has_an_end() -> None:
    memory: Memory = {}
    speaker = Speaker(WORDING, "en", memory=memory)
    for n in range(MOST_REMEMBERED + 1):
        speaker.label(Message("board", {"n": n, "ship": "S1"}))
    assert len(memory) == 1
    assert speaker.label(Message("board", {"n": 1, "ship": ["S1", "hellas"]})).endswith(
        "and Hellas"
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [("Yves", "d’Yves"), ("Yann", "de Yann"), ("Hellas", "d’Hellas"), ("Bob", "de Bob")],
)
def test_french_elides_before_a_vowel_that_is_one(name: str, said: str) -> None:
    assert format(Name(name), "de") == said

"""The two games: one engine, two editions as data."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from areopagus.games.mission import (
    flow,
    imagine,
    integrity,
    picture,
    potential,
    questions,
    scoring,
    setup,
    view,
)
from areopagus.games.mission.components import (
    FIRST_EDITION,
    MATERIAL,
    SECOND_EDITION,
    Edition,
    bound_for,
)
from areopagus.games.mission.events import FIRST_EDITION_EVENTS, SECOND_EDITION_EVENTS
from areopagus.games.mission.material import material, material_document
from areopagus.games.mission.moves import FIRST_EDITION_MOVES, SECOND_EDITION_MOVES
from areopagus.games.mission.pack import MissionPack, PlaneteRougePack, RedPlanetPack
from areopagus.games.mission.picture.symbols import SYMBOLS
from areopagus.games.mission.printed import MissionComponents, components
from areopagus.games.mission.state import (
    AnyOptions,
    MissionState,
    PlaneteRougeOptions,
    PlaneteRougeState,
    RedPlanetOptions,
    RedPlanetState,
)
from areopagus.games.mission.table import MissionTable, is_neutral, seats_of
from areopagus.games.mission.untimely import untimely
from areopagus.kernel import codec
from areopagus.kernel.decision import Question, Subject
from areopagus.kernel.document import Document
from areopagus.kernel.errors import Illegal, Player
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language, Phrase
from areopagus.kernel.move import Move
from areopagus.kernel.pack import pack_id
from areopagus.kernel.picture import Drawing, Pen
from areopagus.kernel.rulebook import Rulebook
from areopagus.kernel.score import Score
from areopagus.kernel.table import Table
from areopagus.kernel.wording import Message, Speaker, Wording

NEUTRAL = Phrase("the neutral company", "la compagnie neutre")


class Mission(Game[MissionState]):
    """Mission: Red Planet, in the edition that a subclass names."""

    edition: Edition
    """Its rules, and the material that it is played with."""
    Components = MissionComponents

    symbols = SYMBOLS
    outlook = potential.OUTLOOK

    def __init__(self) -> None:
        self._subjects: dict[questions.SubjectKey, Subject] = {}
        """By what they are made of: characters, cards, ships and small numbers."""

    def deal(self, names: Sequence[str | None], seed: str, options: AnyOptions) -> MissionTable:
        return setup.deal(self.edition, names, seed, options)

    def questions(self, state: MissionState) -> list[Question]:
        return questions.open_questions(self.edition, state)

    def advance(self, table: Table[MissionState]) -> None:
        assert isinstance(table, MissionTable)
        flow.advance(table)

    def table(self, state: MissionState, seat: int | None, at: int | None = None) -> MissionTable:
        return MissionTable(self.edition, state, seat, at)

    def untimely(self, state: MissionState, seat: int | None, move: Move) -> Illegal:
        return untimely(self.edition, state, self.questions(state), seat, move)

    def subject(self, state: MissionState, question: Question) -> Subject | None:
        """What it is about. No prompt names a player, so that each is put into words once."""
        key = questions.subject_key(state, question.kind)
        if key is None:
            return None
        subject = self._subjects.get(key)
        if subject is None:
            subject = self._subjects[key] = self._told_subject(state, question)
        return subject

    def _told_subject(self, state: MissionState, question: Question) -> Subject:
        subject = questions.subject(self.edition, state, question.kind)
        message = subject.prompt
        assert isinstance(message, Message)
        en, fr = (Speaker(self.wording, language).prompt(message) for language in LANGUAGES)
        return subject._replace(prompt=Phrase(en=en, fr=fr))

    def printed(self, language: Language) -> MissionComponents:
        return components(self.edition, language)

    def with_pack(self, pack: MissionPack) -> "Mission":
        game = copy(self)
        game.edition = edition = material(self.edition, pack)
        game.pack, game.pack_document = pack_id(pack), codec.encode(pack)
        game.wording = self.wording.naming(_names(edition.printed, edition))
        game.components = _components(edition)
        game._subjects = {}
        return game

    def material_document(self) -> dict[str, Any]:
        return material_document(self.edition)

    def seat_count(self, state: MissionState) -> int:
        return seats_of(state)

    def players(self, state: MissionState) -> list[Player]:
        return [
            NEUTRAL if is_neutral(state, index) else company.name
            for index, company in enumerate(state.companies)
        ]

    def score(self, state: MissionState) -> Score:
        return scoring.score(self.edition, state)

    def view(self, state: MissionState, seat: int | None) -> Document:
        return view.view(self.edition, state, seat)

    def draw(self, pen: Pen, view: Any, seat: int | None, at: int | None) -> Drawing:
        return picture.draw(self.edition, pen, view, seat)

    def names_of(self, move: Move, seat: int | None) -> Sequence[str]:
        return picture.names_of(move)

    def prospects(self, state: MissionState) -> list[float]:
        return potential.prospects(self.edition, state)

    def stage(self, state: MissionState) -> int:
        """Rounds, and the windows for action cards after the last one."""
        return state.round + (state.phase == "actions")

    def imagination(self, view: Any, seat: int | None) -> imagine.Imagination:
        return imagine.Imagination(self.edition, view)

    def check(self, state: MissionState) -> None:
        integrity.check(self.edition, state)

    def can_be_answered(self, state: MissionState, question: Question) -> bool:
        """Whoever is to choose holds the recruiter at least: integrity has seen to that."""
        return question.kind == "choose-character" or super().can_be_answered(state, question)


def _components(edition: Edition) -> dict[str, Any]:
    shared = ("source_legend", "references", "resources")
    return {**edition.printed, **{name: MATERIAL[name] for name in shared}}


def _wording(edition: Edition) -> Wording:
    """An edition's words and names, with the zones, cards and ships of either: moves may name both.

    A character is told with its article, and without one where its card is meant. A ship is told by
    where it goes now, which is a fact of its own, then by its id and its places.
    """
    names: dict[str, Phrase] = {}
    for printed in MATERIAL["editions"].values():
        names |= _names(printed, edition)
    return Wording.load("areopagus.games.mission", edition=edition.id).naming(names)


def _names(printed: dict[str, Any], edition: Edition) -> dict[str, Phrase]:
    names = {
        one["id"]: Phrase(one["name"], one["name_fr"])
        for kind in ("zones", "event_cards")
        for one in printed[kind]
    }
    for zone in printed["zones"]:
        names[bound_for(zone["id"])] = Phrase(f"to {zone['name']}", f"pour {zone['name_fr']}")
    for one in edition.printed["characters"]:
        names[f"{one['id']}.card"] = phrase = Phrase(one["name"], one["name_fr"])
        if one["source"] == "pack":
            names[one["id"]] = phrase
    for ship in printed["ships"]:
        places = f"{ship['id']}, {ship['capacity']} places"
        names[ship["id"]] = Phrase(places, places)
    return names


class PlaneteRouge(Mission):
    """Mission : Planète Rouge (2005)."""

    id = "planete-rouge"
    title = "Mission : Planète Rouge"
    year = 2005
    seats = FIRST_EDITION.seats
    edition = FIRST_EDITION
    State = PlaneteRougeState
    Options = PlaneteRougeOptions
    PackDocument = PlaneteRougePack
    View = view.PlaneteRougeView
    moves = FIRST_EDITION_MOVES
    events = FIRST_EDITION_EVENTS
    rulebook = Rulebook.load("areopagus.games.mission", prefix="PR-", edition="planete-rouge")
    wording = _wording(FIRST_EDITION)
    foreign = SECOND_EDITION.known - FIRST_EDITION.known
    components = _components(FIRST_EDITION)


class RedPlanet(Mission):
    """Mission: Red Planet, second edition (2015)."""

    id = "red-planet"
    title = "Mission: Red Planet"
    year = 2015
    seats = SECOND_EDITION.seats
    edition = SECOND_EDITION
    State = RedPlanetState
    Options = RedPlanetOptions
    PackDocument = RedPlanetPack
    View = view.RedPlanetView
    moves = SECOND_EDITION_MOVES
    events = SECOND_EDITION_EVENTS
    rulebook = Rulebook.load("areopagus.games.mission", prefix="RP-", edition="red-planet")
    wording = _wording(SECOND_EDITION)
    foreign = FIRST_EDITION.known - SECOND_EDITION.known
    components = _components(SECOND_EDITION)


PLANETE_ROUGE = PlaneteRouge()
RED_PLANET = RedPlanet()

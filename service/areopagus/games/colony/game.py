"""On Mars: the rooms wired together."""

from collections.abc import Sequence
from copy import copy
from typing import Any, ClassVar

from areopagus.games.colony import (
    flow,
    imagine,
    integrity,
    picture,
    potential,
    questions,
    scoring,
    setup,
    subjects,
)
from areopagus.games.colony import view as views
from areopagus.games.colony.components import COMPONENTS, HOUSE_MATERIAL, Material
from areopagus.games.colony.events import EVENTS
from areopagus.games.colony.material import material, material_document
from areopagus.games.colony.moves import MOVES
from areopagus.games.colony.names import with_material, with_names
from areopagus.games.colony.pack import OnMarsPack
from areopagus.games.colony.picture.symbols import SYMBOLS
from areopagus.games.colony.printed import ColonyComponents, components
from areopagus.games.colony.state import OnMars, Options
from areopagus.games.colony.table import ColonyTable
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel import codec
from areopagus.kernel.decision import Question, Subject
from areopagus.kernel.errors import Illegal, Player
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language
from areopagus.kernel.move import Move
from areopagus.kernel.picture import Drawing, Pen
from areopagus.kernel.rulebook import Rulebook
from areopagus.kernel.score import Score
from areopagus.kernel.table import Table
from areopagus.kernel.wording import Wording


class OnMarsGame(Game[OnMars]):
    """On Mars, Eagle-Gryphon 2020, for two to four seats."""

    id = "on-mars"
    title = "On Mars"
    year = 2020
    seats = range(2, 5)
    State = OnMars
    Options = Options
    View = OnMarsView
    Components = ColonyComponents
    PackDocument = OnMarsPack
    moves: ClassVar = MOVES
    events: ClassVar = EVENTS
    outlook = potential.OUTLOOK
    rulebook = Rulebook.load("areopagus.games.colony")
    material: Material = HOUSE_MATERIAL
    """What is printed on the material that it is played with."""
    wording = with_names(Wording.load("areopagus.games.colony"), HOUSE_MATERIAL)
    symbols = SYMBOLS
    components = COMPONENTS

    def deal(self, names: Sequence[str | None], seed: str, options: Any) -> ColonyTable:
        return self.table(setup.deal(self.material, names, seed, options), None)

    def with_pack(self, pack: OnMarsPack) -> "OnMarsGame":
        game = copy(self)
        game.material = material(self.material, pack)
        game.pack_document = codec.encode(pack)
        game.pack = codec.digest_bytes(game.pack_document)
        game.wording = with_material(self.wording, game.material)
        game.components = game.material.printed
        return game

    def material_document(self) -> dict[str, Any]:
        return material_document(self.material)

    def printed(self, language: Language) -> ColonyComponents:
        return components(self.material, language)

    def seat_count(self, state: OnMars) -> int:
        return len(state.companies)

    def players(self, state: OnMars) -> list[Player]:
        return [company.name for company in state.companies]

    def table(self, state: OnMars, seat: int | None, at: int | None = None) -> ColonyTable:
        return ColonyTable(self.material, state, seat, at)

    def questions(self, state: OnMars) -> list[Question]:
        return questions.open_questions(state)

    def subject(self, state: OnMars, question: Question) -> Subject | None:
        return subjects.subject(self.table(state, question.seat))

    def advance(self, table: Table[OnMars]) -> None:
        assert isinstance(table, ColonyTable)
        flow.advance(table)

    def untimely(self, state: OnMars, seat: int | None, move: Move) -> Illegal:
        return questions.untimely(self.material, state, seat, move)

    def score(self, state: OnMars) -> Score:
        return scoring.score(self.material, state)

    def view(self, state: OnMars, seat: int | None) -> OnMarsView:
        return views.view(state, seat)

    def draw(self, pen: Pen, view: Any, seat: int | None, at: int | None) -> Drawing:
        return picture.draw(self.material, pen, view, seat)

    def names_of(self, move: Move, seat: int | None) -> Sequence[str]:
        return picture.names_of(move, seat)

    def prospects(self, state: OnMars) -> list[float]:
        return potential.prospects(self.material, state)

    def stage(self, state: OnMars) -> int:
        """Phases: between them all seats have had as many turns."""
        return 2 * state.round + (state.phase != "colonisation")

    def imagination(self, view: Any, seat: int | None) -> imagine.Imagination:
        return imagine.Imagination(self.material, view)

    def check(self, state: OnMars) -> None:
        integrity.check(self.material, state)


ON_MARS = OnMarsGame()

"""The shapes of requests and answers, made once per game from the game's own Structs."""

import types
from typing import Annotated, Any, Union

import msgspec
from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.decision import Closed, Decision
from areopagus.kernel.document import Document
from areopagus.kernel.game import Game
from areopagus.kernel.picture import Picture
from areopagus.kernel.score import Score
from areopagus.kernel.state import SeatName
from areopagus.referee.answers import (
    LegalMoves,
    PackAccepted,
    Position,
    SealedLegalMoves,
    SealedPicture,
    SealedPosition,
    SealedScore,
    SealedSetup,
    SealedSuggestions,
    SealedVerdict,
    SealedVerdicts,
    SealedView,
    Seen,
    Verdict,
    Verdicts,
)
from areopagus.referee.naming import Names
from areopagus.referee.requests import (
    ApplyRequest,
    BatchRequest,
    JudgeRequest,
    PictureWish,
    Record,
    RecordedMove,
    RecordedSetup,
    RenderRequest,
    ReplayRequest,
    ScoreRequest,
    SealedState,
    SetupRequest,
    StateRequest,
    SuggestRequest,
)
from areopagus.referee.stamps import Requirement, Stamp
from areopagus.search.suggestion import Ply, Suggestion, Suggestions


class _AnotherGame(Document, tag_field="game", tag="\0"):
    """Msgspec demands a tag only where there is a choice, and every state must name its game."""

    def __post_init__(self) -> None:
        raise ValueError("Invalid `game`")


class Shapes:
    """The requests that a game takes and the answers it gives, as types to decode and describe."""

    def __init__(self, game: Game[Any]) -> None:
        self.names = Names(game)
        self.foreign = game.foreign
        self.options: Any = game.Options
        self.state: Any = Union[game.State, _AnotherGame]  # noqa: UP007
        self.move: Any = Union[game.moves]  # noqa: UP007
        self.event: Any = Union[game.events]  # noqa: UP007
        self.view: Any = game.View
        self.decision = self._decision()

        self.players = _players(game)
        setup = self.filled(RecordedSetup, self.options, self.players)
        play = self.filled(RecordedMove, self.move)
        self.setup_request = self.filled(SetupRequest, self.options, self.players)
        self.state_request = self.stamped(StateRequest, self.state)
        self.score_request = self.stamped(ScoreRequest, self.state)
        self.judge_request = self.stamped(JudgeRequest, self.state, self.move)
        self.batch_request = self.filled(BatchRequest, self.judge_request)
        self.render_request = self.stamped(RenderRequest, self.state, self.move)
        self.picture_wish = self.filled(PictureWish, self.move)
        self.apply_request = self.stamped(ApplyRequest, self.state, self.move)
        self.replay_request = self.filled(ReplayRequest, setup, play)
        self.record = self.filled(Record, setup, play)

        self.pack: Any = game.PackDocument
        self.pack_accepted = self.filled(PackAccepted)
        self.suggest_request = self.stamped(SuggestRequest, self.state)

        self.position = self.filled(Position, self.state, self.event, self.decision)
        self.legal_moves = self.filled(LegalMoves, self.decision)
        self.seen = self.filled(Seen, self.view, self.decision)
        self.verdict = Verdict
        self.verdicts = Verdicts
        self.score = Score
        self.picture = Picture
        self.sealed_picture = SealedPicture
        self.sealed_render_request = self.sealed(RenderRequest, SealedState, self.move)
        self.suggestions = self._suggestions(Suggestions)
        self.sealed_state_request = self.sealed(StateRequest, SealedState)
        self.sealed_score_request = self.sealed(ScoreRequest, SealedState)
        self.sealed_judge_request = self.sealed(JudgeRequest, SealedState, self.move)
        self.sealed_batch_request = self.sealed(BatchRequest, self.sealed_judge_request)
        self.sealed_apply_request = self.sealed(ApplyRequest, SealedState, self.move)
        self.sealed_suggest_request = self.sealed(SuggestRequest, SealedState)
        self.sealed_suggestions = self._suggestions(SealedSuggestions)
        self.sealed_legal_moves = self.filled(SealedLegalMoves, self.decision)
        self.sealed_verdict = SealedVerdict
        self.sealed_verdicts = SealedVerdicts
        self.sealed_setup = self.filled(SealedSetup, self.view, self.decision, self.event)
        self.sealed_position = self.filled(SealedPosition, self.view, self.decision, self.event)
        self.sealed_view = self.filled(SealedView, self.view, self.decision)
        self.sealed_score = SealedScore

    def stamped(self, generic: Any, *content: Any) -> Any:
        """A generic request filled in for plain states, which may come with their stamps."""
        made = self.filled(generic, *content)
        fields: Any = [("stamp", Stamp | None, None), ("require", Requirement | None, None)]
        namespace = {"__doc__": generic.__doc__}
        return msgspec.defstruct(
            made.__name__,
            fields,
            bases=(made,),
            module=generic.__module__,
            namespace=namespace,
            kw_only=True,
        )

    def sealed(self, generic: Any, *content: Any) -> Any:
        """A generic request filled in for sealed states of this game."""
        return self.filled(generic, *content, name="Sealed" + generic.__name__)

    def filled(self, generic: Any, *content: Any, name: str | None = None, **config: Any) -> Any:
        """A generic shape filled in for this game, as a class of its own with a name to publish."""
        name = self.names.prefix + (name or generic.__name__)
        body = {
            "__module__": generic.__module__,
            "__doc__": generic.__doc__,
            "foreign": self.foreign,
        }
        base = generic[content] if content else generic
        return types.new_class(name, (base,), config, lambda space: space.update(body))

    def _decision(self) -> Any:
        """The kernel's decision, with its moves typed."""
        closed: Any = self._narrowed(Closed, ("move", self.move))
        moves: Any = list[self.move]  # type: ignore[name-defined]
        return self._narrowed(
            Decision, ("moves", moves), ("closed", list[closed] | UnsetType, UNSET)
        )

    def _suggestions(self, base: type) -> Any:
        """What a search finds, with its moves typed."""
        if not hasattr(self, "_ply"):
            self._ply: Any = self._narrowed(Ply, ("move", self.move))
            line: Any = list[self._ply]  # type: ignore[name-defined]
            self._suggestion: Any = self._narrowed(Suggestion, ("move", self.move), ("line", line))
        awaited: Any = list[self._ply]  # type: ignore[name-defined]
        found: Any = list[self._suggestion]  # type: ignore[name-defined]
        return self._narrowed(base, ("suggestions", found), ("awaited", awaited))

    def _narrowed(self, base: type, *fields: Any) -> Any:
        return msgspec.defstruct(
            self.names.prefix + base.__name__,
            fields,
            bases=(base,),
            module=__name__,
            namespace={"__doc__": base.__doc__},
            kw_only=True,
        )


def _players(game: Game[Any]) -> Any:
    return players_of(game, SeatName | None)


def players_of(game: Game[Any], player: Any) -> Any:
    """A count or a list. The game itself says how many may play; its schema says it too."""
    least, most = game.seats.start, game.seats.stop - 1
    count = Meta(ge=1, le=6, extra_json_schema={"minimum": least, "maximum": most})
    names = Meta(
        min_length=1, max_length=6, extra_json_schema={"minItems": least, "maxItems": most}
    )
    return Annotated[int, count] | Annotated[list[player], names]

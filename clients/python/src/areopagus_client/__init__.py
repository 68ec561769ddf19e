"""The client of Areopagus, rules as a service for the Mars board games.

``Areopagus`` waits for answers, ``AsyncAreopagus`` is the same for asyncio. The types of each game
are in ``areopagus_client.contract``; ``areopagus_client.local`` needs no service at all.
"""

from areopagus_client._async.client import AsyncAreopagus
from areopagus_client._async.game import AsyncGame
from areopagus_client._async.position import AsyncPosition
from areopagus_client._async.sealed import (
    AsyncSealedDeal,
    AsyncSealedGame,
    AsyncSealedPosition,
)
from areopagus_client._async.session import AsyncNewSession, AsyncSession
from areopagus_client._sync.client import Areopagus
from areopagus_client._sync.game import Game
from areopagus_client._sync.position import Position
from areopagus_client._sync.sealed import SealedDeal, SealedGame, SealedPosition
from areopagus_client._sync.session import NewSession, Session
from areopagus_client.answers import OneOrMore, Refusal, Refused, SeatView, SessionView
from areopagus_client.base import Document, GameTypes, Unknown
from areopagus_client.contract.shared import (
    VERSION,
    Amount,
    BudgetInput,
    Closed,
    Decision,
    GameDescription,
    GameId,
    GameSummary,
    Language,
    PackAccepted,
    PackFlaw,
    Part,
    Picture,
    ProblemDocument,
    ProblemName,
    Record,
    RecordedMove,
    RecordedSetup,
    RuleText,
    Score,
    ScoreLine,
    Seal,
    SealedPicture,
    SealedSuggestions,
    SealedVerdict,
    SeatSetupInput,
    SeatTally,
    SessionCreated,
    Suggestion,
    SuggestionLevel,
    Suggestions,
    TableOptionsInput,
    Update,
    Updates,
    Verdict,
    Violation,
)
from areopagus_client.errors import (
    AreopagusError,
    ConnectionError,
    ProblemError,
    TimeoutError,
)
from areopagus_client.options import (
    AnswerOptions,
    CallOptions,
    ChangeOptions,
    PictureOptions,
    Retry,
    SuggestOptions,
)

__version__ = VERSION
__all__ = [
    "VERSION",
    "Amount",
    "AnswerOptions",
    "Areopagus",
    "AreopagusError",
    "AsyncAreopagus",
    "AsyncGame",
    "AsyncNewSession",
    "AsyncPosition",
    "AsyncSealedDeal",
    "AsyncSealedGame",
    "AsyncSealedPosition",
    "AsyncSession",
    "BudgetInput",
    "CallOptions",
    "ChangeOptions",
    "Closed",
    "ConnectionError",
    "Decision",
    "Document",
    "Game",
    "GameDescription",
    "GameId",
    "GameSummary",
    "GameTypes",
    "Language",
    "NewSession",
    "OneOrMore",
    "PackAccepted",
    "PackFlaw",
    "Part",
    "Picture",
    "PictureOptions",
    "Position",
    "ProblemDocument",
    "ProblemError",
    "ProblemName",
    "Record",
    "RecordedMove",
    "RecordedSetup",
    "Refusal",
    "Refused",
    "Retry",
    "RuleText",
    "Score",
    "ScoreLine",
    "Seal",
    "SealedDeal",
    "SealedGame",
    "SealedPicture",
    "SealedPosition",
    "SealedSuggestions",
    "SealedVerdict",
    "SeatSetupInput",
    "SeatTally",
    "SeatView",
    "Session",
    "SessionCreated",
    "SessionView",
    "SuggestOptions",
    "Suggestion",
    "SuggestionLevel",
    "Suggestions",
    "TableOptionsInput",
    "TimeoutError",
    "Unknown",
    "Update",
    "Updates",
    "Verdict",
    "Violation",
]

"""The client itself."""

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self, Unpack

import httpx

from areopagus_client._async.game import AsyncGame
from areopagus_client._async.session import AsyncSession
from areopagus_client._async.transport import AsyncTransport
from areopagus_client.base import GameTypes, read
from areopagus_client.contract.magic_maze_on_mars import (
    MAGIC_MAZE_ON_MARS,
    MagicMazeOnMarsEvent,
    MagicMazeOnMarsMazeComponents,
    MagicMazeOnMarsMove,
    MagicMazeOnMarsOptions,
    MagicMazeOnMarsState,
    MagicMazeOnMarsView,
)
from areopagus_client.contract.on_mars import (
    ON_MARS,
    OnMarsColonyComponents,
    OnMarsEvent,
    OnMarsMove,
    OnMarsOptions,
    OnMarsState,
    OnMarsView,
)
from areopagus_client.contract.planete_rouge import (
    PLANETE_ROUGE,
    PlaneteRougeEvent,
    PlaneteRougeMissionComponents,
    PlaneteRougeMove,
    PlaneteRougeOptions,
    PlaneteRougeState,
    PlaneteRougeView,
)
from areopagus_client.contract.red_planet import (
    RED_PLANET,
    RedPlanetEvent,
    RedPlanetMissionComponents,
    RedPlanetMove,
    RedPlanetOptions,
    RedPlanetState,
    RedPlanetView,
)
from areopagus_client.contract.shared import GameId, GameList, GameSummary, Language
from areopagus_client.options import CallOptions, Retry
from areopagus_client.requests import Request, of_call


class AsyncAreopagus:
    """The client: ``AsyncAreopagus("https://rules.example")``.

    One is enough for a whole program, which may use it many times at once. It keeps connections
    open; who wants to let go of them uses it as a context manager or calls ``aclose``.
    """

    planete_rouge: AsyncGame[
        PlaneteRougeState,
        PlaneteRougeMove,
        PlaneteRougeEvent,
        PlaneteRougeView,
        PlaneteRougeOptions,
        PlaneteRougeMissionComponents,
    ]
    """Mission : Planète Rouge (2005)."""
    red_planet: AsyncGame[
        RedPlanetState,
        RedPlanetMove,
        RedPlanetEvent,
        RedPlanetView,
        RedPlanetOptions,
        RedPlanetMissionComponents,
    ]
    """Mission: Red Planet, second edition (2015)."""
    magic_maze_on_mars: AsyncGame[
        MagicMazeOnMarsState,
        MagicMazeOnMarsMove,
        MagicMazeOnMarsEvent,
        MagicMazeOnMarsView,
        MagicMazeOnMarsOptions,
        MagicMazeOnMarsMazeComponents,
    ]
    """Magic Maze on Mars (2019)."""
    on_mars: AsyncGame[
        OnMarsState, OnMarsMove, OnMarsEvent, OnMarsView, OnMarsOptions, OnMarsColonyComponents
    ]
    """On Mars (2020)."""

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None = None,
        lang: Language | None = None,
        timeout: float = 30,
        retry: Retry | None = None,
        headers: Mapping[str, str] | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """How the service is reached.

        :param base_url: where the service is: ``https://rules.example``.
        :param api_key: for services that give out keys.
        :param lang: the language of texts; unless told, that of the service.
        :param timeout: seconds without a sign of the service after which an attempt is given up.
        :param retry: how requests are sent again.
        :param headers: sent with every request.
        :param transport: a transport of httpx, for proxies, certificates or tests.
        """
        self._transport = AsyncTransport(
            base_url,
            api_key=api_key,
            lang=lang,
            timeout=timeout,
            retry=retry or Retry(),
            headers=headers or {},
            transport=transport,
        )
        self.planete_rouge = AsyncGame(self._transport, PLANETE_ROUGE)
        self.red_planet = AsyncGame(self._transport, RED_PLANET)
        self.magic_maze_on_mars = AsyncGame(self._transport, MAGIC_MAZE_ON_MARS)
        self.on_mars = AsyncGame(self._transport, ON_MARS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Let go of all connections."""
        await self._transport.aclose()

    def game(self, id: GameId) -> AsyncGame[Any, Any, Any, Any, Any, Any]:
        """A game by its id, where it is not known beforehand which one."""
        games: dict[str, AsyncGame[Any, Any, Any, Any, Any, Any]] = {
            "planete-rouge": self.planete_rouge,
            "red-planet": self.red_planet,
            "magic-maze-on-mars": self.magic_maze_on_mars,
            "on-mars": self.on_mars,
        }
        return games[id]

    async def games(self, **call: Unpack[CallOptions]) -> tuple[GameSummary, ...]:
        """The games that the service has."""
        request = Request("GET", "/v1/games", wordless=True)
        answer: GameList = read(await self._transport.ask(request, of_call(call)), GameList)
        return answer.games

    def session(self, id: str, token: str | None = None) -> AsyncSession[Any, Any, Any, Any, Any]:
        """A session of any game, as the bearer of a token sits at it; without one, as a spectator.

        What it answers is not known by type: ``mars.red_planet.session(id, token)`` is.
        """
        return AsyncSession(self._transport, ANY_GAME, id, token)


ANY_GAME: GameTypes[Any, Any, Any, Any, Any, Any] = GameTypes(
    id="", state=Any, move=Any, event=Any, view=Any, options=Any, components=Any
)
"""The types of a game that is not known beforehand: documents as they are."""

"""The router: from a path to its resource."""

from collections.abc import Iterable
from typing import Any

from starlette.routing import BaseRoute, Route, Router
from starlette.types import Receive, Scope, Send


class TableRouter(Router):
    """A router with a table of all paths that are known beforehand: the operations of the games
    and every route without parameters.

    Trying route after route takes far longer. Routes that are not in the table are tried in order.
    """

    def __init__(
        self,
        operations: list[Route],
        games: Iterable[str],
        others: list[BaseRoute],
        **settings: Any,
    ) -> None:
        with_one_path = [
            route
            for route in others
            if isinstance(route, Route) and not route.param_convertors and route.methods is None
        ]
        rest = [route for route in others if route not in with_one_path]
        super().__init__([*rest, *operations, *with_one_path], **settings)
        self._known = {
            route.path.format(game=game): (route, {"game": game})
            for route in operations
            for game in games
        } | {route.path: (route, {}) for route in with_one_path}

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        known = self._known.get(scope["path"]) if scope["type"] == "http" else None
        if known is None:
            await super().app(scope, receive, send)
        else:
            route, scope["path_params"] = known
            scope["route"] = route
            await route.app(scope, receive, send)

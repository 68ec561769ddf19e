"""The router: from a path to its resource."""

from collections.abc import Awaitable, Iterable
from typing import Any

from starlette.routing import BaseRoute, Match, Route, Router
from starlette.types import Receive, Scope, Send


class TableRouter(Router):
    """A router with a table of all paths that are known beforehand: the operations of the games
    and every route without parameters.

    Trying route after route takes far longer. Of those that are not in the table, the ones that end
    with the same word as the path are tried first, and then all of them in order: no path fits two.
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
        self._by_end: dict[str, list[Route]] = {}
        for one in rest:
            if isinstance(one, Route) and "{" not in (end := _end_of(one.path)):
                self._by_end.setdefault(end, []).append(one)

    def app(  # type: ignore[override]
        self, scope: Scope, receive: Receive, send: Send
    ) -> Awaitable[None]:
        """What a path comes to; as it awaits nothing itself, it is no coroutine."""
        if scope["type"] == "http":
            path = scope["path"]
            known = self._known.get(path)
            if known is not None:
                route, scope["path_params"] = known
                scope["route"] = route
                return route.app(scope, receive, send)
            for route in self._by_end.get(_end_of(path), ()):
                match, more = route.matches(scope)
                if match is Match.FULL:
                    scope["route"] = route
                    scope.update(more)
                    return route.app(scope, receive, send)
        return super().app(scope, receive, send)


def _end_of(path: str) -> str:
    return path[path.rfind("/") + 1 :]

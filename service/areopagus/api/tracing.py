"""One span per request, within the caller's trace if it has one. Only there when traces are on."""

from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.telemetry.traces import request_span


class Tracing:
    """Names the span by the route, as nothing that a client made up may become a name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        with request_span(scope["method"], scope["headers"]) as span:

            async def send_and_note(message: Message) -> None:
                if message["type"] == "http.response.start":
                    _note(span, scope, message["status"])
                await send(message)

            await self.app(scope, receive, send_and_note)


def _note(span: Any, scope: Scope, status: int) -> None:
    if (route := scope.get("route")) is not None:
        span.update_name(f"{scope['method']} {route.path}")
        span.set_attribute("http.route", route.path)
        if "{game}" in route.path and status != 404:
            span.set_attribute("areopagus.game", scope["path_params"]["game"])
    span.set_attribute("http.response.status_code", status)

"""Runs the service on uvicorn, as the settings of the environment want it."""

import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

import uvicorn

from areopagus.api.logs import configure_logs
from areopagus.api.preflight import checked_settings
from areopagus.api.settings_keys import share_seal_key
from areopagus.settings import SettingsError, unknown_variables
from areopagus.telemetry.metrics import FOLDER as METRICS_FOLDER


def run_service() -> None:
    """Serve until told to stop; raises :class:`SettingsError` when that cannot be."""
    settings = checked_settings()
    _check_address(settings.host, settings.port)
    if settings.management_port is not None:
        _check_address(settings.host, settings.management_port)
    configure_logs(settings.log_level, settings.log_format)
    if unknown := unknown_variables(os.environ):
        logging.getLogger("areopagus.settings").warning(
            "there is no such setting: %s", ", ".join(unknown)
        )
    share_seal_key(settings)
    with _metrics_of_several(settings.workers):
        uvicorn.run(
            "areopagus.api.app:app_from_environment",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            loop="areopagus.api.server.loop:Loop",
            http="areopagus.api.server.http_protocol:HttpProtocol",
            ws="areopagus.api.server.websocket_protocol:WebSocketProtocol",
            backlog=4096,  # what does not fit is not refused but sent again, a second later
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # uvicorn's way believes addresses; ours counts: api/clients.py
            ws_max_size=settings.graphql_max_body,
            ws_per_message_deflate=False,  # it would cost every listener some 40 kB
            timeout_graceful_shutdown=settings.graceful_seconds,
            # Longer than proxies keep an idle connection (nginx: 60 s), so that it is never us
            # who close one just as they send a request on it.
            timeout_keep_alive=75,
        )


def _check_address(host: str, port: int) -> None:
    """Complain at once, and in one line, when nobody could ever connect."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise SettingsError(f"cannot listen on {host}:{port}: {error.strerror}") from None


@contextmanager
def _metrics_of_several(workers: int) -> Iterator[None]:
    """Several workers add up their metrics in a folder, which is gone when they are."""
    if workers == 1 or METRICS_FOLDER in os.environ:
        yield
        return
    with TemporaryDirectory(prefix="areopagus-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        yield

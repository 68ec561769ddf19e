"""What an operator sees: a line, a count and a span per request, and never a secret."""

import asyncio
import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from starlette.testclient import TestClient

from areopagus.api import logs
from areopagus.api.app import create_app
from areopagus.api.settings_page import settings_page, shown
from areopagus.cli import main
from areopagus.referee.catalogue import Catalogue
from areopagus.sessions.redis.breaker import Breaker
from areopagus.settings import PREFIX, Settings
from areopagus.telemetry import traces
from areopagus.telemetry.observer import TELEMETRY
from tests.tictactoe.game import TIC_TAC_TOE

GAME = "/v1/games/tic-tac-toe"
SEED = "a-seed-to-keep"


def position(client: TestClient) -> dict[str, Any]:
    answer = client.post(f"{GAME}/setup", json={"seats": ["Ann", "Bob"], "seed": SEED})
    content: dict[str, Any] = answer.json()
    return content


def mark(client: TestClient, seat: int) -> dict[str, Any]:
    return {"state": position(client)["state"], "seat": seat, "move": {"type": "mark", "square": 0}}


class Counted:
    """The metrics as Prometheus reads them."""

    def __init__(self, client: TestClient) -> None:
        self.text = client.get("/metrics").text

    def __getitem__(self, series: str) -> float:
        found = re.search(rf"^{re.escape(series)} (\S+)$", self.text, re.MULTILINE)
        return float(found[1]) if found else 0.0


def test_metrics_are_prometheus_text(client: TestClient) -> None:
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert "# TYPE areopagus_http_requests_total counter" in answer.text


def test_searches_are_counted_by_what_became_of_them(client: TestClient) -> None:
    before = Counted(client)
    TELEMETRY.searched("red-planet", "answered", 0.2, 120)
    TELEMETRY.searched("red-planet", "left")
    TELEMETRY.searching(1, 3)
    after = Counted(client)
    game = 'game="red-planet"'
    for series, count in (
        (f'areopagus_searches_total{{{game},outcome="answered"}}', 1),
        (f'areopagus_searches_total{{{game},outcome="left"}}', 1),
        (f"areopagus_search_iterations_total{{{game}}}", 120),
        (f"areopagus_search_duration_seconds_count{{{game}}}", 1),
    ):
        assert after[series] - before[series] == count, series
    assert (after["areopagus_searches_running"], after["areopagus_searches_waiting"]) == (1, 3)
    TELEMETRY.searching(0, 0)


def test_verdicts_and_moves_are_counted_by_game_and_rule(client: TestClient) -> None:
    before = Counted(client)
    client.post(f"{GAME}/judge", json=mark(client, 0))
    client.post(f"{GAME}/judge", json=mark(client, 1))
    client.post(f"{GAME}/apply", json=mark(client, 0))
    problem = client.post(f"{GAME}/apply", json=mark(client, 1)).json()
    after = Counted(client)
    game = 'game="tic-tac-toe"'
    moves = f'areopagus_moves_total{{by="apply",{game}}}'
    legal = f'areopagus_verdicts_total{{{game},legal="true",rule=""}}'
    rule = problem["rule"]["id"]
    illegal = f'areopagus_verdicts_total{{{game},legal="false",rule="{rule}"}}'
    refused = 'areopagus_problems_total{type="/problems/illegal-move"}'
    for series, count in ((moves, 1), (legal, 2), (illegal, 2), (refused, 1)):
        assert after[series] - before[series] == count, series


def test_requests_are_counted_by_route_and_nothing_that_a_client_made_up(
    client: TestClient,
) -> None:
    for path in ("/v1/games/my-own-game/setup", "/my/own/path", f"{GAME}/setup"):
        client.post(path, json={"seats": 2})
        client.request("MYOWN", path)
    text = Counted(client).text
    assert 'route="/v1/games/{game}/setup"' in text
    assert not re.search(r"my-own|my/own|MYOWN", text)
    assert 'method="other"' in text


def test_nothing_is_in_flight_but_the_one_who_asks(client: TestClient) -> None:
    client.post(f"{GAME}/setup", content=b"{", headers={"content-type": "application/json"})
    assert Counted(client)["areopagus_http_requests_in_flight"] == 1


def test_a_seal_that_does_not_open_and_a_graphql_request_that_is_refused_are_counted(
    client: TestClient,
) -> None:
    before = Counted(client)
    client.post(f"{GAME}/sealed/score", json={"state": "forged"})
    client.post("/graphql", json={"query": "{ nothing }"})
    after = Counted(client)
    code = 'areopagus_graphql_rejections_total{code="GRAPHQL_VALIDATION_FAILED"}'
    for series in ("areopagus_seal_failures_total", code):
        assert after[series] - before[series] == 1, series


def test_the_line_of_a_request_says_which_problem(
    client: TestClient, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    body = mark(client, 1)
    caplog.set_level("INFO", logger="areopagus.request")
    capfd.readouterr()
    client.post(f"{GAME}/apply?lang={SEED}", json=body)
    client.post(f"{GAME}/apply", json=body)
    client.get("/nowhere/secret-token", headers={"authorization": "Bearer secret-token"})
    text = capfd.readouterr().err
    told = [json.loads(line).get("problem") for line in text.splitlines()]
    assert told == ["/problems/bad-parameter", "/problems/illegal-move", "/problems/not-found"]
    for secret in (SEED, "secret-token", "Ann", '"state"'):
        assert secret not in text


class Written(io.RawIOBase):
    """What reaches the system, piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, piece: Any) -> int:
        self.pieces.append(bytes(piece))
        return len(self.pieces[-1])


def test_lines_are_written_together_in_order_and_whole(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    written = Written()
    stream = io.TextIOWrapper(io.BufferedWriter(written), line_buffering=True)
    monkeypatch.setattr(sys, "stderr", stream)
    caplog.set_level("INFO", logger="areopagus.request")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())

    async def requests(ids: range) -> None:
        for id in ids:
            logs.tell_request("GET", "/v1/games", None, 200, None, 0.00125, b"%d" % id, None)

    async def story() -> None:
        await requests(range(60))
        assert len(written.pieces) < 60 / 10
        handler.handle(logging.makeLogRecord({"msg": "between"}))
        await requests(range(60, 61))
        await asyncio.sleep(0)
        assert sum(piece.count(b"\n") for piece in written.pieces) == 62

    asyncio.run(story())
    lines = [json.loads(line) for line in b"".join(written.pieces).splitlines()]
    ids = [line.get("requestId") for line in lines]
    assert ids == [*map(str, range(60)), None, "60"]
    assert all(piece.endswith(b"\n") and len(piece) <= 4096 for piece in written.pieces)
    assert lines[0].pop("time") > 0
    assert lines[0] == {
        "level": "info",
        "logger": "areopagus.request",
        "message": "request",
        "method": "GET",
        "route": "/v1/games",
        "game": None,
        "status": 200,
        "ms": 1.25,
        "requestId": "0",
    }


def test_an_exception_is_logged_without_its_text() -> None:
    try:
        try:
            raise KeyError(SEED)
        except KeyError as cause:
            raise ValueError(SEED) from cause
    except ValueError as error:
        record = logging.LogRecord("n", logging.ERROR, "", 0, "unexpected", None, None)
        record.exc_info = (type(error), error, error.__traceback__)
    line = json.loads(logs.JsonLines().format(record))
    assert "builtins.KeyError" in line["exception"]
    assert "builtins.ValueError" in line["exception"]
    assert "test_observability.py" in line["exception"]
    assert SEED not in line["exception"].replace("SEED", "")


def test_people_get_a_line_that_they_can_read() -> None:
    line = {"time": 0.0, "level": "info", "logger": "areopagus.request", "message": "request"}
    text = logs.pretty_line({**line, "status": 200, "game": None}).decode()
    plain = re.sub(r"\x1b\[\d+m", "", text)
    assert re.fullmatch(r"\d\d:\d\d:\d\d info    request status=200", plain)


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    traces.record_with(SimpleSpanProcessor(exporter), 1.0, "test")
    try:
        yield exporter
    finally:
        traces.stop()


def test_spans_follow_a_request(
    spans: InMemorySpanExporter,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    client = TestClient(create_app(Settings(), Catalogue([TIC_TAC_TOE], observer=TELEMETRY)))
    body = mark(client, 0)
    spans.clear()
    caplog.set_level("INFO", logger="areopagus.request")
    parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    client.post(f"{GAME}/apply", json=body, headers={"traceparent": parent})
    finished = spans.get_finished_spans()
    names = [span.name for span in finished]
    assert set(names) >= {"decode", "apply", "legal moves", "encode"}
    root = finished[-1]
    assert root.name == "POST /v1/games/{game}/apply"
    assert root.attributes == {
        "http.request.method": "POST",
        "http.route": "/v1/games/{game}/apply",
        "http.response.status_code": 200,
        "areopagus.game": "tic-tac-toe",
    }
    assert {f"{span.context.trace_id:032x}" for span in finished if span.context} == {parent[3:35]}
    assert parent[3:35] in capfd.readouterr().err
    assert SEED not in "".join(span.to_json() for span in finished)


def test_an_unknown_state_is_looked_over_in_a_span(spans: InMemorySpanExporter) -> None:
    client = TestClient(create_app(Settings(), Catalogue([TIC_TAC_TOE], observer=TELEMETRY)))
    elsewhere = TestClient(create_app(Settings(), Catalogue([TIC_TAC_TOE], observer=TELEMETRY)))
    body = mark(elsewhere, 0)
    spans.clear()
    client.post(f"{GAME}/apply", json=body)
    assert "integrity" in [span.name for span in spans.get_finished_spans()]


def test_what_redis_does_is_a_span(spans: InMemorySpanExporter) -> None:
    async def step() -> int:
        return 1

    with traces.request_span("GET", []):
        asyncio.run(Breaker(1).attempt(step()))
    assert [span.name for span in spans.get_finished_spans()] == ["redis", "GET"]


def test_without_an_endpoint_there_are_no_traces(client: TestClient) -> None:
    assert not traces.are_on()
    assert traces.span("apply") is traces.span("decode")
    assert traces.trace_id() is None


def test_the_service_sends_its_traces_where_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from areopagus.api.app import app_from_environment

    monkeypatch.setenv("AREOPAGUS_OTLP_ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setenv("AREOPAGUS_TRACE_SAMPLE", "0")
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    with TestClient(app_from_environment()) as client:
        assert traces.are_on()
        assert client.get("/healthz").status_code == 200
    assert not traces.are_on()


def test_config_prints_every_setting_and_no_secret(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AREOPAGUS_REDIS_URL", "redis://user:h@hidden@example.org:6379/0")
    monkeypatch.setenv("AREOPAGUS_SEAL_KEYS", "hidden:" + "A" * 43)
    monkeypatch.setenv("AREOPAGUS_PORT", "9000")
    assert main(["config"]) == 0
    text = capsys.readouterr().out
    assert "hidden" not in text
    assert "AREOPAGUS_REDIS_URL=redis://***@example.org:6379/0\n" in text
    assert "AREOPAGUS_SEAL_KEYS=***\n" in text
    assert "AREOPAGUS_PORT=9000\n" in text
    assert "AREOPAGUS_WORKERS=1  # default\n" in text


def test_every_setting_is_in_the_table() -> None:
    page = settings_page()
    for name in Settings.__struct_fields__:
        (row,) = [row for row in page.splitlines() if f"`{PREFIX}{name.upper()}`" in row[:50]]
        assert row.replace("\\|", "").count("|") == 5, row
        assert len(row.split("|")[-2].strip()) > 10, "every setting says what it is"
    assert shown(Settings()).keys() == {
        PREFIX + name.upper() for name in Settings.__struct_fields__
    }

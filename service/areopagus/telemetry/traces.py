"""Traces, when somebody wants them: spans that cost nothing while nobody does."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import Any

_tracer: Any = None
_provider: Any = None
_NOTHING: AbstractContextManager[None] = nullcontext()
_recorded: ContextVar[bool] = ContextVar("recorded", default=False)
"""Whether the request is sampled; within others no spans are made."""


def span(name: str) -> AbstractContextManager[Any]:
    """A part of answering a request, as long as it is entered."""
    if _tracer is None or not _recorded.get():
        return _NOTHING
    return _tracer.start_as_current_span(name)  # type: ignore[no-any-return]


@contextmanager
def request_span(method: str, headers: list[tuple[bytes, bytes]]) -> Iterator[Any]:
    """The span of a whole request, below the one that its ``traceparent`` names. Only when on."""
    from opentelemetry.trace import SpanKind
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier = {
        name.decode("latin-1"): value.decode("latin-1")
        for name, value in headers
        if name in (b"traceparent", b"tracestate")
    }
    with _tracer.start_as_current_span(
        method,
        context=TraceContextTextMapPropagator().extract(carrier) if carrier else None,
        kind=SpanKind.SERVER,
        attributes={"http.request.method": method},
        record_exception=False,
    ) as current:
        token = _recorded.set(current.is_recording())
        try:
            yield current
        finally:
            _recorded.reset(token)


def are_on() -> bool:
    """Whether spans are recorded."""
    return _tracer is not None


def trace_id() -> str | None:
    """The trace that is being recorded, for the log."""
    if _tracer is None:
        return None
    from opentelemetry import trace

    context = trace.get_current_span().get_span_context()
    return f"{context.trace_id:032x}" if context.trace_flags.sampled else None


def start(endpoint: str, sample: float, version: str) -> None:
    """Record spans, and send them to a collector by OTLP over HTTP."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    exporter = OTLPSpanExporter(endpoint=f"{endpoint.rstrip('/')}/v1/traces")
    record_with(BatchSpanProcessor(exporter), sample, version)


def record_with(processor: Any, sample: float, version: str) -> None:
    """Record spans, and hand them to a processor of OpenTelemetry."""
    global _tracer, _provider
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased

    _provider = TracerProvider(
        resource=Resource.create({"service.name": "areopagus", "service.version": version}),
        sampler=ParentBased(TraceIdRatioBased(sample)),
    )
    _provider.add_span_processor(processor)
    _tracer = _provider.get_tracer("areopagus", version)


def stop() -> None:
    """Send what is left, and record no more."""
    global _tracer, _provider
    if _provider is not None:
        _provider.shutdown()
    _tracer = _provider = None


def are_installed() -> bool:
    """Whether the extra `traces` is there."""
    try:
        import opentelemetry.exporter.otlp.proto.http.trace_exporter
        import opentelemetry.sdk.trace  # noqa: F401
    except ImportError:
        return False
    return True

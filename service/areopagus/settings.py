"""Settings, from the environment, typed and in one place."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

PREFIX = "AREOPAGUS_"

Bytes = Annotated[int, Meta(ge=1024, le=1 << 30)]
Secret = Annotated[str, Meta(min_length=1, extra={"secret": True})]


class SettingsError(Exception):
    """A setting that makes no sense, as one line that says which and why."""


class Settings(Struct, frozen=True, kw_only=True):
    """How the service runs. Each is read from ``AREOPAGUS_`` and its name in capitals."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on; 0 for any free one."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """How many processes share the work."""
    management_port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    """A port for `/healthz`, `/readyz` and `/metrics`, answered from a thread of its own, so that
    they do not wait behind other requests. `/metrics` is then there only. Without it, everything
    is on one port."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What is worth a line in the log; `info` gives one line per request."""
    log_format: Literal["auto", "json", "pretty"] = "auto"
    """Lines of JSON, or lines for people; `auto` is for people on a terminal only."""
    max_header: Bytes = 32 * 1024
    """How many bytes the first line and the headers of a request may have; more are a 431."""
    header_seconds: Annotated[float, Meta(ge=0.05, le=3600)] = 10.0
    """How long the header of a request may take to come; then its connection ends."""
    stalled_seconds: Annotated[float, Meta(ge=0.05, le=3600)] = 30.0
    """How long a client may leave unread what is sent to it; then its connection is cut."""
    max_body: Bytes = 256 * 1024
    """How many bytes a request about one state may have."""
    max_batch_body: Bytes = 8 * 1024 * 1024
    """How many bytes a batch or a record may have."""
    max_depth: Annotated[int, Meta(ge=12, le=256)] = 32
    """How deep the JSON of a request may be nested."""
    max_string: Annotated[int, Meta(ge=256, le=1 << 30)] = 32 * 1024
    """How many bytes one string of a request may have."""
    max_array: Annotated[int, Meta(ge=256, le=10_000_000)] = 20_000
    """How many items one array of a request may have."""
    max_digits: Annotated[int, Meta(ge=32, le=100_000)] = 512
    """How many digits one number of a request may have."""
    max_marks: Annotated[int, Meta(ge=10_000, le=1 << 30)] = 1_000_000
    """How many brackets, commas and quotes the JSON of a request may have, wherever they stand."""
    request_seconds: Annotated[float, Meta(ge=0.05, le=3600)] = 15.0
    """How long a request may take until its answer begins."""
    max_concurrent: Annotated[int, Meta(ge=1, le=1_000_000)] = 1_000
    """How many requests of a worker may wait for their answer; more are refused with 503."""
    max_wait_ms: Annotated[int, Meta(ge=1, le=60_000)] = 100
    """How many milliseconds a request may have to wait for its turn, as expected when it arrives;
    those that would wait longer are refused with 503."""
    max_streams: Annotated[int, Meta(ge=1, le=1_000_000)] = 10_000
    """How many event streams and WebSockets a worker holds open; one more is refused with 503,
    or closed with 1013."""
    rate_limit: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """How many requests a client may send in `rate_window` seconds; 0 for any number."""
    rate_window: Annotated[int, Meta(ge=1, le=86_400)] = 60
    """In how many seconds a client has all its requests back."""
    proxies: Annotated[int, Meta(ge=0, le=16)] = 0
    """How many proxies stand before the service, each of which adds the address that it was asked
    from to `X-Forwarded-For`. By that a client is known to `rate_limit`. With 0 the header is not
    believed, and a client is whoever connects."""
    api_keys: Secret | None = None
    """Who may ask, `id:sha256:scope+scope,…`, scopes `play`, `sessions`, `graphql`;
    `areopagus key --api` makes one. Without any, everybody may."""
    cors_origins: str = ""
    """The web origins whose pages may ask, separated by commas; `*` for all, none by default."""
    hsts_seconds: Annotated[int, Meta(ge=0, le=63_072_000)] = 0
    """For how long browsers shall insist on TLS; 0 says nothing about it."""
    redis_url: Annotated[str, Meta(pattern=r"^rediss?(\+sentinel|\+cluster)?://.")] | None = None
    """Where sessions are kept: `redis://`, `redis+sentinel://` or `redis+cluster://`, `rediss` for
    TLS. Without it they live in this process and end with it."""
    session_seconds: Annotated[int, Meta(ge=60, le=31_536_000)] = 7 * 24 * 3600
    """How long a session is kept after its last move."""
    packs: str = ""
    """Packs that are there from the start: files, or directories of `*.json`, separated by
    colons."""
    pack_seconds: Annotated[int, Meta(ge=60, le=31_536_000)] = 30 * 24 * 3600
    """How long a pack that was posted is kept after its last use: at least as long as a session."""
    packs_per_client: Annotated[int, Meta(ge=0, le=1_000_000)] = 50
    """How many new packs a client may have tried out in a day; with 0 nobody may."""
    pack_games: Annotated[int, Meta(ge=1, le=1_000)] = 20
    """How many random games are played on a new pack at each number of seats before it is
    accepted."""
    pack_check_seconds: Annotated[float, Meta(ge=0.1, le=3600)] = 12.0
    """How long that may take; then the client is asked to come again with 503."""
    suggest_workers: Annotated[int, Meta(ge=0, le=64)] = 1
    """How many processes of each worker search for suggestions; 0 turns suggestions off. They are
    started when they are first needed."""
    suggest_queue: Annotated[int, Meta(ge=0, le=1_000)] = 4
    """How many suggestions may wait for such a process; more are refused with 503."""
    suggest_max_ms: Annotated[int, Meta(ge=1, le=60_000)] = 2_000
    """How many milliseconds a suggestion may think, when its budget is one of time."""
    graceful_seconds: Annotated[int, Meta(ge=0, le=3600)] = 20
    """How long requests may take to finish after the service is told to stop."""
    drain_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    """How long it goes on taking requests after it is told to stop by SIGTERM. `/readyz` says no
    at once, and every answer asks the client to come back on another connection."""
    otlp_endpoint: Annotated[str, Meta(pattern=r"^https?://.")] | None = None
    """Where traces go: a collector that takes OTLP over HTTP, such as `http://collector:4318`.
    Without it there are none."""
    trace_sample: Annotated[float, Meta(ge=0, le=1)] = 0.01
    """The share of requests that are traced, unless the caller has decided."""

    seal_keys: Secret | None = None
    """The keys of sealed states and stamps, `id:key,id:key`, each key 32 bytes in base64url: the
    first seals, all open. `areopagus key` makes one. Without any, seals and stamps end with the
    process."""

    graphql_max_body: Bytes = 4 * 1024 * 1024
    """How many bytes a GraphQL request may have."""
    graphql_max_tokens: Annotated[int, Meta(ge=100, le=100_000)] = 2_500
    """How many tokens a GraphQL document may have."""
    graphql_max_depth: Annotated[int, Meta(ge=4, le=100)] = 16
    """How deep the fields of a GraphQL document may be nested."""
    graphql_max_aliases: Annotated[int, Meta(ge=0, le=10_000)] = 30
    """How many fields of a GraphQL document may have an alias."""
    graphql_max_root_fields: Annotated[int, Meta(ge=1, le=1_000)] = 10
    """How many fields a GraphQL operation may begin with."""
    graphql_max_list: Annotated[int, Meta(ge=1, le=1_000_000)] = 20_000
    """How many items a list of a GraphQL request may have."""
    graphql_max_cost: Annotated[int, Meta(ge=100, le=10_000_000)] = 25_000
    """What a GraphQL operation may cost; docs/graphql.md says how that is counted."""
    graphql_max_batch: Annotated[int, Meta(ge=1, le=100)] = 1
    """How many GraphQL requests one HTTP request may hold; 1 turns batching off."""
    graphql_max_subscriptions: Annotated[int, Meta(ge=1, le=10_000)] = 20
    """How many operations may run on one GraphQL WebSocket at the same time."""
    graphql_persisted: Annotated[int, Meta(ge=0, le=1_000_000)] = 1_000
    """How many persisted queries are kept; 0 turns them off."""
    graphql_introspection: bool = True
    """Whether the GraphQL schema can be asked for by query; /schema.graphql always has it."""
    graphql_ide: bool = True
    """Whether a browser gets GraphiQL at /graphql."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> "Settings":
        """The settings that the environment gives, each with its default when absent."""
        environment = os.environ if environment is None else environment
        given = {
            field: environment[PREFIX + field.upper()]
            for field in cls.__struct_fields__
            if PREFIX + field.upper() in environment
        }
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            raise SettingsError(_one_line(str(error), given)) from None


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """What looks like a setting and is none, sorted: most likely a slip of the pen."""
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__} | _OF_OTHERS
    return sorted(
        name
        for name in environment
        if name.startswith(PREFIX) and name not in known and not name.startswith(_OF_KUBERNETES)
    )


def _one_line(message: str, given: Mapping[str, str]) -> str:
    complaint, _, path = message.partition(" - at `$.")
    field = path.rstrip("`")
    complaint = complaint[:1].lower() + complaint[1:]
    if complaint.startswith("invalid enum value"):
        complaint = f"not one of {', '.join(get_args(Settings.__annotations__[field]))}"
    value = "***" if field in _SECRETS else repr(given[field])
    return f"{PREFIX}{field.upper()}={value}: {complaint}"


_SECRETS = frozenset({"api_keys", "redis_url", "seal_keys"})
"""What is never repeated in a complaint."""
_OF_OTHERS = frozenset({f"{PREFIX}PUBLISH", f"{PREFIX}TEST_PROFILE"})
"""What compose.yaml and our tests read."""
_OF_KUBERNETES = (f"{PREFIX}SERVICE_", f"{PREFIX}PORT_")
"""How the variables begin that it makes of a service with our name."""

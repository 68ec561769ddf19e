"""Short documents that ask for much, and many that are kept."""

from collections.abc import Callable, Iterator
from hashlib import sha256

import httpx

from bench.load import cpu_seconds
from tests.attack.finding import Finding, Target
from tests.graphql.test_introspection import aliased, doubled
from tests.graphql.test_limits import doubling

MOST_CPU_MS = 50.0
DOCUMENTS = 10_000
MOST_GROWTH = 20.0
"""Megabytes of memory that any number of documents may take."""


def bombs(target: Target) -> Iterator[Finding]:
    """Each is refused, and costs little."""
    pid = target.service.pid
    nested = "name"
    for _ in range(5):
        nested = f"possibleTypes {{ fields {{ type {{ {nested} }} }} }}"
    queries = {
        "introspection, 16 aliases": aliased(16),
        "introspection, 60 aliases": aliased(60),
        "introspection, fragments doubled 12 times": doubled(12),
        "introspection, types of types": f"{{ __schema {{ types {{ {nested} }} }} }}",
        "fragments doubled 20 times": doubling(20),
        "400 aliases": "{ " + " ".join(f"a{n}: games {{ id }}" for n in range(400)) + " }",
    }
    with httpx.Client(base_url=target.address, timeout=60) as client:
        for name, query in queries.items():
            before, times, code = cpu_seconds(pid), 10, ""
            for number in range(times):
                answer = client.post("/graphql", json={"query": f"{query} # {number}"}).json()
                code = answer.get("errors", [{}])[0].get("extensions", {}).get("code", "answered")
            spent = (cpu_seconds(pid) - before) * 1000 / times
            yield Finding(
                f"GraphQL: {name}",
                f"{times} × {len(query):,} bytes",
                f"{code}, {spent:.0f} ms of CPU each",
                code != "answered" and spent < MOST_CPU_MS,
            )


def distinct_documents(target: Target) -> Iterator[Finding]:
    """Memory stays where it was after the first hundred."""
    kinds: dict[str, Callable[[int], object]] = {
        "plain": lambda n: {"query": f"{{ games {{ a{n}: id title }} }}"},
        "introspecting": lambda n: {
            "query": f"{{ a{n}: __schema {{ queryType {{ fields {{ name }} }} }} }}"
        },
        "persisted": _persisted,
        "failing": lambda n: {"query": f"{{ nothing{n} }}"},
    }
    with httpx.Client(base_url=target.address, timeout=60) as client:
        for kind, body in kinds.items():
            before = 0.0
            for number in range(DOCUMENTS):
                client.post("/graphql", json=body(number))
                if number == 100:
                    before = target.service.memory
            grown = target.service.memory - before
            yield Finding(
                f"GraphQL: distinct documents, {kind}",
                f"{DOCUMENTS:,}",
                f"memory {grown:+.1f} MB after the first hundred",
                grown < MOST_GROWTH,
            )


def _persisted(number: int) -> object:
    query = f"{{ games {{ id }} }} # {number}"
    persisted = {"version": 1, "sha256Hash": sha256(query.encode()).hexdigest()}
    return {"query": query, "extensions": {"persistedQuery": persisted}}

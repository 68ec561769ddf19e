"""The worst cases of GraphQL, for ``bench.worst``."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from graphql import get_introspection_query

from areopagus.api.graphql.casing import camel
from areopagus.kernel import codec
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.random_play import RandomPlay
from bench.cases import Case

PATH = "/graphql"
_TYPE = "name kind ofType { name kind ofType { name kind ofType { name kind } } }"
_FIELD = f"name description args {{ name description type {{ {_TYPE} }} }} type {{ {_TYPE} }}"


_COSTLY = b'"code":"TOO_COSTLY"'
INVALID = b'"code":"GRAPHQL_VALIDATION_FAILED"'


def cases(_: int) -> Iterator[Case]:
    """Documents that were, or might be, too much."""
    yield _query("introspection, as clients send it", get_introspection_query())
    yield _query("introspection, 8 times in one", _repeated(8), _COSTLY)
    yield _query("introspection, 16 aliases of fields", _aliased(16), _COSTLY)
    yield _query("introspection, possible types of possible types", _nested(5), _COSTLY)
    yield _query("longest document", _long(), INVALID)
    yield _query("overlapping fragments", _overlapping(100))
    yield _replay("replay of 12,000 moves", 12_000, "digest")
    yield _replay("replay of 8,000 moves, events", 8_000, "digest events { __typename document }")
    aliased = " ".join(f"e{n}: events {{ __typename document }}" for n in range(20))
    yield _replay("replay of 12,000 moves, events 20 times", 12_000, aliased)
    yield _applies("12 times apply of 1,000 moves", 12, 1_000)
    yield _batch("judgeBatch of 256, 3 times", "on-mars", 256, 3)
    nested = msgspec.Raw(b"[" + (b"[" * 28 + b"]" * 28 + b",") * 17_000 + b"[]]")
    yield _query("variables of nested brackets, 1 MB", "{ games { id } }", s=nested)
    yield _legal("legalMoves and closed of On Mars, 28 times", "on-mars", 28)


def _body(query: str, variables: dict[str, Any], turn: int) -> bytes:
    text = f"{query} # {turn}"
    return msgspec.json.encode({"query": text, "variables": variables})


def _query(name: str, query: str, expects: bytes = b'{"data":', **variables: Any) -> Case:
    def body(turn: int) -> bytes:
        return _body(query, variables, turn)

    return Case(f"GraphQL {name}", PATH, body, expects=expects)


def _repeated(times: int) -> str:
    query = get_introspection_query()
    head, _, fragments = query.partition("fragment ")
    inside = head[head.index("__schema") : head.rindex("}")]
    return "{ " + " ".join(f"s{n}: {inside}" for n in range(times)) + " } fragment " + fragments


def _aliased(times: int) -> str:
    fields = " ".join(f"a{n}: fields {{ ...F }}" for n in range(times))
    return f"{{ __schema {{ types {{ {fields} }} }} }} fragment F on __Field {{ {_FIELD} }}"


def _nested(levels: int) -> str:
    inside = "name"
    for _ in range(levels):
        inside = f"possibleTypes {{ fields {{ type {{ {inside} }} }} }}"
    return f"{{ __schema {{ types {{ {inside} }} }} }}"


def _long() -> str:
    """As many tokens as there may be, each of them for a field."""
    inside = "state { " + "round ply " * 40 + "turn { company } } "
    setup = f"setup(seats: {{count: 2}}) {{ ... on RedPlanetPosition {{ {inside * 28} }} }}"
    return f"{{ redPlanet {{ {setup} }} }}"


def _overlapping(times: int) -> str:
    inside = "... { state { turn { company } dice { seed } } } " * times
    setup = f"setup(seats: {{count: 2}}) {{ ... on RedPlanetPosition {{ {inside} }} }}"
    return f"{{ redPlanet {{ {setup} }} }}"


SPEAK = {"type": "speak"}
"""A move of Magic Maze on Mars that a seat may make again and again."""


def _replay(name: str, moves: int, selected: str) -> Case:
    query = (
        "query($moves: [MagicMazeOnMarsRecordedMoveInput!]!) { magicMazeOnMars { "
        'replay(setup: {seats: {count: 4}, seed: "worst"}, moves: $moves) '
        f"{{ ... on MagicMazeOnMarsPosition {{ {selected} }} ... on Problem {{ message }} }} }} }}"
    )
    play = {"seat": 0, "move": {"document": SPEAK}, "at": 0}
    return _query(name, query, moves=[play] * moves)


def _applies(name: str, times: int, moves: int) -> Case:
    applied = " ".join(
        f"a{n}: apply(state: $state, seat: 0, at: 0, moves: $moves) "
        "{ ... on MagicMazeOnMarsPosition { digest } ... on Problem { message } }"
        for n in range(times)
    )
    query = (
        "query($state: Document!, $moves: [MagicMazeOnMarsMoveInput!]) "
        f"{{ magicMazeOnMars {{ {applied} }} }}"
    )
    state = _state("magic-maze-on-mars", 0)
    return _query(name, query, state=state, moves=[{"document": SPEAK}] * moves)


def _batch(name: str, game: str, items: int, times: int) -> Case:
    judged = " ".join(
        f"b{n}: judgeBatch(items: $items) "
        "{ ... on VerdictList { verdicts { legal reason } } }"
        for n in range(times)
    )
    query = f"query($items: [{_prefix(game)}JudgeInput!]!) {{ {camel(game)} {{ {judged} }} }}"
    state, move, seat = position_of(game, 300)
    item = {"state": state, "seat": seat, "move": {"document": move}}
    return _query(name, query, items=[item] * items)


def _legal(name: str, game: str, times: int) -> Case:
    asked = " ".join(
        f"l{n}: legalMoves(state: $state) {{ ... on {_prefix(game)}LegalMoves {{ legalMoves {{ "
        "moves { document } closed { reason move { document } } } } }"
        for n in range(times)
    )
    query = f"query($state: Document!) {{ {camel(game)} {{ {asked} }} }}"
    return _query(name, query, state=_state(game, 300))


def _prefix(game: str) -> str:
    return Catalogue()[game].shapes.names.prefix


def _state(game: str, moves: int) -> Any:
    return position_of(game, moves)[0]


@cache
def position_of(game: str, moves: int) -> tuple[Any, Any, int | None]:
    """A position so many random moves into a game, a legal move in it, and whose it is."""
    walk = RandomPlay(Catalogue()[game].game, 4, "worst", None).run(moves)
    state = msgspec.Raw(walk.game.encode(walk.state))
    walk.step()
    return state, msgspec.Raw(codec.encode(walk.plays[-1].move)), walk.plays[-1].seat

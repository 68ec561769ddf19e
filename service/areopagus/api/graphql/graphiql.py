"""GraphiQL for a browser, with a worked example for each game; all of it is served from here."""

from importlib.resources import files
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.examples import example_requests
from areopagus.api.graphql.casing import camel
from areopagus.api.problems import NOT_FOUND, Problem
from areopagus.api.resource import Exchange, Resource
from areopagus.api.static_documents import StaticDocument, static_files
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.referee import Referee

_MEDIA_TYPES = ("text/javascript", "text/css", "application/json")
_QUERY = """\
# {title}: make a move in a position, and see what comes of it.
# The position and the move are below, under "Variables". Propose another move, or another seat,
# and a rule will tell you why not.
query {prefix}($state: Document!, $seat: Int, $move: {prefix}MoveInput!{at_variable}) {{
  {field} {{
    apply(state: $state, seat: $seat, move: $move{at_argument}) {{
      __typename
      ... on {prefix}Position {{
        events {{
          __typename
          document
        }}
        over
        toAct
        legalMoves {{
          seat
          prompt
          moves {{
            __typename
            document
          }}
        }}
        score {{
          final
          winners
          seats {{
            seat
            total
            lines {{
              label
              points
              rule
            }}
          }}
          progress {{
            label
            done
            of
          }}
        }}
        digest
      }}
      ... on {prefix}IllegalMove {{
        rule {{
          id
          title
          text
          source
        }}
      }}
      ... on Problem {{
        message
        pointer
      }}
    }}
  }}
}}
"""


def example(referee: Referee[Any]) -> dict[str, str]:
    """A query about a game and its variables, which work as they stand."""
    request = example_requests(referee)["apply"]
    game, real_time = referee.game, "at" in request
    variables = {
        "seat": request["seat"],
        "move": {"document": request["move"]},
        **({"at": request["at"]} if real_time else {}),
        "state": request["state"],
    }
    query = _QUERY.format(
        title=game.title,
        prefix=referee.shapes.names.prefix,
        field=camel(game.id),
        at_variable=", $at: Int" if real_time else "",
        at_argument=", at: $at" if real_time else "",
    )
    pretty = msgspec.json.format(msgspec.json.encode(variables), indent=2)
    return {"query": query, "variables": pretty.decode()}


def graphiql_routes(catalogue: Catalogue) -> tuple[bytes, list[Route]]:
    """The page itself, and the routes to what it is made of."""

    def examples() -> bytes:
        ordered = sorted(catalogue, key=lambda referee: -referee.game.year)
        return msgspec.json.encode([example(referee) for referee in ordered])

    documents = static_files(_folder()) | {"examples.json": StaticDocument(examples)}

    async def file(exchange: Exchange) -> Response:
        name = exchange.path_parameter("file")
        if name not in documents:
            raise Problem(NOT_FOUND, f"There is no file {name!r}.")
        return await documents[name].answer(exchange.scope)

    resource = Resource(get=file, produces=_MEDIA_TYPES, parameters=None)
    route = Route("/graphql/graphiql/{file}", resource)
    return _folder().joinpath("index.html").read_bytes(), [route]


def _folder() -> Any:
    return files("areopagus.api.graphql").joinpath("graphiql")

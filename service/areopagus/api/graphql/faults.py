"""Errors of GraphQL requests: each with a message for people and a code for programs."""

from typing import Any

from graphql import GraphQLError

# The codes that Apollo's clients and servers share.
PARSE_FAILED = "GRAPHQL_PARSE_FAILED"
VALIDATION_FAILED = "GRAPHQL_VALIDATION_FAILED"
BAD_USER_INPUT = "BAD_USER_INPUT"
BAD_REQUEST = "BAD_REQUEST"
OPERATION_RESOLUTION = "OPERATION_RESOLUTION_FAILURE"
INTERNAL = "INTERNAL_SERVER_ERROR"
PERSISTED_NOT_FOUND = "PERSISTED_QUERY_NOT_FOUND"
PERSISTED_NOT_SUPPORTED = "PERSISTED_QUERY_NOT_SUPPORTED"

# Ours: what is not there, and which limit it was.
UNKNOWN_PACK = "UNKNOWN_PACK"
PACKS_UNAVAILABLE = "PACKS_UNAVAILABLE"
TOO_MANY_TOKENS = "TOO_MANY_TOKENS"
TOO_DEEP = "TOO_DEEP"
TOO_MANY_ALIASES = "TOO_MANY_ALIASES"
TOO_MANY_REPEATS = "TOO_MANY_REPEATS"
TOO_MANY_ROOT_FIELDS = "TOO_MANY_ROOT_FIELDS"
LIST_TOO_LONG = "LIST_TOO_LONG"
TOO_COSTLY = "TOO_COSTLY"
BODY_TOO_LARGE = "BODY_TOO_LARGE"
BODY_TOO_COMPLEX = "BODY_TOO_COMPLEX"
BATCHING_OFF = "BATCHING_OFF"
INTROSPECTION_OFF = "INTROSPECTION_OFF"
WEBSOCKET_NEEDED = "WEBSOCKET_NEEDED"
TOO_MANY_SUBSCRIPTIONS = "TOO_MANY_SUBSCRIPTIONS"
METHOD_NOT_ALLOWED = "METHOD_NOT_ALLOWED"
NOT_ACCEPTABLE = "NOT_ACCEPTABLE"
UNSUPPORTED_MEDIA_TYPE = "UNSUPPORTED_MEDIA_TYPE"


class Fault(Exception):
    """A request that is refused before execution, with its errors and HTTP status."""

    def __init__(
        self, errors: list[dict[str, Any]], *, status: int = 400, well_formed: bool = False
    ) -> None:
        super().__init__(errors[0]["message"])
        self.errors = errors
        self.status = status
        self.well_formed = well_formed
        """Whether it was a well-formed GraphQL request: legacy clients then expect status 200."""


def fault(message: str, code: str, *, status: int = 400, **extensions: Any) -> Fault:
    """A request that is no GraphQL request."""
    return Fault([_error(message, code, extensions)], status=status)


def refused(message: str, code: str, **extensions: Any) -> Fault:
    """A GraphQL request that is refused before anything is carried out."""
    return Fault([_error(message, code, extensions)], well_formed=True)


def invalid(errors: list[GraphQLError], code: str) -> Fault:
    """A GraphQL request with errors that graphql-core found."""
    return Fault([formatted(error, code) for error in errors], well_formed=True)


def formatted(error: GraphQLError, code: str) -> dict[str, Any]:
    """An error as it is sent, with its code."""
    content: dict[str, Any] = dict(error.formatted)
    content["extensions"] = {"code": code, **content.get("extensions", {})}
    return content


def _error(message: str, code: str, extensions: dict[str, Any]) -> dict[str, Any]:
    return {"message": message, "extensions": {"code": code, **extensions}}

"""How a picture is to look, by the query of a GET: the same as in the body of ``render``."""

from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.types import Scope

from areopagus.api.problems import BAD_PARAMETER, Problem


def wish_of(scope: Scope, shape: Any) -> Any:
    """A ``PictureWish`` of a game; raises :class:`Problem` on a value that cannot be."""
    query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(shape):
        if (values := query.get(field.name)) is None:
            continue
        try:
            if field.name == "highlight":  # a move, as JSON
                given[field.name] = msgspec.json.decode(values[-1], type=field.type)
            else:
                given[field.name] = msgspec.convert(values[-1], type=field.type, strict=False)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Problem(BAD_PARAMETER, f"{error}.", parameter=field.name) from None
    return shape(**given)

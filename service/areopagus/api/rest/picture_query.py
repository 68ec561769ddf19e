"""How a picture is to look, by the query of a GET: the same as in the body of ``render``."""

from typing import Any

import msgspec

from areopagus.api.parameters import Parameters
from areopagus.api.problems import BAD_PARAMETER, Problem


def wish_of(parameters: Parameters, shape: Any) -> Any:
    """A ``PictureWish`` of a game; raises :class:`Problem` on a value that cannot be."""
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(shape):
        if (value := parameters.given.get(field.name)) is None:
            continue
        try:
            if field.name == "highlight":  # a move, as JSON
                given[field.name] = msgspec.json.decode(value, type=field.type)
            else:
                given[field.name] = msgspec.convert(value, type=field.type, strict=False)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Problem(BAD_PARAMETER, f"{error}.", parameter=field.name) from None
        except RecursionError:
            raise Problem(BAD_PARAMETER, "It nests too deep.", parameter=field.name) from None
    return shape(**given)

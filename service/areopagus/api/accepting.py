"""Whether a client takes what a path answers (RFC 9110, 12.5.1)."""

from areopagus.api.keeping import kept


@kept(512)
def accepts(header: bytes, produces: tuple[str, ...]) -> bool:
    """Whether an ``Accept`` allows one of these media types; the most specific range decides."""
    ranges: dict[str, float] = {}
    for wish in header.decode("latin-1").lower().split(","):
        kind, *parameters = (part.strip() for part in wish.split(";"))
        ranges[kind] = max(ranges.get(kind, 0.0), _quality(parameters))
    return any(_rank(kind, ranges) > 0 for kind in produces)


def _rank(kind: str, ranges: dict[str, float]) -> float:
    family = kind.partition("/")[0] + "/*"
    for candidate in (kind, family, "*/*"):
        if candidate in ranges:
            return ranges[candidate]
    return 0.0


def _quality(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0

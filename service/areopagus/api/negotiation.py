"""What a client would like best: media types and languages by their quality (RFC 9110, 12)."""

from typing import NamedTuple

from areopagus.api.bounded_cache import bounded_cache
from areopagus.kernel.language import LANGUAGES, Language

JSON = "application/json"
SVG = "image/svg+xml"
ANYTHING = b"*/*"
"""What a client takes that does not say."""


class Wish(NamedTuple):
    """One entry of an ``Accept`` or ``Accept-Language``."""

    value: str
    quality: float
    charset: str


@bounded_cache(512)
def preferred(accept: bytes, offers: tuple[str, ...]) -> str | None:
    """Which of these media types a client would like best; ``None`` if it takes none of them.

    The most specific range decides about each. Where several are liked as much, the one that the
    client names first wins, and then the one that is offered first.
    """
    ranks = [(_rank(offer, wishes(accept)), offer) for offer in offers]
    (quality, _), best = max(ranks, key=lambda rank: rank[0])
    return best if quality > 0 else None


@bounded_cache(512)
def names(accept: bytes, media_type: str) -> bool:
    """Whether an ``Accept`` names a media type itself, and does not refuse it."""
    return any(wish.value == media_type and wish.quality > 0 for wish in wishes(accept))


@bounded_cache(1024)
def preferred_language(header: bytes) -> Language:
    """The language of ours that an ``Accept-Language`` ranks highest; English when none."""
    ranks: dict[str, float] = {}
    for wish in wishes(header):
        language = wish.value.partition("-")[0]
        ranks[language] = max(ranks.get(language, 0.0), wish.quality)
    rest = ranks.get("*", 0.0)
    best = max(LANGUAGES, key=lambda language: ranks.get(language, rest))
    return best if ranks.get(best, rest) > 0 else "en"


def wishes(header: bytes) -> list[Wish]:
    """The entries of a header in their order; a quality that is no number from 0 to 1 is 0."""
    found = []
    for entry in header.decode("latin-1").lower().split(","):
        value, *parameters = (part.strip() for part in entry.split(";"))
        given = dict(_parameter(parameter) for parameter in parameters)
        if value:
            charset = given.get("charset", "utf-8").strip('"')
            found.append(Wish(value, _quality(given.get("q", "1")), charset))
    return found


def _rank(offer: str, wishes: list[Wish]) -> tuple[float, int]:
    """How much a media type is liked, and how early it was named."""
    family = offer.partition("/")[0] + "/*"
    for candidate in (offer, family, "*/*"):
        matching = [
            (wish.quality, -place)
            for place, wish in enumerate(wishes)
            if wish.value == candidate and wish.charset == "utf-8"
        ]
        if matching:
            return max(matching)
    return 0.0, 0


def _parameter(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name.strip(), value.strip()


def _quality(text: str) -> float:
    try:
        quality = float(text)
    except ValueError:
        return 0.0
    return quality if 0 <= quality <= 1 else 0.0

"""What a tile shows, in one line: it follows from its face, so that the two never disagree."""

from collections import Counter
from collections.abc import Iterable, Iterator

from areopagus.games.maze.components import Colour, TileFace
from areopagus.games.maze.names import WORDING
from areopagus.kernel.language import LANGUAGES, Count, Language, Phrase, capitalised, joined

BETWEEN = Phrase(en="; ", fr="\N{NO-BREAK SPACE}; ")


def description(face: TileFace) -> Phrase:
    """What is printed on a tile, in words."""
    return Phrase(*(_sentence(face, language) for language in LANGUAGES))


def _sentence(face: TileFace, language: Language) -> str:
    return capitalised(BETWEEN.text(language).join(_parts(face, language))) + "."


def _parts(face: TileFace, language: Language) -> Iterator[str]:
    """What there is, the spaces first; platforms without an icon are not worth a word."""

    def told(key: str, **facts: str | Count) -> str:
        return WORDING.names[f"face.{key}"].text(language).format(**facts)

    def count(number: int) -> Count:
        return Count.of(number, language)

    nodes = [node for node in face.nodes.values() if node is not None]
    factories = [node.factory for node in nodes if node.factory]
    if factories:
        key = "factory" if len(factories) == 1 else "factories"
        yield told(key, colours=joined([_colour(one, language) for one in factories], language))
    for node in nodes:
        if node.kind in ("rocket", "hourglass"):
            yield told(node.kind)
        elif node.kind == "site":
            yield told("site", colours=_counted(node.needs, language))
    if bridges := sum(lane.bridge for lane in face.lanes):
        yield told("bridges", count=count(bridges))
    if pipelines := sum(node.pipeline for node in nodes):
        yield told("pipeline" if pipelines == 1 else "pipelines", count=count(pipelines))
    if face.has_trash:
        yield told("trash")
    if face.has_slug:
        yield told("slug")
    if any(lane.one_way for lane in face.lanes):
        yield told("one-way")
    locks = [node.lock for node in nodes if node.lock]
    if locks:
        yield told("lock" if len(locks) == 1 else "locks", colours=_counted(locks, language))


def _counted(colours: Iterable[Colour], language: Language) -> str:
    """Colours in their order, those that come twice with their number."""
    return ", ".join(
        _colour(colour, language) if number == 1 else f"{number} {_colour(colour, language)}"
        for colour, number in Counter(colours).items()
    )


def _colour(colour: Colour, language: Language) -> str:
    return WORDING.names[colour].text(language)

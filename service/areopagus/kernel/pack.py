"""Packs: what is printed on somebody's components, as one document, and what may be wrong with it.

A pack keeps the kinds and the rules of a game and says what is printed on its pieces. Ids are the
game's own, fixed sets: a pack gives them their faces, and says how many there are where the rules
do not. What it leaves out stays as the house material has it.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple, NoReturn, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType, inspect

from areopagus.kernel import codec
from areopagus.kernel.document import Document
from areopagus.kernel.language import Phrase

PackId = Annotated[
    str,
    Meta(
        pattern=r"^b2:[0-9a-f]{32}\Z",
        title="PackId",
        description="A pack, by its content: `b2:` and the hex of BLAKE2b with 16 bytes.",
    ),
]
PackName = Annotated[str, Meta(min_length=1, max_length=80)]
PieceName = Annotated[str, Meta(min_length=1, max_length=60)]
PieceText = Annotated[str, Meta(max_length=400)]
Note = Annotated[str, Meta(max_length=1_000)]

HOUSE: UnsetType = UNSET
"""The pack of a game that is played with the house material: none."""


class Pack(Document, kw_only=True, omit_defaults=True, tag_field="game"):
    """The material of one box."""

    name: PackName
    """What its owner calls it."""
    note: Note | UnsetType = UNSET
    """For whoever edits it. It is read by nobody and is no part of the content."""


class Piece(Document, kw_only=True, omit_defaults=True):
    """What is printed on one piece. What is left out stays as the house's piece of this id."""

    name: PieceName | UnsetType = UNSET
    """What people call it, in English."""
    name_fr: PieceName | UnsetType = UNSET
    """The same in French; left out, the name is the same in both."""
    note: Note | UnsetType = UNSET
    """For whoever edits it. It is read by nobody and is no part of the content."""


class TextPiece(Piece, kw_only=True, omit_defaults=True):
    """A piece that says in words what it does."""

    text: PieceText | UnsetType = UNSET
    """What it does, in one line, in English."""
    text_fr: PieceText | UnsetType = UNSET
    """The same in French; left out, the text is the same in both."""


class Flaw(NamedTuple):
    """Something wrong with a pack, and where."""

    pointer: str
    """A JSON Pointer into the pack."""
    words: Phrase


class FlawedPack(Exception):
    """A pack that cannot be played with: everything that is wrong with it."""

    def __init__(self, flaws: Iterable[Flaw]) -> None:
        self.flaws = tuple(flaws)
        super().__init__(*(f"{flaw.pointer}: {flaw.words.en}" for flaw in self.flaws))


class Flaws:
    """What has been found so far."""

    MOST = 100
    """More than so many are not told."""

    def __init__(self) -> None:
        self._found: list[Flaw] = []

    def __len__(self) -> int:
        return len(self._found)

    def add(self, pointer: str, en: str, fr: str) -> None:
        if len(self._found) < self.MOST:
            self._found.append(Flaw(pointer, Phrase(en, fr)))

    def settle(self) -> None:
        """Raise :class:`FlawedPack` if there are any."""
        if self._found:
            raise FlawedPack(self._found)


P = TypeVar("P", bound=Pack)


def pack_id(pack: Pack) -> str:
    """By what a pack is known: its content, whatever order and notes it came with."""
    return codec.digest(pack)


def read_pack(kind: type[P], document: Any) -> P:
    """A pack from plain JSON; raises :class:`FlawedPack` with all that does not fit its types.

    Each piece is read on its own, so that one slip of the pen does not hide the next one.
    """
    flaws = Flaws()
    if not isinstance(document, Mapping):
        _refuse("", "A pack is an object", "Un pack est un objet")
    game = kind.__struct_config__.tag
    if document.get("game") != game:
        flaws.add("/game", f"This must be `{game}`", f"Ceci doit être `{game}`")
    parts = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    content: dict[str, Any] = {}
    for key, value in document.items():
        if key in parts:
            content[parts[key].name] = _part(parts[key].type, value, f"/{_escaped(key)}", flaws)
        elif key != "game":
            known = ", ".join(sorted(parts))
            flaws.add(
                f"/{_escaped(str(key))}",
                f"A pack has no such part; it has: {known}",
                f"Un pack n’a pas de telle partie ; il a : {known}",
            )
    if "name" not in document:
        flaws.add("/name", "A pack has a name", "Un pack a un nom")
    flaws.settle()
    content["note"] = UNSET
    return kind(**content)


def _part(kind: Any, value: Any, pointer: str, flaws: Flaws) -> Any:
    """One part of a pack, or nothing if it does not fit."""
    pieces = _list_in(inspect.type_info(kind))
    if pieces is None or not isinstance(value, list):
        return _converted(kind, value, pointer, flaws)
    assert isinstance(pieces.item_type, inspect.StructType)
    most, least = pieces.max_length or len(value), pieces.min_length or 0
    if not least <= len(value) <= most:
        flaws.add(
            pointer,
            f"There are {least} to {most} of these, not {len(value)}",
            f"Il y en a de {least} à {most}, et non {len(value)}",
        )
    read = []
    for index, one in enumerate(value[:most]):
        piece = _piece(pieces.item_type.cls, one, f"{pointer}/{index}", flaws)
        if piece is not UNSET:
            if hasattr(piece, "note"):
                piece.note = UNSET
            read.append(piece)
    return read


def _piece(kind: Any, value: Any, pointer: str, flaws: Flaws) -> Any:
    """One piece, or nothing if it does not fit: then what is wrong is looked for field by field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        found = len(flaws)
    if isinstance(value, Mapping):
        for field in msgspec.structs.fields(kind):
            if field.encode_name in value:
                place = f"{pointer}/{field.encode_name}"
                _part(field.type, value[field.encode_name], place, flaws)
    if len(flaws) == found:  # a field that is missing, or one that there is not
        _converted(kind, value, pointer, flaws)
    return UNSET


def _list_in(kind: inspect.Type) -> inspect.ListType | None:
    """The list of pieces that a part is, if it is one."""
    choices = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    for choice in choices:
        if isinstance(choice, inspect.ListType) and isinstance(
            choice.item_type, inspect.StructType
        ):
            return choice
    return None


def _converted(kind: Any, value: Any, pointer: str, flaws: Flaws) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        complaint, _, path = str(error).partition(" - at `$")
        where = pointer + _pointer(path.removesuffix("`"))
        flaws.add(where, complaint, f"Ceci ne convient pas : {complaint}")
        return UNSET


def _pointer(path: str) -> str:
    """``.effect.zones[2]``, as msgspec tells a place, as a JSON Pointer."""
    return re.sub(r"\.|\[(\d+|\.\.\.)\]", lambda found: f"/{found[1] or ''}", path).rstrip("/")


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def _refuse(pointer: str, en: str, fr: str) -> NoReturn:
    raise FlawedPack([Flaw(pointer, Phrase(en, fr))])


# Merging.


_PLAIN = frozenset({str, int, bool})
"""What is as plain as it gets: to look is faster than to ask, some thousand times per pack."""


def given(piece: Document) -> dict[str, Any]:
    """What a piece says, by field; its French where it says it in English only."""
    content = {
        name: value if type(value) in _PLAIN else msgspec.to_builtins(value)
        for name in piece.__struct_fields__
        if name != "note" and (value := getattr(piece, name)) is not UNSET
    }
    for word in ("name", "text"):
        if word in content:
            content.setdefault(f"{word}_fr", content[word])
    return content


def laid_over(
    rows: list[dict[str, Any]], pieces: list[Any] | UnsetType, *, whole: bool
) -> list[dict[str, Any]]:
    """Rows of the house material with the pieces of a pack laid over those of the same ids.

    With ``whole`` the pieces are all there are, in their order; otherwise those that the pack does
    not name stay.
    """
    if pieces is UNSET:
        return rows
    house = {row["id"]: row for row in rows}
    over = {piece.id: _laid(house.get(piece.id, {}), given(piece)) for piece in pieces}
    if whole:
        return list(over.values())
    return [over.get(row["id"], row) for row in rows]


def _laid(row: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
    """A row with what a piece says; unchanged, source included, when that is nothing new."""
    if all(key in row and _same(row[key], value) for key, value in said.items()):
        return {**row, **said}
    return {**row, **said, "source": "pack"}


def _same(ours: Any, theirs: Any) -> bool:
    """Whether two faces say the same, apart from what only the house notes beside an effect."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return all(ours.get(_snake(key)) == value for key, value in theirs.items())
    return bool(ours == theirs)


@cache
def _snake(key: str) -> str:
    return re.sub("[A-Z]", lambda found: f"_{found[0].lower()}", key)


def check_ids(
    pieces: list[Any] | UnsetType,
    known: Iterable[str],
    part: str,
    flaws: Flaws,
) -> None:
    """Each id once, and none that this game does not have."""
    ids, seen = frozenset(known), set[str]()
    for index, piece in enumerate(pieces or ()):
        pointer = f"/{part}/{index}/id"
        if piece.id not in ids:
            flaws.add(
                pointer, f"This game has no {piece.id} here", f"Ce jeu n’a pas de {piece.id} ici"
            )
        elif piece.id in seen:
            flaws.add(pointer, f"{piece.id} is here twice", f"{piece.id} est là deux fois")
        seen.add(piece.id)

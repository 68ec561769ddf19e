"""The house material as a pack, ready to be edited."""

from typing import Any

import msgspec
from msgspec import inspect

from areopagus.kernel.game import Game
from areopagus.referee.docstrings import class_doc, field_docs


def template_of(game: Game[Any], *, notes: bool = False) -> dict[str, Any]:
    """What is printed on the house material, as a pack; with ``notes``, explained in words."""
    assert game.PackDocument is not None
    document = {"game": game.id, "name": f"{game.title}, my box", **game.material_document()}
    pack: dict[str, Any] = msgspec.to_builtins(msgspec.convert(document, game.PackDocument))
    return _annotated(game, pack) if notes else pack


def _annotated(game: Game[Any], pack: dict[str, Any]) -> dict[str, Any]:
    """Notes say what each part is; nobody but their reader reads them."""
    assert game.PackDocument is not None
    docs = field_docs(game.PackDocument)
    parts = {field.encode_name: field for field in msgspec.structs.fields(game.PackDocument)}
    about = [f"{key}: {docs[field.name]}" for key, field in parts.items() if field.name in docs]
    pack = {"game": pack["game"], "name": pack["name"], "note": "\n".join(about)[:1000], **pack}
    for key, pieces in pack.items():
        if isinstance(pieces, list) and pieces:
            pieces[0] = {"note": _note(parts[key].type), **pieces[0]}
    return pack


def _note(kind: Any) -> str:
    info = inspect.type_info(kind)
    choices = info.types if isinstance(info, inspect.UnionType) else (info,)
    for choice in choices:
        if isinstance(choice, inspect.ListType) and isinstance(
            choice.item_type, inspect.StructType
        ):
            piece = choice.item_type.cls
            told = field_docs(piece)
            words = [class_doc(piece)]
            words += [
                f"{field.encode_name}: {told[field.name]}"
                for field in msgspec.structs.fields(piece)
                if field.name in told and field.name != "note"
            ]
            return " ".join(" ".join(words).split())[:1000]
    return ""

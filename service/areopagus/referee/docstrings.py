"""What Structs say about their fields: the string under a field, as Sphinx and editors read it.

Python keeps no such strings, so they are read from the source, once per module.
"""

import ast
import inspect
import sys
from functools import cache
from pathlib import Path
from types import ModuleType


@cache
def field_docs(kind: type) -> dict[str, str]:
    """The description of each field of a class that has one, by its Python name."""
    docs: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        module = sys.modules.get(base.__module__)
        if module is not None:
            docs |= _module_docs(module).get(base.__qualname__, {})
    return docs


def class_doc(kind: type) -> str:
    """The description of a class itself."""
    return inspect.cleandoc(kind.__doc__ or "")


@cache
def _module_docs(module: ModuleType) -> dict[str, dict[str, str]]:
    try:
        # Not by inspect.getsource, which would keep all lines of all modules.
        source = Path(inspect.getsourcefile(module) or "").read_text(encoding="utf-8")
    except (OSError, TypeError):  # built in, or shipped without its source
        return {}
    tree = ast.parse(source)
    return {node.name: _class_docs(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _class_docs(node: ast.ClassDef) -> dict[str, str]:
    docs = {}
    for field, below in zip(node.body, node.body[1:], strict=False):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                docs[name] = " ".join(inspect.cleandoc(text).split())
    return docs

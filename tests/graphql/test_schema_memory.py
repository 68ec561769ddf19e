"""Nothing is kept of the making of the schema: objects are counted, in a process of their own."""

import json
import subprocess
import sys

_COUNT = """
import gc, json
from collections import Counter
from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue

def alive():
    gc.collect()
    kinds = Counter(f"{type(one).__module__}.{type(one).__name__}" for one in gc.get_objects())
    return {name: kinds[name] for name in (
        "strawberry.types.field.StrawberryField",
        "strawberry.types.base.StrawberryObjectDefinition",
        "strawberry.annotation.StrawberryAnnotation",
        "msgspec.inspect.StructType",
        "msgspec.inspect.Field",
        "graphql.type.definition.GraphQLField",
    )}

catalogue = Catalogue()
first = next(iter(catalogue)).game
build_schema(Catalogue([first]))  # loads what Strawberry has of its own
before = alive()
schema = build_schema(catalogue)
after = alive()
print(json.dumps({name: after[name] - before[name] for name in before}))
"""


def test_the_schema_keeps_nothing_that_it_was_made_of() -> None:
    run = subprocess.run([sys.executable, "-c", _COUNT], capture_output=True, text=True, check=True)
    kept = json.loads(run.stdout)
    assert kept.pop("graphql.type.definition.GraphQLField") > 2_000
    assert set(kept.values()) == {0}, kept

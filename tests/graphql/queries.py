"""Random queries: selections with aliases, fragments, conditions and type names."""

from typing import Any

from graphql import GraphQLSchema, get_named_type, is_abstract_type, is_composite_type
from hypothesis import strategies as st

CONDITIONS = ("", "", "", " @include(if: $yes)", " @skip(if: $yes)", " @include(if: $no)")
DEPTH = 5


class Selections:
    """Draws what to select from types of a schema."""

    def __init__(self, schema: GraphQLSchema, draw: Any) -> None:
        self.schema = schema
        self.draw = draw
        self.fragments: list[str] = []
        self.aliases = 0

    def of(self, kind: Any, depth: int = DEPTH) -> str:
        """A selection set for a type."""
        parts = ["__typename"] if self.flip() else []
        fields = list(getattr(kind, "fields", {}).items())
        if fields:
            count = self.draw(st.integers(1, min(4, len(fields))))
            for index in range(count):
                name, field = self.draw(st.sampled_from(fields))
                parts.append(self.field(name, field.type, depth, index))
        if is_abstract_type(kind):
            members = list(self.schema.get_possible_types(kind))
            parts += [
                self.spread(self.draw(st.sampled_from(members)), depth)
                for _ in range(self.draw(st.integers(1, 3)))
            ]
        return "{ " + " ".join(parts or ["__typename"]) + " }"

    def field(self, name: str, kind: Any, depth: int, index: int) -> str:
        below = get_named_type(kind)
        selected = ""
        if is_composite_type(below):
            selected = " " + (self.of(below, depth - 1) if depth > 0 else "{ __typename }")
        self.aliases += 1
        # Always an alias of its own: two selections of one name would often not go together.
        return f"a{self.aliases}_{index}: {name}{self.condition()}{selected}"

    def spread(self, member: Any, depth: int) -> str:
        selected = self.of(member, depth - 1) if depth > 0 else "{ __typename }"
        if self.flip():
            return f"... on {member.name}{self.condition()} {selected}"
        name = f"F{len(self.fragments)}"
        self.fragments.append(f"fragment {name} on {member.name} {selected}")
        return f"...{name}{self.condition()} ...{name}"

    def condition(self) -> str:
        return str(self.draw(st.sampled_from(CONDITIONS)))

    def flip(self) -> bool:
        return bool(self.draw(st.booleans()))

"""The schema: Strawberry builds it from what the Structs say; graphql-core carries it out."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import strawberry
from graphql import (
    GraphQLInputObjectType,
    GraphQLInterfaceType,
    GraphQLObjectType,
    GraphQLSchema,
    lexicographic_sort_schema,
    print_schema,
)
from msgspec import UNSET
from strawberry.schema.config import StrawberryConfig
from strawberry.types.arguments import StrawberryArgument

from areopagus.api.graphql.field_model import Shape, listed
from areopagus.api.graphql.inputs import InputField, argument
from areopagus.api.graphql.namespaces import Namespace, namespaces
from areopagus.api.graphql.outputs import Outputs, TypeRegistry
from areopagus.api.graphql.resolvers import GameResolver, Info
from areopagus.api.graphql.scalars import SCALARS
from areopagus.api.graphql.session_fields import following
from areopagus.api.graphql.session_resolvers import tell
from areopagus.api.graphql.strawberry_internals import core_schema, definition_of
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.description import GameDescription, describe
from areopagus.referee.naming import Names
from areopagus.referee.referee import Referee

Resolve = Callable[..., Any]
_ID = Shape("ID", strawberry.ID)
_TEXT = Shape("String", str)
_NUMBER = Shape("Int", int)


def build_schema(catalogue: Catalogue) -> GraphQLSchema:
    """The schema of these games."""
    made = TypeRegistry()
    spaces = namespaces(catalogue, made)
    built = strawberry.Schema(
        query=_Query(catalogue, spaces, made).type(),
        mutation=_mutation(spaces, made),
        subscription=_subscription(spaces, made),
        types=[one for space in spaces for one in space.members],
        config=StrawberryConfig(auto_camel_case=False, scalar_map=SCALARS | made.ids.scalars),
    )
    schema = core_schema(built)
    _finish(schema)
    return schema


def schema_text(schema: GraphQLSchema) -> str:
    """The schema in its own language, in an order that does not depend on how it was built."""
    return print_schema(lexicographic_sort_schema(schema)) + "\n"


class _Root:
    """A root type: query, mutation or subscription."""

    def __init__(self, made: TypeRegistry) -> None:
        words = made.enums.of("Language", LANGUAGES, "A language of rules, prompts and labels.")
        self.lang = _argument(
            "lang",
            Shape("Language", words, nullable=True),
            "In which language; else as `Accept-Language` prefers.",
        )
        self.space: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}

    def named(self, name: str, doc: str) -> Any:
        """The finished type."""
        return strawberry.type(type(name, (), self.space), name=name, description=doc)

    def add(
        self,
        name: str,
        kind: Any,
        doc: str,
        resolve: Resolve,
        *arguments: StrawberryArgument,
        subscribe: Resolve | None = None,
    ) -> None:
        """Add a field with its own resolver."""
        metadata = {"resolve": resolve, "subscribe": subscribe}
        field = strawberry.field(name=name, description=doc, metadata=metadata)
        field.arguments = list(arguments)
        self.space[f"{name}_"] = field
        self.space["__annotations__"][f"{name}_"] = kind

    def add_namespace(self, space: Namespace, kind: Any) -> None:
        """The field of a game."""
        resolvers = {
            language: GameResolver(space.plain, space.sealed, language) for language in LANGUAGES
        }

        def resolve(_: Any, info: Info, lang: Any = None) -> GameResolver:
            return resolvers[_language(info, lang)]

        game = space.plain.game
        doc = f"{game.title} ({game.year})."
        self.add(space.field, kind, doc, resolve, self.lang)


class _Query(_Root):
    """The type that every query begins at."""

    def __init__(self, catalogue: Catalogue, spaces: list[Namespace], made: TypeRegistry) -> None:
        super().__init__(made)
        self.catalogue = catalogue
        self.spaces = spaces
        outputs = Outputs(Names(), made)
        self.description = outputs.of(GameDescription)
        self.rule = outputs.of(RuleText)

    def type(self) -> Any:
        for space in self.spaces:
            self.add_namespace(space, space.type)
        self._add_games()
        self._add_rules()
        doc = "All that can be asked. Nothing here changes anything or is remembered."
        return self.named("Query", doc)

    def _add_games(self) -> None:
        described = {referee.game.id: describe(referee) for referee in self.catalogue}
        self.add(
            "games",
            listed(self.description).python(),
            "The games of this service.",
            lambda _, __: list(described.values()),
        )
        self.add(
            "game",
            self.description.or_null().python(),
            "One game; null when none has this id.",
            lambda _, __, id: described.get(id),
            _argument("id", _ID, "The id of a game: `red-planet`."),
        )

    def _add_rules(self) -> None:
        referees = {referee.game.id: referee for referee in self.catalogue}

        def rules(
            _: Any,
            info: Info,
            game: str,
            lang: Any = None,
            about: str | None = None,
            module: int | None = None,
        ) -> Any:
            if game not in referees:
                return None
            return referees[game].rules(_language(info, lang), about, module)

        def rule(
            _: Any, info: Info, id: str, game: str | None = None, lang: Any = None
        ) -> RuleText | None:
            return _rule(referees, id, game, _language(info, lang))

        self.add(
            "rules",
            listed(self.rule).or_null().python(),
            "The rulebook of a game; null when no game has this id.",
            rules,
            _argument("game", _ID, "The id of a game: `red-planet`."),
            _argument("about", _TEXT.or_null(), "Only rules about this: `saboteur`, `slug`."),
            _argument("module", _NUMBER.or_null(), "Only rules that hold in this module."),
            self.lang,
        )
        self.add(
            "rule",
            self.rule.or_null().python(),
            "One rule; null when there is none of this id.",
            rule,
            _argument("id", _ID, "The id of a rule, as verdicts name it: `RP-CHAR-SABOTEUR-2`."),
            _argument("game", _ID.or_null(), "The id of its game, where several share a rule."),
            self.lang,
        )


def _mutation(spaces: list[Namespace], made: TypeRegistry) -> Any:
    """A namespace per game, as in the query."""
    root = _Root(made)
    for space in spaces:
        root.add_namespace(space, space.mutation)
    return root.named("Mutation", "All that changes something: sessions, packs. Only by POST.")


def _subscription(spaces: list[Namespace], made: TypeRegistry) -> Any:
    """One field for all games: an answer tells by its type which game it is of."""
    root = _Root(made)
    session = following([space.sessions for space in spaces])
    root.add(
        "session",
        session.answer,
        "Follow a session of any game: each change as it happens, as far as the bearer may see it. "
        "Whoever comes back with the last version seen misses nothing.",
        tell,
        *session.arguments,
        subscribe=session.subscribe,
    )
    doc = "All that can be followed, by graphql-transport-ws."
    return root.named("Subscription", doc)


def _rule(
    referees: dict[str, Referee[Any]], id: str, game: str | None, language: Language
) -> RuleText | None:
    for referee in referees.values():
        if id in referee.game.rulebook and game in (None, referee.game.id):
            return referee.rule(id, language)
    return None


def _language(info: Info, lang: Any) -> Language:
    language: Language = info.context.language if lang is None else lang.value
    return language


def _argument(name: str, shape: Shape, doc: str) -> StrawberryArgument:
    default = strawberry.UNSET
    return argument(InputField(name, name, shape, doc, default, lambda value: value, None))  # type: ignore[arg-type]


def _finish(schema: GraphQLSchema) -> None:
    """Attach to graphql-core's types what Strawberry leaves to its own executor.

    Arguments reach our resolvers as graphql-core coerces them: they are documents on their way to
    msgspec, and Strawberry would make objects of them first.
    """
    for kind in schema.type_map.values():
        definition = definition_of(kind)
        if isinstance(kind, GraphQLInputObjectType):
            kind.is_one_of = bool(definition and definition.is_one_of)
        elif isinstance(kind, GraphQLObjectType | GraphQLInterfaceType):
            if definition:
                kind.extensions["struct"] = getattr(definition.origin, "struct", None)
            for field in kind.fields.values():
                _set_resolver(field)


def _set_resolver(field: Any) -> None:
    definition = definition_of(field)
    metadata = definition.metadata if definition else {}
    if "resolve" in metadata:
        field.resolve = metadata["resolve"]
        field.subscribe = metadata.get("subscribe")
        field.extensions["ours"] = not metadata.get("waits")  # so that a plan may call it
    elif "path" in metadata:
        field.extensions["path"] = metadata["path"]
        field.extensions["may_be_unset"] = metadata["may_be_unset"]
        field.resolve = _reader(metadata["path"])


def _reader(path: str) -> Resolve:
    if not path:
        return lambda source, _: source
    read = attrgetter(path)

    def resolve(source: Any, _: Info) -> Any:
        value = read(source)
        return None if value is UNSET else value

    return resolve

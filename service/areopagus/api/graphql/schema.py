"""The schema: Strawberry builds it from what the Structs say; graphql-core carries it out."""

import gc
from collections.abc import Callable
from typing import Any

import strawberry
from graphql import (
    GraphQLSchema,
    lexicographic_sort_schema,
    print_schema,
)
from strawberry.schema.config import StrawberryConfig
from strawberry.types.arguments import StrawberryArgument

from areopagus.api.graphql.core_schema import CoreSchema
from areopagus.api.graphql.field_model import Shape, listed
from areopagus.api.graphql.inputs import InputField, argument
from areopagus.api.graphql.namespaces import Namespace, namespace
from areopagus.api.graphql.outputs import Outputs, TypeRegistry
from areopagus.api.graphql.resolvers import GameResolver, Info
from areopagus.api.graphql.scalars import SCALARS
from areopagus.api.graphql.session_fields import following
from areopagus.api.graphql.session_resolvers import tell
from areopagus.api.graphql.strawberry_internals import core_schema, forget_annotations
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.description import GameDescription, describe
from areopagus.referee.naming import Names
from areopagus.referee.referee import Referee
from areopagus.referee.sealed_referee import SealedReferee

Resolve = Callable[..., Any]
_ID = Shape("ID", strawberry.ID)
_TEXT = Shape("String", str)
_NUMBER = Shape("Int", int)
_ABOUT = {
    "Query": "All that can be asked. Nothing here changes anything or is remembered.",
    "Mutation": "All that changes something: sessions, packs. Only by POST.",
    "Subscription": "All that can be followed, by graphql-transport-ws.",
}


def build_schema(catalogue: Catalogue) -> GraphQLSchema:
    """The schema of these games.

    Strawberry takes several times the memory of the finished types, so it builds one game at a
    time, and the next one takes the place of what the last one left behind.
    """
    schema = CoreSchema()
    for referee in catalogue:
        _add_game(schema, referee, catalogue.sealed(referee.game.id))
        _let_go()
    _add_catalogue(schema, catalogue)
    _let_go()
    return schema.finished()


def _add_game(schema: CoreSchema, referee: Referee[Any], sealed: SealedReferee[Any]) -> None:
    """Add the namespaces of a game, and its part in the subscription of all games."""
    made = TypeRegistry()
    space = namespace(referee, sealed, made)
    roots = {
        "query": _with_namespace("Query", space, space.type, made),
        "mutation": _with_namespace("Mutation", space, space.mutation, made),
        "subscription": _subscription(space, made),
    }
    made.forget_infos()
    types = list(space.members.values())
    built = strawberry.Schema(**roots, types=types, config=_config(made))
    schema.add(core_schema(built), space.members)


def _add_catalogue(schema: CoreSchema, catalogue: Catalogue) -> None:
    """Add what is asked about all games: which there are, and their rules."""
    made = TypeRegistry()
    built = strawberry.Schema(query=_Query(catalogue, made).type(), config=_config(made))
    schema.add(core_schema(built), ())


def _config(made: TypeRegistry) -> StrawberryConfig:
    return StrawberryConfig(auto_camel_case=False, scalar_map=SCALARS | made.ids.scalars)


def _let_go() -> None:
    """Collect what Strawberry has built, so that the next game is built in its place."""
    forget_annotations()
    gc.collect()


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

    def named(self, name: str) -> Any:
        """The finished type."""
        return strawberry.type(type(name, (), self.space), name=name, description=_ABOUT[name])

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
    """The part of the query that is about all games."""

    def __init__(self, catalogue: Catalogue, made: TypeRegistry) -> None:
        super().__init__(made)
        self.catalogue = catalogue
        outputs = Outputs(Names(), made)
        self.description = outputs.of(GameDescription)
        self.rule = outputs.of(RuleText)

    def type(self) -> Any:
        self._add_games()
        self._add_rules()
        return self.named("Query")

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


def _with_namespace(name: str, space: Namespace, kind: Any, made: TypeRegistry) -> Any:
    """A root type with the field of one game."""
    root = _Root(made)
    root.add_namespace(space, kind)
    return root.named(name)


def _subscription(space: Namespace, made: TypeRegistry) -> Any:
    """One field for all games: an answer tells by its type which game it is of."""
    root = _Root(made)
    session = following(space.sessions)
    root.add(
        "session",
        session.answer,
        "Follow a session of any game: each change as it happens, as far as the bearer may see it. "
        "Whoever comes back with the last version seen misses nothing.",
        tell,
        *session.arguments,
        subscribe=session.subscribe,
    )
    return root.named("Subscription")


def _rule(
    referees: dict[str, Referee[Any]], id: str, game: str | None, language: Language
) -> RuleText | None:
    for referee in referees.values():
        if id in referee.game.rulebook and game in (None, referee.game.id):
            return referee.rule(id, language)
    return None


def _language(info: Info, lang: Any) -> Language:
    language: Language = info.context.language if lang is None else lang
    return language


def _argument(name: str, shape: Shape, doc: str) -> StrawberryArgument:
    default = strawberry.UNSET
    return argument(InputField(name, name, shape, doc, default, lambda value: value, None))  # type: ignore[arg-type]

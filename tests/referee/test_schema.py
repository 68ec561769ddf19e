"""Schemas and names: the gaps that msgspec leaves are filled."""

from enum import Enum
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.document import Document
from areopagus.referee.docstrings import field_docs
from areopagus.referee.naming import Names, pascal
from areopagus.referee.schema import Schemas, document_schema
from tests.tictactoe.game import TIC_TAC_TOE


class _Game(type(TIC_TAC_TOE)):  # type: ignore[misc]
    """A game of this package, so that the shapes below are its own."""


_GAME = _Game()
Colour = Annotated[Literal["red", "blue"], Meta(title="Colour")]


class Size(Enum):
    """How large."""

    SMALL = "small"


class Cat(Document, tag="cat", tag_field="type"):
    lives: int = 9


class Dog(Document, tag="dog", tag_field="type"):
    friend: "Dog | None" = None
    """Whom it knows,
    if anybody."""


class Zoo(Document):
    """Animals."""

    by_colour: dict[Colour, Annotated[int, Meta(ge=0, le=9)]]
    by_name: dict[str, Size]
    animal: Cat | Dog | None
    pair: tuple[int, str]
    many: tuple[Cat, ...]
    rest: Any = None
    """Anything else."""


def schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    made = Schemas(Names(_GAME))
    made.of(Zoo)
    return made.components["TicTacToeZoo"], made.components


def test_keys_that_are_words_are_named() -> None:
    zoo, components = schemas()
    keys = zoo["properties"]["byColour"]
    assert keys["propertyNames"] == {"$ref": "#/components/schemas/TicTacToeColour"}
    assert keys["additionalProperties"] == {"type": "integer", "minimum": 0, "maximum": 9}
    assert components["TicTacToeColour"]["enum"] == ["blue", "red"]
    assert "propertyNames" not in zoo["properties"]["byName"]


def test_choices_are_hoisted_and_told_apart_by_their_tag() -> None:
    zoo, components = schemas()
    name = "TicTacToeZooAnimal"
    assert zoo["properties"]["animal"] == {
        "anyOf": [{"$ref": f"#/components/schemas/{name}"}, {"type": "null"}]
    }
    assert components[name]["discriminator"] == {
        "propertyName": "type",
        "mapping": {
            "cat": "#/components/schemas/TicTacToeCat",
            "dog": "#/components/schemas/TicTacToeDog",
        },
    }
    assert components["TicTacToeCat"]["properties"]["type"] == {"type": "string", "const": "cat"}


def test_strings_under_fields_are_descriptions() -> None:
    zoo, components = schemas()
    assert zoo["description"] == "Animals."
    assert zoo["properties"]["rest"] == {"description": "Anything else."}
    friend = components["TicTacToeDog"]["properties"]["friend"]
    assert friend["description"] == "Whom it knows, if anybody."
    assert field_docs(Dog) == {"friend": "Whom it knows, if anybody."}
    assert field_docs(int) == {}


def test_the_rest_of_json_schema() -> None:
    zoo, components = schemas()
    assert zoo["properties"]["pair"]["prefixItems"] == [{"type": "integer"}, {"type": "string"}]
    assert zoo["properties"]["many"]["items"] == {"$ref": "#/components/schemas/TicTacToeCat"}
    assert components["TicTacToeSize"]["enum"] == ["small"]
    assert zoo["required"] == ["byColour", "byName", "animal", "pair", "many", "rest"]
    with pytest.raises(TypeError):
        Schemas(Names()).of(set[int])


class Order(Document, kw_only=True):
    """What may be ordered."""

    variants: ClassVar = ("one", "many")

    to: str
    one: Cat | UnsetType = UNSET
    many: list[Cat] | UnsetType = UNSET
    size: int = 1


class OrderRequest(Document):
    order: Order


def test_in_a_request_a_field_with_a_default_may_be_left_out_or_null() -> None:
    made = Schemas(Names(_GAME))
    assert made.of_request(Cat) == {"$ref": "#/components/schemas/TicTacToeCatInput"}
    cat = made.components["TicTacToeCatInput"]
    assert cat["required"] == ["type"]
    number = {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    assert cat["properties"]["lives"] == number | {"description": "Left out, it is `9`."}
    alone = document_schema(Cat, Names(_GAME), "/cat", asked=True)["$defs"]["TicTacToeCatInput"]
    assert alone["properties"]["lives"] == number | {"default": 9}
    made.of(Cat)
    cat = made.components["TicTacToeCat"]
    assert cat["required"] == ["type", "lives"]
    assert cat["properties"]["lives"] == {"type": "integer"}


def test_moves_and_states_are_handed_back_as_they_came() -> None:
    made = Schemas(Names(_GAME))
    for kind in (TIC_TAC_TOE.State, *TIC_TAC_TOE.moves):
        assert made.of_request(kind) == made.of(kind)


def test_what_takes_one_of_several_fields_is_a_choice_of_named_schemas() -> None:
    made = Schemas(Names(_GAME))
    made.of_request(OrderRequest)
    one, many = (made.components[f"TicTacToeOrderInput{name}Request"] for name in ("One", "Many"))
    assert made.components["TicTacToeOrderInput"]["oneOf"] == [
        {"$ref": "#/components/schemas/TicTacToeOrderInputOneRequest"},
        {"$ref": "#/components/schemas/TicTacToeOrderInputManyRequest"},
    ]
    assert (one["required"], many["required"]) == (["to", "one"], ["to", "many"])
    assert set(one["properties"]) == {"to", "one", "size"}


def test_a_schema_alone_holds_what_it_refers_to() -> None:
    schema = document_schema(TIC_TAC_TOE.State, Names(_GAME), "/state")
    assert schema["$ref"] == "#/$defs/TicTacToeState"
    assert set(schema["$defs"]) == {"Dice", "TicTacToeState"}
    assert msgspec.json.encode(schema)


def test_names() -> None:
    assert pascal("red-planet") == "RedPlanet"
    names = Names(_GAME)
    assert names.of(TIC_TAC_TOE.moves[0]) == "TicTacToeMarkMove"
    assert names.of(TIC_TAC_TOE.events[0]) == "TicTacToeMarkedEvent"
    assert names.of(Document) == "Document"
    assert Names().of(Zoo) == "Zoo"

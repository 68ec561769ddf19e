"""docs/graphql.md says what happens: its query fits the schema, and costs what it says."""

import re
from pathlib import Path

from graphql import OperationDefinitionNode, parse, validate

from areopagus.api.graphql import faults, messages
from areopagus.api.graphql.introspection import Introspection
from areopagus.api.graphql.limits import QueryMeter
from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import PREFIX, Settings

PAGE = (Path(__file__).parents[2] / "docs/graphql.md").read_text(encoding="utf-8")


def test_its_query_fits_the_schema_and_costs_what_it_says() -> None:
    (query,) = re.findall(r"```graphql\n(.*?)```", PAGE, re.DOTALL)
    document = parse(query)
    schema = build_schema(Catalogue())
    assert validate(schema, document) == []
    (operation,) = document.definitions
    assert isinstance(operation, OperationDefinitionNode)
    cost = QueryMeter(document, Introspection(schema)).measure_place(operation.selection_set).cost
    assert f"The query above costs {cost}." in PAGE


def test_its_settings_and_codes_are_there() -> None:
    settings = re.findall(rf"`{PREFIX}(\w+)`", PAGE)
    assert settings
    assert all(name.lower() in Settings.__struct_fields__ for name in settings)
    codes = re.findall(r"\| `([A-Z_]+)` \|", PAGE)
    assert codes
    assert all(code in vars(faults).values() for code in codes)


def test_it_lists_every_close_code_of_the_protocol() -> None:
    codes = {value for value in vars(messages).values() if isinstance(value, int)}
    rows = re.findall(r"^\| ([\d, ]+) \|", PAGE, re.MULTILINE)
    assert codes <= {int(code) for row in rows for code in row.split(",")}

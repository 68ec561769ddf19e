"""The worst cases of the benchmark are what they claim to be, whatever becomes of the schema."""

import msgspec
import pytest
from graphql import GraphQLSchema, parse, validate

from bench.cases import Case
from bench.worst_graphql import cases


@pytest.mark.parametrize(
    "case",
    [case for case in cases(0) if not case.expects.startswith(b'"code"')],
    ids=lambda case: case.name,
)
def test_a_case_asks_what_the_schema_has(case: Case, schema: GraphQLSchema) -> None:
    assert validate(schema, parse(msgspec.json.decode(case.body(0))["query"])) == []

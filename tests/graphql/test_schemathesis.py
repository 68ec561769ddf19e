"""Schemathesis asks whatever the schema allows, and nothing may go wrong."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings

from areopagus.api.app import create_app
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings
from tests.fuzz.graphql_hooks import GENEROUS

app = create_app(Settings(**GENEROUS), Catalogue())  # type: ignore[arg-type]
contract = schemathesis.graphql.from_asgi("/graphql", app, timeout=120)


@contract.parametrize()
@settings(suppress_health_check=list(HealthCheck), max_examples=40)
def test_whatever_the_schema_allows_is_answered(case: "schemathesis.Case[Any]") -> None:
    case.call_and_validate()

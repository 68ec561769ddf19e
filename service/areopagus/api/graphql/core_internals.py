"""What we use of graphql-core beyond what its package exports: the one place that imports it.

graphql-core documents none of it, so any release may change it. That is why pyproject.toml pins the
version, and why ``tests/graphql/test_library_internals.py`` says which of these names broke.
"""

from graphql.execution import Executor, create_source_event_stream, execute_subscription_event
from graphql.execution.collect_fields import (
    FieldDetails,
    FragmentDetails,
    GroupedFieldSet,
    collect_fields,
    collect_subfields,
)
from graphql.execution.get_variable_signature import get_variable_signature
from graphql.execution.values import VariableValues
from graphql.utilities.coerce_input_value import coerce_default_value

__all__ = [
    "Executor",
    "FieldDetails",
    "FragmentDetails",
    "GroupedFieldSet",
    "VariableValues",
    "coerce_default_value",
    "collect_fields",
    "collect_subfields",
    "create_source_event_stream",
    "execute_subscription_event",
    "get_variable_signature",
]

"""Names of libraries that are nobody's promise: when a version changes one, this says which.

Everything else that fails with it fails because of it: mend the module named here first.
"""

import gc
import inspect
import weakref
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import pytest
import strawberry
from graphql import GraphQLSchema, parse
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.metrics import MetricWrapperBase

import areopagus
from areopagus.api.graphql import core_internals as core
from areopagus.api.graphql import strawberry_internals

SERVICE = Path(areopagus.__file__).parent

CALLED: list[tuple[Callable[..., Any], list[str]]] = [
    (
        core.Executor.complete_value,
        ["return_type", "field_details_list", "info", "path", "result", "position_context"],
    ),
    (
        core.Executor.build,
        ["schema", "document", "context_value", "raw_variable_values", "operation_name"],
    ),
    (core.Executor.build_per_event_executor, ["payload"]),
    (
        core.collect_fields,
        ["schema", "fragments", "variable_values", "runtime_type", "operation"],
    ),
    (
        core.collect_subfields,
        [
            "schema",
            "fragments",
            "variable_values",
            "operation",
            "return_type",
            "field_details_list",
        ],
    ),
    (core.create_source_event_stream, ["executor"]),
    (core.execute_subscription_event, ["executor"]),
    (core.get_variable_signature, ["schema", "var_def_node"]),
]


@pytest.mark.parametrize(("function", "ours"), CALLED, ids=lambda one: getattr(one, "__name__", ""))
def test_graphql_core_takes_what_we_give_it(function: Any, ours: list[str]) -> None:
    taken = [name for name in inspect.signature(function).parameters if name != "self"]
    assert [name for name in taken if name in ours] == ours, (
        f"graphql-core {version('graphql-core')}: {function.__qualname__} takes {taken}; "
        "mend api/graphql/core_internals.py and what uses it"
    )


def test_graphql_core_executors_hold_what_we_read_from_them() -> None:
    schema = strawberry_internals.core_schema(_tiny())
    executor = core.Executor.build(schema, parse("{ one }"))
    for name in ("schema", "fragments", "operation", "variable_values", "context_value"):
        assert hasattr(executor, name), (
            f"graphql-core {version('graphql-core')}: Executor has no {name}; "
            "mend api/graphql/executor.py"
        )


def test_strawberry_holds_a_schema_of_graphql_core() -> None:
    schema = strawberry_internals.core_schema(_tiny())
    assert isinstance(schema, GraphQLSchema), (
        f"strawberry {version('strawberry-graphql')}: Schema._schema is {type(schema)}; "
        "mend api/graphql/strawberry_internals.py"
    )


def test_strawberry_remembers_what_it_made_a_type_and_a_field_from() -> None:
    kind: Any = strawberry_internals.core_schema(_tiny()).type_map["Tiny"]
    definition = strawberry_internals.definition_of(kind)
    field = strawberry_internals.definition_of(kind.fields["one"])
    message = (
        f"strawberry {version('strawberry-graphql')}: mend api/graphql/strawberry_internals.py"
    )
    assert definition is not None, message
    assert definition.origin.struct == "struct", message
    assert field is not None, message
    assert field.metadata == {"path": "1"}, message
    assert strawberry_internals.definition_of(_graphql_string()) is None, message


def test_typing_can_be_told_to_forget_annotations() -> None:
    kind: Any = type("One", (), {})
    gone = weakref.ref(kind)
    assert kind | Annotated[str, "of a kind"]
    del kind
    strawberry_internals.forget_annotations()
    gc.collect()
    assert gone() is None, "typing: mend api/graphql/strawberry_internals.py"


@pytest.mark.parametrize("name", ["_metric_init", "_child_samples", "_labelnames"])
def test_prometheus_metrics_have_what_ours_override(name: str) -> None:
    metric = Counter("things", "Things.", registry=None)
    assert hasattr(metric, name), _prometheus(f"MetricWrapperBase has no {name}")
    assert isinstance(metric, MetricWrapperBase)


def test_prometheus_histograms_have_the_parts_that_ours_add_to() -> None:
    histogram: Any = Histogram("seconds", "Time.", registry=None, buckets=(1.0, 2.0))
    assert histogram._upper_bounds == [1.0, 2.0, float("inf")], _prometheus("_upper_bounds")
    assert len(histogram._buckets) == len(histogram._upper_bounds), _prometheus("_buckets")
    histogram._sum.inc(3)
    histogram._buckets[0].inc(1)
    samples = {sample.name: sample.value for sample in histogram._child_samples()}
    assert samples["_sum"] == 3, _prometheus("_sum")
    assert samples["_count"] == 1, _prometheus("_buckets")


def test_prometheus_gauges_tell_what_they_were_set_to() -> None:
    gauge: Any = Gauge("waiting", "Requests.", registry=None)
    gauge.set(2)
    assert [sample.value for sample in gauge._child_samples()] == [2], _prometheus("_child_samples")


@pytest.mark.parametrize(
    ("internal", "allowed"),
    [
        ("graphql.execution", {"api/graphql/core_internals.py"}),
        ("graphql.utilities.coerce_input_value", {"api/graphql/core_internals.py"}),
        ("strawberry.execution", {"api/graphql/strawberry_internals.py"}),
        ("strawberry-definition", {"api/graphql/strawberry_internals.py"}),
        ("prometheus_client.metrics", {"telemetry/buffered_metrics.py"}),
    ],
)
def test_only_one_module_knows_them(internal: str, allowed: set[str]) -> None:
    users = {
        str(path.relative_to(SERVICE))
        for path in SERVICE.rglob("*.py")
        if internal in path.read_text()
    }
    assert users == allowed


def _tiny() -> strawberry.Schema:
    field = strawberry.field(name="one", metadata={"path": "1"})
    space = {"__annotations__": {"one_": str}, "one_": field, "struct": "struct"}
    tiny = strawberry.type(type("Tiny", (), space), name="Tiny")
    return strawberry.Schema(query=tiny)


def _graphql_string() -> Any:
    return strawberry_internals.core_schema(_tiny()).type_map["String"]


def _prometheus(what: str) -> str:
    return (
        f"prometheus-client {version('prometheus-client')}: {what}; "
        "mend telemetry/buffered_metrics.py"
    )

"""Every probe, metric, setting and path named in manifests, dashboards and docs exists."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from areopagus.api.app import create_app
from areopagus.api.refusals import KINDS
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import PREFIX, Settings
from areopagus.telemetry import metrics

PROJECT = Path(__file__).parents[2]
ALERTS = PROJECT / "deploy" / "prometheus" / "alerts.yaml"
DASHBOARD = PROJECT / "deploy" / "grafana" / "areopagus.json"
OPERATIONS = PROJECT / "docs" / "operations.md"
NAMING = [
    *sorted((PROJECT / "k8s").rglob("*.yaml")),
    *sorted((PROJECT / "k8s").rglob("*.env")),
    *sorted(path for path in (PROJECT / "deploy").rglob("*") if path.is_file()),
    OPERATIONS,
]
SHELL_ONLY = {"AREOPAGUS_PUBLISH"}
"""What compose.yaml takes from the shell, for itself."""


def series() -> dict[str, Any]:
    """Every time series by the name that a query has for it, with its metric."""
    suffixes = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
    return {
        family.name + suffix: metric
        for metric in metrics.all_metrics()
        for family in metric.describe()
        for suffix in suffixes.get(family.type, [""])
    }


def queries() -> list[str]:
    rules = yaml.safe_load(ALERTS.read_text())["groups"][0]["rules"]
    panels = json.loads(DASHBOARD.read_text())["panels"]
    return [rule["expr"] for rule in rules] + [
        target["expr"] for panel in panels for target in panel["targets"]
    ]


@pytest.mark.parametrize("file", NAMING, ids=lambda path: str(path.relative_to(PROJECT)))
def test_every_setting_that_is_named_exists(file: Path) -> None:
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__}
    named = set(re.findall(r"\bAREOPAGUS_[A-Z_]+\b", file.read_text()))
    assert named <= known | SHELL_ONLY


@pytest.mark.parametrize("file", NAMING, ids=lambda path: str(path.relative_to(PROJECT)))
def test_every_metric_that_is_named_exists(file: Path) -> None:
    named = set(re.findall(r"\bareopagus_[a-z_]+\b", file.read_text()))
    assert named <= series().keys()


def test_values_in_settings_env_are_taken() -> None:
    lines = (PROJECT / "k8s" / "base" / "settings.env").read_text().splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert Settings.from_environment(given).host == "0.0.0.0"


def test_queries_select_by_labels_that_the_metrics_have() -> None:
    for query in queries():
        for name, matchers in re.findall(r"\b(areopagus_[a-z_]+)(?:\{([^}]*)\})?", query):
            labels = {*series()[name]._labelnames, "job", "instance", "le"}
            assert set(re.findall(r"(\w+)=", matchers)) <= labels, query
        for grouped in re.findall(r"\bby \(([^)]*)\)", query):
            known = {label for m in metrics.all_metrics() for label in m._labelnames}
            assert set(re.findall(r"\w+", grouped)) <= known | {"le", "instance"}, query


def test_the_problems_that_alerts_wait_for_exist() -> None:
    waited_for = set(re.findall(r'type="([^"]*)"', " ".join(queries())))
    assert waited_for
    assert waited_for <= {kind.type for kind in KINDS.values()}


def test_every_metric_is_on_the_dashboard_and_counted_somewhere() -> None:
    text = " ".join(queries())
    source = "".join(path.read_text() for path in (PROJECT / "service" / "areopagus").rglob("*.py"))
    for name, metric in vars(metrics).items():
        if metric in metrics.all_metrics():
            assert metric._name in text, f"{name} is on no panel"
            assert len(re.findall(rf"\b{name}\b", source)) > 1, f"nobody counts {name}"


def test_every_path_that_manifests_and_docs_name_is_served() -> None:
    app = create_app(Settings(), Catalogue())
    served = {route.path for route in app.routes}  # type: ignore[attr-defined]
    probes = set()
    for file in NAMING:
        probes |= set(re.findall(r"(?<!\w)(/(?:healthz|readyz|metrics)[a-z/]*)", file.read_text()))
    assert probes == {"/healthz", "/readyz", "/readyz/sessions", "/metrics"}
    assert probes <= served


def test_the_whole_contract_is_reachable_from_outside_and_nothing_else() -> None:
    app = create_app(Settings(), Catalogue())
    routes = yaml.safe_load_all((PROJECT / "k8s/components/gateway/route.yaml").read_text())
    rules = [rule for route in routes for rule in route["spec"]["rules"]]
    matches = [match["path"] for rule in rules for match in rule["matches"]]

    def is_let_through(path: str) -> bool:
        return any(
            path == match["value"]
            or (match["type"] == "PathPrefix" and path.startswith(match["value"] + "/"))
            for match in matches
        )

    for one in app.routes:
        path = one.path  # type: ignore[attr-defined]
        inside = path.startswith(("/healthz", "/readyz", "/metrics"))
        assert is_let_through(path) != inside, path


def test_every_alert_has_its_page_in_the_runbook() -> None:
    headings = set(re.findall(r"^#+ (.*)$", OPERATIONS.read_text(), re.MULTILINE))
    for rule in yaml.safe_load(ALERTS.read_text())["groups"][0]["rules"]:
        assert rule["annotations"]["runbook"] in headings
        assert rule["labels"]["severity"] in ("info", "warning", "critical")


def test_panels_do_not_overlap() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels) == len({panel["id"] for panel in panels})

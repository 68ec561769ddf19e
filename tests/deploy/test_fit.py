"""Every rendering of the manifests fits together, and what does not fit is told in one sentence."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.deploy.fit import misfits
from tests.deploy.kustomize import EVERY, rendered, renderings
from tests.deploy.rendering import Rendering


@pytest.mark.parametrize("name", renderings())
def test_everything_that_is_rendered_fits(name: str) -> None:
    resources, apis = rendered(name)
    assert misfits(Rendering(resources), apis) == []


def test_combinations_of_components_are_rendered() -> None:
    names = renderings()
    assert {"local", "production", "base", "base + gateway + redis + servicemonitor"} <= set(names)
    assert {"base + suggestions + in-flight-scaling + packs", names[-1]} <= set(names)
    assert len(names) == (2 + 2**8 if EVERY else 2 + 1 + 8 + 28 + 56 + 8 + 1)


COMPONENT, SEARCHERS = "app.kubernetes.io/component", "areopagus-suggestions"
Spoil = Callable[[Rendering], None]


def container(r: Rendering) -> Any:
    return r.our_containers()[0]


def resource(r: Rendering, kind: str, name: str = "areopagus") -> Any:
    found = r.named(kind, name)
    assert found is not None
    return found


def spec(r: Rendering, kind: str, name: str = "areopagus") -> Any:
    return resource(r, kind, name)["spec"]


def drop(r: Rendering, kind: str, name: str) -> None:
    r.resources.remove(resource(r, kind, name))


def annotate(r: Rendering, name: str, key: str, value: str) -> None:
    annotations = resource(r, "Ingress", name)["metadata"]["annotations"]
    annotations[f"nginx.ingress.kubernetes.io/proxy-{key}"] = value


WRONG: dict[str, tuple[str, Spoil]] = {
    # The manifests as they were.
    "requests from gateways come to port http: no NetworkPolicy admits them": (
        "production",
        lambda r: drop(r, "NetworkPolicy", "areopagus-from-gateway"),
    ),
    "Ingress areopagus-streams cuts bodies for /graphql at 1m; the service takes 4194304": (
        "local",
        lambda r: annotate(r, "areopagus-streams", "body-size", "1m"),
    ),
    "HorizontalPodAutoscaler areopagus reads a metric of type Pods, which needs "
    "custom.metrics.k8s.io: without it, it never scales down": (
        "production",
        lambda r: spec(r, "HorizontalPodAutoscaler")["metrics"].append({"type": "Pods"}),
    ),
    "livenessProbe asks port http, where it waits behind the load": (
        "production",
        lambda r: container(r)["livenessProbe"]["httpGet"].update(port="http"),
    ),
    "ServiceMonitor areopagus scrapes /metrics of port http; /metrics is on management": (
        "base + servicemonitor",
        lambda r: spec(r, "ServiceMonitor")["endpoints"][0].update(port="http"),
    ),
    # Others of their kinds.
    "NetworkPolicy admits gateways to port management, and nothing there needs it": (
        "production",
        lambda r: spec(r, "NetworkPolicy", "areopagus-from-gateway")["ingress"][0]["ports"].append(
            {"port": 8001}
        ),
    ),
    "NetworkPolicy areopagus-metrics opens port metrics, which its pods do not have": (
        "base + redis",
        lambda r: spec(r, "NetworkPolicy", "areopagus-metrics")["ingress"][0]["ports"].append(
            {"port": "metrics"}
        ),
    ),
    "NetworkPolicy areopagus-redis leads to port resp, which those pods do not have": (
        "local",
        lambda r: spec(r, "NetworkPolicy", "areopagus-redis")["egress"][0]["ports"].append(
            {"port": "resp"}
        ),
    ),
    "container areopagus declares port management as 8001, the settings say 9000": (
        "production",
        lambda r: r.settings().update(AREOPAGUS_MANAGEMENT_PORT="9000"),
    ),
    "readinessProbe asks for /ready, which is no probe of ours": (
        "production",
        lambda r: container(r)["readinessProbe"]["httpGet"].update(path="/ready"),
    ),
    "livenessProbe of container redis asks port resp, not its own": (
        "local",
        lambda r: spec(r, "StatefulSet", "redis")["template"]["spec"]["containers"][0][
            "livenessProbe"
        ]["tcpSocket"].update(port="resp"),
    ),
    "Service areopagus leads to port web, which no pod has": (
        "base",
        lambda r: spec(r, "Service")["ports"][1].update(targetPort="web"),
    ),
    "Service redis selects no pod": (
        "base + redis",
        lambda r: spec(r, "Service", "redis")["selector"].update(tier="store"),
    ),
    "PodDisruptionBudget areopagus selects no pod": (
        "production",
        lambda r: spec(r, "PodDisruptionBudget")["selector"]["matchLabels"].update(tier="web"),
    ),
    "Deployment areopagus does not select its own pods": (
        "production",
        lambda r: spec(r, "Deployment")["selector"]["matchLabels"].update(tier="web"),
    ),
    "ServiceMonitor areopagus selects no Service": (
        "base + servicemonitor",
        lambda r: spec(r, "ServiceMonitor")["selector"]["matchLabels"].update(tier="web"),
    ),
    "HTTPRoute areopagus leads to port 8080, which Service areopagus does not have": (
        "production",
        lambda r: spec(r, "HTTPRoute")["rules"][0]["backendRefs"][0].update(port=8080),
    ),
    "HTTPRoute areopagus shows port management to the outside": (
        "production",
        lambda r: spec(r, "HTTPRoute")["rules"][0]["backendRefs"][0].update(port=8001),
    ),
    "HTTPRoute areopagus leads to Service referee, which is not there": (
        "production",
        lambda r: spec(r, "HTTPRoute")["rules"][0]["backendRefs"][0].update(name="referee"),
    ),
    "Deployment areopagus reads ConfigMap settings, which is not there": (
        "production",
        lambda r: container(r)["envFrom"][0]["configMapRef"].update(name="settings"),
    ),
    "Deployment areopagus needs key seal-key of Secret areopagus-secrets, "
    "which the handbook leaves out": (
        "production",
        lambda r: container(r)["env"][0]["valueFrom"]["secretKeyRef"].update(key="seal-key"),
    ),
    "Deployment areopagus runs as ServiceAccount referee, which is not there": (
        "production",
        lambda r: spec(r, "Deployment")["template"]["spec"].update(serviceAccountName="referee"),
    ),
    "HorizontalPodAutoscaler areopagus scales referee, which is not there": (
        "production",
        lambda r: spec(r, "HorizontalPodAutoscaler")["scaleTargetRef"].update(name="referee"),
    ),
    "HorizontalPodAutoscaler areopagus goes by cpu, which no request says": (
        "production",
        lambda r: container(r)["resources"]["requests"].pop("cpu"),
    ),
    "Ingress areopagus waits 10 s for /v1/games/red-planet/judge; the service may take 15 s": (
        "local",
        lambda r: annotate(r, "areopagus", "read-timeout", "10"),
    ),
    "traces go to http://otel-collector.monitoring:4318, and no NetworkPolicy lets them out": (
        "base + traces",
        lambda r: drop(r, "NetworkPolicy", "areopagus-traces"),
    ),
    "no NetworkPolicy lets our pods out to Redis on port 6379": (
        "local",
        lambda r: drop(r, "NetworkPolicy", "areopagus-redis"),
    ),
    "no NetworkPolicy lets our pods in at Redis on port 6379": (
        "local",
        lambda r: drop(r, "NetworkPolicy", "redis-ingress"),
    ),
    "AREOPAGUS_REDIS_URL leads somewhere, and no NetworkPolicy lets our pods there": (
        "production",
        lambda r: drop(r, "NetworkPolicy", "areopagus-redis"),
    ),
    "no NetworkPolicy lets our pods ask the DNS": (
        "production",
        lambda r: drop(r, "NetworkPolicy", "areopagus-dns"),
    ),
    # Pods of their own for suggestions.
    "Deployment areopagus selects the pods of Deployment areopagus-suggestions": (
        "base + suggestions",
        lambda r: spec(r, "Deployment")["selector"]["matchLabels"].pop(COMPONENT),
    ),
    "the pods of Deployment areopagus-suggestions are in 2 budgets, not in one": (
        "base + suggestions",
        lambda r: spec(r, "PodDisruptionBudget")["selector"]["matchLabels"].pop(COMPONENT),
    ),
    "the pods of Deployment areopagus-suggestions are in 0 budgets, not in one": (
        "base + suggestions",
        lambda r: drop(r, "PodDisruptionBudget", SEARCHERS),
    ),
    "Deployment areopagus-suggestions has 0 autoscalers, not one": (
        "base + suggestions",
        lambda r: drop(r, "HorizontalPodAutoscaler", SEARCHERS),
    ),
    "Service areopagus mixes pods of several kinds": (
        "base + suggestions",
        lambda r: spec(r, "Service")["selector"].pop(COMPONENT),
    ),
    "Service areopagus-suggestions mixes pods of several kinds": (
        "base + suggestions",
        lambda r: r.our_pods()[0]["metadata"]["labels"].update({"areopagus/suggestions": "here"}),
    ),
    "Service areopagus-suggestions does not lead to Deployment areopagus-suggestions": (
        "base + suggestions",
        lambda r: spec(r, "Service", SEARCHERS)["selector"].update({COMPONENT: "referee"}),
    ),
    "Service areopagus-suggestions does not lead to Deployment areopagus": (
        "base",
        lambda r: spec(r, "Service", SEARCHERS)["selector"].update({COMPONENT: "suggestions"}),
    ),
    "ServiceMonitor areopagus scrapes Deployment areopagus-suggestions 0 times": (
        "base + servicemonitor + suggestions",
        lambda r: resource(r, "Service", SEARCHERS)["metadata"]["labels"].pop(
            "app.kubernetes.io/name"
        ),
    ),
    "/v1/games/on-mars/sealed/suggest leads by HTTPRoute to areopagus, not to "
    "areopagus-suggestions": (
        "production",
        lambda r: spec(r, "HTTPRoute")["rules"][1]["matches"].pop(),
    ),
    "/v1/sessions/a-session/suggestions leads by HTTPRoute to areopagus, not to "
    "areopagus-suggestions": (
        "production",
        lambda r: drop(r, "HTTPRoute", "areopagus-session-suggestions"),
    ),
    "/v1/games/planete-rouge/suggest leads by Ingress to areopagus, not to areopagus-suggestions": (
        "local",
        lambda r: spec(r, "Ingress")["rules"][0]["http"]["paths"].pop(0),
    ),
    "Deployment areopagus and Deployment areopagus-suggestions differ in image": (
        "base + suggestions",
        lambda r: r.our_containers()[1].update(image="areopagus:0.0.9"),
    ),
    "Deployment areopagus and Deployment areopagus-suggestions differ in env": (
        "base + suggestions",
        lambda r: r.our_containers()[0]["env"].pop(),
    ),
    "Deployment areopagus and Deployment areopagus-suggestions differ in volumes": (
        "base + suggestions + packs",
        lambda r: r.our_pods()[1]["spec"]["volumes"].pop(0),
    ),
    "HorizontalPodAutoscaler areopagus-suggestions reads no metric of type Pods, as others do: "
    "list what adds it last": (
        "base + suggestions + in-flight-scaling",
        lambda r: spec(r, "HorizontalPodAutoscaler", SEARCHERS)["metrics"].pop(),
    ),
    "requests from ingress-nginx come to port http: no NetworkPolicy admits them": (
        "base + ingress + suggestions",
        lambda r: spec(r, "NetworkPolicy", "areopagus-from-ingress")["podSelector"][
            "matchLabels"
        ].update({COMPONENT: "referee"}),
    ),
    "no NetworkPolicy denies what the others do not allow": (
        "production",
        lambda r: drop(r, "NetworkPolicy", "default-deny"),
    ),
}


@pytest.mark.parametrize("sentence", WRONG)
def test_a_misfit_is_told_in_one_sentence(sentence: str) -> None:
    name, spoil = WRONG[sentence]
    resources, apis = rendered(name)
    rendering = Rendering(deepcopy(resources))
    spoil(rendering)
    assert sentence in misfits(rendering, apis)

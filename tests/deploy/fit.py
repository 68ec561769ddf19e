"""Whether the resources of one rendering fit each other.

A schema says that a port is a number or a name; it does not say that a container has that port.
This does, for ports, selectors, network policies, probes, names of other resources, autoscaling and
the limits that a proxy and the service both have. ``python -m tests.deploy.fit [K8S]`` tells all
misfits of all renderings of a folder of manifests.
"""

import re
import sys
from base64 import b64decode
from collections.abc import Callable, Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from areopagus.api.operations import OPERATIONS
from areopagus.settings import Settings
from tests.deploy import searching
from tests.deploy.kustomize import K8S, rendered, renderings
from tests.deploy.rendering import Rendering, matches, name_of

PUBLIC, MANAGEMENT = "http", "management"
"""What the two ports of our container are called."""
MANAGED = {"/healthz", "/readyz", "/readyz/sessions", "/metrics"}
PROXIES = {"nginx": "ingress-nginx"}
"""The namespace in which the controller of an ingress class runs."""
PROMETHEUS = "monitoring"
NAMESPACE = "kubernetes.io/metadata.name"
METRICS_APIS = {"Pods": "custom.metrics.k8s.io", "Object": "custom.metrics.k8s.io"}
NGINX_BODY = "1m"
"""What nginx takes when nobody says."""
OPERATIONS_PAGE = K8S.parent / "docs" / "operations.md"

Misfits = Iterator[str]


def misfits(rendering: Rendering, apis: frozenset[str] = frozenset()) -> list[str]:
    """One sentence for each thing that does not fit; ``apis``: what the cluster serves besides."""
    found = chain.from_iterable(check(rendering) for check in CHECKS)
    return sorted({*found, *_autoscaling(rendering, apis)})


def _selectors(r: Rendering) -> Misfits:
    """What selects pods selects some."""
    for resource in r.of("Deployment", "StatefulSet"):
        labels = resource["spec"]["template"]["metadata"]["labels"]
        if not matches(resource["spec"]["selector"], labels):
            yield f"{name_of(resource)} does not select its own pods"
        for spread in resource["spec"]["template"]["spec"].get("topologySpreadConstraints", []):
            if not matches(spread["labelSelector"], labels):
                yield f"{name_of(resource)} spreads pods that are not its own"
    for resource in r.of("Service", "PodDisruptionBudget"):
        selector = resource["spec"]["selector"]
        wanted = selector if resource["kind"] != "Service" else {"matchLabels": selector}
        if not r.pods(wanted):
            yield f"{name_of(resource)} selects no pod"
    for policy in r.of("NetworkPolicy"):
        if not r.pods(policy["spec"]["podSelector"]):
            yield f"{name_of(policy)} selects no pod"
        for peer in _local_peers(policy):
            if not r.pods(peer["podSelector"]):
                yield f"{name_of(policy)} names a peer that is no pod: {peer['podSelector']}"
    for monitor in r.of("ServiceMonitor"):
        if not r.services(monitor["spec"]["selector"]):
            yield f"{name_of(monitor)} selects no Service"


def _ports(r: Rendering) -> Misfits:
    """A port that is named exists where it is looked for."""
    for pod in r.pods({}):
        for container in pod["spec"]["containers"]:
            ports = {port["name"] for port in container.get("ports", [])}
            for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
                action = container.get(probe, {})
                port = (action.get("httpGet") or action.get("tcpSocket") or {}).get("port")
                if port is not None and port not in ports:
                    yield f"{probe} of container {container['name']} asks port {port}, not its own"
    for service in r.of("Service"):
        for port in service["spec"]["ports"]:
            for pod in r.pods({"matchLabels": service["spec"]["selector"]}):
                if r.container_port(pod, port["targetPort"]) is None:
                    yield f"{name_of(service)} leads to port {port['targetPort']}, which no pod has"
    for monitor in r.of("ServiceMonitor"):
        for endpoint in monitor["spec"]["endpoints"]:
            for service in r.services(monitor["spec"]["selector"]):
                if endpoint["port"] not in {p["name"] for p in service["spec"]["ports"]}:
                    yield f"{name_of(monitor)} scrapes port {endpoint['port']}, not one of Service"
    for policy in r.of("NetworkPolicy"):
        yield from _policy_ports(r, policy)


def _policy_ports(r: Rendering, policy: Any) -> Misfits:
    for rule in policy["spec"].get("ingress", []):
        for port in rule.get("ports", []):
            for pod in r.pods(policy["spec"]["podSelector"]):
                if r.container_port(pod, port["port"]) is None:
                    yield f"{name_of(policy)} opens port {port['port']}, which its pods do not have"
    for rule in policy["spec"].get("egress", []):
        for port in rule.get("ports", []):
            for peer in rule["to"]:
                if "namespaceSelector" in peer or "podSelector" not in peer:
                    continue
                for pod in r.pods(peer["podSelector"]):
                    if r.container_port(pod, port["port"]) is None:
                        yield (
                            f"{name_of(policy)} leads to port {port['port']}, "
                            "which those pods do not have"
                        )


def _our_container(r: Rendering) -> Misfits:
    """Its ports are those of the settings, and its HTTP probes ask the management port."""
    settings = r.settings()
    given = {PUBLIC: settings["AREOPAGUS_PORT"]}
    given[MANAGEMENT] = settings.get("AREOPAGUS_MANAGEMENT_PORT", "")
    if given[MANAGEMENT] == given[PUBLIC]:
        yield "the settings give both ports the same number"
    for container in r.our_containers():
        yield from _container(container, given)
    for monitor in r.of("ServiceMonitor"):
        for endpoint in monitor["spec"]["endpoints"]:
            if (endpoint["port"], endpoint["path"]) != (MANAGEMENT, "/metrics"):
                yield (
                    f"{name_of(monitor)} scrapes {endpoint['path']} of port {endpoint['port']}; "
                    f"/metrics is on {MANAGEMENT}"
                )


def _container(container: Any, given: dict[str, str]) -> Misfits:
    has = {port["name"]: str(port["containerPort"]) for port in container["ports"]}
    for port in (PUBLIC, MANAGEMENT):
        if given[port] != has.get(port, ""):
            yield (
                f"container areopagus declares port {port} as {has.get(port, 'none')}, "
                f"the settings say {given[port] or 'none'}"
            )
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        action = container[probe]["httpGet"]
        if action["path"] not in MANAGED:
            yield f"{probe} asks for {action['path']}, which is no probe of ours"
        if action["port"] != MANAGEMENT:
            yield f"{probe} asks port {action['port']}, where it waits behind the load"


def _references(r: Rendering) -> Misfits:
    """ConfigMaps, Secrets, accounts, volumes and backends that are named exist."""
    for resource in r.of("Deployment", "StatefulSet"):
        pod = resource["spec"]["template"]["spec"]
        account = pod.get("serviceAccountName")
        if account and not r.named("ServiceAccount", account):
            yield f"{name_of(resource)} runs as ServiceAccount {account}, which is not there"
        volumes = {volume["name"] for volume in pod.get("volumes", [])}
        volumes |= {c["metadata"]["name"] for c in resource["spec"].get("volumeClaimTemplates", [])}
        for container in pod["containers"]:
            for mount in container.get("volumeMounts", []):
                if mount["name"] not in volumes:
                    yield f"container {container['name']} mounts volume {mount['name']}, not there"
            for source in container.get("envFrom", []):
                config = source["configMapRef"]["name"]
                if not r.named("ConfigMap", config):
                    yield f"{name_of(resource)} reads ConfigMap {config}, which is not there"
            for variable in container.get("env", []):
                if "valueFrom" in variable:
                    yield from _secret(r, resource, variable["valueFrom"]["secretKeyRef"])
    for front, service, port in r.backends():
        found = r.named("Service", service)
        ports = (
            {key for p in found["spec"]["ports"] for key in (p["name"], p["port"])} if found else {}
        )
        if not found:
            yield f"{name_of(front)} leads to Service {service}, which is not there"
        elif port not in ports:
            yield f"{name_of(front)} leads to port {port}, which Service {service} does not have"


def _secret(r: Rendering, resource: Any, reference: Any) -> Misfits:
    """A Secret is made by the overlay, or by the operator as the handbook says."""
    name, key = reference["name"], reference["key"]
    made = [s for s in r.of("Secret") if s["metadata"]["name"] == name]
    if made:
        if key not in made[0]["data"] and not reference.get("optional"):
            yield f"{name_of(resource)} needs key {key} of Secret {name}, which does not have it"
        return
    page = OPERATIONS_PAGE.read_text()
    if f"create secret generic {name} " not in page:
        yield f"{name_of(resource)} needs Secret {name}, which docs/operations.md does not make"
    elif f"--from-literal={key}=" not in page and not reference.get("optional"):
        yield f"{name_of(resource)} needs key {key} of Secret {name}, which the handbook leaves out"


def _admission(r: Rendering) -> Misfits:
    """Every proxy and Prometheus can reach its port of ours, and nobody else can."""
    wanted = {PUBLIC: _proxies(r), MANAGEMENT: {PROMETHEUS}}
    for pod, (port, namespaces) in product(r.our_pods(), wanted.items()):
        admitted = _admitted(r, pod, port)
        for namespace in sorted(namespaces - admitted):
            yield f"requests from {namespace} come to port {port}: no NetworkPolicy admits them"
        for namespace in sorted(admitted - namespaces):
            yield f"NetworkPolicy admits {namespace} to port {port}, and nothing there needs it"
    for front, service, backend in r.backends():
        found = r.named("Service", service)
        for one in found["spec"]["ports"] if found else []:
            if backend in (one["name"], one["port"]) and one["targetPort"] != PUBLIC:
                yield f"{name_of(front)} shows port {one['targetPort']} to the outside"
    if not any(p["spec"]["podSelector"] == {} for p in r.of("NetworkPolicy")):
        yield "no NetworkPolicy denies what the others do not allow"


def _proxies(r: Rendering) -> set[str]:
    found = {PROXIES[i["spec"]["ingressClassName"]] for i in r.of("Ingress")}
    return found | {p["namespace"] for h in r.of("HTTPRoute") for p in h["spec"]["parentRefs"]}


def _admitted(r: Rendering, pod: Any, port: str) -> set[str]:
    labels = pod["metadata"]["labels"]
    number = r.container_port(pod, port)
    return {
        peer.get("namespaceSelector", {}).get("matchLabels", {}).get(NAMESPACE, f"any of {peer}")
        for policy in r.of("NetworkPolicy")
        if matches(policy["spec"]["podSelector"], labels)
        for rule in policy["spec"].get("ingress", [])
        if not rule.get("ports") or {p["port"] for p in rule["ports"]} & {port, number}
        for peer in rule.get("from", [{}])
    }


def _egress(r: Rendering) -> Misfits:
    """Our pods can reach the addresses in their settings, and the DNS to find them."""
    for pod in r.our_pods():
        yield from _pod_egress(r, pod["metadata"]["labels"])


def _pod_egress(r: Rendering, labels: dict[str, str]) -> Misfits:
    reached = [
        (port["port"], peer)
        for policy in r.of("NetworkPolicy")
        if matches(policy["spec"]["podSelector"], labels)
        for rule in policy["spec"].get("egress", [])
        for port in rule["ports"]
        for peer in rule["to"]
    ]
    if not any(port == 53 for port, _ in reached):
        yield "no NetworkPolicy lets our pods ask the DNS"
    if endpoint := r.settings().get("AREOPAGUS_OTLP_ENDPOINT"):
        address = urlsplit(endpoint)
        namespace = (address.hostname or "").split(".")[1]
        peers = [peer for port, peer in reached if port == address.port]
        if not any(matches(p.get("namespaceSelector"), {NAMESPACE: namespace}) for p in peers):
            yield f"traces go to {endpoint}, and no NetworkPolicy lets them out"
    yield from _redis(r, labels, reached)


def _redis(r: Rendering, ours: dict[str, str], reached: list[tuple[Any, Any]]) -> Misfits:
    url = next((b64decode(s["data"]["redis-url"]).decode() for s in r.of("Secret")), None)
    if url is None:  # the operator's own: where it is we cannot know, but some way must be open
        if not any("namespaceSelector" not in peer for _, peer in reached):
            yield "AREOPAGUS_REDIS_URL leads somewhere, and no NetworkPolicy lets our pods there"
        return
    address = urlsplit(url)
    service = r.named("Service", address.hostname or "")
    if not service:
        yield f"the Secret's redis-url names Service {address.hostname}, which is not there"
        return
    if address.port not in {port["port"] for port in service["spec"]["ports"]}:
        yield f"the Secret's redis-url names port {address.port}, which {name_of(service)} lacks"
    for pod in r.pods({"matchLabels": service["spec"]["selector"]}):
        labels = pod["metadata"]["labels"]
        ways = [port for port, p in reached if matches(p.get("podSelector"), labels)]
        if address.port not in {r.container_port(pod, port) for port in ways}:
            yield f"no NetworkPolicy lets our pods out to Redis on port {address.port}"
        if not _lets_in(r, pod, ours, address.port):
            yield f"no NetworkPolicy lets our pods in at Redis on port {address.port}"


def _lets_in(r: Rendering, pod: Any, ours: dict[str, str], port: int | None) -> bool:
    return any(
        matches(peer.get("podSelector"), ours) and r.container_port(pod, p["port"]) == port
        for policy in r.of("NetworkPolicy")
        if policy["spec"]["podSelector"] and pod in r.pods(policy["spec"]["podSelector"])
        for rule in policy["spec"].get("ingress", [])
        for peer in rule["from"]
        for p in rule["ports"]
    )


def _limits(r: Rendering) -> Misfits:
    """A proxy refuses no body and ends no wait that the service itself would accept."""
    settings = Settings.from_environment(r.settings())
    sizes = {
        f"/v1/games/red-planet/{o.name}": settings.max_batch_body if o.bulky else settings.max_body
        for o in OPERATIONS
    }
    sizes |= {"/v1/sessions": settings.max_body, "/graphql": settings.graphql_max_body}
    if not r.of("Ingress"):
        return
    for path, size in sizes.items():
        ingress = r.ingress_for(path)
        if ingress is None:
            yield f"no Ingress leads to {path}"
            continue
        annotations = ingress["metadata"].get("annotations", {})
        prefix = "nginx.ingress.kubernetes.io/proxy-"
        cap = annotations.get(f"{prefix}body-size", NGINX_BODY)
        if _bytes(cap) < size:
            yield f"{name_of(ingress)} cuts bodies for {path} at {cap}; the service takes {size}"
        wait = float(annotations.get(f"{prefix}read-timeout", "60"))
        if wait <= settings.request_seconds:
            yield (
                f"{name_of(ingress)} waits {wait:g} s for {path}; "
                f"the service may take {settings.request_seconds:g} s"
            )


def _bytes(text: str) -> int:
    number, unit = re.fullmatch(r"(\d+)([kmg]?)", text).groups()  # type: ignore[union-attr]
    return int(number) << {"": 0, "k": 10, "m": 20, "g": 30}[unit]


def _autoscaling(r: Rendering, apis: frozenset[str]) -> Misfits:
    """An autoscaler has a target, and can read every one of its metrics."""
    for scaler in r.of("HorizontalPodAutoscaler"):
        spec = scaler["spec"]
        target = r.named(spec["scaleTargetRef"]["kind"], spec["scaleTargetRef"]["name"])
        if not target:
            yield f"{name_of(scaler)} scales {spec['scaleTargetRef']['name']}, which is not there"
            continue
        if "replicas" in target["spec"]:
            yield f"{name_of(target)} sets replicas, and so does {name_of(scaler)}"
        if spec["minReplicas"] > spec["maxReplicas"]:
            yield f"{name_of(scaler)} wants at least {spec['minReplicas']} and at most fewer"
        for metric in spec["metrics"]:
            if metric["type"] == "Resource":
                resource = metric["resource"]["name"]
                for container in target["spec"]["template"]["spec"]["containers"]:
                    if resource not in container["resources"]["requests"]:
                        yield f"{name_of(scaler)} goes by {resource}, which no request says"
            elif (api := METRICS_APIS.get(metric["type"], "external.metrics.k8s.io")) not in apis:
                yield (
                    f"{name_of(scaler)} reads a metric of type {metric['type']}, "
                    f"which needs {api}: without it, it never scales down"
                )


def _local_peers(policy: Any) -> list[Any]:
    rules = [*policy["spec"].get("ingress", []), *policy["spec"].get("egress", [])]
    peers = [peer for rule in rules for peer in (*rule.get("from", []), *rule.get("to", []))]
    return [p for p in peers if "podSelector" in p and "namespaceSelector" not in p]


CHECKS: tuple[Callable[[Rendering], Misfits], ...] = (
    _selectors,
    _ports,
    _our_container,
    _references,
    _admission,
    _egress,
    _limits,
    *searching.CHECKS,
)


def main(k8s: Path) -> int:
    """Tell the misfits of every rendering, and how many there are."""
    told = 0
    for name in renderings(k8s):
        resources, apis = rendered(name, k8s)
        for misfit in misfits(Rendering(resources), apis):
            told += 1
            print(f"{name}: {misfit}")
    print(f"{told} misfits")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else K8S))

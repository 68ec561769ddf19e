"""The resources of one rendering, found by kind, by name and by labels."""

import re
from collections.abc import Mapping
from typing import Any

Resource = dict[str, Any]


def name_of(resource: Resource) -> str:
    """Its kind and name, as ``kubectl`` says them."""
    return f"{resource['kind']} {resource['metadata']['name']}"


def matches(selector: Any, labels: Mapping[str, str]) -> bool:
    """Whether a label selector selects; an absent one selects nothing, an empty one everything."""
    if selector is None:
        return False
    assert not selector.keys() - {"matchLabels"}, "teach this check matchExpressions"
    return bool(selector.get("matchLabels", {}).items() <= labels.items())


class Rendering:
    """What ``kustomize build`` gave."""

    def __init__(self, resources: list[Resource]) -> None:
        self.resources = resources

    def of(self, *kinds: str) -> list[Resource]:
        """All resources of some kinds."""
        return [resource for resource in self.resources if resource["kind"] in kinds]

    def named(self, kind: str, name: str) -> Resource | None:
        """The one resource with a name, if it is there."""
        found = [r for r in self.of(kind) if r["metadata"]["name"] == name]
        return found[0] if found else None

    def pods(self, selector: Any) -> list[Resource]:
        """The pod templates that a label selector selects."""
        templates = [r["spec"]["template"] for r in self.of("Deployment", "StatefulSet")]
        return [pod for pod in templates if matches(selector, pod["metadata"]["labels"])]

    def services(self, selector: Any) -> list[Resource]:
        """The Services that a label selector selects."""
        return [s for s in self.of("Service") if matches(selector, s["metadata"].get("labels", {}))]

    def our_pods(self) -> list[Resource]:
        """The templates of our own pods, the referees first."""
        return [deployment["spec"]["template"] for deployment in self.of("Deployment")]

    def our_containers(self) -> list[Resource]:
        """The container of each of our own pods."""
        return [container for pod in self.our_pods() for container in pod["spec"]["containers"]]

    def settings(self) -> dict[str, str]:
        """The settings that our container gets from its ConfigMap."""
        (settings,) = [
            one
            for one in self.of("ConfigMap")
            if one["metadata"]["name"].startswith("areopagus-settings-")
        ]
        data: dict[str, str] = settings["data"]
        return data

    @staticmethod
    def container_port(pod: Resource, port: str | int) -> int | None:
        """The number of a pod's port, given its name or number, if it has that port."""
        for container in pod["spec"]["containers"]:
            for one in container.get("ports", []):
                if port in (one["name"], one["containerPort"]):
                    return int(one["containerPort"])
        return None

    def backends(self) -> list[tuple[Resource, str, str | int]]:
        """Each Service and port that an Ingress or a route leads to, with what leads there."""
        found: list[tuple[Resource, str, str | int]] = []
        for ingress in self.of("Ingress"):
            for rule in ingress["spec"]["rules"]:
                for path in rule["http"]["paths"]:
                    service = path["backend"]["service"]
                    port = service["port"].get("name", service["port"].get("number"))
                    found.append((ingress, service["name"], port))
        for route in self.of("HTTPRoute"):
            for rule in route["spec"]["rules"]:
                found += [(route, ref["name"], ref["port"]) for ref in rule["backendRefs"]]
        return found

    def ingress_for(self, path: str) -> Resource | None:
        """The Ingress that a request for a path goes through."""
        found = self._ingress_path(path)
        return found[0] if found else None

    def ingress_backend(self, path: str) -> str | None:
        """The Service that a request for a path goes to through an Ingress."""
        found = self._ingress_path(path)
        return found[1]["backend"]["service"]["name"] if found else None

    def _ingress_path(self, path: str) -> tuple[Resource, Any] | None:
        """The longest prefix wins, and what is exact before it."""
        candidates = [
            (one["pathType"] == "Exact", len(one["path"]), ingress, one)
            for ingress in self.of("Ingress")
            for rule in ingress["spec"]["rules"]
            for one in rule["http"]["paths"]
            if path == one["path"]
            or (one["pathType"] == "Prefix" and path.startswith(one["path"].rstrip("/") + "/"))
        ]
        return max(candidates, key=lambda one: one[:2])[2:] if candidates else None

    def route_backend(self, path: str) -> str | None:
        """The Service that a request for a path goes to through a gateway."""
        candidates = [
            (_RANKS[match["path"]["type"]], len(match["path"]["value"]), rule)
            for route in self.of("HTTPRoute")
            for rule in route["spec"]["rules"]
            for match in rule["matches"]
            if _takes(match["path"], path)
        ]
        if not candidates:
            return None
        name: str = max(candidates, key=lambda one: one[:2])[2]["backendRefs"][0]["name"]
        return name


_RANKS = {"Exact": 2, "RegularExpression": 1, "PathPrefix": 0}
"""Which match comes first. Where regular expressions stand is up to the gateway."""


def _takes(match: Any, path: str) -> bool:
    value = match["value"]
    if match["type"] == "RegularExpression":
        return re.fullmatch(value, path) is not None
    prefix = value.rstrip("/") + "/"
    return path == value or (match["type"] == "PathPrefix" and path.startswith(prefix))

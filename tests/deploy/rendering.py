"""The resources of one rendering, found by kind, by name and by labels."""

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

    def our_pod(self) -> Resource:
        """The template of our own pods."""
        (deployment,) = self.of("Deployment")
        template: Resource = deployment["spec"]["template"]
        return template

    def our_container(self) -> Resource:
        """The container of our own pods."""
        (container,) = self.our_pod()["spec"]["containers"]
        found: Resource = container
        return found

    def settings(self) -> dict[str, str]:
        """The settings that our container gets from its ConfigMap."""
        (settings,) = self.of("ConfigMap")
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
        """The Ingress that a request for a path goes through: the longest prefix wins."""
        candidates = [
            (len(one["path"]), ingress)
            for ingress in self.of("Ingress")
            for rule in ingress["spec"]["rules"]
            for one in rule["http"]["paths"]
            if path == one["path"]
            or (one["pathType"] == "Prefix" and path.startswith(one["path"].rstrip("/") + "/"))
        ]
        return max(candidates, key=lambda candidate: candidate[0])[1] if candidates else None

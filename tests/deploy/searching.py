"""Whether what searches for suggestions fits: with the pods that do all else, and on its own.

The paths of suggestions always lead to one Service. Without the component it selects the pods that
do all else; with it, pods of their own, which differ from those in nothing but what they are for.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from areopagus.api.operations import OPERATIONS
from areopagus.referee.catalogue import GAMES
from tests.deploy.rendering import Rendering, matches, name_of

REFEREES, SEARCHERS = "areopagus", "areopagus-suggestions"
"""The Services and the Deployments, which are called the same."""
OWN_LABELS = {"app.kubernetes.io/component", "areopagus/suggestions"}
OWN_SETTINGS = "AREOPAGUS_SUGGEST_"
PATHS = {
    f"/v1/games/{game.id}/{operation.path}": SEARCHERS if operation.searches else REFEREES
    for game in GAMES
    for operation in OPERATIONS
}
"""Where each operation on a state leads."""
SESSION = "/v1/sessions/a-session/suggestions"

Misfits = Iterator[str]


def owners(r: Rendering) -> Misfits:
    """Each of our pods belongs to one Deployment, one budget, one autoscaler and one Service."""
    deployments = r.of("Deployment")
    for deployment in deployments:
        labels = deployment["spec"]["template"]["metadata"]["labels"]
        for other in deployments:
            if other is not deployment and matches(other["spec"]["selector"], labels):
                yield f"{name_of(other)} selects the pods of {name_of(deployment)}"
        budgets = sum(
            matches(budget["spec"]["selector"], labels) for budget in r.of("PodDisruptionBudget")
        )
        if budgets != 1:
            yield f"the pods of {name_of(deployment)} are in {budgets} budgets, not in one"
        scalers = sum(
            scaler["spec"]["scaleTargetRef"]["name"] == deployment["metadata"]["name"]
            for scaler in r.of("HorizontalPodAutoscaler")
        )
        if scalers != 1:
            yield f"{name_of(deployment)} has {scalers} autoscalers, not one"
        yield from _scraping(r, deployment, labels)
    for service in r.of("Service"):
        if len(r.pods({"matchLabels": service["spec"]["selector"]})) > 1:
            yield f"{name_of(service)} mixes pods of several kinds"


def _scraping(r: Rendering, deployment: Any, labels: dict[str, str]) -> Misfits:
    for monitor in r.of("ServiceMonitor"):
        services = [
            service
            for service in r.services(monitor["spec"]["selector"])
            if matches({"matchLabels": service["spec"]["selector"]}, labels)
        ]
        if len(services) != 1:
            yield f"{name_of(monitor)} scrapes {name_of(deployment)} {len(services)} times"


def routing(r: Rendering) -> Misfits:
    """What searches leads to the pods that search, everything else to the others."""
    searchers = r.named("Deployment", SEARCHERS) or r.named("Deployment", REFEREES)
    service = r.named("Service", SEARCHERS)
    if service is None:
        yield f"there is no Service {SEARCHERS}"
    elif searchers and not matches(
        {"matchLabels": service["spec"]["selector"]},
        searchers["spec"]["template"]["metadata"]["labels"],
    ):
        yield f"{name_of(service)} does not lead to {name_of(searchers)}"
    for path, wanted in PATHS.items():
        for kind, found in (
            ("Ingress", r.ingress_backend(path)),
            ("HTTPRoute", r.route_backend(path)),
        ):
            if r.of(kind) and found != wanted:
                yield f"{path} leads by {kind} to {found}, not to {wanted}"
    if r.of("HTTPRoute") and (found := r.route_backend(SESSION)) != SEARCHERS:
        yield f"{SESSION} leads by HTTPRoute to {found}, not to {SEARCHERS}"


def twins(r: Rendering) -> Misfits:
    """What searches is the same service: its image, its settings, its probes, its rights."""
    referees, searchers = (r.named("Deployment", name) for name in (REFEREES, SEARCHERS))
    if not referees or not searchers:
        return
    one, other = _common(referees), _common(searchers)
    for part in sorted({*one, *other}):
        if one.get(part) != other.get(part):
            yield f"{name_of(referees)} and {name_of(searchers)} differ in {part}"


def _common(deployment: Any) -> dict[str, Any]:
    """What both have to have in common, by name."""
    spec = deepcopy(deployment["spec"])
    template = spec.pop("template")
    spec.pop("selector")
    pod = template["spec"]
    (container,) = pod.pop("containers")
    container.pop("resources")
    container["env"] = [v for v in container["env"] if not v["name"].startswith(OWN_SETTINGS)]
    for spread in pod["topologySpreadConstraints"]:
        spread.pop("labelSelector")
    labels = {k: v for k, v in template["metadata"]["labels"].items() if k not in OWN_LABELS}
    return {**spec, **pod, **container, "labels": labels}


def scaling(r: Rendering) -> Misfits:
    """Where one autoscaler goes by what requests wait for, all do."""
    scalers = r.of("HorizontalPodAutoscaler")
    kinds = {name_of(s): {metric["type"] for metric in s["spec"]["metrics"]} for s in scalers}
    everything = set().union(*kinds.values())
    for name, found in kinds.items():
        for kind in sorted(everything - found):
            yield f"{name} reads no metric of type {kind}, as others do: list what adds it last"


CHECKS = (owners, routing, twins, scaling)

"""The manifests: valid in every Kubernetes that people run, and hardened as we say they are."""

from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
import yaml

from areopagus import __version__
from areopagus.api.settings_keys import keyring_of
from areopagus.settings import Settings
from tests.deploy.kustomize import K8S, build, build_with

kubernetes_validate = pytest.importorskip(
    "kubernetes_validate", reason="`make test` installs requirements/deploy.txt"
)

VERSIONS = ["1.29", "1.31", "1.33", "1.35", "1.37"]
OVERLAYS = ["local", "production"]
OPTIONAL = ["servicemonitor", "suggestions", "traces", "in-flight-scaling", "packs"]
"""The components that neither overlay uses."""
CUSTOM = {"ServiceMonitor", "HTTPRoute"}
"""Kinds that Kubernetes itself does not know; what they say is checked below by hand."""

Resource = dict[str, Any]


@pytest.fixture(params=[*OVERLAYS, "own"])
def resources(request: pytest.FixtureRequest) -> list[Resource]:
    """What each overlay gives, and one of an operator's own with the components left over."""
    return build(request.param) if request.param in OVERLAYS else build_with(*OPTIONAL)


def test_every_component_is_tried() -> None:
    texts = [(K8S / "overlays" / o / "kustomization.yaml").read_text() for o in OVERLAYS]
    used = {path.rsplit("/", 1)[1] for t in texts for path in yaml.safe_load(t)["components"]}
    assert {path.name for path in (K8S / "components").iterdir()} == used | set(OPTIONAL)


def of_kind(resources: list[Resource], *kinds: str) -> list[Resource]:
    return [resource for resource in resources if resource["kind"] in kinds]


def one(resources: list[Resource], kind: str, name: str = "areopagus") -> Resource:
    (found,) = [r for r in of_kind(resources, kind) if r["metadata"]["name"] == name]
    return found


def pods(resources: list[Resource]) -> list[Resource]:
    """The pod templates of all that runs pods."""
    return [r["spec"]["template"] for r in of_kind(resources, "Deployment", "StatefulSet")]


def containers(resources: list[Resource]) -> list[Resource]:
    return [container for pod in pods(resources) for container in pod["spec"]["containers"]]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_resource_fits_the_schema_of_this_kubernetes(version: str) -> None:
    distinct: dict[str, Resource] = {}
    for resources in (*map(build, OVERLAYS), build_with(*OPTIONAL)):
        for resource in resources:
            if resource["kind"] not in CUSTOM:
                distinct[yaml.safe_dump(resource)] = resource
    assert len(distinct) > 15
    for resource in distinct.values():
        assert kubernetes_validate.validate(resource, version, strict=True) == version


def test_the_schemas_refuse_what_is_wrong() -> None:
    deployment = yaml.safe_load(yaml.safe_dump(one(build("local"), "Deployment")))
    deployment["spec"]["template"]["spec"]["containers"][0]["redinessProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(deployment, VERSIONS[-1], strict=True)


def test_all_is_in_the_namespace_which_enforces_restricted_pods(resources: list[Resource]) -> None:
    namespace = one(resources, "Namespace")
    assert namespace["metadata"]["labels"]["pod-security.kubernetes.io/enforce"] == "restricted"
    for resource in resources:
        if resource is not namespace:
            assert resource["metadata"]["namespace"] == "areopagus"


def test_pods_are_restricted(resources: list[Resource]) -> None:
    for pod in pods(resources):
        spec = pod["spec"]
        assert spec["automountServiceAccountToken"] is False
        assert not {"hostNetwork", "hostPID", "hostIPC"} & spec.keys()
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["runAsUser"] > 0
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        volumes = [kind for volume in spec.get("volumes", []) for kind in volume if kind != "name"]
        assert set(volumes) <= {"emptyDir", "configMap", "secret", "persistentVolumeClaim"}
    for container in containers(resources):
        security = container["securityContext"]
        assert security["allowPrivilegeEscalation"] is False
        assert security["privileged"] is False
        assert security["readOnlyRootFilesystem"] is True
        assert security["runAsNonRoot"] is True
        assert security["capabilities"] == {"drop": ["ALL"]}


def test_containers_have_limits_probes_and_pinned_images(resources: list[Resource]) -> None:
    for container in containers(resources):
        assert container["resources"]["requests"].keys() == {"cpu", "memory"}
        assert container["resources"]["limits"].keys() == {"cpu", "memory"}
        for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
            assert container[probe]
        name, _, tag = container["image"].rpartition(":")
        assert name
        assert tag not in ("", "latest")
        assert tag[0].isdigit()


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_our_image_has_our_version(overlay: str) -> None:
    (container,) = one(build(overlay), "Deployment")["spec"]["template"]["spec"]["containers"]
    assert container["image"].endswith(f"areopagus:{__version__}")


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_a_pod_has_time_to_drain(overlay: str) -> None:
    deployment = one(build(overlay), "Deployment")["spec"]["template"]["spec"]
    (container,) = deployment["containers"]
    _, pause = container["lifecycle"]["preStop"]["exec"]["command"]
    settings = settings_of(build(overlay))
    needed = int(pause) + sum(
        int(settings[f"AREOPAGUS_{name}_SECONDS"]) for name in ("DRAIN", "GRACEFUL")
    )
    assert deployment["terminationGracePeriodSeconds"] >= needed + 5
    assert int(settings["AREOPAGUS_DRAIN_SECONDS"]) > 0


def settings_map(resources: list[Resource]) -> Resource:
    (found,) = [
        config
        for config in of_kind(resources, "ConfigMap")
        if config["metadata"]["name"].startswith("areopagus-settings-")
    ]
    return found


def settings_of(resources: list[Resource]) -> dict[str, str]:
    settings = settings_map(resources)
    data: dict[str, str] = settings["data"]
    return data


def test_references_lead_somewhere(resources: list[Resource]) -> None:
    spec = one(resources, "Deployment")["spec"]["template"]["spec"]
    (container,) = spec["containers"]
    settings = settings_map(resources)
    assert container["envFrom"] == [{"configMapRef": {"name": settings["metadata"]["name"]}}]
    maps = {one["metadata"]["name"] for one in of_kind(resources, "ConfigMap")}
    volumes = [volume for volume in spec.get("volumes", []) if "configMap" in volume]
    assert {volume["configMap"]["name"] for volume in volumes} == maps - {
        settings["metadata"]["name"]
    }
    mounted = {mount["name"] for mount in container.get("volumeMounts", [])}
    assert {volume["name"] for volume in volumes} <= mounted
    account = one(resources, "ServiceAccount")
    assert spec["serviceAccountName"] == account["metadata"]["name"]
    assert account["automountServiceAccountToken"] is False
    labels = one(resources, "Deployment")["spec"]["template"]["metadata"]["labels"]
    for kind in ("Service", "PodDisruptionBudget"):
        selector = one(resources, kind)["spec"]["selector"]
        assert selector.get("matchLabels", selector).items() <= labels.items()
    target = one(resources, "HorizontalPodAutoscaler")["spec"]["scaleTargetRef"]
    assert (target["kind"], target["name"]) == ("Deployment", "areopagus")


def test_secrets_come_from_a_secret_and_are_written_nowhere() -> None:
    for overlay in OVERLAYS:
        (container,) = one(build(overlay), "Deployment")["spec"]["template"]["spec"]["containers"]
        sources = {variable["name"]: variable["valueFrom"] for variable in container["env"]}
        secrets = ("SEAL_KEYS", "REDIS_URL", "API_KEYS")
        assert sources.keys() == {f"AREOPAGUS_{name}" for name in secrets}
        assert all(source.keys() == {"secretKeyRef"} for source in sources.values())
        assert not any("KEY" in name or "URL" in name for name in settings_of(build(overlay)))
    assert of_kind(build("production"), "Secret") == []


def test_the_service_takes_what_the_local_secret_gives_it() -> None:
    (secret,) = of_kind(build("local"), "Secret")
    values = {name: b64decode(value).decode() for name, value in secret["data"].items()}
    settings = Settings.from_environment(
        {
            **settings_of(build("local")),
            "AREOPAGUS_REDIS_URL": values["redis-url"],
            "AREOPAGUS_SEAL_KEYS": values["seal-keys"],
        }
    )
    keyring_of(settings)
    host = settings.redis_url and settings.redis_url.removeprefix("redis://").partition(":")[0]
    assert one(build("local"), "Service", "redis")["metadata"]["name"] == host


def test_autoscaling() -> None:
    local, production = (one(build(o), "HorizontalPodAutoscaler")["spec"] for o in OVERLAYS)
    assert local["minReplicas"] == 1
    assert production["minReplicas"] >= 3
    (cpu,) = production["metrics"]
    assert cpu["resource"]["target"]["averageUtilization"] == 65
    own = one(build_with(*OPTIONAL), "HorizontalPodAutoscaler")["spec"]
    _, in_flight = own["metrics"]
    assert in_flight["pods"]["metric"]["name"] == "areopagus_http_requests_in_flight"
    queue = one(build_with(*OPTIONAL), "HorizontalPodAutoscaler", "areopagus-suggestions")["spec"]
    assert queue["metrics"][1]["pods"]["metric"]["name"] == "areopagus_searches_waiting"
    assert production["behavior"]["scaleDown"]["stabilizationWindowSeconds"] == 300
    assert "replicas" not in one(build("production"), "Deployment")["spec"]


def test_pods_are_spread_and_never_all_disrupted() -> None:
    spec = one(build("production"), "Deployment")["spec"]["template"]["spec"]
    keys = [spread["topologyKey"] for spread in spec["topologySpreadConstraints"]]
    assert keys == ["topology.kubernetes.io/zone", "kubernetes.io/hostname"]
    budget = one(build("production"), "PodDisruptionBudget")["spec"]
    assert budget["maxUnavailable"] == 1
    assert budget["unhealthyPodEvictionPolicy"] == "AlwaysAllow"


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_the_network_is_closed_but_for_what_is_needed(overlay: str) -> None:
    policies = {p["metadata"]["name"]: p["spec"] for p in of_kind(build(overlay), "NetworkPolicy")}
    assert policies.pop("default-deny") == {
        "podSelector": {},
        "policyTypes": ["Ingress", "Egress"],
    }
    open_to: dict[str, set[Any]] = {"ingress": set(), "egress": set()}
    for policy in policies.values():
        assert policy["podSelector"]["matchLabels"], "for some pods only"
        for direction, ports in open_to.items():
            for rule in policy.get(direction, []):
                assert rule["ports"]
                assert rule.get("from") or rule.get("to"), "for some peers only"
                ports |= {port["port"] for port in rule["ports"]}
    assert open_to["ingress"] <= {"http", "management", "redis"}
    assert open_to["egress"] <= {53, "redis", 6379, 6380, 26379}


def test_only_the_contract_can_be_reached_from_outside() -> None:
    ingresses = of_kind(build("local"), "Ingress")
    inside = [
        path["path"]
        for ingress in ingresses
        for rule in ingress["spec"]["rules"]
        for path in rule["http"]["paths"]
    ]
    route = one(build("production"), "HTTPRoute")["spec"]
    through = [match["path"]["value"] for rule in route["rules"] for match in rule["matches"]]
    assert sorted(inside) == sorted(through)
    assert not {"/metrics", "/healthz", "/readyz"} & set(inside)
    exact = [
        path["path"]
        for ingress in ingresses
        for rule in ingress["spec"]["rules"]
        for path in rule["http"]["paths"]
        if path["pathType"] == "Exact"
    ]
    assert "/" in exact, "as a prefix it would let everything through"


def test_streams_get_patience_and_no_buffer() -> None:
    annotations = one(build("local"), "Ingress", "areopagus-streams")["metadata"]["annotations"]
    prefix = "nginx.ingress.kubernetes.io/proxy-"
    assert annotations[f"{prefix}buffering"] == "off"
    assert int(annotations[f"{prefix}read-timeout"]) >= 3600
    assert int(annotations[f"{prefix}send-timeout"]) >= 3600
    streams, *_ = one(build("production"), "HTTPRoute")["spec"]["rules"]
    assert streams["timeouts"] == {"request": "0s", "backendRequest": "0s"}


def test_redis_keeps_every_acknowledged_move() -> None:
    (redis,) = pods([one(build("local"), "StatefulSet", "redis")])
    (container,) = redis["spec"]["containers"]
    compose = yaml.safe_load((K8S.parent / "deploy" / "compose.yaml").read_text())
    for command in (container["args"], compose["services"]["redis"]["command"].split()):
        given = dict(zip(command[1::2], command[2::2], strict=True))
        assert given["--appendonly"] == "yes"
        assert given["--appendfsync"] == "always"
        assert given["--maxmemory-policy"] == "noeviction"


def test_compose_is_as_strict() -> None:
    compose = yaml.safe_load((K8S.parent / "deploy" / "compose.yaml").read_text())
    for service in compose["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["image"].rpartition(":")[2][0].isdigit()
        assert service["mem_limit"]
    ours = compose["services"]["areopagus"]
    assert ours["image"] == f"areopagus:{__version__}"
    assert (K8S.parent / "deploy" / ours["build"]["context"]).resolve() == K8S.parent
    assert Path(K8S.parent, ours["build"]["dockerfile"]).exists()
    assert all(port.startswith("127.0.0.1:") for port in ours["ports"])

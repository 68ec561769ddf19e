"""Carries out a Dockerfile without Docker: every step in a root of its own.

The root holds the system's own programs, read-only, and nothing else of this machine: no home,
no project, no environment. A container engine would add layers and a registry; the commands, the
paths, the user and the read-only root are the same.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from string import Template

PROJECT = Path(__file__).parents[2]
DOCKERFILE = PROJECT / "deploy" / "Dockerfile"
_SYSTEM = ("bin", "sbin", "lib", "lib32", "lib64", "usr", "etc")
_HANDED_ON = re.compile(
    r"PIP_(INDEX_URL|EXTRA_INDEX_URL|CERT)|SSL_CERT_FILE|(https?|no)_proxy", re.IGNORECASE
)


def can_isolate() -> bool:
    """Whether this user may make roots: needs to be root, with mount namespaces."""
    command = ["unshare", "--mount", "true"]
    return (
        shutil.which("unshare") is not None and subprocess.run(command, check=False).returncode == 0
    )


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile: keyword and the rest, on one line each."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [
        (keyword.upper(), rest.strip())
        for keyword, _, rest in (
            line.partition(" ") for line in joined.splitlines() if line.strip()
        )
    ]


@dataclass
class Stage:
    """One stage of the recipe, in its own root."""

    root: Path
    environment: dict[str, str]
    workdir: str = "/"
    user: str = "0:0"
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def inside(self, path: str) -> Path:
        """Where a path of the stage is on this machine."""
        return self.root / str(Path(self.workdir, path)).lstrip("/")

    def start(
        self, command: list[str], settings: dict[str, str] | None = None, *, read_only: bool = False
    ) -> subprocess.Popen[str]:
        """Start a command in the root, as the stage's user, with nothing but its environment."""
        environment = {**self.environment, **(settings or {})}
        assignments = [f"{name}={value}" for name, value in environment.items()]
        script = [*self._mounts(read_only)]
        script.append(
            shlex.join(["exec", "chroot", f"--userspec={self.user}", str(self.root), "env", "-i"])
            + f" --chdir={shlex.quote(self.workdir)} {shlex.join([*assignments, *command])}"
        )
        return subprocess.Popen(
            ["unshare", "--mount", "--propagation", "private", "sh", "-ec", "\n".join(script)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, command: list[str], settings: dict[str, str] | None = None) -> None:
        """Run a command in the root; it must succeed."""
        process = self.start(command, settings)
        output, _ = process.communicate(timeout=240)
        assert process.returncode == 0, f"{shlex.join(command)}\n{output[-3000:]}"

    def _mounts(self, read_only: bool) -> list[str]:
        """What the shell does first in its own mount namespace; all of it ends with the shell."""
        root = shlex.quote(str(self.root))
        lines = [f"mount --bind {root} {root}"]
        for name in (*_SYSTEM, sys.base_prefix.lstrip("/")):
            source = Path("/", name)
            target = self.root / name
            if source.is_symlink() or not source.exists() or target.is_symlink():
                continue
            target.mkdir(parents=True, exist_ok=True)
            place = shlex.quote(str(target))
            lines += [f"mount --bind {shlex.quote(str(source))} {place}"]
            lines += [f"mount -o remount,bind,ro {place}"]
        lines += [f"mount --rbind /dev {root}/dev", f"mount -t proc proc {root}/proc"]
        lines += [f"mount -t tmpfs -o mode=1777 tmpfs {root}/tmp"]
        if read_only:
            lines.append(f"mount -o remount,bind,ro {root}")
        return lines


def carry_out(text: str, folder: Path) -> Stage:
    """The last stage of a recipe after all steps of all stages."""
    arguments: dict[str, str] = {}
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for keyword, rest in instructions(text):
        rest = (
            Template(rest).safe_substitute(arguments)
            if stage is None or keyword == "FROM"
            else rest
        )
        match keyword:
            case "ARG":
                name, _, value = rest.partition("=")
                arguments[name] = value
            case "FROM":
                name = rest.partition(" AS ")[2] or str(len(stages))
                stage = stages[name] = _new_stage(folder / name)
            case _:
                assert stage is not None, f"{keyword} before FROM"
                _step(stage, stages, keyword, rest)
    assert stage is not None
    return stage


def _new_stage(root: Path) -> Stage:
    for name in ("dev", "proc", "tmp", "root", "opt", "home/nobody"):
        (root / name).mkdir(parents=True, exist_ok=True)
    for name in _SYSTEM:
        if (link := Path("/", name)).is_symlink():
            (root / name).symlink_to(link.readlink())
    shim = root / "home" / "python"
    shim.write_text(f'#!/bin/sh\nexec {sys.base_prefix}/bin/python3 "$@"\n')
    shim.chmod(0o755)
    path = f"/home:{sys.base_prefix}/bin:/usr/local/bin:/usr/bin:/bin"
    handed_on = {key: value for key, value in os.environ.items() if _HANDED_ON.fullmatch(key)}
    return Stage(root, {"PATH": path, "HOME": "/home/nobody", **handed_on})


def _step(stage: Stage, stages: dict[str, Stage], keyword: str, rest: str) -> None:
    match keyword:
        case "ENV":
            for assignment in shlex.split(rest):
                name, _, value = assignment.partition("=")
                stage.environment[name] = Template(value).safe_substitute(stage.environment)
        case "WORKDIR":
            stage.workdir = rest
            stage.inside("").mkdir(parents=True, exist_ok=True)
        case "COPY":
            _copy(stage, stages, rest.split())
        case "RUN":
            stage.run(["sh", "-ec", rest])
        case "USER":
            stage.user = rest
        case "CMD":
            stage.command = json.loads(rest)
        case "HEALTHCHECK":
            stage.health = json.loads(rest.partition("CMD ")[2])
        case "LABEL" | "EXPOSE" | "STOPSIGNAL":
            pass
        case _:
            raise AssertionError(f"{keyword}: teach this test to carry it out")


def _copy(stage: Stage, stages: dict[str, Stage], words: list[str]) -> None:
    origin = PROJECT
    if words[0].startswith("--from="):
        origin = stages[words.pop(0).removeprefix("--from=")].root
    *sources, target = words
    for source in sources:
        place, there = origin / source.lstrip("/"), stage.inside(target)
        if place.is_dir():
            ignore = shutil.ignore_patterns("__pycache__") if origin == PROJECT else None
            shutil.copytree(place, there, symlinks=True, dirs_exist_ok=True, ignore=ignore)
        else:
            there = there / place.name if target.endswith("/") else there
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(place, there)

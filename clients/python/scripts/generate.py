"""Writes what is generated: the types of the contract, and the sync half from the async one.

``python scripts/generate.py [--check]``; ``--check`` writes nothing and fails where something
differs.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from contract import modules  # noqa: E402
from unasync import sync_of  # noqa: E402

ROOT = HERE.parent
PACKAGE = ROOT / "src/areopagus_client"


def generated() -> Iterator[tuple[Path, str]]:
    """Each file that is generated, and its text."""
    for name, text in modules():
        yield PACKAGE / f"contract/{name}.py", _formatted(text)
    for source in sorted((PACKAGE / "_async").glob("*.py")):
        text = sync_of(source.read_text(encoding="utf-8"))
        yield PACKAGE / f"_sync/{source.name}", _formatted(text)


def _formatted(text: str) -> str:
    for command in (["check", "--fix", "--exit-zero", "--select", "I,F401"], ["format"]):
        ruff = Path(sys.executable).with_name("ruff")
        name = ["--quiet", "--stdin-filename", str(PACKAGE / "generated.py"), "-"]
        done = subprocess.run(
            [str(ruff), *command, *name], input=text, capture_output=True, text=True, check=True
        )
        text = done.stdout
    return text


def main() -> None:
    """Write what differs, or name it."""
    stale = [
        (path, text)
        for path, text in generated()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    names = ", ".join(str(path.relative_to(ROOT)) for path, _ in stale)
    if "--check" not in sys.argv:
        for path, text in stale:
            path.write_text(text, encoding="utf-8")
        print(names or "Nothing has changed.")
    elif stale:
        sys.exit(f"Not as its source says: {names}. Run `make types-python`.")


if __name__ == "__main__":
    main()

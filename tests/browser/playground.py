"""What the playground is served with and nobody writes by hand: ``make playground``."""

import os
import re
import shutil
from pathlib import Path

from tests.browser import playground_samples

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "clients/typescript/dist"
VENDORED = ROOT / "service/areopagus/api/pages/playground/vendor/areopagus-client"
_TYPES = '// For tsc alone: the types are those of the source.\nexport * from "{}/index.js";\n'
_IMPORTED = re.compile(r'from "\./([\w./-]+)"')


def client_modules(built: Path = BUILT) -> dict[str, str]:
    """The modules of our client that a page loads, by their paths."""
    found: dict[str, str] = {}
    waiting = [Path("index.js")]
    while waiting:
        path = waiting.pop()
        if path.as_posix() not in found:
            text = (built / path).read_text(encoding="utf-8")
            found[path.as_posix()] = text
            waiting += [path.parent / name for name in _IMPORTED.findall(text)]
    return found


def vendored_modules() -> dict[str, str]:
    """The modules that the playground is served with."""
    return {
        path.relative_to(VENDORED).as_posix(): path.read_text(encoding="utf-8")
        for path in VENDORED.glob("**/*.js")
    }


def main() -> None:
    """Put our client, as it was just built, beside the playground, and make its samples."""
    playground_samples.FILE.write_text(playground_samples.written(), encoding="utf-8")
    shutil.rmtree(VENDORED, ignore_errors=True)
    for name, text in client_modules().items():
        path = VENDORED / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    source = os.path.relpath(BUILT.with_name("src"), VENDORED)
    (VENDORED / "index.d.ts").write_text(_TYPES.format(source), encoding="utf-8")


if __name__ == "__main__":
    main()

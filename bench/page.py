"""How soon the front door can be used, and what is loaded for it: ``python -m bench.page``.

Chromium, with nothing in its cache, opens the page of a service on loopback, some times; told are
the milliseconds until a game can be begun, by the median, and the kilobytes sent. Fails beyond what
we promise. Needs a quiet machine.
"""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from bench.service import service
from tests.clients.conftest import NODE, installed

VISITS = 5
MILLISECONDS = 1000
"""Until a game can be begun."""
KILOBYTES = 250
"""What is sent until then, compressed."""


def visit(port: int) -> dict[str, int]:
    """What the tests of the playground tell about its weight."""
    command = ["node", "playground.mjs", f"http://127.0.0.1:{port}/graphql", "weight"]
    done = subprocess.run(
        command, cwd=NODE, env=installed(NODE), capture_output=True, check=True, timeout=120
    )
    report: dict[str, int] = json.loads(done.stdout)
    return report


def main() -> None:
    with TemporaryDirectory() as folder, service(Path(folder)) as served:
        visits = [visit(served.port) for _ in range(VISITS)]
    milliseconds = median(one["playable"] for one in visits)
    kilobytes = max(one["bytes"] for one in visits) / 1000
    table = Table(title=f"the front door, median of {VISITS} first visits")
    for heading in ("ms until a game can be begun", "KB sent", "files"):
        table.add_column(heading, justify="right")
    table.add_row(f"{milliseconds:.0f}", f"{kilobytes:.0f}", str(visits[0]["files"]))
    Console(width=100).print(table)
    if milliseconds > MILLISECONDS or kilobytes > KILOBYTES:
        sys.exit(f"promised are {MILLISECONDS} ms and {KILOBYTES} KB")


if __name__ == "__main__":
    main()

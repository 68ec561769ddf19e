"""What a worker does not carry: modules that only other commands, or rare requests, need."""

import json
import subprocess
import sys

_IMPORTED = """
import json, sys
import areopagus.cli
import areopagus.api.server.run
from areopagus.api.app import app_from_environment

app_from_environment()
print(json.dumps(sorted(sys.modules)))
"""


def test_a_worker_is_ready_without_what_other_commands_need() -> None:
    run = subprocess.run(
        [sys.executable, "-c", _IMPORTED], capture_output=True, text=True, check=True
    )
    modules = set(json.loads(run.stdout))
    assert "areopagus.api.app" in modules
    # rich prints the tables of commands, statistics counts their games; cryptography opens seals
    assert modules.isdisjoint({"rich", "statistics", "matplotlib", "cryptography"})
    assert "areopagus.referee.tournament" not in modules

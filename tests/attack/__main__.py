"""`make attack`: bounded, on loopback only, against services that it starts itself.

Prints what was tried, what was seen and whether it held; the exit code is 1 when something did not.
"""

import argparse
import platform
import sys
import tempfile
import time
from collections.abc import Iterator
from os import getloadavg, sched_getaffinity
from pathlib import Path

from bench.overload import after, storm
from bench.service import service
from tests.attack import connections, forgeries, graphql_bombs, races
from tests.attack.finding import Attack, Finding, Target

STORMS = (64, 256, 1_024)
SECONDS = 4.0


def overload(target: Target) -> Iterator[Finding]:
    """More than can be answered: the rest is told when to come back, and probes are answered."""
    for number in STORMS:
        seen = storm(target.service, number, SECONDS)
        first = after(target.service.port)
        yield Finding(
            f"overload, {number:,} connections",
            f"{SECONDS:.0f} s",
            f"{seen.accepted:,.0f}/s in p99 {seen.wait(0.99):.0f} ms, {seen.refused:,.0f}/s refused"
            f", probe {seen.probes[-1] * 1000:.0f} ms, then {first}",
            seen.without_hint == 0 and seen.lost == 0 and first.startswith("200"),
        )


ATTACKS: tuple[Attack, ...] = (
    graphql_bombs.bombs,
    graphql_bombs.distinct_documents,
    connections.oversized,
    connections.slow_and_stalled,
    forgeries.forged_seals,
    forgeries.seal_lengths,
    races.look_ahead,
    races.races,
    races.catching_up,
    races.redis_away,
    overload,
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("part", nargs="?", default="", help="of the names of the attacks to run")
    chosen = parser.parse_args().part
    started = time.monotonic()
    cores, load = len(sched_getaffinity(0)), getloadavg()[0]
    print(f"{platform.machine()}, {cores} cores, load {load:.1f} at the start\n")
    print("| attack | tried | seen | held |\n|---|---|---|---|")
    broken = 0
    with tempfile.TemporaryDirectory() as name:
        for attack in ATTACKS:
            if chosen not in attack.__name__:
                continue
            folder = Path(name)
            with service(folder) as served:
                for finding in attack(Target(served, folder)):
                    broken += not finding.held
                    held = "yes" if finding.held else "**no**"
                    print(
                        f"| {finding.attack} | {finding.tried} | {finding.seen} | {held} |",
                        flush=True,
                    )
            told = served.log.read_text()
            if "Traceback" in told or '"unexpected"' in told:
                broken += 1
                print(f"\n{attack.__name__}: the log tells of a mistake of ours:\n{told[-2000:]}")
    print(f"\n{broken} did not hold; {time.monotonic() - started:.0f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())

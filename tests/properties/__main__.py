"""`make mutate`: the law of the door on many more mutated positions than CI has time for.

Bounded by a count, not by time, and repeatable: the same arguments try the same positions. It goes
on after a finding, and keeps each of them as a document.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.laws.contender import Contender
from tests.laws.mutated import changed_position, grafted_position, refused_or_played
from tests.properties.test_mutated_positions import CONTENDERS


def main() -> int:
    arguments = _arguments()
    tables = [table for table in CONTENDERS if arguments.game in (None, table.game.id)]
    total: Counter[str] = Counter()
    for table in tables:
        tally: Counter[str] = Counter()
        started = time.monotonic()
        for number in range(arguments.count):
            for law in ("changed", "grafted"):
                tally[_tried(table, law, f"{arguments.seed}-{number}", arguments.findings)] += 1
        seconds = time.monotonic() - started
        print(
            f"{table!s:40} {tally.total():7,} tried, {tally['refused']:7,} refused,"
            f" {tally['played']:7,} played to the end, {tally['failed']:3} failed, {seconds:.0f} s",
            flush=True,
        )
        total += tally
    print(f"{total.total():,} mutated positions tried, {total['failed']} failed")
    return 1 if total["failed"] else 0


def _tried(table: Contender, law: str, seed: str, findings: Path) -> str:
    """What became of one mutated position: refused, played or failed."""
    rng = Random(f"{table}-{law}-{seed}")
    start, percent, other = rng.randrange(2**32), rng.randint(0, 100), rng.randint(0, 100)
    if law == "changed":
        walk, document = changed_position(table, start, percent, rng.randint(1, 2))
    else:
        walk, document = grafted_position(
            table, CONTENDERS, start, percent, other, rng.randint(0, 1)
        )
    before = msgspec.json.encode(document)
    try:
        return "played" if refused_or_played(table, document, walk.rng) else "refused"
    except Exception as failure:
        _keep(findings / f"{table}-{law}-{seed}.json", before, failure)
        return "failed"


def _keep(path: Path, document: bytes, failure: Exception) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    finding: Any = {"failure": repr(failure), "state": json.loads(document)}
    path.write_text(json.dumps(finding))
    print(f"{path}: {failure!r}", file=sys.stderr, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.properties", description=__doc__)
    parser.add_argument("--count", type=int, default=24, help="of each law at each table")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seed", default="mutate", help="other positions for another seed")
    parser.add_argument("--findings", type=Path, default=Path("build/mutations"))
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())

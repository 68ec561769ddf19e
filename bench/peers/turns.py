"""Cases that are run in turn, by whoever asks on standard input. Knows the standard library only.

A machine may change its speed from one second to the next, so that cases of different engines, each
in a process of its own, are run for a moment each, one after the other, round by round.
"""

import gc
import json
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Case(NamedTuple):
    """Something to be repeated: a pass over all its positions, and what there is to say of them."""

    run: Callable[[], int]
    """Answers how many positions it went through."""
    state_bytes: float | None = None
    legal_moves: float | None = None


def take_turns(cases: Mapping[str, Case]) -> None:
    """Say which cases there are; then run each as often as asked, and tell the processor time."""
    for case in cases.values():
        case.run()
    gc.collect()
    gc.freeze()
    _say({name: [case.state_bytes, case.legal_moves] for name, case in cases.items()})
    for line in sys.stdin:
        asked = json.loads(line)
        run, seconds = cases[asked["case"]].run, asked["seconds"]
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds:
            done += run()
        _say([done, spent])


def _say(content: Any) -> None:
    sys.stdout.write(json.dumps(content) + "\n")
    sys.stdout.flush()

"""What one attack came to."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from bench.service import Service


class Finding(NamedTuple):
    """One attack: what was tried, what was seen, and whether it held."""

    attack: str
    tried: str
    seen: str
    held: bool

    @property
    def row(self) -> str:
        """As a row of a table."""
        held = "yes" if self.held else "**no**"
        return f"| {self.attack} | {self.tried} | {self.seen} | {held} |"


class Target(NamedTuple):
    """What is attacked, and where attacks may start services of their own."""

    service: Service
    folder: Path

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.service.port}"


Attack = Callable[[Target], Iterator[Finding]]

"""Data files of a game's package."""

import tomllib
from importlib.resources import files


def read_toml(package: str, name: str) -> dict[str, object]:
    """A TOML file that stands beside a package's code."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))

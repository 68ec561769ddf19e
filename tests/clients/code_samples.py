"""The samples of code in the contract, as programs; and whether they ask what they should."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from areopagus.api.contract import METHODS, OpenAPI
from areopagus.api.openapi import openapi_document
from areopagus.referee.catalogue import Catalogue

_SERVICE = "http://localhost:8000"
_BY_THE_VIEW = "/sealed/score"
"""A sealed position has its score from its view."""


def write_samples(folder: Path, language: str, suffix: str, service: str) -> None:
    """Each sample in a language as a program that asks this service, by its operation's id."""
    for _, _, operation in _operations():
        (sample,) = [one for one in operation["x-codeSamples"] if one["label"] == language]
        assert isinstance(sample["source"], str)
        program = sample["source"].replace(_SERVICE, service)
        (folder / f"{operation['operationId']}{suffix}").write_text(f"{program}\n")


def check_requests(asked: Mapping[str, Sequence[str]]) -> None:
    """What the sample of each operation asks the service for is that operation, last of all."""
    for method, path, operation in _operations():
        if path.endswith(_BY_THE_VIEW):
            path = path.replace(_BY_THE_VIEW, "/sealed/view")
        wanted = re.sub(r"{\w+}", "[^/]+", f"{method.upper()} {path}")
        requests = asked[operation["operationId"]]
        if path.endswith("/packs"):
            requests = requests[:-1]  # and then plays with it
        assert re.fullmatch(wanted, requests[-1]), (operation["operationId"], requests)


def _operations() -> Iterator[tuple[str, str, OpenAPI]]:
    """The method, the path and the rest of each operation."""
    for path, item in openapi_document(Catalogue())["paths"].items():
        for method in METHODS & item.keys():
            yield method, path, item[method]

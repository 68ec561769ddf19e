"""Debian's Chromium, headless: pages of pictures, measured or photographed."""

import html
import json
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

CHROMIUM = "/usr/bin/chromium"
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
)
_REPORT = re.compile(r'<script type="application/json" id="report">(.*?)</script>', re.DOTALL)


class Shown(NamedTuple):
    """A picture as it stands on a page."""

    name: str
    svg: str
    width: int
    """In pixels."""


def measured(pictures: Iterable[Shown], folder: Path) -> list[dict[str, Any]]:
    """What ``measuring.js`` finds about each picture."""
    script = Path(__file__).with_name("measuring.js").read_text(encoding="utf-8")
    page = folder / "pictures.html"
    page.write_text(_page(pictures) + f"<script>{script}</script>", encoding="utf-8")
    found = _REPORT.search(_run(folder, "--dump-dom", page.as_uri()))
    assert found is not None, "the page did not measure its pictures"
    report: list[dict[str, Any]] = json.loads(found.group(1))
    return report


def photographed(picture: Shown, height: int, path: Path, folder: Path) -> None:
    """A picture as PNG."""
    page = folder / f"{picture.name}.html"
    page.write_text(_page([picture]), encoding="utf-8")
    size = f"--window-size={picture.width},{height}"
    _run(folder, f"--screenshot={path}", size, page.as_uri())


def _page(pictures: Iterable[Shown]) -> str:
    shown = "".join(
        f'<div style="width:{one.width}px">'
        + one.svg.replace("<svg ", f'<svg data-name="{html.escape(one.name)}" ', 1)
        + "</div>"
        for one in pictures
    )
    return f'<!doctype html><meta charset="utf-8"><body style="margin:0">{shown}'


def _run(folder: Path, *arguments: str) -> str:
    profile = f"--user-data-dir={folder / 'profile'}"
    done = subprocess.run(
        [CHROMIUM, *_FLAGS, profile, *arguments], capture_output=True, timeout=240, check=True
    )
    return done.stdout.decode()

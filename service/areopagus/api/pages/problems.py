"""Kinds of problems as pages, for whoever follows the ``type`` of one in a browser."""

from html import escape

from areopagus.api.pages.html import page
from areopagus.api.problems import Kind
from areopagus.api.refusals import KINDS


def problem_page(kind: Kind) -> bytes:
    """What a kind of problem is."""
    content = (
        f"<h1>{escape(kind.title)}</h1>\n"
        f"<p><code>{escape(kind.type)}</code> · HTTP {kind.status}</p>\n"
        f"<p>{_with_code(kind.description)}</p>\n"
        '<p><a href="/problems">All kinds of problems</a> · <a href="/docs">The API</a></p>'
    )
    return page(f"{kind.title} · Areopagus", content)


def problems_page() -> bytes:
    """All of them, by their status."""
    rows = "\n".join(
        f'<tr><td>{kind.status}</td><td><a href="{escape(kind.type)}">{escape(kind.title)}</a></td>'
        f"<td>{_with_code(kind.description)}</td></tr>"
        for kind in sorted(KINDS.values(), key=lambda kind: (kind.status, kind.type))
    )
    content = (
        "<h1>Problems</h1>\n"
        "<p>Every failure is a document of RFC 9457. Its <code>type</code> is one of these paths "
        "and never changes; <code>detail</code> says what went wrong this time.</p>\n"
        "<table><thead><tr><th>Status</th><th>Problem</th><th>What it means</th></tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody></table>"
    )
    return page("Problems · Areopagus", content)


def _with_code(text: str) -> str:
    """Words between backticks as code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))

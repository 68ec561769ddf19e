"""The frame of a page, and its files. A page loads nothing but what the service itself has."""

from html import escape

from areopagus.kernel.language import Language

HTML = "text/html"
MARKDOWN = "text/markdown"

_FRAME = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; style-src 'self'; img-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/pages/page.css">
</head>
<body>
<main>
{content}
</main>
</body>
</html>
"""


def page(title: str, content: str, language: Language = "en") -> bytes:
    """A page; its content is HTML."""
    return _FRAME.format(language=language, title=escape(title), content=content).encode()

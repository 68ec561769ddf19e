"""A game's rulebook to read, as Markdown and as a page that prints well."""

from collections.abc import Iterable
from html import escape
from typing import Any

from areopagus.api.pages.html import page
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language, Phrase
from areopagus.kernel.rulebook import RuleText

_TITLE = Phrase("{game}: the rules", "{game} : les règles")
_INTRODUCTION = Phrase(
    "The rules as this service applies them, in our own words, each with its id and its source.",
    "Les règles telles que ce service les applique, dans nos propres mots, chacune avec son numéro "
    "et sa source.",
)
_SOURCES = {
    "seed": Phrase("The publisher’s text", "Texte de l’éditeur"),
    "ref": Phrase("Public references", "Références publiques"),
    "house": Phrase("Our ruling", "Notre décision"),
}
_CITED = Phrase("{}: {}", "{}\N{NO-BREAK SPACE}: {}")
_OURS = Phrase("Ours", "De nous")
"""What a rule cites that is ours and nothing else: its source says so already."""
_CONTENTS = Phrase("Contents", "Sommaire")


def as_markdown(
    game: Game[Any], language: Language, about: str | None = None, module: int | None = None
) -> str:
    """The rulebook as Markdown; or what it says about something and for one module."""
    lines = [f"# {_title(game, language)}", "", _INTRODUCTION.text(language), ""]
    for section, rules in game.rulebook.sections(language, about, module).items():
        lines += [f"## {section}", ""]
        for rule in rules:
            lines += [
                f"### {rule.title} (`{rule.id}`)",
                "",
                rule.text,
                "",
                f"*{_source(rule, language)}*",
                "",
            ]
    return "\n".join(lines)


def as_html(
    game: Game[Any], language: Language, about: str | None = None, module: int | None = None
) -> bytes:
    """The rulebook, or the same part of it, as a page with an anchor for each rule."""
    sections = game.rulebook.sections(language, about, module)
    title = _title(game, language)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="meta">{escape(_INTRODUCTION.text(language))}</p>',
        _contents(sections, language),
    ]
    for number, (section, rules) in enumerate(sections.items(), 1):
        parts.append(f'<h2 id="section-{number}">{escape(section)}</h2>')
        parts += [_rule(rule, language) for rule in rules]
    return page(title, "\n".join(parts), language)


def _rule(rule: RuleText, language: Language) -> str:
    id = escape(rule.id)
    return (
        f'<section class="rule" id="{id}">'
        f'<h3><a href="#{id}">{escape(rule.title)} <code>{id}</code></a></h3>'
        f"<p>{escape(rule.text)}</p>"
        f'<p class="meta">{escape(_source(rule, language))}</p>'
        "</section>"
    )


def _contents(sections: Iterable[str], language: Language) -> str:
    label = escape(_CONTENTS.text(language))
    items = "".join(
        f'<li><a href="#section-{number}">{escape(section)}</a></li>'
        for number, section in enumerate(sections, 1)
    )
    return f'<nav aria-label="{label}"><ul>{items}</ul></nav>'


def _title(game: Game[Any], language: Language) -> str:
    return _TITLE.text(language).format(game=game.title)


def _source(rule: RuleText, language: Language) -> str:
    source = _SOURCES[rule.source].text(language)
    if rule.source == "house" and rule.cite == _OURS.text(language):
        return source
    return _CITED.text(language).format(source, rule.cite)

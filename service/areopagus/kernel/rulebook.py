"""Rulebooks, in English and French."""

import re
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from areopagus.kernel.document import Value
from areopagus.kernel.language import LANGUAGES, Language, Phrase
from areopagus.kernel.toml_files import read_toml

Source = Annotated[
    Literal["seed", "ref", "house"],
    Meta(description="Where it comes from: the publisher's text, public references, or us."),
]
"""Where a rule or a component comes from."""


class Retold(Value, frozen=True):
    """Other words for a rule, in one edition."""

    title: Phrase | None = None
    text: Phrase | None = None


class Rule(Value, frozen=True):
    """One numbered rule or ruling."""

    title: Phrase
    text: Phrase
    source: Source
    cite: Phrase
    breakable: bool
    """Whether a proposed move can be refused because of it."""
    editions: tuple[str, ...] = ()
    """For rulings on several editions: the games they hold for. Empty means all."""
    retold: dict[str, Retold] = msgspec.field(default_factory=dict)
    """By edition, where one calls things by other names than the words above."""
    about: tuple[str, ...] = ()
    """The phases and components that it is about, by their ids."""
    modules: tuple[int, ...] = ()
    """The modules that it belongs to. Empty means all."""
    id: str = ""

    def told_in(self, edition: str) -> "Rule":
        """The rule in the words of an edition."""
        other = self.retold.get(edition)
        if other is None:
            return self
        return msgspec.structs.replace(
            self, title=other.title or self.title, text=other.text or self.text
        )


class RuleText(Value, frozen=True):
    """A rule as a reader of one language gets it."""

    id: str
    """The id of the rule; it never changes."""
    title: str
    """Its heading."""
    text: str
    """The rule, in our own words."""
    source: Source
    """`seed`: the publisher's text; `ref`: public references; `house`: ours."""
    cite: str
    """Where the source says so."""
    about: tuple[str, ...] = ()
    """The phases and components that it is about, by their ids."""
    modules: tuple[int, ...] = ()
    """The modules that it belongs to; all of them when empty."""
    url: str = ""
    """Where it stands on the page of the rulebook, which people can read and print."""

    def concerns(self, about: str | None, module: int | None) -> bool:
        """Whether it is about something and holds in a module, as far as these are given."""
        return (about is None or about in self.about) and (
            module is None or not self.modules or module in self.modules
        )


class Rulebook:
    """The rules of one game, by id."""

    def __init__(self, rules: dict[str, Rule], sections: dict[str, Phrase] | None = None) -> None:
        self._sections = sections or {}
        self._rules = {id: msgspec.structs.replace(rule, id=id) for id, rule in rules.items()}
        self._texts = {
            language: {id: _rule_text(rule, language) for id, rule in self._rules.items()}
            for language in LANGUAGES
        }

    @classmethod
    def load(cls, package: str, *, prefix: str = "", edition: str = "") -> "Rulebook":
        """Read ``rulebook.toml`` of a game; of one edition only, where the file holds several."""
        rules = msgspec.convert(read_toml(package, "rulebook.toml"), dict[str, Rule])
        return cls(
            {
                id: rule.told_in(edition)
                for id, rule in rules.items()
                if _belongs(id, rule, prefix, edition)
            },
            msgspec.convert(read_toml(package, "sections.toml"), dict[str, Phrase]),
        )

    def __getitem__(self, id: str) -> Rule:
        return self._rules[id]

    def __contains__(self, id: str) -> bool:
        return id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def text(self, id: str, language: Language) -> RuleText:
        return self._texts[language][id]

    def sections(
        self, language: Language, about: str | None = None, module: int | None = None
    ) -> dict[str, list[RuleText]]:
        """The rules by section, in the order in which sections begin; or some of them."""
        sections: dict[str, list[RuleText]] = {}
        for id, text in self._texts[language].items():
            if text.concerns(about, module):
                sections.setdefault(self._section(id).text(language), []).append(text)
        return sections

    def _section(self, id: str) -> Phrase:
        """`RP-CHAR-PILOT-1` is in CHAR, `AMB-03` in AMB, `MM-Q12` in Q, `R-TIMING` in R."""
        for word in re.findall(r"[A-Z]+|\b\dP", id):
            if word in self._sections:
                return self._sections[word]
        raise KeyError(f"{id} is in no section")


def _rule_text(rule: Rule, language: Language) -> RuleText:
    return RuleText(
        id=rule.id,
        title=rule.title.text(language),
        text=rule.text.text(language),
        source=rule.source,
        cite=rule.cite.text(language),
        about=rule.about,
        modules=rule.modules,
    )


def _belongs(id: str, rule: Rule, prefix: str, edition: str) -> bool:
    return edition in rule.editions if rule.editions else id.startswith(prefix)

"""Rulebooks and the other words of a game, in English and French."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from areopagus.kernel.document import Value
from areopagus.kernel.errors import Fact, Illegal

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")

Source = Annotated[
    Literal["seed", "ref", "house"],
    Meta(description="Where it comes from: the publisher's text, public references, or us."),
]
"""Where a rule or a component comes from."""


class Phrase(Value, frozen=True):
    """The same words in each language."""

    en: str
    fr: str

    def text(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


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
    """What it is about."""
    text: str
    """The rule, in our own words."""
    source: Source
    """`seed`: the publisher's text; `ref`: public references; `house`: ours."""
    cite: str
    """Where it stands."""


class Rulebook:
    """The rules of one game, by id."""

    def __init__(self, rules: dict[str, Rule]) -> None:
        self._rules = {id: msgspec.structs.replace(rule, id=id) for id, rule in rules.items()}
        self._texts = {
            language: {id: _rule_text(rule, language) for id, rule in self._rules.items()}
            for language in LANGUAGES
        }

    @classmethod
    def load(cls, package: str, *, prefix: str = "", edition: str = "") -> "Rulebook":
        """Read ``rulebook.toml`` of a game; of one edition only, where the file holds several."""
        rules = msgspec.convert(_read(package, "rulebook.toml"), dict[str, Rule])
        return cls(
            {
                id: rule.told_in(edition)
                for id, rule in rules.items()
                if _belongs(id, rule, prefix, edition)
            }
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


SEAT = "seat"
"""The fact that is a seat: counted from 0 as a fact, from 1 in a sentence, as people count."""

ASKED = "asked"
"""The fact that is a kind of question: a sentence quotes its prompt."""


class Wording(Value, frozen=True):
    """What a game says besides its rules: questions, score labels, reasons of refusal."""

    prompts: dict[str, Phrase]
    labels: dict[str, Phrase]
    reasons: dict[str, Phrase]
    names: dict[str, Phrase] = msgspec.field(default_factory=dict)
    """What people call the things whose ids are facts of refusals."""

    @classmethod
    def load(cls, package: str, *, edition: str = "") -> "Wording":
        """Read ``wording.toml`` of a game; what stands under an edition's name is added for it."""
        words = msgspec.convert(_read(package, "wording.toml"), _Words)
        sections = words.editions.get(edition, {})
        return cls(
            prompts={**words.prompts, **sections.get("prompts", {})},
            labels={**words.labels, **sections.get("labels", {})},
            reasons={**words.reasons, **sections.get("reasons", {})},
            names={**words.names, **sections.get("names", {})},
        )

    def naming(self, names: dict[str, Phrase]) -> "Wording":
        """The same words, with more names."""
        return msgspec.structs.replace(self, names={**self.names, **names})

    def reason(self, refusal: Illegal, language: Language) -> str:
        """Why a move was refused, as a sentence."""
        shown = _Shown(
            {key: self._shown(key, fact, language) for key, fact in refusal.facts.items()}
        )
        return self.reasons[refusal.reason].text(language).format_map(shown)

    def _shown(self, key: str, fact: Fact, language: Language) -> Fact:
        if isinstance(fact, int):
            return fact + 1 if key == SEAT else fact
        named = self.prompts.get(fact) if key == ASKED else self.names.get(fact)
        return fact if named is None else named.text(language)


class _Words(Wording, frozen=True, forbid_unknown_fields=True):
    """A ``wording.toml``: what all editions say and, by edition and section, what one says."""

    editions: dict[str, dict[str, dict[str, Phrase]]] = msgspec.field(default_factory=dict)


class _Shown(dict[str, Fact]):
    """Facts for a sentence."""

    def __missing__(self, key: str) -> str:
        raise KeyError(f"a reason speaks of {key!r}, which its refusal does not give")


def _rule_text(rule: Rule, language: Language) -> RuleText:
    return RuleText(
        id=rule.id,
        title=rule.title.text(language),
        text=rule.text.text(language),
        source=rule.source,
        cite=rule.cite.text(language),
    )


def _belongs(id: str, rule: Rule, prefix: str, edition: str) -> bool:
    return edition in rule.editions if rule.editions else id.startswith(prefix)


def _read(package: str, name: str) -> dict[str, object]:
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))

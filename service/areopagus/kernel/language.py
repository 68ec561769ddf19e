"""The languages that are spoken here, and the little grammar that templates need."""

from collections.abc import Sequence
from typing import Literal

from areopagus.kernel.document import Value

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


class Phrase(Value, frozen=True):
    """The same words in each language."""

    en: str
    fr: str

    def text(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


class Count(int):
    """A number in a template: `{n}`, or with a noun `{n:# ship|# ships}`, `#` being the number."""

    language: Language

    @classmethod
    def of(cls, number: int, language: Language) -> "Count":
        count = cls(number)
        count.language = language
        return count

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(int(self))
        one, _, many = spec.partition("|")
        return (one if self._is_singular() else many).replace("#", str(int(self)))

    def _is_singular(self) -> bool:
        """French counts 0 as singular too."""
        return abs(self) < 2 if self.language == "fr" else self == 1


class Name(str):
    """A name in a template: `{zone}`, or after a preposition that contracts with it in French.

    `{zone:de}` and `{zone:à}` are "d’Hellas", "du joueur 1", "à Hellas", "au joueur 1";
    `{colour:le}` is "le vert", "l’orange"; `{seat:’s}` is the English possessive; `{zone:^}` has a
    capital letter.
    """

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        match spec:
            case "":
                return str(self)
            case "’s":
                return f"{self}’s"
            case "^":
                return capitalised(self)
            case "le":
                return f"l’{self}" if _elides(self) else f"le {self}"
            case "de" | "à":
                return _contracted(spec, self)
        raise ValueError(f"{spec!r} is no form of a name")


_VOWELS = frozenset("aeiouyhàâäéèêëîïôöùûüœAEIOUYHÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ")
_CONTRACTIONS = {
    "de": {"le ": "du ", "les ": "des "},
    "à": {"le ": "au ", "les ": "aux "},
}


def _contracted(preposition: str, name: str) -> str:
    for article, contraction in _CONTRACTIONS[preposition].items():
        if name.startswith(article):
            return contraction + name[len(article) :]
    if preposition == "de" and _elides(name):
        return f"d’{name}"
    return f"{preposition} {name}"


def _elides(name: str) -> bool:
    """Whether an article or "de" loses its vowel before it: d’Yves, but de Yann."""
    if name[:1] in "yY":
        return name[1:2] not in _VOWELS
    return name[:1] in _VOWELS


def joined(items: Sequence[str], language: Language) -> str:
    """Several things as people list them: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    last = " et " if language == "fr" else " and "
    return ", ".join(items[:-1]) + last + items[-1]


def capitalised(text: str) -> str:
    """A text with a capital letter first, whatever comes after it."""
    return text[:1].upper() + text[1:]

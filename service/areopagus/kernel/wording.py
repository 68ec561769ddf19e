"""What a game says to people besides its rules: templates by key, filled in with facts."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from string import Formatter
from typing import Any, NamedTuple

import msgspec

from areopagus.kernel.document import Value
from areopagus.kernel.errors import Illegal, Player
from areopagus.kernel.language import Count, Language, Name, Phrase, capitalised, joined
from areopagus.kernel.toml_files import read_toml


class Message(NamedTuple):
    """Something to be said: the key of its template, and the facts that fill it in."""

    key: str
    facts: Mapping[str, Any] = {}


SEATS = frozenset({"seat", "company", "victim", "owner", "other"})
"""The facts that are seats: told by the player's name or, without one, counted from 1."""

ASKED = "asked"
"""The fact that is a kind of question: a sentence quotes its prompt."""

Memory = dict[tuple[str, Any], str]
"""What was said before, by its template and the facts that filled it in."""
MOST_REMEMBERED = 10_000
"""Then a memory is emptied: it holds some megabytes at most."""

_NO_NAMES: Mapping[str, Phrase] = {}
_NOBODY = Phrase("player {}", "le joueur {}")


class Wording(Value, frozen=True):
    """The templates of a game. See :mod:`language` for what may stand in their braces."""

    prompts: dict[str, Phrase]
    """What is asked, by the kind of the question."""
    score: dict[str, Phrase]
    """What points are for."""
    reasons: dict[str, Phrase]
    """Why a move is refused."""
    moves: dict[str, Phrase] = msgspec.field(default_factory=dict)
    """What a move does, as an order: "Board one astronaut on …"."""
    events: dict[str, Phrase] = msgspec.field(default_factory=dict)
    """What happened, in the past tense: "Ann boarded …"."""
    names: dict[str, Phrase] = msgspec.field(default_factory=dict)
    """What people call the things that facts name by id."""
    picture: dict[str, Phrase] = msgspec.field(default_factory=dict)
    """What stands in pictures, and tells them in words."""

    @classmethod
    def load(cls, package: str, *, edition: str = "") -> "Wording":
        """Read ``wording.toml`` of a game; what stands under an edition's name is added for it."""
        words = msgspec.convert(read_toml(package, "wording.toml"), _Words)
        special = words.editions.get(edition, {})
        return cls(
            **{
                section: {**getattr(words, section), **special.get(section, {})}
                for section in cls.__struct_fields__
            }
        )

    def naming(self, names: dict[str, Phrase]) -> "Wording":
        """The same words, with more names."""
        return msgspec.structs.replace(self, names={**self.names, **names})

    def reason(self, refusal: Illegal, language: Language) -> str:
        """Why a move was refused, as a sentence."""
        return Speaker(self, language, refusal.players, refusal.names).reason(refusal)


class _Words(Wording, frozen=True, forbid_unknown_fields=True):
    """A ``wording.toml``: what all editions say and, by edition and section, what one says."""

    editions: dict[str, dict[str, dict[str, Phrase]]] = msgspec.field(default_factory=dict)


class Speaker:
    """Fills the templates of a game in, in one language and with the names of one table.

    Much of what is said is said again and again; what does not depend on the table is remembered
    in ``memory``, if there is one.
    """

    __slots__ = ("_memory", "_names", "_players", "_wording", "language")

    def __init__(
        self,
        wording: Wording,
        language: Language,
        players: Sequence[Player] = (),
        names: Mapping[str, Phrase] = _NO_NAMES,
        memory: Memory | None = None,
    ) -> None:
        self.language = language
        self._wording = wording
        self._players = players
        self._names = names
        self._memory = None if names else memory

    def reason(self, refusal: Illegal) -> str:
        """Why a move was refused, as a sentence."""
        return self._say(self._wording.reasons, Message(refusal.reason, refusal.facts))

    def prompt(self, message: Message) -> str:
        """What is asked."""
        return self._say(self._wording.prompts, message)

    def label(self, message: Message) -> str:
        """What a move does."""
        return self._say(self._wording.moves, message)

    def text(self, message: Message) -> str:
        """What happened."""
        return self._say(self._wording.events, message)

    def name(self, id: str) -> str:
        """What people call a thing."""
        named = self._names.get(id) or self._wording.names.get(id)
        if named is None:
            return id
        return named.fr if self.language == "fr" else named.en

    def player(self, seat: int) -> str:
        """What people call whoever plays a seat."""
        player = self._players[seat] if 0 <= seat < len(self._players) else None
        if player is None:
            return _NOBODY.text(self.language).format(seat + 1)
        return player if isinstance(player, str) else player.text(self.language)

    def shown(self, key: str, fact: Any) -> Name | Count:
        """A fact as it stands in a sentence."""
        if fact is None:
            return Name()
        if isinstance(fact, int):
            if key in SEATS:
                return Name(self.player(fact))
            return Count.of(fact, self.language)
        if isinstance(fact, str):
            if key == ASKED:
                return Name(self.prompt(Message(fact)))
            return Name(self.name(fact))
        return Name(joined([format(self.shown(key, one)) for one in fact], self.language))

    def _say(self, templates: Mapping[str, Phrase], message: Message) -> str:
        phrase = templates[message.key]
        template = phrase.fr if self.language == "fr" else phrase.en
        parts, facts_of = _parsed(template)
        if facts_of is None:
            if not parts:
                return template
            return self._filled(parts, message.facts)
        memory = self._memory
        if memory is None:
            return self._filled(parts, message.facts)
        told = (template, facts_of(message.facts))
        try:
            said = memory.get(told)
        except TypeError:  # a list among the facts
            return self._filled(parts, message.facts)
        if said is None:
            if len(memory) >= MOST_REMEMBERED:
                memory.clear()
            said = memory[told] = self._filled(parts, message.facts)
        return said

    def _filled(self, parts: "tuple[_Part, ...]", facts: Mapping[str, Any]) -> str:
        said = ""
        for literal, key, spec, plain in parts:
            said += literal
            if key is None:
                continue
            fact = facts[key]
            if plain and type(fact) is str:
                said += self.name(fact)
            elif plain and type(fact) is int:
                said += str(fact)
            else:
                said += format(self.shown(key, fact), spec)
        return said if said[:1].isupper() else capitalised(said)


_Part = tuple[str, str | None, str, bool]


@cache
def _parsed(template: str) -> tuple[tuple[_Part, ...], Callable[[Any], Any] | None]:
    """A template parsed, once: text, then the fact that follows it, and in which form.

    Most are plain: a name or a number as it is. With it, what takes the facts of the template out
    of all facts, unless one of them is a seat: seats are told by names that differ by table.
    """
    if "{" not in template:
        return (), None
    parts = tuple(
        (literal, key, spec or "", not spec and key != ASKED and key not in SEATS)
        for literal, key, spec, _ in Formatter().parse(template)
    )
    keys = [key for _, key, _, _ in parts if key is not None]
    return parts, None if SEATS.intersection(keys) or not keys else itemgetter(*keys)


def tag_of(document: msgspec.Struct) -> str:
    """What a tagged document is called on the wire."""
    return str(document.__struct_config__.tag)


def fields_of(document: msgspec.Struct) -> dict[str, Any]:
    """The content of a document, by field."""
    return {name: getattr(document, name) for name in document.__struct_fields__}

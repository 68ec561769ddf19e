"""How sentences are set: marks, spaces and elisions, by language."""

import re

from areopagus.kernel.language import Language

NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_ALWAYS = {
    "a straight quotation mark": r"['\"]",
    "three dots for an ellipsis": r"\.\.\.",
    "a gap": r"  |^\s|\s$|[\s(]\)|\([\s)]| [,.](?!\d)",
    "nothing but marks": r"^\W*$",
}
_OF = {
    "en": {
        "a space before a mark": r"[ \u00a0\u202f][;:!?]",
        "a French quotation mark": r"[«»]",
    },
    "fr": {
        "no no-break space before a mark": rf"(?<=[^{NO_BREAK}\s!?;:«(\d])[;:!?»](?!\d)"
        r"|[ \t\n][;:!?»]",
        "no no-break space after «": rf"«[^{NO_BREAK}]",
        "an English quotation mark": "[“”]",
        "no elision": r"(?i)(?<!-)\b(?:de|le|la|que|ne|se|me|jusque|lorsque|puisque) "
        r"(?:[aâeéèêiîoôuûàœ](?!nz[ei]|ui?\b)|hexa|habit|hydro|heure|homme|y )(?!\b)",
        "no contraction": r"(?i)\b(?:de|à) les? (?:joueur|robot|rover|colon|pion|plan|dôme|sablier"
        r"|stock|dépôt|hangar|personnage|scientifique|cristal|b[âa]timent)",
    },
}
_FLAWS = {
    language: {name: re.compile(pattern) for name, pattern in (_ALWAYS | own).items()}
    for language, own in _OF.items()
}
_CODE = re.compile(r"`[^`]*`|https?://\S+")
_ENGLISH_IN_FRENCH = re.compile(r"\(“[^”]+”(?:, “[^”]+”)*\)")
"""What a French sentence quotes in English stands between English marks, in brackets."""


def flaws(text: str, language: Language) -> list[str]:
    """What is wrong with how a text is set, each with where."""
    plain = _CODE.sub("…", text)
    if language == "fr":
        plain = _ENGLISH_IN_FRENCH.sub("…", plain)
    found = ((name, mark.search(plain)) for name, mark in _FLAWS[language].items())
    return [
        f"{name}: …{plain[max(0, at.start() - 12) : at.end() + 12]}…" for name, at in found if at
    ]

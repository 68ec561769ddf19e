"""Rules, and refusals by them, as a reader of one language gets them."""

from functools import cache
from typing import Any

import msgspec

from areopagus.kernel.errors import Illegal
from areopagus.kernel.game import Game
from areopagus.kernel.language import Language
from areopagus.kernel.rulebook import Rulebook, RuleText
from areopagus.referee.answers import Ruling, Violation

RULEBOOK_PAGE = "/v1/games/{game}/rulebook"
"""Where the rulebook of a game can be read, with an anchor for each rule by its id."""


def rule_text(game: Game[Any], id: str, language: Language) -> RuleText:
    """A rule as it is answered: with where it stands on the page of the rulebook."""
    return _linked(game.rulebook, game.id, id, language)


def ruling_on(game: Game[Any], refusal: Illegal, language: Language) -> Ruling:
    """Why a move is refused: the rule, the reason as a sentence, and the facts of the case."""
    reason = game.wording.reason(refusal, language)
    return Ruling(
        legal=False,
        rule=rule_text(game, refusal.rule, language),
        reason=reason,
        violations=[Violation(rule=refusal.rule, reason=reason, facts=refusal.facts)],
    )


@cache
def _linked(book: Rulebook, game: str, id: str, language: Language) -> RuleText:
    url = RULEBOOK_PAGE.format(game=game) + "#" + id
    return msgspec.structs.replace(book.text(id, language), url=url)

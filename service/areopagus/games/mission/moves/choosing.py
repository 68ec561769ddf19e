"""Secret choices that all seats make at the same time: the starting card, the character."""

from collections.abc import Iterable
from typing import ClassVar

from areopagus.games.mission import events
from areopagus.games.mission.components import CHARACTERS, CardId, Character
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.wording import Message


class KeepCard(MissionMove, frozen=True, tag="keep-card"):
    """Keep one of the starting cards, secretly, and give the others back."""

    secret: ClassVar = True

    card: CardId

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["KeepCard"]:
        return [cls(card=card) for card in table.mine.offered]

    def judge(self, table: MissionTable) -> None:
        rule = table.rule("PR-SETUP-9", "RP-SETUP-5")
        if self.card not in table.mine.offered:
            raise Illegal(rule, "card-not-offered", card=self.card)
        if table.edition.cards[self.card].kind == "discovery":
            raise Illegal(rule, "card-is-a-discovery", card=self.card)

    def perform(self, table: MissionTable) -> None:
        mine = table.mine
        mine.offered.remove(self.card)
        mine.cards.append(self.card)
        table.tell(events.CardKept(seat=table.company))

    def message(self, table: MissionTable) -> Message:
        """With the number of the card, since some cards of one name are there twice."""
        return Message("keep-card", {"card": self.card, "number": int(self.card[-2:])})


class Choose(MissionMove, frozen=True, tag="choose"):
    """Lay one character of the hand face down for this round."""

    secret: ClassVar = True

    character: Character

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["Choose"]:
        return [CHOICES[character] for character in table.mine.hand]

    def judge(self, table: MissionTable) -> None:
        if self.character not in table.mine.hand:
            rule = table.rule("PR-ROUND-8", "RP-ROUND-5")
            raise Illegal(rule, "character-not-in-hand", character=self.character)

    def perform(self, table: MissionTable) -> None:
        table.mine.chosen = self.character
        table.tell(events.CharacterChosen(seat=table.company))

    def message(self, table: MissionTable) -> Message:
        return _MESSAGES[self.character]


_MESSAGES = {character: Message("choose", {"character": character}) for character in CHARACTERS}
"""Made once, like the choices themselves: they are listed for all seats in every round."""

CHOICES = {character: Choose(character=character) for character in CHARACTERS}
"""Every choice there is. Moves never change, so all seats may be offered the same ones."""

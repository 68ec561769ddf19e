"""Why a question got no answer. Transports turn these into their own kind of error."""

from collections.abc import Sequence
from typing import Any

from areopagus.kernel.errors import Illegal
from areopagus.kernel.pack import Flaw


class UnknownGame(Exception):
    """No game has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class UnknownRule(Exception):
    """No rule of the game has this id."""

    def __init__(self, game: str, rule: str) -> None:
        super().__init__(game, rule)
        self.game = game
        self.rule = rule


class UnknownSeat(Exception):
    """Nobody plays at this seat."""

    def __init__(self, seat: int, pointer: str) -> None:
        super().__init__(seat)
        self.seat = seat
        self.pointer = pointer


class UnknownPack(Exception):
    """A pack that nobody here knows: it was never posted, or not used for too long."""

    def __init__(self, game: str, pack: str, pointer: str, *, takes_packs: bool = True) -> None:
        super().__init__(game, pack)
        self.game = game
        self.missing = pack
        self.pointer = pointer
        self.advice = f"Post it again to /v1/games/{game}/packs, then ask again."
        if not takes_packs:
            self.advice = f"{game} is played with the house material only, so far."


class InvalidPack(Exception):
    """A pack that cannot be played with: everything that is wrong with it, and where."""

    def __init__(self, game: str, flaws: Sequence[Flaw]) -> None:
        super().__init__(f"{game}: {flaws[0].pointer}: {flaws[0].words.en}")
        self.game = game
        self.flaws = tuple(flaws)


class PacksNotTaken(Exception):
    """This game is played with the house material only."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class ImpossibleState(Exception):
    """A well-typed state that could never be on a table: the invariant it breaks, and where."""

    def __init__(self, invariant: str, message: str, pointer: str) -> None:
        super().__init__(f"{invariant}: {message}")
        self.invariant = invariant
        self.message = message
        self.pointer = pointer


class UnstampedState(Exception):
    """A state without a stamp that fits, where one is required."""

    def __init__(self, pointer: str) -> None:
        super().__init__(pointer)
        self.pointer = pointer


class MoveRefused(Exception):
    """An illegal move, where it stood in the request, and what time alone had already changed."""

    def __init__(
        self, refusal: Illegal, pointer: str, *, index: int | None = None, settled: Any = None
    ) -> None:
        super().__init__(refusal.rule, refusal.reason)
        self.refusal = refusal
        self.pointer = pointer
        self.index = index
        self.settled = settled
        """The state that time alone led to, when that ended the game."""


class UnreadableSeal(Exception):
    """A sealed state that cannot be opened. It never says why."""

    def __init__(self, pointer: str) -> None:
        super().__init__(pointer)
        self.pointer = pointer


class SeatKeyNeeded(Exception):
    """No key came with a sealed state although a seat was named, or one that fits no seat of it."""

    def __init__(self, *, given: bool) -> None:
        super().__init__(given)
        self.given = given


class OtherSeatsKey(Exception):
    """The key of another seat than the one that was named."""

    def __init__(self, seat: int, pointer: str) -> None:
        super().__init__(seat)
        self.seat = seat
        self.pointer = pointer


class SuggestionsOff(Exception):
    """Nobody searches for suggestions here."""


class SuggestionsBusy(Exception):
    """All that search are busy, and enough wait already."""

    retry_after = 1
    """Seconds after which to try again."""


class SuggestionsFailed(Exception):
    """What searched ended before it was done."""

    retry_after = 1
    """Seconds after which to try again."""


SEARCH_REFUSALS = (SuggestionsOff, SuggestionsBusy, SuggestionsFailed)
"""Why there is no suggestion now."""

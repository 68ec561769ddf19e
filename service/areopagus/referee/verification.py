"""Proof, after a sealed game, that nobody touched it: its record against what was published."""

from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from areopagus.kernel import codec
from areopagus.kernel.document import Document
from areopagus.kernel.errors import Illegal, InvalidSetup
from areopagus.kernel.score import Score
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.seals import commitment


class FinishedRecord(Document, kw_only=True):
    """The record of a finished game, with what was published before it and at its end."""

    game: str
    commitment: str
    """As the sealed setup answered it."""
    salt: str
    """As the last answers had it in `seal`."""
    setup: msgspec.Raw
    moves: msgspec.Raw
    """Setup and moves as `replay` takes them."""
    digest: str | UnsetType = UNSET
    """As the last answer to a spectator had it."""


class Proven(NamedTuple):
    """A record that holds."""

    game: str
    title: str
    moves: int
    score: Score


class Disproven(Exception):
    """A record that does not hold, and why."""


def verify(catalogue: Catalogue, body: bytes) -> Proven:
    """Check a record; raises :class:`Disproven` or, when it is none, ``msgspec.DecodeError``."""
    record = codec.decode(FinishedRecord, body)
    referee = catalogue[record.game]
    content = b'{"setup":%b,"moves":%b}' % (bytes(record.setup), bytes(record.moves))
    request: Any = msgspec.json.decode(content, type=referee.shapes.replay_request)
    referee = referee.playing(request.setup.pack, "/setup/pack")
    game = referee.game
    if commitment(request.setup.seed, record.salt) != record.commitment:
        raise Disproven("the seed is not the one that was committed to")
    try:
        state = referee.deal(request.setup).table.state
    except InvalidSetup as flaw:
        raise Disproven(flaw.message) from None
    for number, play in enumerate(request.moves, 1):
        try:
            game.play(state, play.seat, play.move, play.at)
        except Illegal as refusal:
            reason = game.wording.reason(game.at_table(state, refusal), "en")
            raise Disproven(f"move {number} is illegal: {reason} ({refusal.rule})") from None
    if not game.is_over(state):
        raise Disproven(f"after {len(request.moves)} moves the game is not over")
    if record.digest is not UNSET and record.digest != codec.digest(game.view(state, None)):
        raise Disproven("it does not lead to the position that was published")
    return Proven(game.id, game.title, len(request.moves), referee.worded_score(state, "en"))

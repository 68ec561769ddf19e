"""A whole game told as a report: the texts of its events, move by move, and the score."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from areopagus.kernel.errors import Illegal, InvalidSetup
from areopagus.kernel.event import Event, with_texts
from areopagus.kernel.language import Language, Name, Phrase, capitalised, joined
from areopagus.kernel.score import Line, Score
from areopagus.kernel.wording import Speaker
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.referee import Referee
from areopagus.referee.requests import ReplayRequest

_WINNERS = Phrase("Won by {}.", "Victoire : {}.")
_NOBODY = Phrase("Nobody won.", "Personne n’a gagné.")
_SO_FAR = Phrase("So far:", "Jusqu’ici :")
_COLON = Phrase("{}: {}", "{}\N{NO-BREAK SPACE}: {}")
_CHOICE = Phrase("{:’s} choice: {}", "Choix {:de}\N{NO-BREAK SPACE}: {}")


class UnreadableRecord(Exception):
    """A file that holds no record, or one that cannot be played: why, in one line."""


class _Document(msgspec.Struct):
    """The record of a game, as a session or somebody else kept it."""

    setup: msgspec.Raw
    moves: msgspec.Raw
    game: str | UnsetType = UNSET


class RecordedGame(NamedTuple):
    """A record with the referee of its game."""

    referee: Referee[Any]
    record: ReplayRequest[Any, Any]


def read_record(catalogue: Catalogue, body: bytes, game: str | None = None) -> RecordedGame:
    """A game that was played: a record as ``replay`` takes it, or a playthrough as text.

    A record need not say which game it is of, if whoever reads it does.
    """
    try:
        document = _playthrough(body.decode()) if not body.lstrip().startswith(b"{") else body
        record = msgspec.json.decode(document, type=_Document)
        id = game or (None if record.game is UNSET else record.game)
        if id is None:
            raise UnreadableRecord("it does not say of which game it is: give --game")
        referee = catalogue[id]
        content = b'{"setup":%b,"moves":%b}' % (bytes(record.setup), bytes(record.moves))
        request = msgspec.json.decode(content, type=referee.shapes.replay_request)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UnreadableRecord(str(error)) from None
    return RecordedGame(referee.playing(request.setup.pack, "/setup/pack"), request)


_HEAD = re.compile(
    r"(?P<game>[a-z-]+), (?P<seats>\d+) seats, seed (?P<seed>.+), options (?P<options>\{.*\})"
    r"(?:, pack (?P<pack>b2:[0-9a-f]{32}))?"
)
_MOVE = re.compile(r"\d+ seat (\d+|None)(?: at (\d+))? [^{]*(\{.*\})")


def _playthrough(text: str) -> bytes:
    """A playthrough (see ``tests/playthroughs.py``) as a record."""
    first, _, rest = text.partition("\n")
    head = _HEAD.fullmatch(first)
    if head is None:
        raise UnreadableRecord("it is neither a record nor a playthrough")
    moves = [
        {
            "seat": None if made[1] == "None" else int(made[1]),
            "at": int(made[2]) if made[2] else None,
            "move": msgspec.Raw(made[3].encode()),
        }
        for line in rest.splitlines()
        if (made := _MOVE.fullmatch(line))
    ]
    setup = {
        "seats": int(head["seats"]),
        "seed": head["seed"],
        "options": msgspec.Raw(head["options"].encode()),
        **({"pack": head["pack"]} if head["pack"] else {}),
    }
    return msgspec.json.encode({"game": head["game"], "setup": setup, "moves": moves})


def report(game: RecordedGame, language: Language) -> Iterator[str]:
    """The lines of a report. Raises :class:`UnreadableRecord` at a move that is illegal."""
    referee, record = game
    rules = referee.game
    try:
        table = referee.deal(record.setup).table
    except InvalidSetup as flaw:
        raise UnreadableRecord(flaw.message) from None
    state = table.state
    speaker = rules.speaker(state, language)
    players = [speaker.player(seat) for seat in range(rules.seat_count(state))]
    yield f"{rules.title} ({joined(players, language)})"
    yield ""
    yield from _told("", table.events, speaker)
    for number, play in enumerate(record.moves, 1):
        events = rules.let_time_pass(state, play.at)
        try:
            rules.judge(state, play.seat, play.move, play.at)
            speaker = rules.speaker(state, language)
            label = speaker.label(play.move.message(rules.table(state, play.seat, play.at)))
            events += rules.play(state, play.seat, play.move, play.at)
        except Illegal as refusal:
            reason = rules.wording.reason(rules.at_table(state, refusal), language)
            raise UnreadableRecord(f"move {number} is illegal: {reason} ({refusal.rule})") from None
        if events:
            speaker = rules.speaker(state, language)  # what was just laid out has a name now
            yield from _told(_margin(number, play.at), events, speaker)
        elif play.seat is not None and not play.move.seatless:
            yield f"{_margin(number, play.at):>10}  {_choice(play.seat, label, speaker)}"
    yield ""
    yield from _counted(referee.worded_score(state, language), speaker)


def _choice(seat: int, label: str, speaker: Speaker) -> str:
    """A move that led to nothing that could be told yet, by what was chosen."""
    choice = _CHOICE.text(speaker.language).format(Name(speaker.player(seat)), label)
    return capitalised(choice)


def _margin(number: int, at: int | None) -> str:
    """The number of a move and, in a real-time game, its minute and second."""
    if at is None:
        return f"{number}"
    return f"{number} {at // 60_000}:{at // 1_000 % 60:02}"


def _told(margin: str, events: list[Event], speaker: Speaker) -> Iterator[str]:
    for event in with_texts(events, speaker):
        yield f"{margin:>10}  {event.text}"
        margin = ""


def _counted(score: Score, speaker: Speaker) -> Iterator[str]:
    language = speaker.language
    if not score.final:
        yield _SO_FAR.text(language)
    for tally in score.seats:
        yield from _tally(speaker.player(tally.seat), tally.total, tally.lines, speaker)
    for part in score.progress:
        yield f"{f'{part.done}/{part.of}':>10}  {part.label}"
    if score.final and score.winners:
        winners = [speaker.player(seat) for seat in score.winners]
        yield _WINNERS.text(language).format(joined(winners, language))
    elif score.final:
        yield _NOBODY.text(language)


def _tally(who: str, total: int, lines: list[Line], speaker: Speaker) -> Iterator[str]:
    yield _COLON.text(speaker.language).format(capitalised(who), _points(total))
    for line in lines:
        yield f"{_points(line.points):>10}  {line.label}{_payer(line, speaker)}"


def _points(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def _payer(line: Line, speaker: Speaker) -> str:
    """What pays, where it has a name that the label does not tell already."""
    name = line.of if line.of is None else speaker.name(line.of)
    if name is None or name == line.of or name.lower() in line.label.lower():
        return ""
    return f" ({name})"

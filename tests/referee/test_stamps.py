"""Stamps: what fits is trusted, nothing else is, and nobody can tell by the answers."""

from typing import Any

import msgspec
import pytest

from areopagus.api.operations import PLAIN as OPERATIONS
from areopagus.api.operations import Operation
from areopagus.api.parameters import Parameters
from areopagus.kernel import codec
from areopagus.kernel.state import MOST_PLIES
from areopagus.referee.catalogue import GAMES, Catalogue
from areopagus.referee.errors import ImpossibleState, MoveRefused, UnstampedState
from areopagus.referee.inquiries import Inquiry
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.referee import PARTS, Referee
from areopagus.referee.seals import Keyring, SealKey
from areopagus.referee.stamps import LONGEST, Stamps
from tests.referee.forged_stamps import accepted

OLD, NEW = SealKey("old", b"o" * 32), SealKey("new", b"n" * 32)
STATE = b'{"game":"red-planet","version":1}'
FORGED = 30_000
CATALOGUE = Catalogue()
ABOUT_STATES = [
    operation
    for operation in OPERATIONS
    if operation.name not in ("setup", "replay", "judge-batch", "suggest")
]
TABLES = [
    pytest.param(CATALOGUE[game.id], seats, id=f"{game.id}-{seats}")
    for game in GAMES
    for seats in (game.seats[0], game.seats[-1])
]


def stamps(*keys: SealKey, game: str = "red-planet") -> Stamps:
    return Stamps(Keyring(keys).derived("stamp"), game)


def test_a_stamp_fits_its_state_and_no_other() -> None:
    made = stamps(NEW)
    assert made.fits(made.stamp(STATE), STATE)
    assert not made.fits(made.stamp(STATE), STATE + b" ")
    assert not made.fits(made.stamp(STATE), STATE.replace(b"1", b"2"))
    assert len(made.stamp(STATE)) <= LONGEST
    longest = SealKey("k" * 16, b"k" * 32)
    assert len(stamps(longest).stamp(STATE)) <= LONGEST


def test_a_stamp_of_one_game_is_none_in_another() -> None:
    assert not stamps(NEW, game="planete-rouge").fits(stamps(NEW).stamp(STATE), STATE)


def test_keys_rotate_without_a_gap() -> None:
    before, after = stamps(OLD).stamp(STATE), stamps(NEW, OLD).stamp(STATE)
    assert stamps(NEW, OLD).fits(before, STATE)
    assert not stamps(NEW).fits(before, STATE)
    assert stamps(NEW).fits(after, STATE)
    assert not stamps(OLD).fits(after, STATE)


def test_the_name_of_a_key_is_not_the_key() -> None:
    assert not stamps(NEW).fits(stamps(SealKey("new", b"x" * 32)).stamp(STATE), STATE)


def test_the_key_of_stamps_is_not_that_of_seals() -> None:
    (derived,) = Keyring([NEW]).derived("stamp")
    assert derived.id == NEW.id
    assert derived.secret != NEW.secret
    assert derived.secret != Keyring([NEW]).derived("another")[0].secret


def test_no_forged_stamp_is_accepted() -> None:
    assert accepted(FORGED) == []


def played(referee: Referee[Any], seats: int, moves: int) -> tuple[Any, RandomPlay[Any]]:
    """A position as the service answers it after so many moves, and how it was played."""
    play = RandomPlay(referee.game, seats, "stamps").run(moves)
    record = {
        "setup": {"seats": seats, "seed": "stamps"},
        "moves": [msgspec.to_builtins(one) for one in play.plays],
    }
    request = msgspec.convert(record, referee.shapes.replay_request)
    return referee.replay(request), play


def request_for(operation: Operation, referee: Referee[Any], **content: Any) -> Any:
    kind = operation.request(referee.shapes)
    fields = {name: content[name] for name in kind.__struct_fields__ if name in content}
    return codec.decode(kind, codec.encode(fields))


def outcome(operation: Operation, referee: Referee[Any], **content: Any) -> tuple[Any, Any]:
    """The answer to an operation, or its refusal, without what tells of stamps; and that."""
    try:
        request = request_for(operation, referee, **content)
        answer = operation.perform(referee, request, Parameters(include=PARTS))
    except (MoveRefused, ImpossibleState) as refused:
        return repr((type(refused), refused.args, refused.pointer)), None
    assert not isinstance(answer, Inquiry)
    document = msgspec.json.decode(codec.encode(answer))
    told = {name: document.pop(name) for name in ("stamp", "authentic") if name in document}
    return codec.encode(document), told


@pytest.mark.parametrize(("referee", "seats"), TABLES)
def test_with_and_without_a_stamp_the_answers_are_the_same_bytes(
    referee: Referee[Any], seats: int
) -> None:
    for moves in (0, 1, 7, 20, 45):
        position, play = played(referee, seats, moves)
        if position.over:
            continue
        offered = [(d.seat, move) for d in position.legal_moves for move in d.moves[:3]][:6]
        wrong = [((seat + 1) % seats, move) for seat, move in offered[:2]]
        for seat, move in [*offered, *wrong]:
            content = {"state": position.state, "seat": seat, "move": move, "at": play.at}
            for operation in ABOUT_STATES:
                if operation.name == "render" and move is not offered[0][1]:
                    continue  # it takes long
                plain, told = outcome(operation, referee, **content)
                stamp = {"stamp": position.stamp, "require": "stamp"}
                stamped, more = outcome(operation, referee, **content, **stamp)
                assert plain == stamped, (operation.name, moves, seat, move)
                assert not told
                assert_told(operation, more)


def assert_told(operation: Operation, told: Any) -> None:
    match operation.name:
        case "judge" | "view":
            assert told == {"authentic": True}
        case "apply":
            assert told is None or list(told) == ["stamp"]
        case _:
            assert not told


@pytest.mark.parametrize("referee", [*CATALOGUE], ids=lambda referee: referee.game.id)
def test_a_game_is_stamped_from_its_setup_to_its_end(referee: Referee[Any]) -> None:
    seats = referee.game.seats[0]
    play = RandomPlay(referee.game, seats, "stamps").run(60)
    setup = codec.decode(
        referee.shapes.setup_request, codec.encode({"seats": seats, "seed": "stamps"})
    )
    position = referee.setup(setup)
    for one in play.plays:
        fields = {"state": position.state, "stamp": position.stamp, "require": "stamp"}
        made = msgspec.to_builtins(one)
        request = codec.decode(referee.shapes.apply_request, codec.encode(fields | made))
        position = referee.apply(request)
    assert bytes(position.state) == referee.game.encode(play.state)
    assert isinstance(position.stamp, str)
    assert referee.stamps.fits(position.stamp, bytes(position.state))


@pytest.mark.parametrize("referee", [*CATALOGUE], ids=lambda referee: referee.game.id)
def test_integrity_is_not_proved_again(
    referee: Referee[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    position, play = played(referee, referee.game.seats[0], 7)
    checked: list[Any] = []
    monkeypatch.setattr(referee.game, "check", checked.append)
    decision = position.legal_moves[0]
    content = {"state": position.state, "seat": decision.seat, "move": decision.moves[0]}
    for operation in ABOUT_STATES:
        outcome(operation, referee, **content, at=play.at, stamp=position.stamp)
    assert not checked
    outcome(ABOUT_STATES[0], referee, **content, at=play.at, stamp="ast1.k1.nothing")
    assert len(checked) == 1


def altered(referee: Referee[Any], position: Any) -> Any:
    """The same position with other dice: possible, and nobody's."""
    document = msgspec.json.decode(bytes(position.state))
    document["dice"]["seed"] = "mine"
    return document


@pytest.mark.parametrize("referee", [*CATALOGUE], ids=lambda referee: referee.game.id)
def test_an_altered_state_goes_as_one_without_a_stamp(referee: Referee[Any]) -> None:
    position, play = played(referee, referee.game.seats[0], 7)
    decision = position.legal_moves[0]
    content = {"state": altered(referee, position), "seat": decision.seat, "at": play.at}
    content["move"] = decision.moves[0]
    for operation in ABOUT_STATES:
        if operation.name == "apply":
            continue  # other dice, another state
        plain, _ = outcome(operation, referee, **content)
        stamped, told = outcome(operation, referee, **content, stamp=position.stamp)
        assert plain == stamped
        if operation.name in ("judge", "view"):
            assert told == {"authentic": False}
    for operation in ABOUT_STATES:
        request = request_for(operation, referee, **content, stamp=position.stamp, require="stamp")
        with pytest.raises(UnstampedState) as refused:
            operation.perform(referee, request, Parameters(include=PARTS))
        assert refused.value.pointer == "/stamp"


@pytest.mark.parametrize("referee", [*CATALOGUE], ids=lambda referee: referee.game.id)
def test_what_somebody_made_up_does_not_become_authentic_by_being_played_on(
    referee: Referee[Any],
) -> None:
    position, play = played(referee, referee.game.seats[0], 7)
    (apply,) = (operation for operation in OPERATIONS if operation.name == "apply")
    decision = position.legal_moves[0]
    made_up = {"state": altered(referee, position), "seat": decision.seat, "at": play.at}
    made_up["move"] = decision.moves[0]
    for stamp in (None, position.stamp, "ast1.k1.nothing", ""):
        _, told = outcome(apply, referee, **made_up, stamp=stamp)
        assert told == {}
    _, told = outcome(apply, referee, **made_up | {"state": position.state}, stamp=position.stamp)
    assert list(told) == ["stamp"]


@pytest.mark.parametrize("referee", [*CATALOGUE], ids=lambda referee: referee.game.id)
def test_a_client_may_write_its_json_as_it_likes(referee: Referee[Any]) -> None:
    position, play = played(referee, referee.game.seats[0], 7)
    document = msgspec.json.decode(bytes(position.state))
    backwards = msgspec.Raw(msgspec.json.format(codec.encode(dict(reversed(document.items())))))
    (view,) = (operation for operation in OPERATIONS if operation.name == "view")
    _, told = outcome(view, referee, state=backwards, stamp=position.stamp, at=play.at)
    assert told == {"authentic": True}


def test_a_batch_says_of_each_state_whether_it_is_authentic() -> None:
    referee = CATALOGUE["red-planet"]
    position, _ = played(referee, 3, 7)
    decision = position.legal_moves[0]
    item = {"state": position.state, "seat": decision.seat, "move": decision.moves[0]}
    items = [item, item | {"stamp": position.stamp}, item | {"stamp": "ast1.k1.nothing"}]
    request = codec.decode(referee.shapes.batch_request, codec.encode({"items": items}))
    verdicts = msgspec.to_builtins(referee.judge_batch(request))["verdicts"]
    assert verdicts == [
        {"legal": True},
        {"legal": True, "authentic": True},
        {"legal": True, "authentic": False},
    ]
    items[2]["require"] = "stamp"
    request = codec.decode(referee.shapes.batch_request, codec.encode({"items": items}))
    with pytest.raises(UnstampedState) as refused:
        referee.judge_batch(request)
    assert refused.value.pointer == "/items/2/stamp"


def test_a_stamp_does_not_make_a_game_last_for_ever() -> None:
    referee = CATALOGUE["red-planet"]
    state = referee.game.setup([None] * 3, "stamps")
    state.ply = MOST_PLIES + 1
    stamp = referee.stamps.stamp(referee.game.encode(state))
    with pytest.raises(ImpossibleState, match="ply"):
        referee.score(referee.shapes.score_request(state=state, stamp=stamp))

"""Who may decide what now: everybody anything, unless a choice about trash is pending."""

from functools import lru_cache

from areopagus.games.maze.moves import (
    MOVES,
    BuildBridge,
    Communicate,
    MazeMove,
    MoveSlug,
    Pipe,
    PlaceTrash,
    ServeIcon,
    Signal,
    Speak,
    SwitchTile,
    Tick,
    Transmute,
)
from areopagus.games.maze.state import MazeState, Pending
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.decision import Question, Subject
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message, tag_of

Kinds = tuple[type[MazeMove], ...]

FROM_MODULE: dict[type[Move], int] = {
    BuildBridge: 2,
    Communicate: 2,
    Transmute: 2,
    Signal: 2,
    Pipe: 3,
    PlaceTrash: 3,
    ServeIcon: 3,
    MoveSlug: 4,
}
INTRODUCED_BY: dict[type[Move], str] = {
    BuildBridge: "MM-BRIDGE-2",
    Communicate: "MM-JOKER-1",
    Transmute: "MM-JOKER-1",
    Signal: "MM-COMM-4",
    Pipe: "MM-PIPE-1",
    PlaceTrash: "MM-TRASH-7",
    ServeIcon: "MM-TRASH-8",
    MoveSlug: "MM-SLUG-4",
    SwitchTile: "MM-SOLO-5",
}
NOT_IN_SOLO: dict[type[Move], str] = {Signal: "MM-SOLO-5", Communicate: "MM-SOLO-6"}


def open_questions(state: MazeState) -> tuple[Question, ...]:
    """MM-TIME-13: there are no turns, so every seat is asked at every moment."""
    if state.is_over:
        return ()
    pending = state.pending
    if pending is None:
        return _questions(state.options.module, len(state.seats), None, None)
    return _questions(state.options.module, len(state.seats), pending.kind, pending.seat)


def untimely(state: MazeState, seat: int | None, move: Move) -> Illegal:
    """The rule against a move that no question asks for."""
    kind, pending = type(move), state.pending
    if state.is_over:
        if state.awaits_tick:
            return Illegal("MM-TIME-4", "sand-out")
        return Illegal("MM-END-3", f"game-{state.outcome}")
    if seat is None or seat >= len(state.seats):
        return Illegal("MM-TIME-13", "no-such-seat")
    if state.is_solo and kind in NOT_IN_SOLO:
        return Illegal(NOT_IN_SOLO[kind], f"not-in-solo.{tag_of(move)}")
    if kind is SwitchTile and not state.is_solo:
        return Illegal("MM-SOLO-5", "only-in-solo", seats=len(state.seats))
    module, needed = state.options.module, FROM_MODULE.get(kind, 1)
    if module < needed:
        thing = tag_of(move)
        return Illegal(
            INTRODUCED_BY[kind], "not-in-module", thing=thing, module=needed, played=module
        )
    if pending is not None:
        return _awaited(pending, seat, kind)
    return Illegal(INTRODUCED_BY[kind], "not-asked")


def _awaited(pending: Pending, seat: int, kind: type[Move]) -> Illegal:
    """The rule against acting while a choice about trash is awaited."""
    rule = "MM-TRASH-7" if pending.kind == "place-trash" else "MM-TRASH-8"
    if kind in (Communicate, Transmute):
        rule = "MM-Q35"
    if seat == pending.seat:
        return Illegal(rule, "pending.own", asked=pending.kind)
    return Illegal(rule, f"pending.{pending.kind}", seat=pending.seat)


def subject(table: MazeTable, question: Question) -> Subject | None:
    """What a choice about trash is about; what may be done otherwise, the kinds of move say."""
    pending = table.state.pending
    if pending is None:
        return None
    if question.kind == "wait":
        return Subject(Message("wait.for", {"seat": pending.seat}))
    if pending.kind == "place-trash":
        icon, left = pending.icons[0], len(pending.icons)
        prompt = Message("place-trash.of", {"icon": icon})
        return Subject(prompt, about=icon, left=left if left > 1 else None)
    left = table.reserve["trash"] - len(pending.named)
    return Subject(Message("serve-icon.left", {"left": left}), left=left)


@lru_cache
def _questions(
    module: int, seats: int, pending: str | None, chooser: int | None
) -> tuple[Question, ...]:
    act = _actions(module, seats)
    if pending is None:
        return tuple(Question(seat, "act", act) for seat in range(seats))
    wait: Kinds = tuple(kind for kind in act if kind in (Tick, Signal, Speak))
    choice = PlaceTrash if pending == "place-trash" else ServeIcon
    return tuple(
        Question(seat, pending, (*wait, choice))
        if seat == chooser
        else Question(seat, "wait", wait)
        for seat in range(seats)
    )


def _actions(module: int, seats: int) -> Kinds:
    if seats == 1:
        absent: set[type[Move]] = {PlaceTrash, ServeIcon, *NOT_IN_SOLO}
    else:
        absent = {PlaceTrash, ServeIcon, SwitchTile}
    return tuple(
        kind for kind in MOVES if kind not in absent and module >= FROM_MODULE.get(kind, 1)
    )

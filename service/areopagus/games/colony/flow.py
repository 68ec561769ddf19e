"""What happens between decisions: the stack is worked off, then turns, phases and rounds follow."""

from areopagus.games.colony import effects, events
from areopagus.games.colony.aftermath import settle_aftermath
from areopagus.games.colony.apply import begin, begin_again
from areopagus.games.colony.ids import Shuttle
from areopagus.games.colony.moves.construct import settle_finish, settle_raise
from areopagus.games.colony.questions import ASKING, Settle
from areopagus.games.colony.scoring import score
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.steps import (
    AftermathStep,
    ApplyStep,
    ChooseSpaceStep,
    DeliverStep,
    FinishStep,
    JourneyStep,
    PlaceShuttleStep,
    RaiseStep,
    RepeatStep,
    Step,
    TurnStep,
)
from areopagus.games.colony.table import ColonyTable

SETTLE: dict[type[Step], Settle] = {
    ApplyStep: begin,
    RepeatStep: begin_again,
    RaiseStep: settle_raise,
    FinishStep: settle_finish,
    AftermathStep: settle_aftermath,
    **{step: asking.settle for step, asking in ASKING.items()},
}
"""How each step is settled: first those that never ask."""


def advance(table: ColonyTable) -> None:
    """Go on until a step needs an answer, or the game is over."""
    state = table.state
    while state.phase != "over":
        if not state.pending:
            _next(table)
            continue
        step = state.pending[-1]
        if not SETTLE[type(step)](table, step):
            return


def turn_order(state: OnMars) -> list[int]:
    """OM-GEN-1: the seats by the number of their space."""
    return sorted(range(len(state.companies)), key=lambda seat: state.companies[seat].space or 0)


def _next(table: ColonyTable) -> None:
    """The next seat of the phase, or the next phase."""
    state = table.state
    if state.queue:
        _begin_seat(table, state.queue.pop(0))
    elif state.phase == "setup":
        if state.shuttle is None:
            table.push(PlaceShuttleStep(seat=turn_order(state)[-1]))
        else:
            _begin_round(table)
    elif state.phase == "colonisation":
        _end_colonisation(table)
    elif state.phase == "shuttle":
        if state.ending == "announced":
            state.ending = "last_round"
        _begin_round(table)
    else:
        state.phase = "over"
        table.tell(events.GameEnded(winners=tuple(score(table.material, state).winners)))


def _begin_seat(table: ColonyTable, seat: int) -> None:
    state = table.state
    match state.phase:
        case "setup":
            table.push(ChooseSpaceStep(seat=seat))
        case "colonisation":
            table.tell(events.TurnBegan(seat=seat))
            effects.receive_crystals(table, seat)
            table.push(TurnStep(seat=seat))
        case "shuttle":
            table.push(JourneyStep(seat=seat, riding=rides(state, seat)))
        case _:
            table.push(DeliverStep(seat=seat))


def _begin_round(table: ColonyTable) -> None:
    state = table.state
    state.phase = "colonisation"
    state.round += 1
    state.queue = turn_order(state)
    table.tell(events.RoundBegan(round=state.round))


def _end_colonisation(table: ColonyTable) -> None:
    """OM-END-1: the shuttle phase of this round, unless it was the last one."""
    state = table.state
    if state.ending == "last_round" or state.round == state.options.round_limit:
        _begin_deliveries(table)
        return
    if state.remaining_missions == 0:
        state.ending = "announced"
        table.tell(events.LastRoundAnnounced())
    _move_shuttle(table)
    state.phase = "shuttle"
    state.queue = turn_order(state)


def _begin_deliveries(table: ColonyTable) -> None:
    """OM-END-3: reception crystals move as usual, then goods may go to contracts."""
    state = table.state
    for seat in range(len(state.companies)):
        effects.receive_crystals(table, seat)
    state.phase = "delivery"
    state.queue = turn_order(state)


def _move_shuttle(table: ColonyTable) -> None:
    """OM-SHU-1: one space on, or across to the space that the colony level tells."""
    state = table.state
    assert state.shuttle is not None
    side, number = state.shuttle[0], int(state.shuttle[1])
    if number > 1:
        arrival = f"{side}{number - 1}"
    else:
        arrival = f"{'C' if side == 'O' else 'O'}{min(state.level, 3)}"
    state.crossed = number == 1
    state.shuttle = _SPACES[arrival]
    table.tell(events.ShuttleMoved(shuttle=state.shuttle))


_SPACES: dict[str, Shuttle] = {
    "O1": "O1",
    "O2": "O2",
    "O3": "O3",
    "C1": "C1",
    "C2": "C2",
    "C3": "C3",
}


def rides(state: OnMars, seat: int) -> bool:
    """OM-SHU-3: whether the shuttle has just crossed from the side of a seat."""
    if not state.crossed or state.shuttle is None:
        return False
    left = "orbit" if state.shuttle[0] == "C" else "colony"
    return state.companies[seat].side == left

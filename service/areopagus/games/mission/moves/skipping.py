"""What is skipped because it cannot be done, by which rule, and why: nothing is in silence."""

from areopagus.games.mission import events
from areopagus.games.mission.components import DESCENTS, WALKS
from areopagus.games.mission.events import SkipReason
from areopagus.games.mission.moves.boarding import no_boarding_rule
from areopagus.games.mission.table import MissionTable


def skip(table: MissionTable) -> None:
    """Tell that the step of the turn, or the action card, cannot be done.

    What may be done several times, "up to" a number, is no longer skipped once it was done.
    """
    window = table.state.window
    if window is not None:
        assert window.card is not None
        if has_begun(table):
            return
        seat = window.waiting[0]
        table.tell(events.ActionSkipped(seat=seat, card=window.card, rule="RP-CARD-5"))
        return
    turn = table.turn
    if has_begun(table) and turn.step != "board":
        return
    rule, reason = _why(table)
    boarding = turn.step == "board"
    table.tell(
        events.StepSkipped(
            company=turn.company,
            character=turn.character,
            step=turn.step,
            rule=rule,
            reason=reason,
            astronauts=turn.left * table.placement.size if boarding else 0,
        )
    )


def _why(table: MissionTable) -> tuple[str, SkipReason]:
    turn = table.turn
    match turn.step:
        case "board":
            return no_boarding_rule(table), _why_nobody_boards(table)
        case "descend":
            return "RP-CHAR-SOLDIER-4", "nobody-on-phobos"
    match turn.character:
        case "explorer":
            return table.rule("PR-CHAR-EXPLORER-2", "RP-CHAR-EXPLORER-2"), "nobody-to-move"
        case "scientist":
            return "RP-2P-5", "neutral"
        case "secret-agent":
            return table.rule(
                "PR-CHAR-SECRET-AGENT-3", "RP-CHAR-SECRET-AGENT-3"
            ), "nothing-to-launch"
        case "saboteur":
            return table.rule("PR-CHAR-SABOTEUR-2", "RP-CHAR-SABOTEUR-3"), "nothing-to-destroy"
        case "femme-fatale":
            rule = table.rule("PR-CHAR-FEMME-FATALE-3", "RP-CHAR-FEMME-FATALE-3")
            return rule, "nobody-to-replace"
        case "soldier":
            return table.rule("PR-CHAR-SOLDIER-4", "RP-CHAR-SOLDIER-4"), "nobody-to-kill"
    return table.rule("PR-CHAR-PILOT-2", "RP-CHAR-PILOT-3"), "no-tile"


def _why_nobody_boards(table: MissionTable) -> SkipReason:
    if table.mine.reserve < table.placement.size:
        return "no-reserve"
    if table.placement.different_ships and table.turn.boarded:
        return "no-other-ship"
    return "no-place"


def has_begun(table: MissionTable) -> bool:
    """Whether a part of what is asked was done."""
    window = table.state.window
    if window is not None:
        return window.card is not None and window.left < table.edition.cards[window.card].steps
    turn = table.turn
    match turn.step:
        case "board":
            return bool(turn.boarded)
        case "special":
            return turn.character == "explorer" and turn.left < WALKS
        case "descend":
            return turn.left < DESCENTS
    return False

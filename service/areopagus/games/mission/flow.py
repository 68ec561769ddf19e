"""What happens between moves: everything that needs no decision, up to the next question."""

from areopagus.games.mission import effects, events, production
from areopagus.games.mission.components import (
    CALL_ORDER,
    CHARACTERS,
    DESCENTS,
    ROUNDS,
    WALKS,
    Character,
)
from areopagus.games.mission.moves.boarding import ship_without_destination
from areopagus.games.mission.moves.possible import can_be_done
from areopagus.games.mission.moves.skipping import skip
from areopagus.games.mission.questions import SPECIALS
from areopagus.games.mission.state import (
    ActionTiming,
    MissionState,
    Turn,
    Window,
)
from areopagus.games.mission.table import (
    MissionTable,
    clockwise_from,
    is_neutral,
    seated_companies,
    seats_of,
    soldier_may_descend_instead,
)


def advance(table: MissionTable) -> None:
    """Go on until there is a question again, or the game is over."""
    match table.state.phase:
        case "destinations":
            _after_destinations(table)
        case "starting-cards":
            _after_starting_cards(table)
        case "choose":
            _after_choosing(table)
        case "resolve":
            _resolve(table)
        case "actions":
            _in_window(table)


def _after_destinations(table: MissionTable) -> None:
    if ship_without_destination(table) is None:
        deal_starting_cards(table)
        table.state.phase = "starting-cards"


def deal_starting_cards(table: MissionTable) -> None:
    """Each seat is dealt cards until one of them may be kept (PR-SETUP-9, -10, AMB-26)."""
    state, count = table.state, table.edition.starting_cards
    kinds = {card.id: card.kind for card in table.edition.cards.values()}
    for seat in clockwise_from(state.first, seats_of(state)):
        while True:
            dealt, state.event_deck = state.event_deck[:count], state.event_deck[count:]
            if any(kinds[card] != "discovery" for card in dealt):
                break
            table.tell(events.HandShown(seat=seat, cards=tuple(dealt)))
            state.event_deck += dealt
            state.dice.shuffle(state.event_deck)
        state.companies[seat].offered = dealt
        table.tell(events.CardsDealt(seat=seat, cards=tuple(dealt), to=(seat,)))


def _after_starting_cards(table: MissionTable) -> None:
    state = table.state
    seated = seated_companies(state)
    if not all(company.cards for company in seated):
        return
    for company in seated:
        state.event_deck += company.offered
        company.offered = []
    state.dice.shuffle(state.event_deck)
    _begin_round(table)


def _begin_round(table: MissionTable) -> None:
    table.state.phase = "choose"
    table.tell(events.RoundBegan(round=table.state.round))


def _after_choosing(table: MissionTable) -> None:
    state = table.state
    if all(company.chosen for company in seated_companies(state)):
        _choose_for_neutral(state)
        state.phase = "resolve"
        _resolve(table)


def _choose_for_neutral(state: MissionState) -> None:
    """The neutral company plays the top card of its own deck (RP-2P-2, RP-2P-8)."""
    neutral = state.neutral
    if neutral is None:
        return
    if not neutral.deck:
        neutral.deck, neutral.used = neutral.used, []
        state.dice.shuffle(neutral.deck)
    state.companies[-1].chosen = neutral.deck.pop(0)


def _resolve(table: MissionTable) -> None:
    """Call characters, stop at each question that has an answer, and end the round.

    A step that cannot be done is told to be skipped, and by which rule.
    """
    state = table.state
    while state.phase == "resolve":
        if state.turn is None:
            if not _call_next(table):
                _end_round(table)
        elif not _is_to_do(table.turn):
            _next_step(table)
        elif can_be_done(table):
            return
        else:
            skip(table)
            _next_step(table)


def _call_next(table: MissionTable) -> bool:
    """Characters in order; equal ones clockwise from the first player (PR-ROUND-6, RP-ROUND-4)."""
    state = table.state
    company = next_to_act(state)
    if company is None:
        return False
    character = state.companies[company].chosen
    assert character is not None
    state.companies[company].chosen = None
    if is_neutral(state, company):
        assert state.neutral is not None
        state.neutral.used.append(character)
    else:
        state.companies[company].hand.remove(character)
    left = table.edition.placements[character].groups
    state.turn = Turn(company=company, character=character, step="board", left=left, boarded=[])
    table.act_for(company)
    table.tell(events.CharacterCalled(company=company, character=character))
    return True


def next_to_act(state: MissionState) -> int | None:
    """The company whose character is called next."""
    waiting = [
        (call_place(state, index, company.chosen), index)
        for index, company in enumerate(state.companies)
        if company.chosen
    ]
    return min(waiting)[1] if waiting else None


def call_place(state: MissionState, company: int, character: Character) -> tuple[int, int]:
    """Where a company with this character comes in the calling order."""
    return CALL_ORDER[character], (company - state.first) % len(state.companies)


def _is_to_do(turn: Turn) -> bool:
    """Whether the step is one of the character's, and not yet done."""
    if turn.step == "special" and turn.character not in SPECIALS:
        return False
    return turn.left > 0 or turn.step == "destination"


def has_special(state: MissionState, turn: Turn) -> bool:
    """The neutral scientist neither draws nor looks (RP-2P-5)."""
    neutral_scientist = turn.character == "scientist" and is_neutral(state, turn.company)
    return turn.character in SPECIALS and not neutral_scientist


def _next_step(table: MissionTable) -> None:
    turn = table.turn
    if turn.step == "board":
        if turn.character == "recruiter":
            _take_back(table)
        turn.step, turn.left = "special", WALKS if turn.character == "explorer" else 1
    elif turn.step == "special" and _soldier_descends_too(table):
        turn.step, turn.left = "descend", DESCENTS
    else:
        _end_turn(table)


def _soldier_descends_too(table: MissionTable) -> bool:
    return (
        table.edition.has_phobos
        and table.turn.character == "soldier"
        and not soldier_may_descend_instead(table.state)
    )


def _take_back(table: MissionTable) -> None:
    """All characters return to hand; the neutral company loses its recruiter (RP-2P-4)."""
    state = table.state
    if is_neutral(state, table.company):
        assert state.neutral is not None
        deck = [*state.neutral.deck, *state.neutral.used]
        deck.remove("recruiter")
        state.neutral.deck, state.neutral.used = deck, []
        state.dice.shuffle(state.neutral.deck)
    else:
        table.mine.hand = list(CHARACTERS)
    neutral = is_neutral(state, table.company)
    table.tell(events.CharactersTakenBack(company=table.company, neutral=neutral))


def _end_turn(table: MissionTable) -> None:
    state = table.state
    effects.launch_full_ships(table)
    if not is_neutral(state, table.company):  # RP-2P-7
        state.last = table.company
    state.turn = None


def _end_round(table: MissionTable) -> None:
    state, edition = table.state, table.edition
    effects.land(table)
    if edition.refills_docks_at_round_end:
        effects.dock_new_ships(table)
    _change_first_player(table)
    if state.round == ROUNDS:
        _end_game(table)
        return
    if tokens := edition.scoring_rounds.get(state.round):
        production.produce(table, tokens, third=False)
    state.round += 1
    _begin_round(table)
    if not edition.refills_docks_at_round_end:  # phase 1 of the new round (PR-ROUND-2)
        effects.dock_new_ships(table)


def _change_first_player(table: MissionTable) -> None:
    """Whoever played a card last, with or without effect (AMB-13)."""
    state = table.state
    assert state.last is not None
    if state.first != state.last:
        table.tell(events.FirstPlayerChanged(seat=state.last))
    state.first, state.last = state.last, None


def _end_game(table: MissionTable) -> None:
    """Reveal, third distribution, final scoring; action cards around it in the second edition."""
    production.reveal_discoveries(table)
    if table.edition.has_action_cards:
        table.state.phase = "actions"
        _open_window(table, "before-third-production")
    else:
        _third_production(table)
        _finish(table)


def _third_production(table: MissionTable) -> None:
    production.produce(table, table.edition.scoring_rounds[ROUNDS], third=True)


def _open_window(table: MissionTable, timing: ActionTiming) -> None:
    """Everybody is asked, because who holds an action is secret (RP-CARD-5)."""
    state = table.state
    waiting = list(clockwise_from(state.first, seats_of(state)))
    state.window = Window(timing=timing, waiting=waiting)


def _in_window(table: MissionTable) -> None:
    window = table.state.window
    assert window is not None
    if window.card:
        if window.left:
            table.act_for(window.waiting[0])
            if can_be_done(table):
                return
            skip(table)
        window.card, window.left = None, 0
    if window.waiting:
        return
    if window.timing == "before-third-production":
        _third_production(table)
        _open_window(table, "after-third-production")
    else:
        _finish(table)


def _finish(table: MissionTable) -> None:
    table.state.window = None
    table.state.phase = "over"
    table.tell(events.GameEnded())

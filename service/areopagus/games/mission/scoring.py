"""Score lines: what each company would have if the game ended here.

Before the end a secret card pays a line that only its holder may see, and a discovery one that
only those who know it may see. The ice bonus counts tokens alone until the cards are shown.
"""

from collections.abc import Callable

from areopagus.games.mission.components import RESOURCES, TOKEN_VALUES, Edition, EventCard
from areopagus.games.mission.production import leaders, leads
from areopagus.games.mission.state import NO_TOKENS, MissionState, Tokens
from areopagus.games.mission.table import discoveries_are_revealed, seated_companies
from areopagus.kernel.score import Line, Score, SeatTally
from areopagus.kernel.score import leaders as winners_of

TOKEN_LINES = tuple(
    (resource, f"{resource}-tokens", TOKEN_VALUES[resource]) for resource in RESOURCES
)
"""Of each resource: its label, and what a token of it is worth."""


def score(edition: Edition, state: MissionState) -> Score:
    """The score, final when the game is over."""
    final = state.phase == "over"
    companies = seated_companies(state)
    lines = [_token_lines(edition, company.tokens) for company in companies]
    _add_ice_bonus(edition, state, lines)
    _add_secret_cards(edition, state, lines)
    _add_discoveries(edition, state, lines)
    tallies = []
    for seat, own in enumerate(lines):
        total = 0
        for line in own:
            total += line.points
        tiebreaks = [companies[seat].tokens.total]  # RP-FINAL-8, AMB-23
        tallies.append(SeatTally(seat=seat, total=total, lines=own, tiebreaks=tiebreaks))
    return Score(final=final, winners=winners_of(tallies) if final else [], seats=tallies)


def _token_lines(edition: Edition, tokens: Tokens) -> list[Line]:
    if tokens == NO_TOKENS:
        return []
    rule = edition.rule("PR-FINAL-7", "RP-FINAL-7")
    return [
        Line(rule=rule, label=label, points=count * value, of=resource)
        for resource, label, value in TOKEN_LINES
        if (count := tokens.count(resource))
    ]


def _add_ice_bonus(edition: Edition, state: MissionState, lines: list[list[Line]]) -> None:
    """Points for the most ice, divided among tied companies and rounded down (AMB-22)."""
    winners = leaders(_ice_counts(edition, state))
    for company in winners:
        if company < len(lines):
            points = edition.ice_bonus // len(winners)
            rule = edition.rule("PR-FINAL-8", "RP-FINAL-6")
            lines[company].append(Line(rule=rule, label="ice-bonus", points=points))


def _ice_counts(edition: Edition, state: MissionState) -> list[int]:
    counts = [company.tokens.ice for company in state.companies]
    if state.phase == "over":
        for index, company in enumerate(state.companies):
            counts[index] += sum(
                card.count
                for id in company.cards
                if (card := edition.cards[id]).op == "extra_tokens"
            )
    return counts


def _add_secret_cards(edition: Edition, state: MissionState, lines: list[list[Line]]) -> None:
    shown = state.phase == "over"
    cards, rules = edition.cards, edition.paying_rules
    for seat, own in enumerate(lines):
        to = None if shown else (seat,)
        for id in state.companies[seat].cards:
            if rule := rules.get(id):
                card = cards[id]
                points = card_points(state, seat, card)
                own.append(Line(rule=rule, label=card.kind, points=points, of=id, to=to))


def card_points(state: MissionState, company: int, card: EventCard) -> int:
    """What a bonus or mission card pays its holder."""
    if is_met := CONDITIONS.get(card.op):
        return card.points if is_met(state, company, card) else 0
    match card.op:
        case "flat":
            return card.points
        case "presence_scale":
            return int(card.effect["scale"][_presence(state, company, card)])
        case "points_per_zone_present":
            present = _presence(state, company, card)
            return min(present * card.points, int(card.effect["cap"]))
        case "extra_tokens":
            return card.count * TOKEN_VALUES[card.effect["resource"]]
    raise ValueError(f"no card has the effect {card.op!r}")


def _is_everywhere(state: MissionState, company: int, card: EventCard) -> bool:
    return _presence(state, company, card) == len(card.zones)


def _is_in_enough_zones(state: MissionState, company: int, card: EventCard) -> bool:
    return _presence(state, company, card) >= card.count


def _leads_enough_zones(state: MissionState, company: int, card: EventCard) -> bool:
    led = 0
    for zone in state.zones:
        counts = zone.astronauts
        if counts[company] and counts[company] == max(counts):
            led += 1
    return led >= card.count


def _has_most_astronauts(state: MissionState, company: int, card: EventCard) -> bool:
    here = [state.zones[place].astronauts for place in card.zones]
    return leads(list(map(sum, zip(*here, strict=True))), company)


def _has_most_tokens(state: MissionState, company: int, card: EventCard) -> bool:
    resource = card.effect["resource"]
    return leads([getattr(each.tokens, resource) for each in state.companies], company)


def _has_lost_most(state: MissionState, company: int, _: EventCard) -> bool:
    return leads([each.lost for each in state.companies], company)


def _has_tokens_of_each(state: MissionState, company: int, card: EventCard) -> bool:
    tokens = state.companies[company].tokens
    return min(tokens.ice, tokens.sylvanite, tokens.celerium) >= card.count


CONDITIONS: dict[str, Callable[[MissionState, int, EventCard], bool]] = {
    "presence_all": _is_everywhere,
    "presence_at_least": _is_in_enough_zones,
    "majorities_at_least": _leads_enough_zones,
    "most_astronauts_total": _has_most_astronauts,
    "most_tokens": _has_most_tokens,
    "most_lost": _has_lost_most,
    "tokens_of_each": _has_tokens_of_each,
}
"""What a company must fulfil for a card to pay; a tie for the most is enough."""


def _presence(state: MissionState, company: int, card: EventCard) -> int:
    """In how many of a card's zones a company is present."""
    zones = state.zones
    return len([place for place in card.zones if zones[place].astronauts[company]])


def _add_discoveries(edition: Edition, state: MissionState, lines: list[list[Line]]) -> None:
    shown = discoveries_are_revealed(state)
    for zone in state.zones:
        if zone.discovery is None:
            continue
        card = edition.cards[zone.discovery.card]
        to = None if shown else tuple(zone.discovery.seen_by)
        counts = zone.astronauts
        for seat, own in enumerate(lines):
            if counts[seat] and (points := discovery_points(card, counts, seat)):
                own.append(
                    Line(
                        rule=edition.rule("PR-FINAL-2", "RP-FINAL-7"),
                        label="discovery",
                        points=points,
                        of=card.id,
                        to=to,
                    )
                )


def discovery_points(card: EventCard, counts: list[int], company: int) -> int:
    """What a discovery gives or costs a company that is present in final scoring."""
    match card.op:
        case "points_each_present":
            return card.points
        case "points_to_most":
            return card.points if leads(counts, company) else 0
        case "points_per_astronaut":
            return min(counts[company] * card.points, int(card.effect["cap"]))
    return 0

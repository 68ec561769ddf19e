"""Score lines: what each company would have if the game ended here.

Before the end a secret card pays a line that only its holder may see, and a discovery one that
only those who know it may see. The ice bonus counts tokens alone until the cards are shown.
"""

from areopagus.games.mission.components import RESOURCES, TOKEN_VALUES, Edition, EventCard
from areopagus.games.mission.production import leaders, leads
from areopagus.games.mission.state import MissionState
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
    lines = _token_lines(edition, state)
    _add_ice_bonus(edition, state, lines)
    _add_secret_cards(edition, state, lines)
    _add_discoveries(edition, state, lines)
    tallies = [
        SeatTally(
            seat=seat,
            total=sum([line.points for line in own]),
            lines=own,
            tiebreaks=[state.companies[seat].tokens.total],  # RP-FINAL-8, AMB-23
        )
        for seat, own in enumerate(lines)
    ]
    return Score(final=final, winners=winners_of(tallies) if final else [], seats=tallies)


def _token_lines(edition: Edition, state: MissionState) -> list[list[Line]]:
    """The lines of each seat, to begin with."""
    rule = edition.rule("tokens")
    lines: list[list[Line]] = []
    for company in seated_companies(state):
        own: list[Line] = []
        for resource, label, value in TOKEN_LINES:
            if count := getattr(company.tokens, resource):
                own.append(Line(rule=rule, label=label, points=count * value, of=resource))
        lines.append(own)
    return lines


def _add_ice_bonus(edition: Edition, state: MissionState, lines: list[list[Line]]) -> None:
    """Points for the most ice, divided among tied companies and rounded down (AMB-22)."""
    winners = leaders(_ice_counts(edition, state))
    for company in winners:
        if company < len(lines):
            points = edition.ice_bonus // len(winners)
            lines[company].append(
                Line(rule=edition.rule("ice-bonus"), label="ice-bonus", points=points)
            )


def _ice_counts(edition: Edition, state: MissionState) -> list[int]:
    counts = [company.tokens.ice for company in state.companies]
    if state.phase == "over":
        for index, company in enumerate(state.companies):
            counts[index] += sum(
                card.effect["count"]
                for id in company.cards
                if (card := edition.cards[id]).op == "extra_tokens"
            )
    return counts


def _add_secret_cards(edition: Edition, state: MissionState, lines: list[list[Line]]) -> None:
    shown = state.phase == "over"
    cards, rules = edition.cards, edition.paying_rules
    for seat, own in enumerate(lines):
        for id in state.companies[seat].cards:
            if rule := rules.get(id):
                card = cards[id]
                own.append(
                    Line(
                        rule=rule,
                        label=card.kind,
                        points=card_points(state, seat, card),
                        of=id,
                        to=None if shown else (seat,),
                    )
                )


def card_points(state: MissionState, company: int, card: EventCard) -> int:
    """What a bonus or mission card pays its holder."""
    match card.op:
        case "presence_scale":
            return int(card.effect["scale"][_presence(state, company, card)])
        case "points_per_zone_present":
            present = _presence(state, company, card)
            return min(present * card.points, int(card.effect["cap"]))
        case "extra_tokens":
            return int(card.effect["count"]) * TOKEN_VALUES[card.effect["resource"]]
    return card.points if _is_met(state, company, card) else 0


def _is_met(state: MissionState, company: int, card: EventCard) -> bool:
    """Whether the condition of a card holds for a company; a tie for the most is enough."""
    companies, effect = state.companies, card.effect
    match card.op:
        case "flat":
            return True
        case "presence_all":
            return _presence(state, company, card) == len(card.zones)
        case "presence_at_least":
            return _presence(state, company, card) >= int(effect["count"])
        case "majorities_at_least":
            led = [
                counts
                for zone in state.zones
                if (counts := zone.astronauts)[company] and counts[company] == max(counts)
            ]
            return len(led) >= int(effect["count"])
        case "most_astronauts_total":
            here = [state.zones[place].astronauts for place in card.zones]
            return leads(list(map(sum, zip(*here, strict=True))), company)
        case "most_tokens":
            resource = effect["resource"]
            return leads([getattr(c.tokens, resource) for c in companies], company)
        case "most_lost":
            return leads([c.lost for c in companies], company)
        case "tokens_of_each":
            tokens = companies[company].tokens
            return min(tokens.ice, tokens.sylvanite, tokens.celerium) >= int(effect["count"])
    raise ValueError(f"no card has the effect {card.op!r}")


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
                        rule=edition.rule("discovery"),
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

"""Score lines: what each company would have if the game ended here.

Before the end a secret card pays a line that only its holder may see, and a discovery one that
only those who know it may see. The ice bonus counts tokens alone until the cards are shown.
"""

from typing import Any

from areopagus.games.mission.components import (
    RESOURCES,
    TOKEN_VALUES,
    Edition,
    EventCard,
    Resource,
)
from areopagus.games.mission.production import leaders, leads
from areopagus.games.mission.state import MissionState, ZoneState
from areopagus.games.mission.table import discoveries_are_revealed, seats_of
from areopagus.kernel.score import Line, Score, SeatTally
from areopagus.kernel.score import leaders as winners_of

TOKEN_LABELS: dict[Resource, str] = {resource: f"{resource}-tokens" for resource in RESOURCES}


def score(edition: Edition, state: MissionState) -> Score:
    """The score, final when the game is over."""
    final = state.phase == "over"
    lines = [_token_lines(edition, state, seat) for seat in range(seats_of(state))]
    _add_ice_bonus(edition, state, lines)
    _add_secret_cards(edition, state, lines)
    _add_discoveries(edition, state, lines)
    tallies = [
        SeatTally(
            seat=seat,
            total=sum(line.points for line in own),
            lines=own,
            tiebreaks=[state.companies[seat].tokens.total],  # RP-FINAL-8, AMB-23
        )
        for seat, own in enumerate(lines)
    ]
    return Score(final=final, winners=winners_of(tallies) if final else [], seats=tallies)


def _token_lines(edition: Edition, state: MissionState, seat: int) -> list[Line]:
    tokens, rule = state.companies[seat].tokens, edition.rule("tokens")
    lines = []
    for resource, label in TOKEN_LABELS.items():
        if count := tokens.count(resource):
            points = count * TOKEN_VALUES[resource]
            lines.append(Line(rule=rule, label=label, points=points, of=resource))
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
    rule = edition.rule("secret-card")
    for seat, own in enumerate(lines):
        for id in state.companies[seat].cards:
            card = edition.cards[id]
            if card.kind != "action":
                own.append(
                    Line(
                        rule=rule,
                        label=card.kind,
                        points=card_points(edition, state, seat, card),
                        of=id,
                        to=None if shown else (seat,),
                    )
                )


def card_points(edition: Edition, state: MissionState, company: int, card: EventCard) -> int:
    """What a bonus or mission card pays its holder."""
    effect = card.effect
    match effect["op"]:
        case "flat":
            return int(effect["points"])
        case "extra_tokens":
            return int(effect["count"]) * TOKEN_VALUES[effect["resource"]]
        case "presence_scale":
            return int(effect["scale"][_presence(edition, state, company, effect)])
        case "points_per_zone_present":
            present = _presence(edition, state, company, effect)
            return min(present * int(effect["points"]), int(effect["cap"]))
    return int(effect["points"]) if _is_met(edition, state, company, effect) else 0


def _is_met(edition: Edition, state: MissionState, company: int, effect: dict[str, Any]) -> bool:
    """Whether the condition of a card holds for a company; a tie for the most is enough."""
    companies = state.companies
    match effect["op"]:
        case "presence_all":
            return _presence(edition, state, company, effect) == len(effect["zones"])
        case "presence_at_least":
            return _presence(edition, state, company, effect) >= int(effect["count"])
        case "majorities_at_least":
            led = sum(leads(zone.astronauts, company) for zone in state.zones)
            return led >= int(effect["count"])
        case "most_astronauts_total":
            return leads(_totals(_zones(edition, state, effect)), company)
        case "most_tokens":
            return leads([c.tokens.count(effect["resource"]) for c in companies], company)
        case "most_lost":
            return leads([c.lost for c in companies], company)
        case "tokens_of_each":
            tokens = companies[company].tokens
            return min(tokens.ice, tokens.sylvanite, tokens.celerium) >= int(effect["count"])
    raise ValueError(f"no card has the effect {effect['op']!r}")


def _presence(edition: Edition, state: MissionState, company: int, effect: dict[str, Any]) -> int:
    """In how many of a card's zones a company is present."""
    return len([1 for zone in _zones(edition, state, effect) if zone.astronauts[company]])


def _zones(edition: Edition, state: MissionState, effect: dict[str, Any]) -> list[ZoneState]:
    named = effect["zones"]
    if named == "all":
        return state.zones
    return [state.zones[edition.zone_index[zone]] for zone in named]


def _totals(zones: list[ZoneState]) -> list[int]:
    return [sum(counts) for counts in zip(*(zone.astronauts for zone in zones), strict=True)]


def _add_discoveries(edition: Edition, state: MissionState, lines: list[list[Line]]) -> None:
    shown = discoveries_are_revealed(state)
    for zone in state.zones:
        if zone.discovery is None:
            continue
        card = edition.cards[zone.discovery.card]
        to = None if shown else tuple(zone.discovery.seen_by)
        for seat, own in enumerate(lines):
            if points := discovery_points(card, zone.astronauts, seat):
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
    """What a discovery gives or costs a company in final scoring."""
    effect, here = card.effect, counts[company]
    match effect["op"]:
        case "points_each_present":
            return int(effect["points"]) if here else 0
        case "points_to_most":
            return int(effect["points"]) if leads(counts, company) else 0
        case "points_per_astronaut":
            return min(here * int(effect["points"]), int(effect["cap"]))
    return 0

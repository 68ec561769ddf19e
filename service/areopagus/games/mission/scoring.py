"""Score lines: what each company would have if the game ended here.

Before the end a secret card pays a line that only its holder may see, and a discovery one that
only those who know it may see. The ice bonus counts tokens alone until the cards are shown.
"""

from areopagus.games.mission.components import RESOURCES, Edition, EventCard, Zone
from areopagus.games.mission.production import leaders
from areopagus.games.mission.state import MissionState, ZoneState
from areopagus.games.mission.table import discoveries_are_revealed, seats_of
from areopagus.kernel.score import Line, Score, SeatTally
from areopagus.kernel.score import leaders as winners_of

VALUES = {"ice": 1, "sylvanite": 2, "celerium": 3}
ICE_BONUS = 9


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
    return [
        Line(rule=rule, label=f"{resource}-tokens", points=count * VALUES[resource], of=resource)
        for resource in RESOURCES
        if (count := tokens.count(resource))
    ]


def _add_ice_bonus(edition: Edition, state: MissionState, lines: list[list[Line]]) -> None:
    """Nine points to the most ice, divided among tied companies and rounded down (AMB-22)."""
    winners = leaders(_ice_counts(edition, state))
    for company in winners:
        if company < len(lines):
            points = ICE_BONUS // len(winners)
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
    zones = _zones(edition, state, effect.get("zones"))
    present = sum(1 for zone in zones if zone.astronauts[company])
    met = False
    match effect["op"]:
        case "flat":
            return int(effect["points"])
        case "extra_tokens":
            return int(effect["count"]) * VALUES[effect["resource"]]
        case "presence_scale":
            return int(effect["scale"][present])
        case "points_per_zone_present":
            return min(present * int(effect["points"]), int(effect["cap"]))
        case "presence_all":
            met = present == len(zones)
        case "presence_at_least":
            met = present >= effect["count"]
        case "majorities_at_least":
            led = sum(1 for zone in zones if company in leaders(zone.astronauts))
            met = led >= effect["count"]
        case "most_astronauts_total":
            met = company in leaders(_totals(state, zones))
        case "most_tokens":
            met = company in leaders([c.tokens.count(effect["resource"]) for c in state.companies])
        case "most_lost":
            met = company in leaders([c.lost for c in state.companies])
        case "tokens_of_each":
            tokens = state.companies[company].tokens
            met = all(tokens.count(resource) >= effect["count"] for resource in RESOURCES)
    return int(effect["points"]) if met else 0


def _zones(
    edition: Edition, state: MissionState, named: list[Zone] | str | None
) -> list[ZoneState]:
    if not isinstance(named, list):
        return state.zones
    return [state.zones[edition.zone_index[zone]] for zone in named]


def _totals(state: MissionState, zones: list[ZoneState]) -> list[int]:
    return [
        sum(zone.astronauts[company] for zone in zones) for company in range(len(state.companies))
    ]


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
            return int(effect["points"]) if company in leaders(counts) else 0
        case "points_per_astronaut":
            return min(here * int(effect["points"]), int(effect["cap"]))
    return 0

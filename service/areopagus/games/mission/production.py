"""Distributions of score tokens, and the discoveries that bear on them."""

from areopagus.games.mission import effects, events
from areopagus.games.mission.components import RESOURCES, EventCard, Resource
from areopagus.games.mission.state import ZoneState
from areopagus.games.mission.table import MissionTable


def leaders(counts: list[int]) -> list[int]:
    """The companies with the most, at least one."""
    most = max(counts)
    return [company for company, count in enumerate(counts) if count == most] if most else []


def leads(counts: list[int], company: int) -> bool:
    """Whether a company has the most, at least one; a tie is enough."""
    return counts[company] > 0 and counts[company] == max(counts)


def reveal_discoveries(table: MissionTable) -> None:
    """Turn all discoveries up, then let those timed "reveal" act, in zone order (AMB-43)."""
    shown = [zone for zone in table.state.zones if zone.discovery]
    for zone in shown:
        assert zone.discovery is not None
        table.tell(events.DiscoveryRevealed(zone=zone.id, card=zone.discovery.card))
    for zone in shown:
        card = _card(table, zone)
        if card and card.timing == "reveal":
            table.tell(events.DiscoveryActed(zone=zone.id, card=card.id))
            _act_on_reveal(table, zone, card)


def _act_on_reveal(table: MissionTable, zone: ZoneState, card: EventCard) -> None:
    match card.op:
        case "each_present_removes":
            present = [company for company, count in enumerate(zone.astronauts) if count]
            _remove_one_of_each(table, zone, present)
        case "leaders_remove":
            _remove_one_of_each(table, zone, leaders(zone.astronauts))
        case "pull_docked_astronauts":
            _pull_docked_astronauts(table, zone)


def _remove_one_of_each(table: MissionTable, zone: ZoneState, companies: list[int]) -> None:
    for company in companies:
        zone.astronauts[company] -= 1
        effects.lose_in_zone(table, company, zone.id)


def _pull_docked_astronauts(table: MissionTable, zone: ZoneState) -> None:
    for ship in table.docked():
        for company in sorted(set(ship.aboard)):
            count = ship.aboard.count(company)
            table.tell(
                events.AstronautsPulled(
                    ship=ship.id,
                    destination=table.destination(ship),
                    company=company,
                    zone=zone.id,
                    astronauts=count,
                )
            )
            effects.enter(table, zone, company, count)
        ship.aboard = []


def produce(table: MissionTable, tokens: int, *, third: bool) -> None:
    """Each explored zone gives tokens of its resource; its leaders take what lies there."""
    number = sum(after <= table.state.round for after in table.edition.scoring_rounds)
    table.tell(events.ProductionBegan(number=number, tokens=tokens))
    for zone in table.state.zones:
        if zone.explored:
            _place(table, zone, tokens, third=third)
    for zone in table.state.zones:
        if zone.pool.total:
            _share(table, zone, third=third)


def _place(table: MissionTable, zone: ZoneState, tokens: int, *, third: bool) -> None:
    resource = zone.resource
    assert resource is not None
    if third:
        resource, tokens = third_production(table, zone, resource, tokens)
    if tokens:
        zone.pool.add(resource, tokens)
        table.tell(events.TokensPlaced(zone=zone.id, resource=resource, tokens=tokens))


def third_production(
    table: MissionTable, zone: ZoneState, resource: Resource, tokens: int
) -> tuple[Resource, int]:
    """What a zone gives in the third production, by the discoveries here and next door."""
    card = _card(table, zone)
    op = card.op if card else ""
    if op == "no_production":  # beats Synergy (RP-PROD-8)
        return resource, 0
    for neighbour in table.edition.adjacent[zone.id]:
        other = table.zone(neighbour)
        synergy = other and _card(table, other)
        if synergy and synergy.op == "adjacent_extra_production":
            tokens += synergy.count
    if card and op == "extra_production":
        tokens += card.count
    if card and op == "produce_instead":
        resource = card.effect["resource"]
    return resource, tokens


def _share(table: MissionTable, zone: ZoneState, *, third: bool) -> None:
    takers = _takers(table, zone, third=third)
    for resource in RESOURCES:  # each resource on its own (AMB-20)
        share = zone.pool.count(resource) // len(takers) if takers else 0
        if share:
            for company in takers:
                _take(table, zone, company, resource, share)
    if third and table.edition.leftovers_are_lost:
        _lose_leftovers(table, zone)


def _lose_leftovers(table: MissionTable, zone: ZoneState) -> None:
    """What could not be shared is lost for good (PR-FINAL-4)."""
    for resource in RESOURCES:
        if left := zone.pool.count(resource):
            zone.pool.add(resource, -left)
            table.tell(events.TokensLost(zone=zone.id, resource=resource, tokens=left))


def _takers(table: MissionTable, zone: ZoneState, *, third: bool) -> list[int]:
    counts = zone.astronauts
    card = _card(table, zone) if third else None
    if card and card.op == "parity_filter":
        keep = 0 if card.effect["keep"] == "even" else 1
        counts = [count if count % 2 == keep else 0 for count in counts]
    first = leaders(counts)
    if card and card.op == "award_to_second" and len(first) == 1:  # PR-FINAL-6, RP-PROD-9
        return leaders([0 if company in first else count for company, count in enumerate(counts)])
    return first


def _take(
    table: MissionTable, zone: ZoneState, company: int, resource: Resource, tokens: int
) -> None:
    zone.pool.add(resource, -tokens)
    table.state.companies[company].tokens.add(resource, tokens)
    table.tell(events.TokensTaken(company=company, zone=zone.id, resource=resource, tokens=tokens))


def _card(table: MissionTable, zone: ZoneState) -> EventCard | None:
    return table.edition.cards[zone.discovery.card] if zone.discovery else None

"""What each company may expect in the end: its score, and its share of what zones will still give.

The weights are data, in ``outlook.toml``.
"""

from areopagus.games.mission.components import ROUNDS, TOKEN_VALUES, Edition
from areopagus.games.mission.scoring import score
from areopagus.games.mission.state import MissionState, Ship, Tokens, ZoneState
from areopagus.kernel.outlook import Outlook

OUTLOOK = Outlook.load("areopagus.games.mission")
MEAN_VALUE = sum(TOKEN_VALUES.values()) / len(TOKEN_VALUES)


def prospects(edition: Edition, state: MissionState) -> list[float]:
    """The points of each seat, as far as they can be foreseen."""
    tallies = score(edition, state).seats
    points = [float(tally.total) for tally in tallies]
    if state.phase == "over":
        return points
    weights = OUTLOOK.weights
    coming = tokens_to_come(edition, state)
    expected = _on_their_way(edition, state)
    for zone in state.zones:
        present = zone.astronauts
        arriving = expected.get(zone.id)
        if arriving is None and not any(present):
            continue
        counts = [float(count) for count in present]
        if arriving is not None:
            counts = [
                here + weights["aboard"] * there
                for here, there in zip(counts, arriving, strict=True)
            ]
        _share(points, counts, _value(zone, coming))
    for seat in range(len(points)):
        company = state.companies[seat]
        points[seat] += weights["reserve"] * company.reserve + weights["hand"] * len(company.hand)
    return points


def tokens_to_come(edition: Edition, state: MissionState) -> int:
    """How many tokens an explored zone gives from now on."""
    if state.window is not None and state.window.timing == "after-third-production":
        return 0
    after_rounds = state.phase == "actions"
    return sum(
        tokens
        for round, tokens in edition.scoring_rounds.items()
        if round > state.round or (round == state.round and (not after_rounds or round == ROUNDS))
    )


def _on_their_way(edition: Edition, state: MissionState) -> dict[str, list[int]]:
    """How many astronauts of each company are aboard, by the zone that their ship is bound for."""
    expected: dict[str, list[int]] = {}
    ships: list[Ship | None] = [*state.docks, *state.flying]
    for ship in ships:
        if ship is None or not ship.aboard:
            continue
        zone = ship.tiles[-1] if ship.tiles else edition.ships[ship.id].destination
        if zone is not None:
            counts = expected.setdefault(zone, [0] * len(state.companies))
            for company in ship.aboard:
                counts[company] += 1
    return expected


def _value(zone: ZoneState, tokens: int) -> float:
    value = MEAN_VALUE if zone.resource is None else TOKEN_VALUES[zone.resource]
    return tokens * value + _worth(zone.pool)


def _worth(pool: Tokens) -> int:
    return (
        pool.ice * TOKEN_VALUES["ice"]
        + pool.sylvanite * TOKEN_VALUES["sylvanite"]
        + pool.celerium * TOKEN_VALUES["celerium"]
    )


def _share(points: list[float], counts: list[float], value: float) -> None:
    """Share a zone's value by presence: whoever leads there may still change."""
    squares = [count * count for count in counts]
    total = sum(squares)
    if total:
        for seat in range(len(points)):
            points[seat] += value * squares[seat] / total

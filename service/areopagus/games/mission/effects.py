"""What moves and flow do to a position: each is one event of the rules."""

from areopagus.games.mission import events
from areopagus.games.mission.components import Zone
from areopagus.games.mission.state import Ship, ZoneState
from areopagus.games.mission.table import MissionTable


def explore(table: MissionTable, zone: ZoneState) -> None:
    """An astronaut has entered: the resource is drawn or flipped, once (PR-RES-1, RP-LAND-4)."""
    if zone.explored:
        return
    if zone.resource is None:
        zone.resource = table.state.resource_deck.pop(0)
    zone.explored = True
    table.tell(events.ResourceFound(zone=zone.id, resource=zone.resource))


def enter(table: MissionTable, zone: ZoneState, company: int, astronauts: int = 1) -> None:
    zone.astronauts[company] += astronauts
    explore(table, zone)


def lose_in_zone(table: MissionTable, company: int, zone: Zone) -> None:
    """An astronaut in a zone leaves the game, or goes to the memorial (PR-LOSS-1, RP-CHAR-5)."""
    total = _lose(table, company, 1)
    table.tell(events.AstronautsLost(company=company, astronauts=1, total=total, zone=zone))


def lose_aboard(
    table: MissionTable, company: int, ship: Ship, astronauts: int = 1, *, destroyed: bool = False
) -> None:
    """The same, of astronauts aboard a ship."""
    total = _lose(table, company, astronauts)
    table.tell(
        events.AstronautsLost(
            company=company,
            astronauts=astronauts,
            total=total,
            ship=ship.id,
            destination=table.destination(ship),
            destroyed=destroyed,
        )
    )


def _lose(table: MissionTable, company: int, astronauts: int) -> int:
    loser = table.state.companies[company]
    loser.lost += astronauts
    return loser.lost


def launch(table: MissionTable, ship: Ship, by: int | None = None) -> None:
    docks = table.state.docks
    docks[docks.index(ship)] = None
    table.state.flying.append(ship)
    destination = table.destination(ship)
    table.tell(events.ShipLaunched(ship=ship.id, destination=destination, company=by))


def launch_full_ships(table: MissionTable) -> None:
    """Full docked ships take off, from left to right (AMB-42)."""
    for ship in table.docked():
        if not table.free_seats(ship):
            launch(table, ship)


def destroy(table: MissionTable, ship: Ship) -> None:
    docks = table.state.docks
    docks[docks.index(ship)] = None
    discard_ship(table, ship)
    destination = table.destination(ship)
    table.tell(events.ShipDestroyed(ship=ship.id, destination=destination, company=table.company))
    for company in sorted(set(ship.aboard)):
        lose_aboard(table, company, ship, ship.aboard.count(company), destroyed=True)


def discard_ship(table: MissionTable, ship: Ship) -> None:
    """Its tiles are back in the supply, which is whatever lies on no ship (AMB-17)."""
    table.state.ship_discard.append(ship.id)


def put_tile(table: MissionTable, ship: Ship, zone: Zone) -> None:
    """Swap in the first edition, stack in the second (PR-CHAR-PILOT-3, RP-DEST-2)."""
    destination = table.destination(ship)
    if table.edition.swaps_tiles:
        ship.tiles.clear()
    ship.tiles.append(zone)
    table.tell(
        events.DestinationSet(
            ship=ship.id, destination=destination, company=table.company, zone=zone
        )
    )


def dock_new_ships(table: MissionTable) -> None:
    """Fill every empty dock from the deck (PR-ROUND-2, RP-ROUND-6)."""
    docks = table.state.docks
    for dock, ship in enumerate(docks):
        if ship is None and (id := _next_ship(table)):
            docks[dock] = Ship(id=id, aboard=[], tiles=[])
            destination = table.edition.ships[id].destination
            table.tell(events.ShipDocked(ship=id, destination=destination, dock=dock))


def _next_ship(table: MissionTable) -> str | None:
    state = table.state
    if not state.ship_deck:
        state.ship_deck, state.ship_discard = state.ship_discard, []
        state.dice.shuffle(state.ship_deck)
    return state.ship_deck.pop(0) if state.ship_deck else None


def land(table: MissionTable) -> None:
    """Ships land in order of take-off and unload (PR-LAND, RP-LAND, AMB-42)."""
    for ship in table.state.flying:
        _land_one(table, ship)
        discard_ship(table, ship)
    table.state.flying = []


def _land_one(table: MissionTable, ship: Ship) -> None:
    destination = table.destination(ship)
    zone = destination and table.zone(destination)
    if zone is None:
        table.tell(events.ShipDiscarded(ship=ship.id))
        return
    table.tell(events.ShipLanded(ship=ship.id, zone=zone.id, aboard=tuple(ship.aboard)))
    for company in ship.aboard:
        enter(table, zone, company)
    if table.options.empty_ships == "explore":  # AMB-07
        explore(table, zone)

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


def lose(table: MissionTable, company: int, astronauts: int = 1) -> None:
    """Astronauts leave the game, or go to the memorial (RP-CHAR-5)."""
    table.state.companies[company].lost += astronauts
    table.tell(events.AstronautsLost(company=company, astronauts=astronauts))


def launch(table: MissionTable, ship: Ship) -> None:
    docks = table.state.docks
    docks[docks.index(ship)] = None
    table.state.flying.append(ship)
    table.tell(events.ShipLaunched(ship=ship.id))


def launch_full_ships(table: MissionTable) -> None:
    """Full docked ships take off, from left to right (AMB-42)."""
    for ship in table.docked():
        if not table.free_seats(ship):
            launch(table, ship)


def destroy(table: MissionTable, ship: Ship) -> None:
    docks = table.state.docks
    docks[docks.index(ship)] = None
    discard_ship(table, ship)
    table.tell(events.ShipDestroyed(ship=ship.id))
    for company in sorted(set(ship.aboard)):
        lose(table, company, ship.aboard.count(company))


def discard_ship(table: MissionTable, ship: Ship) -> None:
    """Its tiles are back in the supply, which is whatever lies on no ship (AMB-17)."""
    table.state.ship_discard.append(ship.id)


def put_tile(table: MissionTable, ship: Ship, zone: Zone) -> None:
    """Swap in the first edition, stack in the second (PR-CHAR-PILOT-3, RP-DEST-2)."""
    if table.edition.swaps_tiles:
        ship.tiles.clear()
    ship.tiles.append(zone)
    table.tell(events.DestinationSet(ship=ship.id, zone=zone))


def dock_new_ships(table: MissionTable) -> None:
    """Fill every empty dock from the deck (PR-ROUND-2, RP-ROUND-6)."""
    docks = table.state.docks
    for dock, ship in enumerate(docks):
        if ship is None and (id := _next_ship(table)):
            docks[dock] = Ship(id=id, aboard=[], tiles=[])
            table.tell(events.ShipDocked(ship=id, dock=dock))


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
    table.tell(events.ShipLanded(ship=ship.id, zone=zone.id))
    for company in ship.aboard:
        enter(table, zone, company)

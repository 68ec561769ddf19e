"""The table of a Mission game: what moves and flow ask of a position, in the terms of the rules."""

from collections.abc import Iterator

from areopagus.games.mission.components import (
    PRINTED_DESTINATIONS,
    TILES_PER_ZONE,
    Edition,
    Placement,
    Zone,
    bound_for,
)
from areopagus.games.mission.state import (
    AnyOptions,
    Company,
    MissionState,
    PlaneteRougeOptions,
    RedPlanetState,
    Ship,
    Turn,
    ZoneState,
)
from areopagus.kernel.table import Table


class MissionTable(Table[MissionState]):
    """A position as the company that acts sees it."""

    __slots__ = ("_supply", "company", "edition", "mine")

    company: int
    """The company that acts: the neutral one acts through the first player."""
    mine: Company
    """The same, with what it has. Where nobody acts, there is neither."""

    def __init__(
        self, edition: Edition, state: MissionState, seat: int | None, at: int | None = None
    ) -> None:
        # As Table does it: tables are laid too often to ask it to.
        self.state = state
        self.seat = seat
        self.at = at
        self.events = []
        self.edition = edition
        self._supply: dict[Zone, int] | None = None
        company = seat if state.turn is None else state.turn.company
        if company is not None:
            self.company = company
            self.mine = state.companies[company]

    def act_for(self, company: int) -> None:
        """From now on this company acts."""
        self.company = company
        self.mine = self.state.companies[company]
        self._supply = None

    @property
    def turn(self) -> Turn:
        """The turn now being played; only asked when there is one."""
        assert self.state.turn is not None
        return self.state.turn

    @property
    def options(self) -> AnyOptions:
        """How this game reads what the rules leave open."""
        return self.state.options  # type: ignore[attr-defined, no-any-return]

    @property
    def moves_anybody(self) -> bool:
        """Whether the explorer may move other players' astronauts too (AMB-06)."""
        options = self.options
        return isinstance(options, PlaneteRougeOptions) and options.explorer == "any"

    @property
    def may_spare_own(self) -> bool:
        """Whether a soldier who can kill none but his own need not (AMB-28)."""
        options = self.options
        return isinstance(options, PlaneteRougeOptions) and options.soldier == "may"

    @property
    def placement(self) -> Placement:
        """How the character now acting boards."""
        return self.edition.placements[self.turn.character]

    def rule(self, first: str, second: str) -> str:
        """The id of a rule in this edition, of those that it has in the first and the second."""
        return self.edition.rule(first, second)

    def zone(self, zone: Zone) -> ZoneState | None:
        """A zone of this edition's board; ``None`` when its board has no such zone."""
        index = self.edition.zone_index.get(zone)
        return None if index is None else self.state.zones[index]

    def docked(self) -> list[Ship]:
        return [ship for ship in self.state.docks if ship is not None]

    def docked_ship(self, id: str) -> Ship | None:
        for ship in self.state.docks:
            if ship is not None and ship.id == id:
                return ship
        return None

    def is_flying(self, id: str) -> bool:
        return any(ship.id == id for ship in self.state.flying)

    def ships(self) -> list[Ship]:
        """Ships docked or in flight."""
        return self.docked() + self.state.flying

    def ship(self, id: str) -> Ship | None:
        """A ship docked or in flight."""
        for ship in self.state.flying:
            if ship.id == id:
                return ship
        return self.docked_ship(id)

    def free_seats(self, ship: Ship) -> int:
        return self.edition.ships[ship.id].capacity - len(ship.aboard)

    def destination(self, ship: Ship) -> Zone | None:
        """Where a ship goes: the top tile, else what is printed, else nowhere yet."""
        return ship.tiles[-1] if ship.tiles else self.edition.ships[ship.id].destination

    def own(self, reason: str) -> str:
        """A reason that speaks of "you", or of the neutral company where a seat acts for it."""
        return f"{reason}.neutral" if is_neutral(self.state, self.company) else reason

    def ship_facts(self, id: str) -> dict[str, str]:
        """A ship in a sentence: which one, and where it goes by what lies or is printed on it."""
        ship = self.ship(id)
        tiles = None if ship is None else ship.tiles
        bound = tiles[-1] if tiles else self._printed_destination(id)
        return {"ship": id, "to": bound_for(bound)}

    def _printed_destination(self, id: str) -> Zone | None:
        """Also of ships that are not in this box: moves may name them."""
        ship = self.edition.ships.get(id)
        return PRINTED_DESTINATIONS.get(id) if ship is None else ship.destination

    def needs_destination(self, ship: Ship) -> bool:
        return not ship.tiles and self.edition.ships[ship.id].destination is None

    @property
    def supply(self) -> dict[Zone, int]:
        """How many destination tiles of each zone are available, as this table was first asked."""
        if self._supply is None:
            self._supply = tile_supply(self.edition, self.state)
        return self._supply


def tile_supply(edition: Edition, state: MissionState) -> dict[Zone, int]:
    """Two tiles per zone, less those on ships (covered ones too, AMB-17)."""
    supply = dict.fromkeys(edition.zones, TILES_PER_ZONE)
    for ship in state.docks:
        if ship is not None:
            for zone in ship.tiles:
                supply[zone] -= 1
    for ship in state.flying:
        for zone in ship.tiles:
            supply[zone] -= 1
    return supply


def is_neutral(state: MissionState, company: int) -> bool:
    return state.neutral is not None and company == len(state.companies) - 1


def seats_of(state: MissionState) -> int:
    """How many seats play: the neutral company has none."""
    return len(state.companies) - (state.neutral is not None)


def seated_companies(state: MissionState) -> list[Company]:
    """The companies of the seats."""
    return state.companies[: seats_of(state)]


def decider(state: MissionState, company: int) -> int:
    """The seat that decides for a company: the first player for the neutral one (RP-2P-3)."""
    return state.first if is_neutral(state, company) else company


def soldier_may_descend_instead(state: MissionState) -> bool:
    """Whether the soldier of the second edition does one of the two: kill, or descend (AMB-27)."""
    return isinstance(state, RedPlanetState) and state.options.soldier == "or"


def clockwise_from(start: int, count: int) -> Iterator[int]:
    for offset in range(count):
        yield (start + offset) % count


def discoveries_are_revealed(state: MissionState) -> bool:
    return state.phase in ("actions", "over")

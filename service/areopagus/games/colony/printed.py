"""The printed material, for a screen to show."""

from typing import Annotated

from msgspec import Meta

from areopagus.games.colony.components import Material
from areopagus.kernel.component import Component, told
from areopagus.kernel.decision import Amount
from areopagus.kernel.document import Document
from areopagus.kernel.language import Language

Count = Annotated[int, Meta(ge=-99, le=99)]


class PrintedThing(Component, kw_only=True):
    """A piece of which name and text say everything."""


class PrintedBuilding(Component, kw_only=True):
    """A kind of building."""

    tech: str | None = None
    """The technology that enlarges its complexes."""


class PrintedBuildingTile(Component, kw_only=True):
    """A building tile."""

    building: str
    """What is built with it."""
    starting: bool
    """Whether it lies on the map from the start."""


class PrintedSpace(Component, kw_only=True):
    """A turn-order space."""

    number: Count
    """Its number: the lowest moves first."""
    side: str
    """`orbit` or `colony`."""


class PrintedAction(Component, kw_only=True):
    """A main action."""

    side: str
    """`orbit` or `colony`."""


class PrintedExecutiveAction(Component, kw_only=True):
    """An executive action of the player's board."""

    cost_crystals: Count
    """What it costs."""
    depot_space: str
    """The space of the depot whose rocket covers it."""


class PrintedTechType(Component, kw_only=True):
    """A kind of technology."""

    building: str | None = None
    """The building whose complexes it enlarges, where it does that."""


class PrintedTechTile(Component, kw_only=True):
    """A technology tile."""

    type: str
    """Which technology it is."""


class PrintedGridSlot(Component, kw_only=True):
    """A slot of the technology grid."""

    cost: list[Amount]
    """What a tile costs there."""


class PrintedLabCell(Component, kw_only=True):
    """A cell of the laboratory."""

    column: Count
    """Its column: the level of what lies on it."""
    next: list[str]
    """Where a tile may be developed to."""


class PrintedPlan(Component, kw_only=True):
    """A plan for an advanced building."""

    number: Count
    """The number of the card."""
    level: Count
    """1 or 3."""
    building: str
    """What it upgrades."""
    min_complex_size: Count
    """How many buildings its complex must have at least."""
    gain: list[Amount]
    """What is gained at once when it is built."""
    op_built: Count
    """What it is worth when built."""
    op_unbuilt: Count
    """What it costs when it is not."""
    scientist: str
    """Who makes its use cheaper."""
    exec_cost_crystals: Count
    """What its use as an executive action costs."""


class PrintedScientist(Component, kw_only=True):
    """A scientist."""

    scores_building: str
    """The building that brings points at the end."""
    op_per_building: Count
    """How many points each brings."""


class PrintedContract(Component, kw_only=True):
    """An Earth contract."""

    kind: str
    """`upgrade`, or `delivery`."""
    op_done: Count
    """What it is worth when fulfilled."""
    op_failed: Count
    """What it costs when it is not."""
    cost: list[Amount]
    """What taking it costs."""


class PrintedMission(Component, kw_only=True):
    """A mission."""

    length: str
    """`short` or `long`."""
    threshold: list[Amount]
    """How many contributions end it, by the number of seats."""
    crystals_per_contribution: Count
    """What each contribution brings."""


class PrintedResearchTile(Component, kw_only=True):
    """A research tile."""

    letter: str
    """Where on the map it lies."""


class ColonyComponents(Document, kw_only=True):
    """The printed material of the game, each piece with its source."""

    resources: list[PrintedThing]
    """The five resources."""
    buildings: list[PrintedBuilding]
    """The kinds of building."""
    building_tiles: list[PrintedBuildingTile]
    """The tiles that are built with."""
    turn_order_spaces: list[PrintedSpace]
    """The eight spaces of turn order."""
    actions: list[PrintedAction]
    """The main actions."""
    executive_actions: list[PrintedExecutiveAction]
    """The executive actions of every player's board."""
    tech_types: list[PrintedTechType]
    """The technologies."""
    tech_tiles: list[PrintedTechTile]
    """The tiles of the technologies."""
    tech_grid: list[PrintedGridSlot]
    """Where technologies are offered."""
    lab_cells: list[PrintedLabCell]
    """The laboratory of every player's board."""
    plans: list[PrintedPlan]
    """The plans for advanced buildings."""
    scientists: list[PrintedScientist]
    """The scientists."""
    contracts: list[PrintedContract]
    """The Earth contracts."""
    missions: list[PrintedMission]
    """The missions."""
    private_goals: list[PrintedThing]
    """The private goals."""
    discovery_tiles: list[PrintedThing]
    """The discoveries."""
    research_tiles: list[PrintedResearchTile]
    """The research tiles."""
    reward_tiles: list[PrintedThing]
    """What the life-support tracks reward."""
    benefits: list[PrintedThing]
    """The four benefits of the life-support system."""
    player_kit: list[PrintedThing]
    """What every player has."""


def components(material: Material, language: Language) -> ColonyComponents:
    """The material, in a language."""
    rows = material.printed
    return ColonyComponents(
        resources=told(PrintedThing, rows["resources"], language),
        buildings=told(PrintedBuilding, rows["buildings"], language),
        building_tiles=told(PrintedBuildingTile, rows["building_tiles"], language),
        turn_order_spaces=told(PrintedSpace, rows["turn_order_spaces"], language),
        actions=told(PrintedAction, rows["actions"], language),
        executive_actions=told(PrintedExecutiveAction, rows["executive_actions"], language),
        tech_types=told(PrintedTechType, rows["tech_types"], language),
        tech_tiles=told(PrintedTechTile, rows["tech_tiles"], language),
        tech_grid=told(PrintedGridSlot, rows["tech_grid"], language),
        lab_cells=told(PrintedLabCell, rows["lab"]["cells"], language),
        plans=told(PrintedPlan, rows["plans"], language),
        scientists=told(PrintedScientist, rows["scientists"], language),
        contracts=told(PrintedContract, rows["contracts"], language),
        missions=told(PrintedMission, rows["missions"], language),
        private_goals=told(PrintedThing, rows["private_goals"], language),
        discovery_tiles=told(PrintedThing, rows["discovery_tiles"], language),
        research_tiles=told(PrintedResearchTile, rows["research_tiles"], language),
        reward_tiles=told(PrintedThing, rows["lss"]["reward_tiles"], language),
        benefits=told(PrintedThing, rows["lss"]["benefits"], language),
        player_kit=told(PrintedThing, rows["player_kit"], language),
    )

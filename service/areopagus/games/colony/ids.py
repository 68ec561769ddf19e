"""The names of everything printed: closed sets, so that clients get enumerations."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from areopagus.kernel.document import COMPONENT_ID

Resource: TypeAlias = Annotated[
    Literal["mineral", "battery", "water", "plant", "oxygen"],
    Meta(title="Resource", description="One of the five resources."),
]
Item: TypeAlias = Annotated[
    Literal["crystal", "mineral", "battery", "water", "plant", "oxygen"],
    Meta(title="Item", description="A resource or a crystal."),
]
Unit: TypeAlias = Annotated[
    Literal["mineral", "battery", "water", "plant", "oxygen", "any", "water_or_plant"],
    Meta(title="CostUnit", description="One unit of a cost; `any` is any one resource."),
]
BuildingType: TypeAlias = Annotated[
    Literal["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"],
    Meta(title="BuildingType", description="A type of building."),
]
TechType: TypeAlias = Annotated[
    Literal["T-MIN", "T-GEN", "T-WAT", "T-GRE", "T-OXY", "T-SHE", "T-ROV", "T-UPG", "T-SHP"],
    Meta(title="TechType", description="What a tech is good for.", extra=COMPONENT_ID),
]
TechTile: TypeAlias = Annotated[
    Literal[
        "TT-A-MIN",
        "TT-A-GEN",
        "TT-A-WAT",
        "TT-A-GRE",
        "TT-A-OXY",
        "TT-A-ROV",
        "TT-A-SHP",
        "TT-A-UPG",
        "TT-B-MIN",
        "TT-B-GEN",
        "TT-B-WAT",
        "TT-B-GRE",
        "TT-B-OXY",
        "TT-B-ROV",
        "TT-B-SHP",
        "TT-B-UPG",
        "TT-SHE-purple",
        "TT-SHE-green",
        "TT-SHE-yellow",
        "TT-SHE-blue",
    ],
    Meta(
        title="TechTile",
        description="A tech tile; two of each type, apart from the shelter's, one for each seat.",
        extra=COMPONENT_ID,
    ),
]
BuildingTile: TypeAlias = Annotated[
    Literal[
        "BT-MIN-S",
        "BT-MIN-1",
        "BT-MIN-2",
        "BT-MIN-3",
        "BT-MIN-4",
        "BT-MIN-5",
        "BT-MIN-6",
        "BT-GEN-S",
        "BT-GEN-1",
        "BT-GEN-2",
        "BT-GEN-3",
        "BT-GEN-4",
        "BT-GEN-5",
        "BT-GEN-6",
        "BT-WAT-S",
        "BT-WAT-1",
        "BT-WAT-2",
        "BT-WAT-3",
        "BT-WAT-4",
        "BT-WAT-5",
        "BT-WAT-6",
        "BT-GRE-S",
        "BT-GRE-1",
        "BT-GRE-2",
        "BT-GRE-3",
        "BT-GRE-4",
        "BT-GRE-5",
        "BT-GRE-6",
        "BT-OXY-S",
        "BT-OXY-1",
        "BT-OXY-2",
        "BT-OXY-3",
        "BT-OXY-4",
        "BT-OXY-5",
        "BT-OXY-6",
    ],
    Meta(
        title="BuildingTile",
        description="A building tile, by its type and its number.",
        extra=COMPONENT_ID,
    ),
]
GridSlot: TypeAlias = Annotated[
    Literal["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"],
    Meta(
        title="GridSlot",
        description="A slot of the tech grid, from the bottom row up.",
        extra=COMPONENT_ID,
    ),
]
LabCell: TypeAlias = Annotated[
    Literal[
        "L1a",
        "L1b",
        "L2a",
        "L2b",
        "L2c",
        "L3a",
        "L3b",
        "L4a",
        "L4b",
        "L4c",
        "L5a",
        "L5b",
        "L6a",
    ],
    Meta(
        title="LabCell",
        description="A cell of a laboratory: its column, then its row.",
        extra=COMPONENT_ID,
    ),
]
Plan: TypeAlias = Annotated[
    Literal[
        "BP01",
        "BP02",
        "BP03",
        "BP04",
        "BP05",
        "BP06",
        "BP07",
        "BP08",
        "BP09",
        "BP10",
        "BP11",
        "BP12",
        "BP13",
        "BP14",
        "BP15",
        "BP16",
        "BP17",
        "BP18",
        "BP19",
        "BP20",
        "BP21",
        "BP22",
        "BP23",
        "BP24",
    ],
    Meta(title="Plan", description="A blueprint for an advanced building.", extra=COMPONENT_ID),
]
Scientist: TypeAlias = Annotated[
    Literal["S-GEO", "S-RND", "S-HYD", "S-BIO", "S-CHE", "S-SYS"],
    Meta(title="Scientist", description="A scientist card.", extra=COMPONENT_ID),
]
Contract: TypeAlias = Annotated[
    Literal[
        "EC01",
        "EC02",
        "EC03",
        "EC04",
        "EC05",
        "EC06",
        "EC07",
        "EC08",
        "EC09",
        "EC10",
        "EC11",
        "EC12",
    ],
    Meta(title="Contract", description="An Earth contract card.", extra=COMPONENT_ID),
]
Card: TypeAlias = Annotated[
    Literal[
        "S-GEO",
        "S-RND",
        "S-HYD",
        "S-BIO",
        "S-CHE",
        "S-SYS",
        "EC01",
        "EC02",
        "EC03",
        "EC04",
        "EC05",
        "EC06",
        "EC07",
        "EC08",
        "EC09",
        "EC10",
        "EC11",
        "EC12",
    ],
    Meta(title="Card", description="A scientist or a contract.", extra=COMPONENT_ID),
]
Mission: TypeAlias = Annotated[
    Literal[
        "M1",
        "M2",
        "M3",
        "M4",
        "M5",
        "M6",
        "M7",
        "M8",
        "M9",
        "M10",
        "M11",
        "M12",
        "M13",
        "M14",
        "M15",
    ],
    Meta(title="Mission", description="A mission card.", extra=COMPONENT_ID),
]
Goal: TypeAlias = Annotated[
    Literal[
        "PG01",
        "PG02",
        "PG03",
        "PG04",
        "PG05",
        "PG06",
        "PG07",
        "PG08",
        "PG09",
        "PG10",
        "PG11",
        "PG12",
        "PG13",
        "PG14",
        "PG15",
        "PG16",
        "PG17",
        "PG18",
        "PG19",
        "PG20",
        "PG21",
        "PG22",
        "PG23",
        "PG24",
    ],
    Meta(title="Goal", description="A private goal card.", extra=COMPONENT_ID),
]
Discovery: TypeAlias = Annotated[
    Literal[
        "DT01",
        "DT02",
        "DT03",
        "DT04",
        "DT05",
        "DT06",
        "DT07",
        "DT08",
        "DT09",
        "DT10",
        "DT11",
        "DT12",
        "DT13",
        "DT14",
        "DT15",
        "DT16",
        "DT17",
        "DT18",
        "DT19",
    ],
    Meta(title="Discovery", description="A discovery tile.", extra=COMPONENT_ID),
]
Research: TypeAlias = Annotated[
    Literal["RT-A1", "RT-A2", "RT-B1", "RT-B2", "RT-C1", "RT-C2", "RT-D1", "RT-D2"],
    Meta(
        title="Research", description="A research tile: its letter and number.", extra=COMPONENT_ID
    ),
]
Find: TypeAlias = Annotated[
    Literal[
        "DT01",
        "DT02",
        "DT03",
        "DT04",
        "DT05",
        "DT06",
        "DT07",
        "DT08",
        "DT09",
        "DT10",
        "DT11",
        "DT12",
        "DT13",
        "DT14",
        "DT15",
        "DT16",
        "DT17",
        "DT18",
        "DT19",
        "RT-A1",
        "RT-A2",
        "RT-B1",
        "RT-B2",
        "RT-C1",
        "RT-C2",
        "RT-D1",
        "RT-D2",
    ],
    Meta(title="Find", description="A discovery or research tile.", extra=COMPONENT_ID),
]
Reward: TypeAlias = Annotated[
    Literal["LR1", "LR2", "LR3", "LR4", "LR5", "LR6", "LR7", "LR8"],
    Meta(title="Reward", description="A reward tile of a life-support column.", extra=COMPONENT_ID),
]
Benefit: TypeAlias = Annotated[
    Literal["LB1", "LB2", "LB3", "LB4"],
    Meta(
        title="Benefit",
        description="What a life-support track gives when it rises.",
        extra=COMPONENT_ID,
    ),
]
MainAction: TypeAlias = Annotated[
    Literal[
        "A-POD",
        "A-PLAN",
        "A-LEARN",
        "A-RND",
        "A-SUPPLY",
        "A-CTRL",
        "A-BUILD",
        "A-UPG",
        "A-SHIP",
        "A-HIRE",
    ],
    Meta(
        title="MainAction",
        description="A main action, in orbit or in the colony.",
        extra=COMPONENT_ID,
    ),
]
SlotAction: TypeAlias = Annotated[
    Literal["A-PLAN", "A-RND", "A-BUILD", "A-UPG", "A-HIRE"],
    Meta(title="SlotAction", description="A main action with colonist slots.", extra=COMPONENT_ID),
]
ExecutiveAction: TypeAlias = Annotated[
    Literal["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8"],
    Meta(title="ExecutiveAction", description="An executive action.", extra=COMPONENT_ID),
]
Side: TypeAlias = Annotated[
    Literal["orbit", "colony"], Meta(title="Side", description="A side of the board.")
]
Shuttle: TypeAlias = Annotated[
    Literal["O3", "O2", "O1", "C1", "C2", "C3"],
    Meta(
        title="ShuttleSpace",
        description="A space of the shuttle track, on the orbit or the colony side.",
        extra=COMPONENT_ID,
    ),
]
TurnSpace: TypeAlias = Annotated[
    int, Meta(ge=1, le=8, description="A turn-order space: 1-4 orbit, 5-8 colony.")
]
Pool: TypeAlias = Annotated[
    Literal["robots", "rover"],
    Meta(title="Pool", description="Whose movement points."),
]
Place: TypeAlias = Annotated[
    Literal["working_area", "A-PLAN", "A-RND", "A-BUILD", "A-UPG", "A-HIRE"],
    Meta(
        title="ColonistPlace",
        description="Where a colonist is brought back from.",
        extra=COMPONENT_ID,
    ),
]
Staffing: TypeAlias = Annotated[
    Literal["crystals", "scientist", "staffed"],
    Meta(title="Staffing", description="How the action of a plan is paid for."),
]
RocketGain: TypeAlias = Annotated[
    Literal["robot", "colonists"],
    Meta(title="RocketGain", description="A robot and colonists, or one colonist more."),
]
Vehicle: TypeAlias = Annotated[
    Literal["shuttle", "rocket"], Meta(title="Vehicle", description="How one travels.")
]
Prize: TypeAlias = Annotated[
    Literal["a", "b"], Meta(title="GoalReward", description="Which of the two rewards of a goal.")
]
Source: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(A-[A-Z]+|E[1-8]|TO[1-8]|L[1-6][abc]|BP\d\d|DT\d\d|RT-[A-D][12]|LB[1-4]|PG\d\d-[ab])\Z",
        title="EffectSource",
        description="The printed thing whose effect is carried out.",
    ),
]

RESOURCES: tuple[Resource, ...] = ("mineral", "battery", "water", "plant", "oxygen")
ITEMS: tuple[Item, ...] = ("crystal", *RESOURCES)
COMMON_TYPES: tuple[BuildingType, ...] = (
    "mine",
    "generator",
    "water_extractor",
    "greenhouse",
    "oxygen_condenser",
)
BUILDING_TYPES: tuple[BuildingType, ...] = (*COMMON_TYPES, "shelter")
LSS_TYPES: tuple[BuildingType, ...] = COMMON_TYPES[1:]
SLOT_ACTIONS: tuple[SlotAction, ...] = ("A-PLAN", "A-RND", "A-BUILD", "A-UPG", "A-HIRE")

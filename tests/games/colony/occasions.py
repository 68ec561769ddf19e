"""Rare positions, for the words that random games hardly come to."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from areopagus.games.colony.components import HOUSE_MATERIAL, TECH_TYPES
from areopagus.games.colony.hexes import CENTRE, Hex
from areopagus.games.colony.moves import (
    Accept,
    AddPoint,
    Build,
    ChooseBenefit,
    ChooseSpace,
    Deliver,
    Develop,
    EndTurn,
    GainResource,
    Give,
    Hire,
    LayRadar,
    Learn,
    MoveRobot,
    Pay,
    PlaceDiscovery,
    PlaceRobot,
    Produce,
    RefillDisplay,
    Retrieve,
    StepRover,
    Stop,
    TakeExecutiveAction,
    TakeMainAction,
    TakePlan,
    Travel,
    Upgrade,
    UsePlan,
    UseTech,
    Welcome,
)
from areopagus.games.colony.pieces import FindSpot, LabTile, OwnPlan, Payment
from areopagus.games.colony.steps import (
    AftermathStep,
    ChooseBenefitStep,
    ChooseSpaceStep,
    ChooseTechStep,
    ConstructStep,
    DeliverStep,
    DevelopStep,
    DriveStep,
    ExploreStep,
    GainChoiceStep,
    HireStep,
    LearnStep,
    OfferStep,
    PayStep,
    PlaceRobotStep,
    ProduceStep,
    RaiseStep,
    RefillDisplayStep,
    RetrieveStep,
    Step,
    TakeFindStep,
    TradeStep,
    TurnStep,
    UpgradeStep,
    UsePlanStep,
    UseRadarStep,
    WelcomeStep,
)
from areopagus.kernel.move import Move
from tests.games.colony.scene import BLUE, GREEN, PURPLE, YELLOW, Scene
from tests.games.colony.test_plans import _ready

CORNER = Hex(-5, 0)
"""Where research tiles A lie."""


class Occasion(NamedTuple):
    """A position, what is refused in it, and what may be done."""

    scene: Scene
    refused: tuple[Move, ...] = ()
    done: tuple[Move, ...] = ()


def asking(*steps: Step, scene: Scene | None = None, **options: Any) -> Scene:
    """A position in which the last of these steps asks, in the middle of Purple's turn."""
    scene = scene or Scene(**options)
    turn = TurnStep(seat=PURPLE, main_open=False, executive_open=False)
    scene.state.pending = [turn, *steps]  # type: ignore[list-item]
    return scene


def occasions() -> Iterator[Occasion]:
    yield from _movement()
    yield from _building()
    yield from _upgrading()
    yield from _cards()
    yield from _goods()
    yield from _journeys()
    yield from _common()


def _movement() -> Iterator[Occasion]:
    rover = asking(DriveStep(seat=PURPLE, rover=2, by="E2"))
    yield Occasion(rover, (MoveRobot(0, Hex(0, 0)), AddPoint("robots")))
    far = asking(DriveStep(seat=PURPLE, robots=6, by="A-CTRL"))
    yield Occasion(far, (MoveRobot(0, Hex(3, -1)),))
    recycling = asking(DriveStep(seat=PURPLE, robots=3, as_rovers=True, by="BP21"))
    yield Occasion(recycling, (MoveRobot(0, Hex(-1, -3)),))
    fresh = asking(DriveStep(seat=PURPLE, rover=1))
    fresh.stock(PURPLE, crystals=1, fresh=1)
    yield Occasion(fresh, (AddPoint("rover"),))
    owned = asking(DriveStep(seat=PURPLE, rover=1))
    owned.company(PURPLE).research = ["RT-A1"]
    owned.state.finds = [FindSpot(hex=CORNER, finds=["RT-A2"])]
    owned.rover(PURPLE, -4, 0)
    yield Occasion(owned, (StepRover(CORNER),))
    stuck = asking(DriveStep(seat=PURPLE, robots=2, rover=0, roved=True))
    stuck.robots(PURPLE, (-2, -1))
    stuck.rover(PURPLE, -2, -2)
    yield Occasion(stuck, (MoveRobot(0, Hex(-2, -2)),))
    yield _rover_that_needs_its_last_hex()
    tile = asking(TakeFindStep(seat=PURPLE, hex=CORNER), tile_take="may_take")
    tile.rover(PURPLE, -5, 0)
    yield Occasion(tile)
    taken = asking(DriveStep(seat=PURPLE, rover=1))
    taken.rover(PURPLE, -4, 0)
    yield Occasion(taken, (), (StepRover(CORNER), Stop()))
    price = asking(DriveStep(seat=PURPLE, robots=0, rover=0, roved=True))
    price.show_contract("EC09", 3)
    price.state.display = [None, None, None, "EC09", None, None]
    price.find("DT10", 1, 1)
    price.rover(PURPLE, 1, 1)
    price.stock(PURPLE, crystals=1)
    yield Occasion(price, (AddPoint("robots"),))
    spoilt = asking(TakeFindStep(seat=PURPLE, hex=Hex(1, 1)), tile_take="may_take")
    spoilt.find("DT14", 1, 1)
    spoilt.stock(PURPLE, mineral=2)
    yield Occasion(spoilt, (Accept(),))


def _rover_that_needs_its_last_hex() -> Occasion:
    """The rover, on a hex where it may not stop, could only go where the robot wants to go."""
    scene = asking(DriveStep(seat=PURPLE, robots=2, rover=1, roved=True))
    scene.rover(PURPLE, 6, -4)
    scene.robots(PURPLE, (6, -2))
    scene.robots(GREEN, (6, -4))
    scene.robots(YELLOW, (5, -4), (5, -3))
    return Occasion(scene, (MoveRobot(0, Hex(6, -3)),))


def _building() -> Iterator[Occasion]:
    only = asking(ConstructStep(seat=PURPLE, only="generator", by="DT03"))
    yield Occasion(only, (Build("mine", Hex(-1, -1)),))
    empty = asking(ConstructStep(seat=PURPLE, by="A-BUILD"))
    next(s for s in empty.state.stocks if s.building == "mine").tiles = []
    yield Occasion(empty, (Build("mine", Hex(-1, -1)),))
    hopeless = asking(ConstructStep(seat=PURPLE, only="generator", by="DT03"))
    hopeless.empty_storage(PURPLE)
    yield Occasion(hopeless)
    cell = Hex(-1, -2)
    joining = asking(
        RaiseStep(seat=PURPLE, building="generator", hex=cell),
        ChooseTechStep(seat=PURPLE, building="generator", hex=cell),
    )
    low = joining.tech(PURPLE, "T-GEN", "L1a")
    high = joining.tech(GREEN, "T-GEN", "L3a")
    joining.stock(PURPLE, oxygen=0, mineral=1)
    yield Occasion(joining, (UseTech(PURPLE, low), UseTech(GREEN, high)))


def _upgrading() -> Iterator[Occasion]:
    small = asking(UpgradeStep(seat=PURPLE, granted=1, by="A-UPG"))
    small.plan(PURPLE, "BP15")
    small.robots(PURPLE, (0, -1))
    yield Occasion(small, (Upgrade("BP15", Hex(0, -2)),))
    others = asking(UpgradeStep(seat=PURPLE, granted=1, by="A-UPG"))
    others.plan(PURPLE, "BP11")
    yield Occasion(others, (Upgrade("BP11", Hex(2, -3)),))
    level = asking(UpgradeStep(seat=PURPLE, granted=1, made=1, tech=True, by="A-UPG"))
    tile = level.tech(PURPLE, "T-UPG", "L1a")
    yield Occasion(level, (UseTech(PURPLE, tile),))
    oxygen = asking(UpgradeStep(seat=PURPLE, granted=1, made=1, tech=True), tech_oxygen="user")
    tile = oxygen.tech(GREEN, "T-UPG", "L3a")
    oxygen.stock(PURPLE, mineral=1, oxygen=0)
    yield Occasion(oxygen, (UseTech(GREEN, tile),))
    paying = asking(
        UpgradeStep(seat=PURPLE, granted=1, made=1, level=2), PayStep(seat=PURPLE, bill=["oxygen"])
    )
    yield Occasion(paying, (Pay(Payment(water=1)), Pay(Payment(oxygen=2))))
    closed = Scene().turn(PURPLE, main=False)
    closed.colonists("A-UPG", PURPLE)
    closed.plan(PURPLE, "BP11")
    yield Occasion(closed, (Upgrade("BP11", Hex(-2, -1)),))
    unpaid = Scene().turn(PURPLE, main=False)
    unpaid.colonists("A-UPG", PURPLE)
    unpaid.plan(PURPLE, "BP11")
    unpaid.tech(GREEN, "T-UPG", "L3a")
    unpaid.stock(PURPLE, mineral=1, oxygen=0)
    yield Occasion(unpaid, (Upgrade("BP11", Hex(-2, -1)),))
    rockets = asking(WelcomeStep(seat=PURPLE, left=1, colonists=1, free=True, by="PG09-b"))
    rockets.company(PURPLE).rockets = [1, 2, 3, 4]
    rockets.company(PURPLE).robots *= 4
    rockets.level(2)
    rockets.stock(PURPLE, quarters=4)
    refused = (Welcome(5, "colonists"), Welcome(1, "robot"))
    yield Occasion(rockets, refused, (Welcome(1, "colonists"),))
    none = asking(WelcomeStep(seat=PURPLE, left=1, colonists=1, free=True, by="PG09-b"))
    none.company(PURPLE).rockets = []
    yield Occasion(none, (Welcome(1, "colonists"),))
    teched = asking(WelcomeStep(seat=PURPLE, left=0, colonists=1, boosters=1, by="A-SHIP"))
    tile = teched.tech(PURPLE, "T-SHP", "L1a")
    yield Occasion(teched, (UseTech(PURPLE, tile),))


def _cards() -> Iterator[Occasion]:
    contract = asking(HireStep(seat=PURPLE, contracts=True, free=True, by="PG06-b"))
    contract.show_contract("EC09", 3)
    yield Occasion(contract, (Hire("S-GEO"),))
    scientist = asking(HireStep(seat=PURPLE, scientists=True, free=True, by="PG12-b"))
    scientist.show_contract("EC09", 3)
    yield Occasion(scientist, (Hire("EC09"),))
    bare = Scene()
    bare.state.display = [None] * 6
    yield Occasion(bare, (TakeMainAction("A-HIRE"),))
    gone = asking(HireStep(seat=PURPLE, contracts=True, by="DT10"))
    gone.state.display = [None] * 6
    yield Occasion(gone)
    exploring = asking(ChooseSpaceStep(seat=PURPLE, side="colony"), ExploreStep(seat=PURPLE))
    yield Occasion(exploring, (Stop(),))
    none_left = asking(ChooseSpaceStep(seat=PURPLE, side="colony"), ExploreStep(seat=PURPLE))
    none_left.state.exploration = []
    yield Occasion(none_left, (), (Stop(),))
    radar = asking(UseRadarStep(seat=PURPLE, plan="BP15"), scene=_ready("BP15"))
    radar.show_discovery("DT13")
    yield Occasion(radar, (), (LayRadar("DT13"),))
    useless = asking(UseRadarStep(seat=PURPLE, plan="BP15"), scene=_ready("BP15"))
    useless.state.exploration = ["DT14"]
    useless.stock(PURPLE, mineral=2)
    yield Occasion(useless, (LayRadar("DT14"),))
    mineral = asking(UsePlanStep(seat=PURPLE, by="E8"), scene=_ready("BP13"))
    yield Occasion(mineral, (), (UsePlan("BP13", "scientist"),))
    elevator = Scene(side="orbit")
    elevator.plan(PURPLE, "BP22", built=Hex(-2, 1))
    elevator.plan(GREEN, "BP11", built=Hex(2, -3))
    elevator.stock(PURPLE, crystals=2)
    asking(UsePlanStep(seat=PURPLE, by="E8"), scene=elevator)
    yield Occasion(elevator, (UsePlan("BP22", "crystals"), UsePlan("BP11", "crystals")))
    idle = asking(UsePlanStep(seat=PURPLE, by="E8"))
    idle.plan(GREEN, "BP03", built=Hex(0, -2))
    idle.scientist(PURPLE, "S-RND")
    yield Occasion(idle, (UsePlan("BP03", "scientist"),))
    poor = asking(UsePlanStep(seat=PURPLE, by="E8"), scene=_ready("BP20"))
    poor.empty_storage(PURPLE)
    away = asking(UsePlanStep(seat=PURPLE, by="E8"), scene=_ready("BP18"))
    refused = (UsePlan("BP18", "scientist"),)
    yield Occasion(poor, (UsePlan("BP20", "scientist"),))
    yield Occasion(away, refused)
    marked = Scene(side="orbit")
    marked.company(PURPLE).plans = [OwnPlan(plan="BP01")] * 8
    yield Occasion(marked, (TakeMainAction("A-PLAN"), TakePlan("BP09")))
    delivering = Scene()
    delivering.contract(PURPLE, "EC07", mineral=3)
    yield Occasion(delivering, (), (Deliver("EC07", "mineral"),))
    last = Scene()
    last.contract(PURPLE, "EC07")
    last.state.phase = "delivery"
    last.state.pending = [DeliverStep(seat=PURPLE)]
    yield Occasion(last)


def _goods() -> Iterator[Occasion]:
    choice = asking(GainChoiceStep(seat=PURPLE, left=2, by="PG02-b"))
    yield Occasion(choice, (GainResource("mineral"),), (GainResource("water"),))
    trade = asking(TradeStep(seat=PURPLE, get=2, by="BP20"))
    yield Occasion(trade, (), (Give("water"),))
    back = asking(RetrieveStep(seat=PURPLE, left=2, places=["working_area"], by="BP18"))
    back.stock(PURPLE, quarters=1, working=1)
    yield Occasion(back, (Retrieve("A-UPG"),), (Retrieve("working_area"),))
    full = asking(RetrieveStep(seat=PURPLE, left=1, places=["working_area"], by="BP18"))
    full.stock(PURPLE, quarters=4, working=1)
    yield Occasion(full, (Retrieve("working_area"),))
    nobody = asking(ChooseBenefitStep(seat=PURPLE))
    yield Occasion(nobody, (ChooseBenefit("LB4"),))
    produce = asking(ProduceStep(seat=PURPLE, by="BP03"))
    produce.building("mine", 1, -1, colonist=PURPLE)
    produce.building("mine", 1, 0, colonist=PURPLE)
    yield Occasion(produce, (Produce(Hex(0, 0)),), (Produce(Hex(1, 0)),))
    crowded = Scene()
    crowded.colonists("A-BUILD", GREEN, YELLOW)
    crowded.stock(PURPLE, quarters=1, crystals=0, reception=2)
    yield Occasion(crowded, (TakeMainAction("A-BUILD"),))
    bonus = asking(OfferStep(seat=PURPLE, of="TO4", bill=["water_or_plant"]))
    bonus.stock(PURPLE, quarters=4)
    yield Occasion(bonus, (Accept(),))
    spent = asking(OfferStep(seat=PURPLE, of="TO4", bill=["water_or_plant"]))
    spent.stock(PURPLE, quarters=0, working=12)
    yield Occasion(spent, (Accept(),))
    blocked = asking(DevelopStep(seat=PURPLE, left=1, free=True, by="E1"))
    blocked.place_tech(PURPLE, "TT-SHE-purple", "L6a")
    yield Occasion(blocked, (Develop("TT-SHE-purple", "L6a"),))


def _journeys() -> Iterator[Occasion]:
    riding = Scene(side="orbit").journey(PURPLE)
    yield Occasion(riding, (Travel("rocket"),))
    waiting = Scene().journey(PURPLE, riding=False)
    yield Occasion(waiting, (Travel("rocket"), Travel("shuttle")))
    back = Scene().journey(PURPLE)
    back.state.pending = [ChooseSpaceStep(seat=PURPLE, side="colony")]
    refused = (ChooseSpace(5), ChooseSpace(6), ChooseSpace(1))
    yield Occasion(back, refused)
    covered = Scene(side="orbit").journey(PURPLE)
    covered.state.pending = [ChooseSpaceStep(seat=PURPLE, side="colony")]
    covered.state.exploration = []
    yield Occasion(covered, (PlaceDiscovery("DT01", Hex(3, 0)),))
    ringed = Scene(side="orbit").journey(PURPLE)
    ringed.state.pending = [ChooseSpaceStep(seat=PURPLE, side="colony")]
    ringed.crystals_on(*((cell.q, cell.r) for cell in HOUSE_MATERIAL.land.ring(CENTRE, 3)))
    yield Occasion(ringed, (PlaceDiscovery("DT01", Hex(3, 0)),))
    done = Scene(turn=BLUE)
    for card in done.state.missions:
        card.left = 0
    yield Occasion(done, (), (EndTurn(),))
    over = Scene()
    over.state.pending, over.state.phase = [], "over"
    yield Occasion(over, (EndTurn(),))
    untimely = Scene()
    untimely.turn(PURPLE, main=False, executive=False)
    yield Occasion(untimely, (Build("mine", Hex(0, 1)), Learn("G1"), TakeExecutiveAction("E6")))


def _common() -> Iterator[Occasion]:
    """What happens in most games, but not in every few."""
    crystal = asking(DriveStep(seat=PURPLE, robots=2, rover=1))
    crystal.crystals_on((1, 0))
    crystal.rover(GREEN, 0, -1)
    refused: tuple[Move, ...] = (MoveRobot(0, Hex(-2, -1)), StepRover(Hex(0, -1)))
    yield Occasion(crystal, refused, (StepRover(Hex(1, 0)),))
    wedged = asking(DriveStep(seat=PURPLE, rover=2))
    wedged.rover(PURPLE, 5, -5)
    wedged.robots(GREEN, (6, -4), (5, -4), (4, -4))
    wedged.robots(YELLOW, (5, -3), (6, -3), (4, -3), (4, -5))
    wedged.company(PURPLE).rover = Hex(5, -5)
    wedged.rover(BLUE, 5, -5)
    yield Occasion(wedged, (StepRover(Hex(6, -4)), StepRover(Hex(5, -4))))
    found = asking(DriveStep(seat=PURPLE, rover=1))
    found.find("DT13", 1, 0)
    yield Occasion(found, (), (StepRover(Hex(1, 0)), Stop()))
    own = asking(DriveStep(seat=PURPLE, rover=2, tech=True), rover_tech="own_tile_N_instead")
    tile = own.tech(PURPLE, "T-ROV", "L1a")
    yield Occasion(own, (UseTech(PURPLE, tile),))
    used = asking(DriveStep(seat=PURPLE, rover=2, tech=True), rover_tech="any_tile_plus_N")
    tile = used.tech(PURPLE, "T-ROV", "L1a")
    used.state.pending[-1].techs = [tile]  # type: ignore[union-attr]
    yield Occasion(used, (UseTech(PURPLE, tile),))
    stranded = Scene()
    stranded.robots(PURPLE, (6, -3))
    yield Occasion(stranded, (TakeMainAction("A-BUILD"),))
    built = asking(UpgradeStep(seat=PURPLE, granted=2, free=True, by="PG01-b"))
    built.plan(PURPLE, "BP11")
    built.plan(GREEN, "BP12", built=Hex(-2, -1))
    built.robots(PURPLE, (-3, 0))
    built.rover(PURPLE, -3, -1)
    built.building("shelter", -3, -1, owner=PURPLE)
    refused = (Upgrade("BP11", Hex(-2, -1)),)
    yield Occasion(built, refused, (Upgrade("BP11", Hex(-3, -1)),))
    spent = asking(UpgradeStep(seat=PURPLE, granted=1, by="A-UPG"))
    spent.plan(PURPLE, "BP11", built=Hex(-2, -1))
    yield Occasion(spent, (Upgrade("BP11", Hex(-2, -1)),))
    price = PayStep(seat=PURPLE, bill=["water", "plant"])
    yield Occasion(asking(WelcomeStep(seat=PURPLE, left=0, colonists=1, by="A-SHIP"), price))
    yield Occasion(asking(AftermathStep(seat=PURPLE), price))
    rocket = asking(WelcomeStep(seat=PURPLE, left=1, colonists=1, tech=True, by="A-SHIP"))
    tile = rocket.tech(PURPLE, "T-SHP", "L1a")
    yield Occasion(rocket, (UseTech(PURPLE, tile),))
    robot = asking(PlaceRobotStep(seat=PURPLE))
    yield Occasion(robot, (PlaceRobot(Hex(3, 0)),))
    lab = Scene(side="orbit")
    lab.place_tech(PURPLE, "TT-SHE-purple", "L6a")
    yield Occasion(lab, (TakeMainAction("A-RND"),))
    full = Scene()
    full.company(PURPLE).rockets = [1, 2, 3, 4]
    full.stock(PURPLE, crystals=3, mineral=2)
    yield Occasion(full, (TakeExecutiveAction("E5"),))
    plan = asking(UsePlanStep(seat=PURPLE, by="E8"))
    plan.plan(GREEN, "BP11", built=Hex(2, -3))
    plan.scientist(PURPLE, "S-SYS", "BP11")
    refused = (UsePlan("BP11", "scientist"),)
    yield Occasion(plan, refused, (UsePlan("BP11", "staffed"),))
    goods = Scene()
    goods.contract(PURPLE, "EC08", battery=3)
    goods.stock(PURPLE, mineral=0)
    yield Occasion(goods, (Deliver("EC08", "battery"), Deliver("EC08", "mineral")))
    twice = asking(LearnStep(seat=PURPLE, by="A-LEARN"), side="orbit")
    kind = TECH_TYPES[twice.state.grid[0]]  # type: ignore[index]
    second = next(t for t in twice.state.tech_reserve if TECH_TYPES[t] == kind)
    twice.company(PURPLE).lab.append(LabTile(cell="L1a", tile=second))
    yield Occasion(twice, (Learn("G1"),))
    gap = asking(RefillDisplayStep(seat=PURPLE), contract_refill="chosen_by_the_taker")
    gap.show_contract("EC09", 3)
    gap.state.display[0] = None
    yield Occasion(gap, (RefillDisplay("EC09"),))
    crowd = Scene()
    crowd.colonists("A-BUILD", GREEN, GREEN, YELLOW)
    yield Occasion(crowd, (), (TakeMainAction("A-BUILD"),))
    full = Scene(side="orbit").journey(PURPLE)
    full.stock(PURPLE, quarters=3, working=3)
    yield Occasion(full, (), (Travel("shuttle"),))
    home = Scene(side="orbit").journey(PURPLE)
    home.stock(PURPLE, quarters=4, working=3)
    home.crystals_on(*((cell.q, cell.r) for cell in HOUSE_MATERIAL.land.ring(CENTRE, 3)))
    yield Occasion(home, (), (Travel("shuttle"),))
    growing = asking(AftermathStep(seat=PURPLE), seats=2)
    growing.level(4)
    growing.state.level = 3
    yield Occasion(growing)

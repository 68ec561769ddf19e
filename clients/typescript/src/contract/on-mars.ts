// Made by scripts/generate.mjs from openapi/openapi.json. Do not edit: `npm run generate`.
import type {
  Amount,
  BudgetInput,
  Dice,
  Effort,
  Estimate,
  Interval,
  PictureLayout,
  PictureTheme,
  Score,
  Seal,
  SeatSetupInput,
  StateRequirement,
  SuggestionLevel,
  TableOptionsInput,
} from "./shared.js";

/** The types of On Mars. */
export interface OnMars {
  Id: "on-mars";
  State: OnMarsState;
  Move: OnMarsMove;
  Event: OnMarsEvent;
  View: OnMarsView;
  Decision: OnMarsDecision;
  Position: OnMarsPosition;
  LegalMoves: OnMarsLegalMoves;
  Seen: OnMarsSeen;
  Suggestions: OnMarsSuggestions;
  SetupRequest: OnMarsSetupRequest;
  JudgeRequest: OnMarsJudgeRequest;
  StateRequest: OnMarsStateRequest;
  RenderRequest: OnMarsRenderRequest;
  SuggestRequest: OnMarsSuggestRequest;
  ReplayRequest: OnMarsReplayRequest;
  SealedSetup: OnMarsSealedSetup;
  SealedPosition: OnMarsSealedPosition;
  SealedView: OnMarsSealedView;
  SealedLegalMoves: OnMarsSealedLegalMoves;
  SealedSuggestions: OnMarsSealedSuggestions;
  SessionRequest: OnMarsSessionRequest;
  SessionSeen: OnMarsSessionSeen;
  Update: OnMarsUpdate;
  Updates: OnMarsUpdates;
  Record: OnMarsRecord;
  Components: OnMarsColonyComponents;
  PackInput: OnMarsPackInput;
  PackAccepted: OnMarsPackAccepted;
}

/** Take the benefit on offer, or the tile under the rover. */
export interface OnMarsAcceptMove {
  /** @constant */
  type: "accept";
}
/** Spend a crystal on one more movement point. */
export interface OnMarsAddPointMove {
  /** @constant */
  type: "add-point";
  pool: OnMarsPool;
}
/** OM-TURN-5, in its order; it asks only where a contract or a development is chosen. */
export interface OnMarsAftermathStep {
  /** @constant */
  step: "aftermath";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface OnMarsApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: OnMarsState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: OnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface OnMarsApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: OnMarsState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: OnMarsMove[];
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type OnMarsApplyRequest = OnMarsApplyMoveRequest | OnMarsApplyMovesRequest;
/** Begin the effect of a printed thing. The flow sees to it. */
export interface OnMarsApplyStep {
  /** @constant */
  step: "apply";
  /** The printed thing whose effect is carried out. */
  of: string;
  /** Whether it was chosen as an action, and has to be carried out at least once. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Many moves to be judged, each in its own position. */
export interface OnMarsBatchRequest {
  /** What is to be judged, in order. */
  items: OnMarsJudgeRequest[];
}
/**
 * What a life-support track gives when it rises.
 * @enum {string}
 */
export type OnMarsBenefit = "LB1" | "LB2" | "LB3" | "LB4";
/** A seat chose a life-support benefit. */
export interface OnMarsBenefitChosenEvent {
  /** @constant */
  type: "benefit-chosen";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  benefit: OnMarsBenefit;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Send a colonist to the working area to go on, or to add a tech level. */
export interface OnMarsBoostMove {
  /** @constant */
  type: "boost";
}
/** Once more for one more colonist (OM-BOOST-1). */
export interface OnMarsBoostStep {
  /** @constant */
  step: "boost";
  /** The printed thing whose effect is carried out. */
  of: string;
  /** Colonists left of those that were in the quarters before the action. */
  boosters: number;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Construct a building on a hex. */
export interface OnMarsBuildMove {
  /** @constant */
  type: "build";
  building: OnMarsBuildingType;
  hex: OnMarsHex;
}
/** A building on the map. Whether it is advanced is told by the plan that made it so. */
export interface OnMarsBuilding {
  hex: OnMarsHex;
  building: OnMarsBuildingType;
  /** The tile of a common building; shelters have no number. */
  tile?: OnMarsBuildingTile | null;
  /** Only shelters have an owner. */
  owner?: number | null;
  /** Whose colonist works in this mine. */
  colonist?: number | null;
}
/** A building stands; the arrows of its back are known now. */
export interface OnMarsBuildingRaisedEvent {
  /** @constant */
  type: "building-raised";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  building: OnMarsBuildingType;
  hex: OnMarsHex;
  /** The tile that was turned up; shelters have none. */
  back?: OnMarsBuildingTile | null;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A building tile, by its type and its number.
 * @enum {string}
 */
export type OnMarsBuildingTile = "BT-GEN-1" | "BT-GEN-2" | "BT-GEN-3" | "BT-GEN-4" | "BT-GEN-5" | "BT-GEN-6" | "BT-GEN-S" | "BT-GRE-1" | "BT-GRE-2" | "BT-GRE-3" | "BT-GRE-4" | "BT-GRE-5" | "BT-GRE-6" | "BT-GRE-S" | "BT-MIN-1" | "BT-MIN-2" | "BT-MIN-3" | "BT-MIN-4" | "BT-MIN-5" | "BT-MIN-6" | "BT-MIN-S" | "BT-OXY-1" | "BT-OXY-2" | "BT-OXY-3" | "BT-OXY-4" | "BT-OXY-5" | "BT-OXY-6" | "BT-OXY-S" | "BT-WAT-1" | "BT-WAT-2" | "BT-WAT-3" | "BT-WAT-4" | "BT-WAT-5" | "BT-WAT-6" | "BT-WAT-S";
/**
 * A type of building.
 * @enum {string}
 */
export type OnMarsBuildingType = "generator" | "greenhouse" | "mine" | "oxygen_condenser" | "shelter" | "water_extractor";
/**
 * A scientist or a contract.
 * @enum {string}
 */
export type OnMarsCard = "EC01" | "EC02" | "EC03" | "EC04" | "EC05" | "EC06" | "EC07" | "EC08" | "EC09" | "EC10" | "EC11" | "EC12" | "S-BIO" | "S-CHE" | "S-GEO" | "S-HYD" | "S-RND" | "S-SYS";
/** A scientist or contract has an owner. */
export interface OnMarsCardTakenEvent {
  /** @constant */
  type: "card-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  card: OnMarsCard;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Crystals and resources: the Warehouse, or what lies on a delivery contract. */
export interface OnMarsCargo {
  /** How many crystals. Left out, it is `0`. */
  crystal?: number;
  /** How many minerals. Left out, it is `0`. */
  mineral?: number;
  /** How many batteries. Left out, it is `0`. */
  battery?: number;
  /** How much water. Left out, it is `0`. */
  water?: number;
  /** How many plants. Left out, it is `0`. */
  plant?: number;
  /** How much oxygen. Left out, it is `0`. */
  oxygen?: number;
}
/** Take one of the life-support benefits. */
export interface OnMarsChooseBenefitMove {
  /** @constant */
  type: "choose-benefit";
  benefit: OnMarsBenefit;
}
/** One of the four life-support benefits (OM-LSS-3). */
export interface OnMarsChooseBenefitStep {
  /** @constant */
  step: "choose-benefit";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Put the marker on a free turn-order space. */
export interface OnMarsChooseSpaceMove {
  /** @constant */
  type: "choose-space";
  /** A turn-order space: 1-4 orbit, 5-8 colony. */
  space: number;
}
/** A free turn-order space to take, with its bonus. */
export interface OnMarsChooseSpaceStep {
  /** @constant */
  step: "choose-space";
  /** Null at setup: either side. */
  side?: OnMarsSide | null;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** The tile, of whatever laboratory, that lets a building join others (OM-BUILD-5). */
export interface OnMarsChooseTechStep {
  /** @constant */
  step: "choose-tech";
  building: OnMarsBuildingType;
  hex: OnMarsHex;
  /** What boost colonists have added to the tech level. Left out, it is `0`. */
  bonus?: number;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** An answer that was worth judging and is not allowed. */
export interface OnMarsClosed {
  /** The answer. */
  move: OnMarsMove;
  /** The id of the rule that closes it. */
  rule: string;
  /** Why, as a sentence in the reader's language. */
  reason: string;
  /** On request: what it would do, in the reader's language. */
  label?: string;
  /** What it names, by the ids that this has in a picture. */
  things: string[];
}
/** A colonist left an upgraded mine for the quarters, or the reserve when they are full. */
export interface OnMarsColonistDisplacedEvent {
  /** @constant */
  type: "colonist-displaced";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * Where a colonist is brought back from.
 * @enum {string}
 */
export type OnMarsColonistPlace = "A-BUILD" | "A-HIRE" | "A-PLAN" | "A-RND" | "A-UPG" | "working_area";
/** A colonist went to work in a mine. */
export interface OnMarsColonistPlacedEvent {
  /** @constant */
  type: "colonist-placed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A colonist came back to the quarters. */
export interface OnMarsColonistRetrievedEvent {
  /** @constant */
  type: "colonist-retrieved";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  place: OnMarsColonistPlace;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Colonists that came from the reserve into the quarters. */
export interface OnMarsColonistsArrivedEvent {
  /** @constant */
  type: "colonists-arrived";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** How many. */
  amount: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Colonists back from slots and the working area; ``lost`` went to the reserve. */
export interface OnMarsColonistsReturnedEvent {
  /** @constant */
  type: "colonists-returned";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** How many. */
  amount: number;
  /** What there was no room for. Left out, it is `0`. */
  lost?: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The printed material of the game, each piece with its source. */
export interface OnMarsColonyComponents {
  /** The five resources. */
  resources: OnMarsPrintedThing[];
  /** The kinds of building. */
  buildings: OnMarsPrintedBuilding[];
  /** The tiles that are built with. */
  buildingTiles: OnMarsPrintedBuildingTile[];
  /** The eight spaces of turn order. */
  turnOrderSpaces: OnMarsPrintedSpace[];
  /** The main actions. */
  actions: OnMarsPrintedAction[];
  /** The executive actions of every player's board. */
  executiveActions: OnMarsPrintedExecutiveAction[];
  /** The technologies. */
  techTypes: OnMarsPrintedTechType[];
  /** The tiles of the technologies. */
  techTiles: OnMarsPrintedTechTile[];
  /** Where technologies are offered. */
  techGrid: OnMarsPrintedGridSlot[];
  /** The laboratory of every player's board. */
  labCells: OnMarsPrintedLabCell[];
  /** The plans for advanced buildings. */
  plans: OnMarsPrintedPlan[];
  /** The scientists. */
  scientists: OnMarsPrintedScientist[];
  /** The Earth contracts. */
  contracts: OnMarsPrintedContract[];
  /** The missions. */
  missions: OnMarsPrintedMission[];
  /** The private goals. */
  privateGoals: OnMarsPrintedThing[];
  /** The discoveries. */
  discoveryTiles: OnMarsPrintedThing[];
  /** The research tiles. */
  researchTiles: OnMarsPrintedResearchTile[];
  /** What the life-support tracks reward. */
  rewardTiles: OnMarsPrintedThing[];
  /** The four benefits of the life-support system. */
  benefits: OnMarsPrintedThing[];
  /** What every player has. */
  playerKit: OnMarsPrintedThing[];
}
/** A new colony level: new plans and techs lie open. */
export interface OnMarsColonyGrewEvent {
  /** @constant */
  type: "colony-grew";
  /** The colony level now. */
  level: number;
  /** Plans that came to the display. */
  plans: OnMarsPlan[];
  /** Tech tiles that came to the grid. */
  tiles: OnMarsTechTile[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A colony that has grown. */
export interface OnMarsColonyLevelInput {
  /** @constant */
  op: "colony_level";
  /** To which level at least. */
  level: number;
}
/** What one seat has. */
export interface OnMarsCompany {
  /** What its player is called. */
  name?: string | null;
  /** Where its turn-order marker stands. */
  space?: number | null;
  /** The marker on the points track. Left out, it is `0`. */
  points?: number;
  storage: OnMarsGoods;
  /** In the depot. Left out, it is `0`. */
  crystals?: number;
  /** Crystals that wait for the seat's next turn. Left out, it is `0`. */
  reception?: number;
  /** Depot crystals that came in during the current action: no movement can be paid with them. Left out, it is `0`. */
  fresh?: number;
  /** Goal cards discarded this turn and not yet spent, each as one crystal. Left out, it is `0`. */
  purse?: number;
  /** Colonists in the living quarters. Left out, it is `0`. */
  quarters?: number;
  /** Colonists in the working area. Left out, it is `0`. */
  working?: number;
  /** The depot spaces that still hold a rocket. */
  rockets: number[];
  /** Rockets in the hangar. Left out, it is `0`. */
  hangar?: number;
  /** Where its robots stand. */
  robots: OnMarsHex[];
  /** Where its rover stands. */
  rover?: OnMarsHex | null;
  /** The tech tiles in its laboratory. */
  lab: OnMarsLabTile[];
  /** The building types it has a progress cube on. Left out, it is `[]`. */
  progress?: OnMarsBuildingType[];
  /** Its plans, built or not. Left out, it is `[]`. */
  plans?: OnMarsOwnPlan[];
  /** Its scientists. Left out, it is `[]`. */
  scientists?: OnMarsOwnScientist[];
  /** Its Earth contracts. Left out, it is `[]`. */
  contracts?: OnMarsOwnContract[];
  /** Discovery tiles it has taken. Left out, it is `[]`. */
  discoveries?: OnMarsDiscovery[];
  /** Research tiles it has taken. Left out, it is `[]`. */
  research?: OnMarsResearch[];
  /** The goal cards in hand. Left out, it is `[]`. */
  goals?: OnMarsGoal[];
  /** Goal cards discarded face down. Left out, it is `[]`. */
  spent?: OnMarsGoal[];
  /** The goal it has completed. */
  achieved?: OnMarsGoal | null;
}
/** What everybody sees of a seat, and what only the seat itself sees. */
export interface OnMarsCompanyView {
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** What its player is called. */
  name: string | null;
  /** Where its turn-order marker stands. */
  space: number | null;
  /** The marker on the points track. */
  points: number;
  storage: OnMarsGoods;
  /** Crystals in the depot. */
  crystals: number;
  /** Crystals that wait for its next turn. */
  reception: number;
  /** Depot crystals that came in during the current action: no movement can be paid with them. */
  fresh: number;
  /** Goal cards discarded this turn and not yet spent, each as one crystal. */
  purse: number;
  /** Colonists in the living quarters. */
  quarters: number;
  /** Colonists in the working area. */
  working: number;
  /** The depot spaces that still hold a rocket. */
  rockets: number[];
  /** Rockets in the hangar. */
  hangar: number;
  /** Where its robots stand. */
  robots: OnMarsHex[];
  /** Where its rover stands. */
  rover: OnMarsHex | null;
  /** The tech tiles in its laboratory. */
  lab: OnMarsLabTile[];
  /** The building types it has a progress cube on. */
  progress: OnMarsBuildingType[];
  /** Its plans, built or not. */
  plans: OnMarsOwnPlan[];
  /** Its scientists. */
  scientists: OnMarsOwnScientist[];
  /** Its Earth contracts. */
  contracts: OnMarsOwnContract[];
  /** Discovery tiles it has taken. */
  discoveries: OnMarsDiscovery[];
  /** Research tiles it has taken. */
  research: OnMarsResearch[];
  /** The hand; only its owner sees it. */
  goals: OnMarsGoal[] | null;
  /** How many goal cards are in hand. */
  goalCount: number;
  /** Goals discarded face down; only their owner knows which. */
  spent: OnMarsGoal[] | null;
  /** How many goals it has discarded. */
  spentCount: number;
  /** The goal it has completed. */
  achieved: OnMarsGoal | null;
}
/** Reveal a private goal whose condition holds and take one of its rewards. */
export interface OnMarsCompleteGoalMove {
  /** @constant */
  type: "complete-goal";
  goal: OnMarsGoal;
  reward: OnMarsGoalReward;
}
/** Own advanced buildings in different complexes. */
export interface OnMarsComplexesInput {
  /** @constant */
  op: "complexes";
  /** In how many complexes at least. */
  count: number;
  /** How many buildings each of them has at least. */
  size: number;
}
/** Construct a building. */
export interface OnMarsConstructInput {
  /** @constant */
  op: "construct";
  /** Of which type; null or left out for any. */
  building?: OnMarsBuildingType | null;
  /** Whether each colonist sent to work adds a technology level. Left out, it is `false`. */
  boost?: boolean | null;
}
/** A building to construct, of one type or of any. */
export interface OnMarsConstructStep {
  /** @constant */
  step: "construct";
  /** The type that the effect constructs; null for any. */
  only?: OnMarsBuildingType | null;
  /** What boost colonists have added to the tech level (OM-EXEC-8). Left out, it is `0`. */
  bonus?: number;
  /** Colonists that may still boost it. Left out, it is `0`. */
  boosters?: number;
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/**
 * An Earth contract card.
 * @enum {string}
 */
export type OnMarsContract = "EC01" | "EC02" | "EC03" | "EC04" | "EC05" | "EC06" | "EC07" | "EC08" | "EC09" | "EC10" | "EC11" | "EC12";
/** The requirement of a contract is met. */
export interface OnMarsContractCompletedEvent {
  /** @constant */
  type: "contract-completed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  contract: OnMarsContract;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** An Earth contract: for a building in a complex, or for goods. */
export interface OnMarsContractFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The contract: number them as you like. */
  id: OnMarsContract;
  /** Of an upgrade contract: the type of building that has to be an advanced one. */
  building?: OnMarsBuildingType | null;
  /** Of an upgrade contract: how many buildings its complex has at least. */
  minComplexSize?: number | null;
  /** Of a delivery contract: the goods. */
  needs?: OnMarsNeedsInput | null;
  /** What it is worth when fulfilled. */
  opDone?: number | null;
  /** What it costs when it is not: below 0. */
  opFailed?: number | null;
}
/**
 * R-CONTRACT-REFILL: what fills the display.
 * @enum {string}
 */
export type OnMarsContractRefill = "chosen_by_the_taker" | "top_of_deck";
/** Where research tiles lie: two hexes for each letter, the first of which holds a stack. */
export interface OnMarsCornersInput {
  /** Top left. */
  A: string[];
  /** Top right. */
  B: string[];
  /** Bottom right. */
  C: string[];
  /** Bottom left. */
  D: string[];
}
/**
 * One unit of a cost; `any` is any one resource.
 * @enum {string}
 */
export type OnMarsCostUnit = "any" | "battery" | "mineral" | "oxygen" | "plant" | "water" | "water_or_plant";
/** A vehicle picked a crystal up. */
export interface OnMarsCrystalCollectedEvent {
  /** @constant */
  type: "crystal-collected";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The arrows of a building put crystals on hexes. */
export interface OnMarsCrystalsPlacedEvent {
  /** @constant */
  type: "crystals-placed";
  /** Where they lie. */
  hexes: OnMarsHex[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Crystals moved from the reception into the depot; ``lost`` found no space. */
export interface OnMarsCrystalsReceivedEvent {
  /** @constant */
  type: "crystals-received";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** How many. */
  amount: number;
  /** What there was no room for. Left out, it is `0`. */
  lost?: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A question with all its legal answers and, when asked to explain, those that are closed. */
export interface OnMarsDecision {
  /** Whom it is put to. */
  seat: number;
  /** What kind of question it is; stable, for programs. */
  decision: string;
  /** The question, in the reader's language. */
  prompt: string;
  /** The component, action, building or card that asks, by its id, where there is one. */
  about?: string;
  /** What accepting takes, where it takes something. */
  cost?: Amount[];
  /** What accepting brings, where that can be counted. */
  gives?: Amount[];
  /** How many times it may still be answered, this one included, where it may be several times. */
  left?: number;
  /** All legal answers. */
  moves: OnMarsMove[];
  /** On request: what each of the moves does in the reader's language, in the same order. */
  labels?: string[];
  /** When asked to explain: answers that are not allowed, and why. */
  closed?: OnMarsClosed[];
}
/** Put one item on an own delivery contract. */
export interface OnMarsDeliverMove {
  /** @constant */
  type: "deliver";
  contract: OnMarsContract;
  item: OnMarsItem;
}
/** The last goods onto contracts before the final scoring (OM-END-3). */
export interface OnMarsDeliverStep {
  /** @constant */
  step: "deliver";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** An item lies on a contract, for good. */
export interface OnMarsDeliveredEvent {
  /** @constant */
  type: "delivered";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  contract: OnMarsContract;
  item: OnMarsItem;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Move tech tiles on. */
export interface OnMarsDevelopInput {
  /** @constant */
  op: "develop";
  /** How often. Left out, it is `1`. */
  count?: number | null;
  /** Whether it costs nothing. Left out, it is `false`. */
  free?: boolean | null;
}
/** Move a tech tile to a cell of the next column. */
export interface OnMarsDevelopMove {
  /** @constant */
  type: "develop";
  tile: OnMarsTechTile;
  cell: OnMarsLabCell;
}
/** Developments in the laboratory (OM-RND-2). */
export interface OnMarsDevelopStep {
  /** @constant */
  step: "develop";
  /** How many are still to be had. */
  left: number;
  /** Whether it costs nothing. Left out, it is `false`. */
  free?: boolean;
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/**
 * A discovery tile.
 * @enum {string}
 */
export type OnMarsDiscovery = "DT01" | "DT02" | "DT03" | "DT04" | "DT05" | "DT06" | "DT07" | "DT08" | "DT09" | "DT10" | "DT11" | "DT12" | "DT13" | "DT14" | "DT15" | "DT16" | "DT17" | "DT18" | "DT19";
/** A discovery tile. */
export interface OnMarsDiscoveryFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The tile: number them as you like. */
  id: OnMarsDiscovery;
  /** What it does: `op` and what that takes. */
  effect?: OnMarsDiscoveryFaceInputEffect | null;
}
export type OnMarsDiscoveryFaceInputEffect = OnMarsDevelopInput | OnMarsConstructInput | OnMarsUpgradeInput | OnMarsHireInput | OnMarsTakePlansInput | OnMarsTakeTechInput | OnMarsTakeItemsInput | OnMarsGainInput | OnMarsGainChoiceInput | OnMarsDriveInput | OnMarsRecruitInput | OnMarsWelcomeInput | OnMarsRetrieveInput | OnMarsTravelInput | OnMarsProduceAllInput | OnMarsProduceAgainInput | OnMarsScorePointsInput | OnMarsRadarInput | OnMarsTradeInput | OnMarsUsePlanInput;
/** A discovery tile lies on the map. */
export interface OnMarsDiscoveryPlacedEvent {
  /** @constant */
  type: "discovery-placed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  discovery: OnMarsDiscovery;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Move a displaced robot or rover to one of the nearest hexes. */
export interface OnMarsDisplaceMove {
  /** @constant */
  type: "displace";
  hex: OnMarsHex;
}
/** A robot or rover that has to make room (OM-DISP-2). */
export interface OnMarsDisplaceStep {
  /** @constant */
  step: "displace";
  /** Where it has to leave. */
  hex: OnMarsHex;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** A contract came on display. */
export interface OnMarsDisplayRefilledEvent {
  /** @constant */
  type: "display-refilled";
  contract: OnMarsContract;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Move robots, the rover, or both. */
export interface OnMarsDriveInput {
  /** @constant */
  op: "drive";
  /** Movement points for robots; left out where they do not move. */
  robots?: number | null;
  /** Movement points for the rover; left out where it does not move. */
  rover?: number | null;
  /** Whether a Rover technology helps. Left out, it is `false`. */
  tech?: boolean | null;
  /** Whether the rover's points are the highest Rover tech level in play. Left out, it is `false`. */
  best?: boolean | null;
  /** Whether the robots collect like rovers. Left out, it is `false`. */
  collecting?: boolean | null;
}
/** Movement points for robots, the rover, or both, spent in any order (OM-CTRL-1). */
export interface OnMarsDriveStep {
  /** @constant */
  step: "drive";
  /** Points left for robots; null when the effect does not move them. */
  robots?: number | null;
  /** Points left; null when the effect does not move them. */
  rover?: number | null;
  /** Whether Rover techs may be used (R-ROVER-TECH `any_tile_plus_N`). Left out, it is `false`. */
  tech?: boolean;
  /** Whether the robots collect like rovers (BP21). Left out, it is `false`. */
  asRovers?: boolean;
  /** The robots that have moved. Left out, it is `[]`. */
  moved?: number[];
  /** Whether the rover has moved. Left out, it is `false`. */
  roved?: boolean;
  /** Of robots that move like rovers: the one under way. */
  current?: number | null;
  /** Rover techs already used in this movement. Left out, it is `[]`. */
  techs?: OnMarsTechTile[];
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** A tech of another seat that was used: its owner has the oxygen to settle. */
export interface OnMarsDue {
  /** A player's place, 0 to n-1, clockwise. */
  owner: number;
  tile: OnMarsTechTile;
}
/** End the turn. */
export interface OnMarsEndTurnMove {
  /** @constant */
  type: "end-turn";
}
/**
 * How near the end is.
 * @enum {string}
 */
export type OnMarsEnding = "announced" | "last_round" | "open";
/** Put the tile just taken on a cell of the first column. */
export interface OnMarsEnterLabMove {
  /** @constant */
  type: "enter-lab";
  cell: OnMarsLabCell;
}
/** A tile chosen on the grid, to be put on a cell of the first column. */
export interface OnMarsEnterLabStep {
  /** @constant */
  step: "enter-lab";
  slot: OnMarsGridSlot;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
export type OnMarsEvent = OnMarsRoundBeganEvent | OnMarsSpaceTakenEvent | OnMarsShuttleMovedEvent | OnMarsTurnBeganEvent | OnMarsMainActionTakenEvent | OnMarsExecutiveActionTakenEvent | OnMarsSlotsClearedEvent | OnMarsSlotTakenEvent | OnMarsPaidEvent | OnMarsGainedEvent | OnMarsCrystalsReceivedEvent | OnMarsColonistsArrivedEvent | OnMarsColonistsReturnedEvent | OnMarsColonistRetrievedEvent | OnMarsPlanTakenEvent | OnMarsTechTakenEvent | OnMarsTechDevelopedEvent | OnMarsTechUsedEvent | OnMarsItemTakenEvent | OnMarsRobotMovedEvent | OnMarsRoverMovedEvent | OnMarsRobotPlacedEvent | OnMarsCrystalCollectedEvent | OnMarsCrystalsPlacedEvent | OnMarsHexClearedEvent | OnMarsFindTakenEvent | OnMarsBuildingRaisedEvent | OnMarsColonistPlacedEvent | OnMarsColonistDisplacedEvent | OnMarsProgressMadeEvent | OnMarsUpgradedEvent | OnMarsTrackRoseEvent | OnMarsBenefitChosenEvent | OnMarsPointsScoredEvent | OnMarsColonyGrewEvent | OnMarsRocketWelcomedEvent | OnMarsCardTakenEvent | OnMarsDisplayRefilledEvent | OnMarsPlanUsedEvent | OnMarsRadarLaidEvent | OnMarsOxygenKeptEvent | OnMarsMissionAdvancedEvent | OnMarsDeliveredEvent | OnMarsContractCompletedEvent | OnMarsGoalCompletedEvent | OnMarsGoalDiscardedEvent | OnMarsGoalBuriedEvent | OnMarsTravelledEvent | OnMarsStayedEvent | OnMarsDiscoveryPlacedEvent | OnMarsExplorationRefilledEvent | OnMarsLastRoundAnnouncedEvent | OnMarsGameEndedEvent | OnMarsSkippedEvent;
/**
 * An executive action.
 * @enum {string}
 */
export type OnMarsExecutiveAction = "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8";
/** A seat has chosen its executive action. */
export interface OnMarsExecutiveActionTakenEvent {
  /** @constant */
  type: "executive-action-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  executive: OnMarsExecutiveAction;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A new tile lies on an exploration place. */
export interface OnMarsExplorationRefilledEvent {
  /** @constant */
  type: "exploration-refilled";
  discovery: OnMarsDiscovery;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A discovery tile to lay out three hexes from the rover (OM-TRAVEL-C). */
export interface OnMarsExploreStep {
  /** @constant */
  step: "explore";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/**
 * A discovery or research tile.
 * @enum {string}
 */
export type OnMarsFind = "DT01" | "DT02" | "DT03" | "DT04" | "DT05" | "DT06" | "DT07" | "DT08" | "DT09" | "DT10" | "DT11" | "DT12" | "DT13" | "DT14" | "DT15" | "DT16" | "DT17" | "DT18" | "DT19" | "RT-A1" | "RT-A2" | "RT-B1" | "RT-B2" | "RT-C1" | "RT-C2" | "RT-D1" | "RT-D2";
/** Discovery or research tiles lying on a hex. */
export interface OnMarsFindSpot {
  hex: OnMarsHex;
  /** The tiles, the next one first. */
  finds: OnMarsFind[];
}
/** A discovery or research tile has an owner. */
export interface OnMarsFindTakenEvent {
  /** @constant */
  type: "find-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  find: OnMarsFind;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** What a new building brings, in the order of OM-BUILD-7. */
export interface OnMarsFinishStep {
  /** @constant */
  step: "finish";
  hex: OnMarsHex;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Gain resources of choice, no minerals. */
export interface OnMarsGainChoiceInput {
  /** @constant */
  op: "gain_choice";
  /** How many. Left out, it is `1`. */
  count?: number | null;
}
/** Resources of choice, no minerals. */
export interface OnMarsGainChoiceStep {
  /** @constant */
  step: "gain-choice";
  /** How many are still to be chosen. */
  left: number;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** Gain goods from the supply. */
export interface OnMarsGainInput {
  /** @constant */
  op: "gain";
  /** A resource, or crystals. */
  item: OnMarsItem;
  /** How many. Left out, it is `1`. */
  count?: number | null;
}
/** Gain a resource of choice. */
export interface OnMarsGainResourceMove {
  /** @constant */
  type: "gain-resource";
  resource: OnMarsResource;
}
/** Goods from the supply; ``lost`` found no room. */
export interface OnMarsGainedEvent {
  /** @constant */
  type: "gained";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  item: OnMarsItem;
  /** How many. */
  amount: number;
  /** What there was no room for. Left out, it is `0`. */
  lost?: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The game is over. */
export interface OnMarsGameEndedEvent {
  /** @constant */
  type: "game-ended";
  /** Who has won; several share a victory. Left out, it is `[]`. */
  winners?: number[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Give a stored resource for others. */
export interface OnMarsGiveMove {
  /** @constant */
  type: "give";
  resource: OnMarsResource;
}
/**
 * A private goal card.
 * @enum {string}
 */
export type OnMarsGoal = "PG01" | "PG02" | "PG03" | "PG04" | "PG05" | "PG06" | "PG07" | "PG08" | "PG09" | "PG10" | "PG11" | "PG12" | "PG13" | "PG14" | "PG15" | "PG16" | "PG17" | "PG18" | "PG19" | "PG20" | "PG21" | "PG22" | "PG23" | "PG24";
/** Which goal card was discarded: told to its owner alone. */
export interface OnMarsGoalBuriedEvent {
  /** @constant */
  type: "goal-buried";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  goal: OnMarsGoal;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A private goal was shown and its reward chosen. */
export interface OnMarsGoalCompletedEvent {
  /** @constant */
  type: "goal-completed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  goal: OnMarsGoal;
  reward: OnMarsGoalReward;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A goal card was discarded face down as a crystal. */
export interface OnMarsGoalDiscardedEvent {
  /** @constant */
  type: "goal-discarded";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A private goal. */
export interface OnMarsGoalFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The goal: number them as you like. */
  id: OnMarsGoal;
  /** What it asks for. */
  condition?: OnMarsGoalFaceInputCondition | null;
  /** What completing it brings. */
  rewardA?: OnMarsGoalRewardInput | null;
  /** What it may bring instead. */
  rewardB?: OnMarsGoalRewardInput | null;
}
export type OnMarsGoalFaceInputCondition = OnMarsHaveInput | OnMarsSameResourceInput | OnMarsColonyLevelInput | OnMarsComplexesInput | OnMarsTechsOfLevelInput | OnMarsScientistAndContractInput;
/**
 * Which of the two rewards of a goal.
 * @enum {string}
 */
export type OnMarsGoalReward = "a" | "b";
/** One of the two rewards of a private goal. */
export interface OnMarsGoalRewardInput {
  /** What it does: `op` and what that takes. */
  effect: OnMarsGoalRewardInputEffect;
  /** The same in words, in English. */
  text: string;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
}
export type OnMarsGoalRewardInputEffect = OnMarsDevelopInput | OnMarsConstructInput | OnMarsUpgradeInput | OnMarsHireInput | OnMarsTakePlansInput | OnMarsTakeTechInput | OnMarsTakeItemsInput | OnMarsGainInput | OnMarsGainChoiceInput | OnMarsDriveInput | OnMarsRecruitInput | OnMarsWelcomeInput | OnMarsRetrieveInput | OnMarsTravelInput | OnMarsProduceAllInput | OnMarsProduceAgainInput | OnMarsScorePointsInput | OnMarsRadarInput | OnMarsTradeInput | OnMarsUsePlanInput;
/**
 * R-GOAL-SPEND: when goals count as crystals.
 * @enum {string}
 */
export type OnMarsGoalSpending = "any_payment" | "between_actions";
/** Resources of a storage. */
export interface OnMarsGoods {
  /** How many minerals. Left out, it is `0`. */
  mineral?: number;
  /** How many batteries. Left out, it is `0`. */
  battery?: number;
  /** How much water. Left out, it is `0`. */
  water?: number;
  /** How many plants. Left out, it is `0`. */
  plant?: number;
  /** How much oxygen. Left out, it is `0`. */
  oxygen?: number;
}
/**
 * A slot of the tech grid, from the bottom row up.
 * @enum {string}
 */
export type OnMarsGridSlot = "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8";
/** So many of something. */
export interface OnMarsHaveInput {
  /** @constant */
  op: "have";
  /**
   * What is counted.
   * @enum {string}
   */
  of: "advanced" | "colonists" | "contracts" | "discoveries" | "mines" | "plans" | "progress" | "research" | "robots" | "rockets" | "scientists" | "shelters" | "tech_level" | "techs";
  /** How many at least. */
  count: number;
}
/** A hex of the map: q grows to the right, r downwards along the column. */
export interface OnMarsHex {
  /** Grows to the right. */
  q: number;
  /** Grows downwards along the column. */
  r: number;
}
/** The crystal and the tiles of a hex left the game. */
export interface OnMarsHexClearedEvent {
  /** @constant */
  type: "hex-cleared";
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Take a card of the display. */
export interface OnMarsHireInput {
  /** @constant */
  op: "hire";
  /** Whether it may be a scientist. Left out, it is `false`. */
  scientists?: boolean | null;
  /** Whether it may be an Earth contract. Left out, it is `false`. */
  contracts?: boolean | null;
  /** Whether it costs nothing. Left out, it is `false`. */
  free?: boolean | null;
}
/** Take a scientist or a contract from the display. */
export interface OnMarsHireMove {
  /** @constant */
  type: "hire";
  card: OnMarsCard;
}
/** A scientist or contract to take from the display (OM-HIRE). */
export interface OnMarsHireStep {
  /** @constant */
  step: "hire";
  /** Whether a scientist may be taken. Left out, it is `false`. */
  scientists?: boolean;
  /** Whether a contract may be taken. Left out, it is `false`. */
  contracts?: boolean;
  /** Whether it costs nothing. Left out, it is `false`. */
  free?: boolean;
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/**
 * A resource or a crystal.
 * @enum {string}
 */
export type OnMarsItem = "battery" | "crystal" | "mineral" | "oxygen" | "plant" | "water";
/** Taken from the Warehouse. */
export interface OnMarsItemTakenEvent {
  /** @constant */
  type: "item-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  item: OnMarsItem;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Stay or travel in the shuttle phase (OM-SHU-2). */
export interface OnMarsJourneyStep {
  /** @constant */
  step: "journey";
  /** Whether the shuttle crosses from the seat's side now. Left out, it is `false`. */
  riding?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** A move that a seat proposes to make in a position. */
export interface OnMarsJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: OnMarsState;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: OnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** Keep the oxygen for a used tech instead of developing it. */
export interface OnMarsKeepOxygenMove {
  /** @constant */
  type: "keep-oxygen";
}
/**
 * A cell of a laboratory: its column, then its row.
 * @enum {string}
 */
export type OnMarsLabCell = "L1a" | "L1b" | "L2a" | "L2b" | "L2c" | "L3a" | "L3b" | "L4a" | "L4b" | "L4c" | "L5a" | "L5b" | "L6a";
/** A tech tile in a laboratory. */
export interface OnMarsLabTile {
  cell: OnMarsLabCell;
  tile: OnMarsTechTile;
}
/** No mission remains: one more round will be the last. */
export interface OnMarsLastRoundAnnouncedEvent {
  /** @constant */
  type: "last-round-announced";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Lay a face-up exploration tile on Radar and apply it. */
export interface OnMarsLayRadarMove {
  /** @constant */
  type: "lay-radar";
  discovery: OnMarsDiscovery;
}
/** Take the tile on a slot of the tech grid. */
export interface OnMarsLearnMove {
  /** @constant */
  type: "learn";
  slot: OnMarsGridSlot;
}
/** A tile to take from the tech grid. */
export interface OnMarsLearnStep {
  /** @constant */
  step: "learn";
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** All open questions of a position with their legal answers. */
export interface OnMarsLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: OnMarsDecision[];
}
/**
 * Two short missions and a long one, or the reverse.
 * @enum {string}
 */
export type OnMarsLength = "long" | "short";
/**
 * A main action, in orbit or in the colony.
 * @enum {string}
 */
export type OnMarsMainAction = "A-BUILD" | "A-CTRL" | "A-HIRE" | "A-LEARN" | "A-PLAN" | "A-POD" | "A-RND" | "A-SHIP" | "A-SUPPLY" | "A-UPG";
/**
 * R-MAIN: whether a turn needs a main action.
 * @enum {string}
 */
export type OnMarsMainActionDuty = "may" | "must";
/** A seat has chosen its main action. */
export interface OnMarsMainActionTakenEvent {
  /** @constant */
  type: "main-action-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  main: OnMarsMainAction;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The map. What it leaves out stays. */
export interface OnMarsMapFaceInput {
  /** All its hexes. */
  hexes?: string[] | null;
  /** Where the four buildings around the starting mine stand. */
  startBuildings?: string[] | null;
  /** Where the first shelters stand. */
  shelters?: OnMarsSheltersInput | null;
  /** Where research tiles lie. */
  research?: OnMarsCornersInput | null;
}
/**
 * A mission card.
 * @enum {string}
 */
export type OnMarsMission = "M1" | "M10" | "M11" | "M12" | "M13" | "M14" | "M15" | "M2" | "M3" | "M4" | "M5" | "M6" | "M7" | "M8" | "M9";
/** A seat contributed to a mission. */
export interface OnMarsMissionAdvancedEvent {
  /** @constant */
  type: "mission-advanced";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  mission: OnMarsMission;
  /** How many contributions it still needs. */
  left: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A mission and how many contributions it still needs; none left means it is complete. */
export interface OnMarsMissionCard {
  mission: OnMarsMission;
  /** How many contributions it still needs. */
  left: number;
}
/** A mission. */
export interface OnMarsMissionFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The mission: number them as you like. */
  id: OnMarsMission;
  /** What contributes to it. */
  event?: ("advanced_placed" | "contract_completed" | "discovery_taken" | "plan_taken" | "progress_placed" | "research_taken" | "robot_placed" | "scientist_taken" | "tech_taken") | null;
  /** Whether it is a short or a long one. */
  length?: ("long" | "short") | null;
  /** How many contributions complete it, by the number of seats. */
  threshold?: OnMarsThresholdsInput | null;
  /** What each contribution brings. */
  crystalsPerContribution?: number | null;
}
export type OnMarsMove = OnMarsChooseSpaceMove | OnMarsPlaceShuttleMove | OnMarsTakeMainActionMove | OnMarsTakeExecutiveActionMove | OnMarsCompleteGoalMove | OnMarsSpendGoalMove | OnMarsDeliverMove | OnMarsEndTurnMove | OnMarsTravelMove | OnMarsStayMove | OnMarsPlaceDiscoveryMove | OnMarsStopMove | OnMarsPaySurchargeMove | OnMarsPayMove | OnMarsAcceptMove | OnMarsBoostMove | OnMarsTakePlanMove | OnMarsLearnMove | OnMarsEnterLabMove | OnMarsDevelopMove | OnMarsTakeItemMove | OnMarsMoveRobotMove | OnMarsStepRoverMove | OnMarsAddPointMove | OnMarsUseTechMove | OnMarsBuildMove | OnMarsDisplaceMove | OnMarsChooseBenefitMove | OnMarsUpgradeMove | OnMarsWelcomeMove | OnMarsPlaceRobotMove | OnMarsHireMove | OnMarsUsePlanMove | OnMarsLayRadarMove | OnMarsGiveMove | OnMarsGainResourceMove | OnMarsRetrieveMove | OnMarsProduceMove | OnMarsKeepOxygenMove | OnMarsRefillDisplayMove;
/** Move a robot to a hex within its points; hex by hex when it collects like a rover. */
export interface OnMarsMoveRobotMove {
  /** @constant */
  type: "move-robot";
  /** Which of a seat's robots. */
  robot: number;
  hex: OnMarsHex;
}
/** What a delivery contract asks for. */
export interface OnMarsNeedsInput {
  /** How many crystals. Left out, it is `0`. */
  crystal?: number | null;
  /** How many batteries. Left out, it is `0`. */
  battery?: number | null;
  /** How much water. Left out, it is `0`. */
  water?: number | null;
  /** How many plants. Left out, it is `0`. */
  plant?: number | null;
  /** How much oxygen. Left out, it is `0`. */
  oxygen?: number | null;
  /** How many minerals. Left out, it is `0`. */
  mineral?: number | null;
}
/** A benefit that may be declined, with its price (OM-GEN-14). */
export interface OnMarsOfferStep {
  /** @constant */
  step: "offer";
  /** The printed thing whose effect is carried out. */
  of: string;
  /** What it costs, unit by unit. Left out, it is `[]`. */
  bill?: OnMarsCostUnit[];
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** What a game may vary: its length, and the readings of what the rules leave open. */
export interface OnMarsOptions {
  /** Left out, it is `"short"`. */
  length?: OnMarsLength;
  /** The fixed missions of a first game, which is a short one. Left out, it is `false`. */
  firstGame?: boolean;
  roundLimit?: number | null;
  /** Left out, it is `"complex_including_new"`. */
  techCount?: OnMarsTechCount;
  /** Left out, it is `"max(1,N)"`. */
  upgradeTech?: OnMarsUpgradeTech;
  /** Left out, it is `"user"`. */
  techOxygen?: OnMarsTechOxygen;
  /** Left out, it is `"returns_the_oxygen_only"`. */
  techDevelopment?: OnMarsTechDevelopment;
  /** Left out, it is `"own_tile_N_instead"`. */
  roverTech?: OnMarsRoverTech;
  /** Left out, it is `"depot"`. */
  warehouseCrystal?: OnMarsWarehouseCrystal;
  /** Left out, it is `"stack_on_one_hex"`. */
  research?: OnMarsResearchLayout;
  /** Left out, it is `"top_of_deck"`. */
  contractRefill?: OnMarsContractRefill;
  /** Left out, it is `"any"`. */
  shipPick?: OnMarsShipPick;
  /** Left out, it is `"must_take"`. */
  tileTake?: OnMarsTileTake;
  /** Left out, it is `"depot"`. */
  roverCrystal?: OnMarsRoverCrystal;
  /** Left out, it is `"at_once"`. */
  timing?: OnMarsTiming;
  /** Left out, it is `"between_actions"`. */
  goalSpending?: OnMarsGoalSpending;
  /** Left out, it is `"may"`. */
  mainAction?: OnMarsMainActionDuty;
}
/** What a game may vary: its length, and the readings of what the rules leave open. */
export interface OnMarsOptionsInput {
  /** Left out, it is `"short"`. */
  length?: OnMarsLength | null;
  /** Left out, it is `false`. */
  firstGame?: boolean | null;
  roundLimit?: number | null;
  /** Left out, it is `"complex_including_new"`. */
  techCount?: OnMarsTechCount | null;
  /** Left out, it is `"max(1,N)"`. */
  upgradeTech?: OnMarsUpgradeTech | null;
  /** Left out, it is `"user"`. */
  techOxygen?: OnMarsTechOxygen | null;
  /** Left out, it is `"returns_the_oxygen_only"`. */
  techDevelopment?: OnMarsTechDevelopment | null;
  /** Left out, it is `"own_tile_N_instead"`. */
  roverTech?: OnMarsRoverTech | null;
  /** Left out, it is `"depot"`. */
  warehouseCrystal?: OnMarsWarehouseCrystal | null;
  /** Left out, it is `"stack_on_one_hex"`. */
  research?: OnMarsResearchLayout | null;
  /** Left out, it is `"top_of_deck"`. */
  contractRefill?: OnMarsContractRefill | null;
  /** Left out, it is `"any"`. */
  shipPick?: OnMarsShipPick | null;
  /** Left out, it is `"must_take"`. */
  tileTake?: OnMarsTileTake | null;
  /** Left out, it is `"depot"`. */
  roverCrystal?: OnMarsRoverCrystal | null;
  /** Left out, it is `"at_once"`. */
  timing?: OnMarsTiming | null;
  /** Left out, it is `"between_actions"`. */
  goalSpending?: OnMarsGoalSpending | null;
  /** Left out, it is `"may"`. */
  mainAction?: OnMarsMainActionDuty | null;
}
/** An Earth contract of a seat. */
export interface OnMarsOwnContract {
  contract: OnMarsContract;
  cargo?: OnMarsCargo;
  /** Whether it is completed. Left out, it is `false`. */
  done?: boolean;
}
/** A plan card of a seat: it carries its marker until that stands on a building. */
export interface OnMarsOwnPlan {
  plan: OnMarsPlan;
  /** Where its advanced building stands; null while it is not built. */
  built?: OnMarsHex | null;
  /** The exploration tile laid on Radar. */
  radar?: OnMarsDiscovery | null;
}
/** A scientist of a seat, its figure on its own card or for good on a plan. */
export interface OnMarsOwnScientist {
  scientist: OnMarsScientist;
  /** The plan its figure stands on; null while it is on its own card. */
  plan?: OnMarsPlan | null;
}
/** The owner of a used tile keeps the oxygen. */
export interface OnMarsOxygenKeptEvent {
  /** @constant */
  type: "oxygen-kept";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  tile: OnMarsTechTile;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A pack that can be played with. */
export interface OnMarsPackAccepted {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** How `setup` names it. The same content always has the same name. */
  pack: string;
  /** What its owner calls it. */
  name: string;
  /** How many pieces it names; all others are the house's. */
  pieces: number;
}
/** The material of a box of On Mars; what is left out is ours. */
export interface OnMarsPackInput {
  /** @constant */
  game: "on-mars";
  /** What its owner calls it. */
  name: string;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** Building tiles with their arrows; those that are not named stay as they are. */
  buildingTiles?: OnMarsTileFaceInput[] | null;
  /** Technologies under other names; those that are not named stay as they are. */
  techTypes?: OnMarsTechFaceInput[] | null;
  /** Plans; those that are not named stay as they are. */
  plans?: OnMarsPlanFaceInput[] | null;
  /** Scientists; those that are not named stay as they are. */
  scientists?: OnMarsScientistFaceInput[] | null;
  /** Earth contracts; those that are not named stay as they are. */
  contracts?: OnMarsContractFaceInput[] | null;
  /** All missions, if any of them is told. */
  missions?: OnMarsMissionFaceInput[] | null;
  /** All private goals, if any of them is told. */
  privateGoals?: OnMarsGoalFaceInput[] | null;
  /** Discovery tiles; those that are not named stay as they are. */
  discoveryTiles?: OnMarsDiscoveryFaceInput[] | null;
  /** Research tiles; those that are not named stay as they are. */
  researchTiles?: OnMarsResearchFaceInput[] | null;
  /** Reward tiles; those that are not named stay as they are. */
  rewardTiles?: OnMarsRewardFaceInput[] | null;
  /** The map. */
  map?: OnMarsMapFaceInput | null;
}
/** A seat has paid. */
export interface OnMarsPaidEvent {
  /** @constant */
  type: "paid";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  resources?: OnMarsPayment;
  /** How many crystals. Left out, it is `0`. */
  crystals?: number;
  /** Colonists moved from the quarters to the working area. Left out, it is `0`. */
  colonists?: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Pay a cost with these resources. */
export interface OnMarsPayMove {
  /** @constant */
  type: "pay";
  resources: OnMarsPayment;
}
/** A cost in resources, of which a mineral may replace any other. */
export interface OnMarsPayStep {
  /** @constant */
  step: "pay";
  /** What is to be paid, unit by unit. */
  bill: OnMarsCostUnit[];
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Pay a surcharge with so many crystals, and the rest with colonists. */
export interface OnMarsPaySurchargeMove {
  /** @constant */
  type: "pay-surcharge";
  /** How many crystals; colonists pay the rest. */
  crystals: number;
}
/** Resources that are paid. */
export interface OnMarsPayment {
  /** How many minerals. Left out, it is `0`. */
  mineral?: number;
  /** How many batteries. Left out, it is `0`. */
  battery?: number;
  /** How much water. Left out, it is `0`. */
  water?: number;
  /** How many plants. Left out, it is `0`. */
  plant?: number;
  /** How much oxygen. Left out, it is `0`. */
  oxygen?: number;
}
/**
 * Where a round stands.
 * @enum {string}
 */
export type OnMarsPhase = "colonisation" | "delivery" | "over" | "setup" | "shuttle";
/** Lay an exploration tile out, three hexes from the rover. */
export interface OnMarsPlaceDiscoveryMove {
  /** @constant */
  type: "place-discovery";
  discovery: OnMarsDiscovery;
  hex: OnMarsHex;
}
/** Put a new robot on the map. */
export interface OnMarsPlaceRobotMove {
  /** @constant */
  type: "place-robot";
  hex: OnMarsHex;
}
/** Where a new robot goes (OM-SHIP-4). */
export interface OnMarsPlaceRobotStep {
  /** @constant */
  step: "place-robot";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Put the shuttle on a red space. */
export interface OnMarsPlaceShuttleMove {
  /** @constant */
  type: "place-shuttle";
  shuttle: OnMarsShuttleSpace;
}
/** The red space where the shuttle begins (OM-SET-15). */
export interface OnMarsPlaceShuttleStep {
  /** @constant */
  step: "place-shuttle";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/**
 * A blueprint for an advanced building.
 * @enum {string}
 */
export type OnMarsPlan = "BP01" | "BP02" | "BP03" | "BP04" | "BP05" | "BP06" | "BP07" | "BP08" | "BP09" | "BP10" | "BP11" | "BP12" | "BP13" | "BP14" | "BP15" | "BP16" | "BP17" | "BP18" | "BP19" | "BP20" | "BP21" | "BP22" | "BP23" | "BP24";
/** A plan for an advanced building. */
export interface OnMarsPlanFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The plan, by the number of the card. */
  id: OnMarsPlan;
  /** 1 or 3: there are twelve of each. */
  level?: (1 | 3) | null;
  /** What it upgrades. */
  building?: OnMarsBuildingType | null;
  /** How many buildings its complex has at least. */
  minComplexSize?: number | null;
  /** What is gained when it is taken. */
  gain?: OnMarsItem | null;
  /** What it is worth when built, and costs when it is not. */
  opBuilt?: number | null;
  /** What its use does: `op` and what that takes. */
  effect?: OnMarsPlanFaceInputEffect | null;
  /** What each colonist sent to work brings; null, or left out beside an effect, for nothing. */
  boost?: OnMarsPlanFaceInputBoost | null;
}
export type OnMarsPlanFaceInputBoost = OnMarsDevelopInput | OnMarsConstructInput | OnMarsUpgradeInput | OnMarsHireInput | OnMarsTakePlansInput | OnMarsTakeTechInput | OnMarsTakeItemsInput | OnMarsGainInput | OnMarsGainChoiceInput | OnMarsDriveInput | OnMarsRecruitInput | OnMarsWelcomeInput | OnMarsRetrieveInput | OnMarsTravelInput | OnMarsProduceAllInput | OnMarsProduceAgainInput | OnMarsScorePointsInput | OnMarsRadarInput | OnMarsTradeInput | OnMarsUsePlanInput;
export type OnMarsPlanFaceInputEffect = OnMarsDevelopInput | OnMarsConstructInput | OnMarsUpgradeInput | OnMarsHireInput | OnMarsTakePlansInput | OnMarsTakeTechInput | OnMarsTakeItemsInput | OnMarsGainInput | OnMarsGainChoiceInput | OnMarsDriveInput | OnMarsRecruitInput | OnMarsWelcomeInput | OnMarsRetrieveInput | OnMarsTravelInput | OnMarsProduceAllInput | OnMarsProduceAgainInput | OnMarsScorePointsInput | OnMarsRadarInput | OnMarsTradeInput | OnMarsUsePlanInput;
/** A plan of the display has an owner. */
export interface OnMarsPlanTakenEvent {
  /** @constant */
  type: "plan-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  plan: OnMarsPlan;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A seat uses the action of a built plan. */
export interface OnMarsPlanUsedEvent {
  /** @constant */
  type: "plan-used";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  plan: OnMarsPlan;
  staffing: OnMarsStaffing;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface OnMarsPlayMoveRequest {
  /** The one move to be made; or give `moves`. */
  move: OnMarsMove;
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface OnMarsPlayMovesRequest {
  /** The moves to be made, one after the other; or give `move`. */
  moves: OnMarsMove[];
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export type OnMarsPlayRequest = OnMarsPlayMoveRequest | OnMarsPlayMovesRequest;
/** A move that is expected of a seat. */
export interface OnMarsPly {
  /** Whose it would be. */
  seat: number;
  /** The move. */
  move: OnMarsMove;
}
/** A seat moved on the points track, by the rule named. */
export interface OnMarsPointsScoredEvent {
  /** @constant */
  type: "points-scored";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** How many. */
  points: number;
  /** The id of the rule that gives them. */
  rule: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * Whose movement points.
 * @enum {string}
 */
export type OnMarsPool = "robots" | "rover";
/** A state with what a client wants to know about it. `include` leaves parts out. */
export interface OnMarsPosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** The whole position, to be handed back with the next request. */
  state: OnMarsState;
  /** What happened because of the moves, in order. */
  events?: OnMarsEvent[];
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** A fingerprint of the state, by which a client can check its own copy: `b2:` and the hex of BLAKE2b with 16 bytes over the state's JSON as answered. */
  digest: string;
  /** To be handed back beside the state. Only where every move that led here was judged by the service: after a setup, a replay, and a move in a state whose own stamp came with it. */
  stamp?: string;
  /** All open questions with their legal answers. */
  legalMoves?: OnMarsDecision[];
  score?: Score;
  /** On request: the position as SVG, as a spectator sees it. */
  picture?: string;
}
/** A main action. */
export interface OnMarsPrintedAction {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** `orbit` or `colony`. */
  side: string;
}
/** A kind of building. */
export interface OnMarsPrintedBuilding {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** The technology that enlarges its complexes. */
  tech: string | null;
}
/** A building tile. */
export interface OnMarsPrintedBuildingTile {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** What is built with it. */
  building: string;
  /** Whether it lies on the map from the start. */
  starting: boolean;
}
/** An Earth contract. */
export interface OnMarsPrintedContract {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** `upgrade`, or `delivery`. */
  kind: string;
  /** What it is worth when fulfilled. */
  opDone: number;
  /** What it costs when it is not. */
  opFailed: number;
  /** What taking it costs. */
  cost: Amount[];
}
/** An executive action of the player's board. */
export interface OnMarsPrintedExecutiveAction {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** What it costs. */
  costCrystals: number;
  /** The space of the depot whose rocket covers it. */
  depotSpace: string;
}
/** A slot of the technology grid. */
export interface OnMarsPrintedGridSlot {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** What a tile costs there. */
  cost: Amount[];
}
/** A cell of the laboratory. */
export interface OnMarsPrintedLabCell {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** Its column: the level of what lies on it. */
  column: number;
  /** Where a tile may be developed to. */
  next: string[];
}
/** A mission. */
export interface OnMarsPrintedMission {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** `short` or `long`. */
  length: string;
  /** How many contributions end it, by the number of seats. */
  threshold: Amount[];
  /** What each contribution brings. */
  crystalsPerContribution: number;
}
/** A plan for an advanced building. */
export interface OnMarsPrintedPlan {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** The number of the card. */
  number: number;
  /** 1 or 3. */
  level: number;
  /** What it upgrades. */
  building: string;
  /** How many buildings its complex must have at least. */
  minComplexSize: number;
  /** What is gained at once when it is built. */
  gain: Amount[];
  /** What it is worth when built. */
  opBuilt: number;
  /** What it costs when it is not. */
  opUnbuilt: number;
  /** Who makes its use cheaper. */
  scientist: string;
  /** What its use as an executive action costs. */
  execCostCrystals: number;
}
/** A research tile. */
export interface OnMarsPrintedResearchTile {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** Where on the map it lies. */
  letter: string;
}
/** A scientist. */
export interface OnMarsPrintedScientist {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** The building that brings points at the end. */
  scoresBuilding: string;
  /** How many points each brings. */
  opPerBuilding: number;
}
/** A turn-order space. */
export interface OnMarsPrintedSpace {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** Its number: the lowest moves first. */
  number: number;
  /** `orbit` or `colony`. */
  side: string;
}
/** A technology tile. */
export interface OnMarsPrintedTechTile {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** Which technology it is. */
  type: string;
}
/** A kind of technology. */
export interface OnMarsPrintedTechType {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
  /** The building whose complexes it enlarges, where it does that. */
  building: string | null;
}
/** A piece of which name and text say everything. */
export interface OnMarsPrintedThing {
  /** How moves, events, states and score lines name it. */
  id: string;
  /** What people call it. */
  name: string;
  /** What it does, in one line; empty when its name says it all. */
  text: string;
  /**
   * Where it comes from: the publisher's text, public references, us, or the pack that an owner typed in.
   * @enum {string}
   */
  source: "house" | "pack" | "ref" | "seed";
}
/** One of those sites yields one unit more. */
export interface OnMarsProduceAgainInput {
  /** @constant */
  op: "produce_again";
}
/** Everything that produces for the seat yields one unit. */
export interface OnMarsProduceAllInput {
  /** @constant */
  op: "produce_all";
}
/** Let one site produce once more. */
export interface OnMarsProduceMove {
  /** @constant */
  type: "produce";
  hex: OnMarsHex;
}
/** One site that produces once more (BP03). */
export interface OnMarsProduceStep {
  /** @constant */
  step: "produce";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** A progress cube was placed. */
export interface OnMarsProgressMadeEvent {
  /** @constant */
  type: "progress-made";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  building: OnMarsBuildingType;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Lay an exploration tile on the card, or apply the one that lies there. Of plans only. */
export interface OnMarsRadarInput {
  /** @constant */
  op: "radar";
}
/** An exploration tile lies on Radar. */
export interface OnMarsRadarLaidEvent {
  /** @constant */
  type: "radar-laid";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  discovery: OnMarsDiscovery;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Put the paid building on the map and make room for it. */
export interface OnMarsRaiseStep {
  /** @constant */
  step: "raise";
  building: OnMarsBuildingType;
  hex: OnMarsHex;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** The record of a game: its setup and its moves. */
export interface OnMarsRecord {
  /** How the game began. */
  setup: OnMarsRecordedSetup;
  /** All moves made since, in order. */
  moves: OnMarsRecordedMove[];
}
/** A move as it was made. */
export interface OnMarsRecordedMove {
  seat: number | null;
  /** What was done. */
  move: OnMarsMove;
  at: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string;
}
/** A move as it was made. */
export interface OnMarsRecordedMoveInput {
  seat: number | null;
  /** What was done. */
  move: OnMarsMove;
  at?: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string | null;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface OnMarsRecordedSetup {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: OnMarsOptions;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface OnMarsRecordedSetupInput {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: OnMarsOptionsInput | null;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string | null;
}
/** Colonists from the reserve to the quarters. */
export interface OnMarsRecruitInput {
  /** @constant */
  op: "recruit";
  /** How many. Left out, it is `1`. */
  count?: number | null;
}
/** Choose the contract that fills the gap in the display. */
export interface OnMarsRefillDisplayMove {
  /** @constant */
  type: "refill-display";
  contract: OnMarsContract;
}
/** R-CONTRACT-REFILL: which contract of the open deck fills the gap. */
export interface OnMarsRefillDisplayStep {
  /** @constant */
  step: "refill-display";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** A position to be drawn, as one seat looks at it. */
export interface OnMarsRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: OnMarsMove | null;
  /** Whether each thing that legal moves of the seat name carries their numbers as `data-moves`: places in the list that `legal-moves` answers for this seat, counted from 0. Left out, it is `false`. */
  targets?: boolean | null;
  /** Left out, it is `"auto"`. */
  theme?: PictureTheme | null;
  /** Left out, it is `"wide"`. */
  layout?: PictureLayout | null;
  /** Left out, it is `""`. */
  prefix?: string | null;
  /** The position, as an earlier answer gave it. */
  state: OnMarsState;
  /** The seat that looks. Null: a spectator. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** Begin what a boost colonist brings. The flow sees to it. */
export interface OnMarsRepeatStep {
  /** @constant */
  step: "repeat";
  /** The printed thing whose effect is carried out. */
  of: string;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** The record of a game, to be played through. */
export interface OnMarsReplayRequest {
  /** How the game began. */
  setup: OnMarsRecordedSetupInput;
  /** All moves made since, in order. */
  moves: OnMarsRecordedMoveInput[];
}
/**
 * A research tile: its letter and number.
 * @enum {string}
 */
export type OnMarsResearch = "RT-A1" | "RT-A2" | "RT-B1" | "RT-B2" | "RT-C1" | "RT-C2" | "RT-D1" | "RT-D2";
/** A research tile: the two of a letter do the same. */
export interface OnMarsResearchFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The tile, by its letter and number. */
  id: OnMarsResearch;
  /** What it does: `op` and what that takes. */
  effect?: OnMarsResearchFaceInputEffect | null;
}
export type OnMarsResearchFaceInputEffect = OnMarsDevelopInput | OnMarsConstructInput | OnMarsUpgradeInput | OnMarsHireInput | OnMarsTakePlansInput | OnMarsTakeTechInput | OnMarsTakeItemsInput | OnMarsGainInput | OnMarsGainChoiceInput | OnMarsDriveInput | OnMarsRecruitInput | OnMarsWelcomeInput | OnMarsRetrieveInput | OnMarsTravelInput | OnMarsProduceAllInput | OnMarsProduceAgainInput | OnMarsScorePointsInput | OnMarsRadarInput | OnMarsTradeInput | OnMarsUsePlanInput;
/**
 * R-RESEARCH: how two tiles of a corner lie.
 * @enum {string}
 */
export type OnMarsResearchLayout = "one_per_hex_two_hexes" | "stack_on_one_hex";
/**
 * One of the five resources.
 * @enum {string}
 */
export type OnMarsResource = "battery" | "mineral" | "oxygen" | "plant" | "water";
/** Bring colonists back to the quarters. */
export interface OnMarsRetrieveInput {
  /** @constant */
  op: "retrieve";
  /** From where. */
  places: OnMarsColonistPlace[];
  /** How many at most. Left out, it is `1`. */
  count?: number | null;
}
/** Bring a colonist back to the quarters. */
export interface OnMarsRetrieveMove {
  /** @constant */
  type: "retrieve";
  place: OnMarsColonistPlace;
}
/** Colonists to bring back to the quarters. */
export interface OnMarsRetrieveStep {
  /** @constant */
  step: "retrieve";
  /** How many may still come back. */
  left: number;
  /** Where they may come from. */
  places: OnMarsColonistPlace[];
  /** Whether one has come back. Left out, it is `false`. */
  brought?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/**
 * A reward tile of a life-support column.
 * @enum {string}
 */
export type OnMarsReward = "LR1" | "LR2" | "LR3" | "LR4" | "LR5" | "LR6" | "LR7" | "LR8";
/** A reward tile of the life-support table. */
export interface OnMarsRewardFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The tile: number them as you like. */
  id: OnMarsReward;
  /** How many points each of what it counts brings. */
  op?: number | null;
  /** What it counts. */
  counts?: ("advanced" | "colonists" | "contracts" | "discoveries" | "mines" | "plans" | "progress" | "research" | "robots" | "rockets" | "scientists" | "shelters" | "tech_level" | "techs") | null;
}
/** A robot stands elsewhere. */
export interface OnMarsRobotMovedEvent {
  /** @constant */
  type: "robot-moved";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** Which of a seat's robots. */
  robot: number;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A new robot stands on the map. */
export interface OnMarsRobotPlacedEvent {
  /** @constant */
  type: "robot-placed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** Which of a seat's robots. */
  robot: number;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A robot and colonists, or one colonist more.
 * @enum {string}
 */
export type OnMarsRocketGain = "colonists" | "robot";
/** A rocket moved from its depot space to the hangar. */
export interface OnMarsRocketWelcomedEvent {
  /** @constant */
  type: "rocket-welcomed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** A depot space that can hold a rocket. */
  rocket: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A round begins. */
export interface OnMarsRoundBeganEvent {
  /** @constant */
  type: "round-began";
  /** Which round; 0 is the setup. */
  round: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * R-ROVER-CRYSTAL: where collected crystals go.
 * @enum {string}
 */
export type OnMarsRoverCrystal = "depot" | "reception";
/** A rover stands elsewhere. */
export interface OnMarsRoverMovedEvent {
  /** @constant */
  type: "rover-moved";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * R-ROVER-TECH: what a Rover tech of level N does.
 * @enum {string}
 */
export type OnMarsRoverTech = "any_tile_plus_N" | "own_tile_N_instead";
/** So many of one resource in the storage, no minerals. */
export interface OnMarsSameResourceInput {
  /** @constant */
  op: "same_resource";
  /** How many at least. */
  count: number;
}
/**
 * A scientist card.
 * @enum {string}
 */
export type OnMarsScientist = "S-BIO" | "S-CHE" | "S-GEO" | "S-HYD" | "S-RND" | "S-SYS";
/** A scientist, and a completed contract. */
export interface OnMarsScientistAndContractInput {
  /** @constant */
  op: "scientist_and_contract";
}
/** A scientist. What hiring costs is a rule. */
export interface OnMarsScientistFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The scientist. */
  id: OnMarsScientist;
  /** Works for the plans of this type of building. */
  worksIn?: OnMarsBuildingType | null;
  /** Brings points for advanced buildings of this type. */
  scoresBuilding?: OnMarsBuildingType | null;
  /** How many points each of them brings. */
  opPerBuilding?: number | null;
}
/** Move on the points track. */
export interface OnMarsScorePointsInput {
  /** @constant */
  op: "score";
  /** How far. */
  points: number;
}
/** A position to be scored. */
export interface OnMarsScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: OnMarsState;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface OnMarsSealedApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: OnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface OnMarsSealedApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: OnMarsMove[];
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type OnMarsSealedApplyRequest = OnMarsSealedApplyMoveRequest | OnMarsSealedApplyMovesRequest;
/** Many moves to be judged, each in its own position. */
export interface OnMarsSealedBatchRequest {
  /** What is to be judged, in order. */
  items: OnMarsSealedJudgeRequest[];
}
/** A move that a seat proposes to make in a position. */
export interface OnMarsSealedJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: OnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** The questions that a sealed state puts to the bearer's seat, with their legal answers. */
export interface OnMarsSealedLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: OnMarsDecision[];
  seal: Seal;
}
/** A sealed state with what the bearer of a seat's key may know about it. */
export interface OnMarsSealedPosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: OnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: OnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: OnMarsEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** A position to be drawn, as one seat looks at it. */
export interface OnMarsSealedRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: OnMarsMove | null;
  /** Whether each thing that legal moves of the seat name carries their numbers as `data-moves`: places in the list that `legal-moves` answers for this seat, counted from 0. Left out, it is `false`. */
  targets?: boolean | null;
  /** Left out, it is `"auto"`. */
  theme?: PictureTheme | null;
  /** Left out, it is `"wide"`. */
  layout?: PictureLayout | null;
  /** Left out, it is `""`. */
  prefix?: string | null;
  /** The position, as an earlier answer gave it. */
  state: string;
  /** The seat that looks. Null: a spectator. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A position to be scored. */
export interface OnMarsSealedScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A new game as a sealed state, as a spectator sees it. */
export interface OnMarsSealedSetup {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: OnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: OnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: OnMarsEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
  /** One for each seat, for `Authorization: Bearer`. They are told now and never again. */
  seatKeys: string[];
  /** `sha256:` and the hexadecimal SHA-256 of `commit:`, the salt, `:` and the seed. Seed and salt are told at the end, to check it. */
  commitment: string;
}
/** A position, as one seat looks at it. */
export interface OnMarsSealedStateRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** The seat that looks. Null: a spectator's view, or the legal moves of all seats. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A position, and the seat that asks what it might do in it. */
export interface OnMarsSealedSuggestRequest {
  /** Left out, it is `"medium"`. */
  level?: SuggestionLevel | null;
  /** How much it may cost; null for what the level takes. */
  budget?: BudgetInput | null;
  /** The same seed and a budget of iterations give the same answer everywhere. Left out, it is `"0"`. */
  seed?: string | null;
  /** The position, as an earlier answer gave it. Only what the seat may see of it is looked at. */
  state: string;
  /** Whose moves are to be suggested. */
  seat: number;
  /** When, in a real-time game. */
  at?: number | null;
}
/** What the seat whose key came with a sealed state might do. */
export interface OnMarsSealedSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: OnMarsSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: OnMarsPly[];
  effort: Effort;
  seal: Seal;
}
/** What the bearer of a seat's key may know of a sealed state. */
export interface OnMarsSealedView {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: OnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: OnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
}
/** What one seat, or a spectator, may know of a position. */
export interface OnMarsSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: OnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: OnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  /** Whether the stamp fits that came with the state; absent when none came. */
  authentic?: boolean;
}
/** A new session: which game, who plays, what its setup varies, how the table is run. */
export interface OnMarsSessionRequest {
  /** @constant */
  game: "on-mars";
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (SeatSetupInput | string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: OnMarsOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
  table?: TableOptionsInput | null;
}
/** What the bearer may know of a session. */
export interface OnMarsSessionSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: OnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: OnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  /** The id of the session. */
  session: string;
  /** How often the session has changed. */
  version: number;
  /** In a real-time game: the instant it was looked at; null before the clock is started. */
  at: number | null;
  /** After moves: what happened because of them, as far as the bearer may see it. */
  events?: OnMarsEvent[];
  /** After moves: how many of them were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** OM-TECH-4: the owner of a used tile develops it or keeps the oxygen. */
export interface OnMarsSettleTechStep {
  /** @constant */
  step: "settle-tech";
  tile: OnMarsTechTile;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** A new game: who plays, and what its setup varies. */
export interface OnMarsSetupRequest {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: OnMarsOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
}
/** Where each seat has its first shelter, by the number of seats. */
export interface OnMarsSheltersInput {
  /** With two seats. */
  2: string[];
  /** With three. */
  3: string[];
  /** With four. */
  4: string[];
}
/**
 * R-SHIP-PICK: which rocket leaves the depot.
 * @enum {string}
 */
export type OnMarsShipPick = "any" | "lowest";
/** The shuttle stands on another space. */
export interface OnMarsShuttleMovedEvent {
  /** @constant */
  type: "shuttle-moved";
  shuttle: OnMarsShuttleSpace;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A space of the shuttle track, on the orbit or the colony side.
 * @enum {string}
 */
export type OnMarsShuttleSpace = "C1" | "C2" | "C3" | "O1" | "O2" | "O3";
/**
 * A side of the board.
 * @enum {string}
 */
export type OnMarsSide = "colony" | "orbit";
/** Something that a seat was to do was not possible, by the rule named. */
export interface OnMarsSkippedEvent {
  /** @constant */
  type: "skipped";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  step: OnMarsSkippedStep;
  /** The id of the rule because of which it was not. */
  rule: string;
  /** The printed thing whose benefit it was, of an offer. */
  of?: string | null;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * What was not possible, as the question is called.
 * @enum {string}
 */
export type OnMarsSkippedStep = "build" | "develop" | "hire" | "journey" | "learn" | "offer" | "place-discovery" | "retrieve" | "take-find" | "take-item" | "take-plan" | "upgrade" | "welcome";
/**
 * A main action with colonist slots.
 * @enum {string}
 */
export type OnMarsSlotAction = "A-BUILD" | "A-HIRE" | "A-PLAN" | "A-RND" | "A-UPG";
/** A colonist stands on an action. */
export interface OnMarsSlotTakenEvent {
  /** @constant */
  type: "slot-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  main: OnMarsMainAction;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Whose colonists stand on a main action, in the order they came. */
export interface OnMarsSlots {
  main: OnMarsSlotAction;
  /** One entry for each colonist. */
  seats: number[];
}
/** The seats with the most colonists on a full action take them all to their working areas. */
export interface OnMarsSlotsClearedEvent {
  /** @constant */
  type: "slots-cleared";
  main: OnMarsMainAction;
  /** Whose colonists went back, one by one. */
  seats: number[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A marker stands on a turn-order space. */
export interface OnMarsSpaceTakenEvent {
  /** @constant */
  type: "space-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** A turn-order space: 1-4 orbit, 5-8 colony. */
  space: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Discard a private goal face down: it counts as one crystal this turn. */
export interface OnMarsSpendGoalMove {
  /** @constant */
  type: "spend-goal";
  goal: OnMarsGoal;
}
/**
 * How the action of a plan is paid for.
 * @enum {string}
 */
export type OnMarsStaffing = "crystals" | "scientist" | "staffed";
/** A position of On Mars. Stacks are drawn from their end. */
export interface OnMarsState {
  /** @constant */
  game: "on-mars";
  /** Of the shape and rules it follows. */
  version: number;
  /** How many moves led here. */
  ply: number;
  dice: Dice;
  /** The pack whose material it is played with; left out for the house material. */
  pack?: string;
  options: OnMarsOptions;
  phase: OnMarsPhase;
  /** Which round; 0 is the setup. */
  round: number;
  ending: OnMarsEnding;
  /** Who is still to act in this phase, in order. */
  queue: number[];
  /** Where the shuttle stands; null during the setup. */
  shuttle: OnMarsShuttleSpace | null;
  /** Whether the shuttle changed sides in the last shuttle phase. */
  crossed: boolean;
  /** The colony level. */
  level: number;
  /** All buildings on the map. */
  buildings: OnMarsBuilding[];
  /** Building tiles that are left, by type. */
  stocks: OnMarsStock[];
  /** Discovery and research tiles on the map. */
  finds: OnMarsFindSpot[];
  /** Hexes with a crystal. */
  crystals: OnMarsHex[];
  /** The discovery tiles that may be laid out next. */
  exploration: OnMarsDiscovery[];
  /** Discovery tiles to come. */
  discoveryStack: OnMarsDiscovery[];
  /** The tech tile in each slot, G1 first; null for an empty one. */
  grid: (OnMarsTechTile | null)[];
  /** Tech tiles to come. */
  techReserve: OnMarsTechTile[];
  /** Plans that may be taken. */
  planDisplay: OnMarsPlan[];
  /** Plans to come. */
  planStack: OnMarsPlan[];
  /** The scientists and contracts on offer; null for an empty space. */
  display: (OnMarsCard | null)[];
  /** Contracts to come. */
  contractDeck: OnMarsContract[];
  /** The three missions of this game. */
  missions: OnMarsMissionCard[];
  /** The reward tile of each life-support column. */
  rewards: OnMarsReward[];
  /** What the Warehouse holds. */
  warehouse: OnMarsCargo;
  /** Who stands on which main action. */
  slots: OnMarsSlots[];
  /** Uses of other seats' techs that their owners have yet to settle. */
  dues: OnMarsDue[];
  /** What each seat has, by seat. */
  companies: OnMarsCompany[];
  /** What is to be asked and done, the next at the end. */
  pending: OnMarsStatePendingItem[];
}
export type OnMarsStatePendingItem = OnMarsApplyStep | OnMarsSurchargeStep | OnMarsPayStep | OnMarsOfferStep | OnMarsBoostStep | OnMarsRepeatStep | OnMarsTakePlanStep | OnMarsLearnStep | OnMarsEnterLabStep | OnMarsDevelopStep | OnMarsTakeItemStep | OnMarsDriveStep | OnMarsTakeFindStep | OnMarsConstructStep | OnMarsChooseTechStep | OnMarsRaiseStep | OnMarsDisplaceStep | OnMarsFinishStep | OnMarsChooseBenefitStep | OnMarsUpgradeStep | OnMarsWelcomeStep | OnMarsPlaceRobotStep | OnMarsHireStep | OnMarsUsePlanStep | OnMarsUseRadarStep | OnMarsTradeStep | OnMarsGainChoiceStep | OnMarsRetrieveStep | OnMarsProduceStep | OnMarsAftermathStep | OnMarsRefillDisplayStep | OnMarsSettleTechStep | OnMarsChooseSpaceStep | OnMarsPlaceShuttleStep | OnMarsTurnStep | OnMarsJourneyStep | OnMarsExploreStep | OnMarsDeliverStep;
/** A position, as one seat looks at it. */
export interface OnMarsStateRequest {
  /** The position, as an earlier answer gave it. */
  state: OnMarsState;
  /** The seat that looks. Null: a spectator's view, or the legal moves of all seats. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** Stay on this side. */
export interface OnMarsStayMove {
  /** @constant */
  type: "stay";
}
/** A seat stays where it is. */
export interface OnMarsStayedEvent {
  /** @constant */
  type: "stayed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Move the rover to an adjacent hex, collecting the crystal there. */
export interface OnMarsStepRoverMove {
  /** @constant */
  type: "step-rover";
  hex: OnMarsHex;
}
/** The face-down tiles of one common building type, the next one last. */
export interface OnMarsStock {
  building: OnMarsBuildingType;
  /** The tiles, the next one last. */
  tiles: OnMarsBuildingTile[];
}
/** How many face-down tiles of a type are left. */
export interface OnMarsStockView {
  building: OnMarsBuildingType;
  /** How many. */
  tiles: number;
}
/** Leave it at that: decline a benefit, or end a movement or a series. */
export interface OnMarsStopMove {
  /** @constant */
  type: "stop";
}
/** A position, and the seat that asks what it might do in it. */
export interface OnMarsSuggestRequest {
  /** Left out, it is `"medium"`. */
  level?: SuggestionLevel | null;
  /** How much it may cost; null for what the level takes. */
  budget?: BudgetInput | null;
  /** The same seed and a budget of iterations give the same answer everywhere. Left out, it is `"0"`. */
  seed?: string | null;
  /** The position, as an earlier answer gave it. Only what the seat may see of it is looked at. */
  state: OnMarsState;
  /** Whose moves are to be suggested. */
  seat: number;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** A move that a seat might make. */
export interface OnMarsSuggestion {
  /** The move, which is legal. */
  move: OnMarsMove;
  /** What it does, in the reader's language. */
  label?: string;
  value: Estimate;
  /** How many of the futures that were looked into began with it. */
  visits: number;
  /** Of the chance to win. */
  confidence: Interval;
  /** What is expected to follow, as far as it is known. */
  line: OnMarsPly[];
}
/** What a seat might do, the best first, from what it may see and nothing else. */
export interface OnMarsSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: OnMarsSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: OnMarsPly[];
  effort: Effort;
}
/** Crystals or colonists for those who already stand on an action (OM-SLOT-2). */
export interface OnMarsSurchargeStep {
  /** @constant */
  step: "surcharge";
  main: OnMarsSlotAction;
  /** How many are to be paid. */
  count: number;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Begin the executive action of the turn. */
export interface OnMarsTakeExecutiveActionMove {
  /** @constant */
  type: "take-executive-action";
  executive: OnMarsExecutiveAction;
}
/** R-TILE-TAKE `may_take`: a tile under the rover that may be left. */
export interface OnMarsTakeFindStep {
  /** @constant */
  step: "take-find";
  hex: OnMarsHex;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Take an item from the Warehouse. */
export interface OnMarsTakeItemMove {
  /** @constant */
  type: "take-item";
  item: OnMarsItem;
}
/** Items to take from the Warehouse. */
export interface OnMarsTakeItemStep {
  /** @constant */
  step: "take-item";
  /** How many may still be taken. */
  left: number;
  /** Whether crystals are left out. Left out, it is `false`. */
  resourcesOnly?: boolean;
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** Take items of the Warehouse. */
export interface OnMarsTakeItemsInput {
  /** @constant */
  op: "take_items";
  /** How many. Left out, it is `1`. */
  count?: number | null;
  /** Whether crystals are among them. Left out, it is `true`. */
  crystals?: boolean | null;
}
/** Begin the main action of the turn. */
export interface OnMarsTakeMainActionMove {
  /** @constant */
  type: "take-main-action";
  main: OnMarsMainAction;
}
/** Take a plan of the display, with its gain. */
export interface OnMarsTakePlanMove {
  /** @constant */
  type: "take-plan";
  plan: OnMarsPlan;
}
/** Plans to take from the display. */
export interface OnMarsTakePlanStep {
  /** @constant */
  step: "take-plan";
  /** How many may still be taken. */
  left: number;
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** Take plans of the display. */
export interface OnMarsTakePlansInput {
  /** @constant */
  op: "take_plans";
  /** How many. Left out, it is `1`. */
  count?: number | null;
}
/** Take a tile of the tech grid. */
export interface OnMarsTakeTechInput {
  /** @constant */
  op: "take_tech";
}
/**
 * R-TECH-COUNT: what a joining tech's level counts.
 * @enum {string}
 */
export type OnMarsTechCount = "complex_including_new" | "existing_buildings";
/** A tile moved on in a laboratory. */
export interface OnMarsTechDevelopedEvent {
  /** @constant */
  type: "tech-developed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  tile: OnMarsTechTile;
  cell: OnMarsLabCell;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * R-TECH-DEV: its owner's development costs.
 * @enum {string}
 */
export type OnMarsTechDevelopment = "column_cost_using_that_oxygen" | "returns_the_oxygen_only";
/** A technology: its name and its words. What it is good for is a rule. */
export interface OnMarsTechFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The technology; all its tiles are called like it. */
  id: OnMarsTechType;
}
/**
 * R-TECH-OXYGEN: who gives it for another's tech.
 * @enum {string}
 */
export type OnMarsTechOxygen = "supply" | "user";
/** A tile of the grid entered a laboratory. */
export interface OnMarsTechTakenEvent {
  /** @constant */
  type: "tech-taken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  slot: OnMarsGridSlot;
  tile: OnMarsTechTile;
  cell: OnMarsLabCell;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A tech tile; two of each type, apart from the shelter's, one for each seat.
 * @enum {string}
 */
export type OnMarsTechTile = "TT-A-GEN" | "TT-A-GRE" | "TT-A-MIN" | "TT-A-OXY" | "TT-A-ROV" | "TT-A-SHP" | "TT-A-UPG" | "TT-A-WAT" | "TT-B-GEN" | "TT-B-GRE" | "TT-B-MIN" | "TT-B-OXY" | "TT-B-ROV" | "TT-B-SHP" | "TT-B-UPG" | "TT-B-WAT" | "TT-SHE-blue" | "TT-SHE-green" | "TT-SHE-purple" | "TT-SHE-yellow";
/**
 * What a tech is good for.
 * @enum {string}
 */
export type OnMarsTechType = "T-GEN" | "T-GRE" | "T-MIN" | "T-OXY" | "T-ROV" | "T-SHE" | "T-SHP" | "T-UPG" | "T-WAT";
/** A seat uses a tile, its own or that of another owner. */
export interface OnMarsTechUsedEvent {
  /** @constant */
  type: "tech-used";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** A player's place, 0 to n-1, clockwise. */
  owner: number;
  tile: OnMarsTechTile;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Developed technologies. */
export interface OnMarsTechsOfLevelInput {
  /** @constant */
  op: "techs_of_level";
  /** How many at least. */
  count: number;
  /** Of which level at least. */
  level: number;
}
/** How many contributions complete a mission, by the number of seats. */
export interface OnMarsThresholdsInput {
  /** With two seats. */
  2: number;
  /** With three. */
  3: number;
  /** With four. */
  4: number;
}
/** A building tile: what its back shows. */
export interface OnMarsTileFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** What it does, in one line, in English. */
  text?: string | null;
  /** The same in French; left out, the text is the same in both. */
  textFr?: string | null;
  /** The tile: its type and its number, as you like; S is the starting tile, which has none. */
  id: OnMarsBuildingTile;
  /** Where it puts crystals. */
  arrows?: ("N" | "NE" | "NW" | "S" | "SE" | "SW")[] | null;
}
/**
 * R-TILE-TAKE: whether a stopping rover takes a tile.
 * @enum {string}
 */
export type OnMarsTileTake = "may_take" | "must_take";
/**
 * R-TIMING: when display, oxygen and colony are seen to.
 * @enum {string}
 */
export type OnMarsTiming = "at_once" | "end_of_turn";
/** The marker of a life-support column stands on a new row. */
export interface OnMarsTrackRoseEvent {
  /** @constant */
  type: "track-rose";
  building: OnMarsBuildingType;
  /** Where the marker stands now. */
  row: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Give a resource for others of choice, no minerals. */
export interface OnMarsTradeInput {
  /** @constant */
  op: "trade";
  /** How many one gets. */
  get: number;
}
/** A stored resource to give for others (BP20). */
export interface OnMarsTradeStep {
  /** @constant */
  step: "trade";
  /** How many one gets for it. */
  get: number;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** Travel, with all the steps of a journey. */
export interface OnMarsTravelInput {
  /** @constant */
  op: "travel";
  /** Null or left out: the other side. */
  to?: OnMarsSide | null;
  /** Whether a discovery tile is laid out on arrival in the colony. Left out, it is `true`. */
  exploring?: boolean | null;
}
/** Travel to the other side, by the shuttle or by a rocket of one's own. */
export interface OnMarsTravelMove {
  /** @constant */
  type: "travel";
  vehicle: OnMarsVehicle;
}
/** A seat travels to the other side. */
export interface OnMarsTravelledEvent {
  /** @constant */
  type: "travelled";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  side: OnMarsSide;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A seat begins its colonisation turn. */
export interface OnMarsTurnBeganEvent {
  /** @constant */
  type: "turn-began";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A colonisation turn: what may still be done in it. */
export interface OnMarsTurnStep {
  /** @constant */
  step: "turn";
  /** Whether the main action is still to be had. Left out, it is `true`. */
  mainOpen?: boolean;
  /** Whether that action is still to be had. Left out, it is `true`. */
  executiveOpen?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** One change of a session, as far as one seat, or a spectator, may see it. */
export interface OnMarsUpdate {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** How often the session has changed. */
  version: number;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  time: number;
  /** Who moved; null when time did, or when it was the host who undid. */
  seat: number | null;
  /** When, in a real-time game. */
  at: number | null;
  /** After an undo: the version whose position is restored. All that came after it is void. */
  undoneTo?: number;
  /** What happened, as far as the bearer may see it. */
  events: OnMarsEvent[];
  /** The seats that a question is put to now. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** On request, with the newest change: what the bearer's seat is asked and may answer. */
  legalMoves?: OnMarsDecision[];
}
/** Changes of a session, oldest first. */
export interface OnMarsUpdates {
  /**
   * The id of the game.
   * @constant
   */
  game: "on-mars";
  /** The changes after the version asked for. */
  updates: OnMarsUpdate[];
  /** The newest version: when it is beyond the last update, ask again from there. */
  version: number;
}
/** Upgrade buildings. */
export interface OnMarsUpgradeInput {
  /** @constant */
  op: "upgrade";
  /** How many. Left out, it is `1`. */
  count?: number | null;
  /** Whether no mineral is paid. Left out, it is `false`. */
  free?: boolean | null;
  /** Whether any building will do, and not only one near a robot. Left out, it is `false`. */
  anywhere?: boolean | null;
  /** Whether an Upgrade technology helps. Left out, it is `false`. */
  tech?: boolean | null;
  /** Whether each colonist sent to work adds an upgrade. Left out, it is `false`. */
  boost?: boolean | null;
}
/** Build a plan on a building: its marker makes that an advanced one. */
export interface OnMarsUpgradeMove {
  /** @constant */
  type: "upgrade";
  plan: OnMarsPlan;
  hex: OnMarsHex;
}
/** Buildings to upgrade (OM-UPG). */
export interface OnMarsUpgradeStep {
  /** @constant */
  step: "upgrade";
  /** By the effect itself. */
  granted: number;
  /** By boost colonists. Left out, it is `0`. */
  boosted?: number;
  /** Of the Upgrade tech in use; 0 for none. Left out, it is `0`. */
  level?: number;
  /** Upgrades made so far. Left out, it is `0`. */
  made?: number;
  /** Whether no mineral is paid. Left out, it is `false`. */
  free?: boolean;
  /** Whether any building of the colony will do, and not only one in the seat's reach. Left out, it is `false`. */
  anywhere?: boolean;
  /** Whether techs may be used for it. Left out, it is `false`. */
  tech?: boolean;
  /** Colonists that may still boost it. Left out, it is `0`. */
  boosters?: number;
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/**
 * R-UPG-TECH: upgrades with a tech of level N.
 * @enum {string}
 */
export type OnMarsUpgradeTech = "1+N" | "max(1,N)";
/** A building is advanced by a plan. */
export interface OnMarsUpgradedEvent {
  /** @constant */
  type: "upgraded";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  plan: OnMarsPlan;
  hex: OnMarsHex;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Use the action of a built plan. Of the executive action only. */
export interface OnMarsUsePlanInput {
  /** @constant */
  op: "use_plan";
}
/** Use the action of a built plan, by crystals or thanks to a scientist. */
export interface OnMarsUsePlanMove {
  /** @constant */
  type: "use-plan";
  plan: OnMarsPlan;
  staffing: OnMarsStaffing;
}
/** A built plan to use as the executive action E8. */
export interface OnMarsUsePlanStep {
  /** @constant */
  step: "use-plan";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}
/** An exploration tile to lay on Radar at its first use (OM-EXEC-9). */
export interface OnMarsUseRadarStep {
  /** @constant */
  step: "use-radar";
  plan: OnMarsPlan;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
}
/** Use a tech tile, one's own or another seat's for an oxygen. */
export interface OnMarsUseTechMove {
  /** @constant */
  type: "use-tech";
  /** A player's place, 0 to n-1, clockwise. */
  owner: number;
  tile: OnMarsTechTile;
}
/**
 * How one travels.
 * @enum {string}
 */
export type OnMarsVehicle = "rocket" | "shuttle";
/** A position as one viewer sees it. */
export interface OnMarsView {
  options: OnMarsOptions;
  phase: OnMarsPhase;
  /** Which round; 0 is the setup. */
  round: number;
  ending: OnMarsEnding;
  /** Who is still to act in this phase, in order. */
  queue: number[];
  /** Where the shuttle stands; null during the setup. */
  shuttle: OnMarsShuttleSpace | null;
  /** Whether the shuttle changed sides in the last shuttle phase. */
  crossed: boolean;
  /** The colony level. */
  level: number;
  /** What the mission counter shows. */
  remainingMissions: number;
  /** All buildings on the map. */
  buildings: OnMarsBuilding[];
  /** How many building tiles are left, by type. */
  stocks: OnMarsStockView[];
  /** Discovery and research tiles on the map. */
  finds: OnMarsFindSpot[];
  /** Hexes with a crystal. */
  crystals: OnMarsHex[];
  /** The discovery tiles that may be laid out next. */
  exploration: OnMarsDiscovery[];
  /** How many discovery tiles are to come. */
  discoveryStack: number;
  /** The tech tile in each slot, G1 first; null for an empty one. */
  grid: (OnMarsTechTile | null)[];
  /** How many tech tiles are to come. */
  techReserve: number;
  /** Plans that may be taken. */
  planDisplay: OnMarsPlan[];
  /** How many plans are to come. */
  planStack: number;
  /** The scientists and contracts on offer; null for an empty space. */
  display: (OnMarsCard | null)[];
  /** How many contracts are to come. */
  contractDeck: number;
  /** The deck, where R-CONTRACT-REFILL leaves it open to all. */
  openContracts: OnMarsContract[] | null;
  /** The three missions of this game. */
  missions: OnMarsMissionCard[];
  /** The reward tile of each life-support column. */
  rewards: OnMarsReward[];
  /** What the Warehouse holds. */
  warehouse: OnMarsCargo;
  /** Who stands on which main action. */
  slots: OnMarsSlots[];
  /** Uses of other seats' techs that their owners have yet to settle. */
  dues: OnMarsDue[];
  /** What each seat has, by seat. */
  companies: OnMarsCompanyView[];
  /** What is to be asked and done, the next at the end. */
  pending: OnMarsViewPendingItem[];
}
export type OnMarsViewPendingItem = OnMarsApplyStep | OnMarsSurchargeStep | OnMarsPayStep | OnMarsOfferStep | OnMarsBoostStep | OnMarsRepeatStep | OnMarsTakePlanStep | OnMarsLearnStep | OnMarsEnterLabStep | OnMarsDevelopStep | OnMarsTakeItemStep | OnMarsDriveStep | OnMarsTakeFindStep | OnMarsConstructStep | OnMarsChooseTechStep | OnMarsRaiseStep | OnMarsDisplaceStep | OnMarsFinishStep | OnMarsChooseBenefitStep | OnMarsUpgradeStep | OnMarsWelcomeStep | OnMarsPlaceRobotStep | OnMarsHireStep | OnMarsUsePlanStep | OnMarsUseRadarStep | OnMarsTradeStep | OnMarsGainChoiceStep | OnMarsRetrieveStep | OnMarsProduceStep | OnMarsAftermathStep | OnMarsRefillDisplayStep | OnMarsSettleTechStep | OnMarsChooseSpaceStep | OnMarsPlaceShuttleStep | OnMarsTurnStep | OnMarsJourneyStep | OnMarsExploreStep | OnMarsDeliverStep;
/**
 * R-WH-CRYSTAL: where such a crystal goes.
 * @enum {string}
 */
export type OnMarsWarehouseCrystal = "depot" | "reception";
/** Welcome a rocket. */
export interface OnMarsWelcomeInput {
  /** @constant */
  op: "welcome";
  /** Besides the robot; one more without it. Left out, it is `1`. */
  colonists?: number | null;
  /** Whether it costs nothing. Left out, it is `false`. */
  free?: boolean | null;
  /** Whether a Rocket technology helps. Left out, it is `false`. */
  tech?: boolean | null;
  /** Whether each colonist sent to work adds a rocket. Left out, it is `false`. */
  boost?: boolean | null;
}
/** Welcome the rocket of a depot space. */
export interface OnMarsWelcomeMove {
  /** @constant */
  type: "welcome";
  /** A depot space that can hold a rocket. */
  rocket: number;
  gain: OnMarsRocketGain;
}
/** Rockets to welcome (OM-SHIP). */
export interface OnMarsWelcomeStep {
  /** @constant */
  step: "welcome";
  /** How many may still be welcomed. */
  left: number;
  /** That come with a robot; one more without it. */
  colonists: number;
  /** Whether it costs nothing. Left out, it is `false`. */
  free?: boolean;
  /** Whether techs may be used for it. Left out, it is `false`. */
  tech?: boolean;
  /** Colonists that may still boost it. Left out, it is `0`. */
  boosters?: number;
  /** Whether it may not be left. Left out, it is `false`. */
  must?: boolean;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The thing whose effect it is. */
  by?: string | null;
}

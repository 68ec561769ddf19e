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

/** The types of Magic Maze on Mars. */
export interface MagicMazeOnMars {
  Id: "magic-maze-on-mars";
  State: MagicMazeOnMarsState;
  Move: MagicMazeOnMarsMove;
  Event: MagicMazeOnMarsEvent;
  View: MagicMazeOnMarsView;
  Decision: MagicMazeOnMarsDecision;
  Position: MagicMazeOnMarsPosition;
  LegalMoves: MagicMazeOnMarsLegalMoves;
  Seen: MagicMazeOnMarsSeen;
  Suggestions: MagicMazeOnMarsSuggestions;
  SetupRequest: MagicMazeOnMarsSetupRequest;
  JudgeRequest: MagicMazeOnMarsJudgeRequest;
  StateRequest: MagicMazeOnMarsStateRequest;
  RenderRequest: MagicMazeOnMarsRenderRequest;
  SuggestRequest: MagicMazeOnMarsSuggestRequest;
  ReplayRequest: MagicMazeOnMarsReplayRequest;
  SealedSetup: MagicMazeOnMarsSealedSetup;
  SealedPosition: MagicMazeOnMarsSealedPosition;
  SealedView: MagicMazeOnMarsSealedView;
  SealedLegalMoves: MagicMazeOnMarsSealedLegalMoves;
  SealedSuggestions: MagicMazeOnMarsSealedSuggestions;
  SessionRequest: MagicMazeOnMarsSessionRequest;
  SessionSeen: MagicMazeOnMarsSessionSeen;
  Update: MagicMazeOnMarsUpdate;
  Updates: MagicMazeOnMarsUpdates;
  Record: MagicMazeOnMarsRecord;
  Components: MagicMazeOnMarsMazeComponents;
  PackInput: MagicMazeOnMarsMazePackInput;
  PackAccepted: MagicMazeOnMarsPackAccepted;
}

/**
 * An action tile: it says which colours a seat may use.
 * @enum {string}
 */
export type MagicMazeOnMarsActionTile = "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
/** Every seat handed its action tile to the left; the tiles now, by seat. */
export interface MagicMazeOnMarsActionTilesPassedEvent {
  /** @constant */
  type: "action-tiles-passed";
  /** The action tile of each seat. */
  actionTiles: MagicMazeOnMarsActionTile[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface MagicMazeOnMarsApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: MagicMazeOnMarsState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: MagicMazeOnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface MagicMazeOnMarsApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: MagicMazeOnMarsState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: MagicMazeOnMarsMove[];
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type MagicMazeOnMarsApplyRequest = MagicMazeOnMarsApplyMoveRequest | MagicMazeOnMarsApplyMovesRequest;
/** Many moves to be judged, each in its own position. */
export interface MagicMazeOnMarsBatchRequest {
  /** What is to be judged, in order. */
  items: MagicMazeOnMarsJudgeRequest[];
}
/** The sand timer was flipped for the first time, and the game began. */
export interface MagicMazeOnMarsBegunEvent {
  /** @constant */
  type: "begun";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A built bridge and its colour. */
export interface MagicMazeOnMarsBridge {
  lane: MagicMazeOnMarsBridgeLane;
  colour: MagicMazeOnMarsColour;
}
/** A bridge was laid. */
export interface MagicMazeOnMarsBridgeBuiltEvent {
  /** @constant */
  type: "bridge-built";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  lane: MagicMazeOnMarsBridgeLane;
  colour: MagicMazeOnMarsColour;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A lane printed as a bridge under construction: its tile, and its place among the lanes of that.
 * @enum {string}
 */
export type MagicMazeOnMarsBridgeLane = "A1-1" | "A1-10" | "A1-11" | "A1-12" | "A1-2" | "A1-3" | "A1-4" | "A1-5" | "A1-6" | "A1-7" | "A1-8" | "A1-9" | "A2-1" | "A2-10" | "A2-11" | "A2-12" | "A2-2" | "A2-3" | "A2-4" | "A2-5" | "A2-6" | "A2-7" | "A2-8" | "A2-9" | "A3-1" | "A3-10" | "A3-11" | "A3-12" | "A3-2" | "A3-3" | "A3-4" | "A3-5" | "A3-6" | "A3-7" | "A3-8" | "A3-9" | "A4-1" | "A4-10" | "A4-11" | "A4-12" | "A4-2" | "A4-3" | "A4-4" | "A4-5" | "A4-6" | "A4-7" | "A4-8" | "A4-9" | "B1-1" | "B1-10" | "B1-11" | "B1-12" | "B1-2" | "B1-3" | "B1-4" | "B1-5" | "B1-6" | "B1-7" | "B1-8" | "B1-9" | "B2-1" | "B2-10" | "B2-11" | "B2-12" | "B2-2" | "B2-3" | "B2-4" | "B2-5" | "B2-6" | "B2-7" | "B2-8" | "B2-9" | "C1-1" | "C1-10" | "C1-11" | "C1-12" | "C1-2" | "C1-3" | "C1-4" | "C1-5" | "C1-6" | "C1-7" | "C1-8" | "C1-9" | "C2-1" | "C2-10" | "C2-11" | "C2-12" | "C2-2" | "C2-3" | "C2-4" | "C2-5" | "C2-6" | "C2-7" | "C2-8" | "C2-9" | "D1-1" | "D1-10" | "D1-11" | "D1-12" | "D1-2" | "D1-3" | "D1-4" | "D1-5" | "D1-6" | "D1-7" | "D1-8" | "D1-9" | "D2-1" | "D2-10" | "D2-11" | "D2-12" | "D2-2" | "D2-3" | "D2-4" | "D2-5" | "D2-6" | "D2-7" | "D2-8" | "D2-9" | "E1-1" | "E1-10" | "E1-11" | "E1-12" | "E1-2" | "E1-3" | "E1-4" | "E1-5" | "E1-6" | "E1-7" | "E1-8" | "E1-9" | "E2-1" | "E2-10" | "E2-11" | "E2-12" | "E2-2" | "E2-3" | "E2-4" | "E2-5" | "E2-6" | "E2-7" | "E2-8" | "E2-9" | "S1-1" | "S1-10" | "S1-11" | "S1-12" | "S1-2" | "S1-3" | "S1-4" | "S1-5" | "S1-6" | "S1-7" | "S1-8" | "S1-9" | "X1-1" | "X1-10" | "X1-11" | "X1-12" | "X1-2" | "X1-3" | "X1-4" | "X1-5" | "X1-6" | "X1-7" | "X1-8" | "X1-9" | "X10-1" | "X10-10" | "X10-11" | "X10-12" | "X10-2" | "X10-3" | "X10-4" | "X10-5" | "X10-6" | "X10-7" | "X10-8" | "X10-9" | "X11-1" | "X11-10" | "X11-11" | "X11-12" | "X11-2" | "X11-3" | "X11-4" | "X11-5" | "X11-6" | "X11-7" | "X11-8" | "X11-9" | "X12-1" | "X12-10" | "X12-11" | "X12-12" | "X12-2" | "X12-3" | "X12-4" | "X12-5" | "X12-6" | "X12-7" | "X12-8" | "X12-9" | "X13-1" | "X13-10" | "X13-11" | "X13-12" | "X13-2" | "X13-3" | "X13-4" | "X13-5" | "X13-6" | "X13-7" | "X13-8" | "X13-9" | "X14-1" | "X14-10" | "X14-11" | "X14-12" | "X14-2" | "X14-3" | "X14-4" | "X14-5" | "X14-6" | "X14-7" | "X14-8" | "X14-9" | "X15-1" | "X15-10" | "X15-11" | "X15-12" | "X15-2" | "X15-3" | "X15-4" | "X15-5" | "X15-6" | "X15-7" | "X15-8" | "X15-9" | "X16-1" | "X16-10" | "X16-11" | "X16-12" | "X16-2" | "X16-3" | "X16-4" | "X16-5" | "X16-6" | "X16-7" | "X16-8" | "X16-9" | "X17-1" | "X17-10" | "X17-11" | "X17-12" | "X17-2" | "X17-3" | "X17-4" | "X17-5" | "X17-6" | "X17-7" | "X17-8" | "X17-9" | "X18-1" | "X18-10" | "X18-11" | "X18-12" | "X18-2" | "X18-3" | "X18-4" | "X18-5" | "X18-6" | "X18-7" | "X18-8" | "X18-9" | "X19-1" | "X19-10" | "X19-11" | "X19-12" | "X19-2" | "X19-3" | "X19-4" | "X19-5" | "X19-6" | "X19-7" | "X19-8" | "X19-9" | "X2-1" | "X2-10" | "X2-11" | "X2-12" | "X2-2" | "X2-3" | "X2-4" | "X2-5" | "X2-6" | "X2-7" | "X2-8" | "X2-9" | "X20-1" | "X20-10" | "X20-11" | "X20-12" | "X20-2" | "X20-3" | "X20-4" | "X20-5" | "X20-6" | "X20-7" | "X20-8" | "X20-9" | "X3-1" | "X3-10" | "X3-11" | "X3-12" | "X3-2" | "X3-3" | "X3-4" | "X3-5" | "X3-6" | "X3-7" | "X3-8" | "X3-9" | "X4-1" | "X4-10" | "X4-11" | "X4-12" | "X4-2" | "X4-3" | "X4-4" | "X4-5" | "X4-6" | "X4-7" | "X4-8" | "X4-9" | "X5-1" | "X5-10" | "X5-11" | "X5-12" | "X5-2" | "X5-3" | "X5-4" | "X5-5" | "X5-6" | "X5-7" | "X5-8" | "X5-9" | "X6-1" | "X6-10" | "X6-11" | "X6-12" | "X6-2" | "X6-3" | "X6-4" | "X6-5" | "X6-6" | "X6-7" | "X6-8" | "X6-9" | "X7-1" | "X7-10" | "X7-11" | "X7-12" | "X7-2" | "X7-3" | "X7-4" | "X7-5" | "X7-6" | "X7-7" | "X7-8" | "X7-9" | "X8-1" | "X8-10" | "X8-11" | "X8-12" | "X8-2" | "X8-3" | "X8-4" | "X8-5" | "X8-6" | "X8-7" | "X8-8" | "X8-9" | "X9-1" | "X9-10" | "X9-11" | "X9-12" | "X9-2" | "X9-3" | "X9-4" | "X9-5" | "X9-6" | "X9-7" | "X9-8" | "X9-9";
/** Hand in a resource at the end of a bridge under construction, and lay its colour there. */
export interface MagicMazeOnMarsBuildBridgeMove {
  /** @constant */
  type: "build-bridge";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  platform: string;
  lane: MagicMazeOnMarsBridgeLane;
}
/** Hand in the resources of a complete site and cover it with a dome. */
export interface MagicMazeOnMarsBuildDomeMove {
  /** @constant */
  type: "build-dome";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  site: string;
}
/** An answer that was worth judging and is not allowed. */
export interface MagicMazeOnMarsClosed {
  /** The answer. */
  move: MagicMazeOnMarsMove;
  /** The id of the rule that closes it. */
  rule: string;
  /** Why, as a sentence in the reader's language. */
  reason: string;
  /** On request: what it would do, in the reader's language. */
  label?: string;
  /** What it names, by the ids that this has in a picture. */
  things: string[];
}
/** All colonists are on the rocket space. */
export interface MagicMazeOnMarsColonistsLandedEvent {
  /** @constant */
  type: "colonists-landed";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * The colour of a resource, of the paths it goes and of the seats that move it.
 * @enum {string}
 */
export type MagicMazeOnMarsColour = "blue" | "brown" | "green" | "orange" | "purple" | "yellow";
/** Discard a joker so that everybody may talk. */
export interface MagicMazeOnMarsCommunicateMove {
  /** @constant */
  type: "communicate";
}
/** A question with all its legal answers and, when asked to explain, those that are closed. */
export interface MagicMazeOnMarsDecision {
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
  moves: MagicMazeOnMarsMove[];
  /** On request: what each of the moves does in the reader's language, in the same order. */
  labels?: string[];
  /** When asked to explain: answers that are not allowed, and why. */
  closed?: MagicMazeOnMarsClosed[];
}
/** A dome covers its site. */
export interface MagicMazeOnMarsDomeBuiltEvent {
  /** @constant */
  type: "dome-built";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
export type MagicMazeOnMarsEvent = MagicMazeOnMarsBegunEvent | MagicMazeOnMarsProducedEvent | MagicMazeOnMarsMovedEvent | MagicMazeOnMarsReturnedEvent | MagicMazeOnMarsFlippedEvent | MagicMazeOnMarsWindowOpenedEvent | MagicMazeOnMarsWindowClosedEvent | MagicMazeOnMarsActionTilesPassedEvent | MagicMazeOnMarsTileRevealedEvent | MagicMazeOnMarsSlugAppearedEvent | MagicMazeOnMarsSlugLeftOutEvent | MagicMazeOnMarsTrashPlacedEvent | MagicMazeOnMarsTrashEatenEvent | MagicMazeOnMarsTrashLeftOutEvent | MagicMazeOnMarsTrashAwaitedEvent | MagicMazeOnMarsDomeBuiltEvent | MagicMazeOnMarsColonistsLandedEvent | MagicMazeOnMarsBridgeBuiltEvent | MagicMazeOnMarsJokerDiscardedEvent | MagicMazeOnMarsTransmutedEvent | MagicMazeOnMarsSignalledEvent | MagicMazeOnMarsSpokenEvent | MagicMazeOnMarsTileSwitchedEvent | MagicMazeOnMarsWonEvent | MagicMazeOnMarsLostEvent;
/** Hand in a resource that stands on a lock of its colour, and place the next tile there. */
export interface MagicMazeOnMarsExploreMove {
  /** @constant */
  type: "explore";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  platform: string;
}
/** The sand timer was turned and an hourglass tile laid on the space. */
export interface MagicMazeOnMarsFlippedEvent {
  /** @constant */
  type: "flipped";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** Milliseconds since the start of play. */
  deadline: number;
  /** How much sand is left now, in milliseconds. */
  sandLeft: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A joker was used. */
export interface MagicMazeOnMarsJokerDiscardedEvent {
  /** @constant */
  type: "joker-discarded";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** How many jokers are left. */
  jokersLeft: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A move that a seat proposes to make in a position. */
export interface MagicMazeOnMarsJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: MagicMazeOnMarsState;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: MagicMazeOnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** A lane between two nodes. */
export interface MagicMazeOnMarsLaneView {
  /** Its id among the components. */
  id: string;
  tile: MagicMazeOnMarsMarsTile;
  /** One end; where a one-way lane begins. */
  a: string;
  /** The other end; where a one-way lane leads to. */
  b: string;
  /** Who holds this colour may move pawns along it; null while it is a bridge to be built. */
  colour: MagicMazeOnMarsColour | null;
  /** Whether it leads from `a` to `b` only, except for slugs. */
  oneWay: boolean;
  /** Whether it is a bridge, built or under construction. */
  bridge: boolean;
}
/** All open questions of a position with their legal answers. */
export interface MagicMazeOnMarsLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: MagicMazeOnMarsDecision[];
}
/** From here one can explore: a pawn of this colour opens the way to an empty cell. */
export interface MagicMazeOnMarsLock {
  colour: MagicMazeOnMarsColour;
  /** The column of the cell where the tile would lie. */
  x: number;
  /** The row of the cell where the tile would lie. */
  y: number;
}
/** The sand ran out. */
export interface MagicMazeOnMarsLostEvent {
  /** @constant */
  type: "lost";
  /** Milliseconds since the start of play. */
  endedAt: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A Mars tile: the module that brings it, or S or X, and a number.
 * @enum {string}
 */
export type MagicMazeOnMarsMarsTile = "A1" | "A2" | "A3" | "A4" | "B1" | "B2" | "C1" | "C2" | "D1" | "D2" | "E1" | "E2" | "S1" | "X1" | "X10" | "X11" | "X12" | "X13" | "X14" | "X15" | "X16" | "X17" | "X18" | "X19" | "X2" | "X20" | "X3" | "X4" | "X5" | "X6" | "X7" | "X8" | "X9";
/** The printed material of the game, each piece with its source. */
export interface MagicMazeOnMarsMazeComponents {
  /** The six colours. */
  colours: MagicMazeOnMarsPrintedColour[];
  /** The Mars tiles. */
  tiles: MagicMazeOnMarsPrintedTile[];
  /** What seats may do. */
  actionTiles: MagicMazeOnMarsPrintedActionTile[];
  /** What each module is played with. */
  modules: MagicMazeOnMarsPrintedModule[];
  /** What is in the box. */
  supplies: MagicMazeOnMarsPrintedSupply[];
}
/** The material of a box of Magic Maze on Mars; what is left out is ours. */
export interface MagicMazeOnMarsMazePackInput {
  /** @constant */
  game: "magic-maze-on-mars";
  /** What its owner calls it. */
  name: string;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** The start tile and those of the modules; those that are not named stay as they are. */
  tiles?: MagicMazeOnMarsOwnTileInput[] | null;
  /** All X tiles, if any of them is told. */
  xTiles?: MagicMazeOnMarsOwnTileInput[] | null;
  /** Action tiles; those that are not named stay as they are. */
  actionTiles?: MagicMazeOnMarsOwnActionTileInput[] | null;
  /** What modules are played with; those that are not named stay as they are. */
  modules?: MagicMazeOnMarsOwnModuleInput[] | null;
}
export type MagicMazeOnMarsMove = MagicMazeOnMarsTickMove | MagicMazeOnMarsProduceMove | MagicMazeOnMarsMovePawnMove | MagicMazeOnMarsWithdrawMove | MagicMazeOnMarsExploreMove | MagicMazeOnMarsBuildDomeMove | MagicMazeOnMarsBuildBridgeMove | MagicMazeOnMarsCommunicateMove | MagicMazeOnMarsTransmuteMove | MagicMazeOnMarsPipeMove | MagicMazeOnMarsMoveSlugMove | MagicMazeOnMarsPlaceTrashMove | MagicMazeOnMarsServeIconMove | MagicMazeOnMarsSwitchTileMove | MagicMazeOnMarsSignalMove | MagicMazeOnMarsSpeakMove;
/** Move a resource, a trash pawn or a colonist along one lane. */
export interface MagicMazeOnMarsMovePawnMove {
  /** @constant */
  type: "move";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  origin: string;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  target: string;
}
/** Move a slug along one lane, onto something it eats. */
export interface MagicMazeOnMarsMoveSlugMove {
  /** @constant */
  type: "move-slug";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  origin: string;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  target: string;
}
/** A pawn was moved. */
export interface MagicMazeOnMarsMovedEvent {
  /** @constant */
  type: "moved";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  pawn: MagicMazeOnMarsPawnKind;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  origin: string;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  target: string;
  way: MagicMazeOnMarsWay;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A platform, or a special space that is none.
 * @enum {string}
 */
export type MagicMazeOnMarsNodeKind = "hourglass" | "platform" | "rocket" | "site";
/** A platform or a special space, as it is on the table now. */
export interface MagicMazeOnMarsNodeView {
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  id: string;
  kind: MagicMazeOnMarsNodeKind;
  /** The tiles that it lies on: two, when it is a full platform between them. */
  tiles: MagicMazeOnMarsMarsTile[];
  /** How far east. */
  x: number;
  /** How far north. */
  y: number;
  /** Whether it is a half platform: nothing on the other side completes it. */
  half: boolean;
  /** How one explores from here; null where one cannot, or no longer. */
  lock: MagicMazeOnMarsLock | null;
  /** The resources that can be produced here. */
  factories: MagicMazeOnMarsColour[];
  /** Whether a pipeline ends here. */
  pipeline: boolean;
  /** Whether it has a trash icon. */
  trash: boolean;
  /** Of a dome site: the resources that it is built with. */
  needs: MagicMazeOnMarsColour[];
  /** Of a dome site without a dome: those that are not there yet. */
  missing: MagicMazeOnMarsColour[];
  /** Of a dome site: whether its dome is built. */
  built: boolean;
  /** Of an hourglass space: whether it has been used. */
  used: boolean;
}
/** What a setup may vary. */
export interface MagicMazeOnMarsOptions {
  /** Modules add up: 3 means 1, 2 and 3. */
  module: number;
  /** X tiles shuffled into the stack; module 5 only. */
  xTiles: number;
  /** Action tiles pass to the left at every flip; needs two seats. */
  expert: boolean;
  /** Solo with the action tiles for six; one seat only. */
  soloAdvanced: boolean;
  /** Solo: the action tile that is active at the start, T1 unless told. */
  soloTile: MagicMazeOnMarsActionTile | null;
  trashChoice: MagicMazeOnMarsTrashChoice;
  /** How long the sand runs. */
  hourglassMs: number;
  /** How late a move may arrive after the sand. */
  graceMs: number;
}
/** What a setup may vary. */
export interface MagicMazeOnMarsOptionsInput {
  /** Left out, it is `1`. */
  module?: number | null;
  /** Left out, it is `0`. */
  xTiles?: number | null;
  /** Left out, it is `false`. */
  expert?: boolean | null;
  /** Left out, it is `false`. */
  soloAdvanced?: boolean | null;
  /** Solo: the action tile that is active at the start, T1 unless told. */
  soloTile?: MagicMazeOnMarsActionTile | null;
  /** Left out, it is `"explorer"`. */
  trashChoice?: MagicMazeOnMarsTrashChoice | null;
  /** Left out, it is `180000`. */
  hourglassMs?: number | null;
  /** Left out, it is `0`. */
  graceMs?: number | null;
}
/**
 * Whether the game goes on, is won or is lost.
 * @enum {string}
 */
export type MagicMazeOnMarsOutcome = "lost" | "running" | "won";
/** An action tile. With three players there are T1, T2 and T3, and so on. */
export interface MagicMazeOnMarsOwnActionTileInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** The tile: number them as you like. */
  id: MagicMazeOnMarsActionTile;
  /** What it shows, by number of players; as many sides as it takes. */
  sides?: MagicMazeOnMarsOwnSideInput[] | null;
}
/** A lane between two spaces of a tile. */
export interface MagicMazeOnMarsOwnLaneInput {
  /**
   * The space where it begins.
   * @enum {string}
   */
  a: "C" | "C1" | "C2" | "C3" | "C4" | "D" | "E" | "H" | "N" | "R" | "S" | "W";
  /**
   * The space where it ends.
   * @enum {string}
   */
  b: "C" | "C1" | "C2" | "C3" | "C4" | "D" | "E" | "H" | "N" | "R" | "S" | "W";
  /** Its colour; a bridge under construction has none. */
  colour?: MagicMazeOnMarsColour | null;
  /** Whether its arrow leads from `a` to `b` only. Left out, it is `false`. */
  oneWay?: boolean | null;
  /** Whether it is a bridge under construction. Left out, it is `false`. */
  bridge?: boolean | null;
}
/** What a module is played with. What it brings besides, tiles and bridges, is a rule. */
export interface MagicMazeOnMarsOwnModuleInput {
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
  /**
   * The module.
   * @enum {string}
   */
  id: "module-1" | "module-2" | "module-3" | "module-4" | "module-5";
  /** How many colonists must come home. */
  colonists?: number | null;
  /** How many domes must be built. */
  domes?: number | null;
  /** How many hourglass tiles there are. */
  hourglassTiles?: number | null;
  /** How many jokers there are. */
  jokers?: number | null;
  /** How many trash pawns there are. */
  trash?: number | null;
  /** How many slugs there are. */
  slugs?: number | null;
}
/** What an action tile shows to so many players. */
export interface MagicMazeOnMarsOwnSideInput {
  /** With how many players this side is used. */
  seats: number[];
  /** The colours that it shows. */
  colours: MagicMazeOnMarsColour[];
}
/** A half platform on a side, a platform inside, or a special space. A blank side is none. */
export interface MagicMazeOnMarsOwnSpaceInput {
  /**
   * A side, by where it is when the arrow points south; C to C4, platforms inside the tile; H, an hourglass space; D, a dome site; R, the rocket space.
   * @enum {string}
   */
  id: "C" | "C1" | "C2" | "C3" | "C4" | "D" | "E" | "H" | "N" | "R" | "S" | "W";
  /** Where it is drawn, inside the tile: right and up, the tile being one unit wide. */
  xy?: number[] | null;
  /** Of a side: the colour of its lock. */
  lock?: MagicMazeOnMarsColour | null;
  /** Of a platform: the colour of its factory. */
  factory?: MagicMazeOnMarsColour | null;
  /** Of a platform: whether it has a pipeline icon. Left out, it is `false`. */
  pipeline?: boolean | null;
  /** Of a dome site: the resources that it shows. */
  needs?: MagicMazeOnMarsColour[] | null;
}
/** A Mars tile, as it lies with its connection arrow to the south. */
export interface MagicMazeOnMarsOwnTileInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** The module that brings it, or X, and a number; S1 is the start tile. */
  id: MagicMazeOnMarsMarsTile;
  /** The number printed on it. */
  number?: number | null;
  /** All its platforms and spaces, if any of them is told. */
  spaces?: MagicMazeOnMarsOwnSpaceInput[] | null;
  /** All its lanes, if any of them is told. */
  lanes?: MagicMazeOnMarsOwnLaneInput[] | null;
  /** Whether it has a trash icon, at its arrow. */
  trash?: boolean | null;
  /** The platform on which a slug comes out, if it has a slug icon at its arrow. */
  slug?: ("C" | "C1" | "C2" | "C3" | "C4" | "D" | "E" | "H" | "N" | "R" | "S" | "W") | null;
}
/** A pack that can be played with. */
export interface MagicMazeOnMarsPackAccepted {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** How `setup` names it. The same content always has the same name. */
  pack: string;
  /** What its owner calls it. */
  name: string;
  /** How many pieces it names; all others are the house's. */
  pieces: number;
}
/** A pawn on the Mars tiles. */
export interface MagicMazeOnMarsPawn {
  kind: MagicMazeOnMarsPawnKind;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
}
/**
 * A resource by its colour, or another kind of pawn.
 * @enum {string}
 */
export type MagicMazeOnMarsPawnKind = "blue" | "brown" | "colonist" | "green" | "orange" | "purple" | "slug" | "trash" | "yellow";
/** Trash that waits for the exploring seat's choice (MM-TRASH-7, MM-TRASH-8). */
export interface MagicMazeOnMarsPending {
  kind: MagicMazeOnMarsPendingKind;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** `place-trash`: the icons whose trash is displaced, the first one now asked about. `serve-icon`: the icons not yet named, of which only some get one of the last pawns. */
  icons: string[];
  /** `serve-icon`: the icons named so far. */
  named: string[];
}
/**
 * What is asked: where trash goes, or which icon gets one of the last pawns.
 * @enum {string}
 */
export type MagicMazeOnMarsPendingKind = "place-trash" | "serve-icon";
/** A choice about trash, with what may be chosen. */
export interface MagicMazeOnMarsPendingView {
  kind: MagicMazeOnMarsPendingKind;
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The icons it is about. */
  icons: string[];
  /** `serve-icon`: the icons named so far. */
  named: string[];
  /** Where trash may go, or which icons may be named. */
  choices: string[];
}
/** Send a resource or a trash pawn from one pipeline platform to another. */
export interface MagicMazeOnMarsPipeMove {
  /** @constant */
  type: "pipe";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  origin: string;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  target: string;
}
/** Choose where displaced trash goes. */
export interface MagicMazeOnMarsPlaceTrashMove {
  /** @constant */
  type: "place-trash";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  icon: string;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  platform: string;
}
/** A Mars tile in play. */
export interface MagicMazeOnMarsPlacedTile {
  tile: MagicMazeOnMarsMarsTile;
  /** Its column on the grid of tiles. */
  x: number;
  /** Its row on the grid of tiles. */
  y: number;
  /** Quarter turns clockwise. */
  turns: number;
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface MagicMazeOnMarsPlayMoveRequest {
  /** The one move to be made; or give `moves`. */
  move: MagicMazeOnMarsMove;
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface MagicMazeOnMarsPlayMovesRequest {
  /** The moves to be made, one after the other; or give `move`. */
  moves: MagicMazeOnMarsMove[];
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export type MagicMazeOnMarsPlayRequest = MagicMazeOnMarsPlayMoveRequest | MagicMazeOnMarsPlayMovesRequest;
/** A move that is expected of a seat. */
export interface MagicMazeOnMarsPly {
  /** Whose it would be. */
  seat: number;
  /** The move. */
  move: MagicMazeOnMarsMove;
}
/** A state with what a client wants to know about it. `include` leaves parts out. */
export interface MagicMazeOnMarsPosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** The whole position, to be handed back with the next request. */
  state: MagicMazeOnMarsState;
  /** What happened because of the moves, in order. */
  events?: MagicMazeOnMarsEvent[];
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** A fingerprint of the state, by which a client can check its own copy: `b2:` and the hex of BLAKE2b with 16 bytes over the state's JSON as answered. */
  digest: string;
  /** To be handed back beside the state. Only where every move that led here was judged by the service: after a setup, a replay, and a move in a state whose own stamp came with it. */
  stamp?: string;
  /** All open questions with their legal answers. */
  legalMoves?: MagicMazeOnMarsDecision[];
  score?: Score;
  /** On request: the position as SVG, as a spectator sees it. */
  picture?: string;
}
/** An action tile: which colours a seat may use. */
export interface MagicMazeOnMarsPrintedActionTile {
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
  /** What is printed on it. */
  sides: MagicMazeOnMarsPrintedSide[];
}
/** A colour, with the resource of that colour. */
export interface MagicMazeOnMarsPrintedColour {
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
  /** What the resource is called. */
  resource: string;
  /** How many pawns of it there are. */
  pawns: number;
}
/** A lane between two spaces of a tile. */
export interface MagicMazeOnMarsPrintedLane {
  /** The lane, by its tile and number. */
  id: string;
  /** The space where it begins. */
  a: string;
  /** The space where it ends. */
  b: string;
  /** Who may use it; null for a bridge that is still to be built. */
  colour: string | null;
  /** Whether it leads from `a` to `b` only. */
  oneWay: boolean;
  /** Whether a bridge tile must be laid before it can be used. */
  bridge: boolean;
}
/** What a module is played with. */
export interface MagicMazeOnMarsPrintedModule {
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
  /** The groups of tiles that are in the stack. */
  tileGroups: string[];
  /** How many tiles there are to explore. */
  stackSize: number;
  /** How many colonists must come home. */
  colonists: number;
  /** How many domes must be built. */
  domes: number;
  /** How many bridge tiles there are. */
  bridges: number;
  /** How many jokers there are. */
  jokers: number;
  /** How many trash pawns there are. */
  trash: number;
  /** How many slugs there are. */
  slugs: number;
}
/** A side of an action tile. */
export interface MagicMazeOnMarsPrintedSide {
  /** What whoever holds it may do. */
  colours: string[];
  /** With how many seats it is used. */
  seats: number[];
}
/** A space of a tile: a platform, an hourglass, a dome site, the rocket. */
export interface MagicMazeOnMarsPrintedSpace {
  /** Its name on the tile: a side (`N`, `E`, `S`, `W`) or a letter. */
  id: string;
  /** `side`, `platform`, `hourglass`, `site` or `rocket`. */
  kind: string;
  /** Where it is drawn: right and up, the tile being one unit wide. */
  xy: number[];
  /** The colour of the pawn that explores from it. */
  lock: string | null;
  /** The colour of the resource that is produced on it. */
  factory: string | null;
  /** Whether the tile is attached by it. */
  arrow: boolean;
  /** What a dome site takes, by colour. */
  needs: string[];
  /** Whether a pipeline leads to it. */
  pipeline: boolean;
  /** Whether trash comes to it. */
  trash: boolean;
  /** The space where the slug of its icon comes out. */
  slugTarget: string | null;
}
/** A kind of piece. */
export interface MagicMazeOnMarsPrintedSupply {
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
  /** How many there are. */
  count: number;
}
/** A Mars tile. */
export interface MagicMazeOnMarsPrintedTile {
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
  /** The number printed on it, where it has one. */
  number: number | null;
  /** The module that it comes with, or `start`, or `X`. */
  group: string;
  /** The side by which it is attached; null for the start tile. */
  arrow: string | null;
  /** What can be stood on. */
  spaces: MagicMazeOnMarsPrintedSpace[];
  /** How one gets from one space to another. */
  lanes: MagicMazeOnMarsPrintedLane[];
}
/** Take a resource from the reserve and put it on a factory of its colour. */
export interface MagicMazeOnMarsProduceMove {
  /** @constant */
  type: "produce";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  platform: string;
  colour: MagicMazeOnMarsColour;
}
/** A resource was taken from the reserve and put on a factory. */
export interface MagicMazeOnMarsProducedEvent {
  /** @constant */
  type: "produced";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  colour: MagicMazeOnMarsColour;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The record of a game: its setup and its moves. */
export interface MagicMazeOnMarsRecord {
  /** How the game began. */
  setup: MagicMazeOnMarsRecordedSetup;
  /** All moves made since, in order. */
  moves: MagicMazeOnMarsRecordedMove[];
}
/** A move as it was made. */
export interface MagicMazeOnMarsRecordedMove {
  seat: number | null;
  /** What was done. */
  move: MagicMazeOnMarsMove;
  at: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string;
}
/** A move as it was made. */
export interface MagicMazeOnMarsRecordedMoveInput {
  seat: number | null;
  /** What was done. */
  move: MagicMazeOnMarsMove;
  at?: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string | null;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface MagicMazeOnMarsRecordedSetup {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: MagicMazeOnMarsOptions;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface MagicMazeOnMarsRecordedSetupInput {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: MagicMazeOnMarsOptionsInput | null;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string | null;
}
/** A position to be drawn, as one seat looks at it. */
export interface MagicMazeOnMarsRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: MagicMazeOnMarsMove | null;
  /** Whether each thing that legal moves of the seat name carries their numbers as `data-moves`: places in the list that `legal-moves` answers for this seat, counted from 0. Left out, it is `false`. */
  targets?: boolean | null;
  /** Left out, it is `"auto"`. */
  theme?: PictureTheme | null;
  /** Left out, it is `"wide"`. */
  layout?: PictureLayout | null;
  /** Left out, it is `""`. */
  prefix?: string | null;
  /** The position, as an earlier answer gave it. */
  state: MagicMazeOnMarsState;
  /** The seat that looks. Null: a spectator. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** The record of a game, to be played through. */
export interface MagicMazeOnMarsReplayRequest {
  /** How the game began. */
  setup: MagicMazeOnMarsRecordedSetupInput;
  /** All moves made since, in order. */
  moves: MagicMazeOnMarsRecordedMoveInput[];
}
/** A pawn went back to the reserve. */
export interface MagicMazeOnMarsReturnedEvent {
  /** @constant */
  type: "returned";
  pawn: MagicMazeOnMarsPawnKind;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A position to be scored. */
export interface MagicMazeOnMarsScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: MagicMazeOnMarsState;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface MagicMazeOnMarsSealedApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: MagicMazeOnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface MagicMazeOnMarsSealedApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: MagicMazeOnMarsMove[];
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type MagicMazeOnMarsSealedApplyRequest = MagicMazeOnMarsSealedApplyMoveRequest | MagicMazeOnMarsSealedApplyMovesRequest;
/** Many moves to be judged, each in its own position. */
export interface MagicMazeOnMarsSealedBatchRequest {
  /** What is to be judged, in order. */
  items: MagicMazeOnMarsSealedJudgeRequest[];
}
/** A move that a seat proposes to make in a position. */
export interface MagicMazeOnMarsSealedJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: MagicMazeOnMarsMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** The questions that a sealed state puts to the bearer's seat, with their legal answers. */
export interface MagicMazeOnMarsSealedLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: MagicMazeOnMarsDecision[];
  seal: Seal;
}
/** A sealed state with what the bearer of a seat's key may know about it. */
export interface MagicMazeOnMarsSealedPosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: MagicMazeOnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: MagicMazeOnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: MagicMazeOnMarsEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** A position to be drawn, as one seat looks at it. */
export interface MagicMazeOnMarsSealedRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: MagicMazeOnMarsMove | null;
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
export interface MagicMazeOnMarsSealedScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A new game as a sealed state, as a spectator sees it. */
export interface MagicMazeOnMarsSealedSetup {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: MagicMazeOnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: MagicMazeOnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: MagicMazeOnMarsEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
  /** One for each seat, for `Authorization: Bearer`. They are told now and never again. */
  seatKeys: string[];
  /** `sha256:` and the hexadecimal SHA-256 of `commit:`, the salt, `:` and the seed. Seed and salt are told at the end, to check it. */
  commitment: string;
}
/** A position, as one seat looks at it. */
export interface MagicMazeOnMarsSealedStateRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** The seat that looks. Null: a spectator's view, or the legal moves of all seats. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A position, and the seat that asks what it might do in it. */
export interface MagicMazeOnMarsSealedSuggestRequest {
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
export interface MagicMazeOnMarsSealedSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: MagicMazeOnMarsSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: MagicMazeOnMarsPly[];
  effort: Effort;
  seal: Seal;
}
/** What the bearer of a seat's key may know of a sealed state. */
export interface MagicMazeOnMarsSealedView {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: MagicMazeOnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: MagicMazeOnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
}
/** A seat: who sits there, and the action tile it holds; in solo, the active one. */
export interface MagicMazeOnMarsSeatState {
  /** What its player is called. */
  name: string | null;
  actionTile: MagicMazeOnMarsActionTile;
}
/** A seat with the colours it may use now. */
export interface MagicMazeOnMarsSeatView {
  /** What its player is called. */
  name: string | null;
  actionTile: MagicMazeOnMarsActionTile;
  /** What it may move and use now. */
  colours: MagicMazeOnMarsColour[];
}
/** What one seat, or a spectator, may know of a position. */
export interface MagicMazeOnMarsSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: MagicMazeOnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: MagicMazeOnMarsDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  /** Whether the stamp fits that came with the state; absent when none came. */
  authentic?: boolean;
}
/** In a shortage of trash, name an icon that gets one of the last pawns. */
export interface MagicMazeOnMarsServeIconMove {
  /** @constant */
  type: "serve-icon";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  icon: string;
}
/** A new session: which game, who plays, what its setup varies, how the table is run. */
export interface MagicMazeOnMarsSessionRequest {
  /** @constant */
  game: "magic-maze-on-mars";
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (SeatSetupInput | string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: MagicMazeOnMarsOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
  table?: TableOptionsInput | null;
}
/** What the bearer may know of a session. */
export interface MagicMazeOnMarsSessionSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: MagicMazeOnMarsView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: MagicMazeOnMarsDecision[];
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
  events?: MagicMazeOnMarsEvent[];
  /** After moves: how many of them were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** A new game: who plays, and what its setup varies. */
export interface MagicMazeOnMarsSetupRequest {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: MagicMazeOnMarsOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
}
/** Put the Do-something pawn before a seat or on a button of the communication board. */
export interface MagicMazeOnMarsSignalMove {
  /** @constant */
  type: "signal";
  spot: MagicMazeOnMarsSpot;
}
/** The Do-something pawn was put somewhere. */
export interface MagicMazeOnMarsSignalledEvent {
  /** @constant */
  type: "signalled";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  spot: MagicMazeOnMarsSpot;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A slug came out. */
export interface MagicMazeOnMarsSlugAppearedEvent {
  /** @constant */
  type: "slug-appeared";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A slug icon had no effect: no slug is left in the reserve. */
export interface MagicMazeOnMarsSlugLeftOutEvent {
  /** @constant */
  type: "slug-left-out";
  /** Where it would have come out. */
  node: string;
  /** The id of the rule that says so. */
  rule: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Talk with the others. What is said is not recorded. */
export interface MagicMazeOnMarsSpeakMove {
  /** @constant */
  type: "speak";
}
/** A seat spoke. */
export interface MagicMazeOnMarsSpokenEvent {
  /** @constant */
  type: "spoken";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * Where the Do-something pawn stands: before a seat, or on a button of the communication board.
 * @enum {string}
 */
export type MagicMazeOnMarsSpot = "bridge" | "hourglass" | "pipeline" | "produce" | "seat-0" | "seat-1" | "seat-2" | "seat-3" | "seat-4" | "seat-5" | "slug" | "trash";
/** A whole position. What is in the reserve and the stock follows from what is on the tiles. */
export interface MagicMazeOnMarsState {
  /** @constant */
  game: "magic-maze-on-mars";
  /** Of the shape and rules it follows. */
  version: number;
  /** How many moves led here. */
  ply: number;
  dice: Dice;
  /** The pack whose material it is played with; left out for the house material. */
  pack?: string;
  options: MagicMazeOnMarsOptions;
  /** Who plays, in seat order. */
  seats: MagicMazeOnMarsSeatState[];
  /** The tiles in play, in the order in which they were placed. */
  board: MagicMazeOnMarsPlacedTile[];
  /** The tiles face down, top first. */
  stack: MagicMazeOnMarsMarsTile[];
  /** All pawns on the tiles. */
  pawns: MagicMazeOnMarsPawn[];
  /** The bridges that are built. */
  bridges: MagicMazeOnMarsBridge[];
  /** The hourglass spaces that have been used. */
  hourglasses: string[];
  /** The sites whose dome is built. */
  domes: string[];
  /** How many jokers are left. */
  jokers: number;
  /** Where the Do-something pawn was last put; null before that, in module 1 and in solo. */
  doSomething: MagicMazeOnMarsSpot | null;
  /** Whether the sand timer has been flipped for the first time; talk is free before that. */
  begun: boolean;
  /** Whether the seats may talk. */
  commOpen: boolean;
  pending: MagicMazeOnMarsPending | null;
  /** Milliseconds since the start of play. */
  lastAt: number;
  /** When the sand runs out. */
  deadline: number;
  outcome: MagicMazeOnMarsOutcome;
  endedAt: number | null;
}
/** A position, as one seat looks at it. */
export interface MagicMazeOnMarsStateRequest {
  /** The position, as an earlier answer gave it. */
  state: MagicMazeOnMarsState;
  /** The seat that looks. Null: a spectator's view, or the legal moves of all seats. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** A position, and the seat that asks what it might do in it. */
export interface MagicMazeOnMarsSuggestRequest {
  /** Left out, it is `"medium"`. */
  level?: SuggestionLevel | null;
  /** How much it may cost; null for what the level takes. */
  budget?: BudgetInput | null;
  /** The same seed and a budget of iterations give the same answer everywhere. Left out, it is `"0"`. */
  seed?: string | null;
  /** The position, as an earlier answer gave it. Only what the seat may see of it is looked at. */
  state: MagicMazeOnMarsState;
  /** Whose moves are to be suggested. */
  seat: number;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** A move that a seat might make. */
export interface MagicMazeOnMarsSuggestion {
  /** The move, which is legal. */
  move: MagicMazeOnMarsMove;
  /** What it does, in the reader's language. */
  label?: string;
  value: Estimate;
  /** How many of the futures that were looked into began with it. */
  visits: number;
  /** Of the chance to win. */
  confidence: Interval;
  /** What is expected to follow, as far as it is known. */
  line: MagicMazeOnMarsPly[];
}
/** What a seat might do, the best first, from what it may see and nothing else. */
export interface MagicMazeOnMarsSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: MagicMazeOnMarsSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: MagicMazeOnMarsPly[];
  effort: Effort;
}
/** How many pawns of a kind the reserve holds. */
export interface MagicMazeOnMarsSupply {
  kind: MagicMazeOnMarsPawnKind;
  /** How many. */
  count: number;
}
/** In solo, move the Do-something pawn to another action tile. */
export interface MagicMazeOnMarsSwitchTileMove {
  /** @constant */
  type: "switch-tile";
  actionTile: MagicMazeOnMarsActionTile;
}
/**
 * Let time pass up to now. Anybody may, and nobody needs to: it has no seat of its own.
 *
 *   The first move starts the game, and this one does nothing else (MM-SETUP-6).
 *   Past the deadline it is what obtains the lost state; after that the game is over for it too.
 */
export interface MagicMazeOnMarsTickMove {
  /** @constant */
  type: "tick";
}
/** The top tile of the stack was placed. */
export interface MagicMazeOnMarsTileRevealedEvent {
  /** @constant */
  type: "tile-revealed";
  /** Who explored; null for the tiles that lie there from the beginning. */
  explorer: number | null;
  tile: MagicMazeOnMarsMarsTile;
  /** Its column on the grid of tiles. */
  x: number;
  /** Its row on the grid of tiles. */
  y: number;
  /** Quarter turns clockwise. */
  turns: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** In solo, another action tile became active. */
export interface MagicMazeOnMarsTileSwitchedEvent {
  /** @constant */
  type: "tile-switched";
  actionTile: MagicMazeOnMarsActionTile;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Discard a joker to swap a resource on the tiles for one of your colours in the reserve. */
export interface MagicMazeOnMarsTransmuteMove {
  /** @constant */
  type: "transmute";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** What it is. */
  old: MagicMazeOnMarsColour;
  /** What it becomes. */
  new: MagicMazeOnMarsColour;
}
/** A resource was swapped for one from the reserve. */
export interface MagicMazeOnMarsTransmutedEvent {
  /** @constant */
  type: "transmuted";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** What it was. */
  old: MagicMazeOnMarsColour;
  /** What it is now. */
  new: MagicMazeOnMarsColour;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A seat has to choose before play goes on. */
export interface MagicMazeOnMarsTrashAwaitedEvent {
  /** @constant */
  type: "trash-awaited";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * Who places displaced trash: the exploring seat or nobody.
 * @enum {string}
 */
export type MagicMazeOnMarsTrashChoice = "auto" | "explorer";
/** The trash of an icon fell on a slug and went straight back to the reserve. */
export interface MagicMazeOnMarsTrashEatenEvent {
  /** @constant */
  type: "trash-eaten";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  icon: string;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** An icon got no trash: there is no platform for it (MM-TRASH-5), or no pawn (MM-TRASH-8). */
export interface MagicMazeOnMarsTrashLeftOutEvent {
  /** @constant */
  type: "trash-left-out";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  icon: string;
  /** The id of the rule that says so. */
  rule: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The trash of an icon was put on a platform. */
export interface MagicMazeOnMarsTrashPlacedEvent {
  /** @constant */
  type: "trash-placed";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  icon: string;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  node: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** One change of a session, as far as one seat, or a spectator, may see it. */
export interface MagicMazeOnMarsUpdate {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
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
  events: MagicMazeOnMarsEvent[];
  /** The seats that a question is put to now. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** On request, with the newest change: what the bearer's seat is asked and may answer. */
  legalMoves?: MagicMazeOnMarsDecision[];
}
/** Changes of a session, oldest first. */
export interface MagicMazeOnMarsUpdates {
  /**
   * The id of the game.
   * @constant
   */
  game: "magic-maze-on-mars";
  /** The changes after the version asked for. */
  updates: MagicMazeOnMarsUpdate[];
  /** The newest version: when it is beyond the last update, ask again from there. */
  version: number;
}
/** A position as anybody may see it. */
export interface MagicMazeOnMarsView {
  options: MagicMazeOnMarsOptions;
  /** Who plays, in seat order. */
  seats: MagicMazeOnMarsSeatView[];
  /** The tiles in play, in the order in which they were placed. */
  board: MagicMazeOnMarsPlacedTile[];
  /** The platforms and special spaces of all tiles, with those that two tiles share merged. */
  nodes: MagicMazeOnMarsNodeView[];
  /** The lanes between them. */
  lanes: MagicMazeOnMarsLaneView[];
  /** How many tiles lie face down. */
  stackSize: number;
  /** All pawns on the tiles. */
  pawns: MagicMazeOnMarsPawn[];
  /** What may still be produced or placed. */
  reserve: MagicMazeOnMarsSupply[];
  /** The bridges that are built. */
  bridges: MagicMazeOnMarsBridge[];
  /** The colours of those not yet built. */
  bridgesLeft: MagicMazeOnMarsColour[];
  /** The hourglass spaces that have been used. */
  hourglasses: string[];
  /** How often the sand timer may still be turned. */
  hourglassesLeft: number;
  /** The sites whose dome is built. */
  domes: string[];
  /** How many domes are to be built. */
  domesLeft: number;
  /** How many jokers are left. */
  jokers: number;
  /** Whether the colonists are there. */
  landed: boolean;
  doSomething: MagicMazeOnMarsSpot | null;
  /** Whether the sand timer has been flipped for the first time; talk is free before that. */
  begun: boolean;
  /** Whether the seats may talk. */
  commOpen: boolean;
  pending: MagicMazeOnMarsPendingView | null;
  /** Milliseconds since the start of play. */
  lastAt: number;
  /** When the sand runs out. */
  deadline: number;
  outcome: MagicMazeOnMarsOutcome;
  endedAt: number | null;
}
/**
 * How a pawn went: along a lane or through a pipeline.
 * @enum {string}
 */
export type MagicMazeOnMarsWay = "lane" | "pipeline";
/** From now on the seats are silent. */
export interface MagicMazeOnMarsWindowClosedEvent {
  /** @constant */
  type: "window-closed";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** From now on the seats may talk. */
export interface MagicMazeOnMarsWindowOpenedEvent {
  /** @constant */
  type: "window-opened";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Move a resource away from an unfinished dome site, where several may stand. */
export interface MagicMazeOnMarsWithdrawMove {
  /** @constant */
  type: "withdraw";
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  site: string;
  colour: MagicMazeOnMarsColour;
  /** A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`. */
  target: string;
}
/** Every dome holds a colonist. */
export interface MagicMazeOnMarsWonEvent {
  /** @constant */
  type: "won";
  /** Milliseconds since the start of play. */
  endedAt: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}

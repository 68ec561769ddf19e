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

/** The types of Mission : Planète Rouge. */
export interface PlaneteRouge {
  Id: "planete-rouge";
  State: PlaneteRougeState;
  Move: PlaneteRougeMove;
  Event: PlaneteRougeEvent;
  View: PlaneteRougeView;
  Decision: PlaneteRougeDecision;
  Position: PlaneteRougePosition;
  LegalMoves: PlaneteRougeLegalMoves;
  Seen: PlaneteRougeSeen;
  Suggestions: PlaneteRougeSuggestions;
  SetupRequest: PlaneteRougeSetupRequest;
  JudgeRequest: PlaneteRougeJudgeRequest;
  StateRequest: PlaneteRougeStateRequest;
  RenderRequest: PlaneteRougeRenderRequest;
  SuggestRequest: PlaneteRougeSuggestRequest;
  ReplayRequest: PlaneteRougeReplayRequest;
  SealedSetup: PlaneteRougeSealedSetup;
  SealedPosition: PlaneteRougeSealedPosition;
  SealedView: PlaneteRougeSealedView;
  SealedLegalMoves: PlaneteRougeSealedLegalMoves;
  SealedSuggestions: PlaneteRougeSealedSuggestions;
  SessionRequest: PlaneteRougeSessionRequest;
  SessionSeen: PlaneteRougeSessionSeen;
  Update: PlaneteRougeUpdate;
  Updates: PlaneteRougeUpdates;
  Record: PlaneteRougeRecord;
  Components: PlaneteRougeMissionComponents;
  PackInput: PlaneteRougePackInput;
  PackAccepted: PlaneteRougePackAccepted;
}

/**
 * When an action card may be played.
 * @enum {string}
 */
export type PlaneteRougeActionTiming = "after-third-production" | "before-third-production";
/** Discovery: each neighbouring zone gives more tokens in the third production. */
export interface PlaneteRougeAdjacentExtraProductionInput {
  /** @constant */
  op: "adjacent_extra_production";
  count: number;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface PlaneteRougeApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: PlaneteRougeState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: PlaneteRougeMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface PlaneteRougeApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: PlaneteRougeState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: PlaneteRougeMove[];
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type PlaneteRougeApplyRequest = PlaneteRougeApplyMoveRequest | PlaneteRougeApplyMovesRequest;
/** Scientist: lay the discovery just drawn face down at an outer zone without one. */
export interface PlaneteRougeAssignDiscoveryMove {
  /** @constant */
  type: "assign-discovery";
  zone: PlaneteRougeZone;
}
/** An astronaut walked, or came down from Phobos. */
export interface PlaneteRougeAstronautMovedEvent {
  /** @constant */
  type: "astronaut-moved";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  origin: PlaneteRougeZone;
  target: PlaneteRougeZone;
  /** Who moved it, where it was not its own company. */
  mover?: number | null;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Astronauts are lost: out of the game, or on the memorial. */
export interface PlaneteRougeAstronautsLostEvent {
  /** @constant */
  type: "astronauts-lost";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** How many astronauts. */
  astronauts: number;
  /** How many the company has lost so far, with these. */
  total: number;
  /** The zone where they were; none when they were aboard a ship. */
  zone?: PlaneteRougeZone | null;
  /** The ship where they were; none when they were in a zone. */
  ship?: PlaneteRougeShipId | null;
  /** Where that ship was going. */
  destination?: PlaneteRougeZone | null;
  /** Whether the ship was destroyed. Left out, it is `false`. */
  destroyed?: boolean;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Discovery: who comes second takes the tokens of the third production. */
export interface PlaneteRougeAwardToSecondInput {
  /** @constant */
  op: "award_to_second";
}
/** Many moves to be judged, each in its own position. */
export interface PlaneteRougeBatchRequest {
  /** What is to be judged, in order. */
  items: PlaneteRougeJudgeRequest[];
}
/** Board astronauts of the reserve on a docked ship: as many as the character boards at once. */
export interface PlaneteRougeBoardMove {
  /** @constant */
  type: "board";
  ship: PlaneteRougeShipId;
  /** How many astronauts. Left out, it is `1`. */
  astronauts?: number;
}
/** Astronauts went aboard. */
export interface PlaneteRougeBoardedEvent {
  /** @constant */
  type: "boarded";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** How many astronauts. */
  astronauts: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: PlaneteRougeShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: PlaneteRougeZone | null;
}
/** A seat drew an event card. */
export interface PlaneteRougeCardDrawnEvent {
  /** @constant */
  type: "card-drawn";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** An event card. The letter of its id says its kind: Bonus, Mission, Discovery or Action. */
export interface PlaneteRougeCardFaceInput {
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
  /** The card: number those of each kind from 01, as you like. */
  id: PlaneteRougeCardId;
  /** What it does: `op` and what that takes. */
  effect?: PlaneteRougeCardFaceInputEffect | null;
}
export type PlaneteRougeCardFaceInputEffect = PlaneteRougePresenceAllInput | PlaneteRougePresenceAtLeastInput | PlaneteRougePresenceScaleInput | PlaneteRougeMajoritiesAtLeastInput | PlaneteRougeMostAstronautsInput | PlaneteRougeMostTokensInput | PlaneteRougeMostLostInput | PlaneteRougeTokensOfEachInput | PlaneteRougePerZonePresentInput | PlaneteRougeFlatInput | PlaneteRougeExtraIceInput | PlaneteRougeEachPresentRemovesInput | PlaneteRougeLeadersRemoveInput | PlaneteRougePullDockedInput | PlaneteRougeExtraProductionInput | PlaneteRougeAdjacentExtraProductionInput | PlaneteRougeNoProductionInput | PlaneteRougeParityFilterInput | PlaneteRougeAwardToSecondInput | PlaneteRougeProduceInsteadInput | PlaneteRougePointsEachPresentInput | PlaneteRougePointsToMostInput | PlaneteRougePointsPerAstronautInput | PlaneteRougeNoEffectInput | PlaneteRougeGainTokensInput | PlaneteRougeReviveInput | PlaneteRougeKillInput | PlaneteRougeWalkInput;
/**
 * An event card.
 * @enum {string}
 */
export type PlaneteRougeCardId = "PR-B-01" | "PR-B-02" | "PR-B-03" | "PR-B-04" | "PR-B-05" | "PR-B-06" | "PR-B-07" | "PR-B-08" | "PR-B-09" | "PR-B-10" | "PR-B-11" | "PR-B-12" | "PR-B-13" | "PR-B-14" | "PR-B-15" | "PR-B-16" | "PR-B-17" | "PR-B-18" | "PR-B-19" | "PR-B-20" | "PR-B-21" | "PR-B-22" | "PR-B-23" | "PR-B-24" | "PR-B-25" | "PR-B-26" | "PR-B-27" | "PR-B-28" | "PR-B-29" | "PR-B-30" | "PR-B-31" | "PR-B-32" | "PR-B-33" | "PR-B-34" | "PR-B-35" | "PR-B-36" | "PR-B-37" | "PR-B-38" | "PR-B-39" | "PR-B-40" | "PR-D-01" | "PR-D-02" | "PR-D-03" | "PR-D-04" | "PR-D-05" | "PR-D-06" | "PR-D-07" | "PR-D-08" | "PR-D-09" | "PR-D-10" | "PR-D-11" | "PR-D-12" | "PR-D-13" | "PR-D-14" | "PR-D-15" | "PR-D-16" | "PR-D-17" | "PR-D-18" | "PR-D-19" | "PR-D-20" | "PR-D-21" | "PR-D-22" | "PR-D-23" | "PR-D-24" | "PR-D-25" | "PR-D-26" | "PR-D-27" | "PR-D-28" | "PR-D-29" | "PR-D-30" | "PR-D-31" | "PR-D-32" | "PR-D-33" | "PR-D-34" | "PR-D-35" | "PR-D-36" | "PR-D-37" | "PR-D-38" | "PR-D-39" | "PR-D-40";
/** A seat has chosen its starting card. */
export interface PlaneteRougeCardKeptEvent {
  /** @constant */
  type: "card-kept";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** What a seat saw on a card that it drew or looked at. */
export interface PlaneteRougeCardSeenEvent {
  /** @constant */
  type: "card-seen";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  card: PlaneteRougeCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Starting cards for one seat to choose from. */
export interface PlaneteRougeCardsDealtEvent {
  /** @constant */
  type: "cards-dealt";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The cards to choose from. */
  cards: PlaneteRougeCardId[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A character, in the order in which they are called.
 * @enum {string}
 */
export type PlaneteRougeCharacter = "explorer" | "femme-fatale" | "pilot" | "recruiter" | "saboteur" | "scientist" | "secret-agent" | "soldier" | "travel-agent";
/** A character is revealed and acts. */
export interface PlaneteRougeCharacterCalledEvent {
  /** @constant */
  type: "character-called";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: PlaneteRougeCharacter;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A seat has laid a character face down. */
export interface PlaneteRougeCharacterChosenEvent {
  /** @constant */
  type: "character-chosen";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A character: its name and its words. What it does is a rule. */
export interface PlaneteRougeCharacterFaceInput {
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
  /** The character. */
  id: PlaneteRougeCharacter;
}
/** A recruiter brought all characters back to hand. */
export interface PlaneteRougeCharactersTakenBackEvent {
  /** @constant */
  type: "characters-taken-back";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** Whether it was the neutral company's, which leaves the game while the others are shuffled. Left out, it is `false`. */
  neutral?: boolean;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Lay one character of the hand face down for this round. */
export interface PlaneteRougeChooseMove {
  /** @constant */
  type: "choose";
  character: PlaneteRougeCharacter;
}
/** An answer that was worth judging and is not allowed. */
export interface PlaneteRougeClosed {
  /** The answer. */
  move: PlaneteRougeMove;
  /** The id of the rule that closes it. */
  rule: string;
  /** Why, as a sentence in the reader's language. */
  reason: string;
  /** On request: what it would do, in the reader's language. */
  label?: string;
  /** What it names, by the ids that this has in a picture. */
  things: string[];
}
/** A mining company: a seat's or, with two players, the neutral one. */
export interface PlaneteRougeCompany {
  /** What its player is called. */
  name: string | null;
  /** Characters still to be played; the one chosen this round stays here until it is called. */
  hand: PlaneteRougeCharacter[];
  chosen: PlaneteRougeCharacter | null;
  /** Astronauts still on Earth. */
  reserve: number;
  /** Astronauts out of the game, or on the memorial. */
  lost: number;
  tokens: PlaneteRougeTokens;
  /** Secret cards that were kept: bonus, mission and action cards. */
  cards: PlaneteRougeCardId[];
  /** Starting cards of which one is to be kept. */
  offered: PlaneteRougeCardId[];
}
/** A company as a seat sees it. */
export interface PlaneteRougeCompanyView {
  /** What its player is called. */
  name: string | null;
  /** Public: nine less those used. The one chosen this round still counts as in hand. */
  hand: PlaneteRougeCharacter[];
  /** Whether it has chosen a character this round. */
  hasChosen: boolean;
  /** One's own choice of this round. */
  chosen: PlaneteRougeCharacter | null;
  /** Astronauts still on Earth. */
  reserve: number;
  /** Astronauts out of the game, or on the memorial. */
  lost: number;
  tokens: PlaneteRougeTokens;
  /** How many secret cards it holds. */
  cardCount: number;
  /** One's own secret cards; everybody's after the end. */
  cards: PlaneteRougeCardId[] | null;
  /** One's own starting cards, while one is still to be kept. */
  offered: PlaneteRougeCardId[] | null;
}
/** A question with all its legal answers and, when asked to explain, those that are closed. */
export interface PlaneteRougeDecision {
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
  moves: PlaneteRougeMove[];
  /** On request: what each of the moves does in the reader's language, in the same order. */
  labels?: string[];
  /** When asked to explain: answers that are not allowed, and why. */
  closed?: PlaneteRougeClosed[];
}
/** A destination tile was put on a ship. */
export interface PlaneteRougeDestinationSetEvent {
  /** @constant */
  type: "destination-set";
  /** Who put it there. */
  company: number;
  /** Where the ship goes now. */
  zone: PlaneteRougeZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: PlaneteRougeShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: PlaneteRougeZone | null;
}
/** An event card that lies face down, at a zone or discarded, and the seats that know it. */
export interface PlaneteRougeDiscovery {
  card: PlaneteRougeCardId;
  /** Who laid it, or has looked at it. */
  seenBy: number[];
}
/** A discovery that acts when it is revealed does so; what follows is its doing. */
export interface PlaneteRougeDiscoveryActedEvent {
  /** @constant */
  type: "discovery-acted";
  zone: PlaneteRougeZone;
  card: PlaneteRougeCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A discovery lies face down at a zone. */
export interface PlaneteRougeDiscoveryAssignedEvent {
  /** @constant */
  type: "discovery-assigned";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  zone: PlaneteRougeZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** There was no room for the discovery just drawn. */
export interface PlaneteRougeDiscoveryDiscardedEvent {
  /** @constant */
  type: "discovery-discarded";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A seat looked at a discovery in play. */
export interface PlaneteRougeDiscoveryLookedAtEvent {
  /** @constant */
  type: "discovery-looked-at";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  zone: PlaneteRougeZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A discovery was turned face up after the last round. */
export interface PlaneteRougeDiscoveryRevealedEvent {
  /** @constant */
  type: "discovery-revealed";
  zone: PlaneteRougeZone;
  card: PlaneteRougeCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A card that lies face down. */
export interface PlaneteRougeDiscoveryView {
  /** What it is, for those who know. */
  card: PlaneteRougeCardId | null;
  /** Who laid it, or has looked at it. */
  seenBy: number[];
}
/** Scientist: draw the top event card. */
export interface PlaneteRougeDrawCardMove {
  /** @constant */
  type: "draw-card";
}
/** Discovery: everybody who is present loses one astronaut. */
export interface PlaneteRougeEachPresentRemovesInput {
  /** @constant */
  op: "each_present_removes";
}
/**
 * Whether a ship that lands empty explores its zone (AMB-07).
 * @enum {string}
 */
export type PlaneteRougeEmptyShipsRuling = "explore" | "pass";
export type PlaneteRougeEvent = PlaneteRougeCardsDealtEvent | PlaneteRougeCardKeptEvent | PlaneteRougeCharacterChosenEvent | PlaneteRougeCharacterCalledEvent | PlaneteRougeBoardedEvent | PlaneteRougePassedEvent | PlaneteRougeStepSkippedEvent | PlaneteRougeDestinationSetEvent | PlaneteRougeShipLaunchedEvent | PlaneteRougeShipDestroyedEvent | PlaneteRougeShipLandedEvent | PlaneteRougeShipDiscardedEvent | PlaneteRougeShipDockedEvent | PlaneteRougeAstronautsLostEvent | PlaneteRougeAstronautMovedEvent | PlaneteRougeReplacedAboardEvent | PlaneteRougeReplacedInZoneEvent | PlaneteRougeKilledEvent | PlaneteRougeResourceFoundEvent | PlaneteRougeCardDrawnEvent | PlaneteRougeCardSeenEvent | PlaneteRougeDiscoveryAssignedEvent | PlaneteRougeDiscoveryLookedAtEvent | PlaneteRougeDiscoveryDiscardedEvent | PlaneteRougeDiscoveryRevealedEvent | PlaneteRougeDiscoveryActedEvent | PlaneteRougeCharactersTakenBackEvent | PlaneteRougeProductionBeganEvent | PlaneteRougeTokensPlacedEvent | PlaneteRougeTokensTakenEvent | PlaneteRougeFirstPlayerChangedEvent | PlaneteRougeRoundBeganEvent | PlaneteRougeGameEndedEvent | PlaneteRougeHandShownEvent | PlaneteRougeTokensLostEvent;
/**
 * Whose astronauts the explorer moves (AMB-06).
 * @enum {string}
 */
export type PlaneteRougeExplorerRuling = "any" | "own";
/** Counts as so many ice tokens in the end. */
export interface PlaneteRougeExtraIceInput {
  /** @constant */
  op: "extra_tokens";
  count: number;
}
/** Discovery: the zone gives more tokens in the third production. */
export interface PlaneteRougeExtraProductionInput {
  /** @constant */
  op: "extra_production";
  count: number;
}
/** Another seat is first player now. */
export interface PlaneteRougeFirstPlayerChangedEvent {
  /** @constant */
  type: "first-player-changed";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Pays, whatever happened. */
export interface PlaneteRougeFlatInput {
  /** @constant */
  op: "flat";
  points: number;
}
/** Action, after the third production: take so many tokens. */
export interface PlaneteRougeGainTokensInput {
  /** @constant */
  op: "gain_tokens";
  resource: PlaneteRougeResource;
  count: number;
}
/** All is counted; secret cards are shown. */
export interface PlaneteRougeGameEndedEvent {
  /** @constant */
  type: "game-ended";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A seat was dealt discoveries only, showed them and gets new cards. */
export interface PlaneteRougeHandShownEvent {
  /** @constant */
  type: "hand-shown";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The discoveries that were shown. */
  cards: PlaneteRougeCardId[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A move that a seat proposes to make in a position. */
export interface PlaneteRougeJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: PlaneteRougeState;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: PlaneteRougeMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** Keep one of the starting cards, secretly, and give the others back. */
export interface PlaneteRougeKeepCardMove {
  /** @constant */
  type: "keep-card";
  card: PlaneteRougeCardId;
}
/** Action, before the third production: kill an astronaut of another company. */
export interface PlaneteRougeKillInput {
  /** @constant */
  op: "kill";
}
/** Soldier, or Industrial Espionage: kill an astronaut in a zone. */
export interface PlaneteRougeKillMove {
  /** @constant */
  type: "kill";
  zone: PlaneteRougeZone;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
}
/** An astronaut was killed in a zone. */
export interface PlaneteRougeKilledEvent {
  /** @constant */
  type: "killed";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
  zone: PlaneteRougeZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Secret agent: make a docked ship take off that is not full. */
export interface PlaneteRougeLaunchMove {
  /** @constant */
  type: "launch";
  ship: PlaneteRougeShipId;
}
/** Discovery: whoever has the most here loses one astronaut. */
export interface PlaneteRougeLeadersRemoveInput {
  /** @constant */
  op: "leaders_remove";
}
/** All open questions of a position with their legal answers. */
export interface PlaneteRougeLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: PlaneteRougeDecision[];
}
/** Scientist: look at a face-down discovery in play. */
export interface PlaneteRougeLookAtDiscoveryMove {
  /** @constant */
  type: "look-at-discovery";
  zone: PlaneteRougeZone;
}
/** Pays whoever has the most astronauts, or as many as anybody, in so many zones. */
export interface PlaneteRougeMajoritiesAtLeastInput {
  /** @constant */
  op: "majorities_at_least";
  count: number;
  points: number;
}
/** Explorer, or Forced March: move one of your astronauts to an adjacent zone. */
export interface PlaneteRougeMarchMove {
  /** @constant */
  type: "march";
  origin: PlaneteRougeZone;
  target: PlaneteRougeZone;
}
/** Explorer, where he may move anybody: move another player's astronaut to an adjacent zone. */
export interface PlaneteRougeMarchOtherMove {
  /** @constant */
  type: "march-other";
  /** Whose astronaut. */
  company: number;
  origin: PlaneteRougeZone;
  target: PlaneteRougeZone;
}
/** The printed material of the game, each piece with its source. */
export interface PlaneteRougeMissionComponents {
  /** The zones of the board. */
  zones: PlaneteRougePrintedZone[];
  /** The nine characters. */
  characters: PlaneteRougePrintedCharacter[];
  /** The fleet. */
  ships: PlaneteRougePrintedShip[];
  /** What zones yield. */
  resources: PlaneteRougePrintedResource[];
  /** The event deck and, in the second edition, the global mission. */
  eventCards: PlaneteRougePrintedCard[];
  /** What else lies on the table. */
  markers: PlaneteRougePrintedMarker[];
}
/** Pays whoever has the most astronauts in some zones taken together. */
export interface PlaneteRougeMostAstronautsInput {
  /** @constant */
  op: "most_astronauts_total";
  zones: PlaneteRougeZone[] | "all";
  points: number;
}
/** Pays whoever has lost the most astronauts. */
export interface PlaneteRougeMostLostInput {
  /** @constant */
  op: "most_lost";
  points: number;
}
/** Pays whoever has the most tokens of a resource. */
export interface PlaneteRougeMostTokensInput {
  /** @constant */
  op: "most_tokens";
  resource: PlaneteRougeResource;
  points: number;
}
export type PlaneteRougeMove = PlaneteRougeKeepCardMove | PlaneteRougeChooseMove | PlaneteRougeBoardMove | PlaneteRougeSetDestinationMove | PlaneteRougeMarchMove | PlaneteRougeDrawCardMove | PlaneteRougeLookAtDiscoveryMove | PlaneteRougeAssignDiscoveryMove | PlaneteRougeLaunchMove | PlaneteRougeSabotageMove | PlaneteRougeReplaceAboardMove | PlaneteRougeReplaceInZoneMove | PlaneteRougeKillMove | PlaneteRougeRedirectMove | PlaneteRougePassMove | PlaneteRougeMarchOtherMove;
/** The characters of the neutral company of a two-player game. */
export interface PlaneteRougeNeutral {
  /** Those to come, the next one first. */
  deck: PlaneteRougeCharacter[];
  /** Those played, the last one last. */
  used: PlaneteRougeCharacter[];
}
/** The characters of the neutral company. */
export interface PlaneteRougeNeutralView {
  /** How many are to come. */
  deckSize: number;
  /** Those played, the last one last. */
  used: PlaneteRougeCharacter[];
}
/** Discovery: nothing. */
export interface PlaneteRougeNoEffectInput {
  /** @constant */
  op: "none";
}
/** Discovery: the zone gives nothing in the third production. */
export interface PlaneteRougeNoProductionInput {
  /** @constant */
  op: "no_production";
}
/** What a game of the first edition may vary: how some rules are read. */
export interface PlaneteRougeOptions {
  /** Whether the soldier must, or may, kill one of his own when nobody else can be (AMB-28). Left out, it is `"must"`. */
  soldier?: PlaneteRougeSoldierDuty;
  /** Whether the explorer moves his own astronauts only, or anybody's (AMB-06). Left out, it is `"own"`. */
  explorer?: PlaneteRougeExplorerRuling;
  /** Whether a ship that lands empty leaves its zone alone, or explores it (AMB-07). Left out, it is `"pass"`. */
  emptyShips?: PlaneteRougeEmptyShipsRuling;
}
/** What a game of the first edition may vary: how some rules are read. */
export interface PlaneteRougeOptionsInput {
  /** Whether the soldier must, or may, kill one of his own when nobody else can be (AMB-28). Left out, it is `"must"`. */
  soldier?: PlaneteRougeSoldierDuty | null;
  /** Whether the explorer moves his own astronauts only, or anybody's (AMB-06). Left out, it is `"own"`. */
  explorer?: PlaneteRougeExplorerRuling | null;
  /** Whether a ship that lands empty leaves its zone alone, or explores it (AMB-07). Left out, it is `"pass"`. */
  emptyShips?: PlaneteRougeEmptyShipsRuling | null;
}
/** A pack that can be played with. */
export interface PlaneteRougePackAccepted {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** How `setup` names it. The same content always has the same name. */
  pack: string;
  /** What its owner calls it. */
  name: string;
  /** How many pieces it names; all others are the house's. */
  pieces: number;
}
/** The material of a box of Mission : Planète Rouge (2005); what is left out is ours. */
export interface PlaneteRougePackInput {
  /** @constant */
  game: "planete-rouge";
  /** What its owner calls it. */
  name: string;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** Zones of the board; those that are not named stay as they are. */
  zones?: PlaneteRougeZoneFaceInput[] | null;
  /** Characters under other names; those that are not named stay as they are. */
  characters?: PlaneteRougeCharacterFaceInput[] | null;
  /** The whole fleet, if any of it is told. */
  ships?: PlaneteRougeShipFaceInput[] | null;
  /** The whole event deck, if any of it is told. */
  eventCards?: PlaneteRougeCardFaceInput[] | null;
  /** How many resource tiles there are of each kind. */
  resourceTiles?: PlaneteRougeResourceTilesInput | null;
  /** What the most ice is worth in the end. */
  iceBonus?: number | null;
}
/** Discovery: only even, or only odd, numbers of astronauts count in the third production. */
export interface PlaneteRougeParityFilterInput {
  /** @constant */
  op: "parity_filter";
  /** @enum {string} */
  keep: "even" | "odd";
}
/** Leave the rest of this step undone. */
export interface PlaneteRougePassMove {
  /** @constant */
  type: "pass";
}
/** A company left undone what it might have done, or the rest of it. */
export interface PlaneteRougePassedEvent {
  /** @constant */
  type: "passed";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** The character that was acting; none where action cards were asked for. */
  character?: PlaneteRougeCharacter | null;
  /** Which of its steps. */
  step?: PlaneteRougeStep | null;
  /** The action card that was being carried out. */
  card?: PlaneteRougeCardId | null;
  /** Whether a part of it was done. Left out, it is `false`. */
  more?: boolean;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Pays for each of some zones in which one is present, up to a limit. */
export interface PlaneteRougePerZonePresentInput {
  /** @constant */
  op: "points_per_zone_present";
  zones: PlaneteRougeZone[] | "all";
  points: number;
  cap: number;
}
/**
 * Where a game stands: before its rounds, in one, after them, or over.
 * @enum {string}
 */
export type PlaneteRougePhase = "actions" | "choose" | "destinations" | "over" | "resolve" | "starting-cards";
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface PlaneteRougePlayMoveRequest {
  /** The one move to be made; or give `moves`. */
  move: PlaneteRougeMove;
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface PlaneteRougePlayMovesRequest {
  /** The moves to be made, one after the other; or give `move`. */
  moves: PlaneteRougeMove[];
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export type PlaneteRougePlayRequest = PlaneteRougePlayMoveRequest | PlaneteRougePlayMovesRequest;
/** A move that is expected of a seat. */
export interface PlaneteRougePly {
  /** Whose it would be. */
  seat: number;
  /** The move. */
  move: PlaneteRougeMove;
}
/** Discovery: pays, or costs, everybody who is present in the end. */
export interface PlaneteRougePointsEachPresentInput {
  /** @constant */
  op: "points_each_present";
  points: number;
}
/** Discovery: pays for each astronaut here in the end, up to a limit. */
export interface PlaneteRougePointsPerAstronautInput {
  /** @constant */
  op: "points_per_astronaut";
  points: number;
  cap: number;
}
/** Discovery: pays, or costs, whoever has the most here in the end. */
export interface PlaneteRougePointsToMostInput {
  /** @constant */
  op: "points_to_most";
  points: number;
}
/** A state with what a client wants to know about it. `include` leaves parts out. */
export interface PlaneteRougePosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** The whole position, to be handed back with the next request. */
  state: PlaneteRougeState;
  /** What happened because of the moves, in order. */
  events?: PlaneteRougeEvent[];
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** A fingerprint of the state, by which a client can check its own copy: `b2:` and the hex of BLAKE2b with 16 bytes over the state's JSON as answered. */
  digest: string;
  /** To be handed back beside the state. Only where every move that led here was judged by the service: after a setup, a replay, and a move in a state whose own stamp came with it. */
  stamp?: string;
  /** All open questions with their legal answers. */
  legalMoves?: PlaneteRougeDecision[];
  score?: Score;
  /** On request: the position as SVG, as a spectator sees it. */
  picture?: string;
}
/** Pays whoever is present in all of some zones. */
export interface PlaneteRougePresenceAllInput {
  /** @constant */
  op: "presence_all";
  zones: PlaneteRougeZone[] | "all";
  points: number;
}
/** Pays whoever is present in so many of some zones. */
export interface PlaneteRougePresenceAtLeastInput {
  /** @constant */
  op: "presence_at_least";
  zones: PlaneteRougeZone[] | "all";
  count: number;
  points: number;
}
/** Pays by the number of zones in which one is present. */
export interface PlaneteRougePresenceScaleInput {
  /** @constant */
  op: "presence_scale";
  zones: PlaneteRougeZone[] | "all";
  /** What presence in none of them, in one, in two … pays: one more than there are zones. */
  scale: number[];
}
/** An event card. */
export interface PlaneteRougePrintedCard {
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
  /** What kind of card it is: a discovery, a mission, a bonus, an action. */
  kind: string;
  /** When it takes effect. */
  timing: string;
  /** What it is worth at most, where that can be said. */
  points: number | null;
}
/** A character. */
export interface PlaneteRougePrintedCharacter {
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
  /** When it is called. */
  number: number;
}
/** A marker. */
export interface PlaneteRougePrintedMarker {
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
/** A resource. */
export interface PlaneteRougePrintedResource {
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
  /** What one token is worth. */
  value: number;
}
/** A ship. */
export interface PlaneteRougePrintedShip {
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
  /** How many places it has. */
  capacity: number;
  /** The zone it flies to; null when whoever boards first chooses it. */
  destination: string | null;
}
/** A zone of Mars, or Phobos. */
export interface PlaneteRougePrintedZone {
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
  /** `outer`, `central`, or `moon`: Phobos, which lies apart. */
  ring: string;
  /** The zones that border on it. */
  adjacent: string[];
  /** Whether a discovery may be laid at it. */
  discoverySlot: boolean;
  /** Whether the soldier may kill there. */
  soldierTarget: boolean;
}
/** Discovery: the zone gives another resource in the third production. */
export interface PlaneteRougeProduceInsteadInput {
  /** @constant */
  op: "produce_instead";
  resource: PlaneteRougeResource;
}
/** Explored zones give score tokens, and those with the most astronauts take them. */
export interface PlaneteRougeProductionBeganEvent {
  /** @constant */
  type: "production-began";
  /** The first, the second or the third time. */
  number: number;
  /** How many tokens each explored zone gives. */
  tokens: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Discovery: all astronauts on docked ships come here. Of the second edition. */
export interface PlaneteRougePullDockedInput {
  /** @constant */
  op: "pull_docked_astronauts";
}
/** The record of a game: its setup and its moves. */
export interface PlaneteRougeRecord {
  /** How the game began. */
  setup: PlaneteRougeRecordedSetup;
  /** All moves made since, in order. */
  moves: PlaneteRougeRecordedMove[];
}
/** A move as it was made. */
export interface PlaneteRougeRecordedMove {
  seat: number | null;
  /** What was done. */
  move: PlaneteRougeMove;
  at: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string;
}
/** A move as it was made. */
export interface PlaneteRougeRecordedMoveInput {
  seat: number | null;
  /** What was done. */
  move: PlaneteRougeMove;
  at?: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string | null;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface PlaneteRougeRecordedSetup {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: PlaneteRougeOptions;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface PlaneteRougeRecordedSetupInput {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: PlaneteRougeOptionsInput | null;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string | null;
}
/** Pilot: put an available destination tile on a ship, docked or in flight. */
export interface PlaneteRougeRedirectMove {
  /** @constant */
  type: "redirect";
  ship: PlaneteRougeShipId;
  zone: PlaneteRougeZone;
}
/** A position to be drawn, as one seat looks at it. */
export interface PlaneteRougeRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: PlaneteRougeMove | null;
  /** Whether each thing that legal moves of the seat name carries their numbers as `data-moves`: places in the list that `legal-moves` answers for this seat, counted from 0. Left out, it is `false`. */
  targets?: boolean | null;
  /** Left out, it is `"auto"`. */
  theme?: PictureTheme | null;
  /** Left out, it is `"wide"`. */
  layout?: PictureLayout | null;
  /** Left out, it is `""`. */
  prefix?: string | null;
  /** The position, as an earlier answer gave it. */
  state: PlaneteRougeState;
  /** The seat that looks. Null: a spectator. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** Femme fatale: replace an opposing astronaut on a ship where you are present. */
export interface PlaneteRougeReplaceAboardMove {
  /** @constant */
  type: "replace-aboard";
  ship: PlaneteRougeShipId;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
}
/** Femme fatale: replace an opposing astronaut in a zone where you are present. */
export interface PlaneteRougeReplaceInZoneMove {
  /** @constant */
  type: "replace-in-zone";
  zone: PlaneteRougeZone;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
}
/** An astronaut took another's place on a ship. */
export interface PlaneteRougeReplacedAboardEvent {
  /** @constant */
  type: "replaced-aboard";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: PlaneteRougeShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: PlaneteRougeZone | null;
}
/** An astronaut took another's place in a zone. */
export interface PlaneteRougeReplacedInZoneEvent {
  /** @constant */
  type: "replaced-in-zone";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
  zone: PlaneteRougeZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The record of a game, to be played through. */
export interface PlaneteRougeReplayRequest {
  /** How the game began. */
  setup: PlaneteRougeRecordedSetupInput;
  /** All moves made since, in order. */
  moves: PlaneteRougeRecordedMoveInput[];
}
/**
 * What a zone gives: ice, sylvanite or celerium.
 * @enum {string}
 */
export type PlaneteRougeResource = "celerium" | "ice" | "sylvanite";
/** The resource of a zone is now there for all to see. */
export interface PlaneteRougeResourceFoundEvent {
  /** @constant */
  type: "resource-found";
  zone: PlaneteRougeZone;
  resource: PlaneteRougeResource;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** How many resource tiles there are of each kind. */
export interface PlaneteRougeResourceTilesInput {
  /** How many show ice. */
  ice: number;
  /** How many show sylvanite. */
  sylvanite: number;
  /** How many show celerium. */
  celerium: number;
}
/** Action, before the third production: bring lost astronauts back. */
export interface PlaneteRougeReviveInput {
  /** @constant */
  op: "revive";
}
/** A new round. */
export interface PlaneteRougeRoundBeganEvent {
  /** @constant */
  type: "round-began";
  /** Which round, from 1 to 10. */
  round: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Saboteur: destroy a docked ship with everyone aboard. */
export interface PlaneteRougeSabotageMove {
  /** @constant */
  type: "sabotage";
  ship: PlaneteRougeShipId;
}
/** A position to be scored. */
export interface PlaneteRougeScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: PlaneteRougeState;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface PlaneteRougeSealedApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: PlaneteRougeMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface PlaneteRougeSealedApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: PlaneteRougeMove[];
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type PlaneteRougeSealedApplyRequest = PlaneteRougeSealedApplyMoveRequest | PlaneteRougeSealedApplyMovesRequest;
/** Many moves to be judged, each in its own position. */
export interface PlaneteRougeSealedBatchRequest {
  /** What is to be judged, in order. */
  items: PlaneteRougeSealedJudgeRequest[];
}
/** A move that a seat proposes to make in a position. */
export interface PlaneteRougeSealedJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: PlaneteRougeMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** The questions that a sealed state puts to the bearer's seat, with their legal answers. */
export interface PlaneteRougeSealedLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: PlaneteRougeDecision[];
  seal: Seal;
}
/** A sealed state with what the bearer of a seat's key may know about it. */
export interface PlaneteRougeSealedPosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: PlaneteRougeView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: PlaneteRougeDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: PlaneteRougeEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** A position to be drawn, as one seat looks at it. */
export interface PlaneteRougeSealedRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: PlaneteRougeMove | null;
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
export interface PlaneteRougeSealedScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A new game as a sealed state, as a spectator sees it. */
export interface PlaneteRougeSealedSetup {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: PlaneteRougeView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: PlaneteRougeDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: PlaneteRougeEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
  /** One for each seat, for `Authorization: Bearer`. They are told now and never again. */
  seatKeys: string[];
  /** `sha256:` and the hexadecimal SHA-256 of `commit:`, the salt, `:` and the seed. Seed and salt are told at the end, to check it. */
  commitment: string;
}
/** A position, as one seat looks at it. */
export interface PlaneteRougeSealedStateRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** The seat that looks. Null: a spectator's view, or the legal moves of all seats. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A position, and the seat that asks what it might do in it. */
export interface PlaneteRougeSealedSuggestRequest {
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
export interface PlaneteRougeSealedSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: PlaneteRougeSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: PlaneteRougePly[];
  effort: Effort;
  seal: Seal;
}
/** What the bearer of a seat's key may know of a sealed state. */
export interface PlaneteRougeSealedView {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: PlaneteRougeView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: PlaneteRougeDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
}
/** What one seat, or a spectator, may know of a position. */
export interface PlaneteRougeSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: PlaneteRougeView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: PlaneteRougeDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  /** Whether the stamp fits that came with the state; absent when none came. */
  authentic?: boolean;
}
/** A new session: which game, who plays, what its setup varies, how the table is run. */
export interface PlaneteRougeSessionRequest {
  /** @constant */
  game: "planete-rouge";
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (SeatSetupInput | string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: PlaneteRougeOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
  table?: TableOptionsInput | null;
}
/** What the bearer may know of a session. */
export interface PlaneteRougeSessionSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: PlaneteRougeView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: PlaneteRougeDecision[];
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
  events?: PlaneteRougeEvent[];
  /** After moves: how many of them were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** Put a destination tile on the ship just boarded, which had no destination. */
export interface PlaneteRougeSetDestinationMove {
  /** @constant */
  type: "set-destination";
  zone: PlaneteRougeZone;
}
/** A new game: who plays, and what its setup varies. */
export interface PlaneteRougeSetupRequest {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: PlaneteRougeOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
}
/** A ship that is docked or has taken off. */
export interface PlaneteRougeShip {
  id: PlaneteRougeShipId;
  /** The companies of the astronauts aboard, in the order in which they boarded. */
  aboard: number[];
  /** The destination tiles on it; the last one lies on top and counts. */
  tiles: PlaneteRougeZone[];
}
/** A docked ship was destroyed. */
export interface PlaneteRougeShipDestroyedEvent {
  /** @constant */
  type: "ship-destroyed";
  /** Who destroyed it. */
  company: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: PlaneteRougeShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: PlaneteRougeZone | null;
}
/** An empty ship that had no destination is gone. */
export interface PlaneteRougeShipDiscardedEvent {
  /** @constant */
  type: "ship-discarded";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: PlaneteRougeShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: PlaneteRougeZone | null;
}
/** A new ship was turned up. */
export interface PlaneteRougeShipDockedEvent {
  /** @constant */
  type: "ship-docked";
  /** At which dock, counted from 0 on the left. */
  dock: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: PlaneteRougeShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: PlaneteRougeZone | null;
}
/** A ship card. */
export interface PlaneteRougeShipFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** The ship: number your fleet from 01, as you like. */
  id: PlaneteRougeShipId;
  /** How many places it has. */
  capacity?: number | null;
  /** The zone it flies to; null when it is piloted by hand, or bound for the unknown. */
  destination?: PlaneteRougeZone | null;
}
/**
 * A ship card.
 * @enum {string}
 */
export type PlaneteRougeShipId = "PR-S-01" | "PR-S-02" | "PR-S-03" | "PR-S-04" | "PR-S-05" | "PR-S-06" | "PR-S-07" | "PR-S-08" | "PR-S-09" | "PR-S-10" | "PR-S-11" | "PR-S-12" | "PR-S-13" | "PR-S-14" | "PR-S-15" | "PR-S-16" | "PR-S-17" | "PR-S-18" | "PR-S-19" | "PR-S-20" | "PR-S-21" | "PR-S-22" | "PR-S-23" | "PR-S-24" | "PR-S-25" | "PR-S-26" | "PR-S-27" | "PR-S-28" | "PR-S-29" | "PR-S-30" | "PR-S-31" | "PR-S-32" | "PR-S-33" | "PR-S-34" | "PR-S-35" | "PR-S-36" | "PR-S-37" | "PR-S-38" | "PR-S-39" | "PR-S-40" | "PR-S-41" | "PR-S-42" | "PR-S-43" | "PR-S-44" | "PR-S-45" | "PR-S-46" | "PR-S-47" | "PR-S-48" | "PR-S-49" | "PR-S-50" | "PR-S-51" | "PR-S-52" | "PR-S-53" | "PR-S-54" | "PR-S-55" | "PR-S-56" | "PR-S-57" | "PR-S-58" | "PR-S-59" | "PR-S-60";
/** A ship arrived and unloaded. */
export interface PlaneteRougeShipLandedEvent {
  /** @constant */
  type: "ship-landed";
  ship: PlaneteRougeShipId;
  zone: PlaneteRougeZone;
  /** The companies of the astronauts that it brought. Left out, it is `[]`. */
  aboard?: number[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A ship took off. */
export interface PlaneteRougeShipLaunchedEvent {
  /** @constant */
  type: "ship-launched";
  /** Who launched it, where it was not full. */
  company?: number | null;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: PlaneteRougeShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: PlaneteRougeZone | null;
}
/**
 * Why a step of a character could not be done.
 * @enum {string}
 */
export type PlaneteRougeSkipReason = "neutral" | "no-other-ship" | "no-place" | "no-reserve" | "no-tile" | "nobody-on-phobos" | "nobody-to-kill" | "nobody-to-move" | "nobody-to-replace" | "nothing-to-destroy" | "nothing-to-launch";
/**
 * Whether the soldier must kill one of his own astronauts when nobody else can be killed (AMB-28).
 * @enum {string}
 */
export type PlaneteRougeSoldierDuty = "may" | "must";
/** A position of Mission : Planète Rouge (2005). */
export interface PlaneteRougeState {
  /** @constant */
  game: "planete-rouge";
  /** Of the shape and rules it follows. */
  version: number;
  /** How many moves led here. */
  ply: number;
  dice: Dice;
  /** The pack whose material it is played with; left out for the house material. */
  pack?: string;
  /** The mining companies, by seat; with two players the neutral one comes last. */
  companies: PlaneteRougeCompany[];
  /** The first player. */
  first: number;
  /** Which of the ten rounds. */
  round: number;
  phase: PlaneteRougePhase;
  /** The ship at each dock, from left to right; null for an empty one. */
  docks: (PlaneteRougeShip | null)[];
  /** Ships that took off this round, in that order. */
  flying: PlaneteRougeShip[];
  /** Ships to come. */
  shipDeck: PlaneteRougeShipId[];
  /** Ships that have landed or were destroyed. */
  shipDiscard: PlaneteRougeShipId[];
  /** The zones of the board, in its order. */
  zones: PlaneteRougeZoneState[];
  /** Resource tiles that have not been drawn. */
  resourceDeck: PlaneteRougeResource[];
  /** Event cards to come. */
  eventDeck: PlaneteRougeCardId[];
  /** Discoveries for which there was no room, and action cards that were played. */
  eventDiscard: PlaneteRougeDiscovery[];
  turn: PlaneteRougeTurn | null;
  window: PlaneteRougeWindow | null;
  neutral: PlaneteRougeNeutral | null;
  /** The seat that acted last this round. */
  last: number | null;
  options: PlaneteRougeOptions;
}
/** A position, as one seat looks at it. */
export interface PlaneteRougeStateRequest {
  /** The position, as an earlier answer gave it. */
  state: PlaneteRougeState;
  /** The seat that looks. Null: a spectator's view, or the legal moves of all seats. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/**
 * What the character now acting is doing: `special` is its own action.
 * @enum {string}
 */
export type PlaneteRougeStep = "assign" | "board" | "descend" | "destination" | "look" | "special";
/** A step of a character could not be done, and a rule says that play goes on. */
export interface PlaneteRougeStepSkippedEvent {
  /** @constant */
  type: "step-skipped";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: PlaneteRougeCharacter;
  step: PlaneteRougeStep;
  /** The rule by which it is skipped. */
  rule: string;
  reason: PlaneteRougeSkipReason;
  /** How many astronauts could not board. Left out, it is `0`. */
  astronauts?: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A position, and the seat that asks what it might do in it. */
export interface PlaneteRougeSuggestRequest {
  /** Left out, it is `"medium"`. */
  level?: SuggestionLevel | null;
  /** How much it may cost; null for what the level takes. */
  budget?: BudgetInput | null;
  /** The same seed and a budget of iterations give the same answer everywhere. Left out, it is `"0"`. */
  seed?: string | null;
  /** The position, as an earlier answer gave it. Only what the seat may see of it is looked at. */
  state: PlaneteRougeState;
  /** Whose moves are to be suggested. */
  seat: number;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** A move that a seat might make. */
export interface PlaneteRougeSuggestion {
  /** The move, which is legal. */
  move: PlaneteRougeMove;
  /** What it does, in the reader's language. */
  label?: string;
  value: Estimate;
  /** How many of the futures that were looked into began with it. */
  visits: number;
  /** Of the chance to win. */
  confidence: Interval;
  /** What is expected to follow, as far as it is known. */
  line: PlaneteRougePly[];
}
/** What a seat might do, the best first, from what it may see and nothing else. */
export interface PlaneteRougeSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: PlaneteRougeSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: PlaneteRougePly[];
  effort: Effort;
}
/** Score tokens, by resource. */
export interface PlaneteRougeTokens {
  /** How many ice tokens. */
  ice: number;
  /** How many sylvanite tokens. */
  sylvanite: number;
  /** How many celerium tokens. */
  celerium: number;
}
/** Score tokens that could not be shared are gone. */
export interface PlaneteRougeTokensLostEvent {
  /** @constant */
  type: "tokens-lost";
  zone: PlaneteRougeZone;
  resource: PlaneteRougeResource;
  /** How many tokens. */
  tokens: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Pays whoever has so many tokens of each resource. */
export interface PlaneteRougeTokensOfEachInput {
  /** @constant */
  op: "tokens_of_each";
  count: number;
  points: number;
}
/** A zone received score tokens. */
export interface PlaneteRougeTokensPlacedEvent {
  /** @constant */
  type: "tokens-placed";
  zone: PlaneteRougeZone;
  resource: PlaneteRougeResource;
  /** How many tokens. */
  tokens: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A company took score tokens from a zone. */
export interface PlaneteRougeTokensTakenEvent {
  /** @constant */
  type: "tokens-taken";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  zone: PlaneteRougeZone;
  resource: PlaneteRougeResource;
  /** How many tokens. */
  tokens: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The turn of the company whose character has been called. */
export interface PlaneteRougeTurn {
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: PlaneteRougeCharacter;
  step: PlaneteRougeStep;
  /** How often the step may still be done. */
  left: number;
  /** The ships boarded so far in this turn. */
  boarded: PlaneteRougeShipId[];
  /** A discovery just drawn, which must be laid at a zone. */
  drawn: PlaneteRougeCardId | null;
}
/** The turn now being played. */
export interface PlaneteRougeTurnView {
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: PlaneteRougeCharacter;
  step: PlaneteRougeStep;
  /** How often the step may still be done. */
  left: number;
  /** The ships boarded so far in this turn. */
  boarded: PlaneteRougeShipId[];
  /** The discovery just drawn, for the seat that drew it. */
  drawn: PlaneteRougeCardId | null;
}
/** One change of a session, as far as one seat, or a spectator, may see it. */
export interface PlaneteRougeUpdate {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
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
  events: PlaneteRougeEvent[];
  /** The seats that a question is put to now. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** On request, with the newest change: what the bearer's seat is asked and may answer. */
  legalMoves?: PlaneteRougeDecision[];
}
/** Changes of a session, oldest first. */
export interface PlaneteRougeUpdates {
  /**
   * The id of the game.
   * @constant
   */
  game: "planete-rouge";
  /** The changes after the version asked for. */
  updates: PlaneteRougeUpdate[];
  /** The newest version: when it is beyond the last update, ask again from there. */
  version: number;
}
/** A position of Mission : Planète Rouge (2005) as a seat sees it. */
export interface PlaneteRougeView {
  /** @constant */
  game: "planete-rouge";
  /** How many moves led here. */
  ply: number;
  /** The mining companies, by seat; with two players the neutral one comes last. */
  companies: PlaneteRougeCompanyView[];
  /** The first player. */
  first: number;
  /** Which of the ten rounds. */
  round: number;
  phase: PlaneteRougePhase;
  /** The ship at each dock, from left to right; null for an empty one. */
  docks: (PlaneteRougeShip | null)[];
  /** Ships that took off this round, in that order. */
  flying: PlaneteRougeShip[];
  /** How many ships are to come. */
  shipDeckSize: number;
  /** Ships that have landed or were destroyed. */
  shipDiscard: PlaneteRougeShipId[];
  /** The zones of the board, in its order. */
  zones: PlaneteRougeZoneView[];
  /** How many resource tiles have not been drawn. */
  resourceDeckSize: number;
  /** How many event cards are to come. */
  eventDeckSize: number;
  /** Face up in the second edition; in the first only the discarder knows the card. */
  eventDiscard: PlaneteRougeDiscoveryView[];
  turn: PlaneteRougeTurnView | null;
  window: PlaneteRougeWindow | null;
  neutral: PlaneteRougeNeutralView | null;
  /** The seat that acted last this round. */
  last: number | null;
  options: PlaneteRougeOptions;
}
/** Action, before the third production: move astronauts. */
export interface PlaneteRougeWalkInput {
  /** @constant */
  op: "move";
  maxMoves: number;
}
/** A moment of the second edition in which action cards may be played. */
export interface PlaneteRougeWindow {
  timing: PlaneteRougeActionTiming;
  /** The seats still to be asked, in turn; the first of them is being asked. */
  waiting: number[];
  /** An action card that is being carried out. */
  card: PlaneteRougeCardId | null;
  /** How often the action may still be done. */
  left: number;
}
/**
 * A zone of Mars, or its moon.
 * @enum {string}
 */
export type PlaneteRougeZone = "ausonia" | "hellas" | "mare-cimmerium" | "mare-serpentis" | "mare-tyrrhenum" | "sinus-sabaeus" | "syrtis-major" | "tritonis-sinus" | "valles-marineris" | "vastitas-borealis";
/** A zone of the board. */
export interface PlaneteRougeZoneFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** The zone, by the id of the house's board; its name is yours to give. */
  id: PlaneteRougeZone;
  /** Whether it lies in the outer ring or in the middle. */
  ring?: ("central" | "outer") | null;
  /** The zones that border on it; both of two neighbours say so. */
  adjacent?: PlaneteRougeZone[] | null;
  /** Whether a discovery may be laid at it. */
  discoverySlot?: boolean | null;
  /** Whether the soldier may kill there. */
  soldierTarget?: boolean | null;
}
/** A zone with what lies and stands on it. */
export interface PlaneteRougeZoneState {
  id: PlaneteRougeZone;
  /** How many astronauts each company has here. */
  astronauts: number[];
  /** Its resource tile; none where it is drawn on arrival. */
  resource: PlaneteRougeResource | null;
  /** Whether the resource is there for all to see. */
  explored: boolean;
  /** Tokens that wait here for a leader. */
  pool: PlaneteRougeTokens;
  discovery: PlaneteRougeDiscovery | null;
}
/** A zone as a seat sees it. */
export interface PlaneteRougeZoneView {
  id: PlaneteRougeZone;
  /** How many astronauts each company has here. */
  astronauts: number[];
  /** Its resource, once it is explored. */
  resource: PlaneteRougeResource | null;
  /** Whether the resource is there for all to see. */
  explored: boolean;
  /** Tokens that wait here for a leader. */
  pool: PlaneteRougeTokens;
  discovery: PlaneteRougeDiscoveryView | null;
}

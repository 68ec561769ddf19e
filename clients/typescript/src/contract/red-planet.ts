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

/** The types of Mission: Red Planet. */
export interface RedPlanet {
  Id: "red-planet";
  State: RedPlanetState;
  Move: RedPlanetMove;
  Event: RedPlanetEvent;
  View: RedPlanetView;
  Decision: RedPlanetDecision;
  Position: RedPlanetPosition;
  LegalMoves: RedPlanetLegalMoves;
  Seen: RedPlanetSeen;
  Suggestions: RedPlanetSuggestions;
  SetupRequest: RedPlanetSetupRequest;
  JudgeRequest: RedPlanetJudgeRequest;
  StateRequest: RedPlanetStateRequest;
  RenderRequest: RedPlanetRenderRequest;
  SuggestRequest: RedPlanetSuggestRequest;
  ReplayRequest: RedPlanetReplayRequest;
  SealedSetup: RedPlanetSealedSetup;
  SealedPosition: RedPlanetSealedPosition;
  SealedView: RedPlanetSealedView;
  SealedLegalMoves: RedPlanetSealedLegalMoves;
  SealedSuggestions: RedPlanetSealedSuggestions;
  SessionRequest: RedPlanetSessionRequest;
  SessionSeen: RedPlanetSessionSeen;
  Update: RedPlanetUpdate;
  Updates: RedPlanetUpdates;
  Record: RedPlanetRecord;
  Components: RedPlanetMissionComponents;
  PackInput: RedPlanetPackInput;
  PackAccepted: RedPlanetPackAccepted;
}

/** A seat played an action card. */
export interface RedPlanetActionPlayedEvent {
  /** @constant */
  type: "action-played";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  card: RedPlanetCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** An action card was played that nobody can carry out, or can any more. */
export interface RedPlanetActionSkippedEvent {
  /** @constant */
  type: "action-skipped";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  card: RedPlanetCardId;
  /** The rule by which it is skipped. */
  rule: string;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * When an action card may be played.
 * @enum {string}
 */
export type RedPlanetActionTiming = "after-third-production" | "before-third-production";
/** Discovery: each neighbouring zone gives more tokens in the third production. */
export interface RedPlanetAdjacentExtraProductionInput {
  /** @constant */
  op: "adjacent_extra_production";
  count: number;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface RedPlanetApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: RedPlanetState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: RedPlanetMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface RedPlanetApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: RedPlanetState;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: RedPlanetMove[];
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type RedPlanetApplyRequest = RedPlanetApplyMoveRequest | RedPlanetApplyMovesRequest;
/** Scientist: lay the discovery just drawn face down at an outer zone without one. */
export interface RedPlanetAssignDiscoveryMove {
  /** @constant */
  type: "assign-discovery";
  zone: RedPlanetZone;
}
/** An astronaut walked, or came down from Phobos. */
export interface RedPlanetAstronautMovedEvent {
  /** @constant */
  type: "astronaut-moved";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  origin: RedPlanetZone;
  target: RedPlanetZone;
  /** Who moved it, where it was not its own company. */
  mover?: number | null;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Astronauts are lost: out of the game, or on the memorial. */
export interface RedPlanetAstronautsLostEvent {
  /** @constant */
  type: "astronauts-lost";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** How many astronauts. */
  astronauts: number;
  /** How many the company has lost so far, with these. */
  total: number;
  /** The zone where they were; none when they were aboard a ship. */
  zone?: RedPlanetZone | null;
  /** The ship where they were; none when they were in a zone. */
  ship?: RedPlanetShipId | null;
  /** Where that ship was going. */
  destination?: RedPlanetZone | null;
  /** Whether the ship was destroyed. Left out, it is `false`. */
  destroyed?: boolean;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Astronauts were drawn from a docked ship into a zone. */
export interface RedPlanetAstronautsPulledEvent {
  /** @constant */
  type: "astronauts-pulled";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  zone: RedPlanetZone;
  /** How many astronauts. */
  astronauts: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/** Discovery: who comes second takes the tokens of the third production. */
export interface RedPlanetAwardToSecondInput {
  /** @constant */
  op: "award_to_second";
}
/** Many moves to be judged, each in its own position. */
export interface RedPlanetBatchRequest {
  /** What is to be judged, in order. */
  items: RedPlanetJudgeRequest[];
}
/** Board astronauts of the reserve on a docked ship: as many as the character boards at once. */
export interface RedPlanetBoardMove {
  /** @constant */
  type: "board";
  ship: RedPlanetShipId;
  /** How many astronauts. Left out, it is `1`. */
  astronauts?: number;
}
/** Astronauts went aboard. */
export interface RedPlanetBoardedEvent {
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
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/** A seat drew an event card. */
export interface RedPlanetCardDrawnEvent {
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
export interface RedPlanetCardFaceInput {
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
  id: RedPlanetCardId;
  /** What it does: `op` and what that takes. */
  effect?: RedPlanetCardFaceInputEffect | null;
}
export type RedPlanetCardFaceInputEffect = RedPlanetPresenceAllInput | RedPlanetPresenceAtLeastInput | RedPlanetPresenceScaleInput | RedPlanetMajoritiesAtLeastInput | RedPlanetMostAstronautsInput | RedPlanetMostTokensInput | RedPlanetMostLostInput | RedPlanetTokensOfEachInput | RedPlanetPerZonePresentInput | RedPlanetFlatInput | RedPlanetExtraIceInput | RedPlanetEachPresentRemovesInput | RedPlanetLeadersRemoveInput | RedPlanetPullDockedInput | RedPlanetExtraProductionInput | RedPlanetAdjacentExtraProductionInput | RedPlanetNoProductionInput | RedPlanetParityFilterInput | RedPlanetAwardToSecondInput | RedPlanetProduceInsteadInput | RedPlanetPointsEachPresentInput | RedPlanetPointsToMostInput | RedPlanetPointsPerAstronautInput | RedPlanetNoEffectInput | RedPlanetGainTokensInput | RedPlanetReviveInput | RedPlanetKillInput | RedPlanetWalkInput;
/**
 * An event card.
 * @enum {string}
 */
export type RedPlanetCardId = "RP-A-01" | "RP-A-02" | "RP-A-03" | "RP-A-04" | "RP-A-05" | "RP-A-06" | "RP-A-07" | "RP-A-08" | "RP-A-09" | "RP-A-10" | "RP-A-11" | "RP-A-12" | "RP-A-13" | "RP-A-14" | "RP-A-15" | "RP-A-16" | "RP-A-17" | "RP-A-18" | "RP-A-19" | "RP-A-20" | "RP-A-21" | "RP-A-22" | "RP-A-23" | "RP-A-24" | "RP-A-25" | "RP-A-26" | "RP-A-27" | "RP-A-28" | "RP-A-29" | "RP-A-30" | "RP-A-31" | "RP-A-32" | "RP-A-33" | "RP-A-34" | "RP-A-35" | "RP-A-36" | "RP-A-37" | "RP-A-38" | "RP-A-39" | "RP-A-40" | "RP-D-01" | "RP-D-02" | "RP-D-03" | "RP-D-04" | "RP-D-05" | "RP-D-06" | "RP-D-07" | "RP-D-08" | "RP-D-09" | "RP-D-10" | "RP-D-11" | "RP-D-12" | "RP-D-13" | "RP-D-14" | "RP-D-15" | "RP-D-16" | "RP-D-17" | "RP-D-18" | "RP-D-19" | "RP-D-20" | "RP-D-21" | "RP-D-22" | "RP-D-23" | "RP-D-24" | "RP-D-25" | "RP-D-26" | "RP-D-27" | "RP-D-28" | "RP-D-29" | "RP-D-30" | "RP-D-31" | "RP-D-32" | "RP-D-33" | "RP-D-34" | "RP-D-35" | "RP-D-36" | "RP-D-37" | "RP-D-38" | "RP-D-39" | "RP-D-40" | "RP-M-01" | "RP-M-02" | "RP-M-03" | "RP-M-04" | "RP-M-05" | "RP-M-06" | "RP-M-07" | "RP-M-08" | "RP-M-09" | "RP-M-10" | "RP-M-11" | "RP-M-12" | "RP-M-13" | "RP-M-14" | "RP-M-15" | "RP-M-16" | "RP-M-17" | "RP-M-18" | "RP-M-19" | "RP-M-20" | "RP-M-21" | "RP-M-22" | "RP-M-23" | "RP-M-24" | "RP-M-25" | "RP-M-26" | "RP-M-27" | "RP-M-28" | "RP-M-29" | "RP-M-30" | "RP-M-31" | "RP-M-32" | "RP-M-33" | "RP-M-34" | "RP-M-35" | "RP-M-36" | "RP-M-37" | "RP-M-38" | "RP-M-39" | "RP-M-40";
/** A seat has chosen its starting card. */
export interface RedPlanetCardKeptEvent {
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
export interface RedPlanetCardSeenEvent {
  /** @constant */
  type: "card-seen";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  card: RedPlanetCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A card that everybody may see: a discovery discarded face up. */
export interface RedPlanetCardShownEvent {
  /** @constant */
  type: "card-shown";
  card: RedPlanetCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Starting cards for one seat to choose from. */
export interface RedPlanetCardsDealtEvent {
  /** @constant */
  type: "cards-dealt";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** The cards to choose from. */
  cards: RedPlanetCardId[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * A character, in the order in which they are called.
 * @enum {string}
 */
export type RedPlanetCharacter = "explorer" | "femme-fatale" | "pilot" | "recruiter" | "saboteur" | "scientist" | "secret-agent" | "soldier" | "travel-agent";
/** A character is revealed and acts. */
export interface RedPlanetCharacterCalledEvent {
  /** @constant */
  type: "character-called";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: RedPlanetCharacter;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A seat has laid a character face down. */
export interface RedPlanetCharacterChosenEvent {
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
export interface RedPlanetCharacterFaceInput {
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
  id: RedPlanetCharacter;
}
/** A recruiter brought all characters back to hand. */
export interface RedPlanetCharactersTakenBackEvent {
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
export interface RedPlanetChooseMove {
  /** @constant */
  type: "choose";
  character: RedPlanetCharacter;
}
/** An answer that was worth judging and is not allowed. */
export interface RedPlanetClosed {
  /** The answer. */
  move: RedPlanetMove;
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
export interface RedPlanetCompany {
  /** What its player is called. */
  name: string | null;
  /** Characters still to be played; the one chosen this round stays here until it is called. */
  hand: RedPlanetCharacter[];
  chosen: RedPlanetCharacter | null;
  /** Astronauts still on Earth. */
  reserve: number;
  /** Astronauts out of the game, or on the memorial. */
  lost: number;
  tokens: RedPlanetTokens;
  /** Secret cards that were kept: bonus, mission and action cards. */
  cards: RedPlanetCardId[];
  /** Starting cards of which one is to be kept. */
  offered: RedPlanetCardId[];
}
/** A company as a seat sees it. */
export interface RedPlanetCompanyView {
  /** What its player is called. */
  name: string | null;
  /** Public: nine less those used. The one chosen this round still counts as in hand. */
  hand: RedPlanetCharacter[];
  /** Whether it has chosen a character this round. */
  hasChosen: boolean;
  /** One's own choice of this round. */
  chosen: RedPlanetCharacter | null;
  /** Astronauts still on Earth. */
  reserve: number;
  /** Astronauts out of the game, or on the memorial. */
  lost: number;
  tokens: RedPlanetTokens;
  /** How many secret cards it holds. */
  cardCount: number;
  /** One's own secret cards; everybody's after the end. */
  cards: RedPlanetCardId[] | null;
  /** One's own starting cards, while one is still to be kept. */
  offered: RedPlanetCardId[] | null;
}
/** A question with all its legal answers and, when asked to explain, those that are closed. */
export interface RedPlanetDecision {
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
  moves: RedPlanetMove[];
  /** On request: what each of the moves does in the reader's language, in the same order. */
  labels?: string[];
  /** When asked to explain: answers that are not allowed, and why. */
  closed?: RedPlanetClosed[];
}
/** Soldier of the second edition: move one of your astronauts from Phobos to a zone of Mars. */
export interface RedPlanetDescendMove {
  /** @constant */
  type: "descend";
  zone: RedPlanetZone;
}
/** A destination tile was put on a ship. */
export interface RedPlanetDestinationSetEvent {
  /** @constant */
  type: "destination-set";
  /** Who put it there. */
  company: number;
  /** Where the ship goes now. */
  zone: RedPlanetZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/** An event card that lies face down, at a zone or discarded, and the seats that know it. */
export interface RedPlanetDiscovery {
  card: RedPlanetCardId;
  /** Who laid it, or has looked at it. */
  seenBy: number[];
}
/** A discovery that acts when it is revealed does so; what follows is its doing. */
export interface RedPlanetDiscoveryActedEvent {
  /** @constant */
  type: "discovery-acted";
  zone: RedPlanetZone;
  card: RedPlanetCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A discovery lies face down at a zone. */
export interface RedPlanetDiscoveryAssignedEvent {
  /** @constant */
  type: "discovery-assigned";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  zone: RedPlanetZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** There was no room for the discovery just drawn. */
export interface RedPlanetDiscoveryDiscardedEvent {
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
export interface RedPlanetDiscoveryLookedAtEvent {
  /** @constant */
  type: "discovery-looked-at";
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  zone: RedPlanetZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A discovery was turned face up after the last round. */
export interface RedPlanetDiscoveryRevealedEvent {
  /** @constant */
  type: "discovery-revealed";
  zone: RedPlanetZone;
  card: RedPlanetCardId;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A card that lies face down. */
export interface RedPlanetDiscoveryView {
  /** What it is, for those who know. */
  card: RedPlanetCardId | null;
  /** Who laid it, or has looked at it. */
  seenBy: number[];
}
/** Scientist: draw the top event card. */
export interface RedPlanetDrawCardMove {
  /** @constant */
  type: "draw-card";
}
/** Discovery: everybody who is present loses one astronaut. */
export interface RedPlanetEachPresentRemovesInput {
  /** @constant */
  op: "each_present_removes";
}
/**
 * Whether a ship that lands empty explores its zone (AMB-07).
 * @enum {string}
 */
export type RedPlanetEmptyShipsRuling = "explore" | "pass";
export type RedPlanetEvent = RedPlanetCardsDealtEvent | RedPlanetCardKeptEvent | RedPlanetCharacterChosenEvent | RedPlanetCharacterCalledEvent | RedPlanetBoardedEvent | RedPlanetPassedEvent | RedPlanetStepSkippedEvent | RedPlanetDestinationSetEvent | RedPlanetShipLaunchedEvent | RedPlanetShipDestroyedEvent | RedPlanetShipLandedEvent | RedPlanetShipDiscardedEvent | RedPlanetShipDockedEvent | RedPlanetAstronautsLostEvent | RedPlanetAstronautMovedEvent | RedPlanetReplacedAboardEvent | RedPlanetReplacedInZoneEvent | RedPlanetKilledEvent | RedPlanetResourceFoundEvent | RedPlanetCardDrawnEvent | RedPlanetCardSeenEvent | RedPlanetDiscoveryAssignedEvent | RedPlanetDiscoveryLookedAtEvent | RedPlanetDiscoveryDiscardedEvent | RedPlanetDiscoveryRevealedEvent | RedPlanetDiscoveryActedEvent | RedPlanetCharactersTakenBackEvent | RedPlanetProductionBeganEvent | RedPlanetTokensPlacedEvent | RedPlanetTokensTakenEvent | RedPlanetFirstPlayerChangedEvent | RedPlanetRoundBeganEvent | RedPlanetGameEndedEvent | RedPlanetActionSkippedEvent | RedPlanetCardShownEvent | RedPlanetAstronautsPulledEvent | RedPlanetTokensGainedEvent | RedPlanetActionPlayedEvent | RedPlanetRescuedEvent;
/** Counts as so many ice tokens in the end. */
export interface RedPlanetExtraIceInput {
  /** @constant */
  op: "extra_tokens";
  count: number;
}
/** Discovery: the zone gives more tokens in the third production. */
export interface RedPlanetExtraProductionInput {
  /** @constant */
  op: "extra_production";
  count: number;
}
/** Another seat is first player now. */
export interface RedPlanetFirstPlayerChangedEvent {
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
export interface RedPlanetFlatInput {
  /** @constant */
  op: "flat";
  points: number;
}
/** Action, after the third production: take so many tokens. */
export interface RedPlanetGainTokensInput {
  /** @constant */
  op: "gain_tokens";
  resource: RedPlanetResource;
  count: number;
}
/** All is counted; secret cards are shown. */
export interface RedPlanetGameEndedEvent {
  /** @constant */
  type: "game-ended";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A move that a seat proposes to make in a position. */
export interface RedPlanetJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: RedPlanetState;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: RedPlanetMove;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** Keep one of the starting cards, secretly, and give the others back. */
export interface RedPlanetKeepCardMove {
  /** @constant */
  type: "keep-card";
  card: RedPlanetCardId;
}
/** Action, before the third production: kill an astronaut of another company. */
export interface RedPlanetKillInput {
  /** @constant */
  op: "kill";
}
/** Soldier, or Industrial Espionage: kill an astronaut in a zone. */
export interface RedPlanetKillMove {
  /** @constant */
  type: "kill";
  zone: RedPlanetZone;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
}
/** An astronaut was killed in a zone. */
export interface RedPlanetKilledEvent {
  /** @constant */
  type: "killed";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
  zone: RedPlanetZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Secret agent: make a docked ship take off that is not full. */
export interface RedPlanetLaunchMove {
  /** @constant */
  type: "launch";
  ship: RedPlanetShipId;
}
/** Discovery: whoever has the most here loses one astronaut. */
export interface RedPlanetLeadersRemoveInput {
  /** @constant */
  op: "leaders_remove";
}
/** All open questions of a position with their legal answers. */
export interface RedPlanetLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: RedPlanetDecision[];
}
/** Scientist: look at a face-down discovery in play. */
export interface RedPlanetLookAtDiscoveryMove {
  /** @constant */
  type: "look-at-discovery";
  zone: RedPlanetZone;
}
/** Pays whoever has the most astronauts, or as many as anybody, in so many zones. */
export interface RedPlanetMajoritiesAtLeastInput {
  /** @constant */
  op: "majorities_at_least";
  count: number;
  points: number;
}
/** Explorer, or Forced March: move one of your astronauts to an adjacent zone. */
export interface RedPlanetMarchMove {
  /** @constant */
  type: "march";
  origin: RedPlanetZone;
  target: RedPlanetZone;
}
/** The printed material of the game, each piece with its source. */
export interface RedPlanetMissionComponents {
  /** The zones of the board. */
  zones: RedPlanetPrintedZone[];
  /** The nine characters. */
  characters: RedPlanetPrintedCharacter[];
  /** The fleet. */
  ships: RedPlanetPrintedShip[];
  /** What zones yield. */
  resources: RedPlanetPrintedResource[];
  /** The event deck and, in the second edition, the global mission. */
  eventCards: RedPlanetPrintedCard[];
  /** What else lies on the table. */
  markers: RedPlanetPrintedMarker[];
}
/** Pays whoever has the most astronauts in some zones taken together. */
export interface RedPlanetMostAstronautsInput {
  /** @constant */
  op: "most_astronauts_total";
  zones: RedPlanetZone[] | "all";
  points: number;
}
/** Pays whoever has lost the most astronauts. */
export interface RedPlanetMostLostInput {
  /** @constant */
  op: "most_lost";
  points: number;
}
/** Pays whoever has the most tokens of a resource. */
export interface RedPlanetMostTokensInput {
  /** @constant */
  op: "most_tokens";
  resource: RedPlanetResource;
  points: number;
}
export type RedPlanetMove = RedPlanetKeepCardMove | RedPlanetChooseMove | RedPlanetBoardMove | RedPlanetSetDestinationMove | RedPlanetMarchMove | RedPlanetDrawCardMove | RedPlanetLookAtDiscoveryMove | RedPlanetAssignDiscoveryMove | RedPlanetLaunchMove | RedPlanetSabotageMove | RedPlanetReplaceAboardMove | RedPlanetReplaceInZoneMove | RedPlanetKillMove | RedPlanetRedirectMove | RedPlanetPassMove | RedPlanetDescendMove | RedPlanetPlayActionMove | RedPlanetRescueMove;
/** The characters of the neutral company of a two-player game. */
export interface RedPlanetNeutral {
  /** Those to come, the next one first. */
  deck: RedPlanetCharacter[];
  /** Those played, the last one last. */
  used: RedPlanetCharacter[];
}
/** The characters of the neutral company. */
export interface RedPlanetNeutralView {
  /** How many are to come. */
  deckSize: number;
  /** Those played, the last one last. */
  used: RedPlanetCharacter[];
}
/** Discovery: nothing. */
export interface RedPlanetNoEffectInput {
  /** @constant */
  op: "none";
}
/** Discovery: the zone gives nothing in the third production. */
export interface RedPlanetNoProductionInput {
  /** @constant */
  op: "no_production";
}
/** What a game of the second edition may vary. */
export interface RedPlanetOptions {
  /** Whether the soldier kills and moves from Phobos, or does one of the two (AMB-27). Left out, it is `"and"`. */
  soldier?: RedPlanetSoldierRuling;
  /** Whether a ship that lands empty leaves its zone alone, or flips its resource (AMB-07). Left out, it is `"pass"`. */
  emptyShips?: RedPlanetEmptyShipsRuling;
}
/** What a game of the second edition may vary. */
export interface RedPlanetOptionsInput {
  /** Whether the soldier kills and moves from Phobos, or does one of the two (AMB-27). Left out, it is `"and"`. */
  soldier?: RedPlanetSoldierRuling | null;
  /** Whether a ship that lands empty leaves its zone alone, or flips its resource (AMB-07). Left out, it is `"pass"`. */
  emptyShips?: RedPlanetEmptyShipsRuling | null;
}
/** A pack that can be played with. */
export interface RedPlanetPackAccepted {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** How `setup` names it. The same content always has the same name. */
  pack: string;
  /** What its owner calls it. */
  name: string;
  /** How many pieces it names; all others are the house's. */
  pieces: number;
}
/** The material of a box of Mission: Red Planet (2015); what is left out is ours. */
export interface RedPlanetPackInput {
  /** @constant */
  game: "red-planet";
  /** What its owner calls it. */
  name: string;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** Zones of the board; those that are not named stay as they are. */
  zones?: RedPlanetZoneFaceInput[] | null;
  /** Characters under other names; those that are not named stay as they are. */
  characters?: RedPlanetCharacterFaceInput[] | null;
  /** The whole fleet, if any of it is told. */
  ships?: RedPlanetShipFaceInput[] | null;
  /** The whole event deck, if any of it is told. */
  eventCards?: RedPlanetCardFaceInput[] | null;
  /** How many resource tiles there are of each kind. */
  resourceTiles?: RedPlanetResourceTilesInput | null;
  /** What the most ice is worth in the end. */
  iceBonus?: number | null;
}
/** Discovery: only even, or only odd, numbers of astronauts count in the third production. */
export interface RedPlanetParityFilterInput {
  /** @constant */
  op: "parity_filter";
  /** @enum {string} */
  keep: "even" | "odd";
}
/** Leave the rest of this step undone. */
export interface RedPlanetPassMove {
  /** @constant */
  type: "pass";
}
/** A company left undone what it might have done, or the rest of it. */
export interface RedPlanetPassedEvent {
  /** @constant */
  type: "passed";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** The character that was acting; none where action cards were asked for. */
  character?: RedPlanetCharacter | null;
  /** Which of its steps. */
  step?: RedPlanetStep | null;
  /** The action card that was being carried out. */
  card?: RedPlanetCardId | null;
  /** Whether a part of it was done. Left out, it is `false`. */
  more?: boolean;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Pays for each of some zones in which one is present, up to a limit. */
export interface RedPlanetPerZonePresentInput {
  /** @constant */
  op: "points_per_zone_present";
  zones: RedPlanetZone[] | "all";
  points: number;
  cap: number;
}
/**
 * Where a game stands: before its rounds, in one, after them, or over.
 * @enum {string}
 */
export type RedPlanetPhase = "actions" | "choose" | "destinations" | "over" | "resolve" | "starting-cards";
/** Play an action card in the moment that its text gives. */
export interface RedPlanetPlayActionMove {
  /** @constant */
  type: "play-action";
  card: RedPlanetCardId;
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface RedPlanetPlayMoveRequest {
  /** The one move to be made; or give `moves`. */
  move: RedPlanetMove;
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export interface RedPlanetPlayMovesRequest {
  /** The moves to be made, one after the other; or give `move`. */
  moves: RedPlanetMove[];
}
/**
 * One move of the bearer's seat, or several: all of them happen up to the first that unveils
 *   something, or none.
 */
export type RedPlanetPlayRequest = RedPlanetPlayMoveRequest | RedPlanetPlayMovesRequest;
/** A move that is expected of a seat. */
export interface RedPlanetPly {
  /** Whose it would be. */
  seat: number;
  /** The move. */
  move: RedPlanetMove;
}
/** Discovery: pays, or costs, everybody who is present in the end. */
export interface RedPlanetPointsEachPresentInput {
  /** @constant */
  op: "points_each_present";
  points: number;
}
/** Discovery: pays for each astronaut here in the end, up to a limit. */
export interface RedPlanetPointsPerAstronautInput {
  /** @constant */
  op: "points_per_astronaut";
  points: number;
  cap: number;
}
/** Discovery: pays, or costs, whoever has the most here in the end. */
export interface RedPlanetPointsToMostInput {
  /** @constant */
  op: "points_to_most";
  points: number;
}
/** A state with what a client wants to know about it. `include` leaves parts out. */
export interface RedPlanetPosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** The whole position, to be handed back with the next request. */
  state: RedPlanetState;
  /** What happened because of the moves, in order. */
  events?: RedPlanetEvent[];
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** A fingerprint of the state, by which a client can check its own copy: `b2:` and the hex of BLAKE2b with 16 bytes over the state's JSON as answered. */
  digest: string;
  /** To be handed back beside the state. Only where every move that led here was judged by the service: after a setup, a replay, and a move in a state whose own stamp came with it. */
  stamp?: string;
  /** All open questions with their legal answers. */
  legalMoves?: RedPlanetDecision[];
  score?: Score;
  /** On request: the position as SVG, as a spectator sees it. */
  picture?: string;
}
/** Pays whoever is present in all of some zones. */
export interface RedPlanetPresenceAllInput {
  /** @constant */
  op: "presence_all";
  zones: RedPlanetZone[] | "all";
  points: number;
}
/** Pays whoever is present in so many of some zones. */
export interface RedPlanetPresenceAtLeastInput {
  /** @constant */
  op: "presence_at_least";
  zones: RedPlanetZone[] | "all";
  count: number;
  points: number;
}
/** Pays by the number of zones in which one is present. */
export interface RedPlanetPresenceScaleInput {
  /** @constant */
  op: "presence_scale";
  zones: RedPlanetZone[] | "all";
  /** What presence in none of them, in one, in two … pays: one more than there are zones. */
  scale: number[];
}
/** An event card. */
export interface RedPlanetPrintedCard {
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
export interface RedPlanetPrintedCharacter {
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
export interface RedPlanetPrintedMarker {
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
export interface RedPlanetPrintedResource {
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
export interface RedPlanetPrintedShip {
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
export interface RedPlanetPrintedZone {
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
export interface RedPlanetProduceInsteadInput {
  /** @constant */
  op: "produce_instead";
  resource: RedPlanetResource;
}
/** Explored zones give score tokens, and those with the most astronauts take them. */
export interface RedPlanetProductionBeganEvent {
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
export interface RedPlanetPullDockedInput {
  /** @constant */
  op: "pull_docked_astronauts";
}
/** The record of a game: its setup and its moves. */
export interface RedPlanetRecord {
  /** How the game began. */
  setup: RedPlanetRecordedSetup;
  /** All moves made since, in order. */
  moves: RedPlanetRecordedMove[];
}
/** A move as it was made. */
export interface RedPlanetRecordedMove {
  seat: number | null;
  /** What was done. */
  move: RedPlanetMove;
  at: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string;
}
/** A move as it was made. */
export interface RedPlanetRecordedMoveInput {
  seat: number | null;
  /** What was done. */
  move: RedPlanetMove;
  at?: number | null;
  /** In the answer, on request: what the move does, in words. Not read in a request. */
  label?: string | null;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface RedPlanetRecordedSetup {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: RedPlanetOptions;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string;
}
/** The setup of a game that was played: as for a new one, with the seed it had. */
export interface RedPlanetRecordedSetupInput {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The seed it had. */
  seed: string;
  /** What its setup varied; see the game's `options`. */
  options?: RedPlanetOptionsInput | null;
  /** The pack with whose material it was played; left out for the house material. */
  pack?: string | null;
}
/** Pilot: put an available destination tile on a ship, docked or in flight. */
export interface RedPlanetRedirectMove {
  /** @constant */
  type: "redirect";
  ship: RedPlanetShipId;
  zone: RedPlanetZone;
}
/** A position to be drawn, as one seat looks at it. */
export interface RedPlanetRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: RedPlanetMove | null;
  /** Whether each thing that legal moves of the seat name carries their numbers as `data-moves`: places in the list that `legal-moves` answers for this seat, counted from 0. Left out, it is `false`. */
  targets?: boolean | null;
  /** Left out, it is `"auto"`. */
  theme?: PictureTheme | null;
  /** Left out, it is `"wide"`. */
  layout?: PictureLayout | null;
  /** Left out, it is `""`. */
  prefix?: string | null;
  /** The position, as an earlier answer gave it. */
  state: RedPlanetState;
  /** The seat that looks. Null: a spectator. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** Femme fatale: replace an opposing astronaut on a ship where you are present. */
export interface RedPlanetReplaceAboardMove {
  /** @constant */
  type: "replace-aboard";
  ship: RedPlanetShipId;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
}
/** Femme fatale: replace an opposing astronaut in a zone where you are present. */
export interface RedPlanetReplaceInZoneMove {
  /** @constant */
  type: "replace-in-zone";
  zone: RedPlanetZone;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
}
/** An astronaut took another's place on a ship. */
export interface RedPlanetReplacedAboardEvent {
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
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/** An astronaut took another's place in a zone. */
export interface RedPlanetReplacedInZoneEvent {
  /** @constant */
  type: "replaced-in-zone";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  /** A player's place, 0 to n-1, clockwise. */
  victim: number;
  zone: RedPlanetZone;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The record of a game, to be played through. */
export interface RedPlanetReplayRequest {
  /** How the game began. */
  setup: RedPlanetRecordedSetupInput;
  /** All moves made since, in order. */
  moves: RedPlanetRecordedMoveInput[];
}
/** Rescue Party: bring up to two of your astronauts back to a zone where you are present. */
export interface RedPlanetRescueMove {
  /** @constant */
  type: "rescue";
  zone: RedPlanetZone;
  /** How many astronauts. Left out, it is `1`. */
  astronauts?: number;
}
/** Astronauts came back from the memorial. */
export interface RedPlanetRescuedEvent {
  /** @constant */
  type: "rescued";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  zone: RedPlanetZone;
  /** How many astronauts. */
  astronauts: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/**
 * What a zone gives: ice, sylvanite or celerium.
 * @enum {string}
 */
export type RedPlanetResource = "celerium" | "ice" | "sylvanite";
/** The resource of a zone is now there for all to see. */
export interface RedPlanetResourceFoundEvent {
  /** @constant */
  type: "resource-found";
  zone: RedPlanetZone;
  resource: RedPlanetResource;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** How many resource tiles there are of each kind. */
export interface RedPlanetResourceTilesInput {
  /** How many show ice. */
  ice: number;
  /** How many show sylvanite. */
  sylvanite: number;
  /** How many show celerium. */
  celerium: number;
}
/** Action, before the third production: bring lost astronauts back. */
export interface RedPlanetReviveInput {
  /** @constant */
  op: "revive";
}
/** A new round. */
export interface RedPlanetRoundBeganEvent {
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
export interface RedPlanetSabotageMove {
  /** @constant */
  type: "sabotage";
  ship: RedPlanetShipId;
}
/** A position to be scored. */
export interface RedPlanetScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: RedPlanetState;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface RedPlanetSealedApplyMoveRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The one move to be made; or give `moves`. */
  move: RedPlanetMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export interface RedPlanetSealedApplyMovesRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose moves they are; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The moves to be made, one after the other; or give `move`. */
  moves: RedPlanetMove[];
  /** When, in a real-time game. */
  at?: number | null;
}
/** One move to be made in a position, or several of one seat: all of them happen, or none. */
export type RedPlanetSealedApplyRequest = RedPlanetSealedApplyMoveRequest | RedPlanetSealedApplyMovesRequest;
/** Many moves to be judged, each in its own position. */
export interface RedPlanetSealedBatchRequest {
  /** What is to be judged, in order. */
  items: RedPlanetSealedJudgeRequest[];
}
/** A move that a seat proposes to make in a position. */
export interface RedPlanetSealedJudgeRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** Whose move it is; null for a move that belongs to nobody, such as the passing of time. */
  seat: number | null;
  /** The proposed move. */
  move: RedPlanetMove;
  /** When, in a real-time game. */
  at?: number | null;
}
/** The questions that a sealed state puts to the bearer's seat, with their legal answers. */
export interface RedPlanetSealedLegalMoves {
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** All open questions with their legal answers, of all seats or of the one that asked. */
  legalMoves: RedPlanetDecision[];
  seal: Seal;
}
/** A sealed state with what the bearer of a seat's key may know about it. */
export interface RedPlanetSealedPosition {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: RedPlanetView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: RedPlanetDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: RedPlanetEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** A position to be drawn, as one seat looks at it. */
export interface RedPlanetSealedRenderRequest {
  /** A move, legal or not: what it names stands out. */
  highlight?: RedPlanetMove | null;
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
export interface RedPlanetSealedScoreRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A new game as a sealed state, as a spectator sees it. */
export interface RedPlanetSealedSetup {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: RedPlanetView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: RedPlanetDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
  /** A state that only the service can open, as an earlier answer gave it. */
  state: string;
  /** What happened because of the moves, as far as the bearer may see it. */
  events?: RedPlanetEvent[];
  /** How many of the moves were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
  /** One for each seat, for `Authorization: Bearer`. They are told now and never again. */
  seatKeys: string[];
  /** `sha256:` and the hexadecimal SHA-256 of `commit:`, the salt, `:` and the seed. Seed and salt are told at the end, to check it. */
  commitment: string;
}
/** A position, as one seat looks at it. */
export interface RedPlanetSealedStateRequest {
  /** The position, as an earlier answer gave it. */
  state: string;
  /** The seat that looks. Null: a spectator's view, or the legal moves of all seats. */
  seat?: number | null;
  /** When, in a real-time game. */
  at?: number | null;
}
/** A position, and the seat that asks what it might do in it. */
export interface RedPlanetSealedSuggestRequest {
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
export interface RedPlanetSealedSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: RedPlanetSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: RedPlanetPly[];
  effort: Effort;
  seal: Seal;
}
/** What the bearer of a seat's key may know of a sealed state. */
export interface RedPlanetSealedView {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: RedPlanetView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: RedPlanetDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  seal: Seal;
}
/** What one seat, or a spectator, may know of a position. */
export interface RedPlanetSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: RedPlanetView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: RedPlanetDecision[];
  /** The score without the lines that this seat may not see. */
  score?: Score;
  /** On request: the view as SVG. With `legalMoves`, what they name carries their numbers. */
  picture?: string;
  /** Whether the stamp fits that came with the state; absent when none came. */
  authentic?: boolean;
}
/** A new session: which game, who plays, what its setup varies, how the table is run. */
export interface RedPlanetSessionRequest {
  /** @constant */
  game: "red-planet";
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (SeatSetupInput | string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: RedPlanetOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
  table?: TableOptionsInput | null;
}
/** What the bearer may know of a session. */
export interface RedPlanetSessionSeen {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** The pack whose material lies on the table; left out for the house material. */
  pack?: string;
  /** Who looks; null for a spectator. */
  seat: number | null;
  /** What of the position may be seen. */
  view: RedPlanetView;
  /** The seats that a question is put to. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** The questions put to this seat; a spectator has none. */
  legalMoves?: RedPlanetDecision[];
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
  events?: RedPlanetEvent[];
  /** After moves: how many of them were made. Fewer than were sent when one of them unveiled something: it is the last one, and what was sent after it was not looked at. */
  made?: number;
}
/** Put a destination tile on the ship just boarded, which had no destination. */
export interface RedPlanetSetDestinationMove {
  /** @constant */
  type: "set-destination";
  zone: RedPlanetZone;
}
/** A new game: who plays, and what its setup varies. */
export interface RedPlanetSetupRequest {
  /** How many play, or their names; null for a seat without a name. */
  seats: number | (string | null)[];
  /** The same seed deals the same game. Left out, one is made that nobody can guess. */
  seed?: string | null;
  /** What the game's setup may vary; see the game's `options`. */
  options?: RedPlanetOptionsInput | null;
  /** The pack with whose material it is played; left out for the house material. */
  pack?: string | null;
}
/** A ship that is docked or has taken off. */
export interface RedPlanetShip {
  id: RedPlanetShipId;
  /** The companies of the astronauts aboard, in the order in which they boarded. */
  aboard: number[];
  /** The destination tiles on it; the last one lies on top and counts. */
  tiles: RedPlanetZone[];
}
/** A docked ship was destroyed. */
export interface RedPlanetShipDestroyedEvent {
  /** @constant */
  type: "ship-destroyed";
  /** Who destroyed it. */
  company: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/** An empty ship that had no destination is gone. */
export interface RedPlanetShipDiscardedEvent {
  /** @constant */
  type: "ship-discarded";
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/** A new ship was turned up. */
export interface RedPlanetShipDockedEvent {
  /** @constant */
  type: "ship-docked";
  /** At which dock, counted from 0 on the left. */
  dock: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/** A ship card. */
export interface RedPlanetShipFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** The ship: number your fleet from 01, as you like. */
  id: RedPlanetShipId;
  /** How many places it has. */
  capacity?: number | null;
  /** The zone it flies to; null when it is piloted by hand, or bound for the unknown. */
  destination?: RedPlanetZone | null;
}
/**
 * A ship card.
 * @enum {string}
 */
export type RedPlanetShipId = "RP-S-01" | "RP-S-02" | "RP-S-03" | "RP-S-04" | "RP-S-05" | "RP-S-06" | "RP-S-07" | "RP-S-08" | "RP-S-09" | "RP-S-10" | "RP-S-11" | "RP-S-12" | "RP-S-13" | "RP-S-14" | "RP-S-15" | "RP-S-16" | "RP-S-17" | "RP-S-18" | "RP-S-19" | "RP-S-20" | "RP-S-21" | "RP-S-22" | "RP-S-23" | "RP-S-24" | "RP-S-25" | "RP-S-26" | "RP-S-27" | "RP-S-28" | "RP-S-29" | "RP-S-30" | "RP-S-31" | "RP-S-32" | "RP-S-33" | "RP-S-34" | "RP-S-35" | "RP-S-36" | "RP-S-37" | "RP-S-38" | "RP-S-39" | "RP-S-40" | "RP-S-41" | "RP-S-42" | "RP-S-43" | "RP-S-44" | "RP-S-45" | "RP-S-46" | "RP-S-47" | "RP-S-48" | "RP-S-49" | "RP-S-50" | "RP-S-51" | "RP-S-52" | "RP-S-53" | "RP-S-54" | "RP-S-55" | "RP-S-56" | "RP-S-57" | "RP-S-58" | "RP-S-59" | "RP-S-60";
/** A ship arrived and unloaded. */
export interface RedPlanetShipLandedEvent {
  /** @constant */
  type: "ship-landed";
  ship: RedPlanetShipId;
  zone: RedPlanetZone;
  /** The companies of the astronauts that it brought. Left out, it is `[]`. */
  aboard?: number[];
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A ship took off. */
export interface RedPlanetShipLaunchedEvent {
  /** @constant */
  type: "ship-launched";
  /** Who launched it, where it was not full. */
  company?: number | null;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
  ship: RedPlanetShipId;
  /** Where it was going; none as long as nobody had chosen. */
  destination?: RedPlanetZone | null;
}
/**
 * Why a step of a character could not be done.
 * @enum {string}
 */
export type RedPlanetSkipReason = "neutral" | "no-other-ship" | "no-place" | "no-reserve" | "no-tile" | "nobody-on-phobos" | "nobody-to-kill" | "nobody-to-move" | "nobody-to-replace" | "nothing-to-destroy" | "nothing-to-launch";
/**
 * How the soldier of the second edition is read (AMB-27).
 * @enum {string}
 */
export type RedPlanetSoldierRuling = "and" | "or";
/** A position of Mission: Red Planet, second edition (2015). */
export interface RedPlanetState {
  /** @constant */
  game: "red-planet";
  /** Of the shape and rules it follows. */
  version: number;
  /** How many moves led here. */
  ply: number;
  dice: Dice;
  /** The pack whose material it is played with; left out for the house material. */
  pack?: string;
  /** The mining companies, by seat; with two players the neutral one comes last. */
  companies: RedPlanetCompany[];
  /** The first player. */
  first: number;
  /** Which of the ten rounds. */
  round: number;
  phase: RedPlanetPhase;
  /** The ship at each dock, from left to right; null for an empty one. */
  docks: (RedPlanetShip | null)[];
  /** Ships that took off this round, in that order. */
  flying: RedPlanetShip[];
  /** Ships to come. */
  shipDeck: RedPlanetShipId[];
  /** Ships that have landed or were destroyed. */
  shipDiscard: RedPlanetShipId[];
  /** The zones of the board, in its order. */
  zones: RedPlanetZoneState[];
  /** Resource tiles that have not been drawn. */
  resourceDeck: RedPlanetResource[];
  /** Event cards to come. */
  eventDeck: RedPlanetCardId[];
  /** Discoveries for which there was no room, and action cards that were played. */
  eventDiscard: RedPlanetDiscovery[];
  turn: RedPlanetTurn | null;
  window: RedPlanetWindow | null;
  neutral: RedPlanetNeutral | null;
  /** The seat that acted last this round. */
  last: number | null;
  options: RedPlanetOptions;
}
/** A position, as one seat looks at it. */
export interface RedPlanetStateRequest {
  /** The position, as an earlier answer gave it. */
  state: RedPlanetState;
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
export type RedPlanetStep = "assign" | "board" | "descend" | "destination" | "look" | "special";
/** A step of a character could not be done, and a rule says that play goes on. */
export interface RedPlanetStepSkippedEvent {
  /** @constant */
  type: "step-skipped";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: RedPlanetCharacter;
  step: RedPlanetStep;
  /** The rule by which it is skipped. */
  rule: string;
  reason: RedPlanetSkipReason;
  /** How many astronauts could not board. Left out, it is `0`. */
  astronauts?: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A position, and the seat that asks what it might do in it. */
export interface RedPlanetSuggestRequest {
  /** Left out, it is `"medium"`. */
  level?: SuggestionLevel | null;
  /** How much it may cost; null for what the level takes. */
  budget?: BudgetInput | null;
  /** The same seed and a budget of iterations give the same answer everywhere. Left out, it is `"0"`. */
  seed?: string | null;
  /** The position, as an earlier answer gave it. Only what the seat may see of it is looked at. */
  state: RedPlanetState;
  /** Whose moves are to be suggested. */
  seat: number;
  /** When, in a real-time game. */
  at?: number | null;
  stamp?: string | null;
  require?: StateRequirement | null;
}
/** A move that a seat might make. */
export interface RedPlanetSuggestion {
  /** The move, which is legal. */
  move: RedPlanetMove;
  /** What it does, in the reader's language. */
  label?: string;
  value: Estimate;
  /** How many of the futures that were looked into began with it. */
  visits: number;
  /** Of the chance to win. */
  confidence: Interval;
  /** What is expected to follow, as far as it is known. */
  line: RedPlanetPly[];
}
/** What a seat might do, the best first, from what it may see and nothing else. */
export interface RedPlanetSuggestions {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** Whose moves these are. */
  seat: number;
  level: SuggestionLevel;
  /** The best first; none when nothing is asked of the seat, or when it had better wait. */
  suggestions: RedPlanetSuggestion[];
  /** Where a team has a plan and others come first: what they are expected to do. */
  awaited: RedPlanetPly[];
  effort: Effort;
}
/** Score tokens, by resource. */
export interface RedPlanetTokens {
  /** How many ice tokens. */
  ice: number;
  /** How many sylvanite tokens. */
  sylvanite: number;
  /** How many celerium tokens. */
  celerium: number;
}
/** A company took score tokens from the supply. */
export interface RedPlanetTokensGainedEvent {
  /** @constant */
  type: "tokens-gained";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  resource: RedPlanetResource;
  /** How many tokens. */
  tokens: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** Pays whoever has so many tokens of each resource. */
export interface RedPlanetTokensOfEachInput {
  /** @constant */
  op: "tokens_of_each";
  count: number;
  points: number;
}
/** A zone received score tokens. */
export interface RedPlanetTokensPlacedEvent {
  /** @constant */
  type: "tokens-placed";
  zone: RedPlanetZone;
  resource: RedPlanetResource;
  /** How many tokens. */
  tokens: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** A company took score tokens from a zone. */
export interface RedPlanetTokensTakenEvent {
  /** @constant */
  type: "tokens-taken";
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  zone: RedPlanetZone;
  resource: RedPlanetResource;
  /** How many tokens. */
  tokens: number;
  /** The seats that may see this event; null when everybody may. */
  to?: number[] | null;
  /** On request: what happened, as a sentence in the reader's language. */
  text?: string;
}
/** The turn of the company whose character has been called. */
export interface RedPlanetTurn {
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: RedPlanetCharacter;
  step: RedPlanetStep;
  /** How often the step may still be done. */
  left: number;
  /** The ships boarded so far in this turn. */
  boarded: RedPlanetShipId[];
  /** A discovery just drawn, which must be laid at a zone. */
  drawn: RedPlanetCardId | null;
}
/** The turn now being played. */
export interface RedPlanetTurnView {
  /** A player's place, 0 to n-1, clockwise. */
  company: number;
  character: RedPlanetCharacter;
  step: RedPlanetStep;
  /** How often the step may still be done. */
  left: number;
  /** The ships boarded so far in this turn. */
  boarded: RedPlanetShipId[];
  /** The discovery just drawn, for the seat that drew it. */
  drawn: RedPlanetCardId | null;
}
/** One change of a session, as far as one seat, or a spectator, may see it. */
export interface RedPlanetUpdate {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
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
  events: RedPlanetEvent[];
  /** The seats that a question is put to now. */
  toAct: number[];
  /** Whether the game is over. */
  over: boolean;
  /** On request, with the newest change: what the bearer's seat is asked and may answer. */
  legalMoves?: RedPlanetDecision[];
}
/** Changes of a session, oldest first. */
export interface RedPlanetUpdates {
  /**
   * The id of the game.
   * @constant
   */
  game: "red-planet";
  /** The changes after the version asked for. */
  updates: RedPlanetUpdate[];
  /** The newest version: when it is beyond the last update, ask again from there. */
  version: number;
}
/** A position of Mission: Red Planet (2015) as a seat sees it. */
export interface RedPlanetView {
  /** @constant */
  game: "red-planet";
  /** How many moves led here. */
  ply: number;
  /** The mining companies, by seat; with two players the neutral one comes last. */
  companies: RedPlanetCompanyView[];
  /** The first player. */
  first: number;
  /** Which of the ten rounds. */
  round: number;
  phase: RedPlanetPhase;
  /** The ship at each dock, from left to right; null for an empty one. */
  docks: (RedPlanetShip | null)[];
  /** Ships that took off this round, in that order. */
  flying: RedPlanetShip[];
  /** How many ships are to come. */
  shipDeckSize: number;
  /** Ships that have landed or were destroyed. */
  shipDiscard: RedPlanetShipId[];
  /** The zones of the board, in its order. */
  zones: RedPlanetZoneView[];
  /** How many resource tiles have not been drawn. */
  resourceDeckSize: number;
  /** How many event cards are to come. */
  eventDeckSize: number;
  /** Face up in the second edition; in the first only the discarder knows the card. */
  eventDiscard: RedPlanetDiscoveryView[];
  turn: RedPlanetTurnView | null;
  window: RedPlanetWindow | null;
  neutral: RedPlanetNeutralView | null;
  /** The seat that acted last this round. */
  last: number | null;
  options: RedPlanetOptions;
}
/** Action, before the third production: move astronauts. */
export interface RedPlanetWalkInput {
  /** @constant */
  op: "move";
  maxMoves: number;
}
/** A moment of the second edition in which action cards may be played. */
export interface RedPlanetWindow {
  timing: RedPlanetActionTiming;
  /** The seats still to be asked, in turn; the first of them is being asked. */
  waiting: number[];
  /** An action card that is being carried out. */
  card: RedPlanetCardId | null;
  /** How often the action may still be done. */
  left: number;
}
/**
 * A zone of Mars, or its moon.
 * @enum {string}
 */
export type RedPlanetZone = "ausonia" | "hellas" | "mare-serpentis" | "mare-tyrrhenum" | "phobos" | "sinus-sabaeus" | "syrtis-major" | "tritonis-sinus" | "valles-marineris" | "vastitas-borealis";
/** A zone of the board. */
export interface RedPlanetZoneFaceInput {
  /** What people call it, in English. */
  name?: string | null;
  /** The same in French; left out, the name is the same in both. */
  nameFr?: string | null;
  /** For whoever edits it. It is read by nobody and is no part of the content. */
  note?: string | null;
  /** The zone, by the id of the house's board; its name is yours to give. */
  id: RedPlanetZone;
  /** Whether it lies in the outer ring or in the middle. */
  ring?: ("central" | "outer") | null;
  /** The zones that border on it; both of two neighbours say so. */
  adjacent?: RedPlanetZone[] | null;
  /** Whether a discovery may be laid at it. */
  discoverySlot?: boolean | null;
  /** Whether the soldier may kill there. */
  soldierTarget?: boolean | null;
}
/** A zone with what lies and stands on it. */
export interface RedPlanetZoneState {
  id: RedPlanetZone;
  /** How many astronauts each company has here. */
  astronauts: number[];
  /** Its resource tile; none where it is drawn on arrival. */
  resource: RedPlanetResource | null;
  /** Whether the resource is there for all to see. */
  explored: boolean;
  /** Tokens that wait here for a leader. */
  pool: RedPlanetTokens;
  discovery: RedPlanetDiscovery | null;
}
/** A zone as a seat sees it. */
export interface RedPlanetZoneView {
  id: RedPlanetZone;
  /** How many astronauts each company has here. */
  astronauts: number[];
  /** Its resource, once it is explored. */
  resource: RedPlanetResource | null;
  /** Whether the resource is there for all to see. */
  explored: boolean;
  /** Tokens that wait here for a leader. */
  pool: RedPlanetTokens;
  discovery: RedPlanetDiscoveryView | null;
}

// Made by scripts/generate.mjs from openapi/openapi.json. Do not edit: `npm run generate`.
import type {
  MagicMazeOnMarsPlayRequest,
  MagicMazeOnMarsRecord,
  MagicMazeOnMarsSessionRequest,
  MagicMazeOnMarsSessionSeen,
  MagicMazeOnMarsSuggestions,
  MagicMazeOnMarsUpdate,
  MagicMazeOnMarsUpdates,
} from "./magic-maze-on-mars.js";
import type {
  OnMarsPlayRequest,
  OnMarsRecord,
  OnMarsSessionRequest,
  OnMarsSessionSeen,
  OnMarsSuggestions,
  OnMarsUpdate,
  OnMarsUpdates,
} from "./on-mars.js";
import type {
  PlaneteRougePlayRequest,
  PlaneteRougeRecord,
  PlaneteRougeSessionRequest,
  PlaneteRougeSessionSeen,
  PlaneteRougeSuggestions,
  PlaneteRougeUpdate,
  PlaneteRougeUpdates,
} from "./planete-rouge.js";
import type {
  RedPlanetPlayRequest,
  RedPlanetRecord,
  RedPlanetSessionRequest,
  RedPlanetSessionSeen,
  RedPlanetSuggestions,
  RedPlanetUpdate,
  RedPlanetUpdates,
} from "./red-planet.js";

/** The version of the service whose contract these types are. */
export const VERSION = "0.2.0";

/** The id of a game. */
export type GameId = "planete-rouge" | "red-planet" | "magic-maze-on-mars" | "on-mars";

/** The languages of texts. */
export type Language = "en" | "fr";

/** What may be answered besides a position. */
export type Part = "closed" | "events" | "labels" | "legalMoves" | "picture" | "score" | "texts";

/** The names of the kinds of problem. */
export type ProblemName =
  | "malformed"
  | "too-complex"
  | "bad-request"
  | "bad-parameter"
  | "bad-header"
  | "unauthenticated"
  | "api-key-needed"
  | "out-of-scope"
  | "forbidden"
  | "not-found"
  | "unknown-game"
  | "unknown-rule"
  | "unknown-session"
  | "method-not-allowed"
  | "not-acceptable"
  | "request-timeout"
  | "cannot-undo"
  | "cannot-start"
  | "key-in-flight"
  | "session-full"
  | "session-damaged"
  | "stale-version"
  | "too-large"
  | "unsupported-media-type"
  | "schema"
  | "invalid-setup"
  | "inconsistent-state"
  | "unstamped-state"
  | "unreadable-seal"
  | "unknown-seat"
  | "unknown-pack"
  | "invalid-pack"
  | "packs-not-taken"
  | "key-reused"
  | "illegal-move"
  | "rate-limited"
  | "too-many-packs"
  | "header-too-large"
  | "internal"
  | "overloaded"
  | "too-slow"
  | "unavailable"
  | "draining"
  | "stuck"
  | "packs-busy"
  | "packs-unavailable"
  | "suggestions-off"
  | "suggestions-busy"
  | "suggestions-failed";

/** How many of something. */
export interface Amount {
  /** What, by its id. */
  of: string;
  /** How many. */
  count: number;
}
/**
 * How much a suggestion may cost: so many iterations, or so many milliseconds.
 *
 *   With iterations the same seed gives the same answer everywhere, byte for byte.
 */
export interface BudgetInput {
  /** How many futures are looked into. */
  iterations?: number | null;
  /** How long it may think; the service has a bound of its own. */
  milliseconds?: number | null;
}
/** A seed and how many words of it have been used. */
export interface Dice {
  /** What all randomness of a game follows from. */
  seed: string;
  /** How many words of the seed have been used. */
  rolls: number;
}
/** What a suggestion took. */
export interface Effort {
  /** How many futures were looked into. */
  iterations: number;
  /** What all chance in it followed from. */
  seed: string;
  /** How long it took, when it was bounded by time. */
  milliseconds?: number;
}
/** What a move is worth, as far as it was looked into. */
export interface Estimate {
  /** The points that the seat may expect in the end; null where all win or lose as one. */
  score: number | null;
  /** The chance to win. */
  win: number;
}
/** How much there is of everything. */
export interface GameCounts {
  /** Numbered rules and rulings. */
  rules: number;
  /** Kinds of move. */
  moves: number;
  /** Kinds of event. */
  events: number;
}
/** A game with all that a client needs to offer it. */
export interface GameDescription {
  /** The game, as it stands in addresses. */
  id: string;
  /** Its name as published. */
  title: string;
  /** When it was published. */
  year: number;
  seats: SeatRange;
  /** Whether requests should say `at` which instant, in milliseconds. */
  realTime: boolean;
  /** What the setup may vary: each option with its default. */
  options: {
    [key: string]: unknown;
  };
  counts: GameCounts;
  /** The JSON Schema of `options`. */
  optionsSchema: {
    [key: string]: unknown;
  };
  /** Every kind of move. */
  moves: MoveKind[];
}
/** The games of this service. */
export interface GameList {
  /** All of them. */
  games: GameSummary[];
}
/** A game in a few words. */
export interface GameSummary {
  /** The game, as it stands in addresses. */
  id: string;
  /** Its name as published. */
  title: string;
  /** When it was published. */
  year: number;
  seats: SeatRange;
  /** Whether requests should say `at` which instant, in milliseconds. */
  realTime: boolean;
  /** What the setup may vary: each option with its default. */
  options: {
    [key: string]: unknown;
  };
  counts: GameCounts;
}
/** Where the mean lies with 95 % confidence, if what was looked into is typical. */
export interface Interval {
  low: number;
  high: number;
}
/** A kind of move, and what it is for. */
export interface MoveKind {
  /** How such a move is tagged. */
  type: string;
  /** What it does. */
  description: string;
}
/** Something wrong with a pack. */
export interface PackFlaw {
  /** A JSON Pointer into the pack: `/ships/3/destination`. */
  pointer: string;
  /** What is wrong there, as a sentence in the reader's language. */
  message: string;
}
/** A position as SVG. */
export interface Picture {
  /** The picture, a document of its own that can also stand in a page. */
  svg: string;
  /** What it is of: the text of its `title`. */
  title: string;
  /** The position in words, in the reader's language: the text of its `desc`. */
  description: string;
  /** Its width in units; it scales to any. */
  width: number;
  /** Its height in the same units. */
  height: number;
}
/**
 * For a page, or for a phone: 900 or 380 units wide.
 * @enum {string}
 */
export type PictureLayout = "narrow" | "wide";
/**
 * `auto` follows the reader's `prefers-color-scheme`.
 * @enum {string}
 */
export type PictureTheme = "auto" | "dark" | "light";
/** What went wrong, for a program and for its author. */
export interface ProblemDocument {
  /** Which kind of problem: a path of this service that explains it. */
  type: string;
  title: string;
  status: number;
  /** What went wrong this time. */
  detail: string;
  /** Where it went wrong: the path that was asked. */
  instance?: string;
  /** A JSON Pointer to the part of the body at fault. */
  pointer?: string;
  /** The query parameter, or the header, at fault. */
  parameter?: string;
  /** Why nothing can be taken back, or no clock started. */
  reason?: string;
  /** The newest version of the session. */
  version?: number;
  /** What every position satisfies, and this one does not. */
  invariant?: string;
  /** The rule that forbids the move. */
  rule?: RuleText;
  violations?: Violation[];
  /** Everything that is wrong with a pack. */
  flaws?: PackFlaw[];
  /** Which move of a sequence was refused, counted from 0. */
  index?: number;
  /** How the game stands, when time alone ended it. */
  state?: unknown;
  requestId?: string;
}
/** A kind of problem. */
export interface ProblemKind {
  type: string;
  title: string;
  status: number;
  description: string;
}
/** How far all seats have come with one thing, in a game that has no points. */
export interface Progress {
  /** The id of the rule that asks for it. */
  rule: string;
  /** What is counted, in the reader's language. */
  label: string;
  /** How many there are. */
  done: number;
  /** How many there can be. */
  of: number;
}
/** A rulebook in one language. */
export interface RuleList {
  /** The id of the game. */
  game: string;
  /** Every rule, in order. */
  rules: RuleText[];
}
/** A rule as a reader of one language gets it. */
export interface RuleText {
  /** The id of the rule; it never changes. */
  id: string;
  /** Its heading. */
  title: string;
  /** The rule, in our own words. */
  text: string;
  /**
   * `seed`: the publisher's text; `ref`: public references; `house`: ours.
   * @enum {string}
   */
  source: "house" | "ref" | "seed";
  /** Where the source says so. */
  cite: string;
  /** The phases and components that it is about, by their ids. */
  about: string[];
  /** The modules that it belongs to; all of them when empty. */
  modules: number[];
  /** Where it stands on the page of the rulebook, which people can read and print. */
  url: string;
}
/** The score of a position: final, or as it would be if the game ended here. */
export interface Score {
  /** Whether the game is over; otherwise it may still change. */
  final: boolean;
  /** Who has won, once the score is final; several when a victory is shared. */
  winners: number[];
  /** Seat by seat; empty in a game that has no points. */
  seats: SeatTally[];
  /** In a game that has no points: how far each thing is that counts for the victory. */
  progress: Progress[];
}
/** Points for one reason. */
export interface ScoreLine {
  /** The id of the rule that gives or costs them. */
  rule: string;
  /** What the points are for, in the reader's language. */
  label: string;
  /** What it gives, or costs when negative. */
  points: number;
  /** The component that pays, when the line is about one: a card, a zone, a tile. */
  of: string | null;
  /** The seats that may see this line before the end; null when everybody may. */
  to: number[] | null;
}
/** Which position a sealed state holds, so that an app notices when somebody goes back. */
export interface Seal {
  /** The id of the game. */
  game: string;
  /** Whose key came with the request: all of the answer is what that seat may know. */
  seat: number | null;
  /** How many moves led here. */
  moveNumber: number;
  /** A fingerprint of this seat's view, by which a client can check its own copy; made as that of a state. */
  digest: string;
  /** Once the game is over, what all its randomness followed from: check the commitment. Not when time ended it, since anybody can let time pass and then go back to an older seal. */
  seed?: string;
  /** Beside the seed, what else went into the commitment. */
  salt?: string;
}
/** What the bearer may see of a sealed state, as SVG. */
export interface SealedPicture {
  /** The picture, a document of its own that can also stand in a page. */
  svg: string;
  /** What it is of: the text of its `title`. */
  title: string;
  /** The position in words, in the reader's language: the text of its `desc`. */
  description: string;
  /** Its width in units; it scales to any. */
  width: number;
  /** Its height in the same units. */
  height: number;
  seal: Seal;
}
/** The score of a sealed state, without the lines that the bearer may not see. */
export interface SealedScore {
  /** Whether the game is over; otherwise it may still change. */
  final: boolean;
  /** Who has won, once the score is final; several when a victory is shared. */
  winners: number[];
  /** Seat by seat; empty in a game that has no points. */
  seats: SeatTally[];
  /** In a game that has no points: how far each thing is that counts for the victory. */
  progress: Progress[];
  seal: Seal;
}
/** A verdict on a move in a sealed state. */
export interface SealedVerdict {
  /** Whether the move may be made. */
  legal: boolean;
  rule?: RuleText;
  /** Why, as a sentence. */
  reason?: string;
  /** What it breaks, with the facts of the case. */
  violations?: Violation[];
  seal: Seal;
}
/** The verdicts of a batch of moves in sealed states, in its order. */
export interface SealedVerdicts {
  /** One for each move, in the order in which they were sent. */
  verdicts: SealedVerdict[];
}
/** How many may play. */
export interface SeatRange {
  /** The fewest seats. */
  least: number;
  /** The most seats. */
  most: number;
}
/** A seat of a new session, and who plays there. */
export interface SeatSetupInput {
  /** What its player is called. */
  name?: string | null;
  /** The level at which the service itself plays there; null for whoever holds its token. */
  bot?: SuggestionLevel | null;
}
/** What one seat has: lines and their sum. */
export interface SeatTally {
  /** Whose it is. */
  seat: number;
  /** The sum of the lines. */
  total: number;
  /** What it is made of. */
  lines: ScoreLine[];
  /** Compared in order when totals are equal; more is better. */
  tiebreaks: number[];
}
/** Who holds this token plays this seat. */
export interface SeatToken {
  /** A player's place, 0 to n-1, clockwise. */
  seat: number;
  /** A secret, for `Authorization: Bearer`. */
  token: string;
}
/** How the service is. */
export interface ServiceStatus {
  /** `ok`, or `ready`. */
  status: string;
  /** Where sessions are kept. */
  sessions?: string;
}
/** A new session. Its tokens are told now and never again: only their hashes are kept. */
export interface SessionCreated {
  /** The id of the session, as it stands in addresses. */
  session: string;
  /** The id of the game. */
  game: string;
  /** How often the session has changed. */
  version: number;
  /** Who holds this token may close the session and read its record. */
  host: string;
  /** The token of each seat that is not a bot's. */
  seats: SeatToken[];
  /** Seconds until it is forgotten; every move makes them begin anew. */
  expiresIn: number;
}
export type SessionPlayRequest = PlaneteRougePlayRequest | RedPlanetPlayRequest | MagicMazeOnMarsPlayRequest | OnMarsPlayRequest;
export type SessionRecord = PlaneteRougeRecord | RedPlanetRecord | MagicMazeOnMarsRecord | OnMarsRecord;
export type SessionRequest = PlaneteRougeSessionRequest | RedPlanetSessionRequest | MagicMazeOnMarsSessionRequest | OnMarsSessionRequest;
export type SessionSeen = PlaneteRougeSessionSeen | RedPlanetSessionSeen | MagicMazeOnMarsSessionSeen | OnMarsSessionSeen;
/** What an event of the stream has as its data: `open` the version to begin after, `update` a change, `end` the reason. */
export type SessionStreamEvent = StreamOpened | SessionUpdate | StreamEnded;
/** What a seat of a session might do, asked by the seat itself or by the host. */
export interface SessionSuggestRequest {
  /** Left out, it is `"medium"`. */
  level?: SuggestionLevel | null;
  /** How much it may cost; null for what the level takes. */
  budget?: BudgetInput | null;
  /** The same seed and a budget of iterations give the same answer everywhere. Left out, it is `"0"`. */
  seed?: string | null;
  /** Whose moves: the bearer's own unless told; the host may ask for a bot's. */
  seat?: number | null;
}
export type SessionSuggestions = PlaneteRougeSuggestions | RedPlanetSuggestions | MagicMazeOnMarsSuggestions | OnMarsSuggestions;
export type SessionUpdate = PlaneteRougeUpdate | RedPlanetUpdate | MagicMazeOnMarsUpdate | OnMarsUpdate;
export type SessionUpdates = PlaneteRougeUpdates | RedPlanetUpdates | MagicMazeOnMarsUpdates | OnMarsUpdates;
/**
 * What must come with a state: with `stamp`, a state without a stamp that fits is refused.
 * @enum {string}
 */
export type StateRequirement = "stamp";
/** Why a live stream ends. Whoever comes back with the last version seen misses nothing. */
export interface StreamEnded {
  /**
   * The session was closed, the listener fell behind, or the service restarts.
   * @enum {string}
   */
  reason: "closed" | "restarting" | "slow";
  /** The last version that was sent. */
  version: number;
}
/** Where a live stream begins. */
export interface StreamOpened {
  /** The version that the first update follows. */
  version: number;
  /** In a real-time game: what time it is; null before the clock is started. */
  at: number | null;
}
/**
 * How well a suggestion is thought over; `random` and `greedy` are baselines.
 * @enum {string}
 */
export type SuggestionLevel = "easy" | "greedy" | "medium" | "random" | "strong";
/** How a table is run, whatever is played at it. */
export interface TableOptionsInput {
  /** Whether moves may be taken back at all. Never more than the rules of the game allow. Left out, it is `true`. */
  undo?: boolean | null;
  /** Whether the host may take back the moves of any seat. Nobody may undo what unveils. Left out, it is `false`. */
  hostUndo?: boolean | null;
  /** Whether those who know the session's id and have no token may watch. Left out, it is `true`. */
  spectators?: boolean | null;
  /** Left out, it is `"first-move"`. */
  clock?: ("creation" | "first-move") | null;
}
/** Moves to be taken back. */
export interface UndoRequest {
  /** The version whose position to restore; the one before the last moves unless told. */
  to?: number | null;
}
/** Whether a move is legal and, when it is not, the rule that says so. */
export interface Verdict {
  /** Whether the move may be made. */
  legal: boolean;
  rule?: RuleText;
  /** Why, as a sentence. */
  reason?: string;
  /** What it breaks, with the facts of the case. */
  violations?: Violation[];
  /** Whether the stamp fits that came with the state; absent when none came. */
  authentic?: boolean;
}
/** The verdicts of a batch, in its order. */
export interface VerdictList {
  /** One for each move, in the order in which they were sent. */
  verdicts: Verdict[];
}
/** A rule that a move breaks. */
export interface Violation {
  /** The id of the rule. */
  rule: string;
  /** Why, as a sentence in the reader's language. */
  reason: string;
  /** What the reason speaks of: components, seats, numbers. */
  facts: {
    [key: string]: string | number | string[];
  };
}

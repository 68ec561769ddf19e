/**
 * The client of Areopagus, rules as a service for the Mars board games.
 *
 * @packageDocumentation
 */
export { SeatView } from "./answers.js";
export { Areopagus } from "./client.js";
export { VERSION } from "./contract/shared.js";
export { AreopagusError, ConnectionError, ProblemError, TimeoutError } from "./errors.js";
export { Game, type SessionOptions, type SetupOptions } from "./game.js";
export { Position, type RenderOptions, type SuggestOptions } from "./position.js";
export { SealedDeal, SealedGame, SealedPosition, type SeatKeys } from "./sealed.js";
export {
  NewSession,
  Session,
  SessionView,
  type ChangeOptions,
  type SessionPictureOptions,
} from "./session.js";
export type { FollowOptions } from "./follow.js";
export type {
  AnswerOptions,
  CallOptions,
  ClientOptions,
  Fetch,
  RetryOptions,
  Timed,
} from "./options.js";
export type {
  AnyGame,
  Broken,
  Carried,
  Games,
  OneOrMore,
  Refusal,
  Refused,
  Seat,
  Verdict,
} from "./types.js";
export type * from "./contract/magic-maze-on-mars.js";
export type * from "./contract/on-mars.js";
export type * from "./contract/planete-rouge.js";
export type * from "./contract/red-planet.js";
export type {
  Amount,
  BudgetInput,
  Dice,
  Effort,
  Estimate,
  GameDescription,
  GameId,
  GameSummary,
  Interval,
  Language,
  PackFlaw,
  Part,
  Picture,
  ProblemDocument,
  ProblemName,
  Progress,
  RuleText,
  Score,
  ScoreLine,
  Seal,
  SealedPicture,
  SeatSetupInput,
  SeatTally,
  SessionCreated,
  SessionSuggestRequest,
  SuggestionLevel,
  TableOptionsInput,
  Violation,
} from "./contract/shared.js";

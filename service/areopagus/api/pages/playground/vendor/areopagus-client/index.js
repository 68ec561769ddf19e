/**
 * The client of Areopagus, rules as a service for the Mars board games.
 *
 * @packageDocumentation
 */
export { SeatView } from "./answers.js";
export { Areopagus } from "./client.js";
export { VERSION } from "./contract/shared.js";
export { AreopagusError, ConnectionError, ProblemError, TimeoutError } from "./errors.js";
export { Game } from "./game.js";
export { Position } from "./position.js";
export { SealedDeal, SealedGame, SealedPosition } from "./sealed.js";
export { NewSession, Session, SessionView, } from "./session.js";

import type { MagicMazeOnMars } from "./contract/magic-maze-on-mars.js";
import type { OnMars } from "./contract/on-mars.js";
import type { PlaneteRouge } from "./contract/planete-rouge.js";
import type { RedPlanet } from "./contract/red-planet.js";
import type { RuleText, Violation } from "./contract/shared.js";

/** The types of each game, by its id. */
export interface Games {
  /** Mission : Planète Rouge (2005). */
  "planete-rouge": PlaneteRouge;
  /** Mission: Red Planet, second edition (2015). */
  "red-planet": RedPlanet;
  /** Magic Maze on Mars (2019). */
  "magic-maze-on-mars": MagicMazeOnMars;
  /** On Mars (2020). */
  "on-mars": OnMars;
}

/** The types of any game. */
export type AnyGame = Games[keyof Games];

/** A player's place, from 0; null where nobody in particular is meant. */
export type Seat = number | null;

/** A state that you carry. */
export interface Carried<State> {
  /** The whole position. */
  state: State;
  /** Proof, as it came beside the state, that every move which led to it was judged by the service. */
  stamp?: string | undefined;
  /** With `"stamp"`, a state whose stamp does not fit is refused: `unstamped-state`. */
  require?: "stamp" | undefined;
}

/** Whether a move is legal and, when it is not, the rule that says so. */
export type Verdict = ({ legal: true } | ({ legal: false } & Broken)) & {
  /** Whether the stamp fits that went with the state; absent when none did. */
  authentic?: boolean;
};

/** The rule that a move breaks, and why it does. */
export interface Broken {
  /** The rule, in the language of the call. */
  rule: RuleText;
  /** Why, as a sentence. */
  reason: string;
  /** What the move breaks, with the facts of the case. */
  violations: Violation[];
}

/** Why a move was not made. */
export interface Refusal<State> extends Broken {
  /** Which move of a sequence was refused, counted from 0. */
  index?: number;
  /** How the game stands, when time alone has ended it meanwhile. */
  state?: State;
}

/** A move that the rules refuse. Nothing has happened, unless time alone has ended the game. */
export interface Refused<State> {
  /** False, so that `if (next.ok)` tells it from what a legal move leads to. */
  readonly ok: false;
  /** Which rule refuses it, and why. */
  readonly refusal: Refusal<State>;
}

/** One move, or several of one seat: all of them happen, or none. */
export type OneOrMore<Move> = Move | readonly Move[];

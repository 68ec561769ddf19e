import type { ProblemDocument, Score, Verdict as VerdictDocument } from "./contract/shared.js";
import { ProblemError } from "./errors.js";
import type { AnyGame, OneOrMore, Refused, Seat, Verdict } from "./types.js";

/** What the documents of positions and views have in common. */
interface AnswerDocument {
  game: string;
  toAct: number[];
  over: boolean;
  legalMoves?: unknown[];
  score?: Score;
  picture?: string;
}

/** What positions and views have in common: whose turn it is, the open questions and the score. */
export abstract class Answer<T extends AnyGame, Document extends AnswerDocument> {
  /** True: a move that led here was legal. See `Refused` for the other case. */
  readonly ok = true;
  /** The answer as it came. */
  readonly document: Document;

  constructor(document: Document) {
    this.document = document;
  }

  /** The id of the game. */
  get game(): T["Id"] {
    return this.document.game as T["Id"];
  }

  /** The seats that a question is put to. */
  get toAct(): readonly number[] {
    return this.document.toAct;
  }

  /** Whether the game is over. */
  get over(): boolean {
    return this.document.over;
  }

  /** All open questions with their legal answers: of all seats, or of the one that looks. */
  get questions(): readonly T["Decision"][] {
    return this.#part("legalMoves");
  }

  /** The score: final, or as it would be if the game ended here. */
  get score(): Score {
    return this.#part("score");
  }

  /** The picture, as SVG. It comes on request only: `include: ["picture"]`. */
  get picture(): string {
    return this.#part("picture");
  }

  /** The questions that are put to one seat. */
  questionsFor(seat: number): readonly T["Decision"][] {
    return this.questions.filter((question) => question.seat === seat);
  }

  /** The answer as it came, so that `JSON.stringify` keeps what `restore` takes back. */
  toJSON(): Document {
    return this.document;
  }

  #part<Part>(name: "legalMoves" | "score" | "picture"): Part {
    const part = this.document[name];
    if (part === undefined) throw new TypeError(`\`include\` left out \`${name}\`.`);
    return part as Part;
  }
}

/** The documents of views. */
type SeenDocument<T extends AnyGame> = AnswerDocument & { seat: Seat; view: T["View"] };

/** What one seat, or a spectator, may know. */
export class SeatView<
  T extends AnyGame = AnyGame,
  Document extends SeenDocument<T> = T["Seen"],
> extends Answer<T, Document> {
  /** Who looks; null for a spectator. */
  get seat(): Seat {
    return this.document.seat;
  }

  /** What may be seen of the position. */
  get view(): T["View"] {
    return this.document.view;
  }
}

/** What becomes of a move: what it leads to, or the rule that refuses it. */
export async function played<Next, State>(
  answer: Promise<Next>,
): Promise<Next | Refused<State>> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProblemError && error.is("illegal-move")) {
      return { ok: false, refusal: refusalOf<State>(error.problem) };
    }
    throw error;
  }
}

/** `move` or `moves` of a request. */
export function movesOf<Move>(moves: OneOrMore<Move>): { move: Move } | { moves: Move[] } {
  return Array.isArray(moves) ? { moves: [...moves] } : { move: moves as Move };
}

/** A verdict in which what comes with an illegal move is there. */
export function verdictOf(document: VerdictDocument): Verdict {
  const { legal, rule, reason, violations, authentic } = document;
  const told = authentic === undefined ? {} : { authentic };
  if (legal || rule === undefined) return { legal: true, ...told };
  return { legal: false, rule, reason: reason ?? "", violations: violations ?? [], ...told };
}

function refusalOf<State>(problem: ProblemDocument): Refused<State>["refusal"] {
  const { rule, violations, index, state, detail } = problem;
  if (rule === undefined) throw new ProblemError(problem);
  return {
    rule,
    reason: detail,
    violations: violations ?? [],
    ...(index === undefined ? {} : { index }),
    ...(state === undefined ? {} : { state: state as State }),
  };
}

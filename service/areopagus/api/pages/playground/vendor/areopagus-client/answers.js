import { ProblemError } from "./errors.js";
/** What positions and views have in common: whose turn it is, the open questions and the score. */
export class Answer {
    /** True: a move that led here was legal. See `Refused` for the other case. */
    ok = true;
    /** The answer as it came. */
    document;
    constructor(document) {
        this.document = document;
    }
    /** The id of the game. */
    get game() {
        return this.document.game;
    }
    /** The seats that a question is put to. */
    get toAct() {
        return this.document.toAct;
    }
    /** Whether the game is over. */
    get over() {
        return this.document.over;
    }
    /** All open questions with their legal answers: of all seats, or of the one that looks. */
    get questions() {
        return this.#part("legalMoves");
    }
    /** The score: final, or as it would be if the game ended here. */
    get score() {
        return this.#part("score");
    }
    /** The picture, as SVG. It comes on request only: `include: ["picture"]`. */
    get picture() {
        return this.#part("picture");
    }
    /** The questions that are put to one seat. */
    questionsFor(seat) {
        return this.questions.filter((question) => question.seat === seat);
    }
    /** The answer as it came, so that `JSON.stringify` keeps what `restore` takes back. */
    toJSON() {
        return this.document;
    }
    #part(name) {
        const part = this.document[name];
        if (part === undefined)
            throw new TypeError(`\`include\` left out \`${name}\`.`);
        return part;
    }
}
/** What one seat, or a spectator, may know. */
export class SeatView extends Answer {
    /** Who looks; null for a spectator. */
    get seat() {
        return this.document.seat;
    }
    /** What may be seen of the position. */
    get view() {
        return this.document.view;
    }
}
/** What becomes of a move: what it leads to, or the rule that refuses it. */
export async function played(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof ProblemError && error.is("illegal-move")) {
            return { ok: false, refusal: refusalOf(error.problem) };
        }
        throw error;
    }
}
/** `move` or `moves` of a request. */
export function movesOf(moves) {
    return Array.isArray(moves) ? { moves: [...moves] } : { move: moves };
}
/** A verdict in which what comes with an illegal move is there. */
export function verdictOf(document) {
    const { legal, rule, reason, violations, authentic } = document;
    const told = authentic === undefined ? {} : { authentic };
    if (legal || rule === undefined)
        return { legal: true, ...told };
    return { legal: false, rule, reason: reason ?? "", violations: violations ?? [], ...told };
}
function refusalOf(problem) {
    const { rule, violations, index, state, detail } = problem;
    if (rule === undefined)
        throw new ProblemError(problem);
    return {
        rule,
        reason: detail,
        violations: violations ?? [],
        ...(index === undefined ? {} : { index }),
        ...(state === undefined ? {} : { state: state }),
    };
}

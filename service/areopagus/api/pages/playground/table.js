// A game on this page: the positions that its moves led to, and where the reader stands in them.
// The service keeps nothing of it; every step hands the state back.
import { ask, begin, isRefusal, Unanswered } from "./api.js";

/**
 * @typedef {import("./api.js").Json} Json
 * @typedef {import("./api.js").Position} Position
 * @typedef {import("./api.js").Refusal} Refusal
 * @typedef {{game: string, seats: (string | null)[], seed?: string, options?: Json}} Setup
 * @typedef {{position: Position, at: number | null, made?: {seat: number | null, label: string, move: Json}}} Entry
 */

export class Table {
  /**
   * @param {string} game
   * @param {boolean} realTime
   * @param {Entry[]} entries
   * @param {Setup | null} setup
   */
  constructor(game, realTime, entries, setup = null) {
    this.game = game;
    this.realTime = realTime;
    this.setup = setup;
    this.entries = entries;
    this.index = entries.length - 1;
    this.since = performance.now();
  }

  /** A new game. @param {Setup} setup @param {boolean} realTime @param {string} language */
  static async begin(setup, realTime, language) {
    const { game, ...request } = setup;
    const position = await begin(game, request, language);
    return new Table(game, realTime, [{ position, at: realTime ? 0 : null }], setup);
  }

  /** A game that goes on from a state. @param {string} game @param {Json} state @param {boolean} realTime @param {string} language */
  static async from(game, state, realTime, language) {
    const at = realTime ? (state.lastAt ?? 0) : null;
    const seen = await ask(game, "view", { state, seat: null, at }, language);
    if (isRefusal(seen)) throw Object.assign(new Unanswered(seen.message), { refusal: seen });
    const position = /** @type {Position} */ (
      /** @type {unknown} */ ({ ...seen, document: state, events: [], digest: "" })
    );
    return new Table(game, realTime, [{ position, at }]);
  }

  get entry() {
    return this.entries[this.index];
  }

  get position() {
    return this.entry.position;
  }

  get isLast() {
    return this.index === this.entries.length - 1;
  }

  /** The instant in a real-time game: sand runs at the last position and stands still in the past. */
  get at() {
    if (this.entry.at === null) return null;
    const running = this.isLast && this.index > 0 && !this.position.over;
    return running ? this.entry.at + Math.round(performance.now() - this.since) : this.entry.at;
  }

  /** Stand somewhere else in the game. @param {number} index */
  go(index) {
    this.index = Math.max(0, Math.min(index, this.entries.length - 1));
    this.since = performance.now();
    return this;
  }

  /**
   * Make moves here; what came after this position is another line, and is dropped.
   * @param {number | null} seat
   * @param {{label: string, document: Json}[]} moves
   * @param {string} language
   * @returns {Promise<Refusal | null>}
   */
  async play(seat, moves, language) {
    const { position } = this;
    const at = this.at;
    const variables = {
      state: position.document,
      seat,
      moves: moves.map((move) => ({ document: move.document })),
      at,
    };
    const answer = await ask(this.game, "apply", variables, language);
    if (isRefusal(answer)) {
      if (answer.settled) await this.#settle(answer.settled, at, language);
      return /** @type {Refusal} */ (answer);
    }
    const last = moves[moves.length - 1];
    this.entries = [
      ...this.entries.slice(0, this.index + 1),
      {
        position: /** @type {Position} */ (answer),
        at,
        made: { seat, label: moves.map((move) => move.label).join(" · "), move: last.document },
      },
    ];
    this.go(this.entries.length - 1);
    return null;
  }

  /** The game that time alone has ended. @param {Json} state @param {number | null} at @param {string} language */
  async #settle(state, at, language) {
    const { entry } = await Table.from(this.game, state, this.realTime, language);
    this.entries = [...this.entries.slice(0, this.index + 1), { ...entry, at }];
    this.go(this.entries.length - 1);
  }
}

/** The moves that stand at the last position, as a record takes them. @param {Table} table */
export function recordOf(table) {
  return table.entries.slice(1, table.index + 1).flatMap((entry) =>
    entry.made ? [{ seat: entry.made.seat, move: entry.made.move, at: entry.at }] : [],
  );
}

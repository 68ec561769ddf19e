// A game on this page: the positions that its moves led to, and where the reader stands in them.
// The service keeps nothing of it; every step hands the state back.
import { ask, ForgottenPack, hasForgotten, isRefusal, look, Unanswered } from "./api.js";
import { begin } from "./setups.js";

/**
 * @typedef {import("./api.js").Json} Json
 * @typedef {import("./api.js").LabelledMove} LabelledMove
 * @typedef {import("./api.js").Position} Position
 * @typedef {import("./api.js").Refusal} Refusal
 * @typedef {import("./bots.js").Level} Level
 * @typedef {{game: string, seats: (string | null)[], bots: (Level | null)[], seed?: string, options?: Json, pack?: string}} Setup
 * @typedef {{seat: number | null, moves: LabelledMove[], joined: boolean}} Made
 * @typedef {{position: Position, at: number | null, made?: Made}} Entry
 */

export class Table {
  /**
   * @param {string} game
   * @param {boolean} realTime
   * @param {Entry[]} entries
   * @param {(Level | null)[]} bots the level of the bot at each seat; null where a person plays
   */
  constructor(game, realTime, entries, bots = []) {
    this.game = game;
    this.realTime = realTime;
    this.entries = entries;
    this.bots = bots;
    this.index = entries.length - 1;
    this.since = performance.now();
  }

  /** A new game. @param {Setup} setup @param {boolean} realTime @param {string} language */
  static async begin({ game, bots, ...request }, realTime, language) {
    const position = await begin(game, request, language);
    return new Table(game, realTime, [{ position, at: realTime ? 0 : null }], bots);
  }

  /** A game that goes on from a state. @param {string} game @param {Json} state @param {boolean} realTime @param {string} language */
  static async from(game, state, realTime, language) {
    const at = realTime ? (state.lastAt ?? 0) : null;
    const seen = await look(game, { state, seat: null, at }, language);
    if (hasForgotten(seen)) throw new ForgottenPack(seen.message, state.pack);
    if (isRefusal(seen)) throw new Unanswered(seen.message);
    const position = { ...seen, document: state, events: [], digest: "" };
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
  }

  /** Whether the last step can be taken back. Nobody gives back sand that has run. */
  get mayTakeBack() {
    return !this.realTime && this.isLast && this.index > 0;
  }

  takeBack() {
    this.entries = this.entries.slice(0, -1);
    this.go(this.entries.length - 1);
  }

  /**
   * Make moves here; what came after this position is another line, and is dropped. Moves of one
   * seat that are `joined` are made as one: all of them happen, or none.
   * @param {number | null} seat
   * @param {LabelledMove[]} moves
   * @param {string} language
   * @param {{joined?: boolean, told?: boolean}} [how]
   * @returns {Promise<Refusal | null>}
   */
  play(seat, moves, language, how = {}) {
    // People and bots may move at the same time: one after the other, each on what came of the last.
    const played = this.#playing.then(() => this.#play(seat, moves, language, how));
    this.#playing = played.catch(() => null);
    return played;
  }

  /** @type {Promise<unknown>} */
  #playing = Promise.resolve();

  /**
   * @param {number | null} seat
   * @param {LabelledMove[]} moves
   * @param {string} language
   * @param {{joined?: boolean, told?: boolean}} how
   * @returns {Promise<Refusal | null>}
   */
  async #play(seat, moves, language, { joined = false, told = true }) {
    const { made } = this.entry;
    const goesOn = joined && made?.joined && made.seat === seat;
    const from = goesOn ? this.index - 1 : this.index;
    const all = goesOn ? [...made.moves, ...moves] : moves;
    const at = this.at;
    const variables = {
      state: this.entries[from].position.document,
      seat,
      moves: all.map((move) => ({ document: move.document })),
      at,
    };
    const answer = await ask(this.game, "apply", variables, language, { told });
    if (hasForgotten(answer)) throw new ForgottenPack(answer.message, variables.state.pack);
    if (isRefusal(answer)) {
      if (answer.settled) await this.#settle(answer.settled, at, language);
      return answer;
    }
    const position = /** @type {Position} */ (answer);
    this.entries = [...this.entries.slice(0, from + 1), { position, at, made: { seat, moves: all, joined } }];
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

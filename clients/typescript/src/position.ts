import { Answer, type SeatView } from "./answers.js";
import { inherited } from "./call.js";
import type { Picture } from "./contract/shared.js";
import type { Game } from "./game.js";
import type { AnswerOptions, CallOptions, Timed } from "./options.js";
import type { AnyGame, Carried, OneOrMore, Refused, Seat, Verdict } from "./types.js";

/** Wishes for a picture. */
export type RenderOptions<T extends AnyGame> = Omit<
  T["RenderRequest"],
  keyof Carried<T["State"]>
> &
  CallOptions;

/** Wishes for a suggestion. */
export type SuggestOptions<T extends AnyGame> = Omit<
  T["SuggestRequest"],
  keyof Carried<T["State"]> | "seat"
> &
  CallOptions;

/**
 * A position of a game, secrets included, with what is asked in it. It never changes: `play` leads to
 * the next one. What `setup` was told of `lang` and `include` holds for all that follow from it.
 */
export class Position<T extends AnyGame = AnyGame> extends Answer<T, T["Position"]> {
  readonly #game: Game<T>;
  readonly #call: AnswerOptions;

  /** @internal Positions come from `setup`, `replay`, `restore` and `play`. */
  constructor(game: Game<T>, document: T["Position"], call: AnswerOptions) {
    super(document);
    this.#game = game;
    this.#call = { lang: call.lang, include: call.include };
  }

  /** The whole position, to be kept or sent elsewhere. */
  get state(): T["State"] {
    return this.document.state;
  }

  /** What happened because of the moves that led here, in order. */
  get events(): readonly T["Event"][] {
    return this.document.events ?? [];
  }

  /** A fingerprint of the state, by which a client can check its own copy. */
  get digest(): string {
    return this.document.digest;
  }

  /** Proof that every move which led here was judged by the service. Sent along by itself. */
  get stamp(): string | undefined {
    return this.document.stamp;
  }

  /**
   * Makes a move of a seat, or several, of which all happen or none: the next position, or why not.
   * The passing of time, in a real-time game, is a move of seat null.
   */
  async play(
    seat: Seat,
    move: OneOrMore<T["Move"]>,
    options: AnswerOptions & Timed = {},
  ): Promise<Position<T> | Refused<T["State"]>> {
    return this.#game.apply({ ...this.#carried, seat, move }, this.#inherit(options));
  }

  /** Whether a seat may make a move and, if not, which rule says so. */
  async judge(
    seat: Seat,
    move: T["Move"],
    options: CallOptions & Timed = {},
  ): Promise<Verdict> {
    return this.#game.judge({ ...this.#carried, seat, move }, this.#inherit(options));
  }

  /** The open questions anew: of one seat, at another time, or with what is closed and why. */
  async legalMoves(
    options: AnswerOptions & Timed & { seat?: Seat; explain?: boolean } = {},
  ): Promise<readonly T["Decision"][]> {
    return this.#game.legalMoves(this.#carried, this.#inherit(options));
  }

  /** What a seat may know of the position; null for a spectator. */
  async view(seat: Seat, options: AnswerOptions & Timed = {}): Promise<SeatView<T>> {
    return this.#game.view({ ...this.#carried, seat }, this.#inherit(options));
  }

  /** The position as a seat, or a spectator, sees it: SVG, with its text and its size. */
  async render(options: RenderOptions<T> = {} as RenderOptions<T>): Promise<Picture> {
    return this.#game.render(this.#carried, this.#inherit(options));
  }

  /** What a seat might do, the best first, from what it may see and nothing else. */
  async suggest(
    seat: number,
    options: SuggestOptions<T> = {} as SuggestOptions<T>,
  ): Promise<T["Suggestions"]> {
    return this.#game.suggest({ ...this.#carried, seat }, this.#inherit(options));
  }

  get #carried(): Carried<T["State"]> {
    return { state: this.state, stamp: this.stamp };
  }

  #inherit<Call extends CallOptions>(call: Call): Call {
    return inherited(call, this.#call);
  }
}

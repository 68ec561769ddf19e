import { movesOf, played, SeatView, verdictOf } from "./answers.js";
import { inherited, takenBy, withoutCall } from "./call.js";
import type { Seal, SealedPicture, SealedVerdict, SealedVerdicts } from "./contract/shared.js";
import type { SetupOptions } from "./game.js";
import type { AnswerOptions, CallOptions, Timed } from "./options.js";
import type { RenderOptions, SuggestOptions } from "./position.js";
import type { Transport } from "./transport.js";
import type { AnyGame, OneOrMore, Refused, Seat, Verdict } from "./types.js";

/** The keys of seats, as far as this client holds them: `{ 0: "…" }`, or all of them in order. */
export type SeatKeys = Readonly<Record<number, string>>;

/** A game whose states only the service can open; each seat is asked for its key. */
export class SealedGame<T extends AnyGame = AnyGame> {
  /** The id of the game. */
  readonly id: T["Id"];
  readonly #transport: Transport;

  /** @internal It is the property `sealed` of a game. */
  constructor(transport: Transport, id: T["Id"]) {
    this.#transport = transport;
    this.id = id;
  }

  /** Deals a new game. Hand each seat its key, of `keys`, and nobody another one. */
  async setup(request: SetupOptions<T>, options: AnswerOptions = {}): Promise<SealedDeal<T>> {
    const document = await this.ask<T["SealedSetup"]>("setup", request, undefined, options);
    return new SealedDeal(this, document, options);
  }

  /** A sealed state as a seat sees it, with whose key it may then go on; as a spectator without. */
  async open(
    state: string,
    keys: SeatKeys = {},
    options: AnswerOptions & Timed & { seat?: Seat } = {},
  ): Promise<SealedPosition<T>> {
    const seat = options.seat === undefined ? onlySeat(keys) : options.seat;
    const bearer = seat === null ? undefined : keys[seat];
    const body = { state, seat, at: options.at };
    const seen = await this.ask<T["SealedView"]>("view", body, bearer, options);
    return new SealedPosition(this, { ...seen, state } as T["SealedPosition"], keys, options);
  }

  /** Many verdicts of one seat at once, up to 256, in the order asked. */
  async judgeBatch(
    items: readonly { state: string; seat: number; move: T["Move"]; at?: number }[],
    key: string,
    options: CallOptions = {},
  ): Promise<Verdict[]> {
    const answer = await this.ask<SealedVerdicts>("judge-batch", { items }, key, options);
    return answer.verdicts.map(verdictOf);
  }

  /** @internal */
  ask<Reply>(
    operation: string,
    body: unknown,
    bearer: string | undefined,
    options: AnswerOptions,
    query: { explain?: boolean | undefined } = {},
  ): Promise<Reply> {
    const path = `/v1/games/${this.id}/sealed/${operation}`;
    const request = { method: "POST", path, body, bearer, query } as const;
    return this.#transport.ask(request, takenBy(operation, options));
  }
}

/**
 * A sealed state, and what the seat that looks may know about it. It never changes: `play` leads to
 * the next one.
 */
export class SealedPosition<
  T extends AnyGame = AnyGame,
  Document extends T["SealedPosition"] | T["SealedSetup"] = T["SealedPosition"],
> extends SeatView<T, Document> {
  /** The keys that this client holds. They are not part of what `JSON.stringify` keeps. */
  readonly keys: SeatKeys;
  readonly #game: SealedGame<T>;
  readonly #call: AnswerOptions;

  /** @internal They come from `setup`, `open` and `play`. */
  constructor(game: SealedGame<T>, document: Document, keys: SeatKeys, call: AnswerOptions) {
    super(document);
    this.keys = keys;
    this.#game = game;
    this.#call = { lang: call.lang, include: call.include };
  }

  /** The state, which nobody but the service can open. */
  get state(): string {
    return this.document.state;
  }

  /** What of the seal may be known: the number of the move, and a digest. */
  get seal(): Seal {
    return this.document.seal;
  }

  /** What happened because of the moves that led here, as far as the seat that looks may see it. */
  get events(): readonly T["Event"][] {
    return this.document.events ?? [];
  }

  /** How many of the moves were made: the first that unveils something is the last. */
  get made(): number | undefined {
    return this.document.made;
  }

  /** The same state as another seat sees it, whose key must be at hand; null for a spectator. */
  async as(seat: Seat, options: AnswerOptions & Timed = {}): Promise<SealedPosition<T>> {
    const call = { ...this.#inherit(options), seat };
    return this.#game.open(this.state, this.keys, call);
  }

  /** Makes a move of a seat, or several up to the first that unveils something. */
  async play(
    seat: number,
    move: OneOrMore<T["Move"]>,
    options: AnswerOptions & Timed = {},
  ): Promise<SealedPosition<T> | Refused<string>> {
    const call = this.#inherit(options);
    const body = { state: this.state, seat, ...movesOf(move), at: options.at };
    const next = async (): Promise<SealedPosition<T>> => {
      const document = await this.#ask<T["SealedPosition"]>("apply", body, call);
      return new SealedPosition<T>(this.#game, document, this.keys, call);
    };
    return played<SealedPosition<T>, string>(next());
  }

  /** Whether a seat may make a move and, if not, which rule says so. */
  async judge(
    seat: number,
    move: T["Move"],
    options: CallOptions & Timed = {},
  ): Promise<Verdict> {
    const body = { state: this.state, seat, move, at: options.at };
    return verdictOf(await this.#ask<SealedVerdict>("judge", body, this.#inherit(options)));
  }

  /** The open questions of a seat anew: at another time, or with what is closed and why. */
  async legalMoves(
    seat: number,
    options: AnswerOptions & Timed & { explain?: boolean } = {},
  ): Promise<readonly T["Decision"][]> {
    const body = { state: this.state, seat, at: options.at };
    const call = this.#inherit(options);
    const query = { explain: options.explain };
    const answer = await this.#ask<T["SealedLegalMoves"]>("legal-moves", body, call, query);
    return answer.legalMoves;
  }

  /** The position as a seat, or a spectator, sees it: SVG, with its text and its size. */
  async render(options: RenderOptions<T> = {} as RenderOptions<T>): Promise<SealedPicture> {
    const seat = options.seat === undefined ? this.seat : options.seat;
    const body = { ...withoutCall(options), state: this.state, seat };
    return this.#ask("render", body, this.#inherit(options));
  }

  /** What a seat might do, the best first, from what it may see and nothing else. */
  async suggest(
    seat: number,
    options: SuggestOptions<T> = {} as SuggestOptions<T>,
  ): Promise<T["SealedSuggestions"]> {
    const body = { ...withoutCall(options), state: this.state, seat };
    return this.#ask("suggest", body, this.#inherit(options));
  }

  #ask<Reply>(
    operation: string,
    body: { seat: Seat },
    call: AnswerOptions,
    query: { explain?: boolean | undefined } = {},
  ): Promise<Reply> {
    const bearer = body.seat === null ? undefined : this.keys[body.seat];
    return this.#game.ask(operation, body, bearer, call, query);
  }

  #inherit<Call extends CallOptions>(call: Call): Call {
    return inherited(call, this.#call);
  }
}

/** A new game as a sealed state, as a spectator sees it, with the keys of all seats. */
export class SealedDeal<T extends AnyGame = AnyGame> extends SealedPosition<T, T["SealedSetup"]> {
  /** @internal It comes from `setup`. */
  constructor(game: SealedGame<T>, document: T["SealedSetup"], call: AnswerOptions) {
    super(game, document, { ...document.seatKeys }, call);
  }

  /** By which everybody can check at the end that the seed was the one of the beginning. */
  get commitment(): string {
    return this.document.commitment;
  }
}

function onlySeat(keys: SeatKeys): Seat {
  const [seat, ...others] = Object.keys(keys);
  return seat === undefined || others.length > 0 ? null : Number(seat);
}

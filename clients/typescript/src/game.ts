import { movesOf, played, SeatView, verdictOf } from "./answers.js";
import { takenBy, withoutCall } from "./call.js";
import type {
  GameDescription,
  Picture,
  RuleList,
  RuleText,
  Score,
  Verdict as VerdictDocument,
  VerdictList,
} from "./contract/shared.js";
import type { AnswerOptions, CallOptions, Timed } from "./options.js";
import { Position, type RenderOptions, type SuggestOptions } from "./position.js";
import { SealedGame } from "./sealed.js";
import { NewSession, Session } from "./session.js";
import type { Request, Transport } from "./transport.js";
import type { AnyGame, Carried, OneOrMore, Refused, Seat, Verdict } from "./types.js";

/** A new game: who plays, and what its setup varies. */
export type SetupOptions<T extends AnyGame> = T["SetupRequest"];

/** A new session: who plays, what the setup varies, and how the table is run. */
export type SessionOptions<T extends AnyGame> = Omit<T["SessionRequest"], "game">;

/**
 * One of the games. `setup` deals one, as a `Position` to be played on; the other methods answer
 * about states that come from anywhere.
 */
export class Game<T extends AnyGame = AnyGame> {
  /** The id of the game. */
  readonly id: T["Id"];
  /** The same for states that only the service can open. */
  readonly sealed: SealedGame<T>;
  readonly #transport: Transport;

  /** @internal Games are properties of the client. */
  constructor(transport: Transport, id: T["Id"]) {
    this.id = id;
    this.sealed = new SealedGame(transport, id);
    this.#transport = transport;
  }

  /** Deals a new game: `setup({ seats: ["Ann", "Bo", "Cy"] })`, or `seats: 3`. */
  async setup(request: SetupOptions<T>, options: AnswerOptions = {}): Promise<Position<T>> {
    return this.#position("setup", request, options);
  }

  /** Plays the record of a game through, to its last position. */
  async replay(record: T["ReplayRequest"], options: AnswerOptions = {}): Promise<Position<T>> {
    return this.#position("replay", record, options);
  }

  /** A position that was kept with `JSON.stringify`. Asks nobody. */
  restore(document: T["Position"], options: AnswerOptions = {}): Position<T> {
    return new Position(this, document, options);
  }

  /** Makes a move, or several of one seat, in a state: the next position, or why not. */
  async apply(
    request: Carried<T["State"]> & { seat: Seat; move: OneOrMore<T["Move"]> },
    options: AnswerOptions & Timed = {},
  ): Promise<Position<T> | Refused<T["State"]>> {
    const { move, ...carried } = request;
    const { at } = options;
    return played(this.#position("apply", { ...carried, ...movesOf(move), at }, options));
  }

  /** Whether a move is legal in a state and, if not, which rule says so. */
  async judge(
    request: Carried<T["State"]> & { seat: Seat; move: T["Move"] },
    options: CallOptions & Timed = {},
  ): Promise<Verdict> {
    const body = { ...request, at: options.at };
    return verdictOf(await this.#ask<VerdictDocument>("judge", body, options));
  }

  /** Many verdicts at once, up to 256, in the order asked. */
  async judgeBatch(
    items: readonly T["JudgeRequest"][],
    options: CallOptions = {},
  ): Promise<Verdict[]> {
    const { verdicts } = await this.#ask<VerdictList>("judge-batch", { items }, options);
    return verdicts.map(verdictOf);
  }

  /** The open questions of a state: of all seats, or of one. */
  async legalMoves(
    request: Carried<T["State"]>,
    options: AnswerOptions & Timed & { seat?: Seat; explain?: boolean } = {},
  ): Promise<readonly T["Decision"][]> {
    const { seat, at, explain } = options;
    const body = { ...request, seat, at };
    const answer = await this.#ask<T["LegalMoves"]>("legal-moves", body, options, { explain });
    return answer.legalMoves;
  }

  /** What a seat may know of a state; null for a spectator. */
  async view(
    request: Carried<T["State"]> & { seat: Seat },
    options: AnswerOptions & Timed = {},
  ): Promise<SeatView<T>> {
    return new SeatView(await this.#ask("view", { ...request, at: options.at }, options));
  }

  /** The score of a state, line by line. */
  async score(request: Carried<T["State"]>, options: CallOptions & Timed = {}): Promise<Score> {
    return this.#ask("score", { ...request, at: options.at }, options);
  }

  /** A state as a seat, or a spectator, sees it: SVG, with its text and its size. */
  async render(
    request: Carried<T["State"]>,
    options: RenderOptions<T> = {} as RenderOptions<T>,
  ): Promise<Picture> {
    return this.#ask("render", { ...withoutCall(options), ...request }, options);
  }

  /** What a seat might do in a state, the best first, from what it may see and nothing else. */
  async suggest(
    request: Carried<T["State"]> & { seat: number },
    options: SuggestOptions<T> = {} as SuggestOptions<T>,
  ): Promise<T["Suggestions"]> {
    return this.#ask("suggest", { ...withoutCall(options), ...request }, options);
  }

  /** What the game is: its seats, options, moves. */
  async describe(options: CallOptions = {}): Promise<GameDescription> {
    return this.#get("", options, { wordless: true });
  }

  /** Its components, each with where it is known from: ours, or as they are with a pack. */
  async components(options: CallOptions & { pack?: string } = {}): Promise<T["Components"]> {
    return this.#get("/components", options, { query: { pack: options.pack } });
  }

  /**
   * Hands in a pack, what is printed in a box of one's own: `setup({ seats, pack })` plays with the
   * `pack` that it is answered with. A flawed one is the problem `invalid-pack`, with all `flaws`.
   */
  async addPack(pack: T["PackInput"], options: CallOptions = {}): Promise<T["PackAccepted"]> {
    return this.#ask("packs", pack, options);
  }

  /** Its rulebook, or what of it is about something or belongs to a module. */
  async rules(
    options: CallOptions & { about?: string; module?: number } = {},
  ): Promise<readonly RuleText[]> {
    const { about, module } = options;
    const { rules } = await this.#get<RuleList>("/rules", options, { query: { about, module } });
    return rules;
  }

  /** One rule, by its id. */
  async rule(id: string, options: CallOptions = {}): Promise<RuleText> {
    return this.#get(`/rules/${encodeURIComponent(id)}`, options);
  }

  /** Opens a session: a game that the service keeps. Its tokens are told now and never again. */
  async createSession(
    request: SessionOptions<T>,
    options: CallOptions = {},
  ): Promise<NewSession<T>> {
    const body = { game: this.id, ...request };
    // Sent again only if nothing was done: the contract has no key that would make it one session.
    const asked = { method: "POST", path: "/v1/sessions", body, once: true } as const;
    return new NewSession(this.#transport, await this.#transport.ask(asked, options));
  }

  /** A session of this game, as the bearer of a token sits at it; without one, as a spectator. */
  session(id: string, token?: string): Session<T> {
    return new Session(this.#transport, id, token);
  }

  async #position(
    operation: string,
    body: unknown,
    options: AnswerOptions,
  ): Promise<Position<T>> {
    return new Position(this, await this.#ask(operation, body, options), options);
  }

  #ask<Reply>(
    operation: string,
    body: unknown,
    options: AnswerOptions,
    query: { explain?: boolean | undefined } = {},
  ): Promise<Reply> {
    const path = `/v1/games/${this.id}/${operation}`;
    return this.#transport.ask({ method: "POST", path, body, query }, takenBy(operation, options));
  }

  #get<Reply>(
    path: string,
    options: CallOptions,
    more: Pick<Request, "query" | "wordless"> = {},
  ): Promise<Reply> {
    const asked = { method: "GET", path: `/v1/games/${this.id}${path}`, ...more } as const;
    return this.#transport.ask(asked, options);
  }
}

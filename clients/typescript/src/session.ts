import { movesOf, played, SeatView } from "./answers.js";
import { newKey, withoutCall } from "./call.js";
import type { Picture, SessionCreated, SessionSuggestRequest } from "./contract/shared.js";
import { eventStream, resumed, type FollowOptions } from "./follow.js";
import type { AnswerOptions, CallOptions } from "./options.js";
import type { Transport } from "./transport.js";
import type { AnyGame, OneOrMore, Refused } from "./types.js";

/** On which terms a session is changed. */
export interface ChangeOptions extends AnswerOptions {
  /** Happen on this version only; otherwise the problem is `stale-version`. */
  ifVersion?: number | undefined;
  /** Happen once. Unless told, each call makes a key and keeps it over its retries. */
  idempotencyKey?: string | undefined;
}

/** Wishes for a picture of a session. */
export interface SessionPictureOptions<Move> extends CallOptions {
  /** A move, legal or not: what it names stands out. */
  highlight?: Move | undefined;
  /** Whether what legal moves name carries their numbers as `data-moves`. */
  targets?: boolean | undefined;
  /** `auto` follows the reader's `prefers-color-scheme`. */
  theme?: "auto" | "dark" | "light" | undefined;
  /** For a page, or for a phone. */
  layout?: "narrow" | "wide" | undefined;
  /** What every id begins with, so that several pictures can be on one page. */
  prefix?: string | undefined;
}

/** What the bearer of a token may know of a session, at one version. */
export class SessionView<T extends AnyGame = AnyGame> extends SeatView<T, T["SessionSeen"]> {
  /** How often the session has changed. */
  get version(): number {
    return this.document.version;
  }

  /** What happened because of the moves that led here, as far as the bearer may see it. */
  get events(): readonly T["Event"][] {
    return this.document.events ?? [];
  }

  /** When it is in a real-time game: milliseconds since the start of play. */
  get at(): number | null {
    return this.document.at;
  }

  /** How many of the moves were made: the first that unveils something is the last. */
  get made(): number | undefined {
    return this.document.made;
  }
}

/** A game that the service keeps, as the bearer of a token sits at it. */
export class Session<T extends AnyGame = AnyGame> {
  /** The id of the session. */
  readonly id: string;
  /** The token of a seat or of the host; a spectator has none. */
  readonly token: string | undefined;
  /** @internal */
  readonly transport: Transport;

  /** @internal Sessions come from `createSession` and `session`. */
  constructor(transport: Transport, id: string, token?: string) {
    this.transport = transport;
    this.id = id;
    this.token = token;
  }

  /** What the bearer may know now. */
  async look(options: AnswerOptions = {}): Promise<SessionView<T>> {
    return new SessionView<T>(await this.#ask("GET", "", options));
  }

  /**
   * Makes a move of the bearer's seat, or several up to the first that unveils something: how the
   * session stands then, or why not. Sending it again, as retries do, makes it once.
   */
  async play(
    move: OneOrMore<T["Move"]>,
    options: ChangeOptions = {},
  ): Promise<SessionView<T> | Refused<T["State"]>> {
    return played<SessionView<T>, T["State"]>(this.#change("/moves", movesOf(move), options));
  }

  /** Takes back the last change, or all after a version, as far as nothing was unveiled. */
  async undo(options: ChangeOptions & { to?: number } = {}): Promise<SessionView<T>> {
    return this.#change("/undo", { to: options.to }, options);
  }

  /** Starts the clock of a real-time game that waits for it. */
  async start(options: ChangeOptions = {}): Promise<SessionView<T>> {
    return this.#change("/start", undefined, options);
  }

  /** The changes after a version, oldest first; all of them unless told. */
  async updates(options: AnswerOptions & { after?: number } = {}): Promise<T["Updates"]> {
    return this.#ask("GET", "/events", options, { query: { after: options.after } });
  }

  /**
   * The changes as they happen: `for await (const update of session.follow())`. It comes back by
   * itself when the connection is lost, misses nothing, tells nothing twice, and ends when the
   * session is closed.
   */
  follow(options: FollowOptions = {}): AsyncGenerator<T["Update"], void, undefined> {
    const request = { method: "GET", path: this.#path("/stream"), bearer: this.token } as const;
    const { lang, include, timeout } = options;
    const source = eventStream<T["Update"]>(this.transport, request, { lang, include, timeout });
    return resumed(source, this.transport, options);
  }

  /** The setup and the moves; while the game goes on, as far as the bearer may know them. */
  async record(options: AnswerOptions = {}): Promise<T["Record"]> {
    return this.#ask("GET", "/record", options);
  }

  /** What the bearer sees, as SVG with its text and its size. */
  async picture(options: SessionPictureOptions<T["Move"]> = {}): Promise<Picture> {
    const { highlight, ...wishes } = withoutCall(options);
    const query = {
      ...wishes,
      highlight: highlight === undefined ? undefined : JSON.stringify(highlight),
    };
    return this.#ask("GET", "/picture", options, { query });
  }

  /** What the bearer's seat might do, the best first, from what it may see and nothing else. */
  async suggest(options: SessionSuggestRequest & CallOptions = {}): Promise<T["Suggestions"]> {
    return this.#ask("POST", "/suggestions", options, { body: withoutCall(options) });
  }

  /** Ends the session, for everybody. Only the host may. */
  async close(options: CallOptions = {}): Promise<void> {
    await this.#ask("DELETE", "", options);
  }

  async #change(path: string, body: unknown, options: ChangeOptions): Promise<SessionView<T>> {
    const { ifVersion, idempotencyKey = newKey() } = options;
    const headers = {
      "idempotency-key": idempotencyKey,
      ...(ifVersion === undefined ? {} : { "if-match": `"${ifVersion}"` }),
    };
    return new SessionView<T>(await this.#ask("POST", path, options, { body, headers }));
  }

  #ask<Reply>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    options: AnswerOptions,
    more: {
      body?: unknown;
      headers?: Record<string, string>;
      query?: Record<string, string | number | boolean | undefined>;
    } = {},
  ): Promise<Reply> {
    const request = { method, path: this.#path(path), bearer: this.token, ...more };
    return this.transport.ask(request, options);
  }

  #path(path: string): string {
    return `/v1/sessions/${encodeURIComponent(this.id)}${path}`;
  }
}

/** A session that was just opened, with the tokens of the host and of all seats. */
export class NewSession<T extends AnyGame = AnyGame> {
  /** The answer as it came, tokens included: keep it, they are told once. */
  readonly document: SessionCreated;
  /** The session as the host sits at it. */
  readonly host: Session<T>;
  /** The session as each seat sits at it, bots' seats left out. Hand each player the token of one. */
  readonly seats: ReadonlyMap<number, Session<T>>;
  /** The session as somebody looks on. */
  readonly spectator: Session<T>;

  /** @internal It comes from `createSession`. */
  constructor(transport: Transport, document: SessionCreated) {
    const { session, host, seats } = document;
    this.document = document;
    this.host = new Session(transport, session, host);
    this.seats = new Map(
      seats.map(({ seat, token }) => [seat, new Session<T>(transport, session, token)]),
    );
    this.spectator = new Session(transport, session);
  }

  /** The id of the session. */
  get id(): string {
    return this.document.session;
  }

  /** The session as a seat sits at it. */
  seat(seat: number): Session<T> {
    const found = this.seats.get(seat);
    if (found === undefined) throw new RangeError(`Nobody plays at seat ${seat}.`);
    return found;
  }
}

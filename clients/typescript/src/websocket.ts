import type { ProblemName, StreamEnded } from "./contract/shared.js";
import { AreopagusError, ConnectionError, ProblemError } from "./errors.js";
import { resumed, type FollowOptions, type Source, type Told } from "./follow.js";
import type { Session } from "./session.js";
import type { AnyGame } from "./types.js";

/** What of a `WebSocket` is needed: that of a browser, Node 22, Deno, Bun or the package `ws`. */
export interface Socket {
  /** Calls the listener when something happens. */
  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(
    type: "close",
    listener: (event: { code: number; reason: string }) => void,
  ): void;
  /** Sends a message. */
  send(data: string): void;
  /** Ends the connection. */
  close(code?: number, reason?: string): void;
}

/** How a session is followed by WebSocket. */
export interface SocketOptions extends Omit<FollowOptions, "lang" | "include" | "timeout"> {
  /** Opens a socket, where the platform has no `WebSocket`, or where it needs headers. */
  connect?: ((url: string, protocol: string) => Socket) | undefined;
}

/**
 * The changes of a session as they happen, as `session.follow()` tells them, over the GraphQL
 * subscription. For networks on which event streams do not get through.
 */
export function followBySocket<T extends AnyGame>(
  session: Session<T>,
  options: SocketOptions = {},
): AsyncGenerator<T["Update"], void, undefined> {
  const connect = options.connect ?? ((url, protocol) => new WebSocket(url, protocol));
  return following(session, subscription(session, connect), options);
}

async function* following<T extends AnyGame>(
  session: Session<T>,
  source: Source<T["Update"]>,
  options: SocketOptions,
): AsyncGenerator<T["Update"], void, undefined> {
  // A subscription does not say where it begins, and whoever does not know cannot come back there.
  const { signal } = options;
  const after = options.after ?? (await session.look({ include: ["events"], signal })).version;
  yield* resumed(source, session.transport, { ...options, after });
}

const PROTOCOL = "graphql-transport-ws";
const FOLLOW = `subscription ($session: String!, $after: Int) {
  session(session: $session, after: $after) {
    __typename
    ... on SessionUpdate { game version time seat at undoneTo events { document } toAct over }
    ... on StreamEnded { reason version }
    ... on Problem { message }
  }
}`;

/** The reasons to close after which coming back is of no use: the protocol was not kept. */
const FATAL = new Set([1002, 1003, 1007, 1008, 1009, 4400, 4401, 4406, 4409, 4429]);

/** A message of graphql-transport-ws, as far as it is looked at. */
interface Message {
  type: string;
  payload?: { data?: { session: Answer } | null; errors?: { message: string }[] };
}

/** What the subscription answers: a change, its end, or a problem. */
type Answer = { __typename: string } & Record<string, unknown>;

function subscription<T extends AnyGame>(
  session: Session<T>,
  connect: (url: string, protocol: string) => Socket,
): Source<T["Update"]> {
  const { baseUrl } = session.transport;
  const absolute = new URL(`${baseUrl}/graphql`, globalThis.location?.href);
  absolute.protocol = absolute.protocol.replace("http", "ws");
  return async function* (after, signal) {
    const queue = new Queue<Message | Error>();
    const socket = connect(absolute.href, PROTOCOL);
    const say = (message: object): void => socket.send(JSON.stringify(message));
    const authorization = session.token && { authorization: `Bearer ${session.token}` };
    socket.addEventListener("open", () =>
      say({ type: "connection_init", payload: authorization ?? {} }),
    );
    socket.addEventListener("message", ({ data }) =>
      queue.put(JSON.parse(String(data)) as Message),
    );
    socket.addEventListener("error", () =>
      queue.put(new ConnectionError(`${absolute.href} cannot be reached.`)),
    );
    socket.addEventListener("close", ({ code, reason }) => {
      const Kind = FATAL.has(code) ? AreopagusError : ConnectionError;
      queue.put(new Kind(`The socket was closed: ${code} ${reason}`.trim()));
    });
    signal.addEventListener("abort", () => queue.put(signal.reason as Error), { once: true });
    try {
      for (;;) {
        const message = await queue.take();
        if (message instanceof Error) throw message;
        if (message.type === "connection_ack") {
          const payload = { query: FOLLOW, variables: { session: session.id, after } };
          say({ id: "1", type: "subscribe", payload });
        } else if (message.type === "ping") say({ type: "pong" });
        else if (message.type === "complete") return;
        yield told(message);
      }
    } finally {
      socket.close(1000);
    }
  };
}

function told<Update>({ type, payload }: Message): Told<Update> {
  if (type === "error" || payload?.errors !== undefined) {
    throw new AreopagusError(`The subscription was refused: ${JSON.stringify(payload)}`);
  }
  if (type !== "next" || !payload?.data) return { type: "alive" };
  const { __typename, ...answer } = payload.data.session;
  if (__typename === "StreamEnded") {
    const reason = String(answer["reason"]).toLowerCase() as StreamEnded["reason"];
    return { type: "end", reason };
  }
  if (!("version" in answer)) throw problemOf(__typename, String(answer["message"]));
  const events = answer["events"] as { document: unknown }[];
  const update = { ...answer, events: events.map(({ document }) => document) };
  if (answer["undoneTo"] === null) delete (update as Record<string, unknown>)["undoneTo"];
  return { type: "update", update: update as Update };
}

/** The outcome of a subscription as the problem that REST answers with. */
function problemOf(outcome: string, detail: string): ProblemError {
  const [name, status] = PROBLEMS[outcome] ?? ["bad-parameter", 400];
  return new ProblemError({ type: `/problems/${name}`, title: outcome, status, detail });
}

const PROBLEMS: Readonly<Record<string, readonly [ProblemName, number]>> = {
  UnknownSession: ["unknown-session", 404],
  Unauthenticated: ["unauthenticated", 401],
  SessionDamaged: ["session-damaged", 409],
  Unavailable: ["unavailable", 503],
};

/** What is put in is taken out in the same order, once it is there. */
class Queue<Item> {
  readonly #items: Item[] = [];
  #waiting: ((item: Item) => void) | undefined;

  put(item: Item): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#items.push(item);
    else waiting(item);
  }

  take(): Promise<Item> {
    const item = this.#items.shift();
    if (item !== undefined) return Promise.resolve(item);
    return new Promise((resolve) => (this.#waiting = resolve));
  }
}

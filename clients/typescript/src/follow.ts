import { delayBefore, sleep } from "./backoff.js";
import type { StreamEnded, StreamOpened } from "./contract/shared.js";
import { AreopagusError, ConnectionError, ProblemError, TimeoutError } from "./errors.js";
import { serverSentEvents } from "./event-stream.js";
import type { AnswerOptions } from "./options.js";
import type { Request, Transport } from "./transport.js";

/** How a session is followed. */
export interface FollowOptions extends Omit<AnswerOptions, "retries"> {
  /** The last version that is known: what came after it is told. Unless told, from now on. */
  after?: number | undefined;
  /** How often in a row to come back in vain before giving up; unless told, for ever. */
  attempts?: number | undefined;
  /** Milliseconds without a sign of life after which to come back; 45000 unless told. */
  silence?: number | undefined;
  /** Told each time a connection is made, the first one included. */
  onOpen?: ((version: number) => void) | undefined;
  /** Told each time the connection is lost, or was ended by the service, and will be made anew. */
  onReconnect?: ((why: Error, version: number | undefined) => void) | undefined;
}

/** What comes over a connection: its beginning, a change, its end, or only a sign of life. */
export type Told<Update> =
  | { type: "open"; version: number }
  | { type: "update"; update: Update }
  | { type: "end"; reason: StreamEnded["reason"] }
  | { type: "alive" };

/** A connection that tells what came after a version, until it breaks or the signal fires. */
export type Source<Update> = (
  after: number | undefined,
  signal: AbortSignal,
) => AsyncIterable<Told<Update>>;

/** What comes over an event stream. */
export function eventStream<Update>(
  transport: Transport,
  request: Request,
  call: AnswerOptions,
): Source<Update> {
  return async function* (after, signal) {
    const accept = "text/event-stream";
    const response = await transport.open(
      { ...request, accept, query: { after } },
      { ...call, signal },
    );
    if (response.body === null) throw new ConnectionError("The stream has no body.");
    for await (const event of serverSentEvents(response.body)) {
      if (event === undefined) {
        yield { type: "alive" };
        continue;
      }
      const data: unknown = JSON.parse(event.data);
      if (event.event === "open") yield { type: "open", ...(data as StreamOpened) };
      if (event.event === "update") yield { type: "update", update: data as Update };
      if (event.event === "end") yield { type: "end", reason: (data as StreamEnded).reason };
    }
  };
}

/**
 * The changes of a session, each once and in order, over as many connections as it takes. It ends when
 * the session is closed and never because a connection does; what no retry can mend is thrown.
 */
export async function* resumed<Update extends { version: number }>(
  source: Source<Update>,
  transport: Transport,
  options: FollowOptions,
): AsyncGenerator<Update, void, undefined> {
  const { signal, attempts = Infinity, onReconnect } = options;
  let version = options.after;
  let opened = false;
  let failures = 0;
  for (;;) {
    let lost: Error;
    try {
      for await (const told of watched(source, version, options)) {
        if (told.type === "end") {
          if (told.reason === "closed") return;
          throw new ConnectionError(`The service ended the stream: ${told.reason}.`);
        }
        opened = true;
        if (told.type === "open") {
          version ??= told.version;
          options.onOpen?.(version);
        } else failures = 0; // not at `open`: who opens and closes at once is to be met more rarely
        if (told.type === "update" && told.update.version > (version ?? -1)) {
          version = told.update.version;
          yield told.update;
        }
      }
      lost = new ConnectionError("The stream broke off.");
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (!transport.retries(error)) throw error;
      lost = error as Error;
    }
    const most = opened ? attempts : Math.min(attempts, transport.policy.attempts);
    if (failures >= most) throw lost;
    onReconnect?.(lost, version);
    const least = lost instanceof ProblemError ? lost.retryAfter : undefined;
    await sleep(delayBefore(failures, transport.policy, least), signal);
    failures += 1;
  }
}

/** What a source tells, given up with the caller's signal, or when it has been silent too long. */
async function* watched<Update>(
  source: Source<Update>,
  after: number | undefined,
  { signal, silence = 45_000 }: FollowOptions,
): AsyncGenerator<Told<Update>, void, undefined> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", giveUp, { once: true });
  const silent = new TimeoutError(`Nothing was heard for ${silence} ms.`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(silent), silence);
  };
  try {
    listen();
    for await (const told of source(after, controller.signal)) {
      clearTimeout(timer); // while the caller is busy, nobody listens
      yield told;
      listen();
    }
  } catch (error) {
    if (controller.signal.reason === silent) throw silent;
    if (error instanceof AreopagusError) throw error;
    throw new ConnectionError("The connection was lost.", { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
    controller.abort();
  }
}

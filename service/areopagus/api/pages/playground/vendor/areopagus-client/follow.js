import { delayBefore, sleep } from "./backoff.js";
import { AreopagusError, ConnectionError, ProblemError, TimeoutError } from "./errors.js";
import { serverSentEvents } from "./event-stream.js";
/** What comes over an event stream. */
export function eventStream(transport, request, call) {
    return async function* (after, signal) {
        const accept = "text/event-stream";
        const response = await transport.open({ ...request, accept, query: { after } }, { ...call, signal });
        if (response.body === null)
            throw new ConnectionError("The stream has no body.");
        for await (const event of serverSentEvents(response.body)) {
            if (event === undefined) {
                yield { type: "alive" };
                continue;
            }
            const data = JSON.parse(event.data);
            if (event.event === "open")
                yield { type: "open", ...data };
            if (event.event === "update")
                yield { type: "update", update: data };
            if (event.event === "end")
                yield { type: "end", reason: data.reason };
        }
    };
}
/**
 * The changes of a session, each once and in order, over as many connections as it takes. It ends when
 * the session is closed and never because a connection does; what no retry can mend is thrown.
 */
export async function* resumed(source, transport, options) {
    const { signal, attempts = Infinity, onReconnect } = options;
    let version = options.after;
    let opened = false;
    let failures = 0;
    for (;;) {
        let lost;
        try {
            for await (const told of watched(source, version, options)) {
                if (told.type === "end") {
                    if (told.reason === "closed")
                        return;
                    throw new ConnectionError(`The service ended the stream: ${told.reason}.`);
                }
                opened = true;
                if (told.type === "open") {
                    version ??= told.version;
                    options.onOpen?.(version);
                }
                else
                    failures = 0; // not at `open`: who opens and closes at once is to be met more rarely
                if (told.type === "update" && told.update.version > (version ?? -1)) {
                    version = told.update.version;
                    yield told.update;
                }
            }
            lost = new ConnectionError("The stream broke off.");
        }
        catch (error) {
            if (signal?.aborted)
                throw signal.reason;
            if (!transport.retries(error))
                throw error;
            lost = error;
        }
        const most = opened ? attempts : Math.min(attempts, transport.policy.attempts);
        if (failures >= most)
            throw lost;
        onReconnect?.(lost, version);
        const least = lost instanceof ProblemError ? lost.retryAfter : undefined;
        await sleep(delayBefore(failures, transport.policy, least), signal);
        failures += 1;
    }
}
/** What a source tells, given up with the caller's signal, or when it has been silent too long. */
async function* watched(source, after, { signal, silence = 45_000 }) {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const giveUp = () => controller.abort(signal?.reason);
    signal?.addEventListener("abort", giveUp, { once: true });
    const silent = new TimeoutError(`Nothing was heard for ${silence} ms.`);
    let timer;
    const listen = () => {
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
    }
    catch (error) {
        if (controller.signal.reason === silent)
            throw silent;
        if (error instanceof AreopagusError)
            throw error;
        throw new ConnectionError("The connection was lost.", { cause: error });
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        controller.abort();
    }
}

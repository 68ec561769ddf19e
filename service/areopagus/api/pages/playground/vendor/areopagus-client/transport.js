import { delayBefore, retryAfter, retryPolicy, sleep } from "./backoff.js";
import { ConnectionError, ProblemError, TimeoutError } from "./errors.js";
/** What may be sent again, and whether anything can have been done about the first request. */
const RETRIED = {
    "rate-limited": "undone",
    overloaded: "undone",
    draining: "undone",
    "request-timeout": "undone",
    "suggestions-busy": "undone",
    "suggestions-failed": "undone",
    "key-in-flight": "unknown",
    "too-slow": "unknown",
    unavailable: "unknown",
};
/** The same for answers of something that stands before the service and knows no problems. */
const RETRIED_STATUS = {
    429: "undone",
    502: "unknown",
    503: "unknown",
    504: "unknown",
};
/** Sends requests: adds what all have in common, sends again what is worth it, reads the answer. */
export class Transport {
    baseUrl;
    lang;
    policy;
    timeout;
    #fetch;
    #headers;
    constructor(options) {
        this.baseUrl = String(options.baseUrl).replace(/\/+$/, "");
        this.lang = options.lang;
        this.policy = retryPolicy(options.retry);
        this.timeout = options.timeout ?? 30_000;
        // Called as a function of its own: browsers refuse a `fetch` that is somebody's method.
        const { fetch } = options;
        this.#fetch = fetch ?? ((input, init) => globalThis.fetch(input, init));
        this.#headers = {
            ...(options.apiKey === undefined ? {} : { "x-api-key": options.apiKey }),
            ...options.headers,
        };
    }
    /** What the service answers, as JSON; undefined where it has nothing to say. */
    async ask(request, call = {}) {
        const { text } = await this.#persist(request, call, async (response) => ({
            text: await response.text(),
        }));
        return (text === "" ? undefined : parsed(text));
    }
    /**
     * The answer whose body is still to come, and never again if it is refused: whoever follows a
     * stream knows best when to come back. The signal governs the body, too.
     */
    async open(request, call = {}) {
        return this.#attempt(request, call, (response) => Promise.resolve(response));
    }
    /** Whether a request that failed like this is worth sending again. */
    retries(error, once = false) {
        if (error instanceof ConnectionError)
            return !once;
        if (!(error instanceof ProblemError))
            return false;
        if ((error.retryAfter ?? 0) > this.policy.maxRetryAfter)
            return false;
        const name = error.type.split("/problems/")[1];
        const done = name === undefined ? RETRIED_STATUS[error.status] : RETRIED[name];
        return done === "undone" || (done === "unknown" && !once);
    }
    async #persist(request, call, read) {
        const most = call.retries ?? this.policy.attempts;
        for (let retry = 0;; retry++) {
            try {
                return await this.#attempt(request, call, read);
            }
            catch (error) {
                // What was there and is gone on the second try was closed by the first.
                if (retry > 0 && request.method === "DELETE" && isGone(error))
                    return { text: "" };
                if (retry >= most || !this.retries(error, request.once))
                    throw error;
                const least = error instanceof ProblemError ? error.retryAfter : undefined;
                await sleep(delayBefore(retry, this.policy, least), call.signal);
            }
        }
    }
    async #attempt(request, call, read) {
        const { signal } = call;
        signal?.throwIfAborted();
        const controller = new AbortController();
        const giveUp = () => controller.abort(signal?.reason);
        signal?.addEventListener("abort", giveUp, { once: true });
        const milliseconds = call.timeout ?? this.timeout;
        let late = false;
        const timer = setTimeout(() => {
            late = true;
            controller.abort();
        }, milliseconds);
        let streams = false;
        try {
            const response = await this.#fetch(this.#url(request, call), {
                method: request.method,
                headers: this.#headersOf(request),
                signal: controller.signal,
                ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
            });
            if (!response.ok)
                throw await problemOf(response);
            const body = await read(response);
            streams = body === response;
            return body;
        }
        catch (error) {
            if (signal?.aborted)
                throw signal.reason;
            if (late) {
                throw new TimeoutError(`No answer within ${milliseconds} ms.`, { cause: error });
            }
            if (error instanceof ProblemError)
                throw error;
            throw new ConnectionError(`${this.baseUrl} cannot be reached.`, { cause: error });
        }
        finally {
            clearTimeout(timer);
            // A stream goes on: its body is given up with the same signal.
            if (!streams)
                signal?.removeEventListener("abort", giveUp);
        }
    }
    #url({ path, query, wordless }, { lang, include }) {
        const asked = {
            lang: wordless ? undefined : (lang ?? this.lang),
            include: include?.join(",") || undefined,
            ...query,
        };
        const parameters = new URLSearchParams();
        for (const [name, value] of Object.entries(asked)) {
            if (value !== undefined)
                parameters.set(name, String(value));
        }
        const search = parameters.toString();
        return this.baseUrl + path + (search && `?${search}`);
    }
    #headersOf({ accept, bearer, body, headers }) {
        return {
            ...this.#headers,
            accept: accept ?? "application/json",
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
            ...headers,
        };
    }
}
async function problemOf(response) {
    const text = await response.text();
    const requestId = response.headers.get("x-request-id") ?? undefined;
    const isProblem = response.headers.get("content-type")?.startsWith("application/problem+json");
    const problem = isProblem
        ? parsed(text)
        : {
            type: "about:blank",
            title: response.statusText || `Status ${response.status}`,
            status: response.status,
            detail: text.slice(0, 200),
        };
    return new ProblemError(problem, requestId, retryAfter(response.headers));
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new ConnectionError("What answered does not speak JSON.", { cause: error });
    }
}
function isGone(error) {
    return error instanceof ProblemError && error.is("unknown-session");
}

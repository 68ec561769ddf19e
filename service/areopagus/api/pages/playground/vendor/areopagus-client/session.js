import { movesOf, played, SeatView } from "./answers.js";
import { newKey, withoutCall } from "./call.js";
import { eventStream, resumed } from "./follow.js";
/** What the bearer of a token may know of a session, at one version. */
export class SessionView extends SeatView {
    /** How often the session has changed. */
    get version() {
        return this.document.version;
    }
    /** What happened because of the moves that led here, as far as the bearer may see it. */
    get events() {
        return this.document.events ?? [];
    }
    /** When it is in a real-time game: milliseconds since the start of play. */
    get at() {
        return this.document.at;
    }
    /** How many of the moves were made: the first that unveils something is the last. */
    get made() {
        return this.document.made;
    }
}
/** A game that the service keeps, as the bearer of a token sits at it. */
export class Session {
    /** The id of the session. */
    id;
    /** The token of a seat or of the host; a spectator has none. */
    token;
    /** @internal */
    transport;
    /** @internal Sessions come from `createSession` and `session`. */
    constructor(transport, id, token) {
        this.transport = transport;
        this.id = id;
        this.token = token;
    }
    /** What the bearer may know now. */
    async look(options = {}) {
        return new SessionView(await this.#ask("GET", "", options));
    }
    /**
     * Makes a move of the bearer's seat, or several up to the first that unveils something: how the
     * session stands then, or why not. Sending it again, as retries do, makes it once.
     */
    async play(move, options = {}) {
        return played(this.#change("/moves", movesOf(move), options));
    }
    /** Takes back the last change, or all after a version, as far as nothing was unveiled. */
    async undo(options = {}) {
        return this.#change("/undo", { to: options.to }, options);
    }
    /** Starts the clock of a real-time game that waits for it. */
    async start(options = {}) {
        return this.#change("/start", undefined, options);
    }
    /** The changes after a version, oldest first; all of them unless told. */
    async updates(options = {}) {
        return this.#ask("GET", "/events", options, { query: { after: options.after } });
    }
    /**
     * The changes as they happen: `for await (const update of session.follow())`. It comes back by
     * itself when the connection is lost, misses nothing, tells nothing twice, and ends when the
     * session is closed.
     */
    follow(options = {}) {
        const request = { method: "GET", path: this.#path("/stream"), bearer: this.token };
        const { lang, include, timeout } = options;
        const source = eventStream(this.transport, request, { lang, include, timeout });
        return resumed(source, this.transport, options);
    }
    /** The setup and the moves; while the game goes on, as far as the bearer may know them. */
    async record(options = {}) {
        return this.#ask("GET", "/record", options);
    }
    /** What the bearer sees, as SVG with its text and its size. */
    async picture(options = {}) {
        const { highlight, ...wishes } = withoutCall(options);
        const query = {
            ...wishes,
            highlight: highlight === undefined ? undefined : JSON.stringify(highlight),
        };
        return this.#ask("GET", "/picture", options, { query });
    }
    /** What the bearer's seat might do, the best first, from what it may see and nothing else. */
    async suggest(options = {}) {
        return this.#ask("POST", "/suggestions", options, { body: withoutCall(options) });
    }
    /** Ends the session, for everybody. Only the host may. */
    async close(options = {}) {
        await this.#ask("DELETE", "", options);
    }
    async #change(path, body, options) {
        const { ifVersion, idempotencyKey = newKey() } = options;
        const headers = {
            "idempotency-key": idempotencyKey,
            ...(ifVersion === undefined ? {} : { "if-match": `"${ifVersion}"` }),
        };
        return new SessionView(await this.#ask("POST", path, options, { body, headers }));
    }
    #ask(method, path, options, more = {}) {
        const request = { method, path: this.#path(path), bearer: this.token, ...more };
        return this.transport.ask(request, options);
    }
    #path(path) {
        return `/v1/sessions/${encodeURIComponent(this.id)}${path}`;
    }
}
/** A session that was just opened, with the tokens of the host and of all seats. */
export class NewSession {
    /** The answer as it came, tokens included: keep it, they are told once. */
    document;
    /** The session as the host sits at it. */
    host;
    /** The session as each seat sits at it, bots' seats left out. Hand each player the token of one. */
    seats;
    /** The session as somebody looks on. */
    spectator;
    /** @internal It comes from `createSession`. */
    constructor(transport, document) {
        const { session, host, seats } = document;
        this.document = document;
        this.host = new Session(transport, session, host);
        this.seats = new Map(seats.map(({ seat, token }) => [seat, new Session(transport, session, token)]));
        this.spectator = new Session(transport, session);
    }
    /** The id of the session. */
    get id() {
        return this.document.session;
    }
    /** The session as a seat sits at it. */
    seat(seat) {
        const found = this.seats.get(seat);
        if (found === undefined)
            throw new RangeError(`Nobody plays at seat ${seat}.`);
        return found;
    }
}

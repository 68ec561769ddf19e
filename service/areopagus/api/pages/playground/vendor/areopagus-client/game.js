import { movesOf, played, SeatView, verdictOf } from "./answers.js";
import { takenBy, withoutCall } from "./call.js";
import { Position } from "./position.js";
import { SealedGame } from "./sealed.js";
import { NewSession, Session } from "./session.js";
/**
 * One of the games. `setup` deals one, as a `Position` to be played on; the other methods answer
 * about states that come from anywhere.
 */
export class Game {
    /** The id of the game. */
    id;
    /** The same for states that only the service can open. */
    sealed;
    #transport;
    /** @internal Games are properties of the client. */
    constructor(transport, id) {
        this.id = id;
        this.sealed = new SealedGame(transport, id);
        this.#transport = transport;
    }
    /** Deals a new game: `setup({ seats: ["Ann", "Bo", "Cy"] })`, or `seats: 3`. */
    async setup(request, options = {}) {
        return this.#position("setup", request, options);
    }
    /** Plays the record of a game through, to its last position. */
    async replay(record, options = {}) {
        return this.#position("replay", record, options);
    }
    /** A position that was kept with `JSON.stringify`. Asks nobody. */
    restore(document, options = {}) {
        return new Position(this, document, options);
    }
    /** Makes a move, or several of one seat, in a state: the next position, or why not. */
    async apply(request, options = {}) {
        const { move, ...carried } = request;
        const { at } = options;
        return played(this.#position("apply", { ...carried, ...movesOf(move), at }, options));
    }
    /** Whether a move is legal in a state and, if not, which rule says so. */
    async judge(request, options = {}) {
        const body = { ...request, at: options.at };
        return verdictOf(await this.#ask("judge", body, options));
    }
    /** Many verdicts at once, up to 256, in the order asked. */
    async judgeBatch(items, options = {}) {
        const { verdicts } = await this.#ask("judge-batch", { items }, options);
        return verdicts.map(verdictOf);
    }
    /** The open questions of a state: of all seats, or of one. */
    async legalMoves(request, options = {}) {
        const { seat, at, explain } = options;
        const body = { ...request, seat, at };
        const answer = await this.#ask("legal-moves", body, options, { explain });
        return answer.legalMoves;
    }
    /** What a seat may know of a state; null for a spectator. */
    async view(request, options = {}) {
        return new SeatView(await this.#ask("view", { ...request, at: options.at }, options));
    }
    /** The score of a state, line by line. */
    async score(request, options = {}) {
        return this.#ask("score", { ...request, at: options.at }, options);
    }
    /** A state as a seat, or a spectator, sees it: SVG, with its text and its size. */
    async render(request, options = {}) {
        return this.#ask("render", { ...withoutCall(options), ...request }, options);
    }
    /** What a seat might do in a state, the best first, from what it may see and nothing else. */
    async suggest(request, options = {}) {
        return this.#ask("suggest", { ...withoutCall(options), ...request }, options);
    }
    /** What the game is: its seats, options, moves. */
    async describe(options = {}) {
        return this.#get("", options, { wordless: true });
    }
    /** Its components, each with where it is known from: ours, or as they are with a pack. */
    async components(options = {}) {
        return this.#get("/components", options, { query: { pack: options.pack } });
    }
    /**
     * Hands in a pack, what is printed in a box of one's own: `setup({ seats, pack })` plays with the
     * `pack` that it is answered with. A flawed one is the problem `invalid-pack`, with all `flaws`.
     */
    async addPack(pack, options = {}) {
        return this.#ask("packs", pack, options);
    }
    /** Its rulebook, or what of it is about something or belongs to a module. */
    async rules(options = {}) {
        const { about, module } = options;
        const { rules } = await this.#get("/rules", options, { query: { about, module } });
        return rules;
    }
    /** One rule, by its id. */
    async rule(id, options = {}) {
        return this.#get(`/rules/${encodeURIComponent(id)}`, options);
    }
    /** Opens a session: a game that the service keeps. Its tokens are told now and never again. */
    async createSession(request, options = {}) {
        const body = { game: this.id, ...request };
        // Sent again only if nothing was done: the contract has no key that would make it one session.
        const asked = { method: "POST", path: "/v1/sessions", body, once: true };
        return new NewSession(this.#transport, await this.#transport.ask(asked, options));
    }
    /** A session of this game, as the bearer of a token sits at it; without one, as a spectator. */
    session(id, token) {
        return new Session(this.#transport, id, token);
    }
    async #position(operation, body, options) {
        return new Position(this, await this.#ask(operation, body, options), options);
    }
    #ask(operation, body, options, query = {}) {
        const path = `/v1/games/${this.id}/${operation}`;
        return this.#transport.ask({ method: "POST", path, body, query }, takenBy(operation, options));
    }
    #get(path, options, more = {}) {
        const asked = { method: "GET", path: `/v1/games/${this.id}${path}`, ...more };
        return this.#transport.ask(asked, options);
    }
}

import { movesOf, played, SeatView, verdictOf } from "./answers.js";
import { inherited, takenBy, withoutCall } from "./call.js";
/** A game whose states only the service can open; each seat is asked for its key. */
export class SealedGame {
    /** The id of the game. */
    id;
    #transport;
    /** @internal It is the property `sealed` of a game. */
    constructor(transport, id) {
        this.#transport = transport;
        this.id = id;
    }
    /** Deals a new game. Hand each seat its key, of `keys`, and nobody another one. */
    async setup(request, options = {}) {
        const document = await this.ask("setup", request, undefined, options);
        return new SealedDeal(this, document, options);
    }
    /** A sealed state as a seat sees it, with whose key it may then go on; as a spectator without. */
    async open(state, keys = {}, options = {}) {
        const seat = options.seat === undefined ? onlySeat(keys) : options.seat;
        const bearer = seat === null ? undefined : keys[seat];
        const body = { state, seat, at: options.at };
        const seen = await this.ask("view", body, bearer, options);
        return new SealedPosition(this, { ...seen, state }, keys, options);
    }
    /** Many verdicts of one seat at once, up to 256, in the order asked. */
    async judgeBatch(items, key, options = {}) {
        const answer = await this.ask("judge-batch", { items }, key, options);
        return answer.verdicts.map(verdictOf);
    }
    /** @internal */
    ask(operation, body, bearer, options, query = {}) {
        const path = `/v1/games/${this.id}/sealed/${operation}`;
        const request = { method: "POST", path, body, bearer, query };
        return this.#transport.ask(request, takenBy(operation, options));
    }
}
/**
 * A sealed state, and what the seat that looks may know about it. It never changes: `play` leads to
 * the next one.
 */
export class SealedPosition extends SeatView {
    /** The keys that this client holds. They are not part of what `JSON.stringify` keeps. */
    keys;
    #game;
    #call;
    /** @internal They come from `setup`, `open` and `play`. */
    constructor(game, document, keys, call) {
        super(document);
        this.keys = keys;
        this.#game = game;
        this.#call = { lang: call.lang, include: call.include };
    }
    /** The state, which nobody but the service can open. */
    get state() {
        return this.document.state;
    }
    /** What of the seal may be known: the number of the move, and a digest. */
    get seal() {
        return this.document.seal;
    }
    /** What happened because of the moves that led here, as far as the seat that looks may see it. */
    get events() {
        return this.document.events ?? [];
    }
    /** How many of the moves were made: the first that unveils something is the last. */
    get made() {
        return this.document.made;
    }
    /** The same state as another seat sees it, whose key must be at hand; null for a spectator. */
    async as(seat, options = {}) {
        const call = { ...this.#inherit(options), seat };
        return this.#game.open(this.state, this.keys, call);
    }
    /** Makes a move of a seat, or several up to the first that unveils something. */
    async play(seat, move, options = {}) {
        const call = this.#inherit(options);
        const body = { state: this.state, seat, ...movesOf(move), at: options.at };
        const next = async () => {
            const document = await this.#ask("apply", body, call);
            return new SealedPosition(this.#game, document, this.keys, call);
        };
        return played(next());
    }
    /** Whether a seat may make a move and, if not, which rule says so. */
    async judge(seat, move, options = {}) {
        const body = { state: this.state, seat, move, at: options.at };
        return verdictOf(await this.#ask("judge", body, this.#inherit(options)));
    }
    /** The open questions of a seat anew: at another time, or with what is closed and why. */
    async legalMoves(seat, options = {}) {
        const body = { state: this.state, seat, at: options.at };
        const call = this.#inherit(options);
        const query = { explain: options.explain };
        const answer = await this.#ask("legal-moves", body, call, query);
        return answer.legalMoves;
    }
    /** The position as a seat, or a spectator, sees it: SVG, with its text and its size. */
    async render(options = {}) {
        const seat = options.seat === undefined ? this.seat : options.seat;
        const body = { ...withoutCall(options), state: this.state, seat };
        return this.#ask("render", body, this.#inherit(options));
    }
    /** What a seat might do, the best first, from what it may see and nothing else. */
    async suggest(seat, options = {}) {
        const body = { ...withoutCall(options), state: this.state, seat };
        return this.#ask("suggest", body, this.#inherit(options));
    }
    #ask(operation, body, call, query = {}) {
        const bearer = body.seat === null ? undefined : this.keys[body.seat];
        return this.#game.ask(operation, body, bearer, call, query);
    }
    #inherit(call) {
        return inherited(call, this.#call);
    }
}
/** A new game as a sealed state, as a spectator sees it, with the keys of all seats. */
export class SealedDeal extends SealedPosition {
    /** @internal It comes from `setup`. */
    constructor(game, document, call) {
        super(game, document, { ...document.seatKeys }, call);
    }
    /** By which everybody can check at the end that the seed was the one of the beginning. */
    get commitment() {
        return this.document.commitment;
    }
}
function onlySeat(keys) {
    const [seat, ...others] = Object.keys(keys);
    return seat === undefined || others.length > 0 ? null : Number(seat);
}

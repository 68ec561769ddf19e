import { Answer } from "./answers.js";
import { inherited } from "./call.js";
/**
 * A position of a game, secrets included, with what is asked in it. It never changes: `play` leads to
 * the next one. What `setup` was told of `lang` and `include` holds for all that follow from it.
 */
export class Position extends Answer {
    #game;
    #call;
    /** @internal Positions come from `setup`, `replay`, `restore` and `play`. */
    constructor(game, document, call) {
        super(document);
        this.#game = game;
        this.#call = { lang: call.lang, include: call.include };
    }
    /** The whole position, to be kept or sent elsewhere. */
    get state() {
        return this.document.state;
    }
    /** What happened because of the moves that led here, in order. */
    get events() {
        return this.document.events ?? [];
    }
    /** A fingerprint of the state, by which a client can check its own copy. */
    get digest() {
        return this.document.digest;
    }
    /** Proof that every move which led here was judged by the service. Sent along by itself. */
    get stamp() {
        return this.document.stamp;
    }
    /**
     * Makes a move of a seat, or several, of which all happen or none: the next position, or why not.
     * The passing of time, in a real-time game, is a move of seat null.
     */
    async play(seat, move, options = {}) {
        return this.#game.apply({ ...this.#carried, seat, move }, this.#inherit(options));
    }
    /** Whether a seat may make a move and, if not, which rule says so. */
    async judge(seat, move, options = {}) {
        return this.#game.judge({ ...this.#carried, seat, move }, this.#inherit(options));
    }
    /** The open questions anew: of one seat, at another time, or with what is closed and why. */
    async legalMoves(options = {}) {
        return this.#game.legalMoves(this.#carried, this.#inherit(options));
    }
    /** What a seat may know of the position; null for a spectator. */
    async view(seat, options = {}) {
        return this.#game.view({ ...this.#carried, seat }, this.#inherit(options));
    }
    /** The position as a seat, or a spectator, sees it: SVG, with its text and its size. */
    async render(options = {}) {
        return this.#game.render(this.#carried, this.#inherit(options));
    }
    /** What a seat might do, the best first, from what it may see and nothing else. */
    async suggest(seat, options = {}) {
        return this.#game.suggest({ ...this.#carried, seat }, this.#inherit(options));
    }
    get #carried() {
        return { state: this.state, stamp: this.stamp };
    }
    #inherit(call) {
        return inherited(call, this.#call);
    }
}

import { Game } from "./game.js";
import { Session } from "./session.js";
import { Transport } from "./transport.js";
/**
 * The client: `new Areopagus({ baseUrl: "https://rules.example" })`. It keeps no connection and no
 * state, so one is enough, and none needs to be closed.
 */
export class Areopagus {
    /** Mission : Planète Rouge (2005). */
    planeteRouge;
    /** Mission: Red Planet, second edition (2015). */
    redPlanet;
    /** Magic Maze on Mars (2019). */
    magicMazeOnMars;
    /** On Mars (2020). */
    onMars;
    #transport;
    #games;
    constructor(options) {
        const transport = new Transport(options);
        this.#transport = transport;
        this.planeteRouge = new Game(transport, "planete-rouge");
        this.redPlanet = new Game(transport, "red-planet");
        this.magicMazeOnMars = new Game(transport, "magic-maze-on-mars");
        this.onMars = new Game(transport, "on-mars");
        this.#games = {
            "planete-rouge": this.planeteRouge,
            "red-planet": this.redPlanet,
            "magic-maze-on-mars": this.magicMazeOnMars,
            "on-mars": this.onMars,
        };
    }
    game(id) {
        return this.#games[id];
    }
    /** The games that the service has. */
    async games(options = {}) {
        const request = { method: "GET", path: "/v1/games", wordless: true };
        const { games } = await this.#transport.ask(request, options);
        return games;
    }
    /** A session of any game, as the bearer of a token sits at it; without one, as a spectator. */
    session(id, token) {
        return new Session(this.#transport, id, token);
    }
}

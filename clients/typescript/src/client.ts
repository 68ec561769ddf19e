import type { MagicMazeOnMars } from "./contract/magic-maze-on-mars.js";
import type { OnMars } from "./contract/on-mars.js";
import type { PlaneteRouge } from "./contract/planete-rouge.js";
import type { RedPlanet } from "./contract/red-planet.js";
import type { GameId, GameList, GameSummary } from "./contract/shared.js";
import { Game } from "./game.js";
import type { CallOptions, ClientOptions } from "./options.js";
import { Session } from "./session.js";
import { Transport } from "./transport.js";
import type { AnyGame, Games } from "./types.js";

/**
 * The client: `new Areopagus({ baseUrl: "https://rules.example" })`. It keeps no connection and no
 * state, so one is enough, and none needs to be closed.
 */
export class Areopagus {
  /** Mission : Planète Rouge (2005). */
  readonly planeteRouge: Game<PlaneteRouge>;
  /** Mission: Red Planet, second edition (2015). */
  readonly redPlanet: Game<RedPlanet>;
  /** Magic Maze on Mars (2019). */
  readonly magicMazeOnMars: Game<MagicMazeOnMars>;
  /** On Mars (2020). */
  readonly onMars: Game<OnMars>;
  readonly #transport: Transport;
  readonly #games: { readonly [Id in GameId]: Game<Games[Id]> };

  constructor(options: ClientOptions) {
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

  /** A game by its id, where it is not known beforehand which one. */
  game<Id extends GameId>(id: Id): Game<Games[Id]>;
  game(id: GameId): Game {
    return this.#games[id] as unknown as Game;
  }

  /** The games that the service has. */
  async games(options: CallOptions = {}): Promise<readonly GameSummary[]> {
    const request = { method: "GET", path: "/v1/games", wordless: true } as const;
    const { games } = await this.#transport.ask<GameList>(request, options);
    return games;
  }

  /** A session of any game, as the bearer of a token sits at it; without one, as a spectator. */
  session<T extends AnyGame = AnyGame>(id: string, token?: string): Session<T> {
    return new Session<T>(this.#transport, id, token);
  }
}

// Whole games of all four games, and a live stream, by the client of @hey-api/openapi-ts.
import { client } from "./build/hey/client.gen.js";
import * as api from "./build/hey/sdk.gen.js";
import { play } from "./game.js";

declare const process: { argv: string[] };

client.setConfig({ baseUrl: process.argv[2] ?? "" });
const throwOnError = true as const;
const query = { include: ["legalMoves" as const] };
const seed = "hey-api";

const redPlanet = await api.redPlanetSetup({ throwOnError, body: { seats: 3, seed } });
const planeteRouge = await api.planeteRougeSetup({ throwOnError, body: { seats: 3, seed } });
const maze = await api.magicMazeOnMarsSetup({ throwOnError, body: { seats: 2, seed } });
const onMars = await api.onMarsSetup({
  throwOnError,
  body: { seats: 2, seed, options: { roundLimit: 4 } },
});

const created = await api.createSession({
  throwOnError,
  body: { game: "red-planet", seats: 3, seed },
});
const leaving = new AbortController();
const { stream } = await api.streamSession({
  signal: leaving.signal,
  path: { session: created.data.session },
  query: { after: 0 },
});
const first = await stream.next();
leaving.abort(); // a stream lasts as long as its session, and Node as long as a stream

console.log(
  JSON.stringify({
    stream: first.value,
    "red-planet": await play(
      redPlanet.data,
      async (body) => (await api.redPlanetApply({ throwOnError, query, body })).data,
    ),
    "planete-rouge": await play(
      planeteRouge.data,
      async (body) => (await api.planeteRougeApply({ throwOnError, query, body })).data,
    ),
    "magic-maze-on-mars": await play(
      maze.data,
      async (body) => {
        const { data, error } = await api.magicMazeOnMarsApply({ query, body });
        // Time may end the game before the move: the problem has how it ended.
        if (error?.state) return { ...maze.data, over: true };
        if (!data) throw new Error(error.detail);
        return data;
      },
      true,
    ),
    "on-mars": await play(
      onMars.data,
      async (body) => (await api.onMarsApply({ throwOnError, query, body })).data,
    ),
  }),
);

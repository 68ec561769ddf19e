// Whole games of all four games, by openapi-fetch with the types of openapi-typescript.
import createClient from "openapi-fetch";
import type { paths } from "./build/openapi.js";
import { play } from "./game.js";

declare const process: { argv: string[] };

const client = createClient<paths>({ baseUrl: process.argv[2] ?? "" });

function told<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const params = { query: { include: ["legalMoves" as const] } };
const seed = "openapi-fetch";

const redPlanet = told(
  await client.POST("/v1/games/red-planet/setup", { body: { seats: ["Ann", "Bo", null], seed } }),
);
const planeteRouge = told(
  await client.POST("/v1/games/planete-rouge/setup", { body: { seats: 3, seed } }),
);
const maze = told(
  await client.POST("/v1/games/magic-maze-on-mars/setup", {
    body: { seats: 2, seed, options: { module: 2 } },
  }),
);
const onMars = told(
  await client.POST("/v1/games/on-mars/setup", {
    body: { seats: 2, seed, options: { roundLimit: 4 } },
  }),
);

console.log(
  JSON.stringify({
    "red-planet": await play(redPlanet, async (body) =>
      told(await client.POST("/v1/games/red-planet/apply", { params, body })),
    ),
    "planete-rouge": await play(planeteRouge, async (body) =>
      told(await client.POST("/v1/games/planete-rouge/apply", { params, body })),
    ),
    "magic-maze-on-mars": await play(
      maze,
      async (body) => {
        const answer = await client.POST("/v1/games/magic-maze-on-mars/apply", { params, body });
        // Time may end the game before the move: the problem has how it ended.
        return answer.error?.state ? { ...maze, over: true } : told(answer);
      },
      true,
    ),
    "on-mars": await play(onMars, async (body) =>
      told(await client.POST("/v1/games/on-mars/apply", { params, body })),
    ),
  }),
);

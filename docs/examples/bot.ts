// A bot of one's own against the API: plain fetch, no client library.
//
// It carries the state itself, plays one seat by the suggestions of the service and the others at
// random. Run it as `node bot.ts http://127.0.0.1:8000` (Node 24, or compile it with tsc).

declare const process: { argv: string[] };

export {};

type Json = Record<string, any>;

const address = process.argv[2];

async function ask(operation: string, body: Json): Promise<Json> {
  for (;;) {
    const answer = await fetch(`${address}/v1/games/red-planet/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const document = await answer.json();
    if (answer.ok) return document;
    const wait = answer.headers.get("retry-after");
    if (answer.status !== 503 || wait === null) throw new Error(document.detail);
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(wait)));
  }
}

async function choose(state: Json, seat: number, moves: Json[]): Promise<Json> {
  if (seat !== 0) return moves[Math.floor(Math.random() * moves.length)];
  const budget = { iterations: 20 };
  const { suggestions } = await ask("suggest", { state, seat, budget, level: "strong" });
  return suggestions[0].move;
}

let position = await ask("setup", { seats: 3, seed: "example" });
while (!position.over) {
  const [{ seat, moves }] = position.legalMoves;
  const move = await choose(position.state, seat, moves);
  position = await ask("apply", { state: position.state, seat, move });
}
for (const { seat, total } of position.score.seats) {
  console.log(`seat ${seat}: ${total} points`);
}
console.log(`won by [${position.score.winners}]`);

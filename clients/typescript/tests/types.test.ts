// What the compiler knows. Each `@ts-expect-error` is an error if the line below it is none.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Areopagus, Position, RedPlanet, Refused, RedPlanetMove } from "areopagus-client";

export async function knows(mars: Areopagus, position: Position<RedPlanet>): Promise<void> {
  await mars.redPlanet.setup({ seats: ["Ann", null, "Cy"], options: { soldier: "or" } });
  // @ts-expect-error: there is no such option
  await mars.redPlanet.setup({ seats: 3, options: { soldier: "never" } });
  // @ts-expect-error: nobody plays
  await mars.redPlanet.setup({});
  // @ts-expect-error: there is no such ship
  await position.play(0, { type: "launch", ship: "RP-S-99" });
  // @ts-expect-error: a move of another game
  await position.play(0, { type: "tick" });
  // @ts-expect-error: nor is there such a part
  await position.view(0, { include: ["secrets"] });

  // @ts-expect-error: a pack of another game
  await mars.redPlanet.addPack({ game: "planete-rouge", name: "My box" });
  await mars.magicMazeOnMars.addPack({ game: "magic-maze-on-mars", name: "My box" });

  const next = await position.play(0, { type: "board", ship: "RP-S-01" });
  // @ts-expect-error: it may have been refused
  next.state;
  if (!next.ok) {
    const refused: Refused<RedPlanet["State"]> = next;
    const rule: string = refused.refusal.rule.id;
    return void rule;
  }
  const round: number = next.state.round;
  for (const { moves } of next.questions) moves.map(shipOf);
  for (const event of next.events) {
    if (event.type === "ship-landed") event.zone satisfies string;
  }
  const verdict = await position.judge(0, { type: "pass" });
  // @ts-expect-error: a legal move breaks no rule
  verdict.rule;
  if (!verdict.legal) verdict.rule.text satisfies string;
  return void round;
}

function shipOf(move: RedPlanetMove): string | undefined {
  switch (move.type) {
    case "launch":
    case "board":
      return move.ship;
    default:
      return undefined;
  }
}

test("moves are told apart by their type", () => {
  assert.equal(shipOf({ type: "launch", ship: "RP-S-02" }), "RP-S-02");
  assert.equal(shipOf({ type: "pass" }), undefined);
});

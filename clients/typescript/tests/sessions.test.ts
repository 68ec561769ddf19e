import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { ProblemError, type AnyGame, type Session } from "areopagus-client";
import { followBySocket } from "areopagus-client/websocket";
import { mars, TABLES } from "./service.js";

/** Makes a legal move of whoever is asked; false when the game is over. */
async function step(seats: ReadonlyMap<number, Session>, turn: number): Promise<boolean> {
  const { toAct, over } = await seats.get(0)!.look({ include: ["score"] });
  const seat = toAct[turn % toAct.length];
  if (over || seat === undefined) return false;
  const { questions } = await seats.get(seat)!.look({ include: ["legalMoves"] });
  const question = questions[turn % questions.length];
  const next = await seats.get(seat)!.play(question!.moves[(turn * 7) % question!.moves.length]!);
  assert(next.ok || next.refusal.state !== undefined);
  return true;
}

/** All updates until there are no more; those there are so far are in `all`. */
async function collected(
  updates: AsyncIterable<AnyGame["Update"]>,
  all: AnyGame["Update"][] = [],
): Promise<AnyGame["Update"][]> {
  for await (const update of updates) all.push(update);
  return all;
}

test("a whole game of a session, followed by stream and by socket until it is closed", async () => {
  const table = await mars.redPlanet.createSession({ seats: ["Ann", "Bo"], seed: "ts" });
  const { spectator } = table;
  const told: AnyGame["Update"][][] = [[], []];
  const following = spectator.follow({ after: 0, include: ["texts"], lang: "fr" });
  const streamed = collected(following, told[0]);
  const socketed = collected(followBySocket(spectator, { after: 0 }), told[1]);
  let turn = 0;
  while (await step(table.seats, turn)) turn++;
  assert(turn > 20);
  const { version, score, over } = await table.spectator.look();
  assert(over && score.final);

  const listed = await table.spectator.updates();
  const record = await table.spectator.record();
  const replayed = await mars.redPlanet.replay(record);
  assert.deepEqual(replayed.score.winners, score.winners);

  // Who comes to a session that is closed is told nothing.
  while (told.some((seen) => seen.length < version)) await sleep(20);
  await table.host.close();
  const updates = await streamed;
  assert.deepEqual(updates.map((update) => update.version), range(1, version));
  assert(updates.some(({ events }) => events.some(({ text }) => text !== undefined)));
  assert.deepEqual(await socketed, listed.updates);
  assert.deepEqual(
    updates.map(({ toAct }) => toAct),
    listed.updates.map(({ toAct }) => toAct),
  );
  await assert.rejects(table.spectator.look(), (e) => e instanceof ProblemError && e.is("unknown-session"));
  const gone = collected(followBySocket(table.spectator, { after: 0 }));
  await assert.rejects(gone, (e) => e instanceof ProblemError && e.is("unknown-session"));
});

test("what a seat can do at a table", async () => {
  const table = await mars.redPlanet.createSession({ seats: 3, seed: "ts", table: { hostUndo: true } });
  const ann = mars.redPlanet.session(table.id, table.document.seats[0]?.token);
  const before = await ann.look({ include: ["labels"] });
  const move = before.questions[0]?.moves[0];
  assert(move && before.seat === 0 && before.questions[0]?.labels?.length);
  assert.match((await ann.picture({ theme: "light", highlight: move, targets: true })).svg, /^<svg/);
  assert.equal((await ann.suggest({ level: "random", budget: { iterations: 5 } })).seat, 0);

  const refused = await ann.play({ type: "launch", ship: "RP-S-07" });
  assert(!refused.ok && refused.refusal.rule.id.startsWith("RP-"));
  const key = "once";
  const next = await ann.play(move, { ifVersion: before.version, idempotencyKey: key });
  const again = await ann.play(move, { ifVersion: before.version, idempotencyKey: key });
  assert(next.ok && again.ok);
  assert.equal(next.version, before.version + 1);
  assert.equal(again.version, next.version);
  const stale = ann.play(move, { ifVersion: before.version });
  await assert.rejects(stale, (e) => e instanceof ProblemError && e.is("stale-version"));
  const undone = await ann.undo();
  assert.equal(undone.version, next.version + 1);
  assert.deepEqual(undone.questions[0]?.moves, before.questions[0]?.moves);
  const never = ann.undo({ to: 999 });
  await assert.rejects(never, (e) => e instanceof ProblemError && e.is("cannot-undo"));
  assert.throws(() => table.seat(3), RangeError);
  await table.host.close();
});

test("the service plays the seats of bots", async () => {
  const table = await mars.redPlanet.createSession({ seats: [{ name: "Bo", bot: "random" }, "Ann"] });
  assert.deepEqual([...table.seats.keys()], [1]);
  assert.equal((await table.seat(1).look()).seat, 1);
  assert.throws(() => table.seat(0), RangeError);
  for await (const { seat } of table.spectator.follow({ after: 0 })) {
    if (seat === 0) break; // the bot has moved
  }
  await table.host.close();
});

test("the clock of a real-time game is started once", async () => {
  const table = await mars.magicMazeOnMars.createSession({ seats: 2 });
  const { version } = await table.host.look();
  const started = await table.host.start({ ifVersion: version });
  assert.equal(started.version, version + 1);
  const again = table.host.start();
  await assert.rejects(again, (e) => e instanceof ProblemError && e.is("cannot-start"));
  await table.host.close();
});

for (const { id, seats, options } of TABLES) {
  test(`a session of ${id}`, async () => {
    const table = await mars.game(id).createSession({ seats, options } as never);
    for (let turn = 0; turn < 12; turn++) await step(table.seats, turn);
    const { version } = await table.spectator.look();
    const after = version - 3;
    const told: number[] = [];
    for await (const update of mars.session(table.id).follow({ after })) {
      assert.equal(update.game, id);
      told.push(update.version);
      if (update.version === version) break;
    }
    assert.deepEqual(told, range(after + 1, version));
    await table.host.close();
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

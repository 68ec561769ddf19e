import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError, VERSION, type Game, type Position } from "areopagus-client";
import { mars, playOut, TABLES } from "./service.js";

for (const { id, seats, options } of TABLES) {
  test(`a whole game of ${id}`, async () => {
    const game: Game = mars.game(id);
    const setup = { seats, seed: "ts", options };
    const begun = await game.setup(setup, { include: ["labels", "texts"], lang: "fr" });
    assert.equal(begun.game, id);
    const { moves, position, texts, labels } = await playOut(game, begun);
    assert(moves.length > 20 && labels > 20);
    assert(texts > 10);
    assert(position.score.final && position.questions.length === 0);
    // The record of what was played leads to the same position, byte for byte.
    const replayed = await game.replay({ setup, moves } as Parameters<typeof game.replay>[0]);
    assert.equal(replayed.digest, position.digest);
    assert.deepEqual(replayed.state, position.state);
  });

  test(`what else can be asked about a position of ${id}`, async () => {
    const game: Game = mars.game(id);
    const position: Position = await game.setup({ seats, seed: "ts", options });
    const [question] = position.questions;
    const move = question?.moves[0];
    assert(question && move);
    const { seat } = question;
    assert.deepEqual(await position.judge(seat, move), { legal: true, authentic: true });
    assert.deepEqual(position.questionsFor(seat)[0], question);
    assert.equal((await position.legalMoves({ seat, explain: true }))[0]?.seat, seat);

    const view = await position.view(seat);
    assert.equal(view.seat, seat);
    assert.equal(view.game, id);
    assert.deepEqual(view.questions[0]?.moves, question.moves);
    assert.equal((await position.view(null)).questions.length, 0);

    const picture = await position.render({ seat, theme: "dark", layout: "narrow" });
    assert.match(picture.svg, /^<svg/);
    assert.deepEqual(await game.score({ state: position.state }), position.score);

    const restored = game.restore(JSON.parse(JSON.stringify(position)));
    assert.deepEqual(restored.questions, position.questions);

    const { suggestions } = await position.suggest(seat, { level: "random", budget: { iterations: 10 } });
    const suggested = suggestions[0]?.move;
    if (suggested) assert((await position.judge(seat, suggested)).legal);
    else assert.equal(id, "magic-maze-on-mars"); // where a team may have one wait
    const verdicts = await game.judgeBatch([
      { state: position.state, seat, move },
      { state: position.state, seat: seats - 1 - seat, move },
    ] as Parameters<typeof game.judgeBatch>[0]);
    assert.equal(verdicts.length, 2);
    assert.equal(verdicts[0]?.legal, true);
  });
}

test("a move that the rules refuse is a result, with the rule in one's language", async () => {
  const position = await mars.redPlanet.setup({ seats: ["Ann", "Bo", "Cy"] });
  const launch = { type: "launch", ship: "RP-S-07" } as const;
  const next = await position.play(0, launch, { lang: "fr" });
  assert(!next.ok);
  assert.match(next.refusal.rule.id, /^RP-/);
  assert.equal(next.refusal.state, undefined);
  const verdict = await position.judge(0, launch, { lang: "fr" });
  assert(!verdict.legal);
  assert.equal(verdict.reason, next.refusal.reason);
  assert.notEqual((await position.judge(0, launch, { lang: "en" }) as typeof verdict).reason, verdict.reason);
  const rule = await mars.redPlanet.rule(verdict.rule.id, { lang: "fr" });
  assert.deepEqual(rule, verdict.rule);
  // Several moves happen all or none, and the refusal says which it was.
  const [question] = position.questions;
  const move = question?.moves[0];
  assert(question && move);
  const both = await position.play(question.seat, [move, launch]);
  assert(!both.ok && both.refusal.index === 1);
});

test("what could never be on a table is a problem", async () => {
  const { state } = await mars.redPlanet.setup({ seats: 3 });
  const impossible = { ...state, first: 5 };
  await assert.rejects(mars.redPlanet.score({ state: impossible }), (error) => {
    assert(error instanceof ProblemError);
    assert.equal(error.status, 422);
    assert(error.requestId);
    return true;
  });
});

test("a position sends its stamp along, and what was altered has none", async () => {
  const game = mars.redPlanet;
  const begun = await game.setup({ seats: 3, seed: "ts" });
  const [{ seat, moves }] = begun.questions as [(typeof begun.questions)[0]];
  const next = await begun.play(seat, moves[0]!);
  assert(next.ok && next.stamp && next.stamp !== begun.stamp);
  assert.equal((await next.view(null)).document.authentic, true);
  const kept = game.restore(JSON.parse(JSON.stringify(next)));
  assert.equal((await kept.view(null)).document.authentic, true);

  const mine = { ...begun.state, dice: { ...begun.state.dice, seed: "mine" } };
  const proposed = { state: mine, stamp: begun.stamp, seat, move: moves[0]! };
  assert.equal((await game.judge(proposed)).authentic, false);
  const altered = await game.apply(proposed);
  assert(altered.ok && altered.stamp === undefined);
  await assert.rejects(game.judge({ ...proposed, require: "stamp" }), (error) => {
    assert(error instanceof ProblemError && error.is("unstamped-state"));
    return true;
  });
});

test("a game is played with what is printed in a box of one's own", async () => {
  const game = mars.redPlanet;
  const zones = [{ id: "hellas", name: "The bowl" } as const];
  const { pack, pieces } = await game.addPack({ game: "red-planet", name: "My box", zones });
  assert.equal(pieces, 1);
  const { state } = await game.setup({ seats: 3, pack });
  assert.equal(state.pack, pack);
  const printed = await game.components({ pack });
  assert.equal(printed.zones.find(({ id }) => id === "hellas")?.name, "The bowl");
  assert.equal((await game.sealed.setup({ seats: 3, pack })).toAct.length, 3);
  const table = await game.createSession({ seats: 3, pack });
  assert.equal((await table.host.record()).setup.pack, pack);
  await table.host.close();

  const crowded = [{ id: "RP-S-01", capacity: 40, destination: null } as const];
  const flawed = game.addPack({ game: "red-planet", name: "Mine", ships: crowded });
  await assert.rejects(flawed, (error) => {
    assert(error instanceof ProblemError && error.is("invalid-pack"));
    assert(error.problem.flaws?.some(({ pointer }) => pointer.startsWith("/ships")));
    return true;
  });
});

test("the catalogue", async () => {
  const games = await mars.games();
  assert.deepEqual(games.map(({ id }) => id).sort(), TABLES.map(({ id }) => id).sort());
  assert.equal((await mars.onMars.describe({ lang: "fr" })).id, "on-mars");
  const rules = await mars.onMars.rules({ lang: "fr" });
  assert(rules.length > 50);
  const about = rules.flatMap((rule) => rule.about)[0];
  assert(about);
  const some = await mars.onMars.rules({ lang: "fr", about });
  assert(some.length > 0 && some.length < rules.length);
  const { tiles } = await mars.magicMazeOnMars.components({ lang: "fr" });
  assert(tiles.length > 10);
  assert.match(VERSION, /^\d+\.\d+\.\d+/);
});

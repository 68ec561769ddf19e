import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError, type RedPlanet, type SealedPosition } from "areopagus-client";
import { mars } from "./service.js";

const { sealed } = mars.redPlanet;

test("a whole game with states that nobody but the service can open", async () => {
  const deal = await sealed.setup({ seats: 2 });
  assert.match(deal.commitment, /^sha256:/);
  assert.equal(deal.seat, null);
  assert.equal(deal.questions.length, 0); // a spectator is asked nothing
  let position: SealedPosition<RedPlanet> = await deal.as(deal.toAct[0] ?? null);
  let turn = 0;
  for (; !position.over; turn++) {
    const seat = position.toAct[0] ?? 0;
    if (position.seat !== seat) position = await position.as(seat);
    const [question] = position.questions;
    const move = question?.moves[(turn * 5) % question.moves.length];
    assert(question && move);
    const next = await position.play(seat, move);
    assert(next.ok);
    position = next;
  }
  assert(turn > 20 && position.score.final);
  assert.equal(position.seal.moveNumber, turn);
  assert(position.seal.seed); // told at the end, to be checked against the commitment
});

test("a seat acts with its own key, and with no other", async () => {
  const deal = await sealed.setup({ seats: 3 });
  const own = await sealed.open(deal.state, { 1: deal.keys[1] ?? "" });
  assert.equal(own.seat, 1);
  const [question] = own.questions;
  const move = question?.moves[0];
  assert(move);
  assert.deepEqual(await own.judge(1, move), { legal: true });
  assert.equal((await own.legalMoves(1))[0]?.seat, 1);
  assert.match((await own.render()).svg, /^<svg/);
  const advice = await own.suggest(1, { level: "random", budget: { iterations: 5 } });
  assert.equal(advice.seat, 1);

  const refused = await own.play(1, { type: "launch", ship: "RP-S-07" });
  assert(!refused.ok && refused.refusal.rule.id.startsWith("RP-"));
  await assert.rejects(own.play(0, move), (error) => error instanceof ProblemError && error.status === 401);
  const thief = await sealed.open(deal.state, { 0: deal.keys[0] ?? "" });
  const wrong = await sealed.open(deal.state, { 1: deal.keys[0] ?? "" }).catch((error: unknown) => error);
  assert(wrong instanceof ProblemError && [401, 403].includes(wrong.status));
  assert.equal(thief.seat, 0);
  const spectator = await sealed.open(deal.state);
  assert.equal(spectator.seat, null);
  const verdicts = await sealed.judgeBatch([{ state: deal.state, seat: 1, move }], deal.keys[1] ?? "");
  assert.deepEqual(verdicts, [{ legal: true }]);
  await assert.rejects(sealed.open("ars1.AAAA"), (e) => e instanceof ProblemError && e.is("unreadable-seal"));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { AreopagusError, ConnectionError, ProblemError, TimeoutError } from "areopagus-client";
import { breakOff, hangUp, json, problem, silence, unkind, type Reply } from "./unkind-server.js";

const GAMES = json({ games: [] });
const SEEN = json({ game: "red-planet", seat: 0, version: 3, toAct: [], over: false });
const MOVE = { type: "pass" } as const;

test("what is overloaded is asked again, and answers", async (t) => {
  const { mars, asked } = await unkind(t, [problem(503, "overloaded"), problem(429, "rate-limited"), GAMES]);
  assert.deepEqual(await mars.games(), []);
  assert.equal(asked.length, 3);
});

test("a proxy that knows no problems is asked again, too", async (t) => {
  const page: Reply = (response) => {
    response.writeHead(502, { "content-type": "text/html" });
    response.end("<h1>Bad Gateway</h1>");
  };
  const { mars, asked } = await unkind(t, [page, GAMES]);
  await mars.games();
  assert.equal(asked.length, 2);
});

test("a connection that breaks, before or within the answer, is made anew", async (t) => {
  const { mars, asked } = await unkind(t, [hangUp, breakOff, GAMES]);
  assert.deepEqual(await mars.games(), []);
  assert.equal(asked.length, 3);
});

test("the kind of problem decides, not its status", async (t) => {
  const { mars, asked } = await unkind(t, [problem(503, "suggestions-off"), GAMES]);
  await assert.rejects(mars.games(), (error) => {
    assert(error instanceof ProblemError && error instanceof AreopagusError);
    assert.equal(error.status, 503);
    assert.equal(error.type, "/problems/suggestions-off");
    assert.equal(error.requestId, "r-1");
    assert(error.is("suggestions-off") && !error.is("overloaded"));
    return true;
  });
  assert.equal(asked.length, 1);
  const conflict = await unkind(t, [problem(409, "cannot-undo"), SEEN]);
  await assert.rejects(conflict.mars.session("s", "t").undo(), /A problem: So it is\./);
  assert.equal(conflict.asked.length, 1);
  const inFlight = await unkind(t, [problem(409, "key-in-flight", { "retry-after": "0" }), SEEN]);
  await inFlight.mars.session("s", "t").undo();
  assert.equal(inFlight.asked.length, 2);
});

test("it gives up after as many attempts as it may make", async (t) => {
  const replies = Array.from({ length: 9 }, () => problem(503, "overloaded"));
  const { mars, asked } = await unkind(t, replies);
  await assert.rejects(mars.games(), ProblemError);
  assert.equal(asked.length, 3);
  await assert.rejects(mars.games({ retries: 0 }), ProblemError);
  assert.equal(asked.length, 4);
});

test("Retry-After is waited for, unless it is too long", async (t) => {
  const soon = new Date(Date.now() + 1_500).toUTCString();
  const replies = [problem(503, "overloaded", { "retry-after": "3600" })];
  const far = await unkind(t, replies);
  await assert.rejects(far.mars.games(), (error) => {
    assert(error instanceof ProblemError);
    assert.equal(error.retryAfter, 3_600_000);
    return true;
  });
  assert.equal(far.asked.length, 1);
  // Waiting is given up with the call, so what is waited for shows in what was not asked.
  const controller = new AbortController();
  const later: Reply = (response, asked) => {
    response.on("finish", () => setTimeout(() => controller.abort(new Error("enough")), 100));
    problem(503, "overloaded", { "retry-after": "50" })(response, asked);
  };
  const near = await unkind(t, [later, GAMES]);
  await assert.rejects(near.mars.games({ signal: controller.signal }), /enough/);
  assert.equal(near.asked.length, 1);
  const dated = await unkind(t, [problem(429, "rate-limited", { "retry-after": soon }), GAMES]);
  await dated.mars.games();
  assert.equal(dated.asked.length, 2);
});

test("a move has one key, which its retries keep, and another move another", async (t) => {
  const replies = [problem(503, "too-slow"), hangUp, SEEN, SEEN, SEEN];
  const { mars, asked } = await unkind(t, replies);
  const session = mars.session("an id", "token");
  await session.play(MOVE, { ifVersion: 2 });
  await session.play([MOVE, MOVE]);
  await session.play(MOVE, { idempotencyKey: "mine" });
  const keys = asked.map(({ headers }) => headers["idempotency-key"]);
  assert.equal(new Set(keys.slice(0, 3)).size, 1);
  assert.match(String(keys[0]), /^[0-9a-f]{32}$/);
  assert.notEqual(keys[3], keys[0]);
  assert.equal(keys[4], "mine");
  assert.equal(asked[0]?.headers["if-match"], '"2"');
  assert.equal(asked[0]?.headers.authorization, "Bearer token");
  assert.equal(asked[0]?.url.pathname, "/v1/sessions/an%20id/moves");
  assert.deepEqual(JSON.parse(asked[3]?.body ?? ""), { moves: [MOVE, MOVE] });
});

test("a session is not opened twice", async (t) => {
  const created = json({ session: "s", game: "red-planet", version: 1, host: "h", seats: [] }, 201);
  const refused = await unkind(t, [problem(503, "overloaded"), created]);
  assert.equal((await refused.mars.redPlanet.createSession({ seats: 2 })).id, "s");
  const lost = await unkind(t, [hangUp, created]);
  await assert.rejects(lost.mars.redPlanet.createSession({ seats: 2 }), ConnectionError);
  assert.equal(lost.asked.length, 1);
});

test("a session that is gone on the second try was closed by the first", async (t) => {
  const { mars } = await unkind(t, [hangUp, problem(404, "unknown-session")]);
  await mars.session("s", "host").close();
  const never = await unkind(t, [problem(404, "unknown-session")]);
  await assert.rejects(never.mars.session("s", "host").close(), ProblemError);
});

test("who does not answer in time is given up, and asked again", async (t) => {
  const { mars, asked } = await unkind(t, [silence, GAMES]);
  assert.deepEqual(await mars.games({ timeout: 1_000 }), []);
  assert.equal(asked.length, 2);
  const never = await unkind(t, [silence, silence, silence], { timeout: 50 });
  await assert.rejects(never.mars.games(), (error) => {
    assert(error instanceof TimeoutError && error instanceof ConnectionError);
    return true;
  });
});

test("nobody there is a connection error", async () => {
  const { Areopagus } = await import("areopagus-client");
  const mars = new Areopagus({ baseUrl: "http://127.0.0.1:1", retry: { attempts: 0 } });
  await assert.rejects(mars.games(), ConnectionError);
});

test("a page instead of an answer is a connection error", async (t) => {
  const page: Reply = (response) => response.end("<h1>Please sign in</h1>");
  const { mars } = await unkind(t, [page]);
  await assert.rejects(mars.games(), ConnectionError);
});

test("a signal gives up the call, with its own reason", async (t) => {
  const controller = new AbortController();
  const never: Reply = () => controller.abort(new Error("never mind"));
  const { mars, asked } = await unkind(t, [never]);
  await assert.rejects(mars.games({ signal: controller.signal }), /never mind/);
  await assert.rejects(mars.games({ signal: AbortSignal.abort(new Error("too late")) }), /too late/);
  assert.equal(asked.length, 1);
});

test("keys, languages and parts go where they belong", async (t) => {
  const position = { game: "red-planet", state: {}, toAct: [], over: false, digest: "" };
  const replies = [json(position), json(position), json({ legal: true }), GAMES, json({ rules: [] })];
  const { mars, asked } = await unkind(t, replies, { apiKey: "key", lang: "fr" });
  const begun = await mars.redPlanet.setup({ seats: 2 }, { include: ["labels", "texts"] });
  const next = await begun.play(0, MOVE, { lang: "en" });
  await begun.judge(0, MOVE);
  await mars.games();
  await mars.redPlanet.rules();
  assert(next.ok);
  assert.deepEqual(
    asked.map(({ url }) => url.search),
    ["?lang=fr&include=labels%2Ctexts", "?lang=en&include=labels%2Ctexts", "?lang=fr", "", "?lang=fr"],
  );
  assert(asked.every(({ headers }) => headers["x-api-key"] === "key"));
  assert.throws(() => begun.score, /`include` left out `score`/);
});

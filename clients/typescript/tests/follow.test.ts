import assert from "node:assert/strict";
import { test } from "node:test";
import { ConnectionError, ProblemError, type FollowOptions, type Session } from "areopagus-client";
import { ended, hangUp, opened, problem, stream, unkind, update, type Reply } from "./unkind-server.js";

async function versions(session: Session, options: FollowOptions = {}): Promise<number[]> {
  const seen: number[] = [];
  for await (const { version } of session.follow(options)) seen.push(version);
  return seen;
}

test("it resumes by itself, misses nothing, tells nothing twice, and ends when closed", async (t) => {
  const { mars, asked } = await unkind(t, [
    stream(opened(4) + update(5)), // breaks
    hangUp,
    problem(503, "overloaded"),
    problem(429, "rate-limited", { "retry-after": "0" }),
    stream(opened(5) + update(5) + update(6) + ended("restarting"), "end"),
    stream(opened(6) + ended("slow"), "end"),
    stream(opened(6), "end"), // without a word
    stream(opened(6) + update(7) + ended("closed"), "end"),
  ]);
  const why: string[] = [];
  const onReconnect = (error: Error): number => why.push(error.message);
  const connections: number[] = [];
  const onOpen = (version: number): number => connections.push(version);
  const told = await versions(mars.session("s", "t"), { onReconnect, onOpen });
  assert.deepEqual(told, [5, 6, 7]);
  assert.deepEqual(connections, [4, 5, 6, 6, 6]);
  const after = asked.map(({ url }) => url.searchParams.get("after"));
  assert.deepEqual(after, [null, "5", "5", "5", "5", "6", "6", "6"]);
  assert.equal(why.length, 7);
  assert.equal(asked[0]?.headers.accept, "text/event-stream");
  assert.equal(asked[0]?.headers.authorization, "Bearer t");
});

test("where it began is where it comes back to, though nothing happened in between", async (t) => {
  const { mars, asked } = await unkind(t, [
    stream(opened(9)),
    stream(opened(9) + update(10) + ended("closed"), "end"),
  ]);
  assert.deepEqual(await versions(mars.session("s")), [10]);
  assert.equal(asked[1]?.url.searchParams.get("after"), "9");
});

test("a silent connection is given up and made anew", async (t) => {
  // On a busy machine a good connection may be taken for a silent one: there are some to spare.
  const good = stream(opened(2) + update(3) + ended("closed"), "end");
  const { mars, asked } = await unkind(t, [
    stream(opened(1) + update(2), "hold"),
    ...Array.from({ length: 20 }, () => good),
  ]);
  assert.deepEqual(await versions(mars.session("s"), { after: 1, silence: 300 }), [2, 3]);
  assert(asked.length >= 2);
});

test("heartbeats are signs of life", async (t) => {
  const beating: Reply = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(opened(1));
    let beats = 0;
    const timer = setInterval(() => {
      response.write(": still here\n\n");
      if (++beats < 10) return;
      clearInterval(timer);
      response.end(update(2) + ended("closed"));
    }, 250);
  };
  const { mars, asked } = await unkind(t, [beating]);
  assert.deepEqual(await versions(mars.session("s"), { silence: 2_000 }), [2]);
  assert.equal(asked.length, 1);
});

test("what no retry can mend is thrown, also when coming back", async (t) => {
  const gone = problem(404, "unknown-session");
  const { mars, asked } = await unkind(t, [stream(opened(1) + update(2)), gone]);
  const seen: number[] = [];
  await assert.rejects(
    async () => {
      for await (const { version } of mars.session("s").follow()) seen.push(version);
    },
    (error) => error instanceof ProblemError && error.is("unknown-session"),
  );
  assert.deepEqual(seen, [2]);
  assert.equal(asked.length, 2);
});

test("who was never there is given up soon; who was there, as late as one is told", async (t) => {
  const never = await unkind(t, []);
  await assert.rejects(versions(never.mars.session("s")), ProblemError); // a 500, not retried
  const refusing = await unkind(t, [hangUp, hangUp, hangUp, hangUp]);
  await assert.rejects(versions(refusing.mars.session("s")), ConnectionError);
  assert.equal(refusing.asked.length, 3);
  const replies = [stream(opened(1) + update(2)), ...Array.from({ length: 9 }, () => hangUp)];
  const lost = await unkind(t, replies);
  await assert.rejects(versions(lost.mars.session("s"), { attempts: 5 }), ConnectionError);
  assert.equal(lost.asked.length, 6);
});

test("a signal ends it with its reason, and leaving the loop ends it at once", async (t) => {
  const { mars, asked } = await unkind(t, [
    stream(opened(1) + update(2), "hold"),
    stream(opened(1) + update(2), "hold"),
  ]);
  const controller = new AbortController();
  const { signal } = controller;
  await assert.rejects(async () => {
    for await (const _ of mars.session("s").follow({ signal })) controller.abort(new Error("bye"));
  }, /bye/);
  for await (const { version } of mars.session("s").follow()) {
    assert.equal(version, 2);
    break;
  }
  assert.equal(asked.length, 2);
});

test("events are read however they are framed and cut", async (t) => {
  const text =
    "\uFEFF: hello\r\n\r\n" +
    opened(1).replaceAll("\n", "\r\n") +
    "event: update\rdata: {\rdata:\"version\": 2, \"note\": \"é ☃ 🚀\"}\r\r" +
    "event: future\ndata: {}\n\n" + // of a kind that nobody knows yet
    update(3) +
    "data" + // a field without value, and an event cut off
    "\n\nid: 4\nevent: update\ndata: {";
  const crumbs: Reply = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const bytes = Buffer.from(text);
    let sent = 0;
    const more = (): void => {
      response.write(bytes.subarray(sent, (sent += 7)));
      if (sent < bytes.length) setImmediate(more);
      else response.end();
    };
    more();
  };
  const { mars } = await unkind(t, [crumbs, stream(ended("closed"), "end")]);
  const updates: unknown[] = [];
  for await (const told of mars.session("s").follow()) updates.push(told);
  assert.equal(updates.length, 2);
  assert.deepEqual(updates[0], { version: 2, note: "é ☃ 🚀" });
});

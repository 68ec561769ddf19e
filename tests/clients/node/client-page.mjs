// Our client in a browser, on a page of another origin than the service: asked, played, followed.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [service, dist] = process.argv.slice(2);
const files = createServer(async (request, response) => {
  if (request.url === "/") {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Mars</title>");
    return;
  }
  const text = await readFile(join(dist, request.url)).catch(() => undefined);
  response.writeHead(text ? 200 : 404, { "content-type": "text/javascript" }).end(text);
});
await new Promise((done) => files.listen(0, "127.0.0.1", done));
const origin = `http://127.0.0.1:${files.address().port}`;

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
const page = await browser.newPage();
await page.goto(origin);
const report = await page.evaluate(async (baseUrl) => {
  const { Areopagus, ProblemError } = await import("/index.js");
  const { followBySocket } = await import("/websocket.js");
  const mars = new Areopagus({ baseUrl, lang: "fr" });
  const game = await mars.redPlanet.setup({ seats: 3 });
  const refused = await game.play(0, { type: "launch", ship: "RP-S-07" });

  const table = await mars.redPlanet.createSession({ seats: 2 });
  const versions = async (updates, seen) => {
    for await (const { version } of updates) seen.push(version);
    return seen;
  };
  const told = [[], []];
  const streamed = versions(table.spectator.follow({ after: 0 }), told[0]);
  const socketed = versions(followBySocket(table.spectator, { after: 0 }), told[1]);
  for (const seat of table.seats.values()) {
    const { questions, version } = await seat.look();
    await seat.play(questions[0].moves[0], { ifVersion: version });
  }
  const stale = await table.seat(0).undo({ ifVersion: 1 }).catch((error) => error);
  // Who comes to a session that is closed is told nothing.
  while (told.some((seen) => seen.length < 3)) await new Promise((done) => setTimeout(done, 20));
  await table.host.close();
  return {
    rule: refused.refusal.rule.id,
    streamed: await streamed,
    socketed: await socketed,
    problem: stale instanceof ProblemError && stale.type,
    requestId: stale.requestId,
  };
}, service);
console.log(JSON.stringify(report));
await browser.close();
files.close();

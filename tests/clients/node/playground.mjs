// The playground as people use it: whole games by clicks on the board and in the list, the judge,
// shared links, live sessions. Prints one line of JSON for each thing that was tried.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const [graphql, only] = process.argv.slice(2);
const { origin } = new URL(graphql);
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const PATIENCE = { timeout: 60_000 };

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

/** A page that remembers what went wrong in it. */
async function open(path, options = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const complaints = [];
  const hosts = new Set();
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${origin}/${path}`);
  return { page, context, complaints, foreign: () => [...hosts].filter((host) => host !== origin && host !== "null") };
}

/** What axe finds on the screen as it is now. */
async function violations(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map((one) => `${one.id}: ${one.nodes[0].target.join(" ")}`);
}

function told(name, report) {
  console.log(JSON.stringify({ name, ...report }));
}

/** Answer a question: by touching something on the board, or by a move of the list. */
function touch(onBoard) {
  const pick = (all) => all[Math.floor(Math.random() * all.length)];
  const board = document.querySelector(".board")?.shadowRoot;
  const things = onBoard && board ? [...board.querySelectorAll("[data-moves]")] : [];
  const moves = [...document.querySelectorAll(".moves .move:not(:disabled)")];
  const thing = pick(things) ?? pick(moves);
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  return { board: things.length > 0, found: Boolean(thing) };
}

const step = (page) => page.locator(".history > span").innerText(PATIENCE);

async function playGame(game, options) {
  const { page, context, complaints, foreign } = await open(`#/play/${game}`);
  await page.waitForSelector(".moves .move", PATIENCE);
  const front = await violations(page);
  if (options) {
    await page.locator(".setup summary").click();
    for (const [label, value] of Object.entries(options)) {
      await page.locator(".setup details label", { hasText: label }).locator("input").fill(String(value));
    }
    await page.locator(".setup button.button").click();
    await page.waitForFunction(() => document.querySelector(".history > span")?.textContent === "Move 0 of 0");
  }
  let touches = 0;
  for (let turn = 0; turn < 4000; turn++) {
    await page.waitForFunction(isReady, undefined, PATIENCE);
    if (await page.locator(".verdict", { hasText: "The game is over." }).count()) break;
    const before = await step(page);
    const { board } = await page.evaluate(touch, turn % 2 === 0);
    touches += board ? 1 : 0;
    await page.waitForFunction(hasMoved, before, PATIENCE);
    // A touch that several moves name narrows the list down: then one of them is chosen.
    if ((await step(page)) === before) {
      await page.evaluate(touch, false);
      await page.waitForFunction(hasMoved, before, PATIENCE);
    }
    await page.evaluate(() => document.querySelector(".verdict.refused button")?.click());
  }
  const over = (await page.locator(".verdict", { hasText: "The game is over." }).count()) === 1;
  const lines = await page.locator(".log p").count();
  told(`play ${game}`, { over, touches, steps: await step(page), lines, complaints, foreign: foreign(), violations: [...front, ...(await violations(page))] });
  await context.close();
}

/** Whether a question can be answered, or the game is over. */
function isReady() {
  return document.querySelector(".moves .move:not(:disabled)") || document.querySelector(".side > .verdict:not(.refused)");
}

/** Whether a move was made or refused, or the list was narrowed down. */
function hasMoved(before) {
  const moved = document.querySelector(".history > span")?.textContent !== before;
  return moved || document.querySelector(".moves .hint") || document.querySelector(".side > .verdict");
}

async function judge() {
  const { page, context, complaints } = await open("#/judge/red-planet", { locale: "fr-FR" });
  await page.waitForSelector(".moves .move", PATIENCE);
  const state = page.locator("textarea").first();
  const good = JSON.parse(await state.inputValue());
  await page.locator("textarea.small").fill('{"type": "sabotage", "ship": "RP-S-01"}');
  await page.locator(".side .button").click();
  const refused = await page.locator(".verdict.refused blockquote a").innerText(PATIENCE);
  await state.fill(JSON.stringify({ ...good, round: 99 }));
  const impossible = await page.locator(".verdict.refused").first().innerText(PATIENCE);
  await state.fill("{");
  await page.waitForFunction(() => document.querySelector(".verdict.refused")?.textContent.includes("JSON"));
  told("judge", { refused, impossible, complaints, language: await page.locator("html").getAttribute("lang"), violations: await violations(page) });
  await context.close();
}

async function share() {
  const { page, context, complaints } = await open("#/play/red-planet", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.waitForSelector(".moves .move", PATIENCE);
  const before = await step(page);
  await page.evaluate(touch, false);
  await page.waitForFunction(hasMoved, before, PATIENCE);
  await page.locator(".bar button", { hasText: "Copy link" }).click();
  await page.waitForSelector(".bar button:has-text('Copied')");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open(new URL(link).hash);
  await other.page.waitForSelector(".moves .move", PATIENCE);
  const moves = await other.page.locator(".moves .move").count();
  told("share", { hash: new URL(link).hash.slice(0, 26), moves, complaints: [...complaints, ...other.complaints] });
  await Promise.all([context.close(), other.context.close()]);
}

async function looks() {
  const reports = {};
  for (const [name, options] of Object.entries({
    phone: { viewport: { width: 380, height: 800 } },
    dark: { colorScheme: "dark" },
    french: { locale: "fr-FR" },
  })) {
    for (const path of ["#/", "#/play/magic-maze-on-mars", "#/live"]) {
      const { page, context, complaints, foreign } = await open(path, options);
      await page.waitForSelector("main", PATIENCE);
      if (path.includes("play")) await page.waitForSelector(".moves .move", PATIENCE);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      reports[`${name} ${path}`] = { wide, complaints, foreign: foreign(), violations: await violations(page) };
      await context.close();
    }
  }
  told("looks", { reports });
}

async function live() {
  const host = await open("#/live/red-planet");
  await host.page.locator(".setup button.button").click(PATIENCE);
  const links = host.page.locator(".links a");
  await links.first().waitFor(PATIENCE);
  const [ann, bo, watcher] = await Promise.all(
    [0, 1, -1].map(async (index) => {
      const link = index < 0 ? links.last() : links.nth(index);
      return open(await link.getAttribute("href"));
    }),
  );
  for (const { page } of [ann, bo, watcher]) await page.waitForSelector(".status.on", PATIENCE);
  await ann.page.waitForSelector(".moves .move", PATIENCE);
  const seen = await watcher.page.locator(".log li").count();
  await ann.page.locator(".moves .move").first().click();
  await watcher.page.waitForFunction((old) => document.querySelectorAll(".log li").length > old, seen, PATIENCE);
  await bo.context.setOffline(true);
  const cut = await bo.page.locator(".status:not(.on)").waitFor(PATIENCE).then(() => true, () => false);
  await bo.context.setOffline(false);
  await bo.page.waitForSelector(".status.on", PATIENCE);
  await bo.page.locator(".moves .move").first().click(PATIENCE);
  await watcher.page.waitForFunction((old) => document.querySelectorAll(".log li").length > old, seen + 1, PATIENCE);
  const complaints = [ann, watcher].flatMap((one) => one.complaints);
  told("live", { cut, lines: await watcher.page.locator(".log li").count(), secrets: await watcher.page.locator(".moves .move").count(), complaints });
}

const TRIALS = {
  "play red-planet": () => playGame("red-planet"),
  "play planete-rouge": () => playGame("planete-rouge"),
  "play on-mars": () => playGame("on-mars", { "round limit": 1 }),
  "play magic-maze-on-mars": () => playGame("magic-maze-on-mars", { "hourglass ms": 15000 }),
  judge,
  share,
  looks,
  live,
};
for (const [name, attempt] of Object.entries(TRIALS)) {
  if (!only || name === only) await attempt();
}
await browser.close();

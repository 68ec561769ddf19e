// The playground on several devices: two and four browsers and a spectator in one session, bots at
// empty seats, Magic Maze in real time, a connection that is cut. Prints one line of JSON each.
import { behind, browsing, fillIn, PATIENCE, told, touch, violations, wire } from "./browsing.mjs";

const [graphql, only] = process.argv.slice(2);
const { origin } = new URL(graphql);
const { open, close } = await browsing(origin);

/** Make a session through the page; a page for each link, the spectator's last. */
async function session(game, { people, bots = 0, options = {}, over = {} }) {
  const host = await open(`#/live/${game}`);
  await fillIn(host.page, { seats: people + bots, options });
  for (let seat = people; seat < people + bots; seat++) {
    await host.page.locator(".player select").nth(seat).selectOption("easy");
  }
  await host.page.locator(".setup button.button").click(PATIENCE);
  const links = host.page.locator(".links a");
  await links.first().waitFor(PATIENCE);
  const found = await violations(host.page);
  const created = await behind(host.page);
  const addresses = await links.evaluateAll((all) => all.map((one) => one.hash));
  await host.context.close();
  const pages = [];
  for (const [seat, address] of addresses.entries()) pages.push(await open(address, over[seat]));
  for (const { page } of pages) await page.waitForSelector(".status.on", PATIENCE);
  return { pages, host, found, created };
}

const lines = (page) => page.locator(".log li").count();
const moreThan = (page, seen) =>
  page.waitForFunction((old) => document.querySelectorAll(".log li").length > old, seen, PATIENCE);
const mayMove = (page) => page.waitForSelector(".moves .move:not(:disabled)", PATIENCE);

/** Two people and a spectator; the connection of one is cut and comes back. */
async function two() {
  const frail = await wire(origin);
  const phone = { viewport: { width: 380, height: 800 }, colorScheme: "dark", locale: "fr-FR" };
  const over = { 1: { baseURL: frail.origin, ...phone } };
  const { pages, host, found } = await session("red-planet", { people: 2, over });
  const [ann, bo, watcher] = pages;
  for (const { page } of [ann, bo]) await mayMove(page);
  let seen = await lines(watcher.page);
  await ann.page.evaluate(touch, true); // on the board, or else in the list
  await ann.page.waitForTimeout(200);
  if (await ann.page.locator(".moves .hint").count()) await ann.page.evaluate(touch, false);
  await moreThan(watcher.page, seen);
  // Nothing was unveiled, and nobody else has acted: it can be taken back, and is.
  seen = await lines(watcher.page);
  await ann.page.locator(".bar button", { hasText: "Take back" }).click(PATIENCE);
  await moreThan(watcher.page, seen);
  await mayMove(ann.page);
  await ann.page.locator(".moves .move").first().click();
  await moreThan(watcher.page, seen + 1);
  seen = await lines(watcher.page);
  found.push(...(await violations(bo.page)));
  frail.cut();
  const cut = await bo.page.locator(".status:not(.on)").innerText(PATIENCE);
  found.push(...(await violations(bo.page)));
  await frail.mend();
  await bo.page.waitForSelector(".status.on", PATIENCE);
  // The browser itself says that it is offline, and again that it is not.
  await bo.context.setOffline(true);
  await bo.page.waitForSelector(".status:not(.on)", PATIENCE);
  await bo.context.setOffline(false);
  await bo.page.waitForSelector(".status.on", PATIENCE);
  await mayMove(bo.page);
  await bo.page.locator(".moves .move").first().click(PATIENCE);
  await moreThan(watcher.page, seen);
  frail.cut();
  found.push(...(await violations(ann.page)), ...(await violations(watcher.page)));
  const complaints = [host, ann, watcher].flatMap((one) => one.complaints);
  const foreign = pages.flatMap((one) => one.foreign());
  told("two", { cut, lines: await lines(watcher.page), secrets: await watcher.page.locator(".moves .move").count(), complaints, foreign, violations: found });
}

/** One person, and bots that play the empty seats in the service. */
async function bots() {
  const { pages, host, found, created } = await session("red-planet", { people: 1, bots: 2, options: {} });
  const [ann] = pages;
  await mayMove(ann.page);
  await ann.page.locator(".bar button", { hasText: "Suggest" }).click();
  const advice = await ann.page.locator(".notice").innerText(PATIENCE);
  const suggested = await behind(ann.page);
  await ann.page.locator(".notice .button").click();
  await ann.page.waitForFunction(() => ["Bo", "Cy"].every((name) => document.querySelector(".log")?.textContent.includes(`${name} kept`)), undefined, PATIENCE);
  const complaints = [host, ...pages].flatMap((one) => one.complaints);
  told("bots", { advice, created, suggested, links: pages.length, complaints, violations: found });
}

/** Four people in the maze: sand that runs, moves of all of them, the "Do something!" pawn, talk. */
async function four() {
  const { pages, host, found } = await session("magic-maze-on-mars", { people: 4, options: { module: 3 } });
  const [ann, bo, , , watcher] = pages;
  const sand = (page) => page.evaluate(() => document.querySelector(".board").shadowRoot.querySelector("#hourglass text")?.textContent);
  await mayMove(ann.page);
  const full = await sand(watcher.page);
  await ann.page.locator(".bar button", { hasText: "Turn the timer" }).click();
  await ann.page.waitForFunction(() => ![...document.querySelectorAll(".bar button")].some((one) => one.textContent === "Turn the timer" && !one.disabled), undefined, PATIENCE);
  await watcher.page.waitForFunction((old) => document.querySelector(".board").shadowRoot.querySelector("#hourglass text")?.textContent !== old, full, PATIENCE);
  const undo = await ann.page.locator(".bar button:not(:disabled)", { hasText: "Take back" }).count();
  const movers = new Set();
  for (let turn = 0; turn < 16; turn++) {
    const seat = turn % 4;
    const { page } = pages[seat];
    await mayMove(page);
    const before = await lines(page);
    const { found } = await page.evaluate(touch, turn % 2 === 0);
    await page.waitForTimeout(150);
    if (await page.locator(".moves .hint").count()) await page.evaluate(touch, false);
    const moved = await page.waitForFunction((old) => document.querySelectorAll(".log li").length > old || document.querySelector(".notice"), before, PATIENCE).then(() => true);
    await page.evaluate(() => document.querySelector(".notice .close")?.click());
    if (found && moved) movers.add(seat);
  }
  const pawn = ann.page.locator(".moves .move", { hasText: "Do something" }).first();
  await pawn.click(PATIENCE);
  await bo.page.waitForFunction(() => document.querySelector(".log")?.textContent.includes("Do something"), undefined, PATIENCE);
  const talk = await watcher.page.evaluate(() => document.querySelector(".board").shadowRoot.querySelector("#talk")?.textContent);
  found.push(...(await violations(ann.page)));
  const complaints = [host, ...pages].flatMap((one) => one.complaints);
  const foreign = pages.flatMap((one) => one.foreign());
  told("four", { full, sand: await sand(watcher.page), movers: movers.size, undo, talk, lines: await lines(watcher.page), complaints, foreign, violations: found });
}

const TRIALS = { two, bots, four };
for (const [name, attempt] of Object.entries(TRIALS)) {
  if (!only || name === only) await attempt();
}
await close();

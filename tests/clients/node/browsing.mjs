// Pages of the playground in Debian's Chromium, each remembering what went wrong in it.
import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { chromium } from "playwright-core";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
export const PATIENCE = { timeout: 60_000 };
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser for one service: `open` gives pages of it, each with a profile of its own. */
export async function browsing(origin) {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ARGUMENTS });
  const open = async (path, options = {}) => {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    const complaints = [];
    const hosts = new Set();
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.addInitScript(watchShifts);
    const home = options.baseURL ?? origin;
    await page.goto(`${home}/${path}`);
    const foreign = () => [...hosts].filter((host) => host !== home && host !== "null");
    return { page, context, complaints, foreign };
  };
  return { open, close: () => browser.close() };
}

/** A wire to a service that can be cut, with all that runs over it, and mended. */
export async function wire(origin) {
  const { hostname, port } = new URL(origin);
  const open = new Set();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {}).on("close", () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (at) => new Promise((done) => server.listen(at, "127.0.0.1", done));
  await listen(0);
  const here = server.address().port;
  return {
    origin: `http://127.0.0.1:${here}`,
    cut: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
    mend: () => listen(here),
  };
}

/** Adds up how much of the page has jumped without being touched, as browsers measure it. */
function watchShifts() {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** What axe finds on the screen as it is now. */
export async function violations(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map((one) => `${one.id}: ${one.nodes[0].target.join(" ")}`);
}

/** Answer a question: by touching something on the board, or by a move of the list. */
export function touch(onBoard) {
  const pick = (all) => all[Math.floor(Math.random() * all.length)];
  const board = document.querySelector(".board")?.shadowRoot;
  const things = onBoard && board ? [...board.querySelectorAll("[data-moves]")] : [];
  const moves = [...document.querySelectorAll(".moves .move:not(:disabled)")];
  const thing = pick(things) ?? pick(moves);
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  return { board: things.length > 0, found: Boolean(thing) };
}

/** How far a game at the table has come. */
export const step = (page) => page.locator(".history > span").innerText(PATIENCE);

/** Whether a question can be answered, or the game is over. */
export function isReady() {
  return document.querySelector(".moves .move:not(:disabled)") || document.querySelector(".verdict.over");
}

/** Whether a move was made or refused, or the list was narrowed down. */
export function hasMoved(before) {
  const moved = document.querySelector(".history > span")?.textContent !== before;
  return moved || document.querySelector(".moves .hint") || document.querySelector(".verdict");
}

/** Fill in the form of a new game: as many people as there are seats, no bots, some options. */
export async function fillIn(page, { seats, options = {} }) {
  if (seats) await page.locator(".setup .bar select").nth(1).selectOption(String(seats), PATIENCE);
  for (const who of await page.locator(".player select").all()) await who.selectOption("");
  await page.locator(".options > summary").click(PATIENCE);
  for (const [name, value] of Object.entries(options)) {
    await page.locator(`.options [name="${name}"]`).fill(String(value), PATIENCE);
  }
}

/** What the code in each language has in it, and no other. */
const STARTS = { curl: "curl -s", TypeScript: "await fetch", Python: "import httpx", GraphQL: "# variables" };

/** The code behind the last step, in each language. */
export async function behind(page) {
  const found = {};
  for (const language of ["curl", "TypeScript", "Python", "GraphQL"]) {
    // By script: a notice may lie on it, and a new table brings a panel that is closed.
    await page.locator(".behind").evaluate((panel) => (panel.open = true), undefined, PATIENCE);
    await page.locator(".tabs button", { hasText: language }).evaluate((tab) => tab.click(), undefined, PATIENCE);
    found[language] = await page.locator(".behind pre", { hasText: STARTS[language] }).innerText(PATIENCE);
  }
  await page.locator(".behind").evaluate((panel) => (panel.open = false));
  return found;
}

export function told(name, report) {
  console.log(JSON.stringify({ name, ...report }));
}

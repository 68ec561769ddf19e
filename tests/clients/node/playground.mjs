// The playground as people use it alone: whole games by clicks on the board and in the list, bots,
// sample positions, the judge, shared links. Prints one line of JSON for each thing that was tried.
import { behind, browsing, fillIn, hasMoved, isReady, PATIENCE, step, told, touch, violations } from "./browsing.mjs";

const [graphql, only] = process.argv.slice(2);
const { origin } = new URL(graphql);
const { open, close } = await browsing(origin);

async function playGame(game, options = {}) {
  const { page, context, complaints, foreign } = await open(`#/play/${game}`);
  await page.waitForSelector(".moves .move", PATIENCE);
  const found = await violations(page);
  await page.locator(".new > summary").click();
  await fillIn(page, { options });
  found.push(...(await violations(page)));
  await page.locator(".setup button.button").click();
  await page.waitForFunction(() => document.querySelector(".history > span")?.textContent === "Move 0 of 0");
  await page.waitForFunction(() => [...document.querySelectorAll(".tools select")].every((one) => !one.value));
  let touches = 0;
  for (let turn = 0; turn < 4000; turn++) {
    await page.waitForFunction(isReady, undefined, PATIENCE);
    if (await page.locator(".verdict.over").count()) break;
    const before = await step(page);
    const { board } = await page.evaluate(touch, turn % 2 === 0);
    touches += board ? 1 : 0;
    await page.waitForFunction(hasMoved, before, PATIENCE);
    // A touch that several moves name narrows the list down: then one of them is chosen.
    if ((await step(page)) === before) {
      await page.evaluate(touch, false);
      await page.waitForFunction(hasMoved, before, PATIENCE);
    }
    if (turn === 20) found.push(...(await violations(page)));
    await page.evaluate(() => document.querySelector(".notice .close")?.click());
  }
  const over = (await page.locator(".verdict.over").count()) === 1;
  const lines = await page.locator(".log p").count();
  found.push(...(await violations(page)));
  const score = await page.evaluate(scoreLines);
  told(`play ${game}`, { over, touches, steps: await step(page), lines, score, complaints, foreign: foreign(), violations: found });
  await context.close();
}

/** How many lines the score has, and which of them open no rule of the rulebook. */
async function scoreLines() {
  const links = [...document.querySelectorAll(".score a")];
  const lost = [];
  for (const { href, text } of links) {
    const book = await (await fetch(href)).text();
    if (!book.includes(`id="${new URL(href).hash.slice(1)}"`)) lost.push(`${text}: ${href}`);
  }
  return { lines: links.length, lost };
}

/** One person against bots: they answer by themselves, and the person is advised. */
async function bots(game) {
  const { page, context, complaints } = await open(`#/play/${game}`);
  await page.waitForSelector(".moves .move:not(:disabled)", PATIENCE);
  await page.locator(".bar button", { hasText: "Suggest" }).click();
  const advice = await page.locator(".notice").innerText(PATIENCE);
  const marked = await page.locator(".move.suggested").count();
  const found = await violations(page);
  if (marked) await page.locator(".notice .button").click();
  else await page.locator(".moves .move").first().click();
  const others = await (game.startsWith("magic") ? playAsATeam(page) : answerUntilOthersMoved(page));
  told(`bots ${game}`, { advice, marked, others, complaints, violations: found });
  await context.close();
}

/** A service that suggests nothing: bots play at random, and the page says so. */
async function botsAtRandom() {
  const { page, context, complaints } = await open("#/play/red-planet");
  await mayMove(page);
  await page.locator(".moves .move").first().click();
  const hint = await page.locator(".table > .hint", { hasText: "random" }).innerText(PATIENCE);
  const others = await answerUntilOthersMoved(page);
  told("bots at random", { hint, others, complaints });
  await context.close();
}

const mayMove = (page) => page.waitForSelector(".moves .move:not(:disabled)", PATIENCE);

const movedByBots = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".log li button")].filter((one) => /^(Bo|Cy): /.test(one.textContent)).length);

/** Do what is suggested, and otherwise wait for the bots, until they have made three moves. */
async function playAsATeam(page) {
  let others = 0;
  for (let turn = 0; turn < 200 && others < 3; turn++) {
    await page.locator(".bar button:not(:disabled)", { hasText: "Suggest" }).click(PATIENCE);
    await page.locator(".notice").waitFor(PATIENCE);
    await page.evaluate(() => (document.querySelector(".notice .button") ?? document.querySelector(".notice .close")).click());
    await page.waitForTimeout(200);
    others = await movedByBots(page);
  }
  return others;
}

/** Answer whatever the person is asked until bots have made three moves; answers how many. */
async function answerUntilOthersMoved(page) {
  let others = 0;
  for (let turn = 0; turn < 60 && others < 3; turn++) {
    await page.waitForFunction(isReady, undefined, PATIENCE);
    const before = await step(page);
    await page.evaluate(touch, false);
    await page.waitForFunction((old) => document.querySelector(".history > span")?.textContent !== old, before, PATIENCE);
    others = await movedByBots(page);
  }
  return others;
}

/** Every sample opens by its link; what its rule closes is told by that rule, touched and judged. */
async function samples() {
  const { page, context, complaints, foreign } = await open("#/");
  const all = await page.evaluate(async () => (await (await fetch("/pages/playground/samples.json")).json()).samples);
  await page.waitForFunction((count) => document.querySelectorAll(".samples a").length === count, all.length, PATIENCE);
  const listed = await page.locator(".samples a").count();
  const wrong = [];
  let touched = 0;
  let tried = 0;
  for (const { id, game, seat, move, rule } of all) {
    await page.evaluate((hash) => (location.hash = hash), `#/play/${game}/sample/${id}`);
    await page.waitForFunction((wanted) => document.querySelector(".hint.about a")?.hash === wanted, `#/judge/${game}/sample/${id}`, PATIENCE);
    await page.waitForFunction(() => document.querySelector(".board:not(.blank)")?.shadowRoot?.querySelector("svg"), undefined, PATIENCE);
    if (!rule) continue;
    // One click is an illegal move, refused by its rule.
    await page.locator(".hint.about button:not(:disabled)").click(PATIENCE);
    await page.waitForFunction((wanted) => document.querySelector(".notice blockquote")?.textContent.includes(wanted), rule, { timeout: 10_000 }).then(() => tried++, () => wrong.push(`${game} ${id}: tried`));
    await page.evaluate(() => document.querySelector(".notice .close")?.click());
    await page.waitForSelector(".notice", { state: "detached", ...PATIENCE });
    await page.locator(".table > .bar select").selectOption(String(seat));
    await page.locator(".closed > summary").click(PATIENCE);
    const rules = await page.locator(".closed li a").allInnerTexts();
    await page.waitForFunction((wanted) => document.querySelector(".closed ul")?.textContent.includes(wanted), rule, PATIENCE).catch(() => wrong.push(`${game} ${id}: not among ${rules}`));
    // The thing is touched that only this move names: others may be open, or closed by another rule.
    const told = await page.evaluate(touchClosed, { game, seat, move, rule });
    if (told === null) continue;
    touched++;
    await page.waitForFunction((wanted) => document.querySelector(".notice blockquote")?.textContent.includes(wanted), rule, { timeout: 10_000 }).catch(() => wrong.push(`${game} ${id}: touch ${told}`));
    await page.evaluate(() => document.querySelector(".notice .close")?.click());
  }
  told("samples", { count: all.length, listed, tried, touched, wrong, complaints, foreign: foreign() });
  await context.close();
}

/** Touch what closed moves of one rule alone name, if there is such a thing; answers its id. */
async function touchClosed({ game, seat, rule }) {
  const { samples } = await (await fetch("/pages/playground/samples.json")).json();
  const { state, at } = samples.find((one) => one.game === game && one.rule === rule);
  const body = JSON.stringify({ state, seat, ...(at === null ? {} : { at }) });
  const asked = await fetch(`/v1/games/${game}/legal-moves?explain=true`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { legalMoves } = await asked.json();
  const closed = legalMoves.flatMap((decision) => decision.closed);
  const root = document.querySelector(".board").shadowRoot;
  for (const { things } of closed.filter((one) => one.rule === rule)) {
    for (const id of things) {
      const thing = root.getElementById(id);
      const others = closed.some((one) => one.rule !== rule && one.things.includes(id));
      if (!thing || others || thing.closest("[data-moves]")) continue;
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
      return id;
    }
  }
  return null;
}

/** Several moves as one, stepping through the game, taking back, the curtain, the code behind it. */
async function table() {
  const { page, context, complaints } = await open("#/play/on-mars");
  await page.waitForSelector(".moves .move", PATIENCE);
  await page.locator(".new > summary").click();
  await fillIn(page, { seats: 2 });
  await page.locator(".setup button.button").click();
  const play = async () => {
    await page.waitForFunction(isReady, undefined, PATIENCE);
    await page.locator(".moves .move:not(:disabled)").first().click(PATIENCE);
  };
  const at = (text) => page.waitForFunction((wanted) => document.querySelector(".history > span")?.textContent === wanted, text, PATIENCE);
  await at("Move 0 of 0");
  const begun = await behind(page);
  await play();
  await at("Move 1 of 1");
  await page.locator(".tools input").first().check();
  const seatOf = () => page.locator(".question h2").first().innerText().then((text) => text.split(":")[0]);
  // Go on until one seat has made two moves in a row: they are one step.
  let joined = "";
  for (let turn = 0; turn < 40 && !joined; turn++) {
    const before = await step(page);
    const mover = await seatOf();
    await play();
    await page.waitForFunction((old) => document.querySelector(".moves .move:not(:disabled)") && document.querySelector(".log li")?.textContent !== old, before, PATIENCE);
    const last = await page.locator(".log li button").first().innerText();
    if (last.includes(" · ") && last.startsWith(mover)) joined = last;
  }
  const applied = await behind(page);
  const all = await step(page);
  const count = Number(all.split(" ").at(-1));
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowLeft");
  await at(`Move ${count - 1} of ${count}`);
  await page.keyboard.press("ArrowRight");
  await at(`Move ${count} of ${count}`);
  await page.locator(".bar button", { hasText: "Take back" }).click();
  await at(`Move ${count - 1} of ${count - 1}`);
  // A keyboard reaches what glows on the board, and Enter chooses it.
  await page.waitForFunction(isReady, undefined, PATIENCE);
  const before = await step(page);
  await page.evaluate(() => document.querySelector(".board").shadowRoot.querySelector("[data-moves]").focus());
  await page.keyboard.press("Enter");
  await page.waitForFunction(hasMoved, before, PATIENCE);
  await page.locator(".tools input").nth(1).check();
  const curtain = await page.locator(".curtain").innerText(PATIENCE);
  const hidden = (await page.locator(".board, .moves, .log, .behind").count()) === 0;
  const found = await violations(page);
  await page.locator(".curtain .button").click();
  await page.waitForSelector(".moves .move", PATIENCE);
  await page.locator(".table > .bar select").selectOption("spectator");
  await page.waitForSelector(".moves", { state: "detached", ...PATIENCE });
  told("table", { joined, begun, applied, curtain, hidden, complaints, violations: found });
  await context.close();
}

/** What a move changes slides and lights up on the board, unless the reader wants no motion. */
async function motion() {
  const moving = {};
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const { page, context } = await open("#/play/red-planet/sample/middle", { reducedMotion });
    await page.waitForSelector(".moves .move:not(:disabled)", PATIENCE);
    await page.evaluate(() => {
      globalThis.animated = 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        globalThis.animated++;
        return animate.apply(this, how);
      };
    });
    await page.locator(".moves .move").first().click();
    await page.waitForFunction(() => document.querySelector(".history > span")?.textContent === "Move 1 of 1", undefined, PATIENCE);
    await page.waitForFunction(isReady, undefined, PATIENCE);
    const glowing = await page.evaluate(() => document.querySelector(".board").shadowRoot.getAnimations().length);
    moving[reducedMotion] = { changes: await page.evaluate(() => globalThis.animated), glowing };
    await context.close();
  }
  told("motion", moving);
}

async function judge() {
  const { page, context, complaints } = await open("#/judge/red-planet/sample/RP-CHAR-SOLDIER-2", { locale: "fr-FR", ...CLIPBOARD });
  await page.waitForSelector(".moves .move", PATIENCE);
  const state = page.locator("textarea").first();
  const good = JSON.parse(await state.inputValue());
  await page.locator(".side .button").click();
  const sample = await page.locator(".verdict.refused blockquote a").innerText(PATIENCE);
  // A link has the whole question: position, seat and move.
  await page.locator(".bar button", { hasText: "Copier le lien" }).click();
  await page.waitForSelector(".bar button:has-text('Copié')", PATIENCE);
  const shared = await open(new URL(await page.evaluate(() => navigator.clipboard.readText())).hash, { locale: "fr-FR" });
  await shared.page.locator(".side .button:not(:disabled)").click(PATIENCE);
  const again = await shared.page.locator(".verdict.refused blockquote a").innerText(PATIENCE);
  await shared.context.close();
  await page.locator("textarea.small").fill('{"type": "sabotage", "ship": "RP-S-01"}');
  await page.locator(".side .button").click();
  await page.waitForFunction((old) => ![undefined, old].includes(document.querySelector(".verdict.refused blockquote a")?.textContent), sample, PATIENCE);
  const refused = await page.locator(".verdict.refused blockquote a").innerText(PATIENCE);
  await state.fill(JSON.stringify({ ...good, round: 99 }));
  const impossible = await page.locator(".verdict.refused", { hasText: "/state" }).first().innerText(PATIENCE);
  await page.locator(".verdict.refused button").click();
  const place = await state.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
  await state.fill("{");
  await page.waitForFunction(() => document.querySelector(".verdict.refused")?.textContent.includes("JSON"));
  told("judge", { sample, again, refused, impossible, place, complaints, language: await page.locator("html").getAttribute("lang"), violations: await violations(page) });
  await context.close();
}

/** The service cannot be reached: the page says so, and makes the move once it can. */
async function offline() {
  // On a low screen the list of moves scrolls; a keyboard reaches it though no move can be made.
  const low = { viewport: { width: 1280, height: 400 } };
  const { page, context, complaints } = await open("#/play/planete-rouge/sample/start", low);
  await page.waitForSelector(".moves .move:not(:disabled)", PATIENCE);
  await context.setOffline(true);
  await page.locator(".moves .move").first().click();
  const said = await page.locator(".offline").innerText(PATIENCE);
  const found = await violations(page);
  await context.setOffline(false);
  await page.waitForSelector(".offline", { state: "detached", ...PATIENCE });
  await page.waitForFunction((before) => document.querySelector(".history > span")?.textContent !== before, "Move 0 of 0", PATIENCE);
  told("offline", { said, step: await step(page), complaints: complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED")), violations: found });
  await context.close();
}

async function share() {
  const { page, context, complaints } = await open("#/play/red-planet", CLIPBOARD);
  await page.waitForSelector(".moves .move", PATIENCE);
  const before = await step(page);
  await page.evaluate(touch, false);
  await page.waitForFunction(hasMoved, before, PATIENCE);
  await page.locator(".tools button", { hasText: "Copy link" }).click();
  await page.waitForSelector(".tools button:has-text('Copied')");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open(new URL(link).hash);
  await other.page.waitForSelector(".moves .move", PATIENCE);
  const moves = await other.page.locator(".moves .move").count();
  told("share", { hash: new URL(link).hash.slice(0, 26), moves, complaints: [...complaints, ...other.complaints] });
  await Promise.all([context.close(), other.context.close()]);
}

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const SCREENS = {
  phone: { viewport: { width: 380, height: 800 } },
  dark: { colorScheme: "dark" },
  light: { colorScheme: "light" },
  french: { locale: "fr-FR" },
};
const ROOMS = ["#/", "#/play/planete-rouge", "#/play/red-planet/sample/middle", "#/play/magic-maze-on-mars/sample/middle", "#/play/on-mars/sample/end", "#/judge/on-mars", "#/live"];

async function looks() {
  const reports = {};
  for (const [name, options] of Object.entries(SCREENS)) {
    for (const path of ROOMS) {
      const { page, context, complaints, foreign } = await open(path, options);
      await page.waitForSelector("main", PATIENCE);
      const pictures = path === "#/" ? 4 : path === "#/live" ? 0 : 1;
      await page.waitForFunction((wanted) => [...document.querySelectorAll(".board:not(.blank)")].filter((one) => one.shadowRoot?.querySelector("svg")).length === wanted, pictures, PATIENCE);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const jumps = await page.evaluate(() => globalThis.shifted > 0.1);
      reports[`${name} ${path}`] = { wide, jumps, complaints, foreign: foreign(), violations: await violations(page) };
      await context.close();
    }
  }
  told("looks", { reports });
}

/** How much is loaded before the first game can be played. */
async function weight() {
  const { page, context } = await open("#/");
  const drawn = await page.waitForFunction(() => document.querySelectorAll(".games .button").length === 4 && performance.now(), undefined, { polling: "raf", ...PATIENCE });
  const playable = Math.round(await drawn.jsonValue());
  await page.waitForFunction(() => [...document.querySelectorAll(".board")].filter((one) => one.shadowRoot?.querySelector("svg")).length === 4, undefined, PATIENCE);
  const report = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource").filter((one) => one.name.includes("/pages/"));
    const [page] = performance.getEntriesByType("navigation");
    const sum = (all) => all.reduce((total, one) => total + one.transferSize, 0);
    return { bytes: sum(loaded) + page.transferSize, files: loaded.length };
  });
  await page.evaluate(() => (location.hash = "#/play/red-planet"));
  await page.waitForSelector(".moves .move:not(:disabled)", PATIENCE);
  told("weight", { ...report, playable });
  await context.close();
}

const TRIALS = {
  "play red-planet": () => playGame("red-planet"),
  "play planete-rouge": () => playGame("planete-rouge"),
  "play on-mars": () => playGame("on-mars", { roundLimit: 1 }),
  "play magic-maze-on-mars": () => playGame("magic-maze-on-mars", { hourglassMs: 15000 }),
  "bots red-planet": () => bots("red-planet"),
  "bots on-mars": () => bots("on-mars"),
  "bots magic-maze-on-mars": () => bots("magic-maze-on-mars"),
  "bots at random": botsAtRandom,
  samples,
  table,
  motion,
  judge,
  offline,
  share,
  looks,
  weight,
};
for (const [name, attempt] of Object.entries(TRIALS)) {
  if (!only || name === only) await attempt();
}
await close();

// The playground with a pack: files opened by an owner, at the table, before the judge and in a
// session, and a service that has forgotten the pack. Prints one line of JSON for each trial.
import { behind, browsing, hasMoved, PATIENCE, step, told, touch, violations } from "./browsing.mjs";

const [graphql, only, forgetful, ...files] = process.argv.slice(2);
const { origin } = new URL(graphql);
const { open, close } = await browsing(origin);
const [good, broken, garbled, other] = files;
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

const opened = (page) => page.locator(".pack input[type=file]");
const mayMove = (page) => page.waitForSelector(".moves .move:not(:disabled)", PATIENCE);
const drawn = (page) => page.evaluate(() => document.querySelector(".board").shadowRoot.textContent);

/** What has been copied, once something has: the button says so only until a bot moves. */
async function clipboard(page) {
  for (let tries = 0; tries < 600; tries++) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (text) return text;
    await page.waitForTimeout(100);
  }
  throw new Error("nothing was copied");
}

/** What the open panel of a pack says, once it says something. */
async function brought(page) {
  await page.locator(".brought:visible > summary").click(PATIENCE);
  await page.locator(".brought:visible li").first().waitFor(PATIENCE);
  return page.locator(".brought:visible").innerText();
}

/** A game is dealt with a pack, played, stepped through, suggested in, shared, and judged. */
async function table() {
  const { page, context, complaints, foreign } = await open("#/play/red-planet", CLIPBOARD);
  await mayMove(page);
  await page.locator(".new > summary").click();
  await opened(page).focus();
  const keyboard = await opened(page).evaluate((field) => field === document.activeElement);
  await opened(page).setInputFiles(good);
  const taken = await page.locator(".setup .verdict").innerText(PATIENCE);
  const pieces = await brought(page);
  const found = await violations(page);
  await page.locator(".setup button.button").click();
  await page.waitForFunction(() => document.querySelector(".board:not(.blank)")?.shadowRoot?.textContent.includes("Zone 3"), undefined, PATIENCE);
  const begun = await behind(page);
  const before = await step(page);
  await page.evaluate(touch, false);
  await page.waitForFunction(hasMoved, before, PATIENCE);
  await page.locator(".history button").nth(0).click();
  await page.waitForFunction(() => document.querySelector(".history > span").textContent.startsWith("Move 0 of"), undefined, PATIENCE);
  await page.locator(".history button").nth(2).click();
  await page.waitForFunction(() => document.querySelector(".history > span").textContent.startsWith("Move 1 of"), undefined, PATIENCE);
  const after = await drawn(page);
  const atTable = await brought(page);
  found.push(...(await violations(page)));
  await page.locator(".tools button", { hasText: "Copy link" }).click();
  const copied = await clipboard(page);
  const { hash } = new URL(copied);
  await page.locator(".tools button", { hasText: "judge" }).click();
  await page.waitForSelector(".judge .moves .move", PATIENCE);
  await page.locator(".judge .moves .move").first().click();
  await page.locator(".side .button:not(:disabled)").click();
  const verdict = await page.locator(".side .verdict").innerText(PATIENCE);
  told("table", { keyboard, taken, pieces, atTable, begun, after, verdict, complaints, foreign: foreign(), violations: found });
  await context.close();
  return hash;
}

/** A link and a session are opened at a service that does not know their pack. */
async function forgotten() {
  const hash = await table();
  const { page, context, complaints } = await open(hash, { baseURL: forgetful });
  const said = await page.locator(".forgotten").innerText(PATIENCE);
  const found = await violations(page);
  await opened(page).last().setInputFiles(other);
  const another = await page.locator(".forgotten .verdict", { hasText: "another" }).innerText(PATIENCE);
  const judge = hash.replace("#/play", "#/judge");
  const before = await open(judge, { baseURL: forgetful });
  await before.page.locator(".forgotten").waitFor(PATIENCE);
  await opened(page).last().setInputFiles(good);
  await mayMove(page);
  const gone = await page.locator(".forgotten").count();
  await opened(before.page).setInputFiles(good);
  await before.page.waitForSelector(".judge .moves .move", PATIENCE);
  told("forgotten", { said, another, gone, complaints: [...complaints, ...before.complaints].filter(unexpected), violations: found });
  await Promise.all([context.close(), before.context.close()]);
}

// A browser notes each answer that is a problem; those of a pack are what is tried here.
const unexpected = (complaint) => !complaint.includes("422");

/** A pack with flaws, and a file that is none; in French. */
async function flawed() {
  const { page, context, complaints } = await open("#/play/red-planet", { locale: "fr-FR" });
  await mayMove(page);
  await page.locator(".new > summary").click();
  await opened(page).setInputFiles(broken);
  await page.locator(".pack .flaws li").first().waitFor(PATIENCE);
  const flaws = await page.locator(".pack .flaws li").allInnerTexts();
  const found = await violations(page);
  await opened(page).setInputFiles(garbled);
  await page.waitForFunction(() => document.querySelector(".pack .verdict")?.textContent.includes("JSON"), undefined, PATIENCE);
  const garbage = await page.locator(".pack .verdict").innerText();
  await opened(page).setInputFiles(good);
  const taken = await page.locator(".setup .verdict:not(.refused)").innerText(PATIENCE);
  const left = await page.locator(".pack .refused").count();
  const pieces = await brought(page);
  await page.locator(".pack .verdict button").click();
  const without = await page.locator(".pack .verdict").count();
  told("flawed", { flaws, garbage, taken, left, pieces, without, complaints: complaints.filter(unexpected), violations: found });
  await context.close();
}

/** A session is made with a pack; its links show it. */
async function session() {
  const { page, context, complaints, foreign } = await open("#/live/red-planet");
  await page.locator(".pack").waitFor(PATIENCE);
  await opened(page).setInputFiles(good);
  await page.locator(".setup .verdict").waitFor(PATIENCE);
  await page.locator(".setup button.button").click();
  const link = page.locator(".links a").first();
  await link.waitFor(PATIENCE);
  const created = await behind(page);
  const found = await violations(page);
  const hash = await link.evaluate((one) => one.hash);
  const seat = await open(hash);
  await mayMove(seat.page);
  const board = await drawn(seat.page);
  const pieces = await brought(seat.page);
  found.push(...(await violations(seat.page)));
  told("session", { created, board, pieces, hash, complaints: [...complaints, ...seat.complaints], foreign: [...foreign(), ...seat.foreign()], violations: found });
  await Promise.all([context.close(), seat.context.close()]);
}

/** A link to a session whose pack is not known any more: the file is opened again. */
async function orphaned(hash) {
  const { page, context, complaints } = await open(hash, { baseURL: forgetful });
  const said = await page.locator(".forgotten").innerText(PATIENCE);
  const found = await violations(page);
  await opened(page).setInputFiles(good);
  await mayMove(page);
  told("orphaned", { said, board: await drawn(page), complaints: complaints.filter(unexpected), violations: found });
  await context.close();
}

const TRIALS = { forgotten, flawed, session };
if (only.startsWith("#")) await orphaned(only);
else await TRIALS[only]();
await close();

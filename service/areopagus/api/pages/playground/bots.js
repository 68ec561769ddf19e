// Bots at a table on this page: what the service suggests to a seat, from what that seat may see.
import { ask, isRefusal, look } from "./api.js";

/**
 * @typedef {"random" | "greedy" | "easy" | "medium" | "strong"} Level
 * @typedef {import("./api.js").LabelledMove} LabelledMove
 * @typedef {import("./api.js").Suggestion} Suggestion
 * @typedef {import("./table.js").Table} Table
 */

/** @type {Level[]} */
export const LEVELS = ["random", "greedy", "easy", "medium", "strong"];

/**
 * What a seat might do, the best first; or why nobody can say.
 * @param {Table} table
 * @param {number} seat
 * @param {Level} level
 * @param {string} language
 * @param {{told?: boolean}} [how]
 * @returns {Promise<{suggestions: Suggestion[], why?: string, off?: boolean}>}
 */
export async function suggested(table, seat, level, language, how) {
  const { document, digest } = table.position;
  const variables = {
    state: document,
    seat,
    at: table.at,
    level: level.toUpperCase(),
    seed: digest.slice(-16) || "0",
  };
  const answer = await ask(table.game, "suggest", variables, language, how);
  if (!isRefusal(answer)) return { suggestions: answer.suggestions };
  return { suggestions: [], why: answer.message, off: answer.__typename === "SuggestionsOff" };
}

/**
 * The move of a bot; null when it had better wait. Where the service suggests nothing to anybody, a
 * random legal one, and `random` says so.
 * @param {Table} table
 * @param {number} seat
 * @param {string} language
 * @returns {Promise<{move: LabelledMove | null, random: boolean}>}
 */
export async function botMove(table, seat, language) {
  const level = table.bots[seat] ?? "random";
  const { suggestions, off } = await suggested(table, seat, level, language, { told: false });
  if (off) return { move: await randomMove(table, seat, language), random: true };
  const [best] = suggestions;
  const move = best ? { label: best.label ?? "", document: best.move.document } : null;
  return { move, random: false };
}

/** Any legal move of a seat. @param {Table} table @param {number} seat @param {string} language @returns {Promise<LabelledMove | null>} */
export async function randomMove(table, seat, language) {
  const where = { state: table.position.document, seat, at: table.at };
  const seen = await look(table.game, where, language);
  const moves = isRefusal(seen) ? [] : seen.legalMoves.flatMap((decision) => decision.moves);
  return moves[Math.floor(Math.random() * moves.length)] ?? null;
}

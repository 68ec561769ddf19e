// Boxes of one's own: a pack is handed in through our client, and what it brings is read back.
import { get } from "./api.js";
import { placeOf } from "./pointer.js";

/**
 * @typedef {import("./api.js").Json} Json
 * @typedef {import("./words.js").Say} Say
 * @typedef {import("./words.js").Language} Language
 * @typedef {{pack: string, name: string, pieces: number}} Pack
 * @typedef {Record<string, [string, string]>} Parts what each part of the material is called
 * @typedef {{part: string, piece: string, field: string[], line: number, message: string}} Flaw
 * @typedef {{part: string, pieces: {id: string, name: string, text: string}[]}} Brought
 */

/** Milliseconds for the games that are played on a pack before it is taken. */
const CHECKING = 120_000;

/** Why a file is not played with: in words, and each flaw with its place. */
export class NotTaken extends Error {
  /** @param {string} message @param {Flaw[]} flaws */
  constructor(message, flaws = []) {
    super(message);
    this.flaws = flaws;
  }
}

/**
 * Hand in the text of a file. Our client comes with the first one: who opens none need not wait for it.
 * @param {string} game
 * @param {string} text
 * @param {Language} lang
 * @returns {Promise<Pack>}
 */
export async function handIn(game, text, lang) {
  const document = JSON.parse(text);
  const { Areopagus, ProblemError } = await import("./vendor/areopagus-client/index.js");
  /** @type {any} */
  const mars = new Areopagus({ baseUrl: location.origin, lang }).game(/** @type {any} */ (game));
  try {
    return await mars.addPack(document, { timeout: CHECKING });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { detail, flaws = [] } = /** @type {Json} */ (error.problem);
    throw new NotTaken(detail, flaws.map((/** @type {Json} */ flaw) => placed(flaw, document, text)));
  }
}

/** A flaw with its place in the file, as people find it. @param {Json} flaw @param {Json} document @param {string} text @returns {Flaw} */
function placed({ pointer, message }, document, text) {
  const [part = "", place, ...rest] = pointer.split("/").slice(1);
  const id = Array.isArray(document?.[part]) ? document[part][place]?.id : null;
  const number = /^\d+$/.test(place ?? "") ? `${Number(place) + 1}` : null;
  const piece = number && typeof id === "string" ? `${number} (${id})` : number;
  const field = number ? rest : [place, ...rest].filter(Boolean);
  const line = text.slice(0, placeOf(text, pointer)[0]).split("\n").length;
  return { part, piece: piece ?? "", field, line, message };
}

/** What a pack brings, part by part; nothing if it is not known any more. @param {string} game @param {string} pack @param {Language} language @returns {Promise<Brought[]>} */
export async function broughtBy(game, pack, language) {
  const material = await get(`/v1/games/${game}/components?pack=${pack}`, language);
  return Object.entries(material)
    .filter(([, pieces]) => Array.isArray(pieces))
    .map(([part, pieces]) => ({ part, pieces: pieces.filter((/** @type {Json} */ one) => one.source === "pack") }))
    .filter(({ pieces }) => pieces.length > 0);
}

/** What parts are called, in both languages. @returns {Promise<Parts>} */
export const partNames = () => /** @type {Promise<any>} */ (get("/pages/playground/parts.json", "en"));

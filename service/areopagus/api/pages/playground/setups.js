// How a game is begun, at a table of this page or in a session.
import { camel, ForgottenPack, pascal, post, PROBLEM, SCORE, tell, Unanswered } from "./api.js";

/** @typedef {import("./api.js").Json} Json @typedef {import("./api.js").Call} Call @typedef {import("./api.js").Position} Position */

/**
 * Begin a game, by REST: there options are written as documents are.
 * @param {string} game
 * @param {Json} setup
 * @param {string} language
 * @returns {Promise<Position>}
 */
export async function begin(game, setup, language) {
  const path = `/v1/games/${game}/setup?include=texts`;
  tell(setupCall("setup", game, setup, language));
  const answer = await (await post(path, setup, language)).json();
  if (answer.type === "/problems/unknown-pack") throw new ForgottenPack(answer.detail, setup.pack);
  if (!("state" in answer)) throw new Unanswered(answer.detail);
  const events = answer.events.map((/** @type {Json} */ event) => ({ text: event.text, document: event }));
  return { ...answer, document: answer.state, events };
}

/** A name as GraphQL spells it in an enumeration. @param {string} word */
const capitals = (word) => {
  const name = word.replace(/[^A-Za-z0-9]+/g, "_").replace(/^_|_$/g, "").toUpperCase();
  return /^[A-Z]/.test(name) ? name : `_${name}`;
};

/** @param {Json} options */
const inCapitals = (options) =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, typeof value === "string" ? capitals(value) : value]));

/**
 * How a game is begun, at a table or in a session, for the page to show: GraphQL has options and
 * bots as enumerations.
 * @param {"setup" | "createSession"} operation
 * @param {string} game
 * @param {Json} body what REST is sent
 * @param {string} language
 * @returns {Call}
 */
export function setupCall(operation, game, body, language) {
  const kind = pascal(game);
  const inSession = operation === "createSession";
  const { seats, options = {}, seed = null, pack } = body;
  const [declared, passed] = pack ? [", $pack: String", ", pack: $pack"] : ["", ""];
  const names = inSession
    ? { seats: seats.map((/** @type {any} */ one) => (one?.bot ? { ...one, bot: capitals(one.bot) } : { name: one })) }
    : { names: seats };
  const selected = inSession
    ? "... on SessionCreated { session host seats { seat token } }"
    : `... on ${kind}Position { document toAct over digest events { text document } ${SCORE} }`;
  return {
    operation,
    game,
    body,
    variables: { seats: names, options: inCapitals(options), seed, ...(pack && { pack }) },
    query: `${inSession ? "mutation" : "query"} ${pascal(operation)}($seats: ${inSession ? "SessionSeatsInput" : "SeatsInput"}!, $options: ${kind}OptionsInput, $seed: String${declared}) {
  ${camel(game)}(lang: ${language.toUpperCase()}) {
    ${operation}(seats: $seats, options: $options, seed: $seed${passed}) {
      __typename
      ${selected} ${PROBLEM}
    }
  }
}`,
  };
}

// The public API as the playground uses it: GraphQL for states, REST for sessions. Nothing here is
// private to this page; whatever it can do, any client can.

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{seat: number, decision: string, prompt: string, about?: string, moves: {label: string, document: Json}[]}} Decision
 * @typedef {{rule: string, label: string, points: number, of: string | null}} Line
 * @typedef {{seat: number, total: number, lines: Line[]}} Tally
 * @typedef {{final: boolean, winners: number[], seats: Tally[], progress: {rule: string, label: string, done: number, of: number}[]}} Score
 * @typedef {{document: Json, toAct: number[], over: boolean, digest: string, events: {text: string, document: Json}[], score: Score}} Position
 * @typedef {{picture: string, legalMoves: Decision[], toAct: number[], over: boolean, score: Score}} Seen
 * @typedef {{id: string, title: string, text: string, cite: string, source: string}} Rule
 * @typedef {{message: string, pointer: string, rule?: Rule, settled?: Json}} Refusal
 * @typedef {{operation: string, game: string, query: string, variables: Json}} Call
 */

/** @type {((call: Call) => void)[]} */
const listeners = [];

/** Be told of every call, so that the page can show how it is done. @param {(call: Call) => void} listener */
export function onCall(listener) {
  listeners.push(listener);
}

/** The service could not be asked, or did not take the question. */
export class Unanswered extends Error {}

/** @param {string} id */
const pascal = (id) => id.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
/** @param {string} id */
export const camel = (id) => pascal(id).replace(/^./, (letter) => letter.toLowerCase());

const DECISIONS = "legalMoves { seat decision prompt about moves { label document } }";
const SCORE = `score { final winners
      seats { seat total lines { rule label points of } }
      progress { rule label done of } }`;
const PROBLEM = "... on Problem { message pointer }";

/** @param {string} kind */
const position = (kind) =>
  `... on ${kind}Position { document toAct over digest events { text document } ${SCORE} }`;
/** @param {string} kind */
const illegal = (kind) =>
  `... on ${kind}IllegalMove { message pointer settled rule { id title text cite source } }`;

/**
 * The operations of the playground: the declaration of their variables, the call, what is selected.
 * @type {Record<string, (kind: string, at: {declared: string, given: string}) => {declares: string, call: string, selects: string}>}
 */
const OPERATIONS = {
  apply: (kind, at) => ({
    declares: `$state: Document!, $seat: Int, $moves: [${kind}MoveInput!]${at.declared}`,
    call: `apply(state: $state, seat: $seat, moves: $moves${at.given})`,
    selects: `${position(kind)} ${illegal(kind)} ${PROBLEM}`,
  }),
  view: (kind, at) => ({
    declares: `$state: Document!, $seat: Int${at.declared}`,
    call: `view(state: $state, seat: $seat${at.given})`,
    selects: `... on ${kind}Seen { picture toAct over ${DECISIONS} ${SCORE} } ${PROBLEM}`,
  }),
  judge: (kind, at) => ({
    declares: `$state: Document!, $seat: Int, $move: ${kind}MoveInput!${at.declared}`,
    call: `judge(state: $state, seat: $seat, move: $move${at.given})`,
    selects: `... on Verdict { legal reason rule { id title text cite source } } ${PROBLEM}`,
  }),
};

/** Only a real-time game has instants. */
const TIMED = { declared: ", $at: Int", given: ", at: $at" };
const TIMELESS = { declared: "", given: "" };

/**
 * @param {string} game
 * @param {string} operation
 * @param {string} language
 * @param {boolean} timed
 */
export function queryOf(game, operation, language, timed) {
  const at = timed ? TIMED : TIMELESS;
  const { declares, call, selects } = OPERATIONS[operation](pascal(game), at);
  return `query ${pascal(operation)}(${declares}) {
  ${camel(game)}(lang: ${language.toUpperCase()}) {
    ${call} {
      __typename
      ${selects}
    }
  }
}`;
}

/**
 * Ask by GraphQL. What is wrong with the question itself is an {@link Unanswered}; what the rules
 * say about it is part of the answer.
 * @param {string} game
 * @param {string} operation
 * @param {Json} variables
 * @param {string} language
 * @returns {Promise<Json>}
 */
export async function ask(game, operation, { at = null, ...rest }, language) {
  const variables = at === null ? rest : { ...rest, at };
  const query = queryOf(game, operation, language, at !== null);
  for (const listener of listeners) listener({ operation, game, query, variables });
  const response = await send("/graphql", { query, variables }, language);
  const { data, errors } = await response.json();
  if (errors) throw new Unanswered(errors[0].message);
  return data[camel(game)][operation];
}

/**
 * Begin a game, by REST: there options are written as documents are.
 * @param {string} game
 * @param {Json} setup
 * @param {string} language
 * @returns {Promise<Position>}
 */
export async function begin(game, setup, language) {
  const path = `/v1/games/${game}/setup?include=labels,texts`;
  for (const listener of listeners) listener({ operation: "setup", game, query: "", variables: setup });
  const answer = await (await send(path, setup, language)).json();
  if (!("state" in answer)) throw new Unanswered(answer.detail);
  return { ...answer, document: answer.state };
}

/** Whether an answer is a refusal, and not what was asked for. @param {Json} answer @returns {answer is Refusal} */
export const isRefusal = (answer) => "message" in answer;

/**
 * @param {string} path
 * @param {Json} body
 * @param {string} language
 * @param {Record<string, string>} [headers]
 */
export async function send(path, body, language, headers = {}) {
  try {
    return await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language, ...headers },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Unanswered("offline");
  }
}

/**
 * @param {string} path
 * @param {string} language
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Json>}
 */
export async function get(path, language, headers = {}) {
  try {
    const response = await fetch(path, { headers: { "accept-language": language, ...headers } });
    return await response.json();
  } catch {
    throw new Unanswered("offline");
  }
}

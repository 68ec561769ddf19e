// The public API as the playground uses it at a table: GraphQL, since states are documents that this
// page carries. Sessions go through our client for TypeScript (see live.js). Nothing here is private
// to this page; whatever it can do, any client can.

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{label: string, document: Json}} LabelledMove
 * @typedef {{seat: number, decision: string, prompt: string, about?: string | null, moves: LabelledMove[]}} Decision
 * @typedef {{label?: string | null, reason: string, rule: string, things: string[]}} Closed
 * @typedef {{rule: string, label: string, points: number, of: string | null}} Line
 * @typedef {{seat: number, total: number, lines: Line[]}} Tally
 * @typedef {{final: boolean, winners: number[], seats: Tally[], progress: {rule: string, label: string, done: number, of: number}[]}} Score
 * @typedef {{text: string, document: Json}} Told
 * @typedef {{document: Json, toAct: number[], over: boolean, digest: string, events: Told[], score: Score}} Position
 * @typedef {{picture: string, legalMoves: Decision[], toAct: number[], over: boolean, score: Score}} Seen
 * @typedef {{id: string, title: string, text: string, cite: string, source: string}} Rule
 * @typedef {{message: string, pointer: string, rule?: Rule, settled?: Json, __typename?: string}} Refusal
 * @typedef {{label: string | null, move: {document: Json}, value: {win: number, score: number | null}}} Suggestion
 * @typedef {{operation: string, game: string, query: string, variables: Json, body?: Json, session?: {id: string, token: string}}} Call
 * @typedef {"WIDE" | "NARROW"} Layout
 */

/** @type {((call: Call) => void)[]} */
const listeners = [];

/** Be told of the steps that the reader takes, so that the page can show how each is done. @param {(call: Call) => void} listener */
export function onCall(listener) {
  listeners.push(listener);
}

/** @param {Call} call */
export function tell(call) {
  for (const listener of listeners) listener(call);
}

/** @type {((reached: boolean) => void)[]} */
const watchers = [];

/** Be told whether the service answers. @param {(reached: boolean) => void} watcher */
export function onConnection(watcher) {
  watchers.push(watcher);
}

/** The service did not take the question. */
export class Unanswered extends Error {}

/** The service does not know the pack that a position is played with. */
export class ForgottenPack extends Unanswered {
  /** @param {string} message @param {string} [pack] */
  constructor(message, pack) {
    super(message);
    this.pack = pack;
  }
}

/** @param {string} id */
export const pascal = (id) => id.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
/** @param {string} id */
export const camel = (id) => pascal(id).replace(/^./, (letter) => letter.toLowerCase());

export const RULE = "rule { id title text cite source }";
const DECISIONS = "legalMoves { seat decision prompt about moves { label document } }";
export const SCORE = `score { final winners
        seats { seat total lines { rule label points of } }
        progress { rule label done of } }`;
export const PROBLEM = "... on Problem { message pointer }";

/**
 * A field of a game: the variables it declares, those it is given besides, and what is selected.
 * @typedef {{declares: string[], given?: string[], selects: string}} Field
 */

/** The fields that the playground asks for, given what their types begin with. @type {Record<string, (kind: string) => Field>} */
const FIELDS = {
  apply: (kind) => ({
    declares: ["$state: Document!", "$seat: Int", `$moves: [${kind}MoveInput!]`],
    selects: `... on ${kind}Position { document toAct over digest events { text document } ${SCORE} }
      ... on ${kind}IllegalMove { message pointer settled ${RULE} } ${PROBLEM}`,
  }),
  view: (kind) => ({
    declares: ["$state: Document!", "$seat: Int"],
    selects: `... on ${kind}Seen { toAct over ${DECISIONS} ${SCORE} } ${PROBLEM}`,
  }),
  render: () => ({
    declares: ["$state: Document!", "$seat: Int", "$layout: PictureLayout!"],
    given: ["targets: true"],
    selects: "... on Picture { svg }",
  }),
  legalMoves: (kind) => ({
    declares: ["$state: Document!", "$seat: Int"],
    selects: `... on ${kind}LegalMoves { legalMoves { closed { label reason rule things } } } ${PROBLEM}`,
  }),
  judge: (kind) => ({
    declares: ["$state: Document!", "$seat: Int", `$move: ${kind}MoveInput!`],
    selects: `... on Verdict { legal reason ${RULE} } ${PROBLEM}`,
  }),
  suggest: (kind) => ({
    declares: ["$state: Document!", "$seat: Int!", "$level: SuggestionLevel!", "$seed: String!"],
    selects: `... on ${kind}Suggestions { suggestions { label move { document } value { win score } } } ${PROBLEM}`,
  }),
};

/**
 * A query with some fields of a game. Only a real-time game has instants.
 * @param {string} game
 * @param {string[]} names
 * @param {string} language
 * @param {boolean} timed
 */
export function queryOf(game, names, language, timed) {
  const fields = names.map((name) => ({ name, ...FIELDS[name](pascal(game)) }));
  const declared = new Set(fields.flatMap((field) => field.declares));
  if (timed) declared.add("$at: Int");
  const selected = fields.map(({ name, declares, given = [], selects }) => {
    const variables = [...declares, ...(timed ? ["$at: Int"] : [])].map((one) => one.split(":")[0]);
    const passed = [...variables.map((one) => `${one.slice(1)}: ${one}`), ...given];
    return `    ${name}(${passed.join(", ")}) {\n      __typename\n      ${selects}\n    }`;
  });
  return `query ${pascal(names[0])}(${[...declared].join(", ")}) {
  ${camel(game)}(lang: ${language.toUpperCase()}) {
${selected.join("\n")}
  }
}`;
}

/**
 * Ask for fields of a game. What is wrong with the question itself is an {@link Unanswered}; what
 * the rules say about it is part of the answer.
 * @param {string} game
 * @param {string[]} names
 * @param {Json} variables
 * @param {string} language
 * @param {boolean} told whether it is a step of the reader, to be shown
 * @returns {Promise<Json>}
 */
async function query(game, names, { at = null, ...rest }, language, told = false) {
  const variables = at === null ? rest : { ...rest, at };
  const text = queryOf(game, names, language, at !== null);
  if (told) tell({ operation: names[0], game, query: text, variables });
  const response = await post("/graphql", { query: text, variables }, language);
  const { data, errors, detail } = await response.json();
  if (!data) throw new Unanswered(errors?.[0].message ?? detail);
  return data[camel(game)];
}

/**
 * A step of the reader: apply, judge, suggest.
 * @param {string} game
 * @param {"apply" | "judge" | "suggest"} operation
 * @param {Json} variables
 * @param {string} language
 * @param {{told?: boolean}} [how] whether to show it
 * @returns {Promise<Json>}
 */
export async function ask(game, operation, variables, language, { told = true } = {}) {
  return (await query(game, [operation], variables, language, told))[operation];
}

/**
 * What a seat, or a spectator, may see of a state; with its picture, if that has a layout.
 * @param {string} game
 * @param {{state: Json, seat: number | null, at: number | null}} where
 * @param {string} language
 * @param {Layout | null} layout
 * @returns {Promise<Seen | Refusal>}
 */
export async function look(game, where, language, layout = null) {
  const { view, render } = layout
    ? await query(game, ["view", "render"], { ...where, layout }, language)
    : await query(game, ["view"], where, language);
  return isRefusal(view) ? view : { .../** @type {Seen} */ (view), picture: render?.svg ?? "" };
}

/**
 * The answers that a seat may not give, each with its rule and the things that it names.
 * @param {string} game
 * @param {{state: Json, seat: number | null, at: number | null}} where
 * @param {string} language
 * @returns {Promise<Closed[]>}
 */
export async function closedMoves(game, where, language) {
  const { legalMoves } = await query(game, ["legalMoves"], where, language);
  return closedOf(isRefusal(legalMoves) ? [] : legalMoves.legalMoves);
}

/** The closed answers of all questions. @param {{closed?: Closed[] | null}[]} decisions */
export const closedOf = (decisions) => decisions.flatMap((decision) => decision.closed ?? []);

/** A rule as it stands in the rulebook. @param {string} game @param {string} id @param {string} language @returns {Promise<Rule>} */
export const ruleOf = async (game, id, language) =>
  /** @type {Rule} */ (await get(`/v1/games/${game}/rules/${id}`, language));

/** Whether an answer is a refusal, and not what was asked for. @param {Json} answer @returns {answer is Refusal} */
export const isRefusal = (answer) => "message" in answer;

/** Whether an answer is that the pack of the position is not known. @param {Json} answer @returns {answer is Refusal} */
export const hasForgotten = (answer) => answer.__typename === "UnknownPack";

/** Milliseconds until the service is asked again, when it could not be reached. */
const RETRY = 1500;

/**
 * Ask until there is an answer. Nothing that is asked here changes anything in the service: to ask
 * twice is to ask once.
 * @param {string} path
 * @param {RequestInit} request
 */
async function send(path, request) {
  for (;;) {
    const response = await fetch(path, request).catch(() => null);
    for (const watcher of watchers) watcher(response !== null);
    if (response) return response;
    await new Promise((again) => setTimeout(again, RETRY));
  }
}

/** @param {string} path @param {Json} body @param {string} language */
export const post = (path, body, language) =>
  send(path, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body: JSON.stringify(body),
  });

/** @param {string} path @param {string} language @returns {Promise<Json>} */
export const get = async (path, language) =>
  (await send(path, { headers: { "accept-language": language } })).json();

/** The sample positions: the page's menu, its links and the cases of its tests. @returns {Promise<Json[]>} */
export const allSamples = async () => (await get("/pages/playground/samples.json", "en")).samples;

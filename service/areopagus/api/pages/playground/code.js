// The same call in the languages people write clients in.

/** @typedef {import("./api.js").Call} Call @typedef {import("./api.js").Json} Json */

/** The operations whose answers have moves and events to be told in words. */
const WORDED = ["setup", "apply"];

/** Where the operations of a session are, below it. @type {Record<string, string>} */
const IN_SESSIONS = { playMove: "/moves", undo: "/undo", start: "/start", sessionSuggestions: "/suggestions" };

/**
 * @param {Call} call
 * @param {string} origin
 * @param {string} language
 * @returns {Record<string, string>}
 */
export function samplesOf(call, origin, language) {
  const url = `${origin}${pathOf(call)}?lang=${language}${WORDED.includes(call.operation) ? "&include=labels,texts" : ""}`;
  const sent = restBody(call);
  const body = JSON.stringify(sent, null, 2);
  const bearer = call.session ? `Bearer ${call.session.token}` : null;
  return {
    curl: `curl -s '${url}' \\
  -H 'content-type: application/json' \\${bearer ? `\n  -H 'authorization: ${bearer}' \\` : ""}
  -d '${body.replaceAll("'", "'\\''")}'`,
    TypeScript: `const response = await fetch("${url}", {
  method: "POST",
  headers: { "content-type": "application/json"${bearer ? `, authorization: "${bearer}"` : ""} },
  body: JSON.stringify(${body}),
});
const answer = await response.json();`,
    Python: `import httpx

answer = httpx.post(
    "${url}",${bearer ? `\n    headers={"authorization": "${bearer}"},` : ""}
    json=${python(sent)},
).json()`,
    GraphQL: `${bearer ? `# authorization: ${bearer}\n` : ""}${call.query}

# variables
${JSON.stringify(call.variables, null, 2)}`,
  };
}

/** @param {Call} call */
function pathOf({ operation, game, session }) {
  if (session) return `/v1/sessions/${session.id}${IN_SESSIONS[operation]}`;
  return operation === "createSession" ? "/v1/sessions" : `/v1/games/${game}/${operation}`;
}

/** The body that REST takes for the same call. @param {Call} call @returns {Json} */
function restBody(call) {
  if (call.body) return call.body;
  const { moves, move, level, session: _, ...rest } = call.variables;
  /** @type {Json} */
  const body = {};
  for (const [key, value] of Object.entries(rest)) {
    if (value !== null && value !== undefined) body[key] = value;
  }
  if (call.operation === "apply" || call.operation === "judge") body.seat = rest.seat ?? null;
  if (moves?.length === 1) body.move = moves[0].document;
  else if (moves) body.moves = moves.map((/** @type {{document: unknown}} */ one) => one.document);
  if (move) body.move = move.document;
  if (level) body.level = level.toLowerCase();
  return body;
}

/** A JSON value as Python writes it. @param {unknown} value @returns {string} */
function python(value) {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (typeof value === "object") {
    const entries = Object.entries(/** @type {object} */ (value));
    return `{${entries.map(([key, one]) => `${JSON.stringify(key)}: ${python(one)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}

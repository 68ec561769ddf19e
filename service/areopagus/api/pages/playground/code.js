// The same call in the languages people write clients in.

/** @typedef {import("./api.js").Call} Call */

/** The operations whose answers have moves and events to be told in words. */
const WORDED = ["setup", "apply"];

/**
 * @param {Call} call
 * @param {string} origin
 * @param {string} language
 * @returns {Record<string, string>}
 */
export function samplesOf(call, origin, language) {
  const body = JSON.stringify(restBody(call), null, 2);
  const include = WORDED.includes(call.operation) ? "&include=labels,texts" : "";
  const path = `${origin}/v1/games/${call.game}/${call.operation}?lang=${language}${include}`;
  const variables = JSON.stringify(call.variables, null, 2);
  return {
    curl: `curl -s '${path}' \\\n  -H 'content-type: application/json' \\\n  -d '${body.replaceAll("'", "'\\''")}'`,
    TypeScript: `const response = await fetch("${path}", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(${body}),
});
const answer = await response.json();`,
    Python: `import httpx

answer = httpx.post(
    "${path}",
    json=${python(restBody(call))},
).json()`,
    ...(call.query && { GraphQL: `${call.query}\n\n# variables\n${variables}` }),
  };
}

/** The body that REST takes for the same call. @param {Call} call */
function restBody(call) {
  const { seats, moves, move, level, ...rest } = call.variables;
  /** @type {Record<string, unknown>} */
  const body = {};
  if (seats) body.seats = seats;
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

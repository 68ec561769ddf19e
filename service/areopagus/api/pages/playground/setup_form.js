// Who plays what, and what the setup varies.
import { get } from "./api.js";
import { html } from "./html.js";
import { firstNames } from "./table_view.js";
import { useEffect, useState } from "./vendor/hooks.js";

/** @typedef {import("./api.js").Json} Json */

/**
 * @param {import("./app.js").Shared & {game: import("./app.js").Game, verb?: string, onBegin: (setup: import("./table.js").Setup) => void}} props
 */
export function SetupForm({ say, games, game, language, onBegin, verb = "begin" }) {
  const [names, setNames] = useState(firstNames(game));
  const [seed, setSeed] = useState("mars");
  const [options, setOptions] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [schemas, setSchemas] = useState(/** @type {Record<string, Json>} */ ({}));
  useEffect(() => {
    setNames(firstNames(game));
    setOptions({});
    get(`/v1/games/${game.id}`, language).then((answer) => setSchemas(optionSchemas(answer.optionsSchema)));
  }, [game.id]);

  /** @param {SubmitEvent} event */
  const begin = (event) => {
    event.preventDefault();
    const seats = names.map((name) => name.trim() || null);
    onBegin({ game: game.id, seats, ...(seed && { seed }), options });
  };
  /** @param {number} count */
  const seat = (count) =>
    setNames(Array.from({ length: count }, (_, index) => names[index] ?? `${say("player", { n: index + 1 })}`));
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, n) => game.seats.least + n);

  return html`<form class="setup" onSubmit=${begin}>
    <label>${say("game")}
      <select value=${game.id} onChange=${(/** @type {any} */ event) => goTo(event.target.value)}>
        ${games.map((one) => html`<option value=${one.id}>${one.title}</option>`)}
      </select>
    </label>
    <label>${say("seats")}
      <select value=${names.length} onChange=${(/** @type {any} */ event) => seat(Number(event.target.value))}>
        ${counts.map((count) => html`<option value=${count}>${count}</option>`)}
      </select>
    </label>
    <fieldset>
      <legend>${say("names")}</legend>
      ${names.map(
        (name, index) =>
          html`<input key=${index} value=${name} maxlength="40" aria-label=${say("player", { n: index + 1 })}
            onInput=${(/** @type {any} */ event) => setNames(names.map((old, at) => (at === index ? event.target.value : old)))} />`,
      )}
    </fieldset>
    <label title=${say("seedHint")}>${say("seed")}
      <input value=${seed} maxlength="64" onInput=${(/** @type {any} */ event) => setSeed(event.target.value)} />
    </label>
    ${Object.keys(schemas).length > 0 &&
    html`<details>
      <summary>${say("options")}</summary>
      ${Object.entries(schemas).map(
        ([key, schema]) =>
          html`<${Option} key=${key} name=${key} schema=${schema} value=${key in options ? options[key] : schema.default}
            onChange=${(/** @type {unknown} */ value) => setOptions({ ...options, [key]: value })} />`,
      )}
    </details>`}
    <button class="button">${say(verb)}</button>
  </form>`;
}

/**
 * One option, as its schema describes it.
 * @param {{name: string, schema: Json, value: any, onChange: (value: unknown) => void}} props
 */
function Option({ name, schema, value, onChange }) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (schema.type === "boolean") {
    return html`<label title=${schema.description}>
      <input type="checkbox" checked=${value} onChange=${() => onChange(!value)} /> ${words}
    </label>`;
  }
  if (schema.enum) {
    return html`<label title=${schema.description}>${words}
      <select value=${value ?? ""} onChange=${(/** @type {any} */ event) => onChange(event.target.value || null)}>
        ${schema.nullable && html`<option value="">–</option>`}
        ${schema.enum.map((/** @type {string} */ word) => html`<option value=${word}>${word.replaceAll("_", " ")}</option>`)}
      </select>
    </label>`;
  }
  return html`<label title=${schema.description}>${words}
    <input type="number" min=${schema.minimum} max=${schema.maximum} value=${value ?? ""}
      onInput=${(/** @type {any} */ event) => onChange(event.target.value === "" ? null : Number(event.target.value))} />
  </label>`;
}

/** The schema of each option, with what it refers to in its place. @param {Json} document @returns {Record<string, Json>} */
function optionSchemas(document) {
  /** @param {Json} schema @returns {Json} */
  const whole = (schema) => {
    if (schema.$ref) return { ...whole(document.$defs[schema.$ref.split("/").pop()]), ...without(schema, "$ref") };
    if (!schema.anyOf) return schema;
    const some = schema.anyOf.find((/** @type {Json} */ one) => one.type !== "null");
    return { ...whole(some), ...without(schema, "anyOf"), nullable: true };
  };
  const { properties } = whole(document);
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, whole(schema)]));
}

/** @param {Json} document @param {string} key */
function without(document, key) {
  const { [key]: _, ...rest } = document;
  return rest;
}

/** @param {string} game */
function goTo(game) {
  const [room] = location.hash.replace(/^#\/?/, "").split("/");
  location.hash = `#/${room}/${game}`;
}

// A form for a new game: who plays what, and what the setup varies.
import { get } from "./api.js";
import { LEVELS } from "./bots.js";
import { html } from "./html.js";
import { PackField } from "./pack_view.js";
import { useEffect, useState } from "./vendor/hooks.js";

/** @typedef {import("./api.js").Json} Json @typedef {import("./bots.js").Level} Level */

const NAMES = ["Ann", "Bo", "Cy", "Di", "Eve", "Fay"];

/** A game as it is dealt when nobody says otherwise: one person, and bots. @param {import("./app.js").Game} game @returns {import("./table.js").Setup} */
export function firstSetup(game) {
  const count = Math.max(game.seats.least, Math.min(3, game.seats.most));
  const seats = NAMES.slice(0, count);
  return { game: game.id, seats, bots: seats.map((_, seat) => (seat ? "easy" : null)), seed: "mars" };
}

/**
 * @param {import("./app.js").Shared & {game: import("./app.js").Game, room: string, verb?: string, onBegin: (setup: import("./table.js").Setup) => void}} props
 */
export function SetupForm({ say, games, game, language, room, onBegin, verb = "begin" }) {
  const first = firstSetup(game);
  const [names, setNames] = useState(/** @type {string[]} */ (first.seats));
  const [bots, setBots] = useState(first.bots);
  const [seed, setSeed] = useState(first.seed ?? "");
  const [options, setOptions] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [schemas, setSchemas] = useState(/** @type {Record<string, Json>} */ ({}));
  const [pack, setPack] = useState(/** @type {import("./packs.js").Pack | null} */ (null));
  const [words, setWords] = useState(/** @type {Json} */ ({}));
  useEffect(() => {
    get("/pages/playground/options.json", language).then(setWords, () => {});
  }, []);
  useEffect(() => {
    setNames(/** @type {string[]} */ (first.seats));
    setBots(first.bots);
    setOptions({});
    setPack(null);
    get(`/v1/games/${game.id}`, language).then((answer) => setSchemas(optionSchemas(answer.optionsSchema)), () => {});
  }, [game.id]);

  /** @param {SubmitEvent} event */
  const begin = (event) => {
    event.preventDefault();
    const seats = names.map((name) => name.trim() || null);
    onBegin({ game: game.id, seats, bots, ...(seed && { seed }), options, ...(pack && { pack: pack.pack }) });
  };
  /** @param {number} count */
  const seat = (count) => {
    setNames(Array.from({ length: count }, (_, index) => names[index] ?? NAMES[index]));
    setBots(Array.from({ length: count }, (_, index) => (index < bots.length ? bots[index] : "easy")));
  };
  const counts = Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, n) => game.seats.least + n);

  return html`<form class="setup" onSubmit=${begin}>
    <div class="bar">
      <label>${say("game")}
        <select value=${game.id} onChange=${(/** @type {any} */ event) => (location.hash = `#/${room}/${event.target.value}`)}>
          ${games.map((one) => html`<option value=${one.id}>${one.title}</option>`)}
        </select>
      </label>
      <label>${say("seats")}
        <select value=${names.length} onChange=${(/** @type {any} */ event) => seat(Number(event.target.value))}>
          ${counts.map((count) => html`<option value=${count}>${count}</option>`)}
        </select>
      </label>
      <label title=${say("seedHint")}>${say("seed")}
        <input value=${seed} maxlength="64" onInput=${(/** @type {any} */ event) => setSeed(event.target.value)} />
      </label>
    </div>
    <div class="players">
      ${names.map(
        (name, index) => html`<div class="player" key=${index}>
          <span class=${`dot s${index}`}></span>
          <input value=${name} maxlength="40" aria-label=${say("player", { n: index + 1 })}
            onInput=${(/** @type {any} */ event) => setNames(replaced(names, index, event.target.value))} />
          <${PlayedBy} say=${say} label=${say("playedBy", { who: name || say("player", { n: index + 1 }) })} bot=${bots[index] ?? null}
            onChange=${(/** @type {Level | null} */ bot) => setBots(replaced(bots, index, bot))} />
        </div>`,
      )}
    </div>
    <${PackField} key=${game.id} say=${say} language=${language} game=${game.id} pack=${pack} onPack=${setPack} />
    <div class="bar">
      <button class="button">${say(verb)}</button>
      ${Object.keys(schemas).length > 0 &&
      html`<details class="options">
        <summary>${say("options")}</summary>
        ${Object.entries(schemas).map(
          ([key, schema]) =>
            html`<${Option} key=${key} name=${key} words=${words[key] ?? { label: [key, key] }} language=${language} schema=${schema} value=${key in options ? options[key] : schema.default}
              onChange=${(/** @type {unknown} */ value) => setOptions({ ...options, [key]: value })} />`,
        )}
      </details>`}
    </div>
  </form>`;
}

/**
 * Who plays a seat: a person, or a bot of some level.
 * @param {{say: import("./words.js").Say, label: string, bot: Level | null, onChange: (bot: Level | null) => void}} props
 */
export function PlayedBy({ say, label, bot, onChange }) {
  return html`<select aria-label=${label} value=${bot ?? ""} onChange=${(/** @type {any} */ event) => onChange(event.target.value || null)}>
    <option value="">${say("person")}</option>
    ${LEVELS.map((level) => html`<option value=${level}>${say("bot", { level: say(level) })}</option>`)}
  </select>`;
}

/** @template One @param {One[]} all @param {number} index @param {One} one */
export const replaced = (all, index, one) => all.map((old, at) => (at === index ? one : old));

/**
 * One option, as its schema describes it, with what people call it and its values.
 * @param {{name: string, words: Record<string, [string, string]>, language: string, schema: Json, value: any, onChange: (value: unknown) => void}} props
 */
function Option({ name, words, language, schema, value, onChange }) {
  const spoken = language === "fr" ? 1 : 0;
  const label = words.label[spoken];
  if (schema.type === "boolean") {
    return html`<label>
      <input type="checkbox" name=${name} checked=${value} onChange=${() => onChange(!value)} /> ${label}
    </label>`;
  }
  if (schema.enum) {
    return html`<label>${label}
      <select name=${name} value=${value ?? ""} onChange=${(/** @type {any} */ event) => onChange(event.target.value || null)}>
        ${(schema.default ?? null) === null && html`<option value="">–</option>`}
        ${schema.enum.map((/** @type {string} */ word) => html`<option value=${word}>${words[word]?.[spoken] ?? word}</option>`)}
      </select>
    </label>`;
  }
  return html`<label>${label}
    <input type="number" name=${name} min=${schema.minimum} max=${schema.maximum} value=${value ?? ""}
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
    return { ...whole(some), ...without(schema, "anyOf") };
  };
  const { properties } = whole(document);
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, whole(schema)]));
}

/** @param {Json} document @param {string} key */
function without(document, key) {
  const { [key]: _, ...rest } = document;
  return rest;
}

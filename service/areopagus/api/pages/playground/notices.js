// What is said about a touch or a move, where it moves nothing else: at the foot of the screen.
import { html } from "./html.js";
import { ruleOf } from "./api.js";
import { rulePage } from "./panels.js";
import { useEffect, useRef, useState } from "./vendor/hooks.js";

/**
 * @typedef {import("./api.js").Closed} Closed
 * @typedef {import("./api.js").Rule} Rule
 * @typedef {import("./api.js").Suggestion} Suggestion
 * @typedef {import("./words.js").Say} Say
 * @typedef {{title: string, message: string, label?: string, pointer?: string, rule?: Rule}} Refused
 * @typedef {{suggestion: Suggestion} | {refused: Refused[]} | {plain: string}} Notice
 */

/**
 * @param {{say: Say, game: string, language: string, notice: Notice | null, onClose: () => void, onPlay?: (suggestion: Suggestion) => void}} props
 */
export function NoticeBar({ say, game, language, notice, onClose, onPlay }) {
  /** @param {KeyboardEvent} event */
  const leave = (event) => event.key === "Escape" && onClose();
  return html`<div class="notices" role="status" onKeyDown=${leave}>
    ${notice &&
    html`<div class="notice">
      <div>
        ${"plain" in notice && html`<p>${notice.plain}</p>`}
        ${"refused" in notice &&
        notice.refused.map((one) => html`<${Verdict} ...${one} game=${game} language=${language} />`)}
        ${"suggestion" in notice &&
        html`<p><b>${say("suggested")}</b> ${notice.suggestion.label}${" "}
            <small>${say("chance", { percent: Math.round(100 * notice.suggestion.value.win) })}</small></p>
          <button class="button" onClick=${() => onPlay?.(notice.suggestion)}>${say("make")}</button>`}
      </div>
      <button class="close" aria-label=${say("close")} onClick=${onClose}>×</button>
    </div>`}
  </div>`;
}

/** Why not, with the rule that says so. @param {Refused & {game: string, language: string}} props */
export function Verdict({ title, message, label, pointer, rule, game, language }) {
  return html`<div class="verdict refused">
    <h2>${title}</h2>
    ${label && html`<p class="hint">${label}</p>`}
    <p>${message}</p>
    ${pointer && !rule && html`<p><code>${pointer}</code></p>`}
    ${rule &&
    html`<blockquote>
      <a href=${rulePage(game, rule.id, language)} target="_blank" rel="noopener">${rule.id} ${rule.title}</a>
      <p>${rule.text}</p>
      <footer>${rule.cite}</footer>
    </blockquote>`}
  </div>`;
}

const MOST_REASONS = 2;

/**
 * Why what was touched is closed: each rule once, about the innermost thing that any closed answer names.
 * @param {Say} say
 * @param {string} game
 * @param {string[]} things the innermost first
 * @param {Closed[]} closed
 * @param {string} asked what is asked instead
 * @param {string} language
 * @returns {Promise<Notice>}
 */
export async function whyClosed(say, game, things, closed, asked, language) {
  const thing = things.find((id) => closed.some((one) => one.things.includes(id)));
  if (!thing) return { plain: asked ? say("notAsked", { asked }) : say("nothingAsked") };
  /** @type {Map<string, Closed>} */
  const byReason = new Map();
  for (const one of closed) {
    if (one.things.includes(thing)) byReason.set(one.rule + one.reason, one);
  }
  const some = [...byReason.values()].slice(0, MOST_REASONS);
  const rules = await Promise.all(some.map((one) => ruleOf(game, one.rule, language)));
  return {
    refused: some.map((one, at) => ({
      title: say("refused"),
      message: one.reason,
      label: one.label ?? undefined,
      rule: rules[at],
    })),
  };
}

/**
 * All answers that are not allowed here, for whoever would rather read than touch.
 * @param {{say: Say, game: string, language: string, load: () => Promise<Closed[]>, about: unknown}} props
 */
export function ClosedMoves({ say, game, language, load, about }) {
  const [closed, setClosed] = useState(/** @type {Closed[] | null} */ (null));
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const fill = () => {
    if (details.current?.open && !closed) load().then(setClosed, () => setClosed([]));
  };
  useEffect(() => {
    setClosed(null);
    if (details.current) details.current.open = false;
  }, [about]);
  return html`<details class="panel closed" ref=${details} onToggle=${fill}>
    <summary>${say("closedMoves")}</summary>
    ${closed && !closed.length && html`<p class="hint">${say("nothingClosed")}</p>`}
    <ul tabindex="0">
      ${closed?.map(
        (one) => html`<li>${one.label}<br /><small>${one.reason} <a href=${rulePage(game, one.rule, language)} target="_blank" rel="noopener">${one.rule}</a></small></li>`,
      )}
    </ul>
  </details>`;
}

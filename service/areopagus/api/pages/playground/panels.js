// The panels beside a board: moves in words, what happened, the score, the code behind a step.
import { html } from "./html.js";
import { samplesOf } from "./code.js";
import { useEffect, useRef, useState } from "./vendor/hooks.js";

/**
 * @typedef {import("./api.js").Decision} Decision
 * @typedef {import("./api.js").LabelledMove} LabelledMove
 * @typedef {import("./api.js").Score} Score
 * @typedef {import("./api.js").Line} Line
 * @typedef {import("./api.js").Call} Call
 * @typedef {import("./words.js").Say} Say
 * @typedef {{move: LabelledMove, index: number, number: number}} Numbered
 */

/**
 * The open questions with every answer in words; after a touch on the board, those about it.
 * @param {{say: Say, who: (seat: number) => string, decisions: Decision[], chosen: number[] | null, marked: number | null, busy: boolean, onMove: (decision: Decision, index: number) => void, onAll: () => void}} props
 */
export function Moves({ say, who, decisions, chosen, marked, busy, onMove, onAll }) {
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  const acted = useRef(false);
  // A move that was made is gone from the list: whoever uses a keyboard goes on from its top.
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) {
      section.current?.focus({ preventScroll: true });
    }
    acted.current = false;
  }, [decisions]);
  /** @param {Decision} decision @param {number} index */
  const make = (decision, index) => {
    acted.current = true;
    onMove(decision, index);
  };
  let number = 0;
  const questions = decisions.map((decision) => {
    const moves = decision.moves.map((move, index) => ({ move, index, number: number++ }));
    return { decision, shown: chosen ? moves.filter((one) => chosen.includes(one.number)) : moves };
  });
  return html`<section class="panel moves" aria-label=${say("moves")} id="moves" tabindex="0" ref=${section}>
    ${chosen &&
    html`<p class="hint">${say("filtered")} <button class="link" onClick=${onAll}>${say("all")}</button></p>`}
    ${questions.map(
      ({ decision, shown }) =>
        shown.length > 0 &&
        html`<div class="question" key=${`${decision.seat}${decision.decision}`}>
          <h2><span class=${`dot s${decision.seat}`}></span>${say("asked", { who: who(decision.seat), prompt: decision.prompt })}</h2>
          ${grouped(shown).map(
            ({ kind, title, moves }) => html`<div key=${kind}>
              ${title && html`<h3>${title}</h3>`}
              <ul>
                ${moves.map(
                  ({ move, index, number }) =>
                    html`<li key=${JSON.stringify(move.document)}>
                      <button class=${number === marked ? "move suggested" : "move"} disabled=${busy} onClick=${() => make(decision, index)}>${move.label}</button>
                    </li>`,
                )}
              </ul>
            </div>`,
          )}
        </div>`,
    )}
  </section>`;
}

const FEW = 7;

/** Moves by their kind, under what the labels of each kind have in common. @param {Numbered[]} moves */
function grouped(moves) {
  const kinds = new Map();
  for (const one of moves) {
    const { type } = one.move.document;
    kinds.set(type, [...(kinds.get(type) ?? []), one]);
  }
  if (kinds.size === 1 || moves.length < FEW) return [{ kind: "all", title: "", moves }];
  const groups = [...kinds].map(([kind, some]) => ({ kind, title: stem(some), moves: /** @type {Numbered[]} */ (some) }));
  const single = groups.filter((group) => !group.title).flatMap((group) => group.moves);
  const named = groups.filter((group) => group.title);
  return single.length ? [{ kind: "single", title: "", moves: single }, ...named] : named;
}

/** The words that all labels begin with. @param {Numbered[]} moves */
function stem(moves) {
  if (moves.length < 2) return "";
  const [first, ...others] = moves.map((one) => one.move.label.split(/\s+/));
  let length = 0;
  while (length < first.length && others.every((words) => words[length] === first[length])) length++;
  const shared = first.slice(0, length);
  while (shared.length > 1 && shared[shared.length - 1].length < 4) shared.pop(); // no "of the …"
  // Nor one that ends within a quotation.
  const words = shared.join(" ").replace(/[«“][^»”]*$/, "").replace(/[\s:,(]+$/, "");
  return words && `${words} …`;
}

/**
 * What happened, newest first, as far as whoever looks may know it.
 * @param {{say: Say, steps: {at: number, title: string, texts: string[]}[], onGo?: (index: number) => void}} props
 */
export function Log({ say, steps, onGo }) {
  return html`<section class="panel log" aria-label=${say("log")}>
    <h2>${say("log")}</h2>
    <ol aria-live="polite" tabindex="0">
      ${[...steps].reverse().map(
        ({ at, title, texts }) =>
          html`<li key=${at}>
            ${title &&
            (onGo
              ? html`<button class="link quiet" onClick=${() => onGo(at)}>${title}</button>`
              : html`<b>${title}</b>`)}
            ${texts.map((text) => html`<p>${text}</p>`)}
          </li>`,
      )}
    </ol>
    ${!steps.length && html`<p class="hint">${say("nothingYet")}</p>`}
  </section>`;
}

/** @param {{say: Say, score: Score, game: string, who: (seat: number) => string, language: string}} props */
export function ScoreBoard({ say, score, game, who, language }) {
  /** @param {string} rule @param {string} points @param {string} label */
  const link = (rule, points, label) =>
    html`<a href=${rulePage(game, rule, language)} target="_blank" rel="noopener" title=${rule} aria-label=${`${label}: ${points} (${rule})`}>${points}</a>`;
  /** @param {Line[]} lines */
  const table = (lines) =>
    html`<table>
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${line.label}${line.of ? html` <small>${line.of}</small>` : ""}</td>
            <td class="points">${link(line.rule, String(line.points), line.label)}</td>
          </tr>`,
      )}
    </table>`;
  return html`<section class="panel score" aria-label=${say("score")}>
    <h2>${say("score")}</h2>
    ${score.seats.map(
      (tally) =>
        html`<details key=${tally.seat}>
          <summary>
            <span><span class=${`dot s${tally.seat}`}></span>${who(tally.seat)}
              ${score.final && score.winners.includes(tally.seat) ? html` <em>${say("wins")}</em>` : ""}</span>
            <b>${tally.total}</b>
          </summary>
          ${tally.lines.length ? table(tally.lines) : html`<p class="hint">${say("nothingYet")}</p>`}
        </details>`,
    )}
    ${score.progress.length > 0 &&
    html`<table>
      ${score.progress.map(
        (one) =>
          html`<tr>
            <td>${one.label}</td>
            <td class="points">${link(one.rule, `${one.done} / ${one.of}`, one.label)}</td>
          </tr>`,
      )}
    </table>`}
  </section>`;
}

/** Where a rule can be read. @param {string} game @param {string} rule @param {string} language */
export const rulePage = (game, rule, language) =>
  `/v1/games/${game}/rulebook?lang=${language}${rule && `#${rule}`}`;

/** How to do the last step in one's own program. @param {{say: Say, call: Call | null, language: string}} props */
export function Behind({ say, call, language }) {
  const [kind, choose] = useState("curl");
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [call, kind]);
  if (!call) return null;
  const samples = samplesOf(call, location.origin, language);
  const text = samples[kind];
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return html`<details class="panel behind">
    <summary>${say("behind")} <code>${call.operation}</code></summary>
    <div class="tabs" role="group" aria-label=${say("behind")}>
      ${Object.keys(samples).map(
        (one) => html`<button aria-pressed=${one === kind} onClick=${() => choose(one)}>${one}</button>`,
      )}
      <button class="link" onClick=${copy}>${say(copied ? "copied" : "copy")}</button>
    </div>
    <pre tabindex="0"><code>${text}</code></pre>
  </details>`;
}

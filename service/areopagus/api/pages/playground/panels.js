// The panels beside a board: moves in words, what happened, the score, the code behind a step.
import { html } from "./html.js";
import { samplesOf } from "./code.js";
import { useEffect, useState } from "./vendor/hooks.js";

/**
 * @typedef {import("./api.js").Decision} Decision
 * @typedef {import("./api.js").Score} Score
 * @typedef {import("./api.js").Line} Line
 * @typedef {import("./api.js").Call} Call
 * @typedef {import("./api.js").Refusal} Refusal
 * @typedef {(key: string, facts?: Record<string, string | number>) => string} Say
 */

/**
 * The open questions with every answer in words; after a touch on the board, those about it.
 * @param {{say: Say, who: (seat: number) => string, decisions: Decision[], chosen: number[] | null, busy: boolean, onMove: (decision: Decision, index: number) => void, onAll: () => void}} props
 */
export function Moves({ say, who, decisions, chosen, busy, onMove, onAll }) {
  let number = 0;
  const questions = decisions.map((decision) => {
    const moves = decision.moves.map((move, index) => ({ move, index, number: number++ }));
    const shown = chosen ? moves.filter((one) => chosen.includes(one.number)) : moves;
    return { decision, shown };
  });
  return html`<section class="panel moves" aria-label=${say("moves")} id="moves" tabindex="-1">
    ${chosen &&
    html`<p class="hint">${say("filtered")} <button class="link" onClick=${onAll}>${say("all")}</button></p>`}
    ${questions.map(
      ({ decision, shown }) =>
        shown.length > 0 &&
        html`<div class="question" key=${`${decision.seat}${decision.decision}`}>
          <h2><span class=${`dot s${decision.seat}`}></span>${who(decision.seat)}: ${decision.prompt}</h2>
          <ul>
            ${shown.map(
              ({ move, index }) =>
                html`<li key=${JSON.stringify(move.document)}>
                  <button class="move" disabled=${busy} onClick=${() => onMove(decision, index)}>${move.label}</button>
                </li>`,
            )}
          </ul>
        </div>`,
    )}
  </section>`;
}

/** @param {{say: Say, entries: import("./table.js").Entry[], index: number, who: (seat: number) => string, onGo: (index: number) => void}} props */
export function Log({ say, entries, index, who, onGo }) {
  const steps = entries
    .slice(0, index + 1)
    .map((entry, at) => ({ entry, at }))
    .filter(({ entry }) => entry.made || entry.position.events.length)
    .reverse();
  return html`<section class="panel log" aria-label=${say("log")}>
    <h2>${say("log")}</h2>
    <ol reversed aria-live="polite">
      ${steps.map(
        ({ entry, at }) =>
          html`<li key=${at}>
            ${entry.made &&
            html`<button class="link quiet" onClick=${() => onGo(at)}>
              ${entry.made.seat === null ? "" : `${who(entry.made.seat)}: `}${entry.made.label}
            </button>`}
            ${entry.position.events.map((event) => html`<p>${event.text}</p>`)}
          </li>`,
      )}
    </ol>
    ${!steps.length && html`<p class="hint">${say("nothingYet")}</p>`}
  </section>`;
}

/** @param {{say: Say, score: Score, game: string, who: (seat: number) => string}} props */
export function ScoreBoard({ say, score, game, who }) {
  /** @param {Line[]} lines */
  const table = (lines) =>
    html`<table>
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${line.label}${line.of ? html` <small>${line.of}</small>` : ""}</td>
            <td class="points"><a href=${rulePage(game, line.rule)} target="_blank" rel="noopener" title=${line.rule}>${line.points}</a></td>
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
              ${score.winners.includes(tally.seat) ? html`<em>${say("wins")}</em>` : ""}</span>
            <b>${tally.total}</b>
          </summary>
          ${table(tally.lines)}
        </details>`,
    )}
    ${score.progress.length > 0 &&
    html`<table>
      ${score.progress.map(
        (one) =>
          html`<tr>
            <td>${one.label}</td>
            <td class="points"><a href=${rulePage(game, one.rule)} target="_blank" rel="noopener" title=${one.rule}>${one.done} / ${one.of}</a></td>
          </tr>`,
      )}
    </table>`}
  </section>`;
}

/** Where a rule can be read. @param {string} game @param {string} rule */
export const rulePage = (game, rule) => `/v1/games/${game}/rulebook#${rule}`;

/** Why not, with the rule that says so. @param {{say: Say, game: string, refusal: Refusal, onClose?: () => void}} props */
export function Verdict({ say, game, refusal, onClose }) {
  return html`<div class="verdict refused" role="alert">
    <h2>${say("refused")}</h2>
    <p>${refusal.message}</p>
    ${refusal.rule &&
    html`<blockquote>
      <a href=${rulePage(game, refusal.rule.id)} target="_blank" rel="noopener">${refusal.rule.id} ${refusal.rule.title}</a>
      <p>${refusal.rule.text}</p>
      <footer>${refusal.rule.cite}</footer>
    </blockquote>`}
    ${onClose && html`<button onClick=${onClose}>${say("close")}</button>`}
  </div>`;
}

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
    <summary>${say("behind")}: <code>${call.operation}</code></summary>
    <div class="tabs" role="tablist">
      ${Object.keys(samples).map(
        (one) =>
          html`<button role="tab" aria-selected=${one === kind} onClick=${() => choose(one)}>${one}</button>`,
      )}
      <button class="link" onClick=${copy}>${say(copied ? "copied" : "copy")}</button>
    </div>
    <pre tabindex="0"><code>${text}</code></pre>
  </details>`;
}

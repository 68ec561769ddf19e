// Live: make a session, hand out its links, and play it on several devices.
import { Board } from "./board.js";
import { html } from "./html.js";
import { createSession, Session } from "./live.js";
import { Moves, ScoreBoard, Verdict } from "./panels.js";
import { SetupForm } from "./setup_form.js";
import { moveNumbered, namesOf } from "./table_view.js";
import { useEffect, useRef, useState } from "./vendor/hooks.js";

/** @typedef {import("./app.js").Shared} Shared @typedef {import("./api.js").Json} Json */

/** @param {Shared} shared */
export function LiveRoom(shared) {
  const { route } = shared;
  return route[2] ? html`<${Seat} ...${shared} key=${route.join("/")} />` : html`<${NewSession} ...${shared} />`;
}

/** @param {Shared} shared */
function NewSession(shared) {
  const { say, games, language, route } = shared;
  const game = games.find((one) => one.id === route[1]) ?? games[0];
  const [created, setCreated] = useState(/** @type {Json | null} */ (null));
  const [trouble, setTrouble] = useState("");
  /** @param {import("./table.js").Setup} setup */
  const create = (setup) =>
    createSession(setup, language).then(
      (answer) => setCreated({ ...answer, names: setup.seats }),
      (error) => setTrouble(error.message),
    );
  return html`<main class="room" id="main" tabindex="-1">
    <h1 class="hidden">${say("live")}: ${game.title}</h1>
    <${SetupForm} ...${shared} game=${game} verb="create" onBegin=${create} />
    ${trouble && html`<p class="verdict refused" role="alert">${trouble}</p>`}
    ${created &&
    html`<section class="panel links">
      <p>${say("links")}</p>
      <ul>
        ${created.seats.map(
          (/** @type {Json} */ seat) =>
            html`<li><a href=${linkTo(created, seat.token)}>${created.names[seat.seat] ?? say("player", { n: seat.seat + 1 })}</a></li>`,
        )}
        <li><a href=${linkTo(created, "-")}>${say("watchLink")}</a></li>
      </ul>
    </section>`}
  </main>`;
}

/** @param {Json} created @param {string} token */
const linkTo = (created, token) => `#/live/${created.game}/${created.session}/${token}`;

/** @param {Shared} props */
function Seat({ say, route, language }) {
  const [, game, id, token] = route;
  const [seen, setSeen] = useState(/** @type {any} */ (null));
  const [updates, setUpdates] = useState(/** @type {Json[]} */ ([]));
  const [connected, setConnected] = useState(false);
  const [ended, setEnded] = useState("");
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const [chosen, setChosen] = useState(/** @type {number[] | null} */ (null));
  const session = useRef(/** @type {Session | null} */ (null));

  useEffect(() => {
    const place = { session: id, token: token === "-" ? null : token, game };
    session.current = new Session(place, language, (change) => {
      setConnected(change.connected);
      if (change.seen) {
        setSeen(change.seen);
        setChosen(null);
      }
      if (change.updates) setUpdates(change.updates);
      if (change.ended) setEnded(change.ended);
    });
    return () => session.current?.close();
  }, [id, token, language]);

  if (ended && !seen) return html`<main class="room" id="main" tabindex="-1"><h1 class="hidden">${say("live")}</h1><p class="verdict">${say("ended")}</p></main>`;
  if (!seen?.view) return html`<main class="room" id="main" tabindex="-1"><h1 class="hidden">${say("live")}</h1><p class="hint">${say("reconnecting")}</p></main>`;
  const names = namesOf(seen.view);
  /** @param {number} seat */
  const who = (seat) => names[seat] ?? say("player", { n: seat + 1 });
  const decisions = (seen.legalMoves ?? []).map((/** @type {Json} */ decision) => ({
    ...decision,
    moves: decision.moves.map((/** @type {Json} */ document, /** @type {number} */ at) => ({
      document,
      label: decision.labels[at],
    })),
  }));
  /** @param {any} decision @param {number} index */
  const play = async (decision, index) => setRefusal(await session.current?.play(decision.moves[index].document));
  /** @param {number[]} numbers */
  const touch = (numbers) => {
    const found = numbers.length === 1 && moveNumbered(decisions, numbers[0]);
    if (found) play(found.decision, found.index);
    else setChosen(numbers);
  };
  const undo = async () => setRefusal(await session.current?.undo());

  return html`<main class="room" id="main" tabindex="-1">
    <h1 class="hidden">${say("live")}</h1>
    <div class="bar">
      <span class=${connected ? "status on" : "status"} role="status">${say(connected ? "connected" : "reconnecting")}</span>
      <span>${seen.seat === null ? say("spectator") : who(seen.seat)}</span>
      ${seen.seat !== null && html`<button onClick=${undo}>${say("undo")}</button>`}
    </div>
    <div class="columns">
      <div class="stage"><${Board} svg=${seen.picture} label=${say("board")} onTouch=${touch} /></div>
      <div class="side">
        ${refusal &&
        html`<${Verdict} say=${say} game=${game} refusal=${{ ...refusal, message: refusal.detail }} onClose=${() => setRefusal(null)} />`}
        ${seen.over && html`<p class="verdict">${say("over")}</p>`}
        ${!seen.over && !decisions.length && html`<p class="hint">${say("waiting", { who: seen.toAct.map(who).join(", ") })}</p>`}
        <${Moves} say=${say} who=${who} decisions=${decisions} chosen=${chosen} busy=${!connected} onMove=${play} onAll=${() => setChosen(null)} />
        <${ScoreBoard} say=${say} score=${seen.score} game=${game} who=${who} />
        <section class="panel log" aria-label=${say("log")}>
          <h2>${say("log")}</h2>
          <ol reversed aria-live="polite">
            ${[...updates].reverse().map(
              (update) => html`<li key=${update.version}>${update.events.map((/** @type {Json} */ event) => html`<p>${event.text}</p>`)}</li>`,
            )}
          </ol>
        </section>
      </div>
    </div>
  </main>`;
}

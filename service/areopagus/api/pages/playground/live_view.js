// Live: make a session, hand out its links, and play it on several devices.
import { Board, useLayout } from "./board.js";
import { html } from "./html.js";
import { createSession, LiveSession } from "./live.js";
import { ClosedMoves, NoticeBar, whyClosed } from "./notices.js";
import { BroughtBy, PackForgotten } from "./pack_view.js";
import { Behind, Log, Moves, ScoreBoard } from "./panels.js";
import { SetupForm } from "./setup_form.js";
import { labelsOf, moveNumbered, namesOf, numberOf } from "./table_view.js";
import { useEffect, useRef, useState } from "./vendor/hooks.js";

/** @typedef {import("./app.js").Shared} Shared @typedef {import("./api.js").Json} Json */

/** @param {Shared} shared */
export function LiveRoom(shared) {
  const { route } = shared;
  return route[2] ? html`<${Seat} ...${shared} key=${route.join("/")} />` : html`<${NewSession} ...${shared} />`;
}

/** @param {Shared} shared */
function NewSession(shared) {
  const { say, games, language, route, call } = shared;
  const game = games.find((one) => one.id === route[1]) ?? games[0];
  const [created, setCreated] = useState(/** @type {Json | null} */ (null));
  const [trouble, setTrouble] = useState("");
  /** @param {import("./table.js").Setup} setup */
  const create = (setup) =>
    createSession(setup, language).then(
      (answer) => setCreated({ ...answer, names: setup.seats }),
      (error) => setTrouble(error.message),
    );
  return html`<main class="room narrow" id="main" tabindex="-1">
    <h1>${say("live")}</h1>
    <p class="pitch">${say("livePitch")}</p>
    <${SetupForm} ...${shared} game=${game} room="live" verb="create" onBegin=${create} />
    ${trouble && html`<p class="verdict refused" role="alert">${trouble}</p>`}
    ${created &&
    html`<section class="panel links" aria-label=${say("live")}>
      <p>${say("links")}</p>
      <ul>
        ${created.seats.map(
          (/** @type {Json} */ seat) =>
            html`<${Link} say=${say} seat=${seat.seat} to=${linkTo(created, seat.token)} name=${created.names[seat.seat] ?? say("player", { n: seat.seat + 1 })} />`,
        )}
        <${Link} say=${say} to=${linkTo(created, "-")} name=${say("watchLink")} />
      </ul>
    </section>`}
    <${Behind} say=${say} call=${call} language=${language} />
  </main>`;
}

/** @param {{say: Shared["say"], to: string, name: string, seat?: number}} props */
function Link({ say, to, name, seat }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(location.origin + "/" + to).then(() => setCopied(true));
  return html`<li>
    <a href=${to} target="_blank" rel="noopener">${seat !== undefined && html`<span class=${`dot s${seat}`}></span>`}${name}</a>
    <button onClick=${copy}>${say(copied ? "copied" : "share")}</button>
  </li>`;
}

/** @param {Json} created @param {string} token */
const linkTo = (created, token) => `#/live/${created.game}/${created.session}/${token}`;

/** @param {Shared} props */
function Seat({ say, route, language, games, call }) {
  const [, game, id, token] = route;
  const layout = useLayout();
  const [seen, setSeen] = useState(/** @type {any} */ (null));
  const [updates, setUpdates] = useState(/** @type {Json[]} */ ([]));
  const [connected, setConnected] = useState(false);
  const [ended, setEnded] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState(/** @type {import("./notices.js").Notice | null} */ (null));
  const [chosen, setChosen] = useState(/** @type {number[] | null} */ (null));
  const [marked, setMarked] = useState(/** @type {number | null} */ (null));
  const session = useRef(/** @type {LiveSession | null} */ (null));
  const layoutNow = useRef(layout);
  layoutNow.current = layout;

  useEffect(() => {
    const place = { session: id, token: token === "-" ? null : token, game };
    const wanted = () => (layoutNow.current === "NARROW" ? "narrow" : "wide");
    session.current = new LiveSession(place, language, wanted, (change) => {
      if (change.connected !== undefined) setConnected(change.connected);
      if (change.seen) {
        setSeen(change.seen);
        setForgotten(false);
      }
      if (change.updates) setUpdates(change.updates);
      if (change.ended) setEnded(true);
      if (change.forgotten) setForgotten(true);
    });
    return () => session.current?.close();
  }, [id, token, language]);
  useEffect(() => {
    if (seen) session.current?.refresh().catch(() => {});
  }, [layout]);
  useEffect(() => {
    setChosen(null);
    setMarked(null);
  }, [seen?.version]);

  const goOn = () => {
    setForgotten(false);
    session.current?.again();
  };
  const missing = forgotten && html`<${PackForgotten} say=${say} language=${language} game=${game} wanted=${seen?.pack} onFound=${goOn} />`;

  if (!seen?.view) {
    return html`<main class="room" id="main" tabindex="-1">
      <h1 class="hidden">${say("live")}</h1>
      ${missing || html`<p class=${ended ? "verdict" : "hint"}>${say(ended ? "ended" : "reconnecting")}</p>`}
    </main>`;
  }
  const names = namesOf(seen.view);
  /** @param {number} seat */
  const who = (seat) => names[seat] ?? say("player", { n: seat + 1 });
  const decisions = decisionsOf(seen);
  const realTime = games.find((one) => one.id === game)?.realTime ?? false;
  const seated = seen.seat !== null;

  /** @param {Promise<Json | null> | undefined} asked */
  const change = async (asked) => {
    setBusy(true);
    const refusal = await asked;
    setNotice(refusal ? { refused: [{ title: say(refusal.rule ? "refused" : "notNow"), message: refusal.message, rule: refusal.rule }] } : null);
    setBusy(false);
  };
  /** @param {Json} document */
  const make = (document) => change(session.current?.play([document]));
  /** @param {any} decision @param {number} index */
  const play = (decision, index) => make(decision.moves[index].document);
  /** @param {import("./board.js").Touch} touch */
  const touch = async ({ moves, things }) => {
    if (busy || !seated || seen.over) return;
    if (!moves) {
      const closed = await (session.current?.closed() ?? Promise.resolve([])).catch(() => []);
      const asked = decisions.map((decision) => decision.prompt).join(" ");
      setNotice(await whyClosed(say, game, things, closed, asked, language).catch(() => null));
      return;
    }
    const found = moves.length === 1 && moveNumbered(decisions, moves[0]);
    if (found) play(found.decision, found.index);
    else setChosen(moves);
  };
  const suggest = async () => {
    try {
      const [best] = (await session.current?.suggest()) ?? [];
      setNotice(best ? { suggestion: best } : { plain: say("wait") });
      setMarked(best ? numberOf(decisions, best.move.document) : null);
    } catch (error) {
      setNotice({ plain: /** @type {Error} */ (error).message });
    }
  };
  // Nobody takes back what another seat has answered, nor anything once the sand runs.
  const last = updates[updates.length - 1];
  const running = realTime && seen.at !== null;
  const mayUndo = !running && last?.seat === seen.seat && last.undoneTo === undefined;
  const mayStart = !running && !seen.over;
  const steps = updates.map((update) => ({
    at: update.version,
    title: update.seat === null || update.events.length ? "" : who(update.seat), // events say who
    texts: update.undoneTo === undefined ? update.events.map((/** @type {Json} */ event) => event.text) : [say("undone")],
  }));

  return html`<main class="room" id="main" tabindex="-1">
    <h1 class="hidden">${say("live")}</h1>
    <div class="bar">
      <span class=${connected ? "status on" : "status"} role="status">${say(ended ? "ended" : connected ? "connected" : "reconnecting")}</span>
      <span class="you">${seated ? html`<span class=${`dot s${seen.seat}`}></span>${who(seen.seat)}` : say("spectator")}</span>
      ${seated && html`<button disabled=${busy || !connected || !decisions.length} onClick=${suggest}>${say("suggest")}</button>`}
      ${seated && html`<button class=${running ? "spent" : ""} disabled=${busy || !connected || !mayUndo} onClick=${() => change(session.current?.undo())}>${say("undo")}</button>`}
      ${seated && realTime && html`<button class=${running ? "button spent" : "button"} disabled=${busy || !connected || !mayStart} onClick=${() => change(session.current?.start())}>${say("start")}</button>`}
    </div>
    ${missing}
    <div class="columns">
      <div class="stage"><${Board} svg=${seen.picture} label=${say("board")} onTouch=${touch} marked=${marked} labels=${labelsOf(decisions)} /></div>
      <div class="side">
        ${seen.over && html`<p class="verdict over">${say("over")}</p>`}
        ${!seen.over && !decisions.length && html`<p class="hint">${say("waiting", { who: seen.toAct.map(who).join(", ") })}</p>`}
        ${decisions.length > 0 &&
        html`<${Moves} say=${say} who=${who} decisions=${decisions} chosen=${chosen} marked=${marked} busy=${busy || !connected} onMove=${play} onAll=${() => setChosen(null)} />
          <${ClosedMoves} say=${say} game=${game} language=${language} load=${() => session.current?.closed() ?? Promise.resolve([])} about=${seen.version} />`}
        <${ScoreBoard} say=${say} score=${seen.score} game=${game} who=${who} language=${language} />
        <${Log} say=${say} steps=${steps} />
      </div>
    </div>
    ${seen.pack && html`<${BroughtBy} say=${say} language=${language} game=${game} pack=${seen.pack} />`}
    <${Behind} say=${say} call=${call} language=${language} />
    <${NoticeBar} say=${say} game=${game} language=${language} notice=${notice} onClose=${() => setNotice(null)}
      onPlay=${(/** @type {import("./api.js").Suggestion} */ one) => make(one.move.document)} />
  </main>`;
}

/** The questions as a table has them, each move with its label. @param {Json} seen @returns {import("./api.js").Decision[]} */
function decisionsOf(seen) {
  return (seen.legalMoves ?? []).map((/** @type {Json} */ decision) => ({
    ...decision,
    moves: decision.moves.map((/** @type {Json} */ document, /** @type {number} */ at) => ({
      document,
      label: decision.labels[at],
    })),
  }));
}

// The table: a game on this page, with its board, its moves in words and all that belongs to them.
import { ask, get, isRefusal } from "./api.js";
import { Board } from "./board.js";
import { html } from "./html.js";
import { Behind, Log, Moves, ScoreBoard, Verdict } from "./panels.js";
import { SetupForm } from "./setup_form.js";
import { packed, unpacked } from "./share.js";
import { Table } from "./table.js";
import { useCallback, useEffect, useRef, useState } from "./vendor/hooks.js";

/**
 * @typedef {import("./app.js").Shared} Shared
 * @typedef {import("./api.js").Seen} Seen
 * @typedef {import("./api.js").Decision} Decision
 * @typedef {import("./api.js").Refusal} Refusal
 */

/** @param {Shared} shared */
export function TableRoom(shared) {
  const { route, games, language } = shared;
  const [table, setTable] = useState(/** @type {Table | null} */ (null));
  const [, redraw] = useState(0);
  const [failure, setFailure] = useState("");
  const game = games.find((one) => one.id === route[1]) ?? games[0];

  /** @param {Promise<Table>} coming */
  const open = (coming) => {
    setFailure("");
    coming.then(setTable).catch((error) => setFailure(error.message));
  };
  useEffect(() => {
    if (route[2] === "sample") {
      open(sampleNamed(route[3]).then((one) => Table.from(one.game, one.state, game.realTime, language)));
    } else if (route[2] === "state") {
      open(unpacked(route[3]).then((state) => Table.from(game.id, state, game.realTime, language)));
    } else if (route[1]) {
      open(Table.begin({ game: game.id, seats: firstNames(game), seed: "mars" }, game.realTime, language));
    }
  }, [route.join("/")]);

  const changed = useCallback(() => redraw((n) => n + 1), []);
  return html`<main class="room" id="main" tabindex="-1">
    <h1 class="hidden">${game.title}</h1>
    <${SetupForm} ...${shared} game=${game} onBegin=${(/** @type {any} */ setup) => open(Table.begin(setup, game.realTime, language))} />
    ${failure && html`<p class="verdict refused" role="alert">${failure}</p>`}
    ${table && table.game === game.id && html`<${TableView} ...${shared} table=${table} onChange=${changed} />`}
  </main>`;
}

/** @param {Shared & {table: Table, onChange: () => void}} props */
function TableView({ say, language, table, onChange, call }) {
  const [viewer, setViewer] = useState("mover");
  const [seen, setSeen] = useState(/** @type {Seen & {of: unknown} | null} */ (null));
  const [chosen, setChosen] = useState(/** @type {number[] | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [hotSeat, setHotSeat] = useState(false);
  const [unveiledTo, setUnveiledTo] = useState(/** @type {number | null} */ (null));
  const running = useRef(false);

  const { position } = table;
  const names = namesOf(position.document);
  /** @param {number} seat */
  const who = (seat) => names[seat] ?? say("player", { n: seat + 1 });
  const seat = viewer === "mover" ? (position.toAct[0] ?? null) : viewer === "spectator" ? null : Number(viewer);
  const curtain = hotSeat && viewer === "mover" && seat !== null && unveiledTo !== seat;

  useEffect(() => {
    let current = true;
    const look = () =>
      ask(table.game, "view", { state: position.document, seat, at: table.at }, language)
        .then((answer) => current && !isRefusal(answer) && setSeen({ .../** @type {Seen} */ (answer), of: position }))
        .catch(() => {});
    look();
    const clock = table.realTime && table.isLast && !position.over ? setInterval(look, 1000) : 0;
    return () => {
      current = false;
      clearInterval(clock);
    };
  }, [position, seat, language]);
  useEffect(() => setChosen(null), [position, seat]);

  /** @param {Decision} decision @param {number} index */
  const play = async (decision, index) => {
    setBusy(true);
    try {
      setRefusal(await table.play(decision.seat, [decision.moves[index]], language));
      onChange();
    } finally {
      setBusy(false);
    }
  };
  // Time may end a game that nobody moves in: then the view knows it, and the position does not.
  const over = position.over || (seen?.over ?? false);
  // Until the view of a new position has come, the moves on the screen are those of the old one.
  const waitingForView = seen?.of !== position;
  /** @param {number[]} numbers */
  const touch = (numbers) => {
    if (busy || waitingForView) return;
    const found = numbers.length === 1 && seen && moveNumbered(seen.legalMoves, numbers[0]);
    if (found) play(found.decision, found.index);
    else setChosen(numbers);
  };
  const playRandomly = async () => {
    for (const mover of table.position.toAct) {
      const answer = await ask(table.game, "view", { state: table.position.document, seat: mover, at: table.at }, language);
      const options = /** @type {Seen} */ (answer).legalMoves?.flatMap((decision) => decision.moves) ?? [];
      if (!options.length) continue;
      await table.play(mover, [options[Math.floor(Math.random() * options.length)]], language);
      onChange();
      return true;
    }
    return false;
  };
  const playToEnd = async () => {
    running.current = !running.current;
    onChange();
    while (running.current && !table.position.over && (await playRandomly()));
    running.current = false;
    onChange();
  };
  /** @param {number} index */
  const go = (index) => {
    table.go(index);
    setRefusal(null);
    onChange();
  };
  const waiting = position.toAct.map(who).join(", ");

  return html`<div class="table" onKeyDown=${(/** @type {KeyboardEvent} */ event) => step(event, table, go)}>
    <div class="bar">
      <label>${say("seeAs")}
        <select value=${viewer} onChange=${(/** @type {any} */ event) => setViewer(event.target.value)}>
          <option value="mover">${say("mover")}</option>
          <option value="spectator">${say("spectator")}</option>
          ${names.map((_, index) => html`<option value=${String(index)}>${who(index)}</option>`)}
        </select>
      </label>
      <label><input type="checkbox" checked=${hotSeat} onChange=${() => setHotSeat(!hotSeat)} /> ${say("hotSeat")}</label>
      <span class="history" role="group" aria-label=${say("log")}>
        <button aria-label=${say("first")} disabled=${table.index === 0} onClick=${() => go(0)}>«</button>
        <button aria-label=${say("back")} disabled=${table.index === 0} onClick=${() => go(table.index - 1)}>‹</button>
        <span>${say("step", { n: table.index, all: table.entries.length - 1 })}</span>
        <button aria-label=${say("forward")} disabled=${table.isLast} onClick=${() => go(table.index + 1)}>›</button>
        <button aria-label=${say("last")} disabled=${table.isLast} onClick=${() => go(table.entries.length - 1)}>»</button>
      </span>
      <button disabled=${busy || over || running.current} onClick=${playRandomly}>${say("random")}</button>
      <button disabled=${over} onClick=${playToEnd}>${say(running.current ? "stop" : "toEnd")}</button>
      <${ShareButton} say=${say} table=${table} />
      ${seen && html`<a class="button quiet" download=${`${table.game}.svg`} href=${svgLink(seen.picture)}>${say("download")}</a>`}
    </div>
    ${!table.isLast && html`<p class="hint">${say("branch")}</p>`}
    ${curtain
      ? html`<div class="curtain">
          <h2>${say("curtain", { who: who(/** @type {number} */ (seat)) })}</h2>
          <button class="button" onClick=${() => setUnveiledTo(seat)}>${say("reveal", { who: who(/** @type {number} */ (seat)) })}</button>
        </div>`
      : html`<div class="columns">
          <div class="stage">
            ${seen && html`<${Board} svg=${seen.picture} label=${say("board")} onTouch=${touch} />`}
          </div>
          <div class="side">
            ${refusal && html`<${Verdict} say=${say} game=${table.game} refusal=${refusal} onClose=${() => setRefusal(null)} />`}
            ${over && html`<p class="verdict">${say("over")}</p>`}
            ${!over && seen && !seen.legalMoves.length && html`<p class="hint">${say("waiting", { who: waiting })}</p>`}
            ${seen &&
            html`<${Moves} say=${say} who=${who} decisions=${seen.legalMoves} chosen=${chosen} busy=${busy || waitingForView} onMove=${play} onAll=${() => setChosen(null)} />
              <${ScoreBoard} say=${say} score=${seen.score} game=${table.game} who=${who} />`}
            <${Log} say=${say} entries=${table.entries} index=${table.index} who=${who} onGo=${go} />
          </div>
        </div>`}
    <${Behind} say=${say} call=${call} language=${language} />
  </div>`;
}

/** @param {{say: Shared["say"], table: Table}} props */
function ShareButton({ say, table }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [table.position]);
  const share = async () => {
    const link = `${location.origin}/#/play/${table.game}/state/${await packed(table.position.document)}`;
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return html`<button onClick=${share}>${say(copied ? "copied" : "share")}</button>`;
}

/** Arrow keys step through the game, unless they belong to a field. @param {KeyboardEvent} event @param {Table} table @param {(index: number) => void} go */
function step(event, table, go) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  if (event.key === "ArrowLeft") go(table.index - 1);
  if (event.key === "ArrowRight") go(table.index + 1);
}

/** @param {Decision[]} decisions @param {number} number */
export function moveNumbered(decisions, number) {
  for (const decision of decisions) {
    if (number < decision.moves.length) return { decision, index: number };
    number -= decision.moves.length;
  }
  return null;
}

/** The names of the players, wherever a game keeps them. @param {import("./api.js").Json} state @returns {(string | null)[]} */
export function namesOf(state) {
  const seats = state.companies ?? state.seats ?? [];
  const all = seats.map((/** @type {{name?: string | null}} */ seat) => seat.name ?? null);
  return state.neutral ? all.slice(0, -1) : all;
}

/** @param {import("./app.js").Game} game */
export function firstNames(game) {
  const count = Math.max(game.seats.least, Math.min(3, game.seats.most));
  return ["Ann", "Bo", "Cy", "Di", "Eve", "Fay"].slice(0, count);
}

/** @param {string} id */
async function sampleNamed(id) {
  const { samples } = await get("/pages/playground/samples.json", "en");
  const found = samples.find((/** @type {{id: string}} */ one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

/** @param {string} svg */
const svgLink = (svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

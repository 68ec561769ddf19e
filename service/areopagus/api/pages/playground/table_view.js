// The table: a game on this page, with its board, its moves in words and all that belongs to them.
import { allSamples, closedMoves, ForgottenPack, hasForgotten, isRefusal, look } from "./api.js";
import { Board, useLayout } from "./board.js";
import { randomMove, suggested } from "./bots.js";
import { html } from "./html.js";
import { ClosedMoves, NoticeBar, whyClosed } from "./notices.js";
import { BroughtBy, PackForgotten } from "./pack_view.js";
import { Behind, Log, Moves, ScoreBoard } from "./panels.js";
import { firstSetup, SetupForm } from "./setup_form.js";
import { unpacked } from "./share.js";
import { Table } from "./table.js";
import { History, Tools } from "./toolbar.js";
import { useBots } from "./use_bots.js";
import { useCallback, useEffect, useRef, useState } from "./vendor/hooks.js";

/**
 * @typedef {import("./app.js").Shared} Shared
 * @typedef {import("./api.js").Seen} Seen
 * @typedef {import("./api.js").Decision} Decision
 * @typedef {import("./notices.js").Notice} Notice
 */

/** @param {Shared} shared */
export function TableRoom(shared) {
  const { say, route, games, language } = shared;
  const [table, setTable] = useState(/** @type {Table | null} */ (null));
  const [, redraw] = useState(0);
  const [failure, setFailure] = useState("");
  const [forgotten, setForgotten] = useState(/** @type {{pack?: string, again: () => void} | null} */ (null));
  const [sample, setSample] = useState(/** @type {import("./api.js").Json | null} */ (null));
  const form = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const game = games.find((one) => one.id === route[1]) ?? games[0];

  /** @param {() => Promise<Table>} coming */
  const open = (coming) => {
    setFailure("");
    setForgotten(null);
    if (form.current) form.current.open = false;
    coming().then(setTable).catch((error) => {
      if (error instanceof ForgottenPack) setForgotten({ pack: error.pack, again: () => open(coming) });
      else setFailure(messageOf(error));
    });
  };
  useEffect(() => {
    setSample(null);
    setTable(null);
    setForgotten(null);
    if (route[2] === "sample") {
      sampleNamed(game.id, route[3]).then((one) => {
        if (!one) return setFailure(say("noSample"));
        setSample(one);
        open(() => Table.from(game.id, one.state, game.realTime, language));
      });
    } else if (route[2] === "state") {
      const shared = unpacked(route[3]).catch(() => Promise.reject(new Error(say("badLink"))));
      open(() => shared.then((state) => Table.from(game.id, state, game.realTime, language)));
    } else {
      open(() => Table.begin(firstSetup(game), game.realTime, language));
    }
  }, [route.join("/")]);

  const changed = useCallback(() => redraw((n) => n + 1), []);
  return html`<main class="room" id="main" tabindex="-1">
    <h1 class="hidden">${game.title}</h1>
    <details class="new" ref=${form}>
      <summary><b>${game.title}</b> <span>${say("newGame")}</span></summary>
      <${SetupForm} ...${shared} game=${game} room="play" onBegin=${(/** @type {any} */ setup) => open(() => Table.begin(setup, game.realTime, language))} />
    </details>
    ${failure && html`<p class="verdict refused" role="alert">${failure}</p>`}
    ${forgotten && html`<${PackForgotten} say=${say} language=${language} game=${game.id} wanted=${forgotten.pack} onFound=${forgotten.again} />`}
    ${table && table.game === game.id
      ? html`<${TableView} ...${shared} table=${table} sample=${sample} key=${table.entries[0]} onChange=${changed} />`
      : html`<div class="columns"><div class="stage"><div class="board blank"></div></div></div>`}
  </main>`;
}

/** @param {Shared & {table: Table, sample: import("./api.js").Json | null, onChange: () => void}} props */
function TableView({ say, language, table, sample, onChange, call }) {
  const layout = useLayout();
  const [viewer, setViewer] = useState(viewerOf(table, sample));
  const [seen, setSeen] = useState(/** @type {Seen & {of: unknown} | null} */ (null));
  const [chosen, setChosen] = useState(/** @type {number[] | null} */ (null));
  const [marked, setMarked] = useState(/** @type {number | null} */ (null));
  const [notice, setNotice] = useState(/** @type {Notice | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [joined, setJoined] = useState(false);
  const [hotSeat, setHotSeat] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const [unveiledTo, setUnveiledTo] = useState(/** @type {number | null} */ (null));
  const running = useRef(false);

  const { position } = table;
  const names = namesOf(position.document);
  /** @param {number} seat */
  const who = (seat) => names[seat] ?? say("player", { n: seat + 1 });
  const people = names.map((_, index) => index).filter((index) => !table.bots[index]);
  const seat = seatOf(viewer, position.toAct, people);
  const curtain = hotSeat && viewer === "mover" && seat !== null && unveiledTo !== seat;

  useEffect(() => {
    let current = true;
    let asking = false;
    const refresh = () => {
      if (asking) return;
      asking = true;
      look(table.game, { state: position.document, seat, at: table.at }, language, layout).then(
        (answer) => {
          if (!current) return;
          setForgotten(hasForgotten(answer));
          if (!isRefusal(answer)) setSeen({ ...answer, of: position });
        },
        (error) => current && setNotice({ plain: messageOf(error) }),
      ).finally(() => (asking = false));
    };
    refresh();
    const clock = table.realTime && table.isLast && !position.over ? setInterval(refresh, 1000) : 0;
    return () => {
      current = false;
      clearInterval(clock);
    };
  }, [position, seat, language, layout, forgotten]);
  useEffect(() => {
    setChosen(null);
    setMarked(null);
  }, [position, seat]);

  /** @param {number | null} by @param {import("./api.js").LabelledMove} move */
  const make = async (by, move) => {
    setBusy(true);
    try {
      const refusal = await table.play(by, [move], language, { joined });
      setNotice(refusal && { refused: [{ title: say("refused"), ...refusal }] });
      onChange();
    } catch (error) {
      if (error instanceof ForgottenPack) setForgotten(true);
      else setNotice({ plain: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  /** @param {Decision} decision @param {number} index */
  const play = (decision, index) => make(decision.seat, decision.moves[index]);
  const where = { state: position.document, seat, at: table.at };
  const explain = () => closedMoves(table.game, where, language);
  // Time may end a game that nobody moves in: then the view knows it, and the position does not.
  const over = position.over || (seen?.over ?? false);
  // Until the view of a new position has come, the moves on the screen are those of the old one.
  const waitingForView = seen?.of !== position;
  /** @param {import("./board.js").Touch} touch */
  const touch = async ({ moves, things }) => {
    if (busy || waitingForView || over) return;
    if (!moves) {
      const asked = seen.legalMoves.map((decision) => decision.prompt).join(" ");
      setNotice(await whyClosed(say, table.game, things, await explain(), asked, language).catch(() => null));
      return;
    }
    const found = moves.length === 1 && moveNumbered(seen.legalMoves, moves[0]);
    if (found) play(found.decision, found.index);
    else setChosen(moves);
  };
  // What the rule of a sample forbids is refused by it, as anything else that a program might send.
  const tryClosed = () => make(sample?.seat, { label: "", document: sample?.move });
  const suggest = async () => {
    if (seat === null || !seen) return;
    setBusy(true);
    try {
      const { suggestions, why } = await suggested(table, seat, "medium", language);
      const [best] = suggestions;
      setNotice(best ? { suggestion: best } : { plain: why ?? say("wait") });
      setMarked(best ? numberOf(seen.legalMoves, best.move.document) : null);
    } catch (error) {
      setNotice({ plain: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const playRandomly = async () => {
    for (const mover of table.position.toAct) {
      const move = await randomMove(table, mover, language);
      if (!move) continue;
      await table.play(mover, [move], language);
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
  const atRandom = useBots({ table, language, paused: busy || running.current || over, onChange });
  /** @param {number} index */
  const go = (index) => {
    table.go(index);
    setNotice(null);
    onChange();
  };
  const takeBack = () => {
    table.takeBack();
    setNotice(null);
    onChange();
  };
  const steps = stepsOf(say, table, seat, who);
  const current = seen && !curtain ? seen : null;

  return html`<div class="table" onKeyDown=${(/** @type {KeyboardEvent} */ event) => step(event, table, go)}>
    ${sample &&
    html`<p class="hint about">${sample.title[language]} <a href=${`#/judge/${table.game}/sample/${sample.id}`}>${say("toJudge")}</a>
      ${sample.move && html` · <button class="link" disabled=${busy || table.index > 0} onClick=${tryClosed}>${say("tryClosed")}</button>`}</p>`}
    <div class="bar">
      <label>${say("seeAs")}
        <select value=${viewer} onChange=${(/** @type {any} */ event) => setViewer(event.target.value)}>
          <option value="mover">${say("mover")}</option>
          <option value="spectator">${say("spectator")}</option>
          ${names.map((_, index) => html`<option value=${String(index)}>${who(index)}</option>`)}
        </select>
      </label>
      <${History} say=${say} table=${table} onGo=${go} />
      <button disabled=${busy || over || waitingForView || !seen?.legalMoves.length} onClick=${suggest}>${say("suggest")}</button>
      ${!table.realTime && html`<button disabled=${busy || !table.mayTakeBack} onClick=${takeBack}>${say("undo")}</button>`}
    </div>
    ${!table.isLast && html`<p class="hint">${say("branch")}</p>`}
    ${atRandom && html`<p class="hint">${say("botsAtRandom")}</p>`}
    ${forgotten &&
    html`<${PackForgotten} say=${say} language=${language} game=${table.game} wanted=${position.document.pack} onFound=${() => setForgotten(false)} />`}
    ${curtain
      ? html`<div class="curtain">
          <h2>${say("curtain", { who: who(seat) })}</h2>
          <button class="button" onClick=${() => setUnveiledTo(seat)}>${say("reveal", { who: who(seat) })}</button>
        </div>`
      : html`<div class="columns">
          <div class="stage">
            ${current
              ? html`<${Board} svg=${current.picture} label=${say("board")} onTouch=${touch} marked=${marked} labels=${labelsOf(current.legalMoves)} />`
              : html`<div class="board blank"></div>`}
          </div>
          <div class="side">
            ${over && html`<p class="verdict over">${say("over")}</p>`}
            ${!over && current && !current.legalMoves.length && html`<p class="hint">${say("waiting", { who: position.toAct.map(who).join(", ") })}</p>`}
            ${current &&
            html`${current.legalMoves.length > 0 &&
              html`<${Moves} say=${say} who=${who} decisions=${current.legalMoves} chosen=${chosen} marked=${marked} busy=${busy || waitingForView} onMove=${play} onAll=${() => setChosen(null)} />
                <${ClosedMoves} say=${say} game=${table.game} language=${language} load=${explain} about=${position} />`}
              <${ScoreBoard} say=${say} score=${current.score} game=${table.game} who=${who} language=${language} />
              <${Log} say=${say} steps=${steps} onGo=${go} />`}
          </div>
        </div>`}
    ${seen && html`<${Tools} say=${say} table=${table} who=${who} names=${names} picture=${current?.picture ?? ""} busy=${busy || over} running=${running.current}
      joined=${joined} onJoined=${setJoined} hotSeat=${hotSeat} onHotSeat=${setHotSeat} onRandom=${playRandomly} onToEnd=${playToEnd} onChange=${onChange} />
      ${position.document.pack && html`<${BroughtBy} say=${say} language=${language} game=${table.game} pack=${position.document.pack} />`}
      ${!hotSeat && html`<${Behind} say=${say} call=${call} language=${language} />`}`}
    <${NoticeBar} say=${say} game=${table.game} language=${language} notice=${curtain ? null : notice} onClose=${() => setNotice(null)}
      onPlay=${(/** @type {import("./api.js").Suggestion} */ one) => make(seat, { label: one.label ?? "", document: one.move.document })} />
  </div>`;
}

/** @param {unknown} error */
const messageOf = (error) => /** @type {Error} */ (error).message;

/** Who looks first: whoever is to move or, if that is somebody else, the seat that a sample is about. @param {Table} table @param {import("./api.js").Json | null} sample */
function viewerOf(table, sample) {
  const seat = sample?.seat ?? null;
  return seat === null || seat === table.position.toAct[0] ? "mover" : String(seat);
}

/** Whose eyes the table is seen with. @param {string} viewer @param {number[]} toAct @param {number[]} people @returns {number | null} */
function seatOf(viewer, toAct, people) {
  if (viewer === "spectator") return null;
  if (viewer !== "mover") return Number(viewer);
  // While bots think, a person who plays alone keeps their seat.
  return toAct.find((seat) => people.includes(seat)) ?? (people.length === 1 ? people[0] : null);
}

/**
 * What the log tells whoever sits at a seat: their own moves, and of others what everybody was told.
 * @param {Shared["say"]} say
 * @param {Table} table
 * @param {number | null} seat
 * @param {(seat: number) => string} who
 */
function stepsOf(say, table, seat, who) {
  return table.entries.slice(0, table.index + 1).flatMap(({ position, made }, at) => {
    const texts = position.events.filter(({ document }) => maySee(document, seat)).map((event) => event.text);
    if (!made) return texts.length ? [{ at, title: "", texts }] : [];
    const own = made.seat === null || made.seat === seat;
    const moves = own ? made.moves.map((move) => move.label).join(" · ") : "…";
    return [{ at, title: made.seat === null ? moves : say("asked", { who: who(made.seat), prompt: moves }), texts }];
  });
}

/** @param {import("./api.js").Json} event @param {number | null} seat */
const maySee = (event, seat) => !event.to || (seat !== null && event.to.includes(seat));

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

/** All moves that may be made, in words. @param {Decision[]} decisions */
export const labelsOf = (decisions) => decisions.flatMap((decision) => decision.moves.map((move) => move.label));

/** The number of a move among all that may be made. @param {Decision[]} decisions @param {import("./api.js").Json} document */
export function numberOf(decisions, document) {
  const all = decisions.flatMap((decision) => decision.moves.map((move) => JSON.stringify(move.document)));
  const found = all.indexOf(JSON.stringify(document));
  return found < 0 ? null : found;
}

/** The names of the players, wherever a game keeps them. @param {import("./api.js").Json} state @returns {(string | null)[]} */
export function namesOf(state) {
  const seats = state.companies ?? state.seats ?? [];
  const all = seats.map((/** @type {{name?: string | null}} */ seat) => seat.name ?? null);
  return state.neutral ? all.slice(0, -1) : all;
}

/** @param {string} game @param {string} id */
const sampleNamed = async (game, id) =>
  (await allSamples()).find((one) => one.game === game && one.id === id);

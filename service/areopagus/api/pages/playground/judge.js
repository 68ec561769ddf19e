// The judge: any position, any move, and what the rules say.
import { allSamples, ask, hasForgotten, isRefusal, look } from "./api.js";
import { Board, useLayout } from "./board.js";
import { html } from "./html.js";
import { Verdict } from "./notices.js";
import { PackForgotten } from "./pack_view.js";
import { Behind, rulePage } from "./panels.js";
import { placeOf } from "./pointer.js";
import { CopyLink, packed, unpacked } from "./share.js";
import { namesOf } from "./table_view.js";
import { useEffect, useRef, useState } from "./vendor/hooks.js";
import { notJson } from "./words.js";

/** What is wrong, and where in the document; or which pack is not known. @typedef {{message: string, pointer?: string, forgotten?: string}} Trouble */

/** @param {import("./app.js").Shared} props */
export function Judge({ say, games, language, route, call }) {
  const game = games.find((one) => one.id === route[1]) ?? games[0];
  const layout = useLayout();
  const [samples, setSamples] = useState(/** @type {import("./api.js").Json[]} */ ([]));
  const [text, setText] = useState("");
  const [moveText, setMoveText] = useState("");
  const [seat, setSeat] = useState(0);
  const [chosen, setChosen] = useState(false);
  const [seen, setSeen] = useState(/** @type {import("./api.js").Seen | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {Trouble | null} */ (null));
  const editor = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const [verdict, setVerdict] = useState(/** @type {any} */ (null));
  const [found, setFound] = useState(0);

  useEffect(() => {
    setSeen(null);
    if (route[2] === "state") {
      const [, , , state, seat, move] = route;
      Promise.all([unpacked(state), move ? unpacked(move) : null]).then(([document, proposed]) => {
        setText(pretty(document));
        setMoveText(proposed ? pretty(proposed) : "");
        setChosen(Boolean(seat));
        setSeat(Number(seat ?? 0));
      }, () => setTrouble({ message: say("badLink") }));
      return;
    }
    allSamples().then((all) => {
      const own = all.filter((one) => one.game === game.id);
      const sample = own.find((one) => one.id === route[3]) ?? own[0];
      setSamples(own);
      if (!sample) return;
      setText(pretty(sample.state));
      setMoveText(sample.move ? pretty(sample.move) : "");
      setChosen(sample.seat !== undefined);
      setSeat(sample.seat ?? 0);
    });
  }, [route.join("/")]);

  const state = parsed(text);
  useEffect(() => {
    setVerdict(null);
    if (!text) return;
    if (state.error) {
      setTrouble({ message: notJson(say, state.error) });
      return;
    }
    let current = true;
    const at = game.realTime ? (state.value.lastAt ?? 0) : null;
    look(game.id, { state: state.value, seat, at }, language, layout)
      .then((answer) => {
        if (!current) return;
        if (hasForgotten(answer)) {
          setTrouble({ message: answer.message, forgotten: state.value.pack });
        } else if (isRefusal(answer)) {
          setTrouble({ message: say("impossible", { why: answer.message }), pointer: answer.pointer });
        } else {
          setTrouble(null);
          setSeen(answer);
          if (!chosen && answer.toAct.length && !answer.toAct.includes(seat)) setSeat(answer.toAct[0]);
        }
      })
      .catch((error) => current && setTrouble({ message: error.message }));
    return () => {
      current = false;
    };
  }, [text, seat, language, game.id, layout, found]);

  const judge = async () => {
    const move = parsed(moveText);
    if (move.error || state.error) {
      setTrouble({ message: notJson(say, move.error ?? state.error ?? "") });
      return;
    }
    const at = game.realTime ? (state.value.lastAt ?? 0) : null;
    const variables = { state: state.value, seat, move: { document: move.value }, at };
    try {
      setVerdict(await ask(game.id, "judge", variables, language));
    } catch (error) {
      setTrouble({ message: /** @type {Error} */ (error).message });
    }
  };
  // Of a position that cannot be, the last one that could is still there, faintly: nothing jumps.
  const current = trouble ? null : seen;
  const named = state.value ? namesOf(state.value) : [];
  const players = named.length ? named : Array.from({ length: game.seats.most }, () => null);
  const openAtTable = async () => {
    location.hash = `#/play/${game.id}/state/${await packed(state.value)}`;
  };
  /** The position, whose move it is and the move: all that is needed to judge it again. */
  const link = async () => {
    const move = parsed(moveText).value;
    const parts = [await packed(state.value), seat, ...(move ? [await packed(move)] : [])];
    return `#/judge/${game.id}/state/${parts.join("/")}`;
  };
  /** Another move than the one that was judged. @param {string} move */
  const propose = (move) => {
    setVerdict(null);
    setMoveText(move);
  };
  /** @param {string} pointer */
  const showPlace = (pointer) => select(editor.current, placeOf(text, pointer));

  return html`<main class="room judge" id="main" tabindex="-1">
    <h1 class="hidden">${say("judge")}: ${game.title}</h1>
    <div class="bar">
      <label>${say("game")}
        <select value=${game.id} onChange=${(/** @type {any} */ event) => (location.hash = `#/judge/${event.target.value}`)}>
          ${games.map((one) => html`<option value=${one.id}>${one.title}</option>`)}
        </select>
      </label>
      <label>${say("seeAs")}
        <select value=${seat} onChange=${(/** @type {any} */ event) => {
            setChosen(true);
            setSeat(Number(event.target.value));
          }}>
          ${players.map((name, n) => html`<option value=${n}>${name ?? say("player", { n: n + 1 })}</option>`)}
        </select>
      </label>
      ${samples.length > 0 &&
      html`<label>${say("sample")}
        <select value=${route[3] ?? samples[0].id} onChange=${(/** @type {any} */ event) => (location.hash = `#/judge/${game.id}/sample/${event.target.value}`)}>
          ${samples.map((one) => html`<option value=${one.id}>${one.title[language]}</option>`)}
        </select>
      </label>`}
      <button disabled=${!current} onClick=${openAtTable}>${say("openAtTable")}</button>
      <${CopyLink} say=${say} link=${link} about=${text + seat + moveText} disabled=${!current} />
    </div>
    <div class="columns" hidden=${!seen && !trouble}>
      <div class="stage">
        <div class=${current ? "" : "stale"}>${seen && html`<${Board} svg=${seen.picture} />`}</div>
        <label class="editor">${say("state")}
          <textarea spellcheck="false" ref=${editor} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
        </label>
      </div>
      <div class="side">
        ${trouble?.forgotten &&
        html`<${PackForgotten} say=${say} language=${language} game=${game.id} wanted=${trouble.forgotten} onFound=${() => setFound(found + 1)} />`}
        ${trouble && !trouble.forgotten &&
        html`<div class="verdict refused" role="alert">
          <p>${trouble.message}</p>
          ${trouble.pointer && html`<p><code>${trouble.pointer}</code> ${inState(trouble.pointer) !== null && html`<button class="link" onClick=${() => showPlace(inState(trouble.pointer) ?? "")}>${say("showPlace")}</button>`}</p>`}
        </div>`}
        <section class="panel">
          <label class="editor">${say("move")}
            <textarea class="small" spellcheck="false" value=${moveText} placeholder='{"type": "…"}'
              onInput=${(/** @type {any} */ event) => propose(event.target.value)}></textarea>
          </label>
          <button class="button" disabled=${!current || !moveText} onClick=${judge}>${say("ask")}</button>
        </section>
        ${verdict && (verdict.legal
          ? html`<p class="verdict" role="status">${say("legal")}</p>`
          : html`<div role="status"><${Verdict} title=${say("refused")} message=${verdict.reason ?? verdict.message} pointer=${verdict.pointer} rule=${verdict.rule} game=${game.id} language=${language} /></div>`)}
        ${current &&
        html`<section class="panel moves">
          ${current.legalMoves.map(
            (decision) => html`<h2>${decision.prompt}</h2>
              <ul>${decision.moves.map(
                (move) => html`<li><button class="move" onClick=${() => propose(pretty(move.document))}>${move.label}</button></li>`,
              )}</ul>`,
          )}
        </section>`}
        <p><a href=${rulePage(game.id, "", language)}>${say("rulebook")}</a></p>
      </div>
    </div>
    <${Behind} say=${say} call=${call} language=${language} />
  </main>`;
}

/** A pointer of the request as one into the state; null where it points elsewhere. @param {string} [pointer] */
const inState = (pointer) => (pointer?.match(/^\/state(?=\/|$)/) ? pointer.slice("/state".length) : null);

/** Select a place in a text, and scroll to it. @param {HTMLTextAreaElement | null} field @param {[number, number]} place */
function select(field, [start, end]) {
  if (!field) return;
  const line = field.value.slice(0, start).split("\n").length - 1;
  const lines = field.value.split("\n").length;
  field.focus();
  field.setSelectionRange(start, end);
  field.scrollTop = (line / lines) * field.scrollHeight - field.clientHeight / 3;
}

/** @param {unknown} document */
const pretty = (document) => JSON.stringify(document, null, 2);

/** @param {string} text @returns {{value?: any, error?: string}} */
function parsed(text) {
  try {
    return { value: JSON.parse(text || "null") };
  } catch (error) {
    return { error: /** @type {Error} */ (error).message };
  }
}

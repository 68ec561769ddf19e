// The judge: any position, any move, and what the rules say.
import { allSamples, ask, isRefusal, look } from "./api.js";
import { Board, useLayout } from "./board.js";
import { html } from "./html.js";
import { Verdict } from "./notices.js";
import { Behind, rulePage } from "./panels.js";
import { packed, unpacked } from "./share.js";
import { namesOf } from "./table_view.js";
import { useEffect, useState } from "./vendor/hooks.js";

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
  const [trouble, setTrouble] = useState("");
  const [verdict, setVerdict] = useState(/** @type {any} */ (null));

  useEffect(() => {
    if (route[2] === "state") {
      unpacked(route[3]).then((state) => setText(pretty(state)), (error) => setTrouble(error.message));
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
    }, (error) => setTrouble(error.message));
  }, [route.join("/")]);

  const state = parsed(text);
  useEffect(() => {
    setVerdict(null);
    if (!text) return;
    if (state.error) {
      setTrouble(say("notJson", { why: state.error }));
      return;
    }
    let current = true;
    const at = game.realTime ? (state.value.lastAt ?? 0) : null;
    look(game.id, { state: state.value, seat, at }, language, layout)
      .then((answer) => {
        if (!current) return;
        if (isRefusal(answer)) {
          setSeen(null);
          setTrouble(say("impossible", { why: `${answer.message} ${answer.pointer && `(${say("at")} ${answer.pointer})`}` }));
        } else {
          setTrouble("");
          setSeen(answer);
          if (!chosen && answer.toAct.length && !answer.toAct.includes(seat)) setSeat(answer.toAct[0]);
        }
      })
      .catch((error) => current && setTrouble(error.message));
    return () => {
      current = false;
    };
  }, [text, seat, language, game.id, layout]);

  const judge = async () => {
    const move = parsed(moveText);
    if (move.error || state.error) {
      setTrouble(say("notJson", { why: move.error ?? state.error ?? "" }));
      return;
    }
    const at = game.realTime ? (state.value.lastAt ?? 0) : null;
    const variables = { state: state.value, seat, move: { document: move.value }, at };
    try {
      setVerdict(await ask(game.id, "judge", variables, language));
    } catch (error) {
      setTrouble(/** @type {Error} */ (error).message);
    }
  };
  const named = state.value ? namesOf(state.value) : [];
  const players = named.length ? named : Array.from({ length: game.seats.most }, () => null);
  const openAtTable = async () => {
    location.hash = `#/play/${game.id}/state/${await packed(state.value)}`;
  };

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
      <button disabled=${!seen} onClick=${openAtTable}>${say("openAtTable")}</button>
    </div>
    <div class="columns" hidden=${!seen && !trouble}>
      <div class="stage">
        ${seen && html`<${Board} svg=${seen.picture} />`}
        <label class="editor">${say("state")}
          <textarea spellcheck="false" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
        </label>
      </div>
      <div class="side">
        ${trouble && html`<p class="verdict refused" role="alert">${trouble}</p>`}
        <section class="panel">
          <label class="editor">${say("move")}
            <textarea class="small" spellcheck="false" value=${moveText} placeholder='{"type": "…"}'
              onInput=${(/** @type {any} */ event) => setMoveText(event.target.value)}></textarea>
          </label>
          <button class="button" disabled=${!seen || !moveText} onClick=${judge}>${say("ask")}</button>
        </section>
        ${verdict && (verdict.legal
          ? html`<p class="verdict" role="status">${say("legal")}</p>`
          : html`<div role="status"><${Verdict} title=${say("refused")} message=${verdict.reason ?? verdict.message} rule=${verdict.rule} game=${game.id} language=${language} /></div>`)}
        ${seen &&
        html`<section class="panel moves">
          ${seen.legalMoves.map(
            (decision) => html`<h2>${decision.prompt}</h2>
              <ul>${decision.moves.map(
                (move) => html`<li><button class="move" onClick=${() => setMoveText(pretty(move.document))}>${move.label}</button></li>`,
              )}</ul>`,
          )}
        </section>`}
        <p><a href=${rulePage(game.id, "", language)}>${say("rulebook")}</a></p>
      </div>
    </div>
    <${Behind} say=${say} call=${call} language=${language} />
  </main>`;
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

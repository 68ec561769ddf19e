// What can be done at a table besides moving: stepping through the game, sharing it, letting it run.
import { html } from "./html.js";
import { PlayedBy, replaced } from "./setup_form.js";
import { CopyLink, packed } from "./share.js";

/** @typedef {import("./table.js").Table} Table @typedef {import("./words.js").Say} Say */

/** @param {{say: Say, table: Table, onGo: (index: number) => void}} props */
export function History({ say, table, onGo }) {
  return html`<span class="history" role="group" aria-label=${say("log")}>
    <button aria-label=${say("first")} disabled=${table.index === 0} onClick=${() => onGo(0)}>«</button>
    <button aria-label=${say("back")} disabled=${table.index === 0} onClick=${() => onGo(table.index - 1)}>‹</button>
    <span>${say("step", { n: table.index, all: table.entries.length - 1 })}</span>
    <button aria-label=${say("forward")} disabled=${table.isLast} onClick=${() => onGo(table.index + 1)}>›</button>
    <button aria-label=${say("last")} disabled=${table.isLast} onClick=${() => onGo(table.entries.length - 1)}>»</button>
  </span>`;
}

/**
 * @param {{say: Say, table: Table, who: (seat: number) => string, names: unknown[], picture: string, busy: boolean, running: boolean, joined: boolean, onJoined: (joined: boolean) => void, hotSeat: boolean, onHotSeat: (hotSeat: boolean) => void, onRandom: () => void, onToEnd: () => void, onChange: () => void}} props
 */
export function Tools({ say, table, who, names, picture, busy, running, joined, onJoined, hotSeat, onHotSeat, onRandom, onToEnd, onChange }) {
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    link.download = `${table.game}.svg`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const state = () => packed(table.position.document);
  const link = async () => `#/play/${table.game}/state/${await state()}`;
  const toJudge = async () => {
    location.hash = `#/judge/${table.game}/state/${await state()}/${table.position.toAct[0] ?? 0}`;
  };
  return html`<section class="panel tools" aria-label=${say("tools")}>
    <div class="bar">
      <label><input type="checkbox" checked=${joined} onChange=${() => onJoined(!joined)} /> ${say("joined")}</label>
      <label><input type="checkbox" checked=${hotSeat} onChange=${() => onHotSeat(!hotSeat)} /> ${say("hotSeat")}</label>
    </div>
    <div class="bar">
      <button disabled=${busy || running} onClick=${onRandom}>${say("randomMove")}</button>
      <button disabled=${busy && !running} onClick=${onToEnd}>${say(running ? "stop" : "toEnd")}</button>
      <${CopyLink} say=${say} link=${link} about=${table.position} />
      <button onClick=${toJudge}>${say("toJudge")}</button>
      <button disabled=${!picture} onClick=${save}>${say("download")}</button>
    </div>
    <div class="bar">
      ${names.map(
        (_, seat) => html`<label key=${seat}><span class=${`dot s${seat}`}></span>${who(seat)}
          <${PlayedBy} say=${say} label=${say("playedBy", { who: who(seat) })} bot=${table.bots[seat] ?? null}
            onChange=${(/** @type {import("./bots.js").Level | null} */ bot) => {
              table.bots = replaced(names.map((__, at) => table.bots[at] ?? null), seat, bot);
              onChange();
            }} />
        </label>`,
      )}
    </div>
  </section>`;
}

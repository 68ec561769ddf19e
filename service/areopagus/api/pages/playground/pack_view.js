// A pack on the screen: the field that opens a file, what is wrong with it, and what it brings.
import { html } from "./html.js";
import { broughtBy, handIn, NotTaken, partNames } from "./packs.js";
import { useEffect, useState } from "./vendor/hooks.js";
import { notJson } from "./words.js";

/**
 * @typedef {import("./packs.js").Pack} Pack
 * @typedef {import("./packs.js").Flaw} Flaw
 * @typedef {import("./packs.js").Parts} Parts
 * @typedef {import("./words.js").Say} Say
 * @typedef {import("./words.js").Language} Language
 */

/**
 * A field for the file of a pack. It is handed in as soon as it is chosen.
 * @param {{say: Say, language: Language, game: string, pack: Pack | null, onPack: (pack: Pack | null) => void}} props
 */
export function PackField({ say, language, game, pack, onPack }) {
  const [checking, setChecking] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {NotTaken | null} */ (null));
  /** @param {Event} event */
  const open = async (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const [file] = field.files ?? [];
    if (!file) return;
    onPack(null);
    setTrouble(null);
    setChecking(true);
    try {
      onPack(await handIn(game, await file.text(), language));
    } catch (error) {
      setTrouble(whyNot(say, /** @type {Error} */ (error)));
    } finally {
      setChecking(false);
      field.value = ""; // so that the same file, mended, can be opened again
    }
  };
  return html`<div class="pack">
    <label class="button quiet file">${say("openPack")}<input class="hidden" type="file" accept=".json,application/json" disabled=${checking} onChange=${open} /></label>
    <div role="status">
      ${checking && html`<p class="hint">${say("checkingPack")}</p>`}
      ${pack &&
      html`<p class="verdict">${say("packTaken", { name: pack.name, pieces: pack.pieces })}${" "}
        <button type="button" class="link" onClick=${() => onPack(null)}>${say("withoutPack")}</button></p>`}
    </div>
    ${trouble && html`<${Flaws} say=${say} language=${language} trouble=${trouble} />`}
    ${pack && html`<${BroughtBy} say=${say} language=${language} game=${game} pack=${pack.pack} />`}
  </div>`;
}

/** @param {Say} say @param {Error} error */
function whyNot(say, error) {
  if (error instanceof NotTaken) return error;
  return new NotTaken(error instanceof SyntaxError ? notJson(say, error.message) : error.message);
}

/** All that is wrong with a pack, each with its place. @param {{say: Say, language: Language, trouble: NotTaken}} props */
function Flaws({ say, language, trouble }) {
  const called = usePartNames(language);
  return html`<div class="verdict refused" role="alert">
    <h2>${say("packNotTaken")}</h2>
    <p>${trouble.message}</p>
    ${trouble.flaws.length > 0 &&
    html`<ul class="flaws" tabindex="0">
      ${trouble.flaws.map((flaw) => html`<li><b>${placeIn(say, called, flaw)}</b><br />${flaw.message}</li>`)}
    </ul>`}
  </div>`;
}

/** @param {Say} say @param {(part: string) => string} called @param {Flaw} flaw */
function placeIn(say, called, { part, piece, field, line }) {
  const within = field.map((step) => (/^\d+$/.test(step) ? say("pieceNumber", { piece: Number(step) + 1 }) : step));
  const steps = part ? [called(part), piece && say("pieceNumber", { piece }), within.join(" › ")].filter(Boolean) : [say("wholePack")];
  return say("flawPlace", { place: steps.join(", "), line });
}

/**
 * What a pack brings, for whoever wants to compare it with the table.
 * @param {{say: Say, language: Language, game: string, pack: string}} props
 */
export function BroughtBy({ say, language, game, pack }) {
  const called = usePartNames(language);
  const [open, setOpen] = useState(false);
  const [brought, setBrought] = useState(/** @type {import("./packs.js").Brought[]} */ ([]));
  useEffect(() => {
    if (open) broughtBy(game, pack, language).then(setBrought, () => {});
  }, [open, game, pack, language]);
  return html`<details class="panel brought" onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
    <summary>${say("brought")}</summary>
    <div tabindex="0" role="group" aria-label=${say("brought")}>
      ${brought.map(
        ({ part, pieces }) => html`<h2>${called(part)} <small>${pieces.length}</small></h2>
          <ul>
            ${pieces.map((piece) => html`<li key=${piece.id}><b>${piece.name}</b> <small>${piece.id}</small><br />${piece.text}</li>`)}
          </ul>`,
      )}
    </div>
  </details>`;
}

/**
 * The pack of a position is not known any more: its file is asked for.
 * @param {{say: Say, language: Language, game: string, wanted?: string, onFound: () => void}} props
 */
export function PackForgotten({ say, language, game, wanted, onFound }) {
  const [other, setOther] = useState("");
  /** @param {Pack | null} pack */
  const opened = (pack) => {
    const found = pack !== null && (!wanted || pack.pack === wanted);
    setOther(pack && !found ? pack.name : "");
    if (found) onFound();
  };
  return html`<section class="panel forgotten" aria-label=${say("packForgotten")}>
    <div role="alert">
      <h2>${say("packForgotten")}</h2>
      <p>${say("openAgain")}${wanted && html`<br /><small>${wanted}</small>`}</p>
      ${other && html`<p class="verdict refused">${say("otherPack", { name: other })}</p>`}
    </div>
    <${PackField} say=${say} language=${language} game=${game} pack=${null} onPack=${opened} />
  </section>`;
}

/** What parts are called in a language: by their keys, until that is known. @param {Language} language @returns {(part: string) => string} */
function usePartNames(language) {
  const [names, setNames] = useState(/** @type {Parts} */ ({}));
  useEffect(() => {
    partNames().then(setNames, () => {});
  }, []);
  return (part) => names[part]?.[language === "fr" ? 1 : 0] ?? part;
}

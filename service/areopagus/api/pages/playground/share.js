// A position as text for the fragment of an address: nothing of it is sent to anybody.
import { html } from "./html.js";
import { useEffect, useState } from "./vendor/hooks.js";

/**
 * A button that copies a link into this page.
 * @param {{say: import("./words.js").Say, link: () => Promise<string>, about: unknown, disabled?: boolean}} props
 */
export function CopyLink({ say, link, about, disabled = false }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [about]);
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/${await link()}`);
    setCopied(true);
  };
  return html`<button disabled=${disabled} onClick=${copy}>${say(copied ? "copied" : "share")}</button>`;
}

/** @param {unknown} document @returns {Promise<string>} */
export async function packed(document) {
  const stream = new Blob([JSON.stringify(document)]).stream();
  const bytes = await read(stream.pipeThrough(new CompressionStream("deflate-raw")));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text @returns {Promise<any>} */
export async function unpacked(text) {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder().decode(await read(stream)));
}

/** @param {ReadableStream} stream */
async function read(stream) {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// A position as text for the fragment of an address: nothing of it is sent to anybody.

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

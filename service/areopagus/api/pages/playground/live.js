// A session of several devices: what one seat sees of it, kept up to date by its event stream.
import { get, send, Unanswered } from "./api.js";

/**
 * @typedef {import("./api.js").Json} Json
 * @typedef {{session: string, token: string | null, game: string}} Place
 */

const PATIENCE = 500;
const MOST_PATIENCE = 8000;

/** @param {Json} setup @param {string} language @returns {Promise<Json>} */
export async function createSession(setup, language) {
  const response = await send("/v1/sessions", setup, language);
  const answer = await response.json();
  if (!response.ok) throw new Unanswered(answer.detail);
  return answer;
}

export class Session {
  /** @param {Place} place @param {string} language @param {(change: {seen?: Json, updates?: Json[], connected: boolean, ended?: string}) => void} onChange */
  constructor(place, language, onChange) {
    this.place = place;
    this.language = language;
    this.onChange = onChange;
    this.version = 0;
    /** @type {Json[]} */
    this.updates = [];
    this.closed = false;
    this.#follow();
  }

  /** @returns {Record<string, string>} */
  get headers() {
    return this.place.token ? { authorization: `Bearer ${this.place.token}` } : {};
  }

  get path() {
    return `/v1/sessions/${this.place.session}`;
  }

  /** What this seat may know now. @returns {Promise<Json>} */
  see() {
    return get(`${this.path}?include=labels`, this.language, this.headers);
  }

  /** @returns {Promise<string>} */
  async picture() {
    const response = await fetch(`${this.path}/picture`, {
      headers: { "accept-language": this.language, ...this.headers },
    });
    return response.text();
  }

  /** @param {Json} move @returns {Promise<Json | null>} why not, or null */
  async play(move) {
    const key = { "idempotency-key": crypto.randomUUID() };
    const response = await send(`${this.path}/moves`, { move }, this.language, { ...this.headers, ...key });
    return response.ok ? null : response.json();
  }

  /** @returns {Promise<Json | null>} */
  async undo() {
    const response = await send(`${this.path}/undo`, {}, this.language, this.headers);
    return response.ok ? null : response.json();
  }

  close() {
    this.closed = true;
    this.#abort?.abort();
  }

  /** @type {AbortController | null} */
  #abort = null;

  /** Follow the stream; whenever it breaks, come back with the last version seen. */
  async #follow() {
    let patience = PATIENCE;
    while (!this.closed) {
      try {
        const ended = await this.#read();
        if (ended === "closed") {
          this.onChange({ connected: false, ended });
          return;
        }
        patience = PATIENCE;
      } catch {
        // The connection broke: told to the reader, and mended below.
      }
      if (this.closed) return;
      this.onChange({ connected: false });
      await new Promise((resolve) => setTimeout(resolve, patience));
      patience = Math.min(patience * 2, MOST_PATIENCE);
    }
  }

  /** @returns {Promise<string>} why it ended */
  async #read() {
    this.#abort = new AbortController();
    const response = await fetch(`${this.path}/stream?after=${this.version}&include=texts`, {
      headers: { accept: "text/event-stream", "accept-language": this.language, ...this.headers },
      signal: this.#abort.signal,
    });
    if (!response.ok || !response.body) {
      const problem = await response.json();
      if (response.status === 404) return "closed";
      throw new Unanswered(problem.detail);
    }
    await this.#refresh();
    let rest = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return "broken";
      rest += value;
      const frames = rest.split("\n\n");
      rest = frames.pop() ?? "";
      const ended = this.#take(frames.map(fieldsOf));
      if (ended) return ended;
      if (frames.length) await this.#refresh();
    }
  }

  /** @param {Record<string, string>[]} frames */
  #take(frames) {
    for (const frame of frames) {
      if (frame.event === "end") return JSON.parse(frame.data).reason;
      if (!frame.data) continue;
      const update = JSON.parse(frame.data);
      if (update.version === undefined || update.version <= this.version) continue;
      this.version = update.version;
      this.updates = [...this.updates, update];
    }
    return null;
  }

  async #refresh() {
    const [seen, picture] = await Promise.all([this.see(), this.picture()]);
    this.onChange({ seen: { ...seen, picture }, updates: this.updates, connected: true });
  }
}

/** The fields of one frame of an event stream. @param {string} frame */
function fieldsOf(frame) {
  /** @type {Record<string, string>} */
  const fields = {};
  for (const line of frame.split("\n")) {
    const at = line.indexOf(":");
    if (at > 0) fields[line.slice(0, at)] = line.slice(at + 1).trimStart();
  }
  return fields;
}

// A session of several devices, through our own client: what one seat sees of it, kept up to date.
import { camel, closedOf, pascal, PROBLEM, RULE, tell } from "./api.js";
import { setupCall } from "./setups.js";
import { Areopagus, ProblemError } from "./vendor/areopagus-client/index.js";

/**
 * @typedef {import("./api.js").Json} Json
 * @typedef {import("./words.js").Language} Language
 * @typedef {{session: string, token: string | null, game: string}} Place
 * @typedef {{seen?: Json, updates?: Json[], connected?: boolean, ended?: boolean, forgotten?: boolean}} Change
 */

/** @param {Language} lang */
const client = (lang) => new Areopagus({ baseUrl: location.origin, lang });

/** A new session, bots at some of its seats. @param {import("./table.js").Setup} setup @param {Language} lang @returns {Promise<Json>} */
export async function createSession({ game, seats, bots, ...rest }, lang) {
  const taken = seats.map((name, seat) => (bots[seat] ? { name, bot: bots[seat] } : name));
  /** @type {any} */
  const mars = client(lang).game(/** @type {any} */ (game));
  tell(setupCall("createSession", game, { game, ...rest, seats: taken }, lang));
  return (await mars.createSession({ ...rest, seats: taken })).document;
}

/** What each operation of a session declares besides it, and selects. @type {Record<string, (kind: string) => import("./api.js").Field>} */
const SESSION_FIELDS = {
  playMove: (kind) => ({
    declares: [`$moves: [${kind}MoveInput!]`],
    selects: `... on ${kind}SessionSeen { version toAct over events { text document } } ... on ${kind}IllegalMove { message pointer ${RULE} } ${PROBLEM}`,
  }),
  undo: (kind) => ({ declares: [], selects: `... on ${kind}SessionSeen { version toAct over } ${PROBLEM}` }),
  start: (kind) => ({ declares: [], selects: `... on ${kind}SessionSeen { version toAct over at } ${PROBLEM}` }),
  sessionSuggestions: (kind) => ({
    declares: ["$level: SuggestionLevel!"],
    selects: `... on ${kind}Suggestions { suggestions { label move { document } value { win score } } } ${PROBLEM}`,
  }),
};

/**
 * A step in a session, which our client makes over REST, for the page to show.
 * @param {string} operation
 * @param {Place} place
 * @param {Json} variables
 * @param {string} language
 */
function tellSessionStep(operation, { session, token, game }, variables, language) {
  const { declares, selects } = SESSION_FIELDS[operation](pascal(game));
  const passed = ["$session: String!", ...declares].map((one) => one.split(":")[0]).map((one) => `${one.slice(1)}: ${one}`);
  const query = `${operation === "sessionSuggestions" ? "query" : "mutation"} ${pascal(operation)}(${["$session: String!", ...declares].join(", ")}) {
  ${camel(game)}(lang: ${language.toUpperCase()}) {
    ${operation}(${passed.join(", ")}) {
      __typename
      ${selects}
    }
  }
}`;
  tell({ operation, game, query, variables: { session, ...variables }, session: { id: session, token: token ?? "" } });
}

/** Whether the service does not know the pack of a session. @param {unknown} error */
const hasForgotten = (error) => error instanceof ProblemError && error.is("unknown-pack");

/** How often the picture of a running hourglass is drawn anew. */
const SECOND = 1000;

export class LiveSession {
  /** @param {Place} place @param {Language} lang @param {() => "wide" | "narrow"} layout @param {(change: Change) => void} onChange */
  constructor(place, lang, layout, onChange) {
    /** @type {any} */
    this.session = client(lang).session(place.session, place.token ?? undefined);
    /** @param {string} operation @param {Json} [variables] */
    this.told = (operation, variables = {}) => tellSessionStep(operation, place, variables, lang);
    this.layout = layout;
    this.onChange = onChange;
    /** @type {Json[]} */
    this.updates = [];
    this.abort = new AbortController();
    this.clock = 0;
    addEventListener("offline", this.#pause);
    addEventListener("online", this.#resume);
    this.#follow();
  }

  close() {
    removeEventListener("offline", this.#pause);
    removeEventListener("online", this.#resume);
    this.#stop();
  }

  #stop() {
    clearTimeout(this.clock);
    this.abort.abort();
  }

  // A device that knows that it is offline need not wait until the stream falls silent.
  #pause = () => {
    this.#stop();
    this.onChange({ connected: false });
  };

  /** Try again what failed, such as for want of a pack that is known again by now. */
  again() {
    this.#stop();
    this.#resume();
  }

  #resume = () => {
    this.abort = new AbortController();
    this.#follow();
  };

  /** @param {Json[]} moves @returns {Promise<Json | null>} why not, or null */
  async play(moves) {
    this.told("playMove", { moves: moves.map((document) => ({ document })) });
    return this.#change(() => this.session.play(moves.length > 1 ? moves : moves[0]));
  }

  /** @returns {Promise<Json | null>} why not, or null */
  async undo() {
    this.told("undo");
    return this.#change(() => this.session.undo());
  }

  /** Let the sand run. @returns {Promise<Json | null>} why not, or null */
  async start() {
    this.told("start");
    return this.#change(() => this.session.start());
  }

  /** @returns {Promise<import("./api.js").Suggestion[]>} */
  async suggest() {
    this.told("sessionSuggestions", { level: "MEDIUM" });
    const { suggestions } = await this.session.suggest({ level: "medium" });
    return suggestions.map((/** @type {Json} */ one) => ({ ...one, move: { document: one.move } }));
  }

  /** @returns {Promise<import("./api.js").Closed[]>} */
  async closed() {
    const seen = await this.session.look({ include: ["legalMoves", "labels", "closed"] });
    return closedOf(seen.questions);
  }

  /** Draw everything anew: a change, another layout, or sand that runs. */
  async refresh() {
    clearTimeout(this.clock);
    const { signal } = this.abort;
    const [seen, picture] = await Promise.all([
      this.session.look({ include: ["labels"], signal }),
      this.session.picture({ targets: true, layout: this.layout(), signal }),
    ]);
    if (signal.aborted) return;
    this.onChange({ seen: { ...seen.document, picture: picture.svg }, updates: this.updates });
    if (seen.at !== null && !seen.over) this.clock = setTimeout(() => this.refresh().catch(() => {}), SECOND);
  }

  /** @param {() => Promise<Json>} change @returns {Promise<Json | null>} */
  async #change(change) {
    try {
      const answer = await change();
      return answer.ok ? null : { rule: answer.refusal.rule, message: answer.refusal.reason };
    } catch (error) {
      if (hasForgotten(error)) this.onChange({ forgotten: true });
      return { message: error instanceof ProblemError ? error.problem.detail : String(error) };
    }
  }

  /** Follow the session; the client comes back by itself whenever the connection is lost. */
  async #follow() {
    const { signal } = this.abort;
    const options = {
      after: this.updates[this.updates.length - 1]?.version ?? 0,
      include: ["texts"],
      signal,
      onOpen: () => {
        this.onChange({ connected: true });
        this.#draw();
      },
      onReconnect: () => this.onChange({ connected: false }),
    };
    try {
      for await (const update of this.session.follow(options)) {
        this.updates = [...this.updates, update];
        this.#draw();
      }
      this.onChange({ connected: false, ended: true });
    } catch (error) {
      // What no retry can mend, such as a session that is no longer there.
      if (signal.aborted) return;
      this.onChange(hasForgotten(error) ? { connected: false, forgotten: true } : { connected: false, ended: true });
    }
  }

  #draw() {
    this.refresh().catch((error) => hasForgotten(error) && this.onChange({ forgotten: true }));
  }
}

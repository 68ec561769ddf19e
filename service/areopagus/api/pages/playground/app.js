// The playground: one page, four rooms, told apart by the fragment of the address.
import { get, onCall, onConnection } from "./api.js";
import { Door } from "./door.js";
import { html } from "./html.js";
import { Judge } from "./judge.js";
import { TableRoom } from "./table_view.js";
import { render } from "./vendor/preact.js";
import { useEffect, useState } from "./vendor/hooks.js";
import { wordsIn } from "./words.js";

/**
 * @typedef {{id: string, title: string, year: number, seats: {least: number, most: number}, realTime: boolean, options: Record<string, unknown>}} Game
 * @typedef {import("./words.js").Language} Language
 * @typedef {{language: Language, say: ReturnType<typeof wordsIn>, games: Game[], route: string[], call: import("./api.js").Call | null}} Shared
 */

function App() {
  const [language, setLanguage] = useState(/** @type {Language} */ (preferredLanguage()));
  const [games, setGames] = useState(/** @type {Game[]} */ ([]));
  const [route, setRoute] = useState(routeOf(location.hash));
  const [call, setCall] = useState(/** @type {import("./api.js").Call | null} */ (null));
  const [reached, setReached] = useState(true);
  const say = wordsIn(language);

  useEffect(() => {
    const follow = () => {
      setCall(null);
      setRoute(routeOf(location.hash));
    };
    addEventListener("hashchange", follow);
    onCall(setCall);
    onConnection(setReached);
    get("/v1/games", "en").then((answer) => setGames(answer.games), () => {});
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem("language", language);
  }, [language]);
  useEffect(() => {
    const game = games.find((one) => one.id === route[1])?.title;
    const room = route[0] in ROOMS ? say(ROOMS[route[0]]) : say("tagline");
    document.title = ["Areopagus", room, game].filter(Boolean).join(" · ");
  }, [language, games, route.join("/")]);

  const shared = { language, say, games, route, call };
  return html`
    <${Header} ...${shared} onLanguage=${setLanguage} />
    <div role="status">${!reached && html`<p class="offline">${say("offline")}</p>`}</div>
    ${games.length > 0 && html`<${Room} ...${shared} key=${route[0]} />`}
  `;
}

/** @param {Shared} shared */
function Room(shared) {
  switch (shared.route[0]) {
    case "play":
      return html`<${TableRoom} ...${shared} />`;
    case "judge":
      return html`<${Judge} ...${shared} />`;
    case "live":
      return html`<${Later} ...${shared} load=${liveRoom} />`;
    default:
      return html`<${Door} ...${shared} />`;
  }
}

// Only who plays live needs our client and its sessions.
const liveRoom = () => import("./live_view.js").then((module) => module.LiveRoom);

/** A room that is fetched when somebody enters it. @param {Shared & {load: () => Promise<any>}} props */
function Later({ load, ...shared }) {
  const [Room, setRoom] = useState(/** @type {any} */ (null));
  useEffect(() => {
    load().then((room) => setRoom(() => room));
  }, []);
  return Room ? html`<${Room} ...${shared} />` : html`<main class="room" id="main" tabindex="-1"><h1 class="hidden">${shared.say("live")}</h1></main>`;
}

/** What each room is called. @type {Record<string, string>} */
const ROOMS = { play: "table", judge: "judge", live: "live" };

/** @param {Shared & {onLanguage: (language: Language) => void}} props */
function Header({ say, route, language, onLanguage }) {
  return html`<header class="top">
    <a class="skip" href="#main" onClick=${skip}>${say("skip")}</a>
    <a class="brand" href="#/">Areopagus</a>
    <nav>
      ${Object.entries(ROOMS).map(
        ([room, word]) =>
          html`<a href=${`#/${room}`} aria-current=${route[0] === room ? "page" : undefined}>${say(word)}</a>`,
      )}
      <a href="/docs">${say("reference")}</a>
      <a href="/graphql">${say("graphiql")}</a>
    </nav>
    <label class="language"
      ><span class="hidden">${say("language")}</span>
      <select value=${language} onChange=${(/** @type {any} */ event) => onLanguage(event.target.value)}>
        <option value="en">English</option>
        <option value="fr">Français</option>
      </select>
    </label>
  </header>`;
}

/** What is skipped to has no address of its own: the fragment is the room's. @param {Event} event */
function skip(event) {
  event.preventDefault();
  (document.getElementById("moves") ?? document.getElementById("main"))?.focus();
}

/** @param {string} hash */
function routeOf(hash) {
  return hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
}

function preferredLanguage() {
  const kept = localStorage.getItem("language") ?? navigator.language;
  return kept.startsWith("fr") ? "fr" : "en";
}

render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));

// The front door: what this is, and four games to look at.
import { ask, get, isRefusal } from "./api.js";
import { Board } from "./board.js";
import { html } from "./html.js";
import { useEffect, useState } from "./vendor/hooks.js";

/** @param {import("./app.js").Shared} props */
export function Door({ say, games, language }) {
  const [samples, setSamples] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    get("/pages/playground/samples.json", "en").then((file) => setSamples(file.samples));
  }, []);
  return html`<main class="door" id="main" tabindex="-1">
    <h1>${say("tagline")}</h1>
    <p class="pitch">${say("pitch")}</p>
    <ul class="games">
      ${games.map((game) => {
        const sample = samples.find((one) => one.game === game.id);
        return html`<li key=${game.id}>
          <${Sample} sample=${sample} language=${language} title=${game.title} />
          <h2>${game.title} <small>${game.year}</small></h2>
          <p class="actions">
            <a class="button" href=${`#/play/${game.id}`}>${say("play")}</a>
            <a href=${`/v1/games/${game.id}/rulebook?lang=${language}`}>${say("rulebook")}</a>
            <a href=${`/v1/games/${game.id}/components?lang=${language}`}>${say("components")}</a>
          </p>
        </li>`;
      })}
    </ul>
    <section class="samples">
      <h2>${say("samples")}</h2>
      <ul>
        ${samples.map(
          (sample) =>
            html`<li key=${sample.id}><a href=${`#/play/${sample.game}/sample/${sample.id}`}>${sample.title[language]}</a></li>`,
        )}
      </ul>
    </section>
  </main>`;
}

/** A picture of a sample position, which leads to it. @param {{sample: any, language: string, title: string}} props */
function Sample({ sample, language, title }) {
  const [svg, setSvg] = useState("");
  useEffect(() => {
    if (!sample) return;
    ask(sample.game, "view", { state: sample.state, seat: null, at: sample.at ?? null }, language)
      .then((seen) => !isRefusal(seen) && setSvg(seen.picture))
      .catch(() => {});
  }, [sample, language]);
  const open = () => sample && (location.hash = `#/play/${sample.game}/sample/${sample.id}`);
  return html`<div class="thumbnail" onClick=${open}>
    ${svg && html`<${Board} svg=${svg} label=${title} onTouch=${open} />`}
  </div>`;
}

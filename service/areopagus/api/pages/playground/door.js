// The front door: what this is, and four games to look at.
import { allSamples, isRefusal, look } from "./api.js";
import { Board, useLayout } from "./board.js";
import { html } from "./html.js";
import { useEffect, useState } from "./vendor/hooks.js";

/** @typedef {import("./api.js").Json} Json */

/** @param {import("./app.js").Shared} props */
export function Door({ say, games, language }) {
  const [samples, setSamples] = useState(/** @type {Json[]} */ ([]));
  useEffect(() => {
    allSamples().then(setSamples, () => {});
  }, []);
  return html`<main class="door" id="main" tabindex="-1">
    <h1>${say("tagline")}</h1>
    <p class="pitch">${say("pitch")}</p>
    <ul class="games">
      ${games.map((game) => {
        const own = samples.filter((one) => one.game === game.id);
        return html`<li key=${game.id}>
          <${Thumbnail} sample=${own.find((one) => one.door)} language=${language} title=${game.title} />
          <h2>${game.title} <small>${game.year}</small></h2>
          <p class="actions">
            <a class="button" href=${`#/play/${game.id}`}>${say("play")}</a>
            <a href=${`#/live/${game.id}`}>${say("live")}</a>
            <a href=${`/v1/games/${game.id}/rulebook?lang=${language}`}>${say("rulebook")}</a>
            <a href=${`/v1/games/${game.id}/components?lang=${language}`}>${say("components")}</a>
          </p>
          <details class="samples">
            <summary>${say("samples", { count: own.length })}</summary>
            <ul>
              ${own.map((one) => html`<li key=${one.id}><a href=${`#/play/${game.id}/sample/${one.id}`}>${one.title[language]}</a></li>`)}
            </ul>
          </details>
        </li>`;
      })}
    </ul>
    <p class="actions">
      <a href="/docs">${say("reference")}</a>
      <a href="/graphql">${say("graphiql")}</a>
      <a href="/schema.graphql">schema.graphql</a>
      <a href="/openapi.json">openapi.json</a>
    </p>
  </main>`;
}

/** A picture of a sample position, which leads to it. @param {{sample: Json | undefined, language: string, title: string}} props */
function Thumbnail({ sample, language, title }) {
  const [svg, setSvg] = useState("");
  const layout = useLayout();
  useEffect(() => {
    if (!sample) return;
    look(sample.game, { state: sample.state, seat: null, at: sample.at ?? null }, language, layout).then(
      (seen) => !isRefusal(seen) && setSvg(seen.picture),
      () => {},
    );
  }, [sample, language, layout]);
  return html`<a class="thumbnail" href=${sample ? `#/play/${sample.game}/sample/${sample.id}` : "#/"}>
    <span class="hidden">${title}</span>
    <div aria-hidden="true">${svg && html`<${Board} svg=${svg} />`}</div>
  </a>`;
}

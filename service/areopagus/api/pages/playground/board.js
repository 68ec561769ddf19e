// A picture of a position. It lives in a shadow root: its styles and ids stay its own, and styles
// come as a constructed sheet, which our Content-Security-Policy allows where inline ones are not.
import { html } from "./html.js";
import { useEffect, useRef } from "./vendor/hooks.js";

const SLIDE = 220;
const GLOW = `
:host { display: block; }
svg { display: block; width: 100%; height: auto; }
[data-moves] { cursor: pointer; }
[data-moves]:hover > *, [data-moves].chosen > * { filter: brightness(1.12); }
[data-moves]:focus-visible { outline: 3px solid var(--go, #1668a8); outline-offset: 1px; }
`;

/**
 * @param {{svg: string, label: string, onTouch: (moves: number[]) => void}} props
 */
export function Board({ svg, label, onTouch }) {
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  const touch = useRef(onTouch);
  touch.current = onTouch;

  useEffect(() => {
    const element = /** @type {HTMLElement} */ (host.current);
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const before = places(root);
    const { picture, style } = parsed(svg);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style + GLOW);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(picture);
    const targets = picture.querySelectorAll("[data-moves]");
    if (targets.length) picture.setAttribute("role", "group"); // an image could hold no buttons
    for (const thing of targets) {
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("role", "button");
    }
    slide(root, before);
  }, [svg]);

  useEffect(() => {
    const element = /** @type {HTMLElement} */ (host.current);
    /** @param {Event} event */
    const act = (event) => {
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
      const moves = touched(event);
      if (moves) {
        event.preventDefault();
        touch.current(moves);
      }
    };
    element.addEventListener("click", act);
    element.addEventListener("keydown", act);
    return () => {
      element.removeEventListener("click", act);
      element.removeEventListener("keydown", act);
    };
  }, []);

  return html`<div class="board" role="region" aria-label=${label} ref=${host}></div>`;
}

/** The numbers of the legal moves that name what was touched. @param {Event} event */
function touched(event) {
  for (const target of event.composedPath()) {
    if (target instanceof SVGElement && target.dataset.moves) {
      return target.dataset.moves.split(" ").map(Number);
    }
  }
  return null;
}

/** The picture and its styles, which our policy forbids as an element. @param {string} svg */
function parsed(svg) {
  const [, style = ""] = svg.match(/<style>([^<]*)<\/style>/) ?? [];
  const bare = svg.replace(/<style>[^<]*<\/style>/, "");
  const picture = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
  return { picture: document.importNode(picture, true), style };
}

/** Where each thing is. @param {ShadowRoot} root */
function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const thing of root.querySelectorAll("g[id]")) {
    found.set(thing.id, thing.getBoundingClientRect());
  }
  return found;
}

/** Let things slide from where they were, unless the reader wants no motion. @param {ShadowRoot} root @param {Map<string, DOMRect>} before */
function slide(root, before) {
  if (!before.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const scale = scaleOf(root);
  for (const thing of root.querySelectorAll("g[id]")) {
    const old = before.get(thing.id);
    const now = thing.getBoundingClientRect();
    if (!old) {
      thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLIDE });
      continue;
    }
    const dx = (old.x - now.x) / scale;
    const dy = (old.y - now.y) / scale;
    if (Math.hypot(dx, dy) < 2 || old.width === 0) continue;
    thing.animate(
      [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }],
      { duration: SLIDE, easing: "ease-out" },
    );
  }
}

/** How many pixels a unit of the picture is wide. @param {ShadowRoot} root */
function scaleOf(root) {
  const picture = root.querySelector("svg");
  return picture ? picture.getBoundingClientRect().width / picture.viewBox.baseVal.width : 1;
}

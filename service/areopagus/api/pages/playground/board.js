// A picture of a position. It lives in a shadow root: its styles and ids stay its own, and styles
// come as a constructed sheet, which our Content-Security-Policy allows where inline ones are not.
import { html } from "./html.js";
import { useEffect, useLayoutEffect, useRef, useState } from "./vendor/hooks.js";

const SLIDE = 220;
const FLASH = 700;
const GLOW = `
:host { display: block; }
svg { display: block; width: 100%; height: auto; }
[data-moves] { cursor: pointer; }
[data-moves] > .b { animation: glow 1.6s ease-in-out infinite alternate; }
[data-moves]:hover > * { filter: brightness(1.08); }
[data-moves]:focus-visible { outline: 3px solid var(--go); outline-offset: 1px; }
svg .marked[data-moves] > .b { stroke: var(--accent); stroke-width: 4; animation: none; }
@keyframes glow { to { stroke-opacity: .45; } }
@media (prefers-reduced-motion: reduce) { [data-moves] > .b { animation: none; } }
`;

/**
 * What was touched: the numbers of the legal moves that name it, or the ids of what lies there.
 * @typedef {{moves: number[] | null, things: string[]}} Touch
 */

/**
 * @param {{svg: string, label?: string, onTouch?: (touch: Touch) => void, marked?: number | null, labels?: string[]}} props
 */
export function Board({ svg, label, onTouch, marked = null, labels = [] }) {
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  const touch = useRef(onTouch);
  touch.current = onTouch;

  // Before the browser paints, so that nothing below the picture jumps.
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (host.current);
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const before = shown(root);
    const focused = root.activeElement?.id;
    const { picture, style } = parsed(svg);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style + GLOW);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(picture);
    const targets = touch.current ? picture.querySelectorAll("[data-moves]") : [];
    if (targets.length) picture.setAttribute("role", "group"); // an image could hold no buttons
    for (const thing of targets) {
      if (thing.querySelector("[data-moves]")) continue; // a button holds no other: the list has it
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("role", "button");
      // What has no name of its own is called by what can be done with it.
      if (!thing.querySelector(":scope > title") && !thing.textContent?.trim()) {
        thing.setAttribute("aria-label", numbersOf(thing).map((number) => labels[number] ?? "").join(", ") || "…");
      }
    }
    // Whoever came here by keyboard stays where they were, as far as that is still there.
    if (focused) {
      const again = /** @type {SVGElement | null} */ (root.getElementById(focused));
      (again?.hasAttribute("tabindex") ? again : element).focus({ preventScroll: true });
    }
    animate(root, before);
  }, [svg]);

  useEffect(() => {
    for (const thing of host.current?.shadowRoot?.querySelectorAll("[data-moves]") ?? []) {
      thing.classList.toggle("marked", marked !== null && numbersOf(thing).includes(marked));
    }
  }, [svg, marked]);

  useEffect(() => {
    const element = /** @type {HTMLElement} */ (host.current);
    /** @param {Event} event */
    const act = (event) => {
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
      const what = touched(event);
      if (!what || !touch.current) return;
      event.preventDefault();
      touch.current(what);
    };
    element.addEventListener("click", act);
    element.addEventListener("keydown", act);
    return () => {
      element.removeEventListener("click", act);
      element.removeEventListener("keydown", act);
    };
  }, []);

  const isRegion = onTouch && { role: "region", "aria-label": label, tabindex: -1 };
  return html`<div class="board" ...${isRegion} ref=${host}></div>`;
}

/** How a picture is to be laid out on this screen. @returns {import("./api.js").Layout} */
export function useLayout() {
  const phone = useRef(matchMedia("(max-width: 40rem)")).current;
  const [narrow, setNarrow] = useState(phone.matches);
  useEffect(() => {
    const follow = () => setNarrow(phone.matches);
    phone.addEventListener("change", follow);
    return () => phone.removeEventListener("change", follow);
  }, []);
  return narrow ? "NARROW" : "WIDE";
}

/** @param {Element} thing */
const numbersOf = (thing) => (thing.getAttribute("data-moves") ?? "").split(" ").map(Number);

/** What lies under a touch, the innermost first. @param {Event} event @returns {Touch | null} */
function touched(event) {
  const groups = event
    .composedPath()
    .filter((one) => one instanceof SVGGElement && one.id);
  const target = /** @type {SVGGElement | undefined} */ (
    groups.find((one) => /** @type {SVGGElement} */ (one).dataset.moves)
  );
  const things = groups.map((one) => /** @type {SVGGElement} */ (one).id);
  if (!things.length) return null;
  return { moves: target ? numbersOf(target) : null, things };
}

/** The picture and its styles, which our policy forbids as an element. @param {string} svg */
function parsed(svg) {
  const [, style = ""] = svg.match(/<style>([^<]*)<\/style>/) ?? [];
  const bare = svg.replace(/<style>[^<]*<\/style>/, "");
  const picture = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
  return { picture: document.importNode(picture, true), style };
}

/** Where each thing is, and what it looks like. @param {ShadowRoot} root */
function shown(root) {
  /** @type {Map<string, {place: DOMRect, content: string}>} */
  const found = new Map();
  for (const thing of root.querySelectorAll("svg > g g[id], svg > g[id]")) {
    found.set(thing.id, { place: thing.getBoundingClientRect(), content: contentOf(thing) });
  }
  return found;
}

/** What a thing shows, without what can be done with it. @param {Element} thing */
const contentOf = (thing) => thing.innerHTML.replace(/ (data-moves|tabindex|role|class)="[^"]*"/g, "");

/**
 * Let things slide from where they were, come in gently, and light up where they have changed;
 * unless the reader wants no motion.
 * @param {ShadowRoot} root
 * @param {ReturnType<typeof shown>} before
 */
function animate(root, before) {
  if (!before.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const scale = scaleOf(root);
  for (const thing of root.querySelectorAll("svg > g g[id], svg > g[id]")) {
    const old = before.get(thing.id);
    if (!old) {
      thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLIDE });
      continue;
    }
    const now = thing.getBoundingClientRect();
    const dx = (old.place.x - now.x) / scale;
    const dy = (old.place.y - now.y) / scale;
    if (Math.hypot(dx, dy) >= 2 && old.place.width > 0) {
      thing.animate(
        [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }],
        { duration: SLIDE, easing: "ease-out" },
      );
    } else if (!thing.querySelector("g[id]") && old.content !== contentOf(thing)) {
      thing.animate([{ filter: "brightness(1.35)" }, { filter: "none" }], { duration: FLASH });
    }
  }
}

/** How many pixels a unit of the picture is wide. @param {ShadowRoot} root */
function scaleOf(root) {
  const picture = root.querySelector("svg");
  return picture ? picture.getBoundingClientRect().width / picture.viewBox.baseVal.width : 1;
}

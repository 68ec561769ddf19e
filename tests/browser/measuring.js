// What a reader would see of each picture on the page: text that leaves its place, or lies on other
// text, and how small the smallest is. Boxes are those of the browser, with its own fonts.
const SLACK = 1.5;

function boxOf(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
}

function holds(outer, inner) {
  return (
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - 2 * SLACK &&
    inner.bottom <= outer.bottom + 2 * SLACK
  );
}

// Lines of text may touch: a quarter of a line is air above and below the letters.
function inked(box) {
  const air = (box.bottom - box.top) / 4;
  return { ...box, top: box.top + air, bottom: box.bottom - air };
}

function overlap(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > SLACK && high > SLACK;
}

function placeOf(text) {
  for (let at = text.closest("g[id]"); at; at = at.parentElement.closest("g[id]")) {
    const body = at.querySelector(":scope > .b");
    if (body) return body;
  }
  return text.ownerSVGElement;
}

function measure(picture) {
  const texts = [...picture.querySelectorAll("text")].filter((one) => !one.closest("defs"));
  const boxes = texts.map(boxOf);
  const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
  const leaves = texts.filter((one, i) => !holds(boxOf(placeOf(one)), boxes[i]));
  const beyond = texts.filter((one, i) => !holds(boxOf(picture), boxes[i]));
  const covered = [];
  const shown = boxes.map(inked);
  for (let i = 0; i < shown.length; i++)
    for (let j = 0; j < i; j++)
      if (overlap(shown[i], shown[j])) covered.push([texts[j].textContent, texts[i].textContent]);
  const heights = texts.map((one) => {
    const matrix = one.getScreenCTM();
    return Number(one.getAttribute("font-size")) * Math.hypot(matrix.a, matrix.b);
  });
  const empty = [...picture.querySelectorAll("use")]
    .filter((one) => one.getBoundingClientRect().width === 0)
    .map((one) => one.getAttribute("href"));
  return {
    name: picture.dataset.name,
    texts: texts.length,
    leaves: leaves.map((one) => one.textContent),
    beyond: beyond.map((one) => one.textContent),
    covered,
    empty,
    smallest: Math.min(...heights),
    scale,
  };
}

const report = [...document.querySelectorAll("svg.areopagus")].map(measure);
const out = document.createElement("script");
out.type = "application/json";
out.id = "report";
out.textContent = JSON.stringify(report).replaceAll("<", "\\u003c");
document.body.append(out);

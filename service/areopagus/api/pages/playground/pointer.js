// Where a JSON Pointer points to in a text, so that an error can show its place there.

/** Strings, and what stands for itself: brackets, colons, commas, and all else as one. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g;

/**
 * The place of a value in the text of a document: where it begins and ends. Of a value that is not
 * there, such as a field that is missing, it is that of the innermost one around it.
 * @param {string} text a document that is JSON
 * @param {string} pointer
 * @returns {[number, number]}
 */
export function placeOf(text, pointer) {
  const steps = pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const tokens = [...text.matchAll(TOKEN)];
  let at = 0;
  /** @type {[number, number]} */
  let found = [0, text.length];
  let left = Infinity;

  /** Read one value, with the steps that lead from it to what is looked for; null off the way. @param {string[] | null} way */
  const read = (way) => {
    const start = tokens[at].index;
    const opening = tokens[at++][0];
    if (opening === "{" || opening === "[") {
      for (let index = 0; !"}]".includes(tokens[at][0]); index++) {
        let name = String(index);
        if (opening === "{") {
          name = JSON.parse(tokens[at][0]);
          at += 2;
        }
        read(way !== null && way[0] === name ? way.slice(1) : null);
        if (tokens[at][0] === ",") at++;
      }
      at++;
    }
    const last = tokens[at - 1];
    if (way !== null && way.length < left) {
      left = way.length;
      found = [start, last.index + last[0].length];
    }
  };
  read(steps);
  return found;
}

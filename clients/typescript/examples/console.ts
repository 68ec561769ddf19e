// A game for two to five people at one keyboard.
//
//   node examples/console.ts http://127.0.0.1:8000 red-planet Ann Bo Cy      (Node 22.18 or newer)
//
// The service asks, in words; whoever is asked answers with a number. `?` says why what is closed is
// closed, `s` shows the score, `r` takes any answer, `q` quits. Three of the games keep secrets: look
// away while others are asked.
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { Areopagus, type GameId, type Position, type Score } from "areopagus-client";

const [baseUrl = "http://127.0.0.1:8000", id = "red-planet", ...names] = process.argv.slice(2);
const lang = process.env["LANG"]?.startsWith("fr") ? "fr" : "en";
const mars = new Areopagus({ baseUrl, lang });
const game = mars.game(id as GameId);

const keyboard = createInterface({ input: stdin });
const typed = keyboard[Symbol.asyncIterator]();
const players = names.length > 0 ? names : ["Ann", "Bo", "Cy"];
const started = Date.now();

let position = await game.setup({ seats: players }, { include: ["labels", "texts"] });
while (!position.over) {
  const next = await turn(position);
  if (next === undefined) break;
  position = next;
}
showScore(position.score);
keyboard.close();

/** Asks until an answer is legal; undefined when the players have had enough. */
async function turn(position: Position): Promise<Position | undefined> {
  const [question] = position.questions;
  if (question === undefined) throw new Error("Nobody is asked, and it is not over.");
  const { seat, prompt, moves, labels = [] } = question;
  say(`\n${players[seat]}: ${prompt}`);
  labels.forEach((label, index) => say(`  ${index + 1}  ${label}`));
  for (;;) {
    stdout.write("> ");
    const { value, done } = await typed.next();
    if (done || value === "q") return undefined;
    if (value === "s") showScore((await position.view(seat, { at: clock() })).score);
    else if (value === "?") await explain(position, seat);
    else {
      const chosen = value === "r" ? Math.floor(Math.random() * moves.length) : Number(value) - 1;
      const move = moves[chosen];
      if (move === undefined) {
        say(`1 to ${moves.length}, or ?, s, r, q.`);
        continue;
      }
      const next = await position.play(seat, move, { at: clock() });
      if (next.ok) {
        for (const event of next.events) if (event.text && !event.to) say(`  · ${event.text}`);
        return next;
      }
      const { rule, reason, state } = next.refusal;
      say(`${reason} (${rule.id})`);
      if (state !== undefined) return undefined; // the sand has run out meanwhile
    }
  }
}

async function explain(position: Position, seat: number): Promise<void> {
  for (const { closed = [] } of await position.legalMoves({ seat, explain: true, at: clock() })) {
    for (const { label, reason, rule } of closed) say(`  -  ${label}: ${reason} (${rule})`);
  }
}

function showScore(score: Score): void {
  for (const { seat, total, lines } of score.seats) {
    say(`${players[seat]}: ${total}`);
    for (const { label, points } of lines) say(`  ${points > 0 ? "+" : ""}${points}  ${label}`);
  }
  for (const { label, done, of } of score.progress) say(`${label}: ${done} of ${of}`);
  if (score.final) say(`Won by: ${score.winners.map((seat) => players[seat]).join(", ") || "–"}`);
}

/** Only Magic Maze on Mars is played against the clock; the other games take no time. */
function clock(): number | null {
  return game.id === "magic-maze-on-mars" ? Date.now() - started : null;
}

function say(line: string): void {
  stdout.write(`${line}\n`);
}

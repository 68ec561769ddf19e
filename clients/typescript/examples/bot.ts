// Bots that play a session against each other, each with the token of its own seat only.
//
//   node examples/bot.ts http://127.0.0.1:8000 red-planet easy Ann Bo Cy     (Node 22.18 or newer)
//
// A bot asks the service what it might do, which it is told from its own view, does the best of that,
// and waits for what the others do. Levels: random, greedy, easy, medium, strong.
import {
  Areopagus,
  ProblemError,
  type GameId,
  type Session,
  type SuggestionLevel,
} from "areopagus-client";

const [baseUrl = "http://127.0.0.1:8000", id = "red-planet", level = "easy", ...names] =
  process.argv.slice(2);
const mars = new Areopagus({ baseUrl });

const players = names.length > 0 ? names : ["Ann", "Bo", "Cy"];
const table = await mars.game(id as GameId).createSession({ seats: players });
console.log(`Session ${table.id}`);
const moves = await Promise.all([...table.seats.values()].map((seat) => play(seat)));

const { score } = await table.spectator.look();
players.forEach((name, seat) => {
  const total = score.seats[seat]?.total ?? 0;
  console.log(`${name}: ${moves[seat]} moves, ${total} points`);
});
console.log(`Won by: ${score.winners.map((seat) => players[seat]).join(", ")}`);
await table.host.close();

/** Plays one seat to the end of the game; answers how many moves it made. */
async function play(session: Session): Promise<number> {
  let made = 0;
  // From the very first change on, so that none is missed that came before we listened.
  for await (const update of session.follow({ after: 0 })) {
    if (update.over) break;
    made += await answer(session);
  }
  return made;
}

/** Answers all that the seat is asked now; answers how many moves that took. */
async function answer(session: Session): Promise<number> {
  for (let made = 0; ; ) {
    const { questions, version } = await session.look();
    if (questions.length === 0) return made;
    const { suggestions } = await session.suggest({ level: level as SuggestionLevel });
    const move = suggestions[0]?.move ?? questions[0]?.moves[0];
    if (move === undefined) return made;
    try {
      const next = await session.play(move, { ifVersion: version });
      if (!next.ok) throw new Error(`${next.refusal.rule.id}: ${next.refusal.reason}`);
      made += 1;
    } catch (error) {
      // Somebody else was faster: look again.
      if (!(error instanceof ProblemError && error.is("stale-version"))) throw error;
    }
  }
}

// The running service, and how the tests play.
import { Areopagus, type AnyGame, type Game, type GameId, type Position } from "areopagus-client";

export const baseUrl = process.env["AREOPAGUS_URL"] ?? "http://127.0.0.1:8000";
export const mars = new Areopagus({ baseUrl });

/** Tables at which whole games are played. */
export const TABLES: readonly { id: GameId; seats: number; options: object }[] = [
  { id: "planete-rouge", seats: 3, options: {} },
  { id: "red-planet", seats: 4, options: {} },
  { id: "magic-maze-on-mars", seats: 2, options: { module: 3 } },
  { id: "on-mars", seats: 2, options: process.env["WHOLE"] ? {} : { roundLimit: 3 } },
];

export interface Ply {
  seat: number | null;
  move: AnyGame["Move"];
  at?: number;
}

/** Plays one legal move after the other to the end; what was played, and where that led. */
export async function playOut(
  game: Game,
  position: Position,
): Promise<{ moves: Ply[]; position: Position; texts: number; labels: number }> {
  const moves: Ply[] = [];
  let texts = 0;
  let labels = 0;
  for (let turn = 0; !position.over; turn++) {
    const { questions } = position;
    const question = questions[turn % questions.length];
    const move = question?.moves[(turn * 7) % question.moves.length];
    if (question === undefined || move === undefined) throw new Error("Nobody is asked.");
    if (question.labels?.length === question.moves.length) labels += 1;
    const at = game.id === "magic-maze-on-mars" ? { at: turn * 1_000 } : {};
    const ply = { seat: question.seat, move, ...at };
    const next = await position.play(ply.seat, ply.move, at);
    if (next.ok) {
      position = next;
      moves.push(ply);
      texts += next.events.filter((event) => event.text !== undefined).length;
    } else if (next.refusal.state !== undefined) {
      // Time ran out, and that alone ended it: let it pass, as a move of nobody.
      const tick = { seat: null, move: { type: "tick" } as const, ...at };
      const last = await position.play(null, tick.move, at);
      if (!last.ok) throw new Error(last.refusal.reason);
      position = last;
      moves.push(tick);
    } else throw new Error(`${next.refusal.rule.id}: ${next.refusal.reason}`);
  }
  return { moves, position, texts, labels };
}

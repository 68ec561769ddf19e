// Bots that play at a table on this page, as they do in a session: one move after the other, and in
// a real-time game one a second, once a person has started the sand.
import { botMove } from "./bots.js";
import { useEffect, useRef, useState } from "./vendor/hooks.js";

/** Milliseconds before a bot moves, so that people see what happens. */
const PACE = 400;
const REAL_TIME_PACE = 1000;

/**
 * @param {{table: import("./table.js").Table, language: string, paused: boolean, onChange: () => void}} props
 * @returns {boolean} whether they play at random, since the service suggests nothing
 */
export function useBots({ table, language, paused, onChange }) {
  const [atRandom, setAtRandom] = useState(false);
  const resting = useRef(paused);
  resting.current = paused;

  useEffect(() => {
    let seated = true;
    let turn = 0;
    const act = async () => {
      const { position, bots, realTime } = table;
      const asked = position.toAct.filter((seat) => bots[seat]);
      const waits = realTime && table.index === 0 && asked.length < position.toAct.length;
      if (resting.current || waits || !table.isLast || !asked.length) return;
      // In a team whoever is next waits for others: each bot has its turn.
      const seat = asked[turn++ % asked.length];
      const { move, random } = await botMove(table, seat, language);
      if (!seated || resting.current || !table.isLast) return;
      setAtRandom(random);
      if (move) await table.play(seat, [move], language, { told: false });
      onChange();
    };
    const play = async () => {
      const pace = table.realTime ? REAL_TIME_PACE : PACE;
      while (seated) {
        await new Promise((resolve) => setTimeout(resolve, pace));
        await act().catch(() => {}); // not answered: tried again with the next turn
      }
    };
    play();
    return () => {
      seated = false;
    };
  }, [table, language]);
  return atRandom;
}

// boardgame.io's reducer on tic-tac-toe: JSON in, one move, JSON out. Takes turns as turns.py says.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      if (G.cells[square] !== null) return INVALID_MOVE;
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    const won = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
    if (won) return { winner: ctx.currentPlayer };
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const reduce = CreateGameReducer({ game });
const make = (state, square) =>
  reduce(state, {
    type: "MAKE_MOVE",
    payload: { type: "mark", args: [square], playerID: state.ctx.currentPlayer },
  });

/** Positions of random games; one move in five marks a square that is taken. */
function requests() {
  const bodies = [];
  let seed = 1;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  for (let number = 0; number < 16; number++) {
    let state = InitializeGame({ game, numPlayers: 2 });
    for (let ply = 0; ply < 8 && state.ctx.gameover === undefined; ply++) {
      const { cells } = state.G;
      const free = cells.flatMap((cell, square) => (cell === null ? [square] : []));
      const square = free[random(free.length)];
      if (ply >= 2 && ply <= 5) {
        const illegal = bodies.length % 5 === 4;
        const wrong = cells.findIndex((cell) => cell !== null);
        bodies.push(JSON.stringify({ state, square: illegal ? wrong : square }));
      }
      state = make(state, square);
    }
  }
  return bodies;
}

const bodies = requests();
const mute = () => {};
console.error = mute; // it tells each illegal move

function cycle() {
  for (const body of bodies) {
    const { state, square } = JSON.parse(body);
    JSON.stringify(make(state, square));
  }
  return bodies.length;
}

const NAME = "cycle, boardgame.io";
const size = bodies.reduce((sum, body) => sum + JSON.stringify(JSON.parse(body).state).length, 0);
for (let number = 0; number < 200; number++) cycle(); // until it is compiled
console.log(JSON.stringify({ [NAME]: [size / bodies.length, null] }));
for await (const line of createInterface({ input: process.stdin })) {
  const { seconds } = JSON.parse(line);
  const before = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    done += cycle();
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1e6;
  }
  console.log(JSON.stringify([done, spent]));
}

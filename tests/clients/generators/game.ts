// A whole game by legal moves, whatever is played and whichever client plays it.
export interface Decision<Move> {
  seat: number;
  moves: Move[];
}

export interface Position<State, Move> {
  state: State;
  over: boolean;
  legalMoves?: Decision<Move>[];
}

export interface Turn<State, Move> {
  state: State;
  seat: number;
  move: Move;
  at: number | null;
}

/** Plays on from a position until the game is over; how many moves it took. */
export async function play<State, Move>(
  begun: Position<State, Move>,
  apply: (turn: Turn<State, Move>) => Promise<Position<State, Move>>,
  realTime = false,
): Promise<number> {
  let position = begun;
  let made = 0;
  for (; !position.over; made++) {
    const decision = position.legalMoves?.[made % (position.legalMoves.length || 1)];
    const move = decision?.moves[(made * 7) % decision.moves.length];
    if (!decision || !move) throw new Error("nobody may move, and it is not over");
    const at = realTime ? (made + 1) * 2000 : null;
    position = await apply({ state: position.state, seat: decision.seat, move, at });
  }
  return made;
}

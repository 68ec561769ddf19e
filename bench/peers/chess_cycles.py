"""python-chess without a network: from JSON with a FEN to JSON with a FEN, and random play."""

from itertools import count
from random import Random
from statistics import mean

import chess
import orjson

from bench.peers.chess_positions import applied, requests
from bench.peers.turns import Case, take_turns


def main() -> None:
    bodies = requests()

    def cycle() -> int:
        for body in bodies:
            asked = orjson.loads(body)
            orjson.dumps(applied(asked["fen"], asked["move"]) or {"legal": False})
        return len(bodies)

    seeds = count()

    def play() -> int:
        board, rng, moves = chess.Board(), Random(next(seeds)), 0
        while moves < 120 and (legal := list(board.legal_moves)):
            board.push(rng.choice(legal))
            moves += 1
        return moves

    fens = [orjson.loads(body)["fen"] for body in bodies]
    branching = mean(chess.Board(fen).legal_moves.count() for fen in fens)
    size = mean(map(len, fens))
    take_turns(
        {
            "cycle, python-chess": Case(cycle, size, branching),
            "random play, python-chess": Case(play, size, branching),
        }
    )


if __name__ == "__main__":
    main()

"""Middle games of chess as requests, one in five of which proposes an illegal move."""

from random import Random
from typing import Any

import chess
import orjson

GAMES = 16
_PLIES = (12, 24, 36, 48)


def requests(games: int = GAMES) -> list[bytes]:
    """``{"fen", "move"}`` for four positions of each of some random games."""
    bodies = []
    for number in range(games):
        rng, board = Random(number), chess.Board()
        for ply in range(max(_PLIES) + 1):
            moves = list(board.legal_moves)
            if not moves:
                break
            move = rng.choice(moves)
            if ply in _PLIES:
                illegal = len(bodies) % 5 == 4
                proposed = "a1a8" if illegal else move.uci()
                if illegal and chess.Move.from_uci(proposed) in board.legal_moves:
                    proposed = "h1h8"
                bodies.append(orjson.dumps({"fen": board.fen(), "move": proposed}))
            board.push(move)
    return bodies


def applied(fen: str, move: str) -> dict[str, Any] | None:
    """The position after a move, with the legal moves in it; nothing if the move is illegal."""
    board = chess.Board(fen)
    made = chess.Move.from_uci(move)
    if not board.is_legal(made):
        return None
    board.push(made)
    return {"fen": board.fen(), "legalMoves": [one.uci() for one in board.legal_moves]}


def judged(fen: str, move: str) -> bool:
    """Whether a move is legal."""
    return chess.Board(fen).is_legal(chess.Move.from_uci(move))

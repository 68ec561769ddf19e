"""python-chess as most would serve it: FastAPI, with what comes and goes typed by pydantic."""

from typing import Annotated

from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

from bench.peers.chess_positions import applied, judged


class Proposal(BaseModel):
    """A move in a position."""

    fen: str
    move: Annotated[str, Field(pattern=r"^[a-h][1-8][a-h][1-8][qrbn]?$")]


class Position(BaseModel):
    """What a move leads to."""

    fen: str
    legalMoves: list[str]  # noqa: N815


class Verdict(BaseModel):
    """Whether a move is legal."""

    legal: bool


def create() -> FastAPI:
    app = FastAPI()

    @app.post("/apply")
    async def apply(proposal: Proposal) -> Position:
        position = applied(proposal.fen, proposal.move)
        if position is None:
            raise HTTPException(422, "illegal move")
        return Position(**position)

    @app.post("/judge")
    async def judge(proposal: Proposal) -> Verdict:
        return Verdict(legal=judged(proposal.fen, proposal.move))

    return app

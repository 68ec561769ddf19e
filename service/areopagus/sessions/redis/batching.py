"""Batches concurrent commits into one Redis pipeline.

Each is still an atomic step of its own. A round trip costs redis-py several times what a command
in a pipeline does, so while one is under way the next wait and then share one.
"""

import asyncio
from typing import Any

from redis.exceptions import NoScriptError

from areopagus.redis.client import Client


class CommitBatcher:
    """Runs one script: alone when nothing is in flight, else in the next pipeline."""

    def __init__(self, client: Client, script: str, *, sharded: bool) -> None:
        self._client = client
        self._script = client.register_script(script)
        self._alone = sharded
        """In a Cluster commits go to different nodes, so there is nothing to share."""
        self._under_way = False
        self._waiting: list[tuple[list[Any], asyncio.Future[Any]]] = []
        self._sending: asyncio.Task[None] | None = None

    async def run(self, keys: tuple[str, ...], arguments: list[Any]) -> Any:
        """Run the script, and return what it returns."""
        if self._alone:
            return await self._script(keys=keys, args=arguments)
        # Not awaited together: the first one goes at once, so that a lone commit waits for nobody.
        # Those that come during its round trip share the next one.
        if self._under_way:
            answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self._waiting.append(([len(keys), *keys, *arguments], answer))
            return await answer
        self._under_way = True
        try:
            return await self._script(keys=keys, args=arguments)
        finally:
            if self._waiting:
                self._sending = asyncio.create_task(self._send())
            else:
                self._under_way = False

    async def _send(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                answers = await self._pipelined([command for command, _ in batch])
            except Exception as error:
                answers = [error] * len(batch)
            for (_, waiting), answer in zip(batch, answers, strict=True):
                if waiting.done():  # cancelled: whoever asked has left
                    continue
                if isinstance(answer, Exception):
                    waiting.set_exception(answer)
                else:
                    waiting.set_result(answer)
        self._under_way = False

    async def _pipelined(self, commands: list[list[Any]]) -> list[Any]:
        async with self._client.pipeline(transaction=False) as pipeline:
            for command in commands:
                pipeline.evalsha(self._script.sha, *command)
            answers: list[Any] = await pipeline.execute(raise_on_error=False)
        # Redis restarted and forgot the script. Those that did run are safe to send again: each
        # carries a nonce by which the script knows it.
        if any(isinstance(answer, NoScriptError) for answer in answers):
            await self._client.script_load(self._script.script)
            return await self._pipelined(commands)
        return answers

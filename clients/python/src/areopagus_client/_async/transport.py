"""Sends requests, sends again what is worth it, reads the answer."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager

import httpx

from areopagus_client.backoff import delay_before, is_retried
from areopagus_client.errors import ConnectionError, TimeoutError
from areopagus_client.options import AnswerOptions, Retry
from areopagus_client.requests import Request, is_gone, problem_of


class AsyncTransport:
    """The connection to one service."""

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None,
        lang: str | None,
        timeout: float,
        retry: Retry,
        headers: Mapping[str, str],
        transport: httpx.AsyncBaseTransport | None,
    ) -> None:
        self.base_url = base_url.rstrip("/")
        self.retry = retry
        self._lang = lang
        self._timeout = timeout
        own = {} if api_key is None else {"x-api-key": api_key}
        self._http = httpx.AsyncClient(
            base_url=self.base_url, headers={**own, **headers}, transport=transport
        )

    async def aclose(self) -> None:
        """Let go of all connections."""
        await self._http.aclose()

    async def ask(self, request: Request, call: AnswerOptions) -> bytes:
        """What the service answers, sent again as often as it is worth it."""
        most = call.get("retries")
        if most is None:
            most = self.retry.attempts
        number = 0
        while True:
            try:
                async with self.open(request, call) as response:
                    return await response.aread()
            except Exception as error:
                # What was there and is gone on the second try was closed by the first.
                if number > 0 and request.method == "DELETE" and is_gone(error):
                    return b""
                if number >= most or not is_retried(error, self.retry, once=request.once):
                    raise
                lost = error
            await asyncio.sleep(delay_before(number, self.retry, lost))
            number += 1

    @asynccontextmanager
    async def open(
        self, request: Request, call: AnswerOptions, silence: float | None = None
    ) -> AsyncGenerator[httpx.Response, None]:
        """The answer whose body is still to come. It is asked for once.

        ``silence``: how many seconds the body, once it has begun, may bring nothing.
        """
        seconds = call.get("timeout") or self._timeout
        try:
            async with self._http.stream(
                request.method,
                request.path,
                content=request.content(),
                params=request.parameters(call, self._lang),
                headers=request.all_headers(),
                timeout=httpx.Timeout(seconds, read=silence or seconds),
            ) as response:
                if response.status_code >= 400:
                    content = await response.aread()
                    raise problem_of(response.status_code, response.headers, content)
                yield response
        except httpx.TimeoutException as error:
            raise TimeoutError(f"Nothing was heard for {silence or seconds} s.") from error
        except (httpx.TransportError, httpx.StreamError) as error:
            raise ConnectionError(f"{self.base_url} cannot be reached: {error}") from error
        except httpx.DecodingError as error:
            raise ConnectionError("The answer cannot be read.") from error

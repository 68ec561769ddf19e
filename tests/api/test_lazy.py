"""What is made once, by whoever wants it first."""

import asyncio

from areopagus.api.lazy import Lazy


def test_it_is_made_once_however_many_want_it_at_the_same_time() -> None:
    made: list[object] = []

    def make() -> object:
        made.append(object())
        return made[-1]

    lazy = Lazy(make)

    async def all_at_once() -> list[object]:
        return await asyncio.gather(*(lazy.get_async() for _ in range(8)))

    assert {*asyncio.run(all_at_once()), lazy.get()} == {*made}
    assert len(made) == 1

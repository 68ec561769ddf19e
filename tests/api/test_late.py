"""What is made once, by whoever wants it first."""

import asyncio

from areopagus.api.late import Late


def test_it_is_made_once_however_many_want_it_at_the_same_time() -> None:
    made: list[object] = []

    def make() -> object:
        made.append(object())
        return made[-1]

    late = Late(make)

    async def all_at_once() -> list[object]:
        return await asyncio.gather(*(late.wanted() for _ in range(8)))

    assert {*asyncio.run(all_at_once()), late.now()} == {*made}
    assert len(made) == 1

"""Connections are accepted as they come, and not one each time around the loop."""

import asyncio
import socket

from areopagus.api.server.loop import Loop

CROWD = 200


class Counted(asyncio.Protocol):
    """Counts connections, and says when one has told something."""

    made = 0
    told: asyncio.Event

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        Counted.made += 1

    def data_received(self, data: bytes) -> None:
        Counted.told.set()


def run(story: object) -> None:
    Counted.made, Counted.told = 0, asyncio.Event()
    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(story)  # type: ignore[arg-type]


def test_all_that_wait_are_accepted_in_a_few_rounds() -> None:
    async def story() -> None:
        server = await asyncio.get_running_loop().create_server(
            Counted, "127.0.0.1", 0, backlog=CROWD
        )
        address = server.sockets[0].getsockname()
        crowd = [socket.create_connection(address) for _ in range(CROWD)]
        for _ in range(10):
            await asyncio.sleep(0)
        assert Counted.made == CROWD
        crowd[0].sendall(b"hello")
        await asyncio.wait_for(Counted.told.wait(), 60)
        for client in crowd:
            client.close()
        server.close()
        await server.wait_closed()
        assert not server.is_serving()

    run(story())


def test_a_socket_that_is_given_is_listened_to() -> None:
    async def story() -> None:
        with socket.socket() as given:
            given.bind(("127.0.0.1", 0))
            loop = asyncio.get_running_loop()
            server = await loop.create_server(Counted, sock=given, backlog=8)
            with socket.create_connection(given.getsockname()) as client:
                client.sendall(b"hello")
                await asyncio.wait_for(Counted.told.wait(), 60)
            server.close()

    run(story())


def test_a_port_that_is_taken_is_an_error_and_leaves_nothing_open() -> None:
    async def story() -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            try:
                await asyncio.get_running_loop().create_server(Counted, "127.0.0.1", port)
            except OSError:
                return
            raise AssertionError("it is taken")

    run(story())

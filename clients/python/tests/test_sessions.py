"""Games that the service keeps."""

from typing import Any

import pytest
from areopagus_client import (
    Areopagus,
    AsyncAreopagus,
    BudgetInput,
    ProblemError,
    Retry,
    SeatSetupInput,
    TableOptionsInput,
)
from areopagus_client.contract.red_planet import RedPlanetLaunchMove
from cutting import relay
from play import TABLES, URL, closed, each, got

pytestmark = pytest.mark.usefixtures("runner")


async def step(table: Any, turn: int) -> bool:
    """Make a legal move of whoever is asked; false when the game is over."""
    seen = await got(table.host.look(include=["score"]))
    if seen.over:
        return False
    seat = table.seat(seen.to_act[turn % len(seen.to_act)])
    questions = (await got(seat.look(include=["legalMoves"]))).questions
    moves = questions[turn % len(questions)].moves
    following = await got(seat.play(moves[turn * 7 % len(moves)]))
    assert following.ok or following.refusal.state is not None
    return True


async def test_a_whole_game_of_a_session_is_followed_from_its_beginning(mars: Any) -> None:
    table = await got(mars.red_planet.create_session(seats=["Ann", "Bo"], seed="py"))
    turn = 0
    while await step(table, turn):
        turn += 1
    assert turn > 20
    last = await got(table.spectator.look())
    assert last.over
    assert last.score.final

    listed = await got(table.spectator.updates())
    record = await got(table.spectator.record())
    replayed = await got(mars.red_planet.replay(record))
    assert replayed.score.winners == last.score.winners

    told = []
    following = table.spectator.follow(after=0, include=["texts"], lang="fr")
    async for update in each(following):
        told.append(update)
        if update.version == last.version:
            await got(table.host.close())
    assert [update.version for update in told] == list(range(1, last.version + 1))
    assert [update.to_act for update in told] == [update.to_act for update in listed.updates]
    assert any(event.text for update in told for event in update.events)
    with pytest.raises(ProblemError) as raised:
        await got(table.spectator.look())
    assert raised.value.is_a("unknown-session")
    with pytest.raises(ProblemError) as raised:
        async for _ in each(table.spectator.follow()):
            pass
    assert raised.value.is_a("unknown-session")


async def test_what_a_seat_can_do_at_a_table(mars: Any) -> None:
    options = TableOptionsInput(host_undo=True)
    table = await got(mars.red_planet.create_session(seats=3, seed="py", table=options))
    ann = mars.red_planet.session(table.id, table.document.seats[0].token)
    before = await got(ann.look(include=["labels"]))
    move = before.questions[0].moves[0]
    assert before.seat == 0
    assert before.questions[0].labels
    picture = await got(ann.picture(theme="light", highlight=move, targets=True))
    assert picture.svg.startswith("<svg")
    found = await got(ann.suggest(level="random", budget=BudgetInput(iterations=5)))
    assert found.seat == 0

    refused = await got(ann.play(RedPlanetLaunchMove(ship="RP-S-07")))
    assert not refused.ok
    assert refused.refusal.rule.id.startswith("RP-")
    terms = {"if_version": before.version, "idempotency_key": "once"}
    following = await got(ann.play(move, **terms))
    again = await got(ann.play(move, **terms))
    assert following.version == before.version + 1
    assert again.version == following.version
    with pytest.raises(ProblemError) as raised:
        await got(ann.play(move, if_version=before.version))
    assert raised.value.is_a("stale-version")
    undone = await got(ann.undo())
    assert undone.version == following.version + 1
    assert undone.questions[0].moves == before.questions[0].moves
    with pytest.raises(ProblemError) as raised:
        await got(ann.undo(to=999))
    assert raised.value.is_a("cannot-undo")
    with pytest.raises(LookupError, match="seat 3"):
        table.seat(3)
    await got(table.host.close())


async def test_the_service_plays_the_seats_of_bots(mars: Any) -> None:
    seats = ["Ann", SeatSetupInput(name="Bo", bot="random")]
    table = await got(mars.red_planet.create_session(seats=seats))
    assert list(table.seats) == [0]
    following = table.spectator.follow(after=0)
    async for update in each(following):
        if update.seat == 1:
            break  # the bot has moved
    await closed(following)
    await got(table.host.close())


async def test_the_clock_of_a_real_time_game_is_started_once(mars: Any) -> None:
    table = await got(mars.magic_maze_on_mars.create_session(seats=2))
    version = (await got(table.host.look())).version
    assert (await got(table.host.start(if_version=version))).version == version + 1
    with pytest.raises(ProblemError) as raised:
        await got(table.host.start())
    assert raised.value.is_a("cannot-start")
    await got(table.host.close())


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
async def test_a_session_of_each_game(mars: Any, id: Any, seats: int, options: Any) -> None:
    table = await got(mars.game(id).create_session(seats=seats, options=options))
    for turn in range(12):
        await step(table, turn)
    version = (await got(table.spectator.look())).version
    told = []
    following = mars.session(table.id).follow(after=version - 3)
    async for update in each(following):
        assert update.game == id
        told.append(update.version)
        if update.version == version:
            break
    await closed(following)
    assert told == [version - 2, version - 1, version]
    await got(table.host.close())


@pytest.mark.parametrize("kind", [Areopagus, AsyncAreopagus])
async def test_a_stream_that_is_cut_resumes(kind: Any) -> None:
    retry = Retry(first_delay=0.01, max_delay=0.05)
    with relay(URL) as cutting:
        near, far = kind(URL), kind(cutting.url, retry=retry)
        table = await got(near.red_planet.create_session(seats=2, seed="py"))
        for turn in range(9):
            await step(table, turn)
        told = []
        lost: list[Exception] = []
        listener = far.red_planet.session(table.id, table.document.seats[0].token)
        reconnecting = {"on_reconnect": lambda why, _: lost.append(why), "attempts": 20}
        async for update in each(listener.follow(after=0, **reconnecting)):
            told.append(update.version)
            if update.version in (4, 10):
                cutting.cut()
            if update.version == 10:
                # While nobody listens, the game goes on; then it is closed.
                for turn in range(9, 13):
                    await step(table, turn)
            if update.version == 14:
                await got(table.host.close())
        for one in (near, far):
            await got(one.aclose() if kind is AsyncAreopagus else one.close())
    assert told == list(range(1, 15))
    assert lost
    assert cutting.connections > 1

"""Whole games, and what else can be asked about positions."""

from typing import Any

import msgspec
import pytest
from areopagus_client import VERSION, BudgetInput, ProblemError
from areopagus_client.contract.red_planet import RedPlanetLaunchMove
from play import TABLES, got, play_out, record_of

LAUNCH = RedPlanetLaunchMove(ship="RP-S-07")
pytestmark = pytest.mark.usefixtures("runner")


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
async def test_a_whole_game(mars: Any, id: Any, seats: int, options: Any) -> None:
    game = mars.game(id)
    asked = {"seats": seats, "seed": "py", "options": options}
    begun = await got(game.setup(**asked, include=["labels", "texts"], lang="fr"))
    assert begun.game == id
    assert all(len(question.labels) == len(question.moves) for question in begun.questions)
    moves, position = await play_out(game, begun)
    assert len(moves) > 20
    assert position.score.final
    assert position.questions == ()
    # The record of what was played leads to the same position, byte for byte.
    replayed = await got(game.replay(record_of(seats, options, moves)))
    assert replayed.digest == position.digest
    assert replayed.state == position.state


@pytest.mark.parametrize(("id", "seats", "options"), TABLES)
async def test_what_else_can_be_asked(mars: Any, id: Any, seats: int, options: Any) -> None:
    game = mars.game(id)
    position = await got(game.setup(seats=seats, seed="py", options=options))
    question = position.questions[0]
    seat, move = question.seat, question.moves[0]
    verdict = await got(position.judge(seat, move))
    assert verdict.legal
    assert verdict.authentic
    assert position.questions_for(seat)[0] == question
    (explained, *_) = await got(position.legal_moves(seat=seat, explain=True))
    assert explained.seat == seat

    view = await got(position.view(seat))
    assert view.seat == seat
    assert view.view is not None
    assert view.questions[0].moves == question.moves
    assert (await got(position.view(None))).questions == ()

    picture = await got(position.render(seat=seat, theme="dark", layout="narrow", highlight=move))
    assert picture.svg.startswith("<svg")
    assert await got(game.score(position.state)) == position.score

    restored = game.restore(position.document)
    assert restored.questions == position.questions
    following = await got(restored.play(seat, move))
    assert following.ok
    assert following.to_act is not None

    budget = BudgetInput(iterations=10)
    found = await got(position.suggest(seat, level="random", budget=budget))
    if found.suggestions:
        assert (await got(position.judge(seat, found.suggestions[0].move))).legal
    else:
        assert id == "magic-maze-on-mars"  # where a team may have one wait
    # A state that was read and written again is the same state.
    items = [(position.state, seat, move), (position.state, seats - 1 - seat, move)]
    verdicts = await got(game.judge_batch(items))
    assert len(verdicts) == 2
    assert verdicts[0].legal


async def test_a_move_that_the_rules_refuse_is_a_result(mars: Any) -> None:
    position = await got(mars.red_planet.setup(seats=["Ann", "Bo", "Cy"]))
    following = await got(position.play(0, LAUNCH, lang="fr"))
    assert not following.ok
    assert following.refusal.rule.id.startswith("RP-")
    assert following.refusal.state is None
    verdict = await got(position.judge(0, LAUNCH, lang="fr"))
    assert not verdict.legal
    assert verdict.reason == following.refusal.reason
    assert (await got(position.judge(0, LAUNCH, lang="en"))).reason != verdict.reason
    assert await got(mars.red_planet.rule(verdict.rule.id, lang="fr")) == verdict.rule
    # Several moves happen all or none, and the refusal says which it was.
    question = position.questions[0]
    both = await got(position.play(question.seat, [question.moves[0], LAUNCH]))
    assert not both.ok
    assert both.refusal.index == 1


async def test_a_position_sends_its_stamp_along(mars: Any) -> None:
    game = mars.red_planet
    begun = await got(game.setup(seats=3, seed="py"))
    seat, move = begun.questions[0].seat, begun.questions[0].moves[0]
    following = await got(begun.play(seat, move))
    assert following.stamp not in (None, begun.stamp)
    assert (await got(following.view(None))).authentic
    assert (await got(game.restore(following.document).view(None))).authentic
    # A state that was read and written again is still the same; what was altered has no stamp.
    again = {"stamp": begun.stamp, "require": "stamp"}
    assert (await got(game.judge(begun.state, seat, move, **again))).authentic
    dice = msgspec.structs.replace(begun.state.dice, seed="mine")
    mine = msgspec.structs.replace(begun.state, dice=dice)
    assert (await got(game.judge(mine, seat, move, stamp=begun.stamp))).authentic is False
    assert (await got(game.apply(mine, seat, move, stamp=begun.stamp))).stamp is None
    with pytest.raises(ProblemError) as raised:
        await got(game.judge(mine, seat, move, **again))
    assert raised.value.is_a("unstamped-state")


async def test_what_could_never_be_on_a_table_is_a_problem(mars: Any) -> None:
    state = (await got(mars.red_planet.setup(seats=3))).state
    impossible = msgspec.structs.replace(state, first=5)
    with pytest.raises(ProblemError, match="there is no seat 5") as raised:
        await got(mars.red_planet.score(impossible))
    assert raised.value.status == 422
    assert raised.value.request_id


async def test_a_game_is_played_with_what_is_printed_in_a_box_of_ones_own(mars: Any) -> None:
    game = mars.red_planet
    zones = [{"id": "hellas", "name": "The bowl"}]
    accepted = await got(game.add_pack({"game": "red-planet", "name": "My box", "zones": zones}))
    assert accepted.pieces == 1
    pack = accepted.pack
    assert (await got(game.setup(seats=3, pack=pack))).state.pack == pack
    printed = await got(game.components(pack=pack))
    assert [zone.name for zone in printed.zones if zone.id == "hellas"] == ["The bowl"]
    assert len((await got(game.sealed.setup(seats=3, pack=pack))).to_act) == 3
    table = await got(game.create_session(seats=3, pack=pack))
    assert (await got(table.host.record())).setup.pack == pack
    await got(table.host.close())

    crowded = [{"id": "RP-S-01", "capacity": 40, "destination": None}]
    with pytest.raises(ProblemError) as raised:
        await got(game.add_pack({"game": "red-planet", "name": "Mine", "ships": crowded}))
    assert raised.value.is_a("invalid-pack")
    assert any(flaw.pointer.startswith("/ships") for flaw in raised.value.problem.flaws)


async def test_the_catalogue(mars: Any) -> None:
    games = await got(mars.games())
    assert sorted(game.id for game in games) == sorted(id for id, *_ in TABLES)
    assert (await got(mars.on_mars.describe())).id == "on-mars"
    rules = await got(mars.on_mars.rules(lang="fr"))
    assert len(rules) > 50
    about = next(about for rule in rules for about in rule.about)
    some = await got(mars.on_mars.rules(about=about, lang="fr"))
    assert 0 < len(some) < len(rules)
    components = await got(mars.magic_maze_on_mars.components(lang="fr"))
    assert len(components.tiles) > 10
    for game in (mars.planete_rouge, mars.red_planet, mars.on_mars):
        assert await got(game.components())
    assert VERSION.count(".") == 2

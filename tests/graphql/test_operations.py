"""Every operation answers what REST answers, typed, and says as data what is wrong."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from areopagus.api.examples import example_requests
from areopagus.api.graphql.casing import camel
from areopagus.referee.catalogue import GAMES, Catalogue
from tests.graphql.conftest import Ask

GAME_IDS = [game.id for game in GAMES]
PROBLEM = "... on Problem { message pointer }"


class Example:
    """A game with a worked request for each operation."""

    def __init__(self, catalogue: Catalogue, game: str) -> None:
        referee = catalogue[game]
        self.id = game
        self.field = camel(game)
        self.prefix = referee.shapes.names.prefix
        self.real_time = referee.game.real_time
        self.requests = example_requests(referee)

    def query(self, operation: str, selected: str, **types: str) -> str:
        """A query of one operation, with all its arguments as variables."""
        declared = ", ".join(f"${name}: {kind}" for name, kind in types.items())
        given = ", ".join(f"{name}: ${name}" for name in types)
        asked = f"{operation}({given}) {{ __typename {selected} }}"
        return f"query({declared}) {{ {self.field} {{ {asked} }} }}"

    def answer(self, answer: dict[str, Any], operation: str) -> Any:
        assert "errors" not in answer, answer
        return answer["data"][self.field][operation]

    def applied(self, ask: Ask, selected: str, **changes: Any) -> Any:
        request = self.requests["apply"] | changes
        types = {"state": "Document!", "seat": "Int", "move": f"{self.prefix}MoveInput"}
        if "at" in request:
            types["at"] = "Int"
        if "moves" in request:
            types["moves"] = f"[{self.prefix}MoveInput!]"
        move = request["move"]
        request = request | {"move": None if move is None else {"document": move}}
        query = self.query("apply", f"{selected} {PROBLEM}", **types)
        return self.answer(ask(query, **request), "apply")


@pytest.fixture(params=GAME_IDS)
def example(request: pytest.FixtureRequest, catalogue: Catalogue) -> Example:
    return Example(catalogue, request.param)


@pytest.fixture
def red_planet(catalogue: Catalogue) -> Example:
    return Example(catalogue, "red-planet")


def rest(client: TestClient, example: Example, operation: str, body: Any) -> Any:
    return client.post(f"/v1/games/{example.id}/{operation}", json=body).json()


def test_apply_is_rests_apply(example: Example, ask: Ask, client: TestClient) -> None:
    position = f"""... on {example.prefix}Position {{
        document digest over toAct events {{ document }} state {{ ply dice {{ seed rolls }} }}
        legalMoves {{ seat decision prompt moves {{ document }} }}
        score {{ final winners seats {{ seat total }} progress {{ label done of }} }} }}"""
    answer = example.applied(ask, position)
    expected = rest(client, example, "apply", example.requests["apply"])
    assert answer["__typename"] == f"{example.prefix}Position"
    assert answer["document"] == expected["state"]
    assert answer["digest"] == expected["digest"]
    assert answer["toAct"] == expected["toAct"]
    assert [event["document"] for event in answer["events"]] == expected["events"]
    assert answer["state"] == {
        "ply": expected["state"]["ply"],
        "dice": {
            "seed": expected["state"]["dice"]["seed"],
            "rolls": expected["state"]["dice"]["rolls"],
        },
    }
    offered = [[move["document"] for move in one["moves"]] for one in answer["legalMoves"]]
    assert offered == [one["moves"] for one in expected["legalMoves"]]
    totals = [seat["total"] for seat in answer["score"]["seats"]]
    assert totals == [seat["total"] for seat in expected["score"].get("seats", [])]


def test_the_other_operations_are_rests_too(example: Example, ask: Ask, client: TestClient) -> None:
    at = {"at": "Int"} if example.real_time else {}
    state = {"state": "Document!"}
    cases = {
        "legalMoves": (
            f"... on {example.prefix}LegalMoves {{ toAct over }}",
            state | {"seat": "Int"} | at,
        ),
        "judge": (
            "... on Verdict { legal reason }",
            state | {"seat": "Int", "move": f"{example.prefix}MoveInput!"} | at,
        ),
        "score": ("... on Score { final winners }", state | at),
        "view": (
            f"... on {example.prefix}Seen {{ game seat toAct over }}",
            state | {"seat": "Int"} | at,
        ),
    }
    for operation, (selected, types) in cases.items():
        name = "legal-moves" if operation == "legalMoves" else operation
        body = example.requests[name]
        variables = body | ({"move": {"document": body["move"]}} if "move" in body else {})
        answer = example.answer(
            ask(example.query(operation, selected, **types), **variables), operation
        )
        expected = rest(client, example, name, body)
        assert {key: expected.get(key) for key in answer if key != "__typename"} == {
            key: value for key, value in answer.items() if key != "__typename"
        }


def test_setup_and_replay_are_rests_too(example: Example, ask: Ask, client: TestClient) -> None:
    setup = example.requests["setup"]
    position = f"... on {example.prefix}Position {{ digest document }} {PROBLEM}"
    query = f"""{{ {example.field} {{
        setup(seats: {{count: {setup["seats"]}}}, seed: "{setup["seed"]}") {{ {position} }} }} }}"""
    dealt = example.answer(ask(query), "setup")
    assert dealt["document"] == rest(client, example, "setup", setup)["state"]

    types = {
        "setup": f"{example.prefix}RecordedSetupInput!",
        "moves": f"[{example.prefix}RecordedMoveInput!]!",
    }
    record = example.requests["replay"]
    moves = [play | {"move": {"document": play["move"]}} for play in record["moves"]]
    recorded = {"seats": {"count": setup["seats"]}, "seed": setup["seed"]}
    answer = ask(example.query("replay", position, **types), setup=recorded, moves=moves)
    replayed = example.answer(answer, "replay")
    assert replayed["digest"] == rest(client, example, "replay", record)["digest"]


def test_a_batch_is_judged_in_order(example: Example, ask: Ask) -> None:
    item = example.requests["judge"]
    item = item | {"move": {"document": item["move"]}}
    query = example.query(
        "judgeBatch",
        "... on VerdictList { verdicts { legal rule { id } } }",
        items=f"[{example.prefix}JudgeInput!]!",
    )
    wrong = item | {"seat": 5}
    answer = example.answer(ask(query, items=[item, wrong, item]), "judgeBatch")
    assert [verdict["legal"] for verdict in answer["verdicts"]] == [True, False, True]
    assert answer["verdicts"][1]["rule"]["id"]


def test_a_typed_move_is_the_move(red_planet: Example, ask: Ask) -> None:
    selected = "... on RedPlanetPosition { digest }"
    move = red_planet.requests["apply"]["move"]
    typed = {
        key: value.replace("-", "_").upper() if key != "type" and isinstance(value, str) else value
        for key, value in move.items()
    }
    tag = camel(typed.pop("type"))
    request = red_planet.requests["apply"] | {"move": {tag: typed or True}}
    types = {"state": "Document!", "seat": "Int", "move": "RedPlanetMoveInput"}
    answer = red_planet.answer(
        ask(red_planet.query("apply", selected, **types), **request), "apply"
    )
    assert answer == red_planet.applied(ask, selected)


def test_several_moves_happen_all_or_none(red_planet: Example, ask: Ask) -> None:
    move = {"document": red_planet.requests["apply"]["move"]}
    selected = "... on RedPlanetIllegalMove { index move { document } seat }"
    answer = red_planet.applied(ask, selected, move=None, moves=[move, {"pass": True}])
    assert answer["__typename"] == "RedPlanetIllegalMove"
    assert (answer["index"], answer["pointer"]) == (1, "/moves/1")
    assert answer["move"] == {"document": {"type": "pass"}}


def test_an_illegal_move_names_its_rule_in_the_language_asked_for(
    red_planet: Example, ask: Ask
) -> None:
    query = """query($state: Document!) {
            a: redPlanet { ...apply }
            b: redPlanet(lang: FR) { ...apply }
        }
        fragment apply on RedPlanet { apply(state: $state, seat: 1, move: {pass: true}) {
            ... on RedPlanetIllegalMove { message rule { id title text source cite }
                                          violations { rule reason facts } } } }"""
    state = red_planet.requests["apply"]["state"]
    answer = ask(query, state=state)["data"]
    english, french = answer["a"]["apply"], answer["b"]["apply"]
    assert english["rule"]["id"] == french["rule"]["id"]
    assert english["rule"]["title"] != french["rule"]["title"]
    assert english["message"] != french["message"]
    assert english["rule"]["source"] in ("SEED", "REF", "HOUSE")
    by_header = ask(query, state=state, headers={"accept-language": "fr-CH"})["data"]
    assert by_header["a"]["apply"] == french


@pytest.mark.parametrize(
    ("changes", "kind", "pointer"),
    [
        ({"state": {"game": "red-planet"}}, "InvalidState", "/state/dice"),
        ({"state": {}}, "InvalidState", "/state/game"),
        ({"move": {"type": "fly"}}, "InvalidMove", "/move/type"),
        ({"move": {}}, "InvalidMove", "/move/type"),
        ({"move": None}, "InvalidMove", ""),
        ({"seat": 77}, "UnknownSeat", "/seat"),
        ({"seat": -1}, "UnknownSeat", "/seat"),
    ],
)
def test_what_does_not_fit_is_data(
    red_planet: Example, ask: Ask, changes: dict[str, Any], kind: str, pointer: str
) -> None:
    answer = red_planet.applied(ask, "", **changes)
    assert (answer["__typename"], answer["pointer"]) == (kind, pointer)
    assert answer["message"]


def test_an_impossible_state_names_the_invariant(red_planet: Example, ask: Ask) -> None:
    state = red_planet.requests["apply"]["state"]
    companies = [state["companies"][0] | {"reserve": 22}, *state["companies"][1:]]
    impossible = state | {"companies": companies}
    answer = red_planet.applied(ask, "... on InvalidState { invariant }", state=impossible)
    assert answer["__typename"] == "InvalidState"
    assert answer["invariant"]


def test_only_a_game_in_real_time_is_told_the_time(catalogue: Catalogue, ask: Ask) -> None:
    maze = Example(catalogue, "magic-maze-on-mars")
    query = maze.query("score", PROBLEM, state="Document!", at="Int")
    answer = maze.answer(ask(query, state=maze.requests["score"]["state"], at=-1), "score")
    assert (answer["__typename"], answer["pointer"]) == ("InvalidTime", "/at")
    backwards = maze.applied(ask, "... on MagicMazeOnMarsIllegalMove { rule { id } }", at=0)
    assert backwards["rule"]["id"] == "MM-TIME-1"
    refused = ask(query.replace("magicMazeOnMars", "redPlanet"), state={}, at=1)
    assert "Unknown argument" in refused["errors"][0]["message"]


@pytest.mark.parametrize(
    ("arguments", "pointer"),
    [
        ("seats: {count: 9}", "/seats"),
        ('seats: {names: ["Ann"]}', "/seats"),
        ('seats: {count: 3}, seed: ""', "/seed"),
        ('seats: {names: ["", "b"]}', "/seats/0"),
    ],
)
def test_an_impossible_setup_is_data(ask: Ask, arguments: str, pointer: str) -> None:
    answer = ask(f"{{ redPlanet {{ setup({arguments}) {{ __typename {PROBLEM} }} }} }}")
    problem = answer["data"]["redPlanet"]["setup"]
    assert (problem["__typename"], problem["pointer"]) == ("InvalidSetup", pointer)


def test_what_is_closed_is_explained_when_it_is_selected(red_planet: Example, ask: Ask) -> None:
    state = red_planet.requests["apply"]["state"]
    query = """query($state: Document!) { redPlanet { legalMoves(state: $state) {
        ... on RedPlanetLegalMoves {
            legalMoves { closed { rule reason move { document } } } } } } }"""
    decisions = ask(query, state=state)["data"]["redPlanet"]["legalMoves"]["legalMoves"]
    assert all(decision["closed"] is not None for decision in decisions)
    query = """query($state: Document!) { redPlanet { view(state: $state, seat: 0) {
        ... on RedPlanetSeen { legalMoves { closed { rule things } } } } } }"""
    decisions = ask(query, state=state)["data"]["redPlanet"]["view"]["legalMoves"]
    assert all(decision["closed"] is not None for decision in decisions)


def test_games_and_rules_can_be_read(ask: Ask) -> None:
    answer = ask("""{
        games { id title year realTime seats { least most } counts { rules moves events } options }
        game(id: "red-planet") { id moves { type description } optionsSchema }
        redPlanet(lang: FR) {
          components { ships { id capacity destination source } characters { name text } }
        }
        missing: game(id: "chess") { id }
        rules(game: "red-planet", lang: FR) { id title }
        rule(id: "RP-ROUND-3") { id title text source cite }
        none: rule(id: "RP-ROUND-3", game: "planete-rouge") { id }
    }""")["data"]
    assert [game["id"] for game in answer["games"]] == GAME_IDS
    material = answer["redPlanet"]["components"]
    assert len(material["ships"]) == 36
    assert material["characters"][0]["name"] == "Recruteur"
    assert answer["missing"] is None
    assert answer["none"] is None
    assert answer["rule"]["id"] == "RP-ROUND-3"
    assert "RP-ROUND-3" in {rule["id"] for rule in answer["rules"]}

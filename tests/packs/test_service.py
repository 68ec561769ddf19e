"""Packs through the front door: posted, played with, forgotten, posted again."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.kernel.language import Phrase
from areopagus.kernel.pack import Flaw, FlawedPack
from areopagus.packs import library
from areopagus.packs.library import Library
from areopagus.packs.memory import MemoryPackStore
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.shelf import Shelf
from areopagus.sessions.memory import MemoryStore
from areopagus.sessions.service import Sessions
from areopagus.settings import Settings
from tests.packs.boxes import Document, box, random_box
from tests.packs.shelf_of_boxes import BOXES, Boxed

GAME = "red-planet"
PATH = f"/v1/games/{GAME}"
every_game = pytest.mark.parametrize("boxed", BOXES, ids=lambda boxed: boxed.game)


class Service:
    """A worker, with a store of packs that others may share."""

    def __init__(self, packs: Any, most: int = 64, game: str = GAME, searches: int = 0) -> None:
        self.catalogue = Catalogue(shelf=Shelf(most))
        self.library = Library(self.catalogue, packs, games=1)
        sessions = Sessions(self.catalogue, MemoryStore(3600), ttl=3600, library=self.library)
        settings = Settings(suggest_workers=searches, graphql_ide=False, request_seconds=300)
        self.client = TestClient(create_app(settings, self.catalogue, sessions))
        self.path = f"/v1/games/{game}"

    def post(self, path: str, body: Any, **options: Any) -> Any:
        return self.client.post(f"{self.path}/{path}", json=body, **options)

    def add(self, document: Document) -> str:
        answer = self.post("packs", document)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["pack"])


@pytest.fixture
def store() -> MemoryPackStore:
    return MemoryPackStore(3600, 10)


@pytest.fixture
def service(store: MemoryPackStore) -> Service:
    return Service(store)


def test_a_pack_is_posted_and_played_with(service: Service) -> None:
    answer = service.post("packs", box(GAME)).json()
    assert answer["pieces"] == 10 + 1 + 20
    again = service.post("packs", dict(reversed(box(GAME).items()))).json()
    assert again == answer
    begun = service.post("setup", {"seats": 3, "seed": "a", "pack": answer["pack"]}).json()
    state = begun["state"]
    assert state["pack"] == answer["pack"]
    seat, move = begun["toAct"][0], begun["legalMoves"][0]["moves"][0]
    body = {"state": state, "seat": seat, "move": move}
    assert service.post("judge", body).json()["legal"]
    after = service.post("apply?include=labels,texts,picture", body).json()
    assert after["state"]["pack"] == answer["pack"]
    assert "Hellas" not in after["picture"]
    assert "Zone 3" in after["picture"]
    for path in ("legal-moves", "score", "view"):
        assert service.post(path, {"state": state}).status_code == 200
    seen = service.post("view", {"state": state}).json()
    assert seen["pack"] == answer["pack"]
    assert "Région 3" in service.post("render?lang=fr", {"state": state}).text
    batch = {"items": [body, {**body, "state": service_state(service)}]}
    verdicts = service.post("judge-batch", batch)
    assert verdicts.status_code == 200


def service_state(service: Service, **setup: Any) -> Document:
    state: Document = service.post("setup", {"seats": 3, "seed": "a", **setup}).json()["state"]
    return state


def test_a_refusal_names_things_as_the_box_does(service: Service) -> None:
    pack = service.add(box(GAME))
    begun = service.post("setup", {"seats": 3, "seed": "a", "pack": pack}).json()
    move = {"type": "redirect", "ship": "RP-S-02", "zone": "hellas"}
    body = {"state": begun["state"], "seat": begun["toAct"][0], "move": move}
    for path in ("judge", "apply"):
        assert "Hellas" not in service.post(path, body).text


def test_components_show_the_merged_material(service: Service) -> None:
    pack = service.add(box(GAME))
    shown = service.client.get(f"{PATH}/components?pack={pack}&lang=fr").json()
    assert len(shown["ships"]) == 20
    assert {ship["source"] for ship in shown["ships"]} == {"pack"}
    assert shown["zones"][2] == shown["zones"][2] | {"name": "Région 3", "source": "pack"}
    brought = {card["id"] for card in shown["eventCards"] if card["source"] == "pack"}
    assert brought == {"RP-G-01"}  # what the most ice is worth is printed there
    house = service.client.get(f"{PATH}/components").json()
    assert len(house["ships"]) == 36
    assert service.client.get(f"{PATH}/components?pack=mine").status_code == 400
    unknown = service.client.get(f"{PATH}/components?pack=b2:{0:032x}")
    assert unknown.json()["type"] == "/problems/unknown-pack"


@every_game
def test_two_boxes_at_once_and_neither_is_judged_by_the_other(
    store: MemoryPackStore, boxed: Boxed
) -> None:
    service = Service(store, game=boxed.game)
    packs = [service.add(boxed.box()), service.add(boxed.random(4))]
    states = [service_state(service, pack=pack) for pack in packs]
    for state, pack in [*zip(states, packs, strict=True)] * 2:
        assert state["pack"] == pack
        listed = service.post("legal-moves?include=labels", {"state": state})
        assert listed.status_code == 200
        drawn = service.post("render", {"state": state}).text
        assert (boxed.drawn in drawn) == (pack == packs[0])


def test_a_state_under_the_name_of_another_pack_is_refused(service: Service) -> None:
    mine, yours = service.add(box(GAME)), service.add(random_box(GAME, 4))
    states = [service_state(service, pack=pack) for pack in (mine, yours)]
    for state, other in zip(states, (yours, mine), strict=True):
        swapped = service.post("legal-moves", {"state": state | {"pack": other}})
        assert swapped.status_code == 422
        assert swapped.json()["type"] == "/problems/inconsistent-state"
    alone = {key: value for key, value in states[0].items() if key != "pack"}
    assert service.post("score", {"state": alone}).json()["type"] == "/problems/inconsistent-state"


@every_game
def test_another_worker_finds_the_pack_by_its_name(store: MemoryPackStore, boxed: Boxed) -> None:
    first, second, third = (Service(store, game=boxed.game) for _ in range(3))
    pack = first.add(boxed.box())
    setup = {"seats": 3, "seed": "a", "options": boxed.options, "pack": pack}
    state = first.post("setup", setup).json()["state"]
    assert second.post("legal-moves", {"state": state}).status_code == 200
    sealed = first.post("sealed/setup", setup).json()
    third.catalogue.sealed(boxed.game)._keyring = first.catalogue.sealed(boxed.game)._keyring
    seen = third.post("sealed/view", {"state": sealed["state"]}).json()
    assert seen["pack"] == pack
    seat = seen["toAct"][0]
    headers = bearer(sealed["seatKeys"][seat])
    body = {"state": sealed["state"], "seat": seat, **boxed.instant}
    view = third.post("sealed/view", body, headers=headers).json()
    moved = third.post("sealed/apply", body | boxed.move_of(view), headers=headers)
    assert moved.status_code == 200, moved.text
    body["state"] = moved.json()["state"]
    picture = third.post("sealed/render", body, headers=headers)
    assert boxed.drawn in picture.text


def test_a_worker_keeps_a_bounded_number_and_finds_the_others_again(
    store: MemoryPackStore,
) -> None:
    service = Service(store, most=2)
    states = [
        service_state(service, pack=service.add(random_box(GAME, seed))) for seed in (4, 5, 6)
    ]
    assert len(service.catalogue.shelf) == 2
    for state in [*states, *states]:
        assert service.post("score", {"state": state}).status_code == 200
    items = [{"state": state, "seat": 0, "move": {"type": "pass"}} for state in states[:2]]
    assert service.post("judge-batch", {"items": items}).status_code == 200
    items.append({"state": states[2], "seat": 0, "move": {"type": "pass"}})
    assert service.post("judge-batch", {"items": items}).json()["type"] == "/problems/packs-busy"


def test_an_unknown_pack_is_told_and_posting_it_again_mends_it() -> None:
    first, second = Service(MemoryPackStore(60, 10)), Service(MemoryPackStore(60, 10))
    state = service_state(first, pack=first.add(box(GAME)))
    for path, body in {
        "legal-moves": {"state": state},
        "setup": {"seats": 3, "pack": state["pack"]},
        "sealed/setup": {"seats": 3, "pack": state["pack"]},
        "replay": {"setup": {"seats": 3, "seed": "a", "pack": state["pack"]}, "moves": []},
    }.items():
        refused = second.post(path, body)
        assert refused.status_code == 422
        assert refused.json()["type"] == "/problems/unknown-pack"
        assert "Post it again" in refused.json()["detail"]
        assert refused.json()["pointer"].endswith("/pack")
    assert second.add(box(GAME)) == state["pack"]
    assert second.post("legal-moves", {"state": state}).status_code == 200


def test_an_unused_pack_is_forgotten_and_a_used_one_is_not() -> None:
    now = [0.0]
    store = MemoryPackStore(100, 10, clock=lambda: now[0])
    service = Service(store, most=1)
    service.library._clock = lambda: now[0]
    service.library._renewed = 0.0
    used, unused = service.add(random_box(GAME, 5)), service.add(box(GAME))
    state, other = service_state(service, pack=used), service_state(service, pack=unused)
    for _ in range(3):
        now[0] += 61
        assert service.post("score", {"state": state}).status_code == 200
    refused = service.post("score", {"state": other})
    assert refused.json()["type"] == "/problems/unknown-pack"


def test_flaws_come_all_at_once_in_the_language_of_the_reader(service: Service) -> None:
    broken = box(GAME) | {"zones": [{"id": "hellas", "adjacent": ["hellas"]}], "iceBonus": -1}
    del broken["name"]
    english, french = (service.post(f"packs?lang={lang}", broken).json() for lang in ("en", "fr"))
    assert english["type"] == "/problems/invalid-pack"
    assert {flaw["pointer"] for flaw in english["flaws"]} == {"/name", "/iceBonus"}
    assert "Un pack a un nom." in {flaw["message"] for flaw in french["flaws"]}


def test_a_client_posts_so_many_and_old_ones_again() -> None:
    service = Service(MemoryPackStore(3600, 1))
    service.add(box(GAME))
    refused = service.post("packs", random_box(GAME, 5))
    assert refused.status_code == 429
    assert refused.headers["retry-after"]
    service.add(box(GAME))


def test_what_is_tried_out_counts_whatever_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """To play games on a pack is what it costs: nobody has that for nothing again and again."""
    tried: list[str] = []

    def fails(game: Any, *_: int, **bounds: int) -> Iterator[int]:
        tried.append(game.pack)
        yield 1
        raise FlawedPack([Flaw("", Phrase("It goes wrong", "Cela tourne mal"))])

    monkeypatch.setattr(library, "try_out", fails)
    service = Service(MemoryPackStore(3600, 2))
    statuses = [service.post("packs", random_box(GAME, seed)).status_code for seed in range(4)]
    assert statuses == [422, 422, 429, 429]
    assert len(tried) == 2


@pytest.mark.parametrize("body", [b"{", b"[" * 40 + b"]" * 40, b'"' + b"x" * 300_000 + b'"'])
def test_a_hostile_body_is_refused(service: Service, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = service.client.post(f"{PATH}/packs", content=body, headers=headers)
    assert answer.status_code in (400, 413, 422)


def test_a_game_without_packs_says_so(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(service.catalogue[GAME].game), "PackDocument", None)
    refused = service.post("packs", {"game": GAME, "name": "Mine"})
    assert refused.json()["type"] == "/problems/packs-not-taken"
    unknown = service.post("setup", {"seats": 2, "pack": f"b2:{0:032x}"})
    assert unknown.json()["type"] == "/problems/unknown-pack"
    assert unknown.json()["detail"].endswith("with the house material only, so far.")


@every_game
def test_a_session_is_played_with_a_pack(store: MemoryPackStore, boxed: Boxed) -> None:
    service = Service(store, game=boxed.game)
    pack = service.add(boxed.box())
    body = {"game": boxed.game, "seats": 3, "seed": "a", "options": boxed.options, "pack": pack}
    made = service.client.post("/v1/sessions", json=body).json()
    host = bearer(made["host"])
    address = f"/v1/sessions/{made['session']}"
    seen = service.client.get(f"{address}?include=labels,legalMoves,picture", headers=host).json()
    assert seen["pack"] == pack
    seat = seen["toAct"][0]
    token = bearer(made["seats"][seat]["token"])
    mine = service.client.get(address, headers=token).json()
    move = {"move": boxed.move_of(mine)["move"]}
    moved = service.client.post(f"{address}/moves", json=move, headers=token)
    assert moved.status_code == 200, moved.text
    assert boxed.drawn in service.client.get(f"{address}/picture", headers=token).text
    undone = service.client.post(f"{address}/undo", json={}, headers=token)
    assert undone.status_code == (409 if boxed.real_time else 200), undone.text
    assert service.client.get(address, headers=token).json()["pack"] == pack
    record = service.client.get(f"{address}/record?include=labels", headers=host).json()
    assert record["setup"]["pack"] == pack
    replayed = service.post("replay", record)
    assert replayed.json()["state"]["pack"] == pack
    unknown = service.client.post("/v1/sessions", json=body | {"pack": f"b2:{0:032x}"})
    assert unknown.json()["type"] == "/problems/unknown-pack"


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def searching() -> Iterator[Service]:
    """A service with a process of its own for searches, which makes packs anew."""
    service = Service(MemoryPackStore(3600, 10), searches=1)
    with service.client:
        yield service


@every_game
def test_a_move_is_suggested_with_the_pack_alone(searching: Service, boxed: Boxed) -> None:
    searching.path = f"/v1/games/{boxed.game}"
    setup = {"seats": 3, "seed": "a", "options": boxed.options, "pack": searching.add(boxed.box())}
    begun = searching.post("setup", setup).json()
    found = []
    for seat in begun["toAct"]:
        asked = {"state": begun["state"], "seat": seat, **boxed.instant}
        answer = searching.post("suggest?lang=fr", asked | {"budget": {"iterations": 8}})
        assert answer.status_code == 200, answer.text
        found += [asked | {"move": one["move"]} for one in answer.json()["suggestions"]]
    assert found, "in a team somebody has something to do"
    for proposed in found:
        assert searching.post("judge", proposed).json()["legal"]


def ask(service: Service, boxed: Boxed, query: str, **variables: Any) -> Any:
    """What a query of Red Planet is answered with by another game."""
    query = query.replace("RedPlanet", boxed.kind).replace("redPlanet", boxed.field)
    body = {"query": query.replace("ships", boxed.part), "variables": variables}
    answer = service.client.post("/graphql", json=body).json()
    assert "data" in answer and "errors" not in answer, answer  # noqa: PT018
    return answer["data"][boxed.field]


ADD = """mutation($pack: Document!) { redPlanet { addPack(pack: $pack) { __typename
  ... on RedPlanetPackAccepted { pack pieces }
  ... on InvalidPack { message flaws { pointer message } } } } }"""
BEGIN = """query($pack: String) { redPlanet { setup(seats: {count: 3}, pack: $pack) { __typename
  ... on RedPlanetPosition { document state { pack } }
  ... on UnknownPack { missing message pointer } } } }"""
LIST = """query($state: Document!) { redPlanet { legalMoves(state: $state) { __typename
  ... on RedPlanetLegalMoves { toAct legalMoves { seat moves { document } } } } } }"""
APPLY = """query($state: Document!, $seat: Int, $move: Document!, $at: Int) { redPlanet {
  apply(state: $state, seat: $seat, move: {document: $move}TIME) { __typename
  ... on RedPlanetPosition { state { pack } } ... on Problem { message } } } }"""
SEAL = """query($pack: String) { redPlanet { sealed { setup(seats: {count: 3}, pack: $pack) {
  __typename ... on RedPlanetSealedSetup { state pack } } } } }"""
LOOK = """query($state: SealedState!) { redPlanet { sealed { view(state: $state) {
  __typename ... on RedPlanetSealedView { pack } } } } }"""
MATERIAL = "query($pack: ID) { redPlanet { components(pack: $pack) { ships { id source } } } }"


@every_game
def test_graphql_takes_packs_too(store: MemoryPackStore, boxed: Boxed) -> None:
    service, other = (Service(store, game=boxed.game) for _ in range(2))
    added = ask(service, boxed, ADD, pack=boxed.box())["addPack"]
    assert added["__typename"] == f"{boxed.kind}PackAccepted"
    pack = added["pack"]
    broken = ask(service, boxed, ADD, pack={"game": boxed.game})["addPack"]
    assert broken["flaws"] == [{"pointer": "/name", "message": "A pack has a name."}]
    begun = ask(service, boxed, BEGIN, pack=pack)["setup"]
    assert begun["state"]["pack"] == pack
    document = begun["document"]
    listed = ask(other, boxed, LIST, state=document)["legalMoves"]  # has never seen the pack
    seat, move = listed["toAct"][0], listed["legalMoves"][0]["moves"][0]["document"]
    service.catalogue.shelf._games.clear()
    timed = APPLY.replace("TIME", ", at: $at") if boxed.real_time else APPLY.replace("TIME", "")
    timed = timed if boxed.real_time else timed.replace(", $at: Int", "")
    variables = {"state": document, "seat": seat, "move": move, **boxed.instant}
    moved = ask(service, boxed, timed, **variables)["apply"]
    assert moved["state"]["pack"] == pack, moved
    unknown = ask(service, boxed, BEGIN, pack=f"b2:{0:032x}")["setup"]
    assert unknown["__typename"] == "UnknownPack"
    assert unknown["pointer"] == "/pack"
    sealed = ask(service, boxed, SEAL, pack=pack)["sealed"]["setup"]
    assert sealed["pack"] == pack
    service.catalogue.shelf._games.clear()
    assert ask(service, boxed, LOOK, state=sealed["state"])["sealed"]["view"]["pack"] == pack
    shown = ask(service, boxed, MATERIAL, pack=pack)["components"][boxed.part]
    assert sum(piece["source"] == "PACK" for piece in shown) == boxed.pieces
    house = ask(service, boxed, MATERIAL)["components"][boxed.part]
    assert not any(piece["source"] == "PACK" for piece in house)

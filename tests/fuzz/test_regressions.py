"""Whatever a fuzzer ever found, as a case of its own."""

import httpx


def test_a_bad_parameter_is_refused_though_a_header_makes_it_moot(service: httpx.Client) -> None:
    """Schemathesis: `after=false` was let through when `Last-Event-ID` came with it."""
    session = service.post("/v1/sessions", json={"game": "red-planet", "seats": 3}).json()
    answer = service.get(
        f"/v1/sessions/{session['session']}/events?after=false", headers={"last-event-id": "0"}
    )
    assert answer.status_code == 400
    assert answer.json()["parameter"] == "after"

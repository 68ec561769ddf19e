"""A slow request is sent again as the fuzzer sent it."""

import base64

from tests.fuzz.watching import alone
from tests.server import running_service


def test_a_request_that_no_client_would_send_is_sent_again() -> None:
    with running_service() as address:
        slow = alone(
            {
                "method": "POST",
                "url": f"{address}/v1/sessions?lang=fr",
                "headers": [("authorization", "Bearer "), ("content-type", "application/json")],
                "body": base64.b64encode(b"{}").decode(),
                "seconds": 2.0,
            }
        )
    assert slow.request == "POST /v1/sessions?lang=fr"
    assert slow.seconds == 2.0
    assert not slow.is_failure

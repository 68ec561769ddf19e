"""What all tests share."""

import os
from typing import Any

from hypothesis import HealthCheck, settings

_COMMON: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.differing_executors],
    "database": None,
}
settings.register_profile("ci", max_examples=8, derandomize=True, **_COMMON)
settings.register_profile("pictures", max_examples=70, **_COMMON)  # three positions each
settings.register_profile("deep", max_examples=500, **_COMMON)
settings.load_profile(os.environ.get("AREOPAGUS_TEST_PROFILE", "ci"))

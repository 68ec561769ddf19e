"""Freeze the contract for a release: ``python -m tests.api``, or ``make release``."""

import json
from pathlib import Path

from tests.api.breaking import frozen

ROOT = Path(__file__).parents[2]

current = json.loads((ROOT / "openapi/openapi.json").read_text())
text = json.dumps(frozen(current), indent=None, separators=(",", ":"), ensure_ascii=False)
(ROOT / "openapi/released.json").write_text(text + "\n")
(ROOT / "schema/released.graphql").write_text((ROOT / "schema/schema.graphql").read_text())
print(
    f"openapi/released.json and schema/released.graphql are those of {current['info']['version']}"
)

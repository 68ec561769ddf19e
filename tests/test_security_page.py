"""The security page names tests as its witnesses: they exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "security.md"


def test_every_witness_exists() -> None:
    text = PAGE.read_text()
    files = re.findall(r"`((?:[a-z]+/)*[a-z_]+\.py)`", text)
    folders = re.findall(r"`tests/([a-z]+)`", text)
    assert len(files) > 10
    assert not [name for name in files if not (TESTS / name).exists()]
    assert not [name for name in folders if not (TESTS / name).is_dir()]

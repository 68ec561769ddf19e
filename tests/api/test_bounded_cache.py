"""What recurs is worked out once; what is long is not kept."""

from areopagus.api.bounded_cache import SHORT, bounded_cache


def test_short_texts_are_worked_out_once_and_long_ones_each_time() -> None:
    worked_out: list[str] = []

    @bounded_cache(8)
    def length(text: str, more: bytes = b"") -> int:
        worked_out.append(text)
        return len(text) + len(more)

    short, long = "s" * SHORT, "l" * (SHORT + 1)
    for _ in range(3):
        assert length(short) == SHORT
        assert length(long) == SHORT + 1
        assert length("m", b"m" * (SHORT + 1)) == SHORT + 2
    assert worked_out == [short, long, "m", long, "m", long, "m"]

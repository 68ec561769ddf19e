"""Benchmarks: ``python -m bench``. Figures of one run; ratios say more than absolutes."""

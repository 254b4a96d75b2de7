"""Benchmarks: kernels against the same algorithms in C, compile time, start-up, launch overhead and scaling."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

# The kernels and their data are those of the tests.
sys.path.insert(0, str(ROOT / "tests"))

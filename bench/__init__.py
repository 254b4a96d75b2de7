"""Benchmarks: kernels against the same algorithms in C, compile time, start-up, launch overhead and scaling."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

# NumPy's library multiplies in one thread, as what it is compared with does; it looks when NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# The kernels and their data are those of the tests.
sys.path.insert(0, str(ROOT / "tests"))

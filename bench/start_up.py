"""What a new process costs: importing ptxvm, the first launch from the object cache; and what each launch costs."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import ptxvm
from kernels.cases import all_cases

from .against_c import VARIANT
from .table import Cell, show
from .timing import best, seconds

ROUNDS = 5
LAUNCHES = 500
IMPORT = "import time; t = time.perf_counter(); import {}; print(time.perf_counter() - t)"
FIRST_LAUNCH = """
import numpy, ptxvm
x, y = numpy.ones((2, 1000), numpy.float32)
ptxvm.load({path!r}).kernels["saxpy"].launch(4, 256, 1000, 2.0, x, y)
assert (y == 3).all()
"""


def python(code: str, cache: str) -> str:
    """What a new Python prints that keeps its objects in the folder `cache`."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PTXVM_CACHE_DIR": cache}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    ).stdout


def import_ms(module: str) -> float:
    """Best time of an import in a new process."""
    return 1e3 * min(float(python(IMPORT.format(module), os.devnull)) for _ in range(ROUNDS))


def overhead_us(path: Path) -> float:
    """Microseconds of a launch that does next to nothing."""
    x, y = np.ones((2, 1), np.float32)
    kernel = ptxvm.load(path).kernels["saxpy"]

    def launches() -> None:
        for _ in range(LAUNCHES):
            kernel.launch(1, 32, 1, 2.0, x, y, workers=1)

    launches()
    return best([launches], ROUNDS)[0] / LAUNCHES * 1e6


def report() -> None:
    """Measure and print."""
    path = all_cases()["saxpy"].ptx[VARIANT]
    code = FIRST_LAUNCH.format(path=os.fspath(path))
    with tempfile.TemporaryDirectory() as cache:
        cold, *warm = (seconds(lambda: python(code, cache)) for _ in range(1 + ROUNDS))
    rows: list[list[Cell]] = [
        ["import numpy, ms", import_ms("numpy"), None],
        ["import ptxvm, ms", import_ms("ptxvm"), 150],
        ["process with a first launch, nothing cached, ms", 1e3 * cold, None],
        ["process with a first launch, objects cached, ms", 1e3 * min(warm), 400],
        ["launch overhead, us", overhead_us(path), 40],
    ]
    show("Start-up and launches", ["", "measured", "wanted at most"], rows)

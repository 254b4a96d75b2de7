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
from .timing import CHILD_CLOCKS, CLOCKS, best, seconds

ROUNDS = 5
LAUNCHES = 500
IMPORT = "from time import {clock} as now; t = now(); import {module}; print(now() - t)"
FIRST_LAUNCH = """
import numpy, ptxvm
x, y = numpy.ones((2, 1000), numpy.float32)
ptxvm.load({path!r}).kernels["saxpy"].launch(4, 256, 1000, 2.0, x, y)
assert (y == 3).all()
"""


def python(code: str, folder: Path, objects: str = "objects") -> str:
    """What a new Python prints that keeps what it compiles in a folder, kernels in `objects` there.

    Modules have bytecode from their second use on, as those of an installed package do, whatever the environment says.
    """
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "PYTHONPYCACHEPREFIX": os.fspath(folder / "bytecode"),
        "PYTHONDONTWRITEBYTECODE": "",
        "PTXVM_CACHE_DIR": os.fspath(folder / objects),
    }
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    ).stdout


def import_ms(module: str, folder: Path, clock: str) -> float:
    """Best time of an import in a new process."""
    code = IMPORT.format(module=module, clock=CLOCKS[clock].__name__)
    return 1e3 * min(float(python(code, folder)) for _ in range(ROUNDS))


def overhead_us(path: Path, clock: str) -> float:
    """Microseconds of a launch that does next to nothing."""
    x, y = np.ones((2, 1), np.float32)
    kernel = ptxvm.load(path).kernels["saxpy"]

    def launches() -> None:
        for _ in range(LAUNCHES):
            kernel.launch(1, 32, 1, 2.0, x, y, workers=1)

    launches()
    return best([launches], ROUNDS, CLOCKS[clock])[0] / LAUNCHES * 1e6


def report(clock: str) -> None:
    """Measure and print."""
    path = all_cases()["saxpy"].ptx[VARIANT]
    code = FIRST_LAUNCH.format(path=os.fspath(path))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python(code, folder, "others")
        cold, *warm = (seconds(lambda: python(code, folder), CHILD_CLOCKS[clock]) for _ in range(1 + ROUNDS))
        imports = [import_ms(module, folder, clock) for module in ("numpy", "ptxvm")]
    rows: list[list[Cell]] = [
        ["import numpy, ms", imports[0], None],
        ["import ptxvm, ms", imports[1], 150],
        ["process with a first launch, nothing cached, ms", 1e3 * cold, None],
        ["process with a first launch, objects cached, ms", 1e3 * min(warm), 190],
        ["launch overhead, us", overhead_us(path, clock), 6],
    ]
    show(f"Start-up and launches, by {clock} time", ["", "measured", "wanted at most"], rows)

"""Time from PTX text to machine code with an empty cache, apart from run time."""

import re
import time
from collections.abc import Callable

import numpy as np

import ptxvm
from kernels.cases import all_cases
from kernels.kernel_case import Launch

from .against_c import VARIANT
from .table import Cell, show
from .timing import FAMILY_CLOCKS, Clock
from .unrolled import unrolled

KERNELS = (
    "saxpy",
    "matmul16",
    "matmul32",
    "reduce",
    "collatz",
    "histogram",
    "softmax",
    "layer_norm",
    "nbody",
    "sha256",
)
LENGTHS = (1_000, 5_000, 20_000)
BASE_MS, SLOPE_MS = 40.0, 0.6
HEADER = ["kernel", "instructions", "load ms", "compile ms", "total ms", "limit ms", "ms per instruction"]
ROUNDS = 3
BODY = re.compile(r"\.entry\s+(\S+?)\s*\([^)]*\)[^{]*\{(.*?)\n\}", re.DOTALL)
INSTRUCTION = re.compile(r"^\s*(?:@!?%\w+\s+)?[a-z][\w.:]*[^;]*;", re.MULTILINE)


def instructions(ptx: str, kernel: str) -> int:
    """How many instructions the text of a kernel has."""
    bodies = {match[1]: match[2] for match in BODY.finditer(ptx)}
    return len(INSTRUCTION.findall(bodies[kernel]))


def cold(ptx: str, launch: Launch, now: Clock) -> tuple[float, float]:
    """Best milliseconds of loading, and of the first launch less a second one. Each round's text is new."""
    loading, compiling = [], []
    for number in range(ROUNDS):
        text = f"// {number} {time.time_ns()}\n{ptx}"
        start = now()
        kernel = ptxvm.load(text).kernels[launch.kernel]
        loaded = now()
        first, second = (timed_launch(kernel.launch, launch, now) for _ in range(2))
        loading.append(loaded - start)
        compiling.append(first - second)
    return 1e3 * min(loading), 1e3 * min(compiling)


def timed_launch(run: Callable[..., object], launch: Launch, now: Clock) -> float:
    """Seconds of one launch."""
    start = now()
    run(launch.grid, launch.block, *launch.args, shared=launch.shared, workers=1)
    return now() - start


def report(clock: str) -> None:
    """Compile real kernels, then straight lines of growing length."""
    now = FAMILY_CLOCKS[clock]
    rows = [row(name, *smallest(name), now) for name in KERNELS]
    note = f"wanted: at most {BASE_MS:.0f} ms + {SLOPE_MS} ms per instruction up to 3,000 instructions"
    show(f"Compile time, nothing cached, checks on, by {clock} time", HEADER, rows, note)
    lines = [row(f"{length:,} unrolled", unrolled(length), line_launch(), now) for length in LENGTHS]
    show(
        "Compile time of straight-line code",
        HEADER,
        lines,
        "wanted: at most 1.5 times more per instruction at 20,000 than at 1,000",
    )


def row(name: str, ptx: str, launch: Launch, now: Clock) -> list[Cell]:
    """One line of the table."""
    count = instructions(ptx, launch.kernel)
    load, compile_ = cold(ptx, launch, now)
    total = load + compile_
    return [name, count, load, compile_, total, BASE_MS + SLOPE_MS * count, total / count]


def smallest(name: str) -> tuple[str, Launch]:
    """The text of a case and its first launch at the interpreter's size."""
    case = all_cases()[name]
    data = case.make(np.random.default_rng(1), case.sizes.interpret)
    return case.ptx[VARIANT].read_text(), case.launches(data)[0]


def line_launch() -> Launch:
    return Launch("unrolled", 1, 32, (np.zeros(32, np.float32),))

"""From the first launch of a kernel that no cache knows to its result: with tiers, and waiting for the best code."""

import os
import time
from itertools import pairwise

import ptxvm
from kernels.kernel_case import Launch

from .compile_time import instructions, line_launch, smallest
from .table import Cell, show
from .timing import FAMILY_CLOCKS, Clock
from .unrolled import unrolled

KERNELS = ("saxpy", "softmax", "stencil3d", "sgemm", "triton_running_softmax", "cub_sort", "math_f64", "sha256")
LENGTHS = (2_000, 20_000)
HEADER = ["kernel", "instructions", "load ms", "first result ms", "second ms", "without tiers ms", "wanted ms"]
WANTED = {"saxpy": 10, "stencil3d": 300, "cub_sort": 1500}
ROUNDS = 3


def launched(ptx: str, launch: Launch, now: Clock, *, tiers: bool) -> tuple[float, float, float]:
    """Best milliseconds of loading, of the first launch and of the one right after it. Each round's text is new."""
    os.environ["PTXVM_TIERS"] = str(int(tiers))
    rounds = [_once(f"// {number} {time.time_ns()}\n{ptx}", launch, now) for number in range(ROUNDS)]
    os.environ["PTXVM_TIERS"] = "0"
    load, first, second = (1e3 * min(column) for column in zip(*rounds, strict=True))
    return load, first, second


def _once(text: str, launch: Launch, now: Clock) -> tuple[float, float, float]:
    begin = now()
    kernel = ptxvm.load(text).kernels[launch.kernel]
    times = [begin, now()]
    for _ in range(2):
        kernel.launch(launch.grid, launch.block, *launch.args, shared=launch.shared)
        times.append(now())
    load, first, second = (after - before for before, after in pairwise(times))
    return load, first, second


def report(clock: str) -> None:
    """Real kernels at the interpreter's sizes, then straight lines."""
    now = FAMILY_CLOCKS[clock]
    cases = [(name, *smallest(name)) for name in KERNELS]
    cases += [(f"{length:,} unrolled", unrolled(length), line_launch()) for length in LENGTHS]
    launched(*cases[0][1:], now, tiers=True)  # what only a process's first launch needs
    rows = [row(*case, now) for case in cases]
    show(f"First results, nothing cached, by {clock} time (that of all processes together)", HEADER, rows)


def row(name: str, ptx: str, launch: Launch, now: Clock) -> list[Cell]:
    """One line of the table."""
    load, first, second = launched(ptx, launch, now, tiers=True)
    _, waited, _ = launched(ptx, launch, now, tiers=False)
    return [name, instructions(ptx, launch.kernel), load, first, second, waited, WANTED.get(name)]

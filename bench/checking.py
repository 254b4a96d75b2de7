"""Checking: instructions per second of a long file, and the time of `ptxvm check` on a short one from the shell."""

import os
import tempfile
from pathlib import Path

from kernels.cases import all_cases
from ptxvm.checker import load_module
from ptxvm.diagnostics import Source

from .against_c import VARIANT
from .start_up import ROUNDS, python
from .table import Cell, show
from .timing import CHILD_CLOCKS, CLOCKS, best, seconds

INSTRUCTIONS = 100_000
KERNELS = ("mandelbrot", "collatz", "early_return", "copy4", "saxpy")
CHECK = "import sys; from ptxvm.cli import main; sys.exit(main(['check', {path!r}]))"


def long_file() -> Source:
    """Several real kernels, again and again under other names, until there are enough instructions."""
    kernels = [all_cases()[name].ptx[VARIANT].read_text() for name in KERNELS]
    bodies = [text.partition("\n.visible")[2] for text in kernels]
    parts, count = [kernels[0].partition("\n.visible")[0]], 0
    while count < INSTRUCTIONS:
        for body in bodies:
            parts.append(f".visible{body}".replace(".entry ", f".entry v{len(parts)}_"))
            count += body.count(";")
    return Source("\n".join(parts))


def report(rounds: int, clock: str) -> None:
    """Measure and print."""
    source = long_file()
    module = load_module(source)
    assert module.findings == [], module.findings[0]
    count = sum(len(function.body or ()) for function in module.functions.values())
    duration = best([lambda: load_module(Source(source.text))], min(rounds, ROUNDS), CLOCKS[clock])[0]
    path = all_cases()["saxpy"].ptx[VARIANT]
    code = CHECK.format(path=os.fspath(path))
    with tempfile.TemporaryDirectory() as name:
        _, *warm = (seconds(lambda: python(code, Path(name)), CHILD_CLOCKS[clock]) for _ in range(1 + ROUNDS))
    rows: list[list[Cell]] = [
        [f"instructions per second, {count} in a file", count / duration, 40_000],
        ["ptxvm check of a short file, ms", 1e3 * min(warm), 350],
    ]
    show(f"Checking, by {clock} time", ["", "measured", "wanted"], rows)

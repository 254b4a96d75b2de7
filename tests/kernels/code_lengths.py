"""How long the code of kernels is, as LLVM's text: `python -m tests.kernels.code_lengths` writes code_lengths.tsv.

Shorter code is better code here: what is known of values when code is made saves the instructions that find it out.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from kernels.cases import all_cases
from kernels.makings import making_of
from kernels.run import make_arguments
from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.jit.program.unit import Unsupported
from ptxvm.engine.placement import place
from ptxvm.machine.memory import Memory

FILE = Path(__file__).with_name("code_lengths.tsv")
NAMES = [
    *("bitonic_sort", "calls", "collatz", "copy4", "csr_rows", "fft", "group_filter", "group_reduce", "half_axpy"),
    *("histogram", "layer_norm", "lock_in_loop", "lookback_scan", "mandelbrot", "matmul16", "multi_warp_tiles"),
    *("nbody", "options", "push_all", "reduce", "saxpy", "scan", "sgemm", "softmax", "spmv_warp", "stencil2d"),
    *("stencil3d", "transpose", "triton_softmax", "triton_column_scan", "virtual_functions", "work_queue_split"),
]
KINDS = {
    "fast": (Version.FAST, Screens.NOTHING, False),
    "safe": (Version.SAFE, Screens.NOTHING, False),
    "screened": (Version.FAST, Screens.ACCESSES | Screens.MASKS | Screens.ORDER | Screens.WRITTEN, False),
    "counted": (Version.FAST, Screens.NOTHING, True),
}


def lengths(name: str) -> Iterator[tuple[str, str, int]]:
    """Of each kernel of a case and each kind of code: the kernel, the kind, and how many lines there are."""
    case = all_cases()[name]
    path = case.ptx["sm_80" if "sm_80" in case.ptx else next(iter(case.ptx))]
    module = load_module(Source(path.read_text(), path.name))
    image = place(module, Memory())
    done = set()
    for launch in case.launches(make_arguments(case, case.sizes.interpret)):
        if launch.kernel in done:
            continue
        done.add(launch.kernel)
        for kind, (version, screens, counted) in KINDS.items():
            of = module.functions[launch.kernel], image, launch.block, launch.cluster
            making = making_of(*of, screens=screens, counted=counted)
            with contextlib.suppress(Unsupported):  # the interpreter counts some
                yield launch.kernel, kind, making.emitted(version).text.count("\n")


if __name__ == "__main__":
    rows = [f"{name}\t{kernel}\t{kind}\t{count}\n" for name in NAMES for kernel, kind, count in lengths(name)]
    FILE.write_text("".join(rows))

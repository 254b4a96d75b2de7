"""Compiles random kernels and tells of those that differ: `python -m tests.agreement.cuda_programs FIRST END`.

Each runs as the compiler has made it, and with registers that values share.
"""

import os
import sys
from collections.abc import Iterator

os.environ.setdefault("PTXVM_TIERS", "0")  # before ptxvm is loaded: compiled code runs from the first launch on

from tests.agreement.compilers.nvrtc import compile_source
from tests.agreement.cuda_programs.running import differences
from tests.agreement.cuda_programs.sharing import with_shared_registers
from tests.agreement.cuda_programs.writer import Writer

import ptxvm


def differences_of(seeds: range) -> Iterator[str]:
    """Of the kernels with these seeds."""
    for seed in seeds:
        source = Writer(seed).source()
        ptx = compile_source(source.text, f"{source.name}.cu", ["-arch=sm_80", "-w"])
        yield from differences(ptxvm.load(ptx).kernels[source.name], source)
        shared = ptxvm.load(with_shared_registers(ptx, seed)).kernels[source.name]
        yield from (f"{found}, registers shared" for found in differences(shared, source))


if __name__ == "__main__":
    for found in differences_of(range(*map(int, sys.argv[1:3]))):
        print(found, flush=True)

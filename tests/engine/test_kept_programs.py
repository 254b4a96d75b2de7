"""A process that runs what another has compiled neither checks the program again nor loads LLVM, and sees no difference
where it needs the program's text after all."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import ptxvm
from ptxvm.diagnostics import Source
from ptxvm.engine.kept_programs import kept_program

PTX = """
.version 8.0
.target sm_80
.address_size 64
.global .u32 hits;
.const .u32 steps[2] = {1, 10};
.visible .entry add(.param .u64 p, .param .u32 n)
{
    .reg .u64 %a, %rd; .reg .u32 %x<4>; .reg .pred %q;
    .shared .u32 tile[64];
    ld.param.u64 %a, [p];
    ld.param.u32 %x0, [n];
    mov.u32 %x1, %tid.x;
    setp.ge.u32 %q, %x1, %x0;
    @%q bra done;
    mul.wide.u32 %rd, %x1, 4;
    add.u64 %a, %a, %rd;
    ld.global.u32 %x2, [%a];
    ld.const.u32 %x3, [steps+4];
    add.u32 %x2, %x2, %x3;
    st.shared.u32 [tile], %x2;
    st.global.u32 [%a], %x2;
    atom.global.add.u32 %x3, [hits], 1;
done:
    ret;
}
.visible .entry other() { ret; }
"""
PROGRAM = """
import sys, warnings
import numpy, ptxvm

def report(call):
    try:
        call()
    except ptxvm.KernelFault as fault:
        print(fault.kind, fault.line, fault.stack, fault.registers, fault.line_text)

array = numpy.arange(64, dtype=numpy.uint32)
module = ptxvm.load(open(sys.argv[1]).read())
kernel = module.kernels["add"]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    kernel.launch(1, 64, array, 40)
print(array.sum(), module.globals["hits"][0], kernel.static_shared(), kernel.local_size(), len(caught))
late = [name for name in ("ptxvm.checker.reader", "llvmlite.binding") if name in sys.modules]
kernel.launch(2, 32, array, 40)
module.kernels["other"].launch(1, 1)
print(array.sum(), module.globals["hits"][0], list(module.kernels), module.missing_functions())
report(lambda: kernel.launch(1, 64, numpy.zeros(16, numpy.uint32), 64))
kernel.launch(1, 64, array, 40, engine="interpret")
print(array.sum(), module.globals["hits"][0])
print(late)
"""


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """What three processes print, one after the other."""
    folder = tmp_path_factory.mktemp("kept")
    program = folder / "program.ptx"
    program.write_text(PTX)
    environment = os.environ | {"PTXVM_CACHE_DIR": str(folder / "objects")}
    words = [sys.executable, "-c", PROGRAM, str(program)]
    done = [subprocess.run(words, env=environment, capture_output=True, text=True, check=False) for _ in range(3)]
    assert [each.stderr for each in done] == [""] * 3
    return [each.stdout.splitlines() for each in done]


def test_later_processes_need_neither_checker_nor_llvm(outputs: list[list[str]]) -> None:
    assert [lines[-1] for lines in outputs] == ["['ptxvm.checker.reader', 'llvmlite.binding']", "[]", "[]"]


def test_later_processes_print_the_same(outputs: list[list[str]]) -> None:
    first, second, third = (lines[:-1] for lines in outputs)
    assert first == second == third
    assert first[0] == f"{sum(range(64)) + 400} 40 256 0 0"
    assert "ld.global.u32 %x2, [%a];" in first[2]


def test_another_text_is_another_program() -> None:
    ptxvm.load(PTX).kernels["other"].launch(1, 1)
    assert kept_program([Source(PTX)], None) is not None
    assert kept_program([Source(PTX + "\n")], None) is None
    assert kept_program([Source(PTX)], "sm_90") is None
    assert kept_program([Source(PTX), Source(PTX)], None) is None

"""The kernels on processors that have less than this one, and their code for processors that cannot run here."""

from __future__ import annotations

import ctypes

import pytest
from tests.elf import undefined_symbols

from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.compilation.code_target import Cpu, code_target
from ptxvm.engine.jit.compilation.codegen import compile_ir
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.runtime import DECLARATIONS, Part
from ptxvm.engine.placement import place
from ptxvm.machine.memory import Memory

from .cases import all_cases
from .kernel_case import KernelCase
from .makings import making_of
from .run import make_arguments, run_case

LIMITED = (Cpu.AVX2, Cpu.BASELINE)
QUICK = ("saxpy", "reduce", "histogram", "half_axpy", "collatz")
ALL = [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in all_cases()]


def newest(case: KernelCase) -> str:
    """The last of a case's variants: it uses most of the instruction set."""
    return list(case.ptx)[-1]


@pytest.mark.parametrize("cpu", LIMITED)
@pytest.mark.parametrize("name", ALL)
def test_kernels_give_the_reference_on(name: str, cpu: Cpu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", cpu.value)
    case = all_cases()[name]
    actual, expected = run_case(case, case.ptx[newest(case)], "jit", case.sizes.interpret)
    for array, values in expected.items():
        case.tolerance.check(array, actual[array], values)


def code_of(case: KernelCase, cpu: Cpu, version: Version) -> list[bytes]:
    """The object files of the kernels that a case launches."""
    path = case.ptx[newest(case)]
    module = load_module(Source(path.read_text(), path.name))
    image = place(module, Memory())
    made = []
    for launch in case.launches(make_arguments(case, case.sizes.interpret)):
        making = making_of(module.functions[launch.kernel], image, launch.block, launch.cluster, cpu=cpu)
        made.append(making.unit(version).code)
    return made


@pytest.mark.parametrize("version", list(Version))
@pytest.mark.parametrize("name", ALL)
def test_arm_code_is_complete(name: str, version: Version) -> None:
    """It calls the runtime and what every C library has, none of the helpers that compilers bring along."""
    process = ctypes.CDLL(None)
    for code in code_of(all_cases()[name], Cpu.AARCH64, version):
        assert int.from_bytes(code[18:20], "little") == 183  # EM_AARCH64
        missing = {symbol for symbol in undefined_symbols(code) - set(DECLARATIONS) if not hasattr(process, symbol)}
        assert not missing


@pytest.mark.parametrize("part", Part)
@pytest.mark.parametrize("cpu", list(Cpu))
def test_the_runtime_needs_nothing_else(cpu: Cpu, part: Part) -> None:
    process = ctypes.CDLL(None)
    symbols = undefined_symbols(compile_ir(part.text(), code_target(cpu)))
    if part not in (Part.CORE, Part.WATCHED):
        symbols -= set(Part.CORE.exports)
    assert not {symbol for symbol in symbols if not hasattr(process, symbol)}

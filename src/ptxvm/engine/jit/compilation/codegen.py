"""LLVM IR text to object code. Runs in the compile server's process; everything here may abort in LLVM."""

from __future__ import annotations

from functools import cache

import llvmlite.binding as llvm

from ptxvm.engine.jit.compilation.code_target import LARGE_UNIT, CodeTarget, Level
from ptxvm.engine.jit.compilation.halves import masks_in_halves

STACK_ALIGNMENT = 64
"""Bytes of which the stack is a multiple where emitted functions and the runtime begin."""

_OPTIONS = (
    # A bounds check ends a basic block, so a chain of loads and multiply-adds spans many blocks: sunk behind the last
    # check, its operands would all live at once and spill.
    "-instcombine-code-sinking=false",
    "-disable-machine-sink",
    # Nor to compute ahead: a function that goes through all warps is one loop, of which all constants would be hoisted,
    # and spilled.
    "-disable-machine-licm",
    # Where many values live at once LLVM spends most of its time on finding where to split them. Ten times less of it
    # makes the code of large kernels no slower; a hundred times less makes that of matrix products four times slower.
    "-grow-region-complexity-budget=1000",
    # Widening is not moved towards loads: where addresses are long sums of 32 bits that takes as long as all the rest.
    "-disable-cgp-ext-ld-promotion",
    # The order of steps is chosen (analysis/sums.py); LLVM's own scheduler undoes it, and takes a fifth of the time.
    "-enable-misched=false",
)


class CodegenError(Exception):
    """LLVM does not accept the emitted text, or failed on it: always a defect of the emitters."""


def compile_ir(ir: str, target: CodeTarget, level: Level = Level.GOOD) -> bytes:
    """The object file of a unit, whose functions have attribute group #0. Raises CodegenError."""
    level = Level.FAST if ir.count("\n") > LARGE_UNIT else level
    machine = _machine(target, level)
    module = _optimised(ir, target, machine, level)
    code: bytes = machine.emit_object(module)
    return code


def assembly(ir: str, target: CodeTarget) -> str:
    """The same code as text, for inspection."""
    machine = _machine(target, Level.GOOD)
    text: str = machine.emit_assembly(_optimised(ir, target, machine, Level.GOOD))
    return text


def complete_text(ir: str, target: CodeTarget) -> str:
    """`ir` with its target triple and attribute group #0."""
    attributes = 'nounwind "no-trapping-math"="true"'
    flags = ""
    if target.is_x86:
        # Vectors that LLVM keeps on the stack must not cross cache lines: reading them back at once would take long.
        # `ptxvm_run`, through which Python comes in, aligns the stack for all that it calls.
        flags = f'!llvm.module.flags = !{{!9}}\n!9 = !{{i32 1, !"override-stack-alignment", i32 {STACK_ALIGNMENT}}}\n'
    if target.has_avx512:
        # Without these LLVM halves every vector on processors that once paid for wide ones with their clock.
        attributes += ' "prefer-vector-width"="512" "min-legal-vector-width"="512"'
    return f'target triple = "{target.triple}"\n{ir}\nattributes #0 = {{ {attributes} }}\n{flags}'


def _optimised(ir: str, target: CodeTarget, machine: llvm.TargetMachine, level: Level) -> llvm.ModuleRef:
    try:
        module = llvm.parse_assembly(complete_text(ir, target))
        module.verify()
    except RuntimeError as error:
        raise CodegenError(str(error)) from None
    _run_light_passes(module, machine, level)
    if level is Level.FAST or not _has_short_registers(target):
        return module
    return llvm.parse_assembly(masks_in_halves(str(module)))


def _has_short_registers(target: CodeTarget) -> bool:
    """Of no more than 16 bytes."""
    return "+avx2" not in target.features


def _machine(target: CodeTarget, level: Level) -> llvm.TargetMachine:
    _initialize(target)
    llvm_target = llvm.Target.from_triple(target.triple)
    return llvm_target.create_target_machine(
        cpu=target.processor, features=_tuned(target), opt=int(level), reloc="pic", codemodel="small"
    )


def _tuned(target: CodeTarget) -> str:
    """Its features, and what LLVM does not know of it: gathers of AVX2 are faster than lanes one by one, of which those
    under masks would also be a branch each."""
    gathers = target.is_x86 and "+avx2" in target.features
    return f"{target.features},+fast-gather" if gathers and not target.has_avx512 else target.features


@cache
def _set_options() -> None:
    """Of LLVM, for the whole process."""
    for option in _OPTIONS:
        llvm.set_option("ptxvm", option)


def _initialize(target: CodeTarget) -> None:
    _set_options()
    if target.triple == llvm.get_process_triple() or target.is_x86:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
    else:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()


def _run_light_passes(module: llvm.ModuleRef, machine: llvm.TargetMachine, level: Level) -> None:
    """Stack slots to registers, local simplification, dead code: half the compile time of -O2, nearly its run time.

    At level 0 slots stay: there a value that several blocks hand on is copied from one place of the stack to the next
    at the end of each of them, which would be most of the code of kernels in which lanes part. Combining instructions
    takes a sixth of the time there, and its code is 5 % slower without it.
    """
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    builder = llvm.create_pass_builder(machine, options)
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    if level is not Level.FAST:
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_dead_code_elimination_pass()
    passes.run(module, builder)

"""Masks that go from block to block in halves."""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
import numpy as np
import pytest

from ptxvm.engine.jit.compilation.code_target import Cpu, code_target
from ptxvm.engine.jit.compilation.codegen import assembly
from ptxvm.engine.jit.compilation.halves import masks_in_halves

LAST = ", ".join(["i1 false"] * 31 + ["i1 true"])
TURNS = f"""
define i32 @turns(ptr %a, i32 %n) #0 {{
entry:
  %x = load <32 x i32>, ptr %a, align 4
  %"of lanes" = icmp sgt <32 x i32> %x, zeroinitializer
  %0 = icmp slt <32 x i32> %x, splat (i32 9)
  br label %turn
turn:
  %left = phi <32 x i1> [ splat (i1 true), %entry ], [ %next, %other ]
  %i = phi i32 [ 0, %entry ], [ %j, %other ]
  %both = and <32 x i1> %left, %"of lanes"
  %bits = bitcast <32 x i1> %both to i32
  %c = icmp slt i32 %bits, 0
  br i1 %c, label %some, label %other
some:
  br label %other
other:
  %which = phi <32 x i1> [ %0, %turn ], [ <{LAST}>, %some ]
  %y = select <32 x i1> %both, <32 x i32> %x, <32 x i32> zeroinitializer
  store <32 x i32> %y, ptr %a, align 4
  %next = xor <32 x i1> %which, %both
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %n
  br i1 %d, label %end, label %turn
end:
  %result = bitcast <32 x i1> %next to i32
  ret i32 %result
}}
"""


def test_the_function_stays_the_same() -> None:
    text = masks_in_halves(str(llvm.parse_assembly(TURNS)))
    module = llvm.parse_assembly(text)
    module.verify()
    assert "phi <32 x i1>" not in text
    assert text.count("phi <16 x i1>") == 4
    assert f"<{', '.join(['i1 false'] * 16)}>, %some" in text
    for values in np.random.default_rng(2).integers(-9, 20, (5, 32), np.int32):
        found = [_turned(one, values, turns) for one in (TURNS, text) for turns in (1, 2, 5)]
        assert found[:3] == found[3:]


def _turned(text: str, values: np.ndarray, turns: int) -> tuple[int, bytes]:
    """What the function returns, and leaves."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text.replace(" #0 {", " {"))
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    left = values.copy()
    function = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint32)(engine.get_function_address("turns"))
    return function(left.ctypes.data, turns), left.tobytes()


@pytest.mark.parametrize("cpu", [Cpu.BASELINE, Cpu.AVX2])
def test_no_lane_becomes_a_scalar(cpu: Cpu) -> None:
    lines = assembly(TURNS, code_target(cpu)).splitlines()
    assert sum(line.strip().startswith(("movzbl", "pinsrw", "vpinsrb")) for line in lines) == 0

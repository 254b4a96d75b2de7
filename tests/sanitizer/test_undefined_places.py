"""Faults of undefined values name the lane and the register that they come from."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.programs import STORE, kernel, run

import ptxvm


def fault_of(body: str) -> ptxvm.KernelFault:
    text = kernel(body + STORE)
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(text, np.zeros(32, np.uint32), checks="init")
    assert caught.value.kind == "uninitialised"
    return caught.value


def test_the_register_that_was_never_written_is_named_not_the_one_it_is_added_to() -> None:
    fault = fault_of("mov.u32 %r2, 1;\nadd.u32 %r2, %r2, %r9;")
    assert "register %r9 was never written" in fault.message and "%r2 was" not in fault.message


def test_the_cause_is_followed_through_registers_that_are_written_again() -> None:
    fault = fault_of("add.u32 %r2, %r1, %r9;\nmov.u32 %r3, %r2;\nadd.u32 %r2, %r1, 0;\nadd.u32 %r2, %r3, %r2;")
    assert "register %r9 was never written" in fault.message


GUARDED = "setp.lt.u32 %p1, %r1, 5;\n@%p1 mov.u32 %r9, 7;\nadd.u32 %r2, %r1, %r9;"


def test_the_lane_is_the_first_that_has_no_value() -> None:
    fault = fault_of(GUARDED)
    assert fault.thread == (5, 0, 0) and "%r9" in fault.message


def test_the_lane_of_a_branch_and_of_an_address() -> None:
    branch = fault_of("setp.lt.u32 %p1, %r1, 9;\n@%p1 setp.eq.u32 %p2, %r1, 0;\n@%p2 bra ON;\nON:\nmov.u32 %r2, 1;")
    assert branch.thread == (9, 0, 0) and "%p2" in branch.message
    address = fault_of(
        "setp.lt.u32 %p1, %r1, 3;\n@%p1 mov.u64 %rd3, %rd1;\nld.global.u32 %r5, [%rd3];\nmov.u32 %r2, %r1;"
    )
    assert address.thread == (3, 0, 0) and "%rd3" in address.message


def test_a_value_that_is_defined_again_is_no_cause() -> None:
    text = kernel("add.u32 %r2, %r1, %r9;\nand.b32 %r2, %r2, 0;\nadd.u32 %r2, %r2, %r1;" + STORE)
    out = np.zeros(32, np.uint32)
    run(text, out, checks="init")
    assert out.tolist() == list(range(32))

"""Shuffles that read lanes which take no part: told by checks="init" when something depends on what they yield."""

import numpy as np
import pytest
from tests.engine.programs import STORE, kernel, line_of, run

import ptxvm

DECLARE = "mov.u32 %r2, %r1; add.u32 %r2, %r2, 100;\n"
EXCLUDED = DECLARE + "shfl.sync.down.b32 %r3, %r2, 16, 31, 15; // here\n"
"""Four lanes read lanes that their mask leaves out."""


def sum_of(step: int, mask: int) -> str:
    return f"shfl.sync.down.b32 %r3, %r2, {step}, 31, {mask};\nadd.u32 %r2, %r2, %r3;\n"


def check(body: str, block: int = 4, checks: str = "init") -> np.ndarray:
    out = np.zeros(64, np.uint32)
    run(kernel(body), out, block=block, checks=checks)
    return out


def fault_of(body: str, block: int = 4) -> ptxvm.KernelFault:
    with pytest.raises(ptxvm.KernelFault) as caught:
        check(body, block)
    assert caught.value.kind == "uninitialised"
    return caught.value


def test_a_sum_of_lanes_that_a_mask_leaves_out():
    """`reduce7` of the CUDA samples: steps of a whole warp with the mask of the few lanes that have something."""
    body = DECLARE + "".join(sum_of(step, 15) for step in (16, 8, 4, 2, 1)) + STORE
    fault = fault_of(body)
    assert fault.line == line_of(kernel(body), "st.global") and fault.thread == (0, 0, 0)
    first = line_of(kernel(body), "shfl.sync.down.b32 %r3, %r2, 1,")
    assert (
        f"shfl.sync.down.b32 of line {first} lane 3 reads lane 4, which is not in its membermask 0xf" in fault.message
    )


@pytest.mark.parametrize("checks", ["none", "bounds"])
@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_other_checks_do_not_look(checks, engine):
    run(kernel(EXCLUDED + "mov.u32 %r2, %r3;" + STORE), np.zeros(4, np.uint32), block=4, checks=checks, engine=engine)


def test_lanes_that_do_not_exist_take_no_part():
    fault = fault_of(DECLARE + sum_of(4, 0xFFFF_FFFF) + STORE, block=8)
    assert "lane 4 reads lane 8, which does not execute it" in fault.message


def test_lanes_that_are_elsewhere_take_no_part():
    body = "setp.lt.u32 %p1, %r1, 8; mov.u32 %r2, %r1;\n@%p1 shfl.sync.idx.b32 %r2, %r2, 9, 31, 0xff;\n" + STORE
    assert "reads lane 9, which is not in its membermask 0xff" in fault_of(body, block=32).message


USES = {
    "memory": "st.global.u32 [%rd1], %r3;",
    "an address": "mul.wide.u32 %rd2, %r3, 0; cvt.u64.u32 %rd3, %r3; and.b64 %rd3, %rd3, 4; add.u64 %rd2, %rd1, %rd3; "
    "ld.global.u32 %r2, [%rd2];",
    "an atomic operation": "red.global.add.u32 [%rd1], %r3;",
    "a branch": "setp.lt.s32 %p1, %r3, 0; @!%p1 bra END; mov.u32 %r2, 0; END:",
    "a vote": "setp.lt.s32 %p1, %r3, 0; vote.sync.ballot.b32 %r4, !%p1, 15; st.global.u32 [%rd1], %r4;",
    "another shuffle": "shfl.sync.idx.b32 %r4, %r3, 0, 31, 15; st.global.u32 [%rd1], %r4;",
    "a computation": "mad.lo.u32 %r4, %r3, 3, 1; xor.b32 %r4, %r4, %r1; st.global.u32 [%rd1], %r4;",
}


@pytest.mark.parametrize("use", USES)
def test_uses(use):
    assert "depends on an undefined value" in fault_of(EXCLUDED + USES[use]).message


UNUSED = {
    "nothing": "",
    "a choice of the other": "setp.gt.u32 %p1, %r1, 100; add.u32 %r4, %r2, %r3; selp.b32 %r2, %r4, %r2, %p1;",
    "a guard that keeps all out": "setp.gt.u32 %p1, %r1, 100; @%p1 st.global.u32 [%rd1], %r3;",
    "bits that do not count": "and.b32 %r3, %r3, 0; add.u32 %r2, %r2, %r3;",
    "overwritten": "mov.u32 %r3, 5; add.u32 %r2, %r2, %r3;",
    "a condition with another": "setp.lt.s32 %p1, %r3, 0; setp.gt.and.u32 %p2, %r1, 100, %p1; @%p2 bra END; END:",
    "a store to local memory": ".local .b32 l; st.local.u32 [l], %r3;",
    "a generic store to local memory": ".local .b32 l; mov.u64 %rd2, l; cvta.local.u64 %rd2, %rd2; st.u32 [%rd2], %r3;",
}


@pytest.mark.parametrize("unused", UNUSED)
def test_what_nobody_uses_is_no_fault(unused):
    check(EXCLUDED + UNUSED[unused] + STORE)


def test_a_tree_within_its_mask_is_defined_for_the_first_lane():
    """Upper lanes add what they should not read; only the first lane's sum is stored."""
    body = DECLARE + "".join(sum_of(step, 255) for step in (4, 2, 1))
    body += "setp.ne.u32 %p1, %r1, 0; @%p1 bra END;" + STORE + "END:"
    assert check(body, 8)[0] == sum(range(100, 108))


def test_a_scan_with_a_guard_is_defined():
    body = DECLARE
    for step in (1, 2, 4):
        body += f"shfl.sync.up.b32 %r3|%p1, %r2, {step}, 0, 255;\n@%p1 add.u32 %r2, %r3, %r2;\n"
    wanted = [sum(range(100, 101 + lane)) for lane in range(8)]
    assert check(body + STORE, 8)[:8].tolist() == wanted


def test_the_own_lane_is_always_defined():
    assert check(DECLARE + "shfl.sync.idx.b32 %r2, %r2, %r1, 31, 15;" + STORE)[:4].tolist() == [100, 101, 102, 103]

"""Lanes at one instruction that name different lanes: those wait for each other that give the same membermask."""

from __future__ import annotations

import numpy as np
import pytest
from tests.agreement.engines.agreement import safe_version
from tests.engine.programs import STORE, kernel, outputs

LANE = np.arange(32)
VERSIONS = ["interpret", "fast", "safe"]
versions = pytest.mark.parametrize("version", VERSIONS)


def found(body: str, version: str, block: int = 32, **options: object) -> list[int]:
    """`%r2` of each thread."""
    with safe_version(version == "safe"):
        engine = "interpret" if version == "interpret" else "jit"
        return outputs(kernel(body + STORE), engine=engine, block=block, count=block, **options).tolist()


#: The upper half votes among itself, then with all: the lower half has to wait for the second time.
TWICE = """
    mov.u32 %r3, 0xffffffff; mov.u32 %r4, 0;
    and.b32 %r6, %r1, 31; setp.ge.u32 %p1, %r6, 16; @%p1 mov.u32 %r3, 0xffff0000;
again:
    and.b32 %r5, %r1, 1; xor.b32 %r5, %r5, %r4; setp.eq.u32 %p2, %r5, 1;
    vote.sync.ballot.b32 %r2, %p2, %r3;
    setp.eq.u32 %p3, %r3, 0xffffffff; @%p3 bra done;
    mov.u32 %r3, 0xffffffff; add.u32 %r4, %r4, 1;
    bra again;
done:
"""


@versions
def test_lanes_wait_for_those_that_name_the_same(version: str) -> None:
    assert found(TWICE, version) == [0x5555_AAAA] * 32


@versions
def test_lanes_that_exited_need_not_agree(version: str) -> None:
    assert found("setp.lt.u32 %p4, %r1, 3; @%p4 exit;" + TWICE, version) == [0] * 3 + [0x5555_AAA8] * 29


@versions
def test_as_in_blocks_that_are_no_multiple_of_a_warp(version: str) -> None:
    assert found(TWICE, version, block=40)[:32] == [0x5555_AAAA] * 32


@pytest.mark.parametrize(("version", "checks"), [*((version, "bounds") for version in VERSIONS), ("interpret", "full")])
def test_tiles_do_not_wait_for_each_other(version: str, checks: str) -> None:
    """Each tile of eight lanes goes round as often as its number tells."""
    body = """
    shr.u32 %r3, %r1, 3; and.b32 %r4, %r1, 24; shl.b32 %r5, 0xff, %r4; mov.u32 %r2, 0; mov.u32 %r6, %r1;
again:
    shfl.sync.bfly.b32 %r6, %r6, 1, 31, %r5; add.u32 %r2, %r2, %r6;
    sub.u32 %r3, %r3, 1; setp.ge.s32 %p1, %r3, 0; @%p1 bra again;
"""
    rounds = LANE // 8 + 1
    wanted = (LANE ^ 1) * ((rounds + 1) // 2) + LANE * (rounds // 2)
    assert found(body, version, checks=checks) == wanted.tolist()


@versions
def test_groups_of_equal_keys(version: str) -> None:
    """Masks that are known when the program runs, of lanes side by side or not."""
    body = """
    rem.u32 %r3, %r1, 5; match.any.sync.b32 %r4, %r3, -1;
    redux.sync.add.u32 %r2, %r1, %r4;
    setp.lt.u32 %p1, %r3, 2; @%p1 bra done;
    redux.sync.max.u32 %r2, %r1, %r4;
done:
"""
    groups = [[lane for lane in range(32) if lane % 5 == key] for key in range(5)]
    assert found(body, version) == [(sum if lane % 5 < 2 else max)(groups[lane % 5]) for lane in range(32)]


@versions
def test_lanes_that_name_each_other_differently_do_not_wait_for_ever(version: str) -> None:
    """Against the ISA, which leaves open what such lanes get: nobody else will come, so that they go on."""
    body = """
    shr.u32 %r3, 0xffffffff, %r1; not.b32 %r3, %r3; or.b32 %r3, %r3, 0x80000000; bar.warp.sync %r3; mov.u32 %r2, 7;
"""
    assert found(body, version) == [7] * 32

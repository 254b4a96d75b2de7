"""Warp functions that go through all warps of a CTA by themselves: what leaves the beaten track is as it would be
without them."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

HEAD = ".version 7.0\n.target sm_80\n.address_size 64\n"


def kernel(body: str, registers: str = "") -> ptxvm.Kernel:
    text = f"""{HEAD}
    .visible .entry k(.param .u64 out) {{
        .reg .b32 %r<30>; .reg .b64 %d<10>; .reg .pred %p<10>; {registers}
        .shared .align 4 .b32 tile[1024];
        ld.param.u64 %d1, [out];
        mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ctaid.y; mov.u32 %r4, %nctaid.x;
        mov.u32 %r5, %ntid.x; mad.lo.u32 %r6, %r3, %r4, %r2; mad.lo.u32 %r7, %r6, %r5, %r1;
        mul.wide.u32 %d2, %r7, 4; add.u64 %d3, %d1, %d2;
        {body}
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


def both(body: str, grid: tuple[int, int], block: int, **options: object) -> np.ndarray:
    """The result of both engines, which must be the same."""
    results = []
    for engine in ("jit", "interpret"):
        out = np.zeros(grid[0] * grid[1] * block, np.uint32)
        kernel(body).launch(grid, block, out, engine=engine, **options)  # type: ignore[arg-type]
        results.append(out)
    np.testing.assert_array_equal(results[0], results[1])
    return results[0]


PLACES = "mad.lo.u32 %r8, %r3, 1000, %r2; st.global.u32 [%d3], %r8;"


def test_places_of_ctas_follow_each_other_in_launches_of_different_grids() -> None:
    k = kernel(PLACES)
    for width, height in ((7, 5), (3, 11), (5, 7), (35, 1), (1, 35)):
        out = np.zeros((height, width, 96), np.uint32)
        k.launch((width, height), 96, out, workers=2)
        rows, columns = np.mgrid[:height, :width]
        np.testing.assert_array_equal(out, np.repeat((1000 * rows + columns)[..., None], 96, 2))


def test_ctas_behind_one_that_leaves_the_sweep_begin_anew() -> None:
    """In the third CTA the lanes of each warp wait at two places."""
    body = """
        and.b32 %r8, %r1, 1; add.u32 %r8, %r8, %r2; setp.eq.u32 %p1, %r8, 3; setp.eq.u32 %p2, %r2, 2;
        and.pred %p3, %p1, %p2; mov.u32 %r9, tile; atom.shared.add.u32 %r10, [%r9], 1; @%p3 bra ODD;
        bar.sync 0; ld.shared.u32 %r11, [%r9]; st.global.u32 [%d3], %r11; bra ON;
    ODD: bar.sync 0; ld.shared.u32 %r11, [%r9]; add.u32 %r11, %r11, 1000; st.global.u32 [%d3], %r11;
    ON:
    """
    found = both(body, (6, 1), 96, workers=1)
    assert found[::96].tolist() == [96] * 6
    assert found[1::96].tolist() == [96, 96, 1096, 96, 96, 96]


NEIGHBOUR = """
    shl.b32 %r9, %r1, 2; mov.u32 %r10, tile; add.u32 %r11, %r10, %r9;
    mul.lo.u32 %r12, %r7, 17; st.shared.u32 [%r11], %r12;
    bar.sync 0;
    xor.b32 %r13, %r1, 32; shl.b32 %r13, %r13, 2; add.u32 %r13, %r10, %r13;
    ld.shared.u32 %r14, [%r13];
"""


def test_warps_exchange_values_at_a_barrier() -> None:
    assert both(NEIGHBOUR + "st.global.u32 [%d3], %r14;", (3, 2), 128)[0] == 17 * 32


@pytest.mark.parametrize("threads", [65, 96, 100, 256])
def test_warps_that_end_early_are_not_waited_for(threads: int) -> None:
    body = (
        """
        setp.ge.u32 %p1, %r1, 64; @%p1 st.global.u32 [%d3], %r1; @%p1 bra END;
    """
        + NEIGHBOUR
        + "st.global.u32 [%d3], %r14; END:"
    )
    both(body, (4, 1), threads)


def test_warps_may_wait_at_different_places() -> None:
    body = """
        setp.lt.u32 %p1, %r1, 64; mov.u32 %r20, tile; @%p1 bra LOW;
        st.shared.u32 [%r20+4], 5; bar.sync 0; ld.shared.u32 %r21, [%r20]; bra.uni ON;
        LOW: st.shared.u32 [%r20], 3; bar.sync 0; ld.shared.u32 %r21, [%r20+4];
        ON: st.global.u32 [%d3], %r21;
    """
    assert set(both(body, (5, 1), 128).tolist()) == {3, 5}


def test_barriers_with_several_numbers_and_counts() -> None:
    body = (
        NEIGHBOUR
        + """
        bar.sync 1, 128; mov.u32 %r22, 0; setp.eq.u32 %p3, %r1, 7;
        bar.red.popc.u32 %r22, 0, %p3; add.u32 %r14, %r14, %r22; st.global.u32 [%d3], %r14;
    """
    )
    both(body, (2, 2), 128)


def test_a_fault_names_its_thread() -> None:
    body = (
        NEIGHBOUR
        + """
        setp.eq.u32 %p4, %r1, 77; selp.u64 %d5, 8, %d3, %p4; st.global.u32 [%d5], %r14;
    """
    )
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            kernel(body).launch((4, 1), 128, np.zeros(512, np.uint32), engine=engine)
        assert "77" in str(caught.value)


@pytest.mark.parametrize("limit", [5, 33, 40, 64, 127])
def test_guards_part_warps(limit: int) -> None:
    body = f"""
        add.s32 %r15, %r1, -3; or.b32 %r16, %r15, %r2; setp.lt.s32 %p1, %r16, 0;
        setp.ge.s32 %p2, %r15, {limit}; or.pred %p3, %p1, %p2; mov.u32 %r17, 9; @%p3 bra SKIP;
        mul.lo.u32 %r17, %r1, 3; setp.eq.u32 %p4, %r1, 37; @%p4 bra OTHER; add.u32 %r17, %r17, 1; bra SKIP;
        OTHER: add.u32 %r17, %r17, 1000;
        SKIP: st.global.u32 [%d3], %r17;
    """
    result = both(body, (2, 1), 128)
    assert result[0] == 9 and result[3] in (9, 10)


def test_a_comparison_of_what_wraps() -> None:
    body = """
        add.u32 %r15, %r1, 0xffffffe0; setp.lt.u32 %p1, %r15, 0xfffffff0; selp.u32 %r16, 1, 2, %p1;
        @%p1 add.u32 %r16, %r16, 10; @!%p1 bra ON; add.u32 %r16, %r16, 100;
        ON: st.global.u32 [%d3], %r16;
    """
    both(body, (1, 1), 96)


@pytest.mark.parametrize("block", [32, 20, 1])
def test_ctas_of_one_warp(block: int) -> None:
    """They wait for nobody; some of their threads end before others, some CTAs spin or fail."""
    both(PLACES, (7, 5), block)
    both(
        """setp.gt.u32 %p1, %r1, %r2; @%p1 ret; shl.b32 %r9, %r1, 2; mov.u32 %r10, tile; add.u32 %r11, %r10, %r9;
        ld.shared.u32 %r12, [%r11]; add.u32 %r12, %r12, %r7; st.shared.u32 [%r11], %r12; bar.sync 0;
        ld.shared.u32 %r13, [tile]; add.u32 %r13, %r13, %r12; st.global.u32 [%d3], %r13;""",
        *((5, 9), block),
    )
    both(
        """atom.add.global.u32 %r9, [%d1], 0; mov.u32 %r10, 0;
    L:  ld.volatile.global.u32 %r11, [%d3]; add.u32 %r10, %r10, 1; setp.lt.u32 %p1, %r10, 40; @%p1 bra L;
        add.u32 %r11, %r11, %r10; st.global.u32 [%d3], %r11;""",
        *((4, 2), block),
    )
    told = []
    for engine in ("jit", "interpret"):
        out = np.zeros(35 * block, np.uint32)
        body = f"setp.ne.u32 %p1, %r6, 17; @%p1 ret; add.u64 %d3, %d3, {4 * 35 * block}; st.global.u32 [%d3], %r1;"
        with pytest.raises(ptxvm.KernelFault) as caught:
            kernel(PLACES + body).launch((7, 5), block, out, engine=engine, workers=1)
        told.append((caught.value.kind, caught.value.block, caught.value.thread))
    assert told[0] == told[1]

"""The shared memory that the system keeps: outside of the kernel's own, in both engines."""

import numpy as np
import pytest

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])

NAMES = ("begin", "end", "cap", "0", "1")


def program(body, shared=""):
    return f"""
.version 8.1
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{{
    {shared}
    .reg .pred %p<3>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<10>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %reserved_smem_offset_1;
    mad.lo.u32 %r3, %r1, 4, %r2;
{body}
    ret;
}}
"""


def launch(text, engine, *, grid=1, block=32, count=32, **options):
    out = np.zeros(count, np.uint32)
    ptxvm.load(text).kernels["k"].launch(grid, block, out, engine=engine, **options)
    return out


def test_where_it_is(engine):
    """A kilobyte with both parts in it, behind everything of the kernel's; only `%aggr_smem_size` counts it."""
    moves = "".join(
        f"mov.u32 %r4, {name}; st.global.u32 [%rd1+{4 * index}], %r4;\n"
        for index, name in enumerate(
            [*(f"%reserved_smem_offset_{name}" for name in NAMES), "%total_smem_size", "%aggr_smem_size", "own"]
        )
    )
    text = program(moves, ".shared .align 16 .b8 own[100];")
    begin, end, cap, zero, one, total, aggregate, own = launch(text, engine, block=1, shared=2048).tolist()[:8]
    assert (cap, end - begin) == (1024, 1024)
    assert begin <= zero < zero + 4 <= one and one + 288 <= end and one % 8 == 0
    assert own + total <= begin
    assert (total, aggregate) == (2148, 2148 + 1024)


EXCHANGE = """
    ld.shared.u32 %r8, [%r3];
    st.shared.u32 [%r3], %r1;
    bar.sync 0;
    cvta.shared.u64 %rd2, %rd3;
    ld.u32 %r4, [%rd2];
    shl.b32 %r8, %r8, 16;
    or.b32 %r4, %r4, %r8;
    mad.wide.u32 %rd4, %r1, 4, %rd1;
    st.global.u32 [%rd4], %r4;
"""
MIRRORED = "xor.b32 %r6, %r1, 31; mad.lo.u32 %r6, %r6, 4, %r2; cvt.u64.u32 %rd3, %r6;\n"


@pytest.mark.parametrize("checks", ["none", "bounds", "full"])
@pytest.mark.parametrize("shared", ["", ".shared .align 4 .b32 own[7]; st.shared.u32 [own+24], -1;"])
def test_it_is_zero_at_the_start_and_keeps_what_is_stored(engine, checks, shared):
    """By `.shared` and by generic addresses, for CTAs one after the other, with and without variables beside it."""
    text = program(MIRRORED + EXCHANGE, shared.partition(";")[0] + ";" if shared else "")
    text = text.replace(MIRRORED, shared.partition(";")[2] + MIRRORED)
    assert launch(text, engine, grid=5, checks=checks, workers=1).tolist() == list(range(31, -1, -1))


def test_atomics(engine):
    text = program(
        "mov.u32 %r4, %reserved_smem_offset_0; atom.shared.add.u32 %r5, [%r4], 1; bar.sync 0; ld.shared.u32 %r5, [%r4];"
        "mad.wide.u32 %rd4, %r1, 4, %rd1; st.global.u32 [%rd4], %r5;"
    )
    assert launch(text, engine).tolist() == [32] * 32


def test_of_the_other_ctas_of_a_cluster(engine):
    """Each CTA has its own; `mapa` leads to the peer's."""
    text = program(
        """
    mov.u32 %r7, %cluster_ctarank;
    mad.lo.u32 %r8, %r7, 100, %r1;
    st.shared.u32 [%r3], %r8;
    barrier.cluster.arrive.aligned;
    barrier.cluster.wait.aligned;
    xor.b32 %r9, %r7, 1;
    mapa.shared::cluster.u32 %r10, %r3, %r9;
    ld.shared::cluster.u32 %r11, [%r10];
    barrier.cluster.arrive.aligned;
    barrier.cluster.wait.aligned;
    ld.shared.u32 %r12, [%r3];
    mad.lo.u32 %r11, %r11, 1000, %r12;
    mad.lo.u32 %r13, %r7, 32, %r1;
    mad.wide.u32 %rd4, %r13, 4, %rd1;
    st.global.u32 [%rd4], %r11;""",
        ".shared .align 4 .b32 own[32];",
    )
    lane = np.arange(32)
    expected = [lane * 1001 + 100_000, (lane + 100) + lane * 1000]
    np.testing.assert_array_equal(launch(text, engine, grid=2, cluster=2, count=64), np.concatenate(expected))


@pytest.mark.parametrize("past", [0, 60, 1024, 200_000])
@pytest.mark.parametrize("cluster", [None, 2])
def test_what_runs_past_the_variables_is_a_fault(engine, past, cluster):
    text = program(
        f"mov.u32 %r4, own; add.u32 %r4, %r4, {128 + past}; st.shared.u32 [%r3], 1; st.shared.u32 [%r4], 1; // here",
        ".shared .align 4 .b32 own[32];",
    )
    with pytest.raises(ptxvm.KernelFault, match="128 bytes of shared memory") as caught:
        launch(text, engine, grid=2, cluster=cluster)
    assert caught.value.kind == "out_of_bounds"


def test_what_runs_past_the_reserved_part_is_a_fault(engine):
    text = program("mov.u32 %r4, %reserved_smem_offset_end; st.shared.u32 [%r4], 1;")
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(text, engine)
    assert caught.value.kind == "out_of_bounds"

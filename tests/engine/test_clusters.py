"""Clusters in both engines: geometry, distributed shared memory, the barrier of the cluster, and what goes wrong."""

import numpy as np
import pytest
from tests.engine.programs import HEADER, line_of, run

import ptxvm

HEADER = HEADER.replace("sm_80", "sm_90")
pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])

BARRIER = "barrier.cluster.arrive; barrier.cluster.wait;"


def kernel(body: str, directives: str = "", size: int = 1024) -> str:
    """A kernel `k(out)`. `%r1` is the thread in the CTA, `%r2` the rank, `%r3` the cluster's size, `%r4` the address of
    the thread's word in `cells`; `%r9` of every thread is stored to `out` in the order of CTAs and threads."""
    return f"""{HEADER}
.visible .entry k(.param .u64 out) {directives}
{{
    .shared .align 16 .b8 cells[{size}];
    .reg .pred %p<10>;
    .reg .b32 %r<40>;
    .reg .b64 %rd<20>;
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %cluster_ctarank;
    mov.u32 %r3, %cluster_nctarank;
    mov.u32 %r4, cells;
    mad.lo.u32 %r4, %r1, 4, %r4;
    mov.u32 %r9, 0;
{body}
    ld.param.u64 %rd1, [out];
    mov.u32 %r10, %ctaid.z;
    mov.u32 %r11, %nctaid.y;
    mov.u32 %r12, %ctaid.y;
    mad.lo.u32 %r10, %r10, %r11, %r12;
    mov.u32 %r11, %nctaid.x;
    mov.u32 %r12, %ctaid.x;
    mad.lo.u32 %r10, %r10, %r11, %r12;
    mov.u32 %r11, %ntid.x;
    mad.lo.u32 %r10, %r10, %r11, %r1;
    mul.wide.u32 %rd2, %r10, 4;
    add.u64 %rd1, %rd1, %rd2;
    st.global.u32 [%rd1], %r9;
    ret;
}}
"""


def outputs(engine, body, grid, block, cluster, **options):
    """One word per thread: shape (z, y, x of the CTA, thread)."""
    extents = (*grid, 1, 1)[:3] if isinstance(grid, tuple) else (grid, 1, 1)
    out = np.zeros((*extents[::-1], block), np.uint32)
    directives = options.pop("directives", "")
    run(kernel(body, directives), out, grid=grid, block=block, cluster=cluster, engine=engine, **options)
    return out


def places(grid):
    """Indices (x, y, z) of the CTAs as arrays of shape (z, y, x, 1)."""
    z, y, x = np.meshgrid(*(np.arange(n, dtype=np.uint32) for n in grid[::-1]), indexing="ij")
    return x[..., None], y[..., None], z[..., None]


# ----------------------------------------------------------------------------------------------------------- geometry

GEOMETRY = """
    mov.u32 %r20, %{register}.{axis};
    mov.u32 %r9, %r20;
"""


@pytest.mark.parametrize("axis", ["x", "y", "z"])
def test_special_registers_of_clusters(engine, axis):
    grid, cluster = (6, 4, 2), (3, 2, 1)
    index = "xyz".index(axis)
    place, size, count = places(grid)[index], cluster[index], grid[index]
    expected = {
        "clusterid": place // size,
        "nclusterid": np.full_like(place, count // size),
        "cluster_ctaid": place % size,
        "cluster_nctaid": np.full_like(place, size),
    }
    for register, values in expected.items():
        found = outputs(engine, GEOMETRY.format(register=register, axis=axis), grid, 32, cluster)
        assert (found == values).all(), register


def test_ranks_count_x_first(engine):
    grid, cluster = (6, 4, 2), (3, 2, 2)
    x, y, z = places(grid)
    found = outputs(engine, "mad.lo.u32 %r9, %r3, 1000, %r2;", grid, 1, cluster)
    assert (found == 12000 + x % 3 + 3 * (y % 2) + 6 * (z % 2)).all()


EXPLICIT = "mov.pred %p1, %is_explicit_cluster; selp.u32 %r9, 1, 0, %p1;"


@pytest.mark.parametrize(
    ("cluster", "directives", "expected"),
    [(None, "", 0), (1, "", 1), (2, "", 1), (None, ".reqnctapercluster 2", 1)],
)
def test_whether_a_cluster_size_was_named(engine, cluster, directives, expected):
    assert (outputs(engine, EXPLICIT, 4, 1, cluster, directives=directives) == expected).all()


def test_the_kernel_names_the_cluster_size(engine):
    found = outputs(engine, "mov.u32 %r9, %r3;", (4, 2), 1, None, directives=".reqnctapercluster 2, 2")
    assert (found == 4).all()


def test_blocks_are_clusters(engine):
    directives = ".reqntid 32 .reqnctapercluster 4 .blocksareclusters"
    text = kernel("mov.u32 %r9, %nctaid.x;", directives).replace(".version 8.0", ".version 9.0")
    out = np.zeros(12 * 32, np.uint32)
    run(text, out, grid=3, block=32, engine=engine)
    assert (out == 12).all()


@pytest.mark.parametrize(
    ("options", "directives", "words"),
    [
        ({"cluster": 3}, "", "multiple of the cluster size 3"),
        ({"cluster": 4}, ".reqnctapercluster 2", r"differs from the kernel's .reqnctapercluster \(2, 1, 1\)"),
        ({"cluster": 4}, ".maxclusterrank 2", ".maxclusterrank allows 2"),
        ({}, ".explicitcluster", "launch it with a cluster size"),
    ],
)
def test_launches_that_do_not_fit(engine, options, directives, words):
    with pytest.raises(ptxvm.LaunchError, match=words):
        run(kernel("", directives), np.zeros(128, np.uint32), grid=4, block=32, engine=engine, **options)


# ------------------------------------------------------------------------------------------- distributed shared memory

NEXT = """
    add.u32 %r20, %r2, 1;
    rem.u32 %r20, %r20, %r3;
"""
OWN_VALUE = """
    mov.u32 %r21, %ctaid.x;
    mad.lo.u32 %r21, %r21, 1000, %r1;
"""


def neighbours(count, cluster, block):
    """What `OWN_VALUE` is in the next CTA of the cluster, shape (1, 1, count, block)."""
    cta = np.arange(count)
    following = cta // cluster * cluster + (cta % cluster + 1) % cluster
    return (following[:, None] * 1000 + np.arange(block))[None, None]


@pytest.mark.parametrize("cluster", [1, 2, 4, 16])
@pytest.mark.parametrize("block", [32, 63])
def test_reads_of_the_neighbours_shared_memory(engine, cluster, block):
    body = (
        f"{OWN_VALUE} st.shared.u32 [%r4], %r21; {BARRIER} {NEXT}"
        + f"""
    mapa.shared::cluster.u32 %r22, %r4, %r20;
    ld.shared::cluster.u32 %r9, [%r22];
    {BARRIER}
"""
    )
    assert (outputs(engine, body, 32, block, cluster) == neighbours(32, cluster, block)).all()


def test_writes_to_the_neighbour_by_generic_address(engine):
    body = (
        f"{BARRIER} {OWN_VALUE} {NEXT}"
        + f"""
    cvta.shared.u64 %rd3, cells;
    mul.wide.u32 %rd4, %r1, 4;
    add.u64 %rd3, %rd3, %rd4;
    sub.u32 %r20, %r2, 1;
    add.u32 %r20, %r20, %r3;
    rem.u32 %r20, %r20, %r3;
    mapa.u64 %rd5, %rd3, %r20;
    st.u32 [%rd5], %r21;
    {BARRIER}
    ld.shared.u32 %r9, [%r4];
"""
    )
    assert (outputs(engine, body, 8, 40, 4) == neighbours(8, 4, 40)).all()


def test_atomics_in_the_first_ctas_memory(engine):
    body = (
        f"st.shared.v2.u32 [cells+8], {{%r9, %r9}}; {BARRIER}"
        + f"""
    mapa.shared::cluster.u32 %r20, cells, 0;
    red.shared::cluster.add.u32 [%r20+8], 1;
    atom.shared::cluster.add.u32 %r21, [%r20+12], %r1;
    {BARRIER}
    ld.shared::cluster.v2.u32 {{%r22, %r23}}, [%r20+8];
    mad.lo.u32 %r9, %r22, 100000, %r23;
    {BARRIER}
"""
    )
    assert (outputs(engine, body, 8, 64, 4) == 256 * 100000 + 4 * sum(range(64))).all()


def test_each_lane_reads_another_cta(engine):
    body = (
        f"{OWN_VALUE} st.shared.u32 [%r4], %r21; {BARRIER}"
        + f"""
    rem.u32 %r20, %r1, %r3;
    mapa.shared::cluster.u32 %r22, %r4, %r20;
    ld.shared::cluster.u32 %r9, [%r22];
    {BARRIER}
"""
    )
    thread = np.arange(64)
    expected = np.array([[(cta // 4 * 4 + thread % 4) * 1000 + thread for cta in range(8)]])
    assert (outputs(engine, body, 8, 64, 4) == expected).all()


def test_addresses_tell_their_rank(engine):
    body = """
    cvta.shared.u64 %rd3, cells;
    add.u32 %r20, %r2, 3;
    mapa.u64 %rd4, %rd3, %r20;
    getctarank.u64 %r21, %rd4;
    getctarank.shared::cluster.u32 %r22, cells;
    isspacep.shared::cta %p1, %rd3;
    isspacep.shared::cta %p2, %rd4;
    isspacep.shared::cluster %p3, %rd4;
    selp.u32 %r23, 4, 0, %p1;
    selp.u32 %r24, 2, 0, %p2;
    selp.u32 %r25, 1, 0, %p3;
    or.b32 %r23, %r23, %r24;
    or.b32 %r23, %r23, %r25;
    mul.lo.u32 %r9, %r21, 10000;
    mad.lo.u32 %r9, %r22, 100, %r9;
    add.u32 %r9, %r9, %r23;
"""
    rank = (np.arange(8) % 4)[None, None, :, None]
    assert (outputs(engine, body, 8, 32, 4) == (rank + 3) * 10000 + rank * 100 + 5).all()


def test_dynamic_shared_memory_of_the_neighbour(engine):
    body = (
        f"{OWN_VALUE} {NEXT}"
        + f"""
    mov.u32 %r30, window;
    mad.lo.u32 %r30, %r1, 4, %r30;
    st.shared.u32 [%r30], %r21;
    st.shared.u32 [window+512], %r21;
    {BARRIER}
    mapa.shared::cluster.u32 %r22, %r30, %r20;
    ld.shared::cluster.u32 %r9, [%r22];
    {BARRIER}
"""
    )
    text = kernel(body).replace(".visible", ".extern .shared .align 16 .b8 window[];\n.visible")
    out = np.zeros((1, 1, 4, 64), np.uint32)
    run(text, out, grid=4, block=64, cluster=2, shared=516, engine=engine)
    assert (out == neighbours(4, 2, 64)).all()


# --------------------------------------------------------------------------------------------------------- the barrier


def test_a_barrier_many_times_over(engine):
    """A token goes round the cluster: each phase the CTA whose turn it is adds to what its neighbour has."""
    body = f"""
    st.shared.u32 [%r4], 0;
    {BARRIER}
    mov.u32 %r30, 0;
again:
    rem.u32 %r31, %r30, %r3;
    setp.ne.u32 %p1, %r31, %r2;
    @%p1 bra skip;
    ld.shared.u32 %r32, [%r4];
    add.u32 %r32, %r32, %r1;
    {NEXT}
    mapa.shared::cluster.u32 %r22, %r4, %r20;
    st.shared::cluster.u32 [%r22], %r32;
skip:
    barrier.cluster.arrive.release.aligned;
    barrier.cluster.wait.acquire.aligned;
    add.u32 %r30, %r30, 1;
    setp.lt.u32 %p2, %r30, 12;
    @%p2 bra again;
    ld.shared.u32 %r9, [%r4];
"""
    found = outputs(engine, body, 6, 64, 3)
    steps = {0: 12, 1: 10, 2: 11}
    expected = np.array([[np.arange(64) * steps[cta % 3] for cta in range(6)]])
    assert (found == expected).all()


def test_exited_threads_count_as_arrived(engine):
    body = f"""
    setp.ge.u32 %p1, %r1, 40;
    @%p1 exit;
    setp.eq.u32 %p2, %r2, 1;
    @%p2 bra late;
    {BARRIER}
    mov.u32 %r9, 7;
    bra end;
late:
    exit;
end:
"""
    found = outputs(engine, body, 4, 64, 2)
    assert (found[0, 0, ::2, :40] == 7).all() and (found[0, 0, 1::2] == 0).all() and (found[..., 40:] == 0).all()


def test_divided_warps_arrive_lane_by_lane(engine):
    body = """
    and.b32 %r20, %r1, 1;
    setp.eq.u32 %p1, %r20, 0;
    @%p1 bra even;
    barrier.cluster.arrive;
    barrier.cluster.wait;
    mov.u32 %r9, 1;
    bra end;
even:
    barrier.cluster.arrive.relaxed;
    barrier.cluster.wait;
    mov.u32 %r9, 2;
end:
"""
    assert (outputs(engine, body, 4, 64, 2) == np.where(np.arange(64) % 2, 1, 2)).all()


def test_warps_that_exit_late_release_the_others(engine):
    """Warp 1 of each CTA never arrives: it exits after having seen what warp 0 wrote before it waits."""
    body = f"""
    st.shared.u32 [%r4], 0;
    bar.sync 0;
    setp.ge.u32 %p1, %r1, 32;
    @%p1 bra watcher;
    st.volatile.shared.u32 [cells], 1;
    {BARRIER}
    mov.u32 %r9, 5;
    bra end;
watcher:
    ld.volatile.shared.u32 %r21, [cells];
    setp.eq.u32 %p2, %r21, 0;
    @%p2 bra watcher;
    exit;
end:
"""
    found = outputs(engine, body, 4, 64, 2)
    assert (found[..., :32] == 5).all() and (found[..., 32:] == 0).all()


@pytest.mark.parametrize("workers", [1, 2])
def test_clusters_that_wait_for_later_ones(engine, workers):
    """All clusters meet at a barrier of the grid in global memory, so all must be in flight."""
    body = f"""
    ld.param.u64 %rd5, [out];
    {BARRIER}
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra joined;
    atom.global.add.u32 %r20, [%rd5+4096], 1;
    mov.u32 %r22, %nctaid.x;
wait:
    ld.acquire.gpu.global.u32 %r21, [%rd5+4096];
    setp.lt.u32 %p2, %r21, %r22;
    @%p2 bra wait;
joined:
    {BARRIER}
    mov.u32 %r9, 3;
"""
    out = np.zeros(1025, np.uint32)
    run(kernel(body), out, grid=32, block=32, cluster=4, engine=engine, workers=workers)
    assert (out[:1024] == 3).all() and out[1024] == 32


def test_flags_go_to_and_fro_between_two_ctas(engine):
    """Each CTA waits for the other one's number in its own memory, and sends the next."""
    body = f"""
    st.shared.u32 [cells], 0;
    {BARRIER}
    {NEXT}
    mapa.shared::cluster.u32 %r22, cells, %r20;
    mov.u32 %r23, %r2;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra met;
again:
    ld.acquire.cluster.shared::cluster.u32 %r24, [%r4];
    setp.ne.u32 %p2, %r24, %r23;
    @%p2 bra again;
    add.u32 %r25, %r24, 1;
    st.release.cluster.shared::cluster.u32 [%r22], %r25;
    add.u32 %r23, %r23, 2;
    setp.lt.u32 %p3, %r23, 50;
    @%p3 bra again;
met:
    {BARRIER}
    ld.shared.u32 %r9, [cells];
"""
    found = outputs(engine, body, 4, 64, 2)
    assert (found[0, 0, ::2] == 50).all() and (found[0, 0, 1::2] == 49).all()


# ------------------------------------------------------------------------------------------------------ what goes wrong


def fault_of(engine, body, cluster=2, grid=2, block=32, **options):
    text = kernel(body)
    with pytest.raises(ptxvm.KernelFault) as caught:
        out = np.zeros(grid * block, np.uint32)
        run(text, out, grid=grid, block=block, cluster=cluster, engine=engine, timeout=20, **options)
    return text, caught.value


def test_beyond_the_neighbours_shared_memory(engine):
    text, fault = fault_of(
        engine, "mapa.shared::cluster.u32 %r20, cells, 1; ld.shared::cluster.u32 %r9, [%r20+1024]; // here"
    )
    assert fault.kind == "out_of_bounds" and "1024 bytes" in fault.message and fault.line == line_of(text, "// here")


def test_a_rank_that_does_not_exist(engine):
    _, fault = fault_of(engine, "mapa.shared::cluster.u32 %r20, cells, 2; ld.shared::cluster.u32 %r9, [%r20];")
    assert fault.kind == "out_of_bounds" and "the cluster has 2 CTAs, the address is of rank 2" in fault.message


def test_a_misaligned_address_of_the_neighbour(engine):
    _, fault = fault_of(engine, "mapa.shared::cluster.u32 %r20, cells, 1; ld.shared::cluster.u32 %r9, [%r20+2];")
    assert fault.kind == "misaligned"


def test_another_ctas_memory_is_not_the_own(engine):
    body = "xor.b32 %r20, %r2, 1; mapa.shared::cluster.u32 %r20, cells, %r20; ld.shared::cta.u32 %r9, [%r20];"
    _, fault = fault_of(engine, body)
    assert fault.kind == "out_of_bounds" and ".shared::cta reaches the own CTA" in fault.message


@pytest.mark.parametrize(
    "access", ["ld.shared::cluster.u32 %r9, [%r20];", "atom.shared::cluster.add.u32 %r9, [%r20], 1;"]
)
def test_the_memory_of_a_cta_that_has_exited(engine, access):
    body = f"""
    mapa.shared::cluster.u32 %r20, cells, 1;
    {BARRIER}
    setp.eq.u32 %p1, %r2, 1;
    @%p1 exit;
again:
    {access}
    bra again;
"""
    _, fault = fault_of(engine, body)
    assert fault.kind == "out_of_bounds" and "the CTA of rank 1, block (1, 0, 0), has exited" in fault.message
    assert fault.block == (0, 0, 0)


def test_a_peer_that_waits_at_another_barrier(engine):
    body = """
    setp.eq.u32 %p1, %r2, 0;
    @%p1 bra first;
    bar.sync 1, 64;
    bra end;
first:
    barrier.cluster.arrive;
    barrier.cluster.wait; // here
end:
"""
    _, fault = fault_of(engine, body)
    assert fault.kind == "deadlock" and "barrier 1" in fault.message


def test_arriving_twice(engine):
    text, fault = fault_of(engine, "barrier.cluster.arrive;\n barrier.cluster.arrive; // here\n barrier.cluster.wait;")
    assert fault.kind == "barrier" and "twice" in fault.message and fault.line == line_of(text, "// here")


def test_waiting_without_arriving(engine):
    _, fault = fault_of(engine, "barrier.cluster.wait;")
    assert fault.kind == "barrier" and "without having arrived" in fault.message


def test_a_deadlock_at_the_barrier(engine):
    """One CTA waits for an mbarrier at which nobody arrives, the other one for the cluster."""
    body = """
    setp.ne.u32 %p1, %r2, 1;
    @%p1 bra others;
    mbarrier.init.shared.b64 [cells], 33;
again:
    mbarrier.try_wait.parity.shared.b64 %p2, [cells], 0; // there
    @!%p2 bra again;
others:
    barrier.cluster.arrive;
    barrier.cluster.wait; // here
"""
    text, fault = fault_of(engine, body.replace("mbarrier.init", "setp.eq.u32 %p3, %r1, 0;\n@%p3 mbarrier.init"))
    assert fault.kind == "deadlock" and fault.line == line_of(text, "// here") and fault.block == (0, 0, 0)
    here, there = (line_of(text, f"// {place}") for place in ("here", "there"))
    assert f"warp 0 waits at line {here} for the barrier of the cluster: 32 of 64 threads arrived" in fault.message
    assert f"block (1, 0, 0): warp 0 waits at line {there}" in fault.message

"""Profiles of small kernels, by the interpreter and in compiled code, against counts worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.programs import kernel, line_of
from tests.sanitizer.cases_async import CASES as ASYNC
from tests.sanitizer.cases_matrix import CASES as MATRIX
from tests.sanitizer.programs import Case, launch

import ptxvm
from ptxvm.engine.jit.launching import short_launches
from ptxvm.profiling import Counts, Line, Profile
from ptxvm.profiling.counts import NAMES

TWO = ".param .u64 out, .param .u64 src"
SOURCE = "ld.param.u64 %rd2, [src];"


ENGINE = {"engine": "interpret"}


@pytest.fixture(autouse=True, params=["interpret", "jit"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who counts; small launches are compiled, too."""
    monkeypatch.setitem(ENGINE, "engine", request.param)
    monkeypatch.setattr(short_launches, "FEW_THREADS", 0)


def profile(text: str, *arguments: object, **options: object) -> Profile:
    chosen = {"grid": 1, "block": 32, **ENGINE, **options}
    found = ptxvm.run(text, args=arguments, profile=True, **chosen).profile
    assert found is not None
    total = found.total
    for name in NAMES:
        assert getattr(total, name) == sum(getattr(line, name) for line in found.lines), name
    return found


def line(text: str, needle: str, *arguments: object, **options: object) -> Line:
    """The counts of the line that holds some text."""
    found = profile(text, *arguments, **options)
    return next(each for each in found.lines if each.line == line_of(text, needle))


def zeros(count: int = 4096) -> np.ndarray:
    return np.zeros(count, np.uint32)


SAXPY = kernel(
    f"""
    {SOURCE}
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r5, %r3, %r4, %r1;
    ld.param.u32 %r6, [n];
    setp.ge.s32 %p1, %r5, %r6;
    @%p1 bra DONE;
    mul.wide.s32 %rd3, %r5, 4;
    add.s64 %rd4, %rd1, %rd3;
    add.s64 %rd5, %rd2, %rd3;
    ld.global.u32 %r7, [%rd5];
    ld.global.u32 %r8, [%rd4];
    mad.lo.u32 %r8, %r7, 2, %r8;
    st.global.u32 [%rd4], %r8;
DONE:
""",
    f"{TWO}, .param .u32 n",
)


def test_coalesced_saxpy() -> None:
    # 300 of 384 threads: 9 whole warps and 12 lanes of the tenth, whose 48 bytes fill two sectors.
    found = profile(SAXPY, zeros(300), zeros(300), 300, grid=3, block=128)
    load = next(each for each in found.lines if each.line == line_of(SAXPY, "ld.global.u32 %r7"))
    assert (load.executions, load.active_lanes) == (10, 300)
    assert (load.global_bytes, load.sectors_asked, load.sectors_moved) == (1200, 9 * 4 + 2, 9 * 4 + 2)
    branch = next(each for each in found.lines if each.line == line_of(SAXPY, "@%p1 bra"))
    assert (branch.executions, branch.active_lanes, branch.predicated_off) == (12, 384, 0)
    assert branch.divergent_branches == 1
    assert found.total.sectors_moved == 3 * 38 and found.total.coalescing == 1.0
    assert found.total.divergent_branches == 1


@pytest.mark.parametrize(("stride", "moved"), [(1, 4), (2, 8), (4, 16), (8, 32), (64, 32)])
def test_strided_loads_move_more_than_they_ask_for(stride: int, moved: int) -> None:
    text = kernel(f"mul.lo.u32 %r3, %r1, {4 * stride};\ncvt.u64.u32 %rd3, %r3;\nadd.u64 %rd3, %rd1, %rd3;\n"
                  "ld.global.u32 %r2, [%rd3];")  # fmt: skip
    found = line(text, "ld.global", zeros())
    assert (found.sectors_asked, found.sectors_moved, found.global_bytes) == (4, moved, 128)
    assert found.coalescing == 4 / moved


def test_lanes_that_read_one_word_ask_for_one_sector() -> None:
    found = line(kernel("ld.global.u32 %r2, [%rd1];"), "ld.global", zeros(), block=64)
    assert (found.executions, found.active_lanes, found.global_bytes) == (2, 64, 256)
    assert (found.sectors_asked, found.sectors_moved) == (2, 2)


def test_vectors_and_unaligned_rows() -> None:
    text = kernel(
        "mul.wide.u32 %rd3, %r1, 16;\nadd.u64 %rd3, %rd1, %rd3;\nld.global.v4.u32 {%r2,%r3,%r4,%r5}, [%rd3+16];"
    )
    found = line(text, "ld.global", zeros())
    # 512 bytes from byte 16 on lie in 17 sectors.
    assert (found.sectors_asked, found.sectors_moved) == (16, 17)


def tile(row: int) -> str:
    """A tile of 32 x 32 words with rows of so many, written by rows and read by columns."""
    return kernel(
        f"""
    mov.u32 %r3, %tid.y;
    mov.u32 %r4, tile;
    mad.lo.u32 %r5, %r3, {row}, %r1;
    mad.lo.u32 %r5, %r5, 4, %r4;
    st.shared.u32 [%r5], %r1;
    bar.sync 0;
    mad.lo.u32 %r6, %r1, {row}, %r3;
    mad.lo.u32 %r6, %r6, 4, %r4;
    ld.shared.u32 %r2, [%r6];
""",
        declarations=f".shared .align 16 .b8 tile[{row * 32 * 4}];\n",
    )


@pytest.mark.parametrize(("row", "turns"), [(32, 32), (33, 1), (34, 2), (40, 8)])
def test_a_column_of_a_tile_has_bank_conflicts_unless_rows_are_padded(row: int, turns: int) -> None:
    text = tile(row)
    store = line(text, "st.shared", zeros(), block=(32, 32))
    assert (store.executions, store.shared_wavefronts, store.bank_conflicts) == (32, 32, 0)
    load = line(text, "ld.shared", zeros(), block=(32, 32))
    assert (load.shared_wavefronts, load.bank_conflicts) == (32 * turns, 32 * (turns - 1))
    assert load.bank_conflicts_32 == load.bank_conflicts and load.shared_bytes == 4096
    assert line(text, "bar.sync", zeros(), block=(32, 32)).barriers_waited == 32


WIDTHS = [
    # bytes of a lane, distance between lanes: turns, conflicts
    (1, 1, 1, 0),
    (2, 2, 1, 0),
    (4, 8, 2, 1),
    (8, 8, 2, 0),  # half a warp at a time
    (8, 16, 4, 2),
    (16, 16, 4, 0),  # a quarter of a warp at a time
    (16, 32, 8, 4),
    (16, 0, 4, 0),  # all read the same
]


@pytest.mark.parametrize(("size", "distance", "turns", "conflicts"), WIDTHS)
def test_bank_conflicts_go_by_the_width_of_accesses(size: int, distance: int, turns: int, conflicts: int) -> None:
    load = {1: "u8 %r2", 2: "u16 %h2", 4: "u32 %r2", 8: "u64 %rd4", 16: "v2.u64 {%rd4, %rd5}"}[size]
    text = kernel(
        f"mov.u32 %r4, s;\nmad.lo.u32 %r3, %r1, {distance}, %r4;\nld.shared.{load}, [%r3];",
        declarations=".shared .align 16 .b8 s[2048];\n",
    )
    found = line(text, "ld.shared", zeros())
    name = {8: "bank_conflicts_64", 16: "bank_conflicts_128"}.get(size, "bank_conflicts_32")
    assert (found.shared_wavefronts, getattr(found, name), found.bank_conflicts) == (turns, conflicts, conflicts)


def test_ldmatrix_needs_one_turn_for_a_matrix() -> None:
    text = kernel(
        "mov.u32 %r4, s;\nmad.lo.u32 %r3, %r1, 16, %r4;\n"
        "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r5}, [%r3];\n"
        "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r5, %r6, %r7, %r8}, [%r3];\n"
        "mad.lo.u32 %r3, %r1, 64, %r4;\n"
        "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r5, %r6}, [%r3];",
        declarations=".shared .align 16 .b8 s[2048];\n",
    )
    counts = [line(text, f".{x}.", zeros()) for x in ("x1", "x4", "x2")]
    assert [each.shared_wavefronts for each in counts] == [1, 4, 8]
    assert [each.bank_conflicts_128 for each in counts] == [
        0,
        0,
        6,
    ]  # rows of 64 bytes: four of eight in the same banks
    assert [each.shared_bytes for each in counts] == [128, 512, 256]


HISTOGRAM = kernel(
    """
    and.b32 %r3, %r1, 3;
    mul.wide.u32 %rd3, %r3, 4;
    add.u64 %rd3, %rd1, %rd3;
    mov.u32 %r4, 1;
    red.global.add.u32 [%rd3], %r4;
    mov.u32 %r5, s;
    mad.lo.u32 %r6, %r1, 4, %r5;
    atom.shared.add.u32 %r7, [%r6], %r4;
""",
    declarations=".shared .align 16 .b8 s[256];\n",
)


def test_atomics_of_a_histogram_collide() -> None:
    out = zeros(4)
    found = line(HISTOGRAM, "red.global", out, block=64)
    assert out.tolist() == [16] * 4
    # In each of two warps 32 lanes go to 4 bins of one sector: 28 come after another one.
    assert (found.atomics, found.atomic_collisions) == (64, 56)
    assert (found.sectors_asked, found.sectors_moved) == (2, 2)
    apart = line(HISTOGRAM, "atom.shared", out, block=64)
    assert (apart.atomics, apart.atomic_collisions, apart.bank_conflicts) == (64, 0, 0)


DIVERGENT = kernel(
    """
    and.b32 %r3, %r1, 1;
    setp.eq.u32 %p1, %r3, 0;
    setp.lt.u32 %p2, %r1, 32;
    @%p2 bra FIRST;
    @%p1 bra EVEN;
    mov.u32 %r2, 1;
    bra.uni JOIN;
EVEN:
    mov.u32 %r2, 2;
JOIN:
    @!%p1 mov.u32 %r2, 3;
FIRST:
    mov.u32 %r5, 4;
"""
)


def test_divergent_branches() -> None:
    counts = {
        needle: line(DIVERGENT, needle, zeros(), block=96) for needle in ("FIRST;", "EVEN;", "r2, 1", "r2, 3", "4;")
    }
    assert (counts["FIRST;"].executions, counts["FIRST;"].divergent_branches) == (3, 0)
    assert (counts["EVEN;"].executions, counts["EVEN;"].divergent_branches) == (2, 2)
    assert (counts["r2, 1"].executions, counts["r2, 1"].active_lanes) == (2, 32)
    guarded = counts["r2, 3"]
    assert (guarded.executions, guarded.active_lanes, guarded.predicated_off) == (2, 32, 32)
    assert (counts["4;"].executions, counts["4;"].active_lanes) == (3, 96)


COPY = kernel(
    f"""
    {SOURCE}
    mov.u32 %r4, s;
    mad.lo.u32 %r3, %r1, 16, %r4;
    mul.wide.u32 %rd3, %r1, 16;
    add.u64 %rd3, %rd2, %rd3;
    cp.async.cg.shared.global [%r3], [%rd3], 16;
    cp.async.ca.shared.global [%r3], [%rd3], 8, 4;
    cp.async.wait_all;
    bar.sync 0;
""",
    TWO,
    declarations=".shared .align 16 .b8 s[1024];\n",
)


@pytest.mark.parametrize("completion", ["late", "early", "random"])
def test_asynchronous_copies(completion: str) -> None:
    text = COPY
    found = line(text, "cp.async.cg", zeros(), zeros(), block=64, async_completion=completion)
    assert (found.executions, found.async_bytes) == (2, 1024)
    assert (found.sectors_asked, found.sectors_moved, found.global_bytes) == (32, 32, 1024)
    partial = line(text, "cp.async.ca", zeros(), zeros(), block=64, async_completion=completion)
    assert (partial.async_bytes, partial.global_bytes) == (512, 256)  # 4 of 8 bytes are zeros


MMA = kernel(
    """
    mov.b32 %r2, 0;
    mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
        {%f0, %f1, %f2, %f3}, {%r2, %r2, %r2, %r2}, {%r2, %r2}, {%f0, %f1, %f2, %f3};
"""
).replace(".reg .b64", ".reg .f32 %f<4>;\n    .reg .b64")


def test_matrix_products() -> None:
    found = line(MMA, "mma.sync", zeros(), grid=3, block=64)
    assert (found.executions, found.matrix_products, found.multiply_adds) == (6, 6, 6 * 16 * 8 * 16)


LOCAL = kernel(
    """
    .local .align 8 .b8 spill[64];
    mov.u32 %r3, spill;
    st.local.u32 [%r3], %r1;
    ld.local.v2.u32 {%r4, %r5}, [%r3];
    cvta.local.u32 %r6, %r3;
"""
).replace("cvta.local.u32 %r6, %r3;", "cvt.u64.u32 %rd3, %r3;\ncvta.local.u64 %rd4, %rd3;\nld.u8 %r7, [%rd4];")


def test_local_memory() -> None:
    found = profile(LOCAL, zeros(), block=64)
    assert [each.local_bytes for each in found.lines if each.local_bytes] == [256, 512, 64]
    assert found.total.sectors_moved == 0


BULK = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 src)
{
    .reg .pred %p<2>; .reg .b32 %r<8>; .reg .b64 %rd<4>;
    .shared .align 16 .b8 s[2048];
    .shared .align 8 .b64 bar;
    ld.param.u64 %rd1, [out];
    ld.param.u64 %rd2, [src];
    mov.u32 %r1, s;
    mov.u32 %r2, bar;
    mov.u32 %r3, %tid.x;
    setp.ne.u32 %p0, %r3, 0;
    @%p0 bra WAIT;
    mbarrier.init.shared.b64 [%r2], 1;
    mbarrier.arrive.expect_tx.shared.b64 %rd3, [%r2], 1040;
    cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd2+16], 1040, [%r2];
WAIT:
    bar.sync 0;
AGAIN:
    mbarrier.try_wait.parity.shared.b64 %p1, [%r2], 0;
    @!%p1 bra AGAIN;
    fence.proxy.async;
    @%p0 bra END;
    cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 64;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
END:
    ret;
}
"""


def test_bulk_copies_and_waits() -> None:
    load = line(BULK, "shared::cluster.global", zeros(), zeros(), block=64)
    # 1040 bytes from byte 16 on end at byte 1056, with sector 32.
    assert (load.executions, load.async_bytes, load.sectors_asked, load.sectors_moved) == (1, 1040, 33, 33)
    store = line(BULK, "bulk_group [", zeros(), zeros(), block=64)
    assert (store.async_bytes, store.sectors_moved) == (64, 2)
    assert line(BULK, "try_wait", zeros(), zeros(), block=64).barriers_waited == 2
    assert profile(BULK, zeros(), zeros(), block=64).total.shared_bytes == 0


@pytest.mark.parametrize("text", [SAXPY, HISTOGRAM, DIVERGENT, COPY, MMA, tile(32)])
def test_the_engine_that_is_named_does_not_matter(text: str) -> None:
    count = text.split(")", maxsplit=1)[0].count(".param")
    arguments = (zeros(), zeros(), 40)[:count]
    jit, interpreted = (profile(text, *arguments, grid=2, block=32, engine=name) for name in ("jit", "interpret"))
    assert jit == interpreted


def test_profiles_do_not_depend_on_launches_before() -> None:
    module = ptxvm.load(SAXPY)
    first, again = (module.kernels["k"].launch(1, 32, zeros(), zeros(), 32, profile=True).profile for _ in range(2))
    assert first == again
    assert module.kernels["k"].launch(1, 32, zeros(), zeros(), 32).profile is None


def test_functions_that_are_called_count_and_others_are_left_out() -> None:
    functions = ".func f() { .reg .b32 %r; mov.u32 %r, 1;\n ret; }\n.func g() {\n ret; }\n"
    text = kernel("setp.lt.u32 %p1, %r1, 8;\n@%p1 call f;\nmov.u32 %r2, 5;", declarations=functions)
    found = profile(text, zeros())
    assert {each.function for each in found.lines} == {"k", "f"}
    body = next(each for each in found.lines if each.function == "f")
    assert (body.executions, body.active_lanes) == (1, 8)
    call = next(each for each in found.lines if "call f" in each.text)
    assert (call.divergent_branches, call.active_lanes, call.predicated_off) == (1, 8, 24)
    assert next(each for each in found.lines if "r2, 5" in each.text).active_lanes == 32


def test_several_devices_are_summed() -> None:
    one = profile(HISTOGRAM, zeros(4)).total
    two = profile(HISTOGRAM, zeros(4), devices=2).total
    assert two.counts == {name: 2 * count for name, count in one.counts.items()}


def test_checks_and_schedules_go_with_it() -> None:
    plain = profile(SAXPY, zeros(), zeros(), 64, block=64)
    assert profile(SAXPY, zeros(), zeros(), 64, block=64, checks="full") == plain
    assert profile(SAXPY, zeros(), zeros(), 64, block=64, schedule="random:3") == plain


def test_a_stream_profiles_the_launches_that_ask_for_it() -> None:
    module = ptxvm.load(HISTOGRAM)
    stream = ptxvm.Stream()
    stream.launch(module.kernels["k"], 1, 32, zeros(4), engine="interpret")
    stream.launch(module.kernels["k"], 2, 32, zeros(4), profile=True)
    plain, counted = stream.synchronize()
    assert plain.profile is None and counted.profile is not None and counted.profile.total.atomics == 128


def test_nothing_is_counted_twice_for_lanes_that_wait() -> None:
    text = kernel("shfl.sync.idx.b32 %r2, %r1, 0, 31, 0xffffffff;\nbar.warp.sync 0xffffffff;")
    found = profile(text, zeros(), block=64)
    assert {each.executions for each in found.lines} == {2}
    assert found.total.barriers_waited == 2


def test_totals_of_nothing() -> None:
    assert Counts().coalescing is None and Counts().bank_conflicts == 0


@pytest.mark.parametrize("case", [*MATRIX, *ASYNC], ids=lambda case: case.name)
def test_products_and_copies_of_warpgroups_and_tensor_cores(case: Case) -> None:
    found = launch(case.right, case, profile=True).profile
    assert found is not None
    total = found.total
    for name in NAMES:
        assert getattr(total, name) == sum(getattr(each, name) for each in found.lines), name
    products = [each for each in found.lines if "wgmma.mma_async" in each.text or "tcgen05.mma" in each.text]
    assert all(each.matrix_products > 0 and each.multiply_adds % 1024 == 0 for each in products if each.executions)
    copies = [each for each in found.lines if each.text.startswith(("cp.async", "@%p1 cp.async", "st.async"))]
    moves = [
        each for each in copies if each.executions and not any(w in each.text for w in ("group", "arrive", "wait_all"))
    ]
    assert all(each.async_bytes > 0 for each in moves if "prefetch" not in each.text and each.active_lanes)

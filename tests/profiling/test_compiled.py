"""Profiles that compiled code counts: the same numbers as those of the interpreter, on kernels of all kinds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.agreement.engines.agreement import safe_version
from tests.engine.programs import kernel
from tests.profiling.programs import random_kernel

import ptxvm
from ptxvm.engine import jit
from ptxvm.engine.jit.launching import short_launches
from ptxvm.profiling import Profile

sys.path.insert(0, str(Path(__file__).parents[1]))
from kernels.cases import all_cases

SEEDS, SAFE_SEEDS, MORE_SEEDS = range(8), range(2), range(8, 300)

KERNELS = [
    "calls",
    "copy4",
    "csr_rows",
    "group_filter",
    "histogram",
    "layer_norm",
    "matmul16",
    "reduce",
    "saxpy",
    "spmv_warp",
    "stencil2d",
    "stencil3d",
    "transpose",
    "triton_layer_norm",
    "code_after_ret",
]
MORE_KERNELS = [
    "bitonic_sort",
    "sgemm",
    "scan",
    "fft",
    "softmax",
    "gather_f64_u64",
    "nbody",
    "options",
    "group_reduce",
    "half_axpy",
    "triton_softmax",
    "collatz",
]
LEFT_TO_THE_INTERPRETER = ("recursion", "early_return", "lock_in_loop", "triton_running_softmax")


@pytest.fixture(autouse=True)
def native(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Small launches are compiled, too; which of those that asked for a profile were."""
    found: list[bool] = []
    run = jit.run_counted

    def noting(work: object) -> object:
        result = run(work)  # type: ignore[arg-type]
        found.append(result is not None)
        return result

    monkeypatch.setattr(short_launches, "FEW_THREADS", 0)
    monkeypatch.setattr(jit, "run_counted", noting)
    return found


def numbers(profile: Profile | None) -> dict[str, dict[str, int]]:
    """What was counted, by line: those lines of which there is anything."""
    assert profile is not None
    return {
        f"{line.file}:{line.line} {line.text}": {name: count for name, count in line.counts.items() if count}
        for line in profile.lines
    }


def run_random(seed: int, engine: str, block: int | tuple[int, int], **options: object) -> Profile | None:
    arrays = np.zeros(1024, np.uint32), np.arange(8192, dtype=np.uint32) * 7
    return ptxvm.run(
        random_kernel(seed), grid=3, block=block, args=[*arrays, 150], profile=True, engine=engine, **options
    ).profile


def run_case(name: str, engine: str) -> Iterator[dict[str, dict[str, int]]]:
    case = all_cases()[name]
    data = case.make(np.random.default_rng(3), case.sizes.interpret)
    module = ptxvm.load(case.ptx["sm_80" if "sm_80" in case.ptx else next(iter(case.ptx))])
    for each in case.launches(data):
        launch: Callable[..., ptxvm.LaunchResult] = module.kernels[each.kernel].launch
        result = launch(each.grid, each.block, *each.args, shared=each.shared, engine=engine, profile=True, workers=1)
        yield numbers(result.profile)


@pytest.mark.parametrize("name", [*KERNELS, *(pytest.param(name, marks=pytest.mark.slow) for name in MORE_KERNELS)])
def test_kernels_are_counted_as_the_interpreter_counts_them(name: str, native: list[bool]) -> None:
    compiled = list(run_case(name, "jit"))
    assert all(native) and compiled
    assert compiled == list(run_case(name, "interpret"))


@pytest.mark.parametrize("name", LEFT_TO_THE_INTERPRETER)
def test_where_it_depends_on_the_order_of_threads_the_interpreter_counts(name: str, native: list[bool]) -> None:
    assert any(run_case(name, "jit"))
    assert native and not any(native)


def check_random(seed: int) -> None:
    block = (128, 96, 70, (16, 6))[seed % 4]
    assert numbers(run_random(seed, "jit", block)) == numbers(run_random(seed, "interpret", block))


@pytest.mark.parametrize("seed", SEEDS)
def test_random_kernels(seed: int) -> None:
    check_random(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MORE_SEEDS)
def test_more_random_kernels(seed: int) -> None:
    check_random(seed)


@pytest.mark.parametrize("seed", SAFE_SEEDS)
def test_the_safe_version_counts_alike(seed: int) -> None:
    with safe_version():
        check_random(seed)


def test_a_warp_that_leaves_the_fast_version_goes_on_counting(native: list[bool]) -> None:
    """Lane 0 wraps: its index is no scalar and 32 constants any more."""
    body = """
    mov.u32 %r3, %ntid.x;
    add.u32 %r2, %r1, -1;
    cvt.u64.u32 %rd2, %r2;
    and.b64 %rd2, %rd2, 31;
    shl.b64 %rd2, %rd2, 2;
    add.u64 %rd2, %rd1, %rd2;
    ld.global.u32 %r4, [%rd2];
    st.global.u32 [%rd2], %r4;
"""
    found = [
        ptxvm.run(kernel(body), grid=2, block=64, args=[np.zeros(64, np.uint32)], profile=True, engine=engine).profile
        for engine in ("jit", "interpret")
    ]
    assert native == [True]
    assert numbers(found[0]) == numbers(found[1])


def test_workers_count_together() -> None:
    one, many = (numbers(run_random(3, "jit", 128, workers=workers)) for workers in (1, 3))
    assert one == many


def test_launches_begin_with_nothing_counted(native: list[bool]) -> None:
    entry = ptxvm.load(random_kernel(5)).kernels["random"]
    arrays = np.zeros(1024, np.uint32), np.arange(8192, dtype=np.uint32) * 7
    first, second = (entry.launch(3, 96, *arrays, 150, profile=True, workers=1).profile for _ in range(2))
    assert native == [True, True]
    assert first is not None and second is not None
    assert first.total.executions == second.total.executions > 0


def test_faults_are_told_while_counting(native: list[bool]) -> None:
    text = kernel("mul.wide.u32 %rd2, %r1, 4;\nadd.u64 %rd2, %rd1, %rd2;\nst.global.u32 [%rd2+64], %r1;")
    with pytest.raises(ptxvm.KernelFault, match="out_of_bounds") as found:
        ptxvm.run(text, grid=1, block=32, args=[np.zeros(32, np.uint32)], profile=True)
    assert found.value.thread == (16, 0, 0)
    assert native == []


SCATTERED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 indices, .param .u64 x, .param .u64 y, .param .u32 live)
{
    .reg .pred %p<3>; .reg .b32 %r<8>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [indices];
    ld.param.u64 %rd2, [x];
    ld.param.u64 %rd3, [y];
    ld.param.u32 %r4, [live];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd4, %r1, 4;
    add.u64 %rd4, %rd1, %rd4;
    ld.global.u32 %r2, [%rd4];
    and.b32 %r5, %r1, 31;
    shr.b32 %r6, %r4, %r5;
    and.b32 %r6, %r6, 1;
    setp.ne.u32 %p1, %r6, 0;
    mul.wide.u32 %rd5, %r2, WIDTH;
    add.u64 %rd6, %rd2, %rd5;
    @%p1 LOAD
    and.b32 %r6, %r2, 1;
    setp.ne.u32 %p2, %r6, 0;
    selp.b64 %rd7, %rd3, %rd2, %p2;
    add.u64 %rd7, %rd7, %rd5;
    LOAD_OF_TWO
    red.global.add.u32 [%rd6], 1;
    ret;
}
"""
LOADS = {
    1: "ld.global.u8 %r3",
    4: "ld.global.u32 %r3",
    8: "ld.global.v2.u32 {%r3, %r4}",
    16: "ld.global.v2.u64 {%rd4, %rd5}",
}
LIVE = (0xFFFFFFFF, 0x0000FFF0, 0x80010401, 0x00000100, 0)


@pytest.mark.parametrize("width", LOADS)
@pytest.mark.parametrize("order", ["scattered", "ordered", "close", "one"])
def test_sectors_of_lanes_in_any_order(width: int, order: str, native: list[bool]) -> None:
    random = np.random.default_rng(width)
    indices = 4 * random.integers(0, 5000, 256) if order != "close" else 4 * random.integers(0, 16, 256)
    indices = np.sort(indices) if order == "ordered" else np.full(256, 12) if order == "one" else indices
    text = SCATTERED.replace("WIDTH", str(width)).replace("LOAD_OF_TWO", f"{LOADS[width]}, [%rd7];")
    entry = ptxvm.load(text.replace("LOAD", f"{LOADS[width]}, [%rd6];")).kernels["k"]
    for live in LIVE:
        arrays = indices.astype(np.uint32), np.zeros(320_000, np.uint8), np.zeros(320_000, np.uint8)
        compiled, judged = (
            entry.launch(2, 128, *arrays, live, profile=True, engine=engine).profile for engine in ("jit", "interpret")
        )
        assert numbers(compiled) == numbers(judged)
    assert native == [True] * len(LIVE)


BANKED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 indices, .param .u32 live)
{
    .reg .pred %p<3>; .reg .b16 %h<2>; .reg .b32 %r<12>; .reg .b64 %rd<8>;
    .shared .align 16 .b8 tile[32768];
    ld.param.u64 %rd1, [indices];
    ld.param.u32 %r4, [live];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd4, %r1, 4;
    add.u64 %rd4, %rd1, %rd4;
    ld.global.u32 %r2, [%rd4];
    shr.b32 %r6, %r4, %r1;
    and.b32 %r6, %r6, 1;
    setp.ne.u32 %p1, %r6, 0;
    mov.u32 %r7, tile;
    mad.lo.u32 %r8, %r2, WIDTH, %r7;
    mad.lo.u32 %r9, %r1, APART, %r7;
    LOAD, [%r8];
    @%p1 LOAD, [%r8];
    @%p1 LOAD, [%r9];
    ATOMIC
    cvt.u64.u32 %rd5, %r8;
    cvta.shared.u64 %rd5, %rd5;
    setp.lt.u32 %p2, %r1, 5;
    mad.wide.u32 %rd6, %r1, 16, %rd1;
    selp.b64 %rd6, %rd6, %rd5, %p2;
    @%p1 GENERIC, [%rd5];
    @%p1 GENERIC, [%rd6];
    ret;
}
"""
BANKED_LOADS = {
    1: "ld.shared.u8 %r3",
    2: "ld.shared.u16 %h1",
    4: "ld.shared.u32 %r3",
    8: "ld.shared.v2.u32 {%r3, %r4}",
    16: "ld.shared.v4.u32 {%r3, %r4, %r5, %r6}",
}
BANKED_ATOMICS = {4: "@%p1 red.shared.add.u32 [%r8], 1;", 8: "@%p1 red.shared.add.u64 [%r8], 1;"}


@pytest.mark.parametrize("width", [4, 16, *(pytest.param(width, marks=pytest.mark.slow) for width in (1, 2, 8))])
def test_turns_of_lanes_anywhere_in_shared_memory(width: int, native: list[bool]) -> None:
    random = np.random.default_rng(width)
    rows = [random.integers(0, most, 32) for most in (3, 16, 64, 32768 // width)]
    rows += [32 * np.arange(32) % (32768 // width), np.full(32, 7)]
    text = BANKED.replace("WIDTH", str(width)).replace("APART", str(3 * width))
    text = text.replace("ATOMIC", BANKED_ATOMICS.get(width, "")).replace("LOAD", BANKED_LOADS[width])
    text = text.replace("GENERIC", BANKED_LOADS[width].replace(".shared", ""))
    entry = ptxvm.load(text).kernels["k"]
    for row in rows:
        for live in LIVE:
            compiled, judged = (
                entry.launch(1, 32, np.resize(row, 64).astype(np.uint32), live, profile=True, engine=engine).profile
                for engine in ("jit", "interpret")
            )
            assert numbers(compiled) == numbers(judged)
    assert native == [True] * len(LIVE) * len(rows)

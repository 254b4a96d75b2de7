"""Launches: shapes, parameters, faults."""

from __future__ import annotations

import ctypes
import struct
from dataclasses import replace

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, FILL, HEADER, Cuda

from ptxvm.driver import execution, launches
from ptxvm.driver.execution import begin_region, end_region
from ptxvm.driver.state import state
from ptxvm.driver.structures import LaunchConfig
from ptxvm.driver.tables.constants import CUfunction_attribute as F

CLUSTER = """.version 7.8
.target sm_90
.address_size 64
.visible .entry ranks(.param .u64 out)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %cluster_ctarank;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r2;
    ret;
}
"""
SHARED = (
    HEADER
    + """.extern .shared .align 4 .b8 tile[];
.visible .entry last(.param .u64 out, .param .u32 offset)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    ld.param.u32 %r1, [offset];
    mov.u32 %r2, tile;
    add.u32 %r3, %r2, %r1;
    st.shared.u32 [%r3], 5;
    ld.shared.u32 %r2, [%r3];
    st.global.u32 [%rd1], %r2;
    ret;
}
"""
)
TRAP = HEADER + ".visible .entry stop()\n{\n    trap;\n}\n"


def test_launches_are_announced_before_their_turn(cuda: Cuda, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each size of CTAs: their code is made while others run."""
    told: list[tuple[str, str, int]] = []
    monkeypatch.setattr(
        launches, "announce", lambda work: told.append(("code", work.function.name, work.launch.threads))
    )
    run = launches.run
    monkeypatch.setattr(
        launches, "run", lambda *work: (told.append(("run", work[0].name, work[1].threads)), run(*work))[1]
    )
    function, out, stream = cuda.function(FILL, "fill"), cuda.alloc(256), cuda.out("cuStreamCreate", 1)
    monkeypatch.setattr(execution, "GRACE", 10.0)
    for block in (32, 64, 32):
        cuda.launch(function, out, ctypes.c_uint32(9), block=block, stream=stream)
    cuda.cuStreamSynchronize(stream)
    assert told == [("code", "fill", 32), ("code", "fill", 64), *[("run", "fill", block) for block in (32, 64, 32)]]


def test_parameters_in_a_buffer(cuda: Cuda) -> None:
    out = cuda.alloc(128)
    data = cuda.text(struct.pack("<QI", out, 9))
    extra = cuda.words([1, data, 2, cuda.place(12), 0])
    cuda.cuLaunchKernel(cuda.function(FILL, "fill"), 1, 1, 1, 32, 1, 1, 0, 0, 0, extra)
    assert (cuda.download(out, 32) == 9).all()


@pytest.mark.parametrize(
    ("grid", "block", "shared"), [(0, 32, 0), (1, 0, 0), (1, 1025, 0), (1, 32, 60_000), (1, 32, 1 << 31)]
)
def test_launches_that_are_not_possible(cuda: Cuda, grid: int, block: int, shared: int) -> None:
    function, out = cuda.function(FILL, "fill"), cuda.alloc(128)
    parameters = cuda.parameters(out, ctypes.c_uint32(1))
    error = cuda.error("cuLaunchKernel", function, grid, 1, 1, block, 1, 1, shared, 0, parameters, 0)
    assert error == "ERROR_INVALID_VALUE"
    cuda.cuCtxSynchronize()


def test_wrong_arguments_of_a_launch(cuda: Cuda) -> None:
    function = cuda.function(FILL, "fill")
    assert cuda.error("cuLaunchKernel", 12345, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuLaunchKernel", 0, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuLaunchKernel", function, 1, 1, 1, 32, 1, 1, 0, 99, 0, 0) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuLaunchKernel", function, 1, 1, 1, 32, 1, 1, 0, 0, 0, 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuLaunchKernel", function, 1, 1, 1, 32, 1, 1, 0, 0, 12345, 0) == "ERROR_INVALID_VALUE"


def test_dynamic_shared_memory(cuda: Cuda) -> None:
    function, out = cuda.function(SHARED, "last"), cuda.alloc(4)
    parameters = cuda.parameters(out, ctypes.c_uint32(99_996))
    launch = (function, 1, 1, 1, 1, 1, 1, 100_000, 0, parameters, 0)
    assert cuda.error("cuLaunchKernel", *launch) == "ERROR_INVALID_VALUE"
    cuda.cuFuncSetAttribute(function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 100_000)
    cuda.cuLaunchKernel(*launch)
    assert cuda.download(out, 1)[0] == 5


def config(grid: int, block: int, attributes: int, number: int) -> LaunchConfig:
    made = LaunchConfig(attributes=attributes, number=number)
    made.grid[:], made.block[:] = (grid, 1, 1), (block, 1, 1)
    return made


def test_clusters_and_cooperation(cuda: Cuda) -> None:
    function, out = cuda.function(CLUSTER, "ranks"), cuda.alloc(32)
    cluster = struct.pack("<i4x3I52x", 4, 4, 1, 1)
    given = config(8, 1, cuda.text(cluster), 1)
    cuda.cuLaunchKernelEx(ctypes.addressof(given), function, cuda.parameters(out), 0)
    assert list(cuda.download(out, 8)) == [0, 1, 2, 3] * 2
    wide = config(16, 1, cuda.text(struct.pack("<i4x3I52x", 4, 16, 1, 1)), 1)
    arguments = ctypes.addressof(wide), function, cuda.parameters(cuda.alloc(64)), 0
    assert cuda.error("cuLaunchKernelEx", *arguments) == "ERROR_INVALID_CLUSTER_SIZE"
    cuda.cuFuncSetAttribute(function, F.NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1)
    cuda.cuLaunchKernelEx(*arguments)
    too_many = cuda.error("cuLaunchCooperativeKernel", function, 10_000, 1, 1, 1024, 1, 1, 0, 0, cuda.parameters(out))
    assert too_many == "ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"


def launch_with(cuda: Cuda, function: int, kind: int, *values: int, grid: int = 8) -> str:
    """How a launch with one attribute, and a place to write to, goes."""
    attribute = struct.pack("<i4x", kind) + b"".join(struct.pack("<I", value) for value in values).ljust(64, b"\0")
    given = config(grid, 1, cuda.text(attribute), 1)
    return cuda.error("cuLaunchKernelEx", ctypes.addressof(given), function, cuda.parameters(cuda.alloc(64)), 0)


@pytest.mark.parametrize(
    ("directives", "size", "fits"),
    [
        ("", (0, 0, 0), True),
        ("", (3, 1, 1), False),
        ("", (1, 2, 1), False),
        ("", (0, 1, 1), False),
        ("", (2, 0, 0), False),
        (".reqnctapercluster 2", (0, 0, 0), True),
        (".reqnctapercluster 2", (2, 1, 1), True),
        (".reqnctapercluster 2", (1, 1, 1), False),
        (".reqnctapercluster 2", (4, 1, 1), False),
        (".explicitcluster", (0, 0, 0), False),
        (".explicitcluster", (1, 1, 1), True),
        (".explicitcluster .maxclusterrank 4", (8, 1, 1), False),
    ],
)
def test_sizes_of_clusters(cuda: Cuda, directives: str, size: tuple[int, int, int], fits: bool) -> None:
    function = cuda.function(CLUSTER.replace("out)", f"out) {directives}"), "ranks")
    assert launch_with(cuda, function, 4, *size) == ("SUCCESS" if fits else "ERROR_INVALID_CLUSTER_SIZE")


def test_clusters_of_launches_that_name_none(cuda: Cuda) -> None:
    """The kernel's own, or what the program has set for all launches of the function."""
    own = cuda.function(CLUSTER.replace("out)", "out) .reqnctapercluster 2"), "ranks")
    function, out = cuda.function(CLUSTER, "ranks"), cuda.alloc(32)
    odd = (3, 1, 1, 1, 1, 1, 0, 0, cuda.parameters(out), 0)
    assert cuda.error("cuLaunchKernel", own, *odd) == "ERROR_INVALID_CLUSTER_SIZE"
    assert cuda.error("cuFuncSetAttribute", own, F.REQUIRED_CLUSTER_WIDTH, 4) == "ERROR_INVALID_VALUE"
    cuda.cuLaunchKernel(function, *odd)
    for which, size in (
        (F.REQUIRED_CLUSTER_WIDTH, 4),
        (F.REQUIRED_CLUSTER_HEIGHT, 1),
        (F.REQUIRED_CLUSTER_DEPTH, 1),
    ):
        cuda.cuFuncSetAttribute(function, which, size)
    assert cuda.error("cuLaunchKernel", function, *odd) == "ERROR_INVALID_CLUSTER_SIZE"
    for width in (1, 2):
        assert launch_with(cuda, function, 4, width, 1, 1) == "ERROR_INVALID_CLUSTER_SIZE"
    assert launch_with(cuda, function, 4, 4, 1, 1) == "SUCCESS"
    cuda.launch(function, out, grid=8, block=1)
    assert list(cuda.download(out, 8)) == [0, 1, 2, 3] * 2


@pytest.mark.parametrize(
    ("kind", "values", "error"),
    [
        (-1, (0,), "ERROR_INVALID_VALUE"),
        (3, (1,), "ERROR_INVALID_VALUE"),
        (5, (3,), "ERROR_INVALID_VALUE"),
        (9, (4,), "ERROR_INVALID_VALUE"),
        (9, (0x0301,), "SUCCESS"),
        (10, (2,), "ERROR_INVALID_VALUE"),
        (11, (2, 1, 1), "ERROR_INVALID_CLUSTER_SIZE"),
        (13, (1,), "ERROR_NOT_SUPPORTED"),
        (14, (101,), "ERROR_INVALID_VALUE"),
        (14, (100,), "SUCCESS"),
        (99, (0,), "ERROR_INVALID_VALUE"),
    ],
)
def test_attributes_of_launches(cuda: Cuda, kind: int, values: tuple[int, ...], error: str) -> None:
    assert launch_with(cuda, cuda.function(CLUSTER, "ranks"), kind, *values) == error


@pytest.mark.parametrize("kind", [7, 12])
def test_events_that_launches_record_have_no_times(cuda: Cuda, kind: int) -> None:
    function = cuda.function(CLUSTER, "ranks")
    timed, plain = (cuda.out("cuEventCreate", flags) for flags in (0, 2))
    for event, flags, error in (
        (timed, 0, "ERROR_NOT_SUPPORTED"),
        (timed, 1, "ERROR_ILLEGAL_STATE"),
        (timed, 7, "ERROR_INVALID_VALUE"),
        (0, 0, "ERROR_INVALID_HANDLE"),
        (plain, 0, "SUCCESS"),
    ):
        assert launch_with(cuda, function, kind, event & 0xFFFFFFFF, event >> 32, flags, 0) == error


def test_a_limit_of_shared_memory_holds_for_later_launches(cuda: Cuda) -> None:
    function, parameters = cuda.function(SHARED, "last"), cuda.parameters(cuda.alloc(4), ctypes.c_uint32(0))
    launch = (function, 1, 1, 1, 1, 1, 1, 4096, 0, parameters, 0)
    cuda.cuLaunchKernel(*launch)
    cuda.cuFuncSetAttribute(function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 1024)
    assert cuda.error("cuLaunchKernel", *launch) == "ERROR_INVALID_VALUE"


def test_a_buffer_of_parameters_is_no_larger_than_they_are(cuda: Cuda) -> None:
    """As GPUs have it: not even as large as a structure of C, which ends with padding."""
    data = cuda.text(struct.pack("<QIxxxx", cuda.alloc(128), 5))
    extra = cuda.words([1, data, 2, cuda.place(16), 0])
    error = cuda.error("cuLaunchKernel", cuda.function(FILL, "fill"), 1, 1, 1, 32, 1, 1, 0, 0, 0, extra)
    assert error == "ERROR_LAUNCH_OUT_OF_RESOURCES"


def test_finalizers_take_no_fault_away(cuda: Cuda, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at what they get: where faults do not stay, the next that waits is told."""
    monkeypatch.setattr(state, "settings", replace(state.settings, sticky=False))
    other, event, left = cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 0), cuda.alloc(64)
    cuda.launch(cuda.function(FILL, "fill"), cuda.alloc(64), ctypes.c_uint32(1), block=32)
    state.primary(0).streams[0].drain()
    begin_region()
    cuda.cuMemFree_v2(left)
    end_region()
    for name, handle in (("cuStreamDestroy_v2", other), ("cuEventDestroy_v2", event)):
        assert cuda.error(name, handle) == "ERROR_ILLEGAL_ADDRESS"
    assert cuda.error("cuCtxSynchronize") == "ERROR_ILLEGAL_ADDRESS"
    assert cuda.error("cuCtxSynchronize") == "SUCCESS"


def test_a_fault_stays_with_the_context(cuda: Cuda, capfd: pytest.CaptureFixture[str]) -> None:
    function, out = cuda.function(FILL, "fill"), cuda.alloc(64)
    cuda.launch(function, out, ctypes.c_uint32(1), block=32)
    assert cuda.error("cuCtxSynchronize") == "ERROR_ILLEGAL_ADDRESS"
    told = capfd.readouterr().err
    assert "fill" in told and "64 bytes" in told
    assert cuda.error("cuMemAlloc_v2", cuda.place(), 16) == "ERROR_ILLEGAL_ADDRESS"
    assert cuda.error("cuStreamSynchronize", 0) == "ERROR_ILLEGAL_ADDRESS"
    cuda.cuDevicePrimaryCtxReset_v2(0)
    cuda.out("cuDevicePrimaryCtxRetain", 0)
    cuda.alloc(16)
    cuda.cuDevicePrimaryCtxRelease_v2(0)


def test_what_a_fault_stops(cuda: Cuda) -> None:
    """As on a GPU: what asks about the context, too, or about a function; not what the process knows without it."""
    function, stream, event = cuda.function(FILL, "fill"), cuda.out("cuStreamCreate", 0), cuda.out("cuEventCreate", 0)
    module, pinned, out = cuda.module(FILL), cuda.out("cuMemAllocHost_v2", 64), cuda.place()
    pointer = cuda.alloc(64)
    cuda.launch(function, 64, ctypes.c_uint32(1))
    assert cuda.error("cuCtxSynchronize") == "ERROR_ILLEGAL_ADDRESS"
    for name, *arguments in (
        ("cuMemFree_v2", 0),
        ("cuCtxGetCacheConfig", out),
        ("cuCtxGetLimit", out, 0),
        ("cuCtxGetApiVersion", 0, out),
        ("cuCtxGetStreamPriorityRange", out, out),
        ("cuProfilerStart",),
        ("cuFuncGetAttribute", out, 0, function),
        ("cuFuncSetAttribute", function, F.MAX_DYNAMIC_SHARED_SIZE_BYTES, 64),
        ("cuOccupancyMaxActiveBlocksPerMultiprocessor", out, function, 32, 0),
        ("cuModuleGetGlobal_v2", out, out, module, cuda.text("any")),
        ("cuModuleUnload", module),
        ("cuEventDestroy_v2", event),
        ("cuStreamDestroy_v2", stream),
        ("cuMemFreeHost", pinned),
    ):
        assert cuda.error(name, *arguments) == "ERROR_ILLEGAL_ADDRESS", name
    for name, *arguments in (
        ("cuCtxGetCurrent", out),
        ("cuCtxGetDevice", out),
        ("cuCtxGetFlags", out),
        ("cuPointerGetAttribute", out, 2, pointer),
        ("cuGraphCreate", out, 0),
        ("cuDevicePrimaryCtxRetain", out, 0),
    ):
        assert cuda.error(name, *arguments) == "SUCCESS", name
    cuda.cuDevicePrimaryCtxRelease_v2(0)
    cuda.cuDevicePrimaryCtxReset_v2(0)


@pytest.mark.parametrize(
    ("offset", "error"),
    [(2, "ERROR_MISALIGNED_ADDRESS"), (-(1 << 47), "ERROR_ILLEGAL_ADDRESS"), (1 << 20, "ERROR_ILLEGAL_ADDRESS")],
)
def test_faults_have_their_codes(cuda: Cuda, offset: int, error: str) -> None:
    function, out = cuda.function(FILL, "fill"), cuda.alloc(256)
    cuda.launch(function, (out + offset) % (1 << 64), ctypes.c_uint32(0))
    assert cuda.error("cuCtxSynchronize") == error


def test_a_trap_is_a_failed_launch(cuda: Cuda) -> None:
    cuda.launch(cuda.function(TRAP, "stop"))
    assert cuda.error("cuCtxSynchronize") == "ERROR_LAUNCH_FAILED"


def test_a_pointer_that_was_freed(cuda: Cuda) -> None:
    function, out = cuda.function(FILL, "fill"), cuda.alloc(128)
    cuda.launch(function, out, ctypes.c_uint32(1))
    cuda.cuMemFree_v2(out)
    cuda.cuCtxSynchronize()
    cuda.launch(function, out, ctypes.c_uint32(1))
    assert cuda.error("cuCtxSynchronize") == "ERROR_ILLEGAL_ADDRESS"


def test_threads_with_their_own_default_stream(cuda: Cuda) -> None:
    function, out = cuda.function(DOUBLE, "twice"), cuda.upload(np.arange(32, dtype=np.uint32))
    cuda.cuLaunchKernel_ptsz(function, 1, 1, 1, 32, 1, 1, 0, 0, cuda.parameters(out), 0)
    cuda.cuStreamSynchronize_ptsz(0)
    assert cuda.download(out, 32)[31] == 62


def test_a_device_reaches_the_memory_of_another(cuda: Cuda) -> None:
    other = cuda.out("cuDevicePrimaryCtxRetain", 1)
    here = cuda.upload(np.arange(32, dtype=np.uint32))
    cuda.cuCtxSetCurrent(other)
    cuda.launch(cuda.function(DOUBLE, "twice"), here)
    cuda.cuCtxSynchronize()
    there = cuda.alloc(128)
    cuda.cuMemcpyPeer(there, other, here, cuda.context, 128)
    assert cuda.download(there, 32)[31] == 62
    cuda.cuCtxSetCurrent(cuda.context)
    cuda.cuDevicePrimaryCtxRelease_v2(1)


MEET = (
    HEADER
    + """.extern .func (.param .b64 r) cudaCGGetIntrinsicHandle(.param .b32 scope);
.extern .func (.param .b32 r) cudaCGSynchronize(.param .b64 handle, .param .b32 flags);
.visible .entry meet(.param .u64 out)
{
    .reg .b32 %r<6>;
    .reg .b64 %rd<6>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %ctaid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    add.u32 %r2, %r1, 1;
    st.global.u32 [%rd3], %r2;
    { .param .b32 s; .param .b64 h; st.param.b32 [s], 1;
      call (h), cudaCGGetIntrinsicHandle, (s); ld.param.b64 %rd4, [h]; }
    { .param .b64 h; .param .b32 f; .param .b32 e; st.param.b64 [h], %rd4; st.param.b32 [f], 0;
      call (e), cudaCGSynchronize, (h, f); }
    sub.u32 %r3, 7, %r1;
    mul.wide.u32 %rd2, %r3, 4;
    add.u64 %rd5, %rd1, %rd2;
    ld.global.u32 %r4, [%rd5];
    st.global.u32 [%rd3+32], %r4;
    ret;
}
"""
)


def test_grids_meet_by_the_device_runtime(cuda: Cuda) -> None:
    function, out = cuda.function(MEET, "meet"), cuda.alloc(64)
    cuda.cuLaunchCooperativeKernel(function, 8, 1, 1, 32, 1, 1, 0, 0, cuda.parameters(out))
    assert list(cuda.download(out, 16)) == [*range(1, 9), *range(8, 0, -1)]

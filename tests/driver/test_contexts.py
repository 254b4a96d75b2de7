"""Contexts: primary ones and others, and which is current."""

from __future__ import annotations

import ctypes
import threading

import pytest
from tests.driver.cuda import FILL, Cuda


def test_a_thread_that_follows_another_has_no_context(cuda: Cuda) -> None:
    """Numbers that threads have in Python, and places of what is theirs alone, come again; contexts do not."""
    found: list[int] = []
    context = cuda.out("cuCtxGetCurrent")

    def use() -> None:
        found.append(cuda.out("cuCtxGetCurrent"))
        cuda.cuCtxSetCurrent(context)

    for _ in range(4):
        thread = threading.Thread(target=use)
        thread.start()
        thread.join()
    assert found == [0] * 4


def test_a_context_is_current_in_its_thread_only(cuda: Cuda) -> None:
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(cuda.out("cuCtxGetCurrent")))
    thread.start()
    thread.join()
    assert found == [0]
    assert cuda.out("cuCtxGetCurrent") == cuda.context


def test_push_and_pop(cuda: Cuda) -> None:
    made = cuda.out("cuCtxCreate_v2", 0, 1)
    assert cuda.out("cuCtxGetCurrent") == made
    assert cuda.integer("cuCtxGetDevice") == 1
    assert cuda.out("cuCtxPopCurrent_v2") == made
    assert cuda.out("cuCtxGetCurrent") == cuda.context
    cuda.cuCtxPushCurrent_v2(made)
    cuda.cuCtxDestroy_v2(made)
    assert cuda.out("cuCtxGetCurrent") == cuda.context
    assert cuda.error("cuCtxPushCurrent_v2", made) == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuCtxDestroy_v2", made) == "ERROR_INVALID_CONTEXT"


def test_without_a_context_nothing_works(cuda: Cuda) -> None:
    cuda.cuCtxSetCurrent(0)
    assert cuda.error("cuMemAlloc_v2", cuda.place(), 16) == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuStreamCreate", cuda.place(), 0) == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuCtxSynchronize") == "ERROR_INVALID_CONTEXT"
    assert cuda.error("cuModuleLoadData", cuda.place(), cuda.text(FILL)) == "ERROR_INVALID_CONTEXT"
    cuda.cuCtxSetCurrent(cuda.context)


def test_the_primary_context_counts(cuda: Cuda) -> None:
    flags, active = cuda.place(), cuda.place()
    assert cuda.out("cuDevicePrimaryCtxRetain", 0) == cuda.context
    cuda.cuDevicePrimaryCtxRelease_v2(0)
    assert cuda.code("cuDevicePrimaryCtxGetState", 0, flags, active) == 0
    assert cuda.integer("cuCtxGetDevice") == 0
    assert cuda.error("cuCtxDestroy_v2", cuda.context) == "ERROR_INVALID_CONTEXT"


def test_limits(cuda: Cuda) -> None:
    assert cuda.out("cuCtxGetLimit", 0) == 1024
    cuda.cuCtxSetLimit(0, 4096)
    assert cuda.out("cuCtxGetLimit", 0) == 4096
    assert cuda.error("cuCtxGetLimit", cuda.place(), 99) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuCtxSetLimit", 7, 1) == "ERROR_NOT_PERMITTED"
    cuda.cuCtxSetLimit(0, 1024)


@pytest.mark.parametrize(
    ("limit", "asked", "becomes"),
    [(0, 1000, 1008), (1, 1, 512 << 10), (2, 1, 4 << 20), (4, 0, 32), (5, 0, 0), (6, 1, (50 << 20) // 16)],
)
def test_limits_become_what_a_gpu_makes_of_them(cuda: Cuda, limit: int, asked: int, becomes: int) -> None:
    """As an H200 does, which has another L2 cache."""
    before = cuda.out("cuCtxGetLimit", limit)
    cuda.cuCtxSetLimit(limit, asked)
    assert cuda.out("cuCtxGetLimit", limit) == becomes
    cuda.cuCtxSetLimit(limit, before)


@pytest.mark.parametrize(("limit", "asked"), [(0, 1 << 20), (5, 129), (6, 1 << 40)])
def test_limits_that_are_too_large(cuda: Cuda, limit: int, asked: int) -> None:
    assert cuda.error("cuCtxSetLimit", limit, asked) == "ERROR_INVALID_VALUE"


def test_kernels_of_new_gpus_do_not_wait_for_those_that_they_launch(cuda: Cuda) -> None:
    assert cuda.error("cuCtxGetLimit", cuda.place(), 3) == "ERROR_UNSUPPORTED_LIMIT"
    assert cuda.error("cuCtxSetLimit", 3, 2) == "ERROR_UNSUPPORTED_LIMIT"


def test_no_context_is_no_value(cuda: Cuda) -> None:
    assert cuda.error("cuCtxPushCurrent_v2", 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuCtxDestroy_v2", 0) == "ERROR_INVALID_VALUE"


def test_a_reset_ends_the_primary_context_until_it_is_retained_again(cuda: Cuda) -> None:
    """It has to be released as often as before."""
    context = cuda.out("cuDevicePrimaryCtxRetain", 1)
    cuda.cuDevicePrimaryCtxSetFlags_v2(1, 4)
    cuda.cuCtxPushCurrent_v2(context)
    assert cuda.integer("cuCtxGetFlags") == 4 | 8
    cuda.cuDevicePrimaryCtxReset_v2(1)
    flags, active = cuda.place(), cuda.place(1)
    cuda.cuDevicePrimaryCtxGetState(1, flags, active)
    assert [ctypes.c_int.from_address(place).value for place in (flags, active)] == [0, 0]
    assert cuda.error("cuMemAlloc_v2", cuda.place(), 4) == "ERROR_CONTEXT_IS_DESTROYED"
    assert (cuda.integer("cuCtxGetDevice"), cuda.integer("cuCtxGetFlags")) == (1, 0)
    assert cuda.error("cuCtxGetApiVersion", context, cuda.place()) == "ERROR_INVALID_CONTEXT"
    assert cuda.out("cuDevicePrimaryCtxRetain", 1) == context
    cuda.alloc(4)
    cuda.cuDevicePrimaryCtxRelease_v2(1)
    cuda.alloc(4)
    cuda.cuCtxPopCurrent_v2(cuda.place())


def test_what_flags_of_contexts_become(cuda: Cuda) -> None:
    assert cuda.error("cuDevicePrimaryCtxSetFlags_v2", 0, 8) == "ERROR_INVALID_VALUE"
    cuda.out("cuCtxCreate_v2", 0x48, 0)
    assert cuda.integer("cuCtxGetFlags") == 0x28
    for flags, becomes in ((0, 0x28), (0x90, 0xB8), (2, 0x2A), (0x40, 0x28)):
        cuda.cuCtxSetFlags(flags)
        assert cuda.integer("cuCtxGetFlags") == becomes
    cuda.cuCtxDestroy_v2(cuda.out("cuCtxGetCurrent"))


def test_flags_and_priorities(cuda: Cuda) -> None:
    assert cuda.error("cuDevicePrimaryCtxSetFlags_v2", 0, 0x10000) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuCtxCreate_v2", cuda.place(), 3, 0) == "ERROR_INVALID_VALUE"
    lowest, highest = cuda.place(), cuda.place()
    cuda.cuCtxGetStreamPriorityRange(lowest, highest)


def test_an_exception_that_is_pending_survives_calls(cuda: Cuda) -> None:
    """Destructors call the driver while an exception goes up through the frames that they are in."""
    new = ctypes.pythonapi.PyCapsule_New
    new.argtypes, new.restype = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p], ctypes.py_object
    library = ctypes.CDLL("libcuda.so.1")
    for name in ("cuStreamQuery", "cuEventDestroy_v2", "cuModuleUnload"):
        destructor = ctypes.cast(getattr(library, name), ctypes.c_void_p)
        with pytest.raises(ZeroDivisionError):
            [new(1, None, destructor), 1 // 0]
    unknown = ctypes.cast(library.cuGraphicsUnregisterResource, ctypes.c_void_p)
    with pytest.raises(ZeroDivisionError):
        [new(1, None, unknown), 1 // 0]

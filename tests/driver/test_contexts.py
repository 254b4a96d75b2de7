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
    assert cuda.error("cuCtxSetLimit", 7, 1) == "ERROR_UNSUPPORTED_LIMIT"
    cuda.cuCtxSetLimit(0, 1024)


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

"""The libraries of the runtime in a Python process, for who asks for them by their names."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, Cuda

from ptxvm.driver.registry import Dim3

DEVICE_TO_HOST, HOST_TO_DEVICE = 2, 1
INITIALIZATION_ERROR, NOT_SUPPORTED = 3, 801


@pytest.mark.parametrize(("version", "told"), [(12, 12090), (13, 13000)])
def test_programs_find_them_by_name(cuda: Cuda, version: int, told: int) -> None:
    runtime = ctypes.CDLL(f"libcudart.so.{version}")
    number, pointer = ctypes.c_int(), ctypes.c_void_p()
    assert runtime.cudaRuntimeGetVersion(ctypes.byref(number)) == 0
    assert number.value == told
    assert runtime.cudaMalloc(ctypes.byref(pointer), ctypes.c_size_t(128)) == 0
    data, back = np.arange(32, dtype=np.uint32), np.zeros(32, np.uint32)
    size = ctypes.c_size_t(128)
    assert runtime.cudaMemcpy(pointer, ctypes.c_void_p(data.ctypes.data), size, HOST_TO_DEVICE) == 0
    assert pointer.value is not None
    cuda.launch(cuda.function(DOUBLE, "twice"), pointer.value)
    assert runtime.cudaMemcpy(ctypes.c_void_p(back.ctypes.data), pointer, size, DEVICE_TO_HOST) == 0
    assert (back == 2 * data).all()
    assert runtime.cudaFree(pointer) == 0
    assert runtime.cudaFree(pointer) == 1
    runtime.cudaGetErrorString.restype = ctypes.c_char_p
    assert runtime.cudaGetErrorString(runtime.cudaGetLastError()) == b"invalid argument"
    assert runtime.cudaGetLastError() == 0


def test_an_error_is_told_once(cuda: Cuda) -> None:
    """Also by functions that need no device, and also one that stays: what fails by it later tells of it again."""
    runtime, pointer = ctypes.CDLL("libcudart.so.13"), ctypes.c_void_p(5)
    assert runtime.cudaGetDeviceCount(None) == 1
    assert [runtime.cudaPeekAtLastError(), runtime.cudaGetLastError(), runtime.cudaGetLastError()] == [1, 1, 0]
    assert runtime.cudaMalloc(ctypes.byref(pointer), ctypes.c_size_t(1 << 60)) == 2
    assert pointer.value is None
    cuda.launch(cuda.function(DOUBLE, "twice"), 64)
    for _ in range(2):
        assert runtime.cudaDeviceSynchronize() == 700
        assert [runtime.cudaGetLastError(), runtime.cudaGetLastError()] == [700, 0]
    cuda.cuDevicePrimaryCtxReset_v2(0)


def test_sentences_of_errors() -> None:
    runtime = ctypes.CDLL("libcudart.so.13")
    runtime.cudaGetErrorString.restype = ctypes.c_char_p
    for code, text in (
        (21, b"invalid copy direction for memcpy"),
        (46, b"CUDA-capable device(s) is/are busy or unavailable"),
        (719, b"unspecified launch failure"),
        (5000, b"unrecognized error code"),
    ):
        assert runtime.cudaGetErrorString(code) == text


def test_what_is_wrong_with_calls_of_the_runtime(cuda: Cuda) -> None:
    """Directions of copies that have an array at one end, flags, and launches of a kernel by its handle."""
    runtime, array, blocks = ctypes.CDLL("libcudart.so.13"), ctypes.c_void_p(), ctypes.c_int()
    channel = (ctypes.c_int * 5)(32, 0, 0, 0, 2)
    line, size = (ctypes.c_float * 4)(), ctypes.c_size_t(16)
    assert runtime.cudaMallocArray(ctypes.byref(array), channel, ctypes.c_size_t(4), ctypes.c_size_t(1), 0) == 0
    for kind, code in ((0, 21), (1, 0), (2, 21), (4, 0), (9, 21)):
        arguments = array, ctypes.c_size_t(0), ctypes.c_size_t(0), line, size, kind
        assert runtime.cudaMemcpyToArray(*arguments) == code
    kernel = ctypes.c_void_p(cuda.function(DOUBLE, "twice"))
    occupancy = runtime.cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
    assert [occupancy(ctypes.byref(blocks), kernel, 32, ctypes.c_size_t(0), flags) for flags in (1, 2)] == [0, 1]
    shape = Dim3(1, 1, 1), Dim3(1025, 1, 1)
    assert runtime.cudaLaunchKernel(kernel, *shape, None, ctypes.c_size_t(0), None) == 1


def test_functions_that_differ_are_those_of_the_version(cuda: Cuda) -> None:
    """Whichever library was used first."""
    managed = cuda.out("cuMemAllocManaged", 4096, 1)
    pointer, size = ctypes.c_void_p(managed), ctypes.c_size_t(4096)

    class Location(ctypes.Structure):
        _fields_ = (("type", ctypes.c_int), ("id", ctypes.c_int))

    for version, device in ((12, ctypes.c_int(0)), (13, Location(1, 0)), (12, ctypes.c_int(0))):
        runtime = ctypes.CDLL(f"libcudart.so.{version}")
        assert runtime.cudaMemAdvise(pointer, size, 3, device) == 0
        preferred = ctypes.c_int(-7)
        assert runtime.cudaMemRangeGetAttribute(ctypes.byref(preferred), ctypes.c_size_t(4), 2, pointer, size) == 0
        assert preferred.value == 0
        assert runtime.cudaMemAdvise(pointer, size, 4, device) == 0


FORK = """
import ctypes, os
import ptxvm.driver
ptxvm.driver.install(engine="interpret")
used, unused, pointer = ctypes.CDLL("libcudart.so.13"), ctypes.CDLL("libcudart.so.12"), ctypes.c_void_p()
assert used.cudaMalloc(ctypes.byref(pointer), ctypes.c_size_t(64)) == 0
child = os.fork()
if not child:
    used.cudaGetErrorName.restype = ctypes.c_char_p
    codes = [each.cudaMalloc(ctypes.byref(pointer), ctypes.c_size_t(64)) for each in (used, unused)]
    os._exit(codes != [3, 3] or used.cudaGetErrorName(2) != b"cudaErrorMemoryAllocation")
assert os.waitpid(child, 0)[1] == 0
assert unused.cudaFree(pointer) == 0
"""

FORK_FIRST = """
import ctypes, os
import ptxvm.driver
ptxvm.driver.install(engine="interpret")
runtime, pointer = ctypes.CDLL("libcudart.so.13"), ctypes.c_void_p()
child = os.fork()
code = runtime.cudaMalloc(ctypes.byref(pointer), ctypes.c_size_t(64))
if not child:
    os._exit(code)
assert os.waitpid(child, 0)[1] == code == 0
"""


@pytest.mark.parametrize("text", [FORK, FORK_FIRST])
def test_children(text: str) -> None:
    """Nothing of a driver in use goes on in them; one that was not in use is a child's own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PTXVM_DRIVER")}
    subprocess.run([sys.executable, "-c", text], check=True, env=environment, timeout=120)


@pytest.mark.parametrize("name", ["cudaGetDeviceCount", "cudaGetDevice"])
def test_the_driver_begins_with_the_runtime(name: str) -> None:
    """Also with functions that need no context."""
    text = f"""
import ctypes
import ptxvm.driver
ptxvm.driver.install(engine="interpret", devices=2)
runtime, driver, number = ctypes.CDLL("libcudart.so.13"), ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
assert driver.cuDeviceGetCount(ctypes.byref(number)) == 3
assert runtime.{name}(ctypes.byref(number)) == 0
assert driver.cuDeviceGetCount(ctypes.byref(number)) == 0 and number.value == 2
"""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PTXVM_DRIVER")}
    subprocess.run([sys.executable, "-c", text], check=True, env=environment, timeout=120)


def test_mapped_memory_may_be_asked_for(cuda: Cuda) -> None:
    runtime, flags = ctypes.CDLL("libcudart.so.13"), ctypes.c_uint()
    assert runtime.cudaSetDeviceFlags(8 | 2) == 0
    assert runtime.cudaGetDeviceFlags(ctypes.byref(flags)) == 0 and flags.value == 8 | 2
    assert runtime.cudaSetDeviceFlags(0) == 0

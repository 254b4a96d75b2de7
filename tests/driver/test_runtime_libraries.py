"""The libraries of the runtime in a Python process, for who asks for them by their names."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, Cuda

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

"""As much of the CUDA driver API as it takes to run a kernel on a real GPU, through ctypes."""

from __future__ import annotations

import ctypes

import numpy as np
from tests.agreement.hardware.launches import Array, Launch


class CudaError(Exception):
    """A call of the driver failed."""


class Gpu:
    """The first GPU, in a context of its own."""

    def __init__(self) -> None:
        self._cuda = ctypes.CDLL("libcuda.so.1")
        self._call("cuInit", 0)
        device, self._context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuDeviceGet", ctypes.byref(device), 0)
        self._call("cuCtxCreate_v2", ctypes.byref(self._context), 0, device)

    def _call(self, function: str, *arguments: object) -> None:
        code = getattr(self._cuda, function)(*arguments)
        if code:
            raise CudaError(f"{function} returned {code}")

    def run(self, launch: Launch, code: bytes) -> list[Array]:
        """The arrays that the launch keeps; `code` is its module as a cubin, or PTX that ends with a zero."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("cuModuleLoadData", ctypes.byref(module), code)
        self._call("cuModuleGetFunction", ctypes.byref(function), module, launch.kernel.encode())
        values = [
            ctypes.create_string_buffer(argument, max(1, len(argument)))
            if isinstance(argument, bytes)
            else self._copied(argument)
            for argument in launch.arguments
        ]
        packed = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        self._call("cuLaunchKernel", function, launch.grid, 1, 1, *launch.block, 0, None, packed, None)
        self._call("cuCtxSynchronize")
        found = [self._fetched(values[place], launch.arguments[place]) for place in launch.kept]
        for value in values:
            if isinstance(value, ctypes.c_uint64):
                self._call("cuMemFree_v2", value)
        self._call("cuModuleUnload", module)
        return found

    def _copied(self, array: Array) -> ctypes.c_uint64:
        pointer, source = ctypes.c_uint64(), np.ascontiguousarray(array)
        self._call("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(source.nbytes))
        self._call("cuMemcpyHtoD_v2", pointer, ctypes.c_void_p(source.ctypes.data), ctypes.c_size_t(source.nbytes))
        return pointer

    def _fetched(self, pointer: object, like: Array | bytes) -> Array:
        assert isinstance(like, np.ndarray)
        result = np.empty_like(like)
        self._call("cuMemcpyDtoH_v2", ctypes.c_void_p(result.ctypes.data), pointer, ctypes.c_size_t(result.nbytes))
        return result

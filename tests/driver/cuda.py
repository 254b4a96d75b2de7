"""Calls of the made library, as a C program makes them."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ptxvm.driver.registry import callback_type, signatures
from ptxvm.driver.tables.constants import CUresult


class CudaError(Exception):
    """A call returned something else than success; `str` is the name."""


class Cuda:
    """`cuda.cuMemFree_v2(pointer)` raises CudaError; `cuda.code("cuMemFree_v2", pointer)` is what is returned;
    `cuda.out("cuMemAlloc_v2", 16)` is what the call writes where its first parameter points."""

    context = 0

    def __init__(self) -> None:
        self._library = ctypes.CDLL("libcuda.so.1")

    def __getattr__(self, name: str) -> Callable[..., None]:
        if name not in signatures("driver"):
            raise AttributeError(name)

        def call(*arguments: Any) -> None:
            code = self.code(name, *arguments)
            if code:
                raise CudaError(CUresult(code).name)

        return call

    def code(self, name: str, *arguments: Any) -> int:
        function = getattr(self._library, name)
        function.argtypes = callback_type(signatures("driver")[name])._argtypes_
        return function(*arguments)

    def error(self, name: str, *arguments: Any) -> str:
        """The name of what a call returns."""
        return CUresult(self.code(name, *arguments)).name

    def place(self, value: int = 0, kind: Any = ctypes.c_uint64) -> int:
        """The address of memory that lives as long as this object."""
        made = kind(value)
        self.__dict__.setdefault("kept", []).append(made)
        return ctypes.addressof(made)

    def out(self, name: str, *arguments: Any, kind: Any = ctypes.c_uint64) -> Any:
        found = kind()
        getattr(self, name)(ctypes.addressof(found), *arguments)
        return found.value

    def integer(self, name: str, *arguments: Any) -> int:
        return self.out(name, *arguments, kind=ctypes.c_int)

    # --------------------------------------------------------------------------------------------------- memory

    def alloc(self, size: int) -> int:
        return self.out("cuMemAlloc_v2", size)

    def upload(self, array: np.ndarray) -> int:
        pointer = self.alloc(array.nbytes)
        self.cuMemcpyHtoD_v2(pointer, array.ctypes.data, array.nbytes)
        return pointer

    def download(self, pointer: int, count: int, dtype: Any = np.uint32) -> np.ndarray:
        array = np.zeros(count, dtype)
        self.cuMemcpyDtoH_v2(array.ctypes.data, pointer, array.nbytes)
        return array

    # -------------------------------------------------------------------------------------------------- kernels

    def module(self, text: str) -> int:
        return self.out("cuModuleLoadData", self.text(text))

    def function(self, text: str, name: str) -> int:
        return self.out("cuModuleGetFunction", self.module(text), self.text(name))

    def text(self, text: str | bytes) -> int:
        """The address of a C string."""
        data = text.encode() if isinstance(text, str) else text
        made = ctypes.create_string_buffer(data)
        self.__dict__.setdefault("kept", []).append(made)
        return ctypes.addressof(made)

    def keep(self, made: Any) -> int:
        """The address of a structure or an array, which lives as long as this object."""
        self.__dict__.setdefault("kept", []).append(made)
        return ctypes.addressof(made)

    def words(self, values: Sequence[int], kind: Any = ctypes.c_uint64) -> int:
        """The address of an array."""
        made = (kind * len(values))(*values)
        self.__dict__.setdefault("kept", []).append(made)
        return ctypes.addressof(made)

    def parameters(self, *values: Any) -> int:
        """`kernelParams`: the addresses of ctypes values; ints are of 64 bits."""
        typed = [value if not isinstance(value, int) else ctypes.c_uint64(value) for value in values]
        self.__dict__.setdefault("kept", []).extend(typed)
        return self.words([ctypes.addressof(value) for value in typed])

    def launch(
        self, function: int, *values: Any, grid: int = 1, block: int = 32, stream: int = 0, shared: int = 0
    ) -> None:
        self.cuLaunchKernel(function, grid, 1, 1, block, 1, 1, shared, stream, self.parameters(*values), 0)


HEADER = ".version 7.8\n.target sm_80\n.address_size 64\n"

FILL = (
    HEADER
    + """.visible .entry fill(.param .u64 out, .param .u32 value)
{
    .reg .b32 %r<6>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    ld.param.u32 %r1, [value];
    mov.u32 %r2, %tid.x;
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ntid.x;
    mad.lo.u32 %r5, %r3, %r4, %r2;
    mul.wide.u32 %rd2, %r5, 4;
    add.u64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r1;
    ret;
}
"""
)
"""Every thread writes `value` to its element of `out`."""

DOUBLE = (
    HEADER
    + """.visible .entry twice(.param .u64 data)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [data];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    ld.global.u32 %r2, [%rd3];
    add.u32 %r2, %r2, %r2;
    st.global.u32 [%rd3], %r2;
    ret;
}
"""
)
"""Every thread doubles its element of `data`."""

POLL = (
    HEADER
    + """.visible .entry poll(.param .u64 flag, .param .u64 out)
{
    .reg .pred %p;
    .reg .b32 %r<3>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [flag];
    ld.param.u64 %rd2, [out];
again:
    ld.volatile.global.u32 %r1, [%rd1];
    setp.eq.u32 %p, %r1, 0;
    @%p bra again;
    st.global.u32 [%rd2], %r1;
    ret;
}
"""
)
"""Waits for the host, then writes what it found."""

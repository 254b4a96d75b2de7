"""CuPy's module of cuBLAS's functions: products and sums of matrices, done by NumPy. cuBLAS itself is machine code."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

from ptxvm.driver.stand_ins.machine_code import refuse
from ptxvm.driver.stand_ins.memory_views import Array, begin, matrix, view

MODULE = "cupy_backends.cuda.libs.cublas"
VERSION = 130000
TYPES: dict[int, Any] = {
    0: np.float32,
    1: np.float64,
    2: np.float16,
    4: np.complex64,
    5: np.complex128,
    14: ml_dtypes.bfloat16,
}
"""cudaDataType."""

HALF_SUMS, DOUBLE_SUMS = (2, 64, 65), (1, 5, 70, 71)
"""cublasComputeType_t, or cudaDataType as older versions have it: all others are sums of single precision."""

KEPT = ("check_status", "CUBLASError")
_numbers = itertools.count(1)


class Blas:
    """Handles are numbers. `functions` are those of the module."""

    def __init__(self) -> None:
        self._settings: dict[tuple[int, str], int] = {}
        self.functions: dict[str, Callable[..., Any]] = {
            "create": lambda: next(_numbers),
            "destroy": lambda handle: None,
            "getVersion": lambda handle: VERSION,
            "gemmEx": self._gemm_ex,
            "gemmStridedBatchedEx": self._strided_ex,
            "sgemmEx": self._sgemm_ex,
        }
        for name in ("PointerMode", "Stream", "MathMode"):
            self.functions[f"get{name}"] = lambda handle, key=name: self._settings.get((handle, key), 0)
            self.functions[f"set{name}"] = lambda handle, value, key=name: self._set(handle, key, value)
        for letter, kind in zip("sdcz", (np.float32, np.float64, np.complex64, np.complex128), strict=True):
            self._define(letter, kind)

    def _set(self, handle: int, key: str, value: int) -> None:
        self._settings[handle, key] = value

    def _define(self, letter: str, kind: Any) -> None:
        def gemm(handle: int, ta: int, tb: int, m: int, n: int, k: int, alpha: int, a: int, lda: int, b: int, ldb: int,
                 beta: int, c: int, ldc: int) -> None:  # fmt: skip
            begin(self._stream(handle), "cuBLAS")
            _multiply((ta, tb, m, n, k), (a, kind, lda), (b, kind, ldb), (c, kind, ldc), (alpha, beta), kind)

        def batched(handle: int, ta: int, tb: int, m: int, n: int, k: int, alpha: int, a: int, lda: int, b: int,
                    ldb: int, beta: int, c: int, ldc: int, count: int) -> None:  # fmt: skip
            begin(self._stream(handle), "cuBLAS")
            for one, other, target in zip(*(view(each, np.uint64, count) for each in (a, b, c)), strict=True):
                places = (int(one), kind, lda), (int(other), kind, ldb), (int(target), kind, ldc)
                _multiply((ta, tb, m, n, k), *places, (alpha, beta), kind)

        def geam(handle: int, ta: int, tb: int, m: int, n: int, alpha: int, a: int, lda: int, beta: int, b: int,
                 ldb: int, c: int, ldc: int) -> None:  # fmt: skip
            begin(self._stream(handle), "cuBLAS")
            _add((ta, tb, m, n), (a, kind, lda), (b, kind, ldb), (c, kind, ldc), (alpha, beta), kind)

        self.functions[f"{letter}geam"] = geam
        self.functions[f"{letter}gemm"] = gemm
        self.functions[f"{letter}gemmBatched"] = batched

    def _stream(self, handle: int) -> int:
        """That of CuPy, as its module sets it before every call."""
        return int(importlib.import_module("cupy.cuda.stream").get_current_stream().ptr)

    def _gemm_ex(self, handle: int, ta: int, tb: int, m: int, n: int, k: int, alpha: int, a: int, a_type: int, lda: int,
                 b: int, b_type: int, ldb: int, beta: int, c: int, c_type: int, ldc: int, compute: int,
                 algorithm: int) -> None:  # fmt: skip
        begin(self._stream(handle), "cuBLAS")
        places = (a, TYPES[a_type], lda), (b, TYPES[b_type], ldb), (c, TYPES[c_type], ldc)
        _multiply((ta, tb, m, n, k), *places, (alpha, beta), _sums(compute, c_type))

    def _sgemm_ex(self, handle: int, ta: int, tb: int, m: int, n: int, k: int, alpha: int, a: int, a_type: int,
                  lda: int, b: int, b_type: int, ldb: int, beta: int, c: int, c_type: int,
                  ldc: int) -> None:  # fmt: skip
        self._gemm_ex(handle, ta, tb, m, n, k, alpha, a, a_type, lda, b, b_type, ldb, beta, c, c_type, ldc, 0, 0)

    def _strided_ex(self, handle: int, ta: int, tb: int, m: int, n: int, k: int, alpha: int, a: int, a_type: int,
                    lda: int, a_step: int, b: int, b_type: int, ldb: int, b_step: int, beta: int, c: int, c_type: int,
                    ldc: int, c_step: int, count: int, compute: int, algorithm: int) -> None:  # fmt: skip
        begin(self._stream(handle), "cuBLAS")
        one, other, target = (np.dtype(TYPES[each]) for each in (a_type, b_type, c_type))
        for place in range(count):
            left = a + place * a_step * one.itemsize, one, lda
            right = b + place * b_step * other.itemsize, other, ldb
            result = c + place * c_step * target.itemsize, target, ldc
            _multiply((ta, tb, m, n, k), left, right, result, (alpha, beta), _sums(compute, c_type))


def _sums(compute: int, result: int) -> Any:
    """In which type products are added up, and factors are given."""
    is_complex = result in (4, 5)
    if compute in DOUBLE_SUMS:
        return np.complex128 if is_complex else np.float64
    if compute in HALF_SUMS:
        return np.float16
    return np.complex64 if is_complex else np.float32


def _operand(given: tuple[int, Any, int], operation: int, rows: int, columns: int, sums: Any) -> Array:
    """op(A), of `rows` by `columns`; 1 transposes, 2 conjugates as well."""
    pointer, kind, step = given
    if not operation:
        return matrix(pointer, kind, rows, columns, step).astype(_wide(sums))
    found = matrix(pointer, kind, columns, rows, step).astype(_wide(sums)).T
    return found.conj() if operation == 2 else found


def _wide(sums: Any) -> Any:
    return np.float32 if sums is np.float16 else sums


def _multiply(
    sizes: tuple[int, int, int, int, int],
    a: tuple[int, Any, int],
    b: tuple[int, Any, int],
    c: tuple[int, Any, int],
    factors: tuple[int, int],
    sums: Any,
) -> None:
    """C = alpha op(A) op(B) + beta C. Raises DriverError."""
    first, second, m, n, k = sizes
    alpha, beta = (view(pointer, sums, 1)[0].astype(_wide(sums)) for pointer in factors)
    result = alpha * (_operand(a, first, m, k, sums) @ _operand(b, second, k, n, sums))
    target = matrix(c[0], c[1], m, n, c[2], store=True)
    if beta:
        result += beta * target.astype(_wide(sums))
    target[...] = result.astype(c[1])


def _add(
    sizes: tuple[int, int, int, int],
    a: tuple[int, Any, int],
    b: tuple[int, Any, int],
    c: tuple[int, Any, int],
    factors: tuple[int, int],
    kind: Any,
) -> None:
    """C = alpha op(A) + beta op(B); what a factor of 0 leaves out is not read. Raises DriverError."""
    *operations, m, n = sizes
    result = np.zeros((m, n), kind)
    for pointer, given, operation in zip(factors, (a, b), operations, strict=True):
        factor = view(pointer, kind, 1)[0]
        if factor:
            result += factor * _operand(given, operation, m, n, kind)
    matrix(c[0], c[1], m, n, c[2], store=True)[...] = result


def install() -> None:
    """Replace the functions of the module, which has been imported."""
    module = importlib.import_module(MODULE)
    functions = Blas().functions
    refuse(module, "cuBLAS", (*KEPT, *functions))
    for name, function in functions.items():
        if hasattr(module, name):
            setattr(module, name, function)

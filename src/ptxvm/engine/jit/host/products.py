"""Native functions for products of the matrices of warpgroups."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache
from ptxvm.engine.jit.compilation.code_target import CodeTarget
from ptxvm.engine.jit.compilation.keys import cache_key
from ptxvm.engine.jit.compilation.loader import LoadedCode, load
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.emission.product_code import function_name, function_text
from ptxvm.isa.matrix.shared.warpgroup import Codes, MatrixProduct, Multiply
from ptxvm.lanes.types import WARP_SIZE

_SIGNATURE = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, *[ctypes.c_int64] * 2)

FEW = 48
"""Products of a kind for which NumPy will do: code takes as long to make."""


class NativeProduct:
    """A `Multiply`; see product_code.py."""

    def __init__(self, product: MatrixProduct, code: LoadedCode) -> None:
        self._code = code
        self._function = _SIGNATURE(code.symbols[function_name(product)])

    def __call__(
        self, a: Codes, b: Codes, d: npt.NDArray[Any], columns: npt.NDArray[np.intp] | None
    ) -> npt.NDArray[Any]:
        rows, count = d.shape
        blocks = -(-count // WARP_SIZE)
        left = np.ascontiguousarray(a)
        right = _widened(b.T, blocks)
        chosen = np.broadcast_to(np.arange(a.shape[1]), a.shape) if columns is None else columns
        places = np.ascontiguousarray(chosen, np.int64)
        sums = _widened(d, blocks)
        self._function(left.ctypes.data, right.ctypes.data, places.ctypes.data, sums.ctypes.data, rows, blocks)
        return sums[:, :count]


def _widened(matrix: npt.NDArray[Any], blocks: int) -> npt.NDArray[Any]:
    """A copy whose rows fill so many warps."""
    found = np.zeros((len(matrix), blocks * WARP_SIZE), matrix.dtype)
    found[:, : matrix.shape[1]] = matrix
    return found


class Products:
    """Makes, once per process, the functions of the products that are asked for often. Threads may share it."""

    def __init__(self, target: CodeTarget, server: CompileServer, objects: ObjectCache) -> None:
        self._target = target
        self._server = server
        self._objects = objects
        self._known: dict[str, NativeProduct] = {}
        self._asked: dict[str, int] = {}
        self._making = threading.Lock()

    def multiply_of(self, product: MatrixProduct) -> Multiply:
        """What multiplies; NumPy for the first few."""
        name = product.name
        found = self._known.get(name)
        if found is not None:
            return found
        with self._making:
            self._asked[name] = self._asked.get(name, 0) + 1
            if self._asked[name] <= FEW:
                return product.multiply
            return self._known.setdefault(name, self._known.get(name) or self._make(product))

    def _make(self, product: MatrixProduct) -> NativeProduct:
        declarations: set[str] = set()
        text = function_text(product, self._target.features, declarations)
        text = "\n".join([*sorted(declarations), text])
        key = cache_key("product", text, self._target.key)
        entry = self._objects.get(key)
        if entry is None:
            entry = CacheEntry({}, self._server.compile(text, self._target))
            self._objects.put(key, entry)
        return NativeProduct(product, load(entry.code, (function_name(product),), {}))

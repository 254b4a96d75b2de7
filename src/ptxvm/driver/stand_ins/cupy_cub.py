"""CuPy's module of CUB's functions: reductions, scans and histograms, done by NumPy. Its own are machine code with a
runtime of their own.

Whether CUB can do something is CuPy's decision. In a stream that captures nothing is done here, which CuPy takes for:
CUB cannot do this. Its kernels become nodes of the graph then.
"""

from __future__ import annotations

import importlib
import os
from math import prod
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ptxvm.driver.runtime.calls import ensure
from ptxvm.driver.stand_ins.cupy_sorting import current_stream
from ptxvm.driver.stand_ins.memory_views import begin, view
from ptxvm.driver.streams import stream_of

MODULE, ACCELERATORS = "cupy.cuda.cub", "cupy._core._accelerator"
_UFUNCS: dict[str, Any] = {
    "SUM": np.add,
    "PROD": np.multiply,
    "MIN": np.minimum,
    "MAX": np.maximum,
    "CUMSUM": np.add,
    "CUMPROD": np.multiply,
}
_PLACES: dict[str, Any] = {"ARGMIN": np.argmin, "ARGMAX": np.argmax}

Array = npt.NDArray[Any]


def _ready() -> bool:
    """Whether what was put down before is done; it is not in a stream that captures."""
    ensure()
    stream = current_stream()
    if stream_of(stream).capture is not None:
        return False
    begin(stream)
    return True


def _operation(code: Any) -> str:
    """`SUM` for CuPy's `CUPY_CUB_SUM`."""
    return str(code.name).removeprefix("CUPY_CUB_")


def _values(array: Any, order: Any = "C") -> Array:
    """The numbers of a contiguous array of CuPy."""
    return view(array.data.ptr, array.dtype, array.size).reshape(array.shape, order=order)


def _wide(dtype: Any) -> Any:
    """What numbers are summed up in: as they are, but for those of half precision."""
    return np.dtype(np.float32) if dtype == np.float16 else dtype


def _reduced(name: str, values: Array, axes: tuple[int, ...]) -> Any:
    """Values reduced along axes. Raises ValueError for none that have no identity."""
    if name not in ("SUM", "PROD") and 0 in [values.shape[axis] for axis in axes]:
        raise ValueError(f"{name.lower()} of an array without elements, which has no identity")
    if name in _PLACES:
        return _PLACES[name](values)
    with np.errstate(all="ignore"):
        return _UFUNCS[name].reduce(values, axis=axes, dtype=_wide(values.dtype)).astype(values.dtype)


def _given_out(result: Any, out: Any) -> Any:
    """A result, in the array that was asked for."""
    if out is None:
        return result
    out[...] = result
    return out


def device_reduce(x: Any, op: Any, reduce_axis: Any, out_axis: Any, out: Any = None, keepdims: Any = False) -> Any:
    """All numbers of an array, as one."""
    name, shape = _operation(op), (1,) * x.ndim if keepdims else ()
    if name not in (*_PLACES, "SUM", "PROD", "MIN", "MAX"):
        raise ValueError(f"{name} is not a reduction")
    if out is not None and out.ndim != len(shape):
        raise ValueError(f"the array for a result of {len(shape)} dimensions has {out.ndim}")
    cupy = importlib.import_module("cupy")
    x = cupy.ascontiguousarray(x)
    if not _ready():
        return None
    found = _reduced(name, _values(x).ravel(), (0,))
    made = cupy.ndarray(shape, np.int64 if name in _PLACES else x.dtype)
    view(made.data.ptr, made.dtype, 1, store=True)[0] = found
    return _given_out(made, out)


def device_segmented_reduce(
    x: Any,
    op: Any,
    reduce_axis: Any,
    out_axis: Any,
    out: Any = None,
    keepdims: Any = False,
    contiguous_size: int = 0,
) -> Any:
    """An array reduced along some axes; it is contiguous in one order or the other."""
    name = _operation(op)
    order: Literal["C", "F"] = "C" if x.flags.c_contiguous else "F"
    if name not in ("SUM", "PROD", "MIN", "MAX"):
        raise ValueError(f"{name} is not a reduction along axes")
    kept = [x.shape[axis] if axis in out_axis else 1 for axis in range(x.ndim)]
    shape = tuple(kept) if keepdims else tuple(x.shape[axis] for axis in out_axis)
    if out is not None and out.shape != shape:
        raise ValueError(f"the array for a result of the shape {shape} has the shape {out.shape}")
    if not _ready():
        return None
    found = _reduced(name, _values(x, order), tuple(reduce_axis))
    made = importlib.import_module("cupy").ndarray(shape, x.dtype, order=order)
    view(made.data.ptr, made.dtype, prod(shape), store=True)[:] = np.asarray(found).ravel(order)
    return _given_out(made, out)


def device_scan(x: Any, op: Any) -> Any:
    """Sums or products of all numbers up to each, in place."""
    name = _operation(op)
    if name not in ("CUMSUM", "CUMPROD"):
        raise ValueError(f"{name} is not a scan")
    if not _ready():
        return None
    values = view(x.data.ptr, x.dtype, x.size, store=True)
    with np.errstate(all="ignore"):
        values[:] = _UFUNCS[name].accumulate(values, dtype=_wide(x.dtype))
    return x


def device_histogram(x: Any, y: Any, bins: Any) -> Any:
    """How many numbers lie in each bin; `bins` are their edges, or the number of edges of bins from 0 on, 1 wide."""
    if isinstance(bins, int) and x.dtype.kind not in "bui":
        raise ValueError("numbers that are counted are integers")
    cupy = importlib.import_module("cupy")
    x, bins = cupy.ascontiguousarray(x), bins if isinstance(bins, int) else cupy.ascontiguousarray(bins)
    if not _ready():
        return None
    numbers = _values(x).ravel()
    edges = np.arange(bins) if isinstance(bins, int) else _values(bins)
    places = np.searchsorted(edges, numbers, side="right") - 1
    inside = places[(places >= 0) & (places < y.size)]
    view(y.data.ptr, y.dtype, y.size, store=True)[:] = np.bincount(inside, minlength=y.size)
    return y


def install() -> None:
    """Replace the functions of the module, which has been imported."""
    module = importlib.import_module(MODULE)
    for function in (device_reduce, device_segmented_reduce, device_scan, device_histogram):
        setattr(module, function.__name__, function)
    if "CUPY_ACCELERATORS" not in os.environ:  # kernels with CUB's blocks take a minute to compile
        importlib.import_module(ACCELERATORS).set_reduction_accelerators([])

"""CuPy's `random.Generator`: NumPy draws its numbers. CuPy's own kernels for it are machine code with a runtime of
their own, which would leave arrays as they are without a word.

The distributions are CuPy's; the numbers are others, the same ones for a seed in every run. What a call is refused for
is left to CuPy's own methods, which look at it before they draw anything.
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

import numpy as np

from ptxvm.driver.stand_ins.cupy_sorting import current_stream
from ptxvm.driver.stand_ins.memory_views import begin, view

MODULE = "cupy.random._generator_api"
_DRAWS = "_ptxvm_draws"
_KEPT = "_ptxvm_kept_"


def init_curand(*_: object) -> None:
    """CuPy fills the states of a generator; ours are made when they are needed."""


def random_raw(bits: Any, out: Any) -> None:
    """Fill an array with bits."""
    kind = np.dtype(f"u{out.dtype.itemsize}")
    _fill(out, kind, _draws(bits).integers(0, np.iinfo(kind).max, out.size, kind, endpoint=True))


def _draws(bits: Any) -> np.random.Generator:
    """What draws numbers for a generator of bits. Raises RuntimeError for that of another device."""
    bits.state()
    found = getattr(bits, _DRAWS, None)
    if found is None:
        found = np.random.Generator(np.random.Philox(bits._seed_seq))
        setattr(bits, _DRAWS, found)
    return found


def _fill(out: Any, kind: Any, values: Any) -> None:
    begin(current_stream(), "cuRAND")
    view(int(out.data.ptr), kind, int(out.size), store=True)[:] = np.asarray(values).ravel()


@cache
def _cupy() -> Any:
    return importlib.import_module("cupy")


@cache
def _original(name: str) -> Any:
    """CuPy's own method, which `install` has kept."""
    return importlib.import_module(MODULE).Generator.__dict__[_KEPT + name]


def _shape(size: Any) -> tuple[int, ...]:
    if size is None:
        return ()
    return tuple(size) if isinstance(size, tuple | list) else (size,)


def _given(parameter: Any, kind: str, taken: tuple[type, ...] = (int, float)) -> Any:
    """A parameter as an array; None for one that CuPy does not take."""
    cupy = _cupy()
    if isinstance(parameter, cupy.ndarray):
        return parameter.astype(kind, copy=False)
    return cupy.asarray(parameter, kind) if type(parameter) in taken else None


def _drawn(generator: Any, name: str, parameters: list[Any], size: Any, kind: str) -> Any:
    """An array of numbers of a distribution whose parameters are arrays."""
    cupy = _cupy()
    shape = cupy.broadcast(*parameters).shape if size is None else _shape(size)
    arrays = [cupy.asnumpy(cupy.broadcast_to(each, shape)) for each in parameters]
    out = cupy.ndarray(shape, kind)
    draw = getattr(_draws(generator.bit_generator), name)
    _fill(out, kind, draw(*arrays, size=shape))
    return out


def _written(generator: Any, values: Any, dtype: Any, size: Any, out: Any) -> Any:
    """Values of the host as an array of CuPy, or in `out`, which is checked."""
    cupy = _cupy()
    if out is not None:
        generator._check_output_array(dtype, size, out)
    found = cupy.ndarray(values.shape, dtype) if out is None else out
    _fill(found, found.dtype, values)
    return found


def _extent(size: Any, out: Any) -> tuple[int, ...]:
    return _shape(size) if size is not None or out is None else tuple(out.shape)


class Methods:
    """Those of `Generator` whose kernels are machine code; others of it call them."""

    bit_generator: Any

    def random(self, size: Any = None, dtype: Any = np.float64, out: Any = None) -> Any:
        kind: Any = np.float64 if np.dtype(dtype).char == "d" else np.float32
        values = _draws(self.bit_generator).random(_extent(size, out), kind)
        return _written(self, values, dtype, size, out)

    def uniform(self, low: Any = 0.0, high: Any = 1.0, size: Any = None, dtype: Any = np.float64) -> Any:
        cupy = _cupy()
        low, high = cupy.asarray(low), cupy.asarray(high)
        found = self.random(cupy.broadcast(low, high).shape if size is None else size, dtype)
        return (low + (high - low) * found).astype(dtype, copy=False)

    def integers(
        self, low: Any, high: Any = None, size: Any = None, dtype: Any = np.int64, endpoint: bool = False
    ) -> Any:
        _original("integers")(self, low, high, 0, dtype, endpoint)  # checks what is asked for, and draws nothing
        first, last = (0, int(low)) if high is None else (int(low), int(high))
        most = last - first - (not endpoint)
        kind = np.dtype(np.uint32 if most < 1 << 32 else np.uint64)
        found = _cupy().ndarray(_shape(size), kind)
        _fill(found, kind, _draws(self.bit_generator).integers(0, most, found.size, kind, endpoint=True))
        return _cupy().add(first, found, dtype=dtype)

    def standard_normal(self, size: Any = None, dtype: Any = np.float64, out: Any = None) -> Any:
        kind: Any = np.dtype(dtype)
        if kind.char not in "fd":
            return _original("standard_normal")(self, size, dtype, out)
        values = _draws(self.bit_generator).standard_normal(_extent(size, out), kind)
        return _written(self, values, dtype, size, out)

    def standard_exponential(
        self, size: Any = None, dtype: Any = np.float64, method: str = "inv", out: Any = None
    ) -> Any:
        if method == "zig":
            return _original("standard_exponential")(self, size, dtype, method, out)
        values = _draws(self.bit_generator).standard_exponential(_extent(size, out), method="inv")
        return _written(self, values, dtype, size, out)

    def standard_gamma(self, shape: Any, size: Any = None, dtype: Any = np.float64, out: Any = None) -> Any:
        given = _given(shape, "d")
        if given is None or np.dtype(dtype).char not in "fd":
            return _original("standard_gamma")(self, shape, size, dtype, out)
        if out is not None:
            self._check_output_array(dtype, size, out, True)  # type: ignore[attr-defined]
        extent = given.shape if size is None and out is None else _extent(size, out)
        found = _drawn(self, "standard_gamma", [given], extent, "d").astype(dtype, copy=False)
        if out is None:
            return found
        out[...] = found
        return out

    def beta(self, a: Any, b: Any, size: Any = None, dtype: Any = np.float64) -> Any:
        given = [_given(each, "d") for each in (a, b)]
        if any(each is None for each in given):
            return _original("beta")(self, a, b, size, dtype)
        return _drawn(self, "beta", given, size, "d").astype(dtype, copy=False)

    def geometric(self, p: Any, size: Any = None) -> Any:
        return _of_one(self, "geometric", p, size)

    def logseries(self, p: Any, size: Any = None) -> Any:
        return _of_one(self, "logseries", p, size)

    def poisson(self, lam: Any = 1.0, size: Any = None) -> Any:
        return _of_one(self, "poisson", lam, size)

    def hypergeometric(self, ngood: Any, nbad: Any, nsample: Any, size: Any = None) -> Any:
        given = [_given(each, "q") for each in (ngood, nbad, nsample)]
        if any(each is None for each in given):
            return _original("hypergeometric")(self, ngood, nbad, nsample, size)
        return _drawn(self, "hypergeometric", given, size, "q")

    def binomial(self, n: Any, p: Any, size: Any = None) -> Any:
        given = [_given(n, "q"), _given(p, "d", (float,))]
        if any(each is None for each in given):
            return _original("binomial")(self, n, p, size)
        return _drawn(self, "binomial", given, size, "q")


def _of_one(generator: Any, name: str, parameter: Any, size: Any) -> Any:
    given = _given(parameter, "d")
    if given is None:
        return _original(name)(generator, parameter, size)
    return _drawn(generator, name, [given], size, "q")


def install() -> None:
    """Replace what the module, which has been imported, has of it."""
    module = importlib.import_module(MODULE)
    module.init_curand, module.random_raw = init_curand, random_raw  # type: ignore[attr-defined]
    generator = module.Generator
    for name, method in vars(Methods).items():
        if callable(method) and hasattr(generator, name):
            setattr(generator, _KEPT + name, generator.__dict__[name])
            setattr(generator, name, method)

"""CuPy's module of cuRAND's functions: random numbers of NumPy's Philox generator. cuRAND itself is machine code.

The distributions are those of cuRAND; the numbers are others, the same ones for a seed in every run.
"""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable
from typing import Any

import numpy as np

from ptxvm.driver.stand_ins.cupy_sorting import current_stream
from ptxvm.driver.stand_ins.memory_views import Array, begin, view

MODULE = "cupy_backends.cuda.libs.curand"
VERSION = 10400
_KEY = (1 << 64) - 1


class Random:
    """Generators are numbers. `functions` are those of the module."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._seeds: dict[int, tuple[int, int]] = {}
        self._generators: dict[int, np.random.Generator] = {}
        self.functions: dict[str, Callable[..., Any]] = {
            "createGenerator": self._create,
            "destroyGenerator": self._destroy,
            "getVersion": lambda: VERSION,
            "setStream": lambda generator, stream: None,
            "setGeneratorOrdering": lambda generator, order: None,
            "setPseudoRandomGeneratorSeed": lambda generator, seed: self._set(generator, seed, 0),
            "setGeneratorOffset": lambda generator, offset: self._set(generator, self._seeds[generator][0], offset),
            "generatePoisson": self._poisson,
        }
        self.functions["generate"] = self._bits(np.uint32)
        self.functions["generateLongLong"] = self._bits(np.uint64)
        precisions: dict[str, Any] = {"": np.float32, "Double": np.float64}
        for name, kind in precisions.items():
            self.functions[f"generateUniform{name}"] = self._uniform(kind)
            for distribution in ("Normal", "LogNormal"):
                self.functions[f"generate{distribution}{name}"] = self._normal(distribution.lower(), kind)

    def _create(self, kind: int) -> int:
        generator = next(self._numbers)
        self._set(generator, 0, 0)
        return generator

    def _destroy(self, generator: int) -> None:
        del self._seeds[generator], self._generators[generator]

    def _set(self, generator: int, seed: int, offset: int) -> None:
        self._seeds[generator] = seed, offset
        self._generators[generator] = np.random.Generator(np.random.Philox(key=seed & _KEY).advance(offset))

    def _fill(self, pointer: int, kind: Any, count: int, values: Array) -> None:
        begin(current_stream(), "cuRAND")
        view(pointer, kind, count, store=True)[:] = values

    def _poisson(self, generator: int, pointer: int, count: int, mean: float) -> None:
        values: Array = np.asarray(self._generators[generator].poisson(mean, count))
        self._fill(pointer, np.uint32, count, values)

    def _bits(self, kind: Any) -> Callable[[int, int, int], None]:
        def generate(generator: int, pointer: int, count: int) -> None:
            values = self._generators[generator].integers(0, np.iinfo(kind).max, count, kind, endpoint=True)
            self._fill(pointer, kind, count, values)

        return generate

    def _uniform(self, kind: Any) -> Callable[[int, int, int], None]:
        def generate(generator: int, pointer: int, count: int) -> None:
            """From 0, which is left out, to 1, which is not."""
            self._fill(pointer, kind, count, 1 - self._generators[generator].random(count, kind))

        return generate

    def _normal(self, name: str, kind: Any) -> Callable[[int, int, int, float, float], None]:
        def generate(generator: int, pointer: int, count: int, mean: float, deviation: float) -> None:
            if count % 2:
                raise ValueError(f"curand generates {name} distributions of even numbers of values, not of {count}")
            values = self._generators[generator].standard_normal(count, kind) * deviation + mean
            self._fill(pointer, kind, count, np.exp(values) if name == "lognormal" else values)

        return generate


def install() -> None:
    """Replace the functions of the module, which has been imported."""
    module = importlib.import_module(MODULE)
    for name, function in Random().functions.items():
        if hasattr(module, name):
            setattr(module, name, function)

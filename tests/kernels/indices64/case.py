"""Templates over element and index types: 64-bit products and quotients, negative (or wrapping) indices."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes

COLUMNS = 37


@dataclass(frozen=True, slots=True)
class Instance:
    """One instantiation of the template: the name nvcc gives it, and its two types."""

    kernel: str
    element: np.dtype[np.generic]
    index: np.dtype[np.generic]
    scale: float

    def make(self, rng: Generator, size: int) -> Arguments:
        """Rows are numbered with negative numbers and the stride is negative: only the products are row starts."""
        order = -rng.permutation(size)
        matrix = rng.integers(-1000, 1000, (size, COLUMNS)).astype(self.element)
        return {"order": order.astype(self.index), "matrix": matrix, "gathered": np.zeros_like(matrix)}

    def launches(self, data: Arguments) -> list[Launch]:
        """Fewer threads than elements, so that the grid-stride loop turns."""
        rows, columns = (self.index.type(side) for side in data["matrix"].shape)
        stride = np.int64(-COLUMNS).astype(self.index)
        args = (rows, columns, stride, self.element.type(self.scale), data["order"], data["matrix"], data["gathered"])
        return [Launch(self.kernel, 5, 96, args)]

    def expected(self, data: Arguments) -> Mapping[str, Array]:
        """All products fit the element type exactly."""
        rows = -data["order"].astype(np.int64)
        return {"gathered": data["matrix"][rows] * self.element.type(self.scale)}


def name(element: str, index: str) -> str:
    """The mangled name of gather<element, index>."""
    return f"_Z6gatherI{element}{index}EvT0_S0_S0_T_PKS0_PKS1_PS1_"


INSTANCES = {
    "gather_f32_s64": Instance(name("f", "x"), np.dtype(np.float32), np.dtype(np.int64), -1.5),
    "gather_f64_u64": Instance(name("d", "y"), np.dtype(np.float64), np.dtype(np.uint64), 0.75),
    "gather_s16_s64": Instance(name("s", "x"), np.dtype(np.int16), np.dtype(np.int64), -3),
}


CASES = [
    KernelCase(title, instance.make, instance.launches, instance.expected, Sizes(60, 20))
    for title, instance in INSTANCES.items()
]

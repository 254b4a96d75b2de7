"""What a test, a benchmark or a demonstration needs to know of one kernel: data, launches and the expected result."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Array = NDArray[np.generic]
Arguments = dict[str, Array]
Dimensions = int | tuple[int, int] | tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Launch:
    """One kernel launch. `args` are arrays (device pointers, used in place) and scalars; `shared` is in bytes.

    With `devices`, so many run a grid each at the same time. A `dependent` launch may begin before the one ahead of it
    has ended: its kernel waits by itself. In a `cooperative` one all CTAs are alive at once.
    """

    kernel: str
    grid: Dimensions
    block: Dimensions
    args: tuple[object, ...]
    shared: int = 0
    cluster: Dimensions | None = None
    devices: int = 1
    dependent: bool = False
    cooperative: bool = False


@dataclass(frozen=True, slots=True)
class Tolerance:
    """How far a result may be from the reference; both zero means: the same bits."""

    relative: float = 0.0
    absolute: float = 0.0

    def check(self, name: str, actual: Array, expected: Array) -> None:
        """Raise AssertionError that names the array and its worst elements when `actual` is too far off."""
        if self.relative == 0.0 and self.absolute == 0.0:
            np.testing.assert_array_equal(actual, expected, err_msg=name, strict=True)
        else:
            np.testing.assert_allclose(actual, expected, self.relative, self.absolute, err_msg=name)


EXACT = Tolerance()


@dataclass(frozen=True, slots=True)
class Sizes:
    """The `size` that `make` gets for each engine: large enough to be real, small enough to be quick."""

    jit: int
    interpret: int

    def of(self, engine: str) -> int:
        """The size for an engine by its public name."""
        return self.jit if engine == "jit" else self.interpret


@dataclass(frozen=True, slots=True)
class KernelCase:
    """One kernel (or a chain of launches) with its inputs and reference.

    `make(rng, size)` builds every array, outputs included; `launches(arguments)` runs over them in order;
    `expected(arguments)` computes the outputs by name from the arrays as `make` left them, without any of our own code.
    """

    name: str
    make: Callable[[Generator, int], Arguments]
    launches: Callable[[Arguments], list[Launch]]
    expected: Callable[[Arguments], Mapping[str, Array]]
    sizes: Sizes
    tolerance: Tolerance = EXACT
    source: Path = field(default=Path())

    @property
    def ptx(self) -> dict[str, Path]:
        """The checked-in PTX files by variant: `sm_80`, `sm_80.debug`, ..."""
        found = self.source.parent.glob(f"{self.source.stem}.sm_*.ptx")
        return {path.name.removeprefix(self.source.stem + ".").removesuffix(".ptx"): path for path in sorted(found)}


def cells(count: int, width: int) -> int:
    """How many groups of `width` cover `count` elements: the usual grid size."""
    return -(-count // width)

"""The kernels that run against C: which case of the tests, at which size, against which function of baselines/."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kernels.cases import all_cases
from kernels.kernel_case import Arguments, KernelCase
from kernels.saxpy.case import A

# Positional arguments for a C function: NumPy arrays and scalars.
CArguments = Callable[[Arguments], tuple[object, ...]]


@dataclass(frozen=True, slots=True)
class Contest:
    """One kernel at one size, and the same work in C. `result` names the array that both must fill alike."""

    case_name: str
    size: int
    function: str
    c_arguments: CArguments
    result: str

    @property
    def case(self) -> KernelCase:
        """The kernel's case in the tests."""
        return all_cases()[self.case_name]

    def make(self) -> Arguments:
        """The same data on every call."""
        return self.case.make(np.random.default_rng(1), self.size)


def count(data: Arguments, name: str) -> np.uint32:
    """The number of elements of an array, as the C functions take it."""
    return np.uint32(data[name].size)


def matmul_arguments(data: Arguments) -> tuple[object, ...]:
    return np.int32(len(data["a"])), data["a"], data["b"], data["c"]


def softmax_arguments(data: Arguments) -> tuple[object, ...]:
    rows, columns = data["input"].shape
    return np.int32(rows), np.int32(columns), data["input"], data["output"]


MILLION = 2**20
CONTESTS = [
    Contest("saxpy", 16 * MILLION, "saxpy", lambda data: (count(data, "x"), A, data["x"], data["y"]), "y"),
    Contest("matmul16", 512, "matmul", matmul_arguments, "c"),
    Contest("matmul32", 512, "matmul", matmul_arguments, "c"),
    Contest("reduce", 16 * MILLION, "reduce", lambda data: (count(data, "input"), data["input"], data["sums"]), "sums"),
    Contest("collatz", MILLION, "collatz", lambda data: (count(data, "steps"), data["steps"]), "steps"),
    Contest(
        "histogram",
        16 * MILLION,
        "histogram",
        lambda data: (count(data, "input"), data["input"], data["counts"]),
        "counts",
    ),
    Contest("softmax", 4096, "softmax", softmax_arguments, "output"),
    Contest(
        "scan", 16 * MILLION, "scan", lambda data: (count(data, "input"), data["input"], data["scanned"]), "scanned"
    ),
]

"""The kernels that run against C: which case of the tests, at which size, against which function of baselines/."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kernels.cases import all_cases
from kernels.kernel_case import Arguments, KernelCase
from kernels.layer_norm.case import EPSILON
from kernels.nbody.case import SOFTENING, TIME
from kernels.saxpy.case import A
from kernels.workloads.options.case import RATE, VOLATILITY

# Positional arguments for a C function: NumPy arrays and scalars.
CArguments = Callable[[Arguments], tuple[object, ...]]


@dataclass(frozen=True, slots=True)
class Contest:
    """One kernel at one size, and the same work in C. `result` names the array that both must fill alike: integers
    exactly, floats up to `relative` and `absolute`."""

    case_name: str
    size: int
    function: str
    c_arguments: CArguments
    result: str
    relative: float = 1e-5
    absolute: float = 1e-6

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


def layer_norm_arguments(data: Arguments) -> tuple[object, ...]:
    rows, columns = data["input"].shape
    names = ("input", "weight", "bias", "output")
    return np.int32(rows), np.int32(columns), EPSILON, *(data[name] for name in names)


def of_shape(*names: str) -> CArguments:
    """The extents of the first array, the last one first, then the arrays."""
    return lambda data: (*map(np.int32, reversed(data[names[0]].shape)), *(data[name] for name in names))


def nbody_arguments(data: Arguments) -> tuple[object, ...]:
    return np.int32(len(data["bodies"])), TIME, SOFTENING, data["bodies"], data["speeds"], data["moved"]


def spmv_arguments(data: Arguments) -> tuple[object, ...]:
    return np.int32(data["y"].size), *(data[name] for name in ("starts", "columns", "values", "x", "y"))


def sha256_arguments(data: Arguments) -> tuple[object, ...]:
    return np.uint32(len(data["digests"])), data["offsets"], data["text"], data["digests"]


def convolution_arguments(data: Arguments) -> tuple[object, ...]:
    extents = map(np.int32, (*data["input"].shape, len(data["output"])))
    return *extents, data["input"], data["filters"], data["output"]


def options_arguments(data: Arguments) -> tuple[object, ...]:
    return np.int32(data["prices"].size), RATE, VOLATILITY, *data.values()


def fft_arguments(data: Arguments) -> tuple[object, ...]:
    return np.int32(len(data["from"])), data["roots"], data["from"], data["to"]


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
    Contest("layer_norm", 4096, "layer_norm", layer_norm_arguments, "output", absolute=1e-5),
    Contest("stencil2d", 2048, "stencil2d", of_shape("from", "to"), "to"),
    Contest("stencil3d", 160, "stencil3d", of_shape("from", "to"), "to"),
    Contest("transpose", 2048, "transpose", of_shape("matrix", "transposed"), "transposed"),
    Contest("sgemm", 512, "matmul", matmul_arguments, "c", 1e-4, 1e-4),
    Contest("nbody", 4096, "nbody", nbody_arguments, "speeds", 1e-4, 1e-4),
    Contest("csr_rows", 50_000, "spmv", spmv_arguments, "y", 1e-4, 1e-4),
    Contest("sha256", 20_000, "sha256", sha256_arguments, "digests"),
    Contest("bitonic_sort", MILLION // 2, "bitonic_sort", lambda data: (count(data, "keys"), data["keys"]), "keys"),
    Contest("convolution", 512, "convolution", convolution_arguments, "output", 1e-4, 1e-4),
    Contest("options", MILLION, "options", options_arguments, "calls", 1e-4, 1e-4),
    Contest("fft", 2048, "fft", fft_arguments, "to", 1e-4, 1e-3),
]

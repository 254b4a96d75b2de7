"""Libraries of machine code, whose work Python does: sorting and products of matrices for CuPy; stand-ins of compilers'
libraries."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from math import prod
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.driver.cuda import Cuda

from ptxvm.driver.library import write
from ptxvm.driver.runtime import library as runtime
from ptxvm.driver.stand_ins import (
    cufft,
    cupy_blas,
    cupy_cub,
    cupy_generator,
    cupy_random,
    cupy_sorting,
    half_numbers,
    machine_code,
    nvfatbin,
)
from ptxvm.driver.stand_ins import cupy as cupy_runtime
from ptxvm.driver.stand_ins.interposing import exported
from ptxvm.driver.stand_ins.native import native_function


@pytest.fixture(autouse=True)
def default_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cupy_blas.Blas, "_stream", lambda self, handle: 0)
    monkeypatch.setattr(cupy_sorting, "current_stream", lambda: 0)
    monkeypatch.setattr(cupy_random, "current_stream", lambda: 0)
    monkeypatch.setattr(cupy_generator, "current_stream", lambda: 0)
    monkeypatch.setattr(cupy_cub, "current_stream", lambda: 0)


@pytest.mark.parametrize(("kind", "letter"), [(np.float32, "s"), (np.float64, "d"), (np.complex128, "z")])
@pytest.mark.parametrize("operations", [(0, 0), (1, 0), (2, 1)])
def test_products(cuda: Cuda, kind: type, letter: str, operations: tuple[int, int]) -> None:
    rng = np.random.default_rng(0)
    m, n, k, step = 3, 4, 5, 7
    columns = (m if operations[0] else k), (k if operations[1] else n)
    shapes = [(columns[0], step), (columns[1], step), (n, step)]
    factor = 1 + 1j if kind is np.complex128 else 1
    a, b, c = ((factor * rng.random(shape)).astype(kind) for shape in shapes)
    pointers = [cuda.upload(each) for each in (a, b, c)]
    factors = np.array([2, 3], kind)
    sizes = (*operations, m, n, k)
    one, other = factors[:1].ctypes.data, factors[1:].ctypes.data
    places = pointers[0], step, pointers[1], step
    blas = cupy_blas.Blas().functions
    blas[f"{letter}gemm"](blas["create"](), *sizes, one, *places, other, pointers[2], step)

    def operand(stored: np.ndarray, operation: int, rows: int) -> np.ndarray:
        found = stored if operation else stored[:, :rows].T
        return (found.conj() if operation == 2 else found)[:rows]

    left = operand(a, operations[0], m)[:, :k]
    right = operand(b, operations[1], k)[:, :n]
    expected = c.copy()
    expected[:, :m] = (2 * left @ right + 3 * c[:, :m].T).T
    found = cuda.download(pointers[2], c.size, kind).reshape(c.shape)
    np.testing.assert_allclose(found, expected, rtol=1e-6)


@pytest.mark.parametrize(("kind", "letter"), [(np.float32, "s"), (np.float64, "d"), (np.complex64, "c")])
@pytest.mark.parametrize("operations", [(0, 0), (1, 0), (2, 1)])
def test_sums_of_matrices(cuda: Cuda, kind: type, letter: str, operations: tuple[int, int]) -> None:
    rng = np.random.default_rng(1)
    m, n, step = 3, 4, 6
    shapes = [(m if each else n, step) for each in operations]
    a, b = ((rng.random(shape) * (1 if kind is not np.complex64 else 1 + 2j)).astype(kind) for shape in shapes)
    pointers = [cuda.upload(each) for each in (a, b, np.zeros((n, step), kind))]
    factors = np.array([2, 3], kind)

    def operand(stored: np.ndarray, operation: int) -> np.ndarray:
        found = stored[:, :n] if operation else stored[:, :m].T
        return found.conj() if operation == 2 else found

    for beta, other in ((3, pointers[1]), (0, 0)):  # nothing is read for a factor of 0
        factors[1] = beta
        one, two = factors[:1].ctypes.data, factors[1:].ctypes.data
        cupy_blas.Blas().functions[f"{letter}geam"](
            1, *operations, m, n, one, pointers[0], step, two, other, step, pointers[2], step
        )
        found = cuda.download(pointers[2], n * step, kind).reshape(n, step)
        expected = 2 * operand(a, operations[0]) + beta * operand(b, operations[1])
        np.testing.assert_allclose(found[:, :m], expected.T, rtol=1e-6)
        assert not found[:, m:].any()


def test_half_precision_is_summed_up_in_single(cuda: Cuda) -> None:
    a, b = np.full((1, 4096), 1, np.float16), np.full((4096, 1), 1, np.float16)
    pointers = [cuda.upload(a), cuda.upload(b), cuda.alloc(2)]
    factors = np.array([0.5, 0], np.float32)
    blas = cupy_blas.Blas().functions
    one, other = factors[:1].ctypes.data, factors[1:].ctypes.data
    blas["gemmEx"](1, 0, 0, 1, 1, 4096, one, pointers[0], 2, 1, pointers[1], 2, 4096, other, pointers[2], 2, 1, 68, 0)
    assert cuda.download(pointers[2], 1, np.float16)[0] == 2048


def test_sorting(cuda: Cuda) -> None:
    rng = np.random.default_rng(0)
    data = rng.random((3, 50)).astype(np.float32)
    data[1, 7] = np.nan
    pointer, places = cuda.upload(data), cuda.alloc(8 * data.size)
    cupy_sorting.argsort(data.dtype, places, pointer, 0, data.shape)
    found = cuda.download(places, data.size, np.int64).reshape(data.shape)
    np.testing.assert_array_equal(found, data.argsort(axis=-1, kind="stable"))
    cupy_sorting.sort(data.dtype, pointer, 0, data.shape)
    np.testing.assert_array_equal(cuda.download(pointer, data.size, np.float32).reshape(data.shape), np.sort(data))
    keys = rng.integers(0, 3, (2, 40))
    cupy_sorting.lexsort(keys.dtype, places, cuda.upload(keys), 2, 40)
    np.testing.assert_array_equal(cuda.download(places, 40, np.int64), np.lexsort(keys))


def test_a_capturing_stream_is_refused(cuda: Cuda, monkeypatch: pytest.MonkeyPatch) -> None:
    stream, data = cuda.out("cuStreamCreate", 1), cuda.alloc(16)
    monkeypatch.setattr(cupy_sorting, "current_stream", lambda: stream)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    with pytest.raises(Exception, match="ERROR_STREAM_CAPTURE_UNSUPPORTED"):
        cupy_sorting.sort(np.dtype(np.int32), data, 0, (4,))
    cuda.code("cuStreamEndCapture", stream, ctypes.addressof(ctypes.c_uint64()))


def test_random_numbers(cuda: Cuda) -> None:
    random, count = cupy_random.Random().functions, 4096
    generator, pointer = random["createGenerator"](100), cuda.alloc(8 * count)

    def drawn(name: str, kind: type, *more: float) -> np.ndarray:
        random["setPseudoRandomGeneratorSeed"](generator, 5)
        random[name](generator, pointer, count, *more)
        return cuda.download(pointer, count, kind)

    uniform = drawn("generateUniform", np.float32)
    np.testing.assert_array_equal(uniform, drawn("generateUniform", np.float32))
    assert uniform.min() > 0 and uniform.max() <= 1 and abs(uniform.mean() - 0.5) < 0.03
    normal = drawn("generateNormalDouble", np.float64, 3.0, 2.0)
    assert abs(normal.mean() - 3) < 0.2 and abs(normal.std() - 2) < 0.2
    np.testing.assert_allclose(np.log(drawn("generateLogNormalDouble", np.float64, 3.0, 2.0)), normal)
    assert abs(drawn("generatePoisson", np.uint32, 4.0).mean() - 4) < 0.2
    assert drawn("generate", np.uint32).max() > 1 << 31
    with pytest.raises(ValueError, match="even"):
        random["generateNormal"](generator, pointer, 3, 0.0, 1.0)


class HostArray(np.ndarray[Any, Any]):
    """An array of CuPy, as far as generators of random numbers need one: memory of the host serves as well."""

    @property
    def data(self) -> Any:  # type: ignore[override]
        return SimpleNamespace(ptr=self.ctypes.data)


class Generator:
    """CuPy's, whose machine code leaves arrays as they are."""

    def __init__(self, seed: int) -> None:
        self.bit_generator = SimpleNamespace(state=lambda: 0, _seed_seq=np.random.SeedSequence(seed))

    def _check_output_array(self, dtype: Any, size: Any, out: Any, check_only_c_cont: bool = False) -> None:
        if out.dtype != np.dtype(dtype):
            raise TypeError("wrong type")

    def refuse(self, *_: object) -> None:
        raise TypeError("not a scalar")

    integers = random = poisson = standard_gamma = standard_normal = standard_exponential = refuse
    uniform = beta = geometric = logseries = hypergeometric = binomial = refuse


@pytest.fixture
def generators(cuda: Cuda, monkeypatch: pytest.MonkeyPatch) -> type:
    class Made(Generator):
        integers = lambda self, *_: None  # noqa: E731  (it finds nothing wrong)

    for name, method in vars(Generator).items():
        if method is Generator.refuse and name not in ("refuse", "integers"):
            setattr(Made, name, method)
    module = ModuleType(cupy_generator.MODULE)
    module.Generator = Made  # type: ignore[attr-defined]
    host = SimpleNamespace(
        ndarray=HostArray,
        asarray=lambda value, kind=None: np.array(value, kind).view(HostArray),
        asnumpy=np.asarray,
        broadcast=lambda *arrays: np.broadcast(*arrays) if len(arrays) > 1 else arrays[0],
        broadcast_to=np.broadcast_to,
        add=np.add,
    )
    monkeypatch.setitem(sys.modules, cupy_generator.MODULE, module)
    monkeypatch.setattr(cupy_generator, "_cupy", lambda: host)
    cupy_generator.install()
    yield Made
    cupy_generator._original.cache_clear()


DRAWN: dict[str, tuple[tuple[Any, ...], float]] = {  # parameters, mean
    "random": ((), 0.5),
    "uniform": ((2.0, 6.0), 4),
    "integers": ((10, 21), 15),
    "standard_normal": ((), 0),
    "standard_exponential": ((), 1),
    "standard_gamma": ((3.0,), 3),
    "beta": ((1.0, 3.0), 0.25),
    "geometric": ((0.5,), 2),
    "logseries": ((0.5,), 0.5 / (0.5 * np.log(2))),
    "poisson": ((4.0,), 4),
    "hypergeometric": ((10, 30, 8), 2),
    "binomial": ((10, 0.3), 3),
}


@pytest.mark.parametrize("name", DRAWN)
def test_generators_of_random_numbers(generators: Any, name: str) -> None:
    given, mean = DRAWN[name]
    one, other = generators(3), generators(3)
    found = getattr(one, name)(*given, size=(64, 64))
    assert found.shape == (64, 64) and abs(found.mean() - mean) < 0.1 * max(1, mean)
    np.testing.assert_array_equal(found, getattr(other, name)(*given, size=(64, 64)))
    assert (found != getattr(one, name)(*given, size=(64, 64))).any()


def test_generators_take_arrays_and_write_into_them(generators: Any) -> None:
    generator = generators(4)
    means = np.array([[1.0], [100.0]]).view(HostArray)
    found = generator.poisson(means, (2, 500))
    assert abs(found[0].mean() - 1) < 0.3 and abs(found[1].mean() - 100) < 3
    out = np.zeros((3, 400), np.float32).view(HostArray)
    for name, given in (("random", ()), ("standard_normal", ()), ("standard_gamma", (2.0,))):
        out[:] = -100
        assert getattr(generator, name)(*given, dtype=np.float32, out=out) is out
        assert (out > -100).all()
        with pytest.raises(TypeError, match="wrong type"):
            getattr(generator, name)(*given, out=out)
    bits = np.zeros(64, np.int32).view(HostArray)
    cupy_generator.random_raw(generator.bit_generator, bits)
    assert len(set(bits.tolist())) == 64


@pytest.mark.parametrize("call", [("poisson", "four"), ("beta", 1.0, None), ("binomial", 3, 1)])
def test_generators_refuse_what_the_package_does(generators: Any, call: tuple[Any, ...]) -> None:
    name, *given = call
    with pytest.raises(TypeError, match="not a scalar"):
        getattr(generators(1), name)(*given)


def test_machine_code_of_a_fat_binary_that_is_ptx() -> None:
    added = []

    def real(name: str) -> Callable[..., int]:
        def call(*arguments: object) -> int:
            added.append((name, arguments[3].value))  # type: ignore[attr-defined]
            return 0

        return call

    override = nvfatbin.choose("nvFatbinAddCubin", real)
    assert override is not None and nvfatbin.choose("nvFatbinAddPTX", real) is None
    code = b"// a remark\n.version 8.0\n.target sm_90a\n.address_size 64\n\0"
    for data, arch in ((code, b"90a"), (code, b"75"), (b"\x7fELF and .target sm_90", b"90"), (code, None)):
        place = ctypes.create_string_buffer(data, len(data))
        expected = nvfatbin.ARCH_MISMATCH if arch == b"75" else 0
        assert override.function(7, ctypes.addressof(place), len(data), arch, b"name") == expected
    assert added == [("nvFatbinAddPTX", b"90a"), ("nvFatbinAddCubin", b"90"), ("nvFatbinAddCubin", None)]


# ------------------------------------------------------------------------------------------------------------ cuFFT


@pytest.fixture(scope="module")
def fft() -> ctypes.CDLL:
    """The library as programs find it."""
    cufft.install("libcufft.so.12")
    return ctypes.CDLL("libcufft.so.12")


def made_plan(fft: ctypes.CDLL, name: str, *arguments: object) -> int:
    plan = ctypes.c_int()
    assert getattr(fft, name)(ctypes.byref(plan), *arguments) == 0
    return plan.value


def pointer(value: int) -> ctypes.c_uint64:
    return ctypes.c_uint64(value)


@pytest.mark.parametrize(("name", "code", "kind"), [("C2C", 0x29, np.complex64), ("Z2Z", 0x69, np.complex128)])
def test_transforms_of_complex_numbers(cuda: Cuda, fft: ctypes.CDLL, name: str, code: int, kind: type) -> None:
    rng = np.random.default_rng(0)
    given = (rng.random((3, 10)) + 1j * rng.random((3, 10))).astype(kind)
    source, target = cuda.upload(given), cuda.alloc(given.nbytes)
    plan, execute = made_plan(fft, "cufftPlan1d", 10, code, 3), getattr(fft, f"cufftExec{name}")
    assert execute(plan, pointer(source), pointer(target), -1) == 0
    found = cuda.download(target, given.size, kind).reshape(given.shape)
    np.testing.assert_allclose(found, np.fft.fft(given), rtol=1e-5)
    assert execute(plan, pointer(target), pointer(target), 1) == 0
    back = cuda.download(target, given.size, kind).reshape(given.shape)
    np.testing.assert_allclose(back, 10 * given, rtol=1e-4)
    assert fft.cufftDestroy(plan) == 0
    assert execute(plan, pointer(source), pointer(target), -1) == fft.cufftDestroy(plan) == 1


@pytest.mark.parametrize("in_place", [False, True])
def test_transforms_of_real_numbers(cuda: Cuda, fft: ctypes.CDLL, in_place: bool) -> None:
    """In place, rows have room for what is made of them."""
    given = np.random.default_rng(0).random((4, 6)).astype(np.float32)
    rows = np.zeros((4, 8 if in_place else 6), np.float32)
    rows[:, :6] = given
    source = cuda.upload(rows)
    target = source if in_place else cuda.alloc(4 * 4 * 8)
    plan = made_plan(fft, "cufftPlan2d", 4, 6, 0x2A)
    assert fft.cufftExecR2C(plan, pointer(source), pointer(target)) == 0
    found = cuda.download(target, 16, np.complex64).reshape(4, 4)
    np.testing.assert_allclose(found, np.fft.rfft2(given), rtol=1e-4, atol=1e-5)
    inverse = made_plan(fft, "cufftPlan2d", 4, 6, 0x2C)
    assert fft.cufftExecC2R(inverse, pointer(target), pointer(source)) == 0
    back = cuda.download(source, rows.size, np.float32).reshape(rows.shape)[:, :6]
    np.testing.assert_allclose(back, 24 * given, rtol=1e-4)


def test_transforms_of_a_part_of_an_array_in_a_stream(cuda: Cuda, fft: ctypes.CDLL) -> None:
    """Every second number of the first four of each row; in a graph, too."""
    given = np.arange(24).reshape(3, 8).astype(np.complex64)
    source, stream = cuda.upload(given), cuda.out("cuStreamCreate", 1)
    target = cuda.alloc(3 * 4 * 8)
    sizes, embed = (ctypes.c_int * 1)(4), (ctypes.c_int * 1)(4)
    plan = made_plan(fft, "cufftPlanMany", 1, sizes, embed, 2, 8, embed, 1, 4, 0x29, 3)
    assert fft.cufftSetStream(plan, pointer(stream)) == 0
    cuda.cuStreamBeginCapture_v2(stream, 0)
    assert fft.cufftExecC2C(plan, pointer(source), pointer(target), -1) == 0
    graph = ctypes.c_uint64()
    cuda.cuStreamEndCapture(stream, ctypes.addressof(graph))
    cuda.cuMemsetD32_v2(target, 0, 24)
    cuda.cuGraphLaunch(cuda.out("cuGraphInstantiateWithFlags", graph.value, 0), stream)
    cuda.cuStreamSynchronize(stream)
    found = cuda.download(target, 12, np.complex64).reshape(3, 4)
    np.testing.assert_allclose(found, np.fft.fft(given[:, ::2]), rtol=1e-5)


@pytest.mark.parametrize(("real", "complex_", "bits"), [(2, 6, 11), (14, 15, 8)])
def test_transforms_of_16_bit_numbers(cuda: Cuda, fft: ctypes.CDLL, real: int, complex_: int, bits: int) -> None:
    """There and back: pairs of them, and real ones, of sizes that are powers of two."""
    kinds = {6: half_numbers.COMPLEX_HALF, 15: half_numbers.COMPLEX_BFLOAT, 2: half_numbers.HALF}
    pairs, numbers = kinds[complex_], kinds.get(real, half_numbers.BFLOAT)
    sizes = (ctypes.c_longlong * 2)(4, 8)
    rng = np.random.default_rng(3)
    given = np.empty((4, 8), pairs)
    half_numbers.write(given, rng.random((4, 8)) + 1j * rng.random((4, 8)))
    source, target = cuda.upload(given), cuda.alloc(given.nbytes)

    def exec_plan(one: int, other: int, *places: int, direction: int = -1) -> None:
        plan, empty = made_plan(fft, "cufftCreate"), (ctypes.c_longlong(0),) * 2
        layout = None, *empty, one, None, *empty, other, ctypes.c_longlong(1), ctypes.byref(ctypes.c_size_t()), other
        assert fft.cufftXtMakePlanMany(plan, 2, sizes, *layout) == 0
        assert fft.cufftXtExec(plan, *map(pointer, places), direction) == 0

    exec_plan(complex_, complex_, source, target)
    found = half_numbers.widened(cuda.download(target, 32, pairs)).reshape(4, 8)
    expected = np.fft.fft2(half_numbers.widened(given))
    np.testing.assert_allclose(found, expected, atol=2.0**-bits * np.abs(expected).max())
    exec_plan(complex_, complex_, target, target, direction=1)
    found = half_numbers.widened(cuda.download(target, 32, pairs)).reshape(4, 8) / 32
    np.testing.assert_allclose(found, half_numbers.widened(given), atol=2.0 ** (2 - bits))
    plain = np.empty((4, 8), numbers)
    half_numbers.write(plain, rng.random((4, 8)))
    source = cuda.upload(plain)
    exec_plan(real, complex_, source, target)
    exec_plan(complex_, real, target, source)
    found = half_numbers.widened(cuda.download(source, 32, numbers)).reshape(4, 8) / 32
    np.testing.assert_allclose(found, half_numbers.widened(plain), atol=2.0 ** (2 - bits))


def test_numbers_of_16_bits_are_the_nearest_ones() -> None:
    values = np.array([1 + 2**-8, 1 + 3 * 2**-8, 1 + 2**-8 + 2**-20, -np.inf, 3.5e38, np.nan], np.float64)
    place = np.empty(6, half_numbers.BFLOAT)
    half_numbers.write(place, values)
    assert [f"{bits:04x}" for bits in place["real"]] == ["3f80", "3f82", "3f81", "ff80", "7f80", "7fff"]
    found = half_numbers.widened(place)
    assert found[0] == 1 and found[3] == -np.inf and np.isnan(found[5])
    pairs = np.empty(1, half_numbers.COMPLEX_HALF)
    half_numbers.write(pairs, np.array([1e6 - 0.1j]))
    assert pairs["real"][0] == np.inf and pairs["imag"][0] == np.float16(-0.1)


def test_transforms_that_are_not_possible(cuda: Cuda, fft: ctypes.CDLL, capfd: pytest.CaptureFixture[str]) -> None:
    plan, empty = ctypes.c_int(), made_plan(fft, "cufftCreate")
    assert fft.cufftPlan1d(ctypes.byref(plan), 8, 0x30, 1) == 3
    assert fft.cufftPlan1d(ctypes.byref(plan), 0, 0x29, 1) == 8
    assert fft.cufftExecC2C(empty, pointer(0), pointer(0), -1) == 1
    assert fft.cufftXtSetGPUs(empty, 2, None) == 16
    odd, zero, one = (ctypes.c_longlong(number) for number in (12, 0, 1))
    for kinds, code in (((6, 6), 8), ((2, 2), 16), ((6, 4), 16), ((4, 4), 0), ((99, 99), 16)):
        rest = None, zero, zero, kinds[0], None, zero, zero, kinds[1], one, None, kinds[1]
        assert fft.cufftXtMakePlanMany(empty, 1, ctypes.byref(odd), *rest) == code
    empty = made_plan(fft, "cufftCreate")
    works = made_plan(fft, "cufftPlan1d", 8, 0x29, 1)
    assert fft.cufftExecC2C(works, pointer(0), pointer(0), 5) == 4
    assert fft.cufftExecC2C(works, pointer(64), pointer(64), 1) == 0
    assert cuda.error("cuCtxSynchronize") == "ERROR_ILLEGAL_ADDRESS"
    assert "cuFFT: (8,), from 0x40 to 0x40" in capfd.readouterr().err


def test_of_large_libraries_only_tables_are_read(tmp_path: Path) -> None:
    """Compilers have hundreds of megabytes; a program that only starts must not read them."""
    made = write(tmp_path, "liblarge.so", ["second", "first"])
    os.truncate(made, 1 << 40)
    assert exported(made) == ["first", "second"]


@pytest.mark.parametrize(("package", "library"), list(machine_code.LIBRARIES.items()))
def test_libraries_that_nothing_stands_in_for(package: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = ModuleType(package)
    vars(made).update(create=lambda: 1, _load=len, get_build_version=lambda: 7, geqrf=len, Error=ValueError, LEFT=0)
    monkeypatch.setitem(sys.modules, package, made)
    machine_code.install(package)
    for name in ("create", "geqrf"):
        with pytest.raises(NotImplementedError, match=f"^{name} of {library} is machine code"):
            getattr(made, name)(1, 2, key=3)
    assert (made.get_build_version(), made.LEFT, made.Error, made._load) == (7, 0, ValueError, len)


# -------------------------------------------------------------------------------------------------- CUB, as CuPy has it


class DeviceArray:
    """As much of `cupy.ndarray` as CUB's functions ask for."""

    cuda: Cuda

    def __init__(self, shape: tuple[int, ...], dtype: Any, order: str = "C") -> None:
        self.shape, self.dtype, self.order = shape, np.dtype(dtype), order
        self.size, self.ndim = prod(shape), len(shape)
        self.data = SimpleNamespace(ptr=self.cuda.alloc(max(1, self.size * self.dtype.itemsize)))
        self.flags = SimpleNamespace(c_contiguous=order == "C", f_contiguous=order == "F")

    @classmethod
    def of(cls, values: np.ndarray, order: str = "C") -> DeviceArray:
        made = cls(values.shape, values.dtype, order)
        flat = values.ravel(order)  # type: ignore[call-overload]
        cls.cuda.cuMemcpyHtoD_v2(made.data.ptr, flat.ctypes.data, flat.nbytes)
        return made

    def get(self) -> np.ndarray:
        found = self.cuda.download(self.data.ptr, self.size, self.dtype)
        return found.reshape(self.shape, order=self.order)  # type: ignore[call-overload]

    def __setitem__(self, where: object, values: DeviceArray) -> None:
        self.cuda.cuMemcpyDtoD_v2(self.data.ptr, values.data.ptr, self.size * self.dtype.itemsize)


@pytest.fixture
def arrays(cuda: Cuda, monkeypatch: pytest.MonkeyPatch) -> type[DeviceArray]:
    module = SimpleNamespace(ndarray=DeviceArray, ascontiguousarray=lambda x: DeviceArray.of(x.get()))
    monkeypatch.setitem(sys.modules, "cupy", module)
    monkeypatch.setattr(DeviceArray, "cuda", cuda, raising=False)
    return DeviceArray


def operation(name: str) -> SimpleNamespace:
    return SimpleNamespace(name=f"CUPY_CUB_{name}")


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.int8, np.uint64, np.complex64])
@pytest.mark.parametrize("name", ["SUM", "PROD", "MIN", "MAX"])
@pytest.mark.parametrize(("order", "axes"), [("C", (2,)), ("C", (1, 2)), ("F", (0,)), ("F", (0, 1))])
def test_reductions_along_axes(
    arrays: type[DeviceArray], dtype: Any, name: str, order: str, axes: tuple[int, ...]
) -> None:
    values = (np.random.default_rng(1).random((2, 3, 4)) * 9 - 4).astype(dtype)
    rest = tuple(axis for axis in range(3) if axis not in axes)
    reduce = {"SUM": np.sum, "PROD": np.prod, "MIN": np.min, "MAX": np.max}[name]
    how = {"dtype": dtype} if name in ("SUM", "PROD") else {}
    for keep in (False, True):
        expected = reduce(values, axis=axes, keepdims=keep, **how)
        found = cupy_cub.device_segmented_reduce(arrays.of(values, order), operation(name), axes, rest, None, keep, 1)
        assert (found.shape, found.dtype) == (expected.shape, expected.dtype)
        np.testing.assert_allclose(found.get(), expected, rtol=3e-3 if dtype == np.float16 else 1e-5)


def test_sums_of_half_precision_lose_nothing_on_the_way(arrays: type[DeviceArray]) -> None:
    ones = arrays.of(np.ones(4096, np.float16))
    assert cupy_cub.device_reduce(ones, operation("SUM"), (0,), ()).get() == 4096
    row = arrays.of(np.ones((1, 4096), np.float16))
    assert cupy_cub.device_segmented_reduce(row, operation("SUM"), (1,), (0,)).get()[0] == 4096
    assert cupy_cub.device_scan(ones, operation("CUMSUM")).get()[-1] == 4096


def test_reductions_of_whole_arrays(arrays: type[DeviceArray]) -> None:
    values = np.array([[3, -7, 5], [9, -7, 9]], np.int32)
    names = ("SUM", "PROD", "MIN", "MAX", "ARGMIN", "ARGMAX")
    for order in "CF":
        given = arrays.of(values, order)
        made = [cupy_cub.device_reduce(given, operation(name), (0, 1), ()) for name in names]
        assert [int(each.get()) for each in made] == [12, 59535, -7, 9, 1, 3]
        assert [str(each.dtype) for each in made] == ["int32"] * 4 + ["int64"] * 2
    kept, out = (arrays((1, 1), np.int32) for _ in range(2))
    assert cupy_cub.device_reduce(given, operation("SUM"), (0, 1), (), out, True) is out
    assert out.get().tolist() == [[12]] and kept.shape == (1, 1)
    nothing = arrays((0, 2), np.float32)
    assert cupy_cub.device_reduce(nothing, operation("SUM"), (0, 1), ()).get() == 0
    with pytest.raises(ValueError, match="no identity"):
        cupy_cub.device_reduce(nothing, operation("MAX"), (0, 1), ())
    with pytest.raises(ValueError, match="dimensions"):
        cupy_cub.device_reduce(given, operation("SUM"), (0, 1), (), out)
    with pytest.raises(ValueError, match="not a reduction"):
        cupy_cub.device_reduce(given, operation("CUMSUM"), (0, 1), ())
    with pytest.raises(ValueError, match="has the shape"):
        cupy_cub.device_segmented_reduce(given, operation("SUM"), (1,), (0,), out)


def test_scans_are_in_place(arrays: type[DeviceArray]) -> None:
    for name, expected in (("CUMSUM", [1, 3, 6, 10]), ("CUMPROD", [1, 2, 6, 24])):
        given = arrays.of(np.array([1, 2, 3, 4], np.int64))
        assert cupy_cub.device_scan(given, operation(name)) is given
        assert given.get().tolist() == expected
    wrapped = cupy_cub.device_scan(arrays.of(np.array([100, 100], np.int8)), operation("CUMSUM"))
    assert wrapped.get().tolist() == [100, -56]
    with pytest.raises(ValueError, match="not a scan"):
        cupy_cub.device_scan(given, operation("SUM"))


def test_histograms(arrays: type[DeviceArray]) -> None:
    counts = arrays.of(np.full(3, 77, np.int64))
    numbers = arrays.of(np.array([0.5, 1, 1.5, 2, 3, -1, np.nan], np.float64))
    assert cupy_cub.device_histogram(numbers, counts, arrays.of(np.array([0.0, 1, 2, 3]))) is counts
    assert counts.get().tolist() == [1, 2, 1]
    cupy_cub.device_histogram(arrays.of(np.array([0, 2, 2, 3, 9, -1], np.int32)), counts, 4)
    assert counts.get().tolist() == [1, 0, 2]
    with pytest.raises(ValueError, match="integers"):
        cupy_cub.device_histogram(numbers, counts, 4)


def test_streams_that_capture_get_cupys_own_kernels(
    cuda: Cuda, arrays: type[DeviceArray], monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, given = cuda.out("cuStreamCreate", 1), arrays.of(np.ones(4, np.float32))
    counts = arrays((2,), np.int64)
    monkeypatch.setattr(cupy_cub, "current_stream", lambda: stream)
    cuda.cuStreamBeginCapture_v2(stream, 2)
    assert cupy_cub.device_reduce(given, operation("SUM"), (0,), ()) is None
    assert cupy_cub.device_segmented_reduce(given, operation("SUM"), (0,), ()) is None
    assert cupy_cub.device_scan(given, operation("CUMSUM")) is None
    assert cupy_cub.device_histogram(given, counts, given) is None
    cuda.cuStreamEndCapture(stream, cuda.place())


# ---------------------------------------------------------------------------------------------- runtime, as CuPy has it


def test_optional_arguments_of_cython() -> None:
    seen = []
    parameters = ["size_t", "int __pyx_skip_dispatch", "struct __pyx_opt_args_f *__pyx_optional_args"]
    address = native_function("PyObject *", parameters, lambda *given: seen.append(given))
    kind = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_size_t, ctypes.c_int, ctypes.c_void_p)
    given = (ctypes.c_int * 2)(1, 7)
    kind(address)(5, 0, None)
    kind(address)(6, 0, ctypes.addressof(given))
    assert seen == [(5,), (6, 7)]


def test_arrays_and_host_functions_of_cupys_runtime(cuda: Cuda) -> None:
    class Module:
        CUDARuntimeError = ValueError

    runtime.prepare(13)
    functions = cupy_runtime.Runtime(Module).functions()
    channels = (ctypes.c_int * 5)(32, 0, 0, 0, 2)
    array = functions["malloc3DArray"](ctypes.addressof(channels), 8, 4, 0, 2)
    resource = (ctypes.c_uint64 * 16)(0, array)
    surface = functions["createSurfaceObject"](ctypes.addressof(resource))
    functions["destroySurfaceObject"](surface)
    functions["freeArray"](array)
    with pytest.raises(ValueError, match="400"):
        functions["freeArray"](array)
    seen: list[int] = []
    stream, kept = functions["streamCreate"](), (seen.append, 3)
    functions["launchHostFunc"](stream, seen.append, 1)
    functions["streamAddCallback"](stream, lambda queue, error, value: seen.append(value), 2)
    functions["streamSynchronize"](stream)
    functions["streamBeginCapture"](stream)
    functions["_launchHostFuncUnmanaged"](stream, kept)
    executable = functions["graphInstantiate"](functions["streamEndCapture"](stream))
    for _ in range(2):
        functions["graphLaunch"](executable, stream)
    functions["streamSynchronize"](stream)
    assert seen == [1, 2, 3, 3]
    functions["streamBeginCapture"](stream)
    assert functions["streamQuery"](stream) == 900  # a code, no exception
    with pytest.raises(ValueError, match="901"):
        functions["streamEndCapture"](stream)

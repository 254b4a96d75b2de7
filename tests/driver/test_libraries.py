"""Libraries of machine code, whose work Python does: sorting and products of matrices for CuPy; stand-ins of compilers'
libraries."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import numpy as np
import pytest
from tests.driver.cuda import Cuda

from ptxvm.driver.stand_ins import cupy_blas, cupy_random, cupy_sorting, nvfatbin


@pytest.fixture(autouse=True)
def default_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cupy_blas.Blas, "_stream", lambda self, handle: 0)
    monkeypatch.setattr(cupy_sorting, "current_stream", lambda: 0)
    monkeypatch.setattr(cupy_random, "current_stream", lambda: 0)


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

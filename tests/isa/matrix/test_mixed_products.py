"""Several different products in one kernel, with numbers of all kinds, against Python's integers (`exact.py`)."""

from dataclasses import dataclass

import numpy as np
import pytest
from tests.isa.matrix import exact
from tests.isa.matrix.kernels import Product
from tests.isa.matrix.reference import codes
from tests.isa.matrix.test_mma_sp import Sparse, metadata, words_of

import ptxvm

TARGET = "sm_120a"
GENERATIONS = ("sm_80", "sm_89", "sm_90", "sm_100", "sm_120")
DENSE = [
    "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
    "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16",
    "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32",
    "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32",
    "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32",
    "mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e4m3.f16",
    "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32",
    "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e2m1.e4m3.f16",
]
#: With the number of selectors.
SPARSE = {
    "mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32": 4,
    "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16": 2,
    "mma.sp.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32": 4,
    "mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32": 4,
    "mma.sp.sync.aligned.m16n8k64.row.col.f32.e5m2.e4m3.f32": 1,
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m3.e2m1.f32": 1,
}
UNUSED = {"tf32": 13, "e2m1": 2}
_HEAD = ".visible .entry kernel(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd)"


@dataclass(frozen=True)
class Case:
    """A product with its matrices of codes; `columns`: for each stored element of A its column."""

    product: Product
    a: np.ndarray
    b: np.ndarray
    c: np.ndarray
    columns: np.ndarray

    @property
    def arrays(self) -> list[np.ndarray]:
        """What the kernel is given; the last one is D."""
        _, a, b, _ = self.product.types
        given = self.a << UNUSED.get(a, 0), self.b << UNUSED.get(b, 0), self.c
        spread = [self.product.spread(place, matrix) for place, matrix in zip("abc", given, strict=True)]
        count, width = self.product.registers("d")
        dtype = np.dtype(f"u{self.product.bits(self.product.types[0]) // 8}")
        return [*spread, np.zeros((32, count * width // 8 // dtype.itemsize), dtype)]

    def expected(self, row: int, column: int, generation: str) -> int:
        """The code of an element of D."""
        d, a, b, _ = self.product.types
        pairs = [(int(x), int(self.b[place, column])) for x, place in zip(self.a[row], self.columns[row], strict=True)]
        addend = int(self.c[row, column])
        if generation in ("sm_90", "sm_100") and a[0] == "e" and "kind::" not in self.product.opcode:
            return exact.in_halves(pairs, (a, b), addend, d)
        return exact.dot(pairs, (a, b), addend, d, exact.steps(generation, a))


def _case(opcode: str, selector: int | None, seed: str, rng: np.random.Generator) -> Case:
    product = Product(opcode, TARGET, "9.3")
    (m, n, k), (_, a, b, c) = product.shape, product.types
    columns = np.broadcast_to(np.arange(k), (m, k))
    if selector is not None:
        columns, said = metadata(opcode, k, rng)
        product = Sparse(opcode, TARGET, "9.3", selector, words_of(said, selector))
    kind = int(rng.integers(6))
    sizes = ((columns.shape, a), ((k, n), b), ((m, n), c))
    matrices = [codes(f"{seed} {place}", size, type_, kind) for place, (size, type_) in enumerate(sizes)]
    matrices = [
        x >> np.uint64(UNUSED["tf32"]) if type_ == "tf32" else x for x, (_, type_) in zip(matrices, sizes, strict=True)
    ]
    return Case(product, *(x.astype(np.uint64) for x in matrices), columns)


def _kernel(products: list[Product]) -> str:
    """All of them, each in a scope of its own."""
    heads, bodies = [], []
    for number, product in enumerate(products):
        head, body = product.text().replace("table", f"table{number}").split(_HEAD)
        for place in "abcd":
            body = body.replace(f"[p{place}]", f"[p{place}{number}]")
        heads += [line for line in head.splitlines() if line.startswith(".const")]
        bodies.append(body.replace("ret;", ""))
    parameters = ", ".join(f".param .u64 p{place}{number}" for number in range(len(products)) for place in "abcd")
    start = f".version 9.3\n.target {TARGET}\n.address_size 64\n"
    return "\n".join([start, *heads, f".visible .entry kernel({parameters})\n{{", *bodies, "ret;\n}"])


def _cases(seed: int, rng: np.random.Generator) -> list[Case]:
    """Three of all forms, and a sparse one with two selectors."""
    forms: list[tuple[str, int | None]] = [(str(form), None) for form in rng.choice(DENSE, 3, replace=False)]
    opcode, count = list(SPARSE.items())[rng.integers(len(SPARSE))]
    forms += [(opcode, int(rng.integers(count))), (opcode, count - 1)]
    order = rng.permutation(len(forms))
    return [_case(*forms[place], f"{seed} {place}", rng) for place in order]


def _check(seed: int, engine: str) -> None:
    rng = np.random.default_rng(seed)
    generation = GENERATIONS[seed % len(GENERATIONS)]
    cases = _cases(seed, rng)
    arrays = [case.arrays for case in cases]
    text = _kernel([case.product for case in cases])
    ptxvm.run(text, grid=1, block=32, args=[x for each in arrays for x in each], engine=engine, tensor_cores=generation)
    for case, (*_, d) in zip(cases, arrays, strict=True):
        found = case.product.gathered(d)
        for _ in range(16):
            row, column = int(rng.integers(16)), int(rng.integers(8))
            expected = case.expected(row, column, generation)
            assert int(found[row, column]) == expected, (case.product.opcode, generation, row, column)


@pytest.mark.parametrize("seed", range(5))
def test_products_do_not_depend_on_others_of_their_kernel(seed: int) -> None:
    _check(seed, "jit")


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("seed", range(5, 105))
def test_many_products_do_not_depend_on_others_of_their_kernel(engine: str, seed: int) -> None:
    _check(seed, engine)

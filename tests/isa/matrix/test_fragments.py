"""One element at a time goes through the lanes of `mma`, to the place that `fragments.py` has from the ISA's text."""

import numpy as np
import pytest
from tests.isa.matrix.kernels import Product

ONE = {
    "f16": 0x3C00,
    "bf16": 0x3F80,
    "tf32": 0x3F80_0000,
    "f32": 0x3F80_0000,
    "f64": 0x3FF0_0000_0000_0000,
    "e4m3": 0x38,
    "e5m2": 0x3C,
    "e3m2": 0x0C,
    "e2m3": 0x08,
    "e2m1": 0x02 << 2,  # in the middle of its byte
}
"""The code of 1.0; that of integers is 1."""

FORMS = {
    "sm_80": [
        *(f"m16n8k{k}.row.col.{d}.f16.f16.{d}" for k in (8, 16) for d in ("f16", "f32")),
        *(f"m16n8k{k}.row.col.f32.bf16.bf16.f32" for k in (8, 16)),
        *(f"m16n8k{k}.row.col.f32.tf32.tf32.f32" for k in (4, 8)),
        *(f"{shape}.row.col.s32.s8.u8.s32" for shape in ("m8n8k16", "m16n8k16", "m16n8k32")),
        *(f"{shape}.row.col.s32.u4.s4.s32" for shape in ("m8n8k32", "m16n8k32", "m16n8k64")),
        *(f"{shape}.row.col.s32.b1.b1.s32.and.popc" for shape in ("m8n8k128", "m16n8k128", "m16n8k256")),
    ],
    "sm_90": [f"{shape}.row.col.f64.f64.f64.f64" for shape in ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16")],
    "sm_120a": [
        "m16n8k16.row.col.f32.e4m3.e5m2.f32",
        "m16n8k32.row.col.f16.e5m2.e4m3.f16",
        "m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e2m3.f32",
        "m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32",
    ],
}
CASES = [(target, form) for target, forms in FORMS.items() for form in forms]


def turned(rows: int, k: int) -> np.ndarray:
    """For each of `k` warps a matrix [rows, k] with a single 1 in each row, in all places one after the other."""
    matrix = np.zeros((k, rows, k), np.int64)
    warp, row = np.indices((k, rows))
    matrix[warp, row, (warp + 7 * row) % k] = 1
    return matrix


def labels(count: int, bits: int) -> np.ndarray:
    """Different rows of zeros and ones, as far as there are so many."""
    numbers = np.random.default_rng(5).permutation(1 << bits)[np.arange(count) % (1 << bits)]
    return numbers[:, None] >> np.arange(bits) & 1


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize(("target", "form"), CASES, ids=[form for _, form in CASES])
def test_each_element_of_a_and_b(target: str, form: str, engine: str) -> None:
    product = Product(f"mma.sync.aligned.{form}", target)
    (m, n, k), (d_type, a_type, b_type, c_type) = product.shape, product.types
    singles, columns = turned(m, k), np.broadcast_to(labels(k, n), (k, k, n))
    rows, others = np.broadcast_to(labels(k, m).T, (k, m, k)), turned(n, k).transpose(0, 2, 1)
    a, b = np.concatenate([singles, rows]), np.concatenate([columns, others])
    c = np.zeros((len(a), m, n), np.int64)
    one_a, one_b, one_d = (ONE.get(type_, 1) for type_ in (a_type, b_type, d_type))
    found = product.run(a * one_a, b * one_b, c, engine=engine)
    np.testing.assert_array_equal(found, (a @ b * one_d).astype(found.dtype))
    assert c_type == d_type

"""One element at a time goes through the lanes of `mma`, to the place that `fragments.py` has from the ISA's text."""

import numpy as np
import pytest
from tests.isa.matrix.kernels import Product

import ptxvm

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

_FLOATS = ("e4m3", "e5m2")
_NARROW = (*_FLOATS, "e3m2", "e2m3", "e2m1")
PAIRS = {
    "sm_80": [
        *(
            f"{shape}.row.col{satfinite}.s32.{a}.{b}.s32"
            for shapes, types in (
                (("m8n8k16", "m16n8k16", "m16n8k32"), ("s8", "u8")),
                (("m8n8k32", "m16n8k32", "m16n8k64"), ("s4", "u4")),
            )
            for shape in shapes
            for satfinite in ("", ".satfinite")
            for a in types
            for b in types
        ),
        *(f"{shape}.row.col.s32.b1.b1.s32.xor.popc" for shape in ("m8n8k128", "m16n8k128", "m16n8k256")),
    ],
    "sm_120a": [
        *(
            f"{shape}.row.col.{d}.{a}.{b}.{d}"
            for shape in ("m16n8k16", "m16n8k32")
            for d in ("f16", "f32")
            for a in _FLOATS
            for b in _FLOATS
        ),
        *(f"m16n8k32.row.col.kind::f8f6f4.{d}.{a}.{b}.{d}" for d in ("f16", "f32") for a in _NARROW for b in _NARROW),
    ],
}
"""The other types of these shapes, in the interpreter: that both engines agree on every form is tested elsewhere."""
OTHERS = [(target, form) for target, forms in PAIRS.items() for form in forms if (target, form) not in CASES]
CHECKS = [
    *((*case, engine) for case in CASES for engine in ("interpret", "jit")),
    *(
        pytest.param(target, form, "interpret", marks=() if ".xor" in form else pytest.mark.slow)
        for target, form in OTHERS
    ),
]
NAMES = [*(f"{form}-{engine}" for _, form in CASES for engine in ("interpret", "jit")), *(form for _, form in OTHERS)]


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


@pytest.mark.parametrize(("target", "form", "engine"), CHECKS, ids=NAMES)
def test_each_element_of_a_and_b(target: str, form: str, engine: str) -> None:
    product = Product(f"mma.sync.aligned.{form}", target)
    (m, n, k), (d_type, a_type, b_type, c_type) = product.shape, product.types
    singles, columns = turned(m, k), np.broadcast_to(labels(k, n), (k, k, n))
    rows, others = np.broadcast_to(labels(k, m).T, (k, m, k)), turned(n, k).transpose(0, 2, 1)
    a, b = np.concatenate([singles, rows]), np.concatenate([columns, others])
    c = np.zeros((len(a), m, n), np.int64)
    one_a, one_b, one_d = (ONE.get(type_, 1) for type_ in (a_type, b_type, d_type))
    found = product.run(a * one_a, b * one_b, c, engine=engine)
    expected = a @ (1 - b) + (1 - a) @ b if ".xor" in form else a @ b * one_d
    np.testing.assert_array_equal(found, expected.astype(found.dtype))
    assert c_type == d_type


@pytest.mark.parametrize(("target", "form"), CASES, ids=[form for _, form in CASES])
def test_each_element_of_c(target: str, form: str) -> None:
    """Nothing is added to numbers that are all different."""
    product = Product(f"mma.sync.aligned.{form}", target)
    m, n, k = product.shape
    codes = np.random.default_rng(6).permutation(m * n) + {"f16": 0x3C00, "f32": 0x3F80_0000}.get(product.types[0], 0)
    codes = codes.reshape(1, m, n).astype(np.float64).view(np.uint64) if product.types[0] == "f64" else codes
    c = codes.reshape(1, m, n)
    found = product.run(np.zeros((1, m, k), np.int64), np.zeros((1, k, n), np.int64), c, "interpret")
    np.testing.assert_array_equal(found, c)


SCALED = [
    ("m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0", 1, 0x38383838),
    ("m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0", 2, 0x22222222),
    ("m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0", 2, 0x22222222),
    ("m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0", 4, 0x22222222),
    ("m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3", 4, 0x22222222),
]
"""Forms with scales, how many of these a row has, and a register of ones."""

SPARSE_SCALED = [
    ("m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0", 1, 0x38383838),
    ("m16n8k128.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0", 2, 0x22222222),
    ("m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0", 2, 0x22222222),
    ("m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0", 4, 0x22222222),
    ("m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3", 4, 0x22222222),
]
"""Those of which half of A is stored."""

STORED_FIRST = 0x44444444
"""Metadata: of four elements, or pairs of them, the first two are stored."""


def scale_lanes(line: int, thread: int, *, of_rows: bool) -> int:
    """The lane that holds the scales of a row of A or a column of B (ISA 9.7.14.3): the selector of threads names one
    of each four for a column, and two for rows `g` and `g + 8`."""
    return 4 * (line % 8) + (2 * thread + line // 8 if of_rows else thread)


def scale_registers(scales: np.ndarray, byte: int, thread: int, *, of_rows: bool) -> np.ndarray:
    """Of all lanes, from scales [lines, blocks]; what no selector names is NaN."""
    words = np.full((32, 4), 0xFF, np.uint8)
    for line, codes in enumerate(scales):
        words[scale_lanes(line, thread, of_rows=of_rows), byte : byte + len(codes)] = codes
    return words.view(np.uint32)[:, 0]


def scaled_kernel(form: str, ones: int, selectors: list[tuple[int, int, int, int]], *, sparse: bool) -> str:
    """A product of ones for each pair of selectors, with registers of scales of its own."""
    matrices = ", ".join("{" + ", ".join(["%one"] * count) + "}" for count in (4, 4 if sparse else 2))
    variant = ".sp::ordered_metadata" if sparse else ""
    lines = []
    for number, (byte_a, thread_a, byte_b, thread_b) in enumerate(selectors):
        scales = f"%x, {{{byte_a}, {thread_a}}}, %y, {{{byte_b}, {thread_b}}}"
        if sparse:
            scales = f"%e, 0, {scales}"
        lines += [
            f"ld.global.u32 %x, [%a+{128 * number}]; ld.global.u32 %y, [%b+{128 * number}];",
            f"mma{variant}.sync.aligned.{form} {{%d0, %d1, %d2, %d3}}, {matrices}, {{%z, %z, %z, %z}}, {scales};",
            f"st.global.v4.f32 [%out+{512 * number}], {{%d0, %d1, %d2, %d3}};",
        ]
    return f""".version 9.1
.target sm_120a
.address_size 64
.visible .entry kernel(.param .u64 pa, .param .u64 pb, .param .u64 pd)
{{
    .reg .b64 %a, %b, %out; .reg .b32 %t, %one, %x, %y, %e; .reg .f32 %d<4>, %z;
    mov.u32 %t, %tid.x; mov.b32 %one, {ones:#x}; mov.b32 %e, {STORED_FIRST:#x}; mov.f32 %z, 0f00000000;
    ld.param.u64 %a, [pa]; mad.wide.u32 %a, %t, 4, %a; ld.param.u64 %b, [pb]; mad.wide.u32 %b, %t, 4, %b;
    ld.param.u64 %out, [pd]; mad.wide.u32 %out, %t, 16, %out;
    {" ".join(lines)}
    ret;
}}
"""


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize(("form", "blocks", "ones"), SCALED, ids=[form for form, *_ in SCALED])
def test_each_scale(form: str, blocks: int, ones: int, engine: str) -> None:
    """For all selectors. The scales of a row, or of a column, are different powers of two; so are their sums."""
    check_scales(form, blocks, ones, engine, sparse=False)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize(("form", "blocks", "ones"), SPARSE_SCALED, ids=[form for form, *_ in SPARSE_SCALED])
def test_each_scale_of_sparse_matrices(form: str, blocks: int, ones: int, engine: str) -> None:
    """They lie in the same lanes; a scale belongs to as many stored elements as that of a dense matrix."""
    check_scales(form, blocks, ones, engine, sparse=True)


def check_scales(form: str, blocks: int, ones: int, engine: str, *, sparse: bool) -> None:
    bytes_ = range(0, 4, blocks)
    selectors = [(byte, 1 - thread % 2, 3 * blocks - byte & 3, thread) for byte in bytes_ for thread in range(4)]
    selectors += [(byte, thread % 2, byte, thread) for byte in bytes_ for thread in range(4)]
    rng, count = np.random.default_rng(8), len(selectors)
    of_a, of_b = (rng.integers(0, 7, (count, lines, blocks)) for lines in (16, 8))
    bias, step = (7, 8) if form.endswith("ue4m3") else (127, 1)
    registers = [
        np.array(
            [
                scale_registers((own + bias) * step, *pair, of_rows=of_rows)
                for own, pair in zip(
                    scales, [(s[0], s[1]) if of_rows else (s[2], s[3]) for s in selectors], strict=True
                )
            ]
        )
        for scales, of_rows in ((of_a, True), (of_b, False))
    ]
    found = np.zeros((count, 32, 4), np.float32)
    text = scaled_kernel(form, ones, selectors, sparse=sparse)
    ptxvm.run(text, grid=1, block=32, args=[*registers, found], engine=engine)
    lane, index = np.indices((32, 4))
    row, column = lane // 4 + 8 * (index // 2), lane % 4 * 2 + index % 2
    k = int(form.split(".", maxsplit=1)[0].split("k")[1])
    expected = k // (2 if sparse else 1) // blocks * (2.0 ** (of_a[:, row] + of_b[:, column])).sum(axis=-1)
    np.testing.assert_array_equal(found, expected)
